// f32[2,3,4,4] f32[2,3,8,9] [2,2] [] [0,0] false true none
module @example {
func.func public @main(%0: tensor<2x3x4x4xf32>, %1: tensor<2x3x8x9xf32>) -> (tensor<2x3x8x9xf32>) {
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3x4x4xf32>} : () -> tensor<2x3x4x4xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce_window"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x8x9xf32>
return %8 : tensor<2x3x8x9xf32>
}
}

// f32[2,3,4,5] f32[2,3,8,9] [3,3] [2,2] [1,1] false true none
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x8x9xf32>) -> (tensor<2x3x8x9xf32>) {
%2 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce_window"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [1, 2], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x8x9xf32>
return %8 : tensor<2x3x8x9xf32>
}
}

// f32[2,3,5,5] f32[2,3,8,9] [3,3] [2,2] [1,1] true false none
module @example {
func.func public @main(%0: tensor<2x3x5x5xf32>, %1: tensor<2x3x8x9xf32>) -> (tensor<2x3x8x9xf32>) {
%2 = "stablehlo.constant"() {value = dense<[2.0e0, 3.0e0, 3.0e0, 3.0e0, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5x5xf32>
%4 = "stablehlo.constant"() {value = dense<[2.0e0, 3.0e0, 3.0e0, 3.0e0, 2.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x5x5xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) -> tensor<2x3x5x5xf32>
%7 = "stablehlo.divide"(%0, %6) : (tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) -> tensor<2x3x5x5xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.reduce_window"(%7, %8) ({
^bb0(%9: tensor<f32>, %10: tensor<f32>):
%11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%11) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [1, 0], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x5xf32>, tensor<f32>) -> tensor<2x3x8x9xf32>
return %12 : tensor<2x3x8x9xf32>
}
}

// f32[2,3,5,4] f32[2,3,8,9] [3,2] [2,3] [1,1] true true none
module @example {
func.func public @main(%0: tensor<2x3x5x4xf32>, %1: tensor<2x3x8x9xf32>) -> (tensor<2x3x8x9xf32>) {
%2 = "stablehlo.constant"() {value = dense<[3.0e0, 3.0e0, 3.0e0, 3.0e0, 2.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5x4xf32>
%4 = "stablehlo.constant"() {value = dense<[2.0e0, 2.0e0, 2.0e0, 2.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x5x4xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
%7 = "stablehlo.divide"(%0, %6) : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.reduce_window"(%7, %8) ({
^bb0(%9: tensor<f32>, %10: tensor<f32>):
%11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%11) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 2, 3>, padding = dense<[[0, 0], [0, 0], [1, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 2>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x4xf32>, tensor<f32>) -> tensor<2x3x8x9xf32>
return %12 : tensor<2x3x8x9xf32>
}
}

// f32[3,4,4] f32[3,8,8] [2] [2] [0] true true 5
module @example {
func.func public @main(%0: tensor<3x4x4xf32>, %1: tensor<3x8x8xf32>) -> (tensor<3x8x8xf32>) {
%2 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<3x4x4xf32>} : () -> tensor<3x4x4xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<3x4x4xf32>, tensor<3x4x4xf32>) -> tensor<3x4x4xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce_window"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 2, 2>, padding = dense<[[0, 0], [1, 1], [1, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 1, 1>} : (tensor<3x4x4xf32>, tensor<f32>) -> tensor<3x8x8xf32>
return %8 : tensor<3x8x8xf32>
}
}

// f32[3,2,2] f32[3,8,8] [2] [5] [0] false true none
module @example {
func.func public @main(%0: tensor<3x2x2xf32>, %1: tensor<3x8x8xf32>) -> (tensor<3x8x8xf32>) {
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3x2x2xf32>} : () -> tensor<3x2x2xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce_window"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 5, 5>, padding = dense<[[0, 0], [1, 2], [1, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 1, 1>} : (tensor<3x2x2xf32>, tensor<f32>) -> tensor<3x8x8xf32>
return %8 : tensor<3x8x8xf32>
}
}

// bf16[2,3,4,4] bf16[2,3,8,8] [3,3] [2,2] [1,1] false true none
module @example {
func.func public @main(%0: tensor<2x3x4x4xbf16>, %1: tensor<2x3x8x8xbf16>) -> (tensor<2x3x8x8xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<2x3x4x4xbf16>) -> tensor<2x3x4x4xf32>
%3 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<2x3x4x4xf32>} : () -> tensor<2x3x4x4xf32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce_window"(%4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [1, 2], [1, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x8x8xf32>
%10 = "stablehlo.convert"(%9) : (tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xbf16>
return %10 : tensor<2x3x8x8xbf16>
}
}

