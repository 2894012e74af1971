// f32[2,16]
module @example {
func.func public @main(%0: tensor<2x16xf32>) -> (tensor<2x16xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%3 = "stablehlo.add"(%0, %2) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%4 = "stablehlo.maximum"(%1, %3) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%5 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%6 = "stablehlo.minimum"(%4, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%7 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%9 = "stablehlo.multiply"(%0, %8) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %9 : tensor<2x16xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%3 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%4 = "stablehlo.add"(%1, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.maximum"(%2, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%7 = "stablehlo.minimum"(%5, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%9 = "stablehlo.divide"(%7, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.multiply"(%1, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.convert"(%10) : (tensor<8xf32>) -> tensor<8xbf16>
return %11 : tensor<8xbf16>
}
}

// f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>) -> (tensor<4xf64>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%3 = "stablehlo.add"(%0, %2) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%4 = "stablehlo.maximum"(%1, %3) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%5 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%6 = "stablehlo.minimum"(%4, %5) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%7 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%8 = "stablehlo.divide"(%6, %7) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%9 = "stablehlo.multiply"(%0, %8) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
return %9 : tensor<4xf64>
}
}

