// f32[4,3] [4,2,2]
module @example {
func.func public @main(%0: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
%1 = "stablehlo.all_to_all"(%0) {concat_dimension = 0 : i64, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64} : (tensor<4x3xf32>) -> tensor<4x3xf32>
return %1 : tensor<4x3xf32>
}
}

