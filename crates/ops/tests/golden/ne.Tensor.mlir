// s64[8] s64[8]
module @example {
func.func public @main(%0: tensor<8xi64>, %1: tensor<8xi64>) -> (tensor<8xi1>) {
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
return %2 : tensor<8xi1>
}
}

