// f32[4096]
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5, %6 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%7 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%8 = "stablehlo.shift_right_logical"(%6, %7) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%9 = "stablehlo.convert"(%8) : (tensor<4096xui32>) -> tensor<4096xi32>
%10 = "stablehlo.convert"(%9) : (tensor<4096xi32>) -> tensor<4096xf32>
%11 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%12 = "stablehlo.add"(%10, %11) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%13 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%15 = "stablehlo.log"(%14) : (tensor<4096xf32>) -> tensor<4096xf32>
%16 = "stablehlo.negate"(%15) : (tensor<4096xf32>) -> tensor<4096xf32>
%17 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%18 = "stablehlo.maximum"(%16, %17) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%19 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%20 = "stablehlo.divide"(%18, %19) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %20 : tensor<4096xf32>
}
}

// f64[4096] 2.5
// run-time numbers: lambd:F64
// random counters: 2048
module @example {
func.func public @main(%0: tensor<4096xf64>, %1: tensor<f64>, %2: tensor<2xui64>) -> (tensor<4096xf64>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%5, %6 = "stablehlo.rng_bit_generator"(%2) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui64>)
%7 = "stablehlo.constant"() {value = dense<11> : tensor<4096xui64>} : () -> tensor<4096xui64>
%8 = "stablehlo.shift_right_logical"(%6, %7) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%9 = "stablehlo.convert"(%8) : (tensor<4096xui64>) -> tensor<4096xi64>
%10 = "stablehlo.convert"(%9) : (tensor<4096xi64>) -> tensor<4096xf64>
%11 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%12 = "stablehlo.add"(%10, %11) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%13 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4096xf64>} : () -> tensor<4096xf64>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%15 = "stablehlo.log"(%14) : (tensor<4096xf64>) -> tensor<4096xf64>
%16 = "stablehlo.negate"(%15) : (tensor<4096xf64>) -> tensor<4096xf64>
%17 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4096xf64>} : () -> tensor<4096xf64>
%18 = "stablehlo.maximum"(%16, %17) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%19 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4096xf64>
%20 = "stablehlo.divide"(%18, %19) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
return %20 : tensor<4096xf64>
}
}

// bf16[4096]
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xbf16>, %1: tensor<2xui64>) -> (tensor<4096xbf16>) {
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5, %6 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%7 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%8 = "stablehlo.shift_right_logical"(%6, %7) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%9 = "stablehlo.convert"(%8) : (tensor<4096xui32>) -> tensor<4096xi32>
%10 = "stablehlo.convert"(%9) : (tensor<4096xi32>) -> tensor<4096xf32>
%11 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%12 = "stablehlo.add"(%10, %11) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%13 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%15 = "stablehlo.log"(%14) : (tensor<4096xf32>) -> tensor<4096xf32>
%16 = "stablehlo.negate"(%15) : (tensor<4096xf32>) -> tensor<4096xf32>
%17 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%18 = "stablehlo.maximum"(%16, %17) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%19 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%20 = "stablehlo.divide"(%18, %19) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%21 = "stablehlo.convert"(%20) : (tensor<4096xf32>) -> tensor<4096xbf16>
return %21 : tensor<4096xbf16>
}
}

