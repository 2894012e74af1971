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
%3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 2, 3>} : (tensor<6x2x3x3xf32>) -> tensor<6x2x3x3xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<6x2x3x3xf32>) -> tensor<2x3x2x3x3xf32>
%5 = "stablehlo.transpose"(%4) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x3x2x3x3xf32>) -> tensor<2x2x3x3x3xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<2x2x3x3x3xf32>) -> tensor<4x3x3x3xf32>
%7 = "stablehlo.convolution"(%0, %6) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x6x4x4xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x7x7xf32>
%8 = "stablehlo.reshape"(%1) : (tensor<2x4x7x7xf32>) -> tensor<2x2x2x7x7xf32>
%9 = "stablehlo.transpose"(%8) {permutation = array<i64: 2, 1, 0, 3, 4>} : (tensor<2x2x2x7x7xf32>) -> tensor<2x2x2x7x7xf32>
%10 = "stablehlo.reshape"(%9) : (tensor<2x2x2x7x7xf32>) -> tensor<2x4x7x7xf32>
%11 = "stablehlo.convolution"(%10, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x4x7x7xf32>, tensor<2x6x4x4xf32>) -> tensor<6x2x3x3xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.reduce"(%0, %12) ({
^bb0(%13: tensor<f32>, %14: tensor<f32>):
%15 = "stablehlo.add"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%15) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x6x4x4xf32>, tensor<f32>) -> tensor<6xf32>
return %7, %11, %16 : tensor<2x4x7x7xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>
}
}

