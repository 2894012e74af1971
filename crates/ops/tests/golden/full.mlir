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
module @example {
func.func public @main() -> (tensor<i1>) {
%0 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
return %0 : tensor<i1>
}
}

// [3] 1.5 dtype=s32
// run-time numbers: fill_value:F64
module @example {
func.func public @main(%0: tensor<f64>) -> (tensor<3xi32>) {
%1 = "stablehlo.convert"(%0) : (tensor<f64>) -> tensor<i32>
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
return %2 : tensor<3xi32>
}
}

