// f32[8]
module @example {
func.func public @main(%0: tensor<8xf32>) -> (tensor<8xf32>) {
%1 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%2 = "stablehlo.subtract"(%1, %0) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%4 = "stablehlo.log"(%3) : (tensor<8xf32>) -> tensor<8xf32>
return %4 : tensor<8xf32>
}
}

// f32[8] 0.1
// run-time numbers: eps:F32
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<f32>) -> (tensor<8xf32>) {
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.subtract"(%2, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%6 = "stablehlo.clamp"(%4, %0, %5) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.subtract"(%7, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.divide"(%6, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.log"(%9) : (tensor<8xf32>) -> tensor<8xf32>
return %10 : tensor<8xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%3 = "stablehlo.subtract"(%2, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%4 = "stablehlo.divide"(%1, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.log"(%4) : (tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.convert"(%5) : (tensor<8xf32>) -> tensor<8xbf16>
return %6 : tensor<8xbf16>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%3 = "stablehlo.subtract"(%2, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%4 = "stablehlo.divide"(%1, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.log"(%4) : (tensor<4xf32>) -> tensor<4xf32>
return %5 : tensor<4xf32>
}
}

