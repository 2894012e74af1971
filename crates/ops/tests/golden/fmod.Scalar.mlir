// f32[8] -0.7
// run-time numbers: other:F32
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<f32>) -> (tensor<8xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%3 = "stablehlo.remainder"(%0, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %3 : tensor<8xf32>
}
}

// s32[8] 3
// run-time numbers: other:I64
module @example {
func.func public @main(%0: tensor<8xi32>, %1: tensor<i64>) -> (tensor<8xi32>) {
%2 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<i32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%4 = "stablehlo.remainder"(%0, %3) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
return %4 : tensor<8xi32>
}
}

