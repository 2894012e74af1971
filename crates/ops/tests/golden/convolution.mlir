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
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.pad"(%0, %3) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x4x7x7xf32>, tensor<f32>) -> tensor<2x4x9x9xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1, 3, 4>} : (tensor<2x4x9x9xf32>) -> tensor<2x4x2x9x9xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<2x4x2x9x9xf32>) -> tensor<2x8x9x9xf32>
%7 = "stablehlo.slice"(%6) {limit_indices = array<i64: 2, 8, 7, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%8 = "stablehlo.slice"(%1) {limit_indices = array<i64: 8, 1, 1, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x1x1xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<8x1x1x1xf32>) -> tensor<8xf32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%11 = "stablehlo.multiply"(%7, %10) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%12 = "stablehlo.slice"(%6) {limit_indices = array<i64: 2, 8, 7, 8>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%13 = "stablehlo.slice"(%1) {limit_indices = array<i64: 8, 1, 1, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x1x1xf32>
%14 = "stablehlo.reshape"(%13) : (tensor<8x1x1x1xf32>) -> tensor<8xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%16 = "stablehlo.multiply"(%12, %15) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%17 = "stablehlo.add"(%11, %16) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%18 = "stablehlo.slice"(%6) {limit_indices = array<i64: 2, 8, 7, 9>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%19 = "stablehlo.slice"(%1) {limit_indices = array<i64: 8, 1, 1, 3>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x1x1xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<8x1x1x1xf32>) -> tensor<8xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%22 = "stablehlo.multiply"(%18, %21) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%23 = "stablehlo.add"(%17, %22) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%24 = "stablehlo.slice"(%6) {limit_indices = array<i64: 2, 8, 8, 7>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%25 = "stablehlo.slice"(%1) {limit_indices = array<i64: 8, 1, 2, 1>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x1x1xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<8x1x1x1xf32>) -> tensor<8xf32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%28 = "stablehlo.multiply"(%24, %27) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%29 = "stablehlo.add"(%23, %28) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%30 = "stablehlo.slice"(%6) {limit_indices = array<i64: 2, 8, 8, 8>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%31 = "stablehlo.slice"(%1) {limit_indices = array<i64: 8, 1, 2, 2>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x1x1xf32>
%32 = "stablehlo.reshape"(%31) : (tensor<8x1x1x1xf32>) -> tensor<8xf32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%34 = "stablehlo.multiply"(%30, %33) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%35 = "stablehlo.add"(%29, %34) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%36 = "stablehlo.slice"(%6) {limit_indices = array<i64: 2, 8, 8, 9>, start_indices = array<i64: 0, 0, 1, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%37 = "stablehlo.slice"(%1) {limit_indices = array<i64: 8, 1, 2, 3>, start_indices = array<i64: 0, 0, 1, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x1x1xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<8x1x1x1xf32>) -> tensor<8xf32>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%40 = "stablehlo.multiply"(%36, %39) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%41 = "stablehlo.add"(%35, %40) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%42 = "stablehlo.slice"(%6) {limit_indices = array<i64: 2, 8, 9, 7>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%43 = "stablehlo.slice"(%1) {limit_indices = array<i64: 8, 1, 3, 1>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x1x1xf32>
%44 = "stablehlo.reshape"(%43) : (tensor<8x1x1x1xf32>) -> tensor<8xf32>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%46 = "stablehlo.multiply"(%42, %45) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%47 = "stablehlo.add"(%41, %46) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%48 = "stablehlo.slice"(%6) {limit_indices = array<i64: 2, 8, 9, 8>, start_indices = array<i64: 0, 0, 2, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%49 = "stablehlo.slice"(%1) {limit_indices = array<i64: 8, 1, 3, 2>, start_indices = array<i64: 0, 0, 2, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x1x1xf32>
%50 = "stablehlo.reshape"(%49) : (tensor<8x1x1x1xf32>) -> tensor<8xf32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%52 = "stablehlo.multiply"(%48, %51) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%53 = "stablehlo.add"(%47, %52) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%54 = "stablehlo.slice"(%6) {limit_indices = array<i64: 2, 8, 9, 9>, start_indices = array<i64: 0, 0, 2, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x8x9x9xf32>) -> tensor<2x8x7x7xf32>
%55 = "stablehlo.slice"(%1) {limit_indices = array<i64: 8, 1, 3, 3>, start_indices = array<i64: 0, 0, 2, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<8x1x3x3xf32>) -> tensor<8x1x1x1xf32>
%56 = "stablehlo.reshape"(%55) : (tensor<8x1x1x1xf32>) -> tensor<8xf32>
%57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%58 = "stablehlo.multiply"(%54, %57) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%59 = "stablehlo.add"(%53, %58) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
%60 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8x7x7xf32>
%61 = "stablehlo.add"(%59, %60) : (tensor<2x8x7x7xf32>, tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
return %61 : tensor<2x8x7x7xf32>
}
}

// f32[2,3,8,7] f32[6,1,3,2] f32[6] [2,1] [1,1] [1,2] false [0,0] 3
module @example {
func.func public @main(%0: tensor<2x3x8x7xf32>, %1: tensor<6x1x3x2xf32>, %2: tensor<6xf32>) -> (tensor<2x6x4x7xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.pad"(%0, %3) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x7xf32>, tensor<f32>) -> tensor<2x3x9x9xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1, 3, 4>} : (tensor<2x3x9x9xf32>) -> tensor<2x3x2x9x9xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<2x3x2x9x9xf32>) -> tensor<2x6x9x9xf32>
%7 = "stablehlo.slice"(%6) {limit_indices = array<i64: 2, 6, 7, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x6x9x9xf32>) -> tensor<2x6x4x7xf32>
%8 = "stablehlo.slice"(%1) {limit_indices = array<i64: 6, 1, 1, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x3x2xf32>) -> tensor<6x1x1x1xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x4x7xf32>
%11 = "stablehlo.multiply"(%7, %10) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
%12 = "stablehlo.slice"(%6) {limit_indices = array<i64: 2, 6, 7, 9>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x6x9x9xf32>) -> tensor<2x6x4x7xf32>
%13 = "stablehlo.slice"(%1) {limit_indices = array<i64: 6, 1, 1, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x3x2xf32>) -> tensor<6x1x1x1xf32>
%14 = "stablehlo.reshape"(%13) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x4x7xf32>
%16 = "stablehlo.multiply"(%12, %15) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
%17 = "stablehlo.add"(%11, %16) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
%18 = "stablehlo.slice"(%6) {limit_indices = array<i64: 2, 6, 8, 7>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x6x9x9xf32>) -> tensor<2x6x4x7xf32>
%19 = "stablehlo.slice"(%1) {limit_indices = array<i64: 6, 1, 2, 1>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x3x2xf32>) -> tensor<6x1x1x1xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x4x7xf32>
%22 = "stablehlo.multiply"(%18, %21) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
%23 = "stablehlo.add"(%17, %22) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
%24 = "stablehlo.slice"(%6) {limit_indices = array<i64: 2, 6, 8, 9>, start_indices = array<i64: 0, 0, 1, 2>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x6x9x9xf32>) -> tensor<2x6x4x7xf32>
%25 = "stablehlo.slice"(%1) {limit_indices = array<i64: 6, 1, 2, 2>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x3x2xf32>) -> tensor<6x1x1x1xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x4x7xf32>
%28 = "stablehlo.multiply"(%24, %27) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
%29 = "stablehlo.add"(%23, %28) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
%30 = "stablehlo.slice"(%6) {limit_indices = array<i64: 2, 6, 9, 7>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x6x9x9xf32>) -> tensor<2x6x4x7xf32>
%31 = "stablehlo.slice"(%1) {limit_indices = array<i64: 6, 1, 3, 1>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x3x2xf32>) -> tensor<6x1x1x1xf32>
%32 = "stablehlo.reshape"(%31) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x4x7xf32>
%34 = "stablehlo.multiply"(%30, %33) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
%35 = "stablehlo.add"(%29, %34) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
%36 = "stablehlo.slice"(%6) {limit_indices = array<i64: 2, 6, 9, 9>, start_indices = array<i64: 0, 0, 2, 2>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x6x9x9xf32>) -> tensor<2x6x4x7xf32>
%37 = "stablehlo.slice"(%1) {limit_indices = array<i64: 6, 1, 3, 2>, start_indices = array<i64: 0, 0, 2, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x3x2xf32>) -> tensor<6x1x1x1xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x4x7xf32>
%40 = "stablehlo.multiply"(%36, %39) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
%41 = "stablehlo.add"(%35, %40) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
%42 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x4x7xf32>
%43 = "stablehlo.add"(%41, %42) : (tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
return %43 : tensor<2x6x4x7xf32>
}
}

// f32[2,6,5,6] f32[6,2,2,2] none [2,2] [0,0] [1,1] true [1,0] 2
module @example {
func.func public @main(%0: tensor<2x6x5x6xf32>, %1: tensor<6x2x2x2xf32>) -> (tensor<2x4x11x12xf32>) {
%2 = "stablehlo.reverse"(%1) {dimensions = array<i64: 2, 3>} : (tensor<6x2x2x2xf32>) -> tensor<6x2x2x2xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<6x2x2x2xf32>) -> tensor<2x3x2x2x2xf32>
%4 = "stablehlo.transpose"(%3) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x3x2x2x2xf32>) -> tensor<2x2x3x2x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x2x3x2x2xf32>) -> tensor<4x3x2x2xf32>
%6 = "stablehlo.convolution"(%0, %5) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[1, 2], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x6x5x6xf32>, tensor<4x3x2x2xf32>) -> tensor<2x4x11x12xf32>
return %6 : tensor<2x4x11x12xf32>
}
}

// f32[2,6,5,6] f32[6,1,2,2] none [2,2] [1,0] [1,1] true [1,0] 6
module @example {
func.func public @main(%0: tensor<2x6x5x6xf32>, %1: tensor<6x1x2x2xf32>) -> (tensor<2x6x9x12xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.pad"(%0, %2) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 1, 1>} : (tensor<2x6x5x6xf32>, tensor<f32>) -> tensor<2x6x10x13xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 10, 13>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x6x10x13xf32>) -> tensor<2x6x9x12xf32>
%5 = "stablehlo.slice"(%1) {limit_indices = array<i64: 6, 1, 1, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x2x2xf32>) -> tensor<6x1x1x1xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x9x12xf32>
%8 = "stablehlo.multiply"(%4, %7) : (tensor<2x6x9x12xf32>, tensor<2x6x9x12xf32>) -> tensor<2x6x9x12xf32>
%9 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 10, 12>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x6x10x13xf32>) -> tensor<2x6x9x12xf32>
%10 = "stablehlo.slice"(%1) {limit_indices = array<i64: 6, 1, 1, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x2x2xf32>) -> tensor<6x1x1x1xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x9x12xf32>
%13 = "stablehlo.multiply"(%9, %12) : (tensor<2x6x9x12xf32>, tensor<2x6x9x12xf32>) -> tensor<2x6x9x12xf32>
%14 = "stablehlo.add"(%8, %13) : (tensor<2x6x9x12xf32>, tensor<2x6x9x12xf32>) -> tensor<2x6x9x12xf32>
%15 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 9, 13>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x6x10x13xf32>) -> tensor<2x6x9x12xf32>
%16 = "stablehlo.slice"(%1) {limit_indices = array<i64: 6, 1, 2, 1>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x2x2xf32>) -> tensor<6x1x1x1xf32>
%17 = "stablehlo.reshape"(%16) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x9x12xf32>
%19 = "stablehlo.multiply"(%15, %18) : (tensor<2x6x9x12xf32>, tensor<2x6x9x12xf32>) -> tensor<2x6x9x12xf32>
%20 = "stablehlo.add"(%14, %19) : (tensor<2x6x9x12xf32>, tensor<2x6x9x12xf32>) -> tensor<2x6x9x12xf32>
%21 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 9, 12>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x6x10x13xf32>) -> tensor<2x6x9x12xf32>
%22 = "stablehlo.slice"(%1) {limit_indices = array<i64: 6, 1, 2, 2>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<6x1x2x2xf32>) -> tensor<6x1x1x1xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<6x1x1x1xf32>) -> tensor<6xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x9x12xf32>
%25 = "stablehlo.multiply"(%21, %24) : (tensor<2x6x9x12xf32>, tensor<2x6x9x12xf32>) -> tensor<2x6x9x12xf32>
%26 = "stablehlo.add"(%20, %25) : (tensor<2x6x9x12xf32>, tensor<2x6x9x12xf32>) -> tensor<2x6x9x12xf32>
%27 = "stablehlo.reshape"(%26) : (tensor<2x6x9x12xf32>) -> tensor<2x6x1x9x12xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.reduce"(%27, %28) ({
^bb0(%29: tensor<f32>, %30: tensor<f32>):
%31 = "stablehlo.add"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%31) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x6x1x9x12xf32>, tensor<f32>) -> tensor<2x6x9x12xf32>
return %32 : tensor<2x6x9x12xf32>
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
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.pad"(%0, %3) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x5x5xf32>
%5 = "stablehlo.slice"(%4) {limit_indices = array<i64: 1, 2, 3, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x5x5xf32>) -> tensor<1x2x2x5xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<1x2x2x5xf32>) -> tensor<1x2x1x2x5xf32>
%7 = "stablehlo.slice"(%4) {limit_indices = array<i64: 1, 2, 4, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x5x5xf32>) -> tensor<1x2x2x5xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<1x2x2x5xf32>) -> tensor<1x2x1x2x5xf32>
%9 = "stablehlo.slice"(%4) {limit_indices = array<i64: 1, 2, 5, 5>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x5x5xf32>) -> tensor<1x2x2x5xf32>
%10 = "stablehlo.reshape"(%9) : (tensor<1x2x2x5xf32>) -> tensor<1x2x1x2x5xf32>
%11 = "stablehlo.concatenate"(%6, %8, %10) {dimension = 2 : i64} : (tensor<1x2x1x2x5xf32>, tensor<1x2x1x2x5xf32>, tensor<1x2x1x2x5xf32>) -> tensor<1x2x3x2x5xf32>
%12 = "stablehlo.slice"(%11) {limit_indices = array<i64: 1, 2, 3, 2, 3>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<1x2x3x2x5xf32>) -> tensor<1x2x3x2x2xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<1x2x3x2x2xf32>) -> tensor<1x2x3x1x2x2xf32>
%14 = "stablehlo.slice"(%11) {limit_indices = array<i64: 1, 2, 3, 2, 4>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<1x2x3x2x5xf32>) -> tensor<1x2x3x2x2xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<1x2x3x2x2xf32>) -> tensor<1x2x3x1x2x2xf32>
%16 = "stablehlo.slice"(%11) {limit_indices = array<i64: 1, 2, 3, 2, 5>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<1x2x3x2x5xf32>) -> tensor<1x2x3x2x2xf32>
%17 = "stablehlo.reshape"(%16) : (tensor<1x2x3x2x2xf32>) -> tensor<1x2x3x1x2x2xf32>
%18 = "stablehlo.concatenate"(%13, %15, %17) {dimension = 3 : i64} : (tensor<1x2x3x1x2x2xf32>, tensor<1x2x3x1x2x2xf32>, tensor<1x2x3x1x2x2xf32>) -> tensor<1x2x3x3x2x2xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<1x2x3x3x2x2xf32>) -> tensor<1x2x9x2x2xf32>
%20 = "stablehlo.transpose"(%19) {permutation = array<i64: 1, 2, 0, 3, 4>} : (tensor<1x2x9x2x2xf32>) -> tensor<2x9x1x2x2xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<2x9x1x2x2xf32>) -> tensor<18x4xf32>
%22 = "stablehlo.reshape"(%1) : (tensor<64x2x3x3xf32>) -> tensor<64x18xf32>
%23 = "stablehlo.dot_general"(%22, %21) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<64x18xf32>, tensor<18x4xf32>) -> tensor<64x4xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<64x4xf32>) -> tensor<64x1x2x2xf32>
%25 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<64x1x2x2xf32>) -> tensor<1x64x2x2xf32>
%26 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<64xf32>) -> tensor<1x64x2x2xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<1x64x2x2xf32>, tensor<1x64x2x2xf32>) -> tensor<1x64x2x2xf32>
return %27 : tensor<1x64x2x2xf32>
}
}

