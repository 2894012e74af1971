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
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.pad"(%0, %3) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x8x7x7xf32>, tensor<f32>) -> tensor<2x8x9x9xf32>
%5 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 8, 9, 9>, start_indices = array<i64: 0, 0, 2, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%6 = "stablehlo.slice"(%2) {limit_indices = array<i64: 8, 1, 1, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x1x1xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<8x1x1x1xf32>) -> tensor<8xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%9 = "stablehlo.multiply"(%5, %8) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%10 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 8, 9, 8>, start_indices = array<i64: 0, 0, 2, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%11 = "stablehlo.slice"(%2) {limit_indices = array<i64: 8, 1, 1, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x1x1xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<8x1x1x1xf32>) -> tensor<8xf32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%14 = "stablehlo.multiply"(%10, %13) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%15 = "stablehlo.add"(%9, %14) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%16 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 8, 9, 7>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%17 = "stablehlo.slice"(%2) {limit_indices = array<i64: 8, 1, 1, 3>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x1x1xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<8x1x1x1xf32>) -> tensor<8xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%20 = "stablehlo.multiply"(%16, %19) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%21 = "stablehlo.add"(%15, %20) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%22 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 8, 8, 9>, start_indices = array<i64: 0, 0, 1, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%23 = "stablehlo.slice"(%2) {limit_indices = array<i64: 8, 1, 2, 1>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x1x1xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<8x1x1x1xf32>) -> tensor<8xf32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%26 = "stablehlo.multiply"(%22, %25) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%27 = "stablehlo.add"(%21, %26) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%28 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 8, 8, 8>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%29 = "stablehlo.slice"(%2) {limit_indices = array<i64: 8, 1, 2, 2>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x1x1xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<8x1x1x1xf32>) -> tensor<8xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%32 = "stablehlo.multiply"(%28, %31) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%33 = "stablehlo.add"(%27, %32) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%34 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 8, 8, 7>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%35 = "stablehlo.slice"(%2) {limit_indices = array<i64: 8, 1, 2, 3>, start_indices = array<i64: 0, 0, 1, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x1x1xf32>
%36 = "stablehlo.reshape"(%35) : (tensor<8x1x1x1xf32>) -> tensor<8xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%38 = "stablehlo.multiply"(%34, %37) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%39 = "stablehlo.add"(%33, %38) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%40 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 8, 7, 9>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%41 = "stablehlo.slice"(%2) {limit_indices = array<i64: 8, 1, 3, 1>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x1x1xf32>
%42 = "stablehlo.reshape"(%41) : (tensor<8x1x1x1xf32>) -> tensor<8xf32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%44 = "stablehlo.multiply"(%40, %43) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%45 = "stablehlo.add"(%39, %44) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%46 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 8, 7, 8>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%47 = "stablehlo.slice"(%2) {limit_indices = array<i64: 8, 1, 3, 2>, start_indices = array<i64: 0, 0, 2, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x1x1xf32>
%48 = "stablehlo.reshape"(%47) : (tensor<8x1x1x1xf32>) -> tensor<8xf32>
%49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%50 = "stablehlo.multiply"(%46, %49) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%51 = "stablehlo.add"(%45, %50) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%52 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 8, 7, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%53 = "stablehlo.slice"(%2) {limit_indices = array<i64: 8, 1, 3, 3>, start_indices = array<i64: 0, 0, 2, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x1x1xf32>
%54 = "stablehlo.reshape"(%53) : (tensor<8x1x1x1xf32>) -> tensor<8xf32>
%55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%56 = "stablehlo.multiply"(%52, %55) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%57 = "stablehlo.add"(%51, %56) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%58 = "stablehlo.reshape"(%57) : (tensor<2x8x7x7xf32>) -> tensor<2x4x2x7x7xf32>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%63 = "stablehlo.reduce"(%58, %59) ({
^bb0(%60: tensor<f32>, %61: tensor<f32>):
%62 = "stablehlo.add"(%60, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%62) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x4x2x7x7xf32>, tensor<f32>) -> tensor<2x4x7x7xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.pad"(%1, %64) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x4x7x7xf32>, tensor<f32>) -> tensor<2x4x9x9xf32>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 0, 1, 3, 4>} : (tensor<2x4x9x9xf32>) -> tensor<2x4x2x9x9xf32>
%67 = "stablehlo.reshape"(%66) : (tensor<2x4x2x9x9xf32>) -> tensor<2x8x9x9xf32>
%68 = "stablehlo.slice"(%67) {limit_indices = array<i64: 2, 8, 7, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%69 = "stablehlo.multiply"(%68, %0) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%74 = "stablehlo.reduce"(%69, %70) ({
^bb0(%71: tensor<f32>, %72: tensor<f32>):
%73 = "stablehlo.add"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%73) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x8x7x7xf32>, tensor<f32>) -> tensor<8x7x7xf32>
%75 = "stablehlo.reshape"(%74) : (tensor<8x7x7xf32>) -> tensor<8x1x7x7xf32>
%76 = "stablehlo.slice"(%67) {limit_indices = array<i64: 2, 8, 7, 8>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%77 = "stablehlo.multiply"(%76, %0) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%82 = "stablehlo.reduce"(%77, %78) ({
^bb0(%79: tensor<f32>, %80: tensor<f32>):
%81 = "stablehlo.add"(%79, %80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%81) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x8x7x7xf32>, tensor<f32>) -> tensor<8x7x7xf32>
%83 = "stablehlo.reshape"(%82) : (tensor<8x7x7xf32>) -> tensor<8x1x7x7xf32>
%84 = "stablehlo.slice"(%67) {limit_indices = array<i64: 2, 8, 7, 9>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%85 = "stablehlo.multiply"(%84, %0) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%90 = "stablehlo.reduce"(%85, %86) ({
^bb0(%87: tensor<f32>, %88: tensor<f32>):
%89 = "stablehlo.add"(%87, %88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%89) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x8x7x7xf32>, tensor<f32>) -> tensor<8x7x7xf32>
%91 = "stablehlo.reshape"(%90) : (tensor<8x7x7xf32>) -> tensor<8x1x7x7xf32>
%92 = "stablehlo.slice"(%67) {limit_indices = array<i64: 2, 8, 8, 7>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%93 = "stablehlo.multiply"(%92, %0) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.reduce"(%93, %94) ({
^bb0(%95: tensor<f32>, %96: tensor<f32>):
%97 = "stablehlo.add"(%95, %96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%97) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x8x7x7xf32>, tensor<f32>) -> tensor<8x7x7xf32>
%99 = "stablehlo.reshape"(%98) : (tensor<8x7x7xf32>) -> tensor<8x1x7x7xf32>
%100 = "stablehlo.slice"(%67) {limit_indices = array<i64: 2, 8, 8, 8>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%101 = "stablehlo.multiply"(%100, %0) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%106 = "stablehlo.reduce"(%101, %102) ({
^bb0(%103: tensor<f32>, %104: tensor<f32>):
%105 = "stablehlo.add"(%103, %104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%105) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x8x7x7xf32>, tensor<f32>) -> tensor<8x7x7xf32>
%107 = "stablehlo.reshape"(%106) : (tensor<8x7x7xf32>) -> tensor<8x1x7x7xf32>
%108 = "stablehlo.slice"(%67) {limit_indices = array<i64: 2, 8, 8, 9>, start_indices = array<i64: 0, 0, 1, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%109 = "stablehlo.multiply"(%108, %0) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%110 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%114 = "stablehlo.reduce"(%109, %110) ({
^bb0(%111: tensor<f32>, %112: tensor<f32>):
%113 = "stablehlo.add"(%111, %112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%113) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x8x7x7xf32>, tensor<f32>) -> tensor<8x7x7xf32>
%115 = "stablehlo.reshape"(%114) : (tensor<8x7x7xf32>) -> tensor<8x1x7x7xf32>
%116 = "stablehlo.slice"(%67) {limit_indices = array<i64: 2, 8, 9, 7>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%117 = "stablehlo.multiply"(%116, %0) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%122 = "stablehlo.reduce"(%117, %118) ({
^bb0(%119: tensor<f32>, %120: tensor<f32>):
%121 = "stablehlo.add"(%119, %120) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%121) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x8x7x7xf32>, tensor<f32>) -> tensor<8x7x7xf32>
%123 = "stablehlo.reshape"(%122) : (tensor<8x7x7xf32>) -> tensor<8x1x7x7xf32>
%124 = "stablehlo.slice"(%67) {limit_indices = array<i64: 2, 8, 9, 8>, start_indices = array<i64: 0, 0, 2, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%125 = "stablehlo.multiply"(%124, %0) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%130 = "stablehlo.reduce"(%125, %126) ({
^bb0(%127: tensor<f32>, %128: tensor<f32>):
%129 = "stablehlo.add"(%127, %128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%129) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x8x7x7xf32>, tensor<f32>) -> tensor<8x7x7xf32>
%131 = "stablehlo.reshape"(%130) : (tensor<8x7x7xf32>) -> tensor<8x1x7x7xf32>
%132 = "stablehlo.slice"(%67) {limit_indices = array<i64: 2, 8, 9, 9>, start_indices = array<i64: 0, 0, 2, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%133 = "stablehlo.multiply"(%132, %0) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%138 = "stablehlo.reduce"(%133, %134) ({
^bb0(%135: tensor<f32>, %136: tensor<f32>):
%137 = "stablehlo.add"(%135, %136) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%137) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x8x7x7xf32>, tensor<f32>) -> tensor<8x7x7xf32>
%139 = "stablehlo.reshape"(%138) : (tensor<8x7x7xf32>) -> tensor<8x1x7x7xf32>
%140 = "stablehlo.concatenate"(%75, %83, %91, %99, %107, %115, %123, %131, %139) {dimension = 1 : i64} : (tensor<8x1x7x7xf32>, tensor<8x1x7x7xf32>, tensor<8x1x7x7xf32>, tensor<8x1x7x7xf32>, tensor<8x1x7x7xf32>, tensor<8x1x7x7xf32>, tensor<8x1x7x7xf32>, tensor<8x1x7x7xf32>, tensor<8x1x7x7xf32>) -> tensor<8x9x7x7xf32>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%145 = "stablehlo.reduce"(%140, %141) ({
^bb0(%142: tensor<f32>, %143: tensor<f32>):
%144 = "stablehlo.add"(%142, %143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%144) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2, 3>} : (tensor<8x9x7x7xf32>, tensor<f32>) -> tensor<8x9xf32>
%146 = "stablehlo.reshape"(%145) : (tensor<8x9xf32>) -> tensor<8x1x3x3xf32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%151 = "stablehlo.reduce"(%0, %147) ({
^bb0(%148: tensor<f32>, %149: tensor<f32>):
%150 = "stablehlo.add"(%148, %149) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%150) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x8x7x7xf32>, tensor<f32>) -> tensor<8xf32>
return %63, %146, %151 : tensor<2x4x7x7xf32>, tensor<8x1x3x3xf32>, tensor<8xf32>
}
}

// f32[2,6,4,7] f32[2,3,8,7] f32[6,1,3,2] [6] [2,1] [1,1] [1,2] false [0,0] 3 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x6x4x7xf32>, %1: tensor<2x3x8x7xf32>, %2: tensor<6x1x3x2xf32>) -> (tensor<2x3x8x7xf32>, tensor<6x1x3x2xf32>, tensor<6xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.pad"(%0, %3) {edge_padding_high = array<i64: 0, 0, 2, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 1, 0>} : (tensor<2x6x4x7xf32>, tensor<f32>) -> tensor<2x6x10x9xf32>
%5 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 6, 10, 9>, start_indices = array<i64: 0, 0, 2, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x6x10x9xf32>) -> tensor<2x6x8x7xf32>
%6 = "stablehlo.slice"(%2) {limit_indices = array<i64: 6, 1, 1, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x3x2xf32>) -> tensor<6x1x1x1xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x8x7xf32>
%9 = "stablehlo.multiply"(%5, %8) : (tensor<2x6x8x7xf32>, tensor<2x6x8x7xf32>) -> tensor<2x6x8x7xf32>
%10 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 6, 10, 7>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x6x10x9xf32>) -> tensor<2x6x8x7xf32>
%11 = "stablehlo.slice"(%2) {limit_indices = array<i64: 6, 1, 1, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x3x2xf32>) -> tensor<6x1x1x1xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x8x7xf32>
%14 = "stablehlo.multiply"(%10, %13) : (tensor<2x6x8x7xf32>, tensor<2x6x8x7xf32>) -> tensor<2x6x8x7xf32>
%15 = "stablehlo.add"(%9, %14) : (tensor<2x6x8x7xf32>, tensor<2x6x8x7xf32>) -> tensor<2x6x8x7xf32>
%16 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 6, 9, 9>, start_indices = array<i64: 0, 0, 1, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x6x10x9xf32>) -> tensor<2x6x8x7xf32>
%17 = "stablehlo.slice"(%2) {limit_indices = array<i64: 6, 1, 2, 1>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x3x2xf32>) -> tensor<6x1x1x1xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x8x7xf32>
%20 = "stablehlo.multiply"(%16, %19) : (tensor<2x6x8x7xf32>, tensor<2x6x8x7xf32>) -> tensor<2x6x8x7xf32>
%21 = "stablehlo.add"(%15, %20) : (tensor<2x6x8x7xf32>, tensor<2x6x8x7xf32>) -> tensor<2x6x8x7xf32>
%22 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 6, 9, 7>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x6x10x9xf32>) -> tensor<2x6x8x7xf32>
%23 = "stablehlo.slice"(%2) {limit_indices = array<i64: 6, 1, 2, 2>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x3x2xf32>) -> tensor<6x1x1x1xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x8x7xf32>
%26 = "stablehlo.multiply"(%22, %25) : (tensor<2x6x8x7xf32>, tensor<2x6x8x7xf32>) -> tensor<2x6x8x7xf32>
%27 = "stablehlo.add"(%21, %26) : (tensor<2x6x8x7xf32>, tensor<2x6x8x7xf32>) -> tensor<2x6x8x7xf32>
%28 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 6, 8, 9>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x6x10x9xf32>) -> tensor<2x6x8x7xf32>
%29 = "stablehlo.slice"(%2) {limit_indices = array<i64: 6, 1, 3, 1>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x3x2xf32>) -> tensor<6x1x1x1xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x8x7xf32>
%32 = "stablehlo.multiply"(%28, %31) : (tensor<2x6x8x7xf32>, tensor<2x6x8x7xf32>) -> tensor<2x6x8x7xf32>
%33 = "stablehlo.add"(%27, %32) : (tensor<2x6x8x7xf32>, tensor<2x6x8x7xf32>) -> tensor<2x6x8x7xf32>
%34 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 6, 8, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x6x10x9xf32>) -> tensor<2x6x8x7xf32>
%35 = "stablehlo.slice"(%2) {limit_indices = array<i64: 6, 1, 3, 2>, start_indices = array<i64: 0, 0, 2, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x3x2xf32>) -> tensor<6x1x1x1xf32>
%36 = "stablehlo.reshape"(%35) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x8x7xf32>
%38 = "stablehlo.multiply"(%34, %37) : (tensor<2x6x8x7xf32>, tensor<2x6x8x7xf32>) -> tensor<2x6x8x7xf32>
%39 = "stablehlo.add"(%33, %38) : (tensor<2x6x8x7xf32>, tensor<2x6x8x7xf32>) -> tensor<2x6x8x7xf32>
%40 = "stablehlo.reshape"(%39) : (tensor<2x6x8x7xf32>) -> tensor<2x3x2x8x7xf32>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%45 = "stablehlo.reduce"(%40, %41) ({
^bb0(%42: tensor<f32>, %43: tensor<f32>):
%44 = "stablehlo.add"(%42, %43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%44) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x8x7xf32>, tensor<f32>) -> tensor<2x3x8x7xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.pad"(%1, %46) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x7xf32>, tensor<f32>) -> tensor<2x3x9x9xf32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0, 1, 3, 4>} : (tensor<2x3x9x9xf32>) -> tensor<2x3x2x9x9xf32>
%49 = "stablehlo.reshape"(%48) : (tensor<2x3x2x9x9xf32>) -> tensor<2x6x9x9xf32>
%50 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 6, 7, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x6x9x9xf32>) -> tensor<2x6x4x7xf32>
%51 = "stablehlo.multiply"(%50, %0) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%56 = "stablehlo.reduce"(%51, %52) ({
^bb0(%53: tensor<f32>, %54: tensor<f32>):
%55 = "stablehlo.add"(%53, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%55) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x6x4x7xf32>, tensor<f32>) -> tensor<6x4x7xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<6x4x7xf32>) -> tensor<6x1x4x7xf32>
%58 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 6, 7, 9>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x6x9x9xf32>) -> tensor<2x6x4x7xf32>
%59 = "stablehlo.multiply"(%58, %0) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.reduce"(%59, %60) ({
^bb0(%61: tensor<f32>, %62: tensor<f32>):
%63 = "stablehlo.add"(%61, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%63) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x6x4x7xf32>, tensor<f32>) -> tensor<6x4x7xf32>
%65 = "stablehlo.reshape"(%64) : (tensor<6x4x7xf32>) -> tensor<6x1x4x7xf32>
%66 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 6, 8, 7>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x6x9x9xf32>) -> tensor<2x6x4x7xf32>
%67 = "stablehlo.multiply"(%66, %0) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.reduce"(%67, %68) ({
^bb0(%69: tensor<f32>, %70: tensor<f32>):
%71 = "stablehlo.add"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%71) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x6x4x7xf32>, tensor<f32>) -> tensor<6x4x7xf32>
%73 = "stablehlo.reshape"(%72) : (tensor<6x4x7xf32>) -> tensor<6x1x4x7xf32>
%74 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 6, 8, 9>, start_indices = array<i64: 0, 0, 1, 2>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x6x9x9xf32>) -> tensor<2x6x4x7xf32>
%75 = "stablehlo.multiply"(%74, %0) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.reduce"(%75, %76) ({
^bb0(%77: tensor<f32>, %78: tensor<f32>):
%79 = "stablehlo.add"(%77, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%79) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x6x4x7xf32>, tensor<f32>) -> tensor<6x4x7xf32>
%81 = "stablehlo.reshape"(%80) : (tensor<6x4x7xf32>) -> tensor<6x1x4x7xf32>
%82 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 6, 9, 7>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x6x9x9xf32>) -> tensor<2x6x4x7xf32>
%83 = "stablehlo.multiply"(%82, %0) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%88 = "stablehlo.reduce"(%83, %84) ({
^bb0(%85: tensor<f32>, %86: tensor<f32>):
%87 = "stablehlo.add"(%85, %86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%87) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x6x4x7xf32>, tensor<f32>) -> tensor<6x4x7xf32>
%89 = "stablehlo.reshape"(%88) : (tensor<6x4x7xf32>) -> tensor<6x1x4x7xf32>
%90 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 6, 9, 9>, start_indices = array<i64: 0, 0, 2, 2>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x6x9x9xf32>) -> tensor<2x6x4x7xf32>
%91 = "stablehlo.multiply"(%90, %0) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.reduce"(%91, %92) ({
^bb0(%93: tensor<f32>, %94: tensor<f32>):
%95 = "stablehlo.add"(%93, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%95) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x6x4x7xf32>, tensor<f32>) -> tensor<6x4x7xf32>
%97 = "stablehlo.reshape"(%96) : (tensor<6x4x7xf32>) -> tensor<6x1x4x7xf32>
%98 = "stablehlo.concatenate"(%57, %65, %73, %81, %89, %97) {dimension = 1 : i64} : (tensor<6x1x4x7xf32>, tensor<6x1x4x7xf32>, tensor<6x1x4x7xf32>, tensor<6x1x4x7xf32>, tensor<6x1x4x7xf32>, tensor<6x1x4x7xf32>) -> tensor<6x6x4x7xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%103 = "stablehlo.reduce"(%98, %99) ({
^bb0(%100: tensor<f32>, %101: tensor<f32>):
%102 = "stablehlo.add"(%100, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%102) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2, 3>} : (tensor<6x6x4x7xf32>, tensor<f32>) -> tensor<6x6xf32>
%104 = "stablehlo.reshape"(%103) : (tensor<6x6xf32>) -> tensor<6x1x3x2xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%109 = "stablehlo.reduce"(%0, %105) ({
^bb0(%106: tensor<f32>, %107: tensor<f32>):
%108 = "stablehlo.add"(%106, %107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%108) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x6x4x7xf32>, tensor<f32>) -> tensor<6xf32>
return %45, %104, %109 : tensor<2x3x8x7xf32>, tensor<6x1x3x2xf32>, tensor<6xf32>
}
}

// f32[2,6,9,12] f32[2,6,5,6] f32[6,1,2,2] none [2,2] [1,0] [1,1] true [1,0] 6 [true,true,false]
module @example {
func.func public @main(%0: tensor<2x6x9x12xf32>, %1: tensor<2x6x5x6xf32>, %2: tensor<6x1x2x2xf32>) -> (tensor<2x6x5x6xf32>, tensor<6x1x2x2xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.pad"(%0, %3) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x6x9x12xf32>, tensor<f32>) -> tensor<2x6x10x12xf32>
%5 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 6, 9, 11>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x6x10x12xf32>) -> tensor<2x6x5x6xf32>
%6 = "stablehlo.slice"(%2) {limit_indices = array<i64: 6, 1, 1, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x2x2xf32>) -> tensor<6x1x1x1xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x5x6xf32>
%9 = "stablehlo.multiply"(%5, %8) : (tensor<2x6x5x6xf32>, tensor<2x6x5x6xf32>) -> tensor<2x6x5x6xf32>
%10 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 6, 9, 12>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x6x10x12xf32>) -> tensor<2x6x5x6xf32>
%11 = "stablehlo.slice"(%2) {limit_indices = array<i64: 6, 1, 1, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x2x2xf32>) -> tensor<6x1x1x1xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x5x6xf32>
%14 = "stablehlo.multiply"(%10, %13) : (tensor<2x6x5x6xf32>, tensor<2x6x5x6xf32>) -> tensor<2x6x5x6xf32>
%15 = "stablehlo.add"(%9, %14) : (tensor<2x6x5x6xf32>, tensor<2x6x5x6xf32>) -> tensor<2x6x5x6xf32>
%16 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 6, 10, 11>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x6x10x12xf32>) -> tensor<2x6x5x6xf32>
%17 = "stablehlo.slice"(%2) {limit_indices = array<i64: 6, 1, 2, 1>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x2x2xf32>) -> tensor<6x1x1x1xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x5x6xf32>
%20 = "stablehlo.multiply"(%16, %19) : (tensor<2x6x5x6xf32>, tensor<2x6x5x6xf32>) -> tensor<2x6x5x6xf32>
%21 = "stablehlo.add"(%15, %20) : (tensor<2x6x5x6xf32>, tensor<2x6x5x6xf32>) -> tensor<2x6x5x6xf32>
%22 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 6, 10, 12>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x6x10x12xf32>) -> tensor<2x6x5x6xf32>
%23 = "stablehlo.slice"(%2) {limit_indices = array<i64: 6, 1, 2, 2>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x2x2xf32>) -> tensor<6x1x1x1xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x5x6xf32>
%26 = "stablehlo.multiply"(%22, %25) : (tensor<2x6x5x6xf32>, tensor<2x6x5x6xf32>) -> tensor<2x6x5x6xf32>
%27 = "stablehlo.add"(%21, %26) : (tensor<2x6x5x6xf32>, tensor<2x6x5x6xf32>) -> tensor<2x6x5x6xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%29 = "stablehlo.pad"(%0, %28) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x6x9x12xf32>, tensor<f32>) -> tensor<2x6x10x12xf32>
%30 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 6, 9, 11>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x6x10x12xf32>) -> tensor<2x6x5x6xf32>
%31 = "stablehlo.multiply"(%30, %1) : (tensor<2x6x5x6xf32>, tensor<2x6x5x6xf32>) -> tensor<2x6x5x6xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.reduce"(%31, %32) ({
^bb0(%33: tensor<f32>, %34: tensor<f32>):
%35 = "stablehlo.add"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%35) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x6x5x6xf32>, tensor<f32>) -> tensor<6x5x6xf32>
%37 = "stablehlo.reshape"(%36) : (tensor<6x5x6xf32>) -> tensor<6x1x5x6xf32>
%38 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 6, 9, 12>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x6x10x12xf32>) -> tensor<2x6x5x6xf32>
%39 = "stablehlo.multiply"(%38, %1) : (tensor<2x6x5x6xf32>, tensor<2x6x5x6xf32>) -> tensor<2x6x5x6xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%44 = "stablehlo.reduce"(%39, %40) ({
^bb0(%41: tensor<f32>, %42: tensor<f32>):
%43 = "stablehlo.add"(%41, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%43) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x6x5x6xf32>, tensor<f32>) -> tensor<6x5x6xf32>
%45 = "stablehlo.reshape"(%44) : (tensor<6x5x6xf32>) -> tensor<6x1x5x6xf32>
%46 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 6, 10, 11>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x6x10x12xf32>) -> tensor<2x6x5x6xf32>
%47 = "stablehlo.multiply"(%46, %1) : (tensor<2x6x5x6xf32>, tensor<2x6x5x6xf32>) -> tensor<2x6x5x6xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.reduce"(%47, %48) ({
^bb0(%49: tensor<f32>, %50: tensor<f32>):
%51 = "stablehlo.add"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%51) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x6x5x6xf32>, tensor<f32>) -> tensor<6x5x6xf32>
%53 = "stablehlo.reshape"(%52) : (tensor<6x5x6xf32>) -> tensor<6x1x5x6xf32>
%54 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 6, 10, 12>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x6x10x12xf32>) -> tensor<2x6x5x6xf32>
%55 = "stablehlo.multiply"(%54, %1) : (tensor<2x6x5x6xf32>, tensor<2x6x5x6xf32>) -> tensor<2x6x5x6xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%60 = "stablehlo.reduce"(%55, %56) ({
^bb0(%57: tensor<f32>, %58: tensor<f32>):
%59 = "stablehlo.add"(%57, %58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%59) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x6x5x6xf32>, tensor<f32>) -> tensor<6x5x6xf32>
%61 = "stablehlo.reshape"(%60) : (tensor<6x5x6xf32>) -> tensor<6x1x5x6xf32>
%62 = "stablehlo.concatenate"(%37, %45, %53, %61) {dimension = 1 : i64} : (tensor<6x1x5x6xf32>, tensor<6x1x5x6xf32>, tensor<6x1x5x6xf32>, tensor<6x1x5x6xf32>) -> tensor<6x4x5x6xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%67 = "stablehlo.reduce"(%62, %63) ({
^bb0(%64: tensor<f32>, %65: tensor<f32>):
%66 = "stablehlo.add"(%64, %65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%66) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2, 3>} : (tensor<6x4x5x6xf32>, tensor<f32>) -> tensor<6x4xf32>
%68 = "stablehlo.reshape"(%67) : (tensor<6x4xf32>) -> tensor<6x1x2x2xf32>
return %27, %68 : tensor<2x6x5x6xf32>, tensor<6x1x2x2xf32>
}
}

