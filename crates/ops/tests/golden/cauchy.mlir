// f32[4096]
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4, %5 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%6 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%7 = "stablehlo.shift_right_logical"(%5, %6) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%8 = "stablehlo.convert"(%7) : (tensor<4096xui32>) -> tensor<4096xi32>
%9 = "stablehlo.convert"(%8) : (tensor<4096xi32>) -> tensor<4096xf32>
%10 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%11 = "stablehlo.add"(%9, %10) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%12 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%13 = "stablehlo.multiply"(%11, %12) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%14 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%15 = "stablehlo.subtract"(%13, %14) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%16 = "stablehlo.constant"() {value = dense<3.141592653589793e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%17 = "stablehlo.multiply"(%16, %15) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%18 = "stablehlo.tan"(%17) : (tensor<4096xf32>) -> tensor<4096xf32>
%19 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%20 = "stablehlo.multiply"(%18, %19) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%21 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%22 = "stablehlo.add"(%20, %21) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %22 : tensor<4096xf32>
}
}

// f64[4096] 1.0 2.0
// run-time numbers: median:F64 sigma:F64
// random counters: 2048
module @example {
func.func public @main(%0: tensor<4096xf64>, %1: tensor<f64>, %2: tensor<f64>, %3: tensor<2xui64>) -> (tensor<4096xf64>) {
%4, %5 = "stablehlo.rng_bit_generator"(%3) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui64>)
%6 = "stablehlo.constant"() {value = dense<11> : tensor<4096xui64>} : () -> tensor<4096xui64>
%7 = "stablehlo.shift_right_logical"(%5, %6) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%8 = "stablehlo.convert"(%7) : (tensor<4096xui64>) -> tensor<4096xi64>
%9 = "stablehlo.convert"(%8) : (tensor<4096xi64>) -> tensor<4096xf64>
%10 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%11 = "stablehlo.add"(%9, %10) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%12 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4096xf64>} : () -> tensor<4096xf64>
%13 = "stablehlo.multiply"(%11, %12) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%14 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%15 = "stablehlo.subtract"(%13, %14) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%16 = "stablehlo.constant"() {value = dense<3.141592653589793e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%17 = "stablehlo.multiply"(%16, %15) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%18 = "stablehlo.tan"(%17) : (tensor<4096xf64>) -> tensor<4096xf64>
%19 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4096xf64>
%20 = "stablehlo.multiply"(%18, %19) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%21 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4096xf64>
%22 = "stablehlo.add"(%20, %21) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
return %22 : tensor<4096xf64>
}
}

