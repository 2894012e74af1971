// f32[4,2,5] f32[2,5] f32[4,2,3] f32[2,5] f32[5,3] f32[5,5] f32[4,2,5] false false
module @example {
func.func public @main(%0: tensor<4x2x5xf32>, %1: tensor<2x5xf32>, %2: tensor<4x2x3xf32>, %3: tensor<2x5xf32>, %4: tensor<5x3xf32>, %5: tensor<5x5xf32>, %6: tensor<4x2x5xf32>) -> (tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<5xf32>) {
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%36, %37, %38 = "stablehlo.while"(%8, %1, %7) ({
^bb0(%9: tensor<i32>, %10: tensor<2x5xf32>, %11: tensor<4x2x5xf32>):
%12 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.compare"(%9, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}, {
^bb0(%14: tensor<i32>, %15: tensor<2x5xf32>, %16: tensor<4x2x5xf32>):
%17 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%18 = "stablehlo.add"(%14, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%19 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.subtract"(%19, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.dynamic_slice"(%0, %20, %21, %21) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%24 = "stablehlo.add"(%15, %23) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%25 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%26 = "stablehlo.dynamic_slice"(%6, %20, %25, %25) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%27 = "stablehlo.reshape"(%26) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%28 = "stablehlo.multiply"(%27, %27) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%29 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%30 = "stablehlo.subtract"(%29, %28) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%31 = "stablehlo.multiply"(%24, %30) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%32 = "stablehlo.dot_general"(%31, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
%33 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%34 = "stablehlo.reshape"(%31) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%35 = "stablehlo.dynamic_update_slice"(%16, %34, %20, %33, %33) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
"stablehlo.return"(%18, %32, %35) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>)
%39 = "stablehlo.reshape"(%38) : (tensor<4x2x5xf32>) -> tensor<8x5xf32>
%40 = "stablehlo.reshape"(%3) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%41 = "stablehlo.slice"(%6) {limit_indices = array<i64: 3, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%42 = "stablehlo.concatenate"(%40, %41) {dimension = 0 : i64} : (tensor<1x2x5xf32>, tensor<3x2x5xf32>) -> tensor<4x2x5xf32>
%43 = "stablehlo.reshape"(%42) : (tensor<4x2x5xf32>) -> tensor<8x5xf32>
%44 = "stablehlo.dot_general"(%39, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x5xf32>, tensor<5x3xf32>) -> tensor<8x3xf32>
%45 = "stablehlo.reshape"(%44) : (tensor<8x3xf32>) -> tensor<4x2x3xf32>
%46 = "stablehlo.reshape"(%2) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%47 = "stablehlo.concatenate"(%46, %43) {dimension = 1 : i64} : (tensor<8x3xf32>, tensor<8x5xf32>) -> tensor<8x8xf32>
%48 = "stablehlo.dot_general"(%39, %47) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x5xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
%49 = "stablehlo.slice"(%48) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x8xf32>) -> tensor<5x3xf32>
%50 = "stablehlo.slice"(%48) {limit_indices = array<i64: 5, 8>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x8xf32>) -> tensor<5x5xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%55 = "stablehlo.reduce"(%39, %51) ({
^bb0(%52: tensor<f32>, %53: tensor<f32>):
%54 = "stablehlo.add"(%52, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%54) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x5xf32>, tensor<f32>) -> tensor<5xf32>
return %45, %37, %49, %50, %55 : tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<5xf32>
}
}

// f32[4,2,5] none f32[4,2,3] f32[2,5] f32[5,3] f32[5,5] f32[4,2,5] true true
module @example {
func.func public @main(%0: tensor<4x2x5xf32>, %1: tensor<4x2x3xf32>, %2: tensor<2x5xf32>, %3: tensor<5x3xf32>, %4: tensor<5x5xf32>, %5: tensor<4x2x5xf32>) -> (tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<5xf32>) {
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%33, %34, %35 = "stablehlo.while"(%8, %6, %7) ({
^bb0(%9: tensor<i32>, %10: tensor<2x5xf32>, %11: tensor<4x2x5xf32>):
%12 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.compare"(%9, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}, {
^bb0(%14: tensor<i32>, %15: tensor<2x5xf32>, %16: tensor<4x2x5xf32>):
%17 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%18 = "stablehlo.add"(%14, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.dynamic_slice"(%0, %14, %19, %19) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%22 = "stablehlo.add"(%15, %21) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%24 = "stablehlo.dynamic_slice"(%5, %14, %23, %23) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%27 = "stablehlo.compare"(%25, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
%28 = "stablehlo.select"(%27, %22, %26) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%29 = "stablehlo.dot_general"(%28, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
%30 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%31 = "stablehlo.reshape"(%28) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%32 = "stablehlo.dynamic_update_slice"(%16, %31, %14, %30, %30) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
"stablehlo.return"(%18, %29, %32) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>)
%36 = "stablehlo.reshape"(%35) : (tensor<4x2x5xf32>) -> tensor<8x5xf32>
%37 = "stablehlo.reshape"(%2) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%38 = "stablehlo.slice"(%5) {limit_indices = array<i64: 4, 2, 5>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%39 = "stablehlo.concatenate"(%38, %37) {dimension = 0 : i64} : (tensor<3x2x5xf32>, tensor<1x2x5xf32>) -> tensor<4x2x5xf32>
%40 = "stablehlo.reshape"(%39) : (tensor<4x2x5xf32>) -> tensor<8x5xf32>
%41 = "stablehlo.dot_general"(%36, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x5xf32>, tensor<5x3xf32>) -> tensor<8x3xf32>
%42 = "stablehlo.reshape"(%41) : (tensor<8x3xf32>) -> tensor<4x2x3xf32>
%43 = "stablehlo.reshape"(%1) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%44 = "stablehlo.concatenate"(%43, %40) {dimension = 1 : i64} : (tensor<8x3xf32>, tensor<8x5xf32>) -> tensor<8x8xf32>
%45 = "stablehlo.dot_general"(%36, %44) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x5xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
%46 = "stablehlo.slice"(%45) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x8xf32>) -> tensor<5x3xf32>
%47 = "stablehlo.slice"(%45) {limit_indices = array<i64: 5, 8>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x8xf32>) -> tensor<5x5xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.reduce"(%36, %48) ({
^bb0(%49: tensor<f32>, %50: tensor<f32>):
%51 = "stablehlo.add"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%51) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x5xf32>, tensor<f32>) -> tensor<5xf32>
return %42, %34, %46, %47, %52 : tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<5xf32>
}
}

