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
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%34, %35, %36 = "stablehlo.while"(%14, %1, %13) ({
^bb0(%15: tensor<i32>, %16: tensor<2x5xf32>, %17: tensor<4x2x5xf32>):
%18 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%19) : (tensor<i1>) -> ()
}, {
^bb0(%20: tensor<i32>, %21: tensor<2x5xf32>, %22: tensor<4x2x5xf32>):
%23 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%24 = "stablehlo.add"(%20, %23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%25 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%26 = "stablehlo.dynamic_slice"(%12, %20, %25, %25) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%27 = "stablehlo.reshape"(%26) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%28 = "stablehlo.dot_general"(%21, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
%29 = "stablehlo.add"(%27, %28) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%30 = "stablehlo.tanh"(%29) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%32 = "stablehlo.reshape"(%30) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%33 = "stablehlo.dynamic_update_slice"(%22, %32, %20, %31, %31) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
"stablehlo.return"(%24, %30, %33) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>)
return %36, %35 : tensor<4x2x5xf32>, tensor<2x5xf32>
}
}

// f32[4,2,3] f32[2,5] f32[5,3] f32[5,5] none none true true
module @example {
func.func public @main(%0: tensor<4x2x3xf32>, %1: tensor<2x5xf32>, %2: tensor<5x3xf32>, %3: tensor<5x5xf32>) -> (tensor<4x2x5xf32>, tensor<2x5xf32>) {
%4 = "stablehlo.reshape"(%0) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%5 = "stablehlo.dot_general"(%4, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x3xf32>, tensor<5x3xf32>) -> tensor<8x5xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<8x5xf32>) -> tensor<4x2x5xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%31, %32, %33 = "stablehlo.while"(%8, %1, %7) ({
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
%22 = "stablehlo.dynamic_slice"(%6, %20, %21, %21) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%24 = "stablehlo.dot_general"(%15, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
%25 = "stablehlo.add"(%23, %24) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%27 = "stablehlo.maximum"(%25, %26) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%28 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%29 = "stablehlo.reshape"(%27) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%30 = "stablehlo.dynamic_update_slice"(%16, %29, %20, %28, %28) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
"stablehlo.return"(%18, %27, %30) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>)
return %33, %32 : tensor<4x2x5xf32>, tensor<2x5xf32>
}
}

