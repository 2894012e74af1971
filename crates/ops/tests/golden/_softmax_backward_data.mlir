// f32[3,4] f32[3,4] -1 f32
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> (tensor<3x4xf32>) {
%2 = "stablehlo.multiply"(%0, %1) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%9 = "stablehlo.multiply"(%1, %8) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%10 = "stablehlo.subtract"(%2, %9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %10 : tensor<3x4xf32>
}
}

// bf16[3,4] bf16[3,4] 0 bf16
module @example {
func.func public @main(%0: tensor<3x4xbf16>, %1: tensor<3x4xbf16>) -> (tensor<3x4xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
%3 = "stablehlo.convert"(%1) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
%4 = "stablehlo.multiply"(%2, %3) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.multiply"(%3, %10) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%12 = "stablehlo.subtract"(%4, %11) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%13 = "stablehlo.convert"(%12) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
return %13 : tensor<3x4xbf16>
}
}

// f32[3,4] f32[3,4] 1 bf16
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> (tensor<3x4xbf16>) {
%2 = "stablehlo.multiply"(%0, %1) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%9 = "stablehlo.multiply"(%1, %8) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%10 = "stablehlo.subtract"(%2, %9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.convert"(%10) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
return %11 : tensor<3x4xbf16>
}
}

