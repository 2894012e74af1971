// s64[8] s64[8]
module @example {
func.func public @main(%0: tensor<8xi64>, %1: tensor<8xi64>) -> (tensor<8xi64>) {
%2 = "stablehlo.shift_right_arithmetic"(%0, %1) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
return %2 : tensor<8xi64>
}
}

// u8[8] u8[8]
module @example {
func.func public @main(%0: tensor<8xui8>, %1: tensor<8xui8>) -> (tensor<8xui8>) {
%2 = "stablehlo.shift_right_logical"(%0, %1) : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
return %2 : tensor<8xui8>
}
}