// f32[2,8,7,7] f32[2,4,7,7] f32[8,1,3,3] [8] [1,1] [1,1] [1,1] false [0,0] 4 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x8x7x7xf32>, %1: tensor<2x4x7x7xf32>, %2: tensor<8x1x3x3xf32>) -> (tensor<2x4x7x7xf32>, tensor<8x1x3x3xf32>, tensor<8xf32>) {
%3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 2, 3>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x3x3xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<8x1x3x3xf32>) -> tensor<4x2x1x3x3xf32>
%5 = "stablehlo.transpose"(%4) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<4x2x1x3x3xf32>) -> tensor<4x1x2x3x3xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<4x1x2x3x3xf32>) -> tensor<4x2x3x3xf32>
%7 = "stablehlo.convolution"(%0, %6) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 4 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x8x7x7xf32>, tensor<4x2x3x3xf32>) -> tensor<2x4x7x7xf32>
%8 = "stablehlo.reshape"(%1) : (tensor<2x4x7x7xf32>) -> tensor<2x4x1x7x7xf32>
%9 = "stablehlo.transpose"(%8) {permutation = array<i64: 2, 1, 0, 3, 4>} : (tensor<2x4x1x7x7xf32>) -> tensor<1x4x2x7x7xf32>
%10 = "stablehlo.reshape"(%9) : (tensor<1x4x2x7x7xf32>) -> tensor<1x8x7x7xf32>
%11 = "stablehlo.convolution"(%10, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 4 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<8x1x3x3xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.reduce"(%0, %12) ({
^bb0(%13: tensor<f32>, %14: tensor<f32>):
%15 = "stablehlo.add"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%15) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x8x7x7xf32>, tensor<f32>) -> tensor<8xf32>
return %7, %11, %16 : tensor<2x4x7x7xf32>, tensor<8x1x3x3xf32>, tensor<8xf32>
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
%3 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 3, 1>} : (tensor<1x64x2x2xf32>) -> tensor<1x2x2x64xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<1x2x2x64xf32>) -> tensor<4x64xf32>
%5 = "stablehlo.reshape"(%2) : (tensor<64x2x3x3xf32>) -> tensor<64x18xf32>
%6 = "stablehlo.dot_general"(%4, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x64xf32>, tensor<64x18xf32>) -> tensor<4x18xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<4x18xf32>) -> tensor<1x2x2x2x9xf32>
%8 = "stablehlo.transpose"(%7) {permutation = array<i64: 0, 3, 4, 1, 2>} : (tensor<1x2x2x2x9xf32>) -> tensor<1x2x9x2x2xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reshape"(%8) : (tensor<1x2x9x2x2xf32>) -> tensor<1x2x3x3x2x2xf32>
%11 = "stablehlo.slice"(%10) {limit_indices = array<i64: 1, 2, 3, 1, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<1x2x3x3x2x2xf32>) -> tensor<1x2x3x1x2x2xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<1x2x3x1x2x2xf32>) -> tensor<1x2x3x2x2xf32>
%13 = "stablehlo.pad"(%12, %9) {edge_padding_high = array<i64: 0, 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 1>} : (tensor<1x2x3x2x2xf32>, tensor<f32>) -> tensor<1x2x3x2x5xf32>
%14 = "stablehlo.slice"(%10) {limit_indices = array<i64: 1, 2, 3, 2, 2, 2>, start_indices = array<i64: 0, 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<1x2x3x3x2x2xf32>) -> tensor<1x2x3x1x2x2xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<1x2x3x1x2x2xf32>) -> tensor<1x2x3x2x2xf32>
%16 = "stablehlo.pad"(%15, %9) {edge_padding_high = array<i64: 0, 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 1>} : (tensor<1x2x3x2x2xf32>, tensor<f32>) -> tensor<1x2x3x2x5xf32>
%17 = "stablehlo.add"(%13, %16) : (tensor<1x2x3x2x5xf32>, tensor<1x2x3x2x5xf32>) -> tensor<1x2x3x2x5xf32>
%18 = "stablehlo.slice"(%10) {limit_indices = array<i64: 1, 2, 3, 3, 2, 2>, start_indices = array<i64: 0, 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<1x2x3x3x2x2xf32>) -> tensor<1x2x3x1x2x2xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<1x2x3x1x2x2xf32>) -> tensor<1x2x3x2x2xf32>
%20 = "stablehlo.pad"(%19, %9) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0, 1>} : (tensor<1x2x3x2x2xf32>, tensor<f32>) -> tensor<1x2x3x2x5xf32>
%21 = "stablehlo.add"(%17, %20) : (tensor<1x2x3x2x5xf32>, tensor<1x2x3x2x5xf32>) -> tensor<1x2x3x2x5xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 1, 2, 1, 2, 5>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x2x5xf32>) -> tensor<1x2x1x2x5xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<1x2x1x2x5xf32>) -> tensor<1x2x2x5xf32>
%24 = "stablehlo.pad"(%23, %9) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 1, 0>} : (tensor<1x2x2x5xf32>, tensor<f32>) -> tensor<1x2x5x5xf32>
%25 = "stablehlo.slice"(%21) {limit_indices = array<i64: 1, 2, 2, 2, 5>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x2x5xf32>) -> tensor<1x2x1x2x5xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<1x2x1x2x5xf32>) -> tensor<1x2x2x5xf32>
%27 = "stablehlo.pad"(%26, %9) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 1, 0>} : (tensor<1x2x2x5xf32>, tensor<f32>) -> tensor<1x2x5x5xf32>
%28 = "stablehlo.add"(%24, %27) : (tensor<1x2x5x5xf32>, tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>
%29 = "stablehlo.slice"(%21) {limit_indices = array<i64: 1, 2, 3, 2, 5>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x2x5xf32>) -> tensor<1x2x1x2x5xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<1x2x1x2x5xf32>) -> tensor<1x2x2x5xf32>
%31 = "stablehlo.pad"(%30, %9) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 1, 0>} : (tensor<1x2x2x5xf32>, tensor<f32>) -> tensor<1x2x5x5xf32>
%32 = "stablehlo.add"(%28, %31) : (tensor<1x2x5x5xf32>, tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>
%33 = "stablehlo.pad"(%32, %9) {edge_padding_high = array<i64: 0, 0, -1, -1>, edge_padding_low = array<i64: 0, 0, -1, -1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x5x5xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
%34 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<1x64x2x2xf32>) -> tensor<64x1x2x2xf32>
%35 = "stablehlo.reshape"(%34) : (tensor<64x1x2x2xf32>) -> tensor<64x4xf32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.pad"(%1, %36) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x5x5xf32>
%38 = "stablehlo.slice"(%37) {limit_indices = array<i64: 1, 2, 3, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x5x5xf32>) -> tensor<1x2x2x5xf32>
%39 = "stablehlo.reshape"(%38) : (tensor<1x2x2x5xf32>) -> tensor<1x2x1x2x5xf32>
%40 = "stablehlo.slice"(%37) {limit_indices = array<i64: 1, 2, 4, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x5x5xf32>) -> tensor<1x2x2x5xf32>
%41 = "stablehlo.reshape"(%40) : (tensor<1x2x2x5xf32>) -> tensor<1x2x1x2x5xf32>
%42 = "stablehlo.slice"(%37) {limit_indices = array<i64: 1, 2, 5, 5>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x5x5xf32>) -> tensor<1x2x2x5xf32>
%43 = "stablehlo.reshape"(%42) : (tensor<1x2x2x5xf32>) -> tensor<1x2x1x2x5xf32>
%44 = "stablehlo.concatenate"(%39, %41, %43) {dimension = 2 : i64} : (tensor<1x2x1x2x5xf32>, tensor<1x2x1x2x5xf32>, tensor<1x2x1x2x5xf32>) -> tensor<1x2x3x2x5xf32>
%45 = "stablehlo.slice"(%44) {limit_indices = array<i64: 1, 2, 3, 2, 3>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<1x2x3x2x5xf32>) -> tensor<1x2x3x2x2xf32>
%46 = "stablehlo.reshape"(%45) : (tensor<1x2x3x2x2xf32>) -> tensor<1x2x3x1x2x2xf32>
%47 = "stablehlo.slice"(%44) {limit_indices = array<i64: 1, 2, 3, 2, 4>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<1x2x3x2x5xf32>) -> tensor<1x2x3x2x2xf32>
%48 = "stablehlo.reshape"(%47) : (tensor<1x2x3x2x2xf32>) -> tensor<1x2x3x1x2x2xf32>
%49 = "stablehlo.slice"(%44) {limit_indices = array<i64: 1, 2, 3, 2, 5>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<1x2x3x2x5xf32>) -> tensor<1x2x3x2x2xf32>
%50 = "stablehlo.reshape"(%49) : (tensor<1x2x3x2x2xf32>) -> tensor<1x2x3x1x2x2xf32>
%51 = "stablehlo.concatenate"(%46, %48, %50) {dimension = 3 : i64} : (tensor<1x2x3x1x2x2xf32>, tensor<1x2x3x1x2x2xf32>, tensor<1x2x3x1x2x2xf32>) -> tensor<1x2x3x3x2x2xf32>
%52 = "stablehlo.reshape"(%51) : (tensor<1x2x3x3x2x2xf32>) -> tensor<1x2x9x2x2xf32>
%53 = "stablehlo.transpose"(%52) {permutation = array<i64: 0, 3, 4, 1, 2>} : (tensor<1x2x9x2x2xf32>) -> tensor<1x2x2x2x9xf32>
%54 = "stablehlo.reshape"(%53) : (tensor<1x2x2x2x9xf32>) -> tensor<4x18xf32>
%55 = "stablehlo.dot_general"(%35, %54) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<64x4xf32>, tensor<4x18xf32>) -> tensor<64x18xf32>
%56 = "stablehlo.reshape"(%55) : (tensor<64x18xf32>) -> tensor<64x2x3x3xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.reduce"(%0, %57) ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<1x64x2x2xf32>, tensor<f32>) -> tensor<64xf32>
return %33, %56, %61 : tensor<1x2x3x3xf32>, tensor<64x2x3x3xf32>, tensor<64xf32>
}
}

