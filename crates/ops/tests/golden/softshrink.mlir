// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.negate"(%1) : (tensor<f32>) -> tensor<f32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%5 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%6 = "stablehlo.add"(%0, %5) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%8 = "stablehlo.multiply"(%0, %7) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%9 = "stablehlo.select"(%4, %6, %8) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%10 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%11 = "stablehlo.compare"(%0, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%12 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%13 = "stablehlo.subtract"(%0, %12) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%14 = "stablehlo.select"(%11, %13, %9) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %14 : tensor<2x8xf32>
}
}

// bf16[8] 0.3
// run-time numbers: lambd:F32
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<f32>) -> (tensor<8xbf16>) {
%2 = "stablehlo.convert"(%1) : (tensor<f32>) -> tensor<bf16>
%3 = "stablehlo.convert"(%2) : (tensor<bf16>) -> tensor<f32>
%4 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%5 = "stablehlo.negate"(%3) : (tensor<f32>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%7 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%8 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%9 = "stablehlo.add"(%4, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%11 = "stablehlo.multiply"(%4, %10) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.select"(%7, %9, %11) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%14 = "stablehlo.compare"(%4, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%15 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%16 = "stablehlo.subtract"(%4, %15) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%17 = "stablehlo.select"(%14, %16, %12) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%18 = "stablehlo.convert"(%17) : (tensor<8xf32>) -> tensor<8xbf16>
return %18 : tensor<8xbf16>
}
}

