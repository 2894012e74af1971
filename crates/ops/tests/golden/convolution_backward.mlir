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
%10 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 2, 1, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x9x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<1x2x1x2x2xf32>) -> tensor<1x2x2x2xf32>
%12 = "stablehlo.pad"(%11, %9) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, -1, -1>, interior_padding = array<i64: 0, 0, 1, 1>} : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
%13 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 2, 2, 2, 2>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x9x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%14 = "stablehlo.reshape"(%13) : (tensor<1x2x1x2x2xf32>) -> tensor<1x2x2x2xf32>
%15 = "stablehlo.pad"(%14, %9) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, -1, 0>, interior_padding = array<i64: 0, 0, 1, 1>} : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
%16 = "stablehlo.add"(%12, %15) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%17 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 2, 3, 2, 2>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x9x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<1x2x1x2x2xf32>) -> tensor<1x2x2x2xf32>
%19 = "stablehlo.pad"(%18, %9) {edge_padding_high = array<i64: 0, 0, 1, -1>, edge_padding_low = array<i64: 0, 0, -1, 1>, interior_padding = array<i64: 0, 0, 1, 1>} : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
%20 = "stablehlo.add"(%16, %19) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%21 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 2, 4, 2, 2>, start_indices = array<i64: 0, 0, 3, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x9x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%22 = "stablehlo.reshape"(%21) : (tensor<1x2x1x2x2xf32>) -> tensor<1x2x2x2xf32>
%23 = "stablehlo.pad"(%22, %9) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, -1>, interior_padding = array<i64: 0, 0, 1, 1>} : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
%24 = "stablehlo.add"(%20, %23) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%25 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 2, 5, 2, 2>, start_indices = array<i64: 0, 0, 4, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x9x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<1x2x1x2x2xf32>) -> tensor<1x2x2x2xf32>
%27 = "stablehlo.pad"(%26, %9) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 1, 1>} : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
%28 = "stablehlo.add"(%24, %27) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%29 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 2, 6, 2, 2>, start_indices = array<i64: 0, 0, 5, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x9x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<1x2x1x2x2xf32>) -> tensor<1x2x2x2xf32>
%31 = "stablehlo.pad"(%30, %9) {edge_padding_high = array<i64: 0, 0, 0, -1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 1, 1>} : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
%32 = "stablehlo.add"(%28, %31) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%33 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 2, 7, 2, 2>, start_indices = array<i64: 0, 0, 6, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x9x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%34 = "stablehlo.reshape"(%33) : (tensor<1x2x1x2x2xf32>) -> tensor<1x2x2x2xf32>
%35 = "stablehlo.pad"(%34, %9) {edge_padding_high = array<i64: 0, 0, -1, 1>, edge_padding_low = array<i64: 0, 0, 1, -1>, interior_padding = array<i64: 0, 0, 1, 1>} : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
%36 = "stablehlo.add"(%32, %35) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%37 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 2, 8, 2, 2>, start_indices = array<i64: 0, 0, 7, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x9x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<1x2x1x2x2xf32>) -> tensor<1x2x2x2xf32>
%39 = "stablehlo.pad"(%38, %9) {edge_padding_high = array<i64: 0, 0, -1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 1, 1>} : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
%40 = "stablehlo.add"(%36, %39) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%41 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 2, 9, 2, 2>, start_indices = array<i64: 0, 0, 8, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x9x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%42 = "stablehlo.reshape"(%41) : (tensor<1x2x1x2x2xf32>) -> tensor<1x2x2x2xf32>
%43 = "stablehlo.pad"(%42, %9) {edge_padding_high = array<i64: 0, 0, -1, -1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 1, 1>} : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
%44 = "stablehlo.add"(%40, %43) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%45 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<1x64x2x2xf32>) -> tensor<64x1x2x2xf32>
%46 = "stablehlo.reshape"(%45) : (tensor<64x1x2x2xf32>) -> tensor<64x4xf32>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%48 = "stablehlo.pad"(%1, %47) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x5x5xf32>
%49 = "stablehlo.slice"(%48) {limit_indices = array<i64: 1, 2, 3, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 2>} : (tensor<1x2x5x5xf32>) -> tensor<1x2x2x2xf32>
%50 = "stablehlo.reshape"(%49) : (tensor<1x2x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%51 = "stablehlo.slice"(%48) {limit_indices = array<i64: 1, 2, 3, 4>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 2, 2>} : (tensor<1x2x5x5xf32>) -> tensor<1x2x2x2xf32>
%52 = "stablehlo.reshape"(%51) : (tensor<1x2x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%53 = "stablehlo.slice"(%48) {limit_indices = array<i64: 1, 2, 3, 5>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 2, 2>} : (tensor<1x2x5x5xf32>) -> tensor<1x2x2x2xf32>
%54 = "stablehlo.reshape"(%53) : (tensor<1x2x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%55 = "stablehlo.slice"(%48) {limit_indices = array<i64: 1, 2, 4, 3>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 2>} : (tensor<1x2x5x5xf32>) -> tensor<1x2x2x2xf32>
%56 = "stablehlo.reshape"(%55) : (tensor<1x2x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%57 = "stablehlo.slice"(%48) {limit_indices = array<i64: 1, 2, 4, 4>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 2, 2>} : (tensor<1x2x5x5xf32>) -> tensor<1x2x2x2xf32>
%58 = "stablehlo.reshape"(%57) : (tensor<1x2x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%59 = "stablehlo.slice"(%48) {limit_indices = array<i64: 1, 2, 4, 5>, start_indices = array<i64: 0, 0, 1, 2>, strides = array<i64: 1, 1, 2, 2>} : (tensor<1x2x5x5xf32>) -> tensor<1x2x2x2xf32>
%60 = "stablehlo.reshape"(%59) : (tensor<1x2x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%61 = "stablehlo.slice"(%48) {limit_indices = array<i64: 1, 2, 5, 3>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 2>} : (tensor<1x2x5x5xf32>) -> tensor<1x2x2x2xf32>
%62 = "stablehlo.reshape"(%61) : (tensor<1x2x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%63 = "stablehlo.slice"(%48) {limit_indices = array<i64: 1, 2, 5, 4>, start_indices = array<i64: 0, 0, 2, 1>, strides = array<i64: 1, 1, 2, 2>} : (tensor<1x2x5x5xf32>) -> tensor<1x2x2x2xf32>
%64 = "stablehlo.reshape"(%63) : (tensor<1x2x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%65 = "stablehlo.slice"(%48) {limit_indices = array<i64: 1, 2, 5, 5>, start_indices = array<i64: 0, 0, 2, 2>, strides = array<i64: 1, 1, 2, 2>} : (tensor<1x2x5x5xf32>) -> tensor<1x2x2x2xf32>
%66 = "stablehlo.reshape"(%65) : (tensor<1x2x2x2xf32>) -> tensor<1x2x1x2x2xf32>
%67 = "stablehlo.concatenate"(%50, %52, %54, %56, %58, %60, %62, %64, %66) {dimension = 2 : i64} : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x9x2x2xf32>
%68 = "stablehlo.transpose"(%67) {permutation = array<i64: 0, 3, 4, 1, 2>} : (tensor<1x2x9x2x2xf32>) -> tensor<1x2x2x2x9xf32>
%69 = "stablehlo.reshape"(%68) : (tensor<1x2x2x2x9xf32>) -> tensor<4x18xf32>
%70 = "stablehlo.dot_general"(%46, %69) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<64x4xf32>, tensor<4x18xf32>) -> tensor<64x18xf32>
%71 = "stablehlo.reshape"(%70) : (tensor<64x18xf32>) -> tensor<64x2x3x3xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%76 = "stablehlo.reduce"(%0, %72) ({
^bb0(%73: tensor<f32>, %74: tensor<f32>):
%75 = "stablehlo.add"(%73, %74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%75) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<1x64x2x2xf32>, tensor<f32>) -> tensor<64xf32>
return %44, %71, %76 : tensor<1x2x3x3xf32>, tensor<64x2x3x3xf32>, tensor<64xf32>
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
%10 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 6, 1, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x6x9x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<1x6x1x2x2xf32>) -> tensor<1x6x2x2xf32>
%12 = "stablehlo.pad"(%11, %9) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, -1, -1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x2x2xf32>, tensor<f32>) -> tensor<1x6x2x2xf32>
%13 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 6, 2, 2, 2>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x6x9x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%14 = "stablehlo.reshape"(%13) : (tensor<1x6x1x2x2xf32>) -> tensor<1x6x2x2xf32>
%15 = "stablehlo.pad"(%14, %9) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, -1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x2x2xf32>, tensor<f32>) -> tensor<1x6x2x2xf32>
%16 = "stablehlo.add"(%12, %15) : (tensor<1x6x2x2xf32>, tensor<1x6x2x2xf32>) -> tensor<1x6x2x2xf32>
%17 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 6, 3, 2, 2>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x6x9x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<1x6x1x2x2xf32>) -> tensor<1x6x2x2xf32>
%19 = "stablehlo.pad"(%18, %9) {edge_padding_high = array<i64: 0, 0, 1, -1>, edge_padding_low = array<i64: 0, 0, -1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x2x2xf32>, tensor<f32>) -> tensor<1x6x2x2xf32>
%20 = "stablehlo.add"(%16, %19) : (tensor<1x6x2x2xf32>, tensor<1x6x2x2xf32>) -> tensor<1x6x2x2xf32>
%21 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 6, 4, 2, 2>, start_indices = array<i64: 0, 0, 3, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x6x9x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%22 = "stablehlo.reshape"(%21) : (tensor<1x6x1x2x2xf32>) -> tensor<1x6x2x2xf32>
%23 = "stablehlo.pad"(%22, %9) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, -1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x2x2xf32>, tensor<f32>) -> tensor<1x6x2x2xf32>
%24 = "stablehlo.add"(%20, %23) : (tensor<1x6x2x2xf32>, tensor<1x6x2x2xf32>) -> tensor<1x6x2x2xf32>
%25 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 6, 5, 2, 2>, start_indices = array<i64: 0, 0, 4, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x6x9x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<1x6x1x2x2xf32>) -> tensor<1x6x2x2xf32>
%27 = "stablehlo.add"(%24, %26) : (tensor<1x6x2x2xf32>, tensor<1x6x2x2xf32>) -> tensor<1x6x2x2xf32>
%28 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 6, 6, 2, 2>, start_indices = array<i64: 0, 0, 5, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x6x9x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<1x6x1x2x2xf32>) -> tensor<1x6x2x2xf32>
%30 = "stablehlo.pad"(%29, %9) {edge_padding_high = array<i64: 0, 0, 0, -1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x2x2xf32>, tensor<f32>) -> tensor<1x6x2x2xf32>
%31 = "stablehlo.add"(%27, %30) : (tensor<1x6x2x2xf32>, tensor<1x6x2x2xf32>) -> tensor<1x6x2x2xf32>
%32 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 6, 7, 2, 2>, start_indices = array<i64: 0, 0, 6, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x6x9x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%33 = "stablehlo.reshape"(%32) : (tensor<1x6x1x2x2xf32>) -> tensor<1x6x2x2xf32>
%34 = "stablehlo.pad"(%33, %9) {edge_padding_high = array<i64: 0, 0, -1, 1>, edge_padding_low = array<i64: 0, 0, 1, -1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x2x2xf32>, tensor<f32>) -> tensor<1x6x2x2xf32>
%35 = "stablehlo.add"(%31, %34) : (tensor<1x6x2x2xf32>, tensor<1x6x2x2xf32>) -> tensor<1x6x2x2xf32>
%36 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 6, 8, 2, 2>, start_indices = array<i64: 0, 0, 7, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x6x9x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%37 = "stablehlo.reshape"(%36) : (tensor<1x6x1x2x2xf32>) -> tensor<1x6x2x2xf32>
%38 = "stablehlo.pad"(%37, %9) {edge_padding_high = array<i64: 0, 0, -1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x2x2xf32>, tensor<f32>) -> tensor<1x6x2x2xf32>
%39 = "stablehlo.add"(%35, %38) : (tensor<1x6x2x2xf32>, tensor<1x6x2x2xf32>) -> tensor<1x6x2x2xf32>
%40 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 6, 9, 2, 2>, start_indices = array<i64: 0, 0, 8, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x6x9x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%41 = "stablehlo.reshape"(%40) : (tensor<1x6x1x2x2xf32>) -> tensor<1x6x2x2xf32>
%42 = "stablehlo.pad"(%41, %9) {edge_padding_high = array<i64: 0, 0, -1, -1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x2x2xf32>, tensor<f32>) -> tensor<1x6x2x2xf32>
%43 = "stablehlo.add"(%39, %42) : (tensor<1x6x2x2xf32>, tensor<1x6x2x2xf32>) -> tensor<1x6x2x2xf32>
%44 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<1x16x2x2xf32>) -> tensor<16x1x2x2xf32>
%45 = "stablehlo.reshape"(%44) : (tensor<16x1x2x2xf32>) -> tensor<16x4xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.pad"(%1, %46) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x2x2xf32>, tensor<f32>) -> tensor<1x6x4x4xf32>
%48 = "stablehlo.slice"(%47) {limit_indices = array<i64: 1, 6, 2, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x6x4x4xf32>) -> tensor<1x6x2x2xf32>
%49 = "stablehlo.reshape"(%48) : (tensor<1x6x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%50 = "stablehlo.slice"(%47) {limit_indices = array<i64: 1, 6, 2, 3>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x6x4x4xf32>) -> tensor<1x6x2x2xf32>
%51 = "stablehlo.reshape"(%50) : (tensor<1x6x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%52 = "stablehlo.slice"(%47) {limit_indices = array<i64: 1, 6, 2, 4>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x6x4x4xf32>) -> tensor<1x6x2x2xf32>
%53 = "stablehlo.reshape"(%52) : (tensor<1x6x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%54 = "stablehlo.slice"(%47) {limit_indices = array<i64: 1, 6, 3, 2>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x6x4x4xf32>) -> tensor<1x6x2x2xf32>
%55 = "stablehlo.reshape"(%54) : (tensor<1x6x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%56 = "stablehlo.slice"(%47) {limit_indices = array<i64: 1, 6, 3, 3>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x6x4x4xf32>) -> tensor<1x6x2x2xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<1x6x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%58 = "stablehlo.slice"(%47) {limit_indices = array<i64: 1, 6, 3, 4>, start_indices = array<i64: 0, 0, 1, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x6x4x4xf32>) -> tensor<1x6x2x2xf32>
%59 = "stablehlo.reshape"(%58) : (tensor<1x6x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%60 = "stablehlo.slice"(%47) {limit_indices = array<i64: 1, 6, 4, 2>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x6x4x4xf32>) -> tensor<1x6x2x2xf32>
%61 = "stablehlo.reshape"(%60) : (tensor<1x6x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%62 = "stablehlo.slice"(%47) {limit_indices = array<i64: 1, 6, 4, 3>, start_indices = array<i64: 0, 0, 2, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x6x4x4xf32>) -> tensor<1x6x2x2xf32>
%63 = "stablehlo.reshape"(%62) : (tensor<1x6x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%64 = "stablehlo.slice"(%47) {limit_indices = array<i64: 1, 6, 4, 4>, start_indices = array<i64: 0, 0, 2, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x6x4x4xf32>) -> tensor<1x6x2x2xf32>
%65 = "stablehlo.reshape"(%64) : (tensor<1x6x2x2xf32>) -> tensor<1x6x1x2x2xf32>
%66 = "stablehlo.concatenate"(%49, %51, %53, %55, %57, %59, %61, %63, %65) {dimension = 2 : i64} : (tensor<1x6x1x2x2xf32>, tensor<1x6x1x2x2xf32>, tensor<1x6x1x2x2xf32>, tensor<1x6x1x2x2xf32>, tensor<1x6x1x2x2xf32>, tensor<1x6x1x2x2xf32>, tensor<1x6x1x2x2xf32>, tensor<1x6x1x2x2xf32>, tensor<1x6x1x2x2xf32>) -> tensor<1x6x9x2x2xf32>
%67 = "stablehlo.transpose"(%66) {permutation = array<i64: 0, 3, 4, 1, 2>} : (tensor<1x6x9x2x2xf32>) -> tensor<1x2x2x6x9xf32>
%68 = "stablehlo.reshape"(%67) : (tensor<1x2x2x6x9xf32>) -> tensor<4x54xf32>
%69 = "stablehlo.dot_general"(%45, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<16x4xf32>, tensor<4x54xf32>) -> tensor<16x54xf32>
%70 = "stablehlo.reshape"(%69) : (tensor<16x54xf32>) -> tensor<16x6x3x3xf32>
return %43, %70 : tensor<1x6x2x2xf32>, tensor<16x6x3x3xf32>
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
%10 = "stablehlo.reshape"(%8) : (tensor<1x6x1x3x2xf32>) -> tensor<1x6x3x2xf32>
%11 = "stablehlo.pad"(%10, %9) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 1, 1>} : (tensor<1x6x3x2xf32>, tensor<f32>) -> tensor<1x6x5x4xf32>
%12 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<1x32x3x2xf32>) -> tensor<32x1x3x2xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<32x1x3x2xf32>) -> tensor<32x6xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.pad"(%1, %14) {edge_padding_high = array<i64: 0, 0, 0, -1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x5x4xf32>, tensor<f32>) -> tensor<1x6x5x3xf32>
%16 = "stablehlo.slice"(%15) {limit_indices = array<i64: 1, 6, 5, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 2>} : (tensor<1x6x5x3xf32>) -> tensor<1x6x3x2xf32>
%17 = "stablehlo.reshape"(%16) : (tensor<1x6x3x2xf32>) -> tensor<1x6x1x3x2xf32>
%18 = "stablehlo.transpose"(%17) {permutation = array<i64: 0, 3, 4, 1, 2>} : (tensor<1x6x1x3x2xf32>) -> tensor<1x3x2x6x1xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<1x3x2x6x1xf32>) -> tensor<6x6xf32>
%20 = "stablehlo.dot_general"(%13, %19) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<32x6xf32>, tensor<6x6xf32>) -> tensor<32x6xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<32x6xf32>) -> tensor<32x6x1x1xf32>
return %11, %21 : tensor<1x6x5x4xf32>, tensor<32x6x1x1xf32>
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
%10 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 8, 1, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x9x2x2xf32>) -> tensor<1x8x1x2x2xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<1x8x1x2x2xf32>) -> tensor<1x8x2x2xf32>
%12 = "stablehlo.pad"(%11, %9) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, -1, -1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x8x2x2xf32>, tensor<f32>) -> tensor<1x8x2x2xf32>
%13 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 8, 2, 2, 2>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x9x2x2xf32>) -> tensor<1x8x1x2x2xf32>
%14 = "stablehlo.reshape"(%13) : (tensor<1x8x1x2x2xf32>) -> tensor<1x8x2x2xf32>
%15 = "stablehlo.pad"(%14, %9) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, -1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x8x2x2xf32>, tensor<f32>) -> tensor<1x8x2x2xf32>
%16 = "stablehlo.add"(%12, %15) : (tensor<1x8x2x2xf32>, tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xf32>
%17 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 8, 3, 2, 2>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x9x2x2xf32>) -> tensor<1x8x1x2x2xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<1x8x1x2x2xf32>) -> tensor<1x8x2x2xf32>
%19 = "stablehlo.pad"(%18, %9) {edge_padding_high = array<i64: 0, 0, 1, -1>, edge_padding_low = array<i64: 0, 0, -1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x8x2x2xf32>, tensor<f32>) -> tensor<1x8x2x2xf32>
%20 = "stablehlo.add"(%16, %19) : (tensor<1x8x2x2xf32>, tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xf32>
%21 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 8, 4, 2, 2>, start_indices = array<i64: 0, 0, 3, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x9x2x2xf32>) -> tensor<1x8x1x2x2xf32>
%22 = "stablehlo.reshape"(%21) : (tensor<1x8x1x2x2xf32>) -> tensor<1x8x2x2xf32>
%23 = "stablehlo.pad"(%22, %9) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, -1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x8x2x2xf32>, tensor<f32>) -> tensor<1x8x2x2xf32>
%24 = "stablehlo.add"(%20, %23) : (tensor<1x8x2x2xf32>, tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xf32>
%25 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 8, 5, 2, 2>, start_indices = array<i64: 0, 0, 4, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x9x2x2xf32>) -> tensor<1x8x1x2x2xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<1x8x1x2x2xf32>) -> tensor<1x8x2x2xf32>
%27 = "stablehlo.add"(%24, %26) : (tensor<1x8x2x2xf32>, tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xf32>
%28 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 8, 6, 2, 2>, start_indices = array<i64: 0, 0, 5, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x9x2x2xf32>) -> tensor<1x8x1x2x2xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<1x8x1x2x2xf32>) -> tensor<1x8x2x2xf32>
%30 = "stablehlo.pad"(%29, %9) {edge_padding_high = array<i64: 0, 0, 0, -1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x8x2x2xf32>, tensor<f32>) -> tensor<1x8x2x2xf32>
%31 = "stablehlo.add"(%27, %30) : (tensor<1x8x2x2xf32>, tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xf32>
%32 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 8, 7, 2, 2>, start_indices = array<i64: 0, 0, 6, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x9x2x2xf32>) -> tensor<1x8x1x2x2xf32>
%33 = "stablehlo.reshape"(%32) : (tensor<1x8x1x2x2xf32>) -> tensor<1x8x2x2xf32>
%34 = "stablehlo.pad"(%33, %9) {edge_padding_high = array<i64: 0, 0, -1, 1>, edge_padding_low = array<i64: 0, 0, 1, -1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x8x2x2xf32>, tensor<f32>) -> tensor<1x8x2x2xf32>
%35 = "stablehlo.add"(%31, %34) : (tensor<1x8x2x2xf32>, tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xf32>
%36 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 8, 8, 2, 2>, start_indices = array<i64: 0, 0, 7, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x9x2x2xf32>) -> tensor<1x8x1x2x2xf32>
%37 = "stablehlo.reshape"(%36) : (tensor<1x8x1x2x2xf32>) -> tensor<1x8x2x2xf32>
%38 = "stablehlo.pad"(%37, %9) {edge_padding_high = array<i64: 0, 0, -1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x8x2x2xf32>, tensor<f32>) -> tensor<1x8x2x2xf32>
%39 = "stablehlo.add"(%35, %38) : (tensor<1x8x2x2xf32>, tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xf32>
%40 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 8, 9, 2, 2>, start_indices = array<i64: 0, 0, 8, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x9x2x2xf32>) -> tensor<1x8x1x2x2xf32>
%41 = "stablehlo.reshape"(%40) : (tensor<1x8x1x2x2xf32>) -> tensor<1x8x2x2xf32>
%42 = "stablehlo.pad"(%41, %9) {edge_padding_high = array<i64: 0, 0, -1, -1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x8x2x2xf32>, tensor<f32>) -> tensor<1x8x2x2xf32>
%43 = "stablehlo.add"(%39, %42) : (tensor<1x8x2x2xf32>, tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xf32>
%44 = "stablehlo.convert"(%43) : (tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xbf16>
%45 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<1x16x2x2xbf16>) -> tensor<16x1x2x2xbf16>
%46 = "stablehlo.reshape"(%45) : (tensor<16x1x2x2xbf16>) -> tensor<16x4xbf16>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<bf16>} : () -> tensor<bf16>
%48 = "stablehlo.pad"(%1, %47) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x8x2x2xbf16>, tensor<bf16>) -> tensor<1x8x4x4xbf16>
%49 = "stablehlo.slice"(%48) {limit_indices = array<i64: 1, 8, 2, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x8x4x4xbf16>) -> tensor<1x8x2x2xbf16>
%50 = "stablehlo.reshape"(%49) : (tensor<1x8x2x2xbf16>) -> tensor<1x8x1x2x2xbf16>
%51 = "stablehlo.slice"(%48) {limit_indices = array<i64: 1, 8, 2, 3>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x8x4x4xbf16>) -> tensor<1x8x2x2xbf16>
%52 = "stablehlo.reshape"(%51) : (tensor<1x8x2x2xbf16>) -> tensor<1x8x1x2x2xbf16>
%53 = "stablehlo.slice"(%48) {limit_indices = array<i64: 1, 8, 2, 4>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x8x4x4xbf16>) -> tensor<1x8x2x2xbf16>
%54 = "stablehlo.reshape"(%53) : (tensor<1x8x2x2xbf16>) -> tensor<1x8x1x2x2xbf16>
%55 = "stablehlo.slice"(%48) {limit_indices = array<i64: 1, 8, 3, 2>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x8x4x4xbf16>) -> tensor<1x8x2x2xbf16>
%56 = "stablehlo.reshape"(%55) : (tensor<1x8x2x2xbf16>) -> tensor<1x8x1x2x2xbf16>
%57 = "stablehlo.slice"(%48) {limit_indices = array<i64: 1, 8, 3, 3>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x8x4x4xbf16>) -> tensor<1x8x2x2xbf16>
%58 = "stablehlo.reshape"(%57) : (tensor<1x8x2x2xbf16>) -> tensor<1x8x1x2x2xbf16>
%59 = "stablehlo.slice"(%48) {limit_indices = array<i64: 1, 8, 3, 4>, start_indices = array<i64: 0, 0, 1, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x8x4x4xbf16>) -> tensor<1x8x2x2xbf16>
%60 = "stablehlo.reshape"(%59) : (tensor<1x8x2x2xbf16>) -> tensor<1x8x1x2x2xbf16>
%61 = "stablehlo.slice"(%48) {limit_indices = array<i64: 1, 8, 4, 2>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x8x4x4xbf16>) -> tensor<1x8x2x2xbf16>
%62 = "stablehlo.reshape"(%61) : (tensor<1x8x2x2xbf16>) -> tensor<1x8x1x2x2xbf16>
%63 = "stablehlo.slice"(%48) {limit_indices = array<i64: 1, 8, 4, 3>, start_indices = array<i64: 0, 0, 2, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x8x4x4xbf16>) -> tensor<1x8x2x2xbf16>
%64 = "stablehlo.reshape"(%63) : (tensor<1x8x2x2xbf16>) -> tensor<1x8x1x2x2xbf16>
%65 = "stablehlo.slice"(%48) {limit_indices = array<i64: 1, 8, 4, 4>, start_indices = array<i64: 0, 0, 2, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x8x4x4xbf16>) -> tensor<1x8x2x2xbf16>
%66 = "stablehlo.reshape"(%65) : (tensor<1x8x2x2xbf16>) -> tensor<1x8x1x2x2xbf16>
%67 = "stablehlo.concatenate"(%50, %52, %54, %56, %58, %60, %62, %64, %66) {dimension = 2 : i64} : (tensor<1x8x1x2x2xbf16>, tensor<1x8x1x2x2xbf16>, tensor<1x8x1x2x2xbf16>, tensor<1x8x1x2x2xbf16>, tensor<1x8x1x2x2xbf16>, tensor<1x8x1x2x2xbf16>, tensor<1x8x1x2x2xbf16>, tensor<1x8x1x2x2xbf16>, tensor<1x8x1x2x2xbf16>) -> tensor<1x8x9x2x2xbf16>
%68 = "stablehlo.transpose"(%67) {permutation = array<i64: 0, 3, 4, 1, 2>} : (tensor<1x8x9x2x2xbf16>) -> tensor<1x2x2x8x9xbf16>
%69 = "stablehlo.reshape"(%68) : (tensor<1x2x2x8x9xbf16>) -> tensor<4x72xbf16>
%70 = "stablehlo.dot_general"(%46, %69) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4xbf16>, tensor<4x72xbf16>) -> tensor<16x72xf32>
%71 = "stablehlo.reshape"(%70) : (tensor<16x72xf32>) -> tensor<16x8x3x3xf32>
%72 = "stablehlo.convert"(%71) : (tensor<16x8x3x3xf32>) -> tensor<16x8x3x3xbf16>
%73 = "stablehlo.convert"(%0) : (tensor<1x16x2x2xbf16>) -> tensor<1x16x2x2xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.reduce"(%73, %74) ({
^bb0(%75: tensor<f32>, %76: tensor<f32>):
%77 = "stablehlo.add"(%75, %76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%77) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<1x16x2x2xf32>, tensor<f32>) -> tensor<16xf32>
%79 = "stablehlo.convert"(%78) : (tensor<16xf32>) -> tensor<16xbf16>
return %44, %72, %79 : tensor<1x8x2x2xbf16>, tensor<16x8x3x3xbf16>, tensor<16xbf16>
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

