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
%56 = "stablehlo.sign"(%46) : (tensor<7x5xf32>) -> tensor<7x5xf32>
%57 = "stablehlo.abs"(%56) : (tensor<7x5xf32>) -> tensor<7x5xf32>
%58 = "stablehlo.convert"(%40) : (tensor<7x5xi1>) -> tensor<7x5xf32>
%59 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%61 = "stablehlo.not"(%59) : (tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%62 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%63 = "stablehlo.and"(%61, %62) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%64 = "stablehlo.sign"(%0) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%65 = "stablehlo.select"(%63, %64, %60) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%66 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%67 = "stablehlo.select"(%59, %60, %66) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%68 = "stablehlo.convert"(%65) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%69 = "stablehlo.convert"(%56) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%70 = "stablehlo.dot_general"(%68, %69) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<7x5xbf16>) -> tensor<2x3x7x7xf32>
%71 = "stablehlo.abs"(%65) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%72 = "stablehlo.convert"(%71) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%73 = "stablehlo.convert"(%57) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%74 = "stablehlo.dot_general"(%72, %73) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<7x5xbf16>) -> tensor<2x3x7x7xf32>
%75 = "stablehlo.convert"(%67) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%76 = "stablehlo.convert"(%58) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%77 = "stablehlo.dot_general"(%75, %76) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<7x5xbf16>) -> tensor<2x3x7x7xf32>
%78 = "stablehlo.select"(%59, %0, %60) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%79 = "stablehlo.dot_general"(%78, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<7x5xf32>) -> tensor<2x3x7x7xf32>
%80 = "stablehlo.abs"(%70) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%81 = "stablehlo.compare"(%80, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%82 = "stablehlo.compare"(%77, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%83 = "stablehlo.and"(%81, %82) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xi1>) -> tensor<2x3x7x7xi1>
%84 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%86 = "stablehlo.select"(%83, %70, %85) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%87 = "stablehlo.multiply"(%84, %86) : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%89 = "stablehlo.compare"(%77, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%90 = "stablehlo.select"(%89, %87, %79) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%91 = "stablehlo.sign"(%23) : (tensor<3x7xf32>) -> tensor<3x7xf32>
%92 = "stablehlo.abs"(%91) : (tensor<3x7xf32>) -> tensor<3x7xf32>
%93 = "stablehlo.convert"(%17) : (tensor<3x7xi1>) -> tensor<3x7xf32>
%94 = "stablehlo.is_finite"(%90) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%96 = "stablehlo.not"(%94) : (tensor<2x3x7x7xi1>) -> tensor<2x3x7x7xi1>
%97 = "stablehlo.compare"(%90, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%98 = "stablehlo.and"(%96, %97) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xi1>) -> tensor<2x3x7x7xi1>
%99 = "stablehlo.sign"(%90) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%100 = "stablehlo.select"(%98, %99, %95) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%101 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%102 = "stablehlo.select"(%94, %95, %101) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%103 = "stablehlo.convert"(%100) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xbf16>
%104 = "stablehlo.convert"(%91) : (tensor<3x7xf32>) -> tensor<3x7xbf16>
%105 = "stablehlo.dot_general"(%103, %104) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x7xbf16>, tensor<3x7xbf16>) -> tensor<2x3x7x3xf32>
%106 = "stablehlo.transpose"(%105) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
%107 = "stablehlo.abs"(%100) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%108 = "stablehlo.convert"(%107) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xbf16>
%109 = "stablehlo.convert"(%92) : (tensor<3x7xf32>) -> tensor<3x7xbf16>
%110 = "stablehlo.dot_general"(%108, %109) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x7xbf16>, tensor<3x7xbf16>) -> tensor<2x3x7x3xf32>
%111 = "stablehlo.transpose"(%110) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
%112 = "stablehlo.convert"(%102) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xbf16>
%113 = "stablehlo.convert"(%93) : (tensor<3x7xf32>) -> tensor<3x7xbf16>
%114 = "stablehlo.dot_general"(%112, %113) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x7xbf16>, tensor<3x7xbf16>) -> tensor<2x3x7x3xf32>
%115 = "stablehlo.transpose"(%114) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
%116 = "stablehlo.select"(%94, %90, %95) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%117 = "stablehlo.dot_general"(%116, %23) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x7xf32>, tensor<3x7xf32>) -> tensor<2x3x7x3xf32>
%118 = "stablehlo.transpose"(%117) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
%119 = "stablehlo.abs"(%106) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%120 = "stablehlo.compare"(%119, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%121 = "stablehlo.compare"(%115, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%122 = "stablehlo.and"(%120, %121) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xi1>) -> tensor<2x3x3x7xi1>
%123 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%125 = "stablehlo.select"(%122, %106, %124) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
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

