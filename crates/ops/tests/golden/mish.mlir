// f32[2,16]
module @example {
func.func public @main(%0: tensor<2x16xf32>) -> (tensor<2x16xf32>) {
%1 = "stablehlo.exponential"(%0) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%2 = "stablehlo.log_plus_one"(%1) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%3 = "stablehlo.tanh"(%2) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%4 = "stablehlo.multiply"(%0, %3) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %4 : tensor<2x16xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "stablehlo.exponential"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.log_plus_one"(%2) : (tensor<8xf32>) -> tensor<8xf32>
%4 = "stablehlo.tanh"(%3) : (tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.multiply"(%1, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.convert"(%5) : (tensor<8xf32>) -> tensor<8xbf16>
return %6 : tensor<8xbf16>
}
}

// f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>) -> (tensor<4xf64>) {
%1 = "stablehlo.exponential"(%0) : (tensor<4xf64>) -> tensor<4xf64>
%2 = "stablehlo.log_plus_one"(%1) : (tensor<4xf64>) -> tensor<4xf64>
%3 = "stablehlo.tanh"(%2) : (tensor<4xf64>) -> tensor<4xf64>
%4 = "stablehlo.multiply"(%0, %3) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
return %4 : tensor<4xf64>
}
}

