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
%216 = "stablehlo.if"(%82) ({
%83 = "stablehlo.dot_general"(%0, %76) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3x2xf32>, tensor<5x2xf32>) -> tensor<2x3x4x3x5xf32>
%84 = "stablehlo.dot_general"(%83, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3x5xf32>, tensor<6x3xf32>) -> tensor<2x3x4x5x6xf32>
%85 = "stablehlo.transpose"(%84) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x6x5xf32>
%86 = "stablehlo.dot_general"(%85, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6x5xf32>, tensor<8x4xf32>) -> tensor<2x3x6x5x8xf32>
%87 = "stablehlo.transpose"(%86) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x6x5x8xf32>) -> tensor<2x3x8x6x5xf32>
"stablehlo.return"(%87) : (tensor<2x3x8x6x5xf32>) -> ()
}, {
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%89 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%214, %215 = "stablehlo.while"(%89, %88) ({
^bb0(%90: tensor<i32>, %91: tensor<2x3x8x6x5xf32>):
%92 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%93 = "stablehlo.compare"(%90, %92) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%93) : (tensor<i1>) -> ()
}, {
^bb0(%94: tensor<i32>, %95: tensor<2x3x8x6x5xf32>):
%96 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%97 = "stablehlo.add"(%94, %96) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%98 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%99 = "stablehlo.dynamic_slice"(%0, %94, %98, %98, %98, %98) {slice_sizes = array<i64: 1, 3, 4, 3, 2>} : (tensor<2x3x4x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x3x2xf32>
%100 = "stablehlo.is_finite"(%99) : (tensor<1x3x4x3x2xf32>) -> tensor<1x3x4x3x2xi1>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3x2xf32>} : () -> tensor<1x3x4x3x2xf32>
%102 = "stablehlo.not"(%100) : (tensor<1x3x4x3x2xi1>) -> tensor<1x3x4x3x2xi1>
%103 = "stablehlo.compare"(%99, %99) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3x2xf32>, tensor<1x3x4x3x2xf32>) -> tensor<1x3x4x3x2xi1>
%104 = "stablehlo.and"(%102, %103) : (tensor<1x3x4x3x2xi1>, tensor<1x3x4x3x2xi1>) -> tensor<1x3x4x3x2xi1>
%105 = "stablehlo.sign"(%99) : (tensor<1x3x4x3x2xf32>) -> tensor<1x3x4x3x2xf32>
%106 = "stablehlo.select"(%104, %105, %101) : (tensor<1x3x4x3x2xi1>, tensor<1x3x4x3x2xf32>, tensor<1x3x4x3x2xf32>) -> tensor<1x3x4x3x2xf32>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x3x2xf32>} : () -> tensor<1x3x4x3x2xf32>
%108 = "stablehlo.select"(%100, %101, %107) : (tensor<1x3x4x3x2xi1>, tensor<1x3x4x3x2xf32>, tensor<1x3x4x3x2xf32>) -> tensor<1x3x4x3x2xf32>
%109 = "stablehlo.sign"(%76) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%110 = "stablehlo.convert"(%106) : (tensor<1x3x4x3x2xf32>) -> tensor<1x3x4x3x2xbf16>
%111 = "stablehlo.convert"(%109) : (tensor<5x2xf32>) -> tensor<5x2xbf16>
%112 = "stablehlo.dot_general"(%110, %111) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3x2xbf16>, tensor<5x2xbf16>) -> tensor<1x3x4x3x5xf32>
%113 = "stablehlo.abs"(%106) : (tensor<1x3x4x3x2xf32>) -> tensor<1x3x4x3x2xf32>
%114 = "stablehlo.abs"(%109) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%115 = "stablehlo.convert"(%113) : (tensor<1x3x4x3x2xf32>) -> tensor<1x3x4x3x2xbf16>
%116 = "stablehlo.convert"(%114) : (tensor<5x2xf32>) -> tensor<5x2xbf16>
%117 = "stablehlo.dot_general"(%115, %116) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3x2xbf16>, tensor<5x2xbf16>) -> tensor<1x3x4x3x5xf32>
%118 = "stablehlo.convert"(%75) : (tensor<5x2xi1>) -> tensor<5x2xf32>
%119 = "stablehlo.convert"(%108) : (tensor<1x3x4x3x2xf32>) -> tensor<1x3x4x3x2xbf16>
%120 = "stablehlo.convert"(%118) : (tensor<5x2xf32>) -> tensor<5x2xbf16>
%121 = "stablehlo.dot_general"(%119, %120) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3x2xbf16>, tensor<5x2xbf16>) -> tensor<1x3x4x3x5xf32>
%122 = "stablehlo.select"(%100, %99, %101) : (tensor<1x3x4x3x2xi1>, tensor<1x3x4x3x2xf32>, tensor<1x3x4x3x2xf32>) -> tensor<1x3x4x3x2xf32>
%123 = "stablehlo.dot_general"(%122, %76) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x3x2xf32>, tensor<5x2xf32>) -> tensor<1x3x4x3x5xf32>
%124 = "stablehlo.abs"(%112) : (tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xf32>
%125 = "stablehlo.compare"(%124, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3x5xf32>, tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xi1>
%126 = "stablehlo.compare"(%121, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3x5xf32>, tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xi1>
%127 = "stablehlo.and"(%125, %126) : (tensor<1x3x4x3x5xi1>, tensor<1x3x4x3x5xi1>) -> tensor<1x3x4x3x5xi1>
%128 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x3x5xf32>} : () -> tensor<1x3x4x3x5xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3x5xf32>} : () -> tensor<1x3x4x3x5xf32>
%130 = "stablehlo.select"(%127, %112, %129) : (tensor<1x3x4x3x5xi1>, tensor<1x3x4x3x5xf32>, tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xf32>
%131 = "stablehlo.multiply"(%128, %130) : (tensor<1x3x4x3x5xf32>, tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xf32>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3x5xf32>} : () -> tensor<1x3x4x3x5xf32>
%133 = "stablehlo.compare"(%121, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x3x5xf32>, tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xi1>
%134 = "stablehlo.select"(%133, %131, %123) : (tensor<1x3x4x3x5xi1>, tensor<1x3x4x3x5xf32>, tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xf32>
%135 = "stablehlo.is_finite"(%134) : (tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xi1>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3x5xf32>} : () -> tensor<1x3x4x3x5xf32>
%137 = "stablehlo.not"(%135) : (tensor<1x3x4x3x5xi1>) -> tensor<1x3x4x3x5xi1>
%138 = "stablehlo.compare"(%134, %134) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3x5xf32>, tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xi1>
%139 = "stablehlo.and"(%137, %138) : (tensor<1x3x4x3x5xi1>, tensor<1x3x4x3x5xi1>) -> tensor<1x3x4x3x5xi1>
%140 = "stablehlo.sign"(%134) : (tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xf32>
%141 = "stablehlo.select"(%139, %140, %136) : (tensor<1x3x4x3x5xi1>, tensor<1x3x4x3x5xf32>, tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xf32>
%142 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x3x5xf32>} : () -> tensor<1x3x4x3x5xf32>
%143 = "stablehlo.select"(%135, %136, %142) : (tensor<1x3x4x3x5xi1>, tensor<1x3x4x3x5xf32>, tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xf32>
%144 = "stablehlo.sign"(%51) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%145 = "stablehlo.convert"(%141) : (tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xbf16>
%146 = "stablehlo.convert"(%144) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%147 = "stablehlo.dot_general"(%145, %146) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3x5xbf16>, tensor<6x3xbf16>) -> tensor<1x3x4x5x6xf32>
%148 = "stablehlo.transpose"(%147) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x4x5x6xf32>) -> tensor<1x3x4x6x5xf32>
%149 = "stablehlo.abs"(%141) : (tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xf32>
%150 = "stablehlo.abs"(%144) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%151 = "stablehlo.convert"(%149) : (tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xbf16>
%152 = "stablehlo.convert"(%150) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%153 = "stablehlo.dot_general"(%151, %152) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3x5xbf16>, tensor<6x3xbf16>) -> tensor<1x3x4x5x6xf32>
%154 = "stablehlo.transpose"(%153) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x4x5x6xf32>) -> tensor<1x3x4x6x5xf32>
%155 = "stablehlo.convert"(%50) : (tensor<6x3xi1>) -> tensor<6x3xf32>
%156 = "stablehlo.convert"(%143) : (tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xbf16>
%157 = "stablehlo.convert"(%155) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%158 = "stablehlo.dot_general"(%156, %157) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3x5xbf16>, tensor<6x3xbf16>) -> tensor<1x3x4x5x6xf32>
%159 = "stablehlo.transpose"(%158) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x4x5x6xf32>) -> tensor<1x3x4x6x5xf32>
%160 = "stablehlo.select"(%135, %134, %136) : (tensor<1x3x4x3x5xi1>, tensor<1x3x4x3x5xf32>, tensor<1x3x4x3x5xf32>) -> tensor<1x3x4x3x5xf32>
%161 = "stablehlo.dot_general"(%160, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x3x5xf32>, tensor<6x3xf32>) -> tensor<1x3x4x5x6xf32>
%162 = "stablehlo.transpose"(%161) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x4x5x6xf32>) -> tensor<1x3x4x6x5xf32>
%163 = "stablehlo.abs"(%148) : (tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xf32>
%164 = "stablehlo.compare"(%163, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x6x5xf32>, tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xi1>
%165 = "stablehlo.compare"(%159, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x6x5xf32>, tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xi1>
%166 = "stablehlo.and"(%164, %165) : (tensor<1x3x4x6x5xi1>, tensor<1x3x4x6x5xi1>) -> tensor<1x3x4x6x5xi1>
%167 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x6x5xf32>} : () -> tensor<1x3x4x6x5xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x6x5xf32>} : () -> tensor<1x3x4x6x5xf32>
%169 = "stablehlo.select"(%166, %148, %168) : (tensor<1x3x4x6x5xi1>, tensor<1x3x4x6x5xf32>, tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xf32>
%170 = "stablehlo.multiply"(%167, %169) : (tensor<1x3x4x6x5xf32>, tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xf32>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x6x5xf32>} : () -> tensor<1x3x4x6x5xf32>
%172 = "stablehlo.compare"(%159, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x6x5xf32>, tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xi1>
%173 = "stablehlo.select"(%172, %170, %162) : (tensor<1x3x4x6x5xi1>, tensor<1x3x4x6x5xf32>, tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xf32>
%174 = "stablehlo.is_finite"(%173) : (tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xi1>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x6x5xf32>} : () -> tensor<1x3x4x6x5xf32>
%176 = "stablehlo.not"(%174) : (tensor<1x3x4x6x5xi1>) -> tensor<1x3x4x6x5xi1>
%177 = "stablehlo.compare"(%173, %173) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x6x5xf32>, tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xi1>
%178 = "stablehlo.and"(%176, %177) : (tensor<1x3x4x6x5xi1>, tensor<1x3x4x6x5xi1>) -> tensor<1x3x4x6x5xi1>
%179 = "stablehlo.sign"(%173) : (tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xf32>
%180 = "stablehlo.select"(%178, %179, %175) : (tensor<1x3x4x6x5xi1>, tensor<1x3x4x6x5xf32>, tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xf32>
%181 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x6x5xf32>} : () -> tensor<1x3x4x6x5xf32>
%182 = "stablehlo.select"(%174, %175, %181) : (tensor<1x3x4x6x5xi1>, tensor<1x3x4x6x5xf32>, tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xf32>
%183 = "stablehlo.sign"(%26) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%184 = "stablehlo.convert"(%180) : (tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xbf16>
%185 = "stablehlo.convert"(%183) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%186 = "stablehlo.dot_general"(%184, %185) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x6x5xbf16>, tensor<8x4xbf16>) -> tensor<1x3x6x5x8xf32>
%187 = "stablehlo.transpose"(%186) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x6x5x8xf32>) -> tensor<1x3x8x6x5xf32>
%188 = "stablehlo.abs"(%180) : (tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xf32>
%189 = "stablehlo.abs"(%183) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%190 = "stablehlo.convert"(%188) : (tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xbf16>
%191 = "stablehlo.convert"(%189) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%192 = "stablehlo.dot_general"(%190, %191) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x6x5xbf16>, tensor<8x4xbf16>) -> tensor<1x3x6x5x8xf32>
%193 = "stablehlo.transpose"(%192) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x6x5x8xf32>) -> tensor<1x3x8x6x5xf32>
%194 = "stablehlo.convert"(%25) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%195 = "stablehlo.convert"(%182) : (tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xbf16>
%196 = "stablehlo.convert"(%194) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%197 = "stablehlo.dot_general"(%195, %196) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x6x5xbf16>, tensor<8x4xbf16>) -> tensor<1x3x6x5x8xf32>
%198 = "stablehlo.transpose"(%197) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x6x5x8xf32>) -> tensor<1x3x8x6x5xf32>
%199 = "stablehlo.select"(%174, %173, %175) : (tensor<1x3x4x6x5xi1>, tensor<1x3x4x6x5xf32>, tensor<1x3x4x6x5xf32>) -> tensor<1x3x4x6x5xf32>
%200 = "stablehlo.dot_general"(%199, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x6x5xf32>, tensor<8x4xf32>) -> tensor<1x3x6x5x8xf32>
%201 = "stablehlo.transpose"(%200) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x6x5x8xf32>) -> tensor<1x3x8x6x5xf32>
%202 = "stablehlo.abs"(%187) : (tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xf32>
%203 = "stablehlo.compare"(%202, %193) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x6x5xf32>, tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xi1>
%204 = "stablehlo.compare"(%198, %193) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x6x5xf32>, tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xi1>
%205 = "stablehlo.and"(%203, %204) : (tensor<1x3x8x6x5xi1>, tensor<1x3x8x6x5xi1>) -> tensor<1x3x8x6x5xi1>
%206 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x8x6x5xf32>} : () -> tensor<1x3x8x6x5xf32>
%207 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x6x5xf32>} : () -> tensor<1x3x8x6x5xf32>
%208 = "stablehlo.select"(%205, %187, %207) : (tensor<1x3x8x6x5xi1>, tensor<1x3x8x6x5xf32>, tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xf32>
%209 = "stablehlo.multiply"(%206, %208) : (tensor<1x3x8x6x5xf32>, tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xf32>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x6x5xf32>} : () -> tensor<1x3x8x6x5xf32>
%211 = "stablehlo.compare"(%198, %210) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x8x6x5xf32>, tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xi1>
%212 = "stablehlo.select"(%211, %209, %201) : (tensor<1x3x8x6x5xi1>, tensor<1x3x8x6x5xf32>, tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xf32>
%213 = "stablehlo.dynamic_update_slice"(%95, %212, %94, %98, %98, %98, %98) : (tensor<2x3x8x6x5xf32>, tensor<1x3x8x6x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x8x6x5xf32>
"stablehlo.return"(%97, %213) : (tensor<i32>, tensor<2x3x8x6x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x8x6x5xf32>) -> (tensor<i32>, tensor<2x3x8x6x5xf32>)
"stablehlo.return"(%215) : (tensor<2x3x8x6x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x6x5xf32>
return %216 : tensor<2x3x8x6x5xf32>
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

