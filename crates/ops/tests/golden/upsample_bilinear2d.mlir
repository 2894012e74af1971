// f32[2,3,4,5] [8,10] false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x8x10xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%7 = "stablehlo.add"(%1, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%12 = "stablehlo.maximum"(%10, %11) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.floor"(%12) : (tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%15 = "stablehlo.minimum"(%13, %14) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%21 = "stablehlo.clamp"(%19, %16, %20) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%28 = "stablehlo.clamp"(%26, %15, %27) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%29 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%30 = "stablehlo.abs"(%28) : (tensor<8xf32>) -> tensor<8xf32>
%31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%32 = "stablehlo.negate"(%29) : (tensor<8xf32>) -> tensor<8xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%34 = "stablehlo.convert"(%33) : (tensor<8xf32>) -> tensor<8xi32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%36 = "stablehlo.add"(%15, %35) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%41 = "stablehlo.clamp"(%39, %36, %40) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%42 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%43 = "stablehlo.abs"(%41) : (tensor<8xf32>) -> tensor<8xf32>
%44 = "stablehlo.compare"(%43, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%45 = "stablehlo.negate"(%42) : (tensor<8xf32>) -> tensor<8xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%47 = "stablehlo.convert"(%46) : (tensor<8xf32>) -> tensor<8xi32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%49 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%50 = "stablehlo.compare"(%48, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%51 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%53 = "stablehlo.select"(%50, %51, %52) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%54 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%55 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%56 = "stablehlo.compare"(%54, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%57 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%59 = "stablehlo.select"(%56, %57, %58) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%60 = "stablehlo.or"(%50, %56) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%61 = "stablehlo.add"(%53, %59) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%62 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%63 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.divide"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%67 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%68 = "stablehlo.add"(%62, %67) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%69 = "stablehlo.multiply"(%68, %66) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%70 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%71 = "stablehlo.subtract"(%69, %70) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%73 = "stablehlo.maximum"(%71, %72) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%74 = "stablehlo.floor"(%73) : (tensor<10xf32>) -> tensor<10xf32>
%75 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%76 = "stablehlo.minimum"(%74, %75) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%77 = "stablehlo.subtract"(%73, %76) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%81 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%82 = "stablehlo.clamp"(%80, %77, %81) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%83 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%84 = "stablehlo.subtract"(%83, %82) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%86 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%88 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%89 = "stablehlo.clamp"(%87, %76, %88) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%90 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%91 = "stablehlo.abs"(%89) : (tensor<10xf32>) -> tensor<10xf32>
%92 = "stablehlo.compare"(%91, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%93 = "stablehlo.negate"(%90) : (tensor<10xf32>) -> tensor<10xf32>
%94 = "stablehlo.select"(%92, %89, %93) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%95 = "stablehlo.convert"(%94) : (tensor<10xf32>) -> tensor<10xi32>
%96 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%97 = "stablehlo.add"(%76, %96) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%99 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%101 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%102 = "stablehlo.clamp"(%100, %97, %101) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%103 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%104 = "stablehlo.abs"(%102) : (tensor<10xf32>) -> tensor<10xf32>
%105 = "stablehlo.compare"(%104, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%106 = "stablehlo.negate"(%103) : (tensor<10xf32>) -> tensor<10xf32>
%107 = "stablehlo.select"(%105, %102, %106) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%108 = "stablehlo.convert"(%107) : (tensor<10xf32>) -> tensor<10xi32>
%109 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%110 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%111 = "stablehlo.compare"(%109, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%112 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%114 = "stablehlo.select"(%111, %112, %113) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%115 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%116 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%117 = "stablehlo.compare"(%115, %116) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%118 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%120 = "stablehlo.select"(%117, %118, %119) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%121 = "stablehlo.or"(%111, %117) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%122 = "stablehlo.add"(%114, %120) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%123 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%124 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%128 = "stablehlo.reduce"(%123, %124) ({
^bb0(%125: tensor<i1>, %126: tensor<i1>):
%127 = "stablehlo.and"(%125, %126) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%127) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%221 = "stablehlo.if"(%128) ({
%129 = "stablehlo.dot_general"(%0, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%130 = "stablehlo.dot_general"(%129, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%131 = "stablehlo.transpose"(%130) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%131) : (tensor<2x3x8x10xf32>) -> ()
}, {
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%133 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%219, %220 = "stablehlo.while"(%133, %132) ({
^bb0(%134: tensor<i32>, %135: tensor<2x3x8x10xf32>):
%136 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%137 = "stablehlo.compare"(%134, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%137) : (tensor<i1>) -> ()
}, {
^bb0(%138: tensor<i32>, %139: tensor<2x3x8x10xf32>):
%140 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%141 = "stablehlo.add"(%138, %140) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%142 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%143 = "stablehlo.dynamic_slice"(%0, %138, %142, %142, %142) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%144 = "stablehlo.is_finite"(%143) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%145 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%146 = "stablehlo.not"(%144) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%147 = "stablehlo.compare"(%143, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%148 = "stablehlo.and"(%146, %147) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%149 = "stablehlo.sign"(%143) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%150 = "stablehlo.select"(%148, %149, %145) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%151 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%152 = "stablehlo.select"(%144, %145, %151) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%153 = "stablehlo.sign"(%122) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%154 = "stablehlo.convert"(%150) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%155 = "stablehlo.convert"(%153) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%156 = "stablehlo.dot_general"(%154, %155) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%157 = "stablehlo.abs"(%150) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%158 = "stablehlo.abs"(%153) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%159 = "stablehlo.convert"(%157) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%160 = "stablehlo.convert"(%158) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%161 = "stablehlo.dot_general"(%159, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%162 = "stablehlo.convert"(%121) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%163 = "stablehlo.convert"(%152) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%164 = "stablehlo.convert"(%162) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%165 = "stablehlo.dot_general"(%163, %164) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%166 = "stablehlo.select"(%144, %143, %145) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%167 = "stablehlo.dot_general"(%166, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<10x5xf32>) -> tensor<1x3x4x10xf32>
%168 = "stablehlo.abs"(%156) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%169 = "stablehlo.compare"(%168, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%170 = "stablehlo.compare"(%165, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%171 = "stablehlo.and"(%169, %170) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%172 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%173 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%174 = "stablehlo.select"(%171, %156, %173) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%175 = "stablehlo.multiply"(%172, %174) : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%177 = "stablehlo.compare"(%165, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%178 = "stablehlo.select"(%177, %175, %167) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%179 = "stablehlo.is_finite"(%178) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%181 = "stablehlo.not"(%179) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%182 = "stablehlo.compare"(%178, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%183 = "stablehlo.and"(%181, %182) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%184 = "stablehlo.sign"(%178) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%185 = "stablehlo.select"(%183, %184, %180) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%186 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%187 = "stablehlo.select"(%179, %180, %186) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%188 = "stablehlo.sign"(%61) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%189 = "stablehlo.convert"(%185) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%190 = "stablehlo.convert"(%188) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%191 = "stablehlo.dot_general"(%189, %190) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%192 = "stablehlo.transpose"(%191) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%193 = "stablehlo.abs"(%185) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%194 = "stablehlo.abs"(%188) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%195 = "stablehlo.convert"(%193) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%196 = "stablehlo.convert"(%194) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%197 = "stablehlo.dot_general"(%195, %196) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%198 = "stablehlo.transpose"(%197) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%199 = "stablehlo.convert"(%60) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%200 = "stablehlo.convert"(%187) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%201 = "stablehlo.convert"(%199) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%202 = "stablehlo.dot_general"(%200, %201) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%203 = "stablehlo.transpose"(%202) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%204 = "stablehlo.select"(%179, %178, %180) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%205 = "stablehlo.dot_general"(%204, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x10xf32>, tensor<8x4xf32>) -> tensor<1x3x10x8xf32>
%206 = "stablehlo.transpose"(%205) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%207 = "stablehlo.abs"(%192) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%208 = "stablehlo.compare"(%207, %198) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%209 = "stablehlo.compare"(%203, %198) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%210 = "stablehlo.and"(%208, %209) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%211 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%212 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%213 = "stablehlo.select"(%210, %192, %212) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%214 = "stablehlo.multiply"(%211, %213) : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%215 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%216 = "stablehlo.compare"(%203, %215) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%217 = "stablehlo.select"(%216, %214, %206) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%218 = "stablehlo.dynamic_update_slice"(%139, %217, %138, %142, %142, %142) : (tensor<2x3x8x10xf32>, tensor<1x3x8x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%141, %218) : (tensor<i32>, tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x8x10xf32>) -> (tensor<i32>, tensor<2x3x8x10xf32>)
"stablehlo.return"(%220) : (tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xf32>
return %221 : tensor<2x3x8x10xf32>
}
}

// f32[2,3,4,5] [8,10] true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x8x10xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.floor"(%8) : (tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%26 = "stablehlo.abs"(%24) : (tensor<8xf32>) -> tensor<8xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%28 = "stablehlo.negate"(%25) : (tensor<8xf32>) -> tensor<8xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%30 = "stablehlo.convert"(%29) : (tensor<8xf32>) -> tensor<8xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%39 = "stablehlo.abs"(%37) : (tensor<8xf32>) -> tensor<8xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%41 = "stablehlo.negate"(%38) : (tensor<8xf32>) -> tensor<8xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%43 = "stablehlo.convert"(%42) : (tensor<8xf32>) -> tensor<8xi32>
%44 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%45 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%47 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%49 = "stablehlo.select"(%46, %47, %48) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%51 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%53 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%55 = "stablehlo.select"(%52, %53, %54) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%56 = "stablehlo.or"(%46, %52) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%57 = "stablehlo.add"(%49, %55) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%58 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%59 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%60 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.divide"(%59, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%63 = "stablehlo.multiply"(%58, %62) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%65 = "stablehlo.maximum"(%63, %64) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%66 = "stablehlo.floor"(%65) : (tensor<10xf32>) -> tensor<10xf32>
%67 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%68 = "stablehlo.minimum"(%66, %67) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%69 = "stablehlo.subtract"(%65, %68) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%73 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%74 = "stablehlo.clamp"(%72, %69, %73) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%76 = "stablehlo.subtract"(%75, %74) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%80 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%81 = "stablehlo.clamp"(%79, %68, %80) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%82 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%83 = "stablehlo.abs"(%81) : (tensor<10xf32>) -> tensor<10xf32>
%84 = "stablehlo.compare"(%83, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%85 = "stablehlo.negate"(%82) : (tensor<10xf32>) -> tensor<10xf32>
%86 = "stablehlo.select"(%84, %81, %85) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%87 = "stablehlo.convert"(%86) : (tensor<10xf32>) -> tensor<10xi32>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%89 = "stablehlo.add"(%68, %88) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%91 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%92 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%93 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%94 = "stablehlo.clamp"(%92, %89, %93) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%95 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%96 = "stablehlo.abs"(%94) : (tensor<10xf32>) -> tensor<10xf32>
%97 = "stablehlo.compare"(%96, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%98 = "stablehlo.negate"(%95) : (tensor<10xf32>) -> tensor<10xf32>
%99 = "stablehlo.select"(%97, %94, %98) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%100 = "stablehlo.convert"(%99) : (tensor<10xf32>) -> tensor<10xi32>
%101 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%102 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%103 = "stablehlo.compare"(%101, %102) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%104 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%106 = "stablehlo.select"(%103, %104, %105) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%107 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%108 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%109 = "stablehlo.compare"(%107, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%110 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%112 = "stablehlo.select"(%109, %110, %111) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%113 = "stablehlo.or"(%103, %109) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%114 = "stablehlo.add"(%106, %112) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%115 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%116 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%120 = "stablehlo.reduce"(%115, %116) ({
^bb0(%117: tensor<i1>, %118: tensor<i1>):
%119 = "stablehlo.and"(%117, %118) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%119) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%213 = "stablehlo.if"(%120) ({
%121 = "stablehlo.dot_general"(%0, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%122 = "stablehlo.dot_general"(%121, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%123 = "stablehlo.transpose"(%122) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%123) : (tensor<2x3x8x10xf32>) -> ()
}, {
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%125 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%211, %212 = "stablehlo.while"(%125, %124) ({
^bb0(%126: tensor<i32>, %127: tensor<2x3x8x10xf32>):
%128 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%129 = "stablehlo.compare"(%126, %128) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%129) : (tensor<i1>) -> ()
}, {
^bb0(%130: tensor<i32>, %131: tensor<2x3x8x10xf32>):
%132 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%133 = "stablehlo.add"(%130, %132) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%134 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%135 = "stablehlo.dynamic_slice"(%0, %130, %134, %134, %134) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%136 = "stablehlo.is_finite"(%135) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%138 = "stablehlo.not"(%136) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%139 = "stablehlo.compare"(%135, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%140 = "stablehlo.and"(%138, %139) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%141 = "stablehlo.sign"(%135) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%142 = "stablehlo.select"(%140, %141, %137) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%143 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%144 = "stablehlo.select"(%136, %137, %143) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%145 = "stablehlo.sign"(%114) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%146 = "stablehlo.convert"(%142) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%147 = "stablehlo.convert"(%145) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%148 = "stablehlo.dot_general"(%146, %147) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%149 = "stablehlo.abs"(%142) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%150 = "stablehlo.abs"(%145) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%151 = "stablehlo.convert"(%149) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%152 = "stablehlo.convert"(%150) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%153 = "stablehlo.dot_general"(%151, %152) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%154 = "stablehlo.convert"(%113) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%155 = "stablehlo.convert"(%144) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%156 = "stablehlo.convert"(%154) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%157 = "stablehlo.dot_general"(%155, %156) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%158 = "stablehlo.select"(%136, %135, %137) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%159 = "stablehlo.dot_general"(%158, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<10x5xf32>) -> tensor<1x3x4x10xf32>
%160 = "stablehlo.abs"(%148) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%161 = "stablehlo.compare"(%160, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%162 = "stablehlo.compare"(%157, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%163 = "stablehlo.and"(%161, %162) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%164 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%165 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%166 = "stablehlo.select"(%163, %148, %165) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%167 = "stablehlo.multiply"(%164, %166) : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%169 = "stablehlo.compare"(%157, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%170 = "stablehlo.select"(%169, %167, %159) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%171 = "stablehlo.is_finite"(%170) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%173 = "stablehlo.not"(%171) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%174 = "stablehlo.compare"(%170, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%175 = "stablehlo.and"(%173, %174) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%176 = "stablehlo.sign"(%170) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%177 = "stablehlo.select"(%175, %176, %172) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%178 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%179 = "stablehlo.select"(%171, %172, %178) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%180 = "stablehlo.sign"(%57) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%181 = "stablehlo.convert"(%177) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%182 = "stablehlo.convert"(%180) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%183 = "stablehlo.dot_general"(%181, %182) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%184 = "stablehlo.transpose"(%183) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%185 = "stablehlo.abs"(%177) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%186 = "stablehlo.abs"(%180) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%187 = "stablehlo.convert"(%185) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%191 = "stablehlo.convert"(%56) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%192 = "stablehlo.convert"(%179) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%193 = "stablehlo.convert"(%191) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%194 = "stablehlo.dot_general"(%192, %193) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%195 = "stablehlo.transpose"(%194) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%196 = "stablehlo.select"(%171, %170, %172) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%197 = "stablehlo.dot_general"(%196, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x10xf32>, tensor<8x4xf32>) -> tensor<1x3x10x8xf32>
%198 = "stablehlo.transpose"(%197) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%199 = "stablehlo.abs"(%184) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%200 = "stablehlo.compare"(%199, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%201 = "stablehlo.compare"(%195, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%202 = "stablehlo.and"(%200, %201) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%203 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%205 = "stablehlo.select"(%202, %184, %204) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%206 = "stablehlo.multiply"(%203, %205) : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%207 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%208 = "stablehlo.compare"(%195, %207) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%209 = "stablehlo.select"(%208, %206, %198) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%210 = "stablehlo.dynamic_update_slice"(%131, %209, %130, %134, %134, %134) : (tensor<2x3x8x10xf32>, tensor<1x3x8x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%133, %210) : (tensor<i32>, tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x8x10xf32>) -> (tensor<i32>, tensor<2x3x8x10xf32>)
"stablehlo.return"(%212) : (tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xf32>
return %213 : tensor<2x3x8x10xf32>
}
}

// f32[2,3,4,5] [7,3] false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
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
%14 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
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
%25 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
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
%38 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%41 = "stablehlo.clamp"(%39, %36, %40) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%42 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%43 = "stablehlo.abs"(%41) : (tensor<7xf32>) -> tensor<7xf32>
%44 = "stablehlo.compare"(%43, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%45 = "stablehlo.negate"(%42) : (tensor<7xf32>) -> tensor<7xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%47 = "stablehlo.convert"(%46) : (tensor<7xf32>) -> tensor<7xi32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%49 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%50 = "stablehlo.compare"(%48, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%51 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x4xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%53 = "stablehlo.select"(%50, %51, %52) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%54 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%55 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%56 = "stablehlo.compare"(%54, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%57 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x4xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%59 = "stablehlo.select"(%56, %57, %58) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%60 = "stablehlo.or"(%50, %56) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%61 = "stablehlo.add"(%53, %59) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%62 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%63 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.divide"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%67 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%68 = "stablehlo.add"(%62, %67) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%69 = "stablehlo.multiply"(%68, %66) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%70 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%71 = "stablehlo.subtract"(%69, %70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%73 = "stablehlo.maximum"(%71, %72) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%74 = "stablehlo.floor"(%73) : (tensor<3xf32>) -> tensor<3xf32>
%75 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%76 = "stablehlo.minimum"(%74, %75) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%77 = "stablehlo.subtract"(%73, %76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%81 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%82 = "stablehlo.clamp"(%80, %77, %81) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%83 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%84 = "stablehlo.subtract"(%83, %82) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%86 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%88 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%89 = "stablehlo.clamp"(%87, %76, %88) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%90 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%91 = "stablehlo.abs"(%89) : (tensor<3xf32>) -> tensor<3xf32>
%92 = "stablehlo.compare"(%91, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%93 = "stablehlo.negate"(%90) : (tensor<3xf32>) -> tensor<3xf32>
%94 = "stablehlo.select"(%92, %89, %93) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%95 = "stablehlo.convert"(%94) : (tensor<3xf32>) -> tensor<3xi32>
%96 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%97 = "stablehlo.add"(%76, %96) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%99 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%101 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%102 = "stablehlo.clamp"(%100, %97, %101) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%103 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%104 = "stablehlo.abs"(%102) : (tensor<3xf32>) -> tensor<3xf32>
%105 = "stablehlo.compare"(%104, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%106 = "stablehlo.negate"(%103) : (tensor<3xf32>) -> tensor<3xf32>
%107 = "stablehlo.select"(%105, %102, %106) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%108 = "stablehlo.convert"(%107) : (tensor<3xf32>) -> tensor<3xi32>
%109 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%110 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%111 = "stablehlo.compare"(%109, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%112 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%114 = "stablehlo.select"(%111, %112, %113) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%115 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%116 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%117 = "stablehlo.compare"(%115, %116) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%118 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%120 = "stablehlo.select"(%117, %118, %119) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%121 = "stablehlo.or"(%111, %117) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%122 = "stablehlo.add"(%114, %120) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%123 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%124 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%128 = "stablehlo.reduce"(%123, %124) ({
^bb0(%125: tensor<i1>, %126: tensor<i1>):
%127 = "stablehlo.and"(%125, %126) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%127) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%221 = "stablehlo.if"(%128) ({
%129 = "stablehlo.dot_general"(%0, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%130 = "stablehlo.dot_general"(%129, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%131 = "stablehlo.transpose"(%130) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%131) : (tensor<2x3x7x3xf32>) -> ()
}, {
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%133 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%219, %220 = "stablehlo.while"(%133, %132) ({
^bb0(%134: tensor<i32>, %135: tensor<2x3x7x3xf32>):
%136 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%137 = "stablehlo.compare"(%134, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%137) : (tensor<i1>) -> ()
}, {
^bb0(%138: tensor<i32>, %139: tensor<2x3x7x3xf32>):
%140 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%141 = "stablehlo.add"(%138, %140) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%142 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%143 = "stablehlo.dynamic_slice"(%0, %138, %142, %142, %142) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%144 = "stablehlo.is_finite"(%143) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%145 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%146 = "stablehlo.not"(%144) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%147 = "stablehlo.compare"(%143, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%148 = "stablehlo.and"(%146, %147) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%149 = "stablehlo.sign"(%143) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%150 = "stablehlo.select"(%148, %149, %145) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%151 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%152 = "stablehlo.select"(%144, %145, %151) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%153 = "stablehlo.sign"(%122) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%154 = "stablehlo.convert"(%150) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%155 = "stablehlo.convert"(%153) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%156 = "stablehlo.dot_general"(%154, %155) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%157 = "stablehlo.abs"(%150) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%158 = "stablehlo.abs"(%153) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%159 = "stablehlo.convert"(%157) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%160 = "stablehlo.convert"(%158) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%161 = "stablehlo.dot_general"(%159, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%162 = "stablehlo.convert"(%121) : (tensor<3x5xi1>) -> tensor<3x5xf32>
%163 = "stablehlo.convert"(%152) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%164 = "stablehlo.convert"(%162) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%165 = "stablehlo.dot_general"(%163, %164) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%166 = "stablehlo.select"(%144, %143, %145) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%167 = "stablehlo.dot_general"(%166, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<3x5xf32>) -> tensor<1x3x4x3xf32>
%168 = "stablehlo.abs"(%156) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%169 = "stablehlo.compare"(%168, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%170 = "stablehlo.compare"(%165, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%171 = "stablehlo.and"(%169, %170) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%172 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%173 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%174 = "stablehlo.select"(%171, %156, %173) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%175 = "stablehlo.multiply"(%172, %174) : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%177 = "stablehlo.compare"(%165, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%178 = "stablehlo.select"(%177, %175, %167) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%179 = "stablehlo.is_finite"(%178) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%181 = "stablehlo.not"(%179) : (tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%182 = "stablehlo.compare"(%178, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%183 = "stablehlo.and"(%181, %182) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%184 = "stablehlo.sign"(%178) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%185 = "stablehlo.select"(%183, %184, %180) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%186 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%187 = "stablehlo.select"(%179, %180, %186) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%188 = "stablehlo.sign"(%61) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%189 = "stablehlo.convert"(%185) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%190 = "stablehlo.convert"(%188) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%191 = "stablehlo.dot_general"(%189, %190) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%192 = "stablehlo.transpose"(%191) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%193 = "stablehlo.abs"(%185) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%194 = "stablehlo.abs"(%188) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%195 = "stablehlo.convert"(%193) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%196 = "stablehlo.convert"(%194) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%197 = "stablehlo.dot_general"(%195, %196) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%198 = "stablehlo.transpose"(%197) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%199 = "stablehlo.convert"(%60) : (tensor<7x4xi1>) -> tensor<7x4xf32>
%200 = "stablehlo.convert"(%187) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%201 = "stablehlo.convert"(%199) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%202 = "stablehlo.dot_general"(%200, %201) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%203 = "stablehlo.transpose"(%202) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%204 = "stablehlo.select"(%179, %178, %180) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%205 = "stablehlo.dot_general"(%204, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x3xf32>, tensor<7x4xf32>) -> tensor<1x3x3x7xf32>
%206 = "stablehlo.transpose"(%205) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%207 = "stablehlo.abs"(%192) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%208 = "stablehlo.compare"(%207, %198) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%209 = "stablehlo.compare"(%203, %198) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%210 = "stablehlo.and"(%208, %209) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%211 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%212 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%213 = "stablehlo.select"(%210, %192, %212) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%214 = "stablehlo.multiply"(%211, %213) : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%215 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%216 = "stablehlo.compare"(%203, %215) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%217 = "stablehlo.select"(%216, %214, %206) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%218 = "stablehlo.dynamic_update_slice"(%139, %217, %138, %142, %142, %142) : (tensor<2x3x7x3xf32>, tensor<1x3x7x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%141, %218) : (tensor<i32>, tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x7x3xf32>) -> (tensor<i32>, tensor<2x3x7x3xf32>)
"stablehlo.return"(%220) : (tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xf32>
return %221 : tensor<2x3x7x3xf32>
}
}

// f32[2,3,4,5] [7,3] true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf32>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%9 = "stablehlo.floor"(%8) : (tensor<7xf32>) -> tensor<7xf32>
%10 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
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
%21 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
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
%34 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%39 = "stablehlo.abs"(%37) : (tensor<7xf32>) -> tensor<7xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%41 = "stablehlo.negate"(%38) : (tensor<7xf32>) -> tensor<7xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%43 = "stablehlo.convert"(%42) : (tensor<7xf32>) -> tensor<7xi32>
%44 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%45 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%47 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x4xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%49 = "stablehlo.select"(%46, %47, %48) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%51 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%53 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x4xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%55 = "stablehlo.select"(%52, %53, %54) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%56 = "stablehlo.or"(%46, %52) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%57 = "stablehlo.add"(%49, %55) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%58 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%59 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%60 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.divide"(%59, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%63 = "stablehlo.multiply"(%58, %62) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%65 = "stablehlo.maximum"(%63, %64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%66 = "stablehlo.floor"(%65) : (tensor<3xf32>) -> tensor<3xf32>
%67 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%68 = "stablehlo.minimum"(%66, %67) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%69 = "stablehlo.subtract"(%65, %68) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%73 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%74 = "stablehlo.clamp"(%72, %69, %73) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%76 = "stablehlo.subtract"(%75, %74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%80 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%81 = "stablehlo.clamp"(%79, %68, %80) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%82 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%83 = "stablehlo.abs"(%81) : (tensor<3xf32>) -> tensor<3xf32>
%84 = "stablehlo.compare"(%83, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%85 = "stablehlo.negate"(%82) : (tensor<3xf32>) -> tensor<3xf32>
%86 = "stablehlo.select"(%84, %81, %85) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%87 = "stablehlo.convert"(%86) : (tensor<3xf32>) -> tensor<3xi32>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%89 = "stablehlo.add"(%68, %88) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%91 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%92 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%93 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%94 = "stablehlo.clamp"(%92, %89, %93) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%95 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%96 = "stablehlo.abs"(%94) : (tensor<3xf32>) -> tensor<3xf32>
%97 = "stablehlo.compare"(%96, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%98 = "stablehlo.negate"(%95) : (tensor<3xf32>) -> tensor<3xf32>
%99 = "stablehlo.select"(%97, %94, %98) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%100 = "stablehlo.convert"(%99) : (tensor<3xf32>) -> tensor<3xi32>
%101 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%102 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%103 = "stablehlo.compare"(%101, %102) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%104 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%106 = "stablehlo.select"(%103, %104, %105) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%107 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%108 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%109 = "stablehlo.compare"(%107, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%110 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%112 = "stablehlo.select"(%109, %110, %111) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%113 = "stablehlo.or"(%103, %109) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%114 = "stablehlo.add"(%106, %112) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%115 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%116 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%120 = "stablehlo.reduce"(%115, %116) ({
^bb0(%117: tensor<i1>, %118: tensor<i1>):
%119 = "stablehlo.and"(%117, %118) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%119) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%213 = "stablehlo.if"(%120) ({
%121 = "stablehlo.dot_general"(%0, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%122 = "stablehlo.dot_general"(%121, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%123 = "stablehlo.transpose"(%122) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%123) : (tensor<2x3x7x3xf32>) -> ()
}, {
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%125 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%211, %212 = "stablehlo.while"(%125, %124) ({
^bb0(%126: tensor<i32>, %127: tensor<2x3x7x3xf32>):
%128 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%129 = "stablehlo.compare"(%126, %128) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%129) : (tensor<i1>) -> ()
}, {
^bb0(%130: tensor<i32>, %131: tensor<2x3x7x3xf32>):
%132 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%133 = "stablehlo.add"(%130, %132) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%134 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%135 = "stablehlo.dynamic_slice"(%0, %130, %134, %134, %134) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%136 = "stablehlo.is_finite"(%135) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%138 = "stablehlo.not"(%136) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%139 = "stablehlo.compare"(%135, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%140 = "stablehlo.and"(%138, %139) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%141 = "stablehlo.sign"(%135) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%142 = "stablehlo.select"(%140, %141, %137) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%143 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%144 = "stablehlo.select"(%136, %137, %143) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%145 = "stablehlo.sign"(%114) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%146 = "stablehlo.convert"(%142) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%147 = "stablehlo.convert"(%145) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%148 = "stablehlo.dot_general"(%146, %147) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%149 = "stablehlo.abs"(%142) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%150 = "stablehlo.abs"(%145) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%151 = "stablehlo.convert"(%149) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%152 = "stablehlo.convert"(%150) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%153 = "stablehlo.dot_general"(%151, %152) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%154 = "stablehlo.convert"(%113) : (tensor<3x5xi1>) -> tensor<3x5xf32>
%155 = "stablehlo.convert"(%144) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%156 = "stablehlo.convert"(%154) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%157 = "stablehlo.dot_general"(%155, %156) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%158 = "stablehlo.select"(%136, %135, %137) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%159 = "stablehlo.dot_general"(%158, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<3x5xf32>) -> tensor<1x3x4x3xf32>
%160 = "stablehlo.abs"(%148) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%161 = "stablehlo.compare"(%160, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%162 = "stablehlo.compare"(%157, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%163 = "stablehlo.and"(%161, %162) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%164 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%165 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%166 = "stablehlo.select"(%163, %148, %165) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%167 = "stablehlo.multiply"(%164, %166) : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%169 = "stablehlo.compare"(%157, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%170 = "stablehlo.select"(%169, %167, %159) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%171 = "stablehlo.is_finite"(%170) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%173 = "stablehlo.not"(%171) : (tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%174 = "stablehlo.compare"(%170, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%175 = "stablehlo.and"(%173, %174) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%176 = "stablehlo.sign"(%170) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%177 = "stablehlo.select"(%175, %176, %172) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%178 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%179 = "stablehlo.select"(%171, %172, %178) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%180 = "stablehlo.sign"(%57) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%181 = "stablehlo.convert"(%177) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%182 = "stablehlo.convert"(%180) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%183 = "stablehlo.dot_general"(%181, %182) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%184 = "stablehlo.transpose"(%183) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%185 = "stablehlo.abs"(%177) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%186 = "stablehlo.abs"(%180) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%187 = "stablehlo.convert"(%185) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%191 = "stablehlo.convert"(%56) : (tensor<7x4xi1>) -> tensor<7x4xf32>
%192 = "stablehlo.convert"(%179) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%193 = "stablehlo.convert"(%191) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%194 = "stablehlo.dot_general"(%192, %193) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%195 = "stablehlo.transpose"(%194) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%196 = "stablehlo.select"(%171, %170, %172) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%197 = "stablehlo.dot_general"(%196, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x3xf32>, tensor<7x4xf32>) -> tensor<1x3x3x7xf32>
%198 = "stablehlo.transpose"(%197) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%199 = "stablehlo.abs"(%184) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%200 = "stablehlo.compare"(%199, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%201 = "stablehlo.compare"(%195, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%202 = "stablehlo.and"(%200, %201) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%203 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%205 = "stablehlo.select"(%202, %184, %204) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%206 = "stablehlo.multiply"(%203, %205) : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%207 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%208 = "stablehlo.compare"(%195, %207) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%209 = "stablehlo.select"(%208, %206, %198) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%210 = "stablehlo.dynamic_update_slice"(%131, %209, %130, %134, %134, %134) : (tensor<2x3x7x3xf32>, tensor<1x3x7x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%133, %210) : (tensor<i32>, tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x7x3xf32>) -> (tensor<i32>, tensor<2x3x7x3xf32>)
"stablehlo.return"(%212) : (tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xf32>
return %213 : tensor<2x3x7x3xf32>
}
}

// f32[2,3,4,5] [12,10] false 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x12x10xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xf32>
%2 = "stablehlo.constant"() {value = dense<3.333333333333333e-1> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%4 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<12xf32>} : () -> tensor<12xf32>
%5 = "stablehlo.add"(%1, %4) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%6 = "stablehlo.multiply"(%5, %3) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%7 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<12xf32>} : () -> tensor<12xf32>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%10 = "stablehlo.maximum"(%8, %9) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%11 = "stablehlo.floor"(%10) : (tensor<12xf32>) -> tensor<12xf32>
%12 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%13 = "stablehlo.minimum"(%11, %12) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%14 = "stablehlo.subtract"(%10, %13) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%18 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%19 = "stablehlo.clamp"(%17, %14, %18) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%21 = "stablehlo.subtract"(%20, %19) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%25 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%26 = "stablehlo.clamp"(%24, %13, %25) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%27 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%28 = "stablehlo.abs"(%26) : (tensor<12xf32>) -> tensor<12xf32>
%29 = "stablehlo.compare"(%28, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%30 = "stablehlo.negate"(%27) : (tensor<12xf32>) -> tensor<12xf32>
%31 = "stablehlo.select"(%29, %26, %30) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%32 = "stablehlo.convert"(%31) : (tensor<12xf32>) -> tensor<12xi32>
%33 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%34 = "stablehlo.add"(%13, %33) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%38 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%39 = "stablehlo.clamp"(%37, %34, %38) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%40 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%41 = "stablehlo.abs"(%39) : (tensor<12xf32>) -> tensor<12xf32>
%42 = "stablehlo.compare"(%41, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%43 = "stablehlo.negate"(%40) : (tensor<12xf32>) -> tensor<12xf32>
%44 = "stablehlo.select"(%42, %39, %43) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%45 = "stablehlo.convert"(%44) : (tensor<12xf32>) -> tensor<12xi32>
%46 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x4xi32>
%47 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 0>} : (tensor<12xi32>) -> tensor<12x4xi32>
%48 = "stablehlo.compare"(%46, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12x4xi32>, tensor<12x4xi32>) -> tensor<12x4xi1>
%49 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x4xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%51 = "stablehlo.select"(%48, %49, %50) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%52 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x4xi32>
%53 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0>} : (tensor<12xi32>) -> tensor<12x4xi32>
%54 = "stablehlo.compare"(%52, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12x4xi32>, tensor<12x4xi32>) -> tensor<12x4xi1>
%55 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x4xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%57 = "stablehlo.select"(%54, %55, %56) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%58 = "stablehlo.or"(%48, %54) : (tensor<12x4xi1>, tensor<12x4xi1>) -> tensor<12x4xi1>
%59 = "stablehlo.add"(%51, %57) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%60 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%61 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%63 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%64 = "stablehlo.add"(%60, %63) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%65 = "stablehlo.multiply"(%64, %62) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%66 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%67 = "stablehlo.subtract"(%65, %66) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%69 = "stablehlo.maximum"(%67, %68) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%70 = "stablehlo.floor"(%69) : (tensor<10xf32>) -> tensor<10xf32>
%71 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%72 = "stablehlo.minimum"(%70, %71) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%73 = "stablehlo.subtract"(%69, %72) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%76 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%77 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%78 = "stablehlo.clamp"(%76, %73, %77) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%80 = "stablehlo.subtract"(%79, %78) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%82 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%83 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%84 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%85 = "stablehlo.clamp"(%83, %72, %84) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%86 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%87 = "stablehlo.abs"(%85) : (tensor<10xf32>) -> tensor<10xf32>
%88 = "stablehlo.compare"(%87, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%89 = "stablehlo.negate"(%86) : (tensor<10xf32>) -> tensor<10xf32>
%90 = "stablehlo.select"(%88, %85, %89) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%91 = "stablehlo.convert"(%90) : (tensor<10xf32>) -> tensor<10xi32>
%92 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%93 = "stablehlo.add"(%72, %92) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%95 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%97 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%98 = "stablehlo.clamp"(%96, %93, %97) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%99 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%100 = "stablehlo.abs"(%98) : (tensor<10xf32>) -> tensor<10xf32>
%101 = "stablehlo.compare"(%100, %99) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%102 = "stablehlo.negate"(%99) : (tensor<10xf32>) -> tensor<10xf32>
%103 = "stablehlo.select"(%101, %98, %102) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%104 = "stablehlo.convert"(%103) : (tensor<10xf32>) -> tensor<10xi32>
%105 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%106 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%107 = "stablehlo.compare"(%105, %106) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%108 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%110 = "stablehlo.select"(%107, %108, %109) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%111 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%112 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%113 = "stablehlo.compare"(%111, %112) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%114 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%116 = "stablehlo.select"(%113, %114, %115) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%117 = "stablehlo.or"(%107, %113) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%118 = "stablehlo.add"(%110, %116) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%119 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%120 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%124 = "stablehlo.reduce"(%119, %120) ({
^bb0(%121: tensor<i1>, %122: tensor<i1>):
%123 = "stablehlo.and"(%121, %122) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%123) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%217 = "stablehlo.if"(%124) ({
%125 = "stablehlo.dot_general"(%0, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%126 = "stablehlo.dot_general"(%125, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%127 = "stablehlo.transpose"(%126) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%127) : (tensor<2x3x12x10xf32>) -> ()
}, {
%128 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%129 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%215, %216 = "stablehlo.while"(%129, %128) ({
^bb0(%130: tensor<i32>, %131: tensor<2x3x12x10xf32>):
%132 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%133 = "stablehlo.compare"(%130, %132) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%133) : (tensor<i1>) -> ()
}, {
^bb0(%134: tensor<i32>, %135: tensor<2x3x12x10xf32>):
%136 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%137 = "stablehlo.add"(%134, %136) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%138 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%139 = "stablehlo.dynamic_slice"(%0, %134, %138, %138, %138) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%140 = "stablehlo.is_finite"(%139) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%142 = "stablehlo.not"(%140) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%143 = "stablehlo.compare"(%139, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%144 = "stablehlo.and"(%142, %143) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%145 = "stablehlo.sign"(%139) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%146 = "stablehlo.select"(%144, %145, %141) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%147 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%148 = "stablehlo.select"(%140, %141, %147) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%149 = "stablehlo.sign"(%118) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%150 = "stablehlo.convert"(%146) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%151 = "stablehlo.convert"(%149) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%152 = "stablehlo.dot_general"(%150, %151) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%153 = "stablehlo.abs"(%146) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%154 = "stablehlo.abs"(%149) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%155 = "stablehlo.convert"(%153) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%156 = "stablehlo.convert"(%154) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%157 = "stablehlo.dot_general"(%155, %156) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%158 = "stablehlo.convert"(%117) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%159 = "stablehlo.convert"(%148) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%160 = "stablehlo.convert"(%158) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%161 = "stablehlo.dot_general"(%159, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%162 = "stablehlo.select"(%140, %139, %141) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%163 = "stablehlo.dot_general"(%162, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<10x5xf32>) -> tensor<1x3x4x10xf32>
%164 = "stablehlo.abs"(%152) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%165 = "stablehlo.compare"(%164, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%166 = "stablehlo.compare"(%161, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%167 = "stablehlo.and"(%165, %166) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%168 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%169 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%170 = "stablehlo.select"(%167, %152, %169) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%171 = "stablehlo.multiply"(%168, %170) : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%173 = "stablehlo.compare"(%161, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%174 = "stablehlo.select"(%173, %171, %163) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%175 = "stablehlo.is_finite"(%174) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%177 = "stablehlo.not"(%175) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%178 = "stablehlo.compare"(%174, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%179 = "stablehlo.and"(%177, %178) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%180 = "stablehlo.sign"(%174) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%181 = "stablehlo.select"(%179, %180, %176) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%182 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%183 = "stablehlo.select"(%175, %176, %182) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%184 = "stablehlo.sign"(%59) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%185 = "stablehlo.convert"(%181) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%186 = "stablehlo.convert"(%184) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%187 = "stablehlo.dot_general"(%185, %186) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%188 = "stablehlo.transpose"(%187) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%189 = "stablehlo.abs"(%181) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%190 = "stablehlo.abs"(%184) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%191 = "stablehlo.convert"(%189) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%192 = "stablehlo.convert"(%190) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%193 = "stablehlo.dot_general"(%191, %192) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%194 = "stablehlo.transpose"(%193) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%195 = "stablehlo.convert"(%58) : (tensor<12x4xi1>) -> tensor<12x4xf32>
%196 = "stablehlo.convert"(%183) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%197 = "stablehlo.convert"(%195) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%198 = "stablehlo.dot_general"(%196, %197) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%199 = "stablehlo.transpose"(%198) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%200 = "stablehlo.select"(%175, %174, %176) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%201 = "stablehlo.dot_general"(%200, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x10xf32>, tensor<12x4xf32>) -> tensor<1x3x10x12xf32>
%202 = "stablehlo.transpose"(%201) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%203 = "stablehlo.abs"(%188) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%204 = "stablehlo.compare"(%203, %194) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%205 = "stablehlo.compare"(%199, %194) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%206 = "stablehlo.and"(%204, %205) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%207 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%209 = "stablehlo.select"(%206, %188, %208) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%210 = "stablehlo.multiply"(%207, %209) : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%211 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%212 = "stablehlo.compare"(%199, %211) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%213 = "stablehlo.select"(%212, %210, %202) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%214 = "stablehlo.dynamic_update_slice"(%135, %213, %134, %138, %138, %138) : (tensor<2x3x12x10xf32>, tensor<1x3x12x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%137, %214) : (tensor<i32>, tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x12x10xf32>) -> (tensor<i32>, tensor<2x3x12x10xf32>)
"stablehlo.return"(%216) : (tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xf32>
return %217 : tensor<2x3x12x10xf32>
}
}

// f32[2,3,4,5] [12,10] true 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x12x10xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xf32>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.1e1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%9 = "stablehlo.floor"(%8) : (tensor<12xf32>) -> tensor<12xf32>
%10 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%26 = "stablehlo.abs"(%24) : (tensor<12xf32>) -> tensor<12xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%28 = "stablehlo.negate"(%25) : (tensor<12xf32>) -> tensor<12xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%30 = "stablehlo.convert"(%29) : (tensor<12xf32>) -> tensor<12xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%39 = "stablehlo.abs"(%37) : (tensor<12xf32>) -> tensor<12xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%41 = "stablehlo.negate"(%38) : (tensor<12xf32>) -> tensor<12xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%43 = "stablehlo.convert"(%42) : (tensor<12xf32>) -> tensor<12xi32>
%44 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x4xi32>
%45 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<12xi32>) -> tensor<12x4xi32>
%46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12x4xi32>, tensor<12x4xi32>) -> tensor<12x4xi1>
%47 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x4xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%49 = "stablehlo.select"(%46, %47, %48) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x4xi32>
%51 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<12xi32>) -> tensor<12x4xi32>
%52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12x4xi32>, tensor<12x4xi32>) -> tensor<12x4xi1>
%53 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x4xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%55 = "stablehlo.select"(%52, %53, %54) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%56 = "stablehlo.or"(%46, %52) : (tensor<12x4xi1>, tensor<12x4xi1>) -> tensor<12x4xi1>
%57 = "stablehlo.add"(%49, %55) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%58 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%59 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%60 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.divide"(%59, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%63 = "stablehlo.multiply"(%58, %62) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%65 = "stablehlo.maximum"(%63, %64) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%66 = "stablehlo.floor"(%65) : (tensor<10xf32>) -> tensor<10xf32>
%67 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%68 = "stablehlo.minimum"(%66, %67) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%69 = "stablehlo.subtract"(%65, %68) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%73 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%74 = "stablehlo.clamp"(%72, %69, %73) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%76 = "stablehlo.subtract"(%75, %74) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%80 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%81 = "stablehlo.clamp"(%79, %68, %80) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%82 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%83 = "stablehlo.abs"(%81) : (tensor<10xf32>) -> tensor<10xf32>
%84 = "stablehlo.compare"(%83, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%85 = "stablehlo.negate"(%82) : (tensor<10xf32>) -> tensor<10xf32>
%86 = "stablehlo.select"(%84, %81, %85) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%87 = "stablehlo.convert"(%86) : (tensor<10xf32>) -> tensor<10xi32>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%89 = "stablehlo.add"(%68, %88) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%91 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%92 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%93 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%94 = "stablehlo.clamp"(%92, %89, %93) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%95 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%96 = "stablehlo.abs"(%94) : (tensor<10xf32>) -> tensor<10xf32>
%97 = "stablehlo.compare"(%96, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%98 = "stablehlo.negate"(%95) : (tensor<10xf32>) -> tensor<10xf32>
%99 = "stablehlo.select"(%97, %94, %98) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%100 = "stablehlo.convert"(%99) : (tensor<10xf32>) -> tensor<10xi32>
%101 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%102 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%103 = "stablehlo.compare"(%101, %102) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%104 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%106 = "stablehlo.select"(%103, %104, %105) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%107 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%108 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%109 = "stablehlo.compare"(%107, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%110 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%112 = "stablehlo.select"(%109, %110, %111) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%113 = "stablehlo.or"(%103, %109) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%114 = "stablehlo.add"(%106, %112) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%115 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%116 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%120 = "stablehlo.reduce"(%115, %116) ({
^bb0(%117: tensor<i1>, %118: tensor<i1>):
%119 = "stablehlo.and"(%117, %118) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%119) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%213 = "stablehlo.if"(%120) ({
%121 = "stablehlo.dot_general"(%0, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%122 = "stablehlo.dot_general"(%121, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%123 = "stablehlo.transpose"(%122) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%123) : (tensor<2x3x12x10xf32>) -> ()
}, {
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%125 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%211, %212 = "stablehlo.while"(%125, %124) ({
^bb0(%126: tensor<i32>, %127: tensor<2x3x12x10xf32>):
%128 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%129 = "stablehlo.compare"(%126, %128) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%129) : (tensor<i1>) -> ()
}, {
^bb0(%130: tensor<i32>, %131: tensor<2x3x12x10xf32>):
%132 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%133 = "stablehlo.add"(%130, %132) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%134 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%135 = "stablehlo.dynamic_slice"(%0, %130, %134, %134, %134) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%136 = "stablehlo.is_finite"(%135) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%138 = "stablehlo.not"(%136) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%139 = "stablehlo.compare"(%135, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%140 = "stablehlo.and"(%138, %139) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%141 = "stablehlo.sign"(%135) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%142 = "stablehlo.select"(%140, %141, %137) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%143 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%144 = "stablehlo.select"(%136, %137, %143) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%145 = "stablehlo.sign"(%114) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%146 = "stablehlo.convert"(%142) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%147 = "stablehlo.convert"(%145) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%148 = "stablehlo.dot_general"(%146, %147) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%149 = "stablehlo.abs"(%142) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%150 = "stablehlo.abs"(%145) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%151 = "stablehlo.convert"(%149) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%152 = "stablehlo.convert"(%150) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%153 = "stablehlo.dot_general"(%151, %152) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%154 = "stablehlo.convert"(%113) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%155 = "stablehlo.convert"(%144) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%156 = "stablehlo.convert"(%154) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%157 = "stablehlo.dot_general"(%155, %156) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%158 = "stablehlo.select"(%136, %135, %137) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%159 = "stablehlo.dot_general"(%158, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<10x5xf32>) -> tensor<1x3x4x10xf32>
%160 = "stablehlo.abs"(%148) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%161 = "stablehlo.compare"(%160, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%162 = "stablehlo.compare"(%157, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%163 = "stablehlo.and"(%161, %162) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%164 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%165 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%166 = "stablehlo.select"(%163, %148, %165) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%167 = "stablehlo.multiply"(%164, %166) : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%169 = "stablehlo.compare"(%157, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%170 = "stablehlo.select"(%169, %167, %159) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%171 = "stablehlo.is_finite"(%170) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%173 = "stablehlo.not"(%171) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%174 = "stablehlo.compare"(%170, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%175 = "stablehlo.and"(%173, %174) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%176 = "stablehlo.sign"(%170) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%177 = "stablehlo.select"(%175, %176, %172) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%178 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%179 = "stablehlo.select"(%171, %172, %178) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%180 = "stablehlo.sign"(%57) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%181 = "stablehlo.convert"(%177) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%182 = "stablehlo.convert"(%180) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%183 = "stablehlo.dot_general"(%181, %182) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%184 = "stablehlo.transpose"(%183) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%185 = "stablehlo.abs"(%177) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%186 = "stablehlo.abs"(%180) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%187 = "stablehlo.convert"(%185) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%191 = "stablehlo.convert"(%56) : (tensor<12x4xi1>) -> tensor<12x4xf32>
%192 = "stablehlo.convert"(%179) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%193 = "stablehlo.convert"(%191) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%194 = "stablehlo.dot_general"(%192, %193) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%195 = "stablehlo.transpose"(%194) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%196 = "stablehlo.select"(%171, %170, %172) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%197 = "stablehlo.dot_general"(%196, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x10xf32>, tensor<12x4xf32>) -> tensor<1x3x10x12xf32>
%198 = "stablehlo.transpose"(%197) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%199 = "stablehlo.abs"(%184) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%200 = "stablehlo.compare"(%199, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%201 = "stablehlo.compare"(%195, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%202 = "stablehlo.and"(%200, %201) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%203 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%205 = "stablehlo.select"(%202, %184, %204) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%206 = "stablehlo.multiply"(%203, %205) : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%207 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%208 = "stablehlo.compare"(%195, %207) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%209 = "stablehlo.select"(%208, %206, %198) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%210 = "stablehlo.dynamic_update_slice"(%131, %209, %130, %134, %134, %134) : (tensor<2x3x12x10xf32>, tensor<1x3x12x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%133, %210) : (tensor<i32>, tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x12x10xf32>) -> (tensor<i32>, tensor<2x3x12x10xf32>)
"stablehlo.return"(%212) : (tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xf32>
return %213 : tensor<2x3x12x10xf32>
}
}

// f32[1,2,4,4] [9,10] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x4x4xf32>) -> (tensor<1x2x9x10xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xf32>
%2 = "stablehlo.constant"() {value = dense<4.347826086956522e-1> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%4 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf32>} : () -> tensor<9xf32>
%5 = "stablehlo.add"(%1, %4) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%6 = "stablehlo.multiply"(%5, %3) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%7 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf32>} : () -> tensor<9xf32>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%10 = "stablehlo.maximum"(%8, %9) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%11 = "stablehlo.floor"(%10) : (tensor<9xf32>) -> tensor<9xf32>
%12 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%13 = "stablehlo.minimum"(%11, %12) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%14 = "stablehlo.subtract"(%10, %13) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%18 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%19 = "stablehlo.clamp"(%17, %14, %18) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%21 = "stablehlo.subtract"(%20, %19) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%25 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%26 = "stablehlo.clamp"(%24, %13, %25) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%27 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf32>} : () -> tensor<9xf32>
%28 = "stablehlo.abs"(%26) : (tensor<9xf32>) -> tensor<9xf32>
%29 = "stablehlo.compare"(%28, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%30 = "stablehlo.negate"(%27) : (tensor<9xf32>) -> tensor<9xf32>
%31 = "stablehlo.select"(%29, %26, %30) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%32 = "stablehlo.convert"(%31) : (tensor<9xf32>) -> tensor<9xi32>
%33 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%34 = "stablehlo.add"(%13, %33) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%38 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%39 = "stablehlo.clamp"(%37, %34, %38) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%40 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf32>} : () -> tensor<9xf32>
%41 = "stablehlo.abs"(%39) : (tensor<9xf32>) -> tensor<9xf32>
%42 = "stablehlo.compare"(%41, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%43 = "stablehlo.negate"(%40) : (tensor<9xf32>) -> tensor<9xf32>
%44 = "stablehlo.select"(%42, %39, %43) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%45 = "stablehlo.convert"(%44) : (tensor<9xf32>) -> tensor<9xi32>
%46 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%47 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%48 = "stablehlo.compare"(%46, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%49 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf32>) -> tensor<9x4xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%51 = "stablehlo.select"(%48, %49, %50) : (tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%52 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%53 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%54 = "stablehlo.compare"(%52, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%55 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf32>) -> tensor<9x4xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%57 = "stablehlo.select"(%54, %55, %56) : (tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%58 = "stablehlo.or"(%48, %54) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%59 = "stablehlo.add"(%51, %57) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%60 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%61 = "stablehlo.constant"() {value = dense<3.846153846153846e-1> : tensor<f32>} : () -> tensor<f32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%63 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%64 = "stablehlo.add"(%60, %63) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%65 = "stablehlo.multiply"(%64, %62) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%66 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%67 = "stablehlo.subtract"(%65, %66) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%69 = "stablehlo.maximum"(%67, %68) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%70 = "stablehlo.floor"(%69) : (tensor<10xf32>) -> tensor<10xf32>
%71 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%72 = "stablehlo.minimum"(%70, %71) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%73 = "stablehlo.subtract"(%69, %72) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%76 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%77 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%78 = "stablehlo.clamp"(%76, %73, %77) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%80 = "stablehlo.subtract"(%79, %78) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%82 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%83 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%84 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%85 = "stablehlo.clamp"(%83, %72, %84) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%86 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%87 = "stablehlo.abs"(%85) : (tensor<10xf32>) -> tensor<10xf32>
%88 = "stablehlo.compare"(%87, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%89 = "stablehlo.negate"(%86) : (tensor<10xf32>) -> tensor<10xf32>
%90 = "stablehlo.select"(%88, %85, %89) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%91 = "stablehlo.convert"(%90) : (tensor<10xf32>) -> tensor<10xi32>
%92 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%93 = "stablehlo.add"(%72, %92) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%95 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%97 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%98 = "stablehlo.clamp"(%96, %93, %97) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%99 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%100 = "stablehlo.abs"(%98) : (tensor<10xf32>) -> tensor<10xf32>
%101 = "stablehlo.compare"(%100, %99) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%102 = "stablehlo.negate"(%99) : (tensor<10xf32>) -> tensor<10xf32>
%103 = "stablehlo.select"(%101, %98, %102) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%104 = "stablehlo.convert"(%103) : (tensor<10xf32>) -> tensor<10xi32>
%105 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x4xi32>
%106 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x4xi32>
%107 = "stablehlo.compare"(%105, %106) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x4xi32>, tensor<10x4xi32>) -> tensor<10x4xi1>
%108 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x4xf32>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%110 = "stablehlo.select"(%107, %108, %109) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%111 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x4xi32>
%112 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x4xi32>
%113 = "stablehlo.compare"(%111, %112) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x4xi32>, tensor<10x4xi32>) -> tensor<10x4xi1>
%114 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x4xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%116 = "stablehlo.select"(%113, %114, %115) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%117 = "stablehlo.or"(%107, %113) : (tensor<10x4xi1>, tensor<10x4xi1>) -> tensor<10x4xi1>
%118 = "stablehlo.add"(%110, %116) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%119 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%120 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%124 = "stablehlo.reduce"(%119, %120) ({
^bb0(%121: tensor<i1>, %122: tensor<i1>):
%123 = "stablehlo.and"(%121, %122) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%123) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%202 = "stablehlo.if"(%124) ({
%125 = "stablehlo.dot_general"(%0, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%126 = "stablehlo.dot_general"(%125, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%127 = "stablehlo.transpose"(%126) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
"stablehlo.return"(%127) : (tensor<1x2x9x10xf32>) -> ()
}, {
%128 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%130 = "stablehlo.not"(%128) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%131 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%132 = "stablehlo.and"(%130, %131) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%133 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%134 = "stablehlo.select"(%132, %133, %129) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%135 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%136 = "stablehlo.select"(%128, %129, %135) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%137 = "stablehlo.sign"(%118) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%138 = "stablehlo.convert"(%134) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%139 = "stablehlo.convert"(%137) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%140 = "stablehlo.dot_general"(%138, %139) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%141 = "stablehlo.abs"(%134) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%142 = "stablehlo.abs"(%137) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%143 = "stablehlo.convert"(%141) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%144 = "stablehlo.convert"(%142) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%145 = "stablehlo.dot_general"(%143, %144) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%146 = "stablehlo.convert"(%117) : (tensor<10x4xi1>) -> tensor<10x4xf32>
%147 = "stablehlo.convert"(%136) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%148 = "stablehlo.convert"(%146) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%149 = "stablehlo.dot_general"(%147, %148) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%150 = "stablehlo.select"(%128, %0, %129) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%151 = "stablehlo.dot_general"(%150, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%152 = "stablehlo.abs"(%140) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%153 = "stablehlo.compare"(%152, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%154 = "stablehlo.compare"(%149, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%155 = "stablehlo.and"(%153, %154) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%156 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%158 = "stablehlo.select"(%155, %140, %157) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%159 = "stablehlo.multiply"(%156, %158) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%160 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%161 = "stablehlo.compare"(%149, %160) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%162 = "stablehlo.select"(%161, %159, %151) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%163 = "stablehlo.is_finite"(%162) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%165 = "stablehlo.not"(%163) : (tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%166 = "stablehlo.compare"(%162, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%167 = "stablehlo.and"(%165, %166) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%168 = "stablehlo.sign"(%162) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%169 = "stablehlo.select"(%167, %168, %164) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%170 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%171 = "stablehlo.select"(%163, %164, %170) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%172 = "stablehlo.sign"(%59) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%173 = "stablehlo.convert"(%169) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%176 = "stablehlo.transpose"(%175) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%177 = "stablehlo.abs"(%169) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%178 = "stablehlo.abs"(%172) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%179 = "stablehlo.convert"(%177) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%180 = "stablehlo.convert"(%178) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%181 = "stablehlo.dot_general"(%179, %180) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%182 = "stablehlo.transpose"(%181) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%183 = "stablehlo.convert"(%58) : (tensor<9x4xi1>) -> tensor<9x4xf32>
%184 = "stablehlo.convert"(%171) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%185 = "stablehlo.convert"(%183) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%186 = "stablehlo.dot_general"(%184, %185) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%187 = "stablehlo.transpose"(%186) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%188 = "stablehlo.select"(%163, %162, %164) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%189 = "stablehlo.dot_general"(%188, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%191 = "stablehlo.abs"(%176) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%192 = "stablehlo.compare"(%191, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%193 = "stablehlo.compare"(%187, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%194 = "stablehlo.and"(%192, %193) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%195 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%196 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%197 = "stablehlo.select"(%194, %176, %196) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%198 = "stablehlo.multiply"(%195, %197) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%199 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%200 = "stablehlo.compare"(%187, %199) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%201 = "stablehlo.select"(%200, %198, %190) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
"stablehlo.return"(%201) : (tensor<1x2x9x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x10xf32>
return %202 : tensor<1x2x9x10xf32>
}
}

// bf16[1,2,4,4] [8,8] false
module @example {
func.func public @main(%0: tensor<1x2x4x4xbf16>) -> (tensor<1x2x8x8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<1x2x4x4xbf16>) -> tensor<1x2x4x4xf32>
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%3 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.divide"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%7 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.add"(%2, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.multiply"(%8, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%11 = "stablehlo.subtract"(%9, %10) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%13 = "stablehlo.maximum"(%11, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.floor"(%13) : (tensor<8xf32>) -> tensor<8xf32>
%15 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%16 = "stablehlo.minimum"(%14, %15) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%17 = "stablehlo.subtract"(%13, %16) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%21 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%22 = "stablehlo.clamp"(%20, %17, %21) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%24 = "stablehlo.subtract"(%23, %22) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%28 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%29 = "stablehlo.clamp"(%27, %16, %28) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%30 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%31 = "stablehlo.abs"(%29) : (tensor<8xf32>) -> tensor<8xf32>
%32 = "stablehlo.compare"(%31, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%33 = "stablehlo.negate"(%30) : (tensor<8xf32>) -> tensor<8xf32>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%35 = "stablehlo.convert"(%34) : (tensor<8xf32>) -> tensor<8xi32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%37 = "stablehlo.add"(%16, %36) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%41 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%42 = "stablehlo.clamp"(%40, %37, %41) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%43 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%44 = "stablehlo.abs"(%42) : (tensor<8xf32>) -> tensor<8xf32>
%45 = "stablehlo.compare"(%44, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%46 = "stablehlo.negate"(%43) : (tensor<8xf32>) -> tensor<8xf32>
%47 = "stablehlo.select"(%45, %42, %46) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%48 = "stablehlo.convert"(%47) : (tensor<8xf32>) -> tensor<8xi32>
%49 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%50 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%51 = "stablehlo.compare"(%49, %50) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%52 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%54 = "stablehlo.select"(%51, %52, %53) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%55 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%56 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%57 = "stablehlo.compare"(%55, %56) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%58 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%60 = "stablehlo.select"(%57, %58, %59) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%61 = "stablehlo.or"(%51, %57) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%62 = "stablehlo.add"(%54, %60) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%63 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%64 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f32>} : () -> tensor<f32>
%66 = "stablehlo.divide"(%64, %65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%68 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%69 = "stablehlo.add"(%63, %68) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%70 = "stablehlo.multiply"(%69, %67) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%71 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%72 = "stablehlo.subtract"(%70, %71) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%74 = "stablehlo.maximum"(%72, %73) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%75 = "stablehlo.floor"(%74) : (tensor<8xf32>) -> tensor<8xf32>
%76 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%77 = "stablehlo.minimum"(%75, %76) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%78 = "stablehlo.subtract"(%74, %77) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%82 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%83 = "stablehlo.clamp"(%81, %78, %82) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%84 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%85 = "stablehlo.subtract"(%84, %83) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%88 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%89 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%90 = "stablehlo.clamp"(%88, %77, %89) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%91 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%92 = "stablehlo.abs"(%90) : (tensor<8xf32>) -> tensor<8xf32>
%93 = "stablehlo.compare"(%92, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%94 = "stablehlo.negate"(%91) : (tensor<8xf32>) -> tensor<8xf32>
%95 = "stablehlo.select"(%93, %90, %94) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%96 = "stablehlo.convert"(%95) : (tensor<8xf32>) -> tensor<8xi32>
%97 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%98 = "stablehlo.add"(%77, %97) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%101 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%102 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%103 = "stablehlo.clamp"(%101, %98, %102) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%104 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%105 = "stablehlo.abs"(%103) : (tensor<8xf32>) -> tensor<8xf32>
%106 = "stablehlo.compare"(%105, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%107 = "stablehlo.negate"(%104) : (tensor<8xf32>) -> tensor<8xf32>
%108 = "stablehlo.select"(%106, %103, %107) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%109 = "stablehlo.convert"(%108) : (tensor<8xf32>) -> tensor<8xi32>
%110 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%111 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%112 = "stablehlo.compare"(%110, %111) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%113 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%115 = "stablehlo.select"(%112, %113, %114) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%116 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%117 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%118 = "stablehlo.compare"(%116, %117) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%119 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%121 = "stablehlo.select"(%118, %119, %120) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%122 = "stablehlo.or"(%112, %118) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%123 = "stablehlo.add"(%115, %121) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%124 = "stablehlo.is_finite"(%1) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%125 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%129 = "stablehlo.reduce"(%124, %125) ({
^bb0(%126: tensor<i1>, %127: tensor<i1>):
%128 = "stablehlo.and"(%126, %127) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%128) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%207 = "stablehlo.if"(%129) ({
%130 = "stablehlo.dot_general"(%1, %123) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<8x4xf32>) -> tensor<1x2x4x8xf32>
%131 = "stablehlo.dot_general"(%130, %62) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x8xf32>, tensor<8x4xf32>) -> tensor<1x2x8x8xf32>
%132 = "stablehlo.transpose"(%131) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
"stablehlo.return"(%132) : (tensor<1x2x8x8xf32>) -> ()
}, {
%133 = "stablehlo.is_finite"(%1) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%135 = "stablehlo.not"(%133) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%136 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%137 = "stablehlo.and"(%135, %136) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%138 = "stablehlo.sign"(%1) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%139 = "stablehlo.select"(%137, %138, %134) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%140 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%141 = "stablehlo.select"(%133, %134, %140) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%142 = "stablehlo.sign"(%123) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%143 = "stablehlo.convert"(%139) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%144 = "stablehlo.convert"(%142) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%145 = "stablehlo.dot_general"(%143, %144) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x4x8xf32>
%146 = "stablehlo.abs"(%139) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%147 = "stablehlo.abs"(%142) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%148 = "stablehlo.convert"(%146) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%149 = "stablehlo.convert"(%147) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%150 = "stablehlo.dot_general"(%148, %149) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x4x8xf32>
%151 = "stablehlo.convert"(%122) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%152 = "stablehlo.convert"(%141) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%153 = "stablehlo.convert"(%151) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%154 = "stablehlo.dot_general"(%152, %153) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x4x8xf32>
%155 = "stablehlo.select"(%133, %1, %134) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%156 = "stablehlo.dot_general"(%155, %123) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<8x4xf32>) -> tensor<1x2x4x8xf32>
%157 = "stablehlo.abs"(%145) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%158 = "stablehlo.compare"(%157, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%159 = "stablehlo.compare"(%154, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%160 = "stablehlo.and"(%158, %159) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xi1>) -> tensor<1x2x4x8xi1>
%161 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%163 = "stablehlo.select"(%160, %145, %162) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%164 = "stablehlo.multiply"(%161, %163) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%165 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%166 = "stablehlo.compare"(%154, %165) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%167 = "stablehlo.select"(%166, %164, %156) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%168 = "stablehlo.is_finite"(%167) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%169 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%170 = "stablehlo.not"(%168) : (tensor<1x2x4x8xi1>) -> tensor<1x2x4x8xi1>
%171 = "stablehlo.compare"(%167, %167) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%172 = "stablehlo.and"(%170, %171) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xi1>) -> tensor<1x2x4x8xi1>
%173 = "stablehlo.sign"(%167) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%174 = "stablehlo.select"(%172, %173, %169) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%175 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%176 = "stablehlo.select"(%168, %169, %175) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%177 = "stablehlo.sign"(%62) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%178 = "stablehlo.convert"(%174) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xbf16>
%179 = "stablehlo.convert"(%177) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%180 = "stablehlo.dot_general"(%178, %179) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x8xbf16>, tensor<8x4xbf16>) -> tensor<1x2x8x8xf32>
%181 = "stablehlo.transpose"(%180) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%182 = "stablehlo.abs"(%174) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%183 = "stablehlo.abs"(%177) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%184 = "stablehlo.convert"(%182) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xbf16>
%185 = "stablehlo.convert"(%183) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%186 = "stablehlo.dot_general"(%184, %185) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x8xbf16>, tensor<8x4xbf16>) -> tensor<1x2x8x8xf32>
%187 = "stablehlo.transpose"(%186) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%188 = "stablehlo.convert"(%61) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%189 = "stablehlo.convert"(%176) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xbf16>
%190 = "stablehlo.convert"(%188) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%191 = "stablehlo.dot_general"(%189, %190) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x8xbf16>, tensor<8x4xbf16>) -> tensor<1x2x8x8xf32>
%192 = "stablehlo.transpose"(%191) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%193 = "stablehlo.select"(%168, %167, %169) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%194 = "stablehlo.dot_general"(%193, %62) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x8xf32>, tensor<8x4xf32>) -> tensor<1x2x8x8xf32>
%195 = "stablehlo.transpose"(%194) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%196 = "stablehlo.abs"(%181) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%197 = "stablehlo.compare"(%196, %187) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%198 = "stablehlo.compare"(%192, %187) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%199 = "stablehlo.and"(%197, %198) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi1>) -> tensor<1x2x8x8xi1>
%200 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%202 = "stablehlo.select"(%199, %181, %201) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%203 = "stablehlo.multiply"(%200, %202) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%205 = "stablehlo.compare"(%192, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%206 = "stablehlo.select"(%205, %203, %195) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
"stablehlo.return"(%206) : (tensor<1x2x8x8xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x8x8xf32>
%208 = "stablehlo.convert"(%207) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xbf16>
return %208 : tensor<1x2x8x8xbf16>
}
}

// bf16[1,2,4,4] [8,8] true
module @example {
func.func public @main(%0: tensor<1x2x4x4xbf16>) -> (tensor<1x2x8x8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<1x2x4x4xbf16>) -> tensor<1x2x4x4xf32>
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%3 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.divide"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%7 = "stablehlo.multiply"(%2, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%9 = "stablehlo.maximum"(%7, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.floor"(%9) : (tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%12 = "stablehlo.minimum"(%10, %11) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.subtract"(%9, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%17 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%18 = "stablehlo.clamp"(%16, %13, %17) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%20 = "stablehlo.subtract"(%19, %18) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%24 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%25 = "stablehlo.clamp"(%23, %12, %24) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%26 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%27 = "stablehlo.abs"(%25) : (tensor<8xf32>) -> tensor<8xf32>
%28 = "stablehlo.compare"(%27, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%29 = "stablehlo.negate"(%26) : (tensor<8xf32>) -> tensor<8xf32>
%30 = "stablehlo.select"(%28, %25, %29) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%31 = "stablehlo.convert"(%30) : (tensor<8xf32>) -> tensor<8xi32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%33 = "stablehlo.add"(%12, %32) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%37 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%38 = "stablehlo.clamp"(%36, %33, %37) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%39 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%40 = "stablehlo.abs"(%38) : (tensor<8xf32>) -> tensor<8xf32>
%41 = "stablehlo.compare"(%40, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%42 = "stablehlo.negate"(%39) : (tensor<8xf32>) -> tensor<8xf32>
%43 = "stablehlo.select"(%41, %38, %42) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%44 = "stablehlo.convert"(%43) : (tensor<8xf32>) -> tensor<8xi32>
%45 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%46 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%47 = "stablehlo.compare"(%45, %46) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%48 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%50 = "stablehlo.select"(%47, %48, %49) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%51 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%52 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%53 = "stablehlo.compare"(%51, %52) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%54 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%56 = "stablehlo.select"(%53, %54, %55) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%57 = "stablehlo.or"(%47, %53) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%58 = "stablehlo.add"(%50, %56) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%59 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%60 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%62 = "stablehlo.divide"(%60, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%64 = "stablehlo.multiply"(%59, %63) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%66 = "stablehlo.maximum"(%64, %65) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%67 = "stablehlo.floor"(%66) : (tensor<8xf32>) -> tensor<8xf32>
%68 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%69 = "stablehlo.minimum"(%67, %68) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%70 = "stablehlo.subtract"(%66, %69) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%74 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%75 = "stablehlo.clamp"(%73, %70, %74) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%76 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%77 = "stablehlo.subtract"(%76, %75) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%81 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%82 = "stablehlo.clamp"(%80, %69, %81) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%83 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%84 = "stablehlo.abs"(%82) : (tensor<8xf32>) -> tensor<8xf32>
%85 = "stablehlo.compare"(%84, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%86 = "stablehlo.negate"(%83) : (tensor<8xf32>) -> tensor<8xf32>
%87 = "stablehlo.select"(%85, %82, %86) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%88 = "stablehlo.convert"(%87) : (tensor<8xf32>) -> tensor<8xi32>
%89 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%90 = "stablehlo.add"(%69, %89) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%92 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%93 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%94 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%95 = "stablehlo.clamp"(%93, %90, %94) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%96 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%97 = "stablehlo.abs"(%95) : (tensor<8xf32>) -> tensor<8xf32>
%98 = "stablehlo.compare"(%97, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%99 = "stablehlo.negate"(%96) : (tensor<8xf32>) -> tensor<8xf32>
%100 = "stablehlo.select"(%98, %95, %99) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%101 = "stablehlo.convert"(%100) : (tensor<8xf32>) -> tensor<8xi32>
%102 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%103 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%104 = "stablehlo.compare"(%102, %103) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%105 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%107 = "stablehlo.select"(%104, %105, %106) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%108 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%109 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%110 = "stablehlo.compare"(%108, %109) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%111 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%112 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%113 = "stablehlo.select"(%110, %111, %112) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%114 = "stablehlo.or"(%104, %110) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%115 = "stablehlo.add"(%107, %113) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%116 = "stablehlo.is_finite"(%1) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%117 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%121 = "stablehlo.reduce"(%116, %117) ({
^bb0(%118: tensor<i1>, %119: tensor<i1>):
%120 = "stablehlo.and"(%118, %119) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%120) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%199 = "stablehlo.if"(%121) ({
%122 = "stablehlo.dot_general"(%1, %115) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<8x4xf32>) -> tensor<1x2x4x8xf32>
%123 = "stablehlo.dot_general"(%122, %58) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x8xf32>, tensor<8x4xf32>) -> tensor<1x2x8x8xf32>
%124 = "stablehlo.transpose"(%123) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
"stablehlo.return"(%124) : (tensor<1x2x8x8xf32>) -> ()
}, {
%125 = "stablehlo.is_finite"(%1) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%127 = "stablehlo.not"(%125) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%128 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%129 = "stablehlo.and"(%127, %128) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%130 = "stablehlo.sign"(%1) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%131 = "stablehlo.select"(%129, %130, %126) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%132 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%133 = "stablehlo.select"(%125, %126, %132) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%134 = "stablehlo.sign"(%115) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%135 = "stablehlo.convert"(%131) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%136 = "stablehlo.convert"(%134) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%137 = "stablehlo.dot_general"(%135, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x4x8xf32>
%138 = "stablehlo.abs"(%131) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%139 = "stablehlo.abs"(%134) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%140 = "stablehlo.convert"(%138) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%141 = "stablehlo.convert"(%139) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%142 = "stablehlo.dot_general"(%140, %141) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x4x8xf32>
%143 = "stablehlo.convert"(%114) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%144 = "stablehlo.convert"(%133) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%145 = "stablehlo.convert"(%143) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%146 = "stablehlo.dot_general"(%144, %145) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x4x8xf32>
%147 = "stablehlo.select"(%125, %1, %126) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%148 = "stablehlo.dot_general"(%147, %115) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<8x4xf32>) -> tensor<1x2x4x8xf32>
%149 = "stablehlo.abs"(%137) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%150 = "stablehlo.compare"(%149, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%151 = "stablehlo.compare"(%146, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%152 = "stablehlo.and"(%150, %151) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xi1>) -> tensor<1x2x4x8xi1>
%153 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%155 = "stablehlo.select"(%152, %137, %154) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%156 = "stablehlo.multiply"(%153, %155) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%158 = "stablehlo.compare"(%146, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%159 = "stablehlo.select"(%158, %156, %148) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%160 = "stablehlo.is_finite"(%159) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%162 = "stablehlo.not"(%160) : (tensor<1x2x4x8xi1>) -> tensor<1x2x4x8xi1>
%163 = "stablehlo.compare"(%159, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%164 = "stablehlo.and"(%162, %163) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xi1>) -> tensor<1x2x4x8xi1>
%165 = "stablehlo.sign"(%159) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%166 = "stablehlo.select"(%164, %165, %161) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%167 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%168 = "stablehlo.select"(%160, %161, %167) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%169 = "stablehlo.sign"(%58) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%170 = "stablehlo.convert"(%166) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xbf16>
%171 = "stablehlo.convert"(%169) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x8xbf16>, tensor<8x4xbf16>) -> tensor<1x2x8x8xf32>
%173 = "stablehlo.transpose"(%172) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%174 = "stablehlo.abs"(%166) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%175 = "stablehlo.abs"(%169) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%176 = "stablehlo.convert"(%174) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xbf16>
%177 = "stablehlo.convert"(%175) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%178 = "stablehlo.dot_general"(%176, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x8xbf16>, tensor<8x4xbf16>) -> tensor<1x2x8x8xf32>
%179 = "stablehlo.transpose"(%178) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%180 = "stablehlo.convert"(%57) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%181 = "stablehlo.convert"(%168) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xbf16>
%182 = "stablehlo.convert"(%180) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%183 = "stablehlo.dot_general"(%181, %182) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x8xbf16>, tensor<8x4xbf16>) -> tensor<1x2x8x8xf32>
%184 = "stablehlo.transpose"(%183) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%185 = "stablehlo.select"(%160, %159, %161) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%186 = "stablehlo.dot_general"(%185, %58) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x8xf32>, tensor<8x4xf32>) -> tensor<1x2x8x8xf32>
%187 = "stablehlo.transpose"(%186) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%188 = "stablehlo.abs"(%173) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%189 = "stablehlo.compare"(%188, %179) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%190 = "stablehlo.compare"(%184, %179) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%191 = "stablehlo.and"(%189, %190) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi1>) -> tensor<1x2x8x8xi1>
%192 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%193 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%194 = "stablehlo.select"(%191, %173, %193) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%195 = "stablehlo.multiply"(%192, %194) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%196 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%197 = "stablehlo.compare"(%184, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%198 = "stablehlo.select"(%197, %195, %187) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
"stablehlo.return"(%198) : (tensor<1x2x8x8xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x8x8xf32>
%200 = "stablehlo.convert"(%199) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xbf16>
return %200 : tensor<1x2x8x8xbf16>
}
}

// f64[1,2,4,4] [7,9] false
module @example {
func.func public @main(%0: tensor<1x2x4x4xf64>) -> (tensor<1x2x7x9xf64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf64>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f64>} : () -> tensor<f64>
%3 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%7 = "stablehlo.add"(%1, %6) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%12 = "stablehlo.maximum"(%10, %11) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%13 = "stablehlo.floor"(%12) : (tensor<7xf64>) -> tensor<7xf64>
%14 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%15 = "stablehlo.minimum"(%13, %14) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%21 = "stablehlo.clamp"(%19, %16, %20) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%25 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%28 = "stablehlo.clamp"(%26, %15, %27) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%29 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%30 = "stablehlo.abs"(%28) : (tensor<7xf64>) -> tensor<7xf64>
%31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%32 = "stablehlo.negate"(%29) : (tensor<7xf64>) -> tensor<7xf64>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%34 = "stablehlo.convert"(%33) : (tensor<7xf64>) -> tensor<7xi32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%36 = "stablehlo.add"(%15, %35) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%38 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%41 = "stablehlo.clamp"(%39, %36, %40) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%42 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%43 = "stablehlo.abs"(%41) : (tensor<7xf64>) -> tensor<7xf64>
%44 = "stablehlo.compare"(%43, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%45 = "stablehlo.negate"(%42) : (tensor<7xf64>) -> tensor<7xf64>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%47 = "stablehlo.convert"(%46) : (tensor<7xf64>) -> tensor<7xi32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%49 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%50 = "stablehlo.compare"(%48, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%51 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf64>) -> tensor<7x4xf64>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf64>} : () -> tensor<7x4xf64>
%53 = "stablehlo.select"(%50, %51, %52) : (tensor<7x4xi1>, tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%54 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%55 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%56 = "stablehlo.compare"(%54, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%57 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf64>) -> tensor<7x4xf64>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf64>} : () -> tensor<7x4xf64>
%59 = "stablehlo.select"(%56, %57, %58) : (tensor<7x4xi1>, tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%60 = "stablehlo.or"(%50, %56) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%61 = "stablehlo.add"(%53, %59) : (tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%62 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xf64>
%63 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f64>} : () -> tensor<f64>
%64 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f64>} : () -> tensor<f64>
%65 = "stablehlo.divide"(%63, %64) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%67 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%68 = "stablehlo.add"(%62, %67) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%69 = "stablehlo.multiply"(%68, %66) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%70 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%71 = "stablehlo.subtract"(%69, %70) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%73 = "stablehlo.maximum"(%71, %72) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%74 = "stablehlo.floor"(%73) : (tensor<9xf64>) -> tensor<9xf64>
%75 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%76 = "stablehlo.minimum"(%74, %75) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%77 = "stablehlo.subtract"(%73, %76) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%80 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%81 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%82 = "stablehlo.clamp"(%80, %77, %81) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%83 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%84 = "stablehlo.subtract"(%83, %82) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%86 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%87 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%88 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%89 = "stablehlo.clamp"(%87, %76, %88) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%90 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%91 = "stablehlo.abs"(%89) : (tensor<9xf64>) -> tensor<9xf64>
%92 = "stablehlo.compare"(%91, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%93 = "stablehlo.negate"(%90) : (tensor<9xf64>) -> tensor<9xf64>
%94 = "stablehlo.select"(%92, %89, %93) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%95 = "stablehlo.convert"(%94) : (tensor<9xf64>) -> tensor<9xi32>
%96 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%97 = "stablehlo.add"(%76, %96) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%99 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%100 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%101 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%102 = "stablehlo.clamp"(%100, %97, %101) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%103 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%104 = "stablehlo.abs"(%102) : (tensor<9xf64>) -> tensor<9xf64>
%105 = "stablehlo.compare"(%104, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%106 = "stablehlo.negate"(%103) : (tensor<9xf64>) -> tensor<9xf64>
%107 = "stablehlo.select"(%105, %102, %106) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%108 = "stablehlo.convert"(%107) : (tensor<9xf64>) -> tensor<9xi32>
%109 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%110 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%111 = "stablehlo.compare"(%109, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%112 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%114 = "stablehlo.select"(%111, %112, %113) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%115 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%116 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%117 = "stablehlo.compare"(%115, %116) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%118 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%120 = "stablehlo.select"(%117, %118, %119) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%121 = "stablehlo.or"(%111, %117) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%122 = "stablehlo.add"(%114, %120) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%123 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%124 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%128 = "stablehlo.reduce"(%123, %124) ({
^bb0(%125: tensor<i1>, %126: tensor<i1>):
%127 = "stablehlo.and"(%125, %126) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%127) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%208 = "stablehlo.if"(%128) ({
%129 = "stablehlo.dot_general"(%0, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%130 = "stablehlo.dot_general"(%129, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%131 = "stablehlo.transpose"(%130) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
"stablehlo.return"(%131) : (tensor<1x2x7x9xf64>) -> ()
}, {
%132 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%133 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%134 = "stablehlo.not"(%132) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%135 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%136 = "stablehlo.and"(%134, %135) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%137 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%138 = "stablehlo.select"(%136, %137, %133) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%139 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%140 = "stablehlo.select"(%132, %133, %139) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%141 = "stablehlo.sign"(%122) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%142 = "stablehlo.convert"(%138) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xbf16>
%143 = "stablehlo.convert"(%141) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%144 = "stablehlo.dot_general"(%142, %143) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%145 = "stablehlo.abs"(%138) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%146 = "stablehlo.abs"(%141) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%147 = "stablehlo.convert"(%145) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xbf16>
%148 = "stablehlo.convert"(%146) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%149 = "stablehlo.dot_general"(%147, %148) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%150 = "stablehlo.convert"(%121) : (tensor<9x4xi1>) -> tensor<9x4xf64>
%151 = "stablehlo.convert"(%140) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xbf16>
%152 = "stablehlo.convert"(%150) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%153 = "stablehlo.dot_general"(%151, %152) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%154 = "stablehlo.select"(%132, %0, %133) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%155 = "stablehlo.dot_general"(%154, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%156 = "stablehlo.abs"(%144) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%157 = "stablehlo.compare"(%156, %149) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%158 = "stablehlo.compare"(%153, %149) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%159 = "stablehlo.and"(%157, %158) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%160 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%162 = "stablehlo.select"(%159, %144, %161) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%163 = "stablehlo.multiply"(%160, %162) : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%165 = "stablehlo.compare"(%153, %164) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%166 = "stablehlo.convert"(%163) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf64>
%167 = "stablehlo.select"(%165, %166, %155) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%168 = "stablehlo.is_finite"(%167) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%169 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%170 = "stablehlo.not"(%168) : (tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%171 = "stablehlo.compare"(%167, %167) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%172 = "stablehlo.and"(%170, %171) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%173 = "stablehlo.sign"(%167) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%174 = "stablehlo.select"(%172, %173, %169) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%175 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%176 = "stablehlo.select"(%168, %169, %175) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%177 = "stablehlo.sign"(%61) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%178 = "stablehlo.convert"(%174) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xbf16>
%179 = "stablehlo.convert"(%177) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%180 = "stablehlo.dot_general"(%178, %179) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%181 = "stablehlo.transpose"(%180) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%182 = "stablehlo.abs"(%174) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%183 = "stablehlo.abs"(%177) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%184 = "stablehlo.convert"(%182) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xbf16>
%185 = "stablehlo.convert"(%183) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%186 = "stablehlo.dot_general"(%184, %185) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%187 = "stablehlo.transpose"(%186) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%188 = "stablehlo.convert"(%60) : (tensor<7x4xi1>) -> tensor<7x4xf64>
%189 = "stablehlo.convert"(%176) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xbf16>
%190 = "stablehlo.convert"(%188) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%191 = "stablehlo.dot_general"(%189, %190) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%192 = "stablehlo.transpose"(%191) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%193 = "stablehlo.select"(%168, %167, %169) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%194 = "stablehlo.dot_general"(%193, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%195 = "stablehlo.transpose"(%194) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
%196 = "stablehlo.abs"(%181) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%197 = "stablehlo.compare"(%196, %187) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%198 = "stablehlo.compare"(%192, %187) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%199 = "stablehlo.and"(%197, %198) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%200 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%202 = "stablehlo.select"(%199, %181, %201) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%203 = "stablehlo.multiply"(%200, %202) : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%205 = "stablehlo.compare"(%192, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%206 = "stablehlo.convert"(%203) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf64>
%207 = "stablehlo.select"(%205, %206, %195) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
"stablehlo.return"(%207) : (tensor<1x2x7x9xf64>) -> ()
}) : (tensor<i1>) -> tensor<1x2x7x9xf64>
return %208 : tensor<1x2x7x9xf64>
}
}

// f64[1,2,4,4] [7,9] true
module @example {
func.func public @main(%0: tensor<1x2x4x4xf64>) -> (tensor<1x2x7x9xf64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf64>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%3 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%9 = "stablehlo.floor"(%8) : (tensor<7xf64>) -> tensor<7xf64>
%10 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%21 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%26 = "stablehlo.abs"(%24) : (tensor<7xf64>) -> tensor<7xf64>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%28 = "stablehlo.negate"(%25) : (tensor<7xf64>) -> tensor<7xf64>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%30 = "stablehlo.convert"(%29) : (tensor<7xf64>) -> tensor<7xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%32 = "stablehlo.add"(%11, %31) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%34 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%39 = "stablehlo.abs"(%37) : (tensor<7xf64>) -> tensor<7xf64>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%41 = "stablehlo.negate"(%38) : (tensor<7xf64>) -> tensor<7xf64>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%43 = "stablehlo.convert"(%42) : (tensor<7xf64>) -> tensor<7xi32>
%44 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%45 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%47 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf64>) -> tensor<7x4xf64>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf64>} : () -> tensor<7x4xf64>
%49 = "stablehlo.select"(%46, %47, %48) : (tensor<7x4xi1>, tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%51 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%53 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf64>) -> tensor<7x4xf64>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf64>} : () -> tensor<7x4xf64>
%55 = "stablehlo.select"(%52, %53, %54) : (tensor<7x4xi1>, tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%56 = "stablehlo.or"(%46, %52) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%57 = "stablehlo.add"(%49, %55) : (tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%58 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xf64>
%59 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%60 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f64>} : () -> tensor<f64>
%61 = "stablehlo.divide"(%59, %60) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%63 = "stablehlo.multiply"(%58, %62) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%65 = "stablehlo.maximum"(%63, %64) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%66 = "stablehlo.floor"(%65) : (tensor<9xf64>) -> tensor<9xf64>
%67 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%68 = "stablehlo.minimum"(%66, %67) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%69 = "stablehlo.subtract"(%65, %68) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%71 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%72 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%73 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%74 = "stablehlo.clamp"(%72, %69, %73) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%76 = "stablehlo.subtract"(%75, %74) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%78 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%79 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%80 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%81 = "stablehlo.clamp"(%79, %68, %80) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%82 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%83 = "stablehlo.abs"(%81) : (tensor<9xf64>) -> tensor<9xf64>
%84 = "stablehlo.compare"(%83, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%85 = "stablehlo.negate"(%82) : (tensor<9xf64>) -> tensor<9xf64>
%86 = "stablehlo.select"(%84, %81, %85) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%87 = "stablehlo.convert"(%86) : (tensor<9xf64>) -> tensor<9xi32>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%89 = "stablehlo.add"(%68, %88) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%91 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%92 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%93 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%94 = "stablehlo.clamp"(%92, %89, %93) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%95 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%96 = "stablehlo.abs"(%94) : (tensor<9xf64>) -> tensor<9xf64>
%97 = "stablehlo.compare"(%96, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%98 = "stablehlo.negate"(%95) : (tensor<9xf64>) -> tensor<9xf64>
%99 = "stablehlo.select"(%97, %94, %98) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%100 = "stablehlo.convert"(%99) : (tensor<9xf64>) -> tensor<9xi32>
%101 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%102 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%103 = "stablehlo.compare"(%101, %102) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%104 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%106 = "stablehlo.select"(%103, %104, %105) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%107 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%108 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%109 = "stablehlo.compare"(%107, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%110 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%112 = "stablehlo.select"(%109, %110, %111) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%113 = "stablehlo.or"(%103, %109) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%114 = "stablehlo.add"(%106, %112) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%115 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%116 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%120 = "stablehlo.reduce"(%115, %116) ({
^bb0(%117: tensor<i1>, %118: tensor<i1>):
%119 = "stablehlo.and"(%117, %118) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%119) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%200 = "stablehlo.if"(%120) ({
%121 = "stablehlo.dot_general"(%0, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%122 = "stablehlo.dot_general"(%121, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%123 = "stablehlo.transpose"(%122) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
"stablehlo.return"(%123) : (tensor<1x2x7x9xf64>) -> ()
}, {
%124 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%126 = "stablehlo.not"(%124) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%127 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%128 = "stablehlo.and"(%126, %127) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%129 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%130 = "stablehlo.select"(%128, %129, %125) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%131 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%132 = "stablehlo.select"(%124, %125, %131) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%133 = "stablehlo.sign"(%114) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%134 = "stablehlo.convert"(%130) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xbf16>
%135 = "stablehlo.convert"(%133) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%136 = "stablehlo.dot_general"(%134, %135) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%137 = "stablehlo.abs"(%130) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%138 = "stablehlo.abs"(%133) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%139 = "stablehlo.convert"(%137) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xbf16>
%140 = "stablehlo.convert"(%138) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%141 = "stablehlo.dot_general"(%139, %140) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%142 = "stablehlo.convert"(%113) : (tensor<9x4xi1>) -> tensor<9x4xf64>
%143 = "stablehlo.convert"(%132) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xbf16>
%144 = "stablehlo.convert"(%142) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%145 = "stablehlo.dot_general"(%143, %144) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%146 = "stablehlo.select"(%124, %0, %125) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%147 = "stablehlo.dot_general"(%146, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%148 = "stablehlo.abs"(%136) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%149 = "stablehlo.compare"(%148, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%150 = "stablehlo.compare"(%145, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%151 = "stablehlo.and"(%149, %150) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%152 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%153 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%154 = "stablehlo.select"(%151, %136, %153) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%155 = "stablehlo.multiply"(%152, %154) : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%157 = "stablehlo.compare"(%145, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%158 = "stablehlo.convert"(%155) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf64>
%159 = "stablehlo.select"(%157, %158, %147) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%160 = "stablehlo.is_finite"(%159) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%162 = "stablehlo.not"(%160) : (tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%163 = "stablehlo.compare"(%159, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%164 = "stablehlo.and"(%162, %163) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%165 = "stablehlo.sign"(%159) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%166 = "stablehlo.select"(%164, %165, %161) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%167 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%168 = "stablehlo.select"(%160, %161, %167) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%169 = "stablehlo.sign"(%57) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%170 = "stablehlo.convert"(%166) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xbf16>
%171 = "stablehlo.convert"(%169) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%173 = "stablehlo.transpose"(%172) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%174 = "stablehlo.abs"(%166) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%175 = "stablehlo.abs"(%169) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%176 = "stablehlo.convert"(%174) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xbf16>
%177 = "stablehlo.convert"(%175) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%178 = "stablehlo.dot_general"(%176, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%179 = "stablehlo.transpose"(%178) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%180 = "stablehlo.convert"(%56) : (tensor<7x4xi1>) -> tensor<7x4xf64>
%181 = "stablehlo.convert"(%168) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xbf16>
%182 = "stablehlo.convert"(%180) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%183 = "stablehlo.dot_general"(%181, %182) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%184 = "stablehlo.transpose"(%183) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%185 = "stablehlo.select"(%160, %159, %161) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%186 = "stablehlo.dot_general"(%185, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%187 = "stablehlo.transpose"(%186) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
%188 = "stablehlo.abs"(%173) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%189 = "stablehlo.compare"(%188, %179) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%190 = "stablehlo.compare"(%184, %179) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%191 = "stablehlo.and"(%189, %190) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%192 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%193 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%194 = "stablehlo.select"(%191, %173, %193) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%195 = "stablehlo.multiply"(%192, %194) : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%196 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%197 = "stablehlo.compare"(%184, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%198 = "stablehlo.convert"(%195) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf64>
%199 = "stablehlo.select"(%197, %198, %187) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
"stablehlo.return"(%199) : (tensor<1x2x7x9xf64>) -> ()
}) : (tensor<i1>) -> tensor<1x2x7x9xf64>
return %200 : tensor<1x2x7x9xf64>
}
}

// f32[2,1,3,3] [12,3] false
module @example {
func.func public @main(%0: tensor<2x1x3x3xf32>) -> (tensor<2x1x12x3xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xf32>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<12xf32>} : () -> tensor<12xf32>
%7 = "stablehlo.add"(%1, %6) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<12xf32>} : () -> tensor<12xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%12 = "stablehlo.maximum"(%10, %11) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%13 = "stablehlo.floor"(%12) : (tensor<12xf32>) -> tensor<12xf32>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%15 = "stablehlo.minimum"(%13, %14) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%21 = "stablehlo.clamp"(%19, %16, %20) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%28 = "stablehlo.clamp"(%26, %15, %27) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%29 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%30 = "stablehlo.abs"(%28) : (tensor<12xf32>) -> tensor<12xf32>
%31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%32 = "stablehlo.negate"(%29) : (tensor<12xf32>) -> tensor<12xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%34 = "stablehlo.convert"(%33) : (tensor<12xf32>) -> tensor<12xi32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%36 = "stablehlo.add"(%15, %35) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%41 = "stablehlo.clamp"(%39, %36, %40) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%42 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%43 = "stablehlo.abs"(%41) : (tensor<12xf32>) -> tensor<12xf32>
%44 = "stablehlo.compare"(%43, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%45 = "stablehlo.negate"(%42) : (tensor<12xf32>) -> tensor<12xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%47 = "stablehlo.convert"(%46) : (tensor<12xf32>) -> tensor<12xi32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x3xi32>
%49 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<12xi32>) -> tensor<12x3xi32>
%50 = "stablehlo.compare"(%48, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12x3xi32>, tensor<12x3xi32>) -> tensor<12x3xi1>
%51 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x3xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x3xf32>} : () -> tensor<12x3xf32>
%53 = "stablehlo.select"(%50, %51, %52) : (tensor<12x3xi1>, tensor<12x3xf32>, tensor<12x3xf32>) -> tensor<12x3xf32>
%54 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x3xi32>
%55 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<12xi32>) -> tensor<12x3xi32>
%56 = "stablehlo.compare"(%54, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12x3xi32>, tensor<12x3xi32>) -> tensor<12x3xi1>
%57 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x3xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x3xf32>} : () -> tensor<12x3xf32>
%59 = "stablehlo.select"(%56, %57, %58) : (tensor<12x3xi1>, tensor<12x3xf32>, tensor<12x3xf32>) -> tensor<12x3xf32>
%60 = "stablehlo.or"(%50, %56) : (tensor<12x3xi1>, tensor<12x3xi1>) -> tensor<12x3xi1>
%61 = "stablehlo.add"(%53, %59) : (tensor<12x3xf32>, tensor<12x3xf32>) -> tensor<12x3xf32>
%62 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%63 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.divide"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%67 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%68 = "stablehlo.add"(%62, %67) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%69 = "stablehlo.multiply"(%68, %66) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%70 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%71 = "stablehlo.subtract"(%69, %70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%73 = "stablehlo.maximum"(%71, %72) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%74 = "stablehlo.floor"(%73) : (tensor<3xf32>) -> tensor<3xf32>
%75 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%76 = "stablehlo.minimum"(%74, %75) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%77 = "stablehlo.subtract"(%73, %76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%81 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%82 = "stablehlo.clamp"(%80, %77, %81) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%83 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%84 = "stablehlo.subtract"(%83, %82) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%88 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%89 = "stablehlo.clamp"(%87, %76, %88) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%90 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%91 = "stablehlo.abs"(%89) : (tensor<3xf32>) -> tensor<3xf32>
%92 = "stablehlo.compare"(%91, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%93 = "stablehlo.negate"(%90) : (tensor<3xf32>) -> tensor<3xf32>
%94 = "stablehlo.select"(%92, %89, %93) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%95 = "stablehlo.convert"(%94) : (tensor<3xf32>) -> tensor<3xi32>
%96 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%97 = "stablehlo.add"(%76, %96) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%99 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%101 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%102 = "stablehlo.clamp"(%100, %97, %101) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%103 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%104 = "stablehlo.abs"(%102) : (tensor<3xf32>) -> tensor<3xf32>
%105 = "stablehlo.compare"(%104, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%106 = "stablehlo.negate"(%103) : (tensor<3xf32>) -> tensor<3xf32>
%107 = "stablehlo.select"(%105, %102, %106) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%108 = "stablehlo.convert"(%107) : (tensor<3xf32>) -> tensor<3xi32>
%109 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%110 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x3xi32>
%111 = "stablehlo.compare"(%109, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%112 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%114 = "stablehlo.select"(%111, %112, %113) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%115 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%116 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x3xi32>
%117 = "stablehlo.compare"(%115, %116) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%118 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%120 = "stablehlo.select"(%117, %118, %119) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%121 = "stablehlo.or"(%111, %117) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
%122 = "stablehlo.add"(%114, %120) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%123 = "stablehlo.is_finite"(%0) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%124 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%128 = "stablehlo.reduce"(%123, %124) ({
^bb0(%125: tensor<i1>, %126: tensor<i1>):
%127 = "stablehlo.and"(%125, %126) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%127) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x3x3xi1>, tensor<i1>) -> tensor<i1>
%221 = "stablehlo.if"(%128) ({
%129 = "stablehlo.dot_general"(%0, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<3x3xf32>) -> tensor<2x1x3x3xf32>
%130 = "stablehlo.dot_general"(%129, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<12x3xf32>) -> tensor<2x1x3x12xf32>
%131 = "stablehlo.transpose"(%130) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x12xf32>) -> tensor<2x1x12x3xf32>
"stablehlo.return"(%131) : (tensor<2x1x12x3xf32>) -> ()
}, {
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%133 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%219, %220 = "stablehlo.while"(%133, %132) ({
^bb0(%134: tensor<i32>, %135: tensor<2x1x12x3xf32>):
%136 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%137 = "stablehlo.compare"(%134, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%137) : (tensor<i1>) -> ()
}, {
^bb0(%138: tensor<i32>, %139: tensor<2x1x12x3xf32>):
%140 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%141 = "stablehlo.add"(%138, %140) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%142 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%143 = "stablehlo.dynamic_slice"(%0, %138, %142, %142, %142) {slice_sizes = array<i64: 1, 1, 3, 3>} : (tensor<2x1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x3xf32>
%144 = "stablehlo.is_finite"(%143) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%145 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%146 = "stablehlo.not"(%144) : (tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xi1>
%147 = "stablehlo.compare"(%143, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%148 = "stablehlo.and"(%146, %147) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xi1>
%149 = "stablehlo.sign"(%143) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%150 = "stablehlo.select"(%148, %149, %145) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%151 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%152 = "stablehlo.select"(%144, %145, %151) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%153 = "stablehlo.sign"(%122) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%154 = "stablehlo.convert"(%150) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xbf16>
%155 = "stablehlo.convert"(%153) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%156 = "stablehlo.dot_general"(%154, %155) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<3x3xbf16>) -> tensor<1x1x3x3xf32>
%157 = "stablehlo.abs"(%150) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%158 = "stablehlo.abs"(%153) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%159 = "stablehlo.convert"(%157) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xbf16>
%160 = "stablehlo.convert"(%158) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%161 = "stablehlo.dot_general"(%159, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<3x3xbf16>) -> tensor<1x1x3x3xf32>
%162 = "stablehlo.convert"(%121) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%163 = "stablehlo.convert"(%152) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xbf16>
%164 = "stablehlo.convert"(%162) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%165 = "stablehlo.dot_general"(%163, %164) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<3x3xbf16>) -> tensor<1x1x3x3xf32>
%166 = "stablehlo.select"(%144, %143, %145) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%167 = "stablehlo.dot_general"(%166, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x1x3x3xf32>, tensor<3x3xf32>) -> tensor<1x1x3x3xf32>
%168 = "stablehlo.abs"(%156) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%169 = "stablehlo.compare"(%168, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%170 = "stablehlo.compare"(%165, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%171 = "stablehlo.and"(%169, %170) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xi1>
%172 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%173 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%174 = "stablehlo.select"(%171, %156, %173) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%175 = "stablehlo.multiply"(%172, %174) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%177 = "stablehlo.compare"(%165, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%178 = "stablehlo.select"(%177, %175, %167) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%179 = "stablehlo.is_finite"(%178) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%181 = "stablehlo.not"(%179) : (tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xi1>
%182 = "stablehlo.compare"(%178, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%183 = "stablehlo.and"(%181, %182) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xi1>
%184 = "stablehlo.sign"(%178) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%185 = "stablehlo.select"(%183, %184, %180) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%186 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%187 = "stablehlo.select"(%179, %180, %186) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%188 = "stablehlo.sign"(%61) : (tensor<12x3xf32>) -> tensor<12x3xf32>
%189 = "stablehlo.convert"(%185) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xbf16>
%190 = "stablehlo.convert"(%188) : (tensor<12x3xf32>) -> tensor<12x3xbf16>
%191 = "stablehlo.dot_general"(%189, %190) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<12x3xbf16>) -> tensor<1x1x3x12xf32>
%192 = "stablehlo.transpose"(%191) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x1x3x12xf32>) -> tensor<1x1x12x3xf32>
%193 = "stablehlo.abs"(%185) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%194 = "stablehlo.abs"(%188) : (tensor<12x3xf32>) -> tensor<12x3xf32>
%195 = "stablehlo.convert"(%193) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xbf16>
%196 = "stablehlo.convert"(%194) : (tensor<12x3xf32>) -> tensor<12x3xbf16>
%197 = "stablehlo.dot_general"(%195, %196) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<12x3xbf16>) -> tensor<1x1x3x12xf32>
%198 = "stablehlo.transpose"(%197) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x1x3x12xf32>) -> tensor<1x1x12x3xf32>
%199 = "stablehlo.convert"(%60) : (tensor<12x3xi1>) -> tensor<12x3xf32>
%200 = "stablehlo.convert"(%187) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xbf16>
%201 = "stablehlo.convert"(%199) : (tensor<12x3xf32>) -> tensor<12x3xbf16>
%202 = "stablehlo.dot_general"(%200, %201) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<12x3xbf16>) -> tensor<1x1x3x12xf32>
%203 = "stablehlo.transpose"(%202) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x1x3x12xf32>) -> tensor<1x1x12x3xf32>
%204 = "stablehlo.select"(%179, %178, %180) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%205 = "stablehlo.dot_general"(%204, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x1x3x3xf32>, tensor<12x3xf32>) -> tensor<1x1x3x12xf32>
%206 = "stablehlo.transpose"(%205) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x1x3x12xf32>) -> tensor<1x1x12x3xf32>
%207 = "stablehlo.abs"(%192) : (tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%208 = "stablehlo.compare"(%207, %198) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xi1>
%209 = "stablehlo.compare"(%203, %198) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xi1>
%210 = "stablehlo.and"(%208, %209) : (tensor<1x1x12x3xi1>, tensor<1x1x12x3xi1>) -> tensor<1x1x12x3xi1>
%211 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x1x12x3xf32>} : () -> tensor<1x1x12x3xf32>
%212 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x12x3xf32>} : () -> tensor<1x1x12x3xf32>
%213 = "stablehlo.select"(%210, %192, %212) : (tensor<1x1x12x3xi1>, tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%214 = "stablehlo.multiply"(%211, %213) : (tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%215 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x12x3xf32>} : () -> tensor<1x1x12x3xf32>
%216 = "stablehlo.compare"(%203, %215) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xi1>
%217 = "stablehlo.select"(%216, %214, %206) : (tensor<1x1x12x3xi1>, tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%218 = "stablehlo.dynamic_update_slice"(%139, %217, %138, %142, %142, %142) : (tensor<2x1x12x3xf32>, tensor<1x1x12x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x12x3xf32>
"stablehlo.return"(%141, %218) : (tensor<i32>, tensor<2x1x12x3xf32>) -> ()
}) : (tensor<i32>, tensor<2x1x12x3xf32>) -> (tensor<i32>, tensor<2x1x12x3xf32>)
"stablehlo.return"(%220) : (tensor<2x1x12x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x1x12x3xf32>
return %221 : tensor<2x1x12x3xf32>
}
}

// f32[2,1,3,3] [12,3] true
module @example {
func.func public @main(%0: tensor<2x1x3x3xf32>) -> (tensor<2x1x12x3xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xf32>
%2 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.1e1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%9 = "stablehlo.floor"(%8) : (tensor<12xf32>) -> tensor<12xf32>
%10 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%26 = "stablehlo.abs"(%24) : (tensor<12xf32>) -> tensor<12xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%28 = "stablehlo.negate"(%25) : (tensor<12xf32>) -> tensor<12xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%30 = "stablehlo.convert"(%29) : (tensor<12xf32>) -> tensor<12xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%39 = "stablehlo.abs"(%37) : (tensor<12xf32>) -> tensor<12xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%41 = "stablehlo.negate"(%38) : (tensor<12xf32>) -> tensor<12xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%43 = "stablehlo.convert"(%42) : (tensor<12xf32>) -> tensor<12xi32>
%44 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x3xi32>
%45 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<12xi32>) -> tensor<12x3xi32>
%46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12x3xi32>, tensor<12x3xi32>) -> tensor<12x3xi1>
%47 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x3xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x3xf32>} : () -> tensor<12x3xf32>
%49 = "stablehlo.select"(%46, %47, %48) : (tensor<12x3xi1>, tensor<12x3xf32>, tensor<12x3xf32>) -> tensor<12x3xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x3xi32>
%51 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<12xi32>) -> tensor<12x3xi32>
%52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12x3xi32>, tensor<12x3xi32>) -> tensor<12x3xi1>
%53 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x3xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x3xf32>} : () -> tensor<12x3xf32>
%55 = "stablehlo.select"(%52, %53, %54) : (tensor<12x3xi1>, tensor<12x3xf32>, tensor<12x3xf32>) -> tensor<12x3xf32>
%56 = "stablehlo.or"(%46, %52) : (tensor<12x3xi1>, tensor<12x3xi1>) -> tensor<12x3xi1>
%57 = "stablehlo.add"(%49, %55) : (tensor<12x3xf32>, tensor<12x3xf32>) -> tensor<12x3xf32>
%58 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%59 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%60 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.divide"(%59, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%63 = "stablehlo.multiply"(%58, %62) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%65 = "stablehlo.maximum"(%63, %64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%66 = "stablehlo.floor"(%65) : (tensor<3xf32>) -> tensor<3xf32>
%67 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%68 = "stablehlo.minimum"(%66, %67) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%69 = "stablehlo.subtract"(%65, %68) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%73 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%74 = "stablehlo.clamp"(%72, %69, %73) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%76 = "stablehlo.subtract"(%75, %74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%80 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%81 = "stablehlo.clamp"(%79, %68, %80) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%82 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%83 = "stablehlo.abs"(%81) : (tensor<3xf32>) -> tensor<3xf32>
%84 = "stablehlo.compare"(%83, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%85 = "stablehlo.negate"(%82) : (tensor<3xf32>) -> tensor<3xf32>
%86 = "stablehlo.select"(%84, %81, %85) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%87 = "stablehlo.convert"(%86) : (tensor<3xf32>) -> tensor<3xi32>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%89 = "stablehlo.add"(%68, %88) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%91 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%92 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%93 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%94 = "stablehlo.clamp"(%92, %89, %93) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%95 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%96 = "stablehlo.abs"(%94) : (tensor<3xf32>) -> tensor<3xf32>
%97 = "stablehlo.compare"(%96, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%98 = "stablehlo.negate"(%95) : (tensor<3xf32>) -> tensor<3xf32>
%99 = "stablehlo.select"(%97, %94, %98) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%100 = "stablehlo.convert"(%99) : (tensor<3xf32>) -> tensor<3xi32>
%101 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%102 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x3xi32>
%103 = "stablehlo.compare"(%101, %102) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%104 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%106 = "stablehlo.select"(%103, %104, %105) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%107 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%108 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x3xi32>
%109 = "stablehlo.compare"(%107, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%110 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%112 = "stablehlo.select"(%109, %110, %111) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%113 = "stablehlo.or"(%103, %109) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
%114 = "stablehlo.add"(%106, %112) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%115 = "stablehlo.is_finite"(%0) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%116 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%120 = "stablehlo.reduce"(%115, %116) ({
^bb0(%117: tensor<i1>, %118: tensor<i1>):
%119 = "stablehlo.and"(%117, %118) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%119) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x3x3xi1>, tensor<i1>) -> tensor<i1>
%213 = "stablehlo.if"(%120) ({
%121 = "stablehlo.dot_general"(%0, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<3x3xf32>) -> tensor<2x1x3x3xf32>
%122 = "stablehlo.dot_general"(%121, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<12x3xf32>) -> tensor<2x1x3x12xf32>
%123 = "stablehlo.transpose"(%122) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x12xf32>) -> tensor<2x1x12x3xf32>
"stablehlo.return"(%123) : (tensor<2x1x12x3xf32>) -> ()
}, {
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%125 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%211, %212 = "stablehlo.while"(%125, %124) ({
^bb0(%126: tensor<i32>, %127: tensor<2x1x12x3xf32>):
%128 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%129 = "stablehlo.compare"(%126, %128) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%129) : (tensor<i1>) -> ()
}, {
^bb0(%130: tensor<i32>, %131: tensor<2x1x12x3xf32>):
%132 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%133 = "stablehlo.add"(%130, %132) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%134 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%135 = "stablehlo.dynamic_slice"(%0, %130, %134, %134, %134) {slice_sizes = array<i64: 1, 1, 3, 3>} : (tensor<2x1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x3xf32>
%136 = "stablehlo.is_finite"(%135) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%138 = "stablehlo.not"(%136) : (tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xi1>
%139 = "stablehlo.compare"(%135, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%140 = "stablehlo.and"(%138, %139) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xi1>
%141 = "stablehlo.sign"(%135) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%142 = "stablehlo.select"(%140, %141, %137) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%143 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%144 = "stablehlo.select"(%136, %137, %143) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%145 = "stablehlo.sign"(%114) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%146 = "stablehlo.convert"(%142) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xbf16>
%147 = "stablehlo.convert"(%145) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%148 = "stablehlo.dot_general"(%146, %147) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<3x3xbf16>) -> tensor<1x1x3x3xf32>
%149 = "stablehlo.abs"(%142) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%150 = "stablehlo.abs"(%145) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%151 = "stablehlo.convert"(%149) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xbf16>
%152 = "stablehlo.convert"(%150) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%153 = "stablehlo.dot_general"(%151, %152) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<3x3xbf16>) -> tensor<1x1x3x3xf32>
%154 = "stablehlo.convert"(%113) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%155 = "stablehlo.convert"(%144) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xbf16>
%156 = "stablehlo.convert"(%154) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%157 = "stablehlo.dot_general"(%155, %156) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<3x3xbf16>) -> tensor<1x1x3x3xf32>
%158 = "stablehlo.select"(%136, %135, %137) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%159 = "stablehlo.dot_general"(%158, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x1x3x3xf32>, tensor<3x3xf32>) -> tensor<1x1x3x3xf32>
%160 = "stablehlo.abs"(%148) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%161 = "stablehlo.compare"(%160, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%162 = "stablehlo.compare"(%157, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%163 = "stablehlo.and"(%161, %162) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xi1>
%164 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%165 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%166 = "stablehlo.select"(%163, %148, %165) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%167 = "stablehlo.multiply"(%164, %166) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%169 = "stablehlo.compare"(%157, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%170 = "stablehlo.select"(%169, %167, %159) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%171 = "stablehlo.is_finite"(%170) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%173 = "stablehlo.not"(%171) : (tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xi1>
%174 = "stablehlo.compare"(%170, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%175 = "stablehlo.and"(%173, %174) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xi1>
%176 = "stablehlo.sign"(%170) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%177 = "stablehlo.select"(%175, %176, %172) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%178 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%179 = "stablehlo.select"(%171, %172, %178) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%180 = "stablehlo.sign"(%57) : (tensor<12x3xf32>) -> tensor<12x3xf32>
%181 = "stablehlo.convert"(%177) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xbf16>
%182 = "stablehlo.convert"(%180) : (tensor<12x3xf32>) -> tensor<12x3xbf16>
%183 = "stablehlo.dot_general"(%181, %182) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<12x3xbf16>) -> tensor<1x1x3x12xf32>
%184 = "stablehlo.transpose"(%183) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x1x3x12xf32>) -> tensor<1x1x12x3xf32>
%185 = "stablehlo.abs"(%177) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%186 = "stablehlo.abs"(%180) : (tensor<12x3xf32>) -> tensor<12x3xf32>
%187 = "stablehlo.convert"(%185) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<12x3xf32>) -> tensor<12x3xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<12x3xbf16>) -> tensor<1x1x3x12xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x1x3x12xf32>) -> tensor<1x1x12x3xf32>
%191 = "stablehlo.convert"(%56) : (tensor<12x3xi1>) -> tensor<12x3xf32>
%192 = "stablehlo.convert"(%179) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xbf16>
%193 = "stablehlo.convert"(%191) : (tensor<12x3xf32>) -> tensor<12x3xbf16>
%194 = "stablehlo.dot_general"(%192, %193) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<12x3xbf16>) -> tensor<1x1x3x12xf32>
%195 = "stablehlo.transpose"(%194) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x1x3x12xf32>) -> tensor<1x1x12x3xf32>
%196 = "stablehlo.select"(%171, %170, %172) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%197 = "stablehlo.dot_general"(%196, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x1x3x3xf32>, tensor<12x3xf32>) -> tensor<1x1x3x12xf32>
%198 = "stablehlo.transpose"(%197) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x1x3x12xf32>) -> tensor<1x1x12x3xf32>
%199 = "stablehlo.abs"(%184) : (tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%200 = "stablehlo.compare"(%199, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xi1>
%201 = "stablehlo.compare"(%195, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xi1>
%202 = "stablehlo.and"(%200, %201) : (tensor<1x1x12x3xi1>, tensor<1x1x12x3xi1>) -> tensor<1x1x12x3xi1>
%203 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x1x12x3xf32>} : () -> tensor<1x1x12x3xf32>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x12x3xf32>} : () -> tensor<1x1x12x3xf32>
%205 = "stablehlo.select"(%202, %184, %204) : (tensor<1x1x12x3xi1>, tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%206 = "stablehlo.multiply"(%203, %205) : (tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%207 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x12x3xf32>} : () -> tensor<1x1x12x3xf32>
%208 = "stablehlo.compare"(%195, %207) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xi1>
%209 = "stablehlo.select"(%208, %206, %198) : (tensor<1x1x12x3xi1>, tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%210 = "stablehlo.dynamic_update_slice"(%131, %209, %130, %134, %134, %134) : (tensor<2x1x12x3xf32>, tensor<1x1x12x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x12x3xf32>
"stablehlo.return"(%133, %210) : (tensor<i32>, tensor<2x1x12x3xf32>) -> ()
}) : (tensor<i32>, tensor<2x1x12x3xf32>) -> (tensor<i32>, tensor<2x1x12x3xf32>)
"stablehlo.return"(%212) : (tensor<2x1x12x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x1x12x3xf32>
return %213 : tensor<2x1x12x3xf32>
}
}

