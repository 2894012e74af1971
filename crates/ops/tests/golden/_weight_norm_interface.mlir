// f32[3,4,2] f32[3,1,1]
module @example {
func.func public @main(%0: tensor<3x4x2xf32>, %1: tensor<3x1x1xf32>) -> (tensor<3x4x2xf32>, tensor<3x1x1xf32>) {
%2 = "stablehlo.multiply"(%0, %0) : (tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1, 2>} : (tensor<3x4x2xf32>, tensor<f32>) -> tensor<3xf32>
%8 = "stablehlo.sqrt"(%7) : (tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.reshape"(%1) : (tensor<3x1x1xf32>) -> tensor<3xf32>
%10 = "stablehlo.divide"(%9, %8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4x2xf32>
%12 = "stablehlo.multiply"(%0, %11) : (tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
%13 = "stablehlo.reshape"(%8) : (tensor<3xf32>) -> tensor<3x1x1xf32>
return %12, %13 : tensor<3x4x2xf32>, tensor<3x1x1xf32>
}
}

// f32[3,4] f32[1,4] 1
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<1x4xf32>) -> (tensor<3x4xf32>, tensor<1x4xf32>) {
%2 = "stablehlo.multiply"(%0, %0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%8 = "stablehlo.sqrt"(%7) : (tensor<4xf32>) -> tensor<4xf32>
%9 = "stablehlo.reshape"(%1) : (tensor<1x4xf32>) -> tensor<4xf32>
%10 = "stablehlo.divide"(%9, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%12 = "stablehlo.multiply"(%0, %11) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%13 = "stablehlo.reshape"(%8) : (tensor<4xf32>) -> tensor<1x4xf32>
return %12, %13 : tensor<3x4xf32>, tensor<1x4xf32>
}
}

