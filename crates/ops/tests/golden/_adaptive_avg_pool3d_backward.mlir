// f32[2,3,4,3,2] f32[2,3,8,6,5]
module @example {
func.func public @main(%0: tensor<2x3x4x3x2xf32>, %1: tensor<2x3x8x6x5xf32>) -> (tensor<2x3x8x6x5xf32>) {
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x8xi32>
%4 = "stablehlo.constant"() {value = dense<8> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%6 = "stablehlo.constant"() {value = dense<4> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%8 = "stablehlo.constant"() {value = dense<1> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%9 = "stablehlo.add"(%2, %8) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%10 = "stablehlo.constant"() {value = dense<8> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%11 = "stablehlo.multiply"(%9, %10) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%12 = "stablehlo.constant"() {value = dense<3> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%13 = "stablehlo.add"(%11, %12) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%14 = "stablehlo.constant"() {value = dense<4> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%15 = "stablehlo.divide"(%13, %14) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%16 = "stablehlo.compare"(%3, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%17 = "stablehlo.compare"(%3, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%18 = "stablehlo.and"(%16, %17) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%19 = "stablehlo.subtract"(%15, %7) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%20 = "stablehlo.convert"(%19) : (tensor<4x8xi32>) -> tensor<4x8xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%22 = "stablehlo.divide"(%21, %20) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%24 = "stablehlo.select"(%18, %22, %23) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%25 = "stablehlo.transpose"(%18) {permutation = array<i64: 1, 0>} : (tensor<4x8xi1>) -> tensor<8x4xi1>
%26 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
%27 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x6xi32>
%28 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%29 = "stablehlo.constant"() {value = dense<6> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%30 = "stablehlo.multiply"(%27, %29) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%31 = "stablehlo.constant"() {value = dense<3> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%32 = "stablehlo.divide"(%30, %31) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%33 = "stablehlo.constant"() {value = dense<1> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%34 = "stablehlo.add"(%27, %33) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%35 = "stablehlo.constant"() {value = dense<6> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%36 = "stablehlo.multiply"(%34, %35) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%37 = "stablehlo.constant"() {value = dense<2> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%38 = "stablehlo.add"(%36, %37) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%39 = "stablehlo.constant"() {value = dense<3> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%40 = "stablehlo.divide"(%38, %39) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%41 = "stablehlo.compare"(%28, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%42 = "stablehlo.compare"(%28, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%43 = "stablehlo.and"(%41, %42) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%44 = "stablehlo.subtract"(%40, %32) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%45 = "stablehlo.convert"(%44) : (tensor<3x6xi32>) -> tensor<3x6xf32>
%46 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%47 = "stablehlo.divide"(%46, %45) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%49 = "stablehlo.select"(%43, %47, %48) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%50 = "stablehlo.transpose"(%43) {permutation = array<i64: 1, 0>} : (tensor<3x6xi1>) -> tensor<6x3xi1>
%51 = "stablehlo.transpose"(%49) {permutation = array<i64: 1, 0>} : (tensor<3x6xf32>) -> tensor<6x3xf32>
%52 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x5xi32>
%53 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi32>
%54 = "stablehlo.constant"() {value = dense<5> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%55 = "stablehlo.multiply"(%52, %54) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%56 = "stablehlo.constant"() {value = dense<2> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%57 = "stablehlo.divide"(%55, %56) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%58 = "stablehlo.constant"() {value = dense<1> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%59 = "stablehlo.add"(%52, %58) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%60 = "stablehlo.constant"() {value = dense<5> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%61 = "stablehlo.multiply"(%59, %60) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%62 = "stablehlo.constant"() {value = dense<1> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%63 = "stablehlo.add"(%61, %62) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%64 = "stablehlo.constant"() {value = dense<2> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%65 = "stablehlo.divide"(%63, %64) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%66 = "stablehlo.compare"(%53, %57) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%67 = "stablehlo.compare"(%53, %65) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%68 = "stablehlo.and"(%66, %67) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%69 = "stablehlo.subtract"(%65, %57) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%70 = "stablehlo.convert"(%69) : (tensor<2x5xi32>) -> tensor<2x5xf32>
%71 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%72 = "stablehlo.divide"(%71, %70) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%74 = "stablehlo.select"(%68, %72, %73) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%75 = "stablehlo.transpose"(%68) {permutation = array<i64: 1, 0>} : (tensor<2x5xi1>) -> tensor<5x2xi1>
%76 = "stablehlo.transpose"(%74) {permutation = array<i64: 1, 0>} : (tensor<2x5xf32>) -> tensor<5x2xf32>
%77 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%78 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%82 = "stablehlo.reduce"(%77, %78) ({
^bb0(%79: tensor<i1>, %80: tensor<i1>):
%81 = "stablehlo.and"(%79, %80) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%81) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x4x3x2xi1>, tensor<i1>) -> tensor<i1>
%201 = "stablehlo.if"(%82) ({
%83 = "stablehlo.dot_general"(%0, %76) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3x2xf32>, tensor<5x2xf32>) -> tensor<2x3x4x3x5xf32>
%84 = "stablehlo.dot_general"(%83, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3x5xf32>, tensor<6x3xf32>) -> tensor<2x3x4x5x6xf32>
%85 = "stablehlo.transpose"(%84) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x6x5xf32>
%86 = "stablehlo.dot_general"(%85, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6x5xf32>, tensor<8x4xf32>) -> tensor<2x3x6x5x8xf32>
%87 = "stablehlo.transpose"(%86) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x6x5x8xf32>) -> tensor<2x3x8x6x5xf32>
"stablehlo.return"(%87) : (tensor<2x3x8x6x5xf32>) -> ()
}, {
%88 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%90 = "stablehlo.not"(%88) : (tensor<2x3x4x3x2xi1>) -> tensor<2x3x4x3x2xi1>
%91 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%92 = "stablehlo.and"(%90, %91) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xi1>) -> tensor<2x3x4x3x2xi1>
%93 = "stablehlo.sign"(%0) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%94 = "stablehlo.select"(%92, %93, %89) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%95 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%96 = "stablehlo.select"(%88, %89, %95) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%97 = "stablehlo.sign"(%76) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%98 = "stablehlo.convert"(%94) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xbf16>
%99 = "stablehlo.convert"(%97) : (tensor<5x2xf32>) -> tensor<5x2xbf16>
%100 = "stablehlo.dot_general"(%98, %99) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3x2xbf16>, tensor<5x2xbf16>) -> tensor<2x3x4x3x5xf32>
%101 = "stablehlo.abs"(%94) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%102 = "stablehlo.abs"(%97) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%103 = "stablehlo.convert"(%101) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xbf16>
%104 = "stablehlo.convert"(%102) : (tensor<5x2xf32>) -> tensor<5x2xbf16>
%105 = "stablehlo.dot_general"(%103, %104) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3x2xbf16>, tensor<5x2xbf16>) -> tensor<2x3x4x3x5xf32>
%106 = "stablehlo.convert"(%75) : (tensor<5x2xi1>) -> tensor<5x2xf32>
%107 = "stablehlo.convert"(%96) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xbf16>
%108 = "stablehlo.convert"(%106) : (tensor<5x2xf32>) -> tensor<5x2xbf16>
%109 = "stablehlo.dot_general"(%107, %108) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3x2xbf16>, tensor<5x2xbf16>) -> tensor<2x3x4x3x5xf32>
%110 = "stablehlo.select"(%88, %0, %89) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%111 = "stablehlo.dot_general"(%110, %76) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3x2xf32>, tensor<5x2xf32>) -> tensor<2x3x4x3x5xf32>
%112 = "stablehlo.abs"(%100) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%113 = "stablehlo.compare"(%112, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%114 = "stablehlo.compare"(%109, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%115 = "stablehlo.and"(%113, %114) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xi1>) -> tensor<2x3x4x3x5xi1>
%116 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x3x5xf32>} : () -> tensor<2x3x4x3x5xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x5xf32>} : () -> tensor<2x3x4x3x5xf32>
%118 = "stablehlo.select"(%115, %100, %117) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%119 = "stablehlo.multiply"(%116, %118) : (tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x5xf32>} : () -> tensor<2x3x4x3x5xf32>
%121 = "stablehlo.compare"(%109, %120) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%122 = "stablehlo.select"(%121, %119, %111) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%123 = "stablehlo.is_finite"(%122) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x5xf32>} : () -> tensor<2x3x4x3x5xf32>
%125 = "stablehlo.not"(%123) : (tensor<2x3x4x3x5xi1>) -> tensor<2x3x4x3x5xi1>
%126 = "stablehlo.compare"(%122, %122) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%127 = "stablehlo.and"(%125, %126) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xi1>) -> tensor<2x3x4x3x5xi1>
%128 = "stablehlo.sign"(%122) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%129 = "stablehlo.select"(%127, %128, %124) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%130 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x3x5xf32>} : () -> tensor<2x3x4x3x5xf32>
%131 = "stablehlo.select"(%123, %124, %130) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%132 = "stablehlo.sign"(%51) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%133 = "stablehlo.convert"(%129) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3x5xbf16>, tensor<6x3xbf16>) -> tensor<2x3x4x5x6xf32>
%136 = "stablehlo.transpose"(%135) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x6x5xf32>
%137 = "stablehlo.abs"(%129) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%138 = "stablehlo.abs"(%132) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%139 = "stablehlo.convert"(%137) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xbf16>
%140 = "stablehlo.convert"(%138) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%141 = "stablehlo.dot_general"(%139, %140) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3x5xbf16>, tensor<6x3xbf16>) -> tensor<2x3x4x5x6xf32>
%142 = "stablehlo.transpose"(%141) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x6x5xf32>
%143 = "stablehlo.convert"(%50) : (tensor<6x3xi1>) -> tensor<6x3xf32>
%144 = "stablehlo.convert"(%131) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xbf16>
%145 = "stablehlo.convert"(%143) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%146 = "stablehlo.dot_general"(%144, %145) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3x5xbf16>, tensor<6x3xbf16>) -> tensor<2x3x4x5x6xf32>
%147 = "stablehlo.transpose"(%146) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x6x5xf32>
%148 = "stablehlo.select"(%123, %122, %124) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%149 = "stablehlo.dot_general"(%148, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3x5xf32>, tensor<6x3xf32>) -> tensor<2x3x4x5x6xf32>
%150 = "stablehlo.transpose"(%149) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x6x5xf32>
%151 = "stablehlo.abs"(%136) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%152 = "stablehlo.compare"(%151, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%153 = "stablehlo.compare"(%147, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%154 = "stablehlo.and"(%152, %153) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xi1>) -> tensor<2x3x4x6x5xi1>
%155 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x6x5xf32>} : () -> tensor<2x3x4x6x5xf32>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x6x5xf32>} : () -> tensor<2x3x4x6x5xf32>
%157 = "stablehlo.select"(%154, %136, %156) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%158 = "stablehlo.multiply"(%155, %157) : (tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x6x5xf32>} : () -> tensor<2x3x4x6x5xf32>
%160 = "stablehlo.compare"(%147, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%161 = "stablehlo.select"(%160, %158, %150) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%162 = "stablehlo.is_finite"(%161) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%163 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x6x5xf32>} : () -> tensor<2x3x4x6x5xf32>
%164 = "stablehlo.not"(%162) : (tensor<2x3x4x6x5xi1>) -> tensor<2x3x4x6x5xi1>
%165 = "stablehlo.compare"(%161, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%166 = "stablehlo.and"(%164, %165) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xi1>) -> tensor<2x3x4x6x5xi1>
%167 = "stablehlo.sign"(%161) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%168 = "stablehlo.select"(%166, %167, %163) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%169 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x6x5xf32>} : () -> tensor<2x3x4x6x5xf32>
%170 = "stablehlo.select"(%162, %163, %169) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%171 = "stablehlo.sign"(%26) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%172 = "stablehlo.convert"(%168) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xbf16>
%173 = "stablehlo.convert"(%171) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%174 = "stablehlo.dot_general"(%172, %173) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x6x5xbf16>, tensor<8x4xbf16>) -> tensor<2x3x6x5x8xf32>
%175 = "stablehlo.transpose"(%174) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x6x5x8xf32>) -> tensor<2x3x8x6x5xf32>
%176 = "stablehlo.abs"(%168) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%177 = "stablehlo.abs"(%171) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%178 = "stablehlo.convert"(%176) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xbf16>
%179 = "stablehlo.convert"(%177) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%180 = "stablehlo.dot_general"(%178, %179) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x6x5xbf16>, tensor<8x4xbf16>) -> tensor<2x3x6x5x8xf32>
%181 = "stablehlo.transpose"(%180) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x6x5x8xf32>) -> tensor<2x3x8x6x5xf32>
%182 = "stablehlo.convert"(%25) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%183 = "stablehlo.convert"(%170) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xbf16>
%184 = "stablehlo.convert"(%182) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%185 = "stablehlo.dot_general"(%183, %184) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x6x5xbf16>, tensor<8x4xbf16>) -> tensor<2x3x6x5x8xf32>
%186 = "stablehlo.transpose"(%185) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x6x5x8xf32>) -> tensor<2x3x8x6x5xf32>
%187 = "stablehlo.select"(%162, %161, %163) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%188 = "stablehlo.dot_general"(%187, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6x5xf32>, tensor<8x4xf32>) -> tensor<2x3x6x5x8xf32>
%189 = "stablehlo.transpose"(%188) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x6x5x8xf32>) -> tensor<2x3x8x6x5xf32>
%190 = "stablehlo.abs"(%175) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%191 = "stablehlo.compare"(%190, %181) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%192 = "stablehlo.compare"(%186, %181) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%193 = "stablehlo.and"(%191, %192) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xi1>) -> tensor<2x3x8x6x5xi1>
%194 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%195 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%196 = "stablehlo.select"(%193, %175, %195) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%197 = "stablehlo.multiply"(%194, %196) : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%198 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%199 = "stablehlo.compare"(%186, %198) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%200 = "stablehlo.select"(%199, %197, %189) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
"stablehlo.return"(%200) : (tensor<2x3x8x6x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x6x5xf32>
return %201 : tensor<2x3x8x6x5xf32>
}
}

// f32[3,1,2,4] f32[3,4,4,4]
module @example {
func.func public @main(%0: tensor<3x1x2x4xf32>, %1: tensor<3x4x4x4xf32>) -> (tensor<3x4x4x4xf32>) {
%2 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3x1x2x4xf32>} : () -> tensor<3x1x2x4xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce_window"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 4, 2, 1>, padding = dense<[[0, 0], [3, 3], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 4, 2, 1>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<3x1x2x4xf32>, tensor<f32>) -> tensor<3x4x4x4xf32>
return %8 : tensor<3x4x4x4xf32>
}
}

