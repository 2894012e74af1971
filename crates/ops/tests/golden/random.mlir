// s64[4096]
// random counters: 2048
module @example {
func.func public @main(%0: tensor<4096xi64>, %1: tensor<2xui64>) -> (tensor<4096xi64>) {
%2, %3 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui64>)
%4 = "stablehlo.constant"() {value = dense<9223372036854775807> : tensor<4096xui64>} : () -> tensor<4096xui64>
%5 = "stablehlo.and"(%3, %4) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%6 = "stablehlo.bitcast_convert"(%5) : (tensor<4096xui64>) -> tensor<4096xi64>
return %6 : tensor<4096xi64>
}
}

// f32[4096]
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2, %3 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%4 = "stablehlo.constant"() {value = dense<16777217> : tensor<4096xui32>} : () -> tensor<4096xui32>
%5 = "stablehlo.remainder"(%3, %4) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%6 = "stablehlo.convert"(%5) : (tensor<4096xui32>) -> tensor<4096xi32>
%7 = "stablehlo.convert"(%6) : (tensor<4096xi32>) -> tensor<4096xf32>
return %7 : tensor<4096xf32>
}
}

// u8[4096]
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xui8>, %1: tensor<2xui64>) -> (tensor<4096xui8>) {
%2, %3 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%4 = "stablehlo.constant"() {value = dense<255> : tensor<4096xui32>} : () -> tensor<4096xui32>
%5 = "stablehlo.and"(%3, %4) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%6 = "stablehlo.convert"(%5) : (tensor<4096xui32>) -> tensor<4096xi32>
%7 = "stablehlo.convert"(%6) : (tensor<4096xi32>) -> tensor<4096xui8>
return %7 : tensor<4096xui8>
}
}

// bool[4096]
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xi1>, %1: tensor<2xui64>) -> (tensor<4096xi1>) {
%2, %3 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%4 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%5 = "stablehlo.and"(%3, %4) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%6 = "stablehlo.convert"(%5) : (tensor<4096xui32>) -> tensor<4096xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<4096xi32>} : () -> tensor<4096xi32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xi32>, tensor<4096xi32>) -> tensor<4096xi1>
return %8 : tensor<4096xi1>
}
}

// s8[4096]
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xi8>, %1: tensor<2xui64>) -> (tensor<4096xi8>) {
%2, %3 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%4 = "stablehlo.constant"() {value = dense<127> : tensor<4096xui32>} : () -> tensor<4096xui32>
%5 = "stablehlo.and"(%3, %4) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%6 = "stablehlo.convert"(%5) : (tensor<4096xui32>) -> tensor<4096xi32>
%7 = "stablehlo.convert"(%6) : (tensor<4096xi32>) -> tensor<4096xi8>
return %7 : tensor<4096xi8>
}
}

// s32[4096]
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xi32>, %1: tensor<2xui64>) -> (tensor<4096xi32>) {
%2, %3 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%4 = "stablehlo.constant"() {value = dense<2147483647> : tensor<4096xui32>} : () -> tensor<4096xui32>
%5 = "stablehlo.and"(%3, %4) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%6 = "stablehlo.convert"(%5) : (tensor<4096xui32>) -> tensor<4096xi32>
return %6 : tensor<4096xi32>
}
}

