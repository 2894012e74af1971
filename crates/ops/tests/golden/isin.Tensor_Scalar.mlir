// s64[3,4] 2
// run-time numbers: test_element:I64
module @example {
func.func public @main(%0: tensor<3x4xi64>, %1: tensor<i64>) -> (tensor<3x4xi1>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3x4xi64>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
return %3 : tensor<3x4xi1>
}
}

// f32[3] 1.5 invert=true
// run-time numbers: test_element:F32
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<f32>) -> (tensor<3xi1>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%4 = "stablehlo.not"(%3) : (tensor<3xi1>) -> tensor<3xi1>
return %4 : tensor<3xi1>
}
}

