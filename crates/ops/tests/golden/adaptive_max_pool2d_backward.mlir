// f32[2,3,4,3] f32[2,3,8,6] s64[2,3,4,3]
module @example {
func.func public @main(%0: tensor<2x3x4x3xf32>, %1: tensor<2x3x8x6xf32>, %2: tensor<2x3x4x3xi64>) -> (tensor<2x3x8x6xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.select_and_scatter"(%1, %0, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.compare"(%4, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = "stablehlo.or"(%6, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%9 = "stablehlo.compare"(%5, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = "stablehlo.not"(%9) : (tensor<i1>) -> tensor<i1>
%11 = "stablehlo.and"(%8, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}, {
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x6xf32>, tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
return %15 : tensor<2x3x8x6xf32>
}
}

// f32[2,3,3,7] f32[2,3,7,5] s64[2,3,3,7]
module @example {
func.func public @main(%0: tensor<2x3x3x7xf32>, %1: tensor<2x3x7x5xf32>, %2: tensor<2x3x3x7xi64>) -> (tensor<2x3x7x5xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<2x3x3x7xi64>) -> tensor<2x3x3x7xi32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x35xf32>} : () -> tensor<6x35xf32>
%5 = "stablehlo.reshape"(%3) : (tensor<2x3x3x7xi32>) -> tensor<6x21x1xi32>
%6 = "stablehlo.reshape"(%0) : (tensor<2x3x3x7xf32>) -> tensor<6x21xf32>
%10 = "stablehlo.scatter"(%4, %5, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<6x35xf32>, tensor<6x21x1xi32>, tensor<6x21xf32>) -> tensor<6x35xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<6x35xf32>) -> tensor<2x3x7x5xf32>
return %11 : tensor<2x3x7x5xf32>
}
}

