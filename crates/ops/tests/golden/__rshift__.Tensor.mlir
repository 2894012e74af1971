// s64[8] s64[8]
module @example {
func.func public @main(%0: tensor<8xi64>, %1: tensor<8xi64>) -> (tensor<8xi64>) {
%2 = "stablehlo.shift_right_arithmetic"(%0, %1) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
return %2 : tensor<8xi64>
}
}