// f32[1,16,2,2] f32[1,6,2,2] f32[16,6,3,3] none [1,1] [1,1] [1,1] false [0,0] 1 [true,true,false]
module @example {
func.func public @main(%0: tensor<1x16x2x2xf32>, %1: tensor<1x6x2x2xf32>, %2: tensor<16x6x3x3xf32>) -> (tensor<1x6x2x2xf32>, tensor<16x6x3x3xf32>) {
%3 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 3, 1>} : (tensor<1x16x2x2xf32>) -> tensor<1x2x2x16xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<1x2x2x16xf32>) -> tensor<4x16xf32>
%5 = "stablehlo.reshape"(%2) : (tensor<16x6x3x3xf32>) -> tensor<16x54xf32>
%6 = "stablehlo.dot_general"(%4, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x16xf32>, tensor<16x54xf32>) -> tensor<4x54xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<4x54xf32>) -> tensor<1x2x2x6x9xf32>
%8 = "stablehlo.transpose"(%7) {permutation = array<i64: 0, 3, 4, 1, 2>} : (tensor<1x2x2x6x9xf32>) -> tensor<1x6x9x2x2xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reshape"(%8) : (tensor<1x6x9x2x2xf32>) -> tensor<1x6x3x3x2x2xf32>
%11 = "stablehlo.slice"(%10) {limit_indices = array<i64: 1, 6, 3, 1, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<1x6x3x3x2x2xf32>) -> tensor<1x6x3x1x2x2xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<1x6x3x1x2x2xf32>) -> tensor<1x6x3x2x2xf32>
%13 = "stablehlo.pad"(%12, %9) {edge_padding_high = array<i64: 0, 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x6x3x2x2xf32>, tensor<f32>) -> tensor<1x6x3x2x4xf32>
%14 = "stablehlo.slice"(%10) {limit_indices = array<i64: 1, 6, 3, 2, 2, 2>, start_indices = array<i64: 0, 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<1x6x3x3x2x2xf32>) -> tensor<1x6x3x1x2x2xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<1x6x3x1x2x2xf32>) -> tensor<1x6x3x2x2xf32>
%16 = "stablehlo.pad"(%15, %9) {edge_padding_high = array<i64: 0, 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x6x3x2x2xf32>, tensor<f32>) -> tensor<1x6x3x2x4xf32>
%17 = "stablehlo.add"(%13, %16) : (tensor<1x6x3x2x4xf32>, tensor<1x6x3x2x4xf32>) -> tensor<1x6x3x2x4xf32>
%18 = "stablehlo.slice"(%10) {limit_indices = array<i64: 1, 6, 3, 3, 2, 2>, start_indices = array<i64: 0, 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<1x6x3x3x2x2xf32>) -> tensor<1x6x3x1x2x2xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<1x6x3x1x2x2xf32>) -> tensor<1x6x3x2x2xf32>
%20 = "stablehlo.pad"(%19, %9) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x6x3x2x2xf32>, tensor<f32>) -> tensor<1x6x3x2x4xf32>
%21 = "stablehlo.add"(%17, %20) : (tensor<1x6x3x2x4xf32>, tensor<1x6x3x2x4xf32>) -> tensor<1x6x3x2x4xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 1, 6, 1, 2, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x6x3x2x4xf32>) -> tensor<1x6x1x2x4xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<1x6x1x2x4xf32>) -> tensor<1x6x2x4xf32>
%24 = "stablehlo.pad"(%23, %9) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x2x4xf32>, tensor<f32>) -> tensor<1x6x4x4xf32>
%25 = "stablehlo.slice"(%21) {limit_indices = array<i64: 1, 6, 2, 2, 4>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x6x3x2x4xf32>) -> tensor<1x6x1x2x4xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<1x6x1x2x4xf32>) -> tensor<1x6x2x4xf32>
%27 = "stablehlo.pad"(%26, %9) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x2x4xf32>, tensor<f32>) -> tensor<1x6x4x4xf32>
%28 = "stablehlo.add"(%24, %27) : (tensor<1x6x4x4xf32>, tensor<1x6x4x4xf32>) -> tensor<1x6x4x4xf32>
%29 = "stablehlo.slice"(%21) {limit_indices = array<i64: 1, 6, 3, 2, 4>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x6x3x2x4xf32>) -> tensor<1x6x1x2x4xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<1x6x1x2x4xf32>) -> tensor<1x6x2x4xf32>
%31 = "stablehlo.pad"(%30, %9) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x2x4xf32>, tensor<f32>) -> tensor<1x6x4x4xf32>
%32 = "stablehlo.add"(%28, %31) : (tensor<1x6x4x4xf32>, tensor<1x6x4x4xf32>) -> tensor<1x6x4x4xf32>
%33 = "stablehlo.pad"(%32, %9) {edge_padding_high = array<i64: 0, 0, -1, -1>, edge_padding_low = array<i64: 0, 0, -1, -1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x4x4xf32>, tensor<f32>) -> tensor<1x6x2x2xf32>
%34 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<1x16x2x2xf32>) -> tensor<16x1x2x2xf32>
%35 = "stablehlo.reshape"(%34) : (tensor<16x1x2x2xf32>) -> tensor<16x4xf32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.pad"(%1, %36) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x2x2xf32>, tensor<f32>) -> tensor<1x6x4x4xf32>
%38 = "stablehlo.slice"(%37) {limit_indices = array<i64: 1, 6, 2, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x6x4x4xf32>) -> tensor<1x6x2x4xf32>
%39 = "stablehlo.reshape"(%38) : (tensor<1x6x2x4xf32>) -> tensor<1x6x1x2x4xf32>
%40 = "stablehlo.slice"(%37) {limit_indices = array<i64: 1, 6, 3, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x6x4x4xf32>) -> tensor<1x6x2x4xf32>
%41 = "stablehlo.reshape"(%40) : (tensor<1x6x2x4xf32>) -> tensor<1x6x1x2x4xf32>
%42 = "stablehlo.slice"(%37) {limit_indices = array<i64: 1, 6, 4, 4>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x6x4x4xf32>) -> tensor<1x6x2x4xf32>
%43 = "stablehlo.reshape"(%42) : (tensor<1x6x2x4xf32>) -> tensor<1x6x1x2x4xf32>
%44 = "stablehlo.concatenate"(%39, %41, %43) {dimension = 2 : i64} : (tensor<1x6x1x2x4xf32>, tensor<1x6x1x2x4xf32>, tensor<1x6x1x2x4xf32>) -> tensor<1x6x3x2x4xf32>
%45 = "stablehlo.slice"(%44) {limit_indices = array<i64: 1, 6, 3, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x6x3x2x4xf32>) -> tensor<1x6x3x2x2xf32>
%46 = "stablehlo.reshape"(%45) : (tensor<1x6x3x2x2xf32>) -> tensor<1x6x3x1x2x2xf32>
%47 = "stablehlo.slice"(%44) {limit_indices = array<i64: 1, 6, 3, 2, 3>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x6x3x2x4xf32>) -> tensor<1x6x3x2x2xf32>
%48 = "stablehlo.reshape"(%47) : (tensor<1x6x3x2x2xf32>) -> tensor<1x6x3x1x2x2xf32>
%49 = "stablehlo.slice"(%44) {limit_indices = array<i64: 1, 6, 3, 2, 4>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x6x3x2x4xf32>) -> tensor<1x6x3x2x2xf32>
%50 = "stablehlo.reshape"(%49) : (tensor<1x6x3x2x2xf32>) -> tensor<1x6x3x1x2x2xf32>
%51 = "stablehlo.concatenate"(%46, %48, %50) {dimension = 3 : i64} : (tensor<1x6x3x1x2x2xf32>, tensor<1x6x3x1x2x2xf32>, tensor<1x6x3x1x2x2xf32>) -> tensor<1x6x3x3x2x2xf32>
%52 = "stablehlo.reshape"(%51) : (tensor<1x6x3x3x2x2xf32>) -> tensor<1x6x9x2x2xf32>
%53 = "stablehlo.transpose"(%52) {permutation = array<i64: 0, 3, 4, 1, 2>} : (tensor<1x6x9x2x2xf32>) -> tensor<1x2x2x6x9xf32>
%54 = "stablehlo.reshape"(%53) : (tensor<1x2x2x6x9xf32>) -> tensor<4x54xf32>
%55 = "stablehlo.dot_general"(%35, %54) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<16x4xf32>, tensor<4x54xf32>) -> tensor<16x54xf32>
%56 = "stablehlo.reshape"(%55) : (tensor<16x54xf32>) -> tensor<16x6x3x3xf32>
return %33, %56 : tensor<1x6x2x2xf32>, tensor<16x6x3x3xf32>
}
}

