// f32[4,2,5] f32[2,5] f32[4,2,3] f32[2,5] f32[5,3] f32[5,5] f32[4,2,5] false false
module @example {
func.func public @main(%0: tensor<4x2x5xf32>, %1: tensor<2x5xf32>, %2: tensor<4x2x3xf32>, %3: tensor<2x5xf32>, %4: tensor<5x3xf32>, %5: tensor<5x5xf32>, %6: tensor<4x2x5xf32>) -> (tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<5xf32>) {
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%38, %39, %40 = "stablehlo.while"(%9, %1, %8) ({
^bb0(%10: tensor<i32>, %11: tensor<2x5xf32>, %12: tensor<4x2x5xf32>):
%13 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.compare"(%10, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}, {
^bb0(%15: tensor<i32>, %16: tensor<2x5xf32>, %17: tensor<4x2x5xf32>):
%18 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.add"(%15, %18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%20 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%21 = "stablehlo.subtract"(%20, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%22 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.dynamic_slice"(%0, %21, %22, %22) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%25 = "stablehlo.add"(%16, %24) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%26 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%27 = "stablehlo.dynamic_slice"(%6, %21, %26, %26) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%28 = "stablehlo.reshape"(%27) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%30 = "stablehlo.multiply"(%28, %28) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%32 = "stablehlo.subtract"(%31, %30) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%33 = "stablehlo.multiply"(%25, %32) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%34 = "stablehlo.dot_general"(%33, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%36 = "stablehlo.reshape"(%33) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%37 = "stablehlo.dynamic_update_slice"(%17, %36, %21, %35, %35) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
"stablehlo.return"(%19, %34, %37) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>)
%41 = "stablehlo.reshape"(%40) : (tensor<4x2x5xf32>) -> tensor<8x5xf32>
%42 = "stablehlo.reshape"(%3) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%43 = "stablehlo.slice"(%6) {limit_indices = array<i64: 3, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%44 = "stablehlo.concatenate"(%42, %43) {dimension = 0 : i64} : (tensor<1x2x5xf32>, tensor<3x2x5xf32>) -> tensor<4x2x5xf32>
%45 = "stablehlo.reshape"(%44) : (tensor<4x2x5xf32>) -> tensor<8x5xf32>
%46 = "stablehlo.dot_general"(%41, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x5xf32>, tensor<5x3xf32>) -> tensor<8x3xf32>
%47 = "stablehlo.reshape"(%46) : (tensor<8x3xf32>) -> tensor<4x2x3xf32>
%48 = "stablehlo.reshape"(%2) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%49 = "stablehlo.concatenate"(%48, %45) {dimension = 1 : i64} : (tensor<8x3xf32>, tensor<8x5xf32>) -> tensor<8x8xf32>
%50 = "stablehlo.dot_general"(%41, %49) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x5xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
%51 = "stablehlo.slice"(%50) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x8xf32>) -> tensor<5x3xf32>
%52 = "stablehlo.slice"(%50) {limit_indices = array<i64: 5, 8>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x8xf32>) -> tensor<5x5xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.reduce"(%41, %53) ({
^bb0(%54: tensor<f32>, %55: tensor<f32>):
%56 = "stablehlo.add"(%54, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%56) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x5xf32>, tensor<f32>) -> tensor<5xf32>
return %47, %39, %51, %52, %57 : tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<5xf32>
}
}

// f32[4,2,5] none f32[4,2,3] f32[2,5] f32[5,3] f32[5,5] f32[4,2,5] true true
module @example {
func.func public @main(%0: tensor<4x2x5xf32>, %1: tensor<4x2x3xf32>, %2: tensor<2x5xf32>, %3: tensor<5x3xf32>, %4: tensor<5x5xf32>, %5: tensor<4x2x5xf32>) -> (tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<5xf32>) {
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%34, %35, %36 = "stablehlo.while"(%9, %7, %8) ({
^bb0(%10: tensor<i32>, %11: tensor<2x5xf32>, %12: tensor<4x2x5xf32>):
%13 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.compare"(%10, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}, {
^bb0(%15: tensor<i32>, %16: tensor<2x5xf32>, %17: tensor<4x2x5xf32>):
%18 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.add"(%15, %18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%21 = "stablehlo.dynamic_slice"(%0, %15, %20, %20) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%22 = "stablehlo.reshape"(%21) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%23 = "stablehlo.add"(%16, %22) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%24 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.dynamic_slice"(%5, %15, %24, %24) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%28 = "stablehlo.compare"(%26, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
%29 = "stablehlo.select"(%28, %23, %27) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%30 = "stablehlo.dot_general"(%29, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%32 = "stablehlo.reshape"(%29) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%33 = "stablehlo.dynamic_update_slice"(%17, %32, %15, %31, %31) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
"stablehlo.return"(%19, %30, %33) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>)
%37 = "stablehlo.reshape"(%36) : (tensor<4x2x5xf32>) -> tensor<8x5xf32>
%38 = "stablehlo.reshape"(%2) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%39 = "stablehlo.slice"(%5) {limit_indices = array<i64: 4, 2, 5>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%40 = "stablehlo.concatenate"(%39, %38) {dimension = 0 : i64} : (tensor<3x2x5xf32>, tensor<1x2x5xf32>) -> tensor<4x2x5xf32>
%41 = "stablehlo.reshape"(%40) : (tensor<4x2x5xf32>) -> tensor<8x5xf32>
%42 = "stablehlo.dot_general"(%37, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x5xf32>, tensor<5x3xf32>) -> tensor<8x3xf32>
%43 = "stablehlo.reshape"(%42) : (tensor<8x3xf32>) -> tensor<4x2x3xf32>
%44 = "stablehlo.reshape"(%1) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%45 = "stablehlo.concatenate"(%44, %41) {dimension = 1 : i64} : (tensor<8x3xf32>, tensor<8x5xf32>) -> tensor<8x8xf32>
%46 = "stablehlo.dot_general"(%37, %45) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x5xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
%47 = "stablehlo.slice"(%46) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x8xf32>) -> tensor<5x3xf32>
%48 = "stablehlo.slice"(%46) {limit_indices = array<i64: 5, 8>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x8xf32>) -> tensor<5x5xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%53 = "stablehlo.reduce"(%37, %49) ({
^bb0(%50: tensor<f32>, %51: tensor<f32>):
%52 = "stablehlo.add"(%50, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%52) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x5xf32>, tensor<f32>) -> tensor<5xf32>
return %43, %35, %47, %48, %53 : tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<5xf32>
}
}

