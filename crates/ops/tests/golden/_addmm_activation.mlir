// f32[4] f32[2,3] f32[3,4]
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<2x3xf32>, %2: tensor<3x4xf32>) -> (tensor<2x4xf32>) {
%3 = "stablehlo.dot_general"(%1, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
%4 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
%5 = "stablehlo.add"(%4, %3) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%7 = "stablehlo.maximum"(%5, %6) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
return %7 : tensor<2x4xf32>
}
}

// f32[4] f32[2,3] f32[3,4] use_gelu=true
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<2x3xf32>, %2: tensor<3x4xf32>) -> (tensor<2x4xf32>) {
%3 = "stablehlo.dot_general"(%1, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
%4 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
%5 = "stablehlo.add"(%4, %3) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%7 = "stablehlo.multiply"(%5, %6) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%8 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%9 = "stablehlo.multiply"(%5, %8) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%10 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%11 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%13 = "chlo.erf"(%9) : (tensor<2x4xf32>) -> tensor<2x4xf32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%15 = "stablehlo.add"(%14, %13) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%16 = "stablehlo.select"(%11, %12, %15) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%17 = "stablehlo.multiply"(%7, %16) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
return %17 : tensor<2x4xf32>
}
}

