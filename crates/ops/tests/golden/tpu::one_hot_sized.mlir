// s64[2,3] 4
module @example {
func.func public @main(%0: tensor<2x3xi64>) -> (tensor<2x3x4xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x4xi64>
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xi64>) -> tensor<2x3x4xi64>
%3 = "stablehlo.compare"(%2, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi1>
%4 = "stablehlo.convert"(%3) : (tensor<2x3x4xi1>) -> tensor<2x3x4xi64>
return %4 : tensor<2x3x4xi64>
}
}

// s64[] 3
module @example {
func.func public @main(%0: tensor<i64>) -> (tensor<3xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi64>
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
%3 = "stablehlo.compare"(%2, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
%4 = "stablehlo.convert"(%3) : (tensor<3xi1>) -> tensor<3xi64>
return %4 : tensor<3xi64>
}
}

// s64[0,2] 3
module @example {
func.func public @main(%0: tensor<0x2xi64>) -> (tensor<0x2x3xi64>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<0x2x3xi64>} : () -> tensor<0x2x3xi64>
return %1 : tensor<0x2x3xi64>
}
}

