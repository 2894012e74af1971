// f32[4,3] f32[3] f32[4,2]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<3xf32>, %2: tensor<4x2xf32>) -> (tensor<4x2xf32>) {
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<3x3xf32>
%4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%5 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%8 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%9 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%10 = "stablehlo.convert"(%9) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%11 = "stablehlo.select"(%6, %3, %10) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<1x3xf32>
%13 = "stablehlo.concatenate"(%11, %12) {dimension = 0 : i64} : (tensor<3x3xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
%14 = "stablehlo.transpose"(%13) {permutation = array<i64: 1, 0>} : (tensor<4x3xf32>) -> tensor<3x4xf32>
%15 = "stablehlo.dot_general"(%14, %13) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
%16 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%17 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%18 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3xf32>
%19 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%20 = "stablehlo.multiply"(%18, %15) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%22 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%24 = "stablehlo.convert"(%23) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%25 = "stablehlo.select"(%19, %20, %24) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%26 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%28 = "stablehlo.select"(%26, %18, %27) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%29 = "stablehlo.triangular_solve"(%25, %28) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%30 = "stablehlo.transpose"(%13) {permutation = array<i64: 1, 0>} : (tensor<4x3xf32>) -> tensor<3x4xf32>
%31 = "stablehlo.dot_general"(%30, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x4xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
%32 = "stablehlo.dot_general"(%29, %31) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%33 = "stablehlo.dot_general"(%13, %32) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
%34 = "stablehlo.subtract"(%2, %33) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
return %34 : tensor<4x2xf32>
}
}

// f64[2,4,2] f64[2,2] f64[2,3,4] false true
module @example {
func.func public @main(%0: tensor<2x4x2xf64>, %1: tensor<2x2xf64>, %2: tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>) {
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 2, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x2xf64>) -> tensor<2x2x2xf64>
%4 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2x2xi32>
%5 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x2x2xi32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2x2xi32>
%8 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x2x2xi32>
%9 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%10 = "stablehlo.convert"(%9) : (tensor<2x2x2xi1>) -> tensor<2x2x2xf64>
%11 = "stablehlo.select"(%6, %3, %10) : (tensor<2x2x2xi1>, tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 4, 2>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x2xf64>) -> tensor<2x2x2xf64>
%13 = "stablehlo.concatenate"(%11, %12) {dimension = 1 : i64} : (tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x4x2xf64>
%14 = "stablehlo.transpose"(%13) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x2xf64>) -> tensor<2x2x4xf64>
%15 = "stablehlo.dot_general"(%14, %13) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x4xf64>, tensor<2x4x2xf64>) -> tensor<2x2x2xf64>
%16 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2x2xi32>
%17 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x2x2xi32>
%18 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf64>) -> tensor<2x2x2xf64>
%19 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%20 = "stablehlo.multiply"(%18, %15) : (tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
%21 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2x2xi32>
%22 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x2x2xi32>
%23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%24 = "stablehlo.convert"(%23) : (tensor<2x2x2xi1>) -> tensor<2x2x2xf64>
%25 = "stablehlo.select"(%19, %20, %24) : (tensor<2x2x2xi1>, tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
%26 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2x2xf64>} : () -> tensor<2x2x2xf64>
%28 = "stablehlo.select"(%26, %18, %27) : (tensor<2x2x2xi1>, tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
%29 = "stablehlo.triangular_solve"(%25, %28) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
%30 = "stablehlo.transpose"(%29) {permutation = array<i64: 0, 2, 1>} : (tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
%31 = "stablehlo.dot_general"(%2, %13) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4xf64>, tensor<2x4x2xf64>) -> tensor<2x3x2xf64>
%32 = "stablehlo.dot_general"(%31, %30) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x2xf64>, tensor<2x2x2xf64>) -> tensor<2x3x2xf64>
%33 = "stablehlo.transpose"(%13) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x2xf64>) -> tensor<2x2x4xf64>
%34 = "stablehlo.dot_general"(%32, %33) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x2xf64>, tensor<2x2x4xf64>) -> tensor<2x3x4xf64>
%35 = "stablehlo.subtract"(%2, %34) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
return %35 : tensor<2x3x4xf64>
}
}

