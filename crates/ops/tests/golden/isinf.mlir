// f32[16]
module @example {
func.func public @main(%0: tensor<16xf32>) -> (tensor<16xi1>) {
%1 = "stablehlo.abs"(%0) : (tensor<16xf32>) -> tensor<16xf32>
%2 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<16xf32>} : () -> tensor<16xf32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
return %3 : tensor<16xi1>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xi1>) {
%1 = "stablehlo.constant"() {value = dense<false> : tensor<4xi1>} : () -> tensor<4xi1>
return %1 : tensor<4xi1>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xi1>) {
%1 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%2 = "stablehlo.abs"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%3 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%5 = "stablehlo.imag"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%6 = "stablehlo.abs"(%5) : (tensor<4xf32>) -> tensor<4xf32>
%7 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.or"(%4, %8) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
return %9 : tensor<4xi1>
}
}

// bf16[16]
module @example {
func.func public @main(%0: tensor<16xbf16>) -> (tensor<16xi1>) {
%1 = "stablehlo.abs"(%0) : (tensor<16xbf16>) -> tensor<16xbf16>
%2 = "stablehlo.constant"() {value = dense<0x7F80> : tensor<16xbf16>} : () -> tensor<16xbf16>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xi1>
return %3 : tensor<16xi1>
}
}

