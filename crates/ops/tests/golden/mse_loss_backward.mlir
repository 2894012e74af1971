// f32[] f32[4,3] f32[4,3] 1
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<4x3xf32>, %2: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.subtract"(%1, %2) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%6 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%7 = "stablehlo.multiply"(%6, %5) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%8 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %9 : tensor<4x3xf32>
}
}

// f32[4] f32[4] f32[4] 0
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<4xf32>, %2: tensor<4xf32>) -> (tensor<4xf32>) {
%3 = "stablehlo.subtract"(%1, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%4 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.multiply"(%4, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%6 = "stablehlo.multiply"(%5, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %6 : tensor<4xf32>
}
}

// bf16[] bf16[8] bf16[8] 2
module @example {
func.func public @main(%0: tensor<bf16>, %1: tensor<8xbf16>, %2: tensor<8xbf16>) -> (tensor<8xbf16>) {
%3 = "stablehlo.convert"(%1) : (tensor<8xbf16>) -> tensor<8xf32>
%4 = "stablehlo.convert"(%2) : (tensor<8xbf16>) -> tensor<8xf32>
%5 = "stablehlo.convert"(%0) : (tensor<bf16>) -> tensor<f32>
%6 = "stablehlo.subtract"(%3, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.multiply"(%7, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.convert"(%10) : (tensor<8xf32>) -> tensor<8xbf16>
return %11 : tensor<8xbf16>
}
}

