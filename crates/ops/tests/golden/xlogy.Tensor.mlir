// f32[2,8] f32[8]
module @example {
func.func public @main(%0: tensor<2x8xf32>, %1: tensor<8xf32>) -> (tensor<2x8xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8xf32>
%3 = "stablehlo.log"(%2) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%4 = "stablehlo.multiply"(%0, %3) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%7 = "stablehlo.compare"(%0, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%8 = "stablehlo.select"(%7, %5, %4) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%9 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%10 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%11 = "stablehlo.select"(%9, %10, %8) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %11 : tensor<2x8xf32>
}
}

// s64[4] s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>, %1: tensor<4xi64>) -> (tensor<4xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%3 = "stablehlo.convert"(%1) : (tensor<4xi64>) -> tensor<4xf32>
%4 = "stablehlo.log"(%3) : (tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%2, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.select"(%8, %6, %5) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%10 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%11 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<4xf32>} : () -> tensor<4xf32>
%12 = "stablehlo.select"(%10, %11, %9) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %12 : tensor<4xf32>
}
}

// bf16[8] bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<8xbf16>) -> (tensor<8xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%1) : (tensor<8xbf16>) -> tensor<8xf32>
%4 = "stablehlo.log"(%3) : (tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.reduce_precision"(%4) {exponent_bits = 8 : i32, mantissa_bits = 7 : i32} : (tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.multiply"(%2, %5) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%9 = "stablehlo.compare"(%2, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%10 = "stablehlo.select"(%9, %7, %6) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%12 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<8xf32>} : () -> tensor<8xf32>
%13 = "stablehlo.select"(%11, %12, %10) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.convert"(%13) : (tensor<8xf32>) -> tensor<8xbf16>
return %14 : tensor<8xbf16>
}
}

