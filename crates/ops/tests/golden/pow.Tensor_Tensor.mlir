// f32[4] f32[4]
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<4xf32>) -> (tensor<4xf32>) {
%2 = "stablehlo.power"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %2 : tensor<4xf32>
}
}

// s64[16] s64[16]
module @example {
func.func public @main(%0: tensor<16xi64>, %1: tensor<16xi64>) -> (tensor<16xi64>) {
%2 = "stablehlo.power"(%0, %1) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
return %2 : tensor<16xi64>
}
}

// bf16[2,1] bf16[3]
module @example {
func.func public @main(%0: tensor<2x1xbf16>, %1: tensor<3xbf16>) -> (tensor<2x3xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<2x1xbf16>) -> tensor<2x1xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.convert"(%1) : (tensor<3xbf16>) -> tensor<3xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.power"(%3, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.convert"(%6) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
return %7 : tensor<2x3xbf16>
}
}

// s32[4] f32[4]
module @example {
func.func public @main(%0: tensor<4xi32>, %1: tensor<4xf32>) -> (tensor<4xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf32>
%3 = "stablehlo.power"(%2, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %3 : tensor<4xf32>
}
}

// c64[4] c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%2 = "stablehlo.power"(%0, %1) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
return %2 : tensor<4xcomplex<f32>>
}
}

