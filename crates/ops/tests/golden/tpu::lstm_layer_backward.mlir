// f32[4,2,5] f32[2,5] f32[2,5] f32[4,2,3] f32[2,5] f32[2,5] f32[20,3] f32[20,5] f32[4,2,5] f32[4,2,25] false
module @example {
func.func public @main(%0: tensor<4x2x5xf32>, %1: tensor<2x5xf32>, %2: tensor<2x5xf32>, %3: tensor<4x2x3xf32>, %4: tensor<2x5xf32>, %5: tensor<2x5xf32>, %6: tensor<20x3xf32>, %7: tensor<20x5xf32>, %8: tensor<4x2x5xf32>, %9: tensor<4x2x25xf32>) -> (tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<20x3xf32>, tensor<20x5xf32>, tensor<20xf32>) {
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%11 = "stablehlo.slice"(%9) {limit_indices = array<i64: 4, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%12 = "stablehlo.slice"(%9) {limit_indices = array<i64: 4, 2, 10>, start_indices = array<i64: 0, 0, 5>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%13 = "stablehlo.slice"(%9) {limit_indices = array<i64: 4, 2, 15>, start_indices = array<i64: 0, 0, 10>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%14 = "stablehlo.slice"(%9) {limit_indices = array<i64: 4, 2, 20>, start_indices = array<i64: 0, 0, 15>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%15 = "stablehlo.slice"(%9) {limit_indices = array<i64: 4, 2, 25>, start_indices = array<i64: 0, 0, 20>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%16 = "stablehlo.tanh"(%15) : (tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%17 = "stablehlo.reshape"(%5) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%18 = "stablehlo.slice"(%15) {limit_indices = array<i64: 3, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%19 = "stablehlo.concatenate"(%17, %18) {dimension = 0 : i64} : (tensor<1x2x5xf32>, tensor<3x2x5xf32>) -> tensor<4x2x5xf32>
%20 = "stablehlo.multiply"(%16, %16) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%22 = "stablehlo.subtract"(%21, %20) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%23 = "stablehlo.multiply"(%14, %22) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%24 = "stablehlo.multiply"(%13, %11) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%25 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%26 = "stablehlo.subtract"(%25, %11) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%28 = "stablehlo.multiply"(%19, %12) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%29 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%30 = "stablehlo.subtract"(%29, %12) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%31 = "stablehlo.multiply"(%28, %30) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%32 = "stablehlo.multiply"(%13, %13) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%33 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%34 = "stablehlo.subtract"(%33, %32) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%35 = "stablehlo.multiply"(%11, %34) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%36 = "stablehlo.multiply"(%16, %14) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%37 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%38 = "stablehlo.subtract"(%37, %14) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%40 = "stablehlo.concatenate"(%27, %31, %35, %39) {dimension = 2 : i64} : (tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x20xf32>
%41 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%78, %79, %80, %81 = "stablehlo.while"(%41, %1, %2, %40) ({
^bb0(%42: tensor<i32>, %43: tensor<2x5xf32>, %44: tensor<2x5xf32>, %45: tensor<4x2x20xf32>):
%46 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%47 = "stablehlo.compare"(%42, %46) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%47) : (tensor<i1>) -> ()
}, {
^bb0(%48: tensor<i32>, %49: tensor<2x5xf32>, %50: tensor<2x5xf32>, %51: tensor<4x2x20xf32>):
%52 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%53 = "stablehlo.add"(%48, %52) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%54 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%55 = "stablehlo.subtract"(%54, %48) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%56 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%57 = "stablehlo.dynamic_slice"(%0, %55, %56, %56) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%58 = "stablehlo.reshape"(%57) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%59 = "stablehlo.add"(%49, %58) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%60 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%61 = "stablehlo.dynamic_slice"(%23, %55, %60, %60) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%62 = "stablehlo.reshape"(%61) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%63 = "stablehlo.multiply"(%59, %62) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%64 = "stablehlo.add"(%50, %63) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%65 = "stablehlo.concatenate"(%64, %64, %64, %59) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x20xf32>
%66 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%67 = "stablehlo.dynamic_slice"(%51, %55, %66, %66) {slice_sizes = array<i64: 1, 2, 20>} : (tensor<4x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
%68 = "stablehlo.reshape"(%67) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%69 = "stablehlo.multiply"(%65, %68) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%70 = "stablehlo.dot_general"(%69, %7) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x20xf32>, tensor<20x5xf32>) -> tensor<2x5xf32>
%71 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%72 = "stablehlo.dynamic_slice"(%12, %55, %71, %71) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%73 = "stablehlo.reshape"(%72) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%74 = "stablehlo.multiply"(%64, %73) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%75 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%76 = "stablehlo.reshape"(%69) : (tensor<2x20xf32>) -> tensor<1x2x20xf32>
%77 = "stablehlo.dynamic_update_slice"(%51, %76, %55, %75, %75) : (tensor<4x2x20xf32>, tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x20xf32>
"stablehlo.return"(%53, %70, %74, %77) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>)
%82 = "stablehlo.reshape"(%81) : (tensor<4x2x20xf32>) -> tensor<8x20xf32>
%83 = "stablehlo.reshape"(%4) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%84 = "stablehlo.slice"(%8) {limit_indices = array<i64: 3, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%85 = "stablehlo.concatenate"(%83, %84) {dimension = 0 : i64} : (tensor<1x2x5xf32>, tensor<3x2x5xf32>) -> tensor<4x2x5xf32>
%86 = "stablehlo.reshape"(%85) : (tensor<4x2x5xf32>) -> tensor<8x5xf32>
%87 = "stablehlo.dot_general"(%82, %6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x20xf32>, tensor<20x3xf32>) -> tensor<8x3xf32>
%88 = "stablehlo.reshape"(%87) : (tensor<8x3xf32>) -> tensor<4x2x3xf32>
%89 = "stablehlo.reshape"(%3) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%90 = "stablehlo.concatenate"(%89, %86) {dimension = 1 : i64} : (tensor<8x3xf32>, tensor<8x5xf32>) -> tensor<8x8xf32>
%91 = "stablehlo.dot_general"(%82, %90) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x20xf32>, tensor<8x8xf32>) -> tensor<20x8xf32>
%92 = "stablehlo.slice"(%91) {limit_indices = array<i64: 20, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<20x8xf32>) -> tensor<20x3xf32>
%93 = "stablehlo.slice"(%91) {limit_indices = array<i64: 20, 8>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<20x8xf32>) -> tensor<20x5xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.reduce"(%82, %94) ({
^bb0(%95: tensor<f32>, %96: tensor<f32>):
%97 = "stablehlo.add"(%95, %96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%97) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x20xf32>, tensor<f32>) -> tensor<20xf32>
return %88, %79, %80, %92, %93, %98 : tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<20x3xf32>, tensor<20x5xf32>, tensor<20xf32>
}
}

// f32[4,2,5] none none f32[4,2,3] f32[2,5] f32[2,5] f32[20,3] f32[20,5] f32[4,2,5] f32[4,2,25] true
module @example {
func.func public @main(%0: tensor<4x2x5xf32>, %1: tensor<4x2x3xf32>, %2: tensor<2x5xf32>, %3: tensor<2x5xf32>, %4: tensor<20x3xf32>, %5: tensor<20x5xf32>, %6: tensor<4x2x5xf32>, %7: tensor<4x2x25xf32>) -> (tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<20x3xf32>, tensor<20x5xf32>, tensor<20xf32>) {
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%9 = "stablehlo.slice"(%7) {limit_indices = array<i64: 4, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%10 = "stablehlo.slice"(%7) {limit_indices = array<i64: 4, 2, 10>, start_indices = array<i64: 0, 0, 5>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%11 = "stablehlo.slice"(%7) {limit_indices = array<i64: 4, 2, 15>, start_indices = array<i64: 0, 0, 10>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%12 = "stablehlo.slice"(%7) {limit_indices = array<i64: 4, 2, 20>, start_indices = array<i64: 0, 0, 15>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%13 = "stablehlo.slice"(%7) {limit_indices = array<i64: 4, 2, 25>, start_indices = array<i64: 0, 0, 20>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x25xf32>) -> tensor<4x2x5xf32>
%14 = "stablehlo.tanh"(%13) : (tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%15 = "stablehlo.reshape"(%3) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%16 = "stablehlo.slice"(%13) {limit_indices = array<i64: 4, 2, 5>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%17 = "stablehlo.concatenate"(%16, %15) {dimension = 0 : i64} : (tensor<3x2x5xf32>, tensor<1x2x5xf32>) -> tensor<4x2x5xf32>
%18 = "stablehlo.multiply"(%14, %14) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%20 = "stablehlo.subtract"(%19, %18) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%21 = "stablehlo.multiply"(%12, %20) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%22 = "stablehlo.multiply"(%11, %9) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%24 = "stablehlo.subtract"(%23, %9) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%26 = "stablehlo.multiply"(%17, %10) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%27 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%28 = "stablehlo.subtract"(%27, %10) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%30 = "stablehlo.multiply"(%11, %11) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%32 = "stablehlo.subtract"(%31, %30) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%33 = "stablehlo.multiply"(%9, %32) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%34 = "stablehlo.multiply"(%14, %12) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%36 = "stablehlo.subtract"(%35, %12) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%37 = "stablehlo.multiply"(%34, %36) : (tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
%38 = "stablehlo.concatenate"(%25, %29, %33, %37) {dimension = 2 : i64} : (tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>) -> tensor<4x2x20xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%41 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%76, %77, %78, %79 = "stablehlo.while"(%41, %39, %40, %38) ({
^bb0(%42: tensor<i32>, %43: tensor<2x5xf32>, %44: tensor<2x5xf32>, %45: tensor<4x2x20xf32>):
%46 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%47 = "stablehlo.compare"(%42, %46) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%47) : (tensor<i1>) -> ()
}, {
^bb0(%48: tensor<i32>, %49: tensor<2x5xf32>, %50: tensor<2x5xf32>, %51: tensor<4x2x20xf32>):
%52 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%53 = "stablehlo.add"(%48, %52) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%54 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%55 = "stablehlo.dynamic_slice"(%0, %48, %54, %54) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%56 = "stablehlo.reshape"(%55) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%57 = "stablehlo.add"(%49, %56) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%58 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%59 = "stablehlo.dynamic_slice"(%21, %48, %58, %58) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%60 = "stablehlo.reshape"(%59) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%61 = "stablehlo.multiply"(%57, %60) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%62 = "stablehlo.add"(%50, %61) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%63 = "stablehlo.concatenate"(%62, %62, %62, %57) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x20xf32>
%64 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%65 = "stablehlo.dynamic_slice"(%51, %48, %64, %64) {slice_sizes = array<i64: 1, 2, 20>} : (tensor<4x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
%66 = "stablehlo.reshape"(%65) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%67 = "stablehlo.multiply"(%63, %66) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%68 = "stablehlo.dot_general"(%67, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x20xf32>, tensor<20x5xf32>) -> tensor<2x5xf32>
%69 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%70 = "stablehlo.dynamic_slice"(%10, %48, %69, %69) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<4x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%71 = "stablehlo.reshape"(%70) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%72 = "stablehlo.multiply"(%62, %71) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%73 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%74 = "stablehlo.reshape"(%67) : (tensor<2x20xf32>) -> tensor<1x2x20xf32>
%75 = "stablehlo.dynamic_update_slice"(%51, %74, %48, %73, %73) : (tensor<4x2x20xf32>, tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x20xf32>
"stablehlo.return"(%53, %68, %72, %75) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x20xf32>)
%80 = "stablehlo.reshape"(%79) : (tensor<4x2x20xf32>) -> tensor<8x20xf32>
%81 = "stablehlo.reshape"(%2) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%82 = "stablehlo.slice"(%6) {limit_indices = array<i64: 4, 2, 5>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x5xf32>) -> tensor<3x2x5xf32>
%83 = "stablehlo.concatenate"(%82, %81) {dimension = 0 : i64} : (tensor<3x2x5xf32>, tensor<1x2x5xf32>) -> tensor<4x2x5xf32>
%84 = "stablehlo.reshape"(%83) : (tensor<4x2x5xf32>) -> tensor<8x5xf32>
%85 = "stablehlo.dot_general"(%80, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x20xf32>, tensor<20x3xf32>) -> tensor<8x3xf32>
%86 = "stablehlo.reshape"(%85) : (tensor<8x3xf32>) -> tensor<4x2x3xf32>
%87 = "stablehlo.reshape"(%1) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%88 = "stablehlo.concatenate"(%87, %84) {dimension = 1 : i64} : (tensor<8x3xf32>, tensor<8x5xf32>) -> tensor<8x8xf32>
%89 = "stablehlo.dot_general"(%80, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x20xf32>, tensor<8x8xf32>) -> tensor<20x8xf32>
%90 = "stablehlo.slice"(%89) {limit_indices = array<i64: 20, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<20x8xf32>) -> tensor<20x3xf32>
%91 = "stablehlo.slice"(%89) {limit_indices = array<i64: 20, 8>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<20x8xf32>) -> tensor<20x5xf32>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.reduce"(%80, %92) ({
^bb0(%93: tensor<f32>, %94: tensor<f32>):
%95 = "stablehlo.add"(%93, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%95) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8x20xf32>, tensor<f32>) -> tensor<20xf32>
return %86, %77, %78, %90, %91, %96 : tensor<4x2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<20x3xf32>, tensor<20x5xf32>, tensor<20xf32>
}
}

// none f32[2,5] none f32[1,2,3] f32[2,5] f32[2,5] f32[20,3] f32[20,5] f32[1,2,5] f32[1,2,25] false
module @example {
func.func public @main(%0: tensor<2x5xf32>, %1: tensor<1x2x3xf32>, %2: tensor<2x5xf32>, %3: tensor<2x5xf32>, %4: tensor<20x3xf32>, %5: tensor<20x5xf32>, %6: tensor<1x2x5xf32>, %7: tensor<1x2x25xf32>) -> (tensor<1x2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<20x3xf32>, tensor<20x5xf32>, tensor<20xf32>) {
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x5xf32>} : () -> tensor<1x2x5xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x5xf32>} : () -> tensor<1x2x5xf32>
%10 = "stablehlo.slice"(%7) {limit_indices = array<i64: 1, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x25xf32>) -> tensor<1x2x5xf32>
%11 = "stablehlo.slice"(%7) {limit_indices = array<i64: 1, 2, 10>, start_indices = array<i64: 0, 0, 5>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x25xf32>) -> tensor<1x2x5xf32>
%12 = "stablehlo.slice"(%7) {limit_indices = array<i64: 1, 2, 15>, start_indices = array<i64: 0, 0, 10>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x25xf32>) -> tensor<1x2x5xf32>
%13 = "stablehlo.slice"(%7) {limit_indices = array<i64: 1, 2, 20>, start_indices = array<i64: 0, 0, 15>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x25xf32>) -> tensor<1x2x5xf32>
%14 = "stablehlo.slice"(%7) {limit_indices = array<i64: 1, 2, 25>, start_indices = array<i64: 0, 0, 20>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x25xf32>) -> tensor<1x2x5xf32>
%15 = "stablehlo.tanh"(%14) : (tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%16 = "stablehlo.reshape"(%3) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x2x5xf32>} : () -> tensor<0x2x5xf32>
%18 = "stablehlo.concatenate"(%16, %17) {dimension = 0 : i64} : (tensor<1x2x5xf32>, tensor<0x2x5xf32>) -> tensor<1x2x5xf32>
%19 = "stablehlo.multiply"(%15, %15) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x5xf32>} : () -> tensor<1x2x5xf32>
%21 = "stablehlo.subtract"(%20, %19) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%22 = "stablehlo.multiply"(%13, %21) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%23 = "stablehlo.multiply"(%12, %10) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%24 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x5xf32>} : () -> tensor<1x2x5xf32>
%25 = "stablehlo.subtract"(%24, %10) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%26 = "stablehlo.multiply"(%23, %25) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%27 = "stablehlo.multiply"(%18, %11) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%28 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x5xf32>} : () -> tensor<1x2x5xf32>
%29 = "stablehlo.subtract"(%28, %11) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%30 = "stablehlo.multiply"(%27, %29) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%31 = "stablehlo.multiply"(%12, %12) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x5xf32>} : () -> tensor<1x2x5xf32>
%33 = "stablehlo.subtract"(%32, %31) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%34 = "stablehlo.multiply"(%10, %33) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%35 = "stablehlo.multiply"(%15, %13) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x5xf32>} : () -> tensor<1x2x5xf32>
%37 = "stablehlo.subtract"(%36, %13) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%38 = "stablehlo.multiply"(%35, %37) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
%39 = "stablehlo.concatenate"(%26, %30, %34, %38) {dimension = 2 : i64} : (tensor<1x2x5xf32>, tensor<1x2x5xf32>, tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x20xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%41 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%78, %79, %80, %81 = "stablehlo.while"(%41, %0, %40, %39) ({
^bb0(%42: tensor<i32>, %43: tensor<2x5xf32>, %44: tensor<2x5xf32>, %45: tensor<1x2x20xf32>):
%46 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%47 = "stablehlo.compare"(%42, %46) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%47) : (tensor<i1>) -> ()
}, {
^bb0(%48: tensor<i32>, %49: tensor<2x5xf32>, %50: tensor<2x5xf32>, %51: tensor<1x2x20xf32>):
%52 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%53 = "stablehlo.add"(%48, %52) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%54 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%55 = "stablehlo.subtract"(%54, %48) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%56 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%57 = "stablehlo.dynamic_slice"(%9, %55, %56, %56) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%58 = "stablehlo.reshape"(%57) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%59 = "stablehlo.add"(%49, %58) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%60 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%61 = "stablehlo.dynamic_slice"(%22, %55, %60, %60) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%62 = "stablehlo.reshape"(%61) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%63 = "stablehlo.multiply"(%59, %62) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%64 = "stablehlo.add"(%50, %63) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%65 = "stablehlo.concatenate"(%64, %64, %64, %59) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x20xf32>
%66 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%67 = "stablehlo.dynamic_slice"(%51, %55, %66, %66) {slice_sizes = array<i64: 1, 2, 20>} : (tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
%68 = "stablehlo.reshape"(%67) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%69 = "stablehlo.multiply"(%65, %68) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%70 = "stablehlo.dot_general"(%69, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x20xf32>, tensor<20x5xf32>) -> tensor<2x5xf32>
%71 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%72 = "stablehlo.dynamic_slice"(%11, %55, %71, %71) {slice_sizes = array<i64: 1, 2, 5>} : (tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
%73 = "stablehlo.reshape"(%72) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%74 = "stablehlo.multiply"(%64, %73) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%75 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%76 = "stablehlo.reshape"(%69) : (tensor<2x20xf32>) -> tensor<1x2x20xf32>
%77 = "stablehlo.dynamic_update_slice"(%51, %76, %55, %75, %75) : (tensor<1x2x20xf32>, tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
"stablehlo.return"(%53, %70, %74, %77) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<1x2x20xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<1x2x20xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<1x2x20xf32>)
%82 = "stablehlo.reshape"(%81) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%83 = "stablehlo.reshape"(%2) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x2x5xf32>} : () -> tensor<0x2x5xf32>
%85 = "stablehlo.concatenate"(%83, %84) {dimension = 0 : i64} : (tensor<1x2x5xf32>, tensor<0x2x5xf32>) -> tensor<1x2x5xf32>
%86 = "stablehlo.reshape"(%85) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
%87 = "stablehlo.dot_general"(%82, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x20xf32>, tensor<20x3xf32>) -> tensor<2x3xf32>
%88 = "stablehlo.reshape"(%87) : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
%89 = "stablehlo.reshape"(%1) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
%90 = "stablehlo.concatenate"(%89, %86) {dimension = 1 : i64} : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x8xf32>
%91 = "stablehlo.dot_general"(%82, %90) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x20xf32>, tensor<2x8xf32>) -> tensor<20x8xf32>
%92 = "stablehlo.slice"(%91) {limit_indices = array<i64: 20, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<20x8xf32>) -> tensor<20x3xf32>
%93 = "stablehlo.slice"(%91) {limit_indices = array<i64: 20, 8>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<20x8xf32>) -> tensor<20x5xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.reduce"(%82, %94) ({
^bb0(%95: tensor<f32>, %96: tensor<f32>):
%97 = "stablehlo.add"(%95, %96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%97) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x20xf32>, tensor<f32>) -> tensor<20xf32>
return %88, %79, %80, %92, %93, %98 : tensor<1x2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<20x3xf32>, tensor<20x5xf32>, tensor<20xf32>
}
}

