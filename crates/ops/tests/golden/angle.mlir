// f32[8]
module @example {
func.func public @main(%0: tensor<8xf32>) -> (tensor<8xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%3 = "stablehlo.constant"() {value = dense<3.141592653589793e0> : tensor<8xf32>} : () -> tensor<8xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.select"(%2, %3, %4) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%7 = "stablehlo.select"(%6, %0, %5) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %7 : tensor<8xf32>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%4 = "stablehlo.constant"() {value = dense<3.141592653589793e0> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%6 = "stablehlo.select"(%3, %4, %5) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%7 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%8 = "stablehlo.select"(%7, %1, %6) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %8 : tensor<4xf32>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xf32>) {
%1 = "stablehlo.imag"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%2 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%3 = "stablehlo.atan2"(%1, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %3 : tensor<4xf32>
}
}

