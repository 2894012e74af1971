// f32[2,4,7,6] f32[2,3,9,8] f32[4,3,3,3] [4] [1,1] [0,0] [1,1] false [0,0] 1 [true,true,true]
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

// f32[2,4,4,3] f32[2,3,9,8] f32[4,3,3,2] none [2,3] [1,0] [2,1] false [0,0] 1 [true,true,false]
module @example {
func.func public @main(%0: tensor<2x4x4x3xf32>, %1: tensor<2x3x9x8xf32>, %2: tensor<4x3x3x2xf32>) -> (tensor<2x3x9x8xf32>, tensor<4x3x3x2xf32>) {
%3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 2, 3>} : (tensor<4x3x3x2xf32>) -> tensor<4x3x3x2xf32>
%4 = "stablehlo.convolution"(%0, %3) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 3>, padding = dense<[[3, 3], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x4x4x3xf32>, tensor<4x3x3x2xf32>) -> tensor<2x3x9x8xf32>
%5 = "stablehlo.convolution"(%1, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2, 3>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 1>} : (tensor<2x3x9x8xf32>, tensor<2x4x4x3xf32>) -> tensor<4x3x3x2xf32>
return %4, %5 : tensor<2x3x9x8xf32>, tensor<4x3x3x2xf32>
}
}

// f32[2,6,4,4] f32[2,4,7,7] f32[6,2,3,3] [6] [2,2] [1,1] [1,1] false [0,0] 2 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x6x4x4xf32>, %1: tensor<2x4x7x7xf32>, %2: tensor<6x2x3x3xf32>) -> (tensor<2x4x7x7xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>) {
%3 = "stablehlo.reshape"(%2) : (tensor<6x2x3x3xf32>) -> tensor<2x3x2x3x3xf32>
%4 = "stablehlo.transpose"(%3) {permutation = array<i64: 1, 0, 2, 3, 4>} : (tensor<2x3x2x3x3xf32>) -> tensor<3x2x2x3x3xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<3x2x2x3x3xf32>) -> tensor<3x4x3x3xf32>
%6 = "stablehlo.reverse"(%5) {dimensions = array<i64: 2, 3>} : (tensor<3x4x3x3xf32>) -> tensor<3x4x3x3xf32>
%7 = "stablehlo.convolution"(%0, %6) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x6x4x4xf32>, tensor<3x4x3x3xf32>) -> tensor<2x4x7x7xf32>
%8 = "stablehlo.convolution"(%1, %0) {batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x4x7x7xf32>, tensor<2x6x4x4xf32>) -> tensor<6x2x3x3xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.reduce"(%0, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x6x4x4xf32>, tensor<f32>) -> tensor<6xf32>
return %7, %8, %13 : tensor<2x4x7x7xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>
}
}

// f32[2,8,7,7] f32[2,4,7,7] f32[8,1,3,3] [8] [1,1] [1,1] [1,1] false [0,0] 4 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x8x7x7xf32>, %1: tensor<2x4x7x7xf32>, %2: tensor<8x1x3x3xf32>) -> (tensor<2x4x7x7xf32>, tensor<8x1x3x3xf32>, tensor<8xf32>) {
%3 = "stablehlo.reshape"(%2) : (tensor<8x1x3x3xf32>) -> tensor<4x2x1x3x3xf32>
%4 = "stablehlo.transpose"(%3) {permutation = array<i64: 1, 0, 2, 3, 4>} : (tensor<4x2x1x3x3xf32>) -> tensor<2x4x1x3x3xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x4x1x3x3xf32>) -> tensor<2x4x3x3xf32>
%6 = "stablehlo.reverse"(%5) {dimensions = array<i64: 2, 3>} : (tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
%7 = "stablehlo.convolution"(%0, %6) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 4 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x8x7x7xf32>, tensor<2x4x3x3xf32>) -> tensor<2x4x7x7xf32>
%8 = "stablehlo.convolution"(%1, %0) {batch_group_count = 4 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x4x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<8x1x3x3xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.reduce"(%0, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x8x7x7xf32>, tensor<f32>) -> tensor<8xf32>
return %7, %8, %13 : tensor<2x4x7x7xf32>, tensor<8x1x3x3xf32>, tensor<8xf32>
}
}

