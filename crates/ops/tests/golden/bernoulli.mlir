// f32[4096]
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%5 = "stablehlo.compare"(%0, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%6 = "stablehlo.and"(%3, %5) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%7 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<i1>, %9: tensor<i1>):
%10 = "stablehlo.and"(%8, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%10) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%12, %13 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%14 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%15 = "stablehlo.shift_right_logical"(%13, %14) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%16 = "stablehlo.convert"(%15) : (tensor<4096xui32>) -> tensor<4096xi32>
%17 = "stablehlo.convert"(%16) : (tensor<4096xi32>) -> tensor<4096xf32>
%18 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%19 = "stablehlo.multiply"(%17, %18) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%20 = "stablehlo.compare"(%19, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%21 = "stablehlo.convert"(%20) : (tensor<4096xi1>) -> tensor<4096xf32>
return %21 : tensor<4096xf32>
}
}

// bf16[4096]
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xbf16>, %1: tensor<2xui64>) -> (tensor<4096xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<4096xbf16>) -> tensor<4096xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%7 = "stablehlo.and"(%4, %6) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%8 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<i1>, %10: tensor<i1>):
%11 = "stablehlo.and"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%13, %14 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%15 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%16 = "stablehlo.shift_right_logical"(%14, %15) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%17 = "stablehlo.convert"(%16) : (tensor<4096xui32>) -> tensor<4096xi32>
%18 = "stablehlo.convert"(%17) : (tensor<4096xi32>) -> tensor<4096xf32>
%19 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%20 = "stablehlo.multiply"(%18, %19) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%21 = "stablehlo.compare"(%20, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%22 = "stablehlo.convert"(%21) : (tensor<4096xi1>) -> tensor<4096xbf16>
return %22 : tensor<4096xbf16>
}
}

