// f32[8] f32[8]
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
%2 = "stablehlo.constant"() {value = dense<1.25e-1> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<3.333333333333333e-1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.compare"(%0, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%6 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%10 = "stablehlo.multiply"(%0, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.select"(%5, %10, %0) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %11, %1 : tensor<8xf32>, tensor<8xf32>
}
}

// f32[4096] f32[4096] 0.1 0.3 true
// run-time numbers: lower:F32 upper:F32
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<4096xf32>, %2: tensor<f32>, %3: tensor<f32>, %4: tensor<2xui64>) -> (tensor<4096xf32>, tensor<4096xf32>) {
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%6 = "stablehlo.compare"(%0, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%7, %8 = "stablehlo.rng_bit_generator"(%4) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%9 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%10 = "stablehlo.shift_right_logical"(%8, %9) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%11 = "stablehlo.convert"(%10) : (tensor<4096xui32>) -> tensor<4096xi32>
%12 = "stablehlo.convert"(%11) : (tensor<4096xi32>) -> tensor<4096xf32>
%13 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%15 = "stablehlo.subtract"(%3, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%18 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%21 = "stablehlo.select"(%6, %19, %20) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%22 = "stablehlo.multiply"(%0, %21) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %22, %21 : tensor<4096xf32>, tensor<4096xf32>
}
}

