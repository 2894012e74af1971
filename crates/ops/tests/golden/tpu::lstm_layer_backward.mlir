// f32[4,2,5] f32[2,5] f32[2,5] f32[4,2,3] f32[2,5] f32[2,5] f32[20,3] f32[20,5] f32[4,2,5] f32[4,2,25] false
module @example {
func.func public @main(%0: tensor<4x2x5xf32>, %1: tensor<2x5xf32>, %2: tensor<2x5xf32>, %3: tensor<4x2x3xf32>, %4: tensor<2x5xf32>, %5: tensor<2x5xf32>, %6: tensor<20x3xf32>, %7: tensor<20x5xf32>, %8: tensor<4x2x5xf32>, %9: tensor<4x2x25xf32>) -> (tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<20x3xf32>, tensor<20x5xf32>, tensor<20xf32>) {
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%11 = "stablehlo.slice"(%9) {limit_indices = array<i64: 4, 2, 25>, start_indices = array<i64: 0, 0, 20>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%12 = "stablehlo.reshape"(%5) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%13 = "stablehlo.slice"(%11) {limit_indices = array<i64: 3, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%14 = "stablehlo.concatenate"(%12, %13) {dimension = 0 : i64} : (tensor<1x2x5xf32>, tensor<3x2x5xf32>) -> tensor<4x2x5xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x20xf32>} : () -> tensor<4x2x20xf32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%79, %80, %81, %82 = "stablehlo.while"(%16, %1, %2, %15) ({
^bb0(%17: tensor<i32>, %18: tensor<2x5xf32>, %19: tensor<2x5xf32>, %20: tensor<4x2x20xf32>):
%21 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.compare"(%17, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%22) : (tensor<i1>) -> ()
}, {
^bb0(%23: tensor<i32>, %24: tensor<2x5xf32>, %25: tensor<2x5xf32>, %26: tensor<4x2x20xf32>):
%27 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%28 = "stablehlo.add"(%23, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%29 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%30 = "stablehlo.subtract"(%29, %23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%32 = "stablehlo.dynamic_slice"(%9, %30, %31, %31) {slice_sizes = array<i64: 1, 2, 25>} : (tensor<4x2x25xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x25xf32>
%33 = "stablehlo.reshape"(%32) : (tensor<1x2x25xf32>) -> tensor<2x25xf32>
%34 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x25xf32>) -> tensor<2x5xf32>
%35 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x25xf32>) -> tensor<2x5xf32>
%36 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x25xf32>) -> tensor<2x5xf32>
%37 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<2x25xf32>) -> tensor<2x5xf32>
%38 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 25>, start_indices = array<i64: 0, 20>, strides = array<i64: 1, 1>} : (tensor<2x25xf32>) -> tensor<2x5xf32>
%39 = "stablehlo.tanh"(%38) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%41 = "stablehlo.dynamic_slice"(%0, %30, %40, %40) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%42 = "stablehlo.reshape"(%41) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%43 = "stablehlo.add"(%24, %42) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%44 = "stablehlo.multiply"(%43, %37) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%45 = "stablehlo.multiply"(%39, %39) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%46 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%47 = "stablehlo.subtract"(%46, %45) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%48 = "stablehlo.multiply"(%44, %47) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%49 = "stablehlo.add"(%25, %48) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%50 = "stablehlo.multiply"(%49, %36) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%51 = "stablehlo.multiply"(%50, %34) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%53 = "stablehlo.subtract"(%52, %34) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%54 = "stablehlo.multiply"(%51, %53) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%55 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.dynamic_slice"(%14, %30, %55, %55) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%58 = "stablehlo.multiply"(%49, %57) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%59 = "stablehlo.multiply"(%58, %35) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%61 = "stablehlo.subtract"(%60, %35) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%62 = "stablehlo.multiply"(%59, %61) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%63 = "stablehlo.multiply"(%49, %34) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%64 = "stablehlo.multiply"(%36, %36) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%65 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%66 = "stablehlo.subtract"(%65, %64) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%67 = "stablehlo.multiply"(%63, %66) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%68 = "stablehlo.multiply"(%43, %39) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%69 = "stablehlo.multiply"(%68, %37) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%70 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%71 = "stablehlo.subtract"(%70, %37) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%72 = "stablehlo.multiply"(%69, %71) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%73 = "stablehlo.concatenate"(%54, %62, %67, %72) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x20xf32>
%74 = "stablehlo.dot_general"(%73, %7) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x20xf32>, tensor<20x5xf32>) -> tensor<2x5xf32>
%75 = "stablehlo.multiply"(%49, %35) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%76 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%77 = "stablehlo.reshape"(%73) : (tensor<2x20xf32>) -> tensor<1x2x20xf32>
%78 = "stablehlo.dynamic_update_slice"(%26, %77, %30, %76, %76) : (tensor<4x2x20xf32>, tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x20xf32>
"stablehlo.return"(%28, %74, %75, %78) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>)
%83 = "stablehlo.reshape"(%4) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%84 = "stablehlo.slice"(%8) {limit_indices = array<i64: 3, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%85 = "stablehlo.concatenate"(%83, %84) {dimension = 0 : i64} : (tensor<1x2x5xf32>, tensor<3x2x5xf32>) -> tensor<4x2x5xf32>
%86 = "stablehlo.reshape"(%82) : (tensor<4x2x20xf32>) -> tensor<8x20xf32>
%87 = "stablehlo.reshape"(%82) : (tensor<4x2x20xf32>) -> tensor<8x20xf32>
%88 = "stablehlo.dot_general"(%86, %6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x20xf32>, tensor<20x3xf32>) -> tensor<8x3xf32>
%89 = "stablehlo.reshape"(%88) : (tensor<8x3xf32>) -> tensor<4x2x3xf32>
%90 = "stablehlo.reshape"(%3) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%91 = "stablehlo.dot_general"(%86, %90) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x20xf32>, tensor<8x3xf32>) -> tensor<20x3xf32>
%92 = "stablehlo.reshape"(%85) : (tensor<4x2x5xf32>) -> tensor<8x5xf32>
%93 = "stablehlo.dot_general"(%87, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x20xf32>, tensor<8x5xf32>) -> tensor<20x5xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.reduce"(%86, %94) ({
^bb0(%95: tensor<f32>, %96: tensor<f32>):
%97 = "stablehlo.add"(%95, %96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%97) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x20xf32>, tensor<f32>) -> tensor<20xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%103 = "stablehlo.reduce"(%87, %99) ({
^bb0(%100: tensor<f32>, %101: tensor<f32>):
%102 = "stablehlo.add"(%100, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%102) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x20xf32>, tensor<f32>) -> tensor<20xf32>
return %89, %80, %81, %91, %93, %98 : tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<20x3xf32>, tensor<20x5xf32>, tensor<20xf32>
}
}

