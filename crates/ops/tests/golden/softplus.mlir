// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%4 = "stablehlo.multiply"(%0, %3) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%5 = "stablehlo.exponential"(%4) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%6 = "stablehlo.log_plus_one"(%5) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%7 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%9 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%10 = "stablehlo.compare"(%4, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%11 = "stablehlo.select"(%10, %0, %8) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %11 : tensor<2x8xf32>
}
}

// f32[8] 2.0 1.5
// run-time numbers: beta:F32 threshold:F32
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<f32>, %2: tensor<f32>) -> (tensor<8xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%4 = "stablehlo.multiply"(%0, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.exponential"(%4) : (tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.log_plus_one"(%5) : (tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%10 = "stablehlo.compare"(%4, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%11 = "stablehlo.select"(%10, %0, %8) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %11 : tensor<8xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.exponential"(%5) : (tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.log_plus_one"(%6) : (tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%9 = "stablehlo.divide"(%7, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%11 = "stablehlo.compare"(%5, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%12 = "stablehlo.select"(%11, %3, %9) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.convert"(%12) : (tensor<8xf32>) -> tensor<8xbf16>
return %13 : tensor<8xbf16>
}
}

