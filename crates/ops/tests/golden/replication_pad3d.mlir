// f32[1,2,3,4,5] [1,2,3,0,1,1]
module @example {
func.func public @main(%0: tensor<1x2x3x4x5xf32>) -> (tensor<1x2x5x7x8xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 3, 4, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x4x5xf32>) -> tensor<1x2x3x4x1xf32>
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x4x5xf32>) -> tensor<1x2x3x4x1xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x2x3x4x1xf32>) -> tensor<1x2x3x4x2xf32>
%4 = "stablehlo.concatenate"(%1, %0, %3) {dimension = 4 : i64} : (tensor<1x2x3x4x1xf32>, tensor<1x2x3x4x5xf32>, tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x8xf32>
%5 = "stablehlo.slice"(%4) {limit_indices = array<i64: 1, 2, 3, 1, 8>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x4x8xf32>) -> tensor<1x2x3x1x8xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x2x3x1x8xf32>) -> tensor<1x2x3x3x8xf32>
%7 = "stablehlo.concatenate"(%6, %4) {dimension = 3 : i64} : (tensor<1x2x3x3x8xf32>, tensor<1x2x3x4x8xf32>) -> tensor<1x2x3x7x8xf32>
%8 = "stablehlo.slice"(%7) {limit_indices = array<i64: 1, 2, 1, 7, 8>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x7x8xf32>) -> tensor<1x2x1x7x8xf32>
%9 = "stablehlo.slice"(%7) {limit_indices = array<i64: 1, 2, 3, 7, 8>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x7x8xf32>) -> tensor<1x2x1x7x8xf32>
%10 = "stablehlo.concatenate"(%8, %7, %9) {dimension = 2 : i64} : (tensor<1x2x1x7x8xf32>, tensor<1x2x3x7x8xf32>, tensor<1x2x1x7x8xf32>) -> tensor<1x2x5x7x8xf32>
return %10 : tensor<1x2x5x7x8xf32>
}
}

