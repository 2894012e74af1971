// f32[4] bf16[2,3] bf16[3,4] f32
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<2x3xbf16>, %2: tensor<3x4xbf16>) -> (tensor<2x4xf32>) {
%3 = "stablehlo.dot_general"(%1, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xf32>
%4 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
%5 = "stablehlo.add"(%4, %3) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
return %5 : tensor<2x4xf32>
}
}

// bf16[2,4] bf16[2,3] bf16[3,4] f32 beta=0.5 alpha=2.0
// run-time numbers: beta:F32 alpha:F32
module @example {
func.func public @main(%0: tensor<2x4xbf16>, %1: tensor<2x3xbf16>, %2: tensor<3x4xbf16>, %3: tensor<f32>, %4: tensor<f32>) -> (tensor<2x4xf32>) {
%5 = "stablehlo.dot_general"(%1, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xf32>
%6 = "stablehlo.convert"(%0) : (tensor<2x4xbf16>) -> tensor<2x4xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.compare"(%3, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4xf32>
%11 = "stablehlo.multiply"(%6, %10) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%12 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<2x4xi1>
%13 = "stablehlo.select"(%12, %9, %11) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%14 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4xf32>
%15 = "stablehlo.multiply"(%5, %14) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.compare"(%4, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<2x4xi1>
%20 = "stablehlo.select"(%19, %18, %15) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%21 = "stablehlo.add"(%13, %20) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
return %21 : tensor<2x4xf32>
}
}

