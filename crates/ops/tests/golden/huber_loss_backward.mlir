// f32[] f32[4,3] f32[4,3] 1 1.0
// run-time numbers: delta:F32
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<4x3xf32>, %2: tensor<4x3xf32>, %3: tensor<f32>) -> (tensor<4x3xf32>) {
%4 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.divide"(%0, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.subtract"(%1, %2) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%7 = "stablehlo.negate"(%3) : (tensor<f32>) -> tensor<f32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%9 = "stablehlo.maximum"(%6, %8) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%12 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%13 = "stablehlo.multiply"(%11, %12) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %13 : tensor<4x3xf32>
}
}

// f32[8] f32[8] f32[8] 0 0.5
// run-time numbers: delta:F32
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<8xf32>, %2: tensor<8xf32>, %3: tensor<f32>) -> (tensor<8xf32>) {
%4 = "stablehlo.subtract"(%1, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.negate"(%3) : (tensor<f32>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%7 = "stablehlo.maximum"(%4, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%9 = "stablehlo.minimum"(%7, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.multiply"(%9, %0) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %10 : tensor<8xf32>
}
}