// f32[2,6,4,7] f32[2,3,8,7] f32[6,1,3,2] [6] [2,1] [1,1] [1,2] false [0,0] 3 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x6x4x7xf32>, %1: tensor<2x3x8x7xf32>, %2: tensor<6x1x3x2xf32>) -> (tensor<2x3x8x7xf32>, tensor<6x1x3x2xf32>, tensor<6xf32>) {
%3 = "stablehlo.reshape"(%2) : (tensor<6x1x3x2xf32>) -> tensor<3x2x1x3x2xf32>
%4 = "stablehlo.transpose"(%3) {permutation = array<i64: 1, 0, 2, 3, 4>} : (tensor<3x2x1x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3x1x3x2xf32>) -> tensor<2x3x3x2xf32>
%6 = "stablehlo.reverse"(%5) {dimensions = array<i64: 2, 3>} : (tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32>
%7 = "stablehlo.convolution"(%0, %6) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2, 1>, padding = dense<[[1, 2], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x6x4x7xf32>, tensor<2x3x3x2xf32>) -> tensor<2x3x8x7xf32>
%8 = "stablehlo.convolution"(%1, %0) {batch_group_count = 3 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 0], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 2>} : (tensor<2x3x8x7xf32>, tensor<2x6x4x7xf32>) -> tensor<6x1x3x2xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.reduce"(%0, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x6x4x7xf32>, tensor<f32>) -> tensor<6xf32>
return %7, %8, %13 : tensor<2x3x8x7xf32>, tensor<6x1x3x2xf32>, tensor<6xf32>
}
}

// f32[2,6,9,12] f32[2,6,5,6] f32[6,1,2,2] none [2,2] [1,0] [1,1] true [1,0] 6 [true,true,false]
module @example {
func.func public @main(%0: tensor<2x6x9x12xf32>, %1: tensor<2x6x5x6xf32>, %2: tensor<6x1x2x2xf32>) -> (tensor<2x6x5x6xf32>, tensor<6x1x2x2xf32>) {
%3 = "stablehlo.convolution"(%0, %2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 6 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>} : (tensor<2x6x9x12xf32>, tensor<6x1x2x2xf32>) -> tensor<2x6x5x6xf32>
%4 = "stablehlo.convolution"(%0, %1) {batch_group_count = 6 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x6x9x12xf32>, tensor<2x6x5x6xf32>) -> tensor<6x1x2x2xf32>
return %3, %4 : tensor<2x6x5x6xf32>, tensor<6x1x2x2xf32>
}
}

// bf16[2,4,5,5] bf16[2,4,5,5] bf16[4,1,3,3] [4] [1,1] [1,1] [1,1] false [0,0] 4 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x4x5x5xbf16>, %1: tensor<2x4x5x5xbf16>, %2: tensor<4x1x3x3xbf16>) -> (tensor<2x4x5x5xbf16>, tensor<4x1x3x3xbf16>, tensor<4xbf16>) {
%3 = "stablehlo.reshape"(%2) : (tensor<4x1x3x3xbf16>) -> tensor<4x1x1x3x3xbf16>
%4 = "stablehlo.transpose"(%3) {permutation = array<i64: 1, 0, 2, 3, 4>} : (tensor<4x1x1x3x3xbf16>) -> tensor<1x4x1x3x3xbf16>
%5 = "stablehlo.reshape"(%4) : (tensor<1x4x1x3x3xbf16>) -> tensor<1x4x3x3xbf16>
%6 = "stablehlo.reverse"(%5) {dimensions = array<i64: 2, 3>} : (tensor<1x4x3x3xbf16>) -> tensor<1x4x3x3xbf16>
%7 = "stablehlo.convolution"(%0, %6) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 4 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x4x5x5xbf16>, tensor<1x4x3x3xbf16>) -> tensor<2x4x5x5xf32>
%8 = "stablehlo.convert"(%7) : (tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xbf16>
%9 = "stablehlo.convolution"(%1, %0) {batch_group_count = 4 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x4x5x5xbf16>, tensor<2x4x5x5xbf16>) -> tensor<4x1x3x3xf32>
%10 = "stablehlo.convert"(%9) : (tensor<4x1x3x3xf32>) -> tensor<4x1x3x3xbf16>
%11 = "stablehlo.convert"(%0) : (tensor<2x4x5x5xbf16>) -> tensor<2x4x5x5xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<f32>, %14: tensor<f32>):
%15 = "stablehlo.add"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%15) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x4x5x5xf32>, tensor<f32>) -> tensor<4xf32>
%17 = "stablehlo.convert"(%16) : (tensor<4xf32>) -> tensor<4xbf16>
return %8, %10, %17 : tensor<2x4x5x5xbf16>, tensor<4x1x3x3xbf16>, tensor<4xbf16>
}
}

