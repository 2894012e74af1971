// f32[4,3] 0 s64[2] f32[2,3]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<2xi64>, %2: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%6 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<2xi64>) -> tensor<2xi32>
%18 = "stablehlo.scatter"(%0, %15, %2) ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<4x3xf32>
return %18 : tensor<4x3xf32>
}
}

// f32[4,3] 1 s64[1] f32[4,1]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<1xi64>, %2: tensor<4x1xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xi32>
%16 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0>} : (tensor<4x3xf32>) -> tensor<3x4xf32>
%17 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0>} : (tensor<4x1xf32>) -> tensor<1x4xf32>
%20 = "stablehlo.scatter"(%16, %15, %17) ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
"stablehlo.return"(%19) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<3x4xf32>, tensor<1xi32>, tensor<1x4xf32>) -> tensor<3x4xf32>
%21 = "stablehlo.transpose"(%20) {permutation = array<i64: 1, 0>} : (tensor<3x4xf32>) -> tensor<4x3xf32>
return %21 : tensor<4x3xf32>
}
}

// f32[4] 0 s64[] f32[]
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<i64>, %2: tensor<f32>) -> (tensor<4xf32>) {
%3 = "stablehlo.reshape"(%1) : (tensor<i64>) -> tensor<1xi64>
%4 = "stablehlo.reshape"(%2) : (tensor<f32>) -> tensor<1xf32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%8 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
%10 = "stablehlo.compare"(%3, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%11 = "stablehlo.and"(%7, %10) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%12 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<i1>, %14: tensor<i1>):
%15 = "stablehlo.and"(%13, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%15) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
%17 = "stablehlo.convert"(%3) : (tensor<1xi64>) -> tensor<1xi32>
%20 = "stablehlo.scatter"(%0, %17, %4) ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
"stablehlo.return"(%19) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xf32>, tensor<1xi32>, tensor<1xf32>) -> tensor<4xf32>
return %20 : tensor<4xf32>
}
}

