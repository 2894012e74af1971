// f32[2,3,5] [10]
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 2>, padding = dense<[[0, 0], [0, 0], [1, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 1, 1, 1>} : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<2x3x10xf32>
return %5 : tensor<2x3x10xf32>
}
}

// f32[2,3,5] [7]
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x7xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 2, 3, 4]> : tensor<7xi32>} : () -> tensor<7xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x5xf32>, tensor<7xi32>) -> tensor<2x3x7xf32>
return %2 : tensor<2x3x7xf32>
}
}

// f32[2,3,6] [3]
module @example {
func.func public @main(%0: tensor<2x3x6xf32>) -> (tensor<2x3x3xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x6xf32>) -> tensor<2x3x3xf32>
return %1 : tensor<2x3x3xf32>
}
}

