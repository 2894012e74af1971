// f32[2,3] f32[3]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%3 = "chlo.next_after"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %3 : tensor<2x3xf32>
}
}

// f64[4] f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>, %1: tensor<4xf64>) -> (tensor<4xf64>) {
%2 = "chlo.next_after"(%0, %1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
return %2 : tensor<4xf64>
}
}