// f32[2,4,7,6] f32[2,5,7,6] f32[4,5,1,1] [4] [1,1] [0,0] [1,1] false [0,0] 1 [false,true,true]
module @example {
func.func public @main(%0: tensor<2x4x7x6xf32>, %1: tensor<2x5x7x6xf32>, %2: tensor<4x5x1x1xf32>) -> (tensor<4x5x1x1xf32>, tensor<4xf32>) {
%3 = "stablehlo.convolution"(%1, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x5x7x6xf32>, tensor<2x4x7x6xf32>) -> tensor<4x5x1x1xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce"(%0, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x4x7x6xf32>, tensor<f32>) -> tensor<4xf32>
return %3, %8 : tensor<4x5x1x1xf32>, tensor<4xf32>
}
}

// f32[1,64,2,2] f32[1,2,3,3] f32[64,2,3,3] [64] [2,2] [1,1] [1,1] false [0,0] 1 [true,true,true]
module @example {
func.func public @main(%0: tensor<1x64x2x2xf32>, %1: tensor<1x2x3x3xf32>, %2: tensor<64x2x3x3xf32>) -> (tensor<1x2x3x3xf32>, tensor<64x2x3x3xf32>, tensor<64xf32>) {
%3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 2, 3>} : (tensor<64x2x3x3xf32>) -> tensor<64x2x3x3xf32>
%4 = "stablehlo.convolution"(%0, %3) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x64x2x2xf32>, tensor<64x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%5 = "stablehlo.convolution"(%1, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x2x3x3xf32>, tensor<1x64x2x2xf32>) -> tensor<64x2x3x3xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reduce"(%0, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<1x64x2x2xf32>, tensor<f32>) -> tensor<64xf32>
return %4, %5, %10 : tensor<1x2x3x3xf32>, tensor<64x2x3x3xf32>, tensor<64xf32>
}
}

// f32[1,16,2,2] f32[1,6,2,2] f32[16,6,3,3] none [1,1] [1,1] [1,1] false [0,0] 1 [true,true,false]
module @example {
func.func public @main(%0: tensor<1x16x2x2xf32>, %1: tensor<1x6x2x2xf32>, %2: tensor<16x6x3x3xf32>) -> (tensor<1x6x2x2xf32>, tensor<16x6x3x3xf32>) {
%3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 2, 3>} : (tensor<16x6x3x3xf32>) -> tensor<16x6x3x3xf32>
%4 = "stablehlo.convolution"(%0, %3) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x16x2x2xf32>, tensor<16x6x3x3xf32>) -> tensor<1x6x2x2xf32>
%5 = "stablehlo.convolution"(%1, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x6x2x2xf32>, tensor<1x16x2x2xf32>) -> tensor<16x6x3x3xf32>
return %4, %5 : tensor<1x6x2x2xf32>, tensor<16x6x3x3xf32>
}
}

