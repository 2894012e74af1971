// f32[2,8] bool[2,8] 1.25
// run-time numbers: scale:F32
module @example {
func.func public @main(%0: tensor<2x8xf32>, %1: tensor<2x8xi1>, %2: tensor<f32>) -> (tensor<2x8xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%4 = "stablehlo.multiply"(%0, %3) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%6 = "stablehlo.select"(%1, %4, %5) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %6 : tensor<2x8xf32>
}
}

// bf16[8] bool[8] 2.0
// run-time numbers: scale:F32
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<8xi1>, %2: tensor<f32>) -> (tensor<8xbf16>) {
%3 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%7 = "stablehlo.select"(%1, %5, %6) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.convert"(%7) : (tensor<8xf32>) -> tensor<8xbf16>
return %8 : tensor<8xbf16>
}
}

// s64[4] bool[4] 2.0
// run-time numbers: scale:F32
module @example {
func.func public @main(%0: tensor<4xi64>, %1: tensor<4xi1>, %2: tensor<f32>) -> (tensor<4xf32>) {
%3 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.select"(%1, %5, %6) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %7 : tensor<4xf32>
}
}

