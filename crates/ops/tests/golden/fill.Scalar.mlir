// f32[2,3] 0.5
// run-time numbers: value:F32
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<f32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
return %2 : tensor<2x3xf32>
}
}

// s64[2] 1.5
// run-time numbers: value:F64
module @example {
func.func public @main(%0: tensor<2xi64>, %1: tensor<f64>) -> (tensor<2xi64>) {
%2 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f64>} : () -> tensor<f64>
%3 = "stablehlo.abs"(%1) : (tensor<f64>) -> tensor<f64>
%4 = "stablehlo.compare"(%3, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%5 = "stablehlo.negate"(%2) : (tensor<f64>) -> tensor<f64>
%6 = "stablehlo.select"(%4, %1, %5) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
%7 = "stablehlo.convert"(%6) : (tensor<f64>) -> tensor<i64>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
return %8 : tensor<2xi64>
}
}

// bool[] 1
// run-time numbers: value:I64
module @example {
func.func public @main(%0: tensor<i1>, %1: tensor<i64>) -> (tensor<i1>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
return %3 : tensor<i1>
}
}

