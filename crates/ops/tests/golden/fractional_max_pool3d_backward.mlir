// f32[2,3,3,2,4] f32[2,3,5,6,7] [2,3,2] [3,2,4] s64[2,3,3,2,4]
module @example {
func.func public @main(%0: tensor<2x3x3x2x4xf32>, %1: tensor<2x3x5x6x7xf32>, %2: tensor<2x3x3x2x4xi64>) -> (tensor<2x3x5x6x7xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<2x3x3x2x4xi64>) -> tensor<2x3x3x2x4xi32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x210xf32>} : () -> tensor<6x210xf32>
%5 = "stablehlo.reshape"(%3) : (tensor<2x3x3x2x4xi32>) -> tensor<6x24x1xi32>
%6 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2x4xf32>) -> tensor<6x24xf32>
%10 = "stablehlo.scatter"(%4, %5, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<6x210xf32>, tensor<6x24x1xi32>, tensor<6x24xf32>) -> tensor<6x210xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<6x210xf32>) -> tensor<2x3x5x6x7xf32>
return %11 : tensor<2x3x5x6x7xf32>
}
}

