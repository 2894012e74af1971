// f32[2,3,5,6] [2,3] [1,2] [1,0] [2,1]
module @example {
func.func public @main(%0: tensor<2x3x5x6xf32>) -> (tensor<2x18x6xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x5x6xf32>, tensor<f32>) -> tensor<2x3x6x6xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 5, 6>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x6x6xf32>) -> tensor<2x3x3x6xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x3x3x6xf32>) -> tensor<2x3x1x3x6xf32>
%5 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 6, 6>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x6x6xf32>) -> tensor<2x3x3x6xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<2x3x3x6xf32>) -> tensor<2x3x1x3x6xf32>
%7 = "stablehlo.concatenate"(%4, %6) {dimension = 2 : i64} : (tensor<2x3x1x3x6xf32>, tensor<2x3x1x3x6xf32>) -> tensor<2x3x2x3x6xf32>
%8 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2, 3, 2, 3, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x3x6xf32>) -> tensor<2x3x2x3x2xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<2x3x2x3x2xf32>) -> tensor<2x3x2x1x3x2xf32>
%10 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2, 3, 2, 3, 4>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x3x6xf32>) -> tensor<2x3x2x3x2xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<2x3x2x3x2xf32>) -> tensor<2x3x2x1x3x2xf32>
%12 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2, 3, 2, 3, 6>, start_indices = array<i64: 0, 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x3x6xf32>) -> tensor<2x3x2x3x2xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<2x3x2x3x2xf32>) -> tensor<2x3x2x1x3x2xf32>
%14 = "stablehlo.concatenate"(%9, %11, %13) {dimension = 3 : i64} : (tensor<2x3x2x1x3x2xf32>, tensor<2x3x2x1x3x2xf32>, tensor<2x3x2x1x3x2xf32>) -> tensor<2x3x2x3x3x2xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<2x3x2x3x3x2xf32>) -> tensor<2x3x6x3x2xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<2x3x6x3x2xf32>) -> tensor<2x18x6xf32>
return %16 : tensor<2x18x6xf32>
}
}

// f32[3,4,4] [2,2] [1,1] [0,0] [2,2]
module @example {
func.func public @main(%0: tensor<3x4x4xf32>) -> (tensor<12x4xf32>) {
%1 = "stablehlo.reshape"(%0) : (tensor<3x4x4xf32>) -> tensor<1x3x4x4xf32>
%2 = "stablehlo.reshape"(%1) : (tensor<1x3x4x4xf32>) -> tensor<1x3x2x2x2x2xf32>
%3 = "stablehlo.transpose"(%2) {permutation = array<i64: 0, 1, 3, 5, 2, 4>} : (tensor<1x3x2x2x2x2xf32>) -> tensor<1x3x2x2x2x2xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<1x3x2x2x2x2xf32>) -> tensor<1x3x4x2x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<1x3x4x2x2xf32>) -> tensor<12x4xf32>
return %5 : tensor<12x4xf32>
}
}

// f32[0,3,4,4] [2,2] [1,1] [0,0] [1,1]
module @example {
func.func public @main(%0: tensor<0x3x4x4xf32>) -> (tensor<0x12x9xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x12x9xf32>} : () -> tensor<0x12x9xf32>
return %1 : tensor<0x12x9xf32>
}
}

// bf16[1,2,4,4] [3,3] [1,1] [1,1] [1,1]
module @example {
func.func public @main(%0: tensor<1x2x4x4xbf16>) -> (tensor<1x18x16xbf16>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<bf16>} : () -> tensor<bf16>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x4xbf16>, tensor<bf16>) -> tensor<1x2x6x6xbf16>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 4, 6>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x6x6xbf16>) -> tensor<1x2x4x6xbf16>
%4 = "stablehlo.reshape"(%3) : (tensor<1x2x4x6xbf16>) -> tensor<1x2x1x4x6xbf16>
%5 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 5, 6>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x6x6xbf16>) -> tensor<1x2x4x6xbf16>
%6 = "stablehlo.reshape"(%5) : (tensor<1x2x4x6xbf16>) -> tensor<1x2x1x4x6xbf16>
%7 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 6, 6>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x6x6xbf16>) -> tensor<1x2x4x6xbf16>
%8 = "stablehlo.reshape"(%7) : (tensor<1x2x4x6xbf16>) -> tensor<1x2x1x4x6xbf16>
%9 = "stablehlo.concatenate"(%4, %6, %8) {dimension = 2 : i64} : (tensor<1x2x1x4x6xbf16>, tensor<1x2x1x4x6xbf16>, tensor<1x2x1x4x6xbf16>) -> tensor<1x2x3x4x6xbf16>
%10 = "stablehlo.slice"(%9) {limit_indices = array<i64: 1, 2, 3, 4, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x4x6xbf16>) -> tensor<1x2x3x4x4xbf16>
%11 = "stablehlo.reshape"(%10) : (tensor<1x2x3x4x4xbf16>) -> tensor<1x2x3x1x4x4xbf16>
%12 = "stablehlo.slice"(%9) {limit_indices = array<i64: 1, 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x4x6xbf16>) -> tensor<1x2x3x4x4xbf16>
%13 = "stablehlo.reshape"(%12) : (tensor<1x2x3x4x4xbf16>) -> tensor<1x2x3x1x4x4xbf16>
%14 = "stablehlo.slice"(%9) {limit_indices = array<i64: 1, 2, 3, 4, 6>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x4x6xbf16>) -> tensor<1x2x3x4x4xbf16>
%15 = "stablehlo.reshape"(%14) : (tensor<1x2x3x4x4xbf16>) -> tensor<1x2x3x1x4x4xbf16>
%16 = "stablehlo.concatenate"(%11, %13, %15) {dimension = 3 : i64} : (tensor<1x2x3x1x4x4xbf16>, tensor<1x2x3x1x4x4xbf16>, tensor<1x2x3x1x4x4xbf16>) -> tensor<1x2x3x3x4x4xbf16>
%17 = "stablehlo.reshape"(%16) : (tensor<1x2x3x3x4x4xbf16>) -> tensor<1x2x9x4x4xbf16>
%18 = "stablehlo.reshape"(%17) : (tensor<1x2x9x4x4xbf16>) -> tensor<1x18x16xbf16>
return %18 : tensor<1x18x16xbf16>
}
}

