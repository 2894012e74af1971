// f32[2,3,4,5] [1,2,3,0]
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x8xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 4, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x1xf32>
%2 = "stablehlo.reverse"(%1) {dimensions = array<i64: 3>} : (tensor<2x3x4x1xf32>) -> tensor<2x3x4x1xf32>
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 4, 4>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x2xf32>
%4 = "stablehlo.reverse"(%3) {dimensions = array<i64: 3>} : (tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
%5 = "stablehlo.concatenate"(%2, %0, %4) {dimension = 3 : i64} : (tensor<2x3x4x1xf32>, tensor<2x3x4x5xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x8xf32>
%6 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 3, 4, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x8xf32>) -> tensor<2x3x3x8xf32>
%7 = "stablehlo.reverse"(%6) {dimensions = array<i64: 2>} : (tensor<2x3x3x8xf32>) -> tensor<2x3x3x8xf32>
%8 = "stablehlo.concatenate"(%7, %5) {dimension = 2 : i64} : (tensor<2x3x3x8xf32>, tensor<2x3x4x8xf32>) -> tensor<2x3x7x8xf32>
return %8 : tensor<2x3x7x8xf32>
}
}

// bf16[3,4,5] [1,1,1,1]
module @example {
func.func public @main(%0: tensor<3x4x5xbf16>) -> (tensor<3x6x7xbf16>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 4, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<3x4x5xbf16>) -> tensor<3x4x1xbf16>
%2 = "stablehlo.reverse"(%1) {dimensions = array<i64: 2>} : (tensor<3x4x1xbf16>) -> tensor<3x4x1xbf16>
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 4, 4>, start_indices = array<i64: 0, 0, 3>, strides = array<i64: 1, 1, 1>} : (tensor<3x4x5xbf16>) -> tensor<3x4x1xbf16>
%4 = "stablehlo.reverse"(%3) {dimensions = array<i64: 2>} : (tensor<3x4x1xbf16>) -> tensor<3x4x1xbf16>
%5 = "stablehlo.concatenate"(%2, %0, %4) {dimension = 2 : i64} : (tensor<3x4x1xbf16>, tensor<3x4x5xbf16>, tensor<3x4x1xbf16>) -> tensor<3x4x7xbf16>
%6 = "stablehlo.slice"(%5) {limit_indices = array<i64: 3, 2, 7>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x4x7xbf16>) -> tensor<3x1x7xbf16>
%7 = "stablehlo.reverse"(%6) {dimensions = array<i64: 1>} : (tensor<3x1x7xbf16>) -> tensor<3x1x7xbf16>
%8 = "stablehlo.slice"(%5) {limit_indices = array<i64: 3, 3, 7>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x4x7xbf16>) -> tensor<3x1x7xbf16>
%9 = "stablehlo.reverse"(%8) {dimensions = array<i64: 1>} : (tensor<3x1x7xbf16>) -> tensor<3x1x7xbf16>
%10 = "stablehlo.concatenate"(%7, %5, %9) {dimension = 1 : i64} : (tensor<3x1x7xbf16>, tensor<3x4x7xbf16>, tensor<3x1x7xbf16>) -> tensor<3x6x7xbf16>
return %10 : tensor<3x6x7xbf16>
}
}