// f32[1,32,2,2] f32[1,6,9,8] f32[32,6,4,4] none [4,4] [0,0] [1,1] false [0,0] 1 [true,true,false]
module @example {
func.func public @main(%0: tensor<1x32x2x2xf32>, %1: tensor<1x6x9x8xf32>, %2: tensor<32x6x4x4xf32>) -> (tensor<1x6x9x8xf32>, tensor<32x6x4x4xf32>) {
%3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 2, 3>} : (tensor<32x6x4x4xf32>) -> tensor<32x6x4x4xf32>
%4 = "stablehlo.convolution"(%0, %3) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 4, 4>, padding = dense<[[3, 4], [3, 3]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x32x2x2xf32>, tensor<32x6x4x4xf32>) -> tensor<1x6x9x8xf32>
%5 = "stablehlo.convolution"(%1, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, -1], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 4, 4>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x6x9x8xf32>, tensor<1x32x2x2xf32>) -> tensor<32x6x4x4xf32>
return %4, %5 : tensor<1x6x9x8xf32>, tensor<32x6x4x4xf32>
}
}

// f32[1,32,3,2] f32[1,6,5,4] f32[32,6,1,1] none [2,2] [0,0] [1,1] false [0,0] 1 [true,true,false]
module @example {
func.func public @main(%0: tensor<1x32x3x2xf32>, %1: tensor<1x6x5x4xf32>, %2: tensor<32x6x1x1xf32>) -> (tensor<1x6x5x4xf32>, tensor<32x6x1x1xf32>) {
%3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 2, 3>} : (tensor<32x6x1x1xf32>) -> tensor<32x6x1x1xf32>
%4 = "stablehlo.convolution"(%0, %3) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x32x3x2xf32>, tensor<32x6x1x1xf32>) -> tensor<1x6x5x4xf32>
%5 = "stablehlo.convolution"(%1, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x6x5x4xf32>, tensor<1x32x3x2xf32>) -> tensor<32x6x1x1xf32>
return %4, %5 : tensor<1x6x5x4xf32>, tensor<32x6x1x1xf32>
}
}

// f32[2,4,6] f32[2,3,12] f32[4,3,5] [4] [2] [2] [1] false [0] 1 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x4x6xf32>, %1: tensor<2x3x12xf32>, %2: tensor<4x3x5xf32>) -> (tensor<2x3x12xf32>, tensor<4x3x5xf32>, tensor<4xf32>) {
%3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 2>} : (tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
%4 = "stablehlo.convolution"(%0, %3) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[i, o, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2>, padding = dense<[[2, 3]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>} : (tensor<2x4x6xf32>, tensor<4x3x5xf32>) -> tensor<2x3x12xf32>
%5 = "stablehlo.convolution"(%1, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0]x[i, o, 0]->[f, b, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[2, 1]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2>, window_reversal = array<i1: false>, window_strides = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<2x4x6xf32>) -> tensor<4x3x5xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reduce"(%0, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x4x6xf32>, tensor<f32>) -> tensor<4xf32>
return %4, %5, %10 : tensor<2x3x12xf32>, tensor<4x3x5xf32>, tensor<4xf32>
}
}

// f32[2,3,5,3,3] f32[2,2,5,6,4] f32[3,2,3,3,2] [3] [1,2,1] [1,1,0] [1,1,1] false [0,0,0] 1 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x3x5x3x3xf32>, %1: tensor<2x2x5x6x4xf32>, %2: tensor<3x2x3x3x2xf32>) -> (tensor<2x2x5x6x4xf32>, tensor<3x2x3x3x2xf32>, tensor<3xf32>) {
%3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 2, 3, 4>} : (tensor<3x2x3x3x2xf32>) -> tensor<3x2x3x3x2xf32>
%4 = "stablehlo.convolution"(%0, %3) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[i, o, 0, 1, 2]->[b, f, 0, 1, 2]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 2, 1>, padding = dense<[[1, 1], [1, 2], [1, 1]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, window_strides = array<i64: 1, 1, 1>} : (tensor<2x3x5x3x3xf32>, tensor<3x2x3x3x2xf32>) -> tensor<2x2x5x6x4xf32>
%5 = "stablehlo.convolution"(%1, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1, 2]x[i, o, 0, 1, 2]->[f, b, 0, 1, 2]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [1, 0], [0, 0]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 2, 1>, window_reversal = array<i1: false, false, false>, window_strides = array<i64: 1, 1, 1>} : (tensor<2x2x5x6x4xf32>, tensor<2x3x5x3x3xf32>) -> tensor<3x2x3x3x2xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reduce"(%0, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3, 4>} : (tensor<2x3x5x3x3xf32>, tensor<f32>) -> tensor<3xf32>
return %4, %5, %10 : tensor<2x2x5x6x4xf32>, tensor<3x2x3x3x2xf32>, tensor<3xf32>
}
}

