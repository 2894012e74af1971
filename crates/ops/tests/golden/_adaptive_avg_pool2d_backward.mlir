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
%137 = "stablehlo.if"(%57) ({
%58 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x7x5xbf16>} : () -> tensor<2x3x7x5xbf16>
"stablehlo.return"(%58) : (tensor<2x3x7x5xbf16>) -> ()
}, {
%59 = "stablehlo.is_finite"(%0) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%61 = "stablehlo.not"(%59) : (tensor<2x3x3x7xi1>) -> tensor<2x3x3x7xi1>
%62 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%63 = "stablehlo.and"(%61, %62) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xi1>) -> tensor<2x3x3x7xi1>
%64 = "stablehlo.sign"(%0) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%65 = "stablehlo.select"(%63, %64, %60) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%66 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%67 = "stablehlo.select"(%59, %60, %66) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%68 = "stablehlo.sign"(%51) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%69 = "stablehlo.convert"(%65) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xbf16>
%70 = "stablehlo.convert"(%68) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%71 = "stablehlo.dot_general"(%69, %70) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x3x5xf32>
%72 = "stablehlo.abs"(%65) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%73 = "stablehlo.abs"(%68) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%74 = "stablehlo.convert"(%72) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xbf16>
%75 = "stablehlo.convert"(%73) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%76 = "stablehlo.dot_general"(%74, %75) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x3x5xf32>
%77 = "stablehlo.convert"(%50) : (tensor<5x7xi1>) -> tensor<5x7xf32>
%78 = "stablehlo.convert"(%67) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xbf16>
%79 = "stablehlo.convert"(%77) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%80 = "stablehlo.dot_general"(%78, %79) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x3x5xf32>
%81 = "stablehlo.select"(%59, %0, %60) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%82 = "stablehlo.dot_general"(%81, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x3x5xf32>
%83 = "stablehlo.abs"(%71) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%84 = "stablehlo.compare"(%83, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%85 = "stablehlo.compare"(%80, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%86 = "stablehlo.and"(%84, %85) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xi1>) -> tensor<2x3x3x5xi1>
%87 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x3x5xf32>} : () -> tensor<2x3x3x5xf32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x5xf32>} : () -> tensor<2x3x3x5xf32>
%89 = "stablehlo.select"(%86, %71, %88) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%90 = "stablehlo.multiply"(%87, %89) : (tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x5xf32>} : () -> tensor<2x3x3x5xf32>
%92 = "stablehlo.compare"(%80, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%93 = "stablehlo.select"(%92, %90, %82) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%94 = "stablehlo.is_finite"(%93) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x5xf32>} : () -> tensor<2x3x3x5xf32>
%96 = "stablehlo.not"(%94) : (tensor<2x3x3x5xi1>) -> tensor<2x3x3x5xi1>
%97 = "stablehlo.compare"(%93, %93) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%98 = "stablehlo.and"(%96, %97) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xi1>) -> tensor<2x3x3x5xi1>
%99 = "stablehlo.sign"(%93) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%100 = "stablehlo.select"(%98, %99, %95) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%101 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x3x5xf32>} : () -> tensor<2x3x3x5xf32>
%102 = "stablehlo.select"(%94, %95, %101) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%103 = "stablehlo.sign"(%26) : (tensor<7x3xf32>) -> tensor<7x3xf32>
%104 = "stablehlo.convert"(%100) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xbf16>
%105 = "stablehlo.convert"(%103) : (tensor<7x3xf32>) -> tensor<7x3xbf16>
%106 = "stablehlo.dot_general"(%104, %105) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x5xbf16>, tensor<7x3xbf16>) -> tensor<2x3x5x7xf32>
%107 = "stablehlo.transpose"(%106) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x7xf32>) -> tensor<2x3x7x5xf32>
%108 = "stablehlo.abs"(%100) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%109 = "stablehlo.abs"(%103) : (tensor<7x3xf32>) -> tensor<7x3xf32>
%110 = "stablehlo.convert"(%108) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xbf16>
%111 = "stablehlo.convert"(%109) : (tensor<7x3xf32>) -> tensor<7x3xbf16>
%112 = "stablehlo.dot_general"(%110, %111) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x5xbf16>, tensor<7x3xbf16>) -> tensor<2x3x5x7xf32>
%113 = "stablehlo.transpose"(%112) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x7xf32>) -> tensor<2x3x7x5xf32>
%114 = "stablehlo.convert"(%25) : (tensor<7x3xi1>) -> tensor<7x3xf32>
%115 = "stablehlo.convert"(%102) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xbf16>
%116 = "stablehlo.convert"(%114) : (tensor<7x3xf32>) -> tensor<7x3xbf16>
%117 = "stablehlo.dot_general"(%115, %116) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x5xbf16>, tensor<7x3xbf16>) -> tensor<2x3x5x7xf32>
%118 = "stablehlo.transpose"(%117) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x7xf32>) -> tensor<2x3x7x5xf32>
%119 = "stablehlo.select"(%94, %93, %95) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%120 = "stablehlo.dot_general"(%119, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3x5xf32>, tensor<7x3xf32>) -> tensor<2x3x5x7xf32>
%121 = "stablehlo.transpose"(%120) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x7xf32>) -> tensor<2x3x7x5xf32>
%122 = "stablehlo.abs"(%107) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%123 = "stablehlo.compare"(%122, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%124 = "stablehlo.compare"(%118, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%125 = "stablehlo.and"(%123, %124) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%126 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%128 = "stablehlo.select"(%125, %107, %127) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%129 = "stablehlo.multiply"(%126, %128) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%131 = "stablehlo.compare"(%118, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%132 = "stablehlo.select"(%131, %129, %121) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%133 = "stablehlo.is_finite"(%132) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%134 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x7x5xbf16>} : () -> tensor<2x3x7x5xbf16>
%135 = "stablehlo.convert"(%132) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%136 = "stablehlo.select"(%133, %134, %135) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xbf16>, tensor<2x3x7x5xbf16>) -> tensor<2x3x7x5xbf16>
"stablehlo.return"(%136) : (tensor<2x3x7x5xbf16>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x5xbf16>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%139 = "stablehlo.select"(%52, %0, %138) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%140 = "stablehlo.dot_general"(%139, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x3x5xf32>
%141 = "stablehlo.dot_general"(%140, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3x5xf32>, tensor<7x3xf32>) -> tensor<2x3x5x7xf32>
%142 = "stablehlo.transpose"(%141) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x7xf32>) -> tensor<2x3x7x5xf32>
%143 = "stablehlo.convert"(%137) : (tensor<2x3x7x5xbf16>) -> tensor<2x3x7x5xf32>
%144 = "stablehlo.add"(%142, %143) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
return %144 : tensor<2x3x7x5xf32>
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

