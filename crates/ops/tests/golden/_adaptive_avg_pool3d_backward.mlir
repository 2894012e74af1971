// f32[2,3,4,3,2] f32[2,3,8,6,5]
module @example {
func.func public @main(%0: tensor<2x3x4x3x2xf32>, %1: tensor<2x3x8x6x5xf32>) -> (tensor<2x3x8x6x5xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x2x3x2xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x4x2x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%4 = "stablehlo.constant"() {value = dense<[5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1]> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x3x2xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2x2xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<2x3x8x3x2x2xf32>) -> tensor<2x3x8x6x2xf32>
%9 = "stablehlo.constant"() {value = dense<[5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1]> : tensor<6xf32>} : () -> tensor<6xf32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 3>} : (tensor<6xf32>) -> tensor<2x3x8x6x2xf32>
%11 = "stablehlo.multiply"(%8, %10) : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2x3xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<2x3x8x6x2x3xf32>) -> tensor<2x3x8x6x6xf32>
%14 = "stablehlo.slice"(%13) {limit_indices = array<i64: 2, 3, 8, 6, 5>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x6xf32>) -> tensor<2x3x8x6x5xf32>
%15 = "stablehlo.constant"() {value = dense<[3.333333333333333e-1, 3.333333333333333e-1, 3.333333333333333e-1, 3.333333333333333e-1, 3.333333333333333e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 4>} : (tensor<5xf32>) -> tensor<2x3x8x6x5xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.pad"(%11, %18) {edge_padding_high = array<i64: 0, 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x8x6x2xf32>, tensor<f32>) -> tensor<2x3x8x6x3xf32>
%20 = "stablehlo.slice"(%19) {limit_indices = array<i64: 2, 3, 8, 6, 3>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x3xf32>) -> tensor<2x3x8x6x2xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2x3xf32>
%22 = "stablehlo.reshape"(%21) : (tensor<2x3x8x6x2x3xf32>) -> tensor<2x3x8x6x6xf32>
%23 = "stablehlo.slice"(%22) {limit_indices = array<i64: 2, 3, 8, 6, 5>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x6xf32>) -> tensor<2x3x8x6x5xf32>
%24 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 3.333333333333333e-1, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 4>} : (tensor<5xf32>) -> tensor<2x3x8x6x5xf32>
%26 = "stablehlo.multiply"(%23, %25) : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%28 = "stablehlo.compare"(%24, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 4>} : (tensor<5xi1>) -> tensor<2x3x8x6x5xi1>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%31 = "stablehlo.select"(%29, %26, %30) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%32 = "stablehlo.add"(%17, %31) : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
return %32 : tensor<2x3x8x6x5xf32>
}
}

// f32[3,1,2,4] f32[3,4,4,4]
module @example {
func.func public @main(%0: tensor<3x1x2x4xf32>, %1: tensor<3x4x4x4xf32>) -> (tensor<3x4x4x4xf32>) {
%2 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3x1x2x4xf32>} : () -> tensor<3x1x2x4xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce_window"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 4, 2, 1>, padding = dense<[[0, 0], [3, 3], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 4, 2, 1>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<3x1x2x4xf32>, tensor<f32>) -> tensor<3x4x4x4xf32>
return %8 : tensor<3x4x4x4xf32>
}
}

