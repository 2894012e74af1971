// f32[4,2,5] f32[2,5] f32[4,2,3] f32[2,5] f32[15,3] f32[15,5] f32[4,2,5] f32[4,2,20] false
module @example {
func.func public @main(%0: tensor<4x2x5xf32>, %1: tensor<2x5xf32>, %2: tensor<4x2x3xf32>, %3: tensor<2x5xf32>, %4: tensor<15x3xf32>, %5: tensor<15x5xf32>, %6: tensor<4x2x5xf32>, %7: tensor<4x2x20xf32>) -> (tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<15xf32>) {
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%9 = "stablehlo.reshape"(%3) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%10 = "stablehlo.slice"(%6) {limit_indices = array<i64: 3, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%11 = "stablehlo.concatenate"(%9, %10) {dimension = 0 : i64} : (tensor<1x2x5xf32>, tensor<3x2x5xf32>) -> tensor<4x2x5xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x15xf32>} : () -> tensor<4x2x15xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x15xf32>} : () -> tensor<4x2x15xf32>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%73, %74, %75, %76 = "stablehlo.while"(%14, %1, %12, %13) ({
^bb0(%15: tensor<i32>, %16: tensor<2x5xf32>, %17: tensor<4x2x15xf32>, %18: tensor<4x2x15xf32>):
%19 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.compare"(%15, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%20) : (tensor<i1>) -> ()
}, {
^bb0(%21: tensor<i32>, %22: tensor<2x5xf32>, %23: tensor<4x2x15xf32>, %24: tensor<4x2x15xf32>):
%25 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%26 = "stablehlo.add"(%21, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%27 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%28 = "stablehlo.subtract"(%27, %21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%29 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%30 = "stablehlo.dynamic_slice"(%7, %28, %29, %29) {slice_sizes = array<i64: 1, 2, 20>} : (tensor<4x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
%31 = "stablehlo.reshape"(%30) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%32 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%33 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%34 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%35 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%36 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%37 = "stablehlo.dynamic_slice"(%0, %28, %36, %36) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%39 = "stablehlo.add"(%22, %38) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%41 = "stablehlo.dynamic_slice"(%11, %28, %40, %40) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%42 = "stablehlo.reshape"(%41) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%43 = "stablehlo.subtract"(%42, %34) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%44 = "stablehlo.multiply"(%39, %43) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%45 = "stablehlo.multiply"(%44, %33) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%46 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%47 = "stablehlo.subtract"(%46, %33) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%48 = "stablehlo.multiply"(%45, %47) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%49 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%50 = "stablehlo.subtract"(%49, %33) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%51 = "stablehlo.multiply"(%39, %50) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%52 = "stablehlo.multiply"(%34, %34) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%53 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%54 = "stablehlo.subtract"(%53, %52) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%55 = "stablehlo.multiply"(%51, %54) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%56 = "stablehlo.multiply"(%55, %35) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%57 = "stablehlo.multiply"(%56, %32) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%58 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%59 = "stablehlo.subtract"(%58, %32) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%60 = "stablehlo.multiply"(%57, %59) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%61 = "stablehlo.concatenate"(%60, %48, %55) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x15xf32>
%62 = "stablehlo.multiply"(%55, %32) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%63 = "stablehlo.concatenate"(%60, %48, %62) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x15xf32>
%64 = "stablehlo.multiply"(%39, %33) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%65 = "stablehlo.dot_general"(%63, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x15xf32>, tensor<15x5xf32>) -> tensor<2x5xf32>
%66 = "stablehlo.add"(%64, %65) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%67 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%68 = "stablehlo.reshape"(%61) : (tensor<2x15xf32>) -> tensor<1x2x15xf32>
%69 = "stablehlo.dynamic_update_slice"(%23, %68, %28, %67, %67) : (tensor<4x2x15xf32>, tensor<1x2x15xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x15xf32>
%70 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%71 = "stablehlo.reshape"(%63) : (tensor<2x15xf32>) -> tensor<1x2x15xf32>
%72 = "stablehlo.dynamic_update_slice"(%24, %71, %28, %70, %70) : (tensor<4x2x15xf32>, tensor<1x2x15xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x15xf32>
"stablehlo.return"(%26, %66, %69, %72) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x15xf32>, tensor<4x2x15xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x15xf32>, tensor<4x2x15xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x15xf32>, tensor<4x2x15xf32>)
%77 = "stablehlo.reshape"(%75) : (tensor<4x2x15xf32>) -> tensor<8x15xf32>
%78 = "stablehlo.reshape"(%76) : (tensor<4x2x15xf32>) -> tensor<8x15xf32>
%79 = "stablehlo.dot_general"(%77, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x15xf32>, tensor<15x3xf32>) -> tensor<8x3xf32>
%80 = "stablehlo.reshape"(%79) : (tensor<8x3xf32>) -> tensor<4x2x3xf32>
%81 = "stablehlo.reshape"(%2) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%82 = "stablehlo.dot_general"(%77, %81) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x15xf32>, tensor<8x3xf32>) -> tensor<15x3xf32>
%83 = "stablehlo.reshape"(%3) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%84 = "stablehlo.slice"(%6) {limit_indices = array<i64: 3, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%85 = "stablehlo.concatenate"(%83, %84) {dimension = 0 : i64} : (tensor<1x2x5xf32>, tensor<3x2x5xf32>) -> tensor<4x2x5xf32>
%86 = "stablehlo.reshape"(%85) : (tensor<4x2x5xf32>) -> tensor<8x5xf32>
%87 = "stablehlo.dot_general"(%78, %86) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x15xf32>, tensor<8x5xf32>) -> tensor<15x5xf32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%92 = "stablehlo.reduce"(%77, %88) ({
^bb0(%89: tensor<f32>, %90: tensor<f32>):
%91 = "stablehlo.add"(%89, %90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%91) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x15xf32>, tensor<f32>) -> tensor<15xf32>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.reduce"(%78, %93) ({
^bb0(%94: tensor<f32>, %95: tensor<f32>):
%96 = "stablehlo.add"(%94, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%96) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x15xf32>, tensor<f32>) -> tensor<15xf32>
return %80, %74, %82, %87, %92, %97 : tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<15xf32>
}
}

// f32[4,2,5] none f32[4,2,3] f32[2,5] f32[15,3] f32[15,5] f32[4,2,5] f32[4,2,20] true
module @example {
func.func public @main(%0: tensor<4x2x5xf32>, %1: tensor<4x2x3xf32>, %2: tensor<2x5xf32>, %3: tensor<15x3xf32>, %4: tensor<15x5xf32>, %5: tensor<4x2x5xf32>, %6: tensor<4x2x20xf32>) -> (tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<15xf32>) {
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%8 = "stablehlo.reshape"(%2) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%9 = "stablehlo.slice"(%5) {limit_indices = array<i64: 4, 2, 5>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%10 = "stablehlo.concatenate"(%9, %8) {dimension = 0 : i64} : (tensor<3x2x5xf32>, tensor<1x2x5xf32>) -> tensor<4x2x5xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x15xf32>} : () -> tensor<4x2x15xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x15xf32>} : () -> tensor<4x2x15xf32>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%71, %72, %73, %74 = "stablehlo.while"(%14, %11, %12, %13) ({
^bb0(%15: tensor<i32>, %16: tensor<2x5xf32>, %17: tensor<4x2x15xf32>, %18: tensor<4x2x15xf32>):
%19 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.compare"(%15, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%20) : (tensor<i1>) -> ()
}, {
^bb0(%21: tensor<i32>, %22: tensor<2x5xf32>, %23: tensor<4x2x15xf32>, %24: tensor<4x2x15xf32>):
%25 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%26 = "stablehlo.add"(%21, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%27 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%28 = "stablehlo.dynamic_slice"(%6, %21, %27, %27) {slice_sizes = array<i64: 1, 2, 20>} : (tensor<4x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%30 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%31 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%32 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%33 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%34 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%35 = "stablehlo.dynamic_slice"(%0, %21, %34, %34) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%36 = "stablehlo.reshape"(%35) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%37 = "stablehlo.add"(%22, %36) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%38 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.dynamic_slice"(%10, %21, %38, %38) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%40 = "stablehlo.reshape"(%39) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%41 = "stablehlo.subtract"(%40, %32) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%42 = "stablehlo.multiply"(%37, %41) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%43 = "stablehlo.multiply"(%42, %31) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%44 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%45 = "stablehlo.subtract"(%44, %31) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%46 = "stablehlo.multiply"(%43, %45) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%47 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%48 = "stablehlo.subtract"(%47, %31) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%49 = "stablehlo.multiply"(%37, %48) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%50 = "stablehlo.multiply"(%32, %32) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%51 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%52 = "stablehlo.subtract"(%51, %50) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%53 = "stablehlo.multiply"(%49, %52) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%54 = "stablehlo.multiply"(%53, %33) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%55 = "stablehlo.multiply"(%54, %30) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%56 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%57 = "stablehlo.subtract"(%56, %30) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%58 = "stablehlo.multiply"(%55, %57) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%59 = "stablehlo.concatenate"(%58, %46, %53) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x15xf32>
%60 = "stablehlo.multiply"(%53, %30) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%61 = "stablehlo.concatenate"(%58, %46, %60) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x15xf32>
%62 = "stablehlo.multiply"(%37, %31) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%63 = "stablehlo.dot_general"(%61, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x15xf32>, tensor<15x5xf32>) -> tensor<2x5xf32>
%64 = "stablehlo.add"(%62, %63) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%65 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%66 = "stablehlo.reshape"(%59) : (tensor<2x15xf32>) -> tensor<1x2x15xf32>
%67 = "stablehlo.dynamic_update_slice"(%23, %66, %21, %65, %65) : (tensor<4x2x15xf32>, tensor<1x2x15xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x15xf32>
%68 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%69 = "stablehlo.reshape"(%61) : (tensor<2x15xf32>) -> tensor<1x2x15xf32>
%70 = "stablehlo.dynamic_update_slice"(%24, %69, %21, %68, %68) : (tensor<4x2x15xf32>, tensor<1x2x15xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x15xf32>
"stablehlo.return"(%26, %64, %67, %70) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x15xf32>, tensor<4x2x15xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x15xf32>, tensor<4x2x15xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x15xf32>, tensor<4x2x15xf32>)
%75 = "stablehlo.reshape"(%73) : (tensor<4x2x15xf32>) -> tensor<8x15xf32>
%76 = "stablehlo.reshape"(%74) : (tensor<4x2x15xf32>) -> tensor<8x15xf32>
%77 = "stablehlo.dot_general"(%75, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x15xf32>, tensor<15x3xf32>) -> tensor<8x3xf32>
%78 = "stablehlo.reshape"(%77) : (tensor<8x3xf32>) -> tensor<4x2x3xf32>
%79 = "stablehlo.reshape"(%1) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%80 = "stablehlo.dot_general"(%75, %79) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x15xf32>, tensor<8x3xf32>) -> tensor<15x3xf32>
%81 = "stablehlo.reshape"(%2) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%82 = "stablehlo.slice"(%5) {limit_indices = array<i64: 4, 2, 5>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%83 = "stablehlo.concatenate"(%82, %81) {dimension = 0 : i64} : (tensor<3x2x5xf32>, tensor<1x2x5xf32>) -> tensor<4x2x5xf32>
%84 = "stablehlo.reshape"(%83) : (tensor<4x2x5xf32>) -> tensor<8x5xf32>
%85 = "stablehlo.dot_general"(%76, %84) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x15xf32>, tensor<8x5xf32>) -> tensor<15x5xf32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%90 = "stablehlo.reduce"(%75, %86) ({
^bb0(%87: tensor<f32>, %88: tensor<f32>):
%89 = "stablehlo.add"(%87, %88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%89) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x15xf32>, tensor<f32>) -> tensor<15xf32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%95 = "stablehlo.reduce"(%76, %91) ({
^bb0(%92: tensor<f32>, %93: tensor<f32>):
%94 = "stablehlo.add"(%92, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%94) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x15xf32>, tensor<f32>) -> tensor<15xf32>
return %78, %72, %80, %85, %90, %95 : tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<15xf32>
}
}

