// f32[2,8] f32[2,8] 0.5
// run-time numbers: lambd:F32
module @example {
func.func public @main(%0: tensor<2x8xf32>, %1: tensor<2x8xf32>, %2: tensor<f32>) -> (tensor<2x8xf32>) {
%3 = "stablehlo.negate"(%2) : (tensor<f32>) -> tensor<f32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%6 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%7 = "stablehlo.compare"(%1, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%8 = "stablehlo.or"(%5, %7) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%10 = "stablehlo.select"(%8, %0, %9) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %10 : tensor<2x8xf32>
}
}

