// f32[4,3] 0 s64[2] f32[2,3]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<2xi64>, %2: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<2xi64>) -> tensor<2xi32>
%6 = "stablehlo.scatter"(%0, %3, %2) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<4x3xf32>
return %6 : tensor<4x3xf32>
}
}

// f32[4,3] 1 s64[1] f32[4,1]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<1xi64>, %2: tensor<4x1xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xi32>
%4 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0>} : (tensor<4x3xf32>) -> tensor<3x4xf32>
%5 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0>} : (tensor<4x1xf32>) -> tensor<1x4xf32>
%8 = "stablehlo.scatter"(%4, %3, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<3x4xf32>, tensor<1xi32>, tensor<1x4xf32>) -> tensor<3x4xf32>
%9 = "stablehlo.transpose"(%8) {permutation = array<i64: 1, 0>} : (tensor<3x4xf32>) -> tensor<4x3xf32>
return %9 : tensor<4x3xf32>
}
}

// f32[4] 0 s64[] f32[]
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<i64>, %2: tensor<f32>) -> (tensor<4xf32>) {
%3 = "stablehlo.reshape"(%1) : (tensor<i64>) -> tensor<1xi64>
%4 = "stablehlo.reshape"(%2) : (tensor<f32>) -> tensor<1xf32>
%5 = "stablehlo.convert"(%3) : (tensor<1xi64>) -> tensor<1xi32>
%8 = "stablehlo.scatter"(%0, %5, %4) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xf32>, tensor<1xi32>, tensor<1xf32>) -> tensor<4xf32>
return %8 : tensor<4xf32>
}
}