// f32[1,32,2,2] f32[1,6,9,8] f32[32,6,4,4] none [4,4] [0,0] [1,1] false [0,0] 1 [true,true,false]
module @example {
func.func public @main(%0: tensor<1x32x2x2xf32>, %1: tensor<1x6x9x8xf32>, %2: tensor<32x6x4x4xf32>) -> (tensor<1x6x9x8xf32>, tensor<32x6x4x4xf32>) {
%3 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 3, 1>} : (tensor<1x32x2x2xf32>) -> tensor<1x2x2x32xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<1x2x2x32xf32>) -> tensor<4x32xf32>
%5 = "stablehlo.reshape"(%2) : (tensor<32x6x4x4xf32>) -> tensor<32x96xf32>
%6 = "stablehlo.dot_general"(%4, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x32xf32>, tensor<32x96xf32>) -> tensor<4x96xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<4x96xf32>) -> tensor<1x2x2x6x16xf32>
%8 = "stablehlo.transpose"(%7) {permutation = array<i64: 0, 3, 4, 1, 2>} : (tensor<1x2x2x6x16xf32>) -> tensor<1x6x16x2x2xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reshape"(%8) : (tensor<1x6x16x2x2xf32>) -> tensor<1x6x4x4x2x2xf32>
%11 = "stablehlo.transpose"(%10) {permutation = array<i64: 0, 1, 4, 2, 5, 3>} : (tensor<1x6x4x4x2x2xf32>) -> tensor<1x6x2x4x2x4xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<1x6x2x4x2x4xf32>) -> tensor<1x6x8x8xf32>
%13 = "stablehlo.pad"(%12, %9) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x8x8xf32>, tensor<f32>) -> tensor<1x6x9x8xf32>
%14 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<1x32x2x2xf32>) -> tensor<32x1x2x2xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<32x1x2x2xf32>) -> tensor<32x4xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.pad"(%1, %16) {edge_padding_high = array<i64: 0, 0, -1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x9x8xf32>, tensor<f32>) -> tensor<1x6x8x8xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<1x6x8x8xf32>) -> tensor<1x6x2x4x2x4xf32>
%19 = "stablehlo.transpose"(%18) {permutation = array<i64: 0, 1, 3, 5, 2, 4>} : (tensor<1x6x2x4x2x4xf32>) -> tensor<1x6x4x4x2x2xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<1x6x4x4x2x2xf32>) -> tensor<1x6x16x2x2xf32>
%21 = "stablehlo.transpose"(%20) {permutation = array<i64: 0, 3, 4, 1, 2>} : (tensor<1x6x16x2x2xf32>) -> tensor<1x2x2x6x16xf32>
%22 = "stablehlo.reshape"(%21) : (tensor<1x2x2x6x16xf32>) -> tensor<4x96xf32>
%23 = "stablehlo.dot_general"(%15, %22) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<32x4xf32>, tensor<4x96xf32>) -> tensor<32x96xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<32x96xf32>) -> tensor<32x6x4x4xf32>
return %13, %24 : tensor<1x6x9x8xf32>, tensor<32x6x4x4xf32>
}
}

