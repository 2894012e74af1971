// f32[2,3] bool[3] 0.5
// run-time numbers: value:F32
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xi1>, %2: tensor<f32>) -> (tensor<2x3xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi1>) -> tensor<2x3xi1>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
%5 = "stablehlo.select"(%3, %4, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %5 : tensor<2x3xf32>
}
}

// s64[4] bool[4] 1.5
// run-time numbers: value:F64
module @example {
func.func public @main(%0: tensor<4xi64>, %1: tensor<4xi1>, %2: tensor<f64>) -> (tensor<4xi64>) {
%3 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.abs"(%2) : (tensor<f64>) -> tensor<f64>
%5 = "stablehlo.compare"(%4, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%6 = "stablehlo.negate"(%3) : (tensor<f64>) -> tensor<f64>
%7 = "stablehlo.select"(%5, %2, %6) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
%8 = "stablehlo.convert"(%7) : (tensor<f64>) -> tensor<i64>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
%10 = "stablehlo.select"(%1, %9, %0) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
return %10 : tensor<4xi64>
}
}

// f32[] bool[3] 0
// run-time numbers: value:I64
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<3xi1>, %2: tensor<i64>) -> (tensor<3xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<f32>
%4 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.select"(%1, %5, %4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %6 : tensor<3xf32>
}
}

// bool[4] bool[4] true
// run-time numbers: value:I64
module @example {
func.func public @main(%0: tensor<4xi1>, %1: tensor<4xi1>, %2: tensor<i64>) -> (tensor<4xi1>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<4xi1>
%6 = "stablehlo.select"(%1, %5, %0) : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
return %6 : tensor<4xi1>
}
}

