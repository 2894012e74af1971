// f32[4]
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.ceil"(%0) : (tensor<4xf32>) -> tensor<4xf32>
return %1 : tensor<4xf32>
}
}

// bf16[4]
module @example {
func.func public @main(%0: tensor<4xbf16>) -> (tensor<4xbf16>) {
%1 = "stablehlo.ceil"(%0) : (tensor<4xbf16>) -> tensor<4xbf16>
return %1 : tensor<4xbf16>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xi64>) {
return %0 : tensor<4xi64>
}
}

