// f32[4,3] f32[3] f32[4,2]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<3xf32>, %2: tensor<4x2xf32>) -> (tensor<4x2xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.pad"(%0, %3) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x4xf32>
%5 = "stablehlo.custom_call"(%4, %1) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<4x4xf32>, tensor<3xf32>) -> tensor<4x4xf32>
%6 = "stablehlo.dot_general"(%5, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
return %6 : tensor<4x2xf32>
}
}

// f64[2,4,2] f64[2,2] f64[2,3,4] false true
module @example {
func.func public @main(%0: tensor<2x4x2xf64>, %1: tensor<2x2xf64>, %2: tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.pad"(%0, %3) {edge_padding_high = array<i64: 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x4x2xf64>, tensor<f64>) -> tensor<2x4x4xf64>
%5 = "stablehlo.custom_call"(%4, %1) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x4x4xf64>, tensor<2x2xf64>) -> tensor<2x4x4xf64>
%6 = "stablehlo.transpose"(%5) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%7 = "stablehlo.dot_general"(%2, %6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4xf64>, tensor<2x4x4xf64>) -> tensor<2x3x4xf64>
return %7 : tensor<2x3x4xf64>
}
}

