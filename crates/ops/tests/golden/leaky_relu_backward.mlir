// f32[2,8] f32[2,8] 0.2 false
// run-time numbers: negative_slope:F32
module @example {
func.func public @main(%0: tensor<2x8xf32>, %1: tensor<2x8xf32>, %2: tensor<f32>) -> (tensor<2x8xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%6 = "stablehlo.multiply"(%0, %5) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%7 = "stablehlo.select"(%4, %0, %6) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %7 : tensor<2x8xf32>
}
}

// bf16[8] bf16[8] 0.2 false
// run-time numbers: negative_slope:F32
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<8xbf16>, %2: tensor<f32>) -> (tensor<8xbf16>) {
%3 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%4 = "stablehlo.convert"(%1) : (tensor<8xbf16>) -> tensor<8xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%7 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%8 = "stablehlo.multiply"(%3, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.select"(%6, %3, %8) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.convert"(%9) : (tensor<8xf32>) -> tensor<8xbf16>
return %10 : tensor<8xbf16>
}
}

