// 10 none
// random counters: 5
module @example {
func.func public @main(%0: tensor<2xui64>) -> (tensor<10xi64>) {
%1, %2 = "stablehlo.rng_bit_generator"(%0) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<10xui64>)
%3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xi32>
%9, %10 = "stablehlo.sort"(%2, %3) ({
^bb0(%4: tensor<ui64>, %5: tensor<ui64>, %6: tensor<i32>, %7: tensor<i32>):
%8 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
"stablehlo.return"(%8) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<10xui64>, tensor<10xi32>) -> (tensor<10xui64>, tensor<10xi32>)
%11 = "stablehlo.convert"(%10) : (tensor<10xi32>) -> tensor<10xi64>
return %11 : tensor<10xi64>
}
}

