// f32[3,5] 2
module @example {
func.func public @main(%0: tensor<3x5xf32>) -> (tensor<3xf32>, tensor<3xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%12, %13 = "stablehlo.sort"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>, %4: tensor<i32>, %5: tensor<i32>):
%6 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.not"(%8) : (tensor<i1>) -> tensor<i1>
%10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.or"(%6, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) {dimension = 1 : i64, is_stable = true} : (tensor<3x5xf32>, tensor<3x5xi32>) -> (tensor<3x5xf32>, tensor<3x5xi32>)
%14 = "stablehlo.slice"(%12) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<3x5xf32>) -> tensor<3x1xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<3x1xf32>) -> tensor<3xf32>
%16 = "stablehlo.slice"(%13) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<3x5xi32>) -> tensor<3x1xi32>
%17 = "stablehlo.reshape"(%16) : (tensor<3x1xi32>) -> tensor<3xi32>
%18 = "stablehlo.convert"(%17) : (tensor<3xi32>) -> tensor<3xi64>
return %15, %18 : tensor<3xf32>, tensor<3xi64>
}
}

// s32[5,3] 4 0 true
module @example {
func.func public @main(%0: tensor<5x3xi32>) -> (tensor<1x3xi32>, tensor<1x3xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%7, %8 = "stablehlo.sort"(%0, %1) ({
^bb0(%2: tensor<i32>, %3: tensor<i32>, %4: tensor<i32>, %5: tensor<i32>):
%6 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<5x3xi32>, tensor<5x3xi32>) -> (tensor<5x3xi32>, tensor<5x3xi32>)
%9 = "stablehlo.slice"(%7) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>} : (tensor<5x3xi32>) -> tensor<1x3xi32>
%10 = "stablehlo.reshape"(%9) : (tensor<1x3xi32>) -> tensor<3xi32>
%11 = "stablehlo.slice"(%8) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>} : (tensor<5x3xi32>) -> tensor<1x3xi32>
%12 = "stablehlo.reshape"(%11) : (tensor<1x3xi32>) -> tensor<3xi32>
%13 = "stablehlo.reshape"(%10) : (tensor<3xi32>) -> tensor<1x3xi32>
%14 = "stablehlo.convert"(%12) : (tensor<3xi32>) -> tensor<3xi64>
%15 = "stablehlo.reshape"(%14) : (tensor<3xi64>) -> tensor<1x3xi64>
return %13, %15 : tensor<1x3xi32>, tensor<1x3xi64>
}
}

