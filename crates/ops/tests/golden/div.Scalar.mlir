// f32[2,3] 0.3
// run-time numbers: other:F32
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<f32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %3 : tensor<2x3xf32>
}
}

// s64[3] 2
// run-time numbers: other:I64
module @example {
func.func public @main(%0: tensor<3xi64>, %1: tensor<i64>) -> (tensor<3xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<3xi64>) -> tensor<3xf32>
%3 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<f32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%5 = "stablehlo.divide"(%2, %4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %5 : tensor<3xf32>
}
}

