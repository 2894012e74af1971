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
%83 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x8x6x5xbf16>} : () -> tensor<2x3x8x6x5xbf16>
"stablehlo.return"(%83) : (tensor<2x3x8x6x5xbf16>) -> ()
}, {
%84 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%86 = "stablehlo.not"(%84) : (tensor<2x3x4x3x2xi1>) -> tensor<2x3x4x3x2xi1>
%87 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%88 = "stablehlo.and"(%86, %87) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xi1>) -> tensor<2x3x4x3x2xi1>
%89 = "stablehlo.sign"(%0) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%90 = "stablehlo.select"(%88, %89, %85) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%91 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%92 = "stablehlo.select"(%84, %85, %91) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%93 = "stablehlo.sign"(%76) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%94 = "stablehlo.convert"(%90) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xbf16>
%95 = "stablehlo.convert"(%93) : (tensor<5x2xf32>) -> tensor<5x2xbf16>
%96 = "stablehlo.dot_general"(%94, %95) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3x2xbf16>, tensor<5x2xbf16>) -> tensor<2x3x4x3x5xf32>
%97 = "stablehlo.abs"(%90) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%98 = "stablehlo.abs"(%93) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%99 = "stablehlo.convert"(%97) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xbf16>
%100 = "stablehlo.convert"(%98) : (tensor<5x2xf32>) -> tensor<5x2xbf16>
%101 = "stablehlo.dot_general"(%99, %100) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3x2xbf16>, tensor<5x2xbf16>) -> tensor<2x3x4x3x5xf32>
%102 = "stablehlo.convert"(%75) : (tensor<5x2xi1>) -> tensor<5x2xf32>
%103 = "stablehlo.convert"(%92) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xbf16>
%104 = "stablehlo.convert"(%102) : (tensor<5x2xf32>) -> tensor<5x2xbf16>
%105 = "stablehlo.dot_general"(%103, %104) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3x2xbf16>, tensor<5x2xbf16>) -> tensor<2x3x4x3x5xf32>
%106 = "stablehlo.select"(%84, %0, %85) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%107 = "stablehlo.dot_general"(%106, %76) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3x2xf32>, tensor<5x2xf32>) -> tensor<2x3x4x3x5xf32>
%108 = "stablehlo.abs"(%96) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%109 = "stablehlo.compare"(%108, %101) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%110 = "stablehlo.compare"(%105, %101) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%111 = "stablehlo.and"(%109, %110) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xi1>) -> tensor<2x3x4x3x5xi1>
%112 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x3x5xf32>} : () -> tensor<2x3x4x3x5xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x5xf32>} : () -> tensor<2x3x4x3x5xf32>
%114 = "stablehlo.select"(%111, %96, %113) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%115 = "stablehlo.multiply"(%112, %114) : (tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x5xf32>} : () -> tensor<2x3x4x3x5xf32>
%117 = "stablehlo.compare"(%105, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%118 = "stablehlo.select"(%117, %115, %107) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%119 = "stablehlo.is_finite"(%118) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x5xf32>} : () -> tensor<2x3x4x3x5xf32>
%121 = "stablehlo.not"(%119) : (tensor<2x3x4x3x5xi1>) -> tensor<2x3x4x3x5xi1>
%122 = "stablehlo.compare"(%118, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%123 = "stablehlo.and"(%121, %122) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xi1>) -> tensor<2x3x4x3x5xi1>
%124 = "stablehlo.sign"(%118) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%125 = "stablehlo.select"(%123, %124, %120) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%126 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x3x5xf32>} : () -> tensor<2x3x4x3x5xf32>
%127 = "stablehlo.select"(%119, %120, %126) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%128 = "stablehlo.sign"(%51) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%129 = "stablehlo.convert"(%125) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xbf16>
%130 = "stablehlo.convert"(%128) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%131 = "stablehlo.dot_general"(%129, %130) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3x5xbf16>, tensor<6x3xbf16>) -> tensor<2x3x4x5x6xf32>
%132 = "stablehlo.transpose"(%131) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x6x5xf32>
%133 = "stablehlo.abs"(%125) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%134 = "stablehlo.abs"(%128) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%135 = "stablehlo.convert"(%133) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xbf16>
%136 = "stablehlo.convert"(%134) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%137 = "stablehlo.dot_general"(%135, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3x5xbf16>, tensor<6x3xbf16>) -> tensor<2x3x4x5x6xf32>
%138 = "stablehlo.transpose"(%137) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x6x5xf32>
%139 = "stablehlo.convert"(%50) : (tensor<6x3xi1>) -> tensor<6x3xf32>
%140 = "stablehlo.convert"(%127) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xbf16>
%141 = "stablehlo.convert"(%139) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%142 = "stablehlo.dot_general"(%140, %141) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3x5xbf16>, tensor<6x3xbf16>) -> tensor<2x3x4x5x6xf32>
%143 = "stablehlo.transpose"(%142) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x6x5xf32>
%144 = "stablehlo.select"(%119, %118, %120) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%145 = "stablehlo.dot_general"(%144, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3x5xf32>, tensor<6x3xf32>) -> tensor<2x3x4x5x6xf32>
%146 = "stablehlo.transpose"(%145) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x6x5xf32>
%147 = "stablehlo.abs"(%132) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%148 = "stablehlo.compare"(%147, %138) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%149 = "stablehlo.compare"(%143, %138) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%150 = "stablehlo.and"(%148, %149) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xi1>) -> tensor<2x3x4x6x5xi1>
%151 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x6x5xf32>} : () -> tensor<2x3x4x6x5xf32>
%152 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x6x5xf32>} : () -> tensor<2x3x4x6x5xf32>
%153 = "stablehlo.select"(%150, %132, %152) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%154 = "stablehlo.multiply"(%151, %153) : (tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x6x5xf32>} : () -> tensor<2x3x4x6x5xf32>
%156 = "stablehlo.compare"(%143, %155) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%157 = "stablehlo.select"(%156, %154, %146) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%158 = "stablehlo.is_finite"(%157) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x6x5xf32>} : () -> tensor<2x3x4x6x5xf32>
%160 = "stablehlo.not"(%158) : (tensor<2x3x4x6x5xi1>) -> tensor<2x3x4x6x5xi1>
%161 = "stablehlo.compare"(%157, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%162 = "stablehlo.and"(%160, %161) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xi1>) -> tensor<2x3x4x6x5xi1>
%163 = "stablehlo.sign"(%157) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%164 = "stablehlo.select"(%162, %163, %159) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%165 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x6x5xf32>} : () -> tensor<2x3x4x6x5xf32>
%166 = "stablehlo.select"(%158, %159, %165) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%167 = "stablehlo.sign"(%26) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%168 = "stablehlo.convert"(%164) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xbf16>
%169 = "stablehlo.convert"(%167) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%170 = "stablehlo.dot_general"(%168, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x6x5xbf16>, tensor<8x4xbf16>) -> tensor<2x3x6x5x8xf32>
%171 = "stablehlo.transpose"(%170) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x6x5x8xf32>) -> tensor<2x3x8x6x5xf32>
%172 = "stablehlo.abs"(%164) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%173 = "stablehlo.abs"(%167) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%174 = "stablehlo.convert"(%172) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xbf16>
%175 = "stablehlo.convert"(%173) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%176 = "stablehlo.dot_general"(%174, %175) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x6x5xbf16>, tensor<8x4xbf16>) -> tensor<2x3x6x5x8xf32>
%177 = "stablehlo.transpose"(%176) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x6x5x8xf32>) -> tensor<2x3x8x6x5xf32>
%178 = "stablehlo.convert"(%25) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%179 = "stablehlo.convert"(%166) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xbf16>
%180 = "stablehlo.convert"(%178) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%181 = "stablehlo.dot_general"(%179, %180) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x6x5xbf16>, tensor<8x4xbf16>) -> tensor<2x3x6x5x8xf32>
%182 = "stablehlo.transpose"(%181) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x6x5x8xf32>) -> tensor<2x3x8x6x5xf32>
%183 = "stablehlo.select"(%158, %157, %159) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%184 = "stablehlo.dot_general"(%183, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6x5xf32>, tensor<8x4xf32>) -> tensor<2x3x6x5x8xf32>
%185 = "stablehlo.transpose"(%184) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x6x5x8xf32>) -> tensor<2x3x8x6x5xf32>
%186 = "stablehlo.abs"(%171) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%187 = "stablehlo.compare"(%186, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%188 = "stablehlo.compare"(%182, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%189 = "stablehlo.and"(%187, %188) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xi1>) -> tensor<2x3x8x6x5xi1>
%190 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%192 = "stablehlo.select"(%189, %171, %191) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%193 = "stablehlo.multiply"(%190, %192) : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%195 = "stablehlo.compare"(%182, %194) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%196 = "stablehlo.select"(%195, %193, %185) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%197 = "stablehlo.is_finite"(%196) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%198 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x8x6x5xbf16>} : () -> tensor<2x3x8x6x5xbf16>
%199 = "stablehlo.convert"(%196) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xbf16>
%200 = "stablehlo.select"(%197, %198, %199) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xbf16>, tensor<2x3x8x6x5xbf16>) -> tensor<2x3x8x6x5xbf16>
"stablehlo.return"(%200) : (tensor<2x3x8x6x5xbf16>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x6x5xbf16>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%203 = "stablehlo.select"(%77, %0, %202) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%204 = "stablehlo.dot_general"(%203, %76) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3x2xf32>, tensor<5x2xf32>) -> tensor<2x3x4x3x5xf32>
%205 = "stablehlo.dot_general"(%204, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3x5xf32>, tensor<6x3xf32>) -> tensor<2x3x4x5x6xf32>
%206 = "stablehlo.transpose"(%205) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x6x5xf32>
%207 = "stablehlo.dot_general"(%206, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6x5xf32>, tensor<8x4xf32>) -> tensor<2x3x6x5x8xf32>
%208 = "stablehlo.transpose"(%207) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x6x5x8xf32>) -> tensor<2x3x8x6x5xf32>
%209 = "stablehlo.convert"(%201) : (tensor<2x3x8x6x5xbf16>) -> tensor<2x3x8x6x5xf32>
%210 = "stablehlo.add"(%208, %209) : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
return %210 : tensor<2x3x8x6x5xf32>
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

