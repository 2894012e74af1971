// f32[2,16]
module @example {
func.func public @main(%0: tensor<2x16xf32>) -> (tensor<2x16xf32>) {
%1 = "chlo.bessel_i1e"(%0) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%2 = "stablehlo.abs"(%0) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%3 = "stablehlo.exponential"(%2) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %4 : tensor<2x16xf32>
}
}

// f64[16]
module @example {
func.func public @main(%0: tensor<16xf64>) -> (tensor<16xf64>) {
%1 = "chlo.bessel_i1e"(%0) : (tensor<16xf64>) -> tensor<16xf64>
%2 = "stablehlo.abs"(%0) : (tensor<16xf64>) -> tensor<16xf64>
%3 = "stablehlo.exponential"(%2) : (tensor<16xf64>) -> tensor<16xf64>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
return %4 : tensor<16xf64>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "chlo.bessel_i1e"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%3 = "stablehlo.abs"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%4 = "stablehlo.exponential"(%3) : (tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %5 : tensor<4xf32>
}
}

