// f32[2,3,7,8] f32[2,3,4,5] [1,2,3,0]
module @example {
func.func public @main(%0: tensor<2x3x7x8xf32>, %1: tensor<2x3x4x5xf32>) -> (tensor<2x3x4x5xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x8xf32>) -> tensor<2x3x7x5xf32>
%4 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x8xf32>) -> tensor<2x3x7x1xf32>
%5 = "stablehlo.reverse"(%4) {dimensions = array<i64: 3>} : (tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
%6 = "stablehlo.pad"(%5, %2) {edge_padding_high = array<i64: 0, 0, 0, 3>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x1xf32>, tensor<f32>) -> tensor<2x3x7x5xf32>
%7 = "stablehlo.add"(%3, %6) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%8 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 8>, start_indices = array<i64: 0, 0, 0, 6>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x8xf32>) -> tensor<2x3x7x2xf32>
%9 = "stablehlo.reverse"(%8) {dimensions = array<i64: 3>} : (tensor<2x3x7x2xf32>) -> tensor<2x3x7x2xf32>
%10 = "stablehlo.pad"(%9, %2) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x2xf32>, tensor<f32>) -> tensor<2x3x7x5xf32>
%11 = "stablehlo.add"(%7, %10) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.slice"(%11) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x4x5xf32>
%14 = "stablehlo.slice"(%11) {limit_indices = array<i64: 2, 3, 3, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x3x5xf32>
%15 = "stablehlo.reverse"(%14) {dimensions = array<i64: 2>} : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%16 = "stablehlo.pad"(%15, %12) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x5xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
%17 = "stablehlo.add"(%13, %16) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %17 : tensor<2x3x4x5xf32>
}
}

