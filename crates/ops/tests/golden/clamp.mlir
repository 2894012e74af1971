// f32[8] -0.5 0.5
// run-time numbers: min:F32 max:F32
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<f32>, %2: tensor<f32>) -> (tensor<8xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%5 = "stablehlo.maximum"(%0, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%7 = "stablehlo.select"(%6, %0, %5) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.minimum"(%7, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.compare"(%7, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%10 = "stablehlo.select"(%9, %7, %8) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %10 : tensor<8xf32>
}
}

// f32[4] max=1
// run-time numbers: max:I64
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<i64>) -> (tensor<4xf32>) {
%2 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<f32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%4 = "stablehlo.minimum"(%0, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%6 = "stablehlo.compare"(%0, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%7 = "stablehlo.select"(%6, %0, %4) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %7 : tensor<4xf32>
}
}

// s64[8] 0.5 none
// run-time numbers: min:F32
module @example {
func.func public @main(%0: tensor<8xi64>, %1: tensor<f32>) -> (tensor<8xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xi64>) -> tensor<8xf32>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%4 = "stablehlo.maximum"(%2, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%7 = "stablehlo.select"(%6, %2, %4) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %7 : tensor<8xf32>
}
}

// s32[8] -1 2
// run-time numbers: min:I64 max:I64
module @example {
func.func public @main(%0: tensor<8xi32>, %1: tensor<i64>, %2: tensor<i64>) -> (tensor<8xi32>) {
%3 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.maximum"(%1, %3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
%5 = "stablehlo.convert"(%4) : (tensor<i64>) -> tensor<i32>
%6 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.minimum"(%2, %6) : (tensor<i64>, tensor<i64>) -> tensor<i64>
%8 = "stablehlo.convert"(%7) : (tensor<i64>) -> tensor<i32>
%9 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%10 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%11 = "stablehlo.maximum"(%0, %9) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
%12 = "stablehlo.minimum"(%11, %10) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
return %12 : tensor<8xi32>
}
}

// f32[4] 1.0 0.0
// run-time numbers: min:F32 max:F32
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<f32>, %2: tensor<f32>) -> (tensor<4xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%5 = "stablehlo.maximum"(%0, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%6 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%7 = "stablehlo.select"(%6, %0, %5) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.minimum"(%7, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%9 = "stablehlo.compare"(%7, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%10 = "stablehlo.select"(%9, %7, %8) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %10 : tensor<4xf32>
}
}

