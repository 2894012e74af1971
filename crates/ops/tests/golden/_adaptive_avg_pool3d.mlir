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
%209 = "stablehlo.if"(%80) ({
"stablehlo.return"(%74) : (tensor<2x3x4x3x2xf32>) -> ()
}, {
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%82 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%207, %208 = "stablehlo.while"(%82, %81) ({
^bb0(%83: tensor<i32>, %84: tensor<2x3x4x3x2xf32>):
%85 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%86 = "stablehlo.compare"(%83, %85) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%86) : (tensor<i1>) -> ()
}, {
^bb0(%87: tensor<i32>, %88: tensor<2x3x4x3x2xf32>):
%89 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%90 = "stablehlo.add"(%87, %89) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%91 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%92 = "stablehlo.dynamic_slice"(%0, %87, %91, %91, %91, %91) {slice_sizes = array<i64: 1, 3, 8, 6, 5>} : (tensor<2x3x8x6x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x8x6x5xf32>
%93 = "stablehlo.is_finite"(%92) : (tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xi1>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x6x5xf32>} : () -> tensor<1x3x8x6x5xf32>
%95 = "stablehlo.not"(%93) : (tensor<1x3x8x6x5xi1>) -> tensor<1x3x8x6x5xi1>
%96 = "stablehlo.compare"(%92, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x6x5xf32>, tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xi1>
%97 = "stablehlo.and"(%95, %96) : (tensor<1x3x8x6x5xi1>, tensor<1x3x8x6x5xi1>) -> tensor<1x3x8x6x5xi1>
%98 = "stablehlo.sign"(%92) : (tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xf32>
%99 = "stablehlo.select"(%97, %98, %94) : (tensor<1x3x8x6x5xi1>, tensor<1x3x8x6x5xf32>, tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xf32>
%100 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x8x6x5xf32>} : () -> tensor<1x3x8x6x5xf32>
%101 = "stablehlo.select"(%93, %94, %100) : (tensor<1x3x8x6x5xi1>, tensor<1x3x8x6x5xf32>, tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xf32>
%102 = "stablehlo.sign"(%69) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%103 = "stablehlo.convert"(%99) : (tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xbf16>
%104 = "stablehlo.convert"(%102) : (tensor<2x5xf32>) -> tensor<2x5xbf16>
%105 = "stablehlo.dot_general"(%103, %104) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x6x5xbf16>, tensor<2x5xbf16>) -> tensor<1x3x8x6x2xf32>
%106 = "stablehlo.abs"(%99) : (tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xf32>
%107 = "stablehlo.abs"(%102) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%108 = "stablehlo.convert"(%106) : (tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xbf16>
%109 = "stablehlo.convert"(%107) : (tensor<2x5xf32>) -> tensor<2x5xbf16>
%110 = "stablehlo.dot_general"(%108, %109) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x6x5xbf16>, tensor<2x5xbf16>) -> tensor<1x3x8x6x2xf32>
%111 = "stablehlo.convert"(%63) : (tensor<2x5xi1>) -> tensor<2x5xf32>
%112 = "stablehlo.convert"(%101) : (tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xbf16>
%113 = "stablehlo.convert"(%111) : (tensor<2x5xf32>) -> tensor<2x5xbf16>
%114 = "stablehlo.dot_general"(%112, %113) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x6x5xbf16>, tensor<2x5xbf16>) -> tensor<1x3x8x6x2xf32>
%115 = "stablehlo.select"(%93, %92, %94) : (tensor<1x3x8x6x5xi1>, tensor<1x3x8x6x5xf32>, tensor<1x3x8x6x5xf32>) -> tensor<1x3x8x6x5xf32>
%116 = "stablehlo.dot_general"(%115, %69) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x8x6x5xf32>, tensor<2x5xf32>) -> tensor<1x3x8x6x2xf32>
%117 = "stablehlo.abs"(%105) : (tensor<1x3x8x6x2xf32>) -> tensor<1x3x8x6x2xf32>
%118 = "stablehlo.compare"(%117, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x6x2xf32>, tensor<1x3x8x6x2xf32>) -> tensor<1x3x8x6x2xi1>
%119 = "stablehlo.compare"(%114, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x6x2xf32>, tensor<1x3x8x6x2xf32>) -> tensor<1x3x8x6x2xi1>
%120 = "stablehlo.and"(%118, %119) : (tensor<1x3x8x6x2xi1>, tensor<1x3x8x6x2xi1>) -> tensor<1x3x8x6x2xi1>
%121 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x8x6x2xf32>} : () -> tensor<1x3x8x6x2xf32>
%122 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x6x2xf32>} : () -> tensor<1x3x8x6x2xf32>
%123 = "stablehlo.select"(%120, %105, %122) : (tensor<1x3x8x6x2xi1>, tensor<1x3x8x6x2xf32>, tensor<1x3x8x6x2xf32>) -> tensor<1x3x8x6x2xf32>
%124 = "stablehlo.multiply"(%121, %123) : (tensor<1x3x8x6x2xf32>, tensor<1x3x8x6x2xf32>) -> tensor<1x3x8x6x2xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x6x2xf32>} : () -> tensor<1x3x8x6x2xf32>
%126 = "stablehlo.compare"(%114, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x8x6x2xf32>, tensor<1x3x8x6x2xf32>) -> tensor<1x3x8x6x2xi1>
%127 = "stablehlo.select"(%126, %124, %116) : (tensor<1x3x8x6x2xi1>, tensor<1x3x8x6x2xf32>, tensor<1x3x8x6x2xf32>) -> tensor<1x3x8x6x2xf32>
%128 = "stablehlo.is_finite"(%127) : (tensor<1x3x8x6x2xf32>) -> tensor<1x3x8x6x2xi1>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x6x2xf32>} : () -> tensor<1x3x8x6x2xf32>
%130 = "stablehlo.not"(%128) : (tensor<1x3x8x6x2xi1>) -> tensor<1x3x8x6x2xi1>
%131 = "stablehlo.compare"(%127, %127) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x6x2xf32>, tensor<1x3x8x6x2xf32>) -> tensor<1x3x8x6x2xi1>
%132 = "stablehlo.and"(%130, %131) : (tensor<1x3x8x6x2xi1>, tensor<1x3x8x6x2xi1>) -> tensor<1x3x8x6x2xi1>
%133 = "stablehlo.sign"(%127) : (tensor<1x3x8x6x2xf32>) -> tensor<1x3x8x6x2xf32>
%134 = "stablehlo.select"(%132, %133, %129) : (tensor<1x3x8x6x2xi1>, tensor<1x3x8x6x2xf32>, tensor<1x3x8x6x2xf32>) -> tensor<1x3x8x6x2xf32>
%135 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x8x6x2xf32>} : () -> tensor<1x3x8x6x2xf32>
%136 = "stablehlo.select"(%128, %129, %135) : (tensor<1x3x8x6x2xi1>, tensor<1x3x8x6x2xf32>, tensor<1x3x8x6x2xf32>) -> tensor<1x3x8x6x2xf32>
%137 = "stablehlo.sign"(%46) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%138 = "stablehlo.convert"(%134) : (tensor<1x3x8x6x2xf32>) -> tensor<1x3x8x6x2xbf16>
%139 = "stablehlo.convert"(%137) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%140 = "stablehlo.dot_general"(%138, %139) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x6x2xbf16>, tensor<3x6xbf16>) -> tensor<1x3x8x2x3xf32>
%141 = "stablehlo.transpose"(%140) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x8x2x3xf32>) -> tensor<1x3x8x3x2xf32>
%142 = "stablehlo.abs"(%134) : (tensor<1x3x8x6x2xf32>) -> tensor<1x3x8x6x2xf32>
%143 = "stablehlo.abs"(%137) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%144 = "stablehlo.convert"(%142) : (tensor<1x3x8x6x2xf32>) -> tensor<1x3x8x6x2xbf16>
%145 = "stablehlo.convert"(%143) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%146 = "stablehlo.dot_general"(%144, %145) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x6x2xbf16>, tensor<3x6xbf16>) -> tensor<1x3x8x2x3xf32>
%147 = "stablehlo.transpose"(%146) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x8x2x3xf32>) -> tensor<1x3x8x3x2xf32>
%148 = "stablehlo.convert"(%40) : (tensor<3x6xi1>) -> tensor<3x6xf32>
%149 = "stablehlo.convert"(%136) : (tensor<1x3x8x6x2xf32>) -> tensor<1x3x8x6x2xbf16>
%150 = "stablehlo.convert"(%148) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%151 = "stablehlo.dot_general"(%149, %150) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x6x2xbf16>, tensor<3x6xbf16>) -> tensor<1x3x8x2x3xf32>
%152 = "stablehlo.transpose"(%151) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x8x2x3xf32>) -> tensor<1x3x8x3x2xf32>
%153 = "stablehlo.select"(%128, %127, %129) : (tensor<1x3x8x6x2xi1>, tensor<1x3x8x6x2xf32>, tensor<1x3x8x6x2xf32>) -> tensor<1x3x8x6x2xf32>
%154 = "stablehlo.dot_general"(%153, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x8x6x2xf32>, tensor<3x6xf32>) -> tensor<1x3x8x2x3xf32>
%155 = "stablehlo.transpose"(%154) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x8x2x3xf32>) -> tensor<1x3x8x3x2xf32>
%156 = "stablehlo.abs"(%141) : (tensor<1x3x8x3x2xf32>) -> tensor<1x3x8x3x2xf32>
%157 = "stablehlo.compare"(%156, %147) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x3x2xf32>, tensor<1x3x8x3x2xf32>) -> tensor<1x3x8x3x2xi1>
%158 = "stablehlo.compare"(%152, %147) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x3x2xf32>, tensor<1x3x8x3x2xf32>) -> tensor<1x3x8x3x2xi1>
%159 = "stablehlo.and"(%157, %158) : (tensor<1x3x8x3x2xi1>, tensor<1x3x8x3x2xi1>) -> tensor<1x3x8x3x2xi1>
%160 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x8x3x2xf32>} : () -> tensor<1x3x8x3x2xf32>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x3x2xf32>} : () -> tensor<1x3x8x3x2xf32>
%162 = "stablehlo.select"(%159, %141, %161) : (tensor<1x3x8x3x2xi1>, tensor<1x3x8x3x2xf32>, tensor<1x3x8x3x2xf32>) -> tensor<1x3x8x3x2xf32>
%163 = "stablehlo.multiply"(%160, %162) : (tensor<1x3x8x3x2xf32>, tensor<1x3x8x3x2xf32>) -> tensor<1x3x8x3x2xf32>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x3x2xf32>} : () -> tensor<1x3x8x3x2xf32>
%165 = "stablehlo.compare"(%152, %164) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x8x3x2xf32>, tensor<1x3x8x3x2xf32>) -> tensor<1x3x8x3x2xi1>
%166 = "stablehlo.select"(%165, %163, %155) : (tensor<1x3x8x3x2xi1>, tensor<1x3x8x3x2xf32>, tensor<1x3x8x3x2xf32>) -> tensor<1x3x8x3x2xf32>
%167 = "stablehlo.is_finite"(%166) : (tensor<1x3x8x3x2xf32>) -> tensor<1x3x8x3x2xi1>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x3x2xf32>} : () -> tensor<1x3x8x3x2xf32>
%169 = "stablehlo.not"(%167) : (tensor<1x3x8x3x2xi1>) -> tensor<1x3x8x3x2xi1>
%170 = "stablehlo.compare"(%166, %166) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x3x2xf32>, tensor<1x3x8x3x2xf32>) -> tensor<1x3x8x3x2xi1>
%171 = "stablehlo.and"(%169, %170) : (tensor<1x3x8x3x2xi1>, tensor<1x3x8x3x2xi1>) -> tensor<1x3x8x3x2xi1>
%172 = "stablehlo.sign"(%166) : (tensor<1x3x8x3x2xf32>) -> tensor<1x3x8x3x2xf32>
%173 = "stablehlo.select"(%171, %172, %168) : (tensor<1x3x8x3x2xi1>, tensor<1x3x8x3x2xf32>, tensor<1x3x8x3x2xf32>) -> tensor<1x3x8x3x2xf32>
%174 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x8x3x2xf32>} : () -> tensor<1x3x8x3x2xf32>
%175 = "stablehlo.select"(%167, %168, %174) : (tensor<1x3x8x3x2xi1>, tensor<1x3x8x3x2xf32>, tensor<1x3x8x3x2xf32>) -> tensor<1x3x8x3x2xf32>
%176 = "stablehlo.sign"(%23) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%177 = "stablehlo.convert"(%173) : (tensor<1x3x8x3x2xf32>) -> tensor<1x3x8x3x2xbf16>
%178 = "stablehlo.convert"(%176) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%179 = "stablehlo.dot_general"(%177, %178) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x3x2xbf16>, tensor<4x8xbf16>) -> tensor<1x3x3x2x4xf32>
%180 = "stablehlo.transpose"(%179) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x3x2x4xf32>) -> tensor<1x3x4x3x2xf32>
%181 = "stablehlo.abs"(%173) : (tensor<1x3x8x3x2xf32>) -> tensor<1x3x8x3x2xf32>
%182 = "stablehlo.abs"(%176) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%183 = "stablehlo.convert"(%181) : (tensor<1x3x8x3x2xf32>) -> tensor<1x3x8x3x2xbf16>
%184 = "stablehlo.convert"(%182) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%185 = "stablehlo.dot_general"(%183, %184) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x3x2xbf16>, tensor<4x8xbf16>) -> tensor<1x3x3x2x4xf32>
%186 = "stablehlo.transpose"(%185) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x3x2x4xf32>) -> tensor<1x3x4x3x2xf32>
%187 = "stablehlo.convert"(%17) : (tensor<4x8xi1>) -> tensor<4x8xf32>
%188 = "stablehlo.convert"(%175) : (tensor<1x3x8x3x2xf32>) -> tensor<1x3x8x3x2xbf16>
%189 = "stablehlo.convert"(%187) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%190 = "stablehlo.dot_general"(%188, %189) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x3x2xbf16>, tensor<4x8xbf16>) -> tensor<1x3x3x2x4xf32>
%191 = "stablehlo.transpose"(%190) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x3x2x4xf32>) -> tensor<1x3x4x3x2xf32>
%192 = "stablehlo.select"(%167, %166, %168) : (tensor<1x3x8x3x2xi1>, tensor<1x3x8x3x2xf32>, tensor<1x3x8x3x2xf32>) -> tensor<1x3x8x3x2xf32>
%193 = "stablehlo.dot_general"(%192, %23) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x8x3x2xf32>, tensor<4x8xf32>) -> tensor<1x3x3x2x4xf32>
%194 = "stablehlo.transpose"(%193) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x3x2x4xf32>) -> tensor<1x3x4x3x2xf32>
%195 = "stablehlo.abs"(%180) : (tensor<1x3x4x3x2xf32>) -> tensor<1x3x4x3x2xf32>
%196 = "stablehlo.compare"(%195, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3x2xf32>, tensor<1x3x4x3x2xf32>) -> tensor<1x3x4x3x2xi1>
%197 = "stablehlo.compare"(%191, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3x2xf32>, tensor<1x3x4x3x2xf32>) -> tensor<1x3x4x3x2xi1>
%198 = "stablehlo.and"(%196, %197) : (tensor<1x3x4x3x2xi1>, tensor<1x3x4x3x2xi1>) -> tensor<1x3x4x3x2xi1>
%199 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x3x2xf32>} : () -> tensor<1x3x4x3x2xf32>
%200 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3x2xf32>} : () -> tensor<1x3x4x3x2xf32>
%201 = "stablehlo.select"(%198, %180, %200) : (tensor<1x3x4x3x2xi1>, tensor<1x3x4x3x2xf32>, tensor<1x3x4x3x2xf32>) -> tensor<1x3x4x3x2xf32>
%202 = "stablehlo.multiply"(%199, %201) : (tensor<1x3x4x3x2xf32>, tensor<1x3x4x3x2xf32>) -> tensor<1x3x4x3x2xf32>
%203 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3x2xf32>} : () -> tensor<1x3x4x3x2xf32>
%204 = "stablehlo.compare"(%191, %203) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x3x2xf32>, tensor<1x3x4x3x2xf32>) -> tensor<1x3x4x3x2xi1>
%205 = "stablehlo.select"(%204, %202, %194) : (tensor<1x3x4x3x2xi1>, tensor<1x3x4x3x2xf32>, tensor<1x3x4x3x2xf32>) -> tensor<1x3x4x3x2xf32>
%206 = "stablehlo.dynamic_update_slice"(%88, %205, %87, %91, %91, %91, %91) : (tensor<2x3x4x3x2xf32>, tensor<1x3x4x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x3x2xf32>
"stablehlo.return"(%90, %206) : (tensor<i32>, tensor<2x3x4x3x2xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x4x3x2xf32>) -> (tensor<i32>, tensor<2x3x4x3x2xf32>)
"stablehlo.return"(%208) : (tensor<2x3x4x3x2xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x3x2xf32>
return %209 : tensor<2x3x4x3x2xf32>
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

