// f32[2,18,6] [5,6] [2,3] [1,2] [1,0] [2,1]
module @example {
func.func public @main(%0: tensor<2x18x6xf32>) -> (tensor<2x3x5x6xf32>) {
%1 = "stablehlo.reshape"(%0) : (tensor<2x18x6xf32>) -> tensor<2x3x6x3x2xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 3, 1, 3, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x3x1x3x2xf32>) -> tensor<2x3x3x2xf32>
%5 = "stablehlo.pad"(%4, %2) {edge_padding_high = array<i64: 0, 0, 1, 4>, edge_padding_low = array<i64: 0, 0, -1, 0>, interior_padding = array<i64: 0, 0, 1, 0>} : (tensor<2x3x3x2xf32>, tensor<f32>) -> tensor<2x3x5x6xf32>
%6 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 3, 2, 3, 2>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<2x3x1x3x2xf32>) -> tensor<2x3x3x2xf32>
%8 = "stablehlo.pad"(%7, %2) {edge_padding_high = array<i64: 0, 0, 1, 2>, edge_padding_low = array<i64: 0, 0, -1, 2>, interior_padding = array<i64: 0, 0, 1, 0>} : (tensor<2x3x3x2xf32>, tensor<f32>) -> tensor<2x3x5x6xf32>
%9 = "stablehlo.add"(%5, %8) : (tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
%10 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 3, 3, 3, 2>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<2x3x1x3x2xf32>) -> tensor<2x3x3x2xf32>
%12 = "stablehlo.pad"(%11, %2) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, -1, 4>, interior_padding = array<i64: 0, 0, 1, 0>} : (tensor<2x3x3x2xf32>, tensor<f32>) -> tensor<2x3x5x6xf32>
%13 = "stablehlo.add"(%9, %12) : (tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
%14 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 3, 4, 3, 2>, start_indices = array<i64: 0, 0, 3, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<2x3x1x3x2xf32>) -> tensor<2x3x3x2xf32>
%16 = "stablehlo.pad"(%15, %2) {edge_padding_high = array<i64: 0, 0, 0, 4>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 1, 0>} : (tensor<2x3x3x2xf32>, tensor<f32>) -> tensor<2x3x5x6xf32>
%17 = "stablehlo.add"(%13, %16) : (tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
%18 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 3, 5, 3, 2>, start_indices = array<i64: 0, 0, 4, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<2x3x1x3x2xf32>) -> tensor<2x3x3x2xf32>
%20 = "stablehlo.pad"(%19, %2) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 1, 0>} : (tensor<2x3x3x2xf32>, tensor<f32>) -> tensor<2x3x5x6xf32>
%21 = "stablehlo.add"(%17, %20) : (tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
%22 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 3, 6, 3, 2>, start_indices = array<i64: 0, 0, 5, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<2x3x1x3x2xf32>) -> tensor<2x3x3x2xf32>
%24 = "stablehlo.pad"(%23, %2) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 4>, interior_padding = array<i64: 0, 0, 1, 0>} : (tensor<2x3x3x2xf32>, tensor<f32>) -> tensor<2x3x5x6xf32>
%25 = "stablehlo.add"(%21, %24) : (tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
return %25 : tensor<2x3x5x6xf32>
}
}

// f32[12,4] [4,4] [2,2] [1,1] [0,0] [2,2]
module @example {
func.func public @main(%0: tensor<12x4xf32>) -> (tensor<3x4x4xf32>) {
%1 = "stablehlo.reshape"(%0) : (tensor<12x4xf32>) -> tensor<1x3x4x2x2xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.reshape"(%1) : (tensor<1x3x4x2x2xf32>) -> tensor<1x3x2x2x2x2xf32>
%4 = "stablehlo.transpose"(%3) {permutation = array<i64: 0, 1, 4, 2, 5, 3>} : (tensor<1x3x2x2x2x2xf32>) -> tensor<1x3x2x2x2x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<1x3x2x2x2x2xf32>) -> tensor<1x3x4x4xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<1x3x4x4xf32>) -> tensor<3x4x4xf32>
return %6 : tensor<3x4x4xf32>
}
}

