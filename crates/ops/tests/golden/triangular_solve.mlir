// f32[3,2] f32[3,3]
module @example {
func.func public @main(%0: tensor<3x2xf32>, %1: tensor<3x3xf32>) -> (tensor<3x2xf32>, tensor<3x3xf32>) {
%2 = "stablehlo.triangular_solve"(%1, %0) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
return %2, %1 : tensor<3x2xf32>, tensor<3x3xf32>
}
}

// f32[3,2] f32[2,3,3] false true
module @example {
func.func public @main(%0: tensor<3x2xf32>, %1: tensor<2x3x3xf32>) -> (tensor<2x3x2xf32>, tensor<2x3x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x2xf32>) -> tensor<2x3x2xf32>
%3 = "stablehlo.transpose"(%1) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%4 = "stablehlo.triangular_solve"(%3, %2) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<2x3x3xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
return %4, %1 : tensor<2x3x2xf32>, tensor<2x3x3xf32>
}
}

