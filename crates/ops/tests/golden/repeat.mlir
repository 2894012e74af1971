// f32[3] [2,2]
module @example {
func.func public @main(%0: tensor<3xf32>) -> (tensor<2x6xf32>) {
%1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x2x3xf32>
%2 = "stablehlo.reshape"(%1) : (tensor<2x2x3xf32>) -> tensor<2x6xf32>
return %2 : tensor<2x6xf32>
}
}

// f32[2,3] [2,1,3]
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2x2x9xf32>) {
%1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1, 3>} : (tensor<2x3xf32>) -> tensor<2x2x3x3xf32>
%2 = "stablehlo.reshape"(%1) : (tensor<2x2x3x3xf32>) -> tensor<2x2x9xf32>
return %2 : tensor<2x2x9xf32>
}
}

// f32[] [2]
module @example {
func.func public @main(%0: tensor<f32>) -> (tensor<2xf32>) {
%1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
return %1 : tensor<2xf32>
}
}

// f32[2,3] [1,1]
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
return %0 : tensor<2x3xf32>
}
}

// f32[2,3] [0,2]
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<0x6xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x6xf32>} : () -> tensor<0x6xf32>
return %1 : tensor<0x6xf32>
}
}

