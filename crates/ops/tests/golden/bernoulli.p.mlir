// f32[4096] 0.25
// run-time numbers: p:F32
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<4096xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.compare"(%1, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.and"(%4, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%8, %9 = "stablehlo.rng_bit_generator"(%2) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%10 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%11 = "stablehlo.shift_right_logical"(%9, %10) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%12 = "stablehlo.convert"(%11) : (tensor<4096xui32>) -> tensor<4096xi32>
%13 = "stablehlo.convert"(%12) : (tensor<4096xi32>) -> tensor<4096xf32>
%14 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%15 = "stablehlo.multiply"(%13, %14) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%16 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%18 = "stablehlo.convert"(%17) : (tensor<4096xi1>) -> tensor<4096xf32>
return %18 : tensor<4096xf32>
}
}

// s64[4096] 0.9
// run-time numbers: p:F32
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xi64>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<4096xi64>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.compare"(%1, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.and"(%4, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%8, %9 = "stablehlo.rng_bit_generator"(%2) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%10 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%11 = "stablehlo.shift_right_logical"(%9, %10) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%12 = "stablehlo.convert"(%11) : (tensor<4096xui32>) -> tensor<4096xi32>
%13 = "stablehlo.convert"(%12) : (tensor<4096xi32>) -> tensor<4096xf32>
%14 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%15 = "stablehlo.multiply"(%13, %14) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%16 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%18 = "stablehlo.convert"(%17) : (tensor<4096xi1>) -> tensor<4096xi64>
return %18 : tensor<4096xi64>
}
}

// bool[64] 1.0
// run-time numbers: p:F32
// random counters: 16
module @example {
func.func public @main(%0: tensor<64xi1>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<64xi1>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.compare"(%1, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.and"(%4, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%8, %9 = "stablehlo.rng_bit_generator"(%2) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<64xui32>)
%10 = "stablehlo.constant"() {value = dense<8> : tensor<64xui32>} : () -> tensor<64xui32>
%11 = "stablehlo.shift_right_logical"(%9, %10) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%12 = "stablehlo.convert"(%11) : (tensor<64xui32>) -> tensor<64xi32>
%13 = "stablehlo.convert"(%12) : (tensor<64xi32>) -> tensor<64xf32>
%14 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%15 = "stablehlo.multiply"(%13, %14) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%16 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
return %17 : tensor<64xi1>
}
}

// f32[64] 0.0
// run-time numbers: p:F32
// random counters: 16
module @example {
func.func public @main(%0: tensor<64xf32>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<64xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.compare"(%1, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.and"(%4, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%8, %9 = "stablehlo.rng_bit_generator"(%2) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<64xui32>)
%10 = "stablehlo.constant"() {value = dense<8> : tensor<64xui32>} : () -> tensor<64xui32>
%11 = "stablehlo.shift_right_logical"(%9, %10) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%12 = "stablehlo.convert"(%11) : (tensor<64xui32>) -> tensor<64xi32>
%13 = "stablehlo.convert"(%12) : (tensor<64xi32>) -> tensor<64xf32>
%14 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%15 = "stablehlo.multiply"(%13, %14) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%16 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%18 = "stablehlo.convert"(%17) : (tensor<64xi1>) -> tensor<64xf32>
return %18 : tensor<64xf32>
}
}

