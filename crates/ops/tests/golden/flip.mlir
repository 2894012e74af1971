// f32[2,3] [-1]
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
%1 = "stablehlo.reverse"(%0) {dimensions = array<i64: 1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
return %1 : tensor<2x3xf32>
}
}

// f32[2,3,1] [0,1,2]
module @example {
func.func public @main(%0: tensor<2x3x1xf32>) -> (tensor<2x3x1xf32>) {
%1 = "stablehlo.reverse"(%0) {dimensions = array<i64: 0, 1>} : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
return %1 : tensor<2x3x1xf32>
}
}

// f32[] [0]
module @example {
func.func public @main(%0: tensor<f32>) -> (tensor<f32>) {
return %0 : tensor<f32>
}
}

// s64[4] []
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xi64>) {
return %0 : tensor<4xi64>
}
}

