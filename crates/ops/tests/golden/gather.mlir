// f32[3,4] 0 s64[5,4]
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<5x4xi64>) -> (tensor<5x4xf32>) {
%2 = "stablehlo.convert"(%1) : (tensor<5x4xi64>) -> tensor<5x4xi32>
%3 = "stablehlo.gather"(%0, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x4xf32>, tensor<5x4xi32>) -> tensor<5x4xf32>
return %3 : tensor<5x4xf32>
}
}

// f32[3,4] -1 s32[2,1]
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<2x1xi32>) -> (tensor<2x1xf32>) {
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x4xf32>) -> tensor<2x4xf32>
%3 = "stablehlo.gather"(%2, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x4xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
return %3 : tensor<2x1xf32>
}
}

// bf16[2,3,4] 1 s64[1,6,2]
module @example {
func.func public @main(%0: tensor<2x3x4xbf16>, %1: tensor<1x6x2xi64>) -> (tensor<1x6x2xbf16>) {
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 3, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x4xbf16>) -> tensor<1x3x2xbf16>
%3 = "stablehlo.convert"(%1) : (tensor<1x6x2xi64>) -> tensor<1x6x2xi32>
%4 = "stablehlo.gather"(%2, %3) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<1x3x2xbf16>, tensor<1x6x2xi32>) -> tensor<1x6x2xbf16>
return %4 : tensor<1x6x2xbf16>
}
}

// f32[] 0 s64[3]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<3xi64>) -> (tensor<3xf32>) {
%2 = "stablehlo.reshape"(%0) : (tensor<f32>) -> tensor<1xf32>
%3 = "stablehlo.convert"(%1) : (tensor<3xi64>) -> tensor<3xi32>
%4 = "stablehlo.gather"(%2, %3) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<1xf32>, tensor<3xi32>) -> tensor<3xf32>
return %4 : tensor<3xf32>
}
}

// f32[4] 0 s64[]
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<i64>) -> (tensor<f32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<i64>) -> tensor<1xi64>
%3 = "stablehlo.convert"(%2) : (tensor<1xi64>) -> tensor<1xi32>
%4 = "stablehlo.gather"(%0, %3) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<1xi32>) -> tensor<1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
return %5 : tensor<f32>
}
}

// s64[3,4] 1 s64[0,4]
module @example {
func.func public @main(%0: tensor<3x4xi64>, %1: tensor<0x4xi64>) -> (tensor<0x4xi64>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<0x4xi64>} : () -> tensor<0x4xi64>
return %2 : tensor<0x4xi64>
}
}