// f32[1,6,2,2] f32[16,6,3,3] none [1,1] [1,1] [1,1] false [0,0] 1
module @example {
func.func public @main(%0: tensor<1x6x2x2xf32>, %1: tensor<16x6x3x3xf32>) -> (tensor<1x16x2x2xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.pad"(%0, %2) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x6x2x2xf32>, tensor<f32>) -> tensor<1x6x4x4xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1, 6, 2, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x6x4x4xf32>) -> tensor<1x6x2x4xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<1x6x2x4xf32>) -> tensor<1x6x1x2x4xf32>
%6 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1, 6, 3, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x6x4x4xf32>) -> tensor<1x6x2x4xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<1x6x2x4xf32>) -> tensor<1x6x1x2x4xf32>
%8 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1, 6, 4, 4>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x6x4x4xf32>) -> tensor<1x6x2x4xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<1x6x2x4xf32>) -> tensor<1x6x1x2x4xf32>
%10 = "stablehlo.concatenate"(%5, %7, %9) {dimension = 2 : i64} : (tensor<1x6x1x2x4xf32>, tensor<1x6x1x2x4xf32>, tensor<1x6x1x2x4xf32>) -> tensor<1x6x3x2x4xf32>
%11 = "stablehlo.slice"(%10) {limit_indices = array<i64: 1, 6, 3, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x6x3x2x4xf32>) -> tensor<1x6x3x2x2xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<1x6x3x2x2xf32>) -> tensor<1x6x3x1x2x2xf32>
%13 = "stablehlo.slice"(%10) {limit_indices = array<i64: 1, 6, 3, 2, 3>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x6x3x2x4xf32>) -> tensor<1x6x3x2x2xf32>
%14 = "stablehlo.reshape"(%13) : (tensor<1x6x3x2x2xf32>) -> tensor<1x6x3x1x2x2xf32>
%15 = "stablehlo.slice"(%10) {limit_indices = array<i64: 1, 6, 3, 2, 4>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x6x3x2x4xf32>) -> tensor<1x6x3x2x2xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<1x6x3x2x2xf32>) -> tensor<1x6x3x1x2x2xf32>
%17 = "stablehlo.concatenate"(%12, %14, %16) {dimension = 3 : i64} : (tensor<1x6x3x1x2x2xf32>, tensor<1x6x3x1x2x2xf32>, tensor<1x6x3x1x2x2xf32>) -> tensor<1x6x3x3x2x2xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<1x6x3x3x2x2xf32>) -> tensor<1x6x9x2x2xf32>
%19 = "stablehlo.transpose"(%18) {permutation = array<i64: 1, 2, 0, 3, 4>} : (tensor<1x6x9x2x2xf32>) -> tensor<6x9x1x2x2xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<6x9x1x2x2xf32>) -> tensor<54x4xf32>
%21 = "stablehlo.reshape"(%1) : (tensor<16x6x3x3xf32>) -> tensor<16x54xf32>
%22 = "stablehlo.dot_general"(%21, %20) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<16x54xf32>, tensor<54x4xf32>) -> tensor<16x4xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<16x4xf32>) -> tensor<16x1x2x2xf32>
%24 = "stablehlo.transpose"(%23) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<16x1x2x2xf32>) -> tensor<1x16x2x2xf32>
return %24 : tensor<1x16x2x2xf32>
}
}

