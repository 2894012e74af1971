// bool[4]
module @example {
func.func public @main(%0: tensor<4xi1>) -> (tensor<4xi1>) {
%1 = "stablehlo.not"(%0) : (tensor<4xi1>) -> tensor<4xi1>
return %1 : tensor<4xi1>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xi64>) {
%1 = "stablehlo.not"(%0) : (tensor<4xi64>) -> tensor<4xi64>
return %1 : tensor<4xi64>
}
}

// u8[4]
module @example {
func.func public @main(%0: tensor<4xui8>) -> (tensor<4xui8>) {
%1 = "stablehlo.not"(%0) : (tensor<4xui8>) -> tensor<4xui8>
return %1 : tensor<4xui8>
}
}

