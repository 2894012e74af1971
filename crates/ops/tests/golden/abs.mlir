// f32[4]
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.abs"(%0) : (tensor<4xf32>) -> tensor<4xf32>
return %1 : tensor<4xf32>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xi64>) {
%1 = "stablehlo.abs"(%0) : (tensor<4xi64>) -> tensor<4xi64>
return %1 : tensor<4xi64>
}
}

// u8[4]
module @example {
func.func public @main(%0: tensor<4xui8>) -> (tensor<4xui8>) {
return %0 : tensor<4xui8>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xf32>) {
%1 = "stablehlo.abs"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
return %1 : tensor<4xf32>
}
}

// bf16[3]
module @example {
func.func public @main(%0: tensor<3xbf16>) -> (tensor<3xbf16>) {
%1 = "stablehlo.abs"(%0) : (tensor<3xbf16>) -> tensor<3xbf16>
return %1 : tensor<3xbf16>
}
}

