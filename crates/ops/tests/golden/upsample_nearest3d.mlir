// f32[2,3,2,4,3] [4,8,6]
module @example {
func.func public @main(%0: tensor<2x3x2x4x3xf32>) -> (tensor<2x3x4x8x6xf32>) {
%1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 2, 2, 2>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1], [1, 1]]> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2, 2>, window_strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x4x3xf32>, tensor<f32>) -> tensor<2x3x4x8x6xf32>
return %5 : tensor<2x3x4x8x6xf32>
}
}

// f32[1,2,4,3,5] [3,5,4]
module @example {
func.func public @main(%0: tensor<1x2x4x3x5xf32>) -> (tensor<1x2x3x5x4xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 4, 3, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x4xf32>
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x2x4xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<1x2x4x3x2x4xf32>) -> tensor<1x2x4x6x4xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1, 2, 4, 5, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x6x4xf32>) -> tensor<1x2x4x5x4xf32>
%5 = "stablehlo.slice"(%4) {limit_indices = array<i64: 1, 2, 3, 5, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x3x5x4xf32>
return %5 : tensor<1x2x3x5x4xf32>
}
}

