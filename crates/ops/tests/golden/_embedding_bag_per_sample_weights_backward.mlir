// f32[4,3] f32[7,3] s64[6] s64[4] s64[6] 0
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<7x3xf32>, %2: tensor<6xi64>, %3: tensor<4xi64>, %4: tensor<6xi64>) -> (tensor<6xf32>) {
%5 = "stablehlo.convert"(%4) : (tensor<6xi64>) -> tensor<6xi32>
%6 = "stablehlo.convert"(%2) : (tensor<6xi64>) -> tensor<6xi32>
%7 = "stablehlo.gather"(%1, %6) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%8 = "stablehlo.gather"(%0, %5) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%9 = "stablehlo.multiply"(%8, %7) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
%13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%13) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
return %14 : tensor<6xf32>
}
}

// f32[4,3] f32[7,3] s64[6] s64[4] s64[6] 0 2
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<7x3xf32>, %2: tensor<6xi64>, %3: tensor<4xi64>, %4: tensor<6xi64>) -> (tensor<6xf32>) {
%5 = "stablehlo.convert"(%4) : (tensor<6xi64>) -> tensor<6xi32>
%6 = "stablehlo.convert"(%2) : (tensor<6xi64>) -> tensor<6xi32>
%7 = "stablehlo.gather"(%1, %6) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%8 = "stablehlo.gather"(%0, %5) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%9 = "stablehlo.multiply"(%8, %7) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
%13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%13) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
%15 = "stablehlo.constant"() {value = dense<2> : tensor<6xi64>} : () -> tensor<6xi64>
%16 = "stablehlo.compare"(%2, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%18 = "stablehlo.select"(%16, %17, %14) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
return %18 : tensor<6xf32>
}
}

