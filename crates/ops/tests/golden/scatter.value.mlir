// f32[3,5] 1 s64[3,1] 1
// run-time numbers: value:I64
module @example {
func.func public @main(%0: tensor<3x5xf32>, %1: tensor<3x1xi64>, %2: tensor<i64>) -> (tensor<3x5xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<3x1xi64>) -> tensor<3x1xi32>
%4 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x1xf32>
%6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%7 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xf32>) -> tensor<3x5xf32>
%8 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi32>) -> tensor<3x5xi32>
%9 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%10 = "stablehlo.select"(%9, %7, %0) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
return %10 : tensor<3x5xf32>
}
}

// s64[3,9] 1 s64[2,6] 2.5
// run-time numbers: value:F64
module @example {
func.func public @main(%0: tensor<3x9xi64>, %1: tensor<2x6xi64>, %2: tensor<f64>) -> (tensor<3x9xi64>) {
%3 = "stablehlo.convert"(%1) : (tensor<2x6xi64>) -> tensor<2x6xi32>
%4 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f64>} : () -> tensor<f64>
%5 = "stablehlo.abs"(%2) : (tensor<f64>) -> tensor<f64>
%6 = "stablehlo.compare"(%5, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%7 = "stablehlo.negate"(%4) : (tensor<f64>) -> tensor<f64>
%8 = "stablehlo.select"(%6, %2, %7) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
%9 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<i64>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x6xi64>
%11 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 9>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x9xi64>) -> tensor<2x9xi64>
%14 = "stablehlo.scatter"(%11, %3, %10) ({
^bb0(%12: tensor<i64>, %13: tensor<i64>):
"stablehlo.return"(%13) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<2x9xi64>, tensor<2x6xi32>, tensor<2x6xi64>) -> tensor<2x9xi64>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.dynamic_update_slice"(%0, %14, %15, %16) : (tensor<3x9xi64>, tensor<2x9xi64>, tensor<i32>, tensor<i32>) -> tensor<3x9xi64>
return %17 : tensor<3x9xi64>
}
}

// f32[3] 0 s64[0] 1.5
// run-time numbers: value:F32
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<0xi64>, %2: tensor<f32>) -> (tensor<3xf32>) {
return %0 : tensor<3xf32>
}
}

