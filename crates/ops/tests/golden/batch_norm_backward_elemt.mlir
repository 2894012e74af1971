// f32[2,3,4] f32[2,3,4] f32[3] f32[3] f32[3] f32[3] f32[3] s32[2,1]
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<2x3x4xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>, %5: tensor<3xf32>, %6: tensor<3xf32>, %7: tensor<2x1xi32>) -> (tensor<2x3x4xf32>) {
%8 = "stablehlo.convert"(%7) : (tensor<2x1xi32>) -> tensor<2x1xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>, tensor<f32>) -> tensor<f32>
%14 = "stablehlo.multiply"(%4, %3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%15 = "stablehlo.multiply"(%3, %3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%16 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%17 = "stablehlo.divide"(%6, %16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%18 = "stablehlo.multiply"(%15, %17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%19 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%20 = "stablehlo.divide"(%5, %19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%22 = "stablehlo.subtract"(%0, %21) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%23 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%24 = "stablehlo.subtract"(%1, %23) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%25 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%27 = "stablehlo.subtract"(%22, %26) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%28 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
return %29 : tensor<2x3x4xf32>
}
}

// bf16[4,3] bf16[4,3] f32[3] f32[3] none f32[3] f32[3] s32[1]
module @example {
func.func public @main(%0: tensor<4x3xbf16>, %1: tensor<4x3xbf16>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>, %5: tensor<3xf32>, %6: tensor<1xi32>) -> (tensor<4x3xbf16>) {
%7 = "stablehlo.convert"(%1) : (tensor<4x3xbf16>) -> tensor<4x3xf32>
%8 = "stablehlo.convert"(%6) : (tensor<1xi32>) -> tensor<1xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
%14 = "stablehlo.multiply"(%3, %3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%16 = "stablehlo.divide"(%5, %15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%18 = "stablehlo.convert"(%0) : (tensor<4x3xbf16>) -> tensor<4x3xf32>
%19 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%20 = "stablehlo.divide"(%4, %19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%22 = "stablehlo.subtract"(%18, %21) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%23 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%24 = "stablehlo.subtract"(%7, %23) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%25 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%27 = "stablehlo.subtract"(%22, %26) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%28 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%30 = "stablehlo.convert"(%29) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
return %30 : tensor<4x3xbf16>
}
}

