// f32[4]
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.negate"(%0) : (tensor<4xf32>) -> tensor<4xf32>
return %1 : tensor<4xf32>
}
}

// u8[4]
module @example {
func.func public @main(%0: tensor<4xui8>) -> (tensor<4xui8>) {
%1 = "stablehlo.negate"(%0) : (tensor<4xui8>) -> tensor<4xui8>
return %1 : tensor<4xui8>
}
}

// c64[2]
module @example {
func.func public @main(%0: tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>) {
%1 = "stablehlo.negate"(%0) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
return %1 : tensor<2xcomplex<f32>>
}
}

