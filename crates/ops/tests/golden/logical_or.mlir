// bool[4] bool[]
module @example {
func.func public @main(%0: tensor<4xi1>, %1: tensor<i1>) -> (tensor<4xi1>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<4xi1>
%3 = "stablehlo.or"(%0, %2) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
return %3 : tensor<4xi1>
}
}

