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
%339 = "stablehlo.if"(%82) ({
%83 = "stablehlo.dot_general"(%0, %76) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3x2xf32>, tensor<5x2xf32>) -> tensor<2x3x4x3x5xf32>
%84 = "stablehlo.dot_general"(%83, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3x5xf32>, tensor<6x3xf32>) -> tensor<2x3x4x5x6xf32>
%85 = "stablehlo.transpose"(%84) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x6x5xf32>
%86 = "stablehlo.dot_general"(%85, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6x5xf32>, tensor<8x4xf32>) -> tensor<2x3x6x5x8xf32>
%87 = "stablehlo.transpose"(%86) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x6x5x8xf32>) -> tensor<2x3x8x6x5xf32>
"stablehlo.return"(%87) : (tensor<2x3x8x6x5xf32>) -> ()
}, {
%88 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x3x2xi32>} : () -> tensor<2x3x4x3x2xi32>
%89 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3x2xi32>} : () -> tensor<2x3x4x3x2xi32>
%90 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%91 = "stablehlo.sign"(%0) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%92 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%93 = "stablehlo.abs"(%91) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%94 = "stablehlo.compare"(%93, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%95 = "stablehlo.negate"(%92) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%96 = "stablehlo.select"(%94, %91, %95) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%97 = "stablehlo.convert"(%96) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi32>
%98 = "stablehlo.select"(%90, %97, %88) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xi32>, tensor<2x3x4x3x2xi32>) -> tensor<2x3x4x3x2xi32>
%99 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%100 = "stablehlo.select"(%99, %89, %98) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xi32>, tensor<2x3x4x3x2xi32>) -> tensor<2x3x4x3x2xi32>
%101 = "stablehlo.convert"(%100) : (tensor<2x3x4x3x2xi32>) -> tensor<2x3x4x3x2xi8>
%102 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%104 = "stablehlo.select"(%102, %0, %103) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%105 = "stablehlo.dot_general"(%104, %76) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3x2xf32>, tensor<5x2xf32>) -> tensor<2x3x4x3x5xf32>
%106 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3x5xi8>} : () -> tensor<2x3x4x3x5xi8>
%107 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%156, %157 = "stablehlo.while"(%107, %106) ({
^bb0(%108: tensor<i32>, %109: tensor<2x3x4x3x5xi8>):
%110 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%111 = "stablehlo.compare"(%108, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%111) : (tensor<i1>) -> ()
}, {
^bb0(%112: tensor<i32>, %113: tensor<2x3x4x3x5xi8>):
%114 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%115 = "stablehlo.add"(%112, %114) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%116 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%117 = "stablehlo.dynamic_slice"(%101, %112, %116, %116, %116, %116) {slice_sizes = array<i64: 1, 3, 4, 3, 2>} : (tensor<2x3x4x3x2xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x3x2xi8>
%118 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x3x2xi8>} : () -> tensor<1x3x4x3x2xi8>
%119 = "stablehlo.compare"(%117, %118) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3x2xi8>, tensor<1x3x4x3x2xi8>) -> tensor<1x3x4x3x2xi1>
%120 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x3x2xi8>} : () -> tensor<1x3x4x3x2xi8>
%121 = "stablehlo.select"(%119, %120, %117) : (tensor<1x3x4x3x2xi1>, tensor<1x3x4x3x2xi8>, tensor<1x3x4x3x2xi8>) -> tensor<1x3x4x3x2xi8>
%122 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x3x2xi8>} : () -> tensor<1x3x4x3x2xi8>
%123 = "stablehlo.compare"(%117, %122) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3x2xi8>, tensor<1x3x4x3x2xi8>) -> tensor<1x3x4x3x2xi1>
%124 = "stablehlo.not"(%123) : (tensor<1x3x4x3x2xi1>) -> tensor<1x3x4x3x2xi1>
%125 = "stablehlo.sign"(%76) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%126 = "stablehlo.convert"(%121) : (tensor<1x3x4x3x2xi8>) -> tensor<1x3x4x3x2xbf16>
%127 = "stablehlo.convert"(%125) : (tensor<5x2xf32>) -> tensor<5x2xbf16>
%128 = "stablehlo.dot_general"(%126, %127) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3x2xbf16>, tensor<5x2xbf16>) -> tensor<1x3x4x3x5xf32>
%129 = "stablehlo.abs"(%121) : (tensor<1x3x4x3x2xi8>) -> tensor<1x3x4x3x2xi8>
%130 = "stablehlo.abs"(%125) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%131 = "stablehlo.convert"(%129) : (tensor<1x3x4x3x2xi8>) -> tensor<1x3x4x3x2xbf16>
%132 = "stablehlo.convert"(%130) : (tensor<5x2xf32>) -> tensor<5x2xbf16>
%133 = "stablehlo.dot_general"(%131, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3x2xbf16>, tensor<5x2xbf16>) -> tensor<1x3x4x3x5xf32>
%134 = "stablehlo.convert"(%124) : (tensor<1x3x4x3x2xi1>) -> tensor<1x3x4x3x2xbf16>
%135 = "stablehlo.convert"(%75) : (tensor<5x2xi1>) -> tensor<5x2xbf16>
%136 = "stablehlo.dot_general"(%134, %135) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3x2xbf16>, tensor<5x2xbf16>) -> tensor<1x3x4x3x5xf32>
%137 = "stablehlo.abs"(%128) : (tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xf32>
%138 = "stablehlo.compare"(%137, %133) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3x5xf32>, tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xi1>
%139 = "stablehlo.compare"(%136, %133) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3x5xf32>, tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xi1>
%140 = "stablehlo.and"(%138, %139) : (tensor<1x3x4x3x5xi1>, tensor<1x3x4x3x5xi1>) -> tensor<1x3x4x3x5xi1>
%141 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x3x5xf32>} : () -> tensor<1x3x4x3x5xf32>
%142 = "stablehlo.sign"(%128) : (tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xf32>
%143 = "stablehlo.select"(%140, %142, %141) : (tensor<1x3x4x3x5xi1>, tensor<1x3x4x3x5xf32>, tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xf32>
%144 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3x5xf32>} : () -> tensor<1x3x4x3x5xf32>
%145 = "stablehlo.compare"(%136, %144) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3x5xf32>, tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xi1>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3x5xf32>} : () -> tensor<1x3x4x3x5xf32>
%147 = "stablehlo.select"(%145, %146, %143) : (tensor<1x3x4x3x5xi1>, tensor<1x3x4x3x5xf32>, tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xf32>
%148 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x3x5xf32>} : () -> tensor<1x3x4x3x5xf32>
%149 = "stablehlo.abs"(%147) : (tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xf32>
%150 = "stablehlo.compare"(%149, %148) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x3x5xf32>, tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xi1>
%151 = "stablehlo.negate"(%148) : (tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xf32>
%152 = "stablehlo.select"(%150, %147, %151) : (tensor<1x3x4x3x5xi1>, tensor<1x3x4x3x5xf32>, tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xf32>
%153 = "stablehlo.convert"(%152) : (tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xi32>
%154 = "stablehlo.convert"(%153) : (tensor<1x3x4x3x5xi32>) -> tensor<1x3x4x3x5xi8>
%155 = "stablehlo.dynamic_update_slice"(%113, %154, %112, %116, %116, %116, %116) : (tensor<2x3x4x3x5xi8>, tensor<1x3x4x3x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x3x5xi8>
"stablehlo.return"(%115, %155) : (tensor<i32>, tensor<2x3x4x3x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x3x5xi8>) -> (tensor<i32>, tensor<2x3x4x3x5xi8>)
%158 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3x5xi8>} : () -> tensor<2x3x4x3x5xi8>
%159 = "stablehlo.compare"(%157, %158) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x5xi8>, tensor<2x3x4x3x5xi8>) -> tensor<2x3x4x3x5xi1>
%160 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x3x5xi32>} : () -> tensor<2x3x4x3x5xi32>
%161 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3x5xi32>} : () -> tensor<2x3x4x3x5xi32>
%162 = "stablehlo.compare"(%105, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%163 = "stablehlo.sign"(%105) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%164 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x3x5xf32>} : () -> tensor<2x3x4x3x5xf32>
%165 = "stablehlo.abs"(%163) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%166 = "stablehlo.compare"(%165, %164) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%167 = "stablehlo.negate"(%164) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%168 = "stablehlo.select"(%166, %163, %167) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%169 = "stablehlo.convert"(%168) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi32>
%170 = "stablehlo.select"(%162, %169, %160) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xi32>, tensor<2x3x4x3x5xi32>) -> tensor<2x3x4x3x5xi32>
%171 = "stablehlo.is_finite"(%105) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%172 = "stablehlo.select"(%171, %161, %170) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xi32>, tensor<2x3x4x3x5xi32>) -> tensor<2x3x4x3x5xi32>
%173 = "stablehlo.convert"(%172) : (tensor<2x3x4x3x5xi32>) -> tensor<2x3x4x3x5xi8>
%174 = "stablehlo.select"(%159, %173, %157) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xi8>, tensor<2x3x4x3x5xi8>) -> tensor<2x3x4x3x5xi8>
%175 = "stablehlo.is_finite"(%105) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xi1>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x5xf32>} : () -> tensor<2x3x4x3x5xf32>
%177 = "stablehlo.select"(%175, %105, %176) : (tensor<2x3x4x3x5xi1>, tensor<2x3x4x3x5xf32>, tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5xf32>
%178 = "stablehlo.dot_general"(%177, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3x5xf32>, tensor<6x3xf32>) -> tensor<2x3x4x5x6xf32>
%179 = "stablehlo.transpose"(%178) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x6x5xf32>
%180 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x6x5xi8>} : () -> tensor<2x3x4x6x5xi8>
%181 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%233, %234 = "stablehlo.while"(%181, %180) ({
^bb0(%182: tensor<i32>, %183: tensor<2x3x4x6x5xi8>):
%184 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%185 = "stablehlo.compare"(%182, %184) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%185) : (tensor<i1>) -> ()
}, {
^bb0(%186: tensor<i32>, %187: tensor<2x3x4x6x5xi8>):
%188 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%189 = "stablehlo.add"(%186, %188) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%190 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%191 = "stablehlo.dynamic_slice"(%174, %186, %190, %190, %190, %190) {slice_sizes = array<i64: 1, 3, 4, 3, 5>} : (tensor<2x3x4x3x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x3x5xi8>
%192 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x3x5xi8>} : () -> tensor<1x3x4x3x5xi8>
%193 = "stablehlo.compare"(%191, %192) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3x5xi8>, tensor<1x3x4x3x5xi8>) -> tensor<1x3x4x3x5xi1>
%194 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x3x5xi8>} : () -> tensor<1x3x4x3x5xi8>
%195 = "stablehlo.select"(%193, %194, %191) : (tensor<1x3x4x3x5xi1>, tensor<1x3x4x3x5xi8>, tensor<1x3x4x3x5xi8>) -> tensor<1x3x4x3x5xi8>
%196 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x3x5xi8>} : () -> tensor<1x3x4x3x5xi8>
%197 = "stablehlo.compare"(%191, %196) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3x5xi8>, tensor<1x3x4x3x5xi8>) -> tensor<1x3x4x3x5xi1>
%198 = "stablehlo.not"(%197) : (tensor<1x3x4x3x5xi1>) -> tensor<1x3x4x3x5xi1>
%199 = "stablehlo.sign"(%51) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%200 = "stablehlo.convert"(%195) : (tensor<1x3x4x3x5xi8>) -> tensor<1x3x4x3x5xbf16>
%201 = "stablehlo.convert"(%199) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%202 = "stablehlo.dot_general"(%200, %201) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3x5xbf16>, tensor<6x3xbf16>) -> tensor<1x3x4x5x6xf32>
%203 = "stablehlo.transpose"(%202) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x4x5x6xf32>) -> tensor<1x3x4x6x5xf32>
%204 = "stablehlo.abs"(%195) : (tensor<1x3x4x3x5xi8>) -> tensor<1x3x4x3x5xi8>
%205 = "stablehlo.abs"(%199) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%206 = "stablehlo.convert"(%204) : (tensor<1x3x4x3x5xi8>) -> tensor<1x3x4x3x5xbf16>
%207 = "stablehlo.convert"(%205) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%208 = "stablehlo.dot_general"(%206, %207) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3x5xbf16>, tensor<6x3xbf16>) -> tensor<1x3x4x5x6xf32>
%209 = "stablehlo.transpose"(%208) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x4x5x6xf32>) -> tensor<1x3x4x6x5xf32>
%210 = "stablehlo.convert"(%198) : (tensor<1x3x4x3x5xi1>) -> tensor<1x3x4x3x5xbf16>
%211 = "stablehlo.convert"(%50) : (tensor<6x3xi1>) -> tensor<6x3xbf16>
%212 = "stablehlo.dot_general"(%210, %211) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3x5xbf16>, tensor<6x3xbf16>) -> tensor<1x3x4x5x6xf32>
%213 = "stablehlo.transpose"(%212) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x4x5x6xf32>) -> tensor<1x3x4x6x5xf32>
%214 = "stablehlo.abs"(%203) : (tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xf32>
%215 = "stablehlo.compare"(%214, %209) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x6x5xf32>, tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xi1>
%216 = "stablehlo.compare"(%213, %209) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x6x5xf32>, tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xi1>
%217 = "stablehlo.and"(%215, %216) : (tensor<1x3x4x6x5xi1>, tensor<1x3x4x6x5xi1>) -> tensor<1x3x4x6x5xi1>
%218 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x6x5xf32>} : () -> tensor<1x3x4x6x5xf32>
%219 = "stablehlo.sign"(%203) : (tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xf32>
%220 = "stablehlo.select"(%217, %219, %218) : (tensor<1x3x4x6x5xi1>, tensor<1x3x4x6x5xf32>, tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xf32>
%221 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x6x5xf32>} : () -> tensor<1x3x4x6x5xf32>
%222 = "stablehlo.compare"(%213, %221) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x6x5xf32>, tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xi1>
%223 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x6x5xf32>} : () -> tensor<1x3x4x6x5xf32>
%224 = "stablehlo.select"(%222, %223, %220) : (tensor<1x3x4x6x5xi1>, tensor<1x3x4x6x5xf32>, tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xf32>
%225 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x6x5xf32>} : () -> tensor<1x3x4x6x5xf32>
%226 = "stablehlo.abs"(%224) : (tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xf32>
%227 = "stablehlo.compare"(%226, %225) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x6x5xf32>, tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xi1>
%228 = "stablehlo.negate"(%225) : (tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xf32>
%229 = "stablehlo.select"(%227, %224, %228) : (tensor<1x3x4x6x5xi1>, tensor<1x3x4x6x5xf32>, tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xf32>
%230 = "stablehlo.convert"(%229) : (tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xi32>
%231 = "stablehlo.convert"(%230) : (tensor<1x3x4x6x5xi32>) -> tensor<1x3x4x6x5xi8>
%232 = "stablehlo.dynamic_update_slice"(%187, %231, %186, %190, %190, %190, %190) : (tensor<2x3x4x6x5xi8>, tensor<1x3x4x6x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x6x5xi8>
"stablehlo.return"(%189, %232) : (tensor<i32>, tensor<2x3x4x6x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x6x5xi8>) -> (tensor<i32>, tensor<2x3x4x6x5xi8>)
%235 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x6x5xi8>} : () -> tensor<2x3x4x6x5xi8>
%236 = "stablehlo.compare"(%234, %235) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x6x5xi8>, tensor<2x3x4x6x5xi8>) -> tensor<2x3x4x6x5xi1>
%237 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x6x5xi32>} : () -> tensor<2x3x4x6x5xi32>
%238 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x6x5xi32>} : () -> tensor<2x3x4x6x5xi32>
%239 = "stablehlo.compare"(%179, %179) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%240 = "stablehlo.sign"(%179) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%241 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x6x5xf32>} : () -> tensor<2x3x4x6x5xf32>
%242 = "stablehlo.abs"(%240) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%243 = "stablehlo.compare"(%242, %241) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%244 = "stablehlo.negate"(%241) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%245 = "stablehlo.select"(%243, %240, %244) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%246 = "stablehlo.convert"(%245) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi32>
%247 = "stablehlo.select"(%239, %246, %237) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xi32>, tensor<2x3x4x6x5xi32>) -> tensor<2x3x4x6x5xi32>
%248 = "stablehlo.is_finite"(%179) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%249 = "stablehlo.select"(%248, %238, %247) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xi32>, tensor<2x3x4x6x5xi32>) -> tensor<2x3x4x6x5xi32>
%250 = "stablehlo.convert"(%249) : (tensor<2x3x4x6x5xi32>) -> tensor<2x3x4x6x5xi8>
%251 = "stablehlo.select"(%236, %250, %234) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xi8>, tensor<2x3x4x6x5xi8>) -> tensor<2x3x4x6x5xi8>
%252 = "stablehlo.is_finite"(%179) : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xi1>
%253 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x6x5xf32>} : () -> tensor<2x3x4x6x5xf32>
%254 = "stablehlo.select"(%252, %179, %253) : (tensor<2x3x4x6x5xi1>, tensor<2x3x4x6x5xf32>, tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%255 = "stablehlo.dot_general"(%254, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6x5xf32>, tensor<8x4xf32>) -> tensor<2x3x6x5x8xf32>
%256 = "stablehlo.transpose"(%255) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x6x5x8xf32>) -> tensor<2x3x8x6x5xf32>
%257 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x6x5xi8>} : () -> tensor<2x3x8x6x5xi8>
%258 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%310, %311 = "stablehlo.while"(%258, %257) ({
^bb0(%259: tensor<i32>, %260: tensor<2x3x8x6x5xi8>):
%261 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%262 = "stablehlo.compare"(%259, %261) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%262) : (tensor<i1>) -> ()
}, {
^bb0(%263: tensor<i32>, %264: tensor<2x3x8x6x5xi8>):
%265 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%266 = "stablehlo.add"(%263, %265) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%267 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%268 = "stablehlo.dynamic_slice"(%251, %263, %267, %267, %267, %267) {slice_sizes = array<i64: 1, 3, 4, 6, 5>} : (tensor<2x3x4x6x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x6x5xi8>
%269 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x6x5xi8>} : () -> tensor<1x3x4x6x5xi8>
%270 = "stablehlo.compare"(%268, %269) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x6x5xi8>, tensor<1x3x4x6x5xi8>) -> tensor<1x3x4x6x5xi1>
%271 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x6x5xi8>} : () -> tensor<1x3x4x6x5xi8>
%272 = "stablehlo.select"(%270, %271, %268) : (tensor<1x3x4x6x5xi1>, tensor<1x3x4x6x5xi8>, tensor<1x3x4x6x5xi8>) -> tensor<1x3x4x6x5xi8>
%273 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x6x5xi8>} : () -> tensor<1x3x4x6x5xi8>
%274 = "stablehlo.compare"(%268, %273) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x6x5xi8>, tensor<1x3x4x6x5xi8>) -> tensor<1x3x4x6x5xi1>
%275 = "stablehlo.not"(%274) : (tensor<1x3x4x6x5xi1>) -> tensor<1x3x4x6x5xi1>
%276 = "stablehlo.sign"(%26) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%277 = "stablehlo.convert"(%272) : (tensor<1x3x4x6x5xi8>) -> tensor<1x3x4x6x5xbf16>
%278 = "stablehlo.convert"(%276) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%279 = "stablehlo.dot_general"(%277, %278) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x6x5xbf16>, tensor<8x4xbf16>) -> tensor<1x3x6x5x8xf32>
%280 = "stablehlo.transpose"(%279) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x6x5x8xf32>) -> tensor<1x3x8x6x5xf32>
%281 = "stablehlo.abs"(%272) : (tensor<1x3x4x6x5xi8>) -> tensor<1x3x4x6x5xi8>
%282 = "stablehlo.abs"(%276) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%283 = "stablehlo.convert"(%281) : (tensor<1x3x4x6x5xi8>) -> tensor<1x3x4x6x5xbf16>
%284 = "stablehlo.convert"(%282) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%285 = "stablehlo.dot_general"(%283, %284) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x6x5xbf16>, tensor<8x4xbf16>) -> tensor<1x3x6x5x8xf32>
%286 = "stablehlo.transpose"(%285) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x6x5x8xf32>) -> tensor<1x3x8x6x5xf32>
%287 = "stablehlo.convert"(%275) : (tensor<1x3x4x6x5xi1>) -> tensor<1x3x4x6x5xbf16>
%288 = "stablehlo.convert"(%25) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%289 = "stablehlo.dot_general"(%287, %288) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x6x5xbf16>, tensor<8x4xbf16>) -> tensor<1x3x6x5x8xf32>
%290 = "stablehlo.transpose"(%289) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x6x5x8xf32>) -> tensor<1x3x8x6x5xf32>
%291 = "stablehlo.abs"(%280) : (tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xf32>
%292 = "stablehlo.compare"(%291, %286) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x6x5xf32>, tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xi1>
%293 = "stablehlo.compare"(%290, %286) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x6x5xf32>, tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xi1>
%294 = "stablehlo.and"(%292, %293) : (tensor<1x3x8x6x5xi1>, tensor<1x3x8x6x5xi1>) -> tensor<1x3x8x6x5xi1>
%295 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x8x6x5xf32>} : () -> tensor<1x3x8x6x5xf32>
%296 = "stablehlo.sign"(%280) : (tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xf32>
%297 = "stablehlo.select"(%294, %296, %295) : (tensor<1x3x8x6x5xi1>, tensor<1x3x8x6x5xf32>, tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xf32>
%298 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x6x5xf32>} : () -> tensor<1x3x8x6x5xf32>
%299 = "stablehlo.compare"(%290, %298) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x6x5xf32>, tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xi1>
%300 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x6x5xf32>} : () -> tensor<1x3x8x6x5xf32>
%301 = "stablehlo.select"(%299, %300, %297) : (tensor<1x3x8x6x5xi1>, tensor<1x3x8x6x5xf32>, tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xf32>
%302 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x8x6x5xf32>} : () -> tensor<1x3x8x6x5xf32>
%303 = "stablehlo.abs"(%301) : (tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xf32>
%304 = "stablehlo.compare"(%303, %302) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x8x6x5xf32>, tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xi1>
%305 = "stablehlo.negate"(%302) : (tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xf32>
%306 = "stablehlo.select"(%304, %301, %305) : (tensor<1x3x8x6x5xi1>, tensor<1x3x8x6x5xf32>, tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xf32>
%307 = "stablehlo.convert"(%306) : (tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xi32>
%308 = "stablehlo.convert"(%307) : (tensor<1x3x8x6x5xi32>) -> tensor<1x3x8x6x5xi8>
%309 = "stablehlo.dynamic_update_slice"(%264, %308, %263, %267, %267, %267, %267) : (tensor<2x3x8x6x5xi8>, tensor<1x3x8x6x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x8x6x5xi8>
"stablehlo.return"(%266, %309) : (tensor<i32>, tensor<2x3x8x6x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x8x6x5xi8>) -> (tensor<i32>, tensor<2x3x8x6x5xi8>)
%312 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x6x5xi8>} : () -> tensor<2x3x8x6x5xi8>
%313 = "stablehlo.compare"(%311, %312) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x5xi8>, tensor<2x3x8x6x5xi8>) -> tensor<2x3x8x6x5xi1>
%314 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x6x5xi32>} : () -> tensor<2x3x8x6x5xi32>
%315 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x6x5xi32>} : () -> tensor<2x3x8x6x5xi32>
%316 = "stablehlo.compare"(%256, %256) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%317 = "stablehlo.sign"(%256) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%318 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%319 = "stablehlo.abs"(%317) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%320 = "stablehlo.compare"(%319, %318) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%321 = "stablehlo.negate"(%318) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%322 = "stablehlo.select"(%320, %317, %321) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%323 = "stablehlo.convert"(%322) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi32>
%324 = "stablehlo.select"(%316, %323, %314) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xi32>, tensor<2x3x8x6x5xi32>) -> tensor<2x3x8x6x5xi32>
%325 = "stablehlo.is_finite"(%256) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%326 = "stablehlo.select"(%325, %315, %324) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xi32>, tensor<2x3x8x6x5xi32>) -> tensor<2x3x8x6x5xi32>
%327 = "stablehlo.convert"(%326) : (tensor<2x3x8x6x5xi32>) -> tensor<2x3x8x6x5xi8>
%328 = "stablehlo.select"(%313, %327, %311) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xi8>, tensor<2x3x8x6x5xi8>) -> tensor<2x3x8x6x5xi8>
%329 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%330 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%331 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x6x5xi8>} : () -> tensor<2x3x8x6x5xi8>
%332 = "stablehlo.compare"(%328, %331) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x5xi8>, tensor<2x3x8x6x5xi8>) -> tensor<2x3x8x6x5xi1>
%333 = "stablehlo.convert"(%328) : (tensor<2x3x8x6x5xi8>) -> tensor<2x3x8x6x5xf32>
%334 = "stablehlo.multiply"(%329, %333) : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%335 = "stablehlo.select"(%332, %330, %334) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%336 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x6x5xi8>} : () -> tensor<2x3x8x6x5xi8>
%337 = "stablehlo.compare"(%328, %336) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x5xi8>, tensor<2x3x8x6x5xi8>) -> tensor<2x3x8x6x5xi1>
%338 = "stablehlo.select"(%337, %256, %335) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
"stablehlo.return"(%338) : (tensor<2x3x8x6x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x6x5xf32>
return %339 : tensor<2x3x8x6x5xf32>
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

