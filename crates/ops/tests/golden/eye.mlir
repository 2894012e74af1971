// 3
module @example {
func.func public @main() -> (tensor<3x3xf32>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%3 = "stablehlo.convert"(%2) : (tensor<3x3xi1>) -> tensor<3x3xf32>
return %3 : tensor<3x3xf32>
}
}

// 2 dtype=bool
module @example {
func.func public @main() -> (tensor<2x2xi1>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
return %2 : tensor<2x2xi1>
}
}

