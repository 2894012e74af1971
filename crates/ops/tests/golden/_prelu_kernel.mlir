// f32[2,3,4] f32[3,1]
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<3x1xf32>) -> (tensor<2x3x4xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x1xf32>) -> tensor<2x3x4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4xf32>} : () -> tensor<2x3x4xf32>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
%5 = "stablehlo.multiply"(%2, %0) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%6 = "stablehlo.select"(%4, %0, %5) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
return %6 : tensor<2x3x4xf32>
}
}

// bf16[4] bf16[1]
module @example {
func.func public @main(%0: tensor<4xbf16>, %1: tensor<1xbf16>) -> (tensor<4xbf16>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0>} : (tensor<1xbf16>) -> tensor<4xbf16>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xbf16>} : () -> tensor<4xbf16>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
%5 = "stablehlo.multiply"(%2, %0) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
%6 = "stablehlo.select"(%4, %0, %5) : (tensor<4xi1>, tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
return %6 : tensor<4xbf16>
}
}

