// f32[2,8] f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>, %1: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%2 = "stablehlo.logistic"(%1) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%3 = "stablehlo.multiply"(%0, %2) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%5 = "stablehlo.subtract"(%4, %2) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%8 = "stablehlo.add"(%7, %6) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%9 = "stablehlo.multiply"(%3, %8) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %9 : tensor<2x8xf32>
}
}

// bf16[8] bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<8xbf16>) -> (tensor<8xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%1) : (tensor<8xbf16>) -> tensor<8xf32>
%4 = "stablehlo.logistic"(%3) : (tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%7 = "stablehlo.subtract"(%6, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.multiply"(%3, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%10 = "stablehlo.add"(%9, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.multiply"(%5, %10) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.convert"(%11) : (tensor<8xf32>) -> tensor<8xbf16>
return %12 : tensor<8xbf16>
}
}

// f64[4] f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>, %1: tensor<4xf64>) -> (tensor<4xf64>) {
%2 = "stablehlo.logistic"(%1) : (tensor<4xf64>) -> tensor<4xf64>
%3 = "stablehlo.multiply"(%0, %2) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%5 = "stablehlo.subtract"(%4, %2) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%8 = "stablehlo.add"(%7, %6) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%9 = "stablehlo.multiply"(%3, %8) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
return %9 : tensor<4xf64>
}
}

