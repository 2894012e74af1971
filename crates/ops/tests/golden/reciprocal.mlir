// f32[4]
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%2 = "stablehlo.divide"(%1, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %2 : tensor<4xf32>
}
}

// s32[4]
module @example {
func.func public @main(%0: tensor<4xi32>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf32>
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%3 = "stablehlo.divide"(%2, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %3 : tensor<4xf32>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%1 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<4xcomplex<f32>>} : () -> tensor<4xcomplex<f32>>
%2 = "stablehlo.divide"(%1, %0) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
return %2 : tensor<4xcomplex<f32>>
}
}