// f32[1,32,3,2] f32[1,6,5,4] f32[32,6,1,1] none [2,2] [0,0] [1,1] false [0,0] 1 [true,true,false]
module @example {
func.func public @main(%0: tensor<1x32x3x2xf32>, %1: tensor<1x6x5x4xf32>, %2: tensor<32x6x1x1xf32>) -> (tensor<1x6x5x4xf32>, tensor<32x6x1x1xf32>) {
%3 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 3, 1>} : (tensor<1x32x3x2xf32>) -> tensor<1x3x2x32xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<1x3x2x32xf32>) -> tensor<6x32xf32>
%5 = "stablehlo.reshape"(%2) : (tensor<32x6x1x1xf32>) -> tensor<32x6xf32>
%6 = "stablehlo.dot_general"(%4, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x32xf32>, tensor<32x6xf32>) -> tensor<6x6xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<6x6xf32>) -> tensor<1x3x2x6x1xf32>
%8 = "stablehlo.transpose"(%7) {permutation = array<i64: 0, 3, 4, 1, 2>} : (tensor<1x3x2x6x1xf32>) -> tensor<1x6x1x3x2xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reshape"(%8) : (tensor<1x6x1x3x2xf32>) -> tensor<1x6x1x1x3x2xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<1x6x1x1x3x2xf32>) -> tensor<1x6x1x3x2xf32>
%12 = "stablehlo.pad"(%11, %9) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 1>} : (tensor<1x6x1x3x2xf32>, tensor<f32>) -> tensor<1x6x1x3x3xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<1x6x1x3x3xf32>) -> tensor<1x6x3x3xf32>
%14 = "stablehlo.pad"(%13, %9) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 1, 0>} : (tensor<1x6x3x3xf32>, tensor<f32>) -> tensor<1x6x5x3xf32>
%15 = "stablehlo.pad"(%14, %9) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x5x3xf32>, tensor<f32>) -> tensor<1x6x5x4xf32>
%16 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<1x32x3x2xf32>) -> tensor<32x1x3x2xf32>
%17 = "stablehlo.reshape"(%16) : (tensor<32x1x3x2xf32>) -> tensor<32x6xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.pad"(%1, %18) {edge_padding_high = array<i64: 0, 0, 0, -1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x5x4xf32>, tensor<f32>) -> tensor<1x6x5x3xf32>
%20 = "stablehlo.slice"(%19) {limit_indices = array<i64: 1, 6, 5, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x6x5x3xf32>) -> tensor<1x6x3x3xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<1x6x3x3xf32>) -> tensor<1x6x1x3x3xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 1, 6, 1, 3, 3>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<1x6x1x3x3xf32>) -> tensor<1x6x1x3x2xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<1x6x1x3x2xf32>) -> tensor<1x6x1x1x3x2xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<1x6x1x1x3x2xf32>) -> tensor<1x6x1x3x2xf32>
%25 = "stablehlo.transpose"(%24) {permutation = array<i64: 0, 3, 4, 1, 2>} : (tensor<1x6x1x3x2xf32>) -> tensor<1x3x2x6x1xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<1x3x2x6x1xf32>) -> tensor<6x6xf32>
%27 = "stablehlo.dot_general"(%17, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<32x6xf32>, tensor<6x6xf32>) -> tensor<32x6xf32>
%28 = "stablehlo.reshape"(%27) : (tensor<32x6xf32>) -> tensor<32x6x1x1xf32>
return %15, %28 : tensor<1x6x5x4xf32>, tensor<32x6x1x1xf32>
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
%4 = "stablehlo.reshape"(%0) : (tensor<2x6x17x8xf32>) -> tensor<2x2x3x17x8xf32>
%5 = "stablehlo.transpose"(%4) {permutation = array<i64: 2, 1, 0, 3, 4>} : (tensor<2x2x3x17x8xf32>) -> tensor<3x2x2x17x8xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<3x2x2x17x8xf32>) -> tensor<3x4x17x8xf32>
%7 = "stablehlo.convolution"(%6, %1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, -2], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 2>} : (tensor<3x4x17x8xf32>, tensor<2x4x5x6xf32>) -> tensor<4x3x3x3xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.reduce"(%0, %8) ({
^bb0(%9: tensor<f32>, %10: tensor<f32>):
%11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%11) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x6x17x8xf32>, tensor<f32>) -> tensor<6xf32>
return %3, %7, %12 : tensor<2x4x5x6xf32>, tensor<4x3x3x3xf32>, tensor<6xf32>
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