// f32[4,2,5] none none f32[4,2,3] f32[2,5] f32[2,5] f32[20,3] f32[20,5] f32[4,2,5] f32[4,2,25] true
module @example {
func.func public @main(%0: tensor<4x2x5xf32>, %1: tensor<4x2x3xf32>, %2: tensor<2x5xf32>, %3: tensor<2x5xf32>, %4: tensor<20x3xf32>, %5: tensor<20x5xf32>, %6: tensor<4x2x5xf32>, %7: tensor<4x2x25xf32>) -> (tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<20x3xf32>, tensor<20x5xf32>, tensor<20xf32>) {
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%9 = "stablehlo.slice"(%7) {limit_indices = array<i64: 4, 2, 25>, start_indices = array<i64: 0, 0, 20>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%10 = "stablehlo.reshape"(%3) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%11 = "stablehlo.slice"(%9) {limit_indices = array<i64: 4, 2, 5>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%12 = "stablehlo.concatenate"(%11, %10) {dimension = 0 : i64} : (tensor<3x2x5xf32>, tensor<1x2x5xf32>) -> tensor<4x2x5xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x20xf32>} : () -> tensor<4x2x20xf32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%77, %78, %79, %80 = "stablehlo.while"(%16, %13, %14, %15) ({
^bb0(%17: tensor<i32>, %18: tensor<2x5xf32>, %19: tensor<2x5xf32>, %20: tensor<4x2x20xf32>):
%21 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.compare"(%17, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%22) : (tensor<i1>) -> ()
}, {
^bb0(%23: tensor<i32>, %24: tensor<2x5xf32>, %25: tensor<2x5xf32>, %26: tensor<4x2x20xf32>):
%27 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%28 = "stablehlo.add"(%23, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%29 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%30 = "stablehlo.dynamic_slice"(%7, %23, %29, %29) {slice_sizes = array<i64: 1, 2, 25>} : (tensor<4x2x25xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x25xf32>
%31 = "stablehlo.reshape"(%30) : (tensor<1x2x25xf32>) -> tensor<2x25xf32>
%32 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x25xf32>) -> tensor<2x5xf32>
%33 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x25xf32>) -> tensor<2x5xf32>
%34 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x25xf32>) -> tensor<2x5xf32>
%35 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<2x25xf32>) -> tensor<2x5xf32>
%36 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 25>, start_indices = array<i64: 0, 20>, strides = array<i64: 1, 1>} : (tensor<2x25xf32>) -> tensor<2x5xf32>
%37 = "stablehlo.tanh"(%36) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%38 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.dynamic_slice"(%0, %23, %38, %38) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%40 = "stablehlo.reshape"(%39) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%41 = "stablehlo.add"(%24, %40) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%42 = "stablehlo.multiply"(%41, %35) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%43 = "stablehlo.multiply"(%37, %37) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%44 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%45 = "stablehlo.subtract"(%44, %43) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%46 = "stablehlo.multiply"(%42, %45) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%47 = "stablehlo.add"(%25, %46) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%48 = "stablehlo.multiply"(%47, %34) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%49 = "stablehlo.multiply"(%48, %32) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%51 = "stablehlo.subtract"(%50, %32) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%52 = "stablehlo.multiply"(%49, %51) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%53 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%54 = "stablehlo.dynamic_slice"(%12, %23, %53, %53) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%55 = "stablehlo.reshape"(%54) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%56 = "stablehlo.multiply"(%47, %55) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%57 = "stablehlo.multiply"(%56, %33) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%58 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%59 = "stablehlo.subtract"(%58, %33) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%60 = "stablehlo.multiply"(%57, %59) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%61 = "stablehlo.multiply"(%47, %32) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%62 = "stablehlo.multiply"(%34, %34) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%63 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%64 = "stablehlo.subtract"(%63, %62) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%65 = "stablehlo.multiply"(%61, %64) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%66 = "stablehlo.multiply"(%41, %37) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%67 = "stablehlo.multiply"(%66, %35) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%68 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%69 = "stablehlo.subtract"(%68, %35) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%70 = "stablehlo.multiply"(%67, %69) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%71 = "stablehlo.concatenate"(%52, %60, %65, %70) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x20xf32>
%72 = "stablehlo.dot_general"(%71, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x20xf32>, tensor<20x5xf32>) -> tensor<2x5xf32>
%73 = "stablehlo.multiply"(%47, %33) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%74 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%75 = "stablehlo.reshape"(%71) : (tensor<2x20xf32>) -> tensor<1x2x20xf32>
%76 = "stablehlo.dynamic_update_slice"(%26, %75, %23, %74, %74) : (tensor<4x2x20xf32>, tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x20xf32>
"stablehlo.return"(%28, %72, %73, %76) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>)
%81 = "stablehlo.reshape"(%2) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%82 = "stablehlo.slice"(%6) {limit_indices = array<i64: 4, 2, 5>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%83 = "stablehlo.concatenate"(%82, %81) {dimension = 0 : i64} : (tensor<3x2x5xf32>, tensor<1x2x5xf32>) -> tensor<4x2x5xf32>
%84 = "stablehlo.reshape"(%80) : (tensor<4x2x20xf32>) -> tensor<8x20xf32>
%85 = "stablehlo.reshape"(%80) : (tensor<4x2x20xf32>) -> tensor<8x20xf32>
%86 = "stablehlo.dot_general"(%84, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x20xf32>, tensor<20x3xf32>) -> tensor<8x3xf32>
%87 = "stablehlo.reshape"(%86) : (tensor<8x3xf32>) -> tensor<4x2x3xf32>
%88 = "stablehlo.reshape"(%1) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%89 = "stablehlo.dot_general"(%84, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x20xf32>, tensor<8x3xf32>) -> tensor<20x3xf32>
%90 = "stablehlo.reshape"(%83) : (tensor<4x2x5xf32>) -> tensor<8x5xf32>
%91 = "stablehlo.dot_general"(%85, %90) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x20xf32>, tensor<8x5xf32>) -> tensor<20x5xf32>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.reduce"(%84, %92) ({
^bb0(%93: tensor<f32>, %94: tensor<f32>):
%95 = "stablehlo.add"(%93, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%95) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x20xf32>, tensor<f32>) -> tensor<20xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%101 = "stablehlo.reduce"(%85, %97) ({
^bb0(%98: tensor<f32>, %99: tensor<f32>):
%100 = "stablehlo.add"(%98, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%100) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x20xf32>, tensor<f32>) -> tensor<20xf32>
return %87, %78, %79, %89, %91, %96 : tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<20x3xf32>, tensor<20x5xf32>, tensor<20xf32>
}
}

