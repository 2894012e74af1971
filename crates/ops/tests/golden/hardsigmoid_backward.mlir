// f32[2,8] f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>, %1: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%2 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%4 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%6 = "stablehlo.and"(%3, %5) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%7 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%8 = "stablehlo.divide"(%0, %7) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%10 = "stablehlo.select"(%6, %8, %9) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %10 : tensor<2x8xf32>
}
}

// bf16[8] bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<8xbf16>) -> (tensor<8xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%1) : (tensor<8xbf16>) -> tensor<8xf32>
%4 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%6 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%8 = "stablehlo.and"(%5, %7) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%9 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%10 = "stablehlo.divide"(%2, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%12 = "stablehlo.select"(%8, %10, %11) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.convert"(%12) : (tensor<8xf32>) -> tensor<8xbf16>
return %13 : tensor<8xbf16>
}
}

// f64[4] f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>, %1: tensor<4xf64>) -> (tensor<4xf64>) {
%2 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%4 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%6 = "stablehlo.and"(%3, %5) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%7 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%8 = "stablehlo.divide"(%0, %7) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%10 = "stablehlo.select"(%6, %8, %9) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
return %10 : tensor<4xf64>
}
}

