// f32[2,3,11] f32[2,3,4] [6,1]
module @example {
func.func public @main(%0: tensor<2x3x11xf32>, %1: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 10>, start_indices = array<i64: 0, 0, 6>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x11xf32>) -> tensor<2x3x4xf32>
%4 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x11xf32>) -> tensor<2x3x6xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x3xf32>
%10 = "stablehlo.reshape"(%9) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
%11 = "stablehlo.pad"(%10, %2) {edge_padding_high = array<i64: 0, 0, 3>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%12 = "stablehlo.add"(%3, %11) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%13 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 11>, start_indices = array<i64: 0, 0, 10>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x11xf32>) -> tensor<2x3x1xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
%20 = "stablehlo.pad"(%19, %2) {edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 3>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%21 = "stablehlo.add"(%12, %20) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
return %21 : tensor<2x3x4xf32>
}
}

// f32[3,5] f32[3,4] [-1,2]
module @example {
func.func public @main(%0: tensor<3x5xf32>, %1: tensor<3x4xf32>) -> (tensor<3x4xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.pad"(%0, %2) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x6xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x4xf32>
%5 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 6>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x2xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<3xf32>) -> tensor<3x1xf32>
%12 = "stablehlo.pad"(%11, %2) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>} : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x4xf32>
%13 = "stablehlo.add"(%4, %12) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %13 : tensor<3x4xf32>
}
}

