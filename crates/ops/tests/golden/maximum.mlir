// f32[2,3] f32[3]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.maximum"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %3 : tensor<2x3xf32>
}
}

// s64[8] s64[8]
module @example {
func.func public @main(%0: tensor<8xi64>, %1: tensor<8xi64>) -> (tensor<8xi64>) {
%2 = "stablehlo.maximum"(%0, %1) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
return %2 : tensor<8xi64>
}
}

// bool[4] bool[4]
module @example {
func.func public @main(%0: tensor<4xi1>, %1: tensor<4xi1>) -> (tensor<4xi1>) {
%2 = "stablehlo.maximum"(%0, %1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
return %2 : tensor<4xi1>
}
}

// bf16[4] f32[4]
module @example {
func.func public @main(%0: tensor<4xbf16>, %1: tensor<4xf32>) -> (tensor<4xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<4xbf16>) -> tensor<4xf32>
%3 = "stablehlo.maximum"(%2, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %3 : tensor<4xf32>
}
}

