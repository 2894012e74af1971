// f32[4,2,3] f32[2,5] f32[5,3] f32[5,5] f32[5] f32[5] false false
module @example {
func.func public @main(%0: tensor<4x2x3xf32>, %1: tensor<2x5xf32>, %2: tensor<5x3xf32>, %3: tensor<5x5xf32>, %4: tensor<5xf32>, %5: tensor<5xf32>) -> (tensor<4x2x5xf32>, tensor<2x5xf32>) {
%6 = "stablehlo.reshape"(%0) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%7 = "stablehlo.dot_general"(%6, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x3xf32>, tensor<5x3xf32>) -> tensor<8x5xf32>
%8 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<8x5xf32>
%9 = "stablehlo.add"(%7, %8) : (tensor<8x5xf32>, tensor<8x5xf32>) -> tensor<8x5xf32>
%10 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<8x5xf32>
%11 = "stablehlo.add"(%9, %10) : (tensor<8x5xf32>, tensor<8x5xf32>) -> tensor<8x5xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<8x5xf32>) -> tensor<4x2x5xf32>
%13 = "stablehlo.transpose"(%3) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
%14 = "stablehlo.optimization_barrier"(%13) : (tensor<5x5xf32>) -> tensor<5x5xf32>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%35, %36, %37 = "stablehlo.while"(%15, %1, %12) ({
^bb0(%16: tensor<i32>, %17: tensor<2x5xf32>, %18: tensor<4x2x5xf32>):
%19 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.compare"(%16, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%20) : (tensor<i1>) -> ()
}, {
^bb0(%21: tensor<i32>, %22: tensor<2x5xf32>, %23: tensor<4x2x5xf32>):
%24 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.add"(%21, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%26 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%27 = "stablehlo.dynamic_slice"(%23, %21, %26, %26) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%28 = "stablehlo.reshape"(%27) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%29 = "stablehlo.dot_general"(%22, %14) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
%30 = "stablehlo.add"(%28, %29) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%31 = "stablehlo.tanh"(%30) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%32 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%33 = "stablehlo.reshape"(%31) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%34 = "stablehlo.dynamic_update_slice"(%23, %33, %21, %32, %32) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
"stablehlo.return"(%25, %31, %34) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>)
return %37, %36 : tensor<4x2x5xf32>, tensor<2x5xf32>
}
}

// f32[4,2,3] f32[2,5] f32[5,3] f32[5,5] none none true true
module @example {
func.func public @main(%0: tensor<4x2x3xf32>, %1: tensor<2x5xf32>, %2: tensor<5x3xf32>, %3: tensor<5x5xf32>) -> (tensor<4x2x5xf32>, tensor<2x5xf32>) {
%4 = "stablehlo.reshape"(%0) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%5 = "stablehlo.dot_general"(%4, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x3xf32>, tensor<5x3xf32>) -> tensor<8x5xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<8x5xf32>) -> tensor<4x2x5xf32>
%7 = "stablehlo.transpose"(%3) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
%8 = "stablehlo.optimization_barrier"(%7) : (tensor<5x5xf32>) -> tensor<5x5xf32>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%32, %33, %34 = "stablehlo.while"(%9, %1, %6) ({
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
%23 = "stablehlo.dynamic_slice"(%17, %21, %22, %22) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%25 = "stablehlo.dot_general"(%16, %8) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
%26 = "stablehlo.add"(%24, %25) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%28 = "stablehlo.maximum"(%26, %27) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%29 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%30 = "stablehlo.reshape"(%28) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%31 = "stablehlo.dynamic_update_slice"(%17, %30, %21, %29, %29) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
"stablehlo.return"(%19, %28, %31) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>)
return %34, %33 : tensor<4x2x5xf32>, tensor<2x5xf32>
}
}

