// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%4 = "stablehlo.maximum"(%0, %3) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
%6 = "stablehlo.minimum"(%4, %5) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %6 : tensor<2x8xf32>
}
}

// s64[8] 0 3
// run-time numbers: min_val:I64 max_val:I64
module @example {
func.func public @main(%0: tensor<8xi64>, %1: tensor<i64>, %2: tensor<i64>) -> (tensor<8xi64>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<8xi64>
%4 = "stablehlo.maximum"(%0, %3) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<8xi64>
%6 = "stablehlo.minimum"(%4, %5) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
return %6 : tensor<8xi64>
}
}

// bf16[8] -0.3 0.4
// run-time numbers: min_val:F32 max_val:F32
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<f32>, %2: tensor<f32>) -> (tensor<8xbf16>) {
%3 = "stablehlo.convert"(%1) : (tensor<f32>) -> tensor<bf16>
%4 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<bf16>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<8xbf16>
%6 = "stablehlo.maximum"(%0, %5) : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>
%7 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<8xbf16>
%8 = "stablehlo.minimum"(%6, %7) : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>
return %8 : tensor<8xbf16>
}
}

