// f32[3,4]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<f32>) {
%1 = "stablehlo.reshape"(%0) : (tensor<3x4xf32>) -> tensor<12xf32>
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xi32>
%13, %14 = "stablehlo.sort"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>, %5: tensor<i32>, %6: tensor<i32>):
%7 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = "stablehlo.compare"(%4, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = "stablehlo.not"(%9) : (tensor<i1>) -> tensor<i1>
%11 = "stablehlo.and"(%8, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.or"(%7, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<12xf32>, tensor<12xi32>) -> (tensor<12xf32>, tensor<12xi32>)
%15 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%16 = "stablehlo.not"(%15) : (tensor<12xi1>) -> tensor<12xi1>
%17 = "stablehlo.convert"(%16) : (tensor<12xi1>) -> tensor<12xi32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.reduce"(%17, %18) ({
^bb0(%19: tensor<i32>, %20: tensor<i32>):
%21 = "stablehlo.add"(%19, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%21) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<12xi32>, tensor<i32>) -> tensor<i32>
%23 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%24 = "stablehlo.subtract"(%22, %23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%25 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%26 = "stablehlo.maximum"(%24, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%27 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%28 = "stablehlo.divide"(%26, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%29 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xi32>
%30 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<12xi32>
%31 = "stablehlo.compare"(%29, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%33 = "stablehlo.select"(%31, %13, %32) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.reduce"(%33, %34) ({
^bb0(%35: tensor<f32>, %36: tensor<f32>):
%37 = "stablehlo.add"(%35, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%37) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
return %38 : tensor<f32>
}
}

// bf16[5]
module @example {
func.func public @main(%0: tensor<5xbf16>) -> (tensor<bf16>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%12, %13 = "stablehlo.sort"(%0, %1) ({
^bb0(%2: tensor<bf16>, %3: tensor<bf16>, %4: tensor<i32>, %5: tensor<i32>):
%6 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%7 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%8 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%9 = "stablehlo.not"(%8) : (tensor<i1>) -> tensor<i1>
%10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.or"(%6, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<5xbf16>, tensor<5xi32>) -> (tensor<5xbf16>, tensor<5xi32>)
%14 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xi1>
%15 = "stablehlo.not"(%14) : (tensor<5xi1>) -> tensor<5xi1>
%16 = "stablehlo.convert"(%15) : (tensor<5xi1>) -> tensor<5xi32>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%21 = "stablehlo.reduce"(%16, %17) ({
^bb0(%18: tensor<i32>, %19: tensor<i32>):
%20 = "stablehlo.add"(%18, %19) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%20) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
%22 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.subtract"(%21, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%24 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.maximum"(%23, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%26 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%27 = "stablehlo.divide"(%25, %26) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%28 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%29 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%30 = "stablehlo.compare"(%28, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xbf16>} : () -> tensor<5xbf16>
%32 = "stablehlo.select"(%30, %12, %31) : (tensor<5xi1>, tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xbf16>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<bf16>} : () -> tensor<bf16>
%37 = "stablehlo.reduce"(%32, %33) ({
^bb0(%34: tensor<bf16>, %35: tensor<bf16>):
%36 = "stablehlo.add"(%34, %35) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
"stablehlo.return"(%36) : (tensor<bf16>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xbf16>, tensor<bf16>) -> tensor<bf16>
return %37 : tensor<bf16>
}
}