// none f32[2,5] none f32[1,2,3] f32[2,5] f32[2,5] f32[20,3] f32[20,5] f32[1,2,5] f32[1,2,25] false
module @example {
func.func public @main(%0: tensor<2x5xf32>, %1: tensor<1x2x3xf32>, %2: tensor<2x5xf32>, %3: tensor<2x5xf32>, %4: tensor<20x3xf32>, %5: tensor<20x5xf32>, %6: tensor<1x2x5xf32>, %7: tensor<1x2x25xf32>) -> (tensor<1x2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<20x3xf32>, tensor<20x5xf32>, tensor<20xf32>) {
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x5xf32>} : () -> tensor<1x2x5xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x5xf32>} : () -> tensor<1x2x5xf32>
%10 = "stablehlo.slice"(%7) {limit_indices = array<i64: 1, 2, 25>, start_indices = array<i64: 0, 0, 20>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x25xf32>) -> tensor<1x2x5xf32>
%11 = "stablehlo.reshape"(%3) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x2x5xf32>} : () -> tensor<0x2x5xf32>
%13 = "stablehlo.concatenate"(%11, %12) {dimension = 0 : i64} : (tensor<1x2x5xf32>, tensor<0x2x5xf32>) -> tensor<1x2x5xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x20xf32>} : () -> tensor<1x2x20xf32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%79, %80, %81, %82 = "stablehlo.while"(%16, %0, %14, %15) ({
^bb0(%17: tensor<i32>, %18: tensor<2x5xf32>, %19: tensor<2x5xf32>, %20: tensor<1x2x20xf32>):
%21 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.compare"(%17, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%22) : (tensor<i1>) -> ()
}, {
^bb0(%23: tensor<i32>, %24: tensor<2x5xf32>, %25: tensor<2x5xf32>, %26: tensor<1x2x20xf32>):
%27 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%28 = "stablehlo.add"(%23, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%29 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%30 = "stablehlo.subtract"(%29, %23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%32 = "stablehlo.dynamic_slice"(%7, %30, %31, %31) {slice_sizes = array<i64: 1, 2, 25>} : (tensor<1x2x25xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x25xf32>
%33 = "stablehlo.reshape"(%32) : (tensor<1x2x25xf32>) -> tensor<2x25xf32>
%34 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x25xf32>) -> tensor<2x5xf32>
%35 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x25xf32>) -> tensor<2x5xf32>
%36 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x25xf32>) -> tensor<2x5xf32>
%37 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<2x25xf32>) -> tensor<2x5xf32>
%38 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 25>, start_indices = array<i64: 0, 20>, strides = array<i64: 1, 1>} : (tensor<2x25xf32>) -> tensor<2x5xf32>
%39 = "stablehlo.tanh"(%38) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%41 = "stablehlo.dynamic_slice"(%9, %30, %40, %40) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%42 = "stablehlo.reshape"(%41) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%43 = "stablehlo.add"(%24, %42) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%44 = "stablehlo.multiply"(%43, %37) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%45 = "stablehlo.multiply"(%39, %39) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%46 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%47 = "stablehlo.subtract"(%46, %45) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%48 = "stablehlo.multiply"(%44, %47) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%49 = "stablehlo.add"(%25, %48) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%50 = "stablehlo.multiply"(%49, %36) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%51 = "stablehlo.multiply"(%50, %34) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%53 = "stablehlo.subtract"(%52, %34) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%54 = "stablehlo.multiply"(%51, %53) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%55 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.dynamic_slice"(%13, %30, %55, %55) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%58 = "stablehlo.multiply"(%49, %57) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%59 = "stablehlo.multiply"(%58, %35) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%61 = "stablehlo.subtract"(%60, %35) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%62 = "stablehlo.multiply"(%59, %61) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%63 = "stablehlo.multiply"(%49, %34) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%64 = "stablehlo.multiply"(%36, %36) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%65 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%66 = "stablehlo.subtract"(%65, %64) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%67 = "stablehlo.multiply"(%63, %66) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%68 = "stablehlo.multiply"(%43, %39) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%69 = "stablehlo.multiply"(%68, %37) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%70 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%71 = "stablehlo.subtract"(%70, %37) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%72 = "stablehlo.multiply"(%69, %71) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%73 = "stablehlo.concatenate"(%54, %62, %67, %72) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x20xf32>
%74 = "stablehlo.dot_general"(%73, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x20xf32>, tensor<20x5xf32>) -> tensor<2x5xf32>
%75 = "stablehlo.multiply"(%49, %35) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%76 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%77 = "stablehlo.reshape"(%73) : (tensor<2x20xf32>) -> tensor<1x2x20xf32>
%78 = "stablehlo.dynamic_update_slice"(%26, %77, %30, %76, %76) : (tensor<1x2x20xf32>, tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
"stablehlo.return"(%28, %74, %75, %78) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<1x2x20xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<1x2x20xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<1x2x20xf32>)
%83 = "stablehlo.reshape"(%2) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x2x5xf32>} : () -> tensor<0x2x5xf32>
%85 = "stablehlo.concatenate"(%83, %84) {dimension = 0 : i64} : (tensor<1x2x5xf32>, tensor<0x2x5xf32>) -> tensor<1x2x5xf32>
%86 = "stablehlo.reshape"(%82) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%87 = "stablehlo.reshape"(%82) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%88 = "stablehlo.dot_general"(%86, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x20xf32>, tensor<20x3xf32>) -> tensor<2x3xf32>
%89 = "stablehlo.reshape"(%88) : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
%90 = "stablehlo.reshape"(%1) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%91 = "stablehlo.dot_general"(%86, %90) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x20xf32>, tensor<2x3xf32>) -> tensor<20x3xf32>
%92 = "stablehlo.reshape"(%85) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%93 = "stablehlo.dot_general"(%87, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x20xf32>, tensor<2x5xf32>) -> tensor<20x5xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.reduce"(%86, %94) ({
^bb0(%95: tensor<f32>, %96: tensor<f32>):
%97 = "stablehlo.add"(%95, %96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%97) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x20xf32>, tensor<f32>) -> tensor<20xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%103 = "stablehlo.reduce"(%87, %99) ({
^bb0(%100: tensor<f32>, %101: tensor<f32>):
%102 = "stablehlo.add"(%100, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%102) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x20xf32>, tensor<f32>) -> tensor<20xf32>
return %89, %80, %81, %91, %93, %98 : tensor<1x2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<20x3xf32>, tensor<20x5xf32>, tensor<20xf32>
}
}

