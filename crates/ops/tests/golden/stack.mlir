// (f32[2,3] f32[2,3])
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) -> (tensor<2x2x3xf32>) {
%2 = "stablehlo.reshape"(%0) : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
%3 = "stablehlo.reshape"(%1) : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
%4 = "stablehlo.concatenate"(%2, %3) {dimension = 0 : i64} : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
return %4 : tensor<2x2x3xf32>
}
}

// (f32[2,3] s64[2,3]) -1
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<2x3xi64>) -> (tensor<2x3x2xf32>) {
%2 = "stablehlo.reshape"(%0) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
%3 = "stablehlo.convert"(%1) : (tensor<2x3xi64>) -> tensor<2x3xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
%5 = "stablehlo.concatenate"(%2, %4) {dimension = 2 : i64} : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x2xf32>
return %5 : tensor<2x3x2xf32>
}
}

// (f32[] f32[] f32[])
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<f32>, %2: tensor<f32>) -> (tensor<3xf32>) {
%3 = "stablehlo.reshape"(%0) : (tensor<f32>) -> tensor<1xf32>
%4 = "stablehlo.reshape"(%1) : (tensor<f32>) -> tensor<1xf32>
%5 = "stablehlo.reshape"(%2) : (tensor<f32>) -> tensor<1xf32>
%6 = "stablehlo.concatenate"(%3, %4, %5) {dimension = 0 : i64} : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
return %6 : tensor<3xf32>
}
}

// (f32[2]) 1
module @example {
func.func public @main(%0: tensor<2xf32>) -> (tensor<2x1xf32>) {
%1 = "stablehlo.reshape"(%0) : (tensor<2xf32>) -> tensor<2x1xf32>
return %1 : tensor<2x1xf32>
}
}

