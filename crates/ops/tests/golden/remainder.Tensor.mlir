// f32[64] f32[64]
module @example {
func.func public @main(%0: tensor<64xf32>, %1: tensor<64xf32>) -> (tensor<64xf32>) {
%2 = "stablehlo.remainder"(%0, %1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%5 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%7 = "stablehlo.compare"(%1, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%8 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%9 = "stablehlo.and"(%4, %8) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%10 = "stablehlo.add"(%2, %1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%11 = "stablehlo.select"(%9, %10, %2) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
return %11 : tensor<64xf32>
}
}

// s64[16] s64[16]
module @example {
func.func public @main(%0: tensor<16xi64>, %1: tensor<16xi64>) -> (tensor<16xi64>) {
%2 = "stablehlo.remainder"(%0, %1) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<16xi64>} : () -> tensor<16xi64>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%5 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<16xi64>} : () -> tensor<16xi64>
%7 = "stablehlo.compare"(%1, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%8 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%9 = "stablehlo.and"(%4, %8) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%10 = "stablehlo.add"(%2, %1) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%11 = "stablehlo.select"(%9, %10, %2) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
return %11 : tensor<16xi64>
}
}

// u8[8] u8[8]
module @example {
func.func public @main(%0: tensor<8xui8>, %1: tensor<8xui8>) -> (tensor<8xui8>) {
%2 = "stablehlo.remainder"(%0, %1) : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<8xui8>} : () -> tensor<8xui8>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xi1>
%5 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xi1>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<8xui8>} : () -> tensor<8xui8>
%7 = "stablehlo.compare"(%1, %6) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xi1>
%8 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%9 = "stablehlo.and"(%4, %8) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%10 = "stablehlo.add"(%2, %1) : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
%11 = "stablehlo.select"(%9, %10, %2) : (tensor<8xi1>, tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
return %11 : tensor<8xui8>
}
}

// bf16[8] bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<8xbf16>) -> (tensor<8xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%1) : (tensor<8xbf16>) -> tensor<8xf32>
%4 = "stablehlo.remainder"(%2, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%7 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%9 = "stablehlo.compare"(%3, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%10 = "stablehlo.compare"(%7, %9) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%11 = "stablehlo.and"(%6, %10) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%12 = "stablehlo.add"(%4, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.select"(%11, %12, %4) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.convert"(%13) : (tensor<8xf32>) -> tensor<8xbf16>
return %14 : tensor<8xbf16>
}
}

