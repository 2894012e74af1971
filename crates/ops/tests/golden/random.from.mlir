// s64[4096] -3 4
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xi64>, %1: tensor<2xui64>) -> (tensor<4096xi64>) {
%2, %3 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%4 = "stablehlo.constant"() {value = dense<7> : tensor<4096xui32>} : () -> tensor<4096xui32>
%5 = "stablehlo.remainder"(%3, %4) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%6 = "stablehlo.convert"(%5) : (tensor<4096xui32>) -> tensor<4096xi32>
%7 = "stablehlo.constant"() {value = dense<-3> : tensor<4096xi32>} : () -> tensor<4096xi32>
%8 = "stablehlo.add"(%6, %7) : (tensor<4096xi32>, tensor<4096xi32>) -> tensor<4096xi32>
%9 = "stablehlo.convert"(%8) : (tensor<4096xi32>) -> tensor<4096xi64>
return %9 : tensor<4096xi64>
}
}

// s64[4096] -9223372036854775808 none
// random counters: 2048
module @example {
func.func public @main(%0: tensor<4096xi64>, %1: tensor<2xui64>) -> (tensor<4096xi64>) {
%2, %3 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui64>)
%4 = "stablehlo.bitcast_convert"(%3) : (tensor<4096xui64>) -> tensor<4096xi64>
%5 = "stablehlo.constant"() {value = dense<-9223372036854775808> : tensor<4096xi64>} : () -> tensor<4096xi64>
%6 = "stablehlo.add"(%4, %5) : (tensor<4096xi64>, tensor<4096xi64>) -> tensor<4096xi64>
return %6 : tensor<4096xi64>
}
}

// u8[4096] 200 256
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xui8>, %1: tensor<2xui64>) -> (tensor<4096xui8>) {
%2, %3 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%4 = "stablehlo.constant"() {value = dense<56> : tensor<4096xui32>} : () -> tensor<4096xui32>
%5 = "stablehlo.remainder"(%3, %4) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%6 = "stablehlo.convert"(%5) : (tensor<4096xui32>) -> tensor<4096xi32>
%7 = "stablehlo.constant"() {value = dense<200> : tensor<4096xi32>} : () -> tensor<4096xi32>
%8 = "stablehlo.add"(%6, %7) : (tensor<4096xi32>, tensor<4096xi32>) -> tensor<4096xi32>
%9 = "stablehlo.convert"(%8) : (tensor<4096xi32>) -> tensor<4096xui8>
return %9 : tensor<4096xui8>
}
}

// s64[4096] 3000000000 3000000010
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xi64>, %1: tensor<2xui64>) -> (tensor<4096xi64>) {
%2, %3 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%4 = "stablehlo.constant"() {value = dense<10> : tensor<4096xui32>} : () -> tensor<4096xui32>
%5 = "stablehlo.remainder"(%3, %4) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%6 = "stablehlo.convert"(%5) : (tensor<4096xui32>) -> tensor<4096xi64>
%7 = "stablehlo.constant"() {value = dense<3000000000> : tensor<4096xi64>} : () -> tensor<4096xi64>
%8 = "stablehlo.add"(%6, %7) : (tensor<4096xi64>, tensor<4096xi64>) -> tensor<4096xi64>
return %8 : tensor<4096xi64>
}
}

// s8[4096] -128 none
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xi8>, %1: tensor<2xui64>) -> (tensor<4096xi8>) {
%2, %3 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%4 = "stablehlo.constant"() {value = dense<255> : tensor<4096xui32>} : () -> tensor<4096xui32>
%5 = "stablehlo.and"(%3, %4) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%6 = "stablehlo.convert"(%5) : (tensor<4096xui32>) -> tensor<4096xi32>
%7 = "stablehlo.constant"() {value = dense<-128> : tensor<4096xi32>} : () -> tensor<4096xi32>
%8 = "stablehlo.add"(%6, %7) : (tensor<4096xi32>, tensor<4096xi32>) -> tensor<4096xi32>
%9 = "stablehlo.convert"(%8) : (tensor<4096xi32>) -> tensor<4096xi8>
return %9 : tensor<4096xi8>
}
}

// f64[4096] -5 5
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xf64>, %1: tensor<2xui64>) -> (tensor<4096xf64>) {
%2, %3 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%4 = "stablehlo.constant"() {value = dense<10> : tensor<4096xui32>} : () -> tensor<4096xui32>
%5 = "stablehlo.remainder"(%3, %4) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%6 = "stablehlo.convert"(%5) : (tensor<4096xui32>) -> tensor<4096xi32>
%7 = "stablehlo.constant"() {value = dense<-5> : tensor<4096xi32>} : () -> tensor<4096xi32>
%8 = "stablehlo.add"(%6, %7) : (tensor<4096xi32>, tensor<4096xi32>) -> tensor<4096xi32>
%9 = "stablehlo.convert"(%8) : (tensor<4096xi32>) -> tensor<4096xf64>
return %9 : tensor<4096xf64>
}
}

