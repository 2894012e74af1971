// f32[3] [4,3] 0 -1
module @example {
func.func public @main(%0: tensor<3xf32>) -> (tensor<4x3xf32>) {
%1 = "stablehlo.reshape"(%0) : (tensor<3xf32>) -> tensor<1x3xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.pad"(%1, %2) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 3, 0>, interior_padding = array<i64: 0, 0>} : (tensor<1x3xf32>, tensor<f32>) -> tensor<4x3xf32>
return %3 : tensor<4x3xf32>
}
}

// bf16[4] [4,3] 1 0
module @example {
func.func public @main(%0: tensor<4xbf16>) -> (tensor<4x3xbf16>) {
%1 = "stablehlo.reshape"(%0) : (tensor<4xbf16>) -> tensor<4x1xbf16>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<bf16>} : () -> tensor<bf16>
%3 = "stablehlo.pad"(%1, %2) {edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x1xbf16>, tensor<bf16>) -> tensor<4x3xbf16>
return %3 : tensor<4x3xbf16>
}
}

// f32[] [3] 0 1
module @example {
func.func public @main(%0: tensor<f32>) -> (tensor<3xf32>) {
%1 = "stablehlo.reshape"(%0) : (tensor<f32>) -> tensor<1xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.pad"(%1, %2) {edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>} : (tensor<1xf32>, tensor<f32>) -> tensor<3xf32>
return %3 : tensor<3xf32>
}
}

