// f32[3,3,4] [6,3] 0 4 1
module @example {
func.func public @main(%0: tensor<3x3x4xf32>) -> (tensor<6x3xf32>) {
%1 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 1>} : (tensor<3x3x4xf32>) -> tensor<3x4x3xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 1, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x4x3xf32>) -> tensor<3x1x3xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<3x1x3xf32>) -> tensor<3x3xf32>
%5 = "stablehlo.pad"(%4, %2) {edge_padding_high = array<i64: 3, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<6x3xf32>
%6 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 2, 3>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x4x3xf32>) -> tensor<3x1x3xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<3x1x3xf32>) -> tensor<3x3xf32>
%8 = "stablehlo.pad"(%7, %2) {edge_padding_high = array<i64: 2, 0>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<6x3xf32>
%9 = "stablehlo.add"(%5, %8) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%10 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 3, 3>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x4x3xf32>) -> tensor<3x1x3xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<3x1x3xf32>) -> tensor<3x3xf32>
%12 = "stablehlo.pad"(%11, %2) {edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 2, 0>, interior_padding = array<i64: 0, 0>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<6x3xf32>
%13 = "stablehlo.add"(%9, %12) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%14 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 4, 3>, start_indices = array<i64: 0, 3, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x4x3xf32>) -> tensor<3x1x3xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<3x1x3xf32>) -> tensor<3x3xf32>
%16 = "stablehlo.pad"(%15, %2) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 3, 0>, interior_padding = array<i64: 0, 0>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<6x3xf32>
%17 = "stablehlo.add"(%13, %16) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
return %17 : tensor<6x3xf32>
}
}

// f32[2,2,3] [2,7] 1 3 4
module @example {
func.func public @main(%0: tensor<2x2x3xf32>) -> (tensor<2x7xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x2x4xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<2x2x4xf32>) -> tensor<2x8xf32>
%4 = "stablehlo.pad"(%3, %1) {edge_padding_high = array<i64: 0, -1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x8xf32>, tensor<f32>) -> tensor<2x7xf32>
return %4 : tensor<2x7xf32>
}
}

// f32[2,3,5] [2,10] 1 5 2
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x5xf32>) -> tensor<2x3x2xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
%4 = "stablehlo.pad"(%3, %1) {edge_padding_high = array<i64: 0, 4>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x6xf32>, tensor<f32>) -> tensor<2x10xf32>
%5 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 4>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x5xf32>) -> tensor<2x3x2xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
%7 = "stablehlo.pad"(%6, %1) {edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x6xf32>, tensor<f32>) -> tensor<2x10xf32>
%8 = "stablehlo.add"(%4, %7) : (tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32>
%9 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 5>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x5xf32>) -> tensor<2x3x1xf32>
%10 = "stablehlo.pad"(%9, %1) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3x2xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
%12 = "stablehlo.pad"(%11, %1) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 4>, interior_padding = array<i64: 0, 0>} : (tensor<2x6xf32>, tensor<f32>) -> tensor<2x10xf32>
%13 = "stablehlo.add"(%8, %12) : (tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32>
return %13 : tensor<2x10xf32>
}
}

// f32[1,2,3] [2,7] 1 3 4
module @example {
func.func public @main(%0: tensor<1x2x3xf32>) -> (tensor<2x7xf32>) {
%1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.pad"(%1, %2) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x2x4xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x2x4xf32>) -> tensor<2x8xf32>
%5 = "stablehlo.pad"(%4, %2) {edge_padding_high = array<i64: 0, -1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x8xf32>, tensor<f32>) -> tensor<2x7xf32>
return %5 : tensor<2x7xf32>
}
}

