// f32[2,3,4,3] f32[2,3,8,6]
module @example {
func.func public @main(%0: tensor<2x3x4x3xf32>, %1: tensor<2x3x8x6xf32>) -> (tensor<2x3x8x6xf32>) {
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce_window"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
return %8 : tensor<2x3x8x6xf32>
}
}

// f32[2,3,3,7] f32[2,3,7,5]
module @example {
func.func public @main(%0: tensor<2x3x3x7xf32>, %1: tensor<2x3x7x5xf32>) -> (tensor<2x3x7x5xf32>) {
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x7xi32>
%3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x7xi32>
%4 = "stablehlo.constant"() {value = dense<7> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%8 = "stablehlo.constant"() {value = dense<1> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%9 = "stablehlo.add"(%2, %8) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%10 = "stablehlo.constant"() {value = dense<7> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%11 = "stablehlo.multiply"(%9, %10) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%12 = "stablehlo.constant"() {value = dense<2> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%13 = "stablehlo.add"(%11, %12) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%14 = "stablehlo.constant"() {value = dense<3> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%15 = "stablehlo.divide"(%13, %14) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%16 = "stablehlo.compare"(%3, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
%17 = "stablehlo.compare"(%3, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
%18 = "stablehlo.and"(%16, %17) : (tensor<3x7xi1>, tensor<3x7xi1>) -> tensor<3x7xi1>
%19 = "stablehlo.subtract"(%15, %7) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%20 = "stablehlo.convert"(%19) : (tensor<3x7xi32>) -> tensor<3x7xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x7xf32>} : () -> tensor<3x7xf32>
%22 = "stablehlo.divide"(%21, %20) : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x7xf32>} : () -> tensor<3x7xf32>
%24 = "stablehlo.select"(%18, %22, %23) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
%25 = "stablehlo.transpose"(%18) {permutation = array<i64: 1, 0>} : (tensor<3x7xi1>) -> tensor<7x3xi1>
%26 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<3x7xf32>) -> tensor<7x3xf32>
%27 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7x5xi32>
%28 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x5xi32>
%29 = "stablehlo.constant"() {value = dense<5> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%30 = "stablehlo.multiply"(%27, %29) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%31 = "stablehlo.constant"() {value = dense<7> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%32 = "stablehlo.divide"(%30, %31) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%33 = "stablehlo.constant"() {value = dense<1> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%34 = "stablehlo.add"(%27, %33) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%35 = "stablehlo.constant"() {value = dense<5> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%36 = "stablehlo.multiply"(%34, %35) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%37 = "stablehlo.constant"() {value = dense<6> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%38 = "stablehlo.add"(%36, %37) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%39 = "stablehlo.constant"() {value = dense<7> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%40 = "stablehlo.divide"(%38, %39) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%41 = "stablehlo.compare"(%28, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
%42 = "stablehlo.compare"(%28, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
%43 = "stablehlo.and"(%41, %42) : (tensor<7x5xi1>, tensor<7x5xi1>) -> tensor<7x5xi1>
%44 = "stablehlo.subtract"(%40, %32) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%45 = "stablehlo.convert"(%44) : (tensor<7x5xi32>) -> tensor<7x5xf32>
%46 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x5xf32>} : () -> tensor<7x5xf32>
%47 = "stablehlo.divide"(%46, %45) : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x5xf32>} : () -> tensor<7x5xf32>
%49 = "stablehlo.select"(%43, %47, %48) : (tensor<7x5xi1>, tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%50 = "stablehlo.transpose"(%43) {permutation = array<i64: 1, 0>} : (tensor<7x5xi1>) -> tensor<5x7xi1>
%51 = "stablehlo.transpose"(%49) {permutation = array<i64: 1, 0>} : (tensor<7x5xf32>) -> tensor<5x7xf32>
%52 = "stablehlo.is_finite"(%0) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%53 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%57 = "stablehlo.reduce"(%52, %53) ({
^bb0(%54: tensor<i1>, %55: tensor<i1>):
%56 = "stablehlo.and"(%54, %55) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%56) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x3x7xi1>, tensor<i1>) -> tensor<i1>
%150 = "stablehlo.if"(%57) ({
%58 = "stablehlo.dot_general"(%0, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x3x5xf32>
%59 = "stablehlo.dot_general"(%58, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3x5xf32>, tensor<7x3xf32>) -> tensor<2x3x5x7xf32>
%60 = "stablehlo.transpose"(%59) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x7xf32>) -> tensor<2x3x7x5xf32>
"stablehlo.return"(%60) : (tensor<2x3x7x5xf32>) -> ()
}, {
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%62 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%148, %149 = "stablehlo.while"(%62, %61) ({
^bb0(%63: tensor<i32>, %64: tensor<2x3x7x5xf32>):
%65 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%66 = "stablehlo.compare"(%63, %65) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%66) : (tensor<i1>) -> ()
}, {
^bb0(%67: tensor<i32>, %68: tensor<2x3x7x5xf32>):
%69 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%70 = "stablehlo.add"(%67, %69) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%71 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%72 = "stablehlo.dynamic_slice"(%0, %67, %71, %71, %71) {slice_sizes = array<i64: 1, 3, 3, 7>} : (tensor<2x3x3x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3x7xf32>
%73 = "stablehlo.is_finite"(%72) : (tensor<1x3x3x7xf32>) -> tensor<1x3x3x7xi1>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x3x7xf32>} : () -> tensor<1x3x3x7xf32>
%75 = "stablehlo.not"(%73) : (tensor<1x3x3x7xi1>) -> tensor<1x3x3x7xi1>
%76 = "stablehlo.compare"(%72, %72) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3x7xf32>, tensor<1x3x3x7xf32>) -> tensor<1x3x3x7xi1>
%77 = "stablehlo.and"(%75, %76) : (tensor<1x3x3x7xi1>, tensor<1x3x3x7xi1>) -> tensor<1x3x3x7xi1>
%78 = "stablehlo.sign"(%72) : (tensor<1x3x3x7xf32>) -> tensor<1x3x3x7xf32>
%79 = "stablehlo.select"(%77, %78, %74) : (tensor<1x3x3x7xi1>, tensor<1x3x3x7xf32>, tensor<1x3x3x7xf32>) -> tensor<1x3x3x7xf32>
%80 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x3x7xf32>} : () -> tensor<1x3x3x7xf32>
%81 = "stablehlo.select"(%73, %74, %80) : (tensor<1x3x3x7xi1>, tensor<1x3x3x7xf32>, tensor<1x3x3x7xf32>) -> tensor<1x3x3x7xf32>
%82 = "stablehlo.sign"(%51) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%83 = "stablehlo.convert"(%79) : (tensor<1x3x3x7xf32>) -> tensor<1x3x3x7xbf16>
%84 = "stablehlo.convert"(%82) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%85 = "stablehlo.dot_general"(%83, %84) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x7xbf16>, tensor<5x7xbf16>) -> tensor<1x3x3x5xf32>
%86 = "stablehlo.abs"(%79) : (tensor<1x3x3x7xf32>) -> tensor<1x3x3x7xf32>
%87 = "stablehlo.abs"(%82) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%88 = "stablehlo.convert"(%86) : (tensor<1x3x3x7xf32>) -> tensor<1x3x3x7xbf16>
%89 = "stablehlo.convert"(%87) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%90 = "stablehlo.dot_general"(%88, %89) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x7xbf16>, tensor<5x7xbf16>) -> tensor<1x3x3x5xf32>
%91 = "stablehlo.convert"(%50) : (tensor<5x7xi1>) -> tensor<5x7xf32>
%92 = "stablehlo.convert"(%81) : (tensor<1x3x3x7xf32>) -> tensor<1x3x3x7xbf16>
%93 = "stablehlo.convert"(%91) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%94 = "stablehlo.dot_general"(%92, %93) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x7xbf16>, tensor<5x7xbf16>) -> tensor<1x3x3x5xf32>
%95 = "stablehlo.select"(%73, %72, %74) : (tensor<1x3x3x7xi1>, tensor<1x3x3x7xf32>, tensor<1x3x3x7xf32>) -> tensor<1x3x3x7xf32>
%96 = "stablehlo.dot_general"(%95, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x3x7xf32>, tensor<5x7xf32>) -> tensor<1x3x3x5xf32>
%97 = "stablehlo.abs"(%85) : (tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>
%98 = "stablehlo.compare"(%97, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3x5xf32>, tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xi1>
%99 = "stablehlo.compare"(%94, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3x5xf32>, tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xi1>
%100 = "stablehlo.and"(%98, %99) : (tensor<1x3x3x5xi1>, tensor<1x3x3x5xi1>) -> tensor<1x3x3x5xi1>
%101 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x3x5xf32>} : () -> tensor<1x3x3x5xf32>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x3x5xf32>} : () -> tensor<1x3x3x5xf32>
%103 = "stablehlo.select"(%100, %85, %102) : (tensor<1x3x3x5xi1>, tensor<1x3x3x5xf32>, tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>
%104 = "stablehlo.multiply"(%101, %103) : (tensor<1x3x3x5xf32>, tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x3x5xf32>} : () -> tensor<1x3x3x5xf32>
%106 = "stablehlo.compare"(%94, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x3x5xf32>, tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xi1>
%107 = "stablehlo.select"(%106, %104, %96) : (tensor<1x3x3x5xi1>, tensor<1x3x3x5xf32>, tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>
%108 = "stablehlo.is_finite"(%107) : (tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xi1>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x3x5xf32>} : () -> tensor<1x3x3x5xf32>
%110 = "stablehlo.not"(%108) : (tensor<1x3x3x5xi1>) -> tensor<1x3x3x5xi1>
%111 = "stablehlo.compare"(%107, %107) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3x5xf32>, tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xi1>
%112 = "stablehlo.and"(%110, %111) : (tensor<1x3x3x5xi1>, tensor<1x3x3x5xi1>) -> tensor<1x3x3x5xi1>
%113 = "stablehlo.sign"(%107) : (tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>
%114 = "stablehlo.select"(%112, %113, %109) : (tensor<1x3x3x5xi1>, tensor<1x3x3x5xf32>, tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>
%115 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x3x5xf32>} : () -> tensor<1x3x3x5xf32>
%116 = "stablehlo.select"(%108, %109, %115) : (tensor<1x3x3x5xi1>, tensor<1x3x3x5xf32>, tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>
%117 = "stablehlo.sign"(%26) : (tensor<7x3xf32>) -> tensor<7x3xf32>
%118 = "stablehlo.convert"(%114) : (tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xbf16>
%119 = "stablehlo.convert"(%117) : (tensor<7x3xf32>) -> tensor<7x3xbf16>
%120 = "stablehlo.dot_general"(%118, %119) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x5xbf16>, tensor<7x3xbf16>) -> tensor<1x3x5x7xf32>
%121 = "stablehlo.transpose"(%120) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x7xf32>) -> tensor<1x3x7x5xf32>
%122 = "stablehlo.abs"(%114) : (tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>
%123 = "stablehlo.abs"(%117) : (tensor<7x3xf32>) -> tensor<7x3xf32>
%124 = "stablehlo.convert"(%122) : (tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xbf16>
%125 = "stablehlo.convert"(%123) : (tensor<7x3xf32>) -> tensor<7x3xbf16>
%126 = "stablehlo.dot_general"(%124, %125) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x5xbf16>, tensor<7x3xbf16>) -> tensor<1x3x5x7xf32>
%127 = "stablehlo.transpose"(%126) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x7xf32>) -> tensor<1x3x7x5xf32>
%128 = "stablehlo.convert"(%25) : (tensor<7x3xi1>) -> tensor<7x3xf32>
%129 = "stablehlo.convert"(%116) : (tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xbf16>
%130 = "stablehlo.convert"(%128) : (tensor<7x3xf32>) -> tensor<7x3xbf16>
%131 = "stablehlo.dot_general"(%129, %130) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x5xbf16>, tensor<7x3xbf16>) -> tensor<1x3x5x7xf32>
%132 = "stablehlo.transpose"(%131) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x7xf32>) -> tensor<1x3x7x5xf32>
%133 = "stablehlo.select"(%108, %107, %109) : (tensor<1x3x3x5xi1>, tensor<1x3x3x5xf32>, tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>
%134 = "stablehlo.dot_general"(%133, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x3x5xf32>, tensor<7x3xf32>) -> tensor<1x3x5x7xf32>
%135 = "stablehlo.transpose"(%134) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x7xf32>) -> tensor<1x3x7x5xf32>
%136 = "stablehlo.abs"(%121) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%137 = "stablehlo.compare"(%136, %127) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%138 = "stablehlo.compare"(%132, %127) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%139 = "stablehlo.and"(%137, %138) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%140 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%142 = "stablehlo.select"(%139, %121, %141) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%143 = "stablehlo.multiply"(%140, %142) : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%144 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%145 = "stablehlo.compare"(%132, %144) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%146 = "stablehlo.select"(%145, %143, %135) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%147 = "stablehlo.dynamic_update_slice"(%68, %146, %67, %71, %71, %71) : (tensor<2x3x7x5xf32>, tensor<1x3x7x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x5xf32>
"stablehlo.return"(%70, %147) : (tensor<i32>, tensor<2x3x7x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x7x5xf32>) -> (tensor<i32>, tensor<2x3x7x5xf32>)
"stablehlo.return"(%149) : (tensor<2x3x7x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x5xf32>
return %150 : tensor<2x3x7x5xf32>
}
}

// bf16[3,1,1] bf16[3,4,5]
module @example {
func.func public @main(%0: tensor<3x1x1xbf16>, %1: tensor<3x4x5xbf16>) -> (tensor<3x4x5xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<3x1x1xbf16>) -> tensor<3x1x1xf32>
%3 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<3x1x1xf32>} : () -> tensor<3x1x1xf32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce_window"(%4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 4, 5>, padding = dense<[[0, 0], [3, 3], [4, 4]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 5>, window_strides = array<i64: 1, 1, 1>} : (tensor<3x1x1xf32>, tensor<f32>) -> tensor<3x4x5xf32>
%10 = "stablehlo.convert"(%9) : (tensor<3x4x5xf32>) -> tensor<3x4x5xbf16>
return %10 : tensor<3x4x5xbf16>
}
}

