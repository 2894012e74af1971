// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "stablehlo.log"(%0) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%2 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%3 = "stablehlo.divide"(%1, %2) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %3 : tensor<2x8xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "stablehlo.log"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.convert"(%4) : (tensor<8xf32>) -> tensor<8xbf16>
return %5 : tensor<8xbf16>
}
}

// f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>) -> (tensor<4xf64>) {
%1 = "stablehlo.log"(%0) : (tensor<4xf64>) -> tensor<4xf64>
%2 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<4xf64>} : () -> tensor<4xf64>
%3 = "stablehlo.divide"(%1, %2) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
return %3 : tensor<4xf64>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "stablehlo.log"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%3 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %4 : tensor<4xf32>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%1 = "stablehlo.log"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%2 = "stablehlo.real"(%1) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%3 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.imag"(%1) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%6 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.complex"(%4, %7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
return %8 : tensor<4xcomplex<f32>>
}
}

