// f32[2,3,4,3] f32[2,3,8,6]
module @example {
func.func public @main(%0: tensor<2x3x4x3xf32>, %1: tensor<2x3x8x6xf32>) -> (tensor<2x3x8x6xf32>) {
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x8x3x2xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x6xf32>
return %8 : tensor<2x3x8x6xf32>
}
}

// f32[2,3,3,7] f32[2,3,7,5]
module @example {
func.func public @main(%0: tensor<2x3x3x7xf32>, %1: tensor<2x3x7x5xf32>) -> (tensor<2x3x7x5xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2, 2]> : tensor<7xi32>} : () -> tensor<7xi32>
%4 = "stablehlo.gather"(%0, %3) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 7>} : (tensor<2x3x3x7xf32>, tensor<7xi32>) -> tensor<2x3x7x7xf32>
%5 = "stablehlo.constant"() {value = dense<[3.333333333333333e-1, 3.333333333333333e-1, 3.333333333333333e-1, 3.333333333333333e-1, 3.333333333333333e-1, 3.333333333333333e-1, 3.333333333333333e-1]> : tensor<7xf32>} : () -> tensor<7xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x7xf32>
%7 = "stablehlo.multiply"(%4, %6) : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.constant"() {value = dense<[1, 1, 1, 2, 2, 2, 2]> : tensor<7xi32>} : () -> tensor<7xi32>
%10 = "stablehlo.gather"(%0, %9) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 7>} : (tensor<2x3x3x7xf32>, tensor<7xi32>) -> tensor<2x3x7x7xf32>
%11 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 3.333333333333333e-1, -0.0e0, 3.333333333333333e-1, -0.0e0, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x7xf32>
%13 = "stablehlo.multiply"(%10, %12) : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%15 = "stablehlo.compare"(%11, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x7xi1>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%18 = "stablehlo.select"(%16, %13, %17) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%19 = "stablehlo.add"(%7, %18) : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<[0, 1, 2, 4, 5]> : tensor<5xi32>} : () -> tensor<5xi32>
%22 = "stablehlo.gather"(%19, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 7, 1>} : (tensor<2x3x7x7xf32>, tensor<5xi32>) -> tensor<2x3x7x5xf32>
%23 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x7x5xf32>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%27 = "stablehlo.constant"() {value = dense<[1, 2, 3, 5, 6]> : tensor<5xi32>} : () -> tensor<5xi32>
%28 = "stablehlo.gather"(%19, %27) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 7, 1>} : (tensor<2x3x7x7xf32>, tensor<5xi32>) -> tensor<2x3x7x5xf32>
%29 = "stablehlo.constant"() {value = dense<[5.0e-1, 5.0e-1, 1.0e0, 5.0e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x7x5xf32>
%31 = "stablehlo.multiply"(%28, %30) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%32 = "stablehlo.add"(%25, %31) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<[2, 3, 4, 6, 6]> : tensor<5xi32>} : () -> tensor<5xi32>
%35 = "stablehlo.gather"(%19, %34) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 7, 1>} : (tensor<2x3x7x7xf32>, tensor<5xi32>) -> tensor<2x3x7x5xf32>
%36 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 5.0e-1, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x7x5xf32>
%38 = "stablehlo.multiply"(%35, %37) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%40 = "stablehlo.compare"(%36, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x7x5xi1>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%43 = "stablehlo.select"(%41, %38, %42) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%44 = "stablehlo.add"(%32, %43) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
return %44 : tensor<2x3x7x5xf32>
}
}

// bf16[3,1,1] bf16[3,4,5]
module @example {
func.func public @main(%0: tensor<3x1x1xbf16>, %1: tensor<3x4x5xbf16>) -> (tensor<3x4x5xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<3x1x1xbf16>) -> tensor<3x1x1xf32>
%3 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<3x1x1xf32>} : () -> tensor<3x1x1xf32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<3x1x1xf32>) -> tensor<3x1x4x1xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<3x1x4x1xf32>) -> tensor<3x4x1xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x4x1xf32>) -> tensor<3x4x1x5xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<3x4x1x5xf32>) -> tensor<3x4x5xf32>
%10 = "stablehlo.convert"(%9) : (tensor<3x4x5xf32>) -> tensor<3x4x5xbf16>
return %10 : tensor<3x4x5xbf16>
}
}

