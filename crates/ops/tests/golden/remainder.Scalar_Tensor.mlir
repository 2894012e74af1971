// 2.5 f32[8]
// run-time numbers: self:F32
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<f32>) -> (tensor<8xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%3 = "stablehlo.remainder"(%2, %0) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%6 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.compare"(%0, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%9 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%10 = "stablehlo.and"(%5, %9) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%11 = "stablehlo.add"(%3, %0) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.select"(%10, %11, %3) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %12 : tensor<8xf32>
}
}

// 7 s32[8]
// run-time numbers: self:I64
module @example {
func.func public @main(%0: tensor<8xi32>, %1: tensor<i64>) -> (tensor<8xi32>) {
%2 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<i32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%4 = "stablehlo.remainder"(%3, %0) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%7 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%9 = "stablehlo.compare"(%0, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%10 = "stablehlo.compare"(%7, %9) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%11 = "stablehlo.and"(%6, %10) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%12 = "stablehlo.add"(%4, %0) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
%13 = "stablehlo.select"(%11, %12, %4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
return %13 : tensor<8xi32>
}
}

