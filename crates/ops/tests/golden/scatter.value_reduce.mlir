// f32[3,4] 0 s64[2,4] 0.5 reduce=add
// run-time numbers: value:F32
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<2x4xi64>, %2: tensor<f32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x4xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x4xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<2x4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x4xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<2x4xi64>) -> tensor<2x4xi32>
%16 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4xf32>
%17 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
%18 = "stablehlo.slice"(%16) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<3x4xf32>
%20 = "stablehlo.add"(%0, %19) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%21 = "stablehlo.slice"(%15) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xi32>) -> tensor<1x4xi32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xi32>) -> tensor<3x4xi32>
%23 = "stablehlo.compare"(%17, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%24 = "stablehlo.select"(%23, %20, %0) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%25 = "stablehlo.slice"(%16) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<3x4xf32>
%27 = "stablehlo.add"(%24, %26) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%28 = "stablehlo.slice"(%15) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xi32>) -> tensor<1x4xi32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xi32>) -> tensor<3x4xi32>
%30 = "stablehlo.compare"(%17, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%31 = "stablehlo.select"(%30, %27, %24) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %31 : tensor<3x4xf32>
}
}

// s64[3,4] 0 s64[6,4] 2 reduce=multiply
// run-time numbers: value:I64
module @example {
func.func public @main(%0: tensor<3x4xi64>, %1: tensor<6x4xi64>, %2: tensor<i64>) -> (tensor<3x4xi64>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x4xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x4xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<6x4xi1>, tensor<6x4xi1>) -> tensor<6x4xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<6x4xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<6x4xi64>) -> tensor<6x4xi32>
%16 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x4xi64>
%20 = "stablehlo.scatter"(%0, %15, %16) ({
^bb0(%17: tensor<i64>, %18: tensor<i64>):
%19 = "stablehlo.multiply"(%17, %18) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%19) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xi64>, tensor<6x4xi32>, tensor<6x4xi64>) -> tensor<3x4xi64>
return %20 : tensor<3x4xi64>
}
}

