// f32[3,4] [1]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%9 = "stablehlo.subtract"(%0, %8) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%10 = "stablehlo.multiply"(%9, %9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%16 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%17 = "stablehlo.divide"(%15, %16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%18 = "stablehlo.sqrt"(%17) : (tensor<3xf32>) -> tensor<3xf32>
return %18, %7 : tensor<3xf32>, tensor<3xf32>
}
}

