// f32[2,3,4] [3,1]
module @example {
func.func public @main(%0: tensor<2x3x4xf32>) -> (tensor<2x3x8xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 4>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
%2 = "stablehlo.reverse"(%1) {dimensions = array<i64: 2>} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
%4 = "stablehlo.reverse"(%3) {dimensions = array<i64: 2>} : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
%5 = "stablehlo.concatenate"(%2, %0, %4) {dimension = 2 : i64} : (tensor<2x3x3xf32>, tensor<2x3x4xf32>, tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
return %5 : tensor<2x3x8xf32>
}
}

// f32[3,4] [-1,2]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<3x5xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<3x4xf32>) -> tensor<3x2xf32>
%2 = "stablehlo.reverse"(%1) {dimensions = array<i64: 1>} : (tensor<3x2xf32>) -> tensor<3x2xf32>
%3 = "stablehlo.concatenate"(%0, %2) {dimension = 1 : i64} : (tensor<3x4xf32>, tensor<3x2xf32>) -> tensor<3x6xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 6>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x5xf32>
return %4 : tensor<3x5xf32>
}
}

