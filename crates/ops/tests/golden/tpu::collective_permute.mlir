// f32[2,3] [1,0] [4,2,1]
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
%1 = "stablehlo.collective_permute"(%0) {source_target_pairs = dense<[[0, 1], [1, 0], [2, 3], [3, 2]]> : tensor<4x2xi64>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
return %1 : tensor<2x3xf32>
}
}

// bool[3] [1,2,3,0] [4,4,1]
module @example {
func.func public @main(%0: tensor<3xi1>) -> (tensor<3xi1>) {
%1 = "stablehlo.collective_permute"(%0) {source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>} : (tensor<3xi1>) -> tensor<3xi1>
return %1 : tensor<3xi1>
}
}

