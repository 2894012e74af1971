// f32[8]
module @example {
func.func public @main(%0: tensor<8xf32>) -> (tensor<8xf32>) {
%1 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%2 = "stablehlo.subtract"(%1, %0) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%4 = "stablehlo.log"(%3) : (tensor<8xf32>) -> tensor<8xf32>
return %4 : tensor<8xf32>
}
}

// f32[8] 0.1
// run-time numbers: eps:F32
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<f32>) -> (tensor<8xf32>) {
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.subtract"(%2, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%5 = "stablehlo.compare"(%0, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%7 = "stablehlo.compare"(%0, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%8 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%9 = "stablehlo.select"(%7, %8, %0) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%11 = "stablehlo.select"(%5, %10, %9) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%13 = "stablehlo.subtract"(%12, %11) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.divide"(%11, %13) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%15 = "stablehlo.log"(%14) : (tensor<8xf32>) -> tensor<8xf32>
return %15 : tensor<8xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%3 = "stablehlo.subtract"(%2, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%4 = "stablehlo.reduce_precision"(%3) {exponent_bits = 8 : i32, mantissa_bits = 7 : i32} : (tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.divide"(%1, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.reduce_precision"(%5) {exponent_bits = 8 : i32, mantissa_bits = 7 : i32} : (tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.log"(%6) : (tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.convert"(%7) : (tensor<8xf32>) -> tensor<8xbf16>
return %8 : tensor<8xbf16>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%3 = "stablehlo.subtract"(%2, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%4 = "stablehlo.divide"(%1, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.log"(%4) : (tensor<4xf32>) -> tensor<4xf32>
return %5 : tensor<4xf32>
}
}

