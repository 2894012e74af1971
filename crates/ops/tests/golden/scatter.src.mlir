// f32[3,4] 0 s64[1,4] f32[2,4]
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<1x4xi64>, %2: tensor<2x4xf32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%4 = "stablehlo.convert"(%1) : (tensor<1x4xi64>) -> tensor<1x4xi32>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
%6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<3x4xf32>
%7 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xi32>) -> tensor<3x4xi32>
%8 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%9 = "stablehlo.select"(%8, %6, %0) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %9 : tensor<3x4xf32>
}
}

// f32[9,4] 0 s64[7,3] f32[7,5]
module @example {
func.func public @main(%0: tensor<9x4xf32>, %1: tensor<7x3xi64>, %2: tensor<7x5xf32>) -> (tensor<9x4xf32>) {
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 7, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<7x5xf32>) -> tensor<7x3xf32>
%4 = "stablehlo.convert"(%1) : (tensor<7x3xi64>) -> tensor<7x3xi32>
%5 = "stablehlo.slice"(%0) {limit_indices = array<i64: 9, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<9x4xf32>) -> tensor<9x3xf32>
%8 = "stablehlo.scatter"(%5, %4, %3) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<9x3xf32>, tensor<7x3xi32>, tensor<7x3xf32>) -> tensor<9x3xf32>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.dynamic_update_slice"(%0, %8, %9, %10) : (tensor<9x4xf32>, tensor<9x3xf32>, tensor<i32>, tensor<i32>) -> tensor<9x4xf32>
return %11 : tensor<9x4xf32>
}
}

// bf16[2,8] -1 s32[2,6] bf16[2,6]
module @example {
func.func public @main(%0: tensor<2x8xbf16>, %1: tensor<2x6xi32>, %2: tensor<2x6xbf16>) -> (tensor<2x8xbf16>) {
%5 = "stablehlo.scatter"(%0, %1, %2) ({
^bb0(%3: tensor<bf16>, %4: tensor<bf16>):
"stablehlo.return"(%4) : (tensor<bf16>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<2x8xbf16>, tensor<2x6xi32>, tensor<2x6xbf16>) -> tensor<2x8xbf16>
return %5 : tensor<2x8xbf16>
}
}

// s64[3] 0 s64[] s64[]
module @example {
func.func public @main(%0: tensor<3xi64>, %1: tensor<i64>, %2: tensor<i64>) -> (tensor<3xi64>) {
%3 = "stablehlo.reshape"(%1) : (tensor<i64>) -> tensor<1xi64>
%4 = "stablehlo.reshape"(%2) : (tensor<i64>) -> tensor<1xi64>
%5 = "stablehlo.convert"(%3) : (tensor<1xi64>) -> tensor<1xi32>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%7 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi64>) -> tensor<3xi64>
%8 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%9 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%10 = "stablehlo.select"(%9, %7, %0) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
return %10 : tensor<3xi64>
}
}

// f32[2,2] 0 s64[0] f32[2,2]
module @example {
func.func public @main(%0: tensor<2x2xf32>, %1: tensor<0xi64>, %2: tensor<2x2xf32>) -> (tensor<2x2xf32>) {
return %0 : tensor<2x2xf32>
}
}

// f32[] 0 s64[1] f32[1]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<1xi64>, %2: tensor<1xf32>) -> (tensor<f32>) {
%3 = "stablehlo.reshape"(%0) : (tensor<f32>) -> tensor<1xf32>
%4 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xi32>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
%6 = "stablehlo.compare"(%5, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%7 = "stablehlo.select"(%6, %2, %3) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<f32>
return %8 : tensor<f32>
}
}

