// bool[2,3] f32[3] f32[2,1]
module @example {
func.func public @main(%0: tensor<2x3xi1>, %1: tensor<3xf32>, %2: tensor<2x1xf32>) -> (tensor<2x3xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.select"(%0, %3, %4) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %5 : tensor<2x3xf32>
}
}

// bool[3] f32[] 0.0
// run-time numbers: other:F32
module @example {
func.func public @main(%0: tensor<3xi1>, %1: tensor<f32>, %2: tensor<f32>) -> (tensor<3xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%5 = "stablehlo.select"(%0, %3, %4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %5 : tensor<3xf32>
}
}

// bool[] f32[3] s64[3]
module @example {
func.func public @main(%0: tensor<i1>, %1: tensor<3xf32>, %2: tensor<3xi64>) -> (tensor<3xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<3xi64>) -> tensor<3xf32>
%4 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
%5 = "stablehlo.select"(%4, %1, %3) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %5 : tensor<3xf32>
}
}

// bool[4] 1 2
// run-time numbers: self:I64 other:I64
module @example {
func.func public @main(%0: tensor<4xi1>, %1: tensor<i64>, %2: tensor<i64>) -> (tensor<4xi64>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
%5 = "stablehlo.select"(%0, %3, %4) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
return %5 : tensor<4xi64>
}
}

