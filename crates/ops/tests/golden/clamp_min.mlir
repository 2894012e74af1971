// f32[8] 0.5
// run-time numbers: min:F32
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<f32>) -> (tensor<8xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%3 = "stablehlo.maximum"(%0, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %3 : tensor<8xf32>
}
}

// s64[8] 0.5
// run-time numbers: min:F32
module @example {
func.func public @main(%0: tensor<8xi64>, %1: tensor<f32>) -> (tensor<8xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xi64>) -> tensor<8xf32>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%4 = "stablehlo.maximum"(%2, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %4 : tensor<8xf32>
}
}

// bf16[4] 0.1
// run-time numbers: min:F32
module @example {
func.func public @main(%0: tensor<4xbf16>, %1: tensor<f32>) -> (tensor<4xbf16>) {
%2 = "stablehlo.convert"(%1) : (tensor<f32>) -> tensor<bf16>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<4xbf16>
%4 = "stablehlo.maximum"(%0, %3) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
return %4 : tensor<4xbf16>
}
}

