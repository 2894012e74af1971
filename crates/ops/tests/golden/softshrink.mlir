// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%4 = "stablehlo.negate"(%1) : (tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%6 = "stablehlo.compare"(%0, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%7 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%8 = "stablehlo.add"(%0, %7) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%10 = "stablehlo.multiply"(%0, %9) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%11 = "stablehlo.select"(%6, %8, %10) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%12 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%13 = "stablehlo.compare"(%0, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%14 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%15 = "stablehlo.subtract"(%0, %14) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%16 = "stablehlo.select"(%13, %15, %11) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %16 : tensor<2x8xf32>
}
}

// bf16[8] 0.3
// run-time numbers: lambd:F32
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<f32>) -> (tensor<8xbf16>) {
%2 = "stablehlo.convert"(%1) : (tensor<f32>) -> tensor<bf16>
%3 = "stablehlo.convert"(%2) : (tensor<bf16>) -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%6 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%7 = "stablehlo.negate"(%3) : (tensor<f32>) -> tensor<f32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%9 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%11 = "stablehlo.add"(%6, %10) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%13 = "stablehlo.multiply"(%6, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.select"(%9, %11, %13) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%15 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%16 = "stablehlo.compare"(%6, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%17 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%18 = "stablehlo.subtract"(%6, %17) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%19 = "stablehlo.select"(%16, %18, %14) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%20 = "stablehlo.convert"(%19) : (tensor<8xf32>) -> tensor<8xbf16>
return %20 : tensor<8xbf16>
}
}

