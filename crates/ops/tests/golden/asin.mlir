// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "chlo.asin"(%0) : (tensor<2x8xf32>) -> tensor<2x8xf32>
return %1 : tensor<2x8xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "chlo.asin"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%2) : (tensor<8xf32>) -> tensor<8xbf16>
return %3 : tensor<8xbf16>
}
}

// f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>) -> (tensor<4xf64>) {
%1 = "chlo.asin"(%0) : (tensor<4xf64>) -> tensor<4xf64>
return %1 : tensor<4xf64>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "chlo.asin"(%1) : (tensor<4xf32>) -> tensor<4xf32>
return %2 : tensor<4xf32>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%1 = "chlo.asin"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%2 = "stablehlo.real"(%1) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%3 = "stablehlo.imag"(%1) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%4 = "stablehlo.imag"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%5 = "stablehlo.abs"(%3) : (tensor<4xf32>) -> tensor<4xf32>
%6 = "stablehlo.abs"(%3) : (tensor<4xf32>) -> tensor<4xf32>
%7 = "stablehlo.negate"(%6) : (tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.bitcast_convert"(%4) : (tensor<4xf32>) -> tensor<4xi32>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%11 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%12 = "stablehlo.select"(%11, %7, %5) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%13 = "stablehlo.select"(%8, %3, %12) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%14 = "stablehlo.complex"(%2, %13) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
%15 = "stablehlo.real"(%14) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%16 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%17 = "stablehlo.abs"(%15) : (tensor<4xf32>) -> tensor<4xf32>
%18 = "stablehlo.abs"(%15) : (tensor<4xf32>) -> tensor<4xf32>
%19 = "stablehlo.negate"(%18) : (tensor<4xf32>) -> tensor<4xf32>
%20 = "stablehlo.compare"(%15, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%21 = "stablehlo.bitcast_convert"(%16) : (tensor<4xf32>) -> tensor<4xi32>
%22 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%24 = "stablehlo.select"(%23, %19, %17) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%25 = "stablehlo.select"(%20, %15, %24) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%26 = "stablehlo.imag"(%14) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%27 = "stablehlo.complex"(%25, %26) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
return %27 : tensor<4xcomplex<f32>>
}
}

