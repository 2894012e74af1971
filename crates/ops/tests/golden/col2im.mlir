// f32[2,18,6] [5,6] [2,3] [1,2] [1,0] [2,1]
module @example {
func.func public @main(%0: tensor<2x18x6xf32>) -> (tensor<2x3x5x6xf32>) {
%1 = "stablehlo.reshape"(%0) : (tensor<2x18x6xf32>) -> tensor<2x3x6x3x2xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.reshape"(%1) : (tensor<2x3x6x3x2xf32>) -> tensor<2x3x2x3x3x2xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 2, 1, 3, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<2x3x2x3x3x2xf32>) -> tensor<2x3x2x1x3x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3x2x1x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%6 = "stablehlo.pad"(%5, %2) {edge_padding_high = array<i64: 0, 0, 0, 0, 4>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x3x2xf32>, tensor<f32>) -> tensor<2x3x2x3x6xf32>
%7 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 2, 2, 3, 2>, start_indices = array<i64: 0, 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<2x3x2x3x3x2xf32>) -> tensor<2x3x2x1x3x2xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<2x3x2x1x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%9 = "stablehlo.pad"(%8, %2) {edge_padding_high = array<i64: 0, 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x3x2xf32>, tensor<f32>) -> tensor<2x3x2x3x6xf32>
%10 = "stablehlo.add"(%6, %9) : (tensor<2x3x2x3x6xf32>, tensor<2x3x2x3x6xf32>) -> tensor<2x3x2x3x6xf32>
%11 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 2, 3, 3, 2>, start_indices = array<i64: 0, 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<2x3x2x3x3x2xf32>) -> tensor<2x3x2x1x3x2xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<2x3x2x1x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%13 = "stablehlo.pad"(%12, %2) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 4>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x3x2xf32>, tensor<f32>) -> tensor<2x3x2x3x6xf32>
%14 = "stablehlo.add"(%10, %13) : (tensor<2x3x2x3x6xf32>, tensor<2x3x2x3x6xf32>) -> tensor<2x3x2x3x6xf32>
%15 = "stablehlo.slice"(%14) {limit_indices = array<i64: 2, 3, 1, 3, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x3x6xf32>) -> tensor<2x3x1x3x6xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<2x3x1x3x6xf32>) -> tensor<2x3x3x6xf32>
%17 = "stablehlo.pad"(%16, %2) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 1, 0>} : (tensor<2x3x3x6xf32>, tensor<f32>) -> tensor<2x3x6x6xf32>
%18 = "stablehlo.slice"(%14) {limit_indices = array<i64: 2, 3, 2, 3, 6>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x3x6xf32>) -> tensor<2x3x1x3x6xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<2x3x1x3x6xf32>) -> tensor<2x3x3x6xf32>
%20 = "stablehlo.pad"(%19, %2) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 1, 0>} : (tensor<2x3x3x6xf32>, tensor<f32>) -> tensor<2x3x6x6xf32>
%21 = "stablehlo.add"(%17, %20) : (tensor<2x3x6x6xf32>, tensor<2x3x6x6xf32>) -> tensor<2x3x6x6xf32>
%22 = "stablehlo.pad"(%21, %2) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, -1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x6x6xf32>, tensor<f32>) -> tensor<2x3x5x6xf32>
return %22 : tensor<2x3x5x6xf32>
}
}

// f32[12,4] [4,4] [2,2] [1,1] [0,0] [2,2]
module @example {
func.func public @main(%0: tensor<12x4xf32>) -> (tensor<3x4x4xf32>) {
%1 = "stablehlo.reshape"(%0) : (tensor<12x4xf32>) -> tensor<1x3x4x2x2xf32>
%2 = "stablehlo.reshape"(%1) : (tensor<1x3x4x2x2xf32>) -> tensor<1x3x2x2x2x2xf32>
%3 = "stablehlo.transpose"(%2) {permutation = array<i64: 0, 1, 4, 2, 5, 3>} : (tensor<1x3x2x2x2x2xf32>) -> tensor<1x3x2x2x2x2xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<1x3x2x2x2x2xf32>) -> tensor<1x3x4x4xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<1x3x4x4xf32>) -> tensor<3x4x4xf32>
return %5 : tensor<3x4x4xf32>
}
}

