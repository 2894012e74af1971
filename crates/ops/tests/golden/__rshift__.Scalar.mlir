// s64[8] 3
// run-time numbers: other:I64
module @example {
func.func public @main(%0: tensor<8xi64>, %1: tensor<i64>) -> (tensor<8xi64>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<8xi64>
%3 = "stablehlo.shift_right_arithmetic"(%0, %2) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
return %3 : tensor<8xi64>
}
}

