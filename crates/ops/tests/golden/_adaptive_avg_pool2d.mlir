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
%200 = "stablehlo.if"(%55) ({
"stablehlo.return"(%49) : (tensor<2x3x3x7xf32>) -> ()
}, {
%56 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%57 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%58 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%59 = "stablehlo.sign"(%0) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%60 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%61 = "stablehlo.abs"(%59) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%62 = "stablehlo.compare"(%61, %60) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%63 = "stablehlo.negate"(%60) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%64 = "stablehlo.select"(%62, %59, %63) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%65 = "stablehlo.convert"(%64) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi32>
%66 = "stablehlo.select"(%58, %65, %56) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%67 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%68 = "stablehlo.select"(%67, %57, %66) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%69 = "stablehlo.convert"(%68) : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi8>
%70 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%72 = "stablehlo.select"(%70, %0, %71) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%73 = "stablehlo.dot_general"(%72, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<7x5xf32>) -> tensor<2x3x7x7xf32>
%74 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%75 = "stablehlo.compare"(%69, %74) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%76 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%77 = "stablehlo.select"(%75, %76, %69) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%78 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%79 = "stablehlo.compare"(%69, %78) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%80 = "stablehlo.not"(%79) : (tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%81 = "stablehlo.sign"(%46) : (tensor<7x5xf32>) -> tensor<7x5xf32>
%82 = "stablehlo.convert"(%77) : (tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xbf16>
%83 = "stablehlo.convert"(%81) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%84 = "stablehlo.dot_general"(%82, %83) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<7x5xbf16>) -> tensor<2x3x7x7xf32>
%85 = "stablehlo.abs"(%77) : (tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%86 = "stablehlo.abs"(%81) : (tensor<7x5xf32>) -> tensor<7x5xf32>
%87 = "stablehlo.convert"(%85) : (tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xbf16>
%88 = "stablehlo.convert"(%86) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%89 = "stablehlo.dot_general"(%87, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<7x5xbf16>) -> tensor<2x3x7x7xf32>
%90 = "stablehlo.convert"(%80) : (tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xbf16>
%91 = "stablehlo.convert"(%40) : (tensor<7x5xi1>) -> tensor<7x5xbf16>
%92 = "stablehlo.dot_general"(%90, %91) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<7x5xbf16>) -> tensor<2x3x7x7xf32>
%93 = "stablehlo.abs"(%84) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%94 = "stablehlo.compare"(%93, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%95 = "stablehlo.compare"(%92, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%96 = "stablehlo.and"(%94, %95) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xi1>) -> tensor<2x3x7x7xi1>
%97 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%98 = "stablehlo.sign"(%84) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%99 = "stablehlo.select"(%96, %98, %97) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%101 = "stablehlo.compare"(%92, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%103 = "stablehlo.select"(%101, %102, %99) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%104 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%105 = "stablehlo.abs"(%103) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%106 = "stablehlo.compare"(%105, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%107 = "stablehlo.negate"(%104) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%108 = "stablehlo.select"(%106, %103, %107) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%109 = "stablehlo.convert"(%108) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi32>
%110 = "stablehlo.convert"(%109) : (tensor<2x3x7x7xi32>) -> tensor<2x3x7x7xi8>
%111 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x7xi8>} : () -> tensor<2x3x7x7xi8>
%112 = "stablehlo.compare"(%110, %111) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x7xi8>, tensor<2x3x7x7xi8>) -> tensor<2x3x7x7xi1>
%113 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x7xi32>} : () -> tensor<2x3x7x7xi32>
%114 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x7xi32>} : () -> tensor<2x3x7x7xi32>
%115 = "stablehlo.compare"(%73, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%116 = "stablehlo.sign"(%73) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%117 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%118 = "stablehlo.abs"(%116) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%119 = "stablehlo.compare"(%118, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%120 = "stablehlo.negate"(%117) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%121 = "stablehlo.select"(%119, %116, %120) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%122 = "stablehlo.convert"(%121) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi32>
%123 = "stablehlo.select"(%115, %122, %113) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xi32>, tensor<2x3x7x7xi32>) -> tensor<2x3x7x7xi32>
%124 = "stablehlo.is_finite"(%73) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%125 = "stablehlo.select"(%124, %114, %123) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xi32>, tensor<2x3x7x7xi32>) -> tensor<2x3x7x7xi32>
%126 = "stablehlo.convert"(%125) : (tensor<2x3x7x7xi32>) -> tensor<2x3x7x7xi8>
%127 = "stablehlo.select"(%112, %126, %110) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xi8>, tensor<2x3x7x7xi8>) -> tensor<2x3x7x7xi8>
%128 = "stablehlo.is_finite"(%73) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%130 = "stablehlo.select"(%128, %73, %129) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%131 = "stablehlo.dot_general"(%130, %23) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x7xf32>, tensor<3x7xf32>) -> tensor<2x3x7x3xf32>
%132 = "stablehlo.transpose"(%131) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
%133 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x7xi8>} : () -> tensor<2x3x7x7xi8>
%134 = "stablehlo.compare"(%127, %133) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x7xi8>, tensor<2x3x7x7xi8>) -> tensor<2x3x7x7xi1>
%135 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x7xi8>} : () -> tensor<2x3x7x7xi8>
%136 = "stablehlo.select"(%134, %135, %127) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xi8>, tensor<2x3x7x7xi8>) -> tensor<2x3x7x7xi8>
%137 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x7xi8>} : () -> tensor<2x3x7x7xi8>
%138 = "stablehlo.compare"(%127, %137) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x7xi8>, tensor<2x3x7x7xi8>) -> tensor<2x3x7x7xi1>
%139 = "stablehlo.not"(%138) : (tensor<2x3x7x7xi1>) -> tensor<2x3x7x7xi1>
%140 = "stablehlo.sign"(%23) : (tensor<3x7xf32>) -> tensor<3x7xf32>
%141 = "stablehlo.convert"(%136) : (tensor<2x3x7x7xi8>) -> tensor<2x3x7x7xbf16>
%142 = "stablehlo.convert"(%140) : (tensor<3x7xf32>) -> tensor<3x7xbf16>
%143 = "stablehlo.dot_general"(%141, %142) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x7xbf16>, tensor<3x7xbf16>) -> tensor<2x3x7x3xf32>
%144 = "stablehlo.transpose"(%143) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
%145 = "stablehlo.abs"(%136) : (tensor<2x3x7x7xi8>) -> tensor<2x3x7x7xi8>
%146 = "stablehlo.abs"(%140) : (tensor<3x7xf32>) -> tensor<3x7xf32>
%147 = "stablehlo.convert"(%145) : (tensor<2x3x7x7xi8>) -> tensor<2x3x7x7xbf16>
%148 = "stablehlo.convert"(%146) : (tensor<3x7xf32>) -> tensor<3x7xbf16>
%149 = "stablehlo.dot_general"(%147, %148) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x7xbf16>, tensor<3x7xbf16>) -> tensor<2x3x7x3xf32>
%150 = "stablehlo.transpose"(%149) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
%151 = "stablehlo.convert"(%139) : (tensor<2x3x7x7xi1>) -> tensor<2x3x7x7xbf16>
%152 = "stablehlo.convert"(%17) : (tensor<3x7xi1>) -> tensor<3x7xbf16>
%153 = "stablehlo.dot_general"(%151, %152) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x7xbf16>, tensor<3x7xbf16>) -> tensor<2x3x7x3xf32>
%154 = "stablehlo.transpose"(%153) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
%155 = "stablehlo.abs"(%144) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%156 = "stablehlo.compare"(%155, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%157 = "stablehlo.compare"(%154, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%158 = "stablehlo.and"(%156, %157) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xi1>) -> tensor<2x3x3x7xi1>
%159 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%160 = "stablehlo.sign"(%144) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%161 = "stablehlo.select"(%158, %160, %159) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%163 = "stablehlo.compare"(%154, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%165 = "stablehlo.select"(%163, %164, %161) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%166 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%167 = "stablehlo.abs"(%165) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%168 = "stablehlo.compare"(%167, %166) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%169 = "stablehlo.negate"(%166) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%170 = "stablehlo.select"(%168, %165, %169) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%171 = "stablehlo.convert"(%170) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi32>
%172 = "stablehlo.convert"(%171) : (tensor<2x3x3x7xi32>) -> tensor<2x3x3x7xi8>
%173 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3x7xi8>} : () -> tensor<2x3x3x7xi8>
%174 = "stablehlo.compare"(%172, %173) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xi8>, tensor<2x3x3x7xi8>) -> tensor<2x3x3x7xi1>
%175 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x3x7xi32>} : () -> tensor<2x3x3x7xi32>
%176 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3x7xi32>} : () -> tensor<2x3x3x7xi32>
%177 = "stablehlo.compare"(%132, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%178 = "stablehlo.sign"(%132) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%179 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%180 = "stablehlo.abs"(%178) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%181 = "stablehlo.compare"(%180, %179) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%182 = "stablehlo.negate"(%179) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%183 = "stablehlo.select"(%181, %178, %182) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%184 = "stablehlo.convert"(%183) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi32>
%185 = "stablehlo.select"(%177, %184, %175) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xi32>, tensor<2x3x3x7xi32>) -> tensor<2x3x3x7xi32>
%186 = "stablehlo.is_finite"(%132) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%187 = "stablehlo.select"(%186, %176, %185) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xi32>, tensor<2x3x3x7xi32>) -> tensor<2x3x3x7xi32>
%188 = "stablehlo.convert"(%187) : (tensor<2x3x3x7xi32>) -> tensor<2x3x3x7xi8>
%189 = "stablehlo.select"(%174, %188, %172) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xi8>, tensor<2x3x3x7xi8>) -> tensor<2x3x3x7xi8>
%190 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%191 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%192 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x3x7xi8>} : () -> tensor<2x3x3x7xi8>
%193 = "stablehlo.compare"(%189, %192) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xi8>, tensor<2x3x3x7xi8>) -> tensor<2x3x3x7xi1>
%194 = "stablehlo.convert"(%189) : (tensor<2x3x3x7xi8>) -> tensor<2x3x3x7xf32>
%195 = "stablehlo.multiply"(%190, %194) : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%196 = "stablehlo.select"(%193, %191, %195) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%197 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3x7xi8>} : () -> tensor<2x3x3x7xi8>
%198 = "stablehlo.compare"(%189, %197) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xi8>, tensor<2x3x3x7xi8>) -> tensor<2x3x3x7xi1>
%199 = "stablehlo.select"(%198, %132, %196) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
"stablehlo.return"(%199) : (tensor<2x3x3x7xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x3x7xf32>
return %200 : tensor<2x3x3x7xf32>
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

