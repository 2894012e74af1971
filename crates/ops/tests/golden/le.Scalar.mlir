// s64[8] 1
// run-time numbers: other:I64
module @example {
func.func public @main(%0: tensor<8xi64>, %1: tensor<i64>) -> (tensor<8xi1>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<8xi64>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
return %3 : tensor<8xi1>
}
}

