// s64[4096] f32[4096]
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xi64>, %1: tensor<4096xf32>, %2: tensor<2xui64>) -> (tensor<4096xi64>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%6 = "stablehlo.compare"(%1, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%7 = "stablehlo.and"(%4, %6) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%8 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<i1>, %10: tensor<i1>):
%11 = "stablehlo.and"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%13, %14 = "stablehlo.rng_bit_generator"(%2) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%15 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%16 = "stablehlo.shift_right_logical"(%14, %15) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%17 = "stablehlo.convert"(%16) : (tensor<4096xui32>) -> tensor<4096xi32>
%18 = "stablehlo.convert"(%17) : (tensor<4096xi32>) -> tensor<4096xf32>
%19 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%20 = "stablehlo.multiply"(%18, %19) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%21 = "stablehlo.compare"(%20, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%22 = "stablehlo.convert"(%21) : (tensor<4096xi1>) -> tensor<4096xi64>
return %22 : tensor<4096xi64>
}
}

// f32[4096] f64[]
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<f64>, %2: tensor<2xui64>) -> (tensor<4096xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<f64>) -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = "stablehlo.and"(%5, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%9, %10 = "stablehlo.rng_bit_generator"(%2) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%11 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%12 = "stablehlo.shift_right_logical"(%10, %11) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%13 = "stablehlo.convert"(%12) : (tensor<4096xui32>) -> tensor<4096xi32>
%14 = "stablehlo.convert"(%13) : (tensor<4096xi32>) -> tensor<4096xf32>
%15 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%16 = "stablehlo.multiply"(%14, %15) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%17 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%18 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%19 = "stablehlo.convert"(%18) : (tensor<4096xi1>) -> tensor<4096xf32>
return %19 : tensor<4096xf32>
}
}

