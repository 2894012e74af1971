// f32[2,3,10] [10] [2,3,5]
module @example {
func.func public @main(%0: tensor<2x3x10xf32>) -> (tensor<2x3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.reshape"(%0) : (tensor<2x3x10xf32>) -> tensor<2x3x5x2xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x5x2xf32>, tensor<f32>) -> tensor<2x3x5xf32>
return %7 : tensor<2x3x5xf32>
}
}

// f32[2,3,7] [7] [2,3,5]
module @example {
func.func public @main(%0: tensor<2x3x7xf32>) -> (tensor<2x3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.constant"() {value = dense<[0, 1, 2, 4, 5]> : tensor<5xi32>} : () -> tensor<5xi32>
%3 = "stablehlo.gather"(%0, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x7xf32>, tensor<5xi32>) -> tensor<2x3x5xf32>
%4 = "stablehlo.constant"() {value = dense<[1.0e0, 1.0e0, -0.0e0, 1.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<5xi1>) -> tensor<2x3x5xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.constant"() {value = dense<[1, 2, 3, 5, 6]> : tensor<5xi32>} : () -> tensor<5xi32>
%14 = "stablehlo.gather"(%0, %13) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x7xf32>, tensor<5xi32>) -> tensor<2x3x5xf32>
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.0e0, 1.0e0, 1.0e0, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<5xi1>) -> tensor<2x3x5xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%23 = "stablehlo.add"(%11, %22) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
return %23 : tensor<2x3x5xf32>
}
}

// f32[2,3,3] [3] [2,3,6]
module @example {
func.func public @main(%0: tensor<2x3x3xf32>) -> (tensor<2x3x6xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x3xf32>) -> tensor<2x3x3x2xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.0e0, -0.0e0, 1.0e0, -0.0e0, 1.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<6xf32>) -> tensor<2x3x6xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<6xi1>) -> tensor<2x3x6xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
return %11 : tensor<2x3x6xf32>
}
}

