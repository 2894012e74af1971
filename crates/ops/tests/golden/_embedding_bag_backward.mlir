// f32[4,3] s64[6] s64[4] s64[6] s64[4] s64[4] 7 true 0 false none
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<6xi64>, %2: tensor<4xi64>, %3: tensor<6xi64>, %4: tensor<4xi64>, %5: tensor<4xi64>) -> (tensor<7x3xf32>) {
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x3xf32>} : () -> tensor<7x3xf32>
%7 = "stablehlo.convert"(%3) : (tensor<6xi64>) -> tensor<6xi32>
%8 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%9 = "stablehlo.gather"(%0, %7) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%15 = "stablehlo.scatter"(%11, %8, %10) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<7xf32>, tensor<6xi32>, tensor<6xf32>) -> tensor<7xf32>
%16 = "stablehlo.gather"(%15, %8) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<7xf32>, tensor<6xi32>) -> tensor<6xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x3xf32>
%18 = "stablehlo.divide"(%9, %17) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%22 = "stablehlo.scatter"(%6, %8, %18) ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
%21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%21) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<7x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<7x3xf32>
return %22 : tensor<7x3xf32>
}
}

