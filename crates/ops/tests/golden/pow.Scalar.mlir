// 2.5 f32[4]
// run-time numbers: self:F32
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<f32>) -> (tensor<4xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%3 = "stablehlo.power"(%2, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %3 : tensor<4xf32>
}
}

// 2 s64[4]
// run-time numbers: self:I64
module @example {
func.func public @main(%0: tensor<4xi64>, %1: tensor<i64>) -> (tensor<4xi64>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
%3 = "stablehlo.power"(%2, %0) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
return %3 : tensor<4xi64>
}
}

// 10000.0 s64[4]
// run-time numbers: self:F32
module @example {
func.func public @main(%0: tensor<4xi64>, %1: tensor<f32>) -> (tensor<4xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%4 = "stablehlo.power"(%3, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %4 : tensor<4xf32>
}
}

// 2 bool[3]
// run-time numbers: self:I64
module @example {
func.func public @main(%0: tensor<3xi1>, %1: tensor<i64>) -> (tensor<3xi64>) {
%2 = "stablehlo.convert"(%0) : (tensor<3xi1>) -> tensor<3xi64>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
%4 = "stablehlo.power"(%3, %2) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
return %4 : tensor<3xi64>
}
}

