// f32[3,4] 0 s64[5]
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<5xi64>) -> (tensor<5x4xf32>) {
%2 = "stablehlo.convert"(%1) : (tensor<5xi64>) -> tensor<5xi32>
%3 = "stablehlo.gather"(%0, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>} : (tensor<3x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
return %3 : tensor<5x4xf32>
}
}

// bf16[3,4,2] 1 s32[2]
module @example {
func.func public @main(%0: tensor<3x4x2xbf16>, %1: tensor<2xi32>) -> (tensor<3x2x2xbf16>) {
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 2>} : (tensor<3x4x2xbf16>, tensor<2xi32>) -> tensor<3x2x2xbf16>
return %2 : tensor<3x2x2xbf16>
}
}

// f32[3,4] 1 s64[]
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<i64>) -> (tensor<3x1xf32>) {
%2 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<i32>
%3 = "stablehlo.reshape"(%2) : (tensor<i32>) -> tensor<1xi32>
%4 = "stablehlo.gather"(%0, %3) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1>} : (tensor<3x4xf32>, tensor<1xi32>) -> tensor<3x1xf32>
return %4 : tensor<3x1xf32>
}
}

// f32[] 0 s64[1]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<1xi64>) -> (tensor<f32>) {
%2 = "stablehlo.reshape"(%0) : (tensor<f32>) -> tensor<1xf32>
%3 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xi32>
%4 = "stablehlo.gather"(%2, %3) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<1xf32>, tensor<1xi32>) -> tensor<1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
return %5 : tensor<f32>
}
}