// f32[1,6,8,8] f32[32,6,4,4] none [4,4] [0,0] [1,1] false [0,0] 1
module @example {
func.func public @main(%0: tensor<1x6x8x8xf32>, %1: tensor<32x6x4x4xf32>) -> (tensor<1x32x2x2xf32>) {
%2 = "stablehlo.reshape"(%0) : (tensor<1x6x8x8xf32>) -> tensor<1x6x2x4x2x4xf32>
%3 = "stablehlo.transpose"(%2) {permutation = array<i64: 0, 1, 3, 5, 2, 4>} : (tensor<1x6x2x4x2x4xf32>) -> tensor<1x6x4x4x2x2xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<1x6x4x4x2x2xf32>) -> tensor<1x6x16x2x2xf32>
%5 = "stablehlo.transpose"(%4) {permutation = array<i64: 1, 2, 0, 3, 4>} : (tensor<1x6x16x2x2xf32>) -> tensor<6x16x1x2x2xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<6x16x1x2x2xf32>) -> tensor<96x4xf32>
%7 = "stablehlo.reshape"(%1) : (tensor<32x6x4x4xf32>) -> tensor<32x96xf32>
%8 = "stablehlo.dot_general"(%7, %6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<32x96xf32>, tensor<96x4xf32>) -> tensor<32x4xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<32x4xf32>) -> tensor<32x1x2x2xf32>
%10 = "stablehlo.transpose"(%9) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<32x1x2x2xf32>) -> tensor<1x32x2x2xf32>
return %10 : tensor<1x32x2x2xf32>
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
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.pad"(%0, %3) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x2x5x6x4xf32>, tensor<f32>) -> tensor<2x2x7x6x4xf32>
%5 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 2, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x2x7x6x4xf32>) -> tensor<2x2x5x6x4xf32>
%6 = "stablehlo.transpose"(%5) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x2x5x6x4xf32>) -> tensor<2x5x2x6x4xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<2x5x2x6x4xf32>) -> tensor<10x2x6x4xf32>
%8 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 2, 1, 3, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x2x3x3x2xf32>) -> tensor<3x2x1x3x2xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<3x2x1x3x2xf32>) -> tensor<3x2x3x2xf32>
%10 = "stablehlo.convolution"(%7, %9) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 1>} : (tensor<10x2x6x4xf32>, tensor<3x2x3x2xf32>) -> tensor<10x3x3x3xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.pad"(%0, %11) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x2x5x6x4xf32>, tensor<f32>) -> tensor<2x2x7x6x4xf32>
%13 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 2, 6, 6, 4>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x2x7x6x4xf32>) -> tensor<2x2x5x6x4xf32>
%14 = "stablehlo.transpose"(%13) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x2x5x6x4xf32>) -> tensor<2x5x2x6x4xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<2x5x2x6x4xf32>) -> tensor<10x2x6x4xf32>
%16 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 2, 2, 3, 2>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x2x3x3x2xf32>) -> tensor<3x2x1x3x2xf32>
%17 = "stablehlo.reshape"(%16) : (tensor<3x2x1x3x2xf32>) -> tensor<3x2x3x2xf32>
%18 = "stablehlo.convolution"(%15, %17) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 1>} : (tensor<10x2x6x4xf32>, tensor<3x2x3x2xf32>) -> tensor<10x3x3x3xf32>
%19 = "stablehlo.add"(%10, %18) : (tensor<10x3x3x3xf32>, tensor<10x3x3x3xf32>) -> tensor<10x3x3x3xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.pad"(%0, %20) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x2x5x6x4xf32>, tensor<f32>) -> tensor<2x2x7x6x4xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 2, 7, 6, 4>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x2x7x6x4xf32>) -> tensor<2x2x5x6x4xf32>
%23 = "stablehlo.transpose"(%22) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x2x5x6x4xf32>) -> tensor<2x5x2x6x4xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<2x5x2x6x4xf32>) -> tensor<10x2x6x4xf32>
%25 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 2, 3, 3, 2>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x2x3x3x2xf32>) -> tensor<3x2x1x3x2xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<3x2x1x3x2xf32>) -> tensor<3x2x3x2xf32>
%27 = "stablehlo.convolution"(%24, %26) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 1>} : (tensor<10x2x6x4xf32>, tensor<3x2x3x2xf32>) -> tensor<10x3x3x3xf32>
%28 = "stablehlo.add"(%19, %27) : (tensor<10x3x3x3xf32>, tensor<10x3x3x3xf32>) -> tensor<10x3x3x3xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<10x3x3x3xf32>) -> tensor<2x5x3x3x3xf32>
%30 = "stablehlo.transpose"(%29) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x5x3x3x3xf32>) -> tensor<2x3x5x3x3xf32>
%31 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x5x3x3xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
return %32 : tensor<2x3x5x3x3xf32>
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
%3 = "stablehlo.reverse"(%1) {dimensions = array<i64: 2, 3>} : (tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<4x3x3x3xf32>) -> tensor<2x2x3x3x3xf32>
%5 = "stablehlo.transpose"(%4) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x2x3x3x3xf32>) -> tensor<2x3x2x3x3xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<2x3x2x3x3xf32>) -> tensor<6x2x3x3xf32>
%7 = "stablehlo.convolution"(%0, %6) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 3, 1>, padding = dense<[[2, 4], [3, 3]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x4x5x6xf32>, tensor<6x2x3x3xf32>) -> tensor<2x6x17x8xf32>
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
%2 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x2x3x3x3xf32>) -> tensor<2x3x2x3x3xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x2x3x3xf32>) -> tensor<6x2x3x3xf32>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 3, 1, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x2x2xf32>) -> tensor<2x3x1x2x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3x1x2x2xf32>) -> tensor<2x3x2x2xf32>
%6 = "stablehlo.reverse"(%5) {dimensions = array<i64: 2, 3>} : (tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
%7 = "stablehlo.convolution"(%3, %6) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<6x2x3x3xf32>, tensor<2x3x2x2xf32>) -> tensor<6x3x6x7xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<6x3x6x7xf32>) -> tensor<2x3x3x6x7xf32>
%9 = "stablehlo.transpose"(%8) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x3x3x6x7xf32>) -> tensor<2x3x3x6x7xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%11 = "stablehlo.pad"(%9, %10) {edge_padding_high = array<i64: 0, 0, 2, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 1, 0, 0>} : (tensor<2x3x3x6x7xf32>, tensor<f32>) -> tensor<2x3x7x6x7xf32>
%12 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 3, 2, 2, 2>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x2x2xf32>) -> tensor<2x3x1x2x2xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<2x3x1x2x2xf32>) -> tensor<2x3x2x2xf32>
%14 = "stablehlo.reverse"(%13) {dimensions = array<i64: 2, 3>} : (tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
%15 = "stablehlo.convolution"(%3, %14) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<6x2x3x3xf32>, tensor<2x3x2x2xf32>) -> tensor<6x3x6x7xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<6x3x6x7xf32>) -> tensor<2x3x3x6x7xf32>
%17 = "stablehlo.transpose"(%16) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x3x3x6x7xf32>) -> tensor<2x3x3x6x7xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.pad"(%17, %18) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 1, 0, 0>} : (tensor<2x3x3x6x7xf32>, tensor<f32>) -> tensor<2x3x7x6x7xf32>
%20 = "stablehlo.add"(%11, %19) : (tensor<2x3x7x6x7xf32>, tensor<2x3x7x6x7xf32>) -> tensor<2x3x7x6x7xf32>
return %20 : tensor<2x3x7x6x7xf32>
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
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<bf16>} : () -> tensor<bf16>
%4 = "stablehlo.pad"(%0, %3) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x8x2x2xbf16>, tensor<bf16>) -> tensor<1x8x4x4xbf16>
%5 = "stablehlo.slice"(%4) {limit_indices = array<i64: 1, 8, 2, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x8x4x4xbf16>) -> tensor<1x8x2x4xbf16>
%6 = "stablehlo.reshape"(%5) : (tensor<1x8x2x4xbf16>) -> tensor<1x8x1x2x4xbf16>
%7 = "stablehlo.slice"(%4) {limit_indices = array<i64: 1, 8, 3, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x8x4x4xbf16>) -> tensor<1x8x2x4xbf16>
%8 = "stablehlo.reshape"(%7) : (tensor<1x8x2x4xbf16>) -> tensor<1x8x1x2x4xbf16>
%9 = "stablehlo.slice"(%4) {limit_indices = array<i64: 1, 8, 4, 4>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x8x4x4xbf16>) -> tensor<1x8x2x4xbf16>
%10 = "stablehlo.reshape"(%9) : (tensor<1x8x2x4xbf16>) -> tensor<1x8x1x2x4xbf16>
%11 = "stablehlo.concatenate"(%6, %8, %10) {dimension = 2 : i64} : (tensor<1x8x1x2x4xbf16>, tensor<1x8x1x2x4xbf16>, tensor<1x8x1x2x4xbf16>) -> tensor<1x8x3x2x4xbf16>
%12 = "stablehlo.slice"(%11) {limit_indices = array<i64: 1, 8, 3, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x3x2x4xbf16>) -> tensor<1x8x3x2x2xbf16>
%13 = "stablehlo.reshape"(%12) : (tensor<1x8x3x2x2xbf16>) -> tensor<1x8x3x1x2x2xbf16>
%14 = "stablehlo.slice"(%11) {limit_indices = array<i64: 1, 8, 3, 2, 3>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x3x2x4xbf16>) -> tensor<1x8x3x2x2xbf16>
%15 = "stablehlo.reshape"(%14) : (tensor<1x8x3x2x2xbf16>) -> tensor<1x8x3x1x2x2xbf16>
%16 = "stablehlo.slice"(%11) {limit_indices = array<i64: 1, 8, 3, 2, 4>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x3x2x4xbf16>) -> tensor<1x8x3x2x2xbf16>
%17 = "stablehlo.reshape"(%16) : (tensor<1x8x3x2x2xbf16>) -> tensor<1x8x3x1x2x2xbf16>
%18 = "stablehlo.concatenate"(%13, %15, %17) {dimension = 3 : i64} : (tensor<1x8x3x1x2x2xbf16>, tensor<1x8x3x1x2x2xbf16>, tensor<1x8x3x1x2x2xbf16>) -> tensor<1x8x3x3x2x2xbf16>
%19 = "stablehlo.reshape"(%18) : (tensor<1x8x3x3x2x2xbf16>) -> tensor<1x8x9x2x2xbf16>
%20 = "stablehlo.transpose"(%19) {permutation = array<i64: 1, 2, 0, 3, 4>} : (tensor<1x8x9x2x2xbf16>) -> tensor<8x9x1x2x2xbf16>
%21 = "stablehlo.reshape"(%20) : (tensor<8x9x1x2x2xbf16>) -> tensor<72x4xbf16>
%22 = "stablehlo.reshape"(%1) : (tensor<16x8x3x3xbf16>) -> tensor<16x72xbf16>
%23 = "stablehlo.dot_general"(%22, %21) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x72xbf16>, tensor<72x4xbf16>) -> tensor<16x4xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<16x4xf32>) -> tensor<16x1x2x2xf32>
%25 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<16x1x2x2xf32>) -> tensor<1x16x2x2xf32>
%26 = "stablehlo.convert"(%2) : (tensor<16xbf16>) -> tensor<16xf32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<1x16x2x2xf32>
%28 = "stablehlo.add"(%25, %27) : (tensor<1x16x2x2xf32>, tensor<1x16x2x2xf32>) -> tensor<1x16x2x2xf32>
%29 = "stablehlo.convert"(%28) : (tensor<1x16x2x2xf32>) -> tensor<1x16x2x2xbf16>
return %29 : tensor<1x16x2x2xbf16>
}
}

// f16[2,3,9,8] f16[4,3,3,3] f16[4] [1,1] [0,0] [1,1] false [0,0] 1
module @example {
func.func public @main(%0: tensor<2x3x9x8xf16>, %1: tensor<4x3x3x3xf16>, %2: tensor<4xf16>) -> (tensor<2x4x7x6xf16>) {
%3 = "stablehlo.convert"(%0) : (tensor<2x3x9x8xf16>) -> tensor<2x3x9x8xf32>
%4 = "stablehlo.convert"(%1) : (tensor<4x3x3x3xf16>) -> tensor<4x3x3x3xf32>
%5 = "stablehlo.convolution"(%3, %4) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x3x9x8xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x7x6xf32>
%6 = "stablehlo.convert"(%2) : (tensor<4xf16>) -> tensor<4xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x7x6xf32>
%8 = "stablehlo.add"(%5, %7) : (tensor<2x4x7x6xf32>, tensor<2x4x7x6xf32>) -> tensor<2x4x7x6xf32>
%9 = "stablehlo.convert"(%8) : (tensor<2x4x7x6xf32>) -> tensor<2x4x7x6xf16>
return %9 : tensor<2x4x7x6xf16>
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

