// [2,3]
module @example {
func.func public @main() -> (tensor<2x3xf32>) {
%0 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
return %0 : tensor<2x3xf32>
}
}

// [] dtype=s64
module @example {
func.func public @main() -> (tensor<i64>) {
%0 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
return %0 : tensor<i64>
}
}

