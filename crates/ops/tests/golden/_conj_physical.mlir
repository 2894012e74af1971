// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%1 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%2 = "stablehlo.imag"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%3 = "stablehlo.negate"(%2) : (tensor<4xf32>) -> tensor<4xf32>
%4 = "stablehlo.complex"(%1, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
return %4 : tensor<4xcomplex<f32>>
}
}

// f32[4]
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
return %0 : tensor<4xf32>
}
}

