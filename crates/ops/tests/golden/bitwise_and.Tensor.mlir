// bool[4] bool[4]
module @example {
func.func public @main(%0: tensor<4xi1>, %1: tensor<4xi1>) -> (tensor<4xi1>) {
%2 = "stablehlo.and"(%0, %1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
return %2 : tensor<4xi1>
}
}

// s64[2,3] s32[3]
module @example {
func.func public @main(%0: tensor<2x3xi64>, %1: tensor<3xi32>) -> (tensor<2x3xi64>) {
%2 = "stablehlo.convert"(%1) : (tensor<3xi32>) -> tensor<3xi64>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi64>) -> tensor<2x3xi64>
%4 = "stablehlo.and"(%0, %3) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
return %4 : tensor<2x3xi64>
}
}

// u8[4] 3
// run-time numbers: other:I64
module @example {
func.func public @main(%0: tensor<4xui8>, %1: tensor<i64>) -> (tensor<4xui8>) {
%2 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<ui8>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<4xui8>
%4 = "stablehlo.and"(%0, %3) : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
return %4 : tensor<4xui8>
}
}

