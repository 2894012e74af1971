// bf16[3,4] 2 [1] true dtype=f32
module @example {
func.func public @main(%0: tensor<3x4xbf16>) -> (tensor<3x1xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
%2 = "stablehlo.multiply"(%1, %1) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%8 = "stablehlo.sqrt"(%7) : (tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<3xf32>) -> tensor<3x1xf32>
return %9 : tensor<3x1xf32>
}
}

