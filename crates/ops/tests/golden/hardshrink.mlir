// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.negate"(%1) : (tensor<f32>) -> tensor<f32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%5 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%6 = "stablehlo.compare"(%0, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%7 = "stablehlo.and"(%4, %6) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%9 = "stablehlo.select"(%7, %8, %0) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %9 : tensor<2x8xf32>
}
}

// bf16[8] 0.3
// run-time numbers: lambd:F32
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<f32>) -> (tensor<8xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%3 = "stablehlo.negate"(%1) : (tensor<f32>) -> tensor<f32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%6 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%7 = "stablehlo.compare"(%2, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%8 = "stablehlo.and"(%5, %7) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%10 = "stablehlo.select"(%8, %9, %2) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.convert"(%10) : (tensor<8xf32>) -> tensor<8xbf16>
return %11 : tensor<8xbf16>
}
}

