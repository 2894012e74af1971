// f32[2,4,3] s64[2,4] 7 -1 false
module @example {
func.func public @main(%0: tensor<2x4x3xf32>, %1: tensor<2x4xi64>) -> (tensor<7x3xf32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x4xi64>) -> tensor<8xi64>
%3 = "stablehlo.convert"(%2) : (tensor<8xi64>) -> tensor<8xi32>
%4 = "stablehlo.reshape"(%0) : (tensor<2x4x3xf32>) -> tensor<8x3xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x3xf32>} : () -> tensor<7x3xf32>
%9 = "stablehlo.scatter"(%5, %3, %4) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<7x3xf32>, tensor<8xi32>, tensor<8x3xf32>) -> tensor<7x3xf32>
return %9 : tensor<7x3xf32>
}
}

// bf16[5,3] s32[5] 7 2 false
module @example {
func.func public @main(%0: tensor<5x3xbf16>, %1: tensor<5xi32>) -> (tensor<7x3xbf16>) {
%2 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%5 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%7 = "stablehlo.select"(%4, %6, %1) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x3xbf16>} : () -> tensor<7x3xbf16>
%12 = "stablehlo.scatter"(%8, %7, %0) ({
^bb0(%9: tensor<bf16>, %10: tensor<bf16>):
%11 = "stablehlo.add"(%9, %10) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
"stablehlo.return"(%11) : (tensor<bf16>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<7x3xbf16>, tensor<5xi32>, tensor<5x3xbf16>) -> tensor<7x3xbf16>
return %12 : tensor<7x3xbf16>
}
}

// f32[5,3] s64[5] 4 1 true
module @example {
func.func public @main(%0: tensor<5x3xf32>, %1: tensor<5xi64>) -> (tensor<4x3xf32>) {
%2 = "stablehlo.convert"(%1) : (tensor<5xi64>) -> tensor<5xi32>
%3 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%6 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%8 = "stablehlo.select"(%5, %7, %2) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%14 = "stablehlo.scatter"(%10, %8, %9) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
%13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%13) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xf32>, tensor<5xi32>, tensor<5xf32>) -> tensor<4xf32>
%15 = "stablehlo.gather"(%14, %8) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<5xi32>) -> tensor<5xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3xf32>
%17 = "stablehlo.divide"(%0, %16) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%22 = "stablehlo.scatter"(%18, %8, %17) ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
%21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%21) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<5xi32>, tensor<5x3xf32>) -> tensor<4x3xf32>
return %22 : tensor<4x3xf32>
}
}

