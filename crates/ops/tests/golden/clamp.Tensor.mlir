// f32[2,3] f32[3] f32[2,1]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>, %2: tensor<2x1xf32>) -> (tensor<2x3xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.maximum"(%0, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.minimum"(%5, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %6 : tensor<2x3xf32>
}
}

// s64[8] f32[8]
module @example {
func.func public @main(%0: tensor<8xi64>, %1: tensor<8xf32>) -> (tensor<8xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xi64>) -> tensor<8xf32>
%3 = "stablehlo.maximum"(%2, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %3 : tensor<8xf32>
}
}

// f32[] max=f32[3]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<3xf32>) -> (tensor<3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%3 = "stablehlo.minimum"(%2, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %3 : tensor<3xf32>
}
}

