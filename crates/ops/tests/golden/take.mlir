// f32[3,4] s64[2,3]
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<2x3xi64>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.constant"() {value = dense<-12> : tensor<i64>} : () -> tensor<i64>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%5 = "stablehlo.constant"() {value = dense<12> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
%7 = "stablehlo.compare"(%1, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%8 = "stablehlo.and"(%4, %7) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
%14 = "stablehlo.reshape"(%0) : (tensor<3x4xf32>) -> tensor<12xf32>
%15 = "stablehlo.convert"(%1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
%16 = "stablehlo.constant"() {value = dense<12> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%18 = "stablehlo.add"(%15, %17) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%21 = "stablehlo.compare"(%15, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%22 = "stablehlo.select"(%21, %18, %15) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%23 = "stablehlo.gather"(%14, %22) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<12xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
return %23 : tensor<2x3xf32>
}
}

// s32[] s64[2]
module @example {
func.func public @main(%0: tensor<i32>, %1: tensor<2xi64>) -> (tensor<2xi32>) {
%2 = "stablehlo.constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%5 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
%7 = "stablehlo.compare"(%1, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%8 = "stablehlo.and"(%4, %7) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
%14 = "stablehlo.reshape"(%0) : (tensor<i32>) -> tensor<1xi32>
%15 = "stablehlo.convert"(%1) : (tensor<2xi64>) -> tensor<2xi32>
%16 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%18 = "stablehlo.add"(%15, %17) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%21 = "stablehlo.compare"(%15, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%22 = "stablehlo.select"(%21, %18, %15) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%23 = "stablehlo.gather"(%14, %22) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<1xi32>, tensor<2xi32>) -> tensor<2xi32>
return %23 : tensor<2xi32>
}
}

// f32[3] s64[]
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<i64>) -> (tensor<f32>) {
%2 = "stablehlo.constant"() {value = dense<-3> : tensor<i64>} : () -> tensor<i64>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = "stablehlo.and"(%3, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%7 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<i32>
%8 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.add"(%7, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.compare"(%7, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%12 = "stablehlo.select"(%11, %9, %7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%13 = "stablehlo.gather"(%0, %12) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<3xf32>, tensor<i32>) -> tensor<f32>
return %13 : tensor<f32>
}
}

