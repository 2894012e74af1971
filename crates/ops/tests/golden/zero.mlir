// f32[2,3]
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
return %1 : tensor<2x3xf32>
}
}

// s64[]
module @example {
func.func public @main(%0: tensor<i64>) -> (tensor<i64>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
return %1 : tensor<i64>
}
}

