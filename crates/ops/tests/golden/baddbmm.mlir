// f32[5] f32[2,3,4] f32[2,4,5]
module @example {
func.func public @main(%0: tensor<5xf32>, %1: tensor<2x3x4xf32>, %2: tensor<2x4x5xf32>) -> (tensor<2x3x5xf32>) {
%3 = "stablehlo.dot_general"(%1, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
%4 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%5 = "stablehlo.add"(%4, %3) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
return %5 : tensor<2x3x5xf32>
}
}

// f32[2,3,5] f32[2,3,4] f32[2,4,5] beta=0 alpha=0.5
// run-time numbers: beta:I64 alpha:F32
module @example {
func.func public @main(%0: tensor<2x3x5xf32>, %1: tensor<2x3x4xf32>, %2: tensor<2x4x5xf32>, %3: tensor<i64>, %4: tensor<f32>) -> (tensor<2x3x5xf32>) {
%5 = "stablehlo.dot_general"(%1, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
%6 = "stablehlo.convert"(%3) : (tensor<i64>) -> tensor<f32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%10 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x5xf32>
%11 = "stablehlo.multiply"(%0, %10) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%12 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<2x3x5xi1>
%13 = "stablehlo.select"(%12, %9, %11) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%14 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x5xf32>
%15 = "stablehlo.multiply"(%5, %14) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%16 = "stablehlo.add"(%13, %15) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
return %16 : tensor<2x3x5xf32>
}
}

