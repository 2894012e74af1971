// f32[3] f32[3]
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<3xf32>) -> (tensor<f32>) {
%2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
return %2 : tensor<f32>
}
}

// s64[3] s64[3]
module @example {
func.func public @main(%0: tensor<3xi64>, %1: tensor<3xi64>) -> (tensor<i64>) {
%2 = "stablehlo.multiply"(%0, %1) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<i64>, %5: tensor<i64>):
%6 = "stablehlo.add"(%4, %5) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%6) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
return %7 : tensor<i64>
}
}

