// f32[3,4,2] f32[3,4,2] f32[3,1,1] f32[3,1,1] 0
module @example {
func.func public @main(%0: tensor<3x4x2xf32>, %1: tensor<3x4x2xf32>, %2: tensor<3x1x1xf32>, %3: tensor<3x1x1xf32>) -> (tensor<3x4x2xf32>, tensor<3x1x1xf32>) {
%4 = "stablehlo.multiply"(%0, %1) : (tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1, 2>} : (tensor<3x4x2xf32>, tensor<f32>) -> tensor<3xf32>
%10 = "stablehlo.reshape"(%3) : (tensor<3x1x1xf32>) -> tensor<3xf32>
%11 = "stablehlo.divide"(%9, %10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%12 = "stablehlo.reshape"(%2) : (tensor<3x1x1xf32>) -> tensor<3xf32>
%13 = "stablehlo.divide"(%12, %10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4x2xf32>
%15 = "stablehlo.divide"(%11, %10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4x2xf32>
%17 = "stablehlo.multiply"(%1, %16) : (tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
%18 = "stablehlo.subtract"(%0, %17) : (tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
%19 = "stablehlo.multiply"(%14, %18) : (tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
%20 = "stablehlo.reshape"(%11) : (tensor<3xf32>) -> tensor<3x1x1xf32>
return %19, %20 : tensor<3x4x2xf32>, tensor<3x1x1xf32>
}
}

// f32[3,4] f32[3,4] f32[1,4] f32[1,4] 1
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>, %2: tensor<1x4xf32>, %3: tensor<1x4xf32>) -> (tensor<3x4xf32>, tensor<1x4xf32>) {
%4 = "stablehlo.multiply"(%0, %1) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%10 = "stablehlo.reshape"(%3) : (tensor<1x4xf32>) -> tensor<4xf32>
%11 = "stablehlo.divide"(%9, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%12 = "stablehlo.reshape"(%2) : (tensor<1x4xf32>) -> tensor<4xf32>
%13 = "stablehlo.divide"(%12, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%15 = "stablehlo.divide"(%11, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%17 = "stablehlo.multiply"(%1, %16) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%18 = "stablehlo.subtract"(%0, %17) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%19 = "stablehlo.multiply"(%14, %18) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%20 = "stablehlo.reshape"(%11) : (tensor<4xf32>) -> tensor<1x4xf32>
return %19, %20 : tensor<3x4xf32>, tensor<1x4xf32>
}
}

