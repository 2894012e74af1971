// f32[2,3,4] f32[2,3,4] f32[3,1]
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<2x3x4xf32>, %2: tensor<3x1xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x1xf32>) -> tensor<2x3x4xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4xf32>} : () -> tensor<2x3x4xf32>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
%6 = "stablehlo.multiply"(%3, %0) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%7 = "stablehlo.select"(%5, %0, %6) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4xf32>} : () -> tensor<2x3x4xf32>
%9 = "stablehlo.compare"(%1, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
%10 = "stablehlo.multiply"(%1, %0) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4xf32>} : () -> tensor<2x3x4xf32>
%12 = "stablehlo.select"(%9, %11, %10) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
return %7, %12 : tensor<2x3x4xf32>, tensor<2x3x4xf32>
}
}

