// bool[4] s64[4]
module @example {
func.func public @main(%0: tensor<4xi1>, %1: tensor<4xi64>) -> (tensor<4xi1>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%4 = "stablehlo.xor"(%0, %3) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
return %4 : tensor<4xi1>
}
}

