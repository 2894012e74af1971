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
%135 = "stablehlo.if"(%57) ({
%58 = "stablehlo.dot_general"(%0, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x3x5xf32>
%59 = "stablehlo.dot_general"(%58, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3x5xf32>, tensor<7x3xf32>) -> tensor<2x3x5x7xf32>
%60 = "stablehlo.transpose"(%59) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x7xf32>) -> tensor<2x3x7x5xf32>
"stablehlo.return"(%60) : (tensor<2x3x7x5xf32>) -> ()
}, {
%61 = "stablehlo.is_finite"(%0) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%63 = "stablehlo.not"(%61) : (tensor<2x3x3x7xi1>) -> tensor<2x3x3x7xi1>
%64 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%65 = "stablehlo.and"(%63, %64) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xi1>) -> tensor<2x3x3x7xi1>
%66 = "stablehlo.sign"(%0) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%67 = "stablehlo.select"(%65, %66, %62) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%68 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%69 = "stablehlo.select"(%61, %62, %68) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%70 = "stablehlo.sign"(%51) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%71 = "stablehlo.convert"(%67) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xbf16>
%72 = "stablehlo.convert"(%70) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%73 = "stablehlo.dot_general"(%71, %72) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x3x5xf32>
%74 = "stablehlo.abs"(%67) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%75 = "stablehlo.abs"(%70) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%76 = "stablehlo.convert"(%74) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xbf16>
%77 = "stablehlo.convert"(%75) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%78 = "stablehlo.dot_general"(%76, %77) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x3x5xf32>
%79 = "stablehlo.convert"(%50) : (tensor<5x7xi1>) -> tensor<5x7xf32>
%80 = "stablehlo.convert"(%69) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xbf16>
%81 = "stablehlo.convert"(%79) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%82 = "stablehlo.dot_general"(%80, %81) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x3x5xf32>
%83 = "stablehlo.select"(%61, %0, %62) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%84 = "stablehlo.dot_general"(%83, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x3x5xf32>
%85 = "stablehlo.abs"(%73) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%86 = "stablehlo.compare"(%85, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%87 = "stablehlo.compare"(%82, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%88 = "stablehlo.and"(%86, %87) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xi1>) -> tensor<2x3x3x5xi1>
%89 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x3x5xf32>} : () -> tensor<2x3x3x5xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x5xf32>} : () -> tensor<2x3x3x5xf32>
%91 = "stablehlo.select"(%88, %73, %90) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%92 = "stablehlo.multiply"(%89, %91) : (tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x5xf32>} : () -> tensor<2x3x3x5xf32>
%94 = "stablehlo.compare"(%82, %93) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%95 = "stablehlo.select"(%94, %92, %84) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%96 = "stablehlo.is_finite"(%95) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x5xf32>} : () -> tensor<2x3x3x5xf32>
%98 = "stablehlo.not"(%96) : (tensor<2x3x3x5xi1>) -> tensor<2x3x3x5xi1>
%99 = "stablehlo.compare"(%95, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%100 = "stablehlo.and"(%98, %99) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xi1>) -> tensor<2x3x3x5xi1>
%101 = "stablehlo.sign"(%95) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%102 = "stablehlo.select"(%100, %101, %97) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%103 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x3x5xf32>} : () -> tensor<2x3x3x5xf32>
%104 = "stablehlo.select"(%96, %97, %103) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%105 = "stablehlo.sign"(%26) : (tensor<7x3xf32>) -> tensor<7x3xf32>
%106 = "stablehlo.convert"(%102) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xbf16>
%107 = "stablehlo.convert"(%105) : (tensor<7x3xf32>) -> tensor<7x3xbf16>
%108 = "stablehlo.dot_general"(%106, %107) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x5xbf16>, tensor<7x3xbf16>) -> tensor<2x3x5x7xf32>
%109 = "stablehlo.transpose"(%108) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x7xf32>) -> tensor<2x3x7x5xf32>
%110 = "stablehlo.abs"(%102) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%111 = "stablehlo.abs"(%105) : (tensor<7x3xf32>) -> tensor<7x3xf32>
%112 = "stablehlo.convert"(%110) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xbf16>
%113 = "stablehlo.convert"(%111) : (tensor<7x3xf32>) -> tensor<7x3xbf16>
%114 = "stablehlo.dot_general"(%112, %113) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x5xbf16>, tensor<7x3xbf16>) -> tensor<2x3x5x7xf32>
%115 = "stablehlo.transpose"(%114) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x7xf32>) -> tensor<2x3x7x5xf32>
%116 = "stablehlo.convert"(%25) : (tensor<7x3xi1>) -> tensor<7x3xf32>
%117 = "stablehlo.convert"(%104) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xbf16>
%118 = "stablehlo.convert"(%116) : (tensor<7x3xf32>) -> tensor<7x3xbf16>
%119 = "stablehlo.dot_general"(%117, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x5xbf16>, tensor<7x3xbf16>) -> tensor<2x3x5x7xf32>
%120 = "stablehlo.transpose"(%119) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x7xf32>) -> tensor<2x3x7x5xf32>
%121 = "stablehlo.select"(%96, %95, %97) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%122 = "stablehlo.dot_general"(%121, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3x5xf32>, tensor<7x3xf32>) -> tensor<2x3x5x7xf32>
%123 = "stablehlo.transpose"(%122) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x7xf32>) -> tensor<2x3x7x5xf32>
%124 = "stablehlo.abs"(%109) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%125 = "stablehlo.compare"(%124, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%126 = "stablehlo.compare"(%120, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%127 = "stablehlo.and"(%125, %126) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%128 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%130 = "stablehlo.select"(%127, %109, %129) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%131 = "stablehlo.multiply"(%128, %130) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%133 = "stablehlo.compare"(%120, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%134 = "stablehlo.select"(%133, %131, %123) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
"stablehlo.return"(%134) : (tensor<2x3x7x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x5xf32>
return %135 : tensor<2x3x7x5xf32>
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

