// f32[4,3] 0 s64[2] 0.5
// run-time numbers: value:F32
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<2xi64>, %2: tensor<f32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<2xi64>) -> tensor<2xi32>
%4 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%6 = "stablehlo.add"(%3, %5) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%9 = "stablehlo.compare"(%3, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%10 = "stablehlo.select"(%9, %6, %3) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%11 = "stablehlo.constant"() {value = dense<false> : tensor<4xi1>} : () -> tensor<4xi1>
%12 = "stablehlo.constant"() {value = dense<true> : tensor<2xi1>} : () -> tensor<2xi1>
%15 = "stablehlo.scatter"(%11, %10, %12) ({
^bb0(%13: tensor<i1>, %14: tensor<i1>):
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xi1>, tensor<2xi32>, tensor<2xi1>) -> tensor<4xi1>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi1>) -> tensor<4x3xi1>
%17 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%18 = "stablehlo.select"(%16, %17, %0) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %18 : tensor<4x3xf32>
}
}

// s64[4,3] 1 s64[] 1.5
// run-time numbers: value:F64
module @example {
func.func public @main(%0: tensor<4x3xi64>, %1: tensor<i64>, %2: tensor<f64>) -> (tensor<4x3xi64>) {
%3 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.abs"(%2) : (tensor<f64>) -> tensor<f64>
%5 = "stablehlo.compare"(%4, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%6 = "stablehlo.negate"(%3) : (tensor<f64>) -> tensor<f64>
%7 = "stablehlo.select"(%5, %2, %6) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
%8 = "stablehlo.convert"(%7) : (tensor<f64>) -> tensor<i64>
%9 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<i32>
%10 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.add"(%9, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.compare"(%9, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%14 = "stablehlo.select"(%13, %11, %9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%15 = "stablehlo.reshape"(%14) : (tensor<i32>) -> tensor<1xi32>
%16 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
%17 = "stablehlo.reshape"(%15) : (tensor<1xi32>) -> tensor<i32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x3xi32>
%19 = "stablehlo.compare"(%16, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%20 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
%21 = "stablehlo.select"(%19, %20, %0) : (tensor<4x3xi1>, tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
return %21 : tensor<4x3xi64>
}
}

// f32[4] 0 s64[0] 2
// run-time numbers: value:I64
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<0xi64>, %2: tensor<i64>) -> (tensor<4xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<false> : tensor<4xi1>} : () -> tensor<4xi1>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%6 = "stablehlo.select"(%4, %5, %0) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %6 : tensor<4xf32>
}
}

