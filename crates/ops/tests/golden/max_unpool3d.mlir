// f32[2,3,2,2,2] s64[2,3,2,2,2] [4,4,5] [2,2,2] [0,0,0]
module @example {
func.func public @main(%0: tensor<2x3x2x2x2xf32>, %1: tensor<2x3x2x2x2xi64>) -> (tensor<2x3x4x4x5xf32>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x2x2xi64>} : () -> tensor<2x3x2x2x2xi64>
%3 = "stablehlo.constant"() {value = dense<80> : tensor<2x3x2x2x2xi64>} : () -> tensor<2x3x2x2x2xi64>
%4 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3x2x2x2xi64>, tensor<2x3x2x2x2xi64>) -> tensor<2x3x2x2x2xi1>
%5 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x2x2x2xi64>, tensor<2x3x2x2x2xi64>) -> tensor<2x3x2x2x2xi1>
%6 = "stablehlo.and"(%4, %5) : (tensor<2x3x2x2x2xi1>, tensor<2x3x2x2x2xi1>) -> tensor<2x3x2x2x2xi1>
%7 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<i1>, %9: tensor<i1>):
%10 = "stablehlo.and"(%8, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%10) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x2x2x2xi1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x80xf32>} : () -> tensor<6x80xf32>
%13 = "stablehlo.convert"(%1) : (tensor<2x3x2x2x2xi64>) -> tensor<2x3x2x2x2xi32>
%14 = "stablehlo.reshape"(%13) : (tensor<2x3x2x2x2xi32>) -> tensor<6x8x1xi32>
%15 = "stablehlo.reshape"(%0) : (tensor<2x3x2x2x2xf32>) -> tensor<6x8xf32>
%18 = "stablehlo.scatter"(%12, %14, %15) ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<6x80xf32>, tensor<6x8x1xi32>, tensor<6x8xf32>) -> tensor<6x80xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<6x80xf32>) -> tensor<2x3x4x4x5xf32>
return %19 : tensor<2x3x4x4x5xf32>
}
}

