// f32[1,2,3,4,5] [1,2,3,0,1,1]
module @example {
func.func public @main(%0: tensor<1x2x3x4x5xf32>) -> (tensor<1x2x5x7x8xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 3, 4, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x4x5xf32>) -> tensor<1x2x3x4x1xf32>
%2 = "stablehlo.reverse"(%1) {dimensions = array<i64: 4>} : (tensor<1x2x3x4x1xf32>) -> tensor<1x2x3x4x1xf32>
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 3, 4, 4>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x4x5xf32>) -> tensor<1x2x3x4x2xf32>
%4 = "stablehlo.reverse"(%3) {dimensions = array<i64: 4>} : (tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x2xf32>
%5 = "stablehlo.concatenate"(%2, %0, %4) {dimension = 4 : i64} : (tensor<1x2x3x4x1xf32>, tensor<1x2x3x4x5xf32>, tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x8xf32>
%6 = "stablehlo.slice"(%5) {limit_indices = array<i64: 1, 2, 3, 4, 8>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x4x8xf32>) -> tensor<1x2x3x3x8xf32>
%7 = "stablehlo.reverse"(%6) {dimensions = array<i64: 3>} : (tensor<1x2x3x3x8xf32>) -> tensor<1x2x3x3x8xf32>
%8 = "stablehlo.concatenate"(%7, %5) {dimension = 3 : i64} : (tensor<1x2x3x3x8xf32>, tensor<1x2x3x4x8xf32>) -> tensor<1x2x3x7x8xf32>
%9 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 2, 2, 7, 8>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x7x8xf32>) -> tensor<1x2x1x7x8xf32>
%10 = "stablehlo.reverse"(%9) {dimensions = array<i64: 2>} : (tensor<1x2x1x7x8xf32>) -> tensor<1x2x1x7x8xf32>
%11 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 2, 2, 7, 8>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x7x8xf32>) -> tensor<1x2x1x7x8xf32>
%12 = "stablehlo.reverse"(%11) {dimensions = array<i64: 2>} : (tensor<1x2x1x7x8xf32>) -> tensor<1x2x1x7x8xf32>
%13 = "stablehlo.concatenate"(%10, %8, %12) {dimension = 2 : i64} : (tensor<1x2x1x7x8xf32>, tensor<1x2x3x7x8xf32>, tensor<1x2x1x7x8xf32>) -> tensor<1x2x5x7x8xf32>
return %13 : tensor<1x2x5x7x8xf32>
}
}

