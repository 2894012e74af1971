// 1000
// random counters: 500
module @example {
func.func public @main(%0: tensor<2xui64>) -> (tensor<1000xi64>) {
%1, %2 = "stablehlo.rng_bit_generator"(%0) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1000xui64>)
%3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1000xi32>
%9, %10 = "stablehlo.sort"(%2, %3) ({
^bb0(%4: tensor<ui64>, %5: tensor<ui64>, %6: tensor<i32>, %7: tensor<i32>):
%8 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
"stablehlo.return"(%8) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<1000xui64>, tensor<1000xi32>) -> (tensor<1000xui64>, tensor<1000xi32>)
%11 = "stablehlo.convert"(%10) : (tensor<1000xi32>) -> tensor<1000xi64>
return %11 : tensor<1000xi64>
}
}

// 7 dtype=s32
// random counters: 4
module @example {
func.func public @main(%0: tensor<2xui64>) -> (tensor<7xi32>) {
%1, %2 = "stablehlo.rng_bit_generator"(%0) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>)
%3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xi32>
%9, %10 = "stablehlo.sort"(%2, %3) ({
^bb0(%4: tensor<ui64>, %5: tensor<ui64>, %6: tensor<i32>, %7: tensor<i32>):
%8 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
"stablehlo.return"(%8) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<7xui64>, tensor<7xi32>) -> (tensor<7xui64>, tensor<7xi32>)
return %10 : tensor<7xi32>
}
}

// 0
module @example {
func.func public @main() -> (tensor<0xi64>) {
%0 = "stablehlo.constant"() {value = dense<0> : tensor<0xui64>} : () -> tensor<0xui64>
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<0xi32>
%7, %8 = "stablehlo.sort"(%0, %1) ({
^bb0(%2: tensor<ui64>, %3: tensor<ui64>, %4: tensor<i32>, %5: tensor<i32>):
%6 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<0xui64>, tensor<0xi32>) -> (tensor<0xui64>, tensor<0xi32>)
%9 = "stablehlo.convert"(%8) : (tensor<0xi32>) -> tensor<0xi64>
return %9 : tensor<0xi64>
}
}

