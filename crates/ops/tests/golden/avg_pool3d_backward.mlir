// f32[2,3,3,6,4] f32[2,3,5,6,7] [2,3,2] [2,1,2] [0,1,1] true false none
module @example {
func.func public @main(%0: tensor<2x3x3x6x4xf32>, %1: tensor<2x3x5x6x7xf32>) -> (tensor<2x3x5x6x7xf32>) {
%2 = "stablehlo.constant"() {value = dense<[2.0e0, 2.0e0, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3x6x4xf32>
%4 = "stablehlo.constant"() {value = dense<[2.0e0, 3.0e0, 3.0e0, 3.0e0, 3.0e0, 2.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 3>} : (tensor<6xf32>) -> tensor<2x3x3x6x4xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x3x6x4xf32>, tensor<2x3x3x6x4xf32>) -> tensor<2x3x3x6x4xf32>
%7 = "stablehlo.constant"() {value = dense<[1.0e0, 2.0e0, 2.0e0, 2.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<2x3x3x6x4xf32>
%9 = "stablehlo.multiply"(%6, %8) : (tensor<2x3x3x6x4xf32>, tensor<2x3x3x6x4xf32>) -> tensor<2x3x3x6x4xf32>
%10 = "stablehlo.divide"(%0, %9) : (tensor<2x3x3x6x4xf32>, tensor<2x3x3x6x4xf32>) -> tensor<2x3x3x6x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.pad"(%10, %11) {edge_padding_high = array<i64: 0, 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1, 0>, interior_padding = array<i64: 0, 0, 1, 0, 1>} : (tensor<2x3x3x6x4xf32>, tensor<f32>) -> tensor<2x3x6x8x8xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.reduce_window"(%12, %13) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 3, 2>, window_strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x8x8xf32>, tensor<f32>) -> tensor<2x3x5x6x7xf32>
return %17 : tensor<2x3x5x6x7xf32>
}
}

// f32[3,2,2,2] f32[3,4,4,4] [2] [] [0] false true none
module @example {
func.func public @main(%0: tensor<3x2x2x2xf32>, %1: tensor<3x4x4x4xf32>) -> (tensor<3x4x4x4xf32>) {
%2 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3x2x2x2xf32>} : () -> tensor<3x2x2x2xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>) -> tensor<3x2x2x2xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.pad"(%3, %4) {edge_padding_high = array<i64: 0, 1, 1, 1>, edge_padding_low = array<i64: 0, 1, 1, 1>, interior_padding = array<i64: 0, 1, 1, 1>} : (tensor<3x2x2x2xf32>, tensor<f32>) -> tensor<3x5x5x5xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reduce_window"(%5, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 2>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x5x5xf32>, tensor<f32>) -> tensor<3x4x4x4xf32>
return %10 : tensor<3x4x4x4xf32>
}
}

