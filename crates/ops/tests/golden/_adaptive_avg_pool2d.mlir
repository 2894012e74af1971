// f32[2,3,8,6] [4,3]
module @example {
func.func public @main(%0: tensor<2x3x8x6xf32>) -> (tensor<2x3x4x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x6xf32>, tensor<f32>) -> tensor<2x3x4x3xf32>
%6 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
return %7 : tensor<2x3x4x3xf32>
}
}

// f32[2,3,7,5] [3,7]
module @example {
func.func public @main(%0: tensor<2x3x7x5xf32>) -> (tensor<2x3x3x7xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x7xi32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x7xi32>
%3 = "stablehlo.constant"() {value = dense<7> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%5 = "stablehlo.constant"() {value = dense<3> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%6 = "stablehlo.divide"(%4, %5) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%7 = "stablehlo.constant"() {value = dense<1> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%8 = "stablehlo.add"(%1, %7) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%9 = "stablehlo.constant"() {value = dense<7> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%11 = "stablehlo.constant"() {value = dense<2> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%12 = "stablehlo.add"(%10, %11) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%13 = "stablehlo.constant"() {value = dense<3> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%14 = "stablehlo.divide"(%12, %13) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%15 = "stablehlo.compare"(%2, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
%16 = "stablehlo.compare"(%2, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
%17 = "stablehlo.and"(%15, %16) : (tensor<3x7xi1>, tensor<3x7xi1>) -> tensor<3x7xi1>
%18 = "stablehlo.subtract"(%14, %6) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%19 = "stablehlo.convert"(%18) : (tensor<3x7xi32>) -> tensor<3x7xf32>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x7xf32>} : () -> tensor<3x7xf32>
%21 = "stablehlo.divide"(%20, %19) : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x7xf32>} : () -> tensor<3x7xf32>
%23 = "stablehlo.select"(%17, %21, %22) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
%24 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7x5xi32>
%25 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x5xi32>
%26 = "stablehlo.constant"() {value = dense<5> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%28 = "stablehlo.constant"() {value = dense<7> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%29 = "stablehlo.divide"(%27, %28) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%30 = "stablehlo.constant"() {value = dense<1> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%31 = "stablehlo.add"(%24, %30) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%32 = "stablehlo.constant"() {value = dense<5> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%33 = "stablehlo.multiply"(%31, %32) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%34 = "stablehlo.constant"() {value = dense<6> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%35 = "stablehlo.add"(%33, %34) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%36 = "stablehlo.constant"() {value = dense<7> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%37 = "stablehlo.divide"(%35, %36) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%38 = "stablehlo.compare"(%25, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
%39 = "stablehlo.compare"(%25, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
%40 = "stablehlo.and"(%38, %39) : (tensor<7x5xi1>, tensor<7x5xi1>) -> tensor<7x5xi1>
%41 = "stablehlo.subtract"(%37, %29) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%42 = "stablehlo.convert"(%41) : (tensor<7x5xi32>) -> tensor<7x5xf32>
%43 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x5xf32>} : () -> tensor<7x5xf32>
%44 = "stablehlo.divide"(%43, %42) : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x5xf32>} : () -> tensor<7x5xf32>
%46 = "stablehlo.select"(%40, %44, %45) : (tensor<7x5xi1>, tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%47 = "stablehlo.dot_general"(%0, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<7x5xf32>) -> tensor<2x3x7x7xf32>
%48 = "stablehlo.dot_general"(%47, %23) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x7xf32>, tensor<3x7xf32>) -> tensor<2x3x7x3xf32>
%49 = "stablehlo.transpose"(%48) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
%50 = "stablehlo.is_finite"(%49) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%51 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%55 = "stablehlo.reduce"(%50, %51) ({
^bb0(%52: tensor<i1>, %53: tensor<i1>):
%54 = "stablehlo.and"(%52, %53) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%54) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x3x7xi1>, tensor<i1>) -> tensor<i1>
%130 = "stablehlo.if"(%55) ({
"stablehlo.return"(%49) : (tensor<2x3x3x7xf32>) -> ()
}, {
%56 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%58 = "stablehlo.not"(%56) : (tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%59 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%60 = "stablehlo.and"(%58, %59) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%61 = "stablehlo.sign"(%0) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%62 = "stablehlo.select"(%60, %61, %57) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%63 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%64 = "stablehlo.select"(%56, %57, %63) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%65 = "stablehlo.sign"(%46) : (tensor<7x5xf32>) -> tensor<7x5xf32>
%66 = "stablehlo.convert"(%62) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%67 = "stablehlo.convert"(%65) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%68 = "stablehlo.dot_general"(%66, %67) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<7x5xbf16>) -> tensor<2x3x7x7xf32>
%69 = "stablehlo.abs"(%62) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%70 = "stablehlo.abs"(%65) : (tensor<7x5xf32>) -> tensor<7x5xf32>
%71 = "stablehlo.convert"(%69) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%72 = "stablehlo.convert"(%70) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%73 = "stablehlo.dot_general"(%71, %72) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<7x5xbf16>) -> tensor<2x3x7x7xf32>
%74 = "stablehlo.convert"(%40) : (tensor<7x5xi1>) -> tensor<7x5xf32>
%75 = "stablehlo.convert"(%64) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%76 = "stablehlo.convert"(%74) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%77 = "stablehlo.dot_general"(%75, %76) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<7x5xbf16>) -> tensor<2x3x7x7xf32>
%78 = "stablehlo.select"(%56, %0, %57) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%79 = "stablehlo.dot_general"(%78, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<7x5xf32>) -> tensor<2x3x7x7xf32>
%80 = "stablehlo.abs"(%68) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%81 = "stablehlo.compare"(%80, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%82 = "stablehlo.compare"(%77, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%83 = "stablehlo.and"(%81, %82) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xi1>) -> tensor<2x3x7x7xi1>
%84 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%86 = "stablehlo.select"(%83, %68, %85) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%87 = "stablehlo.multiply"(%84, %86) : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%89 = "stablehlo.compare"(%77, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%90 = "stablehlo.select"(%89, %87, %79) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%91 = "stablehlo.is_finite"(%90) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%93 = "stablehlo.not"(%91) : (tensor<2x3x7x7xi1>) -> tensor<2x3x7x7xi1>
%94 = "stablehlo.compare"(%90, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%95 = "stablehlo.and"(%93, %94) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xi1>) -> tensor<2x3x7x7xi1>
%96 = "stablehlo.sign"(%90) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%97 = "stablehlo.select"(%95, %96, %92) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%99 = "stablehlo.select"(%91, %92, %98) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%100 = "stablehlo.sign"(%23) : (tensor<3x7xf32>) -> tensor<3x7xf32>
%101 = "stablehlo.convert"(%97) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xbf16>
%102 = "stablehlo.convert"(%100) : (tensor<3x7xf32>) -> tensor<3x7xbf16>
%103 = "stablehlo.dot_general"(%101, %102) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x7xbf16>, tensor<3x7xbf16>) -> tensor<2x3x7x3xf32>
%104 = "stablehlo.transpose"(%103) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
%105 = "stablehlo.abs"(%97) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%106 = "stablehlo.abs"(%100) : (tensor<3x7xf32>) -> tensor<3x7xf32>
%107 = "stablehlo.convert"(%105) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xbf16>
%108 = "stablehlo.convert"(%106) : (tensor<3x7xf32>) -> tensor<3x7xbf16>
%109 = "stablehlo.dot_general"(%107, %108) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x7xbf16>, tensor<3x7xbf16>) -> tensor<2x3x7x3xf32>
%110 = "stablehlo.transpose"(%109) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
%111 = "stablehlo.convert"(%17) : (tensor<3x7xi1>) -> tensor<3x7xf32>
%112 = "stablehlo.convert"(%99) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xbf16>
%113 = "stablehlo.convert"(%111) : (tensor<3x7xf32>) -> tensor<3x7xbf16>
%114 = "stablehlo.dot_general"(%112, %113) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x7xbf16>, tensor<3x7xbf16>) -> tensor<2x3x7x3xf32>
%115 = "stablehlo.transpose"(%114) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
%116 = "stablehlo.select"(%91, %90, %92) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%117 = "stablehlo.dot_general"(%116, %23) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x7xf32>, tensor<3x7xf32>) -> tensor<2x3x7x3xf32>
%118 = "stablehlo.transpose"(%117) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
%119 = "stablehlo.abs"(%104) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%120 = "stablehlo.compare"(%119, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%121 = "stablehlo.compare"(%115, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%122 = "stablehlo.and"(%120, %121) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xi1>) -> tensor<2x3x3x7xi1>
%123 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%125 = "stablehlo.select"(%122, %104, %124) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%126 = "stablehlo.multiply"(%123, %125) : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%128 = "stablehlo.compare"(%115, %127) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%129 = "stablehlo.select"(%128, %126, %118) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
"stablehlo.return"(%129) : (tensor<2x3x3x7xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x3x7xf32>
return %130 : tensor<2x3x3x7xf32>
}
}

// bf16[3,4,5] [1,1]
module @example {
func.func public @main(%0: tensor<3x4x5xbf16>) -> (tensor<3x1x1xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<3x4x5xbf16>) -> tensor<3x4x5xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce_window"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 5>, window_strides = array<i64: 1, 4, 5>} : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x1x1xf32>
%7 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<3x1x1xf32>} : () -> tensor<3x1x1xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
%9 = "stablehlo.convert"(%8) : (tensor<3x1x1xf32>) -> tensor<3x1x1xbf16>
return %9 : tensor<3x1x1xbf16>
}
}

// f32[2,3,4,4] [0,2]
module @example {
func.func public @main(%0: tensor<2x3x4x4xf32>) -> (tensor<2x3x0x2xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x0x2xf32>} : () -> tensor<2x3x0x2xf32>
return %1 : tensor<2x3x0x2xf32>
}
}

