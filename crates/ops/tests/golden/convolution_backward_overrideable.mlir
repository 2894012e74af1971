// f32[2,4,7,6] f32[2,3,9,8] f32[4,3,3,3] [1,1] [0,0] [1,1] false [0,0] 1 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x4x7x6xf32>, %1: tensor<2x3x9x8xf32>, %2: tensor<4x3x3x3xf32>) -> (tensor<2x3x9x8xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) {
%3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 2, 3>} : (tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
%4 = "stablehlo.convolution"(%0, %3) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[2, 2], [2, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x4x7x6xf32>, tensor<4x3x3x3xf32>) -> tensor<2x3x9x8xf32>
%5 = "stablehlo.convolution"(%1, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x3x9x8xf32>, tensor<2x4x7x6xf32>) -> tensor<4x3x3x3xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reduce"(%0, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x4x7x6xf32>, tensor<f32>) -> tensor<4xf32>
return %4, %5, %10 : tensor<2x3x9x8xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>
}
}

