// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "stablehlo.exponential_minus_one"(%0) : (tensor<2x8xf32>) -> tensor<2x8xf32>
return %1 : tensor<2x8xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "stablehlo.exponential_minus_one"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%2) : (tensor<8xf32>) -> tensor<8xbf16>
return %3 : tensor<8xbf16>
}
}

// f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>) -> (tensor<4xf64>) {
%1 = "stablehlo.exponential_minus_one"(%0) : (tensor<4xf64>) -> tensor<4xf64>
return %1 : tensor<4xf64>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "stablehlo.exponential_minus_one"(%1) : (tensor<4xf32>) -> tensor<4xf32>
return %2 : tensor<4xf32>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%1 = "stablehlo.exponential_minus_one"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
return %1 : tensor<4xcomplex<f32>>
}
}

