// f32[] f32[4,3] f32[4,3]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<4x3xf32>, %2: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.subtract"(%1, %2) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%7 = "stablehlo.subtract"(%6, %1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%8 = "stablehlo.multiply"(%7, %1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e-12> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%10 = "stablehlo.maximum"(%8, %9) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%11 = "stablehlo.divide"(%5, %10) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%12 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%13 = "stablehlo.multiply"(%11, %12) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %13 : tensor<4x3xf32>
}
}

// f32[4,3] f32[4,3] f32[4,3] f32[3] 0
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4x3xf32>, %2: tensor<4x3xf32>, %3: tensor<3xf32>) -> (tensor<4x3xf32>) {
%4 = "stablehlo.subtract"(%1, %2) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%6 = "stablehlo.subtract"(%5, %1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%7 = "stablehlo.multiply"(%6, %1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%8 = "stablehlo.constant"() {value = dense<1.0e-12> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%9 = "stablehlo.maximum"(%7, %8) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%10 = "stablehlo.divide"(%4, %9) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%11 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%13 = "stablehlo.multiply"(%12, %0) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %13 : tensor<4x3xf32>
}
}

