// f32[2,4] f32[2,8] -1
module @example {
func.func public @main(%0: tensor<2x4xf32>, %1: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x4xf32>
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 8>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x4xf32>
%4 = "stablehlo.logistic"(%3) : (tensor<2x4xf32>) -> tensor<2x4xf32>
%5 = "stablehlo.multiply"(%0, %4) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%7 = "stablehlo.subtract"(%6, %4) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%9 = "stablehlo.multiply"(%8, %2) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%10 = "stablehlo.concatenate"(%5, %9) {dimension = 1 : i64} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x8xf32>
return %10 : tensor<2x8xf32>
}
}

// f32[2,3] f32[4,3] 0
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
%2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.logistic"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.multiply"(%0, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%7 = "stablehlo.subtract"(%6, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%9 = "stablehlo.multiply"(%8, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%10 = "stablehlo.concatenate"(%5, %9) {dimension = 0 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
return %10 : tensor<4x3xf32>
}
}

