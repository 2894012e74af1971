// f32[2,3,10] [10] [2,3,5] false
module @example {
func.func public @main(%0: tensor<2x3x10xf32>) -> (tensor<2x3x5xf32>) {
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
%62 = "stablehlo.transpose"(%60) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%63 = "stablehlo.transpose"(%61) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%64 = "stablehlo.dot_general"(%0, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x10xf32>, tensor<5x10xf32>) -> tensor<2x3x5xf32>
%65 = "stablehlo.is_finite"(%64) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%66 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%70 = "stablehlo.reduce"(%65, %66) ({
^bb0(%67: tensor<i1>, %68: tensor<i1>):
%69 = "stablehlo.and"(%67, %68) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%69) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xi1>, tensor<i1>) -> tensor<i1>
%153 = "stablehlo.if"(%70) ({
"stablehlo.return"(%64) : (tensor<2x3x5xf32>) -> ()
}, {
%71 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x10xi32>} : () -> tensor<2x3x10xi32>
%72 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x10xi32>} : () -> tensor<2x3x10xi32>
%73 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%74 = "stablehlo.sign"(%0) : (tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%75 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%76 = "stablehlo.abs"(%74) : (tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%77 = "stablehlo.compare"(%76, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%78 = "stablehlo.negate"(%75) : (tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%79 = "stablehlo.select"(%77, %74, %78) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%80 = "stablehlo.convert"(%79) : (tensor<2x3x10xf32>) -> tensor<2x3x10xi32>
%81 = "stablehlo.select"(%73, %80, %71) : (tensor<2x3x10xi1>, tensor<2x3x10xi32>, tensor<2x3x10xi32>) -> tensor<2x3x10xi32>
%82 = "stablehlo.is_finite"(%0) : (tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%83 = "stablehlo.select"(%82, %72, %81) : (tensor<2x3x10xi1>, tensor<2x3x10xi32>, tensor<2x3x10xi32>) -> tensor<2x3x10xi32>
%84 = "stablehlo.convert"(%83) : (tensor<2x3x10xi32>) -> tensor<2x3x10xi8>
%85 = "stablehlo.is_finite"(%0) : (tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%87 = "stablehlo.select"(%85, %0, %86) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%88 = "stablehlo.dot_general"(%87, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x10xf32>, tensor<5x10xf32>) -> tensor<2x3x5xf32>
%89 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x10xi8>} : () -> tensor<2x3x10xi8>
%90 = "stablehlo.compare"(%84, %89) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x10xi8>, tensor<2x3x10xi8>) -> tensor<2x3x10xi1>
%91 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x10xi8>} : () -> tensor<2x3x10xi8>
%92 = "stablehlo.select"(%90, %91, %84) : (tensor<2x3x10xi1>, tensor<2x3x10xi8>, tensor<2x3x10xi8>) -> tensor<2x3x10xi8>
%93 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x10xi8>} : () -> tensor<2x3x10xi8>
%94 = "stablehlo.compare"(%84, %93) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x10xi8>, tensor<2x3x10xi8>) -> tensor<2x3x10xi1>
%95 = "stablehlo.not"(%94) : (tensor<2x3x10xi1>) -> tensor<2x3x10xi1>
%96 = "stablehlo.sign"(%63) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%97 = "stablehlo.convert"(%92) : (tensor<2x3x10xi8>) -> tensor<2x3x10xbf16>
%98 = "stablehlo.convert"(%96) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%99 = "stablehlo.dot_general"(%97, %98) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x5xf32>
%100 = "stablehlo.abs"(%92) : (tensor<2x3x10xi8>) -> tensor<2x3x10xi8>
%101 = "stablehlo.abs"(%96) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%102 = "stablehlo.convert"(%100) : (tensor<2x3x10xi8>) -> tensor<2x3x10xbf16>
%103 = "stablehlo.convert"(%101) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%104 = "stablehlo.dot_general"(%102, %103) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x5xf32>
%105 = "stablehlo.convert"(%95) : (tensor<2x3x10xi1>) -> tensor<2x3x10xbf16>
%106 = "stablehlo.convert"(%62) : (tensor<5x10xi1>) -> tensor<5x10xbf16>
%107 = "stablehlo.dot_general"(%105, %106) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x5xf32>
%108 = "stablehlo.abs"(%99) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%109 = "stablehlo.compare"(%108, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%110 = "stablehlo.compare"(%107, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%111 = "stablehlo.and"(%109, %110) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
%112 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%113 = "stablehlo.sign"(%99) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%114 = "stablehlo.select"(%111, %113, %112) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%116 = "stablehlo.compare"(%107, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%118 = "stablehlo.select"(%116, %117, %114) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%119 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%120 = "stablehlo.abs"(%118) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%121 = "stablehlo.compare"(%120, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%122 = "stablehlo.negate"(%119) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%123 = "stablehlo.select"(%121, %118, %122) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%124 = "stablehlo.convert"(%123) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi32>
%125 = "stablehlo.convert"(%124) : (tensor<2x3x5xi32>) -> tensor<2x3x5xi8>
%126 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5xi8>} : () -> tensor<2x3x5xi8>
%127 = "stablehlo.compare"(%125, %126) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> tensor<2x3x5xi1>
%128 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x5xi32>} : () -> tensor<2x3x5xi32>
%129 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5xi32>} : () -> tensor<2x3x5xi32>
%130 = "stablehlo.compare"(%88, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%131 = "stablehlo.sign"(%88) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%132 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%133 = "stablehlo.abs"(%131) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%134 = "stablehlo.compare"(%133, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%135 = "stablehlo.negate"(%132) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%136 = "stablehlo.select"(%134, %131, %135) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%137 = "stablehlo.convert"(%136) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi32>
%138 = "stablehlo.select"(%130, %137, %128) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
%139 = "stablehlo.is_finite"(%88) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%140 = "stablehlo.select"(%139, %129, %138) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
%141 = "stablehlo.convert"(%140) : (tensor<2x3x5xi32>) -> tensor<2x3x5xi8>
%142 = "stablehlo.select"(%127, %141, %125) : (tensor<2x3x5xi1>, tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> tensor<2x3x5xi8>
%143 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%144 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%145 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x5xi8>} : () -> tensor<2x3x5xi8>
%146 = "stablehlo.compare"(%142, %145) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> tensor<2x3x5xi1>
%147 = "stablehlo.convert"(%142) : (tensor<2x3x5xi8>) -> tensor<2x3x5xf32>
%148 = "stablehlo.multiply"(%143, %147) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%149 = "stablehlo.select"(%146, %144, %148) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%150 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5xi8>} : () -> tensor<2x3x5xi8>
%151 = "stablehlo.compare"(%142, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> tensor<2x3x5xi1>
%152 = "stablehlo.select"(%151, %88, %149) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
"stablehlo.return"(%152) : (tensor<2x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x5xf32>
return %153 : tensor<2x3x5xf32>
}
}

// f32[2,3,10] [10] [2,3,5] true
module @example {
func.func public @main(%0: tensor<2x3x10xf32>) -> (tensor<2x3x5xf32>) {
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
%58 = "stablehlo.transpose"(%56) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%59 = "stablehlo.transpose"(%57) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%60 = "stablehlo.dot_general"(%0, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x10xf32>, tensor<5x10xf32>) -> tensor<2x3x5xf32>
%61 = "stablehlo.is_finite"(%60) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%62 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%66 = "stablehlo.reduce"(%61, %62) ({
^bb0(%63: tensor<i1>, %64: tensor<i1>):
%65 = "stablehlo.and"(%63, %64) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%65) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xi1>, tensor<i1>) -> tensor<i1>
%149 = "stablehlo.if"(%66) ({
"stablehlo.return"(%60) : (tensor<2x3x5xf32>) -> ()
}, {
%67 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x10xi32>} : () -> tensor<2x3x10xi32>
%68 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x10xi32>} : () -> tensor<2x3x10xi32>
%69 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%70 = "stablehlo.sign"(%0) : (tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%71 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%72 = "stablehlo.abs"(%70) : (tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%73 = "stablehlo.compare"(%72, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%74 = "stablehlo.negate"(%71) : (tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%75 = "stablehlo.select"(%73, %70, %74) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%76 = "stablehlo.convert"(%75) : (tensor<2x3x10xf32>) -> tensor<2x3x10xi32>
%77 = "stablehlo.select"(%69, %76, %67) : (tensor<2x3x10xi1>, tensor<2x3x10xi32>, tensor<2x3x10xi32>) -> tensor<2x3x10xi32>
%78 = "stablehlo.is_finite"(%0) : (tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%79 = "stablehlo.select"(%78, %68, %77) : (tensor<2x3x10xi1>, tensor<2x3x10xi32>, tensor<2x3x10xi32>) -> tensor<2x3x10xi32>
%80 = "stablehlo.convert"(%79) : (tensor<2x3x10xi32>) -> tensor<2x3x10xi8>
%81 = "stablehlo.is_finite"(%0) : (tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%83 = "stablehlo.select"(%81, %0, %82) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%84 = "stablehlo.dot_general"(%83, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x10xf32>, tensor<5x10xf32>) -> tensor<2x3x5xf32>
%85 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x10xi8>} : () -> tensor<2x3x10xi8>
%86 = "stablehlo.compare"(%80, %85) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x10xi8>, tensor<2x3x10xi8>) -> tensor<2x3x10xi1>
%87 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x10xi8>} : () -> tensor<2x3x10xi8>
%88 = "stablehlo.select"(%86, %87, %80) : (tensor<2x3x10xi1>, tensor<2x3x10xi8>, tensor<2x3x10xi8>) -> tensor<2x3x10xi8>
%89 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x10xi8>} : () -> tensor<2x3x10xi8>
%90 = "stablehlo.compare"(%80, %89) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x10xi8>, tensor<2x3x10xi8>) -> tensor<2x3x10xi1>
%91 = "stablehlo.not"(%90) : (tensor<2x3x10xi1>) -> tensor<2x3x10xi1>
%92 = "stablehlo.sign"(%59) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%93 = "stablehlo.convert"(%88) : (tensor<2x3x10xi8>) -> tensor<2x3x10xbf16>
%94 = "stablehlo.convert"(%92) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%95 = "stablehlo.dot_general"(%93, %94) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x5xf32>
%96 = "stablehlo.abs"(%88) : (tensor<2x3x10xi8>) -> tensor<2x3x10xi8>
%97 = "stablehlo.abs"(%92) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%98 = "stablehlo.convert"(%96) : (tensor<2x3x10xi8>) -> tensor<2x3x10xbf16>
%99 = "stablehlo.convert"(%97) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%100 = "stablehlo.dot_general"(%98, %99) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x5xf32>
%101 = "stablehlo.convert"(%91) : (tensor<2x3x10xi1>) -> tensor<2x3x10xbf16>
%102 = "stablehlo.convert"(%58) : (tensor<5x10xi1>) -> tensor<5x10xbf16>
%103 = "stablehlo.dot_general"(%101, %102) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x5xf32>
%104 = "stablehlo.abs"(%95) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%105 = "stablehlo.compare"(%104, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%106 = "stablehlo.compare"(%103, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%107 = "stablehlo.and"(%105, %106) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
%108 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%109 = "stablehlo.sign"(%95) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%110 = "stablehlo.select"(%107, %109, %108) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%112 = "stablehlo.compare"(%103, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%114 = "stablehlo.select"(%112, %113, %110) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%115 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%116 = "stablehlo.abs"(%114) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%117 = "stablehlo.compare"(%116, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%118 = "stablehlo.negate"(%115) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%119 = "stablehlo.select"(%117, %114, %118) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%120 = "stablehlo.convert"(%119) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi32>
%121 = "stablehlo.convert"(%120) : (tensor<2x3x5xi32>) -> tensor<2x3x5xi8>
%122 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5xi8>} : () -> tensor<2x3x5xi8>
%123 = "stablehlo.compare"(%121, %122) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> tensor<2x3x5xi1>
%124 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x5xi32>} : () -> tensor<2x3x5xi32>
%125 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5xi32>} : () -> tensor<2x3x5xi32>
%126 = "stablehlo.compare"(%84, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%127 = "stablehlo.sign"(%84) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%128 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%129 = "stablehlo.abs"(%127) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%130 = "stablehlo.compare"(%129, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%131 = "stablehlo.negate"(%128) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%132 = "stablehlo.select"(%130, %127, %131) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%133 = "stablehlo.convert"(%132) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi32>
%134 = "stablehlo.select"(%126, %133, %124) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
%135 = "stablehlo.is_finite"(%84) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%136 = "stablehlo.select"(%135, %125, %134) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
%137 = "stablehlo.convert"(%136) : (tensor<2x3x5xi32>) -> tensor<2x3x5xi8>
%138 = "stablehlo.select"(%123, %137, %121) : (tensor<2x3x5xi1>, tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> tensor<2x3x5xi8>
%139 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%140 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%141 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x5xi8>} : () -> tensor<2x3x5xi8>
%142 = "stablehlo.compare"(%138, %141) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> tensor<2x3x5xi1>
%143 = "stablehlo.convert"(%138) : (tensor<2x3x5xi8>) -> tensor<2x3x5xf32>
%144 = "stablehlo.multiply"(%139, %143) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%145 = "stablehlo.select"(%142, %140, %144) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%146 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5xi8>} : () -> tensor<2x3x5xi8>
%147 = "stablehlo.compare"(%138, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> tensor<2x3x5xi1>
%148 = "stablehlo.select"(%147, %84, %145) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
"stablehlo.return"(%148) : (tensor<2x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x5xf32>
return %149 : tensor<2x3x5xf32>
}
}

// f32[2,3,7] [7] [2,3,5] false
module @example {
func.func public @main(%0: tensor<2x3x7xf32>) -> (tensor<2x3x5xf32>) {
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
%62 = "stablehlo.transpose"(%60) {permutation = array<i64: 1, 0>} : (tensor<7x5xi1>) -> tensor<5x7xi1>
%63 = "stablehlo.transpose"(%61) {permutation = array<i64: 1, 0>} : (tensor<7x5xf32>) -> tensor<5x7xf32>
%64 = "stablehlo.dot_general"(%0, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x5xf32>
%65 = "stablehlo.is_finite"(%64) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%66 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%70 = "stablehlo.reduce"(%65, %66) ({
^bb0(%67: tensor<i1>, %68: tensor<i1>):
%69 = "stablehlo.and"(%67, %68) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%69) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xi1>, tensor<i1>) -> tensor<i1>
%153 = "stablehlo.if"(%70) ({
"stablehlo.return"(%64) : (tensor<2x3x5xf32>) -> ()
}, {
%71 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7xi32>} : () -> tensor<2x3x7xi32>
%72 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7xi32>} : () -> tensor<2x3x7xi32>
%73 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%74 = "stablehlo.sign"(%0) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%75 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%76 = "stablehlo.abs"(%74) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%77 = "stablehlo.compare"(%76, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%78 = "stablehlo.negate"(%75) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%79 = "stablehlo.select"(%77, %74, %78) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%80 = "stablehlo.convert"(%79) : (tensor<2x3x7xf32>) -> tensor<2x3x7xi32>
%81 = "stablehlo.select"(%73, %80, %71) : (tensor<2x3x7xi1>, tensor<2x3x7xi32>, tensor<2x3x7xi32>) -> tensor<2x3x7xi32>
%82 = "stablehlo.is_finite"(%0) : (tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%83 = "stablehlo.select"(%82, %72, %81) : (tensor<2x3x7xi1>, tensor<2x3x7xi32>, tensor<2x3x7xi32>) -> tensor<2x3x7xi32>
%84 = "stablehlo.convert"(%83) : (tensor<2x3x7xi32>) -> tensor<2x3x7xi8>
%85 = "stablehlo.is_finite"(%0) : (tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%87 = "stablehlo.select"(%85, %0, %86) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%88 = "stablehlo.dot_general"(%87, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x5xf32>
%89 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7xi8>} : () -> tensor<2x3x7xi8>
%90 = "stablehlo.compare"(%84, %89) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7xi8>, tensor<2x3x7xi8>) -> tensor<2x3x7xi1>
%91 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7xi8>} : () -> tensor<2x3x7xi8>
%92 = "stablehlo.select"(%90, %91, %84) : (tensor<2x3x7xi1>, tensor<2x3x7xi8>, tensor<2x3x7xi8>) -> tensor<2x3x7xi8>
%93 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7xi8>} : () -> tensor<2x3x7xi8>
%94 = "stablehlo.compare"(%84, %93) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7xi8>, tensor<2x3x7xi8>) -> tensor<2x3x7xi1>
%95 = "stablehlo.not"(%94) : (tensor<2x3x7xi1>) -> tensor<2x3x7xi1>
%96 = "stablehlo.sign"(%63) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%97 = "stablehlo.convert"(%92) : (tensor<2x3x7xi8>) -> tensor<2x3x7xbf16>
%98 = "stablehlo.convert"(%96) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%99 = "stablehlo.dot_general"(%97, %98) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x5xf32>
%100 = "stablehlo.abs"(%92) : (tensor<2x3x7xi8>) -> tensor<2x3x7xi8>
%101 = "stablehlo.abs"(%96) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%102 = "stablehlo.convert"(%100) : (tensor<2x3x7xi8>) -> tensor<2x3x7xbf16>
%103 = "stablehlo.convert"(%101) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%104 = "stablehlo.dot_general"(%102, %103) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x5xf32>
%105 = "stablehlo.convert"(%95) : (tensor<2x3x7xi1>) -> tensor<2x3x7xbf16>
%106 = "stablehlo.convert"(%62) : (tensor<5x7xi1>) -> tensor<5x7xbf16>
%107 = "stablehlo.dot_general"(%105, %106) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x5xf32>
%108 = "stablehlo.abs"(%99) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%109 = "stablehlo.compare"(%108, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%110 = "stablehlo.compare"(%107, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%111 = "stablehlo.and"(%109, %110) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
%112 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%113 = "stablehlo.sign"(%99) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%114 = "stablehlo.select"(%111, %113, %112) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%116 = "stablehlo.compare"(%107, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%118 = "stablehlo.select"(%116, %117, %114) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%119 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%120 = "stablehlo.abs"(%118) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%121 = "stablehlo.compare"(%120, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%122 = "stablehlo.negate"(%119) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%123 = "stablehlo.select"(%121, %118, %122) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%124 = "stablehlo.convert"(%123) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi32>
%125 = "stablehlo.convert"(%124) : (tensor<2x3x5xi32>) -> tensor<2x3x5xi8>
%126 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5xi8>} : () -> tensor<2x3x5xi8>
%127 = "stablehlo.compare"(%125, %126) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> tensor<2x3x5xi1>
%128 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x5xi32>} : () -> tensor<2x3x5xi32>
%129 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5xi32>} : () -> tensor<2x3x5xi32>
%130 = "stablehlo.compare"(%88, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%131 = "stablehlo.sign"(%88) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%132 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%133 = "stablehlo.abs"(%131) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%134 = "stablehlo.compare"(%133, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%135 = "stablehlo.negate"(%132) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%136 = "stablehlo.select"(%134, %131, %135) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%137 = "stablehlo.convert"(%136) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi32>
%138 = "stablehlo.select"(%130, %137, %128) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
%139 = "stablehlo.is_finite"(%88) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%140 = "stablehlo.select"(%139, %129, %138) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
%141 = "stablehlo.convert"(%140) : (tensor<2x3x5xi32>) -> tensor<2x3x5xi8>
%142 = "stablehlo.select"(%127, %141, %125) : (tensor<2x3x5xi1>, tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> tensor<2x3x5xi8>
%143 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%144 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%145 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x5xi8>} : () -> tensor<2x3x5xi8>
%146 = "stablehlo.compare"(%142, %145) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> tensor<2x3x5xi1>
%147 = "stablehlo.convert"(%142) : (tensor<2x3x5xi8>) -> tensor<2x3x5xf32>
%148 = "stablehlo.multiply"(%143, %147) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%149 = "stablehlo.select"(%146, %144, %148) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%150 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5xi8>} : () -> tensor<2x3x5xi8>
%151 = "stablehlo.compare"(%142, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> tensor<2x3x5xi1>
%152 = "stablehlo.select"(%151, %88, %149) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
"stablehlo.return"(%152) : (tensor<2x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x5xf32>
return %153 : tensor<2x3x5xf32>
}
}

// f32[2,3,7] [7] [2,3,5] true
module @example {
func.func public @main(%0: tensor<2x3x7xf32>) -> (tensor<2x3x5xf32>) {
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
%58 = "stablehlo.transpose"(%56) {permutation = array<i64: 1, 0>} : (tensor<7x5xi1>) -> tensor<5x7xi1>
%59 = "stablehlo.transpose"(%57) {permutation = array<i64: 1, 0>} : (tensor<7x5xf32>) -> tensor<5x7xf32>
%60 = "stablehlo.dot_general"(%0, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x5xf32>
%61 = "stablehlo.is_finite"(%60) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%62 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%66 = "stablehlo.reduce"(%61, %62) ({
^bb0(%63: tensor<i1>, %64: tensor<i1>):
%65 = "stablehlo.and"(%63, %64) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%65) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xi1>, tensor<i1>) -> tensor<i1>
%149 = "stablehlo.if"(%66) ({
"stablehlo.return"(%60) : (tensor<2x3x5xf32>) -> ()
}, {
%67 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7xi32>} : () -> tensor<2x3x7xi32>
%68 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7xi32>} : () -> tensor<2x3x7xi32>
%69 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%70 = "stablehlo.sign"(%0) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%71 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%72 = "stablehlo.abs"(%70) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%73 = "stablehlo.compare"(%72, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%74 = "stablehlo.negate"(%71) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%75 = "stablehlo.select"(%73, %70, %74) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%76 = "stablehlo.convert"(%75) : (tensor<2x3x7xf32>) -> tensor<2x3x7xi32>
%77 = "stablehlo.select"(%69, %76, %67) : (tensor<2x3x7xi1>, tensor<2x3x7xi32>, tensor<2x3x7xi32>) -> tensor<2x3x7xi32>
%78 = "stablehlo.is_finite"(%0) : (tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%79 = "stablehlo.select"(%78, %68, %77) : (tensor<2x3x7xi1>, tensor<2x3x7xi32>, tensor<2x3x7xi32>) -> tensor<2x3x7xi32>
%80 = "stablehlo.convert"(%79) : (tensor<2x3x7xi32>) -> tensor<2x3x7xi8>
%81 = "stablehlo.is_finite"(%0) : (tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%83 = "stablehlo.select"(%81, %0, %82) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%84 = "stablehlo.dot_general"(%83, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x5xf32>
%85 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7xi8>} : () -> tensor<2x3x7xi8>
%86 = "stablehlo.compare"(%80, %85) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7xi8>, tensor<2x3x7xi8>) -> tensor<2x3x7xi1>
%87 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7xi8>} : () -> tensor<2x3x7xi8>
%88 = "stablehlo.select"(%86, %87, %80) : (tensor<2x3x7xi1>, tensor<2x3x7xi8>, tensor<2x3x7xi8>) -> tensor<2x3x7xi8>
%89 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7xi8>} : () -> tensor<2x3x7xi8>
%90 = "stablehlo.compare"(%80, %89) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7xi8>, tensor<2x3x7xi8>) -> tensor<2x3x7xi1>
%91 = "stablehlo.not"(%90) : (tensor<2x3x7xi1>) -> tensor<2x3x7xi1>
%92 = "stablehlo.sign"(%59) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%93 = "stablehlo.convert"(%88) : (tensor<2x3x7xi8>) -> tensor<2x3x7xbf16>
%94 = "stablehlo.convert"(%92) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%95 = "stablehlo.dot_general"(%93, %94) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x5xf32>
%96 = "stablehlo.abs"(%88) : (tensor<2x3x7xi8>) -> tensor<2x3x7xi8>
%97 = "stablehlo.abs"(%92) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%98 = "stablehlo.convert"(%96) : (tensor<2x3x7xi8>) -> tensor<2x3x7xbf16>
%99 = "stablehlo.convert"(%97) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%100 = "stablehlo.dot_general"(%98, %99) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x5xf32>
%101 = "stablehlo.convert"(%91) : (tensor<2x3x7xi1>) -> tensor<2x3x7xbf16>
%102 = "stablehlo.convert"(%58) : (tensor<5x7xi1>) -> tensor<5x7xbf16>
%103 = "stablehlo.dot_general"(%101, %102) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x5xf32>
%104 = "stablehlo.abs"(%95) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%105 = "stablehlo.compare"(%104, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%106 = "stablehlo.compare"(%103, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%107 = "stablehlo.and"(%105, %106) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
%108 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%109 = "stablehlo.sign"(%95) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%110 = "stablehlo.select"(%107, %109, %108) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%112 = "stablehlo.compare"(%103, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%114 = "stablehlo.select"(%112, %113, %110) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%115 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%116 = "stablehlo.abs"(%114) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%117 = "stablehlo.compare"(%116, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%118 = "stablehlo.negate"(%115) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%119 = "stablehlo.select"(%117, %114, %118) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%120 = "stablehlo.convert"(%119) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi32>
%121 = "stablehlo.convert"(%120) : (tensor<2x3x5xi32>) -> tensor<2x3x5xi8>
%122 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5xi8>} : () -> tensor<2x3x5xi8>
%123 = "stablehlo.compare"(%121, %122) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> tensor<2x3x5xi1>
%124 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x5xi32>} : () -> tensor<2x3x5xi32>
%125 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5xi32>} : () -> tensor<2x3x5xi32>
%126 = "stablehlo.compare"(%84, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%127 = "stablehlo.sign"(%84) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%128 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%129 = "stablehlo.abs"(%127) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%130 = "stablehlo.compare"(%129, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%131 = "stablehlo.negate"(%128) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%132 = "stablehlo.select"(%130, %127, %131) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%133 = "stablehlo.convert"(%132) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi32>
%134 = "stablehlo.select"(%126, %133, %124) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
%135 = "stablehlo.is_finite"(%84) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%136 = "stablehlo.select"(%135, %125, %134) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
%137 = "stablehlo.convert"(%136) : (tensor<2x3x5xi32>) -> tensor<2x3x5xi8>
%138 = "stablehlo.select"(%123, %137, %121) : (tensor<2x3x5xi1>, tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> tensor<2x3x5xi8>
%139 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%140 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%141 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x5xi8>} : () -> tensor<2x3x5xi8>
%142 = "stablehlo.compare"(%138, %141) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> tensor<2x3x5xi1>
%143 = "stablehlo.convert"(%138) : (tensor<2x3x5xi8>) -> tensor<2x3x5xf32>
%144 = "stablehlo.multiply"(%139, %143) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%145 = "stablehlo.select"(%142, %140, %144) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%146 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5xi8>} : () -> tensor<2x3x5xi8>
%147 = "stablehlo.compare"(%138, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> tensor<2x3x5xi1>
%148 = "stablehlo.select"(%147, %84, %145) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
"stablehlo.return"(%148) : (tensor<2x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x5xf32>
return %149 : tensor<2x3x5xf32>
}
}

// f32[2,3,3] [3] [2,3,6] false
module @example {
func.func public @main(%0: tensor<2x3x3xf32>) -> (tensor<2x3x6xf32>) {
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
%62 = "stablehlo.transpose"(%60) {permutation = array<i64: 1, 0>} : (tensor<3x6xi1>) -> tensor<6x3xi1>
%63 = "stablehlo.transpose"(%61) {permutation = array<i64: 1, 0>} : (tensor<3x6xf32>) -> tensor<6x3xf32>
%64 = "stablehlo.dot_general"(%0, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3xf32>, tensor<6x3xf32>) -> tensor<2x3x6xf32>
%65 = "stablehlo.is_finite"(%64) : (tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%66 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%70 = "stablehlo.reduce"(%65, %66) ({
^bb0(%67: tensor<i1>, %68: tensor<i1>):
%69 = "stablehlo.and"(%67, %68) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%69) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x6xi1>, tensor<i1>) -> tensor<i1>
%153 = "stablehlo.if"(%70) ({
"stablehlo.return"(%64) : (tensor<2x3x6xf32>) -> ()
}, {
%71 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x3xi32>} : () -> tensor<2x3x3xi32>
%72 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3xi32>} : () -> tensor<2x3x3xi32>
%73 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%74 = "stablehlo.sign"(%0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%75 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%76 = "stablehlo.abs"(%74) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%77 = "stablehlo.compare"(%76, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%78 = "stablehlo.negate"(%75) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%79 = "stablehlo.select"(%77, %74, %78) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%80 = "stablehlo.convert"(%79) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi32>
%81 = "stablehlo.select"(%73, %80, %71) : (tensor<2x3x3xi1>, tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
%82 = "stablehlo.is_finite"(%0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%83 = "stablehlo.select"(%82, %72, %81) : (tensor<2x3x3xi1>, tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
%84 = "stablehlo.convert"(%83) : (tensor<2x3x3xi32>) -> tensor<2x3x3xi8>
%85 = "stablehlo.is_finite"(%0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%87 = "stablehlo.select"(%85, %0, %86) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%88 = "stablehlo.dot_general"(%87, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3xf32>, tensor<6x3xf32>) -> tensor<2x3x6xf32>
%89 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x3xi8>} : () -> tensor<2x3x3xi8>
%90 = "stablehlo.compare"(%84, %89) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi8>, tensor<2x3x3xi8>) -> tensor<2x3x3xi1>
%91 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3xi8>} : () -> tensor<2x3x3xi8>
%92 = "stablehlo.select"(%90, %91, %84) : (tensor<2x3x3xi1>, tensor<2x3x3xi8>, tensor<2x3x3xi8>) -> tensor<2x3x3xi8>
%93 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3xi8>} : () -> tensor<2x3x3xi8>
%94 = "stablehlo.compare"(%84, %93) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi8>, tensor<2x3x3xi8>) -> tensor<2x3x3xi1>
%95 = "stablehlo.not"(%94) : (tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%96 = "stablehlo.sign"(%63) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%97 = "stablehlo.convert"(%92) : (tensor<2x3x3xi8>) -> tensor<2x3x3xbf16>
%98 = "stablehlo.convert"(%96) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%99 = "stablehlo.dot_general"(%97, %98) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xbf16>, tensor<6x3xbf16>) -> tensor<2x3x6xf32>
%100 = "stablehlo.abs"(%92) : (tensor<2x3x3xi8>) -> tensor<2x3x3xi8>
%101 = "stablehlo.abs"(%96) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%102 = "stablehlo.convert"(%100) : (tensor<2x3x3xi8>) -> tensor<2x3x3xbf16>
%103 = "stablehlo.convert"(%101) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%104 = "stablehlo.dot_general"(%102, %103) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xbf16>, tensor<6x3xbf16>) -> tensor<2x3x6xf32>
%105 = "stablehlo.convert"(%95) : (tensor<2x3x3xi1>) -> tensor<2x3x3xbf16>
%106 = "stablehlo.convert"(%62) : (tensor<6x3xi1>) -> tensor<6x3xbf16>
%107 = "stablehlo.dot_general"(%105, %106) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xbf16>, tensor<6x3xbf16>) -> tensor<2x3x6xf32>
%108 = "stablehlo.abs"(%99) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%109 = "stablehlo.compare"(%108, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%110 = "stablehlo.compare"(%107, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%111 = "stablehlo.and"(%109, %110) : (tensor<2x3x6xi1>, tensor<2x3x6xi1>) -> tensor<2x3x6xi1>
%112 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%113 = "stablehlo.sign"(%99) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%114 = "stablehlo.select"(%111, %113, %112) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%116 = "stablehlo.compare"(%107, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%118 = "stablehlo.select"(%116, %117, %114) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%119 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%120 = "stablehlo.abs"(%118) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%121 = "stablehlo.compare"(%120, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%122 = "stablehlo.negate"(%119) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%123 = "stablehlo.select"(%121, %118, %122) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%124 = "stablehlo.convert"(%123) : (tensor<2x3x6xf32>) -> tensor<2x3x6xi32>
%125 = "stablehlo.convert"(%124) : (tensor<2x3x6xi32>) -> tensor<2x3x6xi8>
%126 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x6xi8>} : () -> tensor<2x3x6xi8>
%127 = "stablehlo.compare"(%125, %126) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xi8>, tensor<2x3x6xi8>) -> tensor<2x3x6xi1>
%128 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x6xi32>} : () -> tensor<2x3x6xi32>
%129 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x6xi32>} : () -> tensor<2x3x6xi32>
%130 = "stablehlo.compare"(%88, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%131 = "stablehlo.sign"(%88) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%132 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%133 = "stablehlo.abs"(%131) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%134 = "stablehlo.compare"(%133, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%135 = "stablehlo.negate"(%132) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%136 = "stablehlo.select"(%134, %131, %135) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%137 = "stablehlo.convert"(%136) : (tensor<2x3x6xf32>) -> tensor<2x3x6xi32>
%138 = "stablehlo.select"(%130, %137, %128) : (tensor<2x3x6xi1>, tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi32>
%139 = "stablehlo.is_finite"(%88) : (tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%140 = "stablehlo.select"(%139, %129, %138) : (tensor<2x3x6xi1>, tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi32>
%141 = "stablehlo.convert"(%140) : (tensor<2x3x6xi32>) -> tensor<2x3x6xi8>
%142 = "stablehlo.select"(%127, %141, %125) : (tensor<2x3x6xi1>, tensor<2x3x6xi8>, tensor<2x3x6xi8>) -> tensor<2x3x6xi8>
%143 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%144 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%145 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x6xi8>} : () -> tensor<2x3x6xi8>
%146 = "stablehlo.compare"(%142, %145) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xi8>, tensor<2x3x6xi8>) -> tensor<2x3x6xi1>
%147 = "stablehlo.convert"(%142) : (tensor<2x3x6xi8>) -> tensor<2x3x6xf32>
%148 = "stablehlo.multiply"(%143, %147) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%149 = "stablehlo.select"(%146, %144, %148) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%150 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x6xi8>} : () -> tensor<2x3x6xi8>
%151 = "stablehlo.compare"(%142, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xi8>, tensor<2x3x6xi8>) -> tensor<2x3x6xi1>
%152 = "stablehlo.select"(%151, %88, %149) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
"stablehlo.return"(%152) : (tensor<2x3x6xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x6xf32>
return %153 : tensor<2x3x6xf32>
}
}

// f32[2,3,3] [3] [2,3,6] true
module @example {
func.func public @main(%0: tensor<2x3x3xf32>) -> (tensor<2x3x6xf32>) {
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
%58 = "stablehlo.transpose"(%56) {permutation = array<i64: 1, 0>} : (tensor<3x6xi1>) -> tensor<6x3xi1>
%59 = "stablehlo.transpose"(%57) {permutation = array<i64: 1, 0>} : (tensor<3x6xf32>) -> tensor<6x3xf32>
%60 = "stablehlo.dot_general"(%0, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3xf32>, tensor<6x3xf32>) -> tensor<2x3x6xf32>
%61 = "stablehlo.is_finite"(%60) : (tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%62 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%66 = "stablehlo.reduce"(%61, %62) ({
^bb0(%63: tensor<i1>, %64: tensor<i1>):
%65 = "stablehlo.and"(%63, %64) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%65) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x6xi1>, tensor<i1>) -> tensor<i1>
%149 = "stablehlo.if"(%66) ({
"stablehlo.return"(%60) : (tensor<2x3x6xf32>) -> ()
}, {
%67 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x3xi32>} : () -> tensor<2x3x3xi32>
%68 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3xi32>} : () -> tensor<2x3x3xi32>
%69 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%70 = "stablehlo.sign"(%0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%71 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%72 = "stablehlo.abs"(%70) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%73 = "stablehlo.compare"(%72, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%74 = "stablehlo.negate"(%71) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%75 = "stablehlo.select"(%73, %70, %74) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%76 = "stablehlo.convert"(%75) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi32>
%77 = "stablehlo.select"(%69, %76, %67) : (tensor<2x3x3xi1>, tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
%78 = "stablehlo.is_finite"(%0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%79 = "stablehlo.select"(%78, %68, %77) : (tensor<2x3x3xi1>, tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
%80 = "stablehlo.convert"(%79) : (tensor<2x3x3xi32>) -> tensor<2x3x3xi8>
%81 = "stablehlo.is_finite"(%0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%83 = "stablehlo.select"(%81, %0, %82) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%84 = "stablehlo.dot_general"(%83, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3xf32>, tensor<6x3xf32>) -> tensor<2x3x6xf32>
%85 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x3xi8>} : () -> tensor<2x3x3xi8>
%86 = "stablehlo.compare"(%80, %85) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi8>, tensor<2x3x3xi8>) -> tensor<2x3x3xi1>
%87 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3xi8>} : () -> tensor<2x3x3xi8>
%88 = "stablehlo.select"(%86, %87, %80) : (tensor<2x3x3xi1>, tensor<2x3x3xi8>, tensor<2x3x3xi8>) -> tensor<2x3x3xi8>
%89 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3xi8>} : () -> tensor<2x3x3xi8>
%90 = "stablehlo.compare"(%80, %89) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi8>, tensor<2x3x3xi8>) -> tensor<2x3x3xi1>
%91 = "stablehlo.not"(%90) : (tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%92 = "stablehlo.sign"(%59) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%93 = "stablehlo.convert"(%88) : (tensor<2x3x3xi8>) -> tensor<2x3x3xbf16>
%94 = "stablehlo.convert"(%92) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%95 = "stablehlo.dot_general"(%93, %94) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xbf16>, tensor<6x3xbf16>) -> tensor<2x3x6xf32>
%96 = "stablehlo.abs"(%88) : (tensor<2x3x3xi8>) -> tensor<2x3x3xi8>
%97 = "stablehlo.abs"(%92) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%98 = "stablehlo.convert"(%96) : (tensor<2x3x3xi8>) -> tensor<2x3x3xbf16>
%99 = "stablehlo.convert"(%97) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%100 = "stablehlo.dot_general"(%98, %99) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xbf16>, tensor<6x3xbf16>) -> tensor<2x3x6xf32>
%101 = "stablehlo.convert"(%91) : (tensor<2x3x3xi1>) -> tensor<2x3x3xbf16>
%102 = "stablehlo.convert"(%58) : (tensor<6x3xi1>) -> tensor<6x3xbf16>
%103 = "stablehlo.dot_general"(%101, %102) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xbf16>, tensor<6x3xbf16>) -> tensor<2x3x6xf32>
%104 = "stablehlo.abs"(%95) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%105 = "stablehlo.compare"(%104, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%106 = "stablehlo.compare"(%103, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%107 = "stablehlo.and"(%105, %106) : (tensor<2x3x6xi1>, tensor<2x3x6xi1>) -> tensor<2x3x6xi1>
%108 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%109 = "stablehlo.sign"(%95) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%110 = "stablehlo.select"(%107, %109, %108) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%112 = "stablehlo.compare"(%103, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%114 = "stablehlo.select"(%112, %113, %110) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%115 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%116 = "stablehlo.abs"(%114) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%117 = "stablehlo.compare"(%116, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%118 = "stablehlo.negate"(%115) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%119 = "stablehlo.select"(%117, %114, %118) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%120 = "stablehlo.convert"(%119) : (tensor<2x3x6xf32>) -> tensor<2x3x6xi32>
%121 = "stablehlo.convert"(%120) : (tensor<2x3x6xi32>) -> tensor<2x3x6xi8>
%122 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x6xi8>} : () -> tensor<2x3x6xi8>
%123 = "stablehlo.compare"(%121, %122) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xi8>, tensor<2x3x6xi8>) -> tensor<2x3x6xi1>
%124 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x6xi32>} : () -> tensor<2x3x6xi32>
%125 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x6xi32>} : () -> tensor<2x3x6xi32>
%126 = "stablehlo.compare"(%84, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%127 = "stablehlo.sign"(%84) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%128 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%129 = "stablehlo.abs"(%127) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%130 = "stablehlo.compare"(%129, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%131 = "stablehlo.negate"(%128) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%132 = "stablehlo.select"(%130, %127, %131) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%133 = "stablehlo.convert"(%132) : (tensor<2x3x6xf32>) -> tensor<2x3x6xi32>
%134 = "stablehlo.select"(%126, %133, %124) : (tensor<2x3x6xi1>, tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi32>
%135 = "stablehlo.is_finite"(%84) : (tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%136 = "stablehlo.select"(%135, %125, %134) : (tensor<2x3x6xi1>, tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> tensor<2x3x6xi32>
%137 = "stablehlo.convert"(%136) : (tensor<2x3x6xi32>) -> tensor<2x3x6xi8>
%138 = "stablehlo.select"(%123, %137, %121) : (tensor<2x3x6xi1>, tensor<2x3x6xi8>, tensor<2x3x6xi8>) -> tensor<2x3x6xi8>
%139 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%140 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%141 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x6xi8>} : () -> tensor<2x3x6xi8>
%142 = "stablehlo.compare"(%138, %141) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xi8>, tensor<2x3x6xi8>) -> tensor<2x3x6xi1>
%143 = "stablehlo.convert"(%138) : (tensor<2x3x6xi8>) -> tensor<2x3x6xf32>
%144 = "stablehlo.multiply"(%139, %143) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%145 = "stablehlo.select"(%142, %140, %144) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%146 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x6xi8>} : () -> tensor<2x3x6xi8>
%147 = "stablehlo.compare"(%138, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xi8>, tensor<2x3x6xi8>) -> tensor<2x3x6xi1>
%148 = "stablehlo.select"(%147, %84, %145) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
"stablehlo.return"(%148) : (tensor<2x3x6xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x6xf32>
return %149 : tensor<2x3x6xf32>
}
}

