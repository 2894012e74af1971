// f32[4]
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.abs"(%0) : (tensor<4xf32>) -> tensor<4xf32>
return %1 : tensor<4xf32>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xi64>) {
%1 = "stablehlo.abs"(%0) : (tensor<4xi64>) -> tensor<4xi64>
return %1 : tensor<4xi64>
}
}

// u8[4]
module @example {
func.func public @main(%0: tensor<4xui8>) -> (tensor<4xui8>) {
return %0 : tensor<4xui8>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xf32>) {
%1 = "stablehlo.abs"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%2 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%3 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%4 = "stablehlo.abs"(%3) : (tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.compare"(%4, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%6 = "stablehlo.imag"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%7 = "stablehlo.abs"(%6) : (tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.compare"(%7, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.or"(%5, %8) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%10 = "stablehlo.select"(%9, %2, %1) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %10 : tensor<4xf32>
}
}

// bf16[3]
module @example {
func.func public @main(%0: tensor<3xbf16>) -> (tensor<3xbf16>) {
%1 = "stablehlo.abs"(%0) : (tensor<3xbf16>) -> tensor<3xbf16>
return %1 : tensor<3xbf16>
}
}

