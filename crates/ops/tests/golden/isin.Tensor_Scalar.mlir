// s64[2,4] 2
// run-time numbers: test_element:I64
module @example {
func.func public @main(%0: tensor<2x4xi64>, %1: tensor<i64>) -> (tensor<2x4xi1>) {
%2 = "stablehlo.reshape"(%1) : (tensor<i64>) -> tensor<1xi64>
%3 = "stablehlo.reshape"(%0) : (tensor<2x4xi64>) -> tensor<2x4x1xi64>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2>} : (tensor<1xi64>) -> tensor<2x4x1xi64>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x1xi64>, tensor<2x4x1xi64>) -> tensor<2x4x1xi1>
%6 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i1>, %8: tensor<i1>):
%9 = "stablehlo.or"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x4x1xi1>, tensor<i1>) -> tensor<2x4xi1>
return %10 : tensor<2x4xi1>
}
}

