// f32[3,2] f32[3,3] false
module @example {
func.func public @main(%0: tensor<3x2xf32>, %1: tensor<3x3xf32>) -> (tensor<3x2xf32>) {
%2 = "stablehlo.triangular_solve"(%1, %0) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%3 = "stablehlo.transpose"(%1) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%4 = "stablehlo.triangular_solve"(%3, %2) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
return %4 : tensor<3x2xf32>
}
}

// f32[3,2] f32[3,3] true
module @example {
func.func public @main(%0: tensor<3x2xf32>, %1: tensor<3x3xf32>) -> (tensor<3x2xf32>) {
%2 = "stablehlo.transpose"(%1) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%3 = "stablehlo.triangular_solve"(%2, %0) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%4 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%5 = "stablehlo.triangular_solve"(%4, %3) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
return %5 : tensor<3x2xf32>
}
}

