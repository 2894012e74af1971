// s64[2,4] s64[3]
module @example {
func.func public @main(%0: tensor<2x4xi64>, %1: tensor<3xi64>) -> (tensor<2x4xi1>) {
%2 = "stablehlo.reshape"(%0) : (tensor<2x4xi64>) -> tensor<2x4x1xi64>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x1xi64>) -> tensor<2x4x3xi64>
%4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi64>) -> tensor<2x4x3xi64>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3xi64>, tensor<2x4x3xi64>) -> tensor<2x4x3xi1>
%6 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i1>, %8: tensor<i1>):
%9 = "stablehlo.or"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x4x3xi1>, tensor<i1>) -> tensor<2x4xi1>
return %10 : tensor<2x4xi1>
}
}

// s64[8] s64[2,2] invert=true
module @example {
func.func public @main(%0: tensor<8xi64>, %1: tensor<2x2xi64>) -> (tensor<8xi1>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x2xi64>) -> tensor<4xi64>
%3 = "stablehlo.reshape"(%0) : (tensor<8xi64>) -> tensor<8x1xi64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<8x1xi64>) -> tensor<8x4xi64>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi64>) -> tensor<8x4xi64>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi64>, tensor<8x4xi64>) -> tensor<8x4xi1>
%7 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<i1>, %9: tensor<i1>):
%10 = "stablehlo.or"(%8, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%10) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<8x4xi1>, tensor<i1>) -> tensor<8xi1>
%12 = "stablehlo.not"(%11) : (tensor<8xi1>) -> tensor<8xi1>
return %12 : tensor<8xi1>
}
}

