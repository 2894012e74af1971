// f32[2,3,4] f32[2,4,5]
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<2x4x5xf32>) -> (tensor<2x3x5xf32>) {
%2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
return %2 : tensor<2x3x5xf32>
}
}

// f16[2,3,4] f16[2,4,2]
module @example {
func.func public @main(%0: tensor<2x3x4xf16>, %1: tensor<2x4x2xf16>) -> (tensor<2x3x2xf16>) {
%2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4xf16>, tensor<2x4x2xf16>) -> tensor<2x3x2xf32>
%3 = "stablehlo.convert"(%2) : (tensor<2x3x2xf32>) -> tensor<2x3x2xf16>
return %3 : tensor<2x3x2xf16>
}
}

// c64[1,2,2] c64[1,2,2]
module @example {
func.func public @main(%0: tensor<1x2x2xcomplex<f32>>, %1: tensor<1x2x2xcomplex<f32>>) -> (tensor<1x2x2xcomplex<f32>>) {
%2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
return %2 : tensor<1x2x2xcomplex<f32>>
}
}

