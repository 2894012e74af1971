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
%145 = "stablehlo.if"(%55) ({
"stablehlo.return"(%49) : (tensor<2x3x3x7xf32>) -> ()
}, {
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%57 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%143, %144 = "stablehlo.while"(%57, %56) ({
^bb0(%58: tensor<i32>, %59: tensor<2x3x3x7xf32>):
%60 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%61 = "stablehlo.compare"(%58, %60) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%61) : (tensor<i1>) -> ()
}, {
^bb0(%62: tensor<i32>, %63: tensor<2x3x3x7xf32>):
%64 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%65 = "stablehlo.add"(%62, %64) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%66 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%67 = "stablehlo.dynamic_slice"(%0, %62, %66, %66, %66) {slice_sizes = array<i64: 1, 3, 7, 5>} : (tensor<2x3x7x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x7x5xf32>
%68 = "stablehlo.is_finite"(%67) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%70 = "stablehlo.not"(%68) : (tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%71 = "stablehlo.compare"(%67, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%72 = "stablehlo.and"(%70, %71) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%73 = "stablehlo.sign"(%67) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%74 = "stablehlo.select"(%72, %73, %69) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%76 = "stablehlo.select"(%68, %69, %75) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%77 = "stablehlo.sign"(%46) : (tensor<7x5xf32>) -> tensor<7x5xf32>
%78 = "stablehlo.convert"(%74) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xbf16>
%79 = "stablehlo.convert"(%77) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%80 = "stablehlo.dot_general"(%78, %79) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<7x5xbf16>) -> tensor<1x3x7x7xf32>
%81 = "stablehlo.abs"(%74) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%82 = "stablehlo.abs"(%77) : (tensor<7x5xf32>) -> tensor<7x5xf32>
%83 = "stablehlo.convert"(%81) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xbf16>
%84 = "stablehlo.convert"(%82) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%85 = "stablehlo.dot_general"(%83, %84) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<7x5xbf16>) -> tensor<1x3x7x7xf32>
%86 = "stablehlo.convert"(%40) : (tensor<7x5xi1>) -> tensor<7x5xf32>
%87 = "stablehlo.convert"(%76) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xbf16>
%88 = "stablehlo.convert"(%86) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%89 = "stablehlo.dot_general"(%87, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<7x5xbf16>) -> tensor<1x3x7x7xf32>
%90 = "stablehlo.select"(%68, %67, %69) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%91 = "stablehlo.dot_general"(%90, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x7x5xf32>, tensor<7x5xf32>) -> tensor<1x3x7x7xf32>
%92 = "stablehlo.abs"(%80) : (tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32>
%93 = "stablehlo.compare"(%92, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x7xf32>, tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xi1>
%94 = "stablehlo.compare"(%89, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x7xf32>, tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xi1>
%95 = "stablehlo.and"(%93, %94) : (tensor<1x3x7x7xi1>, tensor<1x3x7x7xi1>) -> tensor<1x3x7x7xi1>
%96 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x7x7xf32>} : () -> tensor<1x3x7x7xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x7xf32>} : () -> tensor<1x3x7x7xf32>
%98 = "stablehlo.select"(%95, %80, %97) : (tensor<1x3x7x7xi1>, tensor<1x3x7x7xf32>, tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32>
%99 = "stablehlo.multiply"(%96, %98) : (tensor<1x3x7x7xf32>, tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x7xf32>} : () -> tensor<1x3x7x7xf32>
%101 = "stablehlo.compare"(%89, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x7x7xf32>, tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xi1>
%102 = "stablehlo.select"(%101, %99, %91) : (tensor<1x3x7x7xi1>, tensor<1x3x7x7xf32>, tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32>
%103 = "stablehlo.is_finite"(%102) : (tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xi1>
%104 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x7xf32>} : () -> tensor<1x3x7x7xf32>
%105 = "stablehlo.not"(%103) : (tensor<1x3x7x7xi1>) -> tensor<1x3x7x7xi1>
%106 = "stablehlo.compare"(%102, %102) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x7xf32>, tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xi1>
%107 = "stablehlo.and"(%105, %106) : (tensor<1x3x7x7xi1>, tensor<1x3x7x7xi1>) -> tensor<1x3x7x7xi1>
%108 = "stablehlo.sign"(%102) : (tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32>
%109 = "stablehlo.select"(%107, %108, %104) : (tensor<1x3x7x7xi1>, tensor<1x3x7x7xf32>, tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32>
%110 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x7x7xf32>} : () -> tensor<1x3x7x7xf32>
%111 = "stablehlo.select"(%103, %104, %110) : (tensor<1x3x7x7xi1>, tensor<1x3x7x7xf32>, tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32>
%112 = "stablehlo.sign"(%23) : (tensor<3x7xf32>) -> tensor<3x7xf32>
%113 = "stablehlo.convert"(%109) : (tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xbf16>
%114 = "stablehlo.convert"(%112) : (tensor<3x7xf32>) -> tensor<3x7xbf16>
%115 = "stablehlo.dot_general"(%113, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x7xbf16>, tensor<3x7xbf16>) -> tensor<1x3x7x3xf32>
%116 = "stablehlo.transpose"(%115) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x7x3xf32>) -> tensor<1x3x3x7xf32>
%117 = "stablehlo.abs"(%109) : (tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32>
%118 = "stablehlo.abs"(%112) : (tensor<3x7xf32>) -> tensor<3x7xf32>
%119 = "stablehlo.convert"(%117) : (tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xbf16>
%120 = "stablehlo.convert"(%118) : (tensor<3x7xf32>) -> tensor<3x7xbf16>
%121 = "stablehlo.dot_general"(%119, %120) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x7xbf16>, tensor<3x7xbf16>) -> tensor<1x3x7x3xf32>
%122 = "stablehlo.transpose"(%121) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x7x3xf32>) -> tensor<1x3x3x7xf32>
%123 = "stablehlo.convert"(%17) : (tensor<3x7xi1>) -> tensor<3x7xf32>
%124 = "stablehlo.convert"(%111) : (tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xbf16>
%125 = "stablehlo.convert"(%123) : (tensor<3x7xf32>) -> tensor<3x7xbf16>
%126 = "stablehlo.dot_general"(%124, %125) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x7xbf16>, tensor<3x7xbf16>) -> tensor<1x3x7x3xf32>
%127 = "stablehlo.transpose"(%126) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x7x3xf32>) -> tensor<1x3x3x7xf32>
%128 = "stablehlo.select"(%103, %102, %104) : (tensor<1x3x7x7xi1>, tensor<1x3x7x7xf32>, tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32>
%129 = "stablehlo.dot_general"(%128, %23) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x7x7xf32>, tensor<3x7xf32>) -> tensor<1x3x7x3xf32>
%130 = "stablehlo.transpose"(%129) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x7x3xf32>) -> tensor<1x3x3x7xf32>
%131 = "stablehlo.abs"(%116) : (tensor<1x3x3x7xf32>) -> tensor<1x3x3x7xf32>
%132 = "stablehlo.compare"(%131, %122) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3x7xf32>, tensor<1x3x3x7xf32>) -> tensor<1x3x3x7xi1>
%133 = "stablehlo.compare"(%127, %122) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3x7xf32>, tensor<1x3x3x7xf32>) -> tensor<1x3x3x7xi1>
%134 = "stablehlo.and"(%132, %133) : (tensor<1x3x3x7xi1>, tensor<1x3x3x7xi1>) -> tensor<1x3x3x7xi1>
%135 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x3x7xf32>} : () -> tensor<1x3x3x7xf32>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x3x7xf32>} : () -> tensor<1x3x3x7xf32>
%137 = "stablehlo.select"(%134, %116, %136) : (tensor<1x3x3x7xi1>, tensor<1x3x3x7xf32>, tensor<1x3x3x7xf32>) -> tensor<1x3x3x7xf32>
%138 = "stablehlo.multiply"(%135, %137) : (tensor<1x3x3x7xf32>, tensor<1x3x3x7xf32>) -> tensor<1x3x3x7xf32>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x3x7xf32>} : () -> tensor<1x3x3x7xf32>
%140 = "stablehlo.compare"(%127, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x3x7xf32>, tensor<1x3x3x7xf32>) -> tensor<1x3x3x7xi1>
%141 = "stablehlo.select"(%140, %138, %130) : (tensor<1x3x3x7xi1>, tensor<1x3x3x7xf32>, tensor<1x3x3x7xf32>) -> tensor<1x3x3x7xf32>
%142 = "stablehlo.dynamic_update_slice"(%63, %141, %62, %66, %66, %66) : (tensor<2x3x3x7xf32>, tensor<1x3x3x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x3x7xf32>
"stablehlo.return"(%65, %142) : (tensor<i32>, tensor<2x3x3x7xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x3x7xf32>) -> (tensor<i32>, tensor<2x3x3x7xf32>)
"stablehlo.return"(%144) : (tensor<2x3x3x7xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x3x7xf32>
return %145 : tensor<2x3x3x7xf32>
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

