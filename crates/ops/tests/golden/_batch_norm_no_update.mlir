// f32[2,3,4] f32[3] f32[3] f32[3] f32[3] 0.1 0.00001
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xui8>) {
%5 = "stablehlo.constant"() {value = dense<1.0e-5> : tensor<3xf32>} : () -> tensor<3xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%7 = "stablehlo.rsqrt"(%6) : (tensor<3xf32>) -> tensor<3xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
%9 = "stablehlo.multiply"(%1, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%11 = "stablehlo.subtract"(%0, %10) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%12 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%13 = "stablehlo.multiply"(%11, %12) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%14 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%15 = "stablehlo.add"(%13, %14) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<0xui8>} : () -> tensor<0xui8>
return %15, %8, %8, %16 : tensor<2x3x4xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xui8>
}
}

