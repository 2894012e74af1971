// f32[4] f32[2,3] f32[3,4]
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<2x3xf32>, %2: tensor<3x4xf32>) -> (tensor<2x4xf32>) {
%3 = "stablehlo.dot_general"(%1, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
%4 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
%5 = "stablehlo.add"(%4, %3) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
return %5 : tensor<2x4xf32>
}
}

// f32[2,4] f32[2,3] f32[3,4] beta=0.5 alpha=2.0
// run-time numbers: beta:F32 alpha:F32
module @example {
func.func public @main(%0: tensor<2x4xf32>, %1: tensor<2x3xf32>, %2: tensor<3x4xf32>, %3: tensor<f32>, %4: tensor<f32>) -> (tensor<2x4xf32>) {
%5 = "stablehlo.dot_general"(%1, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%9 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4xf32>
%10 = "stablehlo.multiply"(%0, %9) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%11 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<2x4xi1>
%12 = "stablehlo.select"(%11, %8, %10) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%13 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4xf32>
%14 = "stablehlo.multiply"(%5, %13) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.compare"(%4, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%18 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<2x4xi1>
%19 = "stablehlo.select"(%18, %17, %14) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%20 = "stablehlo.add"(%12, %19) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
return %20 : tensor<2x4xf32>
}
}

// bf16[2,1] bf16[2,3] bf16[3,4] beta=0.0
// run-time numbers: beta:F32
module @example {
func.func public @main(%0: tensor<2x1xbf16>, %1: tensor<2x3xbf16>, %2: tensor<3x4xbf16>, %3: tensor<f32>) -> (tensor<2x4xbf16>) {
%4 = "stablehlo.dot_general"(%1, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xf32>
%5 = "stablehlo.convert"(%0) : (tensor<2x1xbf16>) -> tensor<2x1xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.compare"(%3, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4xf32>
%11 = "stablehlo.multiply"(%6, %10) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%12 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<2x4xi1>
%13 = "stablehlo.select"(%12, %9, %11) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%14 = "stablehlo.add"(%13, %4) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%15 = "stablehlo.convert"(%14) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
return %15 : tensor<2x4xbf16>
}
}

// s32[4] s32[2,3] s32[3,4] alpha=3
// run-time numbers: alpha:I64
module @example {
func.func public @main(%0: tensor<4xi32>, %1: tensor<2x3xi32>, %2: tensor<3x4xi32>, %3: tensor<i64>) -> (tensor<2x4xi32>) {
%4 = "stablehlo.dot_general"(%1, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
%5 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<2x4xi32>
%6 = "stablehlo.convert"(%3) : (tensor<i64>) -> tensor<i32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x4xi32>
%8 = "stablehlo.multiply"(%4, %7) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%11 = "stablehlo.constant"() {value = dense<0> : tensor<2x4xi32>} : () -> tensor<2x4xi32>
%12 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<2x4xi1>
%13 = "stablehlo.select"(%12, %11, %8) : (tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
%14 = "stablehlo.add"(%5, %13) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
return %14 : tensor<2x4xi32>
}
}

