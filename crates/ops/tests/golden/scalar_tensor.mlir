// 0.5
// run-time numbers: s:F32
module @example {
func.func public @main(%0: tensor<f32>) -> (tensor<f32>) {
return %0 : tensor<f32>
}
}

// 7
// run-time numbers: s:I64
module @example {
func.func public @main(%0: tensor<i64>) -> (tensor<f32>) {
%1 = "stablehlo.convert"(%0) : (tensor<i64>) -> tensor<f32>
return %1 : tensor<f32>
}
}

// true dtype=f32
// run-time numbers: s:I64
module @example {
func.func public @main(%0: tensor<i64>) -> (tensor<f32>) {
%1 = "stablehlo.convert"(%0) : (tensor<i64>) -> tensor<f32>
return %1 : tensor<f32>
}
}

// 1.5 dtype=s32
// run-time numbers: s:F64
module @example {
func.func public @main(%0: tensor<f64>) -> (tensor<i32>) {
%1 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<f64>} : () -> tensor<f64>
%2 = "stablehlo.abs"(%0) : (tensor<f64>) -> tensor<f64>
%3 = "stablehlo.compare"(%2, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%4 = "stablehlo.negate"(%1) : (tensor<f64>) -> tensor<f64>
%5 = "stablehlo.select"(%3, %0, %4) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
%6 = "stablehlo.convert"(%5) : (tensor<f64>) -> tensor<i32>
return %6 : tensor<i32>
}
}

