// f32[2,3] f32[3]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.complex"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
%4 = "stablehlo.abs"(%3) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
%5 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%6 = "stablehlo.real"(%3) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
%7 = "stablehlo.abs"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%8 = "stablehlo.compare"(%7, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%9 = "stablehlo.imag"(%3) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
%10 = "stablehlo.abs"(%9) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%11 = "stablehlo.compare"(%10, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%12 = "stablehlo.or"(%8, %11) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%13 = "stablehlo.select"(%12, %5, %4) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %13 : tensor<2x3xf32>
}
}

// bf16[4] bf16[4]
module @example {
func.func public @main(%0: tensor<4xbf16>, %1: tensor<4xbf16>) -> (tensor<4xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<4xbf16>) -> tensor<4xf32>
%3 = "stablehlo.convert"(%1) : (tensor<4xbf16>) -> tensor<4xf32>
%4 = "stablehlo.complex"(%2, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
%5 = "stablehlo.abs"(%4) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%6 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.real"(%4) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%8 = "stablehlo.abs"(%7) : (tensor<4xf32>) -> tensor<4xf32>
%9 = "stablehlo.compare"(%8, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%10 = "stablehlo.imag"(%4) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%11 = "stablehlo.abs"(%10) : (tensor<4xf32>) -> tensor<4xf32>
%12 = "stablehlo.compare"(%11, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%13 = "stablehlo.or"(%9, %12) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%14 = "stablehlo.select"(%13, %6, %5) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%15 = "stablehlo.convert"(%14) : (tensor<4xf32>) -> tensor<4xbf16>
return %15 : tensor<4xbf16>
}
}

// f64[4] f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>, %1: tensor<4xf64>) -> (tensor<4xf64>) {
%2 = "stablehlo.complex"(%0, %1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xcomplex<f64>>
%3 = "stablehlo.abs"(%2) : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
%4 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<4xf64>} : () -> tensor<4xf64>
%5 = "stablehlo.real"(%2) : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
%6 = "stablehlo.abs"(%5) : (tensor<4xf64>) -> tensor<4xf64>
%7 = "stablehlo.compare"(%6, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%8 = "stablehlo.imag"(%2) : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
%9 = "stablehlo.abs"(%8) : (tensor<4xf64>) -> tensor<4xf64>
%10 = "stablehlo.compare"(%9, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%11 = "stablehlo.or"(%7, %10) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%12 = "stablehlo.select"(%11, %4, %3) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
return %12 : tensor<4xf64>
}
}

