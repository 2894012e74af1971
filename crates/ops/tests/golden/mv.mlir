// f32[2,3] f32[3]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>) -> (tensor<2xf32>) {
%2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
return %2 : tensor<2xf32>
}
}

// bf16[2,3] bf16[3]
module @example {
func.func public @main(%0: tensor<2x3xbf16>, %1: tensor<3xbf16>) -> (tensor<2xbf16>) {
%2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3xbf16>, tensor<3xbf16>) -> tensor<2xf32>
%3 = "stablehlo.convert"(%2) : (tensor<2xf32>) -> tensor<2xbf16>
return %3 : tensor<2xbf16>
}
}

