// f32[4,2,3] f32[2,5] f32[15,3] f32[15,5] f32[15] f32[15] false
module @example {
func.func public @main(%0: tensor<4x2x3xf32>, %1: tensor<2x5xf32>, %2: tensor<15x3xf32>, %3: tensor<15x5xf32>, %4: tensor<15xf32>, %5: tensor<15xf32>) -> (tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>) {
%6 = "stablehlo.reshape"(%0) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%7 = "stablehlo.dot_general"(%6, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x3xf32>, tensor<15x3xf32>) -> tensor<8x15xf32>
%8 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<15xf32>) -> tensor<8x15xf32>
%9 = "stablehlo.add"(%7, %8) : (tensor<8x15xf32>, tensor<8x15xf32>) -> tensor<8x15xf32>
%10 = "stablehlo.reshape"(%9) : (tensor<8x15xf32>) -> tensor<4x2x15xf32>
%11 = "stablehlo.transpose"(%3) {permutation = array<i64: 1, 0>} : (tensor<15x5xf32>) -> tensor<5x15xf32>
%12 = "stablehlo.optimization_barrier"(%11) : (tensor<5x15xf32>) -> tensor<5x15xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x20xf32>} : () -> tensor<4x2x20xf32>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%57, %58, %59, %60 = "stablehlo.while"(%15, %1, %13, %14) ({
^bb0(%16: tensor<i32>, %17: tensor<2x5xf32>, %18: tensor<4x2x5xf32>, %19: tensor<4x2x20xf32>):
%20 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%21 = "stablehlo.compare"(%16, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%21) : (tensor<i1>) -> ()
}, {
^bb0(%22: tensor<i32>, %23: tensor<2x5xf32>, %24: tensor<4x2x5xf32>, %25: tensor<4x2x20xf32>):
%26 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%27 = "stablehlo.add"(%22, %26) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%28 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%29 = "stablehlo.dynamic_slice"(%10, %22, %28, %28) {slice_sizes = array<i64: 1, 2, 15>} : (tensor<4x2x15xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x15xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<1x2x15xf32>) -> tensor<2x15xf32>
%31 = "stablehlo.dot_general"(%23, %12) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5xf32>, tensor<5x15xf32>) -> tensor<2x15xf32>
%32 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1>} : (tensor<15xf32>) -> tensor<2x15xf32>
%33 = "stablehlo.add"(%31, %32) : (tensor<2x15xf32>, tensor<2x15xf32>) -> tensor<2x15xf32>
%34 = "stablehlo.slice"(%30) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%35 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%36 = "stablehlo.add"(%34, %35) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%37 = "stablehlo.logistic"(%36) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%38 = "stablehlo.slice"(%30) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%39 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%40 = "stablehlo.add"(%38, %39) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%41 = "stablehlo.logistic"(%40) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%42 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%43 = "stablehlo.slice"(%30) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%44 = "stablehlo.multiply"(%37, %42) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%45 = "stablehlo.add"(%43, %44) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%46 = "stablehlo.tanh"(%45) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%47 = "stablehlo.subtract"(%23, %46) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%48 = "stablehlo.multiply"(%41, %47) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%49 = "stablehlo.add"(%46, %48) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%50 = "stablehlo.concatenate"(%37, %41, %46, %42) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x20xf32>
%51 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%52 = "stablehlo.reshape"(%49) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%53 = "stablehlo.dynamic_update_slice"(%24, %52, %22, %51, %51) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
%54 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%55 = "stablehlo.reshape"(%50) : (tensor<2x20xf32>) -> tensor<1x2x20xf32>
%56 = "stablehlo.dynamic_update_slice"(%25, %55, %22, %54, %54) : (tensor<4x2x20xf32>, tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x20xf32>
"stablehlo.return"(%27, %49, %53, %56) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>)
return %59, %58, %60 : tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>
}
}

// f32[4,2,3] f32[2,5] f32[15,3] f32[15,5] none none true
module @example {
func.func public @main(%0: tensor<4x2x3xf32>, %1: tensor<2x5xf32>, %2: tensor<15x3xf32>, %3: tensor<15x5xf32>) -> (tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>) {
%4 = "stablehlo.reshape"(%0) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%5 = "stablehlo.dot_general"(%4, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x3xf32>, tensor<15x3xf32>) -> tensor<8x15xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<8x15xf32>) -> tensor<4x2x15xf32>
%7 = "stablehlo.transpose"(%3) {permutation = array<i64: 1, 0>} : (tensor<15x5xf32>) -> tensor<5x15xf32>
%8 = "stablehlo.optimization_barrier"(%7) : (tensor<5x15xf32>) -> tensor<5x15xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x20xf32>} : () -> tensor<4x2x20xf32>
%11 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%53, %54, %55, %56 = "stablehlo.while"(%11, %1, %9, %10) ({
^bb0(%12: tensor<i32>, %13: tensor<2x5xf32>, %14: tensor<4x2x5xf32>, %15: tensor<4x2x20xf32>):
%16 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.compare"(%12, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%17) : (tensor<i1>) -> ()
}, {
^bb0(%18: tensor<i32>, %19: tensor<2x5xf32>, %20: tensor<4x2x5xf32>, %21: tensor<4x2x20xf32>):
%22 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.add"(%18, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%24 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.subtract"(%24, %18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%26 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%27 = "stablehlo.dynamic_slice"(%6, %25, %26, %26) {slice_sizes = array<i64: 1, 2, 15>} : (tensor<4x2x15xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x15xf32>
%28 = "stablehlo.reshape"(%27) : (tensor<1x2x15xf32>) -> tensor<2x15xf32>
%29 = "stablehlo.dot_general"(%19, %8) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5xf32>, tensor<5x15xf32>) -> tensor<2x15xf32>
%30 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%31 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%33 = "stablehlo.logistic"(%32) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%34 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%35 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%36 = "stablehlo.add"(%34, %35) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%37 = "stablehlo.logistic"(%36) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%38 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%39 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x15xf32>) -> tensor<2x5xf32>
%40 = "stablehlo.multiply"(%33, %38) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%41 = "stablehlo.add"(%39, %40) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%42 = "stablehlo.tanh"(%41) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%43 = "stablehlo.subtract"(%19, %42) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%44 = "stablehlo.multiply"(%37, %43) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%45 = "stablehlo.add"(%42, %44) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%46 = "stablehlo.concatenate"(%33, %37, %42, %38) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x20xf32>
%47 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%48 = "stablehlo.reshape"(%45) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%49 = "stablehlo.dynamic_update_slice"(%20, %48, %25, %47, %47) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
%50 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%51 = "stablehlo.reshape"(%46) : (tensor<2x20xf32>) -> tensor<1x2x20xf32>
%52 = "stablehlo.dynamic_update_slice"(%21, %51, %25, %50, %50) : (tensor<4x2x20xf32>, tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x20xf32>
"stablehlo.return"(%23, %45, %49, %52) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>)
return %55, %54, %56 : tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>
}
}

