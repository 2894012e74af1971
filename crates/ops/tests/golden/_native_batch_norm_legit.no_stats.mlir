// f32[2,3,4] f32[3] f32[3] true 0.1 0.00001
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%0, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%8 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%9 = "stablehlo.divide"(%7, %8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%11 = "stablehlo.subtract"(%0, %10) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%12 = "stablehlo.multiply"(%11, %11) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%18 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%19 = "stablehlo.divide"(%17, %18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%20 = "stablehlo.constant"() {value = dense<1.0e-5> : tensor<3xf32>} : () -> tensor<3xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%22 = "stablehlo.rsqrt"(%21) : (tensor<3xf32>) -> tensor<3xf32>
%23 = "stablehlo.multiply"(%1, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%24 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%25 = "stablehlo.subtract"(%0, %24) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%26 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%28 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%29 = "stablehlo.add"(%27, %28) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
return %29, %9, %22 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>
}
}

