// s8[18,16] s8[16,8]
module @example {
func.func public @main(%0: tensor<18x16xi8>, %1: tensor<16x8xi8>) -> (tensor<18x8xi32>) {
%2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<18x16xi8>, tensor<16x8xi8>) -> tensor<18x8xi32>
return %2 : tensor<18x8xi32>
}
}

