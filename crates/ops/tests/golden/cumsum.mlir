// f32[3,5] 1
module @example {
func.func public @main(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
return %5 : tensor<3x5xf32>
}
}

// bool[4] 0
module @example {
func.func public @main(%0: tensor<4xi1>) -> (tensor<4xi64>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xi64>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.reduce_window"(%1, %2) ({
^bb0(%3: tensor<i64>, %4: tensor<i64>):
%5 = "stablehlo.add"(%3, %4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%5) : (tensor<i64>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>} : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
return %6 : tensor<4xi64>
}
}

// bf16[3,4] 0
module @example {
func.func public @main(%0: tensor<3x4xbf16>) -> (tensor<3x4xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce_window"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
%7 = "stablehlo.convert"(%6) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
return %7 : tensor<3x4xbf16>
}
}

// f32[] 0
module @example {
func.func public @main(%0: tensor<f32>) -> (tensor<f32>) {
return %0 : tensor<f32>
}
}

// s32[40,2] 0 dtype=s32
module @example {
func.func public @main(%0: tensor<40x2xi32>) -> (tensor<40x2xi32>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<i32>, %3: tensor<i32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%4) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1, 1>, padding = dense<[[39, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 40, 1>, window_strides = array<i64: 1, 1>} : (tensor<40x2xi32>, tensor<i32>) -> tensor<40x2xi32>
return %5 : tensor<40x2xi32>
}
}

// f32[0,2] 0
module @example {
func.func public @main(%0: tensor<0x2xf32>) -> (tensor<0x2xf32>) {
return %0 : tensor<0x2xf32>
}
}

