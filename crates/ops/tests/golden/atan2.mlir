// f32[2,3] f32[3]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.atan2"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %3 : tensor<2x3xf32>
}
}

// s64[4] s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>, %1: tensor<4xi64>) -> (tensor<4xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%3 = "stablehlo.convert"(%1) : (tensor<4xi64>) -> tensor<4xf32>
%4 = "stablehlo.atan2"(%2, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %4 : tensor<4xf32>
}
}

// bf16[4] bf16[4]
module @example {
func.func public @main(%0: tensor<4xbf16>, %1: tensor<4xbf16>) -> (tensor<4xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<4xbf16>) -> tensor<4xf32>
%3 = "stablehlo.convert"(%1) : (tensor<4xbf16>) -> tensor<4xf32>
%4 = "stablehlo.atan2"(%2, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.convert"(%4) : (tensor<4xf32>) -> tensor<4xbf16>
return %5 : tensor<4xbf16>
}
}