// f32[2,3,10,12] f32[2,4,5,6] f32[4,3,3,3] [3] [2,2] [1,1] [1,1] true [1,1] 1 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x3x10x12xf32>, %1: tensor<2x4x5x6xf32>, %2: tensor<4x3x3x3xf32>) -> (tensor<2x4x5x6xf32>, tensor<4x3x3x3xf32>, tensor<3xf32>) {
%3 = "stablehlo.convolution"(%0, %2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>} : (tensor<2x3x10x12xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x5x6xf32>
%4 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 0], [1, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x3x10x12xf32>, tensor<2x4x5x6xf32>) -> tensor<4x3x3x3xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce"(%0, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x3x10x12xf32>, tensor<f32>) -> tensor<3xf32>
return %3, %4, %9 : tensor<2x4x5x6xf32>, tensor<4x3x3x3xf32>, tensor<3xf32>
}
}

// f32[2,6,17,8] f32[2,4,5,6] f32[4,3,3,3] [6] [3,1] [0,1] [1,2] true [2,0] 2 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x6x17x8xf32>, %1: tensor<2x4x5x6xf32>, %2: tensor<4x3x3x3xf32>) -> (tensor<2x4x5x6xf32>, tensor<4x3x3x3xf32>, tensor<6xf32>) {
%3 = "stablehlo.convolution"(%0, %2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 3, 1>} : (tensor<2x6x17x8xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x5x6xf32>
%4 = "stablehlo.convolution"(%0, %1) {batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, -2], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 2>} : (tensor<2x6x17x8xf32>, tensor<2x4x5x6xf32>) -> tensor<4x3x3x3xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce"(%0, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x6x17x8xf32>, tensor<f32>) -> tensor<6xf32>
return %3, %4, %9 : tensor<2x4x5x6xf32>, tensor<4x3x3x3xf32>, tensor<6xf32>
}
}

// f32[2,5,8,8] f32[2,3,4,4] f32[3,5,2,2] [5] [2,2] [0,0] [1,1] true [0,0] 1 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x5x8x8xf32>, %1: tensor<2x3x4x4xf32>, %2: tensor<3x5x2x2xf32>) -> (tensor<2x3x4x4xf32>, tensor<3x5x2x2xf32>, tensor<5xf32>) {
%3 = "stablehlo.convolution"(%0, %2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>} : (tensor<2x5x8x8xf32>, tensor<3x5x2x2xf32>) -> tensor<2x3x4x4xf32>
%4 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x5x8x8xf32>, tensor<2x3x4x4xf32>) -> tensor<3x5x2x2xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce"(%0, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x5x8x8xf32>, tensor<f32>) -> tensor<5xf32>
return %3, %4, %9 : tensor<2x3x4x4xf32>, tensor<3x5x2x2xf32>, tensor<5xf32>
}
}

