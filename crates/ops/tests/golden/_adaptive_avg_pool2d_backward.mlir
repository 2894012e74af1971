// f32[2,3,4,3] f32[2,3,8,6]
module @example {
func.func public @main(%0: tensor<2x3x4x3xf32>, %1: tensor<2x3x8x6xf32>) -> (tensor<2x3x8x6xf32>) {
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x8x3x2xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x6xf32>
return %7 : tensor<2x3x8x6xf32>
}
}

// f32[2,3,3,7] f32[2,3,7,5]
module @example {
func.func public @main(%0: tensor<2x3x3x7xf32>, %1: tensor<2x3x7x5xf32>) -> (tensor<2x3x7x5xf32>) {
%2 = "stablehlo.constant"() {value = dense<[3.0e0, 3.0e0, 3.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3x7xf32>
%4 = "stablehlo.divide"(%0, %3) : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%5 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2, 2]> : tensor<7xi32>} : () -> tensor<7xi32>
%6 = "stablehlo.gather"(%4, %5) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 7>} : (tensor<2x3x3x7xf32>, tensor<7xi32>) -> tensor<2x3x7x7xf32>
%7 = "stablehlo.constant"() {value = dense<[true, true, true, true, true, true, true]> : tensor<7xi1>} : () -> tensor<7xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x7xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%10 = "stablehlo.select"(%8, %6, %9) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%11 = "stablehlo.constant"() {value = dense<[0, 0, 1, 1, 2, 2, 2]> : tensor<7xi32>} : () -> tensor<7xi32>
%12 = "stablehlo.gather"(%4, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 7>} : (tensor<2x3x3x7xf32>, tensor<7xi32>) -> tensor<2x3x7x7xf32>
%13 = "stablehlo.constant"() {value = dense<[false, false, true, false, true, false, false]> : tensor<7xi1>} : () -> tensor<7xi1>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x7xi1>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%16 = "stablehlo.select"(%14, %12, %15) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%17 = "stablehlo.add"(%10, %16) : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%18 = "stablehlo.constant"() {value = dense<[1.0e0, 2.0e0, 2.0e0, 1.0e0, 2.0e0, 2.0e0, 1.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 3>} : (tensor<7xf32>) -> tensor<2x3x7x7xf32>
%20 = "stablehlo.divide"(%17, %19) : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%21 = "stablehlo.constant"() {value = dense<[0, 1, 2, 4, 5]> : tensor<5xi32>} : () -> tensor<5xi32>
%22 = "stablehlo.gather"(%20, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 7, 1>} : (tensor<2x3x7x7xf32>, tensor<5xi32>) -> tensor<2x3x7x5xf32>
%23 = "stablehlo.constant"() {value = dense<[true, true, true, true, true]> : tensor<5xi1>} : () -> tensor<5xi1>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x7x5xi1>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%26 = "stablehlo.select"(%24, %22, %25) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%27 = "stablehlo.constant"() {value = dense<[1, 2, 3, 5, 6]> : tensor<5xi32>} : () -> tensor<5xi32>
%28 = "stablehlo.gather"(%20, %27) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 7, 1>} : (tensor<2x3x7x7xf32>, tensor<5xi32>) -> tensor<2x3x7x5xf32>
%29 = "stablehlo.constant"() {value = dense<[true, true, true, true, true]> : tensor<5xi1>} : () -> tensor<5xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x7x5xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%32 = "stablehlo.select"(%30, %28, %31) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%33 = "stablehlo.add"(%26, %32) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%34 = "stablehlo.constant"() {value = dense<[0, 1, 4, 4, 5]> : tensor<5xi32>} : () -> tensor<5xi32>
%35 = "stablehlo.gather"(%20, %34) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 7, 1>} : (tensor<2x3x7x7xf32>, tensor<5xi32>) -> tensor<2x3x7x5xf32>
%36 = "stablehlo.constant"() {value = dense<[false, false, true, false, false]> : tensor<5xi1>} : () -> tensor<5xi1>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x7x5xi1>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%39 = "stablehlo.select"(%37, %35, %38) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%40 = "stablehlo.add"(%33, %39) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
return %40 : tensor<2x3x7x5xf32>
}
}

// bf16[3,1,1] bf16[3,4,5]
module @example {
func.func public @main(%0: tensor<3x1x1xbf16>, %1: tensor<3x4x5xbf16>) -> (tensor<3x4x5xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<3x1x1xbf16>) -> tensor<3x1x1xf32>
%3 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<3x1x1xf32>} : () -> tensor<3x1x1xf32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<3x1x1xf32>) -> tensor<3x1x4x1xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<3x1x4x1xf32>) -> tensor<3x4x1xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x4x1xf32>) -> tensor<3x4x1x5xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<3x4x1x5xf32>) -> tensor<3x4x5xf32>
%9 = "stablehlo.convert"(%8) : (tensor<3x4x5xf32>) -> tensor<3x4x5xbf16>
return %9 : tensor<3x4x5xbf16>
}
}

