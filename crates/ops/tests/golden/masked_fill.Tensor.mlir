// f32[2,3] bool[3] f32[]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xi1>, %2: tensor<f32>) -> (tensor<2x3xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi1>) -> tensor<2x3xi1>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
%5 = "stablehlo.select"(%3, %4, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %5 : tensor<2x3xf32>
}
}

// bf16[4] bool[4] f32[]
module @example {
func.func public @main(%0: tensor<4xbf16>, %1: tensor<4xi1>, %2: tensor<f32>) -> (tensor<4xbf16>) {
%3 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<bf16>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<4xbf16>
%5 = "stablehlo.select"(%1, %4, %0) : (tensor<4xi1>, tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
return %5 : tensor<4xbf16>
}
}

