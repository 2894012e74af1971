// [2,3] 0.5
// run-time numbers: fill_value:F32
module @example {
func.func public @main(%0: tensor<f32>) -> (tensor<2x3xf32>) {
%1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
return %1 : tensor<2x3xf32>
}
}

// [2] 7
// run-time numbers: fill_value:I64
module @example {
func.func public @main(%0: tensor<i64>) -> (tensor<2xi64>) {
%1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
return %1 : tensor<2xi64>
}
}

// [] true
// run-time numbers: fill_value:I64
module @example {
func.func public @main(%0: tensor<i64>) -> (tensor<i1>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
return %2 : tensor<i1>
}
}

// [3] 1.5 dtype=s32
// run-time numbers: fill_value:F64
module @example {
func.func public @main(%0: tensor<f64>) -> (tensor<3xi32>) {
%1 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<f64>} : () -> tensor<f64>
%2 = "stablehlo.abs"(%0) : (tensor<f64>) -> tensor<f64>
%3 = "stablehlo.compare"(%2, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%4 = "stablehlo.negate"(%1) : (tensor<f64>) -> tensor<f64>
%5 = "stablehlo.select"(%3, %0, %4) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
%6 = "stablehlo.convert"(%5) : (tensor<f64>) -> tensor<i32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
return %7 : tensor<3xi32>
}
}

