// f16[2,3,4] f16[2,4,5] f32
module @example {
func.func public @main(%0: tensor<2x3x4xf16>, %1: tensor<2x4x5xf16>) -> (tensor<2x3x5xf32>) {
%2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4xf16>, tensor<2x4x5xf16>) -> tensor<2x3x5xf32>
return %2 : tensor<2x3x5xf32>
}
}

