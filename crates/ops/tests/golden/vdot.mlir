// f32[3] f32[3]
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<3xf32>) -> (tensor<f32>) {
%2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
return %2 : tensor<f32>
}
}

// c64[3] c64[3]
module @example {
func.func public @main(%0: tensor<3xcomplex<f32>>, %1: tensor<3xcomplex<f32>>) -> (tensor<complex<f32>>) {
%2 = "stablehlo.real"(%0) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
%3 = "stablehlo.imag"(%0) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
%4 = "stablehlo.negate"(%3) : (tensor<3xf32>) -> tensor<3xf32>
%5 = "stablehlo.complex"(%2, %4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xcomplex<f32>>
%6 = "stablehlo.dot_general"(%5, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<complex<f32>>
return %6 : tensor<complex<f32>>
}
}

