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
%235 = "stablehlo.if"(%57) ({
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
%79 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3x5xi8>} : () -> tensor<2x3x3x5xi8>
%80 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%129, %130 = "stablehlo.while"(%80, %79) ({
^bb0(%81: tensor<i32>, %82: tensor<2x3x3x5xi8>):
%83 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%84 = "stablehlo.compare"(%81, %83) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%84) : (tensor<i1>) -> ()
}, {
^bb0(%85: tensor<i32>, %86: tensor<2x3x3x5xi8>):
%87 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%88 = "stablehlo.add"(%85, %87) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%89 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%90 = "stablehlo.dynamic_slice"(%74, %85, %89, %89, %89) {slice_sizes = array<i64: 1, 3, 3, 7>} : (tensor<2x3x3x7xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3x7xi8>
%91 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x3x7xi8>} : () -> tensor<1x3x3x7xi8>
%92 = "stablehlo.compare"(%90, %91) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3x7xi8>, tensor<1x3x3x7xi8>) -> tensor<1x3x3x7xi1>
%93 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x3x7xi8>} : () -> tensor<1x3x3x7xi8>
%94 = "stablehlo.select"(%92, %93, %90) : (tensor<1x3x3x7xi1>, tensor<1x3x3x7xi8>, tensor<1x3x3x7xi8>) -> tensor<1x3x3x7xi8>
%95 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x3x7xi8>} : () -> tensor<1x3x3x7xi8>
%96 = "stablehlo.compare"(%90, %95) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3x7xi8>, tensor<1x3x3x7xi8>) -> tensor<1x3x3x7xi1>
%97 = "stablehlo.not"(%96) : (tensor<1x3x3x7xi1>) -> tensor<1x3x3x7xi1>
%98 = "stablehlo.sign"(%51) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%99 = "stablehlo.convert"(%94) : (tensor<1x3x3x7xi8>) -> tensor<1x3x3x7xbf16>
%100 = "stablehlo.convert"(%98) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%101 = "stablehlo.dot_general"(%99, %100) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x7xbf16>, tensor<5x7xbf16>) -> tensor<1x3x3x5xf32>
%102 = "stablehlo.abs"(%94) : (tensor<1x3x3x7xi8>) -> tensor<1x3x3x7xi8>
%103 = "stablehlo.abs"(%98) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%104 = "stablehlo.convert"(%102) : (tensor<1x3x3x7xi8>) -> tensor<1x3x3x7xbf16>
%105 = "stablehlo.convert"(%103) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%106 = "stablehlo.dot_general"(%104, %105) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x7xbf16>, tensor<5x7xbf16>) -> tensor<1x3x3x5xf32>
%107 = "stablehlo.convert"(%97) : (tensor<1x3x3x7xi1>) -> tensor<1x3x3x7xbf16>
%108 = "stablehlo.convert"(%50) : (tensor<5x7xi1>) -> tensor<5x7xbf16>
%109 = "stablehlo.dot_general"(%107, %108) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x7xbf16>, tensor<5x7xbf16>) -> tensor<1x3x3x5xf32>
%110 = "stablehlo.abs"(%101) : (tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>
%111 = "stablehlo.compare"(%110, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3x5xf32>, tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xi1>
%112 = "stablehlo.compare"(%109, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3x5xf32>, tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xi1>
%113 = "stablehlo.and"(%111, %112) : (tensor<1x3x3x5xi1>, tensor<1x3x3x5xi1>) -> tensor<1x3x3x5xi1>
%114 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x3x5xf32>} : () -> tensor<1x3x3x5xf32>
%115 = "stablehlo.sign"(%101) : (tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>
%116 = "stablehlo.select"(%113, %115, %114) : (tensor<1x3x3x5xi1>, tensor<1x3x3x5xf32>, tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x3x5xf32>} : () -> tensor<1x3x3x5xf32>
%118 = "stablehlo.compare"(%109, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3x5xf32>, tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xi1>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x3x5xf32>} : () -> tensor<1x3x3x5xf32>
%120 = "stablehlo.select"(%118, %119, %116) : (tensor<1x3x3x5xi1>, tensor<1x3x3x5xf32>, tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>
%121 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x3x5xf32>} : () -> tensor<1x3x3x5xf32>
%122 = "stablehlo.abs"(%120) : (tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>
%123 = "stablehlo.compare"(%122, %121) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x3x5xf32>, tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xi1>
%124 = "stablehlo.negate"(%121) : (tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>
%125 = "stablehlo.select"(%123, %120, %124) : (tensor<1x3x3x5xi1>, tensor<1x3x3x5xf32>, tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>
%126 = "stablehlo.convert"(%125) : (tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xi32>
%127 = "stablehlo.convert"(%126) : (tensor<1x3x3x5xi32>) -> tensor<1x3x3x5xi8>
%128 = "stablehlo.dynamic_update_slice"(%86, %127, %85, %89, %89, %89) : (tensor<2x3x3x5xi8>, tensor<1x3x3x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x3x5xi8>
"stablehlo.return"(%88, %128) : (tensor<i32>, tensor<2x3x3x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x3x5xi8>) -> (tensor<i32>, tensor<2x3x3x5xi8>)
%131 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3x5xi8>} : () -> tensor<2x3x3x5xi8>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x5xi8>, tensor<2x3x3x5xi8>) -> tensor<2x3x3x5xi1>
%133 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x3x5xi32>} : () -> tensor<2x3x3x5xi32>
%134 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3x5xi32>} : () -> tensor<2x3x3x5xi32>
%135 = "stablehlo.compare"(%78, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%136 = "stablehlo.sign"(%78) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%137 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x3x5xf32>} : () -> tensor<2x3x3x5xf32>
%138 = "stablehlo.abs"(%136) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%139 = "stablehlo.compare"(%138, %137) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%140 = "stablehlo.negate"(%137) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%141 = "stablehlo.select"(%139, %136, %140) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%142 = "stablehlo.convert"(%141) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi32>
%143 = "stablehlo.select"(%135, %142, %133) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xi32>, tensor<2x3x3x5xi32>) -> tensor<2x3x3x5xi32>
%144 = "stablehlo.is_finite"(%78) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%145 = "stablehlo.select"(%144, %134, %143) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xi32>, tensor<2x3x3x5xi32>) -> tensor<2x3x3x5xi32>
%146 = "stablehlo.convert"(%145) : (tensor<2x3x3x5xi32>) -> tensor<2x3x3x5xi8>
%147 = "stablehlo.select"(%132, %146, %130) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xi8>, tensor<2x3x3x5xi8>) -> tensor<2x3x3x5xi8>
%148 = "stablehlo.is_finite"(%78) : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xi1>
%149 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x5xf32>} : () -> tensor<2x3x3x5xf32>
%150 = "stablehlo.select"(%148, %78, %149) : (tensor<2x3x3x5xi1>, tensor<2x3x3x5xf32>, tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
%151 = "stablehlo.dot_general"(%150, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3x5xf32>, tensor<7x3xf32>) -> tensor<2x3x5x7xf32>
%152 = "stablehlo.transpose"(%151) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x7xf32>) -> tensor<2x3x7x5xf32>
%153 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%154 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%206, %207 = "stablehlo.while"(%154, %153) ({
^bb0(%155: tensor<i32>, %156: tensor<2x3x7x5xi8>):
%157 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%158 = "stablehlo.compare"(%155, %157) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%158) : (tensor<i1>) -> ()
}, {
^bb0(%159: tensor<i32>, %160: tensor<2x3x7x5xi8>):
%161 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%162 = "stablehlo.add"(%159, %161) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%163 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%164 = "stablehlo.dynamic_slice"(%147, %159, %163, %163, %163) {slice_sizes = array<i64: 1, 3, 3, 5>} : (tensor<2x3x3x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3x5xi8>
%165 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x3x5xi8>} : () -> tensor<1x3x3x5xi8>
%166 = "stablehlo.compare"(%164, %165) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3x5xi8>, tensor<1x3x3x5xi8>) -> tensor<1x3x3x5xi1>
%167 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x3x5xi8>} : () -> tensor<1x3x3x5xi8>
%168 = "stablehlo.select"(%166, %167, %164) : (tensor<1x3x3x5xi1>, tensor<1x3x3x5xi8>, tensor<1x3x3x5xi8>) -> tensor<1x3x3x5xi8>
%169 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x3x5xi8>} : () -> tensor<1x3x3x5xi8>
%170 = "stablehlo.compare"(%164, %169) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3x5xi8>, tensor<1x3x3x5xi8>) -> tensor<1x3x3x5xi1>
%171 = "stablehlo.not"(%170) : (tensor<1x3x3x5xi1>) -> tensor<1x3x3x5xi1>
%172 = "stablehlo.sign"(%26) : (tensor<7x3xf32>) -> tensor<7x3xf32>
%173 = "stablehlo.convert"(%168) : (tensor<1x3x3x5xi8>) -> tensor<1x3x3x5xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<7x3xf32>) -> tensor<7x3xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x5xbf16>, tensor<7x3xbf16>) -> tensor<1x3x5x7xf32>
%176 = "stablehlo.transpose"(%175) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x7xf32>) -> tensor<1x3x7x5xf32>
%177 = "stablehlo.abs"(%168) : (tensor<1x3x3x5xi8>) -> tensor<1x3x3x5xi8>
%178 = "stablehlo.abs"(%172) : (tensor<7x3xf32>) -> tensor<7x3xf32>
%179 = "stablehlo.convert"(%177) : (tensor<1x3x3x5xi8>) -> tensor<1x3x3x5xbf16>
%180 = "stablehlo.convert"(%178) : (tensor<7x3xf32>) -> tensor<7x3xbf16>
%181 = "stablehlo.dot_general"(%179, %180) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x5xbf16>, tensor<7x3xbf16>) -> tensor<1x3x5x7xf32>
%182 = "stablehlo.transpose"(%181) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x7xf32>) -> tensor<1x3x7x5xf32>
%183 = "stablehlo.convert"(%171) : (tensor<1x3x3x5xi1>) -> tensor<1x3x3x5xbf16>
%184 = "stablehlo.convert"(%25) : (tensor<7x3xi1>) -> tensor<7x3xbf16>
%185 = "stablehlo.dot_general"(%183, %184) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x5xbf16>, tensor<7x3xbf16>) -> tensor<1x3x5x7xf32>
%186 = "stablehlo.transpose"(%185) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x7xf32>) -> tensor<1x3x7x5xf32>
%187 = "stablehlo.abs"(%176) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%188 = "stablehlo.compare"(%187, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%189 = "stablehlo.compare"(%186, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%190 = "stablehlo.and"(%188, %189) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%191 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%192 = "stablehlo.sign"(%176) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%193 = "stablehlo.select"(%190, %192, %191) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%195 = "stablehlo.compare"(%186, %194) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%196 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%197 = "stablehlo.select"(%195, %196, %193) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%198 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%199 = "stablehlo.abs"(%197) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%200 = "stablehlo.compare"(%199, %198) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%201 = "stablehlo.negate"(%198) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%202 = "stablehlo.select"(%200, %197, %201) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%203 = "stablehlo.convert"(%202) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi32>
%204 = "stablehlo.convert"(%203) : (tensor<1x3x7x5xi32>) -> tensor<1x3x7x5xi8>
%205 = "stablehlo.dynamic_update_slice"(%160, %204, %159, %163, %163, %163) : (tensor<2x3x7x5xi8>, tensor<1x3x7x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x5xi8>
"stablehlo.return"(%162, %205) : (tensor<i32>, tensor<2x3x7x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x7x5xi8>) -> (tensor<i32>, tensor<2x3x7x5xi8>)
%208 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%209 = "stablehlo.compare"(%207, %208) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%210 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%211 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%212 = "stablehlo.compare"(%152, %152) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%213 = "stablehlo.sign"(%152) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%214 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%215 = "stablehlo.abs"(%213) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%216 = "stablehlo.compare"(%215, %214) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%217 = "stablehlo.negate"(%214) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%218 = "stablehlo.select"(%216, %213, %217) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%219 = "stablehlo.convert"(%218) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi32>
%220 = "stablehlo.select"(%212, %219, %210) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%221 = "stablehlo.is_finite"(%152) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%222 = "stablehlo.select"(%221, %211, %220) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%223 = "stablehlo.convert"(%222) : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi8>
%224 = "stablehlo.select"(%209, %223, %207) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%225 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%226 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%227 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%228 = "stablehlo.compare"(%224, %227) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%229 = "stablehlo.convert"(%224) : (tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xf32>
%230 = "stablehlo.multiply"(%225, %229) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%231 = "stablehlo.select"(%228, %226, %230) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%232 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%233 = "stablehlo.compare"(%224, %232) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%234 = "stablehlo.select"(%233, %152, %231) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
"stablehlo.return"(%234) : (tensor<2x3x7x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x5xf32>
return %235 : tensor<2x3x7x5xf32>
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

