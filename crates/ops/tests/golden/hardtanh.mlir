// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%4 = "stablehlo.maximum"(%0, %3) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%5 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%6 = "stablehlo.compare"(%0, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%7 = "stablehlo.select"(%6, %0, %4) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%8 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%9 = "stablehlo.minimum"(%7, %8) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%10 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%11 = "stablehlo.compare"(%7, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%12 = "stablehlo.select"(%11, %7, %9) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %12 : tensor<2x8xf32>
}
}

// s64[8] 0 3
// run-time numbers: min_val:I64 max_val:I64
module @example {
func.func public @main(%0: tensor<8xi64>, %1: tensor<i64>, %2: tensor<i64>) -> (tensor<8xi64>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<8xi64>
%4 = "stablehlo.maximum"(%0, %3) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<8xi64>
%6 = "stablehlo.minimum"(%4, %5) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
return %6 : tensor<8xi64>
}
}

// bf16[8] -0.3 0.4
// run-time numbers: min_val:F32 max_val:F32
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<f32>, %2: tensor<f32>) -> (tensor<8xbf16>) {
%3 = "stablehlo.convert"(%1) : (tensor<f32>) -> tensor<bf16>
%4 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<bf16>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<8xbf16>
%6 = "stablehlo.maximum"(%0, %5) : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>
%7 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<8xbf16>
%8 = "stablehlo.compare"(%0, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xi1>
%9 = "stablehlo.select"(%8, %0, %6) : (tensor<8xi1>, tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>
%10 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<8xbf16>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>
%12 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<8xbf16>
%13 = "stablehlo.compare"(%9, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xi1>
%14 = "stablehlo.select"(%13, %9, %11) : (tensor<8xi1>, tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>
return %14 : tensor<8xbf16>
}
}

