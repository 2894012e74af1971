// f32[4,3] 0 s64[6] f32[6,3]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<6xi64>, %2: tensor<6x3xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%7 = "stablehlo.scatter"(%0, %3, %2) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
return %7 : tensor<4x3xf32>
}
}

// bf16[4,3,2] 1 s32[5] bf16[4,5,2] alpha=0.5
// run-time numbers: alpha:F32
module @example {
func.func public @main(%0: tensor<4x3x2xbf16>, %1: tensor<5xi32>, %2: tensor<4x5x2xbf16>, %3: tensor<f32>) -> (tensor<4x3x2xbf16>) {
%4 = "stablehlo.convert"(%2) : (tensor<4x5x2xbf16>) -> tensor<4x5x2xf32>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5x2xf32>
%6 = "stablehlo.multiply"(%4, %5) : (tensor<4x5x2xf32>, tensor<4x5x2xf32>) -> tensor<4x5x2xf32>
%7 = "stablehlo.convert"(%6) : (tensor<4x5x2xf32>) -> tensor<4x5x2xbf16>
%8 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0, 2>} : (tensor<4x3x2xbf16>) -> tensor<3x4x2xbf16>
%9 = "stablehlo.transpose"(%7) {permutation = array<i64: 1, 0, 2>} : (tensor<4x5x2xbf16>) -> tensor<5x4x2xbf16>
%13 = "stablehlo.scatter"(%8, %1, %9) ({
^bb0(%10: tensor<bf16>, %11: tensor<bf16>):
%12 = "stablehlo.add"(%10, %11) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
"stablehlo.return"(%12) : (tensor<bf16>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<3x4x2xbf16>, tensor<5xi32>, tensor<5x4x2xbf16>) -> tensor<3x4x2xbf16>
%14 = "stablehlo.transpose"(%13) {permutation = array<i64: 1, 0, 2>} : (tensor<3x4x2xbf16>) -> tensor<4x3x2xbf16>
return %14 : tensor<4x3x2xbf16>
}
}

// s64[4] 0 s64[] s64[1] alpha=2
// run-time numbers: alpha:I64
module @example {
func.func public @main(%0: tensor<4xi64>, %1: tensor<i64>, %2: tensor<1xi64>, %3: tensor<i64>) -> (tensor<4xi64>) {
%4 = "stablehlo.reshape"(%1) : (tensor<i64>) -> tensor<1xi64>
%5 = "stablehlo.convert"(%4) : (tensor<1xi64>) -> tensor<1xi32>
%6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
%7 = "stablehlo.multiply"(%2, %6) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
%11 = "stablehlo.scatter"(%0, %5, %7) ({
^bb0(%8: tensor<i64>, %9: tensor<i64>):
%10 = "stablehlo.add"(%8, %9) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%10) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xi64>, tensor<1xi32>, tensor<1xi64>) -> tensor<4xi64>
return %11 : tensor<4xi64>
}
}

// f32[4,3] 1 s64[0] f32[4,0]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<0xi64>, %2: tensor<4x0xf32>) -> (tensor<4x3xf32>) {
return %0 : tensor<4x3xf32>
}
}