// f32[2,3,4,4] f32[2,2,2,2] f32[3,2,1,1] none [1,1] [1,1] [1,1] false [0,0] 1 [true,true,false]
module @example {
func.func public @main(%0: tensor<2x3x4x4xf32>, %1: tensor<2x2x2x2xf32>, %2: tensor<3x2x1x1xf32>) -> (tensor<2x2x2x2xf32>, tensor<3x2x1x1xf32>) {
%3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 2, 3>} : (tensor<3x2x1x1xf32>) -> tensor<3x2x1x1xf32>
%4 = "stablehlo.convolution"(%0, %3) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[-1, -1], [-1, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x3x4x4xf32>, tensor<3x2x1x1xf32>) -> tensor<2x2x2x2xf32>
%5 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<2x3x4x4xf32>) -> tensor<3x2x4x4xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<3x2x4x4xf32>) -> tensor<3x32xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.pad"(%1, %7) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x2x2x2xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x1x4x1xf32>
%10 = "stablehlo.transpose"(%9) {permutation = array<i64: 0, 1, 3, 5, 2, 4>} : (tensor<2x2x4x1x4x1xf32>) -> tensor<2x2x1x1x4x4xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<2x2x1x1x4x4xf32>) -> tensor<2x2x1x4x4xf32>
%12 = "stablehlo.transpose"(%11) {permutation = array<i64: 0, 3, 4, 1, 2>} : (tensor<2x2x1x4x4xf32>) -> tensor<2x4x4x2x1xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<2x4x4x2x1xf32>) -> tensor<32x2xf32>
%14 = "stablehlo.dot_general"(%6, %13) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x32xf32>, tensor<32x2xf32>) -> tensor<3x2xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<3x2xf32>) -> tensor<3x2x1x1xf32>
return %4, %15 : tensor<2x2x2x2xf32>, tensor<3x2x1x1xf32>
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
%3 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 3, 1>} : (tensor<1x16x2x2xbf16>) -> tensor<1x2x2x16xbf16>
%4 = "stablehlo.reshape"(%3) : (tensor<1x2x2x16xbf16>) -> tensor<4x16xbf16>
%5 = "stablehlo.reshape"(%2) : (tensor<16x8x3x3xbf16>) -> tensor<16x72xbf16>
%6 = "stablehlo.dot_general"(%4, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16xbf16>, tensor<16x72xbf16>) -> tensor<4x72xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<4x72xf32>) -> tensor<1x2x2x8x9xf32>
%8 = "stablehlo.transpose"(%7) {permutation = array<i64: 0, 3, 4, 1, 2>} : (tensor<1x2x2x8x9xf32>) -> tensor<1x8x9x2x2xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reshape"(%8) : (tensor<1x8x9x2x2xf32>) -> tensor<1x8x3x3x2x2xf32>
%11 = "stablehlo.slice"(%10) {limit_indices = array<i64: 1, 8, 3, 1, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<1x8x3x3x2x2xf32>) -> tensor<1x8x3x1x2x2xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<1x8x3x1x2x2xf32>) -> tensor<1x8x3x2x2xf32>
%13 = "stablehlo.pad"(%12, %9) {edge_padding_high = array<i64: 0, 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x8x3x2x2xf32>, tensor<f32>) -> tensor<1x8x3x2x4xf32>
%14 = "stablehlo.slice"(%10) {limit_indices = array<i64: 1, 8, 3, 2, 2, 2>, start_indices = array<i64: 0, 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<1x8x3x3x2x2xf32>) -> tensor<1x8x3x1x2x2xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<1x8x3x1x2x2xf32>) -> tensor<1x8x3x2x2xf32>
%16 = "stablehlo.pad"(%15, %9) {edge_padding_high = array<i64: 0, 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x8x3x2x2xf32>, tensor<f32>) -> tensor<1x8x3x2x4xf32>
%17 = "stablehlo.add"(%13, %16) : (tensor<1x8x3x2x4xf32>, tensor<1x8x3x2x4xf32>) -> tensor<1x8x3x2x4xf32>
%18 = "stablehlo.slice"(%10) {limit_indices = array<i64: 1, 8, 3, 3, 2, 2>, start_indices = array<i64: 0, 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<1x8x3x3x2x2xf32>) -> tensor<1x8x3x1x2x2xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<1x8x3x1x2x2xf32>) -> tensor<1x8x3x2x2xf32>
%20 = "stablehlo.pad"(%19, %9) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x8x3x2x2xf32>, tensor<f32>) -> tensor<1x8x3x2x4xf32>
%21 = "stablehlo.add"(%17, %20) : (tensor<1x8x3x2x4xf32>, tensor<1x8x3x2x4xf32>) -> tensor<1x8x3x2x4xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 1, 8, 1, 2, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x3x2x4xf32>) -> tensor<1x8x1x2x4xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<1x8x1x2x4xf32>) -> tensor<1x8x2x4xf32>
%24 = "stablehlo.pad"(%23, %9) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x8x2x4xf32>, tensor<f32>) -> tensor<1x8x4x4xf32>
%25 = "stablehlo.slice"(%21) {limit_indices = array<i64: 1, 8, 2, 2, 4>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x3x2x4xf32>) -> tensor<1x8x1x2x4xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<1x8x1x2x4xf32>) -> tensor<1x8x2x4xf32>
%27 = "stablehlo.pad"(%26, %9) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x8x2x4xf32>, tensor<f32>) -> tensor<1x8x4x4xf32>
%28 = "stablehlo.add"(%24, %27) : (tensor<1x8x4x4xf32>, tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>
%29 = "stablehlo.slice"(%21) {limit_indices = array<i64: 1, 8, 3, 2, 4>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x3x2x4xf32>) -> tensor<1x8x1x2x4xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<1x8x1x2x4xf32>) -> tensor<1x8x2x4xf32>
%31 = "stablehlo.pad"(%30, %9) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x8x2x4xf32>, tensor<f32>) -> tensor<1x8x4x4xf32>
%32 = "stablehlo.add"(%28, %31) : (tensor<1x8x4x4xf32>, tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>
%33 = "stablehlo.pad"(%32, %9) {edge_padding_high = array<i64: 0, 0, -1, -1>, edge_padding_low = array<i64: 0, 0, -1, -1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x8x4x4xf32>, tensor<f32>) -> tensor<1x8x2x2xf32>
%34 = "stablehlo.convert"(%33) : (tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xbf16>
%35 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<1x16x2x2xbf16>) -> tensor<16x1x2x2xbf16>
%36 = "stablehlo.reshape"(%35) : (tensor<16x1x2x2xbf16>) -> tensor<16x4xbf16>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<bf16>} : () -> tensor<bf16>
%38 = "stablehlo.pad"(%1, %37) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x8x2x2xbf16>, tensor<bf16>) -> tensor<1x8x4x4xbf16>
%39 = "stablehlo.slice"(%38) {limit_indices = array<i64: 1, 8, 2, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x8x4x4xbf16>) -> tensor<1x8x2x4xbf16>
%40 = "stablehlo.reshape"(%39) : (tensor<1x8x2x4xbf16>) -> tensor<1x8x1x2x4xbf16>
%41 = "stablehlo.slice"(%38) {limit_indices = array<i64: 1, 8, 3, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x8x4x4xbf16>) -> tensor<1x8x2x4xbf16>
%42 = "stablehlo.reshape"(%41) : (tensor<1x8x2x4xbf16>) -> tensor<1x8x1x2x4xbf16>
%43 = "stablehlo.slice"(%38) {limit_indices = array<i64: 1, 8, 4, 4>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x8x4x4xbf16>) -> tensor<1x8x2x4xbf16>
%44 = "stablehlo.reshape"(%43) : (tensor<1x8x2x4xbf16>) -> tensor<1x8x1x2x4xbf16>
%45 = "stablehlo.concatenate"(%40, %42, %44) {dimension = 2 : i64} : (tensor<1x8x1x2x4xbf16>, tensor<1x8x1x2x4xbf16>, tensor<1x8x1x2x4xbf16>) -> tensor<1x8x3x2x4xbf16>
%46 = "stablehlo.slice"(%45) {limit_indices = array<i64: 1, 8, 3, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x3x2x4xbf16>) -> tensor<1x8x3x2x2xbf16>
%47 = "stablehlo.reshape"(%46) : (tensor<1x8x3x2x2xbf16>) -> tensor<1x8x3x1x2x2xbf16>
%48 = "stablehlo.slice"(%45) {limit_indices = array<i64: 1, 8, 3, 2, 3>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x3x2x4xbf16>) -> tensor<1x8x3x2x2xbf16>
%49 = "stablehlo.reshape"(%48) : (tensor<1x8x3x2x2xbf16>) -> tensor<1x8x3x1x2x2xbf16>
%50 = "stablehlo.slice"(%45) {limit_indices = array<i64: 1, 8, 3, 2, 4>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x3x2x4xbf16>) -> tensor<1x8x3x2x2xbf16>
%51 = "stablehlo.reshape"(%50) : (tensor<1x8x3x2x2xbf16>) -> tensor<1x8x3x1x2x2xbf16>
%52 = "stablehlo.concatenate"(%47, %49, %51) {dimension = 3 : i64} : (tensor<1x8x3x1x2x2xbf16>, tensor<1x8x3x1x2x2xbf16>, tensor<1x8x3x1x2x2xbf16>) -> tensor<1x8x3x3x2x2xbf16>
%53 = "stablehlo.reshape"(%52) : (tensor<1x8x3x3x2x2xbf16>) -> tensor<1x8x9x2x2xbf16>
%54 = "stablehlo.transpose"(%53) {permutation = array<i64: 0, 3, 4, 1, 2>} : (tensor<1x8x9x2x2xbf16>) -> tensor<1x2x2x8x9xbf16>
%55 = "stablehlo.reshape"(%54) : (tensor<1x2x2x8x9xbf16>) -> tensor<4x72xbf16>
%56 = "stablehlo.dot_general"(%36, %55) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4xbf16>, tensor<4x72xbf16>) -> tensor<16x72xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<16x72xf32>) -> tensor<16x8x3x3xf32>
%58 = "stablehlo.convert"(%57) : (tensor<16x8x3x3xf32>) -> tensor<16x8x3x3xbf16>
%59 = "stablehlo.convert"(%0) : (tensor<1x16x2x2xbf16>) -> tensor<1x16x2x2xf32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.reduce"(%59, %60) ({
^bb0(%61: tensor<f32>, %62: tensor<f32>):
%63 = "stablehlo.add"(%61, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%63) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<1x16x2x2xf32>, tensor<f32>) -> tensor<16xf32>
%65 = "stablehlo.convert"(%64) : (tensor<16xf32>) -> tensor<16xbf16>
return %34, %58, %65 : tensor<1x8x2x2xbf16>, tensor<16x8x3x3xbf16>, tensor<16xbf16>
}
}

