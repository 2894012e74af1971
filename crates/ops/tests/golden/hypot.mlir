// f32[2,3] f32[3]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.complex"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
%4 = "stablehlo.abs"(%3) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
return %4 : tensor<2x3xf32>
}
}

// bf16[4] bf16[4]
module @example {
func.func public @main(%0: tensor<4xbf16>, %1: tensor<4xbf16>) -> (tensor<4xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<4xbf16>) -> tensor<4xf32>
%3 = "stablehlo.convert"(%1) : (tensor<4xbf16>) -> tensor<4xf32>
%4 = "stablehlo.complex"(%2, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
%5 = "stablehlo.abs"(%4) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%6 = "stablehlo.convert"(%5) : (tensor<4xf32>) -> tensor<4xbf16>
return %6 : tensor<4xbf16>
}
}

// f64[4] f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>, %1: tensor<4xf64>) -> (tensor<4xf64>) {
%2 = "stablehlo.complex"(%0, %1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xcomplex<f64>>
%3 = "stablehlo.abs"(%2) : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
return %3 : tensor<4xf64>
}
}

