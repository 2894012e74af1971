// f32[2,6,3,2] 3
module @example {
func.func public @main(%0: tensor<2x6x3x2xf32>) -> (tensor<2x6x3x2xf32>) {
%1 = "stablehlo.reshape"(%0) : (tensor<2x6x3x2xf32>) -> tensor<2x3x2x6xf32>
%2 = "stablehlo.transpose"(%1) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x3x2x6xf32>) -> tensor<2x2x3x6xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<2x2x3x6xf32>) -> tensor<2x6x3x2xf32>
return %3 : tensor<2x6x3x2xf32>
}
}

// f32[2,4,3] 2
module @example {
func.func public @main(%0: tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>) {
%1 = "stablehlo.reshape"(%0) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
%2 = "stablehlo.transpose"(%1) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
return %3 : tensor<2x4x3xf32>
}
}

