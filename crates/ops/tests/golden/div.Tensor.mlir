// f32[2,3] f32[3]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %3 : tensor<2x3xf32>
}
}

// bf16[4] bf16[4]
module @example {
func.func public @main(%0: tensor<4xbf16>, %1: tensor<4xbf16>) -> (tensor<4xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<4xbf16>) -> tensor<4xf32>
%3 = "stablehlo.convert"(%1) : (tensor<4xbf16>) -> tensor<4xf32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.convert"(%4) : (tensor<4xf32>) -> tensor<4xbf16>
return %5 : tensor<4xbf16>
}
}

// s32[3] s32[3]
module @example {
func.func public @main(%0: tensor<3xi32>, %1: tensor<3xi32>) -> (tensor<3xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<3xi32>) -> tensor<3xf32>
%3 = "stablehlo.convert"(%1) : (tensor<3xi32>) -> tensor<3xf32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %4 : tensor<3xf32>
}
}

// f16[4] 0.3
// run-time numbers: other:F32
module @example {
func.func public @main(%0: tensor<4xf16>, %1: tensor<f32>) -> (tensor<4xf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<4xf16>) -> tensor<4xf32>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.convert"(%4) : (tensor<4xf32>) -> tensor<4xf16>
return %5 : tensor<4xf16>
}
}

// c64[2] c64[2]
module @example {
func.func public @main(%0: tensor<2xcomplex<f32>>, %1: tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>) {
%2 = "stablehlo.divide"(%0, %1) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
return %2 : tensor<2xcomplex<f32>>
}
}

