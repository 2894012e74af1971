// f32[2,8] f32[2,8] 1 20
// run-time numbers: beta:I64 threshold:I64
module @example {
func.func public @main(%0: tensor<2x8xf32>, %1: tensor<2x8xf32>, %2: tensor<i64>, %3: tensor<i64>) -> (tensor<2x8xf32>) {
%4 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<f32>
%5 = "stablehlo.convert"(%3) : (tensor<i64>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%7 = "stablehlo.multiply"(%1, %6) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%8 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%9 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%10 = "stablehlo.logistic"(%7) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%11 = "stablehlo.multiply"(%0, %10) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%12 = "stablehlo.select"(%9, %0, %11) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %12 : tensor<2x8xf32>
}
}

// f32[8] f32[8] 2.0 1.5
// run-time numbers: beta:F32 threshold:F32
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<8xf32>, %2: tensor<f32>, %3: tensor<f32>) -> (tensor<8xf32>) {
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%5 = "stablehlo.multiply"(%1, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%8 = "stablehlo.logistic"(%5) : (tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.multiply"(%0, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.select"(%7, %0, %9) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %10 : tensor<8xf32>
}
}