// bf16[1,18,16] [4,4] [3,3] [1,1] [1,1] [1,1]
module @example {
func.func public @main(%0: tensor<1x18x16xbf16>) -> (tensor<1x2x4x4xbf16>) {
%1 = "stablehlo.reshape"(%0) : (tensor<1x18x16xbf16>) -> tensor<1x2x9x4x4xbf16>
%2 = "stablehlo.convert"(%1) : (tensor<1x2x9x4x4xbf16>) -> tensor<1x2x9x4x4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.reshape"(%2) : (tensor<1x2x9x4x4xf32>) -> tensor<1x2x3x3x4x4xf32>
%5 = "stablehlo.slice"(%4) {limit_indices = array<i64: 1, 2, 3, 1, 4, 4>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<1x2x3x3x4x4xf32>) -> tensor<1x2x3x1x4x4xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<1x2x3x1x4x4xf32>) -> tensor<1x2x3x4x4xf32>
%7 = "stablehlo.pad"(%6, %3) {edge_padding_high = array<i64: 0, 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x2x3x4x4xf32>, tensor<f32>) -> tensor<1x2x3x4x6xf32>
%8 = "stablehlo.slice"(%4) {limit_indices = array<i64: 1, 2, 3, 2, 4, 4>, start_indices = array<i64: 0, 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<1x2x3x3x4x4xf32>) -> tensor<1x2x3x1x4x4xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<1x2x3x1x4x4xf32>) -> tensor<1x2x3x4x4xf32>
%10 = "stablehlo.pad"(%9, %3) {edge_padding_high = array<i64: 0, 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x2x3x4x4xf32>, tensor<f32>) -> tensor<1x2x3x4x6xf32>
%11 = "stablehlo.add"(%7, %10) : (tensor<1x2x3x4x6xf32>, tensor<1x2x3x4x6xf32>) -> tensor<1x2x3x4x6xf32>
%12 = "stablehlo.slice"(%4) {limit_indices = array<i64: 1, 2, 3, 3, 4, 4>, start_indices = array<i64: 0, 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<1x2x3x3x4x4xf32>) -> tensor<1x2x3x1x4x4xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<1x2x3x1x4x4xf32>) -> tensor<1x2x3x4x4xf32>
%14 = "stablehlo.pad"(%13, %3) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x2x3x4x4xf32>, tensor<f32>) -> tensor<1x2x3x4x6xf32>
%15 = "stablehlo.add"(%11, %14) : (tensor<1x2x3x4x6xf32>, tensor<1x2x3x4x6xf32>) -> tensor<1x2x3x4x6xf32>
%16 = "stablehlo.slice"(%15) {limit_indices = array<i64: 1, 2, 1, 4, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x4x6xf32>) -> tensor<1x2x1x4x6xf32>
%17 = "stablehlo.reshape"(%16) : (tensor<1x2x1x4x6xf32>) -> tensor<1x2x4x6xf32>
%18 = "stablehlo.pad"(%17, %3) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x6xf32>, tensor<f32>) -> tensor<1x2x6x6xf32>
%19 = "stablehlo.slice"(%15) {limit_indices = array<i64: 1, 2, 2, 4, 6>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x4x6xf32>) -> tensor<1x2x1x4x6xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<1x2x1x4x6xf32>) -> tensor<1x2x4x6xf32>
%21 = "stablehlo.pad"(%20, %3) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x6xf32>, tensor<f32>) -> tensor<1x2x6x6xf32>
%22 = "stablehlo.add"(%18, %21) : (tensor<1x2x6x6xf32>, tensor<1x2x6x6xf32>) -> tensor<1x2x6x6xf32>
%23 = "stablehlo.slice"(%15) {limit_indices = array<i64: 1, 2, 3, 4, 6>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x4x6xf32>) -> tensor<1x2x1x4x6xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<1x2x1x4x6xf32>) -> tensor<1x2x4x6xf32>
%25 = "stablehlo.pad"(%24, %3) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x6xf32>, tensor<f32>) -> tensor<1x2x6x6xf32>
%26 = "stablehlo.add"(%22, %25) : (tensor<1x2x6x6xf32>, tensor<1x2x6x6xf32>) -> tensor<1x2x6x6xf32>
%27 = "stablehlo.pad"(%26, %3) {edge_padding_high = array<i64: 0, 0, -1, -1>, edge_padding_low = array<i64: 0, 0, -1, -1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x6x6xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%28 = "stablehlo.convert"(%27) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
return %28 : tensor<1x2x4x4xbf16>
}
}

