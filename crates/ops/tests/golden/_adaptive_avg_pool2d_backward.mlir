// f32[2,3,4,3] f32[2,3,8,6]
module @example {
func.func public @main(%0: tensor<2x3x4x3xf32>, %1: tensor<2x3x8x6xf32>) -> (tensor<2x3x8x6xf32>) {
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce_window"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
return %8 : tensor<2x3x8x6xf32>
}
}

// f32[2,3,3,7] f32[2,3,7,5]
module @example {
func.func public @main(%0: tensor<2x3x3x7xf32>, %1: tensor<2x3x7x5xf32>) -> (tensor<2x3x7x5xf32>) {
%2 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2, 2]> : tensor<7xi32>} : () -> tensor<7xi32>
%3 = "stablehlo.gather"(%0, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 7>} : (tensor<2x3x3x7xf32>, tensor<7xi32>) -> tensor<2x3x7x7xf32>
%4 = "stablehlo.constant"() {value = dense<[3.333333333333333e-1, 3.333333333333333e-1, 3.333333333333333e-1, 3.333333333333333e-1, 3.333333333333333e-1, 3.333333333333333e-1, 3.333333333333333e-1]> : tensor<7xf32>} : () -> tensor<7xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x7xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%7 = "stablehlo.constant"() {value = dense<[1, 1, 1, 2, 2, 2, 2]> : tensor<7xi32>} : () -> tensor<7xi32>
%8 = "stablehlo.gather"(%0, %7) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 7>} : (tensor<2x3x3x7xf32>, tensor<7xi32>) -> tensor<2x3x7x7xf32>
%9 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 3.333333333333333e-1, -0.0e0, 3.333333333333333e-1, -0.0e0, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x7xf32>
%11 = "stablehlo.multiply"(%8, %10) : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%13 = "stablehlo.compare"(%9, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x7xi1>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%16 = "stablehlo.select"(%14, %11, %15) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%17 = "stablehlo.add"(%6, %16) : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%18 = "stablehlo.constant"() {value = dense<[0, 1, 2, 4, 5]> : tensor<5xi32>} : () -> tensor<5xi32>
%19 = "stablehlo.gather"(%17, %18) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 7, 1>} : (tensor<2x3x7x7xf32>, tensor<5xi32>) -> tensor<2x3x7x5xf32>
%20 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x7x5xf32>
%22 = "stablehlo.multiply"(%19, %21) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%23 = "stablehlo.constant"() {value = dense<[1, 2, 3, 5, 6]> : tensor<5xi32>} : () -> tensor<5xi32>
%24 = "stablehlo.gather"(%17, %23) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 7, 1>} : (tensor<2x3x7x7xf32>, tensor<5xi32>) -> tensor<2x3x7x5xf32>
%25 = "stablehlo.constant"() {value = dense<[5.0e-1, 5.0e-1, 1.0e0, 5.0e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x7x5xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%28 = "stablehlo.add"(%22, %27) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%29 = "stablehlo.constant"() {value = dense<[2, 3, 4, 6, 6]> : tensor<5xi32>} : () -> tensor<5xi32>
%30 = "stablehlo.gather"(%17, %29) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 7, 1>} : (tensor<2x3x7x7xf32>, tensor<5xi32>) -> tensor<2x3x7x5xf32>
%31 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 5.0e-1, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x7x5xf32>
%33 = "stablehlo.multiply"(%30, %32) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%35 = "stablehlo.compare"(%31, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x7x5xi1>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%38 = "stablehlo.select"(%36, %33, %37) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%39 = "stablehlo.add"(%28, %38) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
return %39 : tensor<2x3x7x5xf32>
}
}

// bf16[3,1,1] bf16[3,4,5]
module @example {
func.func public @main(%0: tensor<3x1x1xbf16>, %1: tensor<3x4x5xbf16>) -> (tensor<3x4x5xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<3x1x1xbf16>) -> tensor<3x1x1xf32>
%3 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<3x1x1xf32>} : () -> tensor<3x1x1xf32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce_window"(%4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 4, 5>, padding = dense<[[0, 0], [3, 3], [4, 4]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 5>, window_strides = array<i64: 1, 1, 1>} : (tensor<3x1x1xf32>, tensor<f32>) -> tensor<3x4x5xf32>
%10 = "stablehlo.convert"(%9) : (tensor<3x4x5xf32>) -> tensor<3x4x5xbf16>
return %10 : tensor<3x4x5xbf16>
}
}

