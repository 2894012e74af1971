// f32[2,3,4,3,2] f32[2,3,8,6,5] s64[2,3,4,3,2]
module @example {
func.func public @main(%0: tensor<2x3x4x3x2xf32>, %1: tensor<2x3x8x6x5xf32>, %2: tensor<2x3x4x3x2xi64>) -> (tensor<2x3x8x6x5xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<2x3x4x3x2xi64>) -> tensor<2x3x4x3x2xi32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x240xf32>} : () -> tensor<6x240xf32>
%5 = "stablehlo.reshape"(%3) : (tensor<2x3x4x3x2xi32>) -> tensor<6x24x1xi32>
%6 = "stablehlo.reshape"(%0) : (tensor<2x3x4x3x2xf32>) -> tensor<6x24xf32>
%10 = "stablehlo.scatter"(%4, %5, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<6x240xf32>, tensor<6x24x1xi32>, tensor<6x24xf32>) -> tensor<6x240xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<6x240xf32>) -> tensor<2x3x8x6x5xf32>
return %11 : tensor<2x3x8x6x5xf32>
}
}

