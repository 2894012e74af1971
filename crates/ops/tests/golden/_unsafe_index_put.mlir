// f32[4,3] (s64[2]) f32[2,3] true
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<2xi64>, %2: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<2xi64>) -> tensor<2xi32>
%4 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%6 = "stablehlo.add"(%3, %5) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%9 = "stablehlo.compare"(%3, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%10 = "stablehlo.select"(%9, %6, %3) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%14 = "stablehlo.scatter"(%0, %10, %2) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
%13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%13) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<4x3xf32>
return %14 : tensor<4x3xf32>
}
}

// f32[4,3] (none s64[2]) f32[] true
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<2xi64>, %2: tensor<f32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<2xi64>) -> tensor<2xi32>
%4 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%6 = "stablehlo.add"(%3, %5) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%9 = "stablehlo.compare"(%3, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%10 = "stablehlo.select"(%9, %6, %3) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%11 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x2xf32>
%15 = "stablehlo.scatter"(%0, %10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<2xi32>, tensor<4x2xf32>) -> tensor<4x3xf32>
return %15 : tensor<4x3xf32>
}
}

