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
%176 = "stablehlo.if"(%80) ({
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
%91 = "stablehlo.dot_general"(%87, %90) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x6x5xf32>, tensor<2x5xf32>) -> tensor<2x3x8x6x2xf32>
%92 = "stablehlo.abs"(%87) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%93 = "stablehlo.abs"(%90) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%94 = "stablehlo.dot_general"(%92, %93) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x6x5xf32>, tensor<2x5xf32>) -> tensor<2x3x8x6x2xf32>
%95 = "stablehlo.convert"(%63) : (tensor<2x5xi1>) -> tensor<2x5xf32>
%96 = "stablehlo.dot_general"(%89, %95) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x6x5xf32>, tensor<2x5xf32>) -> tensor<2x3x8x6x2xf32>
%97 = "stablehlo.select"(%81, %0, %82) : (tensor<2x3x8x6x5xi1>, tensor<2x3x8x6x5xf32>, tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xf32>
%98 = "stablehlo.dot_general"(%97, %69) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x6x5xf32>, tensor<2x5xf32>) -> tensor<2x3x8x6x2xf32>
%99 = "stablehlo.abs"(%91) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%100 = "stablehlo.compare"(%99, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi1>
%101 = "stablehlo.compare"(%96, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi1>
%102 = "stablehlo.and"(%100, %101) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xi1>) -> tensor<2x3x8x6x2xi1>
%103 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x6x2xf32>} : () -> tensor<2x3x8x6x2xf32>
%104 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x2xf32>} : () -> tensor<2x3x8x6x2xf32>
%105 = "stablehlo.select"(%102, %91, %104) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%106 = "stablehlo.multiply"(%103, %105) : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x2xf32>} : () -> tensor<2x3x8x6x2xf32>
%108 = "stablehlo.compare"(%96, %107) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi1>
%109 = "stablehlo.select"(%108, %106, %98) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%110 = "stablehlo.is_finite"(%109) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi1>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x2xf32>} : () -> tensor<2x3x8x6x2xf32>
%112 = "stablehlo.not"(%110) : (tensor<2x3x8x6x2xi1>) -> tensor<2x3x8x6x2xi1>
%113 = "stablehlo.compare"(%109, %109) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xi1>
%114 = "stablehlo.and"(%112, %113) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xi1>) -> tensor<2x3x8x6x2xi1>
%115 = "stablehlo.sign"(%109) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%116 = "stablehlo.select"(%114, %115, %111) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%117 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x8x6x2xf32>} : () -> tensor<2x3x8x6x2xf32>
%118 = "stablehlo.select"(%110, %111, %117) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%119 = "stablehlo.sign"(%46) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%120 = "stablehlo.dot_general"(%116, %119) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x6x2xf32>, tensor<3x6xf32>) -> tensor<2x3x8x2x3xf32>
%121 = "stablehlo.transpose"(%120) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x8x2x3xf32>) -> tensor<2x3x8x3x2xf32>
%122 = "stablehlo.abs"(%116) : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%123 = "stablehlo.abs"(%119) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%124 = "stablehlo.dot_general"(%122, %123) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x6x2xf32>, tensor<3x6xf32>) -> tensor<2x3x8x2x3xf32>
%125 = "stablehlo.transpose"(%124) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x8x2x3xf32>) -> tensor<2x3x8x3x2xf32>
%126 = "stablehlo.convert"(%40) : (tensor<3x6xi1>) -> tensor<3x6xf32>
%127 = "stablehlo.dot_general"(%118, %126) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x6x2xf32>, tensor<3x6xf32>) -> tensor<2x3x8x2x3xf32>
%128 = "stablehlo.transpose"(%127) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x8x2x3xf32>) -> tensor<2x3x8x3x2xf32>
%129 = "stablehlo.select"(%110, %109, %111) : (tensor<2x3x8x6x2xi1>, tensor<2x3x8x6x2xf32>, tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x6x2xf32>
%130 = "stablehlo.dot_general"(%129, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x6x2xf32>, tensor<3x6xf32>) -> tensor<2x3x8x2x3xf32>
%131 = "stablehlo.transpose"(%130) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x8x2x3xf32>) -> tensor<2x3x8x3x2xf32>
%132 = "stablehlo.abs"(%121) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%133 = "stablehlo.compare"(%132, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi1>
%134 = "stablehlo.compare"(%128, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi1>
%135 = "stablehlo.and"(%133, %134) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xi1>) -> tensor<2x3x8x3x2xi1>
%136 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x3x2xf32>} : () -> tensor<2x3x8x3x2xf32>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x3x2xf32>} : () -> tensor<2x3x8x3x2xf32>
%138 = "stablehlo.select"(%135, %121, %137) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%139 = "stablehlo.multiply"(%136, %138) : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x3x2xf32>} : () -> tensor<2x3x8x3x2xf32>
%141 = "stablehlo.compare"(%128, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi1>
%142 = "stablehlo.select"(%141, %139, %131) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%143 = "stablehlo.is_finite"(%142) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi1>
%144 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x3x2xf32>} : () -> tensor<2x3x8x3x2xf32>
%145 = "stablehlo.not"(%143) : (tensor<2x3x8x3x2xi1>) -> tensor<2x3x8x3x2xi1>
%146 = "stablehlo.compare"(%142, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xi1>
%147 = "stablehlo.and"(%145, %146) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xi1>) -> tensor<2x3x8x3x2xi1>
%148 = "stablehlo.sign"(%142) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%149 = "stablehlo.select"(%147, %148, %144) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%150 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x8x3x2xf32>} : () -> tensor<2x3x8x3x2xf32>
%151 = "stablehlo.select"(%143, %144, %150) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%152 = "stablehlo.sign"(%23) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%153 = "stablehlo.dot_general"(%149, %152) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x3x2xf32>, tensor<4x8xf32>) -> tensor<2x3x3x2x4xf32>
%154 = "stablehlo.transpose"(%153) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x3x2x4xf32>) -> tensor<2x3x4x3x2xf32>
%155 = "stablehlo.abs"(%149) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%156 = "stablehlo.abs"(%152) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%157 = "stablehlo.dot_general"(%155, %156) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x3x2xf32>, tensor<4x8xf32>) -> tensor<2x3x3x2x4xf32>
%158 = "stablehlo.transpose"(%157) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x3x2x4xf32>) -> tensor<2x3x4x3x2xf32>
%159 = "stablehlo.convert"(%17) : (tensor<4x8xi1>) -> tensor<4x8xf32>
%160 = "stablehlo.dot_general"(%151, %159) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x3x2xf32>, tensor<4x8xf32>) -> tensor<2x3x3x2x4xf32>
%161 = "stablehlo.transpose"(%160) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x3x2x4xf32>) -> tensor<2x3x4x3x2xf32>
%162 = "stablehlo.select"(%143, %142, %144) : (tensor<2x3x8x3x2xi1>, tensor<2x3x8x3x2xf32>, tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x3x2xf32>
%163 = "stablehlo.dot_general"(%162, %23) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x3x2xf32>, tensor<4x8xf32>) -> tensor<2x3x3x2x4xf32>
%164 = "stablehlo.transpose"(%163) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x3x2x4xf32>) -> tensor<2x3x4x3x2xf32>
%165 = "stablehlo.abs"(%154) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%166 = "stablehlo.compare"(%165, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%167 = "stablehlo.compare"(%161, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%168 = "stablehlo.and"(%166, %167) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xi1>) -> tensor<2x3x4x3x2xi1>
%169 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%170 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%171 = "stablehlo.select"(%168, %154, %170) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%172 = "stablehlo.multiply"(%169, %171) : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%173 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x2xf32>} : () -> tensor<2x3x4x3x2xf32>
%174 = "stablehlo.compare"(%161, %173) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%175 = "stablehlo.select"(%174, %172, %164) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
"stablehlo.return"(%175) : (tensor<2x3x4x3x2xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x3x2xf32>
return %176 : tensor<2x3x4x3x2xf32>
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

