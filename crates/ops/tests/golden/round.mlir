// f32[16]
module @example {
func.func public @main(%0: tensor<16xf32>) -> (tensor<16xf32>) {
%1 = "stablehlo.round_nearest_even"(%0) : (tensor<16xf32>) -> tensor<16xf32>
return %1 : tensor<16xf32>
}
}

// bf16[16]
module @example {
func.func public @main(%0: tensor<16xbf16>) -> (tensor<16xbf16>) {
%1 = "stablehlo.round_nearest_even"(%0) : (tensor<16xbf16>) -> tensor<16xbf16>
return %1 : tensor<16xbf16>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xi64>) {
return %0 : tensor<4xi64>
}
}

