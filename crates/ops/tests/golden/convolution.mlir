// f32[2,3,9,8] f32[4,3,3,3] f32[4] [1,1] [0,0] [1,1] false [0,0] 1
module @example {
func.func public @main(%0: tensor<2x3x9x8xf32>, %1: tensor<4x3x3x3xf32>, %2: tensor<4xf32>) -> (tensor<2x4x7x6xf32>) {
%3 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x3x9x8xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x7x6xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x7x6xf32>
%5 = "stablehlo.add"(%3, %4) : (tensor<2x4x7x6xf32>, tensor<2x4x7x6xf32>) -> tensor<2x4x7x6xf32>
return %5 : tensor<2x4x7x6xf32>
}
}

// f32[2,3,9,8] f32[4,3,3,2] none [2,3] [1,0] [2,1] false [0,0] 1
module @example {
func.func public @main(%0: tensor<2x3x9x8xf32>, %1: tensor<4x3x3x2xf32>) -> (tensor<2x4x4x3xf32>) {
%2 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 3>} : (tensor<2x3x9x8xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x4x3xf32>
return %2 : tensor<2x4x4x3xf32>
}
}

// f32[2,4,7,7] f32[6,2,3,3] f32[6] [2,2] [1,1] [1,1] false [0,0] 2
module @example {
func.func public @main(%0: tensor<2x4x7x7xf32>, %1: tensor<6x2x3x3xf32>, %2: tensor<6xf32>) -> (tensor<2x6x4x4xf32>) {
%3 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>} : (tensor<2x4x7x7xf32>, tensor<6x2x3x3xf32>) -> tensor<2x6x4x4xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x4x4xf32>
%5 = "stablehlo.add"(%3, %4) : (tensor<2x6x4x4xf32>, tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32>
return %5 : tensor<2x6x4x4xf32>
}
}

// f32[2,4,7,7] f32[8,1,3,3] f32[8] [1,1] [1,1] [1,1] false [0,0] 4
module @example {
func.func public @main(%0: tensor<2x4x7x7xf32>, %1: tensor<8x1x3x3xf32>, %2: tensor<8xf32>) -> (tensor<2x8x7x7xf32>) {
%3 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 4 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x4x7x7xf32>, tensor<8x1x3x3xf32>) -> tensor<2x8x7x7xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%5 = "stablehlo.add"(%3, %4) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
return %5 : tensor<2x8x7x7xf32>
}
}

// f32[2,3,8,7] f32[6,1,3,2] f32[6] [2,1] [1,1] [1,2] false [0,0] 3
module @example {
func.func public @main(%0: tensor<2x3x8x7xf32>, %1: tensor<6x1x3x2xf32>, %2: tensor<6xf32>) -> (tensor<2x6x4x7xf32>) {
%3 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 1>} : (tensor<2x3x8x7xf32>, tensor<6x1x3x2xf32>) -> tensor<2x6x4x7xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x4x7xf32>
%5 = "stablehlo.add"(%3, %4) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
return %5 : tensor<2x6x4x7xf32>
}
}

// f32[2,6,5,6] f32[6,2,2,2] none [2,2] [0,0] [1,1] true [1,0] 2
module @example {
func.func public @main(%0: tensor<2x6x5x6xf32>, %1: tensor<6x2x2x2xf32>) -> (tensor<2x4x11x12xf32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<6x2x2x2xf32>) -> tensor<2x3x2x2x2xf32>
%3 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0, 2, 3, 4>} : (tensor<2x3x2x2x2xf32>) -> tensor<3x2x2x2x2xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<3x2x2x2x2xf32>) -> tensor<3x4x2x2xf32>
%5 = "stablehlo.reverse"(%4) {dimensions = array<i64: 2, 3>} : (tensor<3x4x2x2xf32>) -> tensor<3x4x2x2xf32>
%6 = "stablehlo.convolution"(%0, %5) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[1, 2], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x6x5x6xf32>, tensor<3x4x2x2xf32>) -> tensor<2x4x11x12xf32>
return %6 : tensor<2x4x11x12xf32>
}
}

