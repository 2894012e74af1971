// f32[2,3] [1,2]
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2x6xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x6xf32>
return %2 : tensor<2x6xf32>
}
}

// f32[4,3] [-1,2,1,-2] 1.5
// run-time numbers: value:F32
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<f32>) -> (tensor<3x4xf32>) {
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: -2, 2>, edge_padding_low = array<i64: 1, -1>, interior_padding = array<i64: 0, 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3x4xf32>
return %2 : tensor<3x4xf32>
}
}

// s64[2,3] [1,1] 2.5
// run-time numbers: value:F64
module @example {
func.func public @main(%0: tensor<2x3xi64>, %1: tensor<f64>) -> (tensor<2x5xi64>) {
%2 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f64>} : () -> tensor<f64>
%3 = "stablehlo.abs"(%1) : (tensor<f64>) -> tensor<f64>
%4 = "stablehlo.compare"(%3, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%5 = "stablehlo.negate"(%2) : (tensor<f64>) -> tensor<f64>
%6 = "stablehlo.select"(%4, %1, %5) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
%7 = "stablehlo.convert"(%6) : (tensor<f64>) -> tensor<i64>
%8 = "stablehlo.pad"(%0, %7) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xi64>, tensor<i64>) -> tensor<2x5xi64>
return %8 : tensor<2x5xi64>
}
}

// bool[2] [1,0] 1
// run-time numbers: value:I64
module @example {
func.func public @main(%0: tensor<2xi1>, %1: tensor<i64>) -> (tensor<3xi1>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = "stablehlo.pad"(%0, %3) {edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<3xi1>
return %4 : tensor<3xi1>
}
}

