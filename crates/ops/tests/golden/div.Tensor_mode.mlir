// f32[8] f32[8] rounding_mode=none
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xf32>) {
%2 = "stablehlo.divide"(%0, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %2 : tensor<8xf32>
}
}

// f32[8] f32[8] rounding_mode=trunc
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xf32>) {
%2 = "stablehlo.divide"(%0, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%5 = "stablehlo.ceil"(%2) : (tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.floor"(%2) : (tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.select"(%4, %5, %6) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %7 : tensor<8xf32>
}
}

// f32[64] f32[64] rounding_mode=floor
module @example {
func.func public @main(%0: tensor<64xf32>, %1: tensor<64xf32>) -> (tensor<64xf32>) {
%2 = "stablehlo.remainder"(%0, %1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%3 = "stablehlo.subtract"(%0, %2) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%4 = "stablehlo.divide"(%3, %1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%8 = "stablehlo.compare"(%2, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%10 = "stablehlo.compare"(%1, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%11 = "stablehlo.compare"(%8, %10) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%12 = "stablehlo.and"(%6, %11) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%13 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%14 = "stablehlo.subtract"(%4, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%15 = "stablehlo.select"(%12, %14, %4) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%16 = "stablehlo.floor"(%15) : (tensor<64xf32>) -> tensor<64xf32>
%17 = "stablehlo.subtract"(%15, %16) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%18 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%21 = "stablehlo.add"(%16, %20) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%22 = "stablehlo.select"(%19, %21, %16) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%23 = "stablehlo.divide"(%0, %1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%24 = "stablehlo.bitcast_convert"(%23) : (tensor<64xf32>) -> tensor<64xi32>
%25 = "stablehlo.constant"() {value = dense<0> : tensor<64xi32>} : () -> tensor<64xi32>
%26 = "stablehlo.compare"(%24, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
%27 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%29 = "stablehlo.select"(%26, %27, %28) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%31 = "stablehlo.compare"(%15, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%32 = "stablehlo.select"(%31, %29, %22) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%34 = "stablehlo.compare"(%1, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%35 = "stablehlo.select"(%34, %23, %32) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
return %35 : tensor<64xf32>
}
}

// bf16[32] bf16[32] rounding_mode=floor
module @example {
func.func public @main(%0: tensor<32xbf16>, %1: tensor<32xbf16>) -> (tensor<32xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<32xbf16>) -> tensor<32xf32>
%3 = "stablehlo.convert"(%1) : (tensor<32xbf16>) -> tensor<32xf32>
%4 = "stablehlo.remainder"(%2, %3) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
%5 = "stablehlo.subtract"(%2, %4) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
%6 = "stablehlo.divide"(%5, %3) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf32>} : () -> tensor<32xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf32>} : () -> tensor<32xf32>
%10 = "stablehlo.compare"(%4, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf32>} : () -> tensor<32xf32>
%12 = "stablehlo.compare"(%3, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
%13 = "stablehlo.compare"(%10, %12) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<32xi1>, tensor<32xi1>) -> tensor<32xi1>
%14 = "stablehlo.and"(%8, %13) : (tensor<32xi1>, tensor<32xi1>) -> tensor<32xi1>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf32>} : () -> tensor<32xf32>
%16 = "stablehlo.subtract"(%6, %15) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
%17 = "stablehlo.select"(%14, %16, %6) : (tensor<32xi1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
%18 = "stablehlo.floor"(%17) : (tensor<32xf32>) -> tensor<32xf32>
%19 = "stablehlo.subtract"(%17, %18) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
%20 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<32xf32>} : () -> tensor<32xf32>
%21 = "stablehlo.compare"(%19, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf32>} : () -> tensor<32xf32>
%23 = "stablehlo.add"(%18, %22) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
%24 = "stablehlo.select"(%21, %23, %18) : (tensor<32xi1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
%25 = "stablehlo.divide"(%2, %3) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
%26 = "stablehlo.bitcast_convert"(%25) : (tensor<32xf32>) -> tensor<32xi32>
%27 = "stablehlo.constant"() {value = dense<0> : tensor<32xi32>} : () -> tensor<32xi32>
%28 = "stablehlo.compare"(%26, %27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
%29 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<32xf32>} : () -> tensor<32xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf32>} : () -> tensor<32xf32>
%31 = "stablehlo.select"(%28, %29, %30) : (tensor<32xi1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf32>} : () -> tensor<32xf32>
%33 = "stablehlo.compare"(%17, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
%34 = "stablehlo.select"(%33, %31, %24) : (tensor<32xi1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf32>} : () -> tensor<32xf32>
%36 = "stablehlo.compare"(%3, %35) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
%37 = "stablehlo.select"(%36, %25, %34) : (tensor<32xi1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
%38 = "stablehlo.convert"(%37) : (tensor<32xf32>) -> tensor<32xbf16>
return %38 : tensor<32xbf16>
}
}

// s32[8] s32[8] rounding_mode=trunc
module @example {
func.func public @main(%0: tensor<8xi32>, %1: tensor<8xi32>) -> (tensor<8xi32>) {
%2 = "stablehlo.divide"(%0, %1) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
return %2 : tensor<8xi32>
}
}

// s64[8] s64[8] rounding_mode=floor
module @example {
func.func public @main(%0: tensor<8xi64>, %1: tensor<8xi64>) -> (tensor<8xi64>) {
%2 = "stablehlo.divide"(%0, %1) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%3 = "stablehlo.remainder"(%0, %1) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<8xi64>} : () -> tensor<8xi64>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<8xi64>} : () -> tensor<8xi64>
%6 = "stablehlo.compare"(%3, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<8xi64>} : () -> tensor<8xi64>
%8 = "stablehlo.compare"(%3, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
%9 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%11 = "stablehlo.and"(%6, %10) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%12 = "stablehlo.constant"() {value = dense<1> : tensor<8xi64>} : () -> tensor<8xi64>
%13 = "stablehlo.subtract"(%2, %12) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%14 = "stablehlo.select"(%11, %13, %2) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
return %14 : tensor<8xi64>
}
}

// u8[8] u8[8] rounding_mode=floor
module @example {
func.func public @main(%0: tensor<8xui8>, %1: tensor<8xui8>) -> (tensor<8xui8>) {
%2 = "stablehlo.divide"(%0, %1) : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
return %2 : tensor<8xui8>
}
}

