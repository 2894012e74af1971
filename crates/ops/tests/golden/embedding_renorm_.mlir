// f32[7,3] s64[4] 1.5 2.0
// run-time numbers: max_norm:F32
module @example {
func.func public @main(%0: tensor<7x3xf32>, %1: tensor<4xi64>, %2: tensor<f32>) -> (tensor<7x3xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<4xi64>) -> tensor<4xi32>
%4 = "stablehlo.gather"(%0, %3) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xf32>, tensor<4xi32>) -> tensor<4x3xf32>
%5 = "stablehlo.abs"(%4) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%6 = "stablehlo.multiply"(%5, %5) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<f32>, %9: tensor<f32>):
%10 = "stablehlo.add"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%10) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
%12 = "stablehlo.sqrt"(%11) : (tensor<4xf32>) -> tensor<4xf32>
%13 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%14 = "stablehlo.compare"(%12, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%15 = "stablehlo.constant"() {value = dense<1.0e-7> : tensor<4xf32>} : () -> tensor<4xf32>
%16 = "stablehlo.add"(%12, %15) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%17 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%18 = "stablehlo.divide"(%17, %16) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%20 = "stablehlo.select"(%14, %18, %19) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
%22 = "stablehlo.multiply"(%4, %21) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%25 = "stablehlo.scatter"(%0, %3, %22) ({
^bb0(%23: tensor<f32>, %24: tensor<f32>):
"stablehlo.return"(%24) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<7x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<7x3xf32>
return %25 : tensor<7x3xf32>
}
}

// f32[7,3] s32[2,2] 2.0 1.0
// run-time numbers: max_norm:F32
module @example {
func.func public @main(%0: tensor<7x3xf32>, %1: tensor<2x2xi32>, %2: tensor<f32>) -> (tensor<7x3xf32>) {
%3 = "stablehlo.reshape"(%1) : (tensor<2x2xi32>) -> tensor<4xi32>
%4 = "stablehlo.gather"(%0, %3) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xf32>, tensor<4xi32>) -> tensor<4x3xf32>
%5 = "stablehlo.abs"(%4) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
%11 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%12 = "stablehlo.compare"(%10, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%13 = "stablehlo.constant"() {value = dense<1.0e-7> : tensor<4xf32>} : () -> tensor<4xf32>
%14 = "stablehlo.add"(%10, %13) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%15 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%16 = "stablehlo.divide"(%15, %14) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%18 = "stablehlo.select"(%12, %16, %17) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
%20 = "stablehlo.multiply"(%4, %19) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%23 = "stablehlo.scatter"(%0, %3, %20) ({
^bb0(%21: tensor<f32>, %22: tensor<f32>):
"stablehlo.return"(%22) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<7x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<7x3xf32>
return %23 : tensor<7x3xf32>
}
}

// f32[7,3] s64[4] 0.5 3.0
// run-time numbers: max_norm:F32
module @example {
func.func public @main(%0: tensor<7x3xf32>, %1: tensor<4xi64>, %2: tensor<f32>) -> (tensor<7x3xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<4xi64>) -> tensor<4xi32>
%4 = "stablehlo.gather"(%0, %3) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xf32>, tensor<4xi32>) -> tensor<4x3xf32>
%5 = "stablehlo.abs"(%4) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%6 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%7 = "stablehlo.power"(%5, %6) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<f32>, %10: tensor<f32>):
%11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%11) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
%13 = "stablehlo.constant"() {value = dense<3.333333333333333e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%14 = "stablehlo.power"(%12, %13) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%15 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%16 = "stablehlo.compare"(%14, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%17 = "stablehlo.constant"() {value = dense<1.0e-7> : tensor<4xf32>} : () -> tensor<4xf32>
%18 = "stablehlo.add"(%14, %17) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%19 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%20 = "stablehlo.divide"(%19, %18) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%22 = "stablehlo.select"(%16, %20, %21) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
%24 = "stablehlo.multiply"(%4, %23) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%27 = "stablehlo.scatter"(%0, %3, %24) ({
^bb0(%25: tensor<f32>, %26: tensor<f32>):
"stablehlo.return"(%26) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<7x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<7x3xf32>
return %27 : tensor<7x3xf32>
}
}