// f32[2,3,12,11] f32[2,4,4,3] f32[4,3,3,3] none [2,2] [0,1] [2,3] true [1,2] 1 [true,true,false]
module @example {
func.func public @main(%0: tensor<2x3x12x11xf32>, %1: tensor<2x4x4x3xf32>, %2: tensor<4x3x3x3xf32>) -> (tensor<2x4x4x3xf32>, tensor<4x3x3x3xf32>) {
%3 = "stablehlo.convolution"(%0, %2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [1, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2, 3>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>} : (tensor<2x3x12x11xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x4x3xf32>
%4 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, -1], [1, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 3>} : (tensor<2x3x12x11xf32>, tensor<2x4x4x3xf32>) -> tensor<4x3x3x3xf32>
return %3, %4 : tensor<2x4x4x3xf32>, tensor<4x3x3x3xf32>
}
}

// f32[2,3,4,4] f32[2,2,2,2] f32[3,2,1,1] none [1,1] [1,1] [1,1] false [0,0] 1 [true,true,false]
module @example {
func.func public @main(%0: tensor<2x3x4x4xf32>, %1: tensor<2x2x2x2xf32>, %2: tensor<3x2x1x1xf32>) -> (tensor<2x2x2x2xf32>, tensor<3x2x1x1xf32>) {
%3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 2, 3>} : (tensor<3x2x1x1xf32>) -> tensor<3x2x1x1xf32>
%4 = "stablehlo.convolution"(%0, %3) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[-1, -1], [-1, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x3x4x4xf32>, tensor<3x2x1x1xf32>) -> tensor<2x2x2x2xf32>
%5 = "stablehlo.convolution"(%1, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x2x2x2xf32>, tensor<2x3x4x4xf32>) -> tensor<3x2x1x1xf32>
return %4, %5 : tensor<2x2x2x2xf32>, tensor<3x2x1x1xf32>
}
}

// f32[0,4,7,6] f32[0,3,9,8] f32[4,3,3,3] [4] [1,1] [0,0] [1,1] false [0,0] 1 [true,true,true]
module @example {
func.func public @main(%0: tensor<0x4x7x6xf32>, %1: tensor<0x3x9x8xf32>, %2: tensor<4x3x3x3xf32>) -> (tensor<0x3x9x8xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x3x9x8xf32>} : () -> tensor<0x3x9x8xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3x3x3xf32>} : () -> tensor<4x3x3x3xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce"(%0, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<0x4x7x6xf32>, tensor<f32>) -> tensor<4xf32>
return %3, %4, %9 : tensor<0x3x9x8xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>
}
}

// bf16[2,4,7,6] bf16[2,3,9,8] bf16[4,3,3,3] [4] [1,1] [0,0] [1,1] false [0,0] 1 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x4x7x6xbf16>, %1: tensor<2x3x9x8xbf16>, %2: tensor<4x3x3x3xbf16>) -> (tensor<2x3x9x8xbf16>, tensor<4x3x3x3xbf16>, tensor<4xbf16>) {
%3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 2, 3>} : (tensor<4x3x3x3xbf16>) -> tensor<4x3x3x3xbf16>
%4 = "stablehlo.convolution"(%0, %3) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[2, 2], [2, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x4x7x6xbf16>, tensor<4x3x3x3xbf16>) -> tensor<2x3x9x8xf32>
%5 = "stablehlo.convert"(%4) : (tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xbf16>
%6 = "stablehlo.convolution"(%1, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x3x9x8xbf16>, tensor<2x4x7x6xbf16>) -> tensor<4x3x3x3xf32>
%7 = "stablehlo.convert"(%6) : (tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xbf16>
%8 = "stablehlo.convert"(%0) : (tensor<2x4x7x6xbf16>) -> tensor<2x4x7x6xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x4x7x6xf32>, tensor<f32>) -> tensor<4xf32>
%14 = "stablehlo.convert"(%13) : (tensor<4xf32>) -> tensor<4xbf16>
return %5, %7, %14 : tensor<2x3x9x8xbf16>, tensor<4x3x3x3xbf16>, tensor<4xbf16>
}
}

