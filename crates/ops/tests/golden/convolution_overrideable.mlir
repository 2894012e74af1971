// f32[2,3,9,8] f32[4,3,3,3] f32[4] [1,1] [0,0] [1,1] false [0,0] 1
module @example {
func.func public @main(%0: tensor<2x3x9x8xf32>, %1: tensor<4x3x3x3xf32>, %2: tensor<4xf32>) -> (tensor<2x4x7x6xf32>) {
%3 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x3x9x8xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x7x6xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x7x6xf32>
%5 = "stablehlo.add"(%3, %4) : (tensor<2x4x7x6xf32>, tensor<2x4x7x6xf32>) -> tensor<2x4x7x6xf32>
return %5 : tensor<2x4x7x6xf32>
}
}

