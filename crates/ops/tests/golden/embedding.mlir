// f32[7,3] s64[2,4]
module @example {
func.func public @main(%0: tensor<7x3xf32>, %1: tensor<2x4xi64>) -> (tensor<2x4x3xf32>) {
%2 = "stablehlo.convert"(%1) : (tensor<2x4xi64>) -> tensor<2x4xi32>
%3 = "stablehlo.gather"(%0, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xf32>, tensor<2x4xi32>) -> tensor<2x4x3xf32>
return %3 : tensor<2x4x3xf32>
}
}

// bf16[7,3] s32[5]
module @example {
func.func public @main(%0: tensor<7x3xbf16>, %1: tensor<5xi32>) -> (tensor<5x3xbf16>) {
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xbf16>, tensor<5xi32>) -> tensor<5x3xbf16>
return %2 : tensor<5x3xbf16>
}
}

// f32[7,3] s64[]
module @example {
func.func public @main(%0: tensor<7x3xf32>, %1: tensor<i64>) -> (tensor<3xf32>) {
%2 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<i32>
%3 = "stablehlo.gather"(%0, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xf32>, tensor<i32>) -> tensor<3xf32>
return %3 : tensor<3xf32>
}
}

// f32[7,3] s64[0]
module @example {
func.func public @main(%0: tensor<7x3xf32>, %1: tensor<0xi64>) -> (tensor<0x3xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x3xf32>} : () -> tensor<0x3xf32>
return %2 : tensor<0x3xf32>
}
}

