// f32[16] f32[16]
module @example {
func.func public @main(%0: tensor<16xf32>, %1: tensor<16xf32>) -> (tensor<16xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%4 = "stablehlo.convert"(%3) : (tensor<16xi1>) -> tensor<16xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%6 = "stablehlo.compare"(%0, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%7 = "stablehlo.select"(%6, %1, %4) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
return %7 : tensor<16xf32>
}
}

// s64[2,8] s64[8]
module @example {
func.func public @main(%0: tensor<2x8xi64>, %1: tensor<8xi64>) -> (tensor<2x8xi64>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi64>) -> tensor<2x8xi64>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<2x8xi64>} : () -> tensor<2x8xi64>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x8xi64>, tensor<2x8xi64>) -> tensor<2x8xi1>
%5 = "stablehlo.convert"(%4) : (tensor<2x8xi1>) -> tensor<2x8xi64>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<2x8xi64>} : () -> tensor<2x8xi64>
%7 = "stablehlo.compare"(%0, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x8xi64>, tensor<2x8xi64>) -> tensor<2x8xi1>
%8 = "stablehlo.select"(%7, %2, %5) : (tensor<2x8xi1>, tensor<2x8xi64>, tensor<2x8xi64>) -> tensor<2x8xi64>
return %8 : tensor<2x8xi64>
}
}

// bool[4] bool[4]
module @example {
func.func public @main(%0: tensor<4xi1>, %1: tensor<4xi1>) -> (tensor<4xi1>) {
%2 = "stablehlo.constant"() {value = dense<false> : tensor<4xi1>} : () -> tensor<4xi1>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%4 = "stablehlo.constant"() {value = dense<false> : tensor<4xi1>} : () -> tensor<4xi1>
%5 = "stablehlo.compare"(%0, %4) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%6 = "stablehlo.select"(%5, %1, %3) : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
return %6 : tensor<4xi1>
}
}

