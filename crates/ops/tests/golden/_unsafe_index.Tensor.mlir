// f32[4,3] (s64[2,5])
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<2x5xi64>) -> (tensor<2x5x3xf32>) {
%2 = "stablehlo.convert"(%1) : (tensor<2x5xi64>) -> tensor<2x5xi32>
%3 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5xi32>
%5 = "stablehlo.add"(%2, %4) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5xi32>
%8 = "stablehlo.compare"(%2, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%9 = "stablehlo.select"(%8, %5, %2) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%10 = "stablehlo.gather"(%0, %9) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<4x3xf32>, tensor<2x5xi32>) -> tensor<2x5x3xf32>
return %10 : tensor<2x5x3xf32>
}
}

// f32[4,3,5] (none s64[6,1] s64[6])
module @example {
func.func public @main(%0: tensor<4x3x5xf32>, %1: tensor<6x1xi64>, %2: tensor<6xi64>) -> (tensor<4x6x6xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<6x1xi64>) -> tensor<6x1xi32>
%4 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6x1xi32>
%6 = "stablehlo.add"(%3, %5) : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6x1xi32>
%9 = "stablehlo.compare"(%3, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
%10 = "stablehlo.select"(%9, %6, %3) : (tensor<6x1xi1>, tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x1xi32>) -> tensor<6x6xi32>
%12 = "stablehlo.convert"(%2) : (tensor<6xi64>) -> tensor<6xi32>
%13 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%15 = "stablehlo.add"(%12, %14) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%18 = "stablehlo.compare"(%12, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%19 = "stablehlo.select"(%18, %15, %12) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<6xi32>) -> tensor<6x6xi32>
%21 = "stablehlo.reshape"(%11) : (tensor<6x6xi32>) -> tensor<6x6x1xi32>
%22 = "stablehlo.reshape"(%20) : (tensor<6x6xi32>) -> tensor<6x6x1xi32>
%23 = "stablehlo.concatenate"(%21, %22) {dimension = 2 : i64} : (tensor<6x6x1xi32>, tensor<6x6x1xi32>) -> tensor<6x6x2xi32>
%24 = "stablehlo.gather"(%0, %23) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 1>} : (tensor<4x3x5xf32>, tensor<6x6x2xi32>) -> tensor<4x6x6xf32>
return %24 : tensor<4x6x6xf32>
}
}