// bf16[1,18,16] [4,4] [3,3] [1,1] [1,1] [1,1]
module @example {
func.func public @main(%0: tensor<1x18x16xbf16>) -> (tensor<1x2x4x4xbf16>) {
%1 = "stablehlo.reshape"(%0) : (tensor<1x18x16xbf16>) -> tensor<1x2x9x4x4xbf16>
%2 = "stablehlo.convert"(%1) : (tensor<1x2x9x4x4xbf16>) -> tensor<1x2x9x4x4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 1, 4, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x9x4x4xf32>) -> tensor<1x2x1x4x4xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<1x2x1x4x4xf32>) -> tensor<1x2x4x4xf32>
%6 = "stablehlo.pad"(%5, %3) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, -1, -1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%7 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 2, 4, 4>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x9x4x4xf32>) -> tensor<1x2x1x4x4xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<1x2x1x4x4xf32>) -> tensor<1x2x4x4xf32>
%9 = "stablehlo.pad"(%8, %3) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, -1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%10 = "stablehlo.add"(%6, %9) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%11 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 3, 4, 4>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x9x4x4xf32>) -> tensor<1x2x1x4x4xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<1x2x1x4x4xf32>) -> tensor<1x2x4x4xf32>
%13 = "stablehlo.pad"(%12, %3) {edge_padding_high = array<i64: 0, 0, 1, -1>, edge_padding_low = array<i64: 0, 0, -1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%14 = "stablehlo.add"(%10, %13) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%15 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 4, 4, 4>, start_indices = array<i64: 0, 0, 3, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x9x4x4xf32>) -> tensor<1x2x1x4x4xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<1x2x1x4x4xf32>) -> tensor<1x2x4x4xf32>
%17 = "stablehlo.pad"(%16, %3) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, -1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%18 = "stablehlo.add"(%14, %17) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%19 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 5, 4, 4>, start_indices = array<i64: 0, 0, 4, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x9x4x4xf32>) -> tensor<1x2x1x4x4xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<1x2x1x4x4xf32>) -> tensor<1x2x4x4xf32>
%21 = "stablehlo.add"(%18, %20) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%22 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 6, 4, 4>, start_indices = array<i64: 0, 0, 5, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x9x4x4xf32>) -> tensor<1x2x1x4x4xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<1x2x1x4x4xf32>) -> tensor<1x2x4x4xf32>
%24 = "stablehlo.pad"(%23, %3) {edge_padding_high = array<i64: 0, 0, 0, -1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%25 = "stablehlo.add"(%21, %24) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%26 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 7, 4, 4>, start_indices = array<i64: 0, 0, 6, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x9x4x4xf32>) -> tensor<1x2x1x4x4xf32>
%27 = "stablehlo.reshape"(%26) : (tensor<1x2x1x4x4xf32>) -> tensor<1x2x4x4xf32>
%28 = "stablehlo.pad"(%27, %3) {edge_padding_high = array<i64: 0, 0, -1, 1>, edge_padding_low = array<i64: 0, 0, 1, -1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%29 = "stablehlo.add"(%25, %28) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%30 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 8, 4, 4>, start_indices = array<i64: 0, 0, 7, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x9x4x4xf32>) -> tensor<1x2x1x4x4xf32>
%31 = "stablehlo.reshape"(%30) : (tensor<1x2x1x4x4xf32>) -> tensor<1x2x4x4xf32>
%32 = "stablehlo.pad"(%31, %3) {edge_padding_high = array<i64: 0, 0, -1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%33 = "stablehlo.add"(%29, %32) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%34 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 9, 4, 4>, start_indices = array<i64: 0, 0, 8, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x9x4x4xf32>) -> tensor<1x2x1x4x4xf32>
%35 = "stablehlo.reshape"(%34) : (tensor<1x2x1x4x4xf32>) -> tensor<1x2x4x4xf32>
%36 = "stablehlo.pad"(%35, %3) {edge_padding_high = array<i64: 0, 0, -1, -1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%37 = "stablehlo.add"(%33, %36) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%38 = "stablehlo.convert"(%37) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
return %38 : tensor<1x2x4x4xbf16>
}
}

