// f32[4,3] s64[2,2] f32[4]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<2x2xi64>, %2: tensor<4xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.reshape"(%0) : (tensor<4x3xf32>) -> tensor<12xf32>
%4 = "stablehlo.reshape"(%1) : (tensor<2x2xi64>) -> tensor<4xi64>
%5 = "stablehlo.convert"(%4) : (tensor<4xi64>) -> tensor<4xi32>
%6 = "stablehlo.constant"() {value = dense<12> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%8 = "stablehlo.add"(%5, %7) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%11 = "stablehlo.compare"(%5, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%12 = "stablehlo.select"(%11, %8, %5) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%15 = "stablehlo.scatter"(%3, %12, %2) ({
^bb0(%13: tensor<f32>, %14: tensor<f32>):
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<12xf32>, tensor<4xi32>, tensor<4xf32>) -> tensor<12xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<12xf32>) -> tensor<4x3xf32>
return %16 : tensor<4x3xf32>
}
}

// bf16[4,3] s64[20] bf16[4,5] true
module @example {
func.func public @main(%0: tensor<4x3xbf16>, %1: tensor<20xi64>, %2: tensor<4x5xbf16>) -> (tensor<4x3xbf16>) {
%3 = "stablehlo.reshape"(%0) : (tensor<4x3xbf16>) -> tensor<12xbf16>
%4 = "stablehlo.convert"(%1) : (tensor<20xi64>) -> tensor<20xi32>
%5 = "stablehlo.constant"() {value = dense<12> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%7 = "stablehlo.add"(%4, %6) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%10 = "stablehlo.compare"(%4, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
%11 = "stablehlo.select"(%10, %7, %4) : (tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%12 = "stablehlo.reshape"(%2) : (tensor<4x5xbf16>) -> tensor<20xbf16>
%16 = "stablehlo.scatter"(%3, %11, %12) ({
^bb0(%13: tensor<bf16>, %14: tensor<bf16>):
%15 = "stablehlo.add"(%13, %14) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
"stablehlo.return"(%15) : (tensor<bf16>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<12xbf16>, tensor<20xi32>, tensor<20xbf16>) -> tensor<12xbf16>
%17 = "stablehlo.reshape"(%16) : (tensor<12xbf16>) -> tensor<4x3xbf16>
return %17 : tensor<4x3xbf16>
}
}

// s64[] s64[1] s64[1]
module @example {
func.func public @main(%0: tensor<i64>, %1: tensor<1xi64>, %2: tensor<1xi64>) -> (tensor<i64>) {
%3 = "stablehlo.reshape"(%0) : (tensor<i64>) -> tensor<1xi64>
%4 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xi32>
%5 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%7 = "stablehlo.add"(%4, %6) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%10 = "stablehlo.compare"(%4, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%11 = "stablehlo.select"(%10, %7, %4) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%14 = "stablehlo.scatter"(%3, %11, %2) ({
^bb0(%12: tensor<i64>, %13: tensor<i64>):
"stablehlo.return"(%13) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<1xi64>, tensor<1xi32>, tensor<1xi64>) -> tensor<1xi64>
%15 = "stablehlo.reshape"(%14) : (tensor<1xi64>) -> tensor<i64>
return %15 : tensor<i64>
}
}