// bf16[2,4,5,5] bf16[2,4,5,5] bf16[4,1,3,3] [4] [1,1] [1,1] [1,1] false [0,0] 4 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x4x5x5xbf16>, %1: tensor<2x4x5x5xbf16>, %2: tensor<4x1x3x3xbf16>) -> (tensor<2x4x5x5xbf16>, tensor<4x1x3x3xbf16>, tensor<4xbf16>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.convert"(%0) : (tensor<2x4x5x5xbf16>) -> tensor<2x4x5x5xf32>
%5 = "stablehlo.pad"(%4, %3) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x4x5x5xf32>, tensor<f32>) -> tensor<2x4x7x7xf32>
%6 = "stablehlo.convert"(%2) : (tensor<4x1x3x3xbf16>) -> tensor<4x1x3x3xf32>
%7 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 4, 7, 7>, start_indices = array<i64: 0, 0, 2, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x7xf32>) -> tensor<2x4x5x5xf32>
%8 = "stablehlo.slice"(%6) {limit_indices = array<i64: 4, 1, 1, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<4x1x3x3xf32>) -> tensor<4x1x1x1xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<4x1x1x1xf32>) -> tensor<4xf32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x5x5xf32>
%11 = "stablehlo.multiply"(%7, %10) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%12 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 4, 7, 6>, start_indices = array<i64: 0, 0, 2, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x7xf32>) -> tensor<2x4x5x5xf32>
%13 = "stablehlo.slice"(%6) {limit_indices = array<i64: 4, 1, 1, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<4x1x3x3xf32>) -> tensor<4x1x1x1xf32>
%14 = "stablehlo.reshape"(%13) : (tensor<4x1x1x1xf32>) -> tensor<4xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x5x5xf32>
%16 = "stablehlo.multiply"(%12, %15) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%17 = "stablehlo.add"(%11, %16) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%18 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 4, 7, 5>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x7xf32>) -> tensor<2x4x5x5xf32>
%19 = "stablehlo.slice"(%6) {limit_indices = array<i64: 4, 1, 1, 3>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<4x1x3x3xf32>) -> tensor<4x1x1x1xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<4x1x1x1xf32>) -> tensor<4xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x5x5xf32>
%22 = "stablehlo.multiply"(%18, %21) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%23 = "stablehlo.add"(%17, %22) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%24 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 4, 6, 7>, start_indices = array<i64: 0, 0, 1, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x7xf32>) -> tensor<2x4x5x5xf32>
%25 = "stablehlo.slice"(%6) {limit_indices = array<i64: 4, 1, 2, 1>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<4x1x3x3xf32>) -> tensor<4x1x1x1xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<4x1x1x1xf32>) -> tensor<4xf32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x5x5xf32>
%28 = "stablehlo.multiply"(%24, %27) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%29 = "stablehlo.add"(%23, %28) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%30 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 4, 6, 6>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x7xf32>) -> tensor<2x4x5x5xf32>
%31 = "stablehlo.slice"(%6) {limit_indices = array<i64: 4, 1, 2, 2>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<4x1x3x3xf32>) -> tensor<4x1x1x1xf32>
%32 = "stablehlo.reshape"(%31) : (tensor<4x1x1x1xf32>) -> tensor<4xf32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x5x5xf32>
%34 = "stablehlo.multiply"(%30, %33) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%35 = "stablehlo.add"(%29, %34) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%36 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 4, 6, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x7xf32>) -> tensor<2x4x5x5xf32>
%37 = "stablehlo.slice"(%6) {limit_indices = array<i64: 4, 1, 2, 3>, start_indices = array<i64: 0, 0, 1, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<4x1x3x3xf32>) -> tensor<4x1x1x1xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<4x1x1x1xf32>) -> tensor<4xf32>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x5x5xf32>
%40 = "stablehlo.multiply"(%36, %39) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%41 = "stablehlo.add"(%35, %40) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%42 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 4, 5, 7>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x7xf32>) -> tensor<2x4x5x5xf32>
%43 = "stablehlo.slice"(%6) {limit_indices = array<i64: 4, 1, 3, 1>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<4x1x3x3xf32>) -> tensor<4x1x1x1xf32>
%44 = "stablehlo.reshape"(%43) : (tensor<4x1x1x1xf32>) -> tensor<4xf32>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x5x5xf32>
%46 = "stablehlo.multiply"(%42, %45) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%47 = "stablehlo.add"(%41, %46) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%48 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 4, 5, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x7xf32>) -> tensor<2x4x5x5xf32>
%49 = "stablehlo.slice"(%6) {limit_indices = array<i64: 4, 1, 3, 2>, start_indices = array<i64: 0, 0, 2, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<4x1x3x3xf32>) -> tensor<4x1x1x1xf32>
%50 = "stablehlo.reshape"(%49) : (tensor<4x1x1x1xf32>) -> tensor<4xf32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x5x5xf32>
%52 = "stablehlo.multiply"(%48, %51) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%53 = "stablehlo.add"(%47, %52) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%54 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 4, 5, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x7xf32>) -> tensor<2x4x5x5xf32>
%55 = "stablehlo.slice"(%6) {limit_indices = array<i64: 4, 1, 3, 3>, start_indices = array<i64: 0, 0, 2, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<4x1x3x3xf32>) -> tensor<4x1x1x1xf32>
%56 = "stablehlo.reshape"(%55) : (tensor<4x1x1x1xf32>) -> tensor<4xf32>
%57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x5x5xf32>
%58 = "stablehlo.multiply"(%54, %57) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%59 = "stablehlo.add"(%53, %58) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%60 = "stablehlo.reshape"(%59) : (tensor<2x4x5x5xf32>) -> tensor<2x4x1x5x5xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.reduce"(%60, %61) ({
^bb0(%62: tensor<f32>, %63: tensor<f32>):
%64 = "stablehlo.add"(%62, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%64) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x4x1x5x5xf32>, tensor<f32>) -> tensor<2x4x5x5xf32>
%66 = "stablehlo.convert"(%65) : (tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xbf16>
%67 = "stablehlo.convert"(%1) : (tensor<2x4x5x5xbf16>) -> tensor<2x4x5x5xf32>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%69 = "stablehlo.pad"(%67, %68) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x4x5x5xf32>, tensor<f32>) -> tensor<2x4x7x7xf32>
%70 = "stablehlo.convert"(%0) : (tensor<2x4x5x5xbf16>) -> tensor<2x4x5x5xf32>
%71 = "stablehlo.slice"(%69) {limit_indices = array<i64: 2, 4, 5, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x7xf32>) -> tensor<2x4x5x5xf32>
%72 = "stablehlo.multiply"(%71, %70) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%77 = "stablehlo.reduce"(%72, %73) ({
^bb0(%74: tensor<f32>, %75: tensor<f32>):
%76 = "stablehlo.add"(%74, %75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%76) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x4x5x5xf32>, tensor<f32>) -> tensor<4x5x5xf32>
%78 = "stablehlo.reshape"(%77) : (tensor<4x5x5xf32>) -> tensor<4x1x5x5xf32>
%79 = "stablehlo.slice"(%69) {limit_indices = array<i64: 2, 4, 5, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x7xf32>) -> tensor<2x4x5x5xf32>
%80 = "stablehlo.multiply"(%79, %70) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%85 = "stablehlo.reduce"(%80, %81) ({
^bb0(%82: tensor<f32>, %83: tensor<f32>):
%84 = "stablehlo.add"(%82, %83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%84) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x4x5x5xf32>, tensor<f32>) -> tensor<4x5x5xf32>
%86 = "stablehlo.reshape"(%85) : (tensor<4x5x5xf32>) -> tensor<4x1x5x5xf32>
%87 = "stablehlo.slice"(%69) {limit_indices = array<i64: 2, 4, 5, 7>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x7xf32>) -> tensor<2x4x5x5xf32>
%88 = "stablehlo.multiply"(%87, %70) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%93 = "stablehlo.reduce"(%88, %89) ({
^bb0(%90: tensor<f32>, %91: tensor<f32>):
%92 = "stablehlo.add"(%90, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%92) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x4x5x5xf32>, tensor<f32>) -> tensor<4x5x5xf32>
%94 = "stablehlo.reshape"(%93) : (tensor<4x5x5xf32>) -> tensor<4x1x5x5xf32>
%95 = "stablehlo.slice"(%69) {limit_indices = array<i64: 2, 4, 6, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x7xf32>) -> tensor<2x4x5x5xf32>
%96 = "stablehlo.multiply"(%95, %70) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%101 = "stablehlo.reduce"(%96, %97) ({
^bb0(%98: tensor<f32>, %99: tensor<f32>):
%100 = "stablehlo.add"(%98, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%100) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x4x5x5xf32>, tensor<f32>) -> tensor<4x5x5xf32>
%102 = "stablehlo.reshape"(%101) : (tensor<4x5x5xf32>) -> tensor<4x1x5x5xf32>
%103 = "stablehlo.slice"(%69) {limit_indices = array<i64: 2, 4, 6, 6>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x7xf32>) -> tensor<2x4x5x5xf32>
%104 = "stablehlo.multiply"(%103, %70) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%109 = "stablehlo.reduce"(%104, %105) ({
^bb0(%106: tensor<f32>, %107: tensor<f32>):
%108 = "stablehlo.add"(%106, %107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%108) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x4x5x5xf32>, tensor<f32>) -> tensor<4x5x5xf32>
%110 = "stablehlo.reshape"(%109) : (tensor<4x5x5xf32>) -> tensor<4x1x5x5xf32>
%111 = "stablehlo.slice"(%69) {limit_indices = array<i64: 2, 4, 6, 7>, start_indices = array<i64: 0, 0, 1, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x7xf32>) -> tensor<2x4x5x5xf32>
%112 = "stablehlo.multiply"(%111, %70) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%117 = "stablehlo.reduce"(%112, %113) ({
^bb0(%114: tensor<f32>, %115: tensor<f32>):
%116 = "stablehlo.add"(%114, %115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%116) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x4x5x5xf32>, tensor<f32>) -> tensor<4x5x5xf32>
%118 = "stablehlo.reshape"(%117) : (tensor<4x5x5xf32>) -> tensor<4x1x5x5xf32>
%119 = "stablehlo.slice"(%69) {limit_indices = array<i64: 2, 4, 7, 5>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x7xf32>) -> tensor<2x4x5x5xf32>
%120 = "stablehlo.multiply"(%119, %70) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%125 = "stablehlo.reduce"(%120, %121) ({
^bb0(%122: tensor<f32>, %123: tensor<f32>):
%124 = "stablehlo.add"(%122, %123) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%124) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x4x5x5xf32>, tensor<f32>) -> tensor<4x5x5xf32>
%126 = "stablehlo.reshape"(%125) : (tensor<4x5x5xf32>) -> tensor<4x1x5x5xf32>
%127 = "stablehlo.slice"(%69) {limit_indices = array<i64: 2, 4, 7, 6>, start_indices = array<i64: 0, 0, 2, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x7xf32>) -> tensor<2x4x5x5xf32>
%128 = "stablehlo.multiply"(%127, %70) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%133 = "stablehlo.reduce"(%128, %129) ({
^bb0(%130: tensor<f32>, %131: tensor<f32>):
%132 = "stablehlo.add"(%130, %131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%132) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x4x5x5xf32>, tensor<f32>) -> tensor<4x5x5xf32>
%134 = "stablehlo.reshape"(%133) : (tensor<4x5x5xf32>) -> tensor<4x1x5x5xf32>
%135 = "stablehlo.slice"(%69) {limit_indices = array<i64: 2, 4, 7, 7>, start_indices = array<i64: 0, 0, 2, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x7xf32>) -> tensor<2x4x5x5xf32>
%136 = "stablehlo.multiply"(%135, %70) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%141 = "stablehlo.reduce"(%136, %137) ({
^bb0(%138: tensor<f32>, %139: tensor<f32>):
%140 = "stablehlo.add"(%138, %139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%140) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x4x5x5xf32>, tensor<f32>) -> tensor<4x5x5xf32>
%142 = "stablehlo.reshape"(%141) : (tensor<4x5x5xf32>) -> tensor<4x1x5x5xf32>
%143 = "stablehlo.concatenate"(%78, %86, %94, %102, %110, %118, %126, %134, %142) {dimension = 1 : i64} : (tensor<4x1x5x5xf32>, tensor<4x1x5x5xf32>, tensor<4x1x5x5xf32>, tensor<4x1x5x5xf32>, tensor<4x1x5x5xf32>, tensor<4x1x5x5xf32>, tensor<4x1x5x5xf32>, tensor<4x1x5x5xf32>, tensor<4x1x5x5xf32>) -> tensor<4x9x5x5xf32>
%144 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%148 = "stablehlo.reduce"(%143, %144) ({
^bb0(%145: tensor<f32>, %146: tensor<f32>):
%147 = "stablehlo.add"(%145, %146) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%147) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2, 3>} : (tensor<4x9x5x5xf32>, tensor<f32>) -> tensor<4x9xf32>
%149 = "stablehlo.reshape"(%148) : (tensor<4x9xf32>) -> tensor<4x1x3x3xf32>
%150 = "stablehlo.convert"(%149) : (tensor<4x1x3x3xf32>) -> tensor<4x1x3x3xbf16>
%151 = "stablehlo.convert"(%0) : (tensor<2x4x5x5xbf16>) -> tensor<2x4x5x5xf32>
%152 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%156 = "stablehlo.reduce"(%151, %152) ({
^bb0(%153: tensor<f32>, %154: tensor<f32>):
%155 = "stablehlo.add"(%153, %154) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%155) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x4x5x5xf32>, tensor<f32>) -> tensor<4xf32>
%157 = "stablehlo.convert"(%156) : (tensor<4xf32>) -> tensor<4xbf16>
return %66, %150, %157 : tensor<2x4x5x5xbf16>, tensor<4x1x3x3xbf16>, tensor<4xbf16>
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
%34 = "stablehlo.convolution"(%1, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x6x2x2xf32>, tensor<1x16x2x2xf32>) -> tensor<16x6x3x3xf32>
return %33, %34 : tensor<1x6x2x2xf32>, tensor<16x6x3x3xf32>
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
%3 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x3x5x3x3xf32>) -> tensor<2x5x3x3x3xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x5x3x3x3xf32>) -> tensor<10x3x3x3xf32>
%5 = "stablehlo.slice"(%2) {limit_indices = array<i64: 3, 2, 1, 3, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x2x3x3x2xf32>) -> tensor<3x2x1x3x2xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<3x2x1x3x2xf32>) -> tensor<3x2x3x2xf32>
%7 = "stablehlo.reverse"(%6) {dimensions = array<i64: 2, 3>} : (tensor<3x2x3x2xf32>) -> tensor<3x2x3x2xf32>
%8 = "stablehlo.convolution"(%4, %7) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 1>, padding = dense<[[1, 2], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<10x3x3x3xf32>, tensor<3x2x3x2xf32>) -> tensor<10x2x6x4xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<10x2x6x4xf32>) -> tensor<2x5x2x6x4xf32>
%10 = "stablehlo.transpose"(%9) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x5x2x6x4xf32>) -> tensor<2x2x5x6x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.pad"(%10, %11) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, -1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x2x5x6x4xf32>, tensor<f32>) -> tensor<2x2x5x6x4xf32>
%13 = "stablehlo.slice"(%2) {limit_indices = array<i64: 3, 2, 2, 3, 2>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x2x3x3x2xf32>) -> tensor<3x2x1x3x2xf32>
%14 = "stablehlo.reshape"(%13) : (tensor<3x2x1x3x2xf32>) -> tensor<3x2x3x2xf32>
%15 = "stablehlo.reverse"(%14) {dimensions = array<i64: 2, 3>} : (tensor<3x2x3x2xf32>) -> tensor<3x2x3x2xf32>
%16 = "stablehlo.convolution"(%4, %15) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 1>, padding = dense<[[1, 2], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<10x3x3x3xf32>, tensor<3x2x3x2xf32>) -> tensor<10x2x6x4xf32>
%17 = "stablehlo.reshape"(%16) : (tensor<10x2x6x4xf32>) -> tensor<2x5x2x6x4xf32>
%18 = "stablehlo.transpose"(%17) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x5x2x6x4xf32>) -> tensor<2x2x5x6x4xf32>
%19 = "stablehlo.add"(%12, %18) : (tensor<2x2x5x6x4xf32>, tensor<2x2x5x6x4xf32>) -> tensor<2x2x5x6x4xf32>
%20 = "stablehlo.slice"(%2) {limit_indices = array<i64: 3, 2, 3, 3, 2>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x2x3x3x2xf32>) -> tensor<3x2x1x3x2xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<3x2x1x3x2xf32>) -> tensor<3x2x3x2xf32>
%22 = "stablehlo.reverse"(%21) {dimensions = array<i64: 2, 3>} : (tensor<3x2x3x2xf32>) -> tensor<3x2x3x2xf32>
%23 = "stablehlo.convolution"(%4, %22) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 1>, padding = dense<[[1, 2], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<10x3x3x3xf32>, tensor<3x2x3x2xf32>) -> tensor<10x2x6x4xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<10x2x6x4xf32>) -> tensor<2x5x2x6x4xf32>
%25 = "stablehlo.transpose"(%24) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x5x2x6x4xf32>) -> tensor<2x2x5x6x4xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%27 = "stablehlo.pad"(%25, %26) {edge_padding_high = array<i64: 0, 0, -1, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x2x5x6x4xf32>, tensor<f32>) -> tensor<2x2x5x6x4xf32>
%28 = "stablehlo.add"(%19, %27) : (tensor<2x2x5x6x4xf32>, tensor<2x2x5x6x4xf32>) -> tensor<2x2x5x6x4xf32>
%29 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x3x5x3x3xf32>) -> tensor<2x5x3x3x3xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<2x5x3x3x3xf32>) -> tensor<10x3x3x3xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.pad"(%1, %31) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x2x5x6x4xf32>, tensor<f32>) -> tensor<2x2x7x6x4xf32>
%33 = "stablehlo.slice"(%32) {limit_indices = array<i64: 2, 2, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x2x7x6x4xf32>) -> tensor<2x2x5x6x4xf32>
%34 = "stablehlo.transpose"(%33) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x2x5x6x4xf32>) -> tensor<2x5x2x6x4xf32>
%35 = "stablehlo.reshape"(%34) : (tensor<2x5x2x6x4xf32>) -> tensor<10x2x6x4xf32>
%36 = "stablehlo.convolution"(%35, %30) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<10x2x6x4xf32>, tensor<10x3x3x3xf32>) -> tensor<3x2x3x2xf32>
%37 = "stablehlo.reshape"(%36) : (tensor<3x2x3x2xf32>) -> tensor<3x2x1x3x2xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.pad"(%1, %38) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x2x5x6x4xf32>, tensor<f32>) -> tensor<2x2x7x6x4xf32>
%40 = "stablehlo.slice"(%39) {limit_indices = array<i64: 2, 2, 6, 6, 4>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x2x7x6x4xf32>) -> tensor<2x2x5x6x4xf32>
%41 = "stablehlo.transpose"(%40) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x2x5x6x4xf32>) -> tensor<2x5x2x6x4xf32>
%42 = "stablehlo.reshape"(%41) : (tensor<2x5x2x6x4xf32>) -> tensor<10x2x6x4xf32>
%43 = "stablehlo.convolution"(%42, %30) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<10x2x6x4xf32>, tensor<10x3x3x3xf32>) -> tensor<3x2x3x2xf32>
%44 = "stablehlo.reshape"(%43) : (tensor<3x2x3x2xf32>) -> tensor<3x2x1x3x2xf32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.pad"(%1, %45) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x2x5x6x4xf32>, tensor<f32>) -> tensor<2x2x7x6x4xf32>
%47 = "stablehlo.slice"(%46) {limit_indices = array<i64: 2, 2, 7, 6, 4>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x2x7x6x4xf32>) -> tensor<2x2x5x6x4xf32>
%48 = "stablehlo.transpose"(%47) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x2x5x6x4xf32>) -> tensor<2x5x2x6x4xf32>
%49 = "stablehlo.reshape"(%48) : (tensor<2x5x2x6x4xf32>) -> tensor<10x2x6x4xf32>
%50 = "stablehlo.convolution"(%49, %30) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<10x2x6x4xf32>, tensor<10x3x3x3xf32>) -> tensor<3x2x3x2xf32>
%51 = "stablehlo.reshape"(%50) : (tensor<3x2x3x2xf32>) -> tensor<3x2x1x3x2xf32>
%52 = "stablehlo.concatenate"(%37, %44, %51) {dimension = 2 : i64} : (tensor<3x2x1x3x2xf32>, tensor<3x2x1x3x2xf32>, tensor<3x2x1x3x2xf32>) -> tensor<3x2x3x3x2xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.reduce"(%0, %53) ({
^bb0(%54: tensor<f32>, %55: tensor<f32>):
%56 = "stablehlo.add"(%54, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%56) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3, 4>} : (tensor<2x3x5x3x3xf32>, tensor<f32>) -> tensor<3xf32>
return %28, %52, %57 : tensor<2x2x5x6x4xf32>, tensor<3x2x3x3x2xf32>, tensor<3xf32>
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
%35 = "stablehlo.convolution"(%1, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x8x2x2xbf16>, tensor<1x16x2x2xbf16>) -> tensor<16x8x3x3xf32>
%36 = "stablehlo.convert"(%35) : (tensor<16x8x3x3xf32>) -> tensor<16x8x3x3xbf16>
%37 = "stablehlo.convert"(%0) : (tensor<1x16x2x2xbf16>) -> tensor<1x16x2x2xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%42 = "stablehlo.reduce"(%37, %38) ({
^bb0(%39: tensor<f32>, %40: tensor<f32>):
%41 = "stablehlo.add"(%39, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%41) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<1x16x2x2xf32>, tensor<f32>) -> tensor<16xf32>
%43 = "stablehlo.convert"(%42) : (tensor<16xf32>) -> tensor<16xbf16>
return %34, %36, %43 : tensor<1x8x2x2xbf16>, tensor<16x8x3x3xbf16>, tensor<16xbf16>
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

