// f32[2,8] f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>, %1: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%2 = "stablehlo.exponential"(%1) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%3 = "stablehlo.log_plus_one"(%2) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%4 = "stablehlo.tanh"(%3) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%5 = "stablehlo.logistic"(%1) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%7 = "stablehlo.multiply"(%4, %4) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%9 = "stablehlo.subtract"(%8, %7) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%10 = "stablehlo.multiply"(%6, %9) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%11 = "stablehlo.add"(%4, %10) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%12 = "stablehlo.multiply"(%0, %11) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %12 : tensor<2x8xf32>
}
}

// bf16[8] bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<8xbf16>) -> (tensor<8xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%1) : (tensor<8xbf16>) -> tensor<8xf32>
%4 = "stablehlo.exponential"(%3) : (tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.log_plus_one"(%4) : (tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.tanh"(%5) : (tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.logistic"(%3) : (tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.multiply"(%3, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.multiply"(%6, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%11 = "stablehlo.subtract"(%10, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.multiply"(%8, %11) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.add"(%6, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.multiply"(%2, %13) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%15 = "stablehlo.convert"(%14) : (tensor<8xf32>) -> tensor<8xbf16>
return %15 : tensor<8xbf16>
}
}

// f64[4] f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>, %1: tensor<4xf64>) -> (tensor<4xf64>) {
%2 = "stablehlo.exponential"(%1) : (tensor<4xf64>) -> tensor<4xf64>
%3 = "stablehlo.log_plus_one"(%2) : (tensor<4xf64>) -> tensor<4xf64>
%4 = "stablehlo.tanh"(%3) : (tensor<4xf64>) -> tensor<4xf64>
%5 = "stablehlo.logistic"(%1) : (tensor<4xf64>) -> tensor<4xf64>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%7 = "stablehlo.multiply"(%4, %4) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%9 = "stablehlo.subtract"(%8, %7) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%10 = "stablehlo.multiply"(%6, %9) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%11 = "stablehlo.add"(%4, %10) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%12 = "stablehlo.multiply"(%0, %11) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
return %12 : tensor<4xf64>
}
}

