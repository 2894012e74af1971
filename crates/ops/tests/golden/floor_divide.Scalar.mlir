// f32[8] 0.3
// run-time numbers: other:F32
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<f32>) -> (tensor<8xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%3 = "stablehlo.remainder"(%0, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%4 = "stablehlo.subtract"(%0, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%6 = "stablehlo.divide"(%4, %5) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.compare"(%3, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%10 = "stablehlo.compare"(%3, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.compare"(%1, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<8xi1>
%14 = "stablehlo.compare"(%10, %13) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%15 = "stablehlo.and"(%8, %14) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%17 = "stablehlo.subtract"(%6, %16) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%18 = "stablehlo.select"(%15, %17, %6) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%19 = "stablehlo.floor"(%18) : (tensor<8xf32>) -> tensor<8xf32>
%20 = "stablehlo.subtract"(%18, %19) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%21 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%22 = "stablehlo.compare"(%20, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%24 = "stablehlo.add"(%19, %23) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%25 = "stablehlo.select"(%22, %24, %19) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%26 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%27 = "stablehlo.divide"(%0, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%28 = "stablehlo.bitcast_convert"(%27) : (tensor<8xf32>) -> tensor<8xi32>
%29 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%30 = "stablehlo.compare"(%28, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%31 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%33 = "stablehlo.select"(%30, %31, %32) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%35 = "stablehlo.compare"(%18, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%36 = "stablehlo.select"(%35, %33, %25) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.compare"(%1, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<8xi1>
%40 = "stablehlo.select"(%39, %27, %36) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %40 : tensor<8xf32>
}
}

// s64[8] 3
// run-time numbers: other:I64
module @example {
func.func public @main(%0: tensor<8xi64>, %1: tensor<i64>) -> (tensor<8xi64>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<8xi64>
%3 = "stablehlo.divide"(%0, %2) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<8xi64>
%5 = "stablehlo.remainder"(%0, %4) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<8xi64>} : () -> tensor<8xi64>
%8 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<8xi64>} : () -> tensor<8xi64>
%10 = "stablehlo.compare"(%5, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
%11 = "stablehlo.compare"(%1, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<8xi1>
%13 = "stablehlo.compare"(%10, %12) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%14 = "stablehlo.and"(%8, %13) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%15 = "stablehlo.constant"() {value = dense<1> : tensor<8xi64>} : () -> tensor<8xi64>
%16 = "stablehlo.subtract"(%3, %15) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%17 = "stablehlo.select"(%14, %16, %3) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
return %17 : tensor<8xi64>
}
}

