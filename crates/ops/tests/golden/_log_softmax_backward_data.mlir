// f32[3,4] f32[3,4] -1 f32
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> (tensor<3x4xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%0, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%8 = "stablehlo.exponential"(%1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%9 = "stablehlo.multiply"(%8, %7) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%10 = "stablehlo.subtract"(%0, %9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %10 : tensor<3x4xf32>
}
}

// bf16[3,4] bf16[3,4] 0 bf16
module @example {
func.func public @main(%0: tensor<3x4xbf16>, %1: tensor<3x4xbf16>) -> (tensor<3x4xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
%3 = "stablehlo.convert"(%1) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce"(%2, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%10 = "stablehlo.exponential"(%3) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.multiply"(%10, %9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%12 = "stablehlo.subtract"(%2, %11) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%13 = "stablehlo.convert"(%12) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
return %13 : tensor<3x4xbf16>
}
}

