// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x4xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x4xf32>
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 8>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x4xf32>
%3 = "stablehlo.logistic"(%2) : (tensor<2x4xf32>) -> tensor<2x4xf32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
return %4 : tensor<2x4xf32>
}
}

// f32[4,3] 0
module @example {
func.func public @main(%0: tensor<4x3xf32>) -> (tensor<2x3xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<2x3xf32>
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.logistic"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %4 : tensor<2x3xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<4xbf16>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<8xbf16>) -> tensor<4xbf16>
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 8>, start_indices = array<i64: 4>, strides = array<i64: 1>} : (tensor<8xbf16>) -> tensor<4xbf16>
%3 = "stablehlo.convert"(%1) : (tensor<4xbf16>) -> tensor<4xf32>
%4 = "stablehlo.convert"(%2) : (tensor<4xbf16>) -> tensor<4xf32>
%5 = "stablehlo.logistic"(%4) : (tensor<4xf32>) -> tensor<4xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%7 = "stablehlo.convert"(%6) : (tensor<4xf32>) -> tensor<4xbf16>
return %7 : tensor<4xbf16>
}
}