// f16[2,4,7,6] f16[2,3,9,8] f16[4,3,3,3] [4] [1,1] [0,0] [1,1] false [0,0] 1 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x4x7x6xf16>, %1: tensor<2x3x9x8xf16>, %2: tensor<4x3x3x3xf16>) -> (tensor<2x3x9x8xf16>, tensor<4x3x3x3xf16>, tensor<4xf16>) {
%3 = "stablehlo.convert"(%0) : (tensor<2x4x7x6xf16>) -> tensor<2x4x7x6xf32>
%4 = "stablehlo.convert"(%1) : (tensor<2x3x9x8xf16>) -> tensor<2x3x9x8xf32>
%5 = "stablehlo.convert"(%2) : (tensor<4x3x3x3xf16>) -> tensor<4x3x3x3xf32>
%6 = "stablehlo.reverse"(%5) {dimensions = array<i64: 2, 3>} : (tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
%7 = "stablehlo.convolution"(%3, %6) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[2, 2], [2, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x4x7x6xf32>, tensor<4x3x3x3xf32>) -> tensor<2x3x9x8xf32>
%8 = "stablehlo.convert"(%7) : (tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf16>
%9 = "stablehlo.convolution"(%4, %3) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x3x9x8xf32>, tensor<2x4x7x6xf32>) -> tensor<4x3x3x3xf32>
%10 = "stablehlo.convert"(%9) : (tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf16>
%11 = "stablehlo.convert"(%0) : (tensor<2x4x7x6xf16>) -> tensor<2x4x7x6xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<f32>, %14: tensor<f32>):
%15 = "stablehlo.add"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%15) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x4x7x6xf32>, tensor<f32>) -> tensor<4xf32>
%17 = "stablehlo.convert"(%16) : (tensor<4xf32>) -> tensor<4xf16>
return %8, %10, %17 : tensor<2x3x9x8xf16>, tensor<4x3x3x3xf16>, tensor<4xf16>
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

