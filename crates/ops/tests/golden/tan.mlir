// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "stablehlo.tan"(%0) : (tensor<2x8xf32>) -> tensor<2x8xf32>
return %1 : tensor<2x8xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "stablehlo.tan"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%2) : (tensor<8xf32>) -> tensor<8xbf16>
return %3 : tensor<8xbf16>
}
}

// f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>) -> (tensor<4xf64>) {
%1 = "stablehlo.tan"(%0) : (tensor<4xf64>) -> tensor<4xf64>
return %1 : tensor<4xf64>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "stablehlo.tan"(%1) : (tensor<4xf32>) -> tensor<4xf32>
return %2 : tensor<4xf32>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%1 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%2 = "stablehlo.imag"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%3 = "stablehlo.tan"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%4 = "stablehlo.real"(%3) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%6 = "stablehlo.compare"(%1, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%7 = "stablehlo.select"(%6, %1, %4) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.tan"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%9 = "stablehlo.imag"(%8) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%11 = "stablehlo.compare"(%2, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%12 = "stablehlo.select"(%11, %2, %9) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%13 = "stablehlo.complex"(%7, %12) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
return %13 : tensor<4xcomplex<f32>>
}
}

