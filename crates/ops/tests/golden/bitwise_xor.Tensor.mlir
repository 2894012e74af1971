// s64[4] s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>, %1: tensor<4xi64>) -> (tensor<4xi64>) {
%2 = "stablehlo.xor"(%0, %1) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
return %2 : tensor<4xi64>
}
}

