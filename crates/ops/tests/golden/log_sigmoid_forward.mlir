// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>, tensor<0xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%2 = "stablehlo.minimum"(%0, %1) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%3 = "stablehlo.abs"(%0) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%4 = "stablehlo.negate"(%3) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%5 = "stablehlo.exponential"(%4) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%6 = "stablehlo.log_plus_one"(%5) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%7 = "stablehlo.subtract"(%2, %6) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
return %7, %8 : tensor<2x8xf32>, tensor<0xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>, tensor<0xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%3 = "stablehlo.minimum"(%1, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%4 = "stablehlo.abs"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.negate"(%4) : (tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.exponential"(%5) : (tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.log_plus_one"(%6) : (tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.subtract"(%3, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.convert"(%8) : (tensor<8xf32>) -> tensor<8xbf16>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xbf16>} : () -> tensor<0xbf16>
return %9, %10 : tensor<8xbf16>, tensor<0xbf16>
}
}

