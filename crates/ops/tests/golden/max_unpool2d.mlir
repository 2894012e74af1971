// f32[2,3,4,3] s64[2,3,4,3] [8,6]
module @example {
func.func public @main(%0: tensor<2x3x4x3xf32>, %1: tensor<2x3x4x3xi64>) -> (tensor<2x3x8x6xf32>) {
%2 = "stablehlo.convert"(%1) : (tensor<2x3x4x3xi64>) -> tensor<2x3x4x3xi32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x48xf32>} : () -> tensor<6x48xf32>
%4 = "stablehlo.reshape"(%2) : (tensor<2x3x4x3xi32>) -> tensor<6x12x1xi32>
%5 = "stablehlo.reshape"(%0) : (tensor<2x3x4x3xf32>) -> tensor<6x12xf32>
%8 = "stablehlo.scatter"(%3, %4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<6x48xf32>, tensor<6x12x1xi32>, tensor<6x12xf32>) -> tensor<6x48xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<6x48xf32>) -> tensor<2x3x8x6xf32>
return %9 : tensor<2x3x8x6xf32>
}
}

// f32[3,2,2] s64[3,2,2] [4,5]
module @example {
func.func public @main(%0: tensor<3x2x2xf32>, %1: tensor<3x2x2xi64>) -> (tensor<3x4x5xf32>) {
%2 = "stablehlo.convert"(%1) : (tensor<3x2x2xi64>) -> tensor<3x2x2xi32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x20xf32>} : () -> tensor<3x20xf32>
%4 = "stablehlo.reshape"(%2) : (tensor<3x2x2xi32>) -> tensor<3x4x1xi32>
%5 = "stablehlo.reshape"(%0) : (tensor<3x2x2xf32>) -> tensor<3x4xf32>
%8 = "stablehlo.scatter"(%3, %4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<3x20xf32>, tensor<3x4x1xi32>, tensor<3x4xf32>) -> tensor<3x20xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<3x20xf32>) -> tensor<3x4x5xf32>
return %9 : tensor<3x4x5xf32>
}
}

