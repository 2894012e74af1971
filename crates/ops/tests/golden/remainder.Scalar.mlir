// f32[8] -0.7
// run-time numbers: other:F32
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<f32>) -> (tensor<8xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%3 = "stablehlo.remainder"(%0, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%6 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<8xi1>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%11 = "stablehlo.and"(%5, %10) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%12 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%13 = "stablehlo.add"(%3, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.select"(%11, %13, %3) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %14 : tensor<8xf32>
}
}

// s32[8] 3
// run-time numbers: other:I64
module @example {
func.func public @main(%0: tensor<8xi32>, %1: tensor<i64>) -> (tensor<8xi32>) {
%2 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<i32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%4 = "stablehlo.remainder"(%0, %3) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%7 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.compare"(%2, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<8xi1>
%11 = "stablehlo.compare"(%7, %10) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%12 = "stablehlo.and"(%6, %11) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%13 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%14 = "stablehlo.add"(%4, %13) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
%15 = "stablehlo.select"(%12, %14, %4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
return %15 : tensor<8xi32>
}
}

