// f32[2,3,5] [10] false
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x10xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%2 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%7 = "stablehlo.add"(%1, %6) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%12 = "stablehlo.maximum"(%10, %11) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%13 = "stablehlo.floor"(%12) : (tensor<10xf32>) -> tensor<10xf32>
%14 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%15 = "stablehlo.minimum"(%13, %14) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%21 = "stablehlo.clamp"(%19, %16, %20) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%28 = "stablehlo.clamp"(%26, %15, %27) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%29 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%30 = "stablehlo.abs"(%28) : (tensor<10xf32>) -> tensor<10xf32>
%31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%32 = "stablehlo.negate"(%29) : (tensor<10xf32>) -> tensor<10xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%34 = "stablehlo.convert"(%33) : (tensor<10xf32>) -> tensor<10xi32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%36 = "stablehlo.add"(%15, %35) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%41 = "stablehlo.clamp"(%39, %36, %40) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%42 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%43 = "stablehlo.abs"(%41) : (tensor<10xf32>) -> tensor<10xf32>
%44 = "stablehlo.compare"(%43, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%45 = "stablehlo.negate"(%42) : (tensor<10xf32>) -> tensor<10xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%47 = "stablehlo.convert"(%46) : (tensor<10xf32>) -> tensor<10xi32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%49 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%50 = "stablehlo.compare"(%48, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%51 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%53 = "stablehlo.select"(%50, %51, %52) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%54 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%55 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%56 = "stablehlo.compare"(%54, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%57 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%59 = "stablehlo.select"(%56, %57, %58) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%60 = "stablehlo.or"(%50, %56) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%61 = "stablehlo.add"(%53, %59) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%62 = "stablehlo.is_finite"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%63 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%67 = "stablehlo.reduce"(%62, %63) ({
^bb0(%64: tensor<i1>, %65: tensor<i1>):
%66 = "stablehlo.and"(%64, %65) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%66) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xi1>, tensor<i1>) -> tensor<i1>
%166 = "stablehlo.if"(%67) ({
%68 = "stablehlo.dot_general"(%0, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x5xf32>, tensor<10x5xf32>) -> tensor<2x3x10xf32>
"stablehlo.return"(%68) : (tensor<2x3x10xf32>) -> ()
}, {
%69 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x5xi32>} : () -> tensor<2x3x5xi32>
%70 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5xi32>} : () -> tensor<2x3x5xi32>
%71 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%72 = "stablehlo.sign"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%73 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%74 = "stablehlo.abs"(%72) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%75 = "stablehlo.compare"(%74, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%76 = "stablehlo.negate"(%73) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%77 = "stablehlo.select"(%75, %72, %76) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%78 = "stablehlo.convert"(%77) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi32>
%79 = "stablehlo.select"(%71, %78, %69) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
%80 = "stablehlo.is_finite"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%81 = "stablehlo.select"(%80, %70, %79) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
%82 = "stablehlo.convert"(%81) : (tensor<2x3x5xi32>) -> tensor<2x3x5xi8>
%83 = "stablehlo.is_finite"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%85 = "stablehlo.select"(%83, %0, %84) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%86 = "stablehlo.dot_general"(%85, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x5xf32>, tensor<10x5xf32>) -> tensor<2x3x10xf32>
%87 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x10xi8>} : () -> tensor<2x3x10xi8>
%88 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%137, %138 = "stablehlo.while"(%88, %87) ({
^bb0(%89: tensor<i32>, %90: tensor<2x3x10xi8>):
%91 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%92 = "stablehlo.compare"(%89, %91) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%92) : (tensor<i1>) -> ()
}, {
^bb0(%93: tensor<i32>, %94: tensor<2x3x10xi8>):
%95 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%96 = "stablehlo.add"(%93, %95) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%97 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%98 = "stablehlo.dynamic_slice"(%82, %93, %97, %97) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<2x3x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xi8>
%99 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x5xi8>} : () -> tensor<1x3x5xi8>
%100 = "stablehlo.compare"(%98, %99) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xi8>, tensor<1x3x5xi8>) -> tensor<1x3x5xi1>
%101 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x5xi8>} : () -> tensor<1x3x5xi8>
%102 = "stablehlo.select"(%100, %101, %98) : (tensor<1x3x5xi1>, tensor<1x3x5xi8>, tensor<1x3x5xi8>) -> tensor<1x3x5xi8>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x5xi8>} : () -> tensor<1x3x5xi8>
%104 = "stablehlo.compare"(%98, %103) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xi8>, tensor<1x3x5xi8>) -> tensor<1x3x5xi1>
%105 = "stablehlo.not"(%104) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi1>
%106 = "stablehlo.sign"(%61) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%107 = "stablehlo.convert"(%102) : (tensor<1x3x5xi8>) -> tensor<1x3x5xbf16>
%108 = "stablehlo.convert"(%106) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%109 = "stablehlo.dot_general"(%107, %108) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x10xf32>
%110 = "stablehlo.abs"(%102) : (tensor<1x3x5xi8>) -> tensor<1x3x5xi8>
%111 = "stablehlo.abs"(%106) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%112 = "stablehlo.convert"(%110) : (tensor<1x3x5xi8>) -> tensor<1x3x5xbf16>
%113 = "stablehlo.convert"(%111) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%114 = "stablehlo.dot_general"(%112, %113) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x10xf32>
%115 = "stablehlo.convert"(%105) : (tensor<1x3x5xi1>) -> tensor<1x3x5xbf16>
%116 = "stablehlo.convert"(%60) : (tensor<10x5xi1>) -> tensor<10x5xbf16>
%117 = "stablehlo.dot_general"(%115, %116) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x10xf32>
%118 = "stablehlo.abs"(%109) : (tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%119 = "stablehlo.compare"(%118, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xi1>
%120 = "stablehlo.compare"(%117, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xi1>
%121 = "stablehlo.and"(%119, %120) : (tensor<1x3x10xi1>, tensor<1x3x10xi1>) -> tensor<1x3x10xi1>
%122 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x10xf32>} : () -> tensor<1x3x10xf32>
%123 = "stablehlo.sign"(%109) : (tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%124 = "stablehlo.select"(%121, %123, %122) : (tensor<1x3x10xi1>, tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x10xf32>} : () -> tensor<1x3x10xf32>
%126 = "stablehlo.compare"(%117, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xi1>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x10xf32>} : () -> tensor<1x3x10xf32>
%128 = "stablehlo.select"(%126, %127, %124) : (tensor<1x3x10xi1>, tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%129 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x10xf32>} : () -> tensor<1x3x10xf32>
%130 = "stablehlo.abs"(%128) : (tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%131 = "stablehlo.compare"(%130, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xi1>
%132 = "stablehlo.negate"(%129) : (tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%133 = "stablehlo.select"(%131, %128, %132) : (tensor<1x3x10xi1>, tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%134 = "stablehlo.convert"(%133) : (tensor<1x3x10xf32>) -> tensor<1x3x10xi32>
%135 = "stablehlo.convert"(%134) : (tensor<1x3x10xi32>) -> tensor<1x3x10xi8>
%136 = "stablehlo.dynamic_update_slice"(%94, %135, %93, %97, %97) : (tensor<2x3x10xi8>, tensor<1x3x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x10xi8>
"stablehlo.return"(%96, %136) : (tensor<i32>, tensor<2x3x10xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x10xi8>) -> (tensor<i32>, tensor<2x3x10xi8>)
%139 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x10xi8>} : () -> tensor<2x3x10xi8>
%140 = "stablehlo.compare"(%138, %139) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x10xi8>, tensor<2x3x10xi8>) -> tensor<2x3x10xi1>
%141 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x10xi32>} : () -> tensor<2x3x10xi32>
%142 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x10xi32>} : () -> tensor<2x3x10xi32>
%143 = "stablehlo.compare"(%86, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%144 = "stablehlo.sign"(%86) : (tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%145 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%146 = "stablehlo.abs"(%144) : (tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%147 = "stablehlo.compare"(%146, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%148 = "stablehlo.negate"(%145) : (tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%149 = "stablehlo.select"(%147, %144, %148) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%150 = "stablehlo.convert"(%149) : (tensor<2x3x10xf32>) -> tensor<2x3x10xi32>
%151 = "stablehlo.select"(%143, %150, %141) : (tensor<2x3x10xi1>, tensor<2x3x10xi32>, tensor<2x3x10xi32>) -> tensor<2x3x10xi32>
%152 = "stablehlo.is_finite"(%86) : (tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%153 = "stablehlo.select"(%152, %142, %151) : (tensor<2x3x10xi1>, tensor<2x3x10xi32>, tensor<2x3x10xi32>) -> tensor<2x3x10xi32>
%154 = "stablehlo.convert"(%153) : (tensor<2x3x10xi32>) -> tensor<2x3x10xi8>
%155 = "stablehlo.select"(%140, %154, %138) : (tensor<2x3x10xi1>, tensor<2x3x10xi8>, tensor<2x3x10xi8>) -> tensor<2x3x10xi8>
%156 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%157 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%158 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x10xi8>} : () -> tensor<2x3x10xi8>
%159 = "stablehlo.compare"(%155, %158) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x10xi8>, tensor<2x3x10xi8>) -> tensor<2x3x10xi1>
%160 = "stablehlo.convert"(%155) : (tensor<2x3x10xi8>) -> tensor<2x3x10xf32>
%161 = "stablehlo.multiply"(%156, %160) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%162 = "stablehlo.select"(%159, %157, %161) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%163 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x10xi8>} : () -> tensor<2x3x10xi8>
%164 = "stablehlo.compare"(%155, %163) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x10xi8>, tensor<2x3x10xi8>) -> tensor<2x3x10xi1>
%165 = "stablehlo.select"(%164, %86, %162) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
"stablehlo.return"(%165) : (tensor<2x3x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x10xf32>
return %166 : tensor<2x3x10xf32>
}
}

// f32[2,3,5] [10] true
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x10xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%9 = "stablehlo.floor"(%8) : (tensor<10xf32>) -> tensor<10xf32>
%10 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%26 = "stablehlo.abs"(%24) : (tensor<10xf32>) -> tensor<10xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%28 = "stablehlo.negate"(%25) : (tensor<10xf32>) -> tensor<10xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%30 = "stablehlo.convert"(%29) : (tensor<10xf32>) -> tensor<10xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%39 = "stablehlo.abs"(%37) : (tensor<10xf32>) -> tensor<10xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%41 = "stablehlo.negate"(%38) : (tensor<10xf32>) -> tensor<10xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%43 = "stablehlo.convert"(%42) : (tensor<10xf32>) -> tensor<10xi32>
%44 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%45 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%47 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%49 = "stablehlo.select"(%46, %47, %48) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%51 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%53 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%55 = "stablehlo.select"(%52, %53, %54) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%56 = "stablehlo.or"(%46, %52) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%57 = "stablehlo.add"(%49, %55) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%58 = "stablehlo.is_finite"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%59 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%63 = "stablehlo.reduce"(%58, %59) ({
^bb0(%60: tensor<i1>, %61: tensor<i1>):
%62 = "stablehlo.and"(%60, %61) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%62) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xi1>, tensor<i1>) -> tensor<i1>
%162 = "stablehlo.if"(%63) ({
%64 = "stablehlo.dot_general"(%0, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x5xf32>, tensor<10x5xf32>) -> tensor<2x3x10xf32>
"stablehlo.return"(%64) : (tensor<2x3x10xf32>) -> ()
}, {
%65 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x5xi32>} : () -> tensor<2x3x5xi32>
%66 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5xi32>} : () -> tensor<2x3x5xi32>
%67 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%68 = "stablehlo.sign"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%69 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%70 = "stablehlo.abs"(%68) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%71 = "stablehlo.compare"(%70, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%72 = "stablehlo.negate"(%69) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%73 = "stablehlo.select"(%71, %68, %72) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%74 = "stablehlo.convert"(%73) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi32>
%75 = "stablehlo.select"(%67, %74, %65) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
%76 = "stablehlo.is_finite"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%77 = "stablehlo.select"(%76, %66, %75) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
%78 = "stablehlo.convert"(%77) : (tensor<2x3x5xi32>) -> tensor<2x3x5xi8>
%79 = "stablehlo.is_finite"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%81 = "stablehlo.select"(%79, %0, %80) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%82 = "stablehlo.dot_general"(%81, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x5xf32>, tensor<10x5xf32>) -> tensor<2x3x10xf32>
%83 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x10xi8>} : () -> tensor<2x3x10xi8>
%84 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%133, %134 = "stablehlo.while"(%84, %83) ({
^bb0(%85: tensor<i32>, %86: tensor<2x3x10xi8>):
%87 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%88 = "stablehlo.compare"(%85, %87) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%88) : (tensor<i1>) -> ()
}, {
^bb0(%89: tensor<i32>, %90: tensor<2x3x10xi8>):
%91 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%92 = "stablehlo.add"(%89, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%93 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%94 = "stablehlo.dynamic_slice"(%78, %89, %93, %93) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<2x3x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xi8>
%95 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x5xi8>} : () -> tensor<1x3x5xi8>
%96 = "stablehlo.compare"(%94, %95) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xi8>, tensor<1x3x5xi8>) -> tensor<1x3x5xi1>
%97 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x5xi8>} : () -> tensor<1x3x5xi8>
%98 = "stablehlo.select"(%96, %97, %94) : (tensor<1x3x5xi1>, tensor<1x3x5xi8>, tensor<1x3x5xi8>) -> tensor<1x3x5xi8>
%99 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x5xi8>} : () -> tensor<1x3x5xi8>
%100 = "stablehlo.compare"(%94, %99) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xi8>, tensor<1x3x5xi8>) -> tensor<1x3x5xi1>
%101 = "stablehlo.not"(%100) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi1>
%102 = "stablehlo.sign"(%57) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%103 = "stablehlo.convert"(%98) : (tensor<1x3x5xi8>) -> tensor<1x3x5xbf16>
%104 = "stablehlo.convert"(%102) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%105 = "stablehlo.dot_general"(%103, %104) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x10xf32>
%106 = "stablehlo.abs"(%98) : (tensor<1x3x5xi8>) -> tensor<1x3x5xi8>
%107 = "stablehlo.abs"(%102) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%108 = "stablehlo.convert"(%106) : (tensor<1x3x5xi8>) -> tensor<1x3x5xbf16>
%109 = "stablehlo.convert"(%107) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%110 = "stablehlo.dot_general"(%108, %109) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x10xf32>
%111 = "stablehlo.convert"(%101) : (tensor<1x3x5xi1>) -> tensor<1x3x5xbf16>
%112 = "stablehlo.convert"(%56) : (tensor<10x5xi1>) -> tensor<10x5xbf16>
%113 = "stablehlo.dot_general"(%111, %112) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x10xf32>
%114 = "stablehlo.abs"(%105) : (tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%115 = "stablehlo.compare"(%114, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xi1>
%116 = "stablehlo.compare"(%113, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xi1>
%117 = "stablehlo.and"(%115, %116) : (tensor<1x3x10xi1>, tensor<1x3x10xi1>) -> tensor<1x3x10xi1>
%118 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x10xf32>} : () -> tensor<1x3x10xf32>
%119 = "stablehlo.sign"(%105) : (tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%120 = "stablehlo.select"(%117, %119, %118) : (tensor<1x3x10xi1>, tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x10xf32>} : () -> tensor<1x3x10xf32>
%122 = "stablehlo.compare"(%113, %121) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xi1>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x10xf32>} : () -> tensor<1x3x10xf32>
%124 = "stablehlo.select"(%122, %123, %120) : (tensor<1x3x10xi1>, tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%125 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x10xf32>} : () -> tensor<1x3x10xf32>
%126 = "stablehlo.abs"(%124) : (tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%127 = "stablehlo.compare"(%126, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xi1>
%128 = "stablehlo.negate"(%125) : (tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%129 = "stablehlo.select"(%127, %124, %128) : (tensor<1x3x10xi1>, tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%130 = "stablehlo.convert"(%129) : (tensor<1x3x10xf32>) -> tensor<1x3x10xi32>
%131 = "stablehlo.convert"(%130) : (tensor<1x3x10xi32>) -> tensor<1x3x10xi8>
%132 = "stablehlo.dynamic_update_slice"(%90, %131, %89, %93, %93) : (tensor<2x3x10xi8>, tensor<1x3x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x10xi8>
"stablehlo.return"(%92, %132) : (tensor<i32>, tensor<2x3x10xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x10xi8>) -> (tensor<i32>, tensor<2x3x10xi8>)
%135 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x10xi8>} : () -> tensor<2x3x10xi8>
%136 = "stablehlo.compare"(%134, %135) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x10xi8>, tensor<2x3x10xi8>) -> tensor<2x3x10xi1>
%137 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x10xi32>} : () -> tensor<2x3x10xi32>
%138 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x10xi32>} : () -> tensor<2x3x10xi32>
%139 = "stablehlo.compare"(%82, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%140 = "stablehlo.sign"(%82) : (tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%141 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%142 = "stablehlo.abs"(%140) : (tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%143 = "stablehlo.compare"(%142, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%144 = "stablehlo.negate"(%141) : (tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%145 = "stablehlo.select"(%143, %140, %144) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%146 = "stablehlo.convert"(%145) : (tensor<2x3x10xf32>) -> tensor<2x3x10xi32>
%147 = "stablehlo.select"(%139, %146, %137) : (tensor<2x3x10xi1>, tensor<2x3x10xi32>, tensor<2x3x10xi32>) -> tensor<2x3x10xi32>
%148 = "stablehlo.is_finite"(%82) : (tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%149 = "stablehlo.select"(%148, %138, %147) : (tensor<2x3x10xi1>, tensor<2x3x10xi32>, tensor<2x3x10xi32>) -> tensor<2x3x10xi32>
%150 = "stablehlo.convert"(%149) : (tensor<2x3x10xi32>) -> tensor<2x3x10xi8>
%151 = "stablehlo.select"(%136, %150, %134) : (tensor<2x3x10xi1>, tensor<2x3x10xi8>, tensor<2x3x10xi8>) -> tensor<2x3x10xi8>
%152 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%153 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%154 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x10xi8>} : () -> tensor<2x3x10xi8>
%155 = "stablehlo.compare"(%151, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x10xi8>, tensor<2x3x10xi8>) -> tensor<2x3x10xi1>
%156 = "stablehlo.convert"(%151) : (tensor<2x3x10xi8>) -> tensor<2x3x10xf32>
%157 = "stablehlo.multiply"(%152, %156) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%158 = "stablehlo.select"(%155, %153, %157) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%159 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x10xi8>} : () -> tensor<2x3x10xi8>
%160 = "stablehlo.compare"(%151, %159) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x10xi8>, tensor<2x3x10xi8>) -> tensor<2x3x10xi1>
%161 = "stablehlo.select"(%160, %82, %158) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
"stablehlo.return"(%161) : (tensor<2x3x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x10xf32>
return %162 : tensor<2x3x10xf32>
}
}

// f32[2,3,5] [7] false
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x7xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf32>
%2 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%7 = "stablehlo.add"(%1, %6) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%12 = "stablehlo.maximum"(%10, %11) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%13 = "stablehlo.floor"(%12) : (tensor<7xf32>) -> tensor<7xf32>
%14 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%15 = "stablehlo.minimum"(%13, %14) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%21 = "stablehlo.clamp"(%19, %16, %20) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%28 = "stablehlo.clamp"(%26, %15, %27) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%29 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%30 = "stablehlo.abs"(%28) : (tensor<7xf32>) -> tensor<7xf32>
%31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%32 = "stablehlo.negate"(%29) : (tensor<7xf32>) -> tensor<7xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%34 = "stablehlo.convert"(%33) : (tensor<7xf32>) -> tensor<7xi32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%36 = "stablehlo.add"(%15, %35) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%41 = "stablehlo.clamp"(%39, %36, %40) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%42 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%43 = "stablehlo.abs"(%41) : (tensor<7xf32>) -> tensor<7xf32>
%44 = "stablehlo.compare"(%43, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%45 = "stablehlo.negate"(%42) : (tensor<7xf32>) -> tensor<7xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%47 = "stablehlo.convert"(%46) : (tensor<7xf32>) -> tensor<7xi32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x5xi32>
%49 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x5xi32>
%50 = "stablehlo.compare"(%48, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
%51 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x5xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x5xf32>} : () -> tensor<7x5xf32>
%53 = "stablehlo.select"(%50, %51, %52) : (tensor<7x5xi1>, tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%54 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x5xi32>
%55 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x5xi32>
%56 = "stablehlo.compare"(%54, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
%57 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x5xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x5xf32>} : () -> tensor<7x5xf32>
%59 = "stablehlo.select"(%56, %57, %58) : (tensor<7x5xi1>, tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%60 = "stablehlo.or"(%50, %56) : (tensor<7x5xi1>, tensor<7x5xi1>) -> tensor<7x5xi1>
%61 = "stablehlo.add"(%53, %59) : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%62 = "stablehlo.is_finite"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%63 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%67 = "stablehlo.reduce"(%62, %63) ({
^bb0(%64: tensor<i1>, %65: tensor<i1>):
%66 = "stablehlo.and"(%64, %65) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%66) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xi1>, tensor<i1>) -> tensor<i1>
%166 = "stablehlo.if"(%67) ({
%68 = "stablehlo.dot_general"(%0, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x5xf32>, tensor<7x5xf32>) -> tensor<2x3x7xf32>
"stablehlo.return"(%68) : (tensor<2x3x7xf32>) -> ()
}, {
%69 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x5xi32>} : () -> tensor<2x3x5xi32>
%70 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5xi32>} : () -> tensor<2x3x5xi32>
%71 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%72 = "stablehlo.sign"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%73 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%74 = "stablehlo.abs"(%72) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%75 = "stablehlo.compare"(%74, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%76 = "stablehlo.negate"(%73) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%77 = "stablehlo.select"(%75, %72, %76) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%78 = "stablehlo.convert"(%77) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi32>
%79 = "stablehlo.select"(%71, %78, %69) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
%80 = "stablehlo.is_finite"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%81 = "stablehlo.select"(%80, %70, %79) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
%82 = "stablehlo.convert"(%81) : (tensor<2x3x5xi32>) -> tensor<2x3x5xi8>
%83 = "stablehlo.is_finite"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%85 = "stablehlo.select"(%83, %0, %84) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%86 = "stablehlo.dot_general"(%85, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x5xf32>, tensor<7x5xf32>) -> tensor<2x3x7xf32>
%87 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7xi8>} : () -> tensor<2x3x7xi8>
%88 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%137, %138 = "stablehlo.while"(%88, %87) ({
^bb0(%89: tensor<i32>, %90: tensor<2x3x7xi8>):
%91 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%92 = "stablehlo.compare"(%89, %91) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%92) : (tensor<i1>) -> ()
}, {
^bb0(%93: tensor<i32>, %94: tensor<2x3x7xi8>):
%95 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%96 = "stablehlo.add"(%93, %95) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%97 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%98 = "stablehlo.dynamic_slice"(%82, %93, %97, %97) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<2x3x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xi8>
%99 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x5xi8>} : () -> tensor<1x3x5xi8>
%100 = "stablehlo.compare"(%98, %99) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xi8>, tensor<1x3x5xi8>) -> tensor<1x3x5xi1>
%101 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x5xi8>} : () -> tensor<1x3x5xi8>
%102 = "stablehlo.select"(%100, %101, %98) : (tensor<1x3x5xi1>, tensor<1x3x5xi8>, tensor<1x3x5xi8>) -> tensor<1x3x5xi8>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x5xi8>} : () -> tensor<1x3x5xi8>
%104 = "stablehlo.compare"(%98, %103) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xi8>, tensor<1x3x5xi8>) -> tensor<1x3x5xi1>
%105 = "stablehlo.not"(%104) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi1>
%106 = "stablehlo.sign"(%61) : (tensor<7x5xf32>) -> tensor<7x5xf32>
%107 = "stablehlo.convert"(%102) : (tensor<1x3x5xi8>) -> tensor<1x3x5xbf16>
%108 = "stablehlo.convert"(%106) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%109 = "stablehlo.dot_general"(%107, %108) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<7x5xbf16>) -> tensor<1x3x7xf32>
%110 = "stablehlo.abs"(%102) : (tensor<1x3x5xi8>) -> tensor<1x3x5xi8>
%111 = "stablehlo.abs"(%106) : (tensor<7x5xf32>) -> tensor<7x5xf32>
%112 = "stablehlo.convert"(%110) : (tensor<1x3x5xi8>) -> tensor<1x3x5xbf16>
%113 = "stablehlo.convert"(%111) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%114 = "stablehlo.dot_general"(%112, %113) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<7x5xbf16>) -> tensor<1x3x7xf32>
%115 = "stablehlo.convert"(%105) : (tensor<1x3x5xi1>) -> tensor<1x3x5xbf16>
%116 = "stablehlo.convert"(%60) : (tensor<7x5xi1>) -> tensor<7x5xbf16>
%117 = "stablehlo.dot_general"(%115, %116) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<7x5xbf16>) -> tensor<1x3x7xf32>
%118 = "stablehlo.abs"(%109) : (tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%119 = "stablehlo.compare"(%118, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xi1>
%120 = "stablehlo.compare"(%117, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xi1>
%121 = "stablehlo.and"(%119, %120) : (tensor<1x3x7xi1>, tensor<1x3x7xi1>) -> tensor<1x3x7xi1>
%122 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x7xf32>} : () -> tensor<1x3x7xf32>
%123 = "stablehlo.sign"(%109) : (tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%124 = "stablehlo.select"(%121, %123, %122) : (tensor<1x3x7xi1>, tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7xf32>} : () -> tensor<1x3x7xf32>
%126 = "stablehlo.compare"(%117, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xi1>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7xf32>} : () -> tensor<1x3x7xf32>
%128 = "stablehlo.select"(%126, %127, %124) : (tensor<1x3x7xi1>, tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%129 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x7xf32>} : () -> tensor<1x3x7xf32>
%130 = "stablehlo.abs"(%128) : (tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%131 = "stablehlo.compare"(%130, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xi1>
%132 = "stablehlo.negate"(%129) : (tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%133 = "stablehlo.select"(%131, %128, %132) : (tensor<1x3x7xi1>, tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%134 = "stablehlo.convert"(%133) : (tensor<1x3x7xf32>) -> tensor<1x3x7xi32>
%135 = "stablehlo.convert"(%134) : (tensor<1x3x7xi32>) -> tensor<1x3x7xi8>
%136 = "stablehlo.dynamic_update_slice"(%94, %135, %93, %97, %97) : (tensor<2x3x7xi8>, tensor<1x3x7xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7xi8>
"stablehlo.return"(%96, %136) : (tensor<i32>, tensor<2x3x7xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x7xi8>) -> (tensor<i32>, tensor<2x3x7xi8>)
%139 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7xi8>} : () -> tensor<2x3x7xi8>
%140 = "stablehlo.compare"(%138, %139) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7xi8>, tensor<2x3x7xi8>) -> tensor<2x3x7xi1>
%141 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7xi32>} : () -> tensor<2x3x7xi32>
%142 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7xi32>} : () -> tensor<2x3x7xi32>
%143 = "stablehlo.compare"(%86, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%144 = "stablehlo.sign"(%86) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%145 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%146 = "stablehlo.abs"(%144) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%147 = "stablehlo.compare"(%146, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%148 = "stablehlo.negate"(%145) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%149 = "stablehlo.select"(%147, %144, %148) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%150 = "stablehlo.convert"(%149) : (tensor<2x3x7xf32>) -> tensor<2x3x7xi32>
%151 = "stablehlo.select"(%143, %150, %141) : (tensor<2x3x7xi1>, tensor<2x3x7xi32>, tensor<2x3x7xi32>) -> tensor<2x3x7xi32>
%152 = "stablehlo.is_finite"(%86) : (tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%153 = "stablehlo.select"(%152, %142, %151) : (tensor<2x3x7xi1>, tensor<2x3x7xi32>, tensor<2x3x7xi32>) -> tensor<2x3x7xi32>
%154 = "stablehlo.convert"(%153) : (tensor<2x3x7xi32>) -> tensor<2x3x7xi8>
%155 = "stablehlo.select"(%140, %154, %138) : (tensor<2x3x7xi1>, tensor<2x3x7xi8>, tensor<2x3x7xi8>) -> tensor<2x3x7xi8>
%156 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%157 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%158 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7xi8>} : () -> tensor<2x3x7xi8>
%159 = "stablehlo.compare"(%155, %158) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7xi8>, tensor<2x3x7xi8>) -> tensor<2x3x7xi1>
%160 = "stablehlo.convert"(%155) : (tensor<2x3x7xi8>) -> tensor<2x3x7xf32>
%161 = "stablehlo.multiply"(%156, %160) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%162 = "stablehlo.select"(%159, %157, %161) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%163 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7xi8>} : () -> tensor<2x3x7xi8>
%164 = "stablehlo.compare"(%155, %163) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7xi8>, tensor<2x3x7xi8>) -> tensor<2x3x7xi1>
%165 = "stablehlo.select"(%164, %86, %162) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
"stablehlo.return"(%165) : (tensor<2x3x7xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7xf32>
return %166 : tensor<2x3x7xf32>
}
}

// f32[2,3,5] [7] true
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x7xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%9 = "stablehlo.floor"(%8) : (tensor<7xf32>) -> tensor<7xf32>
%10 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%26 = "stablehlo.abs"(%24) : (tensor<7xf32>) -> tensor<7xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%28 = "stablehlo.negate"(%25) : (tensor<7xf32>) -> tensor<7xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%30 = "stablehlo.convert"(%29) : (tensor<7xf32>) -> tensor<7xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%39 = "stablehlo.abs"(%37) : (tensor<7xf32>) -> tensor<7xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%41 = "stablehlo.negate"(%38) : (tensor<7xf32>) -> tensor<7xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%43 = "stablehlo.convert"(%42) : (tensor<7xf32>) -> tensor<7xi32>
%44 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x5xi32>
%45 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x5xi32>
%46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
%47 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x5xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x5xf32>} : () -> tensor<7x5xf32>
%49 = "stablehlo.select"(%46, %47, %48) : (tensor<7x5xi1>, tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x5xi32>
%51 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x5xi32>
%52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
%53 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x5xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x5xf32>} : () -> tensor<7x5xf32>
%55 = "stablehlo.select"(%52, %53, %54) : (tensor<7x5xi1>, tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%56 = "stablehlo.or"(%46, %52) : (tensor<7x5xi1>, tensor<7x5xi1>) -> tensor<7x5xi1>
%57 = "stablehlo.add"(%49, %55) : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%58 = "stablehlo.is_finite"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%59 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%63 = "stablehlo.reduce"(%58, %59) ({
^bb0(%60: tensor<i1>, %61: tensor<i1>):
%62 = "stablehlo.and"(%60, %61) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%62) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xi1>, tensor<i1>) -> tensor<i1>
%162 = "stablehlo.if"(%63) ({
%64 = "stablehlo.dot_general"(%0, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x5xf32>, tensor<7x5xf32>) -> tensor<2x3x7xf32>
"stablehlo.return"(%64) : (tensor<2x3x7xf32>) -> ()
}, {
%65 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x5xi32>} : () -> tensor<2x3x5xi32>
%66 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5xi32>} : () -> tensor<2x3x5xi32>
%67 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%68 = "stablehlo.sign"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%69 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%70 = "stablehlo.abs"(%68) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%71 = "stablehlo.compare"(%70, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%72 = "stablehlo.negate"(%69) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%73 = "stablehlo.select"(%71, %68, %72) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%74 = "stablehlo.convert"(%73) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi32>
%75 = "stablehlo.select"(%67, %74, %65) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
%76 = "stablehlo.is_finite"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%77 = "stablehlo.select"(%76, %66, %75) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
%78 = "stablehlo.convert"(%77) : (tensor<2x3x5xi32>) -> tensor<2x3x5xi8>
%79 = "stablehlo.is_finite"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%81 = "stablehlo.select"(%79, %0, %80) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%82 = "stablehlo.dot_general"(%81, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x5xf32>, tensor<7x5xf32>) -> tensor<2x3x7xf32>
%83 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7xi8>} : () -> tensor<2x3x7xi8>
%84 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%133, %134 = "stablehlo.while"(%84, %83) ({
^bb0(%85: tensor<i32>, %86: tensor<2x3x7xi8>):
%87 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%88 = "stablehlo.compare"(%85, %87) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%88) : (tensor<i1>) -> ()
}, {
^bb0(%89: tensor<i32>, %90: tensor<2x3x7xi8>):
%91 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%92 = "stablehlo.add"(%89, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%93 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%94 = "stablehlo.dynamic_slice"(%78, %89, %93, %93) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<2x3x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xi8>
%95 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x5xi8>} : () -> tensor<1x3x5xi8>
%96 = "stablehlo.compare"(%94, %95) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xi8>, tensor<1x3x5xi8>) -> tensor<1x3x5xi1>
%97 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x5xi8>} : () -> tensor<1x3x5xi8>
%98 = "stablehlo.select"(%96, %97, %94) : (tensor<1x3x5xi1>, tensor<1x3x5xi8>, tensor<1x3x5xi8>) -> tensor<1x3x5xi8>
%99 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x5xi8>} : () -> tensor<1x3x5xi8>
%100 = "stablehlo.compare"(%94, %99) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xi8>, tensor<1x3x5xi8>) -> tensor<1x3x5xi1>
%101 = "stablehlo.not"(%100) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi1>
%102 = "stablehlo.sign"(%57) : (tensor<7x5xf32>) -> tensor<7x5xf32>
%103 = "stablehlo.convert"(%98) : (tensor<1x3x5xi8>) -> tensor<1x3x5xbf16>
%104 = "stablehlo.convert"(%102) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%105 = "stablehlo.dot_general"(%103, %104) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<7x5xbf16>) -> tensor<1x3x7xf32>
%106 = "stablehlo.abs"(%98) : (tensor<1x3x5xi8>) -> tensor<1x3x5xi8>
%107 = "stablehlo.abs"(%102) : (tensor<7x5xf32>) -> tensor<7x5xf32>
%108 = "stablehlo.convert"(%106) : (tensor<1x3x5xi8>) -> tensor<1x3x5xbf16>
%109 = "stablehlo.convert"(%107) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%110 = "stablehlo.dot_general"(%108, %109) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<7x5xbf16>) -> tensor<1x3x7xf32>
%111 = "stablehlo.convert"(%101) : (tensor<1x3x5xi1>) -> tensor<1x3x5xbf16>
%112 = "stablehlo.convert"(%56) : (tensor<7x5xi1>) -> tensor<7x5xbf16>
%113 = "stablehlo.dot_general"(%111, %112) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<7x5xbf16>) -> tensor<1x3x7xf32>
%114 = "stablehlo.abs"(%105) : (tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%115 = "stablehlo.compare"(%114, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xi1>
%116 = "stablehlo.compare"(%113, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xi1>
%117 = "stablehlo.and"(%115, %116) : (tensor<1x3x7xi1>, tensor<1x3x7xi1>) -> tensor<1x3x7xi1>
%118 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x7xf32>} : () -> tensor<1x3x7xf32>
%119 = "stablehlo.sign"(%105) : (tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%120 = "stablehlo.select"(%117, %119, %118) : (tensor<1x3x7xi1>, tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7xf32>} : () -> tensor<1x3x7xf32>
%122 = "stablehlo.compare"(%113, %121) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xi1>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7xf32>} : () -> tensor<1x3x7xf32>
%124 = "stablehlo.select"(%122, %123, %120) : (tensor<1x3x7xi1>, tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%125 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x7xf32>} : () -> tensor<1x3x7xf32>
%126 = "stablehlo.abs"(%124) : (tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%127 = "stablehlo.compare"(%126, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xi1>
%128 = "stablehlo.negate"(%125) : (tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%129 = "stablehlo.select"(%127, %124, %128) : (tensor<1x3x7xi1>, tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%130 = "stablehlo.convert"(%129) : (tensor<1x3x7xf32>) -> tensor<1x3x7xi32>
%131 = "stablehlo.convert"(%130) : (tensor<1x3x7xi32>) -> tensor<1x3x7xi8>
%132 = "stablehlo.dynamic_update_slice"(%90, %131, %89, %93, %93) : (tensor<2x3x7xi8>, tensor<1x3x7xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7xi8>
"stablehlo.return"(%92, %132) : (tensor<i32>, tensor<2x3x7xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x7xi8>) -> (tensor<i32>, tensor<2x3x7xi8>)
%135 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7xi8>} : () -> tensor<2x3x7xi8>
%136 = "stablehlo.compare"(%134, %135) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7xi8>, tensor<2x3x7xi8>) -> tensor<2x3x7xi1>
%137 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7xi32>} : () -> tensor<2x3x7xi32>
%138 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7xi32>} : () -> tensor<2x3x7xi32>
%139 = "stablehlo.compare"(%82, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%140 = "stablehlo.sign"(%82) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%141 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%142 = "stablehlo.abs"(%140) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%143 = "stablehlo.compare"(%142, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%144 = "stablehlo.negate"(%141) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%145 = "stablehlo.select"(%143, %140, %144) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%146 = "stablehlo.convert"(%145) : (tensor<2x3x7xf32>) -> tensor<2x3x7xi32>
%147 = "stablehlo.select"(%139, %146, %137) : (tensor<2x3x7xi1>, tensor<2x3x7xi32>, tensor<2x3x7xi32>) -> tensor<2x3x7xi32>
%148 = "stablehlo.is_finite"(%82) : (tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%149 = "stablehlo.select"(%148, %138, %147) : (tensor<2x3x7xi1>, tensor<2x3x7xi32>, tensor<2x3x7xi32>) -> tensor<2x3x7xi32>
%150 = "stablehlo.convert"(%149) : (tensor<2x3x7xi32>) -> tensor<2x3x7xi8>
%151 = "stablehlo.select"(%136, %150, %134) : (tensor<2x3x7xi1>, tensor<2x3x7xi8>, tensor<2x3x7xi8>) -> tensor<2x3x7xi8>
%152 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%153 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%154 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7xi8>} : () -> tensor<2x3x7xi8>
%155 = "stablehlo.compare"(%151, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7xi8>, tensor<2x3x7xi8>) -> tensor<2x3x7xi1>
%156 = "stablehlo.convert"(%151) : (tensor<2x3x7xi8>) -> tensor<2x3x7xf32>
%157 = "stablehlo.multiply"(%152, %156) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%158 = "stablehlo.select"(%155, %153, %157) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%159 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7xi8>} : () -> tensor<2x3x7xi8>
%160 = "stablehlo.compare"(%151, %159) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7xi8>, tensor<2x3x7xi8>) -> tensor<2x3x7xi1>
%161 = "stablehlo.select"(%160, %82, %158) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
"stablehlo.return"(%161) : (tensor<2x3x7xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7xf32>
return %162 : tensor<2x3x7xf32>
}
}

// f32[2,3,6] [3] false
module @example {
func.func public @main(%0: tensor<2x3x6xf32>) -> (tensor<2x3x3xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%2 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%7 = "stablehlo.add"(%1, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%12 = "stablehlo.maximum"(%10, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%13 = "stablehlo.floor"(%12) : (tensor<3xf32>) -> tensor<3xf32>
%14 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%15 = "stablehlo.minimum"(%13, %14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%21 = "stablehlo.clamp"(%19, %16, %20) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%28 = "stablehlo.clamp"(%26, %15, %27) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%29 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%30 = "stablehlo.abs"(%28) : (tensor<3xf32>) -> tensor<3xf32>
%31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%32 = "stablehlo.negate"(%29) : (tensor<3xf32>) -> tensor<3xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%34 = "stablehlo.convert"(%33) : (tensor<3xf32>) -> tensor<3xi32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%36 = "stablehlo.add"(%15, %35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%41 = "stablehlo.clamp"(%39, %36, %40) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%42 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%43 = "stablehlo.abs"(%41) : (tensor<3xf32>) -> tensor<3xf32>
%44 = "stablehlo.compare"(%43, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%45 = "stablehlo.negate"(%42) : (tensor<3xf32>) -> tensor<3xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%47 = "stablehlo.convert"(%46) : (tensor<3xf32>) -> tensor<3xi32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%49 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%50 = "stablehlo.compare"(%48, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%51 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x6xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%53 = "stablehlo.select"(%50, %51, %52) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%54 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%55 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%56 = "stablehlo.compare"(%54, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%57 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x6xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%59 = "stablehlo.select"(%56, %57, %58) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%60 = "stablehlo.or"(%50, %56) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%61 = "stablehlo.add"(%53, %59) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%62 = "stablehlo.is_finite"(%0) : (tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%63 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%67 = "stablehlo.reduce"(%62, %63) ({
^bb0(%64: tensor<i1>, %65: tensor<i1>):
%66 = "stablehlo.and"(%64, %65) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%66) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x6xi1>, tensor<i1>) -> tensor<i1>
%166 = "stablehlo.if"(%67) ({
%68 = "stablehlo.dot_general"(%0, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x6xf32>, tensor<3x6xf32>) -> tensor<2x3x3xf32>
"stablehlo.return"(%68) : (tensor<2x3x3xf32>) -> ()
}, {
%69 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x6xi32>} : () -> tensor<2x3x6xi32>
%70 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x6xi32>} : () -> tensor<2x3x6xi32>
%71 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%72 = "stablehlo.sign"(%0) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%73 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%74 = "stablehlo.abs"(%72) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%75 = "stablehlo.compare"(%74, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%76 = "stablehlo.negate"(%73) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%77 = "stablehlo.select"(%75, %72, %76) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%78 = "stablehlo.convert"(%77) : (tensor<2x3x6xf32>) -> tensor<2x3x6xi32>
%79 = "stablehlo.select"(%71, %78, %69) : (tensor<2x3x6xi1>, tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi32>
%80 = "stablehlo.is_finite"(%0) : (tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%81 = "stablehlo.select"(%80, %70, %79) : (tensor<2x3x6xi1>, tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi32>
%82 = "stablehlo.convert"(%81) : (tensor<2x3x6xi32>) -> tensor<2x3x6xi8>
%83 = "stablehlo.is_finite"(%0) : (tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%85 = "stablehlo.select"(%83, %0, %84) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%86 = "stablehlo.dot_general"(%85, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x6xf32>, tensor<3x6xf32>) -> tensor<2x3x3xf32>
%87 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3xi8>} : () -> tensor<2x3x3xi8>
%88 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%137, %138 = "stablehlo.while"(%88, %87) ({
^bb0(%89: tensor<i32>, %90: tensor<2x3x3xi8>):
%91 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%92 = "stablehlo.compare"(%89, %91) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%92) : (tensor<i1>) -> ()
}, {
^bb0(%93: tensor<i32>, %94: tensor<2x3x3xi8>):
%95 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%96 = "stablehlo.add"(%93, %95) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%97 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%98 = "stablehlo.dynamic_slice"(%82, %93, %97, %97) {slice_sizes = array<i64: 1, 3, 6>} : (tensor<2x3x6xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x6xi8>
%99 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x6xi8>} : () -> tensor<1x3x6xi8>
%100 = "stablehlo.compare"(%98, %99) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x6xi8>, tensor<1x3x6xi8>) -> tensor<1x3x6xi1>
%101 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x6xi8>} : () -> tensor<1x3x6xi8>
%102 = "stablehlo.select"(%100, %101, %98) : (tensor<1x3x6xi1>, tensor<1x3x6xi8>, tensor<1x3x6xi8>) -> tensor<1x3x6xi8>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x6xi8>} : () -> tensor<1x3x6xi8>
%104 = "stablehlo.compare"(%98, %103) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x6xi8>, tensor<1x3x6xi8>) -> tensor<1x3x6xi1>
%105 = "stablehlo.not"(%104) : (tensor<1x3x6xi1>) -> tensor<1x3x6xi1>
%106 = "stablehlo.sign"(%61) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%107 = "stablehlo.convert"(%102) : (tensor<1x3x6xi8>) -> tensor<1x3x6xbf16>
%108 = "stablehlo.convert"(%106) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%109 = "stablehlo.dot_general"(%107, %108) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x6xbf16>, tensor<3x6xbf16>) -> tensor<1x3x3xf32>
%110 = "stablehlo.abs"(%102) : (tensor<1x3x6xi8>) -> tensor<1x3x6xi8>
%111 = "stablehlo.abs"(%106) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%112 = "stablehlo.convert"(%110) : (tensor<1x3x6xi8>) -> tensor<1x3x6xbf16>
%113 = "stablehlo.convert"(%111) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%114 = "stablehlo.dot_general"(%112, %113) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x6xbf16>, tensor<3x6xbf16>) -> tensor<1x3x3xf32>
%115 = "stablehlo.convert"(%105) : (tensor<1x3x6xi1>) -> tensor<1x3x6xbf16>
%116 = "stablehlo.convert"(%60) : (tensor<3x6xi1>) -> tensor<3x6xbf16>
%117 = "stablehlo.dot_general"(%115, %116) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x6xbf16>, tensor<3x6xbf16>) -> tensor<1x3x3xf32>
%118 = "stablehlo.abs"(%109) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%119 = "stablehlo.compare"(%118, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
%120 = "stablehlo.compare"(%117, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
%121 = "stablehlo.and"(%119, %120) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
%122 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
%123 = "stablehlo.sign"(%109) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%124 = "stablehlo.select"(%121, %123, %122) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
%126 = "stablehlo.compare"(%117, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
%128 = "stablehlo.select"(%126, %127, %124) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%129 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
%130 = "stablehlo.abs"(%128) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%131 = "stablehlo.compare"(%130, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
%132 = "stablehlo.negate"(%129) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%133 = "stablehlo.select"(%131, %128, %132) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%134 = "stablehlo.convert"(%133) : (tensor<1x3x3xf32>) -> tensor<1x3x3xi32>
%135 = "stablehlo.convert"(%134) : (tensor<1x3x3xi32>) -> tensor<1x3x3xi8>
%136 = "stablehlo.dynamic_update_slice"(%94, %135, %93, %97, %97) : (tensor<2x3x3xi8>, tensor<1x3x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x3xi8>
"stablehlo.return"(%96, %136) : (tensor<i32>, tensor<2x3x3xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x3xi8>) -> (tensor<i32>, tensor<2x3x3xi8>)
%139 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3xi8>} : () -> tensor<2x3x3xi8>
%140 = "stablehlo.compare"(%138, %139) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi8>, tensor<2x3x3xi8>) -> tensor<2x3x3xi1>
%141 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x3xi32>} : () -> tensor<2x3x3xi32>
%142 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3xi32>} : () -> tensor<2x3x3xi32>
%143 = "stablehlo.compare"(%86, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%144 = "stablehlo.sign"(%86) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%145 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%146 = "stablehlo.abs"(%144) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%147 = "stablehlo.compare"(%146, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%148 = "stablehlo.negate"(%145) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%149 = "stablehlo.select"(%147, %144, %148) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%150 = "stablehlo.convert"(%149) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi32>
%151 = "stablehlo.select"(%143, %150, %141) : (tensor<2x3x3xi1>, tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
%152 = "stablehlo.is_finite"(%86) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%153 = "stablehlo.select"(%152, %142, %151) : (tensor<2x3x3xi1>, tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
%154 = "stablehlo.convert"(%153) : (tensor<2x3x3xi32>) -> tensor<2x3x3xi8>
%155 = "stablehlo.select"(%140, %154, %138) : (tensor<2x3x3xi1>, tensor<2x3x3xi8>, tensor<2x3x3xi8>) -> tensor<2x3x3xi8>
%156 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%157 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%158 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x3xi8>} : () -> tensor<2x3x3xi8>
%159 = "stablehlo.compare"(%155, %158) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi8>, tensor<2x3x3xi8>) -> tensor<2x3x3xi1>
%160 = "stablehlo.convert"(%155) : (tensor<2x3x3xi8>) -> tensor<2x3x3xf32>
%161 = "stablehlo.multiply"(%156, %160) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%162 = "stablehlo.select"(%159, %157, %161) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%163 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3xi8>} : () -> tensor<2x3x3xi8>
%164 = "stablehlo.compare"(%155, %163) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi8>, tensor<2x3x3xi8>) -> tensor<2x3x3xi1>
%165 = "stablehlo.select"(%164, %86, %162) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
"stablehlo.return"(%165) : (tensor<2x3x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x3xf32>
return %166 : tensor<2x3x3xf32>
}
}

// f32[2,3,6] [3] true
module @example {
func.func public @main(%0: tensor<2x3x6xf32>) -> (tensor<2x3x3xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%2 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.floor"(%8) : (tensor<3xf32>) -> tensor<3xf32>
%10 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%26 = "stablehlo.abs"(%24) : (tensor<3xf32>) -> tensor<3xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%28 = "stablehlo.negate"(%25) : (tensor<3xf32>) -> tensor<3xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%30 = "stablehlo.convert"(%29) : (tensor<3xf32>) -> tensor<3xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%39 = "stablehlo.abs"(%37) : (tensor<3xf32>) -> tensor<3xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%41 = "stablehlo.negate"(%38) : (tensor<3xf32>) -> tensor<3xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%43 = "stablehlo.convert"(%42) : (tensor<3xf32>) -> tensor<3xi32>
%44 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%45 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%47 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x6xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%49 = "stablehlo.select"(%46, %47, %48) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%51 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%53 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x6xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%55 = "stablehlo.select"(%52, %53, %54) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%56 = "stablehlo.or"(%46, %52) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%57 = "stablehlo.add"(%49, %55) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%58 = "stablehlo.is_finite"(%0) : (tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%59 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%63 = "stablehlo.reduce"(%58, %59) ({
^bb0(%60: tensor<i1>, %61: tensor<i1>):
%62 = "stablehlo.and"(%60, %61) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%62) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x6xi1>, tensor<i1>) -> tensor<i1>
%162 = "stablehlo.if"(%63) ({
%64 = "stablehlo.dot_general"(%0, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x6xf32>, tensor<3x6xf32>) -> tensor<2x3x3xf32>
"stablehlo.return"(%64) : (tensor<2x3x3xf32>) -> ()
}, {
%65 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x6xi32>} : () -> tensor<2x3x6xi32>
%66 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x6xi32>} : () -> tensor<2x3x6xi32>
%67 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%68 = "stablehlo.sign"(%0) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%69 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%70 = "stablehlo.abs"(%68) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%71 = "stablehlo.compare"(%70, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%72 = "stablehlo.negate"(%69) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%73 = "stablehlo.select"(%71, %68, %72) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%74 = "stablehlo.convert"(%73) : (tensor<2x3x6xf32>) -> tensor<2x3x6xi32>
%75 = "stablehlo.select"(%67, %74, %65) : (tensor<2x3x6xi1>, tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi32>
%76 = "stablehlo.is_finite"(%0) : (tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%77 = "stablehlo.select"(%76, %66, %75) : (tensor<2x3x6xi1>, tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi32>
%78 = "stablehlo.convert"(%77) : (tensor<2x3x6xi32>) -> tensor<2x3x6xi8>
%79 = "stablehlo.is_finite"(%0) : (tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%81 = "stablehlo.select"(%79, %0, %80) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%82 = "stablehlo.dot_general"(%81, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x6xf32>, tensor<3x6xf32>) -> tensor<2x3x3xf32>
%83 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3xi8>} : () -> tensor<2x3x3xi8>
%84 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%133, %134 = "stablehlo.while"(%84, %83) ({
^bb0(%85: tensor<i32>, %86: tensor<2x3x3xi8>):
%87 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%88 = "stablehlo.compare"(%85, %87) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%88) : (tensor<i1>) -> ()
}, {
^bb0(%89: tensor<i32>, %90: tensor<2x3x3xi8>):
%91 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%92 = "stablehlo.add"(%89, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%93 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%94 = "stablehlo.dynamic_slice"(%78, %89, %93, %93) {slice_sizes = array<i64: 1, 3, 6>} : (tensor<2x3x6xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x6xi8>
%95 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x6xi8>} : () -> tensor<1x3x6xi8>
%96 = "stablehlo.compare"(%94, %95) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x6xi8>, tensor<1x3x6xi8>) -> tensor<1x3x6xi1>
%97 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x6xi8>} : () -> tensor<1x3x6xi8>
%98 = "stablehlo.select"(%96, %97, %94) : (tensor<1x3x6xi1>, tensor<1x3x6xi8>, tensor<1x3x6xi8>) -> tensor<1x3x6xi8>
%99 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x6xi8>} : () -> tensor<1x3x6xi8>
%100 = "stablehlo.compare"(%94, %99) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x6xi8>, tensor<1x3x6xi8>) -> tensor<1x3x6xi1>
%101 = "stablehlo.not"(%100) : (tensor<1x3x6xi1>) -> tensor<1x3x6xi1>
%102 = "stablehlo.sign"(%57) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%103 = "stablehlo.convert"(%98) : (tensor<1x3x6xi8>) -> tensor<1x3x6xbf16>
%104 = "stablehlo.convert"(%102) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%105 = "stablehlo.dot_general"(%103, %104) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x6xbf16>, tensor<3x6xbf16>) -> tensor<1x3x3xf32>
%106 = "stablehlo.abs"(%98) : (tensor<1x3x6xi8>) -> tensor<1x3x6xi8>
%107 = "stablehlo.abs"(%102) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%108 = "stablehlo.convert"(%106) : (tensor<1x3x6xi8>) -> tensor<1x3x6xbf16>
%109 = "stablehlo.convert"(%107) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%110 = "stablehlo.dot_general"(%108, %109) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x6xbf16>, tensor<3x6xbf16>) -> tensor<1x3x3xf32>
%111 = "stablehlo.convert"(%101) : (tensor<1x3x6xi1>) -> tensor<1x3x6xbf16>
%112 = "stablehlo.convert"(%56) : (tensor<3x6xi1>) -> tensor<3x6xbf16>
%113 = "stablehlo.dot_general"(%111, %112) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x6xbf16>, tensor<3x6xbf16>) -> tensor<1x3x3xf32>
%114 = "stablehlo.abs"(%105) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%115 = "stablehlo.compare"(%114, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
%116 = "stablehlo.compare"(%113, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
%117 = "stablehlo.and"(%115, %116) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
%118 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
%119 = "stablehlo.sign"(%105) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%120 = "stablehlo.select"(%117, %119, %118) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
%122 = "stablehlo.compare"(%113, %121) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
%124 = "stablehlo.select"(%122, %123, %120) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%125 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
%126 = "stablehlo.abs"(%124) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%127 = "stablehlo.compare"(%126, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
%128 = "stablehlo.negate"(%125) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%129 = "stablehlo.select"(%127, %124, %128) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%130 = "stablehlo.convert"(%129) : (tensor<1x3x3xf32>) -> tensor<1x3x3xi32>
%131 = "stablehlo.convert"(%130) : (tensor<1x3x3xi32>) -> tensor<1x3x3xi8>
%132 = "stablehlo.dynamic_update_slice"(%90, %131, %89, %93, %93) : (tensor<2x3x3xi8>, tensor<1x3x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x3xi8>
"stablehlo.return"(%92, %132) : (tensor<i32>, tensor<2x3x3xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x3xi8>) -> (tensor<i32>, tensor<2x3x3xi8>)
%135 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3xi8>} : () -> tensor<2x3x3xi8>
%136 = "stablehlo.compare"(%134, %135) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi8>, tensor<2x3x3xi8>) -> tensor<2x3x3xi1>
%137 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x3xi32>} : () -> tensor<2x3x3xi32>
%138 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3xi32>} : () -> tensor<2x3x3xi32>
%139 = "stablehlo.compare"(%82, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%140 = "stablehlo.sign"(%82) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%141 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%142 = "stablehlo.abs"(%140) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%143 = "stablehlo.compare"(%142, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%144 = "stablehlo.negate"(%141) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%145 = "stablehlo.select"(%143, %140, %144) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%146 = "stablehlo.convert"(%145) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi32>
%147 = "stablehlo.select"(%139, %146, %137) : (tensor<2x3x3xi1>, tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
%148 = "stablehlo.is_finite"(%82) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%149 = "stablehlo.select"(%148, %138, %147) : (tensor<2x3x3xi1>, tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
%150 = "stablehlo.convert"(%149) : (tensor<2x3x3xi32>) -> tensor<2x3x3xi8>
%151 = "stablehlo.select"(%136, %150, %134) : (tensor<2x3x3xi1>, tensor<2x3x3xi8>, tensor<2x3x3xi8>) -> tensor<2x3x3xi8>
%152 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%153 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%154 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x3xi8>} : () -> tensor<2x3x3xi8>
%155 = "stablehlo.compare"(%151, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi8>, tensor<2x3x3xi8>) -> tensor<2x3x3xi1>
%156 = "stablehlo.convert"(%151) : (tensor<2x3x3xi8>) -> tensor<2x3x3xf32>
%157 = "stablehlo.multiply"(%152, %156) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%158 = "stablehlo.select"(%155, %153, %157) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%159 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3xi8>} : () -> tensor<2x3x3xi8>
%160 = "stablehlo.compare"(%151, %159) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi8>, tensor<2x3x3xi8>) -> tensor<2x3x3xi1>
%161 = "stablehlo.select"(%160, %82, %158) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
"stablehlo.return"(%161) : (tensor<2x3x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x3xf32>
return %162 : tensor<2x3x3xf32>
}
}