// f32[2,6,5,6] f32[6,1,2,2] none [2,2] [1,0] [1,1] true [1,0] 6
module @example {
func.func public @main(%0: tensor<2x6x5x6xf32>, %1: tensor<6x1x2x2xf32>) -> (tensor<2x6x9x12xf32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<6x1x2x2xf32>) -> tensor<6x1x1x2x2xf32>
%3 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0, 2, 3, 4>} : (tensor<6x1x1x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<1x6x1x2x2xf32>) -> tensor<1x6x2x2xf32>
%5 = "stablehlo.reverse"(%4) {dimensions = array<i64: 2, 3>} : (tensor<1x6x2x2xf32>) -> tensor<1x6x2x2xf32>
%6 = "stablehlo.convolution"(%0, %5) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 6 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x6x5x6xf32>, tensor<1x6x2x2xf32>) -> tensor<2x6x9x12xf32>
return %6 : tensor<2x6x9x12xf32>
}
}

// f32[2,5,7,6] f32[4,5,1,1] f32[4] [1,1] [0,0] [1,1] false [0,0] 1
module @example {
func.func public @main(%0: tensor<2x5x7x6xf32>, %1: tensor<4x5x1x1xf32>, %2: tensor<4xf32>) -> (tensor<2x4x7x6xf32>) {
%3 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x5x7x6xf32>, tensor<4x5x1x1xf32>) -> tensor<2x4x7x6xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x7x6xf32>
%5 = "stablehlo.add"(%3, %4) : (tensor<2x4x7x6xf32>, tensor<2x4x7x6xf32>) -> tensor<2x4x7x6xf32>
return %5 : tensor<2x4x7x6xf32>
}
}

// f32[1,2,3,3] f32[64,2,3,3] f32[64] [2,2] [1,1] [1,1] false [0,0] 1
module @example {
func.func public @main(%0: tensor<1x2x3x3xf32>, %1: tensor<64x2x3x3xf32>, %2: tensor<64xf32>) -> (tensor<1x64x2x2xf32>) {
%3 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>} : (tensor<1x2x3x3xf32>, tensor<64x2x3x3xf32>) -> tensor<1x64x2x2xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<64xf32>) -> tensor<1x64x2x2xf32>
%5 = "stablehlo.add"(%3, %4) : (tensor<1x64x2x2xf32>, tensor<1x64x2x2xf32>) -> tensor<1x64x2x2xf32>
return %5 : tensor<1x64x2x2xf32>
}
}

// f32[1,6,2,2] f32[16,6,3,3] none [1,1] [1,1] [1,1] false [0,0] 1
module @example {
func.func public @main(%0: tensor<1x6x2x2xf32>, %1: tensor<16x6x3x3xf32>) -> (tensor<1x16x2x2xf32>) {
%2 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x6x2x2xf32>, tensor<16x6x3x3xf32>) -> tensor<1x16x2x2xf32>
return %2 : tensor<1x16x2x2xf32>
}
}

// f32[1,6,8,8] f32[32,6,4,4] none [4,4] [0,0] [1,1] false [0,0] 1
module @example {
func.func public @main(%0: tensor<1x6x8x8xf32>, %1: tensor<32x6x4x4xf32>) -> (tensor<1x32x2x2xf32>) {
%2 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 4, 4>} : (tensor<1x6x8x8xf32>, tensor<32x6x4x4xf32>) -> tensor<1x32x2x2xf32>
return %2 : tensor<1x32x2x2xf32>
}
}

// f32[2,3,12] f32[4,3,5] f32[4] [2] [2] [1] false [0] 1
module @example {
func.func public @main(%0: tensor<2x3x12xf32>, %1: tensor<4x3x5xf32>, %2: tensor<4xf32>) -> (tensor<2x4x6xf32>) {
%3 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[2, 2]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 2>} : (tensor<2x3x12xf32>, tensor<4x3x5xf32>) -> tensor<2x4x6xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x6xf32>
%5 = "stablehlo.add"(%3, %4) : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
return %5 : tensor<2x4x6xf32>
}
}

