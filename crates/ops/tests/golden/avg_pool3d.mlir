// f32[2,3,5,6,7] [2,3,2] [2,1,2] [0,1,1] true false
module @example {
func.func public @main(%0: tensor<2x3x5x6x7xf32>) -> (tensor<2x3x3x6x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 1], [1, 1], [1, 0]]> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 3, 2>, window_strides = array<i64: 1, 1, 2, 1, 2>} : (tensor<2x3x5x6x7xf32>, tensor<f32>) -> tensor<2x3x3x6x4xf32>
%6 = "stablehlo.constant"() {value = dense<[2.0e0, 2.0e0, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3x6x4xf32>
%8 = "stablehlo.constant"() {value = dense<[2.0e0, 3.0e0, 3.0e0, 3.0e0, 3.0e0, 2.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 3>} : (tensor<6xf32>) -> tensor<2x3x3x6x4xf32>
%10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x3x6x4xf32>, tensor<2x3x3x6x4xf32>) -> tensor<2x3x3x6x4xf32>
%11 = "stablehlo.constant"() {value = dense<[1.0e0, 2.0e0, 2.0e0, 2.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<2x3x3x6x4xf32>
%13 = "stablehlo.multiply"(%10, %12) : (tensor<2x3x3x6x4xf32>, tensor<2x3x3x6x4xf32>) -> tensor<2x3x3x6x4xf32>
%14 = "stablehlo.divide"(%5, %13) : (tensor<2x3x3x6x4xf32>, tensor<2x3x3x6x4xf32>) -> tensor<2x3x3x6x4xf32>
return %14 : tensor<2x3x3x6x4xf32>
}
}

// f32[3,4,4,4] [2]
module @example {
func.func public @main(%0: tensor<3x4x4x4xf32>) -> (tensor<3x2x2x2xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 2>, window_strides = array<i64: 1, 2, 2, 2>} : (tensor<3x4x4x4xf32>, tensor<f32>) -> tensor<3x2x2x2xf32>
%6 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3x2x2x2xf32>} : () -> tensor<3x2x2x2xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>) -> tensor<3x2x2x2xf32>
return %7 : tensor<3x2x2x2xf32>
}
}

