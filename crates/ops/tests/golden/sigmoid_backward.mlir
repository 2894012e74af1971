// f32[2,8] f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>, %1: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%3 = "stablehlo.subtract"(%2, %1) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%4 = "stablehlo.multiply"(%3, %1) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%5 = "stablehlo.multiply"(%0, %4) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %5 : tensor<2x8xf32>
}
}

// bf16[8] bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<8xbf16>) -> (tensor<8xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%1) : (tensor<8xbf16>) -> tensor<8xf32>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.subtract"(%4, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.multiply"(%5, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.multiply"(%2, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.convert"(%7) : (tensor<8xf32>) -> tensor<8xbf16>
return %8 : tensor<8xbf16>
}
}

// f64[4] f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>, %1: tensor<4xf64>) -> (tensor<4xf64>) {
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%3 = "stablehlo.subtract"(%2, %1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%4 = "stablehlo.multiply"(%3, %1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%5 = "stablehlo.multiply"(%0, %4) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
return %5 : tensor<4xf64>
}
}

