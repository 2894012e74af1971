// 2 s64[3,4]
// run-time numbers: element:I64
module @example {
func.func public @main(%0: tensor<3x4xi64>, %1: tensor<i64>) -> (tensor<i1>) {
%2 = "stablehlo.reshape"(%0) : (tensor<3x4xi64>) -> tensor<12xi64>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<12xi64>
%4 = "stablehlo.compare"(%3, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi1>
%5 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<i1>, %7: tensor<i1>):
%8 = "stablehlo.or"(%6, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%8) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<12xi1>, tensor<i1>) -> tensor<i1>
return %9 : tensor<i1>
}
}

