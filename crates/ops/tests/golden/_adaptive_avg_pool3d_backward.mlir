// f32[2,3,4,3,2] f32[2,3,8,6,5]
module @example {
func.func public @main(%0: tensor<2x3x4x3x2xf32>, %1: tensor<2x3x8x6x5xf32>) -> (tensor<2x3x8x6x5xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x2x3x2xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x2x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%5 = "stablehlo.constant"() {value = dense<[5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1]> : tensor<8xf32>} : () -> tensor<8xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x3x2xf32>
%7 = "stablehlo.multiply"(%4, %6) : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2x2xf32>
%10 = "stablehlo.reshape"(%9) : (tensor<2x3x8x3x2x2xf32>) -> tensor<2x3x8x6x2xf32>
%11 = "stablehlo.constant"() {value = dense<[5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1]> : tensor<6xf32>} : () -> tensor<6xf32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 3>} : (tensor<6xf32>) -> tensor<2x3x8x6x2xf32>
%13 = "stablehlo.multiply"(%10, %12) : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1]> : tensor<5xi32>} : () -> tensor<5xi32>
%16 = "stablehlo.gather"(%13, %15) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 8, 6, 1>} : (tensor<2x3x8x6x2xf32>, tensor<5xi32>) -> tensor<2x3x8x6x5xf32>
%17 = "stablehlo.constant"() {value = dense<[3.333333333333333e-1, 3.333333333333333e-1, 3.333333333333333e-1, 3.333333333333333e-1, 3.333333333333333e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 4>} : (tensor<5xf32>) -> tensor<2x3x8x6x5xf32>
%19 = "stablehlo.multiply"(%16, %18) : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<[1, 1, 1, 1, 1]> : tensor<5xi32>} : () -> tensor<5xi32>
%22 = "stablehlo.gather"(%13, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 8, 6, 1>} : (tensor<2x3x8x6x2xf32>, tensor<5xi32>) -> tensor<2x3x8x6x5xf32>
%23 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 3.333333333333333e-1, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 4>} : (tensor<5xf32>) -> tensor<2x3x8x6x5xf32>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%27 = "stablehlo.compare"(%23, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 4>} : (tensor<5xi1>) -> tensor<2x3x8x6x5xi1>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%30 = "stablehlo.select"(%28, %25, %29) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%31 = "stablehlo.add"(%19, %30) : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
return %31 : tensor<2x3x8x6x5xf32>
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

