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
%88 = "stablehlo.sign"(%76) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%89 = "stablehlo.abs"(%88) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%90 = "stablehlo.convert"(%75) : (tensor<5x2xi1>) -> tensor<5x2xf32>
%91 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%93 = "stablehlo.not"(%91) : (tensor<2x3x4x3x2xi1>) -> tensor<2x3x4x3x2xi1>
%94 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%95 = "stablehlo.and"(%93, %94) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xi1>) -> tensor<2x3x4x3x2xi1>
%96 = "stablehlo.sign"(%0) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%97 = "stablehlo.select"(%95, %96, %92) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%99 = "stablehlo.select"(%91, %92, %98) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%100 = "stablehlo.convert"(%97) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xbf16>
%101 = "stablehlo.convert"(%88) : (tensor<5x2xf32>) -> tensor<5x2xbf16>
%102 = "stablehlo.dot_general"(%100, %101) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3x2xbf16>, tensor<5x2xbf16>) -> tensor<2x3x4x3x5xf32>
%103 = "stablehlo.abs"(%97) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%104 = "stablehlo.convert"(%103) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xbf16>
%105 = "stablehlo.convert"(%89) : (tensor<5x2xf32>) -> tensor<5x2xbf16>
%106 = "stablehlo.dot_general"(%104, %105) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3x2xbf16>, tensor<5x2xbf16>) -> tensor<2x3x4x3x5xf32>
%107 = "stablehlo.convert"(%99) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xbf16>
%108 = "stablehlo.convert"(%90) : (tensor<5x2xf32>) -> tensor<5x2xbf16>
%109 = "stablehlo.dot_general"(%107, %108) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3x2xbf16>, tensor<5x2xbf16>) -> tensor<2x3x4x3x5xf32>
%110 = "stablehlo.select"(%91, %0, %92) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%111 = "stablehlo.dot_general"(%110, %76) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3x2xf32>, tensor<5x2xf32>) -> tensor<2x3x4x3x5xf32>
%112 = "stablehlo.abs"(%102) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%113 = "stablehlo.compare"(%112, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%114 = "stablehlo.compare"(%109, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%115 = "stablehlo.and"(%113, %114) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xi1>) -> tensor<2x3x4x3x5xi1>
%116 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x3x5xf32>} : () -> tensor<2x3x4x3x5xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x5xf32>} : () -> tensor<2x3x4x3x5xf32>
%118 = "stablehlo.select"(%115, %102, %117) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%119 = "stablehlo.multiply"(%116, %118) : (tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x5xf32>} : () -> tensor<2x3x4x3x5xf32>
%121 = "stablehlo.compare"(%109, %120) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%122 = "stablehlo.select"(%121, %119, %111) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%123 = "stablehlo.sign"(%51) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%124 = "stablehlo.abs"(%123) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%125 = "stablehlo.convert"(%50) : (tensor<6x3xi1>) -> tensor<6x3xf32>
%126 = "stablehlo.is_finite"(%122) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x5xf32>} : () -> tensor<2x3x4x3x5xf32>
%128 = "stablehlo.not"(%126) : (tensor<2x3x4x3x5xi1>) -> tensor<2x3x4x3x5xi1>
%129 = "stablehlo.compare"(%122, %122) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%130 = "stablehlo.and"(%128, %129) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xi1>) -> tensor<2x3x4x3x5xi1>
%131 = "stablehlo.sign"(%122) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%132 = "stablehlo.select"(%130, %131, %127) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%133 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x3x5xf32>} : () -> tensor<2x3x4x3x5xf32>
%134 = "stablehlo.select"(%126, %127, %133) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%135 = "stablehlo.convert"(%132) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xbf16>
%136 = "stablehlo.convert"(%123) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%137 = "stablehlo.dot_general"(%135, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3x5xbf16>, tensor<6x3xbf16>) -> tensor<2x3x4x5x6xf32>
%138 = "stablehlo.transpose"(%137) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x6x5xf32>
%139 = "stablehlo.abs"(%132) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%140 = "stablehlo.convert"(%139) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xbf16>
%141 = "stablehlo.convert"(%124) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%142 = "stablehlo.dot_general"(%140, %141) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3x5xbf16>, tensor<6x3xbf16>) -> tensor<2x3x4x5x6xf32>
%143 = "stablehlo.transpose"(%142) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x6x5xf32>
%144 = "stablehlo.convert"(%134) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xbf16>
%145 = "stablehlo.convert"(%125) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%146 = "stablehlo.dot_general"(%144, %145) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3x5xbf16>, tensor<6x3xbf16>) -> tensor<2x3x4x5x6xf32>
%147 = "stablehlo.transpose"(%146) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x6x5xf32>
%148 = "stablehlo.select"(%126, %122, %127) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%149 = "stablehlo.dot_general"(%148, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3x5xf32>, tensor<6x3xf32>) -> tensor<2x3x4x5x6xf32>
%150 = "stablehlo.transpose"(%149) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x6x5xf32>
%151 = "stablehlo.abs"(%138) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%152 = "stablehlo.compare"(%151, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%153 = "stablehlo.compare"(%147, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%154 = "stablehlo.and"(%152, %153) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xi1>) -> tensor<2x3x4x6x5xi1>
%155 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x6x5xf32>} : () -> tensor<2x3x4x6x5xf32>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x6x5xf32>} : () -> tensor<2x3x4x6x5xf32>
%157 = "stablehlo.select"(%154, %138, %156) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%158 = "stablehlo.multiply"(%155, %157) : (tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x6x5xf32>} : () -> tensor<2x3x4x6x5xf32>
%160 = "stablehlo.compare"(%147, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%161 = "stablehlo.select"(%160, %158, %150) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%162 = "stablehlo.sign"(%26) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%163 = "stablehlo.abs"(%162) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%164 = "stablehlo.convert"(%25) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%165 = "stablehlo.is_finite"(%161) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%166 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x6x5xf32>} : () -> tensor<2x3x4x6x5xf32>
%167 = "stablehlo.not"(%165) : (tensor<2x3x4x6x5xi1>) -> tensor<2x3x4x6x5xi1>
%168 = "stablehlo.compare"(%161, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%169 = "stablehlo.and"(%167, %168) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xi1>) -> tensor<2x3x4x6x5xi1>
%170 = "stablehlo.sign"(%161) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%171 = "stablehlo.select"(%169, %170, %166) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%172 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x6x5xf32>} : () -> tensor<2x3x4x6x5xf32>
%173 = "stablehlo.select"(%165, %166, %172) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%174 = "stablehlo.convert"(%171) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xbf16>
%175 = "stablehlo.convert"(%162) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%176 = "stablehlo.dot_general"(%174, %175) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x6x5xbf16>, tensor<8x4xbf16>) -> tensor<2x3x6x5x8xf32>
%177 = "stablehlo.transpose"(%176) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x6x5x8xf32>) -> tensor<2x3x8x6x5xf32>
%178 = "stablehlo.abs"(%171) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%179 = "stablehlo.convert"(%178) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xbf16>
%180 = "stablehlo.convert"(%163) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%181 = "stablehlo.dot_general"(%179, %180) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x6x5xbf16>, tensor<8x4xbf16>) -> tensor<2x3x6x5x8xf32>
%182 = "stablehlo.transpose"(%181) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x6x5x8xf32>) -> tensor<2x3x8x6x5xf32>
%183 = "stablehlo.convert"(%173) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xbf16>
%184 = "stablehlo.convert"(%164) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%185 = "stablehlo.dot_general"(%183, %184) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x6x5xbf16>, tensor<8x4xbf16>) -> tensor<2x3x6x5x8xf32>
%186 = "stablehlo.transpose"(%185) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x6x5x8xf32>) -> tensor<2x3x8x6x5xf32>
%187 = "stablehlo.select"(%165, %161, %166) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%188 = "stablehlo.dot_general"(%187, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6x5xf32>, tensor<8x4xf32>) -> tensor<2x3x6x5x8xf32>
%189 = "stablehlo.transpose"(%188) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x6x5x8xf32>) -> tensor<2x3x8x6x5xf32>
%190 = "stablehlo.abs"(%177) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%191 = "stablehlo.compare"(%190, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%192 = "stablehlo.compare"(%186, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%193 = "stablehlo.and"(%191, %192) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xi1>) -> tensor<2x3x8x6x5xi1>
%194 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%195 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%196 = "stablehlo.select"(%193, %177, %195) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
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

