// f32[4,2,3] f32[2,5] f32[15,3] f32[15,5] f32[15] f32[15] false
module @example {
func.func public @main(%0: tensor<4x2x3xf32>, %1: tensor<2x5xf32>, %2: tensor<15x3xf32>, %3: tensor<15x5xf32>, %4: tensor<15xf32>, %5: tensor<15xf32>) -> (tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>) {
%6 = "stablehlo.reshape"(%0) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%7 = "stablehlo.dot_general"(%6, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x3xf32>, tensor<15x3xf32>) -> tensor<8x15xf32>
%8 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<15xf32>) -> tensor<8x15xf32>
%9 = "stablehlo.add"(%7, %8) : (tensor<8x15xf32>, tensor<8x15xf32>) -> tensor<8x15xf32>
%10 = "stablehlo.reshape"(%9) : (tensor<8x15xf32>) -> tensor<4x2x15xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x20xf32>} : () -> tensor<4x2x20xf32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%55, %56, %57, %58 = "stablehlo.while"(%13, %1, %11, %12) ({
^bb0(%14: tensor<i32>, %15: tensor<2x5xf32>, %16: tensor<4x2x5xf32>, %17: tensor<4x2x20xf32>):
%18 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.compare"(%14, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%19) : (tensor<i1>) -> ()
}, {
^bb0(%20: tensor<i32>, %21: tensor<2x5xf32>, %22: tensor<4x2x5xf32>, %23: tensor<4x2x20xf32>):
%24 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.add"(%20, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%26 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%27 = "stablehlo.dynamic_slice"(%10, %20, %26, %26) {slice_sizes = array<i64: 1, 2, 15>} : (tensor<4x2x15xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x15xf32>
%28 = "stablehlo.reshape"(%27) : (tensor<1x2x15xf32>) -> tensor<2x15xf32>
%29 = "stablehlo.dot_general"(%21, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5xf32>, tensor<15x5xf32>) -> tensor<2x15xf32>
%30 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1>} : (tensor<15xf32>) -> tensor<2x15xf32>
%31 = "stablehlo.add"(%29, %30) : (tensor<2x15xf32>, tensor<2x15xf32>) -> tensor<2x15xf32>
%32 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%33 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%34 = "stablehlo.add"(%32, %33) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%35 = "stablehlo.logistic"(%34) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%36 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%37 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%38 = "stablehlo.add"(%36, %37) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%39 = "stablehlo.logistic"(%38) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%40 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%41 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%42 = "stablehlo.multiply"(%35, %40) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%43 = "stablehlo.add"(%41, %42) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%44 = "stablehlo.tanh"(%43) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%45 = "stablehlo.subtract"(%21, %44) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%46 = "stablehlo.multiply"(%39, %45) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%47 = "stablehlo.add"(%44, %46) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%48 = "stablehlo.concatenate"(%35, %39, %44, %40) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x20xf32>
%49 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%50 = "stablehlo.reshape"(%47) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%51 = "stablehlo.dynamic_update_slice"(%22, %50, %20, %49, %49) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
%52 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%53 = "stablehlo.reshape"(%48) : (tensor<2x20xf32>) -> tensor<1x2x20xf32>
%54 = "stablehlo.dynamic_update_slice"(%23, %53, %20, %52, %52) : (tensor<4x2x20xf32>, tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x20xf32>
"stablehlo.return"(%25, %47, %51, %54) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>)
return %57, %56, %58 : tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>
}
}

// f32[4,2,3] f32[2,5] f32[15,3] f32[15,5] none none true
module @example {
func.func public @main(%0: tensor<4x2x3xf32>, %1: tensor<2x5xf32>, %2: tensor<15x3xf32>, %3: tensor<15x5xf32>) -> (tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>) {
%4 = "stablehlo.reshape"(%0) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%5 = "stablehlo.dot_general"(%4, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x3xf32>, tensor<15x3xf32>) -> tensor<8x15xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<8x15xf32>) -> tensor<4x2x15xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x20xf32>} : () -> tensor<4x2x20xf32>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%51, %52, %53, %54 = "stablehlo.while"(%9, %1, %7, %8) ({
^bb0(%10: tensor<i32>, %11: tensor<2x5xf32>, %12: tensor<4x2x5xf32>, %13: tensor<4x2x20xf32>):
%14 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.compare"(%10, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%15) : (tensor<i1>) -> ()
}, {
^bb0(%16: tensor<i32>, %17: tensor<2x5xf32>, %18: tensor<4x2x5xf32>, %19: tensor<4x2x20xf32>):
%20 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%21 = "stablehlo.add"(%16, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%22 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.subtract"(%22, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%24 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.dynamic_slice"(%6, %23, %24, %24) {slice_sizes = array<i64: 1, 2, 15>} : (tensor<4x2x15xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x15xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<1x2x15xf32>) -> tensor<2x15xf32>
%27 = "stablehlo.dot_general"(%17, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5xf32>, tensor<15x5xf32>) -> tensor<2x15xf32>
%28 = "stablehlo.slice"(%26) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%29 = "stablehlo.slice"(%27) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%30 = "stablehlo.add"(%28, %29) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%31 = "stablehlo.logistic"(%30) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%32 = "stablehlo.slice"(%26) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%33 = "stablehlo.slice"(%27) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%34 = "stablehlo.add"(%32, %33) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%35 = "stablehlo.logistic"(%34) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%36 = "stablehlo.slice"(%27) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%37 = "stablehlo.slice"(%26) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%38 = "stablehlo.multiply"(%31, %36) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%39 = "stablehlo.add"(%37, %38) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%40 = "stablehlo.tanh"(%39) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%41 = "stablehlo.subtract"(%17, %40) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%42 = "stablehlo.multiply"(%35, %41) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%43 = "stablehlo.add"(%40, %42) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%44 = "stablehlo.concatenate"(%31, %35, %40, %36) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x20xf32>
%45 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%46 = "stablehlo.reshape"(%43) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%47 = "stablehlo.dynamic_update_slice"(%18, %46, %23, %45, %45) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
%48 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%49 = "stablehlo.reshape"(%44) : (tensor<2x20xf32>) -> tensor<1x2x20xf32>
%50 = "stablehlo.dynamic_update_slice"(%19, %49, %23, %48, %48) : (tensor<4x2x20xf32>, tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x20xf32>
"stablehlo.return"(%21, %43, %47, %50) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>)
return %53, %52, %54 : tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>
}
}

