// f32[2,8,3,2] 2
module @example {
func.func public @main(%0: tensor<2x8x3x2xf32>) -> (tensor<2x2x6x4xf32>) {
%1 = "stablehlo.reshape"(%0) : (tensor<2x8x3x2xf32>) -> tensor<2x2x2x2x3x2xf32>
%2 = "stablehlo.transpose"(%1) {permutation = array<i64: 0, 1, 4, 2, 5, 3>} : (tensor<2x2x2x2x3x2xf32>) -> tensor<2x2x3x2x2x2xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<2x2x3x2x2x2xf32>) -> tensor<2x2x6x4xf32>
return %3 : tensor<2x2x6x4xf32>
}
}

// f32[9,1,2] 3
module @example {
func.func public @main(%0: tensor<9x1x2xf32>) -> (tensor<1x3x6xf32>) {
%1 = "stablehlo.reshape"(%0) : (tensor<9x1x2xf32>) -> tensor<1x1x3x3x1x2xf32>
%2 = "stablehlo.transpose"(%1) {permutation = array<i64: 0, 1, 4, 2, 5, 3>} : (tensor<1x1x3x3x1x2xf32>) -> tensor<1x1x1x3x2x3xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<1x1x1x3x2x3xf32>) -> tensor<1x3x6xf32>
return %3 : tensor<1x3x6xf32>
}
}

