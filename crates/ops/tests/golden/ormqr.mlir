// f32[4,3] f32[3] f32[4,2]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<3xf32>, %2: tensor<4x2xf32>) -> (tensor<4x2xf32>) {
%3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%4 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%8 = "stablehlo.select"(%5, %6, %7) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%9 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%10 = "stablehlo.select"(%9, %0, %8) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%11 = "stablehlo.transpose"(%10) {permutation = array<i64: 1, 0>} : (tensor<4x3xf32>) -> tensor<3x4xf32>
%12 = "stablehlo.dot_general"(%11, %10) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
%13 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%14 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%15 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3xf32>
%16 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%17 = "stablehlo.multiply"(%15, %12) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%18 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%19 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%20 = "stablehlo.compare"(%18, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%21 = "stablehlo.convert"(%20) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%22 = "stablehlo.select"(%16, %17, %21) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%23 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%25 = "stablehlo.select"(%23, %15, %24) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%26 = "stablehlo.triangular_solve"(%22, %25) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%27 = "stablehlo.transpose"(%10) {permutation = array<i64: 1, 0>} : (tensor<4x3xf32>) -> tensor<3x4xf32>
%28 = "stablehlo.dot_general"(%27, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x4xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
%29 = "stablehlo.dot_general"(%26, %28) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%30 = "stablehlo.dot_general"(%10, %29) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
%31 = "stablehlo.subtract"(%2, %30) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
return %31 : tensor<4x2xf32>
}
}

// f64[2,4,2] f64[2,2] f64[2,3,4] false true
module @example {
func.func public @main(%0: tensor<2x4x2xf64>, %1: tensor<2x2xf64>, %2: tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>) {
%3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4x2xi32>
%4 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x4x2xi32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x2xi32>, tensor<2x4x2xi32>) -> tensor<2x4x2xi1>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x4x2xf64>} : () -> tensor<2x4x2xf64>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x2xf64>} : () -> tensor<2x4x2xf64>
%8 = "stablehlo.select"(%5, %6, %7) : (tensor<2x4x2xi1>, tensor<2x4x2xf64>, tensor<2x4x2xf64>) -> tensor<2x4x2xf64>
%9 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x4x2xi32>, tensor<2x4x2xi32>) -> tensor<2x4x2xi1>
%10 = "stablehlo.select"(%9, %0, %8) : (tensor<2x4x2xi1>, tensor<2x4x2xf64>, tensor<2x4x2xf64>) -> tensor<2x4x2xf64>
%11 = "stablehlo.transpose"(%10) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x2xf64>) -> tensor<2x2x4xf64>
%12 = "stablehlo.dot_general"(%11, %10) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x4xf64>, tensor<2x4x2xf64>) -> tensor<2x2x2xf64>
%13 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2x2xi32>
%14 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x2x2xi32>
%15 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf64>) -> tensor<2x2x2xf64>
%16 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%17 = "stablehlo.multiply"(%15, %12) : (tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
%18 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2x2xi32>
%19 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x2x2xi32>
%20 = "stablehlo.compare"(%18, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%21 = "stablehlo.convert"(%20) : (tensor<2x2x2xi1>) -> tensor<2x2x2xf64>
%22 = "stablehlo.select"(%16, %17, %21) : (tensor<2x2x2xi1>, tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
%23 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2x2xf64>} : () -> tensor<2x2x2xf64>
%25 = "stablehlo.select"(%23, %15, %24) : (tensor<2x2x2xi1>, tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
%26 = "stablehlo.triangular_solve"(%22, %25) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
%27 = "stablehlo.transpose"(%26) {permutation = array<i64: 0, 2, 1>} : (tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
%28 = "stablehlo.dot_general"(%2, %10) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4xf64>, tensor<2x4x2xf64>) -> tensor<2x3x2xf64>
%29 = "stablehlo.dot_general"(%28, %27) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x2xf64>, tensor<2x2x2xf64>) -> tensor<2x3x2xf64>
%30 = "stablehlo.transpose"(%10) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x2xf64>) -> tensor<2x2x4xf64>
%31 = "stablehlo.dot_general"(%29, %30) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x2xf64>, tensor<2x2x4xf64>) -> tensor<2x3x4xf64>
%32 = "stablehlo.subtract"(%2, %31) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
return %32 : tensor<2x3x4xf64>
}
}

