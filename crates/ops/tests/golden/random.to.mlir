// s64[4096] 10
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xi64>, %1: tensor<2xui64>) -> (tensor<4096xi64>) {
%2, %3 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%4 = "stablehlo.constant"() {value = dense<10> : tensor<4096xui32>} : () -> tensor<4096xui32>
%5 = "stablehlo.remainder"(%3, %4) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%6 = "stablehlo.convert"(%5) : (tensor<4096xui32>) -> tensor<4096xi32>
%7 = "stablehlo.convert"(%6) : (tensor<4096xi32>) -> tensor<4096xi64>
return %7 : tensor<4096xi64>
}
}

// s32[4096] 1024
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xi32>, %1: tensor<2xui64>) -> (tensor<4096xi32>) {
%2, %3 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%4 = "stablehlo.constant"() {value = dense<1023> : tensor<4096xui32>} : () -> tensor<4096xui32>
%5 = "stablehlo.and"(%3, %4) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%6 = "stablehlo.convert"(%5) : (tensor<4096xui32>) -> tensor<4096xi32>
return %6 : tensor<4096xi32>
}
}

// f32[4096] 7
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2, %3 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%4 = "stablehlo.constant"() {value = dense<7> : tensor<4096xui32>} : () -> tensor<4096xui32>
%5 = "stablehlo.remainder"(%3, %4) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%6 = "stablehlo.convert"(%5) : (tensor<4096xui32>) -> tensor<4096xi32>
%7 = "stablehlo.convert"(%6) : (tensor<4096xi32>) -> tensor<4096xf32>
return %7 : tensor<4096xf32>
}
}

// s64[4096] 5000000000
// random counters: 2048
module @example {
func.func public @main(%0: tensor<4096xi64>, %1: tensor<2xui64>) -> (tensor<4096xi64>) {
%2, %3 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui64>)
%4 = "stablehlo.constant"() {value = dense<5000000000> : tensor<4096xui64>} : () -> tensor<4096xui64>
%5 = "stablehlo.remainder"(%3, %4) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%6 = "stablehlo.bitcast_convert"(%5) : (tensor<4096xui64>) -> tensor<4096xi64>
return %6 : tensor<4096xi64>
}
}

