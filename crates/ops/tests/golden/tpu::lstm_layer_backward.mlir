// f32[4,2,5] f32[2,5] f32[2,5] f32[4,2,3] f32[2,5] f32[2,5] f32[20,3] f32[20,5] f32[4,2,5] f32[4,2,25] false
module @example {
func.func public @main(%0: tensor<4x2x5xf32>, %1: tensor<2x5xf32>, %2: tensor<2x5xf32>, %3: tensor<4x2x3xf32>, %4: tensor<2x5xf32>, %5: tensor<2x5xf32>, %6: tensor<20x3xf32>, %7: tensor<20x5xf32>, %8: tensor<4x2x5xf32>, %9: tensor<4x2x25xf32>) -> (tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<20x3xf32>, tensor<20x5xf32>, tensor<20xf32>) {
%10 = "stablehlo.slice"(%9) {limit_indices = array<i64: 4, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%11 = "stablehlo.slice"(%9) {limit_indices = array<i64: 4, 2, 10>, start_indices = array<i64: 0, 0, 5>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%12 = "stablehlo.slice"(%9) {limit_indices = array<i64: 4, 2, 15>, start_indices = array<i64: 0, 0, 10>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%13 = "stablehlo.slice"(%9) {limit_indices = array<i64: 4, 2, 20>, start_indices = array<i64: 0, 0, 15>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%14 = "stablehlo.slice"(%9) {limit_indices = array<i64: 4, 2, 25>, start_indices = array<i64: 0, 0, 20>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%15 = "stablehlo.tanh"(%14) : (tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%16 = "stablehlo.reshape"(%5) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%17 = "stablehlo.slice"(%14) {limit_indices = array<i64: 3, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%18 = "stablehlo.concatenate"(%16, %17) {dimension = 0 : i64} : (tensor<1x2x5xf32>, tensor<3x2x5xf32>) -> tensor<4x2x5xf32>
%19 = "stablehlo.multiply"(%15, %15) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%21 = "stablehlo.subtract"(%20, %19) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%22 = "stablehlo.multiply"(%13, %21) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%23 = "stablehlo.multiply"(%12, %10) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%24 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%25 = "stablehlo.subtract"(%24, %10) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%26 = "stablehlo.multiply"(%23, %25) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%27 = "stablehlo.multiply"(%18, %11) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%28 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%29 = "stablehlo.subtract"(%28, %11) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%30 = "stablehlo.multiply"(%27, %29) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%31 = "stablehlo.multiply"(%12, %12) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%33 = "stablehlo.subtract"(%32, %31) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%34 = "stablehlo.multiply"(%10, %33) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%35 = "stablehlo.multiply"(%15, %13) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%37 = "stablehlo.subtract"(%36, %13) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%38 = "stablehlo.multiply"(%35, %37) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%39 = "stablehlo.concatenate"(%26, %30, %34, %38) {dimension = 2 : i64} : (tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x20xf32>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%77, %78, %79, %80 = "stablehlo.while"(%40, %1, %2, %39) ({
^bb0(%41: tensor<i32>, %42: tensor<2x5xf32>, %43: tensor<2x5xf32>, %44: tensor<4x2x20xf32>):
%45 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%46 = "stablehlo.compare"(%41, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%46) : (tensor<i1>) -> ()
}, {
^bb0(%47: tensor<i32>, %48: tensor<2x5xf32>, %49: tensor<2x5xf32>, %50: tensor<4x2x20xf32>):
%51 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%52 = "stablehlo.add"(%47, %51) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%53 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%54 = "stablehlo.subtract"(%53, %47) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%55 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.dynamic_slice"(%0, %54, %55, %55) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%58 = "stablehlo.add"(%48, %57) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%59 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%60 = "stablehlo.dynamic_slice"(%22, %54, %59, %59) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%61 = "stablehlo.reshape"(%60) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%62 = "stablehlo.multiply"(%58, %61) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%63 = "stablehlo.add"(%49, %62) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%64 = "stablehlo.concatenate"(%63, %63, %63, %58) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x20xf32>
%65 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%66 = "stablehlo.dynamic_slice"(%50, %54, %65, %65) {slice_sizes = array<i64: 1, 2, 20>} : (tensor<4x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
%67 = "stablehlo.reshape"(%66) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%68 = "stablehlo.multiply"(%64, %67) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%69 = "stablehlo.dot_general"(%68, %7) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x20xf32>, tensor<20x5xf32>) -> tensor<2x5xf32>
%70 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%71 = "stablehlo.dynamic_slice"(%11, %54, %70, %70) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%72 = "stablehlo.reshape"(%71) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%73 = "stablehlo.multiply"(%63, %72) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%74 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%75 = "stablehlo.reshape"(%68) : (tensor<2x20xf32>) -> tensor<1x2x20xf32>
%76 = "stablehlo.dynamic_update_slice"(%50, %75, %54, %74, %74) : (tensor<4x2x20xf32>, tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x20xf32>
"stablehlo.return"(%52, %69, %73, %76) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>)
%81 = "stablehlo.reshape"(%80) : (tensor<4x2x20xf32>) -> tensor<8x20xf32>
%82 = "stablehlo.reshape"(%4) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%83 = "stablehlo.slice"(%8) {limit_indices = array<i64: 3, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%84 = "stablehlo.concatenate"(%82, %83) {dimension = 0 : i64} : (tensor<1x2x5xf32>, tensor<3x2x5xf32>) -> tensor<4x2x5xf32>
%85 = "stablehlo.reshape"(%84) : (tensor<4x2x5xf32>) -> tensor<8x5xf32>
%86 = "stablehlo.dot_general"(%81, %6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x20xf32>, tensor<20x3xf32>) -> tensor<8x3xf32>
%87 = "stablehlo.reshape"(%86) : (tensor<8x3xf32>) -> tensor<4x2x3xf32>
%88 = "stablehlo.reshape"(%3) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%89 = "stablehlo.concatenate"(%88, %85) {dimension = 1 : i64} : (tensor<8x3xf32>, tensor<8x5xf32>) -> tensor<8x8xf32>
%90 = "stablehlo.dot_general"(%81, %89) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x20xf32>, tensor<8x8xf32>) -> tensor<20x8xf32>
%91 = "stablehlo.slice"(%90) {limit_indices = array<i64: 20, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<20x8xf32>) -> tensor<20x3xf32>
%92 = "stablehlo.slice"(%90) {limit_indices = array<i64: 20, 8>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<20x8xf32>) -> tensor<20x5xf32>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.reduce"(%81, %93) ({
^bb0(%94: tensor<f32>, %95: tensor<f32>):
%96 = "stablehlo.add"(%94, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%96) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x20xf32>, tensor<f32>) -> tensor<20xf32>
return %87, %78, %79, %91, %92, %97 : tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<20x3xf32>, tensor<20x5xf32>, tensor<20xf32>
}
}

// f32[4,2,5] none none f32[4,2,3] f32[2,5] f32[2,5] f32[20,3] f32[20,5] f32[4,2,5] f32[4,2,25] true
module @example {
func.func public @main(%0: tensor<4x2x5xf32>, %1: tensor<4x2x3xf32>, %2: tensor<2x5xf32>, %3: tensor<2x5xf32>, %4: tensor<20x3xf32>, %5: tensor<20x5xf32>, %6: tensor<4x2x5xf32>, %7: tensor<4x2x25xf32>) -> (tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<20x3xf32>, tensor<20x5xf32>, tensor<20xf32>) {
%8 = "stablehlo.slice"(%7) {limit_indices = array<i64: 4, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%9 = "stablehlo.slice"(%7) {limit_indices = array<i64: 4, 2, 10>, start_indices = array<i64: 0, 0, 5>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%10 = "stablehlo.slice"(%7) {limit_indices = array<i64: 4, 2, 15>, start_indices = array<i64: 0, 0, 10>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%11 = "stablehlo.slice"(%7) {limit_indices = array<i64: 4, 2, 20>, start_indices = array<i64: 0, 0, 15>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%12 = "stablehlo.slice"(%7) {limit_indices = array<i64: 4, 2, 25>, start_indices = array<i64: 0, 0, 20>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%13 = "stablehlo.tanh"(%12) : (tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%14 = "stablehlo.reshape"(%3) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%15 = "stablehlo.slice"(%12) {limit_indices = array<i64: 4, 2, 5>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%16 = "stablehlo.concatenate"(%15, %14) {dimension = 0 : i64} : (tensor<3x2x5xf32>, tensor<1x2x5xf32>) -> tensor<4x2x5xf32>
%17 = "stablehlo.multiply"(%13, %13) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%20 = "stablehlo.multiply"(%11, %19) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%21 = "stablehlo.multiply"(%10, %8) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%23 = "stablehlo.subtract"(%22, %8) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%24 = "stablehlo.multiply"(%21, %23) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%25 = "stablehlo.multiply"(%16, %9) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%27 = "stablehlo.subtract"(%26, %9) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%28 = "stablehlo.multiply"(%25, %27) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%29 = "stablehlo.multiply"(%10, %10) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%30 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%31 = "stablehlo.subtract"(%30, %29) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%32 = "stablehlo.multiply"(%8, %31) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%33 = "stablehlo.multiply"(%13, %11) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%35 = "stablehlo.subtract"(%34, %11) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%36 = "stablehlo.multiply"(%33, %35) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%37 = "stablehlo.concatenate"(%24, %28, %32, %36) {dimension = 2 : i64} : (tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x20xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%75, %76, %77, %78 = "stablehlo.while"(%40, %38, %39, %37) ({
^bb0(%41: tensor<i32>, %42: tensor<2x5xf32>, %43: tensor<2x5xf32>, %44: tensor<4x2x20xf32>):
%45 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%46 = "stablehlo.compare"(%41, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%46) : (tensor<i1>) -> ()
}, {
^bb0(%47: tensor<i32>, %48: tensor<2x5xf32>, %49: tensor<2x5xf32>, %50: tensor<4x2x20xf32>):
%51 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%52 = "stablehlo.add"(%47, %51) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%53 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%54 = "stablehlo.dynamic_slice"(%0, %47, %53, %53) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%55 = "stablehlo.reshape"(%54) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%56 = "stablehlo.add"(%48, %55) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%57 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%58 = "stablehlo.dynamic_slice"(%20, %47, %57, %57) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%59 = "stablehlo.reshape"(%58) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%60 = "stablehlo.multiply"(%56, %59) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%61 = "stablehlo.add"(%49, %60) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%62 = "stablehlo.concatenate"(%61, %61, %61, %56) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x20xf32>
%63 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%64 = "stablehlo.dynamic_slice"(%50, %47, %63, %63) {slice_sizes = array<i64: 1, 2, 20>} : (tensor<4x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
%65 = "stablehlo.reshape"(%64) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%66 = "stablehlo.multiply"(%62, %65) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%67 = "stablehlo.dot_general"(%66, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x20xf32>, tensor<20x5xf32>) -> tensor<2x5xf32>
%68 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%69 = "stablehlo.dynamic_slice"(%9, %47, %68, %68) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%70 = "stablehlo.reshape"(%69) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%71 = "stablehlo.multiply"(%61, %70) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%72 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%73 = "stablehlo.reshape"(%66) : (tensor<2x20xf32>) -> tensor<1x2x20xf32>
%74 = "stablehlo.dynamic_update_slice"(%50, %73, %47, %72, %72) : (tensor<4x2x20xf32>, tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x20xf32>
"stablehlo.return"(%52, %67, %71, %74) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>)
%79 = "stablehlo.reshape"(%78) : (tensor<4x2x20xf32>) -> tensor<8x20xf32>
%80 = "stablehlo.reshape"(%2) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%81 = "stablehlo.slice"(%6) {limit_indices = array<i64: 4, 2, 5>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%82 = "stablehlo.concatenate"(%81, %80) {dimension = 0 : i64} : (tensor<3x2x5xf32>, tensor<1x2x5xf32>) -> tensor<4x2x5xf32>
%83 = "stablehlo.reshape"(%82) : (tensor<4x2x5xf32>) -> tensor<8x5xf32>
%84 = "stablehlo.dot_general"(%79, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x20xf32>, tensor<20x3xf32>) -> tensor<8x3xf32>
%85 = "stablehlo.reshape"(%84) : (tensor<8x3xf32>) -> tensor<4x2x3xf32>
%86 = "stablehlo.reshape"(%1) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%87 = "stablehlo.concatenate"(%86, %83) {dimension = 1 : i64} : (tensor<8x3xf32>, tensor<8x5xf32>) -> tensor<8x8xf32>
%88 = "stablehlo.dot_general"(%79, %87) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x20xf32>, tensor<8x8xf32>) -> tensor<20x8xf32>
%89 = "stablehlo.slice"(%88) {limit_indices = array<i64: 20, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<20x8xf32>) -> tensor<20x3xf32>
%90 = "stablehlo.slice"(%88) {limit_indices = array<i64: 20, 8>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<20x8xf32>) -> tensor<20x5xf32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%95 = "stablehlo.reduce"(%79, %91) ({
^bb0(%92: tensor<f32>, %93: tensor<f32>):
%94 = "stablehlo.add"(%92, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%94) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x20xf32>, tensor<f32>) -> tensor<20xf32>
return %85, %76, %77, %89, %90, %95 : tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<20x3xf32>, tensor<20x5xf32>, tensor<20xf32>
}
}

// none f32[2,5] none f32[1,2,3] f32[2,5] f32[2,5] f32[20,3] f32[20,5] f32[1,2,5] f32[1,2,25] false
module @example {
func.func public @main(%0: tensor<2x5xf32>, %1: tensor<1x2x3xf32>, %2: tensor<2x5xf32>, %3: tensor<2x5xf32>, %4: tensor<20x3xf32>, %5: tensor<20x5xf32>, %6: tensor<1x2x5xf32>, %7: tensor<1x2x25xf32>) -> (tensor<1x2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<20x3xf32>, tensor<20x5xf32>, tensor<20xf32>) {
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x5xf32>} : () -> tensor<1x2x5xf32>
%9 = "stablehlo.slice"(%7) {limit_indices = array<i64: 1, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x25xf32>) -> tensor<1x2x5xf32>
%10 = "stablehlo.slice"(%7) {limit_indices = array<i64: 1, 2, 10>, start_indices = array<i64: 0, 0, 5>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x25xf32>) -> tensor<1x2x5xf32>
%11 = "stablehlo.slice"(%7) {limit_indices = array<i64: 1, 2, 15>, start_indices = array<i64: 0, 0, 10>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x25xf32>) -> tensor<1x2x5xf32>
%12 = "stablehlo.slice"(%7) {limit_indices = array<i64: 1, 2, 20>, start_indices = array<i64: 0, 0, 15>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x25xf32>) -> tensor<1x2x5xf32>
%13 = "stablehlo.slice"(%7) {limit_indices = array<i64: 1, 2, 25>, start_indices = array<i64: 0, 0, 20>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x25xf32>) -> tensor<1x2x5xf32>
%14 = "stablehlo.tanh"(%13) : (tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%15 = "stablehlo.reshape"(%3) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x2x5xf32>} : () -> tensor<0x2x5xf32>
%17 = "stablehlo.concatenate"(%15, %16) {dimension = 0 : i64} : (tensor<1x2x5xf32>, tensor<0x2x5xf32>) -> tensor<1x2x5xf32>
%18 = "stablehlo.multiply"(%14, %14) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x5xf32>} : () -> tensor<1x2x5xf32>
%20 = "stablehlo.subtract"(%19, %18) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%21 = "stablehlo.multiply"(%12, %20) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%22 = "stablehlo.multiply"(%11, %9) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x5xf32>} : () -> tensor<1x2x5xf32>
%24 = "stablehlo.subtract"(%23, %9) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%26 = "stablehlo.multiply"(%17, %10) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%27 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x5xf32>} : () -> tensor<1x2x5xf32>
%28 = "stablehlo.subtract"(%27, %10) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%30 = "stablehlo.multiply"(%11, %11) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x5xf32>} : () -> tensor<1x2x5xf32>
%32 = "stablehlo.subtract"(%31, %30) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%33 = "stablehlo.multiply"(%9, %32) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%34 = "stablehlo.multiply"(%14, %12) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x5xf32>} : () -> tensor<1x2x5xf32>
%36 = "stablehlo.subtract"(%35, %12) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%37 = "stablehlo.multiply"(%34, %36) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%38 = "stablehlo.concatenate"(%25, %29, %33, %37) {dimension = 2 : i64} : (tensor<1x2x5xf32>, tensor<1x2x5xf32>, tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x20xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%77, %78, %79, %80 = "stablehlo.while"(%40, %0, %39, %38) ({
^bb0(%41: tensor<i32>, %42: tensor<2x5xf32>, %43: tensor<2x5xf32>, %44: tensor<1x2x20xf32>):
%45 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%46 = "stablehlo.compare"(%41, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%46) : (tensor<i1>) -> ()
}, {
^bb0(%47: tensor<i32>, %48: tensor<2x5xf32>, %49: tensor<2x5xf32>, %50: tensor<1x2x20xf32>):
%51 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%52 = "stablehlo.add"(%47, %51) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%53 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%54 = "stablehlo.subtract"(%53, %47) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%55 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.dynamic_slice"(%8, %54, %55, %55) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%58 = "stablehlo.add"(%48, %57) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%59 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%60 = "stablehlo.dynamic_slice"(%21, %54, %59, %59) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%61 = "stablehlo.reshape"(%60) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%62 = "stablehlo.multiply"(%58, %61) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%63 = "stablehlo.add"(%49, %62) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%64 = "stablehlo.concatenate"(%63, %63, %63, %58) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x20xf32>
%65 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%66 = "stablehlo.dynamic_slice"(%50, %54, %65, %65) {slice_sizes = array<i64: 1, 2, 20>} : (tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
%67 = "stablehlo.reshape"(%66) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%68 = "stablehlo.multiply"(%64, %67) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%69 = "stablehlo.dot_general"(%68, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x20xf32>, tensor<20x5xf32>) -> tensor<2x5xf32>
%70 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%71 = "stablehlo.dynamic_slice"(%10, %54, %70, %70) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%72 = "stablehlo.reshape"(%71) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%73 = "stablehlo.multiply"(%63, %72) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%74 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%75 = "stablehlo.reshape"(%68) : (tensor<2x20xf32>) -> tensor<1x2x20xf32>
%76 = "stablehlo.dynamic_update_slice"(%50, %75, %54, %74, %74) : (tensor<1x2x20xf32>, tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
"stablehlo.return"(%52, %69, %73, %76) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<1x2x20xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<1x2x20xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<1x2x20xf32>)
%81 = "stablehlo.reshape"(%80) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%82 = "stablehlo.reshape"(%2) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x2x5xf32>} : () -> tensor<0x2x5xf32>
%84 = "stablehlo.concatenate"(%82, %83) {dimension = 0 : i64} : (tensor<1x2x5xf32>, tensor<0x2x5xf32>) -> tensor<1x2x5xf32>
%85 = "stablehlo.reshape"(%84) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%86 = "stablehlo.dot_general"(%81, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x20xf32>, tensor<20x3xf32>) -> tensor<2x3xf32>
%87 = "stablehlo.reshape"(%86) : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
%88 = "stablehlo.reshape"(%1) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%89 = "stablehlo.concatenate"(%88, %85) {dimension = 1 : i64} : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x8xf32>
%90 = "stablehlo.dot_general"(%81, %89) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x20xf32>, tensor<2x8xf32>) -> tensor<20x8xf32>
%91 = "stablehlo.slice"(%90) {limit_indices = array<i64: 20, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<20x8xf32>) -> tensor<20x3xf32>
%92 = "stablehlo.slice"(%90) {limit_indices = array<i64: 20, 8>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<20x8xf32>) -> tensor<20x5xf32>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.reduce"(%81, %93) ({
^bb0(%94: tensor<f32>, %95: tensor<f32>):
%96 = "stablehlo.add"(%94, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%96) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x20xf32>, tensor<f32>) -> tensor<20xf32>
return %87, %78, %79, %91, %92, %97 : tensor<1x2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<20x3xf32>, tensor<20x5xf32>, tensor<20xf32>
}
}

