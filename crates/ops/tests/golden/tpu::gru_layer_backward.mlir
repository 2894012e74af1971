// f32[4,2,5] f32[2,5] f32[4,2,3] f32[2,5] f32[15,3] f32[15,5] f32[4,2,5] f32[4,2,20] false
module @example {
func.func public @main(%0: tensor<4x2x5xf32>, %1: tensor<2x5xf32>, %2: tensor<4x2x3xf32>, %3: tensor<2x5xf32>, %4: tensor<15x3xf32>, %5: tensor<15x5xf32>, %6: tensor<4x2x5xf32>, %7: tensor<4x2x20xf32>) -> (tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<15xf32>) {
%8 = "stablehlo.reshape"(%3) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%9 = "stablehlo.slice"(%6) {limit_indices = array<i64: 3, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%10 = "stablehlo.concatenate"(%8, %9) {dimension = 0 : i64} : (tensor<1x2x5xf32>, tensor<3x2x5xf32>) -> tensor<4x2x5xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x15xf32>} : () -> tensor<4x2x15xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x15xf32>} : () -> tensor<4x2x15xf32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%72, %73, %74, %75 = "stablehlo.while"(%13, %1, %11, %12) ({
^bb0(%14: tensor<i32>, %15: tensor<2x5xf32>, %16: tensor<4x2x15xf32>, %17: tensor<4x2x15xf32>):
%18 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.compare"(%14, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%19) : (tensor<i1>) -> ()
}, {
^bb0(%20: tensor<i32>, %21: tensor<2x5xf32>, %22: tensor<4x2x15xf32>, %23: tensor<4x2x15xf32>):
%24 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.add"(%20, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%26 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%27 = "stablehlo.subtract"(%26, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%28 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%29 = "stablehlo.dynamic_slice"(%7, %27, %28, %28) {slice_sizes = array<i64: 1, 2, 20>} : (tensor<4x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%31 = "stablehlo.slice"(%30) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%32 = "stablehlo.slice"(%30) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%33 = "stablehlo.slice"(%30) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%34 = "stablehlo.slice"(%30) {limit_indices = array<i64: 2, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%36 = "stablehlo.dynamic_slice"(%0, %27, %35, %35) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%37 = "stablehlo.reshape"(%36) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%38 = "stablehlo.add"(%21, %37) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%39 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%40 = "stablehlo.dynamic_slice"(%10, %27, %39, %39) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%41 = "stablehlo.reshape"(%40) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%42 = "stablehlo.subtract"(%41, %33) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%43 = "stablehlo.multiply"(%38, %42) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%44 = "stablehlo.multiply"(%43, %32) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%45 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%46 = "stablehlo.subtract"(%45, %32) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%47 = "stablehlo.multiply"(%44, %46) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%49 = "stablehlo.subtract"(%48, %32) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%50 = "stablehlo.multiply"(%38, %49) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%51 = "stablehlo.multiply"(%33, %33) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%53 = "stablehlo.subtract"(%52, %51) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%54 = "stablehlo.multiply"(%50, %53) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%55 = "stablehlo.multiply"(%54, %34) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%56 = "stablehlo.multiply"(%55, %31) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%57 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%58 = "stablehlo.subtract"(%57, %31) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%59 = "stablehlo.multiply"(%56, %58) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%60 = "stablehlo.concatenate"(%59, %47, %54) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x15xf32>
%61 = "stablehlo.multiply"(%54, %31) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%62 = "stablehlo.concatenate"(%59, %47, %61) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x15xf32>
%63 = "stablehlo.multiply"(%38, %32) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%64 = "stablehlo.dot_general"(%62, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x15xf32>, tensor<15x5xf32>) -> tensor<2x5xf32>
%65 = "stablehlo.add"(%63, %64) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%66 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%67 = "stablehlo.reshape"(%60) : (tensor<2x15xf32>) -> tensor<1x2x15xf32>
%68 = "stablehlo.dynamic_update_slice"(%22, %67, %27, %66, %66) : (tensor<4x2x15xf32>, tensor<1x2x15xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x15xf32>
%69 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%70 = "stablehlo.reshape"(%62) : (tensor<2x15xf32>) -> tensor<1x2x15xf32>
%71 = "stablehlo.dynamic_update_slice"(%23, %70, %27, %69, %69) : (tensor<4x2x15xf32>, tensor<1x2x15xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x15xf32>
"stablehlo.return"(%25, %65, %68, %71) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x15xf32>, tensor<4x2x15xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x15xf32>, tensor<4x2x15xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x15xf32>, tensor<4x2x15xf32>)
%76 = "stablehlo.reshape"(%74) : (tensor<4x2x15xf32>) -> tensor<8x15xf32>
%77 = "stablehlo.reshape"(%75) : (tensor<4x2x15xf32>) -> tensor<8x15xf32>
%78 = "stablehlo.dot_general"(%76, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x15xf32>, tensor<15x3xf32>) -> tensor<8x3xf32>
%79 = "stablehlo.reshape"(%78) : (tensor<8x3xf32>) -> tensor<4x2x3xf32>
%80 = "stablehlo.reshape"(%2) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%81 = "stablehlo.dot_general"(%76, %80) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x15xf32>, tensor<8x3xf32>) -> tensor<15x3xf32>
%82 = "stablehlo.reshape"(%3) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%83 = "stablehlo.slice"(%6) {limit_indices = array<i64: 3, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%84 = "stablehlo.concatenate"(%82, %83) {dimension = 0 : i64} : (tensor<1x2x5xf32>, tensor<3x2x5xf32>) -> tensor<4x2x5xf32>
%85 = "stablehlo.reshape"(%84) : (tensor<4x2x5xf32>) -> tensor<8x5xf32>
%86 = "stablehlo.dot_general"(%77, %85) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x15xf32>, tensor<8x5xf32>) -> tensor<15x5xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%91 = "stablehlo.reduce"(%76, %87) ({
^bb0(%88: tensor<f32>, %89: tensor<f32>):
%90 = "stablehlo.add"(%88, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%90) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x15xf32>, tensor<f32>) -> tensor<15xf32>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.reduce"(%77, %92) ({
^bb0(%93: tensor<f32>, %94: tensor<f32>):
%95 = "stablehlo.add"(%93, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%95) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x15xf32>, tensor<f32>) -> tensor<15xf32>
return %79, %73, %81, %86, %91, %96 : tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<15xf32>
}
}

// f32[4,2,5] none f32[4,2,3] f32[2,5] f32[15,3] f32[15,5] f32[4,2,5] f32[4,2,20] true
module @example {
func.func public @main(%0: tensor<4x2x5xf32>, %1: tensor<4x2x3xf32>, %2: tensor<2x5xf32>, %3: tensor<15x3xf32>, %4: tensor<15x5xf32>, %5: tensor<4x2x5xf32>, %6: tensor<4x2x20xf32>) -> (tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<15xf32>) {
%7 = "stablehlo.reshape"(%2) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%8 = "stablehlo.slice"(%5) {limit_indices = array<i64: 4, 2, 5>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%9 = "stablehlo.concatenate"(%8, %7) {dimension = 0 : i64} : (tensor<3x2x5xf32>, tensor<1x2x5xf32>) -> tensor<4x2x5xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x15xf32>} : () -> tensor<4x2x15xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x15xf32>} : () -> tensor<4x2x15xf32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%70, %71, %72, %73 = "stablehlo.while"(%13, %10, %11, %12) ({
^bb0(%14: tensor<i32>, %15: tensor<2x5xf32>, %16: tensor<4x2x15xf32>, %17: tensor<4x2x15xf32>):
%18 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.compare"(%14, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%19) : (tensor<i1>) -> ()
}, {
^bb0(%20: tensor<i32>, %21: tensor<2x5xf32>, %22: tensor<4x2x15xf32>, %23: tensor<4x2x15xf32>):
%24 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.add"(%20, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%26 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%27 = "stablehlo.dynamic_slice"(%6, %20, %26, %26) {slice_sizes = array<i64: 1, 2, 20>} : (tensor<4x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
%28 = "stablehlo.reshape"(%27) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%29 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%30 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%31 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%32 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%33 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%34 = "stablehlo.dynamic_slice"(%0, %20, %33, %33) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%35 = "stablehlo.reshape"(%34) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%36 = "stablehlo.add"(%21, %35) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%37 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%38 = "stablehlo.dynamic_slice"(%9, %20, %37, %37) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%39 = "stablehlo.reshape"(%38) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%40 = "stablehlo.subtract"(%39, %31) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%41 = "stablehlo.multiply"(%36, %40) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%42 = "stablehlo.multiply"(%41, %30) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%43 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%44 = "stablehlo.subtract"(%43, %30) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%45 = "stablehlo.multiply"(%42, %44) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%46 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%47 = "stablehlo.subtract"(%46, %30) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%48 = "stablehlo.multiply"(%36, %47) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%49 = "stablehlo.multiply"(%31, %31) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%51 = "stablehlo.subtract"(%50, %49) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%52 = "stablehlo.multiply"(%48, %51) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%53 = "stablehlo.multiply"(%52, %32) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%54 = "stablehlo.multiply"(%53, %29) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%55 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%56 = "stablehlo.subtract"(%55, %29) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%57 = "stablehlo.multiply"(%54, %56) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%58 = "stablehlo.concatenate"(%57, %45, %52) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x15xf32>
%59 = "stablehlo.multiply"(%52, %29) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%60 = "stablehlo.concatenate"(%57, %45, %59) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x15xf32>
%61 = "stablehlo.multiply"(%36, %30) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%62 = "stablehlo.dot_general"(%60, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x15xf32>, tensor<15x5xf32>) -> tensor<2x5xf32>
%63 = "stablehlo.add"(%61, %62) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%64 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%65 = "stablehlo.reshape"(%58) : (tensor<2x15xf32>) -> tensor<1x2x15xf32>
%66 = "stablehlo.dynamic_update_slice"(%22, %65, %20, %64, %64) : (tensor<4x2x15xf32>, tensor<1x2x15xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x15xf32>
%67 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%68 = "stablehlo.reshape"(%60) : (tensor<2x15xf32>) -> tensor<1x2x15xf32>
%69 = "stablehlo.dynamic_update_slice"(%23, %68, %20, %67, %67) : (tensor<4x2x15xf32>, tensor<1x2x15xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x15xf32>
"stablehlo.return"(%25, %63, %66, %69) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x15xf32>, tensor<4x2x15xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<4x2x15xf32>, tensor<4x2x15xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<4x2x15xf32>, tensor<4x2x15xf32>)
%74 = "stablehlo.reshape"(%72) : (tensor<4x2x15xf32>) -> tensor<8x15xf32>
%75 = "stablehlo.reshape"(%73) : (tensor<4x2x15xf32>) -> tensor<8x15xf32>
%76 = "stablehlo.dot_general"(%74, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x15xf32>, tensor<15x3xf32>) -> tensor<8x3xf32>
%77 = "stablehlo.reshape"(%76) : (tensor<8x3xf32>) -> tensor<4x2x3xf32>
%78 = "stablehlo.reshape"(%1) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%79 = "stablehlo.dot_general"(%74, %78) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x15xf32>, tensor<8x3xf32>) -> tensor<15x3xf32>
%80 = "stablehlo.reshape"(%2) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%81 = "stablehlo.slice"(%5) {limit_indices = array<i64: 4, 2, 5>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%82 = "stablehlo.concatenate"(%81, %80) {dimension = 0 : i64} : (tensor<3x2x5xf32>, tensor<1x2x5xf32>) -> tensor<4x2x5xf32>
%83 = "stablehlo.reshape"(%82) : (tensor<4x2x5xf32>) -> tensor<8x5xf32>
%84 = "stablehlo.dot_general"(%75, %83) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x15xf32>, tensor<8x5xf32>) -> tensor<15x5xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.reduce"(%74, %85) ({
^bb0(%86: tensor<f32>, %87: tensor<f32>):
%88 = "stablehlo.add"(%86, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%88) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x15xf32>, tensor<f32>) -> tensor<15xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.reduce"(%75, %90) ({
^bb0(%91: tensor<f32>, %92: tensor<f32>):
%93 = "stablehlo.add"(%91, %92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%93) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x15xf32>, tensor<f32>) -> tensor<15xf32>
return %77, %71, %79, %84, %89, %94 : tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<15x3xf32>, tensor<15x5xf32>, tensor<15xf32>, tensor<15xf32>
}
}

