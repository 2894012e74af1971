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
%15 = "stablehlo.reduce_window"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 2, 1, 2>, padding = dense<[[0, 0], [0, 0], [1, 0], [1, 1], [0, 1]]> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 3, 2>, window_strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x3x6x4xf32>, tensor<f32>) -> tensor<2x3x5x6x7xf32>
return %15 : tensor<2x3x5x6x7xf32>
}
}

// f32[3,2,2,2] f32[3,4,4,4] [2] [] [0] false true none
module @example {
func.func public @main(%0: tensor<3x2x2x2xf32>, %1: tensor<3x4x4x4xf32>) -> (tensor<3x4x4x4xf32>) {
%2 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3x2x2x2xf32>} : () -> tensor<3x2x2x2xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>) -> tensor<3x2x2x2xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce_window"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 2, 2, 2>, padding = dense<[[0, 0], [1, 1], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 2>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<3x2x2x2xf32>, tensor<f32>) -> tensor<3x4x4x4xf32>
return %8 : tensor<3x4x4x4xf32>
}
}

