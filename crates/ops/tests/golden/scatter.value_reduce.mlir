// f32[3,4] 0 s64[2,4] 0.5 reduce=add
// run-time numbers: value:F32
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<2x4xi64>, %2: tensor<f32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<2x4xi64>) -> tensor<2x4xi32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4xf32>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
%6 = "stablehlo.slice"(%4) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<3x4xf32>
%8 = "stablehlo.add"(%0, %7) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%9 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xi32>) -> tensor<1x4xi32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xi32>) -> tensor<3x4xi32>
%11 = "stablehlo.compare"(%5, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%12 = "stablehlo.select"(%11, %8, %0) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%13 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<3x4xf32>
%15 = "stablehlo.add"(%12, %14) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%16 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xi32>) -> tensor<1x4xi32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xi32>) -> tensor<3x4xi32>
%18 = "stablehlo.compare"(%5, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%19 = "stablehlo.select"(%18, %15, %12) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %19 : tensor<3x4xf32>
}
}

// s64[3,4] 0 s64[6,4] 2 reduce=multiply
// run-time numbers: value:I64
module @example {
func.func public @main(%0: tensor<3x4xi64>, %1: tensor<6x4xi64>, %2: tensor<i64>) -> (tensor<3x4xi64>) {
%3 = "stablehlo.convert"(%1) : (tensor<6x4xi64>) -> tensor<6x4xi32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x4xi64>
%8 = "stablehlo.scatter"(%0, %3, %4) ({
^bb0(%5: tensor<i64>, %6: tensor<i64>):
%7 = "stablehlo.multiply"(%5, %6) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%7) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xi64>, tensor<6x4xi32>, tensor<6x4xi64>) -> tensor<3x4xi64>
return %8 : tensor<3x4xi64>
}
}

