// f32[2,3,2,4,3] [4,8,6]
module @example {
func.func public @main(%0: tensor<2x3x2x4x3xf32>) -> (tensor<2x3x4x8x6xf32>) {
%1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 2, 2, 2>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1], [1, 1]]> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2, 2>, window_strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x4x3xf32>, tensor<f32>) -> tensor<2x3x4x8x6xf32>
return %5 : tensor<2x3x4x8x6xf32>
}
}

// f32[1,2,4,3,5] [3,5,4]
module @example {
func.func public @main(%0: tensor<1x2x4x3x5xf32>) -> (tensor<1x2x3x5x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 1, 3, 4]> : tensor<4xi32>} : () -> tensor<4xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 3, 1>} : (tensor<1x2x4x3x5xf32>, tensor<4xi32>) -> tensor<1x2x4x3x4xf32>
%3 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 2]> : tensor<5xi32>} : () -> tensor<5xi32>
%4 = "stablehlo.gather"(%2, %3) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x3x4xf32>, tensor<5xi32>) -> tensor<1x2x4x5x4xf32>
%5 = "stablehlo.constant"() {value = dense<[0, 2, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
%6 = "stablehlo.gather"(%4, %5) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 5, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x3x5x4xf32>
return %6 : tensor<1x2x3x5x4xf32>
}
}

