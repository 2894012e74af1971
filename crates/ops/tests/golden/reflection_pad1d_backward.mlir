// f32[2,3,8] f32[2,3,4] [3,1]
module @example {
func.func public @main(%0: tensor<2x3x8xf32>, %1: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7>, start_indices = array<i64: 0, 0, 3>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x8xf32>) -> tensor<2x3x4xf32>
%4 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x8xf32>) -> tensor<2x3x3xf32>
%5 = "stablehlo.reverse"(%4) {dimensions = array<i64: 2>} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%6 = "stablehlo.pad"(%5, %2) {edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%7 = "stablehlo.add"(%3, %6) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%8 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8>, start_indices = array<i64: 0, 0, 7>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x8xf32>) -> tensor<2x3x1xf32>
%9 = "stablehlo.reverse"(%8) {dimensions = array<i64: 2>} : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
%10 = "stablehlo.pad"(%9, %2) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 2>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%11 = "stablehlo.add"(%7, %10) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
return %11 : tensor<2x3x4xf32>
}
}

// f32[3,5] f32[3,4] [-1,2]
module @example {
func.func public @main(%0: tensor<3x5xf32>, %1: tensor<3x4xf32>) -> (tensor<3x4xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.pad"(%0, %2) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x6xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x4xf32>
%5 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 6>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x2xf32>
%6 = "stablehlo.reverse"(%5) {dimensions = array<i64: 1>} : (tensor<3x2xf32>) -> tensor<3x2xf32>
%7 = "stablehlo.pad"(%6, %2) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x4xf32>
%8 = "stablehlo.add"(%4, %7) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %8 : tensor<3x4xf32>
}
}

