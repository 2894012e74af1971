// f32[2,3] f32[3]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.add"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %3 : tensor<2x3xf32>
}
}

// bf16[4] 0.5
// run-time numbers: other:F32
module @example {
func.func public @main(%0: tensor<4xbf16>, %1: tensor<f32>) -> (tensor<4xbf16>) {
%2 = "stablehlo.convert"(%1) : (tensor<f32>) -> tensor<bf16>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<4xbf16>
%4 = "stablehlo.add"(%0, %3) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
return %4 : tensor<4xbf16>
}
}

// f32[4] f32[4] alpha=0.1
// run-time numbers: alpha:F32
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<4xf32>, %2: tensor<f32>) -> (tensor<4xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.add"(%0, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %5 : tensor<4xf32>
}
}

// s32[2] f32[]
module @example {
func.func public @main(%0: tensor<2xi32>, %1: tensor<f32>) -> (tensor<2xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<2xi32>) -> tensor<2xf32>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%4 = "stablehlo.add"(%2, %3) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
return %4 : tensor<2xf32>
}
}

