// f32[2,3] f32[]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<f32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
return %2 : tensor<2x3xf32>
}
}

// s64[2] f32[]
module @example {
func.func public @main(%0: tensor<2xi64>, %1: tensor<f32>) -> (tensor<2xi64>) {
%2 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.abs"(%1) : (tensor<f32>) -> tensor<f32>
%4 = "stablehlo.compare"(%3, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5 = "stablehlo.negate"(%2) : (tensor<f32>) -> tensor<f32>
%6 = "stablehlo.select"(%4, %1, %5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.convert"(%6) : (tensor<f32>) -> tensor<i64>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
return %8 : tensor<2xi64>
}
}

