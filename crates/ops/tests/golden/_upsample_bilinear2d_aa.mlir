// f32[2,3,4,5] [8,10] false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x8x10xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8x4xf32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xf32>
%3 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.divide"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x4xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%10 = "stablehlo.add"(%1, %9) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%11 = "stablehlo.multiply"(%10, %6) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%13 = "stablehlo.multiply"(%8, %12) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%14 = "stablehlo.subtract"(%11, %13) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%15 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%17 = "stablehlo.floor"(%16) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%18 = "stablehlo.compare"(%2, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%19 = "stablehlo.add"(%11, %13) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%20 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%22 = "stablehlo.floor"(%21) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%23 = "stablehlo.compare"(%2, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%24 = "stablehlo.and"(%18, %23) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%25 = "stablehlo.subtract"(%2, %11) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%26 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%28 = "stablehlo.divide"(%27, %8) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%29 = "stablehlo.abs"(%28) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%30 = "stablehlo.negate"(%29) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%34 = "stablehlo.maximum"(%32, %33) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%36 = "stablehlo.select"(%24, %34, %35) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%44 = "stablehlo.compare"(%42, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%45 = "stablehlo.divide"(%36, %42) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%46 = "stablehlo.select"(%44, %45, %36) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%47 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%49 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<f32>} : () -> tensor<f32>
%51 = "stablehlo.divide"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%53 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%54 = "stablehlo.maximum"(%52, %53) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%55 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%56 = "stablehlo.add"(%47, %55) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%57 = "stablehlo.multiply"(%56, %52) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%58 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%59 = "stablehlo.multiply"(%54, %58) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%60 = "stablehlo.subtract"(%57, %59) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%61 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%62 = "stablehlo.add"(%60, %61) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%63 = "stablehlo.floor"(%62) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%64 = "stablehlo.compare"(%48, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%65 = "stablehlo.add"(%57, %59) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%66 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%67 = "stablehlo.add"(%65, %66) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%68 = "stablehlo.floor"(%67) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%69 = "stablehlo.compare"(%48, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%70 = "stablehlo.and"(%64, %69) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%71 = "stablehlo.subtract"(%48, %57) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%72 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%73 = "stablehlo.add"(%71, %72) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%74 = "stablehlo.divide"(%73, %54) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%75 = "stablehlo.abs"(%74) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%76 = "stablehlo.negate"(%75) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%78 = "stablehlo.add"(%76, %77) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%80 = "stablehlo.maximum"(%78, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%82 = "stablehlo.select"(%70, %80, %81) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.reduce"(%82, %83) ({
^bb0(%84: tensor<f32>, %85: tensor<f32>):
%86 = "stablehlo.add"(%84, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%86) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%90 = "stablehlo.compare"(%88, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%91 = "stablehlo.divide"(%82, %88) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%92 = "stablehlo.select"(%90, %91, %82) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%93 = "stablehlo.dot_general"(%0, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%94 = "stablehlo.dot_general"(%93, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%95 = "stablehlo.transpose"(%94) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%96 = "stablehlo.is_finite"(%95) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%97 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%101 = "stablehlo.reduce"(%96, %97) ({
^bb0(%98: tensor<i1>, %99: tensor<i1>):
%100 = "stablehlo.and"(%98, %99) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%100) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x10xi1>, tensor<i1>) -> tensor<i1>
%246 = "stablehlo.if"(%101) ({
"stablehlo.return"(%95) : (tensor<2x3x8x10xf32>) -> ()
}, {
%102 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%104 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%105 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%106 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%107 = "stablehlo.abs"(%105) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%108 = "stablehlo.compare"(%107, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%109 = "stablehlo.negate"(%106) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%110 = "stablehlo.select"(%108, %105, %109) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%111 = "stablehlo.convert"(%110) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%112 = "stablehlo.select"(%104, %111, %102) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%113 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%114 = "stablehlo.select"(%113, %103, %112) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%115 = "stablehlo.convert"(%114) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%116 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%118 = "stablehlo.select"(%116, %0, %117) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%119 = "stablehlo.dot_general"(%118, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%120 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%121 = "stablehlo.compare"(%115, %120) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%122 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%123 = "stablehlo.select"(%121, %122, %115) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%124 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%125 = "stablehlo.compare"(%115, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%126 = "stablehlo.not"(%125) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%127 = "stablehlo.sign"(%92) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%128 = "stablehlo.convert"(%123) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%129 = "stablehlo.convert"(%127) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%130 = "stablehlo.dot_general"(%128, %129) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%131 = "stablehlo.abs"(%123) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%132 = "stablehlo.abs"(%127) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%133 = "stablehlo.convert"(%131) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%136 = "stablehlo.convert"(%126) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xbf16>
%137 = "stablehlo.convert"(%70) : (tensor<10x5xi1>) -> tensor<10x5xbf16>
%138 = "stablehlo.dot_general"(%136, %137) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%139 = "stablehlo.abs"(%130) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%140 = "stablehlo.compare"(%139, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%141 = "stablehlo.compare"(%138, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%142 = "stablehlo.and"(%140, %141) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%143 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%144 = "stablehlo.sign"(%130) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%145 = "stablehlo.select"(%142, %144, %143) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%147 = "stablehlo.compare"(%138, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%149 = "stablehlo.select"(%147, %148, %145) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%150 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%151 = "stablehlo.abs"(%149) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%152 = "stablehlo.compare"(%151, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%153 = "stablehlo.negate"(%150) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%154 = "stablehlo.select"(%152, %149, %153) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%155 = "stablehlo.convert"(%154) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%156 = "stablehlo.convert"(%155) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%157 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%158 = "stablehlo.compare"(%156, %157) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%159 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%160 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%161 = "stablehlo.compare"(%119, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%162 = "stablehlo.sign"(%119) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%163 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%164 = "stablehlo.abs"(%162) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%165 = "stablehlo.compare"(%164, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%166 = "stablehlo.negate"(%163) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%167 = "stablehlo.select"(%165, %162, %166) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%168 = "stablehlo.convert"(%167) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%169 = "stablehlo.select"(%161, %168, %159) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%170 = "stablehlo.is_finite"(%119) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%171 = "stablehlo.select"(%170, %160, %169) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%172 = "stablehlo.convert"(%171) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%173 = "stablehlo.select"(%158, %172, %156) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%174 = "stablehlo.is_finite"(%119) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%176 = "stablehlo.select"(%174, %119, %175) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%177 = "stablehlo.dot_general"(%176, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%178 = "stablehlo.transpose"(%177) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%179 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%180 = "stablehlo.compare"(%173, %179) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%181 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%182 = "stablehlo.select"(%180, %181, %173) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%183 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%184 = "stablehlo.compare"(%173, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%185 = "stablehlo.not"(%184) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%186 = "stablehlo.sign"(%46) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%187 = "stablehlo.convert"(%182) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%191 = "stablehlo.abs"(%182) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%192 = "stablehlo.abs"(%186) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%193 = "stablehlo.convert"(%191) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xbf16>
%194 = "stablehlo.convert"(%192) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%197 = "stablehlo.convert"(%185) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xbf16>
%198 = "stablehlo.convert"(%24) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%199 = "stablehlo.dot_general"(%197, %198) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%201 = "stablehlo.abs"(%190) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%202 = "stablehlo.compare"(%201, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%203 = "stablehlo.compare"(%200, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%204 = "stablehlo.and"(%202, %203) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%205 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%206 = "stablehlo.sign"(%190) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%207 = "stablehlo.select"(%204, %206, %205) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%209 = "stablehlo.compare"(%200, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%211 = "stablehlo.select"(%209, %210, %207) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%212 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%213 = "stablehlo.abs"(%211) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%214 = "stablehlo.compare"(%213, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%215 = "stablehlo.negate"(%212) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%216 = "stablehlo.select"(%214, %211, %215) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%217 = "stablehlo.convert"(%216) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%218 = "stablehlo.convert"(%217) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%219 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%220 = "stablehlo.compare"(%218, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%221 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%222 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%223 = "stablehlo.compare"(%178, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%224 = "stablehlo.sign"(%178) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%225 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%226 = "stablehlo.abs"(%224) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%227 = "stablehlo.compare"(%226, %225) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%228 = "stablehlo.negate"(%225) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%229 = "stablehlo.select"(%227, %224, %228) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%230 = "stablehlo.convert"(%229) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%231 = "stablehlo.select"(%223, %230, %221) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%232 = "stablehlo.is_finite"(%178) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%233 = "stablehlo.select"(%232, %222, %231) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%234 = "stablehlo.convert"(%233) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%235 = "stablehlo.select"(%220, %234, %218) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi8>
%236 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%237 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%238 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%239 = "stablehlo.compare"(%235, %238) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%240 = "stablehlo.convert"(%235) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xf32>
%241 = "stablehlo.multiply"(%236, %240) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%242 = "stablehlo.select"(%239, %237, %241) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%243 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%244 = "stablehlo.compare"(%235, %243) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%245 = "stablehlo.select"(%244, %178, %242) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%245) : (tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xf32>
return %246 : tensor<2x3x8x10xf32>
}
}

// f32[2,3,4,5] [8,10] true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x8x10xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8x4xf32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xf32>
%3 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.divide"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x4xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%10 = "stablehlo.add"(%1, %9) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%11 = "stablehlo.multiply"(%10, %6) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%13 = "stablehlo.multiply"(%8, %12) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%14 = "stablehlo.subtract"(%11, %13) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%15 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%17 = "stablehlo.floor"(%16) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%18 = "stablehlo.compare"(%2, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%19 = "stablehlo.add"(%11, %13) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%20 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%22 = "stablehlo.floor"(%21) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%23 = "stablehlo.compare"(%2, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%24 = "stablehlo.and"(%18, %23) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%25 = "stablehlo.subtract"(%2, %11) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%26 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%28 = "stablehlo.divide"(%27, %8) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%29 = "stablehlo.abs"(%28) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%30 = "stablehlo.negate"(%29) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%34 = "stablehlo.maximum"(%32, %33) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%36 = "stablehlo.select"(%24, %34, %35) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%44 = "stablehlo.compare"(%42, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%45 = "stablehlo.divide"(%36, %42) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%46 = "stablehlo.select"(%44, %45, %36) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%47 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%49 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%51 = "stablehlo.divide"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%53 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%54 = "stablehlo.maximum"(%52, %53) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%55 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%56 = "stablehlo.add"(%47, %55) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%57 = "stablehlo.multiply"(%56, %52) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%58 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%59 = "stablehlo.multiply"(%54, %58) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%60 = "stablehlo.subtract"(%57, %59) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%61 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%62 = "stablehlo.add"(%60, %61) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%63 = "stablehlo.floor"(%62) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%64 = "stablehlo.compare"(%48, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%65 = "stablehlo.add"(%57, %59) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%66 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%67 = "stablehlo.add"(%65, %66) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%68 = "stablehlo.floor"(%67) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%69 = "stablehlo.compare"(%48, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%70 = "stablehlo.and"(%64, %69) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%71 = "stablehlo.subtract"(%48, %57) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%72 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%73 = "stablehlo.add"(%71, %72) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%74 = "stablehlo.divide"(%73, %54) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%75 = "stablehlo.abs"(%74) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%76 = "stablehlo.negate"(%75) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%78 = "stablehlo.add"(%76, %77) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%80 = "stablehlo.maximum"(%78, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%82 = "stablehlo.select"(%70, %80, %81) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.reduce"(%82, %83) ({
^bb0(%84: tensor<f32>, %85: tensor<f32>):
%86 = "stablehlo.add"(%84, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%86) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%90 = "stablehlo.compare"(%88, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%91 = "stablehlo.divide"(%82, %88) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%92 = "stablehlo.select"(%90, %91, %82) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%93 = "stablehlo.dot_general"(%0, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%94 = "stablehlo.dot_general"(%93, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%95 = "stablehlo.transpose"(%94) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%96 = "stablehlo.is_finite"(%95) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%97 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%101 = "stablehlo.reduce"(%96, %97) ({
^bb0(%98: tensor<i1>, %99: tensor<i1>):
%100 = "stablehlo.and"(%98, %99) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%100) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x10xi1>, tensor<i1>) -> tensor<i1>
%246 = "stablehlo.if"(%101) ({
"stablehlo.return"(%95) : (tensor<2x3x8x10xf32>) -> ()
}, {
%102 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%104 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%105 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%106 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%107 = "stablehlo.abs"(%105) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%108 = "stablehlo.compare"(%107, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%109 = "stablehlo.negate"(%106) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%110 = "stablehlo.select"(%108, %105, %109) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%111 = "stablehlo.convert"(%110) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%112 = "stablehlo.select"(%104, %111, %102) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%113 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%114 = "stablehlo.select"(%113, %103, %112) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%115 = "stablehlo.convert"(%114) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%116 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%118 = "stablehlo.select"(%116, %0, %117) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%119 = "stablehlo.dot_general"(%118, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%120 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%121 = "stablehlo.compare"(%115, %120) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%122 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%123 = "stablehlo.select"(%121, %122, %115) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%124 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%125 = "stablehlo.compare"(%115, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%126 = "stablehlo.not"(%125) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%127 = "stablehlo.sign"(%92) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%128 = "stablehlo.convert"(%123) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%129 = "stablehlo.convert"(%127) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%130 = "stablehlo.dot_general"(%128, %129) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%131 = "stablehlo.abs"(%123) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%132 = "stablehlo.abs"(%127) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%133 = "stablehlo.convert"(%131) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%136 = "stablehlo.convert"(%126) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xbf16>
%137 = "stablehlo.convert"(%70) : (tensor<10x5xi1>) -> tensor<10x5xbf16>
%138 = "stablehlo.dot_general"(%136, %137) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%139 = "stablehlo.abs"(%130) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%140 = "stablehlo.compare"(%139, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%141 = "stablehlo.compare"(%138, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%142 = "stablehlo.and"(%140, %141) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%143 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%144 = "stablehlo.sign"(%130) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%145 = "stablehlo.select"(%142, %144, %143) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%147 = "stablehlo.compare"(%138, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%149 = "stablehlo.select"(%147, %148, %145) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%150 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%151 = "stablehlo.abs"(%149) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%152 = "stablehlo.compare"(%151, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%153 = "stablehlo.negate"(%150) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%154 = "stablehlo.select"(%152, %149, %153) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%155 = "stablehlo.convert"(%154) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%156 = "stablehlo.convert"(%155) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%157 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%158 = "stablehlo.compare"(%156, %157) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%159 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%160 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%161 = "stablehlo.compare"(%119, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%162 = "stablehlo.sign"(%119) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%163 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%164 = "stablehlo.abs"(%162) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%165 = "stablehlo.compare"(%164, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%166 = "stablehlo.negate"(%163) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%167 = "stablehlo.select"(%165, %162, %166) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%168 = "stablehlo.convert"(%167) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%169 = "stablehlo.select"(%161, %168, %159) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%170 = "stablehlo.is_finite"(%119) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%171 = "stablehlo.select"(%170, %160, %169) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%172 = "stablehlo.convert"(%171) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%173 = "stablehlo.select"(%158, %172, %156) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%174 = "stablehlo.is_finite"(%119) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%176 = "stablehlo.select"(%174, %119, %175) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%177 = "stablehlo.dot_general"(%176, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%178 = "stablehlo.transpose"(%177) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%179 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%180 = "stablehlo.compare"(%173, %179) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%181 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%182 = "stablehlo.select"(%180, %181, %173) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%183 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%184 = "stablehlo.compare"(%173, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%185 = "stablehlo.not"(%184) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%186 = "stablehlo.sign"(%46) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%187 = "stablehlo.convert"(%182) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%191 = "stablehlo.abs"(%182) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%192 = "stablehlo.abs"(%186) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%193 = "stablehlo.convert"(%191) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xbf16>
%194 = "stablehlo.convert"(%192) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%197 = "stablehlo.convert"(%185) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xbf16>
%198 = "stablehlo.convert"(%24) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%199 = "stablehlo.dot_general"(%197, %198) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%201 = "stablehlo.abs"(%190) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%202 = "stablehlo.compare"(%201, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%203 = "stablehlo.compare"(%200, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%204 = "stablehlo.and"(%202, %203) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%205 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%206 = "stablehlo.sign"(%190) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%207 = "stablehlo.select"(%204, %206, %205) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%209 = "stablehlo.compare"(%200, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%211 = "stablehlo.select"(%209, %210, %207) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%212 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%213 = "stablehlo.abs"(%211) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%214 = "stablehlo.compare"(%213, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%215 = "stablehlo.negate"(%212) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%216 = "stablehlo.select"(%214, %211, %215) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%217 = "stablehlo.convert"(%216) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%218 = "stablehlo.convert"(%217) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%219 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%220 = "stablehlo.compare"(%218, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%221 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%222 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%223 = "stablehlo.compare"(%178, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%224 = "stablehlo.sign"(%178) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%225 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%226 = "stablehlo.abs"(%224) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%227 = "stablehlo.compare"(%226, %225) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%228 = "stablehlo.negate"(%225) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%229 = "stablehlo.select"(%227, %224, %228) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%230 = "stablehlo.convert"(%229) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%231 = "stablehlo.select"(%223, %230, %221) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%232 = "stablehlo.is_finite"(%178) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%233 = "stablehlo.select"(%232, %222, %231) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%234 = "stablehlo.convert"(%233) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%235 = "stablehlo.select"(%220, %234, %218) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi8>
%236 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%237 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%238 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%239 = "stablehlo.compare"(%235, %238) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%240 = "stablehlo.convert"(%235) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xf32>
%241 = "stablehlo.multiply"(%236, %240) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%242 = "stablehlo.select"(%239, %237, %241) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%243 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%244 = "stablehlo.compare"(%235, %243) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%245 = "stablehlo.select"(%244, %178, %242) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%245) : (tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xf32>
return %246 : tensor<2x3x8x10xf32>
}
}

// f32[2,3,4,5] [7,3] false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7x4xf32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xf32>
%3 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.divide"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7x4xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%10 = "stablehlo.add"(%1, %9) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%11 = "stablehlo.multiply"(%10, %6) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%13 = "stablehlo.multiply"(%8, %12) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%14 = "stablehlo.subtract"(%11, %13) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%15 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%17 = "stablehlo.floor"(%16) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%18 = "stablehlo.compare"(%2, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%19 = "stablehlo.add"(%11, %13) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%20 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%22 = "stablehlo.floor"(%21) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%23 = "stablehlo.compare"(%2, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%24 = "stablehlo.and"(%18, %23) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%25 = "stablehlo.subtract"(%2, %11) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%26 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%28 = "stablehlo.divide"(%27, %8) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%29 = "stablehlo.abs"(%28) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%30 = "stablehlo.negate"(%29) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%34 = "stablehlo.maximum"(%32, %33) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%36 = "stablehlo.select"(%24, %34, %35) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x4xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%44 = "stablehlo.compare"(%42, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%45 = "stablehlo.divide"(%36, %42) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%46 = "stablehlo.select"(%44, %45, %36) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%47 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xf32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xf32>
%49 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%51 = "stablehlo.divide"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
%53 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%54 = "stablehlo.maximum"(%52, %53) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%55 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%56 = "stablehlo.add"(%47, %55) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%57 = "stablehlo.multiply"(%56, %52) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%58 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%59 = "stablehlo.multiply"(%54, %58) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%60 = "stablehlo.subtract"(%57, %59) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%61 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%62 = "stablehlo.add"(%60, %61) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%63 = "stablehlo.floor"(%62) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%64 = "stablehlo.compare"(%48, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%65 = "stablehlo.add"(%57, %59) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%66 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%67 = "stablehlo.add"(%65, %66) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%68 = "stablehlo.floor"(%67) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%69 = "stablehlo.compare"(%48, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%70 = "stablehlo.and"(%64, %69) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%71 = "stablehlo.subtract"(%48, %57) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%72 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%73 = "stablehlo.add"(%71, %72) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%74 = "stablehlo.divide"(%73, %54) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%75 = "stablehlo.abs"(%74) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%76 = "stablehlo.negate"(%75) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%78 = "stablehlo.add"(%76, %77) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%80 = "stablehlo.maximum"(%78, %79) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%82 = "stablehlo.select"(%70, %80, %81) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.reduce"(%82, %83) ({
^bb0(%84: tensor<f32>, %85: tensor<f32>):
%86 = "stablehlo.add"(%84, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%86) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%90 = "stablehlo.compare"(%88, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%91 = "stablehlo.divide"(%82, %88) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%92 = "stablehlo.select"(%90, %91, %82) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%93 = "stablehlo.dot_general"(%0, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%94 = "stablehlo.dot_general"(%93, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%95 = "stablehlo.transpose"(%94) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%96 = "stablehlo.is_finite"(%95) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%97 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%101 = "stablehlo.reduce"(%96, %97) ({
^bb0(%98: tensor<i1>, %99: tensor<i1>):
%100 = "stablehlo.and"(%98, %99) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%100) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x7x3xi1>, tensor<i1>) -> tensor<i1>
%246 = "stablehlo.if"(%101) ({
"stablehlo.return"(%95) : (tensor<2x3x7x3xf32>) -> ()
}, {
%102 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%104 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%105 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%106 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%107 = "stablehlo.abs"(%105) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%108 = "stablehlo.compare"(%107, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%109 = "stablehlo.negate"(%106) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%110 = "stablehlo.select"(%108, %105, %109) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%111 = "stablehlo.convert"(%110) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%112 = "stablehlo.select"(%104, %111, %102) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%113 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%114 = "stablehlo.select"(%113, %103, %112) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%115 = "stablehlo.convert"(%114) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%116 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%118 = "stablehlo.select"(%116, %0, %117) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%119 = "stablehlo.dot_general"(%118, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%120 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%121 = "stablehlo.compare"(%115, %120) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%122 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%123 = "stablehlo.select"(%121, %122, %115) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%124 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%125 = "stablehlo.compare"(%115, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%126 = "stablehlo.not"(%125) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%127 = "stablehlo.sign"(%92) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%128 = "stablehlo.convert"(%123) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%129 = "stablehlo.convert"(%127) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%130 = "stablehlo.dot_general"(%128, %129) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%131 = "stablehlo.abs"(%123) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%132 = "stablehlo.abs"(%127) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%133 = "stablehlo.convert"(%131) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%136 = "stablehlo.convert"(%126) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xbf16>
%137 = "stablehlo.convert"(%70) : (tensor<3x5xi1>) -> tensor<3x5xbf16>
%138 = "stablehlo.dot_general"(%136, %137) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%139 = "stablehlo.abs"(%130) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%140 = "stablehlo.compare"(%139, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%141 = "stablehlo.compare"(%138, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%142 = "stablehlo.and"(%140, %141) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%143 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%144 = "stablehlo.sign"(%130) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%145 = "stablehlo.select"(%142, %144, %143) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%147 = "stablehlo.compare"(%138, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%149 = "stablehlo.select"(%147, %148, %145) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%150 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%151 = "stablehlo.abs"(%149) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%152 = "stablehlo.compare"(%151, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%153 = "stablehlo.negate"(%150) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%154 = "stablehlo.select"(%152, %149, %153) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%155 = "stablehlo.convert"(%154) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi32>
%156 = "stablehlo.convert"(%155) : (tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi8>
%157 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%158 = "stablehlo.compare"(%156, %157) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi1>
%159 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x3xi32>} : () -> tensor<2x3x4x3xi32>
%160 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi32>} : () -> tensor<2x3x4x3xi32>
%161 = "stablehlo.compare"(%119, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%162 = "stablehlo.sign"(%119) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%163 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%164 = "stablehlo.abs"(%162) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%165 = "stablehlo.compare"(%164, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%166 = "stablehlo.negate"(%163) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%167 = "stablehlo.select"(%165, %162, %166) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%168 = "stablehlo.convert"(%167) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi32>
%169 = "stablehlo.select"(%161, %168, %159) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi32>
%170 = "stablehlo.is_finite"(%119) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%171 = "stablehlo.select"(%170, %160, %169) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi32>
%172 = "stablehlo.convert"(%171) : (tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi8>
%173 = "stablehlo.select"(%158, %172, %156) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi8>
%174 = "stablehlo.is_finite"(%119) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%176 = "stablehlo.select"(%174, %119, %175) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%177 = "stablehlo.dot_general"(%176, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%178 = "stablehlo.transpose"(%177) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%179 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%180 = "stablehlo.compare"(%173, %179) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi1>
%181 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%182 = "stablehlo.select"(%180, %181, %173) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi8>
%183 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%184 = "stablehlo.compare"(%173, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi1>
%185 = "stablehlo.not"(%184) : (tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%186 = "stablehlo.sign"(%46) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%187 = "stablehlo.convert"(%182) : (tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%191 = "stablehlo.abs"(%182) : (tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi8>
%192 = "stablehlo.abs"(%186) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%193 = "stablehlo.convert"(%191) : (tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xbf16>
%194 = "stablehlo.convert"(%192) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%197 = "stablehlo.convert"(%185) : (tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xbf16>
%198 = "stablehlo.convert"(%24) : (tensor<7x4xi1>) -> tensor<7x4xbf16>
%199 = "stablehlo.dot_general"(%197, %198) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%201 = "stablehlo.abs"(%190) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%202 = "stablehlo.compare"(%201, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%203 = "stablehlo.compare"(%200, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%204 = "stablehlo.and"(%202, %203) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%205 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%206 = "stablehlo.sign"(%190) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%207 = "stablehlo.select"(%204, %206, %205) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%209 = "stablehlo.compare"(%200, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%211 = "stablehlo.select"(%209, %210, %207) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%212 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%213 = "stablehlo.abs"(%211) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%214 = "stablehlo.compare"(%213, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%215 = "stablehlo.negate"(%212) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%216 = "stablehlo.select"(%214, %211, %215) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%217 = "stablehlo.convert"(%216) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%218 = "stablehlo.convert"(%217) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%219 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%220 = "stablehlo.compare"(%218, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%221 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%222 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%223 = "stablehlo.compare"(%178, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%224 = "stablehlo.sign"(%178) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%225 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%226 = "stablehlo.abs"(%224) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%227 = "stablehlo.compare"(%226, %225) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%228 = "stablehlo.negate"(%225) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%229 = "stablehlo.select"(%227, %224, %228) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%230 = "stablehlo.convert"(%229) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%231 = "stablehlo.select"(%223, %230, %221) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%232 = "stablehlo.is_finite"(%178) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%233 = "stablehlo.select"(%232, %222, %231) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%234 = "stablehlo.convert"(%233) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%235 = "stablehlo.select"(%220, %234, %218) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi8>
%236 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%237 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%238 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%239 = "stablehlo.compare"(%235, %238) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%240 = "stablehlo.convert"(%235) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xf32>
%241 = "stablehlo.multiply"(%236, %240) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%242 = "stablehlo.select"(%239, %237, %241) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%243 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%244 = "stablehlo.compare"(%235, %243) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%245 = "stablehlo.select"(%244, %178, %242) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%245) : (tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xf32>
return %246 : tensor<2x3x7x3xf32>
}
}

// f32[2,3,4,5] [7,3] true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7x4xf32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xf32>
%3 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.divide"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7x4xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%10 = "stablehlo.add"(%1, %9) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%11 = "stablehlo.multiply"(%10, %6) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%13 = "stablehlo.multiply"(%8, %12) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%14 = "stablehlo.subtract"(%11, %13) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%15 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%17 = "stablehlo.floor"(%16) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%18 = "stablehlo.compare"(%2, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%19 = "stablehlo.add"(%11, %13) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%20 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%22 = "stablehlo.floor"(%21) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%23 = "stablehlo.compare"(%2, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%24 = "stablehlo.and"(%18, %23) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%25 = "stablehlo.subtract"(%2, %11) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%26 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%28 = "stablehlo.divide"(%27, %8) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%29 = "stablehlo.abs"(%28) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%30 = "stablehlo.negate"(%29) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%34 = "stablehlo.maximum"(%32, %33) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%36 = "stablehlo.select"(%24, %34, %35) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x4xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%44 = "stablehlo.compare"(%42, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%45 = "stablehlo.divide"(%36, %42) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%46 = "stablehlo.select"(%44, %45, %36) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%47 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xf32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xf32>
%49 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%51 = "stablehlo.divide"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
%53 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%54 = "stablehlo.maximum"(%52, %53) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%55 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%56 = "stablehlo.add"(%47, %55) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%57 = "stablehlo.multiply"(%56, %52) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%58 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%59 = "stablehlo.multiply"(%54, %58) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%60 = "stablehlo.subtract"(%57, %59) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%61 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%62 = "stablehlo.add"(%60, %61) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%63 = "stablehlo.floor"(%62) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%64 = "stablehlo.compare"(%48, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%65 = "stablehlo.add"(%57, %59) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%66 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%67 = "stablehlo.add"(%65, %66) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%68 = "stablehlo.floor"(%67) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%69 = "stablehlo.compare"(%48, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%70 = "stablehlo.and"(%64, %69) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%71 = "stablehlo.subtract"(%48, %57) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%72 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%73 = "stablehlo.add"(%71, %72) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%74 = "stablehlo.divide"(%73, %54) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%75 = "stablehlo.abs"(%74) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%76 = "stablehlo.negate"(%75) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%78 = "stablehlo.add"(%76, %77) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%80 = "stablehlo.maximum"(%78, %79) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%82 = "stablehlo.select"(%70, %80, %81) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.reduce"(%82, %83) ({
^bb0(%84: tensor<f32>, %85: tensor<f32>):
%86 = "stablehlo.add"(%84, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%86) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%90 = "stablehlo.compare"(%88, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%91 = "stablehlo.divide"(%82, %88) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%92 = "stablehlo.select"(%90, %91, %82) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%93 = "stablehlo.dot_general"(%0, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%94 = "stablehlo.dot_general"(%93, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%95 = "stablehlo.transpose"(%94) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%96 = "stablehlo.is_finite"(%95) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%97 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%101 = "stablehlo.reduce"(%96, %97) ({
^bb0(%98: tensor<i1>, %99: tensor<i1>):
%100 = "stablehlo.and"(%98, %99) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%100) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x7x3xi1>, tensor<i1>) -> tensor<i1>
%246 = "stablehlo.if"(%101) ({
"stablehlo.return"(%95) : (tensor<2x3x7x3xf32>) -> ()
}, {
%102 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%104 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%105 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%106 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%107 = "stablehlo.abs"(%105) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%108 = "stablehlo.compare"(%107, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%109 = "stablehlo.negate"(%106) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%110 = "stablehlo.select"(%108, %105, %109) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%111 = "stablehlo.convert"(%110) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%112 = "stablehlo.select"(%104, %111, %102) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%113 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%114 = "stablehlo.select"(%113, %103, %112) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%115 = "stablehlo.convert"(%114) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%116 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%118 = "stablehlo.select"(%116, %0, %117) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%119 = "stablehlo.dot_general"(%118, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%120 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%121 = "stablehlo.compare"(%115, %120) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%122 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%123 = "stablehlo.select"(%121, %122, %115) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%124 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%125 = "stablehlo.compare"(%115, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%126 = "stablehlo.not"(%125) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%127 = "stablehlo.sign"(%92) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%128 = "stablehlo.convert"(%123) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%129 = "stablehlo.convert"(%127) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%130 = "stablehlo.dot_general"(%128, %129) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%131 = "stablehlo.abs"(%123) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%132 = "stablehlo.abs"(%127) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%133 = "stablehlo.convert"(%131) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%136 = "stablehlo.convert"(%126) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xbf16>
%137 = "stablehlo.convert"(%70) : (tensor<3x5xi1>) -> tensor<3x5xbf16>
%138 = "stablehlo.dot_general"(%136, %137) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%139 = "stablehlo.abs"(%130) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%140 = "stablehlo.compare"(%139, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%141 = "stablehlo.compare"(%138, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%142 = "stablehlo.and"(%140, %141) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%143 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%144 = "stablehlo.sign"(%130) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%145 = "stablehlo.select"(%142, %144, %143) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%147 = "stablehlo.compare"(%138, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%149 = "stablehlo.select"(%147, %148, %145) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%150 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%151 = "stablehlo.abs"(%149) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%152 = "stablehlo.compare"(%151, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%153 = "stablehlo.negate"(%150) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%154 = "stablehlo.select"(%152, %149, %153) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%155 = "stablehlo.convert"(%154) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi32>
%156 = "stablehlo.convert"(%155) : (tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi8>
%157 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%158 = "stablehlo.compare"(%156, %157) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi1>
%159 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x3xi32>} : () -> tensor<2x3x4x3xi32>
%160 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi32>} : () -> tensor<2x3x4x3xi32>
%161 = "stablehlo.compare"(%119, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%162 = "stablehlo.sign"(%119) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%163 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%164 = "stablehlo.abs"(%162) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%165 = "stablehlo.compare"(%164, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%166 = "stablehlo.negate"(%163) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%167 = "stablehlo.select"(%165, %162, %166) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%168 = "stablehlo.convert"(%167) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi32>
%169 = "stablehlo.select"(%161, %168, %159) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi32>
%170 = "stablehlo.is_finite"(%119) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%171 = "stablehlo.select"(%170, %160, %169) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi32>
%172 = "stablehlo.convert"(%171) : (tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi8>
%173 = "stablehlo.select"(%158, %172, %156) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi8>
%174 = "stablehlo.is_finite"(%119) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%176 = "stablehlo.select"(%174, %119, %175) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%177 = "stablehlo.dot_general"(%176, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%178 = "stablehlo.transpose"(%177) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%179 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%180 = "stablehlo.compare"(%173, %179) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi1>
%181 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%182 = "stablehlo.select"(%180, %181, %173) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi8>
%183 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%184 = "stablehlo.compare"(%173, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi1>
%185 = "stablehlo.not"(%184) : (tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%186 = "stablehlo.sign"(%46) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%187 = "stablehlo.convert"(%182) : (tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%191 = "stablehlo.abs"(%182) : (tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi8>
%192 = "stablehlo.abs"(%186) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%193 = "stablehlo.convert"(%191) : (tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xbf16>
%194 = "stablehlo.convert"(%192) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%197 = "stablehlo.convert"(%185) : (tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xbf16>
%198 = "stablehlo.convert"(%24) : (tensor<7x4xi1>) -> tensor<7x4xbf16>
%199 = "stablehlo.dot_general"(%197, %198) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%201 = "stablehlo.abs"(%190) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%202 = "stablehlo.compare"(%201, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%203 = "stablehlo.compare"(%200, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%204 = "stablehlo.and"(%202, %203) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%205 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%206 = "stablehlo.sign"(%190) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%207 = "stablehlo.select"(%204, %206, %205) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%209 = "stablehlo.compare"(%200, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%211 = "stablehlo.select"(%209, %210, %207) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%212 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%213 = "stablehlo.abs"(%211) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%214 = "stablehlo.compare"(%213, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%215 = "stablehlo.negate"(%212) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%216 = "stablehlo.select"(%214, %211, %215) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%217 = "stablehlo.convert"(%216) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%218 = "stablehlo.convert"(%217) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%219 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%220 = "stablehlo.compare"(%218, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%221 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%222 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%223 = "stablehlo.compare"(%178, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%224 = "stablehlo.sign"(%178) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%225 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%226 = "stablehlo.abs"(%224) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%227 = "stablehlo.compare"(%226, %225) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%228 = "stablehlo.negate"(%225) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%229 = "stablehlo.select"(%227, %224, %228) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%230 = "stablehlo.convert"(%229) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%231 = "stablehlo.select"(%223, %230, %221) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%232 = "stablehlo.is_finite"(%178) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%233 = "stablehlo.select"(%232, %222, %231) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%234 = "stablehlo.convert"(%233) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%235 = "stablehlo.select"(%220, %234, %218) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi8>
%236 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%237 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%238 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%239 = "stablehlo.compare"(%235, %238) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%240 = "stablehlo.convert"(%235) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xf32>
%241 = "stablehlo.multiply"(%236, %240) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%242 = "stablehlo.select"(%239, %237, %241) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%243 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%244 = "stablehlo.compare"(%235, %243) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%245 = "stablehlo.select"(%244, %178, %242) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%245) : (tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xf32>
return %246 : tensor<2x3x7x3xf32>
}
}

// f32[2,3,4,5] [12,10] false 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x12x10xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12x4xf32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x4xf32>
%3 = "stablehlo.constant"() {value = dense<3.333333333333333e-1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12x4xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%6 = "stablehlo.maximum"(%4, %5) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%7 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%8 = "stablehlo.add"(%1, %7) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%9 = "stablehlo.multiply"(%8, %4) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%11 = "stablehlo.multiply"(%6, %10) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%12 = "stablehlo.subtract"(%9, %11) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%13 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%14 = "stablehlo.add"(%12, %13) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%15 = "stablehlo.floor"(%14) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%16 = "stablehlo.compare"(%2, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
%17 = "stablehlo.add"(%9, %11) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%18 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%20 = "stablehlo.floor"(%19) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%21 = "stablehlo.compare"(%2, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
%22 = "stablehlo.and"(%16, %21) : (tensor<12x4xi1>, tensor<12x4xi1>) -> tensor<12x4xi1>
%23 = "stablehlo.subtract"(%2, %9) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%24 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%25 = "stablehlo.add"(%23, %24) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%26 = "stablehlo.divide"(%25, %6) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%27 = "stablehlo.abs"(%26) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%28 = "stablehlo.negate"(%27) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%29 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%30 = "stablehlo.add"(%28, %29) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%32 = "stablehlo.maximum"(%30, %31) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%34 = "stablehlo.select"(%22, %32, %33) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.reduce"(%34, %35) ({
^bb0(%36: tensor<f32>, %37: tensor<f32>):
%38 = "stablehlo.add"(%36, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%38) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<12x4xf32>, tensor<f32>) -> tensor<12xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x4xf32>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%42 = "stablehlo.compare"(%40, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
%43 = "stablehlo.divide"(%34, %40) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%44 = "stablehlo.select"(%42, %43, %34) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%45 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%46 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%47 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%49 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%50 = "stablehlo.maximum"(%48, %49) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%51 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%52 = "stablehlo.add"(%45, %51) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%53 = "stablehlo.multiply"(%52, %48) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%54 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%55 = "stablehlo.multiply"(%50, %54) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%56 = "stablehlo.subtract"(%53, %55) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%57 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%58 = "stablehlo.add"(%56, %57) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%59 = "stablehlo.floor"(%58) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%60 = "stablehlo.compare"(%46, %59) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%61 = "stablehlo.add"(%53, %55) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%62 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%63 = "stablehlo.add"(%61, %62) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%64 = "stablehlo.floor"(%63) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%65 = "stablehlo.compare"(%46, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%66 = "stablehlo.and"(%60, %65) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%67 = "stablehlo.subtract"(%46, %53) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%68 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%69 = "stablehlo.add"(%67, %68) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%70 = "stablehlo.divide"(%69, %50) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%71 = "stablehlo.abs"(%70) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%72 = "stablehlo.negate"(%71) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%74 = "stablehlo.add"(%72, %73) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%76 = "stablehlo.maximum"(%74, %75) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%78 = "stablehlo.select"(%66, %76, %77) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%83 = "stablehlo.reduce"(%78, %79) ({
^bb0(%80: tensor<f32>, %81: tensor<f32>):
%82 = "stablehlo.add"(%80, %81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%82) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%86 = "stablehlo.compare"(%84, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%87 = "stablehlo.divide"(%78, %84) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%88 = "stablehlo.select"(%86, %87, %78) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%89 = "stablehlo.dot_general"(%0, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%90 = "stablehlo.dot_general"(%89, %44) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%91 = "stablehlo.transpose"(%90) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%92 = "stablehlo.is_finite"(%91) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%93 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%97 = "stablehlo.reduce"(%92, %93) ({
^bb0(%94: tensor<i1>, %95: tensor<i1>):
%96 = "stablehlo.and"(%94, %95) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%96) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x12x10xi1>, tensor<i1>) -> tensor<i1>
%242 = "stablehlo.if"(%97) ({
"stablehlo.return"(%91) : (tensor<2x3x12x10xf32>) -> ()
}, {
%98 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%99 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%100 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%101 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%102 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%103 = "stablehlo.abs"(%101) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%104 = "stablehlo.compare"(%103, %102) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%105 = "stablehlo.negate"(%102) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%106 = "stablehlo.select"(%104, %101, %105) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%107 = "stablehlo.convert"(%106) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%108 = "stablehlo.select"(%100, %107, %98) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%109 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%110 = "stablehlo.select"(%109, %99, %108) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%111 = "stablehlo.convert"(%110) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%112 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%114 = "stablehlo.select"(%112, %0, %113) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%115 = "stablehlo.dot_general"(%114, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%116 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%117 = "stablehlo.compare"(%111, %116) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%118 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%119 = "stablehlo.select"(%117, %118, %111) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%120 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%121 = "stablehlo.compare"(%111, %120) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%122 = "stablehlo.not"(%121) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%123 = "stablehlo.sign"(%88) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%124 = "stablehlo.convert"(%119) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%125 = "stablehlo.convert"(%123) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%126 = "stablehlo.dot_general"(%124, %125) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%127 = "stablehlo.abs"(%119) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%128 = "stablehlo.abs"(%123) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%129 = "stablehlo.convert"(%127) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%130 = "stablehlo.convert"(%128) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%131 = "stablehlo.dot_general"(%129, %130) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%132 = "stablehlo.convert"(%122) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xbf16>
%133 = "stablehlo.convert"(%66) : (tensor<10x5xi1>) -> tensor<10x5xbf16>
%134 = "stablehlo.dot_general"(%132, %133) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%135 = "stablehlo.abs"(%126) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%136 = "stablehlo.compare"(%135, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%137 = "stablehlo.compare"(%134, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%138 = "stablehlo.and"(%136, %137) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%139 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%140 = "stablehlo.sign"(%126) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%141 = "stablehlo.select"(%138, %140, %139) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%142 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%143 = "stablehlo.compare"(%134, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%144 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%145 = "stablehlo.select"(%143, %144, %141) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%146 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%147 = "stablehlo.abs"(%145) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%148 = "stablehlo.compare"(%147, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%149 = "stablehlo.negate"(%146) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%150 = "stablehlo.select"(%148, %145, %149) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%151 = "stablehlo.convert"(%150) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%152 = "stablehlo.convert"(%151) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%153 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%154 = "stablehlo.compare"(%152, %153) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%155 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%156 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%157 = "stablehlo.compare"(%115, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%158 = "stablehlo.sign"(%115) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%159 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%160 = "stablehlo.abs"(%158) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%161 = "stablehlo.compare"(%160, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%162 = "stablehlo.negate"(%159) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%163 = "stablehlo.select"(%161, %158, %162) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%164 = "stablehlo.convert"(%163) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%165 = "stablehlo.select"(%157, %164, %155) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%166 = "stablehlo.is_finite"(%115) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%167 = "stablehlo.select"(%166, %156, %165) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%168 = "stablehlo.convert"(%167) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%169 = "stablehlo.select"(%154, %168, %152) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%170 = "stablehlo.is_finite"(%115) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%172 = "stablehlo.select"(%170, %115, %171) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%173 = "stablehlo.dot_general"(%172, %44) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%174 = "stablehlo.transpose"(%173) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%175 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%176 = "stablehlo.compare"(%169, %175) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%177 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%178 = "stablehlo.select"(%176, %177, %169) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%179 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%180 = "stablehlo.compare"(%169, %179) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%181 = "stablehlo.not"(%180) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%182 = "stablehlo.sign"(%44) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%183 = "stablehlo.convert"(%178) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xbf16>
%184 = "stablehlo.convert"(%182) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%185 = "stablehlo.dot_general"(%183, %184) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%186 = "stablehlo.transpose"(%185) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%187 = "stablehlo.abs"(%178) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%188 = "stablehlo.abs"(%182) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%189 = "stablehlo.convert"(%187) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xbf16>
%190 = "stablehlo.convert"(%188) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%191 = "stablehlo.dot_general"(%189, %190) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%192 = "stablehlo.transpose"(%191) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%193 = "stablehlo.convert"(%181) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xbf16>
%194 = "stablehlo.convert"(%22) : (tensor<12x4xi1>) -> tensor<12x4xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%197 = "stablehlo.abs"(%186) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%198 = "stablehlo.compare"(%197, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%199 = "stablehlo.compare"(%196, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%200 = "stablehlo.and"(%198, %199) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%201 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%202 = "stablehlo.sign"(%186) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%203 = "stablehlo.select"(%200, %202, %201) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%205 = "stablehlo.compare"(%196, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%206 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%207 = "stablehlo.select"(%205, %206, %203) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%208 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%209 = "stablehlo.abs"(%207) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%210 = "stablehlo.compare"(%209, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%211 = "stablehlo.negate"(%208) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%212 = "stablehlo.select"(%210, %207, %211) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%213 = "stablehlo.convert"(%212) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%214 = "stablehlo.convert"(%213) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%215 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%216 = "stablehlo.compare"(%214, %215) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%217 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%218 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%219 = "stablehlo.compare"(%174, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%220 = "stablehlo.sign"(%174) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%221 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%222 = "stablehlo.abs"(%220) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%223 = "stablehlo.compare"(%222, %221) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%224 = "stablehlo.negate"(%221) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%225 = "stablehlo.select"(%223, %220, %224) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%226 = "stablehlo.convert"(%225) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%227 = "stablehlo.select"(%219, %226, %217) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%228 = "stablehlo.is_finite"(%174) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%229 = "stablehlo.select"(%228, %218, %227) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%230 = "stablehlo.convert"(%229) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%231 = "stablehlo.select"(%216, %230, %214) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi8>
%232 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%233 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%234 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%235 = "stablehlo.compare"(%231, %234) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%236 = "stablehlo.convert"(%231) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xf32>
%237 = "stablehlo.multiply"(%232, %236) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%238 = "stablehlo.select"(%235, %233, %237) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%239 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%240 = "stablehlo.compare"(%231, %239) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%241 = "stablehlo.select"(%240, %174, %238) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%241) : (tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xf32>
return %242 : tensor<2x3x12x10xf32>
}
}

// f32[2,3,4,5] [12,10] true 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x12x10xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12x4xf32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x4xf32>
%3 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<1.1e1> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.divide"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12x4xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%10 = "stablehlo.add"(%1, %9) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%11 = "stablehlo.multiply"(%10, %6) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%13 = "stablehlo.multiply"(%8, %12) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%14 = "stablehlo.subtract"(%11, %13) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%15 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%17 = "stablehlo.floor"(%16) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%18 = "stablehlo.compare"(%2, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
%19 = "stablehlo.add"(%11, %13) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%20 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%22 = "stablehlo.floor"(%21) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%23 = "stablehlo.compare"(%2, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
%24 = "stablehlo.and"(%18, %23) : (tensor<12x4xi1>, tensor<12x4xi1>) -> tensor<12x4xi1>
%25 = "stablehlo.subtract"(%2, %11) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%26 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%28 = "stablehlo.divide"(%27, %8) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%29 = "stablehlo.abs"(%28) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%30 = "stablehlo.negate"(%29) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%34 = "stablehlo.maximum"(%32, %33) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%36 = "stablehlo.select"(%24, %34, %35) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<12x4xf32>, tensor<f32>) -> tensor<12xf32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x4xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%44 = "stablehlo.compare"(%42, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
%45 = "stablehlo.divide"(%36, %42) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%46 = "stablehlo.select"(%44, %45, %36) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%47 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%49 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%51 = "stablehlo.divide"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%53 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%54 = "stablehlo.maximum"(%52, %53) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%55 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%56 = "stablehlo.add"(%47, %55) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%57 = "stablehlo.multiply"(%56, %52) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%58 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%59 = "stablehlo.multiply"(%54, %58) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%60 = "stablehlo.subtract"(%57, %59) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%61 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%62 = "stablehlo.add"(%60, %61) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%63 = "stablehlo.floor"(%62) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%64 = "stablehlo.compare"(%48, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%65 = "stablehlo.add"(%57, %59) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%66 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%67 = "stablehlo.add"(%65, %66) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%68 = "stablehlo.floor"(%67) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%69 = "stablehlo.compare"(%48, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%70 = "stablehlo.and"(%64, %69) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%71 = "stablehlo.subtract"(%48, %57) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%72 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%73 = "stablehlo.add"(%71, %72) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%74 = "stablehlo.divide"(%73, %54) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%75 = "stablehlo.abs"(%74) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%76 = "stablehlo.negate"(%75) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%78 = "stablehlo.add"(%76, %77) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%80 = "stablehlo.maximum"(%78, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%82 = "stablehlo.select"(%70, %80, %81) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.reduce"(%82, %83) ({
^bb0(%84: tensor<f32>, %85: tensor<f32>):
%86 = "stablehlo.add"(%84, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%86) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%90 = "stablehlo.compare"(%88, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%91 = "stablehlo.divide"(%82, %88) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%92 = "stablehlo.select"(%90, %91, %82) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%93 = "stablehlo.dot_general"(%0, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%94 = "stablehlo.dot_general"(%93, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%95 = "stablehlo.transpose"(%94) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%96 = "stablehlo.is_finite"(%95) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%97 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%101 = "stablehlo.reduce"(%96, %97) ({
^bb0(%98: tensor<i1>, %99: tensor<i1>):
%100 = "stablehlo.and"(%98, %99) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%100) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x12x10xi1>, tensor<i1>) -> tensor<i1>
%246 = "stablehlo.if"(%101) ({
"stablehlo.return"(%95) : (tensor<2x3x12x10xf32>) -> ()
}, {
%102 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%104 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%105 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%106 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%107 = "stablehlo.abs"(%105) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%108 = "stablehlo.compare"(%107, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%109 = "stablehlo.negate"(%106) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%110 = "stablehlo.select"(%108, %105, %109) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%111 = "stablehlo.convert"(%110) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%112 = "stablehlo.select"(%104, %111, %102) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%113 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%114 = "stablehlo.select"(%113, %103, %112) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%115 = "stablehlo.convert"(%114) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%116 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%118 = "stablehlo.select"(%116, %0, %117) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%119 = "stablehlo.dot_general"(%118, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%120 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%121 = "stablehlo.compare"(%115, %120) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%122 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%123 = "stablehlo.select"(%121, %122, %115) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%124 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%125 = "stablehlo.compare"(%115, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%126 = "stablehlo.not"(%125) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%127 = "stablehlo.sign"(%92) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%128 = "stablehlo.convert"(%123) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%129 = "stablehlo.convert"(%127) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%130 = "stablehlo.dot_general"(%128, %129) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%131 = "stablehlo.abs"(%123) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%132 = "stablehlo.abs"(%127) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%133 = "stablehlo.convert"(%131) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%136 = "stablehlo.convert"(%126) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xbf16>
%137 = "stablehlo.convert"(%70) : (tensor<10x5xi1>) -> tensor<10x5xbf16>
%138 = "stablehlo.dot_general"(%136, %137) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%139 = "stablehlo.abs"(%130) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%140 = "stablehlo.compare"(%139, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%141 = "stablehlo.compare"(%138, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%142 = "stablehlo.and"(%140, %141) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%143 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%144 = "stablehlo.sign"(%130) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%145 = "stablehlo.select"(%142, %144, %143) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%147 = "stablehlo.compare"(%138, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%149 = "stablehlo.select"(%147, %148, %145) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%150 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%151 = "stablehlo.abs"(%149) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%152 = "stablehlo.compare"(%151, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%153 = "stablehlo.negate"(%150) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%154 = "stablehlo.select"(%152, %149, %153) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%155 = "stablehlo.convert"(%154) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%156 = "stablehlo.convert"(%155) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%157 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%158 = "stablehlo.compare"(%156, %157) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%159 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%160 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%161 = "stablehlo.compare"(%119, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%162 = "stablehlo.sign"(%119) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%163 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%164 = "stablehlo.abs"(%162) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%165 = "stablehlo.compare"(%164, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%166 = "stablehlo.negate"(%163) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%167 = "stablehlo.select"(%165, %162, %166) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%168 = "stablehlo.convert"(%167) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%169 = "stablehlo.select"(%161, %168, %159) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%170 = "stablehlo.is_finite"(%119) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%171 = "stablehlo.select"(%170, %160, %169) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%172 = "stablehlo.convert"(%171) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%173 = "stablehlo.select"(%158, %172, %156) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%174 = "stablehlo.is_finite"(%119) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%176 = "stablehlo.select"(%174, %119, %175) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%177 = "stablehlo.dot_general"(%176, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%178 = "stablehlo.transpose"(%177) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%179 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%180 = "stablehlo.compare"(%173, %179) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%181 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%182 = "stablehlo.select"(%180, %181, %173) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%183 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%184 = "stablehlo.compare"(%173, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%185 = "stablehlo.not"(%184) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%186 = "stablehlo.sign"(%46) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%187 = "stablehlo.convert"(%182) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%191 = "stablehlo.abs"(%182) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%192 = "stablehlo.abs"(%186) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%193 = "stablehlo.convert"(%191) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xbf16>
%194 = "stablehlo.convert"(%192) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%197 = "stablehlo.convert"(%185) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xbf16>
%198 = "stablehlo.convert"(%24) : (tensor<12x4xi1>) -> tensor<12x4xbf16>
%199 = "stablehlo.dot_general"(%197, %198) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%201 = "stablehlo.abs"(%190) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%202 = "stablehlo.compare"(%201, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%203 = "stablehlo.compare"(%200, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%204 = "stablehlo.and"(%202, %203) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%205 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%206 = "stablehlo.sign"(%190) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%207 = "stablehlo.select"(%204, %206, %205) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%209 = "stablehlo.compare"(%200, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%211 = "stablehlo.select"(%209, %210, %207) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%212 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%213 = "stablehlo.abs"(%211) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%214 = "stablehlo.compare"(%213, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%215 = "stablehlo.negate"(%212) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%216 = "stablehlo.select"(%214, %211, %215) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%217 = "stablehlo.convert"(%216) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%218 = "stablehlo.convert"(%217) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%219 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%220 = "stablehlo.compare"(%218, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%221 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%222 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%223 = "stablehlo.compare"(%178, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%224 = "stablehlo.sign"(%178) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%225 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%226 = "stablehlo.abs"(%224) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%227 = "stablehlo.compare"(%226, %225) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%228 = "stablehlo.negate"(%225) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%229 = "stablehlo.select"(%227, %224, %228) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%230 = "stablehlo.convert"(%229) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%231 = "stablehlo.select"(%223, %230, %221) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%232 = "stablehlo.is_finite"(%178) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%233 = "stablehlo.select"(%232, %222, %231) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%234 = "stablehlo.convert"(%233) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%235 = "stablehlo.select"(%220, %234, %218) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi8>
%236 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%237 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%238 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%239 = "stablehlo.compare"(%235, %238) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%240 = "stablehlo.convert"(%235) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xf32>
%241 = "stablehlo.multiply"(%236, %240) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%242 = "stablehlo.select"(%239, %237, %241) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%243 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%244 = "stablehlo.compare"(%235, %243) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%245 = "stablehlo.select"(%244, %178, %242) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%245) : (tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xf32>
return %246 : tensor<2x3x12x10xf32>
}
}

// f32[1,2,4,4] [9,10] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x4x4xf32>) -> (tensor<1x2x9x10xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9x4xf32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xf32>
%3 = "stablehlo.constant"() {value = dense<4.347826086956522e-1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9x4xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%6 = "stablehlo.maximum"(%4, %5) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%7 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%8 = "stablehlo.add"(%1, %7) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%9 = "stablehlo.multiply"(%8, %4) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%11 = "stablehlo.multiply"(%6, %10) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%12 = "stablehlo.subtract"(%9, %11) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%13 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%14 = "stablehlo.add"(%12, %13) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%15 = "stablehlo.floor"(%14) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%16 = "stablehlo.compare"(%2, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xi1>
%17 = "stablehlo.add"(%9, %11) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%18 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%20 = "stablehlo.floor"(%19) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%21 = "stablehlo.compare"(%2, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xi1>
%22 = "stablehlo.and"(%16, %21) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%23 = "stablehlo.subtract"(%2, %9) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%24 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%25 = "stablehlo.add"(%23, %24) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%26 = "stablehlo.divide"(%25, %6) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%27 = "stablehlo.abs"(%26) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%28 = "stablehlo.negate"(%27) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%29 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%30 = "stablehlo.add"(%28, %29) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%32 = "stablehlo.maximum"(%30, %31) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%34 = "stablehlo.select"(%22, %32, %33) : (tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.reduce"(%34, %35) ({
^bb0(%36: tensor<f32>, %37: tensor<f32>):
%38 = "stablehlo.add"(%36, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%38) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<9x4xf32>, tensor<f32>) -> tensor<9xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf32>) -> tensor<9x4xf32>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%42 = "stablehlo.compare"(%40, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xi1>
%43 = "stablehlo.divide"(%34, %40) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%44 = "stablehlo.select"(%42, %43, %34) : (tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%45 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x4xf32>
%46 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x4xf32>
%47 = "stablehlo.constant"() {value = dense<3.846153846153846e-1> : tensor<f32>} : () -> tensor<f32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x4xf32>
%49 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%50 = "stablehlo.maximum"(%48, %49) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%51 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%52 = "stablehlo.add"(%45, %51) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%53 = "stablehlo.multiply"(%52, %48) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%54 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%55 = "stablehlo.multiply"(%50, %54) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%56 = "stablehlo.subtract"(%53, %55) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%57 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%58 = "stablehlo.add"(%56, %57) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%59 = "stablehlo.floor"(%58) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%60 = "stablehlo.compare"(%46, %59) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%61 = "stablehlo.add"(%53, %55) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%62 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%63 = "stablehlo.add"(%61, %62) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%64 = "stablehlo.floor"(%63) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%65 = "stablehlo.compare"(%46, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%66 = "stablehlo.and"(%60, %65) : (tensor<10x4xi1>, tensor<10x4xi1>) -> tensor<10x4xi1>
%67 = "stablehlo.subtract"(%46, %53) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%68 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%69 = "stablehlo.add"(%67, %68) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%70 = "stablehlo.divide"(%69, %50) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%71 = "stablehlo.abs"(%70) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%72 = "stablehlo.negate"(%71) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%74 = "stablehlo.add"(%72, %73) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%76 = "stablehlo.maximum"(%74, %75) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%78 = "stablehlo.select"(%66, %76, %77) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%83 = "stablehlo.reduce"(%78, %79) ({
^bb0(%80: tensor<f32>, %81: tensor<f32>):
%82 = "stablehlo.add"(%80, %81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%82) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x4xf32>, tensor<f32>) -> tensor<10xf32>
%84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x4xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%86 = "stablehlo.compare"(%84, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%87 = "stablehlo.divide"(%78, %84) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%88 = "stablehlo.select"(%86, %87, %78) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%89 = "stablehlo.dot_general"(%0, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%90 = "stablehlo.dot_general"(%89, %44) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%91 = "stablehlo.transpose"(%90) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%92 = "stablehlo.is_finite"(%91) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%93 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%97 = "stablehlo.reduce"(%92, %93) ({
^bb0(%94: tensor<i1>, %95: tensor<i1>):
%96 = "stablehlo.and"(%94, %95) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%96) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x10xi1>, tensor<i1>) -> tensor<i1>
%242 = "stablehlo.if"(%97) ({
"stablehlo.return"(%91) : (tensor<1x2x9x10xf32>) -> ()
}, {
%98 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%99 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%100 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%101 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%102 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%103 = "stablehlo.abs"(%101) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%104 = "stablehlo.compare"(%103, %102) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%105 = "stablehlo.negate"(%102) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%106 = "stablehlo.select"(%104, %101, %105) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%107 = "stablehlo.convert"(%106) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%108 = "stablehlo.select"(%100, %107, %98) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%109 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%110 = "stablehlo.select"(%109, %99, %108) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%111 = "stablehlo.convert"(%110) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%112 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%114 = "stablehlo.select"(%112, %0, %113) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%115 = "stablehlo.dot_general"(%114, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%116 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%117 = "stablehlo.compare"(%111, %116) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%118 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%119 = "stablehlo.select"(%117, %118, %111) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%120 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%121 = "stablehlo.compare"(%111, %120) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%122 = "stablehlo.not"(%121) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%123 = "stablehlo.sign"(%88) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%124 = "stablehlo.convert"(%119) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%125 = "stablehlo.convert"(%123) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%126 = "stablehlo.dot_general"(%124, %125) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%127 = "stablehlo.abs"(%119) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%128 = "stablehlo.abs"(%123) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%129 = "stablehlo.convert"(%127) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%130 = "stablehlo.convert"(%128) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%131 = "stablehlo.dot_general"(%129, %130) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%132 = "stablehlo.convert"(%122) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xbf16>
%133 = "stablehlo.convert"(%66) : (tensor<10x4xi1>) -> tensor<10x4xbf16>
%134 = "stablehlo.dot_general"(%132, %133) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%135 = "stablehlo.abs"(%126) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%136 = "stablehlo.compare"(%135, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%137 = "stablehlo.compare"(%134, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%138 = "stablehlo.and"(%136, %137) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%139 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%140 = "stablehlo.sign"(%126) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%141 = "stablehlo.select"(%138, %140, %139) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%142 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%143 = "stablehlo.compare"(%134, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%144 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%145 = "stablehlo.select"(%143, %144, %141) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%146 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%147 = "stablehlo.abs"(%145) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%148 = "stablehlo.compare"(%147, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%149 = "stablehlo.negate"(%146) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%150 = "stablehlo.select"(%148, %145, %149) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%151 = "stablehlo.convert"(%150) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi32>
%152 = "stablehlo.convert"(%151) : (tensor<1x2x4x10xi32>) -> tensor<1x2x4x10xi8>
%153 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x10xi8>} : () -> tensor<1x2x4x10xi8>
%154 = "stablehlo.compare"(%152, %153) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi1>
%155 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x10xi32>} : () -> tensor<1x2x4x10xi32>
%156 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x10xi32>} : () -> tensor<1x2x4x10xi32>
%157 = "stablehlo.compare"(%115, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%158 = "stablehlo.sign"(%115) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%159 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%160 = "stablehlo.abs"(%158) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%161 = "stablehlo.compare"(%160, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%162 = "stablehlo.negate"(%159) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%163 = "stablehlo.select"(%161, %158, %162) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%164 = "stablehlo.convert"(%163) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi32>
%165 = "stablehlo.select"(%157, %164, %155) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi32>, tensor<1x2x4x10xi32>) -> tensor<1x2x4x10xi32>
%166 = "stablehlo.is_finite"(%115) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%167 = "stablehlo.select"(%166, %156, %165) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi32>, tensor<1x2x4x10xi32>) -> tensor<1x2x4x10xi32>
%168 = "stablehlo.convert"(%167) : (tensor<1x2x4x10xi32>) -> tensor<1x2x4x10xi8>
%169 = "stablehlo.select"(%154, %168, %152) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi8>
%170 = "stablehlo.is_finite"(%115) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%172 = "stablehlo.select"(%170, %115, %171) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%173 = "stablehlo.dot_general"(%172, %44) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%174 = "stablehlo.transpose"(%173) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%175 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x10xi8>} : () -> tensor<1x2x4x10xi8>
%176 = "stablehlo.compare"(%169, %175) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi1>
%177 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x10xi8>} : () -> tensor<1x2x4x10xi8>
%178 = "stablehlo.select"(%176, %177, %169) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi8>
%179 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x10xi8>} : () -> tensor<1x2x4x10xi8>
%180 = "stablehlo.compare"(%169, %179) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi1>
%181 = "stablehlo.not"(%180) : (tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%182 = "stablehlo.sign"(%44) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%183 = "stablehlo.convert"(%178) : (tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xbf16>
%184 = "stablehlo.convert"(%182) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%185 = "stablehlo.dot_general"(%183, %184) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%186 = "stablehlo.transpose"(%185) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%187 = "stablehlo.abs"(%178) : (tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi8>
%188 = "stablehlo.abs"(%182) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%189 = "stablehlo.convert"(%187) : (tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xbf16>
%190 = "stablehlo.convert"(%188) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%191 = "stablehlo.dot_general"(%189, %190) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%192 = "stablehlo.transpose"(%191) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%193 = "stablehlo.convert"(%181) : (tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xbf16>
%194 = "stablehlo.convert"(%22) : (tensor<9x4xi1>) -> tensor<9x4xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%197 = "stablehlo.abs"(%186) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%198 = "stablehlo.compare"(%197, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%199 = "stablehlo.compare"(%196, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%200 = "stablehlo.and"(%198, %199) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%201 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%202 = "stablehlo.sign"(%186) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%203 = "stablehlo.select"(%200, %202, %201) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%205 = "stablehlo.compare"(%196, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%206 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%207 = "stablehlo.select"(%205, %206, %203) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%208 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%209 = "stablehlo.abs"(%207) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%210 = "stablehlo.compare"(%209, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%211 = "stablehlo.negate"(%208) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%212 = "stablehlo.select"(%210, %207, %211) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%213 = "stablehlo.convert"(%212) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi32>
%214 = "stablehlo.convert"(%213) : (tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi8>
%215 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%216 = "stablehlo.compare"(%214, %215) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%217 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x10xi32>} : () -> tensor<1x2x9x10xi32>
%218 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi32>} : () -> tensor<1x2x9x10xi32>
%219 = "stablehlo.compare"(%174, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%220 = "stablehlo.sign"(%174) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%221 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%222 = "stablehlo.abs"(%220) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%223 = "stablehlo.compare"(%222, %221) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%224 = "stablehlo.negate"(%221) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%225 = "stablehlo.select"(%223, %220, %224) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%226 = "stablehlo.convert"(%225) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi32>
%227 = "stablehlo.select"(%219, %226, %217) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi32>, tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi32>
%228 = "stablehlo.is_finite"(%174) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%229 = "stablehlo.select"(%228, %218, %227) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi32>, tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi32>
%230 = "stablehlo.convert"(%229) : (tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi8>
%231 = "stablehlo.select"(%216, %230, %214) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi8>
%232 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%233 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%234 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%235 = "stablehlo.compare"(%231, %234) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%236 = "stablehlo.convert"(%231) : (tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xf32>
%237 = "stablehlo.multiply"(%232, %236) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%238 = "stablehlo.select"(%235, %233, %237) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%239 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%240 = "stablehlo.compare"(%231, %239) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%241 = "stablehlo.select"(%240, %174, %238) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
"stablehlo.return"(%241) : (tensor<1x2x9x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x10xf32>
return %242 : tensor<1x2x9x10xf32>
}
}

// f32[1,2,9,8] [3,4] false
module @example {
func.func public @main(%0: tensor<1x2x9x8xf32>) -> (tensor<1x2x3x4xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x9xf32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x9xf32>
%3 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.divide"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x9xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%10 = "stablehlo.add"(%1, %9) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%11 = "stablehlo.multiply"(%10, %6) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%13 = "stablehlo.multiply"(%8, %12) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%14 = "stablehlo.subtract"(%11, %13) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%15 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%17 = "stablehlo.floor"(%16) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%18 = "stablehlo.compare"(%2, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
%19 = "stablehlo.add"(%11, %13) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%20 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%22 = "stablehlo.floor"(%21) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%23 = "stablehlo.compare"(%2, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
%24 = "stablehlo.and"(%18, %23) : (tensor<3x9xi1>, tensor<3x9xi1>) -> tensor<3x9xi1>
%25 = "stablehlo.subtract"(%2, %11) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%26 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%28 = "stablehlo.divide"(%27, %8) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%29 = "stablehlo.abs"(%28) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%30 = "stablehlo.negate"(%29) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%34 = "stablehlo.maximum"(%32, %33) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%36 = "stablehlo.select"(%24, %34, %35) : (tensor<3x9xi1>, tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x9xf32>, tensor<f32>) -> tensor<3xf32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x9xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%44 = "stablehlo.compare"(%42, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
%45 = "stablehlo.divide"(%36, %42) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%46 = "stablehlo.select"(%44, %45, %36) : (tensor<3x9xi1>, tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%47 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xf32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x8xf32>
%49 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%51 = "stablehlo.divide"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x8xf32>
%53 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%54 = "stablehlo.maximum"(%52, %53) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%55 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%56 = "stablehlo.add"(%47, %55) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%57 = "stablehlo.multiply"(%56, %52) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%58 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%59 = "stablehlo.multiply"(%54, %58) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%60 = "stablehlo.subtract"(%57, %59) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%61 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%62 = "stablehlo.add"(%60, %61) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%63 = "stablehlo.floor"(%62) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%64 = "stablehlo.compare"(%48, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%65 = "stablehlo.add"(%57, %59) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%66 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%67 = "stablehlo.add"(%65, %66) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%68 = "stablehlo.floor"(%67) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%69 = "stablehlo.compare"(%48, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%70 = "stablehlo.and"(%64, %69) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%71 = "stablehlo.subtract"(%48, %57) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%72 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%73 = "stablehlo.add"(%71, %72) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%74 = "stablehlo.divide"(%73, %54) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%75 = "stablehlo.abs"(%74) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%76 = "stablehlo.negate"(%75) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%78 = "stablehlo.add"(%76, %77) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%80 = "stablehlo.maximum"(%78, %79) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%82 = "stablehlo.select"(%70, %80, %81) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.reduce"(%82, %83) ({
^bb0(%84: tensor<f32>, %85: tensor<f32>):
%86 = "stablehlo.add"(%84, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%86) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x8xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%90 = "stablehlo.compare"(%88, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%91 = "stablehlo.divide"(%82, %88) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%92 = "stablehlo.select"(%90, %91, %82) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%93 = "stablehlo.dot_general"(%0, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x8xf32>, tensor<4x8xf32>) -> tensor<1x2x9x4xf32>
%94 = "stablehlo.dot_general"(%93, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<3x9xf32>) -> tensor<1x2x4x3xf32>
%95 = "stablehlo.transpose"(%94) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%96 = "stablehlo.is_finite"(%95) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%97 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%101 = "stablehlo.reduce"(%96, %97) ({
^bb0(%98: tensor<i1>, %99: tensor<i1>):
%100 = "stablehlo.and"(%98, %99) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%100) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x3x4xi1>, tensor<i1>) -> tensor<i1>
%246 = "stablehlo.if"(%101) ({
"stablehlo.return"(%95) : (tensor<1x2x3x4xf32>) -> ()
}, {
%102 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x8xi32>} : () -> tensor<1x2x9x8xi32>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi32>} : () -> tensor<1x2x9x8xi32>
%104 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%105 = "stablehlo.sign"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%106 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%107 = "stablehlo.abs"(%105) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%108 = "stablehlo.compare"(%107, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%109 = "stablehlo.negate"(%106) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%110 = "stablehlo.select"(%108, %105, %109) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%111 = "stablehlo.convert"(%110) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi32>
%112 = "stablehlo.select"(%104, %111, %102) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi32>, tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi32>
%113 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%114 = "stablehlo.select"(%113, %103, %112) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi32>, tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi32>
%115 = "stablehlo.convert"(%114) : (tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi8>
%116 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%118 = "stablehlo.select"(%116, %0, %117) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%119 = "stablehlo.dot_general"(%118, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x8xf32>, tensor<4x8xf32>) -> tensor<1x2x9x4xf32>
%120 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%121 = "stablehlo.compare"(%115, %120) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%122 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%123 = "stablehlo.select"(%121, %122, %115) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi8>
%124 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%125 = "stablehlo.compare"(%115, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%126 = "stablehlo.not"(%125) : (tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%127 = "stablehlo.sign"(%92) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%128 = "stablehlo.convert"(%123) : (tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xbf16>
%129 = "stablehlo.convert"(%127) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%130 = "stablehlo.dot_general"(%128, %129) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%131 = "stablehlo.abs"(%123) : (tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi8>
%132 = "stablehlo.abs"(%127) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%133 = "stablehlo.convert"(%131) : (tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%136 = "stablehlo.convert"(%126) : (tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xbf16>
%137 = "stablehlo.convert"(%70) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%138 = "stablehlo.dot_general"(%136, %137) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%139 = "stablehlo.abs"(%130) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%140 = "stablehlo.compare"(%139, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%141 = "stablehlo.compare"(%138, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%142 = "stablehlo.and"(%140, %141) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%143 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%144 = "stablehlo.sign"(%130) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%145 = "stablehlo.select"(%142, %144, %143) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%147 = "stablehlo.compare"(%138, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%149 = "stablehlo.select"(%147, %148, %145) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%150 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%151 = "stablehlo.abs"(%149) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%152 = "stablehlo.compare"(%151, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%153 = "stablehlo.negate"(%150) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%154 = "stablehlo.select"(%152, %149, %153) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%155 = "stablehlo.convert"(%154) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi32>
%156 = "stablehlo.convert"(%155) : (tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi8>
%157 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%158 = "stablehlo.compare"(%156, %157) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%159 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x4xi32>} : () -> tensor<1x2x9x4xi32>
%160 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi32>} : () -> tensor<1x2x9x4xi32>
%161 = "stablehlo.compare"(%119, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%162 = "stablehlo.sign"(%119) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%163 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%164 = "stablehlo.abs"(%162) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%165 = "stablehlo.compare"(%164, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%166 = "stablehlo.negate"(%163) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%167 = "stablehlo.select"(%165, %162, %166) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%168 = "stablehlo.convert"(%167) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi32>
%169 = "stablehlo.select"(%161, %168, %159) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%170 = "stablehlo.is_finite"(%119) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%171 = "stablehlo.select"(%170, %160, %169) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%172 = "stablehlo.convert"(%171) : (tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi8>
%173 = "stablehlo.select"(%158, %172, %156) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%174 = "stablehlo.is_finite"(%119) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%176 = "stablehlo.select"(%174, %119, %175) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%177 = "stablehlo.dot_general"(%176, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<3x9xf32>) -> tensor<1x2x4x3xf32>
%178 = "stablehlo.transpose"(%177) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%179 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%180 = "stablehlo.compare"(%173, %179) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%181 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%182 = "stablehlo.select"(%180, %181, %173) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%183 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%184 = "stablehlo.compare"(%173, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%185 = "stablehlo.not"(%184) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%186 = "stablehlo.sign"(%46) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%187 = "stablehlo.convert"(%182) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%191 = "stablehlo.abs"(%182) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%192 = "stablehlo.abs"(%186) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%193 = "stablehlo.convert"(%191) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xbf16>
%194 = "stablehlo.convert"(%192) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%197 = "stablehlo.convert"(%185) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xbf16>
%198 = "stablehlo.convert"(%24) : (tensor<3x9xi1>) -> tensor<3x9xbf16>
%199 = "stablehlo.dot_general"(%197, %198) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%201 = "stablehlo.abs"(%190) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%202 = "stablehlo.compare"(%201, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%203 = "stablehlo.compare"(%200, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%204 = "stablehlo.and"(%202, %203) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%205 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%206 = "stablehlo.sign"(%190) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%207 = "stablehlo.select"(%204, %206, %205) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%209 = "stablehlo.compare"(%200, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%211 = "stablehlo.select"(%209, %210, %207) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%212 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%213 = "stablehlo.abs"(%211) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%214 = "stablehlo.compare"(%213, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%215 = "stablehlo.negate"(%212) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%216 = "stablehlo.select"(%214, %211, %215) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%217 = "stablehlo.convert"(%216) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi32>
%218 = "stablehlo.convert"(%217) : (tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi8>
%219 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%220 = "stablehlo.compare"(%218, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%221 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%222 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%223 = "stablehlo.compare"(%178, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%224 = "stablehlo.sign"(%178) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%225 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%226 = "stablehlo.abs"(%224) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%227 = "stablehlo.compare"(%226, %225) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%228 = "stablehlo.negate"(%225) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%229 = "stablehlo.select"(%227, %224, %228) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%230 = "stablehlo.convert"(%229) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi32>
%231 = "stablehlo.select"(%223, %230, %221) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%232 = "stablehlo.is_finite"(%178) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%233 = "stablehlo.select"(%232, %222, %231) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%234 = "stablehlo.convert"(%233) : (tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi8>
%235 = "stablehlo.select"(%220, %234, %218) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi8>
%236 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%237 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%238 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%239 = "stablehlo.compare"(%235, %238) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%240 = "stablehlo.convert"(%235) : (tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xf32>
%241 = "stablehlo.multiply"(%236, %240) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%242 = "stablehlo.select"(%239, %237, %241) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%243 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%244 = "stablehlo.compare"(%235, %243) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%245 = "stablehlo.select"(%244, %178, %242) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
"stablehlo.return"(%245) : (tensor<1x2x3x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x3x4xf32>
return %246 : tensor<1x2x3x4xf32>
}
}

// f32[1,2,9,8] [3,4] true
module @example {
func.func public @main(%0: tensor<1x2x9x8xf32>) -> (tensor<1x2x3x4xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x9xf32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x9xf32>
%3 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.divide"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x9xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%10 = "stablehlo.add"(%1, %9) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%11 = "stablehlo.multiply"(%10, %6) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%13 = "stablehlo.multiply"(%8, %12) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%14 = "stablehlo.subtract"(%11, %13) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%15 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%17 = "stablehlo.floor"(%16) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%18 = "stablehlo.compare"(%2, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
%19 = "stablehlo.add"(%11, %13) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%20 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%22 = "stablehlo.floor"(%21) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%23 = "stablehlo.compare"(%2, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
%24 = "stablehlo.and"(%18, %23) : (tensor<3x9xi1>, tensor<3x9xi1>) -> tensor<3x9xi1>
%25 = "stablehlo.subtract"(%2, %11) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%26 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%28 = "stablehlo.divide"(%27, %8) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%29 = "stablehlo.abs"(%28) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%30 = "stablehlo.negate"(%29) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%34 = "stablehlo.maximum"(%32, %33) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%36 = "stablehlo.select"(%24, %34, %35) : (tensor<3x9xi1>, tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x9xf32>, tensor<f32>) -> tensor<3xf32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x9xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%44 = "stablehlo.compare"(%42, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
%45 = "stablehlo.divide"(%36, %42) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%46 = "stablehlo.select"(%44, %45, %36) : (tensor<3x9xi1>, tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%47 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xf32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x8xf32>
%49 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%51 = "stablehlo.divide"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x8xf32>
%53 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%54 = "stablehlo.maximum"(%52, %53) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%55 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%56 = "stablehlo.add"(%47, %55) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%57 = "stablehlo.multiply"(%56, %52) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%58 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%59 = "stablehlo.multiply"(%54, %58) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%60 = "stablehlo.subtract"(%57, %59) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%61 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%62 = "stablehlo.add"(%60, %61) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%63 = "stablehlo.floor"(%62) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%64 = "stablehlo.compare"(%48, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%65 = "stablehlo.add"(%57, %59) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%66 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%67 = "stablehlo.add"(%65, %66) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%68 = "stablehlo.floor"(%67) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%69 = "stablehlo.compare"(%48, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%70 = "stablehlo.and"(%64, %69) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%71 = "stablehlo.subtract"(%48, %57) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%72 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%73 = "stablehlo.add"(%71, %72) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%74 = "stablehlo.divide"(%73, %54) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%75 = "stablehlo.abs"(%74) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%76 = "stablehlo.negate"(%75) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%78 = "stablehlo.add"(%76, %77) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%80 = "stablehlo.maximum"(%78, %79) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%82 = "stablehlo.select"(%70, %80, %81) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.reduce"(%82, %83) ({
^bb0(%84: tensor<f32>, %85: tensor<f32>):
%86 = "stablehlo.add"(%84, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%86) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x8xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%90 = "stablehlo.compare"(%88, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%91 = "stablehlo.divide"(%82, %88) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%92 = "stablehlo.select"(%90, %91, %82) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%93 = "stablehlo.dot_general"(%0, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x8xf32>, tensor<4x8xf32>) -> tensor<1x2x9x4xf32>
%94 = "stablehlo.dot_general"(%93, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<3x9xf32>) -> tensor<1x2x4x3xf32>
%95 = "stablehlo.transpose"(%94) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%96 = "stablehlo.is_finite"(%95) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%97 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%101 = "stablehlo.reduce"(%96, %97) ({
^bb0(%98: tensor<i1>, %99: tensor<i1>):
%100 = "stablehlo.and"(%98, %99) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%100) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x3x4xi1>, tensor<i1>) -> tensor<i1>
%246 = "stablehlo.if"(%101) ({
"stablehlo.return"(%95) : (tensor<1x2x3x4xf32>) -> ()
}, {
%102 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x8xi32>} : () -> tensor<1x2x9x8xi32>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi32>} : () -> tensor<1x2x9x8xi32>
%104 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%105 = "stablehlo.sign"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%106 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%107 = "stablehlo.abs"(%105) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%108 = "stablehlo.compare"(%107, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%109 = "stablehlo.negate"(%106) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%110 = "stablehlo.select"(%108, %105, %109) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%111 = "stablehlo.convert"(%110) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi32>
%112 = "stablehlo.select"(%104, %111, %102) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi32>, tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi32>
%113 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%114 = "stablehlo.select"(%113, %103, %112) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi32>, tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi32>
%115 = "stablehlo.convert"(%114) : (tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi8>
%116 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%118 = "stablehlo.select"(%116, %0, %117) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%119 = "stablehlo.dot_general"(%118, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x8xf32>, tensor<4x8xf32>) -> tensor<1x2x9x4xf32>
%120 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%121 = "stablehlo.compare"(%115, %120) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%122 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%123 = "stablehlo.select"(%121, %122, %115) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi8>
%124 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%125 = "stablehlo.compare"(%115, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%126 = "stablehlo.not"(%125) : (tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%127 = "stablehlo.sign"(%92) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%128 = "stablehlo.convert"(%123) : (tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xbf16>
%129 = "stablehlo.convert"(%127) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%130 = "stablehlo.dot_general"(%128, %129) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%131 = "stablehlo.abs"(%123) : (tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi8>
%132 = "stablehlo.abs"(%127) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%133 = "stablehlo.convert"(%131) : (tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%136 = "stablehlo.convert"(%126) : (tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xbf16>
%137 = "stablehlo.convert"(%70) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%138 = "stablehlo.dot_general"(%136, %137) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%139 = "stablehlo.abs"(%130) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%140 = "stablehlo.compare"(%139, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%141 = "stablehlo.compare"(%138, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%142 = "stablehlo.and"(%140, %141) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%143 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%144 = "stablehlo.sign"(%130) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%145 = "stablehlo.select"(%142, %144, %143) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%147 = "stablehlo.compare"(%138, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%149 = "stablehlo.select"(%147, %148, %145) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%150 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%151 = "stablehlo.abs"(%149) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%152 = "stablehlo.compare"(%151, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%153 = "stablehlo.negate"(%150) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%154 = "stablehlo.select"(%152, %149, %153) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%155 = "stablehlo.convert"(%154) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi32>
%156 = "stablehlo.convert"(%155) : (tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi8>
%157 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%158 = "stablehlo.compare"(%156, %157) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%159 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x4xi32>} : () -> tensor<1x2x9x4xi32>
%160 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi32>} : () -> tensor<1x2x9x4xi32>
%161 = "stablehlo.compare"(%119, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%162 = "stablehlo.sign"(%119) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%163 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%164 = "stablehlo.abs"(%162) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%165 = "stablehlo.compare"(%164, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%166 = "stablehlo.negate"(%163) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%167 = "stablehlo.select"(%165, %162, %166) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%168 = "stablehlo.convert"(%167) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi32>
%169 = "stablehlo.select"(%161, %168, %159) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%170 = "stablehlo.is_finite"(%119) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%171 = "stablehlo.select"(%170, %160, %169) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%172 = "stablehlo.convert"(%171) : (tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi8>
%173 = "stablehlo.select"(%158, %172, %156) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%174 = "stablehlo.is_finite"(%119) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%176 = "stablehlo.select"(%174, %119, %175) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%177 = "stablehlo.dot_general"(%176, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<3x9xf32>) -> tensor<1x2x4x3xf32>
%178 = "stablehlo.transpose"(%177) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%179 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%180 = "stablehlo.compare"(%173, %179) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%181 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%182 = "stablehlo.select"(%180, %181, %173) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%183 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%184 = "stablehlo.compare"(%173, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%185 = "stablehlo.not"(%184) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%186 = "stablehlo.sign"(%46) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%187 = "stablehlo.convert"(%182) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%191 = "stablehlo.abs"(%182) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%192 = "stablehlo.abs"(%186) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%193 = "stablehlo.convert"(%191) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xbf16>
%194 = "stablehlo.convert"(%192) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%197 = "stablehlo.convert"(%185) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xbf16>
%198 = "stablehlo.convert"(%24) : (tensor<3x9xi1>) -> tensor<3x9xbf16>
%199 = "stablehlo.dot_general"(%197, %198) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%201 = "stablehlo.abs"(%190) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%202 = "stablehlo.compare"(%201, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%203 = "stablehlo.compare"(%200, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%204 = "stablehlo.and"(%202, %203) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%205 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%206 = "stablehlo.sign"(%190) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%207 = "stablehlo.select"(%204, %206, %205) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%209 = "stablehlo.compare"(%200, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%211 = "stablehlo.select"(%209, %210, %207) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%212 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%213 = "stablehlo.abs"(%211) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%214 = "stablehlo.compare"(%213, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%215 = "stablehlo.negate"(%212) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%216 = "stablehlo.select"(%214, %211, %215) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%217 = "stablehlo.convert"(%216) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi32>
%218 = "stablehlo.convert"(%217) : (tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi8>
%219 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%220 = "stablehlo.compare"(%218, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%221 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%222 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%223 = "stablehlo.compare"(%178, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%224 = "stablehlo.sign"(%178) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%225 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%226 = "stablehlo.abs"(%224) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%227 = "stablehlo.compare"(%226, %225) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%228 = "stablehlo.negate"(%225) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%229 = "stablehlo.select"(%227, %224, %228) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%230 = "stablehlo.convert"(%229) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi32>
%231 = "stablehlo.select"(%223, %230, %221) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%232 = "stablehlo.is_finite"(%178) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%233 = "stablehlo.select"(%232, %222, %231) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%234 = "stablehlo.convert"(%233) : (tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi8>
%235 = "stablehlo.select"(%220, %234, %218) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi8>
%236 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%237 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%238 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%239 = "stablehlo.compare"(%235, %238) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%240 = "stablehlo.convert"(%235) : (tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xf32>
%241 = "stablehlo.multiply"(%236, %240) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%242 = "stablehlo.select"(%239, %237, %241) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%243 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%244 = "stablehlo.compare"(%235, %243) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%245 = "stablehlo.select"(%244, %178, %242) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
"stablehlo.return"(%245) : (tensor<1x2x3x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x3x4xf32>
return %246 : tensor<1x2x3x4xf32>
}
}

