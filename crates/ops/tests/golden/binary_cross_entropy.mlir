// f32[4,3] f32[4,3]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4x3xf32>) -> (tensor<f32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%5 = "stablehlo.compare"(%0, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
%6 = "stablehlo.and"(%3, %5) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
%7 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<i1>, %9: tensor<i1>):
%10 = "stablehlo.and"(%8, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%10) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%13 = "stablehlo.compare"(%1, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%15 = "stablehlo.compare"(%1, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
%16 = "stablehlo.and"(%13, %15) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
%17 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%21 = "stablehlo.reduce"(%16, %17) ({
^bb0(%18: tensor<i1>, %19: tensor<i1>):
%20 = "stablehlo.and"(%18, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%20) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
%22 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%23 = "stablehlo.log"(%0) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%24 = "stablehlo.maximum"(%23, %22) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%25 = "stablehlo.negate"(%0) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%26 = "stablehlo.log_plus_one"(%25) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%27 = "stablehlo.maximum"(%26, %22) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%28 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%29 = "stablehlo.subtract"(%1, %28) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%30 = "stablehlo.multiply"(%29, %27) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%31 = "stablehlo.multiply"(%1, %24) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%32 = "stablehlo.subtract"(%30, %31) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.reduce"(%32, %33) ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.add"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
%38 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.divide"(%37, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %39 : tensor<f32>
}
}

// f32[4,3] f32[4,3] f32[3] 0
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4x3xf32>, %2: tensor<3xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%6 = "stablehlo.compare"(%0, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
%7 = "stablehlo.and"(%4, %6) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
%8 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<i1>, %10: tensor<i1>):
%11 = "stablehlo.and"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%14 = "stablehlo.compare"(%1, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%16 = "stablehlo.compare"(%1, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
%17 = "stablehlo.and"(%14, %16) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
%18 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%22 = "stablehlo.reduce"(%17, %18) ({
^bb0(%19: tensor<i1>, %20: tensor<i1>):
%21 = "stablehlo.and"(%19, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%21) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
%23 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%24 = "stablehlo.log"(%0) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%25 = "stablehlo.maximum"(%24, %23) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%26 = "stablehlo.negate"(%0) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%27 = "stablehlo.log_plus_one"(%26) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%28 = "stablehlo.maximum"(%27, %23) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%29 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%30 = "stablehlo.subtract"(%1, %29) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%31 = "stablehlo.multiply"(%30, %28) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%32 = "stablehlo.multiply"(%1, %25) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%34 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%35 = "stablehlo.multiply"(%33, %34) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %35 : tensor<4x3xf32>
}
}

// bf16[8] bf16[8] none 2
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<8xbf16>) -> (tensor<bf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%1) : (tensor<8xbf16>) -> tensor<8xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%7 = "stablehlo.compare"(%2, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%8 = "stablehlo.and"(%5, %7) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%15 = "stablehlo.compare"(%3, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%17 = "stablehlo.compare"(%3, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%18 = "stablehlo.and"(%15, %17) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%19 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%23 = "stablehlo.reduce"(%18, %19) ({
^bb0(%20: tensor<i1>, %21: tensor<i1>):
%22 = "stablehlo.and"(%20, %21) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%22) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
%24 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<8xf32>} : () -> tensor<8xf32>
%25 = "stablehlo.log"(%2) : (tensor<8xf32>) -> tensor<8xf32>
%26 = "stablehlo.maximum"(%25, %24) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%27 = "stablehlo.negate"(%2) : (tensor<8xf32>) -> tensor<8xf32>
%28 = "stablehlo.log_plus_one"(%27) : (tensor<8xf32>) -> tensor<8xf32>
%29 = "stablehlo.maximum"(%28, %24) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%30 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%31 = "stablehlo.subtract"(%3, %30) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%32 = "stablehlo.multiply"(%31, %29) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%33 = "stablehlo.multiply"(%3, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%34 = "stablehlo.subtract"(%32, %33) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.reduce"(%34, %35) ({
^bb0(%36: tensor<f32>, %37: tensor<f32>):
%38 = "stablehlo.add"(%36, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%38) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
%40 = "stablehlo.convert"(%39) : (tensor<f32>) -> tensor<bf16>
return %40 : tensor<bf16>
}
}

