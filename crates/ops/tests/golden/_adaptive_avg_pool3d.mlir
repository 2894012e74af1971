// f32[2,3,8,6,5] [4,3,2]
module @example {
func.func public @main(%0: tensor<2x3x8x6x5xf32>) -> (tensor<2x3x4x3x2xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x8xi32>
%3 = "stablehlo.constant"() {value = dense<8> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%5 = "stablehlo.constant"() {value = dense<4> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%6 = "stablehlo.divide"(%4, %5) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%7 = "stablehlo.constant"() {value = dense<1> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%8 = "stablehlo.add"(%1, %7) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%9 = "stablehlo.constant"() {value = dense<8> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%11 = "stablehlo.constant"() {value = dense<3> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%12 = "stablehlo.add"(%10, %11) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%13 = "stablehlo.constant"() {value = dense<4> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%14 = "stablehlo.divide"(%12, %13) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%15 = "stablehlo.compare"(%2, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%16 = "stablehlo.compare"(%2, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%17 = "stablehlo.and"(%15, %16) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%18 = "stablehlo.subtract"(%14, %6) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%19 = "stablehlo.convert"(%18) : (tensor<4x8xi32>) -> tensor<4x8xf32>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%21 = "stablehlo.divide"(%20, %19) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%23 = "stablehlo.select"(%17, %21, %22) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%24 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x6xi32>
%25 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%26 = "stablehlo.constant"() {value = dense<6> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%28 = "stablehlo.constant"() {value = dense<3> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%29 = "stablehlo.divide"(%27, %28) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%30 = "stablehlo.constant"() {value = dense<1> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%31 = "stablehlo.add"(%24, %30) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%32 = "stablehlo.constant"() {value = dense<6> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%33 = "stablehlo.multiply"(%31, %32) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%34 = "stablehlo.constant"() {value = dense<2> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%35 = "stablehlo.add"(%33, %34) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%36 = "stablehlo.constant"() {value = dense<3> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%37 = "stablehlo.divide"(%35, %36) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%38 = "stablehlo.compare"(%25, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%39 = "stablehlo.compare"(%25, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%40 = "stablehlo.and"(%38, %39) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%41 = "stablehlo.subtract"(%37, %29) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%42 = "stablehlo.convert"(%41) : (tensor<3x6xi32>) -> tensor<3x6xf32>
%43 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%44 = "stablehlo.divide"(%43, %42) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%46 = "stablehlo.select"(%40, %44, %45) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%47 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x5xi32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi32>
%49 = "stablehlo.constant"() {value = dense<5> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%50 = "stablehlo.multiply"(%47, %49) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%51 = "stablehlo.constant"() {value = dense<2> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%52 = "stablehlo.divide"(%50, %51) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%53 = "stablehlo.constant"() {value = dense<1> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%54 = "stablehlo.add"(%47, %53) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%55 = "stablehlo.constant"() {value = dense<5> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%56 = "stablehlo.multiply"(%54, %55) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%57 = "stablehlo.constant"() {value = dense<1> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%58 = "stablehlo.add"(%56, %57) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%59 = "stablehlo.constant"() {value = dense<2> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%60 = "stablehlo.divide"(%58, %59) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%61 = "stablehlo.compare"(%48, %52) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%62 = "stablehlo.compare"(%48, %60) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%63 = "stablehlo.and"(%61, %62) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%64 = "stablehlo.subtract"(%60, %52) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%65 = "stablehlo.convert"(%64) : (tensor<2x5xi32>) -> tensor<2x5xf32>
%66 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%67 = "stablehlo.divide"(%66, %65) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%69 = "stablehlo.select"(%63, %67, %68) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%70 = "stablehlo.dot_general"(%0, %69) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x6x5xf32>, tensor<2x5xf32>) -> tensor<2x3x8x6x2xf32>
%71 = "stablehlo.dot_general"(%70, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x6x2xf32>, tensor<3x6xf32>) -> tensor<2x3x8x2x3xf32>
%72 = "stablehlo.transpose"(%71) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x8x2x3xf32>) -> tensor<2x3x8x3x2xf32>
%73 = "stablehlo.dot_general"(%72, %23) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x3x2xf32>, tensor<4x8xf32>) -> tensor<2x3x3x2x4xf32>
%74 = "stablehlo.transpose"(%73) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x3x2x4xf32>) -> tensor<2x3x4x3x2xf32>
%75 = "stablehlo.is_finite"(%74) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%76 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%80 = "stablehlo.reduce"(%75, %76) ({
^bb0(%77: tensor<i1>, %78: tensor<i1>):
%79 = "stablehlo.and"(%77, %78) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%79) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x4x3x2xi1>, tensor<i1>) -> tensor<i1>
%194 = "stablehlo.if"(%80) ({
"stablehlo.return"(%74) : (tensor<2x3x4x3x2xf32>) -> ()
}, {
%81 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%83 = "stablehlo.not"(%81) : (tensor<2x3x8x6x5xi1>) -> tensor<2x3x8x6x5xi1>
%84 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%85 = "stablehlo.and"(%83, %84) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xi1>) -> tensor<2x3x8x6x5xi1>
%86 = "stablehlo.sign"(%0) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%87 = "stablehlo.select"(%85, %86, %82) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%89 = "stablehlo.select"(%81, %82, %88) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%90 = "stablehlo.sign"(%69) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%91 = "stablehlo.convert"(%87) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xbf16>
%92 = "stablehlo.convert"(%90) : (tensor<2x5xf32>) -> tensor<2x5xbf16>
%93 = "stablehlo.dot_general"(%91, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x6x5xbf16>, tensor<2x5xbf16>) -> tensor<2x3x8x6x2xf32>
%94 = "stablehlo.abs"(%87) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%95 = "stablehlo.abs"(%90) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%96 = "stablehlo.convert"(%94) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xbf16>
%97 = "stablehlo.convert"(%95) : (tensor<2x5xf32>) -> tensor<2x5xbf16>
%98 = "stablehlo.dot_general"(%96, %97) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x6x5xbf16>, tensor<2x5xbf16>) -> tensor<2x3x8x6x2xf32>
%99 = "stablehlo.convert"(%63) : (tensor<2x5xi1>) -> tensor<2x5xf32>
%100 = "stablehlo.convert"(%89) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xbf16>
%101 = "stablehlo.convert"(%99) : (tensor<2x5xf32>) -> tensor<2x5xbf16>
%102 = "stablehlo.dot_general"(%100, %101) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x6x5xbf16>, tensor<2x5xbf16>) -> tensor<2x3x8x6x2xf32>
%103 = "stablehlo.select"(%81, %0, %82) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%104 = "stablehlo.dot_general"(%103, %69) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x6x5xf32>, tensor<2x5xf32>) -> tensor<2x3x8x6x2xf32>
%105 = "stablehlo.abs"(%93) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%106 = "stablehlo.compare"(%105, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi1>
%107 = "stablehlo.compare"(%102, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi1>
%108 = "stablehlo.and"(%106, %107) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xi1>) -> tensor<2x3x8x6x2xi1>
%109 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x6x2xf32>} : () -> tensor<2x3x8x6x2xf32>
%110 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x2xf32>} : () -> tensor<2x3x8x6x2xf32>
%111 = "stablehlo.select"(%108, %93, %110) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%112 = "stablehlo.multiply"(%109, %111) : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x2xf32>} : () -> tensor<2x3x8x6x2xf32>
%114 = "stablehlo.compare"(%102, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi1>
%115 = "stablehlo.select"(%114, %112, %104) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%116 = "stablehlo.is_finite"(%115) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi1>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x2xf32>} : () -> tensor<2x3x8x6x2xf32>
%118 = "stablehlo.not"(%116) : (tensor<2x3x8x6x2xi1>) -> tensor<2x3x8x6x2xi1>
%119 = "stablehlo.compare"(%115, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi1>
%120 = "stablehlo.and"(%118, %119) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xi1>) -> tensor<2x3x8x6x2xi1>
%121 = "stablehlo.sign"(%115) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%122 = "stablehlo.select"(%120, %121, %117) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%123 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x8x6x2xf32>} : () -> tensor<2x3x8x6x2xf32>
%124 = "stablehlo.select"(%116, %117, %123) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%125 = "stablehlo.sign"(%46) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%126 = "stablehlo.convert"(%122) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xbf16>
%127 = "stablehlo.convert"(%125) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%128 = "stablehlo.dot_general"(%126, %127) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x6x2xbf16>, tensor<3x6xbf16>) -> tensor<2x3x8x2x3xf32>
%129 = "stablehlo.transpose"(%128) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x8x2x3xf32>) -> tensor<2x3x8x3x2xf32>
%130 = "stablehlo.abs"(%122) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%131 = "stablehlo.abs"(%125) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%132 = "stablehlo.convert"(%130) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xbf16>
%133 = "stablehlo.convert"(%131) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%134 = "stablehlo.dot_general"(%132, %133) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x6x2xbf16>, tensor<3x6xbf16>) -> tensor<2x3x8x2x3xf32>
%135 = "stablehlo.transpose"(%134) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x8x2x3xf32>) -> tensor<2x3x8x3x2xf32>
%136 = "stablehlo.convert"(%40) : (tensor<3x6xi1>) -> tensor<3x6xf32>
%137 = "stablehlo.convert"(%124) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xbf16>
%138 = "stablehlo.convert"(%136) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%139 = "stablehlo.dot_general"(%137, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x6x2xbf16>, tensor<3x6xbf16>) -> tensor<2x3x8x2x3xf32>
%140 = "stablehlo.transpose"(%139) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x8x2x3xf32>) -> tensor<2x3x8x3x2xf32>
%141 = "stablehlo.select"(%116, %115, %117) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%142 = "stablehlo.dot_general"(%141, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x6x2xf32>, tensor<3x6xf32>) -> tensor<2x3x8x2x3xf32>
%143 = "stablehlo.transpose"(%142) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x8x2x3xf32>) -> tensor<2x3x8x3x2xf32>
%144 = "stablehlo.abs"(%129) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%145 = "stablehlo.compare"(%144, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi1>
%146 = "stablehlo.compare"(%140, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi1>
%147 = "stablehlo.and"(%145, %146) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xi1>) -> tensor<2x3x8x3x2xi1>
%148 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x3x2xf32>} : () -> tensor<2x3x8x3x2xf32>
%149 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x3x2xf32>} : () -> tensor<2x3x8x3x2xf32>
%150 = "stablehlo.select"(%147, %129, %149) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%151 = "stablehlo.multiply"(%148, %150) : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%152 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x3x2xf32>} : () -> tensor<2x3x8x3x2xf32>
%153 = "stablehlo.compare"(%140, %152) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi1>
%154 = "stablehlo.select"(%153, %151, %143) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%155 = "stablehlo.is_finite"(%154) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi1>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x3x2xf32>} : () -> tensor<2x3x8x3x2xf32>
%157 = "stablehlo.not"(%155) : (tensor<2x3x8x3x2xi1>) -> tensor<2x3x8x3x2xi1>
%158 = "stablehlo.compare"(%154, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi1>
%159 = "stablehlo.and"(%157, %158) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xi1>) -> tensor<2x3x8x3x2xi1>
%160 = "stablehlo.sign"(%154) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%161 = "stablehlo.select"(%159, %160, %156) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%162 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x8x3x2xf32>} : () -> tensor<2x3x8x3x2xf32>
%163 = "stablehlo.select"(%155, %156, %162) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%164 = "stablehlo.sign"(%23) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%165 = "stablehlo.convert"(%161) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xbf16>
%166 = "stablehlo.convert"(%164) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%167 = "stablehlo.dot_general"(%165, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x3x2xbf16>, tensor<4x8xbf16>) -> tensor<2x3x3x2x4xf32>
%168 = "stablehlo.transpose"(%167) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x3x2x4xf32>) -> tensor<2x3x4x3x2xf32>
%169 = "stablehlo.abs"(%161) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%170 = "stablehlo.abs"(%164) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%171 = "stablehlo.convert"(%169) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xbf16>
%172 = "stablehlo.convert"(%170) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%173 = "stablehlo.dot_general"(%171, %172) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x3x2xbf16>, tensor<4x8xbf16>) -> tensor<2x3x3x2x4xf32>
%174 = "stablehlo.transpose"(%173) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x3x2x4xf32>) -> tensor<2x3x4x3x2xf32>
%175 = "stablehlo.convert"(%17) : (tensor<4x8xi1>) -> tensor<4x8xf32>
%176 = "stablehlo.convert"(%163) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xbf16>
%177 = "stablehlo.convert"(%175) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%178 = "stablehlo.dot_general"(%176, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x3x2xbf16>, tensor<4x8xbf16>) -> tensor<2x3x3x2x4xf32>
%179 = "stablehlo.transpose"(%178) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x3x2x4xf32>) -> tensor<2x3x4x3x2xf32>
%180 = "stablehlo.select"(%155, %154, %156) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%181 = "stablehlo.dot_general"(%180, %23) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x3x2xf32>, tensor<4x8xf32>) -> tensor<2x3x3x2x4xf32>
%182 = "stablehlo.transpose"(%181) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x3x2x4xf32>) -> tensor<2x3x4x3x2xf32>
%183 = "stablehlo.abs"(%168) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%184 = "stablehlo.compare"(%183, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%185 = "stablehlo.compare"(%179, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%186 = "stablehlo.and"(%184, %185) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xi1>) -> tensor<2x3x4x3x2xi1>
%187 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%188 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%189 = "stablehlo.select"(%186, %168, %188) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%190 = "stablehlo.multiply"(%187, %189) : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%192 = "stablehlo.compare"(%179, %191) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%193 = "stablehlo.select"(%192, %190, %182) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
"stablehlo.return"(%193) : (tensor<2x3x4x3x2xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x3x2xf32>
return %194 : tensor<2x3x4x3x2xf32>
}
}

// f32[3,4,4,4] [1,2,4]
module @example {
func.func public @main(%0: tensor<3x4x4x4xf32>) -> (tensor<3x1x2x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 4, 2, 1>, window_strides = array<i64: 1, 4, 2, 1>} : (tensor<3x4x4x4xf32>, tensor<f32>) -> tensor<3x1x2x4xf32>
%6 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3x1x2x4xf32>} : () -> tensor<3x1x2x4xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xf32>
return %7 : tensor<3x1x2x4xf32>
}
}

