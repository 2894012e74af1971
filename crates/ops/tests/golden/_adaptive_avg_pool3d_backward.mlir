// f32[2,3,4,3,2] f32[2,3,8,6,5]
module @example {
func.func public @main(%0: tensor<2x3x4x3x2xf32>, %1: tensor<2x3x8x6x5xf32>) -> (tensor<2x3x8x6x5xf32>) {
%2 = "stablehlo.constant"() {value = dense<[2.0e0, 2.0e0, 2.0e0, 2.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3x2xf32>
%4 = "stablehlo.divide"(%0, %3) : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%5 = "stablehlo.constant"() {value = dense<[0, 0, 1, 1, 2, 2, 3, 3]> : tensor<8xi32>} : () -> tensor<8xi32>
%6 = "stablehlo.gather"(%4, %5) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3, 2>} : (tensor<2x3x4x3x2xf32>, tensor<8xi32>) -> tensor<2x3x8x3x2xf32>
%7 = "stablehlo.constant"() {value = dense<[true, true, true, true, true, true, true, true]> : tensor<8xi1>} : () -> tensor<8xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x3x2xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x3x2xf32>} : () -> tensor<2x3x8x3x2xf32>
%10 = "stablehlo.select"(%8, %6, %9) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%11 = "stablehlo.constant"() {value = dense<[2.0e0, 2.0e0, 2.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x8x3x2xf32>
%13 = "stablehlo.divide"(%10, %12) : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%14 = "stablehlo.constant"() {value = dense<[0, 0, 1, 1, 2, 2]> : tensor<6xi32>} : () -> tensor<6xi32>
%15 = "stablehlo.gather"(%13, %14) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 8, 1, 2>} : (tensor<2x3x8x3x2xf32>, tensor<6xi32>) -> tensor<2x3x8x6x2xf32>
%16 = "stablehlo.constant"() {value = dense<[true, true, true, true, true, true]> : tensor<6xi1>} : () -> tensor<6xi1>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 3>} : (tensor<6xi1>) -> tensor<2x3x8x6x2xi1>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x2xf32>} : () -> tensor<2x3x8x6x2xf32>
%19 = "stablehlo.select"(%17, %15, %18) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%20 = "stablehlo.constant"() {value = dense<[3.0e0, 3.0e0]> : tensor<2xf32>} : () -> tensor<2xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 4>} : (tensor<2xf32>) -> tensor<2x3x8x6x2xf32>
%22 = "stablehlo.divide"(%19, %21) : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%23 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1]> : tensor<5xi32>} : () -> tensor<5xi32>
%24 = "stablehlo.gather"(%22, %23) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 8, 6, 1>} : (tensor<2x3x8x6x2xf32>, tensor<5xi32>) -> tensor<2x3x8x6x5xf32>
%25 = "stablehlo.constant"() {value = dense<[true, true, true, true, true]> : tensor<5xi1>} : () -> tensor<5xi1>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 4>} : (tensor<5xi1>) -> tensor<2x3x8x6x5xi1>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%28 = "stablehlo.select"(%26, %24, %27) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%29 = "stablehlo.constant"() {value = dense<[0, 0, 1, 1, 1]> : tensor<5xi32>} : () -> tensor<5xi32>
%30 = "stablehlo.gather"(%22, %29) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 8, 6, 1>} : (tensor<2x3x8x6x2xf32>, tensor<5xi32>) -> tensor<2x3x8x6x5xf32>
%31 = "stablehlo.constant"() {value = dense<[false, false, true, false, false]> : tensor<5xi1>} : () -> tensor<5xi1>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 4>} : (tensor<5xi1>) -> tensor<2x3x8x6x5xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%34 = "stablehlo.select"(%32, %30, %33) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%35 = "stablehlo.add"(%28, %34) : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
return %35 : tensor<2x3x8x6x5xf32>
}
}

// f32[3,1,2,4] f32[3,4,4,4]
module @example {
func.func public @main(%0: tensor<3x1x2x4xf32>, %1: tensor<3x4x4x4xf32>) -> (tensor<3x4x4x4xf32>) {
%2 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3x1x2x4xf32>} : () -> tensor<3x1x2x4xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 3, 4>} : (tensor<3x1x2x4xf32>) -> tensor<3x1x4x2x4xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<3x1x4x2x4xf32>) -> tensor<3x4x2x4xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<3x4x2x4xf32>) -> tensor<3x4x2x2x4xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<3x4x2x2x4xf32>) -> tensor<3x4x4x4xf32>
return %7 : tensor<3x4x4x4xf32>
}
}

