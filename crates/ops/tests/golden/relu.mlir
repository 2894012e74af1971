// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%2 = "stablehlo.maximum"(%0, %1) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %2 : tensor<2x8xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xbf16>} : () -> tensor<8xbf16>
%2 = "stablehlo.maximum"(%0, %1) : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>
return %2 : tensor<8xbf16>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xi64>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%2 = "stablehlo.maximum"(%0, %1) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
return %2 : tensor<4xi64>
}
}

