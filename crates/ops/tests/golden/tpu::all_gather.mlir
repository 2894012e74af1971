// f32[2,3] [4,2,1]
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
%1 = "stablehlo.all_gather"(%0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>} : (tensor<2x3xf32>) -> tensor<4x3xf32>
return %1 : tensor<4x3xf32>
}
}

// bool[3] [2,2,1]
module @example {
func.func public @main(%0: tensor<3xi1>) -> (tensor<6xi1>) {
%1 = "stablehlo.all_gather"(%0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<3xi1>) -> tensor<6xi1>
return %1 : tensor<6xi1>
}
}

