// f32[4,3] bool[4,3] f32[5,4]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4x3xi1>, %2: tensor<5x4xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.reshape"(%1) : (tensor<4x3xi1>) -> tensor<12xi1>
%4 = "stablehlo.convert"(%3) : (tensor<12xi1>) -> tensor<12xi32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.reduce_window"(%4, %5) ({
^bb0(%6: tensor<i32>, %7: tensor<i32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%8) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[11, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 12>, window_strides = array<i64: 1>} : (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
%10 = "stablehlo.constant"() {value = dense<1> : tensor<12xi32>} : () -> tensor<12xi32>
%11 = "stablehlo.subtract"(%9, %10) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
%12 = "stablehlo.reshape"(%11) : (tensor<12xi32>) -> tensor<4x3xi32>
%13 = "stablehlo.reshape"(%2) : (tensor<5x4xf32>) -> tensor<20xf32>
%14 = "stablehlo.gather"(%13, %12) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<20xf32>, tensor<4x3xi32>) -> tensor<4x3xf32>
%15 = "stablehlo.select"(%1, %14, %0) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %15 : tensor<4x3xf32>
}
}

// s64[3] bool[2,1] s64[6]
module @example {
func.func public @main(%0: tensor<3xi64>, %1: tensor<2x1xi1>, %2: tensor<6xi64>) -> (tensor<2x3xi64>) {
%3 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi64>) -> tensor<2x3xi64>
%4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi1>) -> tensor<2x3xi1>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3xi1>) -> tensor<6xi1>
%6 = "stablehlo.convert"(%5) : (tensor<6xi1>) -> tensor<6xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.reduce_window"(%6, %7) ({
^bb0(%8: tensor<i32>, %9: tensor<i32>):
%10 = "stablehlo.add"(%8, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%10) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>} : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
%12 = "stablehlo.constant"() {value = dense<1> : tensor<6xi32>} : () -> tensor<6xi32>
%13 = "stablehlo.subtract"(%11, %12) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%14 = "stablehlo.reshape"(%13) : (tensor<6xi32>) -> tensor<2x3xi32>
%15 = "stablehlo.gather"(%2, %14) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<6xi64>, tensor<2x3xi32>) -> tensor<2x3xi64>
%16 = "stablehlo.select"(%4, %15, %3) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
return %16 : tensor<2x3xi64>
}
}

