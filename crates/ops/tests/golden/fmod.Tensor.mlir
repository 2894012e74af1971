// f32[64] f32[64]
module @example {
func.func public @main(%0: tensor<64xf32>, %1: tensor<64xf32>) -> (tensor<64xf32>) {
%2 = "stablehlo.remainder"(%0, %1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
return %2 : tensor<64xf32>
}
}

// s64[16] s64[16]
module @example {
func.func public @main(%0: tensor<16xi64>, %1: tensor<16xi64>) -> (tensor<16xi64>) {
%2 = "stablehlo.remainder"(%0, %1) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
return %2 : tensor<16xi64>
}
}

// bf16[8] bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<8xbf16>) -> (tensor<8xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%1) : (tensor<8xbf16>) -> tensor<8xf32>
%4 = "stablehlo.remainder"(%2, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.convert"(%4) : (tensor<8xf32>) -> tensor<8xbf16>
return %5 : tensor<8xbf16>
}
}

