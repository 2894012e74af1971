// f32[2,3] f32[]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<f32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
return %2 : tensor<2x3xf32>
}
}

// s64[2] f32[]
module @example {
func.func public @main(%0: tensor<2xi64>, %1: tensor<f32>) -> (tensor<2xi64>) {
%2 = "stablehlo.convert"(%1) : (tensor<f32>) -> tensor<i64>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
return %3 : tensor<2xi64>
}
}

