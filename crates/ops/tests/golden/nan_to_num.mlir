// f32[16]
module @example {
func.func public @main(%0: tensor<16xf32>) -> (tensor<16xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.constant"() {value = dense<3.4028234663852886e38> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<-3.4028234663852886e38> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<16xf32>} : () -> tensor<16xf32>
%5 = "stablehlo.compare"(%0, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%6 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
%7 = "stablehlo.select"(%5, %6, %0) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%8 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<16xf32>} : () -> tensor<16xf32>
%9 = "stablehlo.compare"(%0, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
%11 = "stablehlo.select"(%9, %10, %7) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%12 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%13 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
%14 = "stablehlo.select"(%12, %13, %11) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
return %14 : tensor<16xf32>
}
}

// bf16[16]
module @example {
func.func public @main(%0: tensor<16xbf16>) -> (tensor<16xbf16>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<bf16>} : () -> tensor<bf16>
%2 = "stablehlo.constant"() {value = dense<3.3895313892515355e38> : tensor<bf16>} : () -> tensor<bf16>
%3 = "stablehlo.constant"() {value = dense<-3.3895313892515355e38> : tensor<bf16>} : () -> tensor<bf16>
%4 = "stablehlo.constant"() {value = dense<0x7F80> : tensor<16xbf16>} : () -> tensor<16xbf16>
%5 = "stablehlo.compare"(%0, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xi1>
%6 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<16xbf16>
%7 = "stablehlo.select"(%5, %6, %0) : (tensor<16xi1>, tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xbf16>
%8 = "stablehlo.constant"() {value = dense<0xFF80> : tensor<16xbf16>} : () -> tensor<16xbf16>
%9 = "stablehlo.compare"(%0, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xi1>
%10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<16xbf16>
%11 = "stablehlo.select"(%9, %10, %7) : (tensor<16xi1>, tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xbf16>
%12 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xi1>
%13 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<16xbf16>
%14 = "stablehlo.select"(%12, %13, %11) : (tensor<16xi1>, tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xbf16>
return %14 : tensor<16xbf16>
}
}

// f16[16] 0.5 1.0 -1.0
// run-time numbers: nan:F32 posinf:F32 neginf:F32
module @example {
func.func public @main(%0: tensor<16xf16>, %1: tensor<f32>, %2: tensor<f32>, %3: tensor<f32>) -> (tensor<16xf16>) {
%4 = "stablehlo.convert"(%1) : (tensor<f32>) -> tensor<f16>
%5 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<f16>
%6 = "stablehlo.convert"(%3) : (tensor<f32>) -> tensor<f16>
%7 = "stablehlo.constant"() {value = dense<0x7C00> : tensor<16xf16>} : () -> tensor<16xf16>
%8 = "stablehlo.compare"(%0, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf16>, tensor<16xf16>) -> tensor<16xi1>
%9 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f16>) -> tensor<16xf16>
%10 = "stablehlo.select"(%8, %9, %0) : (tensor<16xi1>, tensor<16xf16>, tensor<16xf16>) -> tensor<16xf16>
%11 = "stablehlo.constant"() {value = dense<0xFC00> : tensor<16xf16>} : () -> tensor<16xf16>
%12 = "stablehlo.compare"(%0, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf16>, tensor<16xf16>) -> tensor<16xi1>
%13 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f16>) -> tensor<16xf16>
%14 = "stablehlo.select"(%12, %13, %10) : (tensor<16xi1>, tensor<16xf16>, tensor<16xf16>) -> tensor<16xf16>
%15 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf16>, tensor<16xf16>) -> tensor<16xi1>
%16 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f16>) -> tensor<16xf16>
%17 = "stablehlo.select"(%15, %16, %14) : (tensor<16xi1>, tensor<16xf16>, tensor<16xf16>) -> tensor<16xf16>
return %17 : tensor<16xf16>
}
}

// s64[3]
module @example {
func.func public @main(%0: tensor<3xi64>) -> (tensor<3xi64>) {
return %0 : tensor<3xi64>
}
}