// bf16[1,16,2,2] bf16[1,8,2,2] bf16[16,8,3,3] [16] [1,1] [1,1] [1,1] false [0,0] 1 [true,true,true]
module @example {
func.func public @main(%0: tensor<1x16x2x2xbf16>, %1: tensor<1x8x2x2xbf16>, %2: tensor<16x8x3x3xbf16>) -> (tensor<1x8x2x2xbf16>, tensor<16x8x3x3xbf16>, tensor<16xbf16>) {
%3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 2, 3>} : (tensor<16x8x3x3xbf16>) -> tensor<16x8x3x3xbf16>
%4 = "stablehlo.convolution"(%0, %3) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x16x2x2xbf16>, tensor<16x8x3x3xbf16>) -> tensor<1x8x2x2xf32>
%5 = "stablehlo.convert"(%4) : (tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xbf16>
%6 = "stablehlo.convolution"(%1, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x8x2x2xbf16>, tensor<1x16x2x2xbf16>) -> tensor<16x8x3x3xf32>
%7 = "stablehlo.convert"(%6) : (tensor<16x8x3x3xf32>) -> tensor<16x8x3x3xbf16>
%8 = "stablehlo.convert"(%0) : (tensor<1x16x2x2xbf16>) -> tensor<1x16x2x2xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<1x16x2x2xf32>, tensor<f32>) -> tensor<16xf32>
%14 = "stablehlo.convert"(%13) : (tensor<16xf32>) -> tensor<16xbf16>
return %5, %7, %14 : tensor<1x8x2x2xbf16>, tensor<16x8x3x3xbf16>, tensor<16xbf16>
}
}

// f16[2,4,7,6] f16[2,3,9,8] f16[4,3,3,3] [4] [1,1] [0,0] [1,1] false [0,0] 1 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x4x7x6xf16>, %1: tensor<2x3x9x8xf16>, %2: tensor<4x3x3x3xf16>) -> (tensor<2x3x9x8xf16>, tensor<4x3x3x3xf16>, tensor<4xf16>) {
%3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 2, 3>} : (tensor<4x3x3x3xf16>) -> tensor<4x3x3x3xf16>
%4 = "stablehlo.convolution"(%0, %3) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[2, 2], [2, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x4x7x6xf16>, tensor<4x3x3x3xf16>) -> tensor<2x3x9x8xf32>
%5 = "stablehlo.convert"(%4) : (tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf16>
%6 = "stablehlo.convolution"(%1, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x3x9x8xf16>, tensor<2x4x7x6xf16>) -> tensor<4x3x3x3xf32>
%7 = "stablehlo.convert"(%6) : (tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf16>
%8 = "stablehlo.convert"(%0) : (tensor<2x4x7x6xf16>) -> tensor<2x4x7x6xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x4x7x6xf32>, tensor<f32>) -> tensor<4xf32>
%14 = "stablehlo.convert"(%13) : (tensor<4xf32>) -> tensor<4xf16>
return %5, %7, %14 : tensor<2x3x9x8xf16>, tensor<4x3x3x3xf16>, tensor<4xf16>
}
}

// f64[2,4,7,6] f64[2,3,9,8] f64[4,3,3,3] [4] [1,1] [0,0] [1,1] false [0,0] 1 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x4x7x6xf64>, %1: tensor<2x3x9x8xf64>, %2: tensor<4x3x3x3xf64>) -> (tensor<2x3x9x8xf64>, tensor<4x3x3x3xf64>, tensor<4xf64>) {
%3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 2, 3>} : (tensor<4x3x3x3xf64>) -> tensor<4x3x3x3xf64>
%4 = "stablehlo.convolution"(%0, %3) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[2, 2], [2, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x4x7x6xf64>, tensor<4x3x3x3xf64>) -> tensor<2x3x9x8xf64>
%5 = "stablehlo.convolution"(%1, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x3x9x8xf64>, tensor<2x4x7x6xf64>) -> tensor<4x3x3x3xf64>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%10 = "stablehlo.reduce"(%0, %6) ({
^bb0(%7: tensor<f64>, %8: tensor<f64>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%9) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x4x7x6xf64>, tensor<f64>) -> tensor<4xf64>
return %4, %5, %10 : tensor<2x3x9x8xf64>, tensor<4x3x3x3xf64>, tensor<4xf64>
}
}

