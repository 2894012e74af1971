// f32[2,8] f32[2,8] f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>, %1: tensor<2x8xf32>, %2: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%3 = "stablehlo.negate"(%1) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%4 = "stablehlo.logistic"(%3) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%5 = "stablehlo.multiply"(%0, %4) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %5 : tensor<2x8xf32>
}
}

