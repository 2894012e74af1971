// [2,3]
module @example {
func.func public @main() -> (tensor<2x3xf32>) {
%0 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
return %0 : tensor<2x3xf32>
}
}

// [0,2] dtype=bf16
module @example {
func.func public @main() -> (tensor<0x2xbf16>) {
%0 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<0x2xbf16>} : () -> tensor<0x2xbf16>
return %0 : tensor<0x2xbf16>
}
}

