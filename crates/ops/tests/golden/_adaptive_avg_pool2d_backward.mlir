// f32[2,3,4,3] f32[2,3,8,6]
module @example {
func.func public @main(%0: tensor<2x3x4x3xf32>, %1: tensor<2x3x8x6xf32>) -> (tensor<2x3x8x6xf32>) {
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce_window"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
return %8 : tensor<2x3x8x6xf32>
}
}

// f32[2,3,3,7] f32[2,3,7,5]
module @example {
func.func public @main(%0: tensor<2x3x3x7xf32>, %1: tensor<2x3x7x5xf32>) -> (tensor<2x3x7x5xf32>) {
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x7xi32>
%3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x7xi32>
%4 = "stablehlo.constant"() {value = dense<7> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%8 = "stablehlo.constant"() {value = dense<1> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%9 = "stablehlo.add"(%2, %8) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%10 = "stablehlo.constant"() {value = dense<7> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%11 = "stablehlo.multiply"(%9, %10) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%12 = "stablehlo.constant"() {value = dense<2> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%13 = "stablehlo.add"(%11, %12) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%14 = "stablehlo.constant"() {value = dense<3> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%15 = "stablehlo.divide"(%13, %14) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%16 = "stablehlo.compare"(%3, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
%17 = "stablehlo.compare"(%3, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
%18 = "stablehlo.and"(%16, %17) : (tensor<3x7xi1>, tensor<3x7xi1>) -> tensor<3x7xi1>
%19 = "stablehlo.subtract"(%15, %7) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%20 = "stablehlo.convert"(%19) : (tensor<3x7xi32>) -> tensor<3x7xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x7xf32>} : () -> tensor<3x7xf32>
%22 = "stablehlo.divide"(%21, %20) : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x7xf32>} : () -> tensor<3x7xf32>
%24 = "stablehlo.select"(%18, %22, %23) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
%25 = "stablehlo.transpose"(%18) {permutation = array<i64: 1, 0>} : (tensor<3x7xi1>) -> tensor<7x3xi1>
%26 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<3x7xf32>) -> tensor<7x3xf32>
%27 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7x5xi32>
%28 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x5xi32>
%29 = "stablehlo.constant"() {value = dense<5> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%30 = "stablehlo.multiply"(%27, %29) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%31 = "stablehlo.constant"() {value = dense<7> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%32 = "stablehlo.divide"(%30, %31) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%33 = "stablehlo.constant"() {value = dense<1> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%34 = "stablehlo.add"(%27, %33) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%35 = "stablehlo.constant"() {value = dense<5> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%36 = "stablehlo.multiply"(%34, %35) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%37 = "stablehlo.constant"() {value = dense<6> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%38 = "stablehlo.add"(%36, %37) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%39 = "stablehlo.constant"() {value = dense<7> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%40 = "stablehlo.divide"(%38, %39) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%41 = "stablehlo.compare"(%28, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
%42 = "stablehlo.compare"(%28, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
%43 = "stablehlo.and"(%41, %42) : (tensor<7x5xi1>, tensor<7x5xi1>) -> tensor<7x5xi1>
%44 = "stablehlo.subtract"(%40, %32) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%45 = "stablehlo.convert"(%44) : (tensor<7x5xi32>) -> tensor<7x5xf32>
%46 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x5xf32>} : () -> tensor<7x5xf32>
%47 = "stablehlo.divide"(%46, %45) : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x5xf32>} : () -> tensor<7x5xf32>
%49 = "stablehlo.select"(%43, %47, %48) : (tensor<7x5xi1>, tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%50 = "stablehlo.transpose"(%43) {permutation = array<i64: 1, 0>} : (tensor<7x5xi1>) -> tensor<5x7xi1>
%51 = "stablehlo.transpose"(%49) {permutation = array<i64: 1, 0>} : (tensor<7x5xf32>) -> tensor<5x7xf32>
%52 = "stablehlo.is_finite"(%0) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%53 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%57 = "stablehlo.reduce"(%52, %53) ({
^bb0(%54: tensor<i1>, %55: tensor<i1>):
%56 = "stablehlo.and"(%54, %55) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%56) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x3x7xi1>, tensor<i1>) -> tensor<i1>
%220 = "stablehlo.if"(%57) ({
%58 = "stablehlo.dot_general"(%0, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x3x5xf32>
%59 = "stablehlo.dot_general"(%58, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3x5xf32>, tensor<7x3xf32>) -> tensor<2x3x5x7xf32>
%60 = "stablehlo.transpose"(%59) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x7xf32>) -> tensor<2x3x7x5xf32>
"stablehlo.return"(%60) : (tensor<2x3x7x5xf32>) -> ()
}, {
%61 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x3x7xi32>} : () -> tensor<2x3x3x7xi32>
%62 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3x7xi32>} : () -> tensor<2x3x3x7xi32>
%63 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%64 = "stablehlo.sign"(%0) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%65 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%66 = "stablehlo.abs"(%64) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%67 = "stablehlo.compare"(%66, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%68 = "stablehlo.negate"(%65) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%69 = "stablehlo.select"(%67, %64, %68) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%70 = "stablehlo.convert"(%69) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi32>
%71 = "stablehlo.select"(%63, %70, %61) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xi32>, tensor<2x3x3x7xi32>) -> tensor<2x3x3x7xi32>
%72 = "stablehlo.is_finite"(%0) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%73 = "stablehlo.select"(%72, %62, %71) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xi32>, tensor<2x3x3x7xi32>) -> tensor<2x3x3x7xi32>
%74 = "stablehlo.convert"(%73) : (tensor<2x3x3x7xi32>) -> tensor<2x3x3x7xi8>
%75 = "stablehlo.is_finite"(%0) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%77 = "stablehlo.select"(%75, %0, %76) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%78 = "stablehlo.dot_general"(%77, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x3x5xf32>
%79 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x3x7xi8>} : () -> tensor<2x3x3x7xi8>
%80 = "stablehlo.compare"(%74, %79) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xi8>, tensor<2x3x3x7xi8>) -> tensor<2x3x3x7xi1>
%81 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3x7xi8>} : () -> tensor<2x3x3x7xi8>
%82 = "stablehlo.select"(%80, %81, %74) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xi8>, tensor<2x3x3x7xi8>) -> tensor<2x3x3x7xi8>
%83 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3x7xi8>} : () -> tensor<2x3x3x7xi8>
%84 = "stablehlo.compare"(%74, %83) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xi8>, tensor<2x3x3x7xi8>) -> tensor<2x3x3x7xi1>
%85 = "stablehlo.not"(%84) : (tensor<2x3x3x7xi1>) -> tensor<2x3x3x7xi1>
%86 = "stablehlo.sign"(%51) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%87 = "stablehlo.convert"(%82) : (tensor<2x3x3x7xi8>) -> tensor<2x3x3x7xbf16>
%88 = "stablehlo.convert"(%86) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%89 = "stablehlo.dot_general"(%87, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x3x5xf32>
%90 = "stablehlo.abs"(%82) : (tensor<2x3x3x7xi8>) -> tensor<2x3x3x7xi8>
%91 = "stablehlo.abs"(%86) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%92 = "stablehlo.convert"(%90) : (tensor<2x3x3x7xi8>) -> tensor<2x3x3x7xbf16>
%93 = "stablehlo.convert"(%91) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%94 = "stablehlo.dot_general"(%92, %93) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x3x5xf32>
%95 = "stablehlo.convert"(%85) : (tensor<2x3x3x7xi1>) -> tensor<2x3x3x7xbf16>
%96 = "stablehlo.convert"(%50) : (tensor<5x7xi1>) -> tensor<5x7xbf16>
%97 = "stablehlo.dot_general"(%95, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x3x5xf32>
%98 = "stablehlo.abs"(%89) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%99 = "stablehlo.compare"(%98, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%100 = "stablehlo.compare"(%97, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%101 = "stablehlo.and"(%99, %100) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xi1>) -> tensor<2x3x3x5xi1>
%102 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x3x5xf32>} : () -> tensor<2x3x3x5xf32>
%103 = "stablehlo.sign"(%89) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%104 = "stablehlo.select"(%101, %103, %102) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x5xf32>} : () -> tensor<2x3x3x5xf32>
%106 = "stablehlo.compare"(%97, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x5xf32>} : () -> tensor<2x3x3x5xf32>
%108 = "stablehlo.select"(%106, %107, %104) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%109 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x3x5xf32>} : () -> tensor<2x3x3x5xf32>
%110 = "stablehlo.abs"(%108) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%111 = "stablehlo.compare"(%110, %109) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%112 = "stablehlo.negate"(%109) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%113 = "stablehlo.select"(%111, %108, %112) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%114 = "stablehlo.convert"(%113) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi32>
%115 = "stablehlo.convert"(%114) : (tensor<2x3x3x5xi32>) -> tensor<2x3x3x5xi8>
%116 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3x5xi8>} : () -> tensor<2x3x3x5xi8>
%117 = "stablehlo.compare"(%115, %116) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x5xi8>, tensor<2x3x3x5xi8>) -> tensor<2x3x3x5xi1>
%118 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x3x5xi32>} : () -> tensor<2x3x3x5xi32>
%119 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3x5xi32>} : () -> tensor<2x3x3x5xi32>
%120 = "stablehlo.compare"(%78, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%121 = "stablehlo.sign"(%78) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%122 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x3x5xf32>} : () -> tensor<2x3x3x5xf32>
%123 = "stablehlo.abs"(%121) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%124 = "stablehlo.compare"(%123, %122) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%125 = "stablehlo.negate"(%122) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%126 = "stablehlo.select"(%124, %121, %125) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%127 = "stablehlo.convert"(%126) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi32>
%128 = "stablehlo.select"(%120, %127, %118) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xi32>, tensor<2x3x3x5xi32>) -> tensor<2x3x3x5xi32>
%129 = "stablehlo.is_finite"(%78) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%130 = "stablehlo.select"(%129, %119, %128) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xi32>, tensor<2x3x3x5xi32>) -> tensor<2x3x3x5xi32>
%131 = "stablehlo.convert"(%130) : (tensor<2x3x3x5xi32>) -> tensor<2x3x3x5xi8>
%132 = "stablehlo.select"(%117, %131, %115) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xi8>, tensor<2x3x3x5xi8>) -> tensor<2x3x3x5xi8>
%133 = "stablehlo.is_finite"(%78) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x5xf32>} : () -> tensor<2x3x3x5xf32>
%135 = "stablehlo.select"(%133, %78, %134) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%136 = "stablehlo.dot_general"(%135, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3x5xf32>, tensor<7x3xf32>) -> tensor<2x3x5x7xf32>
%137 = "stablehlo.transpose"(%136) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x7xf32>) -> tensor<2x3x7x5xf32>
%138 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%139 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%191, %192 = "stablehlo.while"(%139, %138) ({
^bb0(%140: tensor<i32>, %141: tensor<2x3x7x5xi8>):
%142 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%143 = "stablehlo.compare"(%140, %142) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%143) : (tensor<i1>) -> ()
}, {
^bb0(%144: tensor<i32>, %145: tensor<2x3x7x5xi8>):
%146 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%147 = "stablehlo.add"(%144, %146) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%148 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%149 = "stablehlo.dynamic_slice"(%132, %144, %148, %148, %148) {slice_sizes = array<i64: 1, 3, 3, 5>} : (tensor<2x3x3x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3x5xi8>
%150 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x3x5xi8>} : () -> tensor<1x3x3x5xi8>
%151 = "stablehlo.compare"(%149, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3x5xi8>, tensor<1x3x3x5xi8>) -> tensor<1x3x3x5xi1>
%152 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x3x5xi8>} : () -> tensor<1x3x3x5xi8>
%153 = "stablehlo.select"(%151, %152, %149) : (tensor<1x3x3x5xi1>, tensor<1x3x3x5xi8>, tensor<1x3x3x5xi8>) -> tensor<1x3x3x5xi8>
%154 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x3x5xi8>} : () -> tensor<1x3x3x5xi8>
%155 = "stablehlo.compare"(%149, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3x5xi8>, tensor<1x3x3x5xi8>) -> tensor<1x3x3x5xi1>
%156 = "stablehlo.not"(%155) : (tensor<1x3x3x5xi1>) -> tensor<1x3x3x5xi1>
%157 = "stablehlo.sign"(%26) : (tensor<7x3xf32>) -> tensor<7x3xf32>
%158 = "stablehlo.convert"(%153) : (tensor<1x3x3x5xi8>) -> tensor<1x3x3x5xbf16>
%159 = "stablehlo.convert"(%157) : (tensor<7x3xf32>) -> tensor<7x3xbf16>
%160 = "stablehlo.dot_general"(%158, %159) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x5xbf16>, tensor<7x3xbf16>) -> tensor<1x3x5x7xf32>
%161 = "stablehlo.transpose"(%160) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x7xf32>) -> tensor<1x3x7x5xf32>
%162 = "stablehlo.abs"(%153) : (tensor<1x3x3x5xi8>) -> tensor<1x3x3x5xi8>
%163 = "stablehlo.abs"(%157) : (tensor<7x3xf32>) -> tensor<7x3xf32>
%164 = "stablehlo.convert"(%162) : (tensor<1x3x3x5xi8>) -> tensor<1x3x3x5xbf16>
%165 = "stablehlo.convert"(%163) : (tensor<7x3xf32>) -> tensor<7x3xbf16>
%166 = "stablehlo.dot_general"(%164, %165) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x5xbf16>, tensor<7x3xbf16>) -> tensor<1x3x5x7xf32>
%167 = "stablehlo.transpose"(%166) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x7xf32>) -> tensor<1x3x7x5xf32>
%168 = "stablehlo.convert"(%156) : (tensor<1x3x3x5xi1>) -> tensor<1x3x3x5xbf16>
%169 = "stablehlo.convert"(%25) : (tensor<7x3xi1>) -> tensor<7x3xbf16>
%170 = "stablehlo.dot_general"(%168, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x5xbf16>, tensor<7x3xbf16>) -> tensor<1x3x5x7xf32>
%171 = "stablehlo.transpose"(%170) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x7xf32>) -> tensor<1x3x7x5xf32>
%172 = "stablehlo.abs"(%161) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%173 = "stablehlo.compare"(%172, %167) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%174 = "stablehlo.compare"(%171, %167) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%175 = "stablehlo.and"(%173, %174) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%176 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%177 = "stablehlo.sign"(%161) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%178 = "stablehlo.select"(%175, %177, %176) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%180 = "stablehlo.compare"(%171, %179) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%181 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%182 = "stablehlo.select"(%180, %181, %178) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%183 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%184 = "stablehlo.abs"(%182) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%185 = "stablehlo.compare"(%184, %183) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%186 = "stablehlo.negate"(%183) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%187 = "stablehlo.select"(%185, %182, %186) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%188 = "stablehlo.convert"(%187) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi32>
%189 = "stablehlo.convert"(%188) : (tensor<1x3x7x5xi32>) -> tensor<1x3x7x5xi8>
%190 = "stablehlo.dynamic_update_slice"(%145, %189, %144, %148, %148, %148) : (tensor<2x3x7x5xi8>, tensor<1x3x7x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x5xi8>
"stablehlo.return"(%147, %190) : (tensor<i32>, tensor<2x3x7x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x7x5xi8>) -> (tensor<i32>, tensor<2x3x7x5xi8>)
%193 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%194 = "stablehlo.compare"(%192, %193) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%195 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%196 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%197 = "stablehlo.compare"(%137, %137) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%198 = "stablehlo.sign"(%137) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%199 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%200 = "stablehlo.abs"(%198) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%201 = "stablehlo.compare"(%200, %199) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%202 = "stablehlo.negate"(%199) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%203 = "stablehlo.select"(%201, %198, %202) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%204 = "stablehlo.convert"(%203) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi32>
%205 = "stablehlo.select"(%197, %204, %195) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%206 = "stablehlo.is_finite"(%137) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%207 = "stablehlo.select"(%206, %196, %205) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%208 = "stablehlo.convert"(%207) : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi8>
%209 = "stablehlo.select"(%194, %208, %192) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%210 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%211 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%212 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%213 = "stablehlo.compare"(%209, %212) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%214 = "stablehlo.convert"(%209) : (tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xf32>
%215 = "stablehlo.multiply"(%210, %214) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%216 = "stablehlo.select"(%213, %211, %215) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%217 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%218 = "stablehlo.compare"(%209, %217) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%219 = "stablehlo.select"(%218, %137, %216) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
"stablehlo.return"(%219) : (tensor<2x3x7x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x5xf32>
return %220 : tensor<2x3x7x5xf32>
}
}

// bf16[3,1,1] bf16[3,4,5]
module @example {
func.func public @main(%0: tensor<3x1x1xbf16>, %1: tensor<3x4x5xbf16>) -> (tensor<3x4x5xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<3x1x1xbf16>) -> tensor<3x1x1xf32>
%3 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<3x1x1xf32>} : () -> tensor<3x1x1xf32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce_window"(%4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 4, 5>, padding = dense<[[0, 0], [3, 3], [4, 4]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 5>, window_strides = array<i64: 1, 1, 1>} : (tensor<3x1x1xf32>, tensor<f32>) -> tensor<3x4x5xf32>
%10 = "stablehlo.convert"(%9) : (tensor<3x4x5xf32>) -> tensor<3x4x5xbf16>
return %10 : tensor<3x4x5xbf16>
}
}

