// f32[3,4] 2 [1]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<3xf32>) {
%1 = "stablehlo.multiply"(%0, %0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%7 = "stablehlo.sqrt"(%6) : (tensor<3xf32>) -> tensor<3xf32>
return %7 : tensor<3xf32>
}
}

// f32[3,4] none [0] true
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<1x4xf32>) {
%1 = "stablehlo.multiply"(%0, %0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%7 = "stablehlo.sqrt"(%6) : (tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<4xf32>) -> tensor<1x4xf32>
return %8 : tensor<1x4xf32>
}
}

// f32[4] 1 []
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<f32>) {
%1 = "stablehlo.abs"(%0) : (tensor<4xf32>) -> tensor<4xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
return %6 : tensor<f32>
}
}

