// f32[4096]
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5, %6 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%7 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%8 = "stablehlo.shift_right_logical"(%6, %7) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%9 = "stablehlo.convert"(%8) : (tensor<4096xui32>) -> tensor<4096xi32>
%10 = "stablehlo.convert"(%9) : (tensor<4096xi32>) -> tensor<4096xf32>
%11 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%13 = "stablehlo.subtract"(%3, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%16 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%17 = "stablehlo.add"(%15, %16) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%18 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%20 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%21 = "stablehlo.select"(%19, %20, %17) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %21 : tensor<4096xf32>
}
}

// f64[64,64] -2.0 3.0
// run-time numbers: from:F64 to:F64
// random counters: 2048
module @example {
func.func public @main(%0: tensor<64x64xf64>, %1: tensor<f64>, %2: tensor<f64>, %3: tensor<2xui64>) -> (tensor<64x64xf64>) {
%4 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%5, %6 = "stablehlo.rng_bit_generator"(%3) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui64>)
%7 = "stablehlo.constant"() {value = dense<11> : tensor<4096xui64>} : () -> tensor<4096xui64>
%8 = "stablehlo.shift_right_logical"(%6, %7) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%9 = "stablehlo.convert"(%8) : (tensor<4096xui64>) -> tensor<4096xi64>
%10 = "stablehlo.convert"(%9) : (tensor<4096xi64>) -> tensor<4096xf64>
%11 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4096xf64>} : () -> tensor<4096xf64>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%13 = "stablehlo.reshape"(%12) : (tensor<4096xf64>) -> tensor<64x64xf64>
%14 = "stablehlo.subtract"(%2, %1) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<64x64xf64>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<64x64xf64>, tensor<64x64xf64>) -> tensor<64x64xf64>
%17 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<64x64xf64>
%18 = "stablehlo.add"(%16, %17) : (tensor<64x64xf64>, tensor<64x64xf64>) -> tensor<64x64xf64>
%19 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<64x64xf64>
%20 = "stablehlo.compare"(%18, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<64x64xf64>, tensor<64x64xf64>) -> tensor<64x64xi1>
%21 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<64x64xf64>
%22 = "stablehlo.select"(%20, %21, %18) : (tensor<64x64xi1>, tensor<64x64xf64>, tensor<64x64xf64>) -> tensor<64x64xf64>
return %22 : tensor<64x64xf64>
}
}

// bf16[4096]
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xbf16>, %1: tensor<2xui64>) -> (tensor<4096xbf16>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5, %6 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%7 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%8 = "stablehlo.shift_right_logical"(%6, %7) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%9 = "stablehlo.convert"(%8) : (tensor<4096xui32>) -> tensor<4096xi32>
%10 = "stablehlo.convert"(%9) : (tensor<4096xi32>) -> tensor<4096xf32>
%11 = "stablehlo.constant"() {value = dense<3.90625e-3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%13 = "stablehlo.subtract"(%3, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%16 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%17 = "stablehlo.add"(%15, %16) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%18 = "stablehlo.convert"(%17) : (tensor<4096xf32>) -> tensor<4096xbf16>
%19 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<bf16>
%20 = "stablehlo.convert"(%3) : (tensor<f32>) -> tensor<bf16>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<4096xbf16>
%22 = "stablehlo.compare"(%18, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xbf16>, tensor<4096xbf16>) -> tensor<4096xi1>
%23 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<4096xbf16>
%24 = "stablehlo.select"(%22, %23, %18) : (tensor<4096xi1>, tensor<4096xbf16>, tensor<4096xbf16>) -> tensor<4096xbf16>
return %24 : tensor<4096xbf16>
}
}

// f16[4096] 1.0 2.0
// run-time numbers: from:F32 to:F32
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xf16>, %1: tensor<f32>, %2: tensor<f32>, %3: tensor<2xui64>) -> (tensor<4096xf16>) {
%4 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5, %6 = "stablehlo.rng_bit_generator"(%3) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%7 = "stablehlo.constant"() {value = dense<21> : tensor<4096xui32>} : () -> tensor<4096xui32>
%8 = "stablehlo.shift_right_logical"(%6, %7) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%9 = "stablehlo.convert"(%8) : (tensor<4096xui32>) -> tensor<4096xi32>
%10 = "stablehlo.convert"(%9) : (tensor<4096xi32>) -> tensor<4096xf32>
%11 = "stablehlo.constant"() {value = dense<4.8828125e-4> : tensor<4096xf32>} : () -> tensor<4096xf32>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%13 = "stablehlo.subtract"(%2, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%16 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%17 = "stablehlo.add"(%15, %16) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%18 = "stablehlo.convert"(%17) : (tensor<4096xf32>) -> tensor<4096xf16>
%19 = "stablehlo.convert"(%1) : (tensor<f32>) -> tensor<f16>
%20 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<f16>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f16>) -> tensor<4096xf16>
%22 = "stablehlo.compare"(%18, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf16>, tensor<4096xf16>) -> tensor<4096xi1>
%23 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f16>) -> tensor<4096xf16>
%24 = "stablehlo.select"(%22, %23, %18) : (tensor<4096xi1>, tensor<4096xf16>, tensor<4096xf16>) -> tensor<4096xf16>
return %24 : tensor<4096xf16>
}
}

// f32[0]
module @example {
func.func public @main(%0: tensor<0xf32>) -> (tensor<0xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<0xui32>} : () -> tensor<0xui32>
%5 = "stablehlo.constant"() {value = dense<8> : tensor<0xui32>} : () -> tensor<0xui32>
%6 = "stablehlo.shift_right_logical"(%4, %5) : (tensor<0xui32>, tensor<0xui32>) -> tensor<0xui32>
%7 = "stablehlo.convert"(%6) : (tensor<0xui32>) -> tensor<0xi32>
%8 = "stablehlo.convert"(%7) : (tensor<0xi32>) -> tensor<0xf32>
%9 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<0xf32>} : () -> tensor<0xf32>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
%11 = "stablehlo.subtract"(%2, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
%13 = "stablehlo.multiply"(%10, %12) : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
%14 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
%15 = "stablehlo.add"(%13, %14) : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
%16 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
%18 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
%19 = "stablehlo.select"(%17, %18, %15) : (tensor<0xi1>, tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
return %19 : tensor<0xf32>
}
}

