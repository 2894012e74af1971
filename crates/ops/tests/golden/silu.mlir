// f32[2,16]
module @example {
func.func public @main(%0: tensor<2x16xf32>) -> (tensor<2x16xf32>) {
%1 = "stablehlo.logistic"(%0) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%2 = "stablehlo.multiply"(%0, %1) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %2 : tensor<2x16xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "stablehlo.logistic"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%4 = "stablehlo.convert"(%3) : (tensor<8xf32>) -> tensor<8xbf16>
return %4 : tensor<8xbf16>
}
}

// f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>) -> (tensor<4xf64>) {
%1 = "stablehlo.logistic"(%0) : (tensor<4xf64>) -> tensor<4xf64>
%2 = "stablehlo.multiply"(%0, %1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
return %2 : tensor<4xf64>
}
}

