// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%3 = "stablehlo.constant"() {value = dense<3.141592653589793e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%4 = "stablehlo.multiply"(%0, %3) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%6 = "stablehlo.sine"(%4) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%7 = "stablehlo.divide"(%6, %4) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%8 = "stablehlo.select"(%2, %5, %7) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %8 : tensor<2x8xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%4 = "stablehlo.constant"() {value = dense<3.141592653589793e0> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.multiply"(%1, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%7 = "stablehlo.sine"(%5) : (tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.divide"(%7, %5) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.select"(%3, %6, %8) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.convert"(%9) : (tensor<8xf32>) -> tensor<8xbf16>
return %10 : tensor<8xbf16>
}
}

// f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>) -> (tensor<4xf64>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%3 = "stablehlo.constant"() {value = dense<3.141592653589793e0> : tensor<4xf64>} : () -> tensor<4xf64>
%4 = "stablehlo.multiply"(%0, %3) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%6 = "stablehlo.sine"(%4) : (tensor<4xf64>) -> tensor<4xf64>
%7 = "stablehlo.divide"(%6, %4) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%8 = "stablehlo.select"(%2, %5, %7) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
return %8 : tensor<4xf64>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%4 = "stablehlo.constant"() {value = dense<3.141592653589793e0> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.multiply"(%1, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.sine"(%5) : (tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.divide"(%7, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%9 = "stablehlo.select"(%3, %6, %8) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %9 : tensor<4xf32>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%1 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<4xcomplex<f32>>} : () -> tensor<4xcomplex<f32>>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
%3 = "stablehlo.constant"() {value = dense<(3.141592653589793e0, 0.0e0)> : tensor<4xcomplex<f32>>} : () -> tensor<4xcomplex<f32>>
%4 = "stablehlo.multiply"(%0, %3) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%5 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<4xcomplex<f32>>} : () -> tensor<4xcomplex<f32>>
%6 = "stablehlo.sine"(%4) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%7 = "stablehlo.divide"(%6, %4) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%8 = "stablehlo.select"(%2, %5, %7) : (tensor<4xi1>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
return %8 : tensor<4xcomplex<f32>>
}
}

