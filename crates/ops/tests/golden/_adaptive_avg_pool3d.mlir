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
%287 = "stablehlo.if"(%80) ({
"stablehlo.return"(%74) : (tensor<2x3x4x3x2xf32>) -> ()
}, {
%81 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x6x5xi32>} : () -> tensor<2x3x8x6x5xi32>
%82 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x6x5xi32>} : () -> tensor<2x3x8x6x5xi32>
%83 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%84 = "stablehlo.sign"(%0) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%85 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%86 = "stablehlo.abs"(%84) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%87 = "stablehlo.compare"(%86, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%88 = "stablehlo.negate"(%85) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%89 = "stablehlo.select"(%87, %84, %88) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%90 = "stablehlo.convert"(%89) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi32>
%91 = "stablehlo.select"(%83, %90, %81) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xi32>, tensor<2x3x8x6x5xi32>) -> tensor<2x3x8x6x5xi32>
%92 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%93 = "stablehlo.select"(%92, %82, %91) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xi32>, tensor<2x3x8x6x5xi32>) -> tensor<2x3x8x6x5xi32>
%94 = "stablehlo.convert"(%93) : (tensor<2x3x8x6x5xi32>) -> tensor<2x3x8x6x5xi8>
%95 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x5xf32>} : () -> tensor<2x3x8x6x5xf32>
%97 = "stablehlo.select"(%95, %0, %96) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%98 = "stablehlo.dot_general"(%97, %69) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x6x5xf32>, tensor<2x5xf32>) -> tensor<2x3x8x6x2xf32>
%99 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x6x5xi8>} : () -> tensor<2x3x8x6x5xi8>
%100 = "stablehlo.compare"(%94, %99) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x5xi8>, tensor<2x3x8x6x5xi8>) -> tensor<2x3x8x6x5xi1>
%101 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x6x5xi8>} : () -> tensor<2x3x8x6x5xi8>
%102 = "stablehlo.select"(%100, %101, %94) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xi8>, tensor<2x3x8x6x5xi8>) -> tensor<2x3x8x6x5xi8>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x6x5xi8>} : () -> tensor<2x3x8x6x5xi8>
%104 = "stablehlo.compare"(%94, %103) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x5xi8>, tensor<2x3x8x6x5xi8>) -> tensor<2x3x8x6x5xi1>
%105 = "stablehlo.not"(%104) : (tensor<2x3x8x6x5xi1>) -> tensor<2x3x8x6x5xi1>
%106 = "stablehlo.sign"(%69) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%107 = "stablehlo.convert"(%102) : (tensor<2x3x8x6x5xi8>) -> tensor<2x3x8x6x5xbf16>
%108 = "stablehlo.convert"(%106) : (tensor<2x5xf32>) -> tensor<2x5xbf16>
%109 = "stablehlo.dot_general"(%107, %108) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x6x5xbf16>, tensor<2x5xbf16>) -> tensor<2x3x8x6x2xf32>
%110 = "stablehlo.abs"(%102) : (tensor<2x3x8x6x5xi8>) -> tensor<2x3x8x6x5xi8>
%111 = "stablehlo.abs"(%106) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%112 = "stablehlo.convert"(%110) : (tensor<2x3x8x6x5xi8>) -> tensor<2x3x8x6x5xbf16>
%113 = "stablehlo.convert"(%111) : (tensor<2x5xf32>) -> tensor<2x5xbf16>
%114 = "stablehlo.dot_general"(%112, %113) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x6x5xbf16>, tensor<2x5xbf16>) -> tensor<2x3x8x6x2xf32>
%115 = "stablehlo.convert"(%105) : (tensor<2x3x8x6x5xi1>) -> tensor<2x3x8x6x5xbf16>
%116 = "stablehlo.convert"(%63) : (tensor<2x5xi1>) -> tensor<2x5xbf16>
%117 = "stablehlo.dot_general"(%115, %116) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x6x5xbf16>, tensor<2x5xbf16>) -> tensor<2x3x8x6x2xf32>
%118 = "stablehlo.abs"(%109) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%119 = "stablehlo.compare"(%118, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi1>
%120 = "stablehlo.compare"(%117, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi1>
%121 = "stablehlo.and"(%119, %120) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xi1>) -> tensor<2x3x8x6x2xi1>
%122 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x8x6x2xf32>} : () -> tensor<2x3x8x6x2xf32>
%123 = "stablehlo.sign"(%109) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%124 = "stablehlo.select"(%121, %123, %122) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x2xf32>} : () -> tensor<2x3x8x6x2xf32>
%126 = "stablehlo.compare"(%117, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi1>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x2xf32>} : () -> tensor<2x3x8x6x2xf32>
%128 = "stablehlo.select"(%126, %127, %124) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%129 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x6x2xf32>} : () -> tensor<2x3x8x6x2xf32>
%130 = "stablehlo.abs"(%128) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%131 = "stablehlo.compare"(%130, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi1>
%132 = "stablehlo.negate"(%129) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%133 = "stablehlo.select"(%131, %128, %132) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%134 = "stablehlo.convert"(%133) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi32>
%135 = "stablehlo.convert"(%134) : (tensor<2x3x8x6x2xi32>) -> tensor<2x3x8x6x2xi8>
%136 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x6x2xi8>} : () -> tensor<2x3x8x6x2xi8>
%137 = "stablehlo.compare"(%135, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x2xi8>, tensor<2x3x8x6x2xi8>) -> tensor<2x3x8x6x2xi1>
%138 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x6x2xi32>} : () -> tensor<2x3x8x6x2xi32>
%139 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x6x2xi32>} : () -> tensor<2x3x8x6x2xi32>
%140 = "stablehlo.compare"(%98, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi1>
%141 = "stablehlo.sign"(%98) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%142 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x6x2xf32>} : () -> tensor<2x3x8x6x2xf32>
%143 = "stablehlo.abs"(%141) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%144 = "stablehlo.compare"(%143, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi1>
%145 = "stablehlo.negate"(%142) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%146 = "stablehlo.select"(%144, %141, %145) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%147 = "stablehlo.convert"(%146) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi32>
%148 = "stablehlo.select"(%140, %147, %138) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xi32>, tensor<2x3x8x6x2xi32>) -> tensor<2x3x8x6x2xi32>
%149 = "stablehlo.is_finite"(%98) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi1>
%150 = "stablehlo.select"(%149, %139, %148) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xi32>, tensor<2x3x8x6x2xi32>) -> tensor<2x3x8x6x2xi32>
%151 = "stablehlo.convert"(%150) : (tensor<2x3x8x6x2xi32>) -> tensor<2x3x8x6x2xi8>
%152 = "stablehlo.select"(%137, %151, %135) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xi8>, tensor<2x3x8x6x2xi8>) -> tensor<2x3x8x6x2xi8>
%153 = "stablehlo.is_finite"(%98) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi1>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x2xf32>} : () -> tensor<2x3x8x6x2xf32>
%155 = "stablehlo.select"(%153, %98, %154) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%156 = "stablehlo.dot_general"(%155, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x6x2xf32>, tensor<3x6xf32>) -> tensor<2x3x8x2x3xf32>
%157 = "stablehlo.transpose"(%156) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x8x2x3xf32>) -> tensor<2x3x8x3x2xf32>
%158 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x6x2xi8>} : () -> tensor<2x3x8x6x2xi8>
%159 = "stablehlo.compare"(%152, %158) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x2xi8>, tensor<2x3x8x6x2xi8>) -> tensor<2x3x8x6x2xi1>
%160 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x6x2xi8>} : () -> tensor<2x3x8x6x2xi8>
%161 = "stablehlo.select"(%159, %160, %152) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xi8>, tensor<2x3x8x6x2xi8>) -> tensor<2x3x8x6x2xi8>
%162 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x6x2xi8>} : () -> tensor<2x3x8x6x2xi8>
%163 = "stablehlo.compare"(%152, %162) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x2xi8>, tensor<2x3x8x6x2xi8>) -> tensor<2x3x8x6x2xi1>
%164 = "stablehlo.not"(%163) : (tensor<2x3x8x6x2xi1>) -> tensor<2x3x8x6x2xi1>
%165 = "stablehlo.sign"(%46) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%166 = "stablehlo.convert"(%161) : (tensor<2x3x8x6x2xi8>) -> tensor<2x3x8x6x2xbf16>
%167 = "stablehlo.convert"(%165) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%168 = "stablehlo.dot_general"(%166, %167) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x6x2xbf16>, tensor<3x6xbf16>) -> tensor<2x3x8x2x3xf32>
%169 = "stablehlo.transpose"(%168) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x8x2x3xf32>) -> tensor<2x3x8x3x2xf32>
%170 = "stablehlo.abs"(%161) : (tensor<2x3x8x6x2xi8>) -> tensor<2x3x8x6x2xi8>
%171 = "stablehlo.abs"(%165) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%172 = "stablehlo.convert"(%170) : (tensor<2x3x8x6x2xi8>) -> tensor<2x3x8x6x2xbf16>
%173 = "stablehlo.convert"(%171) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%174 = "stablehlo.dot_general"(%172, %173) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x6x2xbf16>, tensor<3x6xbf16>) -> tensor<2x3x8x2x3xf32>
%175 = "stablehlo.transpose"(%174) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x8x2x3xf32>) -> tensor<2x3x8x3x2xf32>
%176 = "stablehlo.convert"(%164) : (tensor<2x3x8x6x2xi1>) -> tensor<2x3x8x6x2xbf16>
%177 = "stablehlo.convert"(%40) : (tensor<3x6xi1>) -> tensor<3x6xbf16>
%178 = "stablehlo.dot_general"(%176, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x6x2xbf16>, tensor<3x6xbf16>) -> tensor<2x3x8x2x3xf32>
%179 = "stablehlo.transpose"(%178) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x8x2x3xf32>) -> tensor<2x3x8x3x2xf32>
%180 = "stablehlo.abs"(%169) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%181 = "stablehlo.compare"(%180, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi1>
%182 = "stablehlo.compare"(%179, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi1>
%183 = "stablehlo.and"(%181, %182) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xi1>) -> tensor<2x3x8x3x2xi1>
%184 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x8x3x2xf32>} : () -> tensor<2x3x8x3x2xf32>
%185 = "stablehlo.sign"(%169) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%186 = "stablehlo.select"(%183, %185, %184) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x3x2xf32>} : () -> tensor<2x3x8x3x2xf32>
%188 = "stablehlo.compare"(%179, %187) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi1>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x3x2xf32>} : () -> tensor<2x3x8x3x2xf32>
%190 = "stablehlo.select"(%188, %189, %186) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%191 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x3x2xf32>} : () -> tensor<2x3x8x3x2xf32>
%192 = "stablehlo.abs"(%190) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%193 = "stablehlo.compare"(%192, %191) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi1>
%194 = "stablehlo.negate"(%191) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%195 = "stablehlo.select"(%193, %190, %194) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%196 = "stablehlo.convert"(%195) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi32>
%197 = "stablehlo.convert"(%196) : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x8x3x2xi8>
%198 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x3x2xi8>} : () -> tensor<2x3x8x3x2xi8>
%199 = "stablehlo.compare"(%197, %198) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x3x2xi8>, tensor<2x3x8x3x2xi8>) -> tensor<2x3x8x3x2xi1>
%200 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x3x2xi32>} : () -> tensor<2x3x8x3x2xi32>
%201 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x3x2xi32>} : () -> tensor<2x3x8x3x2xi32>
%202 = "stablehlo.compare"(%157, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi1>
%203 = "stablehlo.sign"(%157) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%204 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x3x2xf32>} : () -> tensor<2x3x8x3x2xf32>
%205 = "stablehlo.abs"(%203) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%206 = "stablehlo.compare"(%205, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi1>
%207 = "stablehlo.negate"(%204) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%208 = "stablehlo.select"(%206, %203, %207) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%209 = "stablehlo.convert"(%208) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi32>
%210 = "stablehlo.select"(%202, %209, %200) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xi32>, tensor<2x3x8x3x2xi32>) -> tensor<2x3x8x3x2xi32>
%211 = "stablehlo.is_finite"(%157) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi1>
%212 = "stablehlo.select"(%211, %201, %210) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xi32>, tensor<2x3x8x3x2xi32>) -> tensor<2x3x8x3x2xi32>
%213 = "stablehlo.convert"(%212) : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x8x3x2xi8>
%214 = "stablehlo.select"(%199, %213, %197) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xi8>, tensor<2x3x8x3x2xi8>) -> tensor<2x3x8x3x2xi8>
%215 = "stablehlo.is_finite"(%157) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi1>
%216 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x3x2xf32>} : () -> tensor<2x3x8x3x2xf32>
%217 = "stablehlo.select"(%215, %157, %216) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%218 = "stablehlo.dot_general"(%217, %23) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x3x2xf32>, tensor<4x8xf32>) -> tensor<2x3x3x2x4xf32>
%219 = "stablehlo.transpose"(%218) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x3x2x4xf32>) -> tensor<2x3x4x3x2xf32>
%220 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x3x2xi8>} : () -> tensor<2x3x8x3x2xi8>
%221 = "stablehlo.compare"(%214, %220) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x3x2xi8>, tensor<2x3x8x3x2xi8>) -> tensor<2x3x8x3x2xi1>
%222 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x3x2xi8>} : () -> tensor<2x3x8x3x2xi8>
%223 = "stablehlo.select"(%221, %222, %214) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xi8>, tensor<2x3x8x3x2xi8>) -> tensor<2x3x8x3x2xi8>
%224 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x3x2xi8>} : () -> tensor<2x3x8x3x2xi8>
%225 = "stablehlo.compare"(%214, %224) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x3x2xi8>, tensor<2x3x8x3x2xi8>) -> tensor<2x3x8x3x2xi1>
%226 = "stablehlo.not"(%225) : (tensor<2x3x8x3x2xi1>) -> tensor<2x3x8x3x2xi1>
%227 = "stablehlo.sign"(%23) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%228 = "stablehlo.convert"(%223) : (tensor<2x3x8x3x2xi8>) -> tensor<2x3x8x3x2xbf16>
%229 = "stablehlo.convert"(%227) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%230 = "stablehlo.dot_general"(%228, %229) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x3x2xbf16>, tensor<4x8xbf16>) -> tensor<2x3x3x2x4xf32>
%231 = "stablehlo.transpose"(%230) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x3x2x4xf32>) -> tensor<2x3x4x3x2xf32>
%232 = "stablehlo.abs"(%223) : (tensor<2x3x8x3x2xi8>) -> tensor<2x3x8x3x2xi8>
%233 = "stablehlo.abs"(%227) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%234 = "stablehlo.convert"(%232) : (tensor<2x3x8x3x2xi8>) -> tensor<2x3x8x3x2xbf16>
%235 = "stablehlo.convert"(%233) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%236 = "stablehlo.dot_general"(%234, %235) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x3x2xbf16>, tensor<4x8xbf16>) -> tensor<2x3x3x2x4xf32>
%237 = "stablehlo.transpose"(%236) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x3x2x4xf32>) -> tensor<2x3x4x3x2xf32>
%238 = "stablehlo.convert"(%226) : (tensor<2x3x8x3x2xi1>) -> tensor<2x3x8x3x2xbf16>
%239 = "stablehlo.convert"(%17) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%240 = "stablehlo.dot_general"(%238, %239) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x3x2xbf16>, tensor<4x8xbf16>) -> tensor<2x3x3x2x4xf32>
%241 = "stablehlo.transpose"(%240) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x3x2x4xf32>) -> tensor<2x3x4x3x2xf32>
%242 = "stablehlo.abs"(%231) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%243 = "stablehlo.compare"(%242, %237) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%244 = "stablehlo.compare"(%241, %237) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%245 = "stablehlo.and"(%243, %244) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xi1>) -> tensor<2x3x4x3x2xi1>
%246 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%247 = "stablehlo.sign"(%231) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%248 = "stablehlo.select"(%245, %247, %246) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%249 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%250 = "stablehlo.compare"(%241, %249) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%251 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%252 = "stablehlo.select"(%250, %251, %248) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%253 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%254 = "stablehlo.abs"(%252) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%255 = "stablehlo.compare"(%254, %253) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%256 = "stablehlo.negate"(%253) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%257 = "stablehlo.select"(%255, %252, %256) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%258 = "stablehlo.convert"(%257) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi32>
%259 = "stablehlo.convert"(%258) : (tensor<2x3x4x3x2xi32>) -> tensor<2x3x4x3x2xi8>
%260 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3x2xi8>} : () -> tensor<2x3x4x3x2xi8>
%261 = "stablehlo.compare"(%259, %260) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x2xi8>, tensor<2x3x4x3x2xi8>) -> tensor<2x3x4x3x2xi1>
%262 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x3x2xi32>} : () -> tensor<2x3x4x3x2xi32>
%263 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3x2xi32>} : () -> tensor<2x3x4x3x2xi32>
%264 = "stablehlo.compare"(%219, %219) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%265 = "stablehlo.sign"(%219) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%266 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%267 = "stablehlo.abs"(%265) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%268 = "stablehlo.compare"(%267, %266) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%269 = "stablehlo.negate"(%266) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%270 = "stablehlo.select"(%268, %265, %269) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%271 = "stablehlo.convert"(%270) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi32>
%272 = "stablehlo.select"(%264, %271, %262) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xi32>, tensor<2x3x4x3x2xi32>) -> tensor<2x3x4x3x2xi32>
%273 = "stablehlo.is_finite"(%219) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%274 = "stablehlo.select"(%273, %263, %272) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xi32>, tensor<2x3x4x3x2xi32>) -> tensor<2x3x4x3x2xi32>
%275 = "stablehlo.convert"(%274) : (tensor<2x3x4x3x2xi32>) -> tensor<2x3x4x3x2xi8>
%276 = "stablehlo.select"(%261, %275, %259) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xi8>, tensor<2x3x4x3x2xi8>) -> tensor<2x3x4x3x2xi8>
%277 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%278 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%279 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x3x2xi8>} : () -> tensor<2x3x4x3x2xi8>
%280 = "stablehlo.compare"(%276, %279) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x2xi8>, tensor<2x3x4x3x2xi8>) -> tensor<2x3x4x3x2xi1>
%281 = "stablehlo.convert"(%276) : (tensor<2x3x4x3x2xi8>) -> tensor<2x3x4x3x2xf32>
%282 = "stablehlo.multiply"(%277, %281) : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%283 = "stablehlo.select"(%280, %278, %282) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%284 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3x2xi8>} : () -> tensor<2x3x4x3x2xi8>
%285 = "stablehlo.compare"(%276, %284) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x2xi8>, tensor<2x3x4x3x2xi8>) -> tensor<2x3x4x3x2xi1>
%286 = "stablehlo.select"(%285, %219, %283) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
"stablehlo.return"(%286) : (tensor<2x3x4x3x2xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x3x2xf32>
return %287 : tensor<2x3x4x3x2xf32>
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

