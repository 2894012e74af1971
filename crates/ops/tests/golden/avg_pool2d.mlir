// f32[2,3,8,8] [2,2]
module @example {
func.func public @main(%0: tensor<2x3x8x8xf32>) -> (tensor<2x3x4x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x8xf32>, tensor<f32>) -> tensor<2x3x4x4xf32>
%6 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3x4x4xf32>} : () -> tensor<2x3x4x4xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
return %7 : tensor<2x3x4x4xf32>
}
}

// f32[2,3,8,9] [3,3] [2,2] [1,1]
module @example {
func.func public @main(%0: tensor<2x3x8x9xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x9xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
%6 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %7 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,8,9] [3,3] [2,2] [1,1] true false
module @example {
func.func public @main(%0: tensor<2x3x8x9xf32>) -> (tensor<2x3x5x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 2], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x9xf32>, tensor<f32>) -> tensor<2x3x5x5xf32>
%6 = "stablehlo.constant"() {value = dense<[2.0e0, 3.0e0, 3.0e0, 3.0e0, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5x5xf32>
%8 = "stablehlo.constant"() {value = dense<[2.0e0, 3.0e0, 3.0e0, 3.0e0, 2.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x5x5xf32>
%10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) -> tensor<2x3x5x5xf32>
%11 = "stablehlo.divide"(%5, %10) : (tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) -> tensor<2x3x5x5xf32>
return %11 : tensor<2x3x5x5xf32>
}
}

// f32[2,3,8,9] [3,2] [2,3] [1,1] true
module @example {
func.func public @main(%0: tensor<2x3x8x9xf32>) -> (tensor<2x3x5x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 2], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 2>, window_strides = array<i64: 1, 1, 2, 3>} : (tensor<2x3x8x9xf32>, tensor<f32>) -> tensor<2x3x5x4xf32>
%6 = "stablehlo.constant"() {value = dense<[3.0e0, 3.0e0, 3.0e0, 3.0e0, 2.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5x4xf32>
%8 = "stablehlo.constant"() {value = dense<[2.0e0, 2.0e0, 2.0e0, 2.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x5x4xf32>
%10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
%11 = "stablehlo.divide"(%5, %10) : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
return %11 : tensor<2x3x5x4xf32>
}
}

// f32[3,7,7] [3] [2] [0] true true 5
module @example {
func.func public @main(%0: tensor<3x7x7xf32>) -> (tensor<3x3x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 1, 2, 2>} : (tensor<3x7x7xf32>, tensor<f32>) -> tensor<3x3x3xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<3x3x3xf32>} : () -> tensor<3x3x3xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<3x3x3xf32>, tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
return %7 : tensor<3x3x3xf32>
}
}

// bf16[2,3,8,8] [3,3] [2,2] [1,1]
module @example {
func.func public @main(%0: tensor<2x3x8x8xbf16>) -> (tensor<2x3x4x4xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<2x3x8x8xbf16>) -> tensor<2x3x8x8xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce_window"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0], [1, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x8xf32>, tensor<f32>) -> tensor<2x3x4x4xf32>
%7 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<2x3x4x4xf32>} : () -> tensor<2x3x4x4xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%9 = "stablehlo.convert"(%8) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xbf16>
return %9 : tensor<2x3x4x4xbf16>
}
}

// s64[2,3,8,8] [3,3] [2,2] [1,1]
module @example {
func.func public @main(%0: tensor<2x3x8x8xi64>) -> (tensor<2x3x4x4xi64>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<i64>, %3: tensor<i64>):
%4 = "stablehlo.add"(%2, %3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%4) : (tensor<i64>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0], [1, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x8xi64>, tensor<i64>) -> tensor<2x3x4x4xi64>
%6 = "stablehlo.constant"() {value = dense<9> : tensor<2x3x4x4xi64>} : () -> tensor<2x3x4x4xi64>
%7 = "stablehlo.divide"(%5, %6) : (tensor<2x3x4x4xi64>, tensor<2x3x4x4xi64>) -> tensor<2x3x4x4xi64>
return %7 : tensor<2x3x4x4xi64>
}
}

