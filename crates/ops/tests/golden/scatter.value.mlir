// f32[3,5] 1 s64[3,1] 1
// run-time numbers: value:I64
module @example {
func.func public @main(%0: tensor<3x5xf32>, %1: tensor<3x1xi64>, %2: tensor<i64>) -> (tensor<3x5xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3x1xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
%6 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3x1xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<3x1xi1>, tensor<3x1xi1>) -> tensor<3x1xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x1xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<3x1xi64>) -> tensor<3x1xi32>
%16 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<f32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x1xf32>
%18 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xf32>) -> tensor<3x5xf32>
%20 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi32>) -> tensor<3x5xi32>
%21 = "stablehlo.compare"(%18, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%22 = "stablehlo.select"(%21, %19, %0) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
return %22 : tensor<3x5xf32>
}
}

// s64[3,9] 1 s64[2,6] 2.5
// run-time numbers: value:F64
module @example {
func.func public @main(%0: tensor<3x9xi64>, %1: tensor<2x6xi64>, %2: tensor<f64>) -> (tensor<3x9xi64>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x6xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xi64>, tensor<2x6xi64>) -> tensor<2x6xi1>
%6 = "stablehlo.constant"() {value = dense<9> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x6xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xi64>, tensor<2x6xi64>) -> tensor<2x6xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x6xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<2x6xi64>) -> tensor<2x6xi32>
%16 = "stablehlo.convert"(%2) : (tensor<f64>) -> tensor<i64>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x6xi64>
%18 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 9>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x9xi64>) -> tensor<2x9xi64>
%21 = "stablehlo.scatter"(%18, %15, %17) ({
^bb0(%19: tensor<i64>, %20: tensor<i64>):
"stablehlo.return"(%20) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<2x9xi64>, tensor<2x6xi32>, tensor<2x6xi64>) -> tensor<2x9xi64>
%22 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%24 = "stablehlo.optimization_barrier"(%21) : (tensor<2x9xi64>) -> tensor<2x9xi64>
%25 = "stablehlo.dynamic_update_slice"(%0, %24, %22, %23) : (tensor<3x9xi64>, tensor<2x9xi64>, tensor<i32>, tensor<i32>) -> tensor<3x9xi64>
return %25 : tensor<3x9xi64>
}
}

// f32[3] 0 s64[0] 1.5
// run-time numbers: value:F32
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<0xi64>, %2: tensor<f32>) -> (tensor<3xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%5 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%8 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%9 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<0xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
return %0 : tensor<3xf32>
}
}

