// f32[2,3] [4,3] 0 1 3 1
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<4x3xf32>
return %2 : tensor<4x3xf32>
}
}

// f32[2,2] [2,5] 1 1 5 2
module @example {
func.func public @main(%0: tensor<2x2xf32>) -> (tensor<2x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 1>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x5xf32>
return %2 : tensor<2x5xf32>
}
}

// f32[2,3] [2,3] 1 0 9223372036854775807 1
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
return %0 : tensor<2x3xf32>
}
}

// f32[2,0] [2,3] 1 2 2 1
module @example {
func.func public @main(%0: tensor<2x0xf32>) -> (tensor<2x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x0xf32>, tensor<f32>) -> tensor<2x3xf32>
return %2 : tensor<2x3xf32>
}
}

