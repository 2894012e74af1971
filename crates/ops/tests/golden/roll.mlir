// f32[2,3] [1]
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
%1 = "stablehlo.reshape"(%0) : (tensor<2x3xf32>) -> tensor<6xf32>
%2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<6xf32>) -> tensor<5xf32>
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 6>, start_indices = array<i64: 5>, strides = array<i64: 1>} : (tensor<6xf32>) -> tensor<1xf32>
%4 = "stablehlo.concatenate"(%3, %2) {dimension = 0 : i64} : (tensor<1xf32>, tensor<5xf32>) -> tensor<6xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<6xf32>) -> tensor<2x3xf32>
return %5 : tensor<2x3xf32>
}
}

// f32[4,3] [-1,5] [0,1]
module @example {
func.func public @main(%0: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<1x3xf32>
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<3x3xf32>
%3 = "stablehlo.concatenate"(%2, %1) {dimension = 0 : i64} : (tensor<3x3xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 4, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<4x1xf32>
%5 = "stablehlo.slice"(%3) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<4x2xf32>
%6 = "stablehlo.concatenate"(%5, %4) {dimension = 1 : i64} : (tensor<4x2xf32>, tensor<4x1xf32>) -> tensor<4x3xf32>
return %6 : tensor<4x3xf32>
}
}

// f32[4,3] [1,1] [0,0]
module @example {
func.func public @main(%0: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<3x3xf32>
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<1x3xf32>
%3 = "stablehlo.concatenate"(%2, %1) {dimension = 0 : i64} : (tensor<1x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<3x3xf32>
%5 = "stablehlo.slice"(%3) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<1x3xf32>
%6 = "stablehlo.concatenate"(%5, %4) {dimension = 0 : i64} : (tensor<1x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
return %6 : tensor<4x3xf32>
}
}

// f32[2,0] [1] [1]
module @example {
func.func public @main(%0: tensor<2x0xf32>) -> (tensor<2x0xf32>) {
return %0 : tensor<2x0xf32>
}
}

