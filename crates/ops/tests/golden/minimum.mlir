// f32[2,3] f32[3]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.minimum"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %3 : tensor<2x3xf32>
}
}

// u8[8] u8[8]
module @example {
func.func public @main(%0: tensor<8xui8>, %1: tensor<8xui8>) -> (tensor<8xui8>) {
%2 = "stablehlo.minimum"(%0, %1) : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
return %2 : tensor<8xui8>
}
}

// bool[4] bool[4]
module @example {
func.func public @main(%0: tensor<4xi1>, %1: tensor<4xi1>) -> (tensor<4xi1>) {
%2 = "stablehlo.minimum"(%0, %1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
return %2 : tensor<4xi1>
}
}

