// f32[3,4] 0 s64[5]
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<5xi64>) -> (tensor<5x4xf32>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
%5 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
%7 = "stablehlo.compare"(%1, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
%8 = "stablehlo.and"(%4, %7) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
%14 = "stablehlo.convert"(%1) : (tensor<5xi64>) -> tensor<5xi32>
%15 = "stablehlo.gather"(%0, %14) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>} : (tensor<3x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
return %15 : tensor<5x4xf32>
}
}

// bf16[3,4,2] 1 s32[2]
module @example {
func.func public @main(%0: tensor<3x4x2xbf16>, %1: tensor<2xi32>) -> (tensor<3x2x2xbf16>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%5 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%7 = "stablehlo.compare"(%1, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%8 = "stablehlo.and"(%4, %7) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
%14 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 2>} : (tensor<3x4x2xbf16>, tensor<2xi32>) -> tensor<3x2x2xbf16>
return %14 : tensor<3x2x2xbf16>
}
}

// f32[3,4] 1 s64[]
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<i64>) -> (tensor<3x1xf32>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = "stablehlo.and"(%3, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%7 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<i32>
%8 = "stablehlo.reshape"(%7) : (tensor<i32>) -> tensor<1xi32>
%9 = "stablehlo.gather"(%0, %8) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1>} : (tensor<3x4xf32>, tensor<1xi32>) -> tensor<3x1xf32>
return %9 : tensor<3x1xf32>
}
}

// f32[] 0 s64[1]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<1xi64>) -> (tensor<f32>) {
%2 = "stablehlo.reshape"(%0) : (tensor<f32>) -> tensor<1xf32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%6 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
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
%16 = "stablehlo.gather"(%2, %15) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<1xf32>, tensor<1xi32>) -> tensor<1xf32>
%17 = "stablehlo.reshape"(%16) : (tensor<1xf32>) -> tensor<f32>
return %17 : tensor<f32>
}
}

