// f32[2,8] f32[2,8] -1 1
// run-time numbers: min_val:I64 max_val:I64
module @example {
func.func public @main(%0: tensor<2x8xf32>, %1: tensor<2x8xf32>, %2: tensor<i64>, %3: tensor<i64>) -> (tensor<2x8xf32>) {
%4 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<f32>
%5 = "stablehlo.convert"(%3) : (tensor<i64>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%7 = "stablehlo.compare"(%1, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%8 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%9 = "stablehlo.compare"(%1, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%10 = "stablehlo.and"(%7, %9) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%12 = "stablehlo.select"(%10, %0, %11) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %12 : tensor<2x8xf32>
}
}

