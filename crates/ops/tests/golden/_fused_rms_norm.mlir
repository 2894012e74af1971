// f32[2,3,4] [4] f32[4] 0.000001
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x1xf32>) {
%2 = "stablehlo.multiply"(%0, %0) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
%8 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%9 = "stablehlo.divide"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e-6> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%11 = "stablehlo.add"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%12 = "stablehlo.rsqrt"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%14 = "stablehlo.multiply"(%0, %13) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%15 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4xf32>
%16 = "stablehlo.multiply"(%14, %15) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%17 = "stablehlo.reshape"(%12) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
return %16, %17 : tensor<2x3x4xf32>, tensor<2x3x1xf32>
}
}

// bf16[2,3,4] [3,4] none none
module @example {
func.func public @main(%0: tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>, tensor<2x1x1xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
%2 = "stablehlo.multiply"(%1, %1) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2xf32>
%8 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<2xf32>} : () -> tensor<2xf32>
%9 = "stablehlo.divide"(%7, %8) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%10 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2xf32>} : () -> tensor<2xf32>
%11 = "stablehlo.add"(%9, %10) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%12 = "stablehlo.rsqrt"(%11) : (tensor<2xf32>) -> tensor<2xf32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3x4xf32>
%14 = "stablehlo.multiply"(%1, %13) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%15 = "stablehlo.convert"(%14) : (tensor<2x3x4xf32>) -> tensor<2x3x4xbf16>
%16 = "stablehlo.reshape"(%12) : (tensor<2xf32>) -> tensor<2x1x1xf32>
return %15, %16 : tensor<2x3x4xbf16>, tensor<2x1x1xf32>
}
}