// f32[2,2,5,6,4] f32[3,2,3,3,2] f32[3] [1,2,1] [1,1,0] [1,1,1] false [0,0,0] 1
module @example {
func.func public @main(%0: tensor<2x2x5x6x4xf32>, %1: tensor<3x2x3x3x2xf32>, %2: tensor<3xf32>) -> (tensor<2x3x5x3x3xf32>) {
%3 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [1, 1], [0, 0]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, window_strides = array<i64: 1, 2, 1>} : (tensor<2x2x5x6x4xf32>, tensor<3x2x3x3x2xf32>) -> tensor<2x3x5x3x3xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x5x3x3xf32>
%5 = "stablehlo.add"(%3, %4) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
return %5 : tensor<2x3x5x3x3xf32>
}
}

// f32[2,4,5,6] f32[4,3,3,3] f32[3] [2,2] [1,1] [1,1] true [1,1] 1
module @example {
func.func public @main(%0: tensor<2x4x5x6xf32>, %1: tensor<4x3x3x3xf32>, %2: tensor<3xf32>) -> (tensor<2x3x10x12xf32>) {
%3 = "stablehlo.reverse"(%1) {dimensions = array<i64: 2, 3>} : (tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
%4 = "stablehlo.convolution"(%0, %3) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[1, 2], [1, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x4x5x6xf32>, tensor<4x3x3x3xf32>) -> tensor<2x3x10x12xf32>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x10x12xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x3x10x12xf32>, tensor<2x3x10x12xf32>) -> tensor<2x3x10x12xf32>
return %6 : tensor<2x3x10x12xf32>
}
}

// f32[2,4,5,6] f32[4,3,3,3] f32[6] [3,1] [0,1] [1,2] true [2,0] 2
module @example {
func.func public @main(%0: tensor<2x4x5x6xf32>, %1: tensor<4x3x3x3xf32>, %2: tensor<6xf32>) -> (tensor<2x6x17x8xf32>) {
%3 = "stablehlo.reshape"(%1) : (tensor<4x3x3x3xf32>) -> tensor<2x2x3x3x3xf32>
%4 = "stablehlo.transpose"(%3) {permutation = array<i64: 1, 0, 2, 3, 4>} : (tensor<2x2x3x3x3xf32>) -> tensor<2x2x3x3x3xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x2x3x3x3xf32>) -> tensor<2x6x3x3xf32>
%6 = "stablehlo.reverse"(%5) {dimensions = array<i64: 2, 3>} : (tensor<2x6x3x3xf32>) -> tensor<2x6x3x3xf32>
%7 = "stablehlo.convolution"(%0, %6) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 3, 1>, padding = dense<[[2, 4], [3, 3]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x4x5x6xf32>, tensor<2x6x3x3xf32>) -> tensor<2x6x17x8xf32>
%8 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x17x8xf32>
%9 = "stablehlo.add"(%7, %8) : (tensor<2x6x17x8xf32>, tensor<2x6x17x8xf32>) -> tensor<2x6x17x8xf32>
return %9 : tensor<2x6x17x8xf32>
}
}

// f32[2,3,4,4] f32[3,5,2,2] f32[5] [2,2] [0,0] [1,1] true [0,0] 1
module @example {
func.func public @main(%0: tensor<2x3x4x4xf32>, %1: tensor<3x5x2x2xf32>, %2: tensor<5xf32>) -> (tensor<2x5x8x8xf32>) {
%3 = "stablehlo.reverse"(%1) {dimensions = array<i64: 2, 3>} : (tensor<3x5x2x2xf32>) -> tensor<3x5x2x2xf32>
%4 = "stablehlo.convolution"(%0, %3) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x3x4x4xf32>, tensor<3x5x2x2xf32>) -> tensor<2x5x8x8xf32>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<2x5x8x8xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x5x8x8xf32>, tensor<2x5x8x8xf32>) -> tensor<2x5x8x8xf32>
return %6 : tensor<2x5x8x8xf32>
}
}

