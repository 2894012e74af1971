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
%3 = "stablehlo.constant"() {value = dense<-9.223372036854776e18> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%5 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f64>} : () -> tensor<f64>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%7 = "stablehlo.and"(%4, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%8 = "stablehlo.convert"(%2) : (tensor<f64>) -> tensor<i64>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
%10 = "stablehlo.select"(%1, %9, %0) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
return %10 : tensor<4xi64>
}
}

// f32[] bool[3] 0
// run-time numbers: value:I64
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<3xi1>, %2: tensor<i64>) -> (tensor<3xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<f64>
%4 = "stablehlo.abs"(%3) : (tensor<f64>) -> tensor<f64>
%5 = "stablehlo.constant"() {value = dense<3.4028234663852886e38> : tensor<f64>} : () -> tensor<f64>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%7 = "stablehlo.is_finite"(%3) : (tensor<f64>) -> tensor<i1>
%8 = "stablehlo.not"(%7) : (tensor<i1>) -> tensor<i1>
%9 = "stablehlo.or"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%10 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<f32>
%11 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%12 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%13 = "stablehlo.select"(%1, %12, %11) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %13 : tensor<3xf32>
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

