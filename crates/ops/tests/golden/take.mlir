// f32[3,4] s64[2,3]
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<2x3xi64>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.reshape"(%0) : (tensor<3x4xf32>) -> tensor<12xf32>
%3 = "stablehlo.convert"(%1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
%4 = "stablehlo.constant"() {value = dense<12> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%6 = "stablehlo.add"(%3, %5) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%9 = "stablehlo.compare"(%3, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%10 = "stablehlo.select"(%9, %6, %3) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%11 = "stablehlo.gather"(%2, %10) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<12xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
return %11 : tensor<2x3xf32>
}
}

// s32[] s64[2]
module @example {
func.func public @main(%0: tensor<i32>, %1: tensor<2xi64>) -> (tensor<2xi32>) {
%2 = "stablehlo.reshape"(%0) : (tensor<i32>) -> tensor<1xi32>
%3 = "stablehlo.convert"(%1) : (tensor<2xi64>) -> tensor<2xi32>
%4 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%6 = "stablehlo.add"(%3, %5) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%9 = "stablehlo.compare"(%3, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%10 = "stablehlo.select"(%9, %6, %3) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%11 = "stablehlo.gather"(%2, %10) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<1xi32>, tensor<2xi32>) -> tensor<2xi32>
return %11 : tensor<2xi32>
}
}

// f32[3] s64[]
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<i64>) -> (tensor<f32>) {
%2 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<i32>
%3 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.add"(%2, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = "stablehlo.select"(%6, %4, %2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%8 = "stablehlo.gather"(%0, %7) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<3xf32>, tensor<i32>) -> tensor<f32>
return %8 : tensor<f32>
}
}