// f32[2,3,6] f32[3,2,4] f32[2] [2] [1] [1] true [0] 1
module @example {
func.func public @main(%0: tensor<2x3x6xf32>, %1: tensor<3x2x4xf32>, %2: tensor<2xf32>) -> (tensor<2x2x12xf32>) {
%3 = "stablehlo.reverse"(%1) {dimensions = array<i64: 2>} : (tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
%4 = "stablehlo.convolution"(%0, %3) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[i, o, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2>, padding = dense<[[2, 2]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<3x2x4xf32>) -> tensor<2x2x12xf32>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<2x2x12xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
return %6 : tensor<2x2x12xf32>
}
}

// f32[2,2,3,3,3] f32[2,3,2,2,2] none [2,2,2] [0,0,0] [1,1,1] true [1,0,1] 1
module @example {
func.func public @main(%0: tensor<2x2x3x3x3xf32>, %1: tensor<2x3x2x2x2xf32>) -> (tensor<2x3x7x6x7xf32>) {
%2 = "stablehlo.reverse"(%1) {dimensions = array<i64: 2, 3, 4>} : (tensor<2x3x2x2x2xf32>) -> tensor<2x3x2x2x2xf32>
%3 = "stablehlo.convolution"(%0, %2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[i, o, 0, 1, 2]->[b, f, 0, 1, 2]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2, 2>, padding = dense<[[1, 2], [1, 1], [1, 2]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, window_strides = array<i64: 1, 1, 1>} : (tensor<2x2x3x3x3xf32>, tensor<2x3x2x2x2xf32>) -> tensor<2x3x7x6x7xf32>
return %3 : tensor<2x3x7x6x7xf32>
}
}

// f32[2,3,4,4] f32[3,2,1,1] none [1,1] [1,1] [1,1] true [0,0] 1
module @example {
func.func public @main(%0: tensor<2x3x4x4xf32>, %1: tensor<3x2x1x1xf32>) -> (tensor<2x2x2x2xf32>) {
%2 = "stablehlo.reverse"(%1) {dimensions = array<i64: 2, 3>} : (tensor<3x2x1x1xf32>) -> tensor<3x2x1x1xf32>
%3 = "stablehlo.convolution"(%0, %2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[-1, -1], [-1, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x3x4x4xf32>, tensor<3x2x1x1xf32>) -> tensor<2x2x2x2xf32>
return %3 : tensor<2x2x2x2xf32>
}
}

// f32[0,3,9,8] f32[4,3,3,3] f32[4] [1,1] [0,0] [1,1] false [0,0] 1
module @example {
func.func public @main(%0: tensor<0x3x9x8xf32>, %1: tensor<4x3x3x3xf32>, %2: tensor<4xf32>) -> (tensor<0x4x7x6xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x4x7x6xf32>} : () -> tensor<0x4x7x6xf32>
return %3 : tensor<0x4x7x6xf32>
}
}

// f32[2,3,9,8] f32[4,3,3,3] f32[4] [1] [1] [1] false [0] 1
module @example {
func.func public @main(%0: tensor<2x3x9x8xf32>, %1: tensor<4x3x3x3xf32>, %2: tensor<4xf32>) -> (tensor<2x4x9x8xf32>) {
%3 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x3x9x8xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x9x8xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x9x8xf32>
%5 = "stablehlo.add"(%3, %4) : (tensor<2x4x9x8xf32>, tensor<2x4x9x8xf32>) -> tensor<2x4x9x8xf32>
return %5 : tensor<2x4x9x8xf32>
}
}

// bf16[2,3,9,8] bf16[4,3,3,3] bf16[4] [1,1] [0,0] [1,1] false [0,0] 1
module @example {
func.func public @main(%0: tensor<2x3x9x8xbf16>, %1: tensor<4x3x3x3xbf16>, %2: tensor<4xbf16>) -> (tensor<2x4x7x6xbf16>) {
%3 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x3x9x8xbf16>, tensor<4x3x3x3xbf16>) -> tensor<2x4x7x6xf32>
%4 = "stablehlo.convert"(%2) : (tensor<4xbf16>) -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x7x6xf32>
%6 = "stablehlo.add"(%3, %5) : (tensor<2x4x7x6xf32>, tensor<2x4x7x6xf32>) -> tensor<2x4x7x6xf32>
%7 = "stablehlo.convert"(%6) : (tensor<2x4x7x6xf32>) -> tensor<2x4x7x6xbf16>
return %7 : tensor<2x4x7x6xbf16>
}
}

// bf16[1,8,2,2] bf16[16,8,3,3] bf16[16] [1,1] [1,1] [1,1] false [0,0] 1
module @example {
func.func public @main(%0: tensor<1x8x2x2xbf16>, %1: tensor<16x8x3x3xbf16>, %2: tensor<16xbf16>) -> (tensor<1x16x2x2xbf16>) {
%3 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x8x2x2xbf16>, tensor<16x8x3x3xbf16>) -> tensor<1x16x2x2xf32>
%4 = "stablehlo.convert"(%2) : (tensor<16xbf16>) -> tensor<16xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<1x16x2x2xf32>
%6 = "stablehlo.add"(%3, %5) : (tensor<1x16x2x2xf32>, tensor<1x16x2x2xf32>) -> tensor<1x16x2x2xf32>
%7 = "stablehlo.convert"(%6) : (tensor<1x16x2x2xf32>) -> tensor<1x16x2x2xbf16>
return %7 : tensor<1x16x2x2xbf16>
}
}

// f16[2,3,9,8] f16[4,3,3,3] f16[4] [1,1] [0,0] [1,1] false [0,0] 1
module @example {
func.func public @main(%0: tensor<2x3x9x8xf16>, %1: tensor<4x3x3x3xf16>, %2: tensor<4xf16>) -> (tensor<2x4x7x6xf16>) {
%3 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x3x9x8xf16>, tensor<4x3x3x3xf16>) -> tensor<2x4x7x6xf32>
%4 = "stablehlo.convert"(%2) : (tensor<4xf16>) -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x7x6xf32>
%6 = "stablehlo.add"(%3, %5) : (tensor<2x4x7x6xf32>, tensor<2x4x7x6xf32>) -> tensor<2x4x7x6xf32>
%7 = "stablehlo.convert"(%6) : (tensor<2x4x7x6xf32>) -> tensor<2x4x7x6xf16>
return %7 : tensor<2x4x7x6xf16>
}
}

