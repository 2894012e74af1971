// (f32[2,3] f32[1,3])
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<1x3xf32>) -> (tensor<3x3xf32>) {
%2 = "stablehlo.concatenate"(%0, %1) {dimension = 0 : i64} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<3x3xf32>
return %2 : tensor<3x3xf32>
}
}

// (f32[2,3] f32[0] bf16[2,1]) -1
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<0xf32>, %2: tensor<2x1xbf16>) -> (tensor<2x4xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<2x1xbf16>) -> tensor<2x1xf32>
%4 = "stablehlo.concatenate"(%0, %3) {dimension = 1 : i64} : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
return %4 : tensor<2x4xf32>
}
}

// (s32[2] f32[3] bool[1])
module @example {
func.func public @main(%0: tensor<2xi32>, %1: tensor<3xf32>, %2: tensor<1xi1>) -> (tensor<6xf32>) {
%3 = "stablehlo.convert"(%0) : (tensor<2xi32>) -> tensor<2xf32>
%4 = "stablehlo.convert"(%2) : (tensor<1xi1>) -> tensor<1xf32>
%5 = "stablehlo.concatenate"(%3, %1, %4) {dimension = 0 : i64} : (tensor<2xf32>, tensor<3xf32>, tensor<1xf32>) -> tensor<6xf32>
return %5 : tensor<6xf32>
}
}

// (f32[0] f64[0])
module @example {
func.func public @main(%0: tensor<0xf32>, %1: tensor<0xf64>) -> (tensor<0xf64>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf64>} : () -> tensor<0xf64>
return %2 : tensor<0xf64>
}
}

// (f32[2,0] f32[2,3]) 1
module @example {
func.func public @main(%0: tensor<2x0xf32>, %1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.concatenate"(%0, %1) {dimension = 1 : i64} : (tensor<2x0xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %2 : tensor<2x3xf32>
}
}

