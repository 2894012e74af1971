// f32[2,16] f32[16]
module @example {
func.func public @main(%0: tensor<2x16xf32>, %1: tensor<16xf32>) -> (tensor<2x16xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<2x16xf32>
%3 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%4 = "stablehlo.abs"(%2) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%5 = "stablehlo.compare"(%4, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xi1>
%6 = "stablehlo.negate"(%3) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%7 = "stablehlo.select"(%5, %2, %6) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%8 = "stablehlo.convert"(%7) : (tensor<2x16xf32>) -> tensor<2x16xi32>
%9 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i32>, %11: tensor<i32>):
%12 = "stablehlo.maximum"(%10, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%12) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x16xi32>, tensor<i32>) -> tensor<i32>
%14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.add"(%0, %0) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%17 = "stablehlo.subtract"(%15, %16) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%19 = "stablehlo.compare"(%8, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%21 = "stablehlo.select"(%19, %20, %17) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%40, %41, %42, %43 = "stablehlo.while"(%14, %17, %22, %21) ({
^bb0(%23: tensor<i32>, %24: tensor<2x16xf32>, %25: tensor<2x16xf32>, %26: tensor<2x16xf32>):
%27 = "stablehlo.compare"(%23, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%27) : (tensor<i1>) -> ()
}, {
^bb0(%28: tensor<i32>, %29: tensor<2x16xf32>, %30: tensor<2x16xf32>, %31: tensor<2x16xf32>):
%32 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%33 = "stablehlo.multiply"(%32, %0) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%35 = "stablehlo.subtract"(%34, %30) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%36 = "stablehlo.add"(%28, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x16xi32>
%38 = "stablehlo.compare"(%8, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%39 = "stablehlo.select"(%38, %35, %31) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
"stablehlo.return"(%36, %35, %29, %39) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> ()
}) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>)
%44 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%45 = "stablehlo.compare"(%8, %44) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%47 = "stablehlo.select"(%45, %46, %43) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %47 : tensor<2x16xf32>
}
}

// f64[8] s64[8]
module @example {
func.func public @main(%0: tensor<8xf64>, %1: tensor<8xi64>) -> (tensor<8xf64>) {
%2 = "stablehlo.convert"(%1) : (tensor<8xi64>) -> tensor<8xf64>
%3 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf64>} : () -> tensor<8xf64>
%4 = "stablehlo.abs"(%2) : (tensor<8xf64>) -> tensor<8xf64>
%5 = "stablehlo.compare"(%4, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%6 = "stablehlo.negate"(%3) : (tensor<8xf64>) -> tensor<8xf64>
%7 = "stablehlo.select"(%5, %2, %6) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%8 = "stablehlo.convert"(%7) : (tensor<8xf64>) -> tensor<8xi32>
%9 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i32>, %11: tensor<i32>):
%12 = "stablehlo.maximum"(%10, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%12) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
%14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.add"(%0, %0) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%17 = "stablehlo.subtract"(%15, %16) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%19 = "stablehlo.compare"(%8, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%21 = "stablehlo.select"(%19, %20, %17) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%40, %41, %42, %43 = "stablehlo.while"(%14, %17, %22, %21) ({
^bb0(%23: tensor<i32>, %24: tensor<8xf64>, %25: tensor<8xf64>, %26: tensor<8xf64>):
%27 = "stablehlo.compare"(%23, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%27) : (tensor<i1>) -> ()
}, {
^bb0(%28: tensor<i32>, %29: tensor<8xf64>, %30: tensor<8xf64>, %31: tensor<8xf64>):
%32 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%33 = "stablehlo.multiply"(%32, %0) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%35 = "stablehlo.subtract"(%34, %30) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%36 = "stablehlo.add"(%28, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%38 = "stablehlo.compare"(%8, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%39 = "stablehlo.select"(%38, %35, %31) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
"stablehlo.return"(%36, %35, %29, %39) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> ()
}) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>)
%44 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%45 = "stablehlo.compare"(%8, %44) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%47 = "stablehlo.select"(%45, %46, %43) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
return %47 : tensor<8xf64>
}
}

