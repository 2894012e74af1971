// f32[3,3] f32[3,2] upper=true
module @example {
func.func public @main(%0: tensor<3x3xf32>, %1: tensor<3x2xf32>) -> (tensor<3x2xf32>) {
%2 = "stablehlo.triangular_solve"(%0, %1) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
return %2 : tensor<3x2xf32>
}
}

// f32[2,3,3] f32[4,3] upper=false left=false
module @example {
func.func public @main(%0: tensor<2x3x3xf32>, %1: tensor<4x3xf32>) -> (tensor<2x4x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4x3xf32>) -> tensor<2x4x3xf32>
%3 = "stablehlo.triangular_solve"(%0, %2) {left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<2x3x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
return %3 : tensor<2x4x3xf32>
}
}

// f64[3,3] f64[2,3,1] upper=false unitriangular=true
module @example {
func.func public @main(%0: tensor<3x3xf64>, %1: tensor<2x3x1xf64>) -> (tensor<2x3x1xf64>) {
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x3xf64>) -> tensor<2x3x3xf64>
%3 = "stablehlo.triangular_solve"(%2, %1) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<2x3x3xf64>, tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
return %3 : tensor<2x3x1xf64>
}
}

// c64[3,3] c64[3,2] upper=true
module @example {
func.func public @main(%0: tensor<3x3xcomplex<f32>>, %1: tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>) {
%2 = "stablehlo.triangular_solve"(%0, %1) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
return %2 : tensor<3x2xcomplex<f32>>
}
}

