// f32[4096] 0.3
// run-time numbers: p:F32
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<4096xf32>) {
%3, %4 = "stablehlo.rng_bit_generator"(%2) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%5 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%6 = "stablehlo.shift_right_logical"(%4, %5) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%7 = "stablehlo.convert"(%6) : (tensor<4096xui32>) -> tensor<4096xi32>
%8 = "stablehlo.convert"(%7) : (tensor<4096xi32>) -> tensor<4096xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%10 = "stablehlo.add"(%8, %9) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%11 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%13 = "stablehlo.log"(%12) : (tensor<4096xf32>) -> tensor<4096xf32>
%14 = "stablehlo.negate"(%1) : (tensor<f32>) -> tensor<f32>
%15 = "stablehlo.log_plus_one"(%14) : (tensor<f32>) -> tensor<f32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%17 = "stablehlo.divide"(%13, %16) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%18 = "stablehlo.ceil"(%17) : (tensor<4096xf32>) -> tensor<4096xf32>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%20 = "stablehlo.maximum"(%18, %19) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %20 : tensor<4096xf32>
}
}

// s64[4096] 0.7
// run-time numbers: p:F32
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xi64>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<4096xi64>) {
%3, %4 = "stablehlo.rng_bit_generator"(%2) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%5 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%6 = "stablehlo.shift_right_logical"(%4, %5) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%7 = "stablehlo.convert"(%6) : (tensor<4096xui32>) -> tensor<4096xi32>
%8 = "stablehlo.convert"(%7) : (tensor<4096xi32>) -> tensor<4096xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%10 = "stablehlo.add"(%8, %9) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%11 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%13 = "stablehlo.log"(%12) : (tensor<4096xf32>) -> tensor<4096xf32>
%14 = "stablehlo.negate"(%1) : (tensor<f32>) -> tensor<f32>
%15 = "stablehlo.log_plus_one"(%14) : (tensor<f32>) -> tensor<f32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%17 = "stablehlo.divide"(%13, %16) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%18 = "stablehlo.ceil"(%17) : (tensor<4096xf32>) -> tensor<4096xf32>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%20 = "stablehlo.maximum"(%18, %19) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%21 = "stablehlo.convert"(%20) : (tensor<4096xf32>) -> tensor<4096xi64>
return %21 : tensor<4096xi64>
}
}

