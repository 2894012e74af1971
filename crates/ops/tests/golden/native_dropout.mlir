// f32[64,64] 0.25 true
// run-time numbers: p:F32
// random counters: 1024
module @example {
func.func public @main(%0: tensor<64x64xf32>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<64x64xf32>, tensor<64x64xi1>) {
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.subtract"(%3, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%10, %11 = "stablehlo.rng_bit_generator"(%2) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%12 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%13 = "stablehlo.shift_right_logical"(%11, %12) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%14 = "stablehlo.convert"(%13) : (tensor<4096xui32>) -> tensor<4096xi32>
%15 = "stablehlo.convert"(%14) : (tensor<4096xi32>) -> tensor<4096xf32>
%16 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%17 = "stablehlo.multiply"(%15, %16) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<4096xf32>) -> tensor<64x64xf32>
%19 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64x64xf32>
%20 = "stablehlo.compare"(%18, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.compare"(%4, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.divide"(%23, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%25 = "stablehlo.select"(%22, %4, %24) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64x64xf32>
%27 = "stablehlo.multiply"(%0, %26) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%29 = "stablehlo.select"(%20, %27, %28) : (tensor<64x64xi1>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
return %29, %20 : tensor<64x64xf32>, tensor<64x64xi1>
}
}

// bf16[4096] 0.5 none
// run-time numbers: p:F32
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xbf16>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<4096xbf16>, tensor<4096xi1>) {
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.subtract"(%3, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%10, %11 = "stablehlo.rng_bit_generator"(%2) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%12 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%13 = "stablehlo.shift_right_logical"(%11, %12) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%14 = "stablehlo.convert"(%13) : (tensor<4096xui32>) -> tensor<4096xi32>
%15 = "stablehlo.convert"(%14) : (tensor<4096xi32>) -> tensor<4096xf32>
%16 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%17 = "stablehlo.multiply"(%15, %16) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%18 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.compare"(%4, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.divide"(%22, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%24 = "stablehlo.select"(%21, %4, %23) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%25 = "stablehlo.convert"(%0) : (tensor<4096xbf16>) -> tensor<4096xf32>
%26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%29 = "stablehlo.select"(%19, %27, %28) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%30 = "stablehlo.convert"(%29) : (tensor<4096xf32>) -> tensor<4096xbf16>
return %30, %19 : tensor<4096xbf16>, tensor<4096xi1>
}
}

// f32[64] 1.0 true
// run-time numbers: p:F32
// random counters: 16
module @example {
func.func public @main(%0: tensor<64xf32>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<64xf32>, tensor<64xi1>) {
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.subtract"(%3, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%10, %11 = "stablehlo.rng_bit_generator"(%2) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<64xui32>)
%12 = "stablehlo.constant"() {value = dense<8> : tensor<64xui32>} : () -> tensor<64xui32>
%13 = "stablehlo.shift_right_logical"(%11, %12) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%14 = "stablehlo.convert"(%13) : (tensor<64xui32>) -> tensor<64xi32>
%15 = "stablehlo.convert"(%14) : (tensor<64xi32>) -> tensor<64xf32>
%16 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%17 = "stablehlo.multiply"(%15, %16) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%18 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
%19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.compare"(%4, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.divide"(%22, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%24 = "stablehlo.select"(%21, %4, %23) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
%26 = "stablehlo.multiply"(%0, %25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%28 = "stablehlo.select"(%19, %26, %27) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
return %28, %19 : tensor<64xf32>, tensor<64xi1>
}
}

// f32[8] 0.5 false
module @example {
func.func public @main(%0: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xi1>) {
%1 = "stablehlo.constant"() {value = dense<true> : tensor<8xi1>} : () -> tensor<8xi1>
return %0, %1 : tensor<8xf32>, tensor<8xi1>
}
}

