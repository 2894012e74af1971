// f32[2,3,4,5] [1,2,3,0]
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x8xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 4, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x1xf32>
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x1xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x1xf32>) -> tensor<2x3x4x2xf32>
%4 = "stablehlo.concatenate"(%1, %0, %3) {dimension = 3 : i64} : (tensor<2x3x4x1xf32>, tensor<2x3x4x5xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x8xf32>
%5 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 3, 1, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x8xf32>) -> tensor<2x3x1x8xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x1x8xf32>) -> tensor<2x3x3x8xf32>
%7 = "stablehlo.concatenate"(%6, %4) {dimension = 2 : i64} : (tensor<2x3x3x8xf32>, tensor<2x3x4x8xf32>) -> tensor<2x3x7x8xf32>
return %7 : tensor<2x3x7x8xf32>
}
}

// f32[3,4,5] [1,-2,0,1]
module @example {
func.func public @main(%0: tensor<3x4x5xf32>) -> (tensor<3x5x4xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 4, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x4x5xf32>) -> tensor<3x4x1xf32>
%2 = "stablehlo.concatenate"(%1, %0) {dimension = 2 : i64} : (tensor<3x4x1xf32>, tensor<3x4x5xf32>) -> tensor<3x4x6xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 3, 4, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x4x6xf32>) -> tensor<3x4x4xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 4, 4>, start_indices = array<i64: 0, 3, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x4x4xf32>) -> tensor<3x1x4xf32>
%5 = "stablehlo.concatenate"(%3, %4) {dimension = 1 : i64} : (tensor<3x4x4xf32>, tensor<3x1x4xf32>) -> tensor<3x5x4xf32>
return %5 : tensor<3x5x4xf32>
}
}

