// f32[3,5] f32[2,3,4] f32[2,4,5]
module @example {
func.func public @main(%0: tensor<3x5xf32>, %1: tensor<2x3x4xf32>, %2: tensor<2x4x5xf32>) -> (tensor<3x5xf32>) {
%3 = "stablehlo.dot_general"(%1, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0, 2], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<3x5xf32>
%4 = "stablehlo.add"(%0, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
return %4 : tensor<3x5xf32>
}
}

// f32[5] f32[2,3,4] f32[2,4,5] beta=2.0 alpha=0.5
// run-time numbers: beta:F32 alpha:F32
module @example {
func.func public @main(%0: tensor<5xf32>, %1: tensor<2x3x4xf32>, %2: tensor<2x4x5xf32>, %3: tensor<f32>, %4: tensor<f32>) -> (tensor<3x5xf32>) {
%5 = "stablehlo.dot_general"(%1, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0, 2], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<3x5xf32>
%6 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.compare"(%3, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
%11 = "stablehlo.multiply"(%6, %10) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%12 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
%13 = "stablehlo.select"(%12, %9, %11) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%14 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
%15 = "stablehlo.multiply"(%5, %14) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.compare"(%4, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
%20 = "stablehlo.select"(%19, %18, %15) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%21 = "stablehlo.add"(%13, %20) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
return %21 : tensor<3x5xf32>
}
}

// s64[5] s64[2,3,4] s64[2,4,5]
module @example {
func.func public @main(%0: tensor<5xi64>, %1: tensor<2x3x4xi64>, %2: tensor<2x4x5xi64>) -> (tensor<3x5xi64>) {
%3 = "stablehlo.transpose"(%1) {permutation = array<i64: 1, 0, 2>} : (tensor<2x3x4xi64>) -> tensor<3x2x4xi64>
%4 = "stablehlo.transpose"(%2) {permutation = array<i64: 2, 0, 1>} : (tensor<2x4x5xi64>) -> tensor<5x2x4xi64>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<3x2x4xi64>) -> tensor<3x5x2x4xi64>
%6 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1, 2, 3>} : (tensor<5x2x4xi64>) -> tensor<3x5x2x4xi64>
%7 = "stablehlo.multiply"(%5, %6) : (tensor<3x5x2x4xi64>, tensor<3x5x2x4xi64>) -> tensor<3x5x2x4xi64>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<i64>, %10: tensor<i64>):
%11 = "stablehlo.add"(%9, %10) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%11) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 2, 3>} : (tensor<3x5x2x4xi64>, tensor<i64>) -> tensor<3x5xi64>
%13 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi64>) -> tensor<3x5xi64>
%14 = "stablehlo.add"(%13, %12) : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
return %14 : tensor<3x5xi64>
}
}

