// f32[] f32[4,3] f32[4,3] 1 1.0
// run-time numbers: beta:F32
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<4x3xf32>, %2: tensor<4x3xf32>, %3: tensor<f32>) -> (tensor<4x3xf32>) {
%4 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.divide"(%0, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.subtract"(%1, %2) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%7 = "stablehlo.abs"(%6) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%8 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%9 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
%10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%11 = "stablehlo.divide"(%6, %10) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%12 = "stablehlo.sign"(%6) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%13 = "stablehlo.select"(%9, %11, %12) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%14 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%15 = "stablehlo.multiply"(%13, %14) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %15 : tensor<4x3xf32>
}
}

// f32[8] f32[8] f32[8] 0 0.5
// run-time numbers: beta:F32
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<8xf32>, %2: tensor<8xf32>, %3: tensor<f32>) -> (tensor<8xf32>) {
%4 = "stablehlo.subtract"(%1, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.abs"(%4) : (tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%8 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%9 = "stablehlo.divide"(%4, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.sign"(%4) : (tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.select"(%7, %9, %10) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.multiply"(%11, %0) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %12 : tensor<8xf32>
}
}