// f64[2,3,9,8] f64[4,3,3,3] f64[4] [1,1] [0,0] [1,1] false [0,0] 1
module @example {
func.func public @main(%0: tensor<2x3x9x8xf64>, %1: tensor<4x3x3x3xf64>, %2: tensor<4xf64>) -> (tensor<2x4x7x6xf64>) {
%3 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x3x9x8xf64>, tensor<4x3x3x3xf64>) -> tensor<2x4x7x6xf64>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf64>) -> tensor<2x4x7x6xf64>
%5 = "stablehlo.add"(%3, %4) : (tensor<2x4x7x6xf64>, tensor<2x4x7x6xf64>) -> tensor<2x4x7x6xf64>
return %5 : tensor<2x4x7x6xf64>
}
}

// s64[2,3,5,5] s64[4,3,3,3] s64[4] [1,1] [0,0] [1,1] false [0,0] 1
module @example {
func.func public @main(%0: tensor<2x3x5x5xi64>, %1: tensor<4x3x3x3xi64>, %2: tensor<4xi64>) -> (tensor<2x4x3x3xi64>) {
%3 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x3x5x5xi64>, tensor<4x3x3x3xi64>) -> tensor<2x4x3x3xi64>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi64>) -> tensor<2x4x3x3xi64>
%5 = "stablehlo.add"(%3, %4) : (tensor<2x4x3x3xi64>, tensor<2x4x3x3xi64>) -> tensor<2x4x3x3xi64>
return %5 : tensor<2x4x3x3xi64>
}
}

