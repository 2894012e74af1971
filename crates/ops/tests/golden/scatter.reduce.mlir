// f32[3,4] 0 s64[2,4] f32[2,4] reduce=add
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<2x4xi64>, %2: tensor<2x4xf32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<2x4xi64>) -> tensor<2x4xi32>
%4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
%5 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<3x4xf32>
%7 = "stablehlo.add"(%0, %6) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%8 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xi32>) -> tensor<1x4xi32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xi32>) -> tensor<3x4xi32>
%10 = "stablehlo.compare"(%4, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%11 = "stablehlo.select"(%10, %7, %0) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%12 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<3x4xf32>
%14 = "stablehlo.add"(%11, %13) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%15 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xi32>) -> tensor<1x4xi32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xi32>) -> tensor<3x4xi32>
%17 = "stablehlo.compare"(%4, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%18 = "stablehlo.select"(%17, %14, %11) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %18 : tensor<3x4xf32>
}
}

// f32[3,4] 0 s64[6,4] f32[6,4] reduce=multiply
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<6x4xi64>, %2: tensor<6x4xf32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<6x4xi64>) -> tensor<6x4xi32>
%7 = "stablehlo.scatter"(%0, %3, %2) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.multiply"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xf32>, tensor<6x4xi32>, tensor<6x4xf32>) -> tensor<3x4xf32>
return %7 : tensor<3x4xf32>
}
}

// f32[2,2] 0 s64[0] f32[2,2] reduce=add
module @example {
func.func public @main(%0: tensor<2x2xf32>, %1: tensor<0xi64>, %2: tensor<2x2xf32>) -> (tensor<2x2xf32>) {
return %0 : tensor<2x2xf32>
}
}

