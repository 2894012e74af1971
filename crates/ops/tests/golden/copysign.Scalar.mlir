// f32[4] -2.0
// run-time numbers: other:F32
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<f32>) -> (tensor<4xf32>) {
%2 = "stablehlo.abs"(%0) : (tensor<4xf32>) -> tensor<4xf32>
%3 = "stablehlo.bitcast_convert"(%1) : (tensor<f32>) -> tensor<i32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%6 = "stablehlo.negate"(%2) : (tensor<4xf32>) -> tensor<4xf32>
%7 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<4xi1>
%8 = "stablehlo.select"(%7, %6, %2) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %8 : tensor<4xf32>
}
}

