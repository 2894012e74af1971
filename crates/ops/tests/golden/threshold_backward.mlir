// f32[2,8] f32[2,8] 0
// run-time numbers: threshold:I64
module @example {
func.func public @main(%0: tensor<2x8xf32>, %1: tensor<2x8xf32>, %2: tensor<i64>) -> (tensor<2x8xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<f32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%7 = "stablehlo.select"(%5, %6, %0) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %7 : tensor<2x8xf32>
}
}

// bf16[8] bf16[8] 0.5
// run-time numbers: threshold:F32
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<8xbf16>, %2: tensor<f32>) -> (tensor<8xbf16>) {
%3 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<bf16>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<8xbf16>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xi1>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xbf16>} : () -> tensor<8xbf16>
%7 = "stablehlo.select"(%5, %6, %0) : (tensor<8xi1>, tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>
return %7 : tensor<8xbf16>
}
}

