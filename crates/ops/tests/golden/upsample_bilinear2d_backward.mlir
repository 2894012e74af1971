// f32[2,3,8,10] [8,10] [2,3,4,5] false
module @example {
func.func public @main(%0: tensor<2x3x8x10xf32>) -> (tensor<2x3x4x5xf32>) {
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
%62 = "stablehlo.transpose"(%60) {permutation = array<i64: 1, 0>} : (tensor<8x4xi1>) -> tensor<4x8xi1>
%63 = "stablehlo.transpose"(%61) {permutation = array<i64: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
%64 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%65 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%66 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<f32>} : () -> tensor<f32>
%67 = "stablehlo.divide"(%65, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%69 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%70 = "stablehlo.add"(%64, %69) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%71 = "stablehlo.multiply"(%70, %68) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%72 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%73 = "stablehlo.subtract"(%71, %72) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%75 = "stablehlo.maximum"(%73, %74) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%76 = "stablehlo.floor"(%75) : (tensor<10xf32>) -> tensor<10xf32>
%77 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%78 = "stablehlo.minimum"(%76, %77) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%79 = "stablehlo.subtract"(%75, %78) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%82 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%83 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%84 = "stablehlo.clamp"(%82, %79, %83) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%85 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%86 = "stablehlo.subtract"(%85, %84) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%88 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%90 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%91 = "stablehlo.clamp"(%89, %78, %90) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%92 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%93 = "stablehlo.abs"(%91) : (tensor<10xf32>) -> tensor<10xf32>
%94 = "stablehlo.compare"(%93, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%95 = "stablehlo.negate"(%92) : (tensor<10xf32>) -> tensor<10xf32>
%96 = "stablehlo.select"(%94, %91, %95) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%97 = "stablehlo.convert"(%96) : (tensor<10xf32>) -> tensor<10xi32>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%99 = "stablehlo.add"(%78, %98) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%101 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%102 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%103 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%104 = "stablehlo.clamp"(%102, %99, %103) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%105 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%106 = "stablehlo.abs"(%104) : (tensor<10xf32>) -> tensor<10xf32>
%107 = "stablehlo.compare"(%106, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%108 = "stablehlo.negate"(%105) : (tensor<10xf32>) -> tensor<10xf32>
%109 = "stablehlo.select"(%107, %104, %108) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%110 = "stablehlo.convert"(%109) : (tensor<10xf32>) -> tensor<10xi32>
%111 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%112 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%113 = "stablehlo.compare"(%111, %112) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%114 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%116 = "stablehlo.select"(%113, %114, %115) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%117 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%118 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%119 = "stablehlo.compare"(%117, %118) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%120 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%122 = "stablehlo.select"(%119, %120, %121) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%123 = "stablehlo.or"(%113, %119) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%124 = "stablehlo.add"(%116, %122) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%125 = "stablehlo.transpose"(%123) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%126 = "stablehlo.transpose"(%124) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%127 = "stablehlo.dot_general"(%0, %126) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%128 = "stablehlo.dot_general"(%127, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%129 = "stablehlo.transpose"(%128) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%130 = "stablehlo.is_finite"(%129) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%131 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%135 = "stablehlo.reduce"(%130, %131) ({
^bb0(%132: tensor<i1>, %133: tensor<i1>):
%134 = "stablehlo.and"(%132, %133) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%134) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%280 = "stablehlo.if"(%135) ({
"stablehlo.return"(%129) : (tensor<2x3x4x5xf32>) -> ()
}, {
%136 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%137 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%138 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%139 = "stablehlo.sign"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%140 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%141 = "stablehlo.abs"(%139) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%142 = "stablehlo.compare"(%141, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%143 = "stablehlo.negate"(%140) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%144 = "stablehlo.select"(%142, %139, %143) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%145 = "stablehlo.convert"(%144) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%146 = "stablehlo.select"(%138, %145, %136) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%147 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%148 = "stablehlo.select"(%147, %137, %146) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%149 = "stablehlo.convert"(%148) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%150 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%152 = "stablehlo.select"(%150, %0, %151) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%153 = "stablehlo.dot_general"(%152, %126) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%154 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%155 = "stablehlo.compare"(%149, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%156 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%157 = "stablehlo.select"(%155, %156, %149) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi8>
%158 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%159 = "stablehlo.compare"(%149, %158) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%160 = "stablehlo.not"(%159) : (tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%161 = "stablehlo.sign"(%126) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%162 = "stablehlo.convert"(%157) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xbf16>
%163 = "stablehlo.convert"(%161) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%164 = "stablehlo.dot_general"(%162, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%165 = "stablehlo.abs"(%157) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi8>
%166 = "stablehlo.abs"(%161) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%167 = "stablehlo.convert"(%165) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xbf16>
%168 = "stablehlo.convert"(%166) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%169 = "stablehlo.dot_general"(%167, %168) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%170 = "stablehlo.convert"(%160) : (tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xbf16>
%171 = "stablehlo.convert"(%125) : (tensor<5x10xi1>) -> tensor<5x10xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%173 = "stablehlo.abs"(%164) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%174 = "stablehlo.compare"(%173, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%175 = "stablehlo.compare"(%172, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%176 = "stablehlo.and"(%174, %175) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%177 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%178 = "stablehlo.sign"(%164) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%179 = "stablehlo.select"(%176, %178, %177) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%181 = "stablehlo.compare"(%172, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%183 = "stablehlo.select"(%181, %182, %179) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%184 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%185 = "stablehlo.abs"(%183) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%186 = "stablehlo.compare"(%185, %184) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%187 = "stablehlo.negate"(%184) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%188 = "stablehlo.select"(%186, %183, %187) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%189 = "stablehlo.convert"(%188) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi32>
%190 = "stablehlo.convert"(%189) : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi8>
%191 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%192 = "stablehlo.compare"(%190, %191) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi1>
%193 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x5xi32>} : () -> tensor<2x3x8x5xi32>
%194 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi32>} : () -> tensor<2x3x8x5xi32>
%195 = "stablehlo.compare"(%153, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%196 = "stablehlo.sign"(%153) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%197 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%198 = "stablehlo.abs"(%196) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%199 = "stablehlo.compare"(%198, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%200 = "stablehlo.negate"(%197) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%201 = "stablehlo.select"(%199, %196, %200) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%202 = "stablehlo.convert"(%201) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi32>
%203 = "stablehlo.select"(%195, %202, %193) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi32>
%204 = "stablehlo.is_finite"(%153) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%205 = "stablehlo.select"(%204, %194, %203) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi32>
%206 = "stablehlo.convert"(%205) : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi8>
%207 = "stablehlo.select"(%192, %206, %190) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi8>
%208 = "stablehlo.is_finite"(%153) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%209 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%210 = "stablehlo.select"(%208, %153, %209) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%211 = "stablehlo.dot_general"(%210, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%212 = "stablehlo.transpose"(%211) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%213 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%214 = "stablehlo.compare"(%207, %213) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi1>
%215 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%216 = "stablehlo.select"(%214, %215, %207) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi8>
%217 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%218 = "stablehlo.compare"(%207, %217) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi1>
%219 = "stablehlo.not"(%218) : (tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%220 = "stablehlo.sign"(%63) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%221 = "stablehlo.convert"(%216) : (tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xbf16>
%222 = "stablehlo.convert"(%220) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%223 = "stablehlo.dot_general"(%221, %222) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%224 = "stablehlo.transpose"(%223) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%225 = "stablehlo.abs"(%216) : (tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi8>
%226 = "stablehlo.abs"(%220) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%227 = "stablehlo.convert"(%225) : (tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xbf16>
%228 = "stablehlo.convert"(%226) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%229 = "stablehlo.dot_general"(%227, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%230 = "stablehlo.transpose"(%229) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%231 = "stablehlo.convert"(%219) : (tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xbf16>
%232 = "stablehlo.convert"(%62) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%233 = "stablehlo.dot_general"(%231, %232) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%234 = "stablehlo.transpose"(%233) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%235 = "stablehlo.abs"(%224) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%236 = "stablehlo.compare"(%235, %230) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%237 = "stablehlo.compare"(%234, %230) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%238 = "stablehlo.and"(%236, %237) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%239 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%240 = "stablehlo.sign"(%224) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%241 = "stablehlo.select"(%238, %240, %239) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%242 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%243 = "stablehlo.compare"(%234, %242) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%244 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%245 = "stablehlo.select"(%243, %244, %241) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%246 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%247 = "stablehlo.abs"(%245) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%248 = "stablehlo.compare"(%247, %246) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%249 = "stablehlo.negate"(%246) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%250 = "stablehlo.select"(%248, %245, %249) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%251 = "stablehlo.convert"(%250) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%252 = "stablehlo.convert"(%251) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%253 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%254 = "stablehlo.compare"(%252, %253) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%255 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%256 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%257 = "stablehlo.compare"(%212, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%258 = "stablehlo.sign"(%212) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%259 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%260 = "stablehlo.abs"(%258) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%261 = "stablehlo.compare"(%260, %259) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%262 = "stablehlo.negate"(%259) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%263 = "stablehlo.select"(%261, %258, %262) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%264 = "stablehlo.convert"(%263) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%265 = "stablehlo.select"(%257, %264, %255) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%266 = "stablehlo.is_finite"(%212) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%267 = "stablehlo.select"(%266, %256, %265) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%268 = "stablehlo.convert"(%267) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%269 = "stablehlo.select"(%254, %268, %252) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%270 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%271 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%272 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%273 = "stablehlo.compare"(%269, %272) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%274 = "stablehlo.convert"(%269) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xf32>
%275 = "stablehlo.multiply"(%270, %274) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%276 = "stablehlo.select"(%273, %271, %275) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%277 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%278 = "stablehlo.compare"(%269, %277) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%279 = "stablehlo.select"(%278, %212, %276) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%279) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %280 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,8,10] [8,10] [2,3,4,5] true
module @example {
func.func public @main(%0: tensor<2x3x8x10xf32>) -> (tensor<2x3x4x5xf32>) {
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
%58 = "stablehlo.transpose"(%56) {permutation = array<i64: 1, 0>} : (tensor<8x4xi1>) -> tensor<4x8xi1>
%59 = "stablehlo.transpose"(%57) {permutation = array<i64: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
%60 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%61 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%62 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%63 = "stablehlo.divide"(%61, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%65 = "stablehlo.multiply"(%60, %64) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%67 = "stablehlo.maximum"(%65, %66) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%68 = "stablehlo.floor"(%67) : (tensor<10xf32>) -> tensor<10xf32>
%69 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%70 = "stablehlo.minimum"(%68, %69) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%71 = "stablehlo.subtract"(%67, %70) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%75 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%76 = "stablehlo.clamp"(%74, %71, %75) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%78 = "stablehlo.subtract"(%77, %76) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%82 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%83 = "stablehlo.clamp"(%81, %70, %82) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%84 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%85 = "stablehlo.abs"(%83) : (tensor<10xf32>) -> tensor<10xf32>
%86 = "stablehlo.compare"(%85, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%87 = "stablehlo.negate"(%84) : (tensor<10xf32>) -> tensor<10xf32>
%88 = "stablehlo.select"(%86, %83, %87) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%89 = "stablehlo.convert"(%88) : (tensor<10xf32>) -> tensor<10xi32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%91 = "stablehlo.add"(%70, %90) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%93 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%95 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%96 = "stablehlo.clamp"(%94, %91, %95) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%97 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%98 = "stablehlo.abs"(%96) : (tensor<10xf32>) -> tensor<10xf32>
%99 = "stablehlo.compare"(%98, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%100 = "stablehlo.negate"(%97) : (tensor<10xf32>) -> tensor<10xf32>
%101 = "stablehlo.select"(%99, %96, %100) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%102 = "stablehlo.convert"(%101) : (tensor<10xf32>) -> tensor<10xi32>
%103 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%104 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%105 = "stablehlo.compare"(%103, %104) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%106 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%108 = "stablehlo.select"(%105, %106, %107) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%109 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%110 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%111 = "stablehlo.compare"(%109, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%112 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%114 = "stablehlo.select"(%111, %112, %113) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%115 = "stablehlo.or"(%105, %111) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%116 = "stablehlo.add"(%108, %114) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%117 = "stablehlo.transpose"(%115) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%118 = "stablehlo.transpose"(%116) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%119 = "stablehlo.dot_general"(%0, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%120 = "stablehlo.dot_general"(%119, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%121 = "stablehlo.transpose"(%120) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%122 = "stablehlo.is_finite"(%121) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%123 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%127 = "stablehlo.reduce"(%122, %123) ({
^bb0(%124: tensor<i1>, %125: tensor<i1>):
%126 = "stablehlo.and"(%124, %125) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%126) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%272 = "stablehlo.if"(%127) ({
"stablehlo.return"(%121) : (tensor<2x3x4x5xf32>) -> ()
}, {
%128 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%129 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%130 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%131 = "stablehlo.sign"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%132 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%133 = "stablehlo.abs"(%131) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%134 = "stablehlo.compare"(%133, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%135 = "stablehlo.negate"(%132) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%136 = "stablehlo.select"(%134, %131, %135) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%137 = "stablehlo.convert"(%136) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%138 = "stablehlo.select"(%130, %137, %128) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%139 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%140 = "stablehlo.select"(%139, %129, %138) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%141 = "stablehlo.convert"(%140) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%142 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%144 = "stablehlo.select"(%142, %0, %143) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%145 = "stablehlo.dot_general"(%144, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%146 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%147 = "stablehlo.compare"(%141, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%148 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%149 = "stablehlo.select"(%147, %148, %141) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi8>
%150 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%151 = "stablehlo.compare"(%141, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%152 = "stablehlo.not"(%151) : (tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%153 = "stablehlo.sign"(%118) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%154 = "stablehlo.convert"(%149) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xbf16>
%155 = "stablehlo.convert"(%153) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%156 = "stablehlo.dot_general"(%154, %155) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%157 = "stablehlo.abs"(%149) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi8>
%158 = "stablehlo.abs"(%153) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%159 = "stablehlo.convert"(%157) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xbf16>
%160 = "stablehlo.convert"(%158) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%161 = "stablehlo.dot_general"(%159, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%162 = "stablehlo.convert"(%152) : (tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xbf16>
%163 = "stablehlo.convert"(%117) : (tensor<5x10xi1>) -> tensor<5x10xbf16>
%164 = "stablehlo.dot_general"(%162, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%165 = "stablehlo.abs"(%156) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%166 = "stablehlo.compare"(%165, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%167 = "stablehlo.compare"(%164, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%168 = "stablehlo.and"(%166, %167) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%169 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%170 = "stablehlo.sign"(%156) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%171 = "stablehlo.select"(%168, %170, %169) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%173 = "stablehlo.compare"(%164, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%175 = "stablehlo.select"(%173, %174, %171) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%176 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%177 = "stablehlo.abs"(%175) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%178 = "stablehlo.compare"(%177, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%179 = "stablehlo.negate"(%176) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%180 = "stablehlo.select"(%178, %175, %179) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%181 = "stablehlo.convert"(%180) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi32>
%182 = "stablehlo.convert"(%181) : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi8>
%183 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%184 = "stablehlo.compare"(%182, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi1>
%185 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x5xi32>} : () -> tensor<2x3x8x5xi32>
%186 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi32>} : () -> tensor<2x3x8x5xi32>
%187 = "stablehlo.compare"(%145, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%188 = "stablehlo.sign"(%145) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%189 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%190 = "stablehlo.abs"(%188) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%191 = "stablehlo.compare"(%190, %189) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%192 = "stablehlo.negate"(%189) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%193 = "stablehlo.select"(%191, %188, %192) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%194 = "stablehlo.convert"(%193) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi32>
%195 = "stablehlo.select"(%187, %194, %185) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi32>
%196 = "stablehlo.is_finite"(%145) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%197 = "stablehlo.select"(%196, %186, %195) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi32>
%198 = "stablehlo.convert"(%197) : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi8>
%199 = "stablehlo.select"(%184, %198, %182) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi8>
%200 = "stablehlo.is_finite"(%145) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%202 = "stablehlo.select"(%200, %145, %201) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%203 = "stablehlo.dot_general"(%202, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%205 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%206 = "stablehlo.compare"(%199, %205) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi1>
%207 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%208 = "stablehlo.select"(%206, %207, %199) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi8>
%209 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%210 = "stablehlo.compare"(%199, %209) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi1>
%211 = "stablehlo.not"(%210) : (tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%212 = "stablehlo.sign"(%59) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%213 = "stablehlo.convert"(%208) : (tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xbf16>
%214 = "stablehlo.convert"(%212) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%215 = "stablehlo.dot_general"(%213, %214) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%216 = "stablehlo.transpose"(%215) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%217 = "stablehlo.abs"(%208) : (tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi8>
%218 = "stablehlo.abs"(%212) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%219 = "stablehlo.convert"(%217) : (tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xbf16>
%220 = "stablehlo.convert"(%218) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%221 = "stablehlo.dot_general"(%219, %220) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%222 = "stablehlo.transpose"(%221) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%223 = "stablehlo.convert"(%211) : (tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xbf16>
%224 = "stablehlo.convert"(%58) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%225 = "stablehlo.dot_general"(%223, %224) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%226 = "stablehlo.transpose"(%225) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%227 = "stablehlo.abs"(%216) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%228 = "stablehlo.compare"(%227, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%229 = "stablehlo.compare"(%226, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%230 = "stablehlo.and"(%228, %229) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%231 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%232 = "stablehlo.sign"(%216) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%233 = "stablehlo.select"(%230, %232, %231) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%235 = "stablehlo.compare"(%226, %234) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%236 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%237 = "stablehlo.select"(%235, %236, %233) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%238 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%239 = "stablehlo.abs"(%237) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%240 = "stablehlo.compare"(%239, %238) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%241 = "stablehlo.negate"(%238) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%242 = "stablehlo.select"(%240, %237, %241) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%243 = "stablehlo.convert"(%242) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%244 = "stablehlo.convert"(%243) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%245 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%246 = "stablehlo.compare"(%244, %245) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%247 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%248 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%249 = "stablehlo.compare"(%204, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%250 = "stablehlo.sign"(%204) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%251 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%252 = "stablehlo.abs"(%250) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%253 = "stablehlo.compare"(%252, %251) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%254 = "stablehlo.negate"(%251) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%255 = "stablehlo.select"(%253, %250, %254) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%256 = "stablehlo.convert"(%255) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%257 = "stablehlo.select"(%249, %256, %247) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%258 = "stablehlo.is_finite"(%204) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%259 = "stablehlo.select"(%258, %248, %257) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%260 = "stablehlo.convert"(%259) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%261 = "stablehlo.select"(%246, %260, %244) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%262 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%263 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%264 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%265 = "stablehlo.compare"(%261, %264) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%266 = "stablehlo.convert"(%261) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xf32>
%267 = "stablehlo.multiply"(%262, %266) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%268 = "stablehlo.select"(%265, %263, %267) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%269 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%270 = "stablehlo.compare"(%261, %269) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%271 = "stablehlo.select"(%270, %204, %268) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%271) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %272 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] false
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
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
%62 = "stablehlo.transpose"(%60) {permutation = array<i64: 1, 0>} : (tensor<7x4xi1>) -> tensor<4x7xi1>
%63 = "stablehlo.transpose"(%61) {permutation = array<i64: 1, 0>} : (tensor<7x4xf32>) -> tensor<4x7xf32>
%64 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%65 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%66 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%67 = "stablehlo.divide"(%65, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%69 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%70 = "stablehlo.add"(%64, %69) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%71 = "stablehlo.multiply"(%70, %68) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%72 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%73 = "stablehlo.subtract"(%71, %72) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%75 = "stablehlo.maximum"(%73, %74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%76 = "stablehlo.floor"(%75) : (tensor<3xf32>) -> tensor<3xf32>
%77 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%78 = "stablehlo.minimum"(%76, %77) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%79 = "stablehlo.subtract"(%75, %78) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%82 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%83 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%84 = "stablehlo.clamp"(%82, %79, %83) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%85 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%86 = "stablehlo.subtract"(%85, %84) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%88 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%90 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%91 = "stablehlo.clamp"(%89, %78, %90) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%92 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%93 = "stablehlo.abs"(%91) : (tensor<3xf32>) -> tensor<3xf32>
%94 = "stablehlo.compare"(%93, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%95 = "stablehlo.negate"(%92) : (tensor<3xf32>) -> tensor<3xf32>
%96 = "stablehlo.select"(%94, %91, %95) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%97 = "stablehlo.convert"(%96) : (tensor<3xf32>) -> tensor<3xi32>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%99 = "stablehlo.add"(%78, %98) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%101 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%102 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%103 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%104 = "stablehlo.clamp"(%102, %99, %103) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%105 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%106 = "stablehlo.abs"(%104) : (tensor<3xf32>) -> tensor<3xf32>
%107 = "stablehlo.compare"(%106, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%108 = "stablehlo.negate"(%105) : (tensor<3xf32>) -> tensor<3xf32>
%109 = "stablehlo.select"(%107, %104, %108) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%110 = "stablehlo.convert"(%109) : (tensor<3xf32>) -> tensor<3xi32>
%111 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%112 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%113 = "stablehlo.compare"(%111, %112) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%114 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%116 = "stablehlo.select"(%113, %114, %115) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%117 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%118 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%119 = "stablehlo.compare"(%117, %118) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%120 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%122 = "stablehlo.select"(%119, %120, %121) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%123 = "stablehlo.or"(%113, %119) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%124 = "stablehlo.add"(%116, %122) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%125 = "stablehlo.transpose"(%123) {permutation = array<i64: 1, 0>} : (tensor<3x5xi1>) -> tensor<5x3xi1>
%126 = "stablehlo.transpose"(%124) {permutation = array<i64: 1, 0>} : (tensor<3x5xf32>) -> tensor<5x3xf32>
%127 = "stablehlo.dot_general"(%0, %126) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%128 = "stablehlo.dot_general"(%127, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%129 = "stablehlo.transpose"(%128) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%130 = "stablehlo.is_finite"(%129) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%131 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%135 = "stablehlo.reduce"(%130, %131) ({
^bb0(%132: tensor<i1>, %133: tensor<i1>):
%134 = "stablehlo.and"(%132, %133) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%134) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%280 = "stablehlo.if"(%135) ({
"stablehlo.return"(%129) : (tensor<2x3x4x5xf32>) -> ()
}, {
%136 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%137 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%138 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%139 = "stablehlo.sign"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%140 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%141 = "stablehlo.abs"(%139) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%142 = "stablehlo.compare"(%141, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%143 = "stablehlo.negate"(%140) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%144 = "stablehlo.select"(%142, %139, %143) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%145 = "stablehlo.convert"(%144) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%146 = "stablehlo.select"(%138, %145, %136) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%147 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%148 = "stablehlo.select"(%147, %137, %146) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%149 = "stablehlo.convert"(%148) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%150 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%152 = "stablehlo.select"(%150, %0, %151) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%153 = "stablehlo.dot_general"(%152, %126) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%154 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%155 = "stablehlo.compare"(%149, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%156 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%157 = "stablehlo.select"(%155, %156, %149) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi8>
%158 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%159 = "stablehlo.compare"(%149, %158) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%160 = "stablehlo.not"(%159) : (tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%161 = "stablehlo.sign"(%126) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%162 = "stablehlo.convert"(%157) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xbf16>
%163 = "stablehlo.convert"(%161) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%164 = "stablehlo.dot_general"(%162, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%165 = "stablehlo.abs"(%157) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi8>
%166 = "stablehlo.abs"(%161) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%167 = "stablehlo.convert"(%165) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xbf16>
%168 = "stablehlo.convert"(%166) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%169 = "stablehlo.dot_general"(%167, %168) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%170 = "stablehlo.convert"(%160) : (tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xbf16>
%171 = "stablehlo.convert"(%125) : (tensor<5x3xi1>) -> tensor<5x3xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%173 = "stablehlo.abs"(%164) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%174 = "stablehlo.compare"(%173, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%175 = "stablehlo.compare"(%172, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%176 = "stablehlo.and"(%174, %175) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%177 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%178 = "stablehlo.sign"(%164) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%179 = "stablehlo.select"(%176, %178, %177) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%181 = "stablehlo.compare"(%172, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%183 = "stablehlo.select"(%181, %182, %179) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%184 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%185 = "stablehlo.abs"(%183) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%186 = "stablehlo.compare"(%185, %184) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%187 = "stablehlo.negate"(%184) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%188 = "stablehlo.select"(%186, %183, %187) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%189 = "stablehlo.convert"(%188) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi32>
%190 = "stablehlo.convert"(%189) : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi8>
%191 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%192 = "stablehlo.compare"(%190, %191) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%193 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%194 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%195 = "stablehlo.compare"(%153, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%196 = "stablehlo.sign"(%153) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%197 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%198 = "stablehlo.abs"(%196) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%199 = "stablehlo.compare"(%198, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%200 = "stablehlo.negate"(%197) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%201 = "stablehlo.select"(%199, %196, %200) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%202 = "stablehlo.convert"(%201) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi32>
%203 = "stablehlo.select"(%195, %202, %193) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%204 = "stablehlo.is_finite"(%153) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%205 = "stablehlo.select"(%204, %194, %203) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%206 = "stablehlo.convert"(%205) : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi8>
%207 = "stablehlo.select"(%192, %206, %190) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%208 = "stablehlo.is_finite"(%153) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%209 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%210 = "stablehlo.select"(%208, %153, %209) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%211 = "stablehlo.dot_general"(%210, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%212 = "stablehlo.transpose"(%211) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%213 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%214 = "stablehlo.compare"(%207, %213) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%215 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%216 = "stablehlo.select"(%214, %215, %207) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%217 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%218 = "stablehlo.compare"(%207, %217) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%219 = "stablehlo.not"(%218) : (tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%220 = "stablehlo.sign"(%63) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%221 = "stablehlo.convert"(%216) : (tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xbf16>
%222 = "stablehlo.convert"(%220) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%223 = "stablehlo.dot_general"(%221, %222) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%224 = "stablehlo.transpose"(%223) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%225 = "stablehlo.abs"(%216) : (tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%226 = "stablehlo.abs"(%220) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%227 = "stablehlo.convert"(%225) : (tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xbf16>
%228 = "stablehlo.convert"(%226) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%229 = "stablehlo.dot_general"(%227, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%230 = "stablehlo.transpose"(%229) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%231 = "stablehlo.convert"(%219) : (tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xbf16>
%232 = "stablehlo.convert"(%62) : (tensor<4x7xi1>) -> tensor<4x7xbf16>
%233 = "stablehlo.dot_general"(%231, %232) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%234 = "stablehlo.transpose"(%233) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%235 = "stablehlo.abs"(%224) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%236 = "stablehlo.compare"(%235, %230) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%237 = "stablehlo.compare"(%234, %230) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%238 = "stablehlo.and"(%236, %237) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%239 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%240 = "stablehlo.sign"(%224) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%241 = "stablehlo.select"(%238, %240, %239) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%242 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%243 = "stablehlo.compare"(%234, %242) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%244 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%245 = "stablehlo.select"(%243, %244, %241) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%246 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%247 = "stablehlo.abs"(%245) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%248 = "stablehlo.compare"(%247, %246) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%249 = "stablehlo.negate"(%246) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%250 = "stablehlo.select"(%248, %245, %249) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%251 = "stablehlo.convert"(%250) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%252 = "stablehlo.convert"(%251) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%253 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%254 = "stablehlo.compare"(%252, %253) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%255 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%256 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%257 = "stablehlo.compare"(%212, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%258 = "stablehlo.sign"(%212) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%259 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%260 = "stablehlo.abs"(%258) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%261 = "stablehlo.compare"(%260, %259) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%262 = "stablehlo.negate"(%259) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%263 = "stablehlo.select"(%261, %258, %262) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%264 = "stablehlo.convert"(%263) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%265 = "stablehlo.select"(%257, %264, %255) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%266 = "stablehlo.is_finite"(%212) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%267 = "stablehlo.select"(%266, %256, %265) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%268 = "stablehlo.convert"(%267) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%269 = "stablehlo.select"(%254, %268, %252) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%270 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%271 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%272 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%273 = "stablehlo.compare"(%269, %272) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%274 = "stablehlo.convert"(%269) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xf32>
%275 = "stablehlo.multiply"(%270, %274) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%276 = "stablehlo.select"(%273, %271, %275) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%277 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%278 = "stablehlo.compare"(%269, %277) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%279 = "stablehlo.select"(%278, %212, %276) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%279) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %280 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] true
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
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
%58 = "stablehlo.transpose"(%56) {permutation = array<i64: 1, 0>} : (tensor<7x4xi1>) -> tensor<4x7xi1>
%59 = "stablehlo.transpose"(%57) {permutation = array<i64: 1, 0>} : (tensor<7x4xf32>) -> tensor<4x7xf32>
%60 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%61 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%62 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%63 = "stablehlo.divide"(%61, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%65 = "stablehlo.multiply"(%60, %64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%67 = "stablehlo.maximum"(%65, %66) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%68 = "stablehlo.floor"(%67) : (tensor<3xf32>) -> tensor<3xf32>
%69 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%70 = "stablehlo.minimum"(%68, %69) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%71 = "stablehlo.subtract"(%67, %70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%75 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%76 = "stablehlo.clamp"(%74, %71, %75) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%78 = "stablehlo.subtract"(%77, %76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%82 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%83 = "stablehlo.clamp"(%81, %70, %82) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%84 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%85 = "stablehlo.abs"(%83) : (tensor<3xf32>) -> tensor<3xf32>
%86 = "stablehlo.compare"(%85, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%87 = "stablehlo.negate"(%84) : (tensor<3xf32>) -> tensor<3xf32>
%88 = "stablehlo.select"(%86, %83, %87) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%89 = "stablehlo.convert"(%88) : (tensor<3xf32>) -> tensor<3xi32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%91 = "stablehlo.add"(%70, %90) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%93 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%95 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%96 = "stablehlo.clamp"(%94, %91, %95) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%97 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%98 = "stablehlo.abs"(%96) : (tensor<3xf32>) -> tensor<3xf32>
%99 = "stablehlo.compare"(%98, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%100 = "stablehlo.negate"(%97) : (tensor<3xf32>) -> tensor<3xf32>
%101 = "stablehlo.select"(%99, %96, %100) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%102 = "stablehlo.convert"(%101) : (tensor<3xf32>) -> tensor<3xi32>
%103 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%104 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%105 = "stablehlo.compare"(%103, %104) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%106 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%108 = "stablehlo.select"(%105, %106, %107) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%109 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%110 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%111 = "stablehlo.compare"(%109, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%112 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%114 = "stablehlo.select"(%111, %112, %113) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%115 = "stablehlo.or"(%105, %111) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%116 = "stablehlo.add"(%108, %114) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%117 = "stablehlo.transpose"(%115) {permutation = array<i64: 1, 0>} : (tensor<3x5xi1>) -> tensor<5x3xi1>
%118 = "stablehlo.transpose"(%116) {permutation = array<i64: 1, 0>} : (tensor<3x5xf32>) -> tensor<5x3xf32>
%119 = "stablehlo.dot_general"(%0, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%120 = "stablehlo.dot_general"(%119, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%121 = "stablehlo.transpose"(%120) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%122 = "stablehlo.is_finite"(%121) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%123 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%127 = "stablehlo.reduce"(%122, %123) ({
^bb0(%124: tensor<i1>, %125: tensor<i1>):
%126 = "stablehlo.and"(%124, %125) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%126) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%272 = "stablehlo.if"(%127) ({
"stablehlo.return"(%121) : (tensor<2x3x4x5xf32>) -> ()
}, {
%128 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%129 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%130 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%131 = "stablehlo.sign"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%132 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%133 = "stablehlo.abs"(%131) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%134 = "stablehlo.compare"(%133, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%135 = "stablehlo.negate"(%132) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%136 = "stablehlo.select"(%134, %131, %135) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%137 = "stablehlo.convert"(%136) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%138 = "stablehlo.select"(%130, %137, %128) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%139 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%140 = "stablehlo.select"(%139, %129, %138) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%141 = "stablehlo.convert"(%140) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%142 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%144 = "stablehlo.select"(%142, %0, %143) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%145 = "stablehlo.dot_general"(%144, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%146 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%147 = "stablehlo.compare"(%141, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%148 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%149 = "stablehlo.select"(%147, %148, %141) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi8>
%150 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%151 = "stablehlo.compare"(%141, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%152 = "stablehlo.not"(%151) : (tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%153 = "stablehlo.sign"(%118) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%154 = "stablehlo.convert"(%149) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xbf16>
%155 = "stablehlo.convert"(%153) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%156 = "stablehlo.dot_general"(%154, %155) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%157 = "stablehlo.abs"(%149) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi8>
%158 = "stablehlo.abs"(%153) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%159 = "stablehlo.convert"(%157) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xbf16>
%160 = "stablehlo.convert"(%158) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%161 = "stablehlo.dot_general"(%159, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%162 = "stablehlo.convert"(%152) : (tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xbf16>
%163 = "stablehlo.convert"(%117) : (tensor<5x3xi1>) -> tensor<5x3xbf16>
%164 = "stablehlo.dot_general"(%162, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%165 = "stablehlo.abs"(%156) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%166 = "stablehlo.compare"(%165, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%167 = "stablehlo.compare"(%164, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%168 = "stablehlo.and"(%166, %167) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%169 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%170 = "stablehlo.sign"(%156) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%171 = "stablehlo.select"(%168, %170, %169) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%173 = "stablehlo.compare"(%164, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%175 = "stablehlo.select"(%173, %174, %171) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%176 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%177 = "stablehlo.abs"(%175) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%178 = "stablehlo.compare"(%177, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%179 = "stablehlo.negate"(%176) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%180 = "stablehlo.select"(%178, %175, %179) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%181 = "stablehlo.convert"(%180) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi32>
%182 = "stablehlo.convert"(%181) : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi8>
%183 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%184 = "stablehlo.compare"(%182, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%185 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%186 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%187 = "stablehlo.compare"(%145, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%188 = "stablehlo.sign"(%145) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%189 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%190 = "stablehlo.abs"(%188) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%191 = "stablehlo.compare"(%190, %189) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%192 = "stablehlo.negate"(%189) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%193 = "stablehlo.select"(%191, %188, %192) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%194 = "stablehlo.convert"(%193) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi32>
%195 = "stablehlo.select"(%187, %194, %185) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%196 = "stablehlo.is_finite"(%145) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%197 = "stablehlo.select"(%196, %186, %195) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%198 = "stablehlo.convert"(%197) : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi8>
%199 = "stablehlo.select"(%184, %198, %182) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%200 = "stablehlo.is_finite"(%145) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%202 = "stablehlo.select"(%200, %145, %201) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%203 = "stablehlo.dot_general"(%202, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%205 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%206 = "stablehlo.compare"(%199, %205) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%207 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%208 = "stablehlo.select"(%206, %207, %199) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%209 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%210 = "stablehlo.compare"(%199, %209) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%211 = "stablehlo.not"(%210) : (tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%212 = "stablehlo.sign"(%59) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%213 = "stablehlo.convert"(%208) : (tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xbf16>
%214 = "stablehlo.convert"(%212) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%215 = "stablehlo.dot_general"(%213, %214) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%216 = "stablehlo.transpose"(%215) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%217 = "stablehlo.abs"(%208) : (tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%218 = "stablehlo.abs"(%212) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%219 = "stablehlo.convert"(%217) : (tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xbf16>
%220 = "stablehlo.convert"(%218) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%221 = "stablehlo.dot_general"(%219, %220) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%222 = "stablehlo.transpose"(%221) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%223 = "stablehlo.convert"(%211) : (tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xbf16>
%224 = "stablehlo.convert"(%58) : (tensor<4x7xi1>) -> tensor<4x7xbf16>
%225 = "stablehlo.dot_general"(%223, %224) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%226 = "stablehlo.transpose"(%225) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%227 = "stablehlo.abs"(%216) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%228 = "stablehlo.compare"(%227, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%229 = "stablehlo.compare"(%226, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%230 = "stablehlo.and"(%228, %229) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%231 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%232 = "stablehlo.sign"(%216) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%233 = "stablehlo.select"(%230, %232, %231) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%235 = "stablehlo.compare"(%226, %234) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%236 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%237 = "stablehlo.select"(%235, %236, %233) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%238 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%239 = "stablehlo.abs"(%237) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%240 = "stablehlo.compare"(%239, %238) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%241 = "stablehlo.negate"(%238) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%242 = "stablehlo.select"(%240, %237, %241) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%243 = "stablehlo.convert"(%242) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%244 = "stablehlo.convert"(%243) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%245 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%246 = "stablehlo.compare"(%244, %245) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%247 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%248 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%249 = "stablehlo.compare"(%204, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%250 = "stablehlo.sign"(%204) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%251 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%252 = "stablehlo.abs"(%250) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%253 = "stablehlo.compare"(%252, %251) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%254 = "stablehlo.negate"(%251) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%255 = "stablehlo.select"(%253, %250, %254) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%256 = "stablehlo.convert"(%255) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%257 = "stablehlo.select"(%249, %256, %247) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%258 = "stablehlo.is_finite"(%204) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%259 = "stablehlo.select"(%258, %248, %257) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%260 = "stablehlo.convert"(%259) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%261 = "stablehlo.select"(%246, %260, %244) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%262 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%263 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%264 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%265 = "stablehlo.compare"(%261, %264) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%266 = "stablehlo.convert"(%261) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xf32>
%267 = "stablehlo.multiply"(%262, %266) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%268 = "stablehlo.select"(%265, %263, %267) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%269 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%270 = "stablehlo.compare"(%261, %269) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%271 = "stablehlo.select"(%270, %204, %268) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%271) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %272 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,12,10] [12,10] [2,3,4,5] false 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x12x10xf32>) -> (tensor<2x3x4x5xf32>) {
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
%60 = "stablehlo.transpose"(%58) {permutation = array<i64: 1, 0>} : (tensor<12x4xi1>) -> tensor<4x12xi1>
%61 = "stablehlo.transpose"(%59) {permutation = array<i64: 1, 0>} : (tensor<12x4xf32>) -> tensor<4x12xf32>
%62 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%63 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%65 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%66 = "stablehlo.add"(%62, %65) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%67 = "stablehlo.multiply"(%66, %64) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%68 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%69 = "stablehlo.subtract"(%67, %68) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%71 = "stablehlo.maximum"(%69, %70) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%72 = "stablehlo.floor"(%71) : (tensor<10xf32>) -> tensor<10xf32>
%73 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%74 = "stablehlo.minimum"(%72, %73) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%75 = "stablehlo.subtract"(%71, %74) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%79 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%80 = "stablehlo.clamp"(%78, %75, %79) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%81 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%82 = "stablehlo.subtract"(%81, %80) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%84 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%85 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%86 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%87 = "stablehlo.clamp"(%85, %74, %86) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%88 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%89 = "stablehlo.abs"(%87) : (tensor<10xf32>) -> tensor<10xf32>
%90 = "stablehlo.compare"(%89, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%91 = "stablehlo.negate"(%88) : (tensor<10xf32>) -> tensor<10xf32>
%92 = "stablehlo.select"(%90, %87, %91) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%93 = "stablehlo.convert"(%92) : (tensor<10xf32>) -> tensor<10xi32>
%94 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%95 = "stablehlo.add"(%74, %94) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%99 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%100 = "stablehlo.clamp"(%98, %95, %99) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%101 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%102 = "stablehlo.abs"(%100) : (tensor<10xf32>) -> tensor<10xf32>
%103 = "stablehlo.compare"(%102, %101) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%104 = "stablehlo.negate"(%101) : (tensor<10xf32>) -> tensor<10xf32>
%105 = "stablehlo.select"(%103, %100, %104) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%106 = "stablehlo.convert"(%105) : (tensor<10xf32>) -> tensor<10xi32>
%107 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%108 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%109 = "stablehlo.compare"(%107, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%110 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%112 = "stablehlo.select"(%109, %110, %111) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%113 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%114 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%115 = "stablehlo.compare"(%113, %114) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%116 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%118 = "stablehlo.select"(%115, %116, %117) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%119 = "stablehlo.or"(%109, %115) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%120 = "stablehlo.add"(%112, %118) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%121 = "stablehlo.transpose"(%119) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%122 = "stablehlo.transpose"(%120) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%123 = "stablehlo.dot_general"(%0, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%124 = "stablehlo.dot_general"(%123, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%125 = "stablehlo.transpose"(%124) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%126 = "stablehlo.is_finite"(%125) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%127 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%131 = "stablehlo.reduce"(%126, %127) ({
^bb0(%128: tensor<i1>, %129: tensor<i1>):
%130 = "stablehlo.and"(%128, %129) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%130) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%276 = "stablehlo.if"(%131) ({
"stablehlo.return"(%125) : (tensor<2x3x4x5xf32>) -> ()
}, {
%132 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%133 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%134 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%135 = "stablehlo.sign"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%136 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%137 = "stablehlo.abs"(%135) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%138 = "stablehlo.compare"(%137, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%139 = "stablehlo.negate"(%136) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%140 = "stablehlo.select"(%138, %135, %139) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%141 = "stablehlo.convert"(%140) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%142 = "stablehlo.select"(%134, %141, %132) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%143 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%144 = "stablehlo.select"(%143, %133, %142) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%145 = "stablehlo.convert"(%144) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%146 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%148 = "stablehlo.select"(%146, %0, %147) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%149 = "stablehlo.dot_general"(%148, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%150 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%151 = "stablehlo.compare"(%145, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%152 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%153 = "stablehlo.select"(%151, %152, %145) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi8>
%154 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%155 = "stablehlo.compare"(%145, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%156 = "stablehlo.not"(%155) : (tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%157 = "stablehlo.sign"(%122) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%158 = "stablehlo.convert"(%153) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xbf16>
%159 = "stablehlo.convert"(%157) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%160 = "stablehlo.dot_general"(%158, %159) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%161 = "stablehlo.abs"(%153) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi8>
%162 = "stablehlo.abs"(%157) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%163 = "stablehlo.convert"(%161) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xbf16>
%164 = "stablehlo.convert"(%162) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%165 = "stablehlo.dot_general"(%163, %164) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%166 = "stablehlo.convert"(%156) : (tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xbf16>
%167 = "stablehlo.convert"(%121) : (tensor<5x10xi1>) -> tensor<5x10xbf16>
%168 = "stablehlo.dot_general"(%166, %167) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%169 = "stablehlo.abs"(%160) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%170 = "stablehlo.compare"(%169, %165) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%171 = "stablehlo.compare"(%168, %165) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%172 = "stablehlo.and"(%170, %171) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xi1>
%173 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%174 = "stablehlo.sign"(%160) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%175 = "stablehlo.select"(%172, %174, %173) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%177 = "stablehlo.compare"(%168, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%179 = "stablehlo.select"(%177, %178, %175) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%180 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%181 = "stablehlo.abs"(%179) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%182 = "stablehlo.compare"(%181, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%183 = "stablehlo.negate"(%180) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%184 = "stablehlo.select"(%182, %179, %183) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%185 = "stablehlo.convert"(%184) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi32>
%186 = "stablehlo.convert"(%185) : (tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi8>
%187 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%188 = "stablehlo.compare"(%186, %187) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi1>
%189 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x5xi32>} : () -> tensor<2x3x12x5xi32>
%190 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi32>} : () -> tensor<2x3x12x5xi32>
%191 = "stablehlo.compare"(%149, %149) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%192 = "stablehlo.sign"(%149) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%193 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%194 = "stablehlo.abs"(%192) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%195 = "stablehlo.compare"(%194, %193) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%196 = "stablehlo.negate"(%193) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%197 = "stablehlo.select"(%195, %192, %196) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%198 = "stablehlo.convert"(%197) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi32>
%199 = "stablehlo.select"(%191, %198, %189) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi32>, tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi32>
%200 = "stablehlo.is_finite"(%149) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%201 = "stablehlo.select"(%200, %190, %199) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi32>, tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi32>
%202 = "stablehlo.convert"(%201) : (tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi8>
%203 = "stablehlo.select"(%188, %202, %186) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi8>
%204 = "stablehlo.is_finite"(%149) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%205 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%206 = "stablehlo.select"(%204, %149, %205) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%207 = "stablehlo.dot_general"(%206, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%208 = "stablehlo.transpose"(%207) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%209 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%210 = "stablehlo.compare"(%203, %209) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi1>
%211 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%212 = "stablehlo.select"(%210, %211, %203) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi8>
%213 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%214 = "stablehlo.compare"(%203, %213) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi1>
%215 = "stablehlo.not"(%214) : (tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xi1>
%216 = "stablehlo.sign"(%61) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%217 = "stablehlo.convert"(%212) : (tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xbf16>
%218 = "stablehlo.convert"(%216) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%219 = "stablehlo.dot_general"(%217, %218) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%220 = "stablehlo.transpose"(%219) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%221 = "stablehlo.abs"(%212) : (tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi8>
%222 = "stablehlo.abs"(%216) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%223 = "stablehlo.convert"(%221) : (tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xbf16>
%224 = "stablehlo.convert"(%222) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%225 = "stablehlo.dot_general"(%223, %224) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%226 = "stablehlo.transpose"(%225) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%227 = "stablehlo.convert"(%215) : (tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xbf16>
%228 = "stablehlo.convert"(%60) : (tensor<4x12xi1>) -> tensor<4x12xbf16>
%229 = "stablehlo.dot_general"(%227, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%230 = "stablehlo.transpose"(%229) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%231 = "stablehlo.abs"(%220) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%232 = "stablehlo.compare"(%231, %226) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%233 = "stablehlo.compare"(%230, %226) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%234 = "stablehlo.and"(%232, %233) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%235 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%236 = "stablehlo.sign"(%220) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%237 = "stablehlo.select"(%234, %236, %235) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%238 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%239 = "stablehlo.compare"(%230, %238) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%240 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%241 = "stablehlo.select"(%239, %240, %237) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%242 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%243 = "stablehlo.abs"(%241) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%244 = "stablehlo.compare"(%243, %242) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%245 = "stablehlo.negate"(%242) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%246 = "stablehlo.select"(%244, %241, %245) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%247 = "stablehlo.convert"(%246) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%248 = "stablehlo.convert"(%247) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%249 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%250 = "stablehlo.compare"(%248, %249) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%251 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%252 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%253 = "stablehlo.compare"(%208, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%254 = "stablehlo.sign"(%208) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%255 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%256 = "stablehlo.abs"(%254) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%257 = "stablehlo.compare"(%256, %255) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%258 = "stablehlo.negate"(%255) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%259 = "stablehlo.select"(%257, %254, %258) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%260 = "stablehlo.convert"(%259) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%261 = "stablehlo.select"(%253, %260, %251) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%262 = "stablehlo.is_finite"(%208) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%263 = "stablehlo.select"(%262, %252, %261) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%264 = "stablehlo.convert"(%263) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%265 = "stablehlo.select"(%250, %264, %248) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%266 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%267 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%268 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%269 = "stablehlo.compare"(%265, %268) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%270 = "stablehlo.convert"(%265) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xf32>
%271 = "stablehlo.multiply"(%266, %270) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%272 = "stablehlo.select"(%269, %267, %271) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%273 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%274 = "stablehlo.compare"(%265, %273) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%275 = "stablehlo.select"(%274, %208, %272) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%275) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %276 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,12,10] [12,10] [2,3,4,5] true 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x12x10xf32>) -> (tensor<2x3x4x5xf32>) {
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
%58 = "stablehlo.transpose"(%56) {permutation = array<i64: 1, 0>} : (tensor<12x4xi1>) -> tensor<4x12xi1>
%59 = "stablehlo.transpose"(%57) {permutation = array<i64: 1, 0>} : (tensor<12x4xf32>) -> tensor<4x12xf32>
%60 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%61 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%62 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%63 = "stablehlo.divide"(%61, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%65 = "stablehlo.multiply"(%60, %64) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%67 = "stablehlo.maximum"(%65, %66) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%68 = "stablehlo.floor"(%67) : (tensor<10xf32>) -> tensor<10xf32>
%69 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%70 = "stablehlo.minimum"(%68, %69) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%71 = "stablehlo.subtract"(%67, %70) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%75 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%76 = "stablehlo.clamp"(%74, %71, %75) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%78 = "stablehlo.subtract"(%77, %76) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%82 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%83 = "stablehlo.clamp"(%81, %70, %82) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%84 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%85 = "stablehlo.abs"(%83) : (tensor<10xf32>) -> tensor<10xf32>
%86 = "stablehlo.compare"(%85, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%87 = "stablehlo.negate"(%84) : (tensor<10xf32>) -> tensor<10xf32>
%88 = "stablehlo.select"(%86, %83, %87) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%89 = "stablehlo.convert"(%88) : (tensor<10xf32>) -> tensor<10xi32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%91 = "stablehlo.add"(%70, %90) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%93 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%95 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%96 = "stablehlo.clamp"(%94, %91, %95) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%97 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%98 = "stablehlo.abs"(%96) : (tensor<10xf32>) -> tensor<10xf32>
%99 = "stablehlo.compare"(%98, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%100 = "stablehlo.negate"(%97) : (tensor<10xf32>) -> tensor<10xf32>
%101 = "stablehlo.select"(%99, %96, %100) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%102 = "stablehlo.convert"(%101) : (tensor<10xf32>) -> tensor<10xi32>
%103 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%104 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%105 = "stablehlo.compare"(%103, %104) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%106 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%108 = "stablehlo.select"(%105, %106, %107) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%109 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%110 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%111 = "stablehlo.compare"(%109, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%112 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%114 = "stablehlo.select"(%111, %112, %113) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%115 = "stablehlo.or"(%105, %111) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%116 = "stablehlo.add"(%108, %114) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%117 = "stablehlo.transpose"(%115) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%118 = "stablehlo.transpose"(%116) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%119 = "stablehlo.dot_general"(%0, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%120 = "stablehlo.dot_general"(%119, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%121 = "stablehlo.transpose"(%120) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%122 = "stablehlo.is_finite"(%121) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%123 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%127 = "stablehlo.reduce"(%122, %123) ({
^bb0(%124: tensor<i1>, %125: tensor<i1>):
%126 = "stablehlo.and"(%124, %125) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%126) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%272 = "stablehlo.if"(%127) ({
"stablehlo.return"(%121) : (tensor<2x3x4x5xf32>) -> ()
}, {
%128 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%129 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%130 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%131 = "stablehlo.sign"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%132 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%133 = "stablehlo.abs"(%131) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%134 = "stablehlo.compare"(%133, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%135 = "stablehlo.negate"(%132) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%136 = "stablehlo.select"(%134, %131, %135) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%137 = "stablehlo.convert"(%136) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%138 = "stablehlo.select"(%130, %137, %128) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%139 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%140 = "stablehlo.select"(%139, %129, %138) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%141 = "stablehlo.convert"(%140) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%142 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%144 = "stablehlo.select"(%142, %0, %143) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%145 = "stablehlo.dot_general"(%144, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%146 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%147 = "stablehlo.compare"(%141, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%148 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%149 = "stablehlo.select"(%147, %148, %141) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi8>
%150 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%151 = "stablehlo.compare"(%141, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%152 = "stablehlo.not"(%151) : (tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%153 = "stablehlo.sign"(%118) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%154 = "stablehlo.convert"(%149) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xbf16>
%155 = "stablehlo.convert"(%153) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%156 = "stablehlo.dot_general"(%154, %155) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%157 = "stablehlo.abs"(%149) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi8>
%158 = "stablehlo.abs"(%153) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%159 = "stablehlo.convert"(%157) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xbf16>
%160 = "stablehlo.convert"(%158) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%161 = "stablehlo.dot_general"(%159, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%162 = "stablehlo.convert"(%152) : (tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xbf16>
%163 = "stablehlo.convert"(%117) : (tensor<5x10xi1>) -> tensor<5x10xbf16>
%164 = "stablehlo.dot_general"(%162, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%165 = "stablehlo.abs"(%156) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%166 = "stablehlo.compare"(%165, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%167 = "stablehlo.compare"(%164, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%168 = "stablehlo.and"(%166, %167) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xi1>
%169 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%170 = "stablehlo.sign"(%156) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%171 = "stablehlo.select"(%168, %170, %169) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%173 = "stablehlo.compare"(%164, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%175 = "stablehlo.select"(%173, %174, %171) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%176 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%177 = "stablehlo.abs"(%175) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%178 = "stablehlo.compare"(%177, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%179 = "stablehlo.negate"(%176) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%180 = "stablehlo.select"(%178, %175, %179) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%181 = "stablehlo.convert"(%180) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi32>
%182 = "stablehlo.convert"(%181) : (tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi8>
%183 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%184 = "stablehlo.compare"(%182, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi1>
%185 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x5xi32>} : () -> tensor<2x3x12x5xi32>
%186 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi32>} : () -> tensor<2x3x12x5xi32>
%187 = "stablehlo.compare"(%145, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%188 = "stablehlo.sign"(%145) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%189 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%190 = "stablehlo.abs"(%188) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%191 = "stablehlo.compare"(%190, %189) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%192 = "stablehlo.negate"(%189) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%193 = "stablehlo.select"(%191, %188, %192) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%194 = "stablehlo.convert"(%193) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi32>
%195 = "stablehlo.select"(%187, %194, %185) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi32>, tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi32>
%196 = "stablehlo.is_finite"(%145) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%197 = "stablehlo.select"(%196, %186, %195) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi32>, tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi32>
%198 = "stablehlo.convert"(%197) : (tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi8>
%199 = "stablehlo.select"(%184, %198, %182) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi8>
%200 = "stablehlo.is_finite"(%145) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%202 = "stablehlo.select"(%200, %145, %201) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%203 = "stablehlo.dot_general"(%202, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%205 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%206 = "stablehlo.compare"(%199, %205) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi1>
%207 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%208 = "stablehlo.select"(%206, %207, %199) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi8>
%209 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%210 = "stablehlo.compare"(%199, %209) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi1>
%211 = "stablehlo.not"(%210) : (tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xi1>
%212 = "stablehlo.sign"(%59) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%213 = "stablehlo.convert"(%208) : (tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xbf16>
%214 = "stablehlo.convert"(%212) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%215 = "stablehlo.dot_general"(%213, %214) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%216 = "stablehlo.transpose"(%215) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%217 = "stablehlo.abs"(%208) : (tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi8>
%218 = "stablehlo.abs"(%212) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%219 = "stablehlo.convert"(%217) : (tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xbf16>
%220 = "stablehlo.convert"(%218) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%221 = "stablehlo.dot_general"(%219, %220) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%222 = "stablehlo.transpose"(%221) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%223 = "stablehlo.convert"(%211) : (tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xbf16>
%224 = "stablehlo.convert"(%58) : (tensor<4x12xi1>) -> tensor<4x12xbf16>
%225 = "stablehlo.dot_general"(%223, %224) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%226 = "stablehlo.transpose"(%225) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%227 = "stablehlo.abs"(%216) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%228 = "stablehlo.compare"(%227, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%229 = "stablehlo.compare"(%226, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%230 = "stablehlo.and"(%228, %229) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%231 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%232 = "stablehlo.sign"(%216) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%233 = "stablehlo.select"(%230, %232, %231) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%235 = "stablehlo.compare"(%226, %234) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%236 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%237 = "stablehlo.select"(%235, %236, %233) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%238 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%239 = "stablehlo.abs"(%237) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%240 = "stablehlo.compare"(%239, %238) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%241 = "stablehlo.negate"(%238) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%242 = "stablehlo.select"(%240, %237, %241) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%243 = "stablehlo.convert"(%242) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%244 = "stablehlo.convert"(%243) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%245 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%246 = "stablehlo.compare"(%244, %245) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%247 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%248 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%249 = "stablehlo.compare"(%204, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%250 = "stablehlo.sign"(%204) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%251 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%252 = "stablehlo.abs"(%250) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%253 = "stablehlo.compare"(%252, %251) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%254 = "stablehlo.negate"(%251) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%255 = "stablehlo.select"(%253, %250, %254) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%256 = "stablehlo.convert"(%255) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%257 = "stablehlo.select"(%249, %256, %247) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%258 = "stablehlo.is_finite"(%204) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%259 = "stablehlo.select"(%258, %248, %257) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%260 = "stablehlo.convert"(%259) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%261 = "stablehlo.select"(%246, %260, %244) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%262 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%263 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%264 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%265 = "stablehlo.compare"(%261, %264) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%266 = "stablehlo.convert"(%261) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xf32>
%267 = "stablehlo.multiply"(%262, %266) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%268 = "stablehlo.select"(%265, %263, %267) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%269 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%270 = "stablehlo.compare"(%261, %269) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%271 = "stablehlo.select"(%270, %204, %268) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%271) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %272 : tensor<2x3x4x5xf32>
}
}

// f32[1,2,9,10] [9,10] [1,2,4,4] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x9x10xf32>) -> (tensor<1x2x4x4xf32>) {
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
%60 = "stablehlo.transpose"(%58) {permutation = array<i64: 1, 0>} : (tensor<9x4xi1>) -> tensor<4x9xi1>
%61 = "stablehlo.transpose"(%59) {permutation = array<i64: 1, 0>} : (tensor<9x4xf32>) -> tensor<4x9xf32>
%62 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%63 = "stablehlo.constant"() {value = dense<3.846153846153846e-1> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%65 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%66 = "stablehlo.add"(%62, %65) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%67 = "stablehlo.multiply"(%66, %64) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%68 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%69 = "stablehlo.subtract"(%67, %68) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%71 = "stablehlo.maximum"(%69, %70) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%72 = "stablehlo.floor"(%71) : (tensor<10xf32>) -> tensor<10xf32>
%73 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%74 = "stablehlo.minimum"(%72, %73) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%75 = "stablehlo.subtract"(%71, %74) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%79 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%80 = "stablehlo.clamp"(%78, %75, %79) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%81 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%82 = "stablehlo.subtract"(%81, %80) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%84 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%85 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%86 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%87 = "stablehlo.clamp"(%85, %74, %86) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%88 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%89 = "stablehlo.abs"(%87) : (tensor<10xf32>) -> tensor<10xf32>
%90 = "stablehlo.compare"(%89, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%91 = "stablehlo.negate"(%88) : (tensor<10xf32>) -> tensor<10xf32>
%92 = "stablehlo.select"(%90, %87, %91) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%93 = "stablehlo.convert"(%92) : (tensor<10xf32>) -> tensor<10xi32>
%94 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%95 = "stablehlo.add"(%74, %94) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%99 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%100 = "stablehlo.clamp"(%98, %95, %99) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%101 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%102 = "stablehlo.abs"(%100) : (tensor<10xf32>) -> tensor<10xf32>
%103 = "stablehlo.compare"(%102, %101) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%104 = "stablehlo.negate"(%101) : (tensor<10xf32>) -> tensor<10xf32>
%105 = "stablehlo.select"(%103, %100, %104) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%106 = "stablehlo.convert"(%105) : (tensor<10xf32>) -> tensor<10xi32>
%107 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x4xi32>
%108 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x4xi32>
%109 = "stablehlo.compare"(%107, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x4xi32>, tensor<10x4xi32>) -> tensor<10x4xi1>
%110 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x4xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%112 = "stablehlo.select"(%109, %110, %111) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%113 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x4xi32>
%114 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x4xi32>
%115 = "stablehlo.compare"(%113, %114) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x4xi32>, tensor<10x4xi32>) -> tensor<10x4xi1>
%116 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x4xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%118 = "stablehlo.select"(%115, %116, %117) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%119 = "stablehlo.or"(%109, %115) : (tensor<10x4xi1>, tensor<10x4xi1>) -> tensor<10x4xi1>
%120 = "stablehlo.add"(%112, %118) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%121 = "stablehlo.transpose"(%119) {permutation = array<i64: 1, 0>} : (tensor<10x4xi1>) -> tensor<4x10xi1>
%122 = "stablehlo.transpose"(%120) {permutation = array<i64: 1, 0>} : (tensor<10x4xf32>) -> tensor<4x10xf32>
%123 = "stablehlo.dot_general"(%0, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x10xf32>, tensor<4x10xf32>) -> tensor<1x2x9x4xf32>
%124 = "stablehlo.dot_general"(%123, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<4x9xf32>) -> tensor<1x2x4x4xf32>
%125 = "stablehlo.transpose"(%124) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%126 = "stablehlo.is_finite"(%125) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%127 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%131 = "stablehlo.reduce"(%126, %127) ({
^bb0(%128: tensor<i1>, %129: tensor<i1>):
%130 = "stablehlo.and"(%128, %129) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%130) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%276 = "stablehlo.if"(%131) ({
"stablehlo.return"(%125) : (tensor<1x2x4x4xf32>) -> ()
}, {
%132 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x10xi32>} : () -> tensor<1x2x9x10xi32>
%133 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi32>} : () -> tensor<1x2x9x10xi32>
%134 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%135 = "stablehlo.sign"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%136 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%137 = "stablehlo.abs"(%135) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%138 = "stablehlo.compare"(%137, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%139 = "stablehlo.negate"(%136) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%140 = "stablehlo.select"(%138, %135, %139) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%141 = "stablehlo.convert"(%140) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi32>
%142 = "stablehlo.select"(%134, %141, %132) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi32>, tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi32>
%143 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%144 = "stablehlo.select"(%143, %133, %142) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi32>, tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi32>
%145 = "stablehlo.convert"(%144) : (tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi8>
%146 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%148 = "stablehlo.select"(%146, %0, %147) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%149 = "stablehlo.dot_general"(%148, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x10xf32>, tensor<4x10xf32>) -> tensor<1x2x9x4xf32>
%150 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%151 = "stablehlo.compare"(%145, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%152 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%153 = "stablehlo.select"(%151, %152, %145) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi8>
%154 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%155 = "stablehlo.compare"(%145, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%156 = "stablehlo.not"(%155) : (tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%157 = "stablehlo.sign"(%122) : (tensor<4x10xf32>) -> tensor<4x10xf32>
%158 = "stablehlo.convert"(%153) : (tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xbf16>
%159 = "stablehlo.convert"(%157) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%160 = "stablehlo.dot_general"(%158, %159) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%161 = "stablehlo.abs"(%153) : (tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi8>
%162 = "stablehlo.abs"(%157) : (tensor<4x10xf32>) -> tensor<4x10xf32>
%163 = "stablehlo.convert"(%161) : (tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xbf16>
%164 = "stablehlo.convert"(%162) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%165 = "stablehlo.dot_general"(%163, %164) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%166 = "stablehlo.convert"(%156) : (tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xbf16>
%167 = "stablehlo.convert"(%121) : (tensor<4x10xi1>) -> tensor<4x10xbf16>
%168 = "stablehlo.dot_general"(%166, %167) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%169 = "stablehlo.abs"(%160) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%170 = "stablehlo.compare"(%169, %165) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%171 = "stablehlo.compare"(%168, %165) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%172 = "stablehlo.and"(%170, %171) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%173 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%174 = "stablehlo.sign"(%160) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%175 = "stablehlo.select"(%172, %174, %173) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%177 = "stablehlo.compare"(%168, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%179 = "stablehlo.select"(%177, %178, %175) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%180 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%181 = "stablehlo.abs"(%179) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%182 = "stablehlo.compare"(%181, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%183 = "stablehlo.negate"(%180) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%184 = "stablehlo.select"(%182, %179, %183) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%185 = "stablehlo.convert"(%184) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi32>
%186 = "stablehlo.convert"(%185) : (tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi8>
%187 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%188 = "stablehlo.compare"(%186, %187) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%189 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x4xi32>} : () -> tensor<1x2x9x4xi32>
%190 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi32>} : () -> tensor<1x2x9x4xi32>
%191 = "stablehlo.compare"(%149, %149) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%192 = "stablehlo.sign"(%149) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%193 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%194 = "stablehlo.abs"(%192) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%195 = "stablehlo.compare"(%194, %193) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%196 = "stablehlo.negate"(%193) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%197 = "stablehlo.select"(%195, %192, %196) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%198 = "stablehlo.convert"(%197) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi32>
%199 = "stablehlo.select"(%191, %198, %189) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%200 = "stablehlo.is_finite"(%149) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%201 = "stablehlo.select"(%200, %190, %199) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%202 = "stablehlo.convert"(%201) : (tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi8>
%203 = "stablehlo.select"(%188, %202, %186) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%204 = "stablehlo.is_finite"(%149) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%205 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%206 = "stablehlo.select"(%204, %149, %205) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%207 = "stablehlo.dot_general"(%206, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<4x9xf32>) -> tensor<1x2x4x4xf32>
%208 = "stablehlo.transpose"(%207) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%209 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%210 = "stablehlo.compare"(%203, %209) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%211 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%212 = "stablehlo.select"(%210, %211, %203) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%213 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%214 = "stablehlo.compare"(%203, %213) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%215 = "stablehlo.not"(%214) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%216 = "stablehlo.sign"(%61) : (tensor<4x9xf32>) -> tensor<4x9xf32>
%217 = "stablehlo.convert"(%212) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xbf16>
%218 = "stablehlo.convert"(%216) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%219 = "stablehlo.dot_general"(%217, %218) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%220 = "stablehlo.transpose"(%219) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%221 = "stablehlo.abs"(%212) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%222 = "stablehlo.abs"(%216) : (tensor<4x9xf32>) -> tensor<4x9xf32>
%223 = "stablehlo.convert"(%221) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xbf16>
%224 = "stablehlo.convert"(%222) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%225 = "stablehlo.dot_general"(%223, %224) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%226 = "stablehlo.transpose"(%225) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%227 = "stablehlo.convert"(%215) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xbf16>
%228 = "stablehlo.convert"(%60) : (tensor<4x9xi1>) -> tensor<4x9xbf16>
%229 = "stablehlo.dot_general"(%227, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%230 = "stablehlo.transpose"(%229) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%231 = "stablehlo.abs"(%220) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%232 = "stablehlo.compare"(%231, %226) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%233 = "stablehlo.compare"(%230, %226) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%234 = "stablehlo.and"(%232, %233) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%235 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%236 = "stablehlo.sign"(%220) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%237 = "stablehlo.select"(%234, %236, %235) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%238 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%239 = "stablehlo.compare"(%230, %238) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%240 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%241 = "stablehlo.select"(%239, %240, %237) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%242 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%243 = "stablehlo.abs"(%241) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%244 = "stablehlo.compare"(%243, %242) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%245 = "stablehlo.negate"(%242) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%246 = "stablehlo.select"(%244, %241, %245) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%247 = "stablehlo.convert"(%246) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%248 = "stablehlo.convert"(%247) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%249 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%250 = "stablehlo.compare"(%248, %249) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%251 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%252 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%253 = "stablehlo.compare"(%208, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%254 = "stablehlo.sign"(%208) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%255 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%256 = "stablehlo.abs"(%254) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%257 = "stablehlo.compare"(%256, %255) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%258 = "stablehlo.negate"(%255) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%259 = "stablehlo.select"(%257, %254, %258) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%260 = "stablehlo.convert"(%259) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%261 = "stablehlo.select"(%253, %260, %251) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%262 = "stablehlo.is_finite"(%208) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%263 = "stablehlo.select"(%262, %252, %261) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%264 = "stablehlo.convert"(%263) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%265 = "stablehlo.select"(%250, %264, %248) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%266 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%267 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%268 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%269 = "stablehlo.compare"(%265, %268) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%270 = "stablehlo.convert"(%265) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xf32>
%271 = "stablehlo.multiply"(%266, %270) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%272 = "stablehlo.select"(%269, %267, %271) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%273 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%274 = "stablehlo.compare"(%265, %273) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%275 = "stablehlo.select"(%274, %208, %272) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%275) : (tensor<1x2x4x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf32>
return %276 : tensor<1x2x4x4xf32>
}
}

// bf16[1,2,8,8] [8,8] [1,2,4,4] false
module @example {
func.func public @main(%0: tensor<1x2x8x8xbf16>) -> (tensor<1x2x4x4xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<1x2x8x8xbf16>) -> tensor<1x2x8x8xf32>
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
%63 = "stablehlo.transpose"(%61) {permutation = array<i64: 1, 0>} : (tensor<8x4xi1>) -> tensor<4x8xi1>
%64 = "stablehlo.transpose"(%62) {permutation = array<i64: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
%65 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%66 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%67 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f32>} : () -> tensor<f32>
%68 = "stablehlo.divide"(%66, %67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%70 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%71 = "stablehlo.add"(%65, %70) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%72 = "stablehlo.multiply"(%71, %69) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%73 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%74 = "stablehlo.subtract"(%72, %73) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%76 = "stablehlo.maximum"(%74, %75) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%77 = "stablehlo.floor"(%76) : (tensor<8xf32>) -> tensor<8xf32>
%78 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%79 = "stablehlo.minimum"(%77, %78) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%80 = "stablehlo.subtract"(%76, %79) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%82 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%83 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%84 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%85 = "stablehlo.clamp"(%83, %80, %84) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%86 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%87 = "stablehlo.subtract"(%86, %85) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%90 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%91 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%92 = "stablehlo.clamp"(%90, %79, %91) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%93 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%94 = "stablehlo.abs"(%92) : (tensor<8xf32>) -> tensor<8xf32>
%95 = "stablehlo.compare"(%94, %93) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%96 = "stablehlo.negate"(%93) : (tensor<8xf32>) -> tensor<8xf32>
%97 = "stablehlo.select"(%95, %92, %96) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%98 = "stablehlo.convert"(%97) : (tensor<8xf32>) -> tensor<8xi32>
%99 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%100 = "stablehlo.add"(%79, %99) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%102 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%103 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%104 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%105 = "stablehlo.clamp"(%103, %100, %104) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%106 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%107 = "stablehlo.abs"(%105) : (tensor<8xf32>) -> tensor<8xf32>
%108 = "stablehlo.compare"(%107, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%109 = "stablehlo.negate"(%106) : (tensor<8xf32>) -> tensor<8xf32>
%110 = "stablehlo.select"(%108, %105, %109) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%111 = "stablehlo.convert"(%110) : (tensor<8xf32>) -> tensor<8xi32>
%112 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%113 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%114 = "stablehlo.compare"(%112, %113) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%115 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%117 = "stablehlo.select"(%114, %115, %116) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%118 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%119 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%120 = "stablehlo.compare"(%118, %119) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%121 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%122 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%123 = "stablehlo.select"(%120, %121, %122) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%124 = "stablehlo.or"(%114, %120) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%125 = "stablehlo.add"(%117, %123) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%126 = "stablehlo.transpose"(%124) {permutation = array<i64: 1, 0>} : (tensor<8x4xi1>) -> tensor<4x8xi1>
%127 = "stablehlo.transpose"(%125) {permutation = array<i64: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
%128 = "stablehlo.dot_general"(%1, %127) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x8x8xf32>, tensor<4x8xf32>) -> tensor<1x2x8x4xf32>
%129 = "stablehlo.dot_general"(%128, %64) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x8x4xf32>, tensor<4x8xf32>) -> tensor<1x2x4x4xf32>
%130 = "stablehlo.transpose"(%129) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%131 = "stablehlo.is_finite"(%130) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%132 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%136 = "stablehlo.reduce"(%131, %132) ({
^bb0(%133: tensor<i1>, %134: tensor<i1>):
%135 = "stablehlo.and"(%133, %134) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%135) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%281 = "stablehlo.if"(%136) ({
"stablehlo.return"(%130) : (tensor<1x2x4x4xf32>) -> ()
}, {
%137 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x8x8xi32>} : () -> tensor<1x2x8x8xi32>
%138 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x8xi32>} : () -> tensor<1x2x8x8xi32>
%139 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%140 = "stablehlo.sign"(%1) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%141 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%142 = "stablehlo.abs"(%140) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%143 = "stablehlo.compare"(%142, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%144 = "stablehlo.negate"(%141) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%145 = "stablehlo.select"(%143, %140, %144) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%146 = "stablehlo.convert"(%145) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi32>
%147 = "stablehlo.select"(%139, %146, %137) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi32>, tensor<1x2x8x8xi32>) -> tensor<1x2x8x8xi32>
%148 = "stablehlo.is_finite"(%1) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%149 = "stablehlo.select"(%148, %138, %147) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi32>, tensor<1x2x8x8xi32>) -> tensor<1x2x8x8xi32>
%150 = "stablehlo.convert"(%149) : (tensor<1x2x8x8xi32>) -> tensor<1x2x8x8xi8>
%151 = "stablehlo.is_finite"(%1) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%152 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%153 = "stablehlo.select"(%151, %1, %152) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%154 = "stablehlo.dot_general"(%153, %127) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x8x8xf32>, tensor<4x8xf32>) -> tensor<1x2x8x4xf32>
%155 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x8x8xi8>} : () -> tensor<1x2x8x8xi8>
%156 = "stablehlo.compare"(%150, %155) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xi8>, tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xi1>
%157 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x8xi8>} : () -> tensor<1x2x8x8xi8>
%158 = "stablehlo.select"(%156, %157, %150) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi8>, tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xi8>
%159 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x8xi8>} : () -> tensor<1x2x8x8xi8>
%160 = "stablehlo.compare"(%150, %159) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xi8>, tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xi1>
%161 = "stablehlo.not"(%160) : (tensor<1x2x8x8xi1>) -> tensor<1x2x8x8xi1>
%162 = "stablehlo.sign"(%127) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%163 = "stablehlo.convert"(%158) : (tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xbf16>
%164 = "stablehlo.convert"(%162) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%165 = "stablehlo.dot_general"(%163, %164) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x8x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x8x4xf32>
%166 = "stablehlo.abs"(%158) : (tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xi8>
%167 = "stablehlo.abs"(%162) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%168 = "stablehlo.convert"(%166) : (tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xbf16>
%169 = "stablehlo.convert"(%167) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%170 = "stablehlo.dot_general"(%168, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x8x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x8x4xf32>
%171 = "stablehlo.convert"(%161) : (tensor<1x2x8x8xi1>) -> tensor<1x2x8x8xbf16>
%172 = "stablehlo.convert"(%126) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%173 = "stablehlo.dot_general"(%171, %172) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x8x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x8x4xf32>
%174 = "stablehlo.abs"(%165) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%175 = "stablehlo.compare"(%174, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%176 = "stablehlo.compare"(%173, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%177 = "stablehlo.and"(%175, %176) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xi1>) -> tensor<1x2x8x4xi1>
%178 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x8x4xf32>} : () -> tensor<1x2x8x4xf32>
%179 = "stablehlo.sign"(%165) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%180 = "stablehlo.select"(%177, %179, %178) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%181 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x4xf32>} : () -> tensor<1x2x8x4xf32>
%182 = "stablehlo.compare"(%173, %181) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x4xf32>} : () -> tensor<1x2x8x4xf32>
%184 = "stablehlo.select"(%182, %183, %180) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%185 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x8x4xf32>} : () -> tensor<1x2x8x4xf32>
%186 = "stablehlo.abs"(%184) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%187 = "stablehlo.compare"(%186, %185) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%188 = "stablehlo.negate"(%185) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%189 = "stablehlo.select"(%187, %184, %188) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%190 = "stablehlo.convert"(%189) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi32>
%191 = "stablehlo.convert"(%190) : (tensor<1x2x8x4xi32>) -> tensor<1x2x8x4xi8>
%192 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x4xi8>} : () -> tensor<1x2x8x4xi8>
%193 = "stablehlo.compare"(%191, %192) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x4xi8>, tensor<1x2x8x4xi8>) -> tensor<1x2x8x4xi1>
%194 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x8x4xi32>} : () -> tensor<1x2x8x4xi32>
%195 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x4xi32>} : () -> tensor<1x2x8x4xi32>
%196 = "stablehlo.compare"(%154, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%197 = "stablehlo.sign"(%154) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%198 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x8x4xf32>} : () -> tensor<1x2x8x4xf32>
%199 = "stablehlo.abs"(%197) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%200 = "stablehlo.compare"(%199, %198) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%201 = "stablehlo.negate"(%198) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%202 = "stablehlo.select"(%200, %197, %201) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%203 = "stablehlo.convert"(%202) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi32>
%204 = "stablehlo.select"(%196, %203, %194) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xi32>, tensor<1x2x8x4xi32>) -> tensor<1x2x8x4xi32>
%205 = "stablehlo.is_finite"(%154) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%206 = "stablehlo.select"(%205, %195, %204) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xi32>, tensor<1x2x8x4xi32>) -> tensor<1x2x8x4xi32>
%207 = "stablehlo.convert"(%206) : (tensor<1x2x8x4xi32>) -> tensor<1x2x8x4xi8>
%208 = "stablehlo.select"(%193, %207, %191) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xi8>, tensor<1x2x8x4xi8>) -> tensor<1x2x8x4xi8>
%209 = "stablehlo.is_finite"(%154) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x4xf32>} : () -> tensor<1x2x8x4xf32>
%211 = "stablehlo.select"(%209, %154, %210) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%212 = "stablehlo.dot_general"(%211, %64) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x8x4xf32>, tensor<4x8xf32>) -> tensor<1x2x4x4xf32>
%213 = "stablehlo.transpose"(%212) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%214 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x8x4xi8>} : () -> tensor<1x2x8x4xi8>
%215 = "stablehlo.compare"(%208, %214) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x4xi8>, tensor<1x2x8x4xi8>) -> tensor<1x2x8x4xi1>
%216 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x4xi8>} : () -> tensor<1x2x8x4xi8>
%217 = "stablehlo.select"(%215, %216, %208) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xi8>, tensor<1x2x8x4xi8>) -> tensor<1x2x8x4xi8>
%218 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x4xi8>} : () -> tensor<1x2x8x4xi8>
%219 = "stablehlo.compare"(%208, %218) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x4xi8>, tensor<1x2x8x4xi8>) -> tensor<1x2x8x4xi1>
%220 = "stablehlo.not"(%219) : (tensor<1x2x8x4xi1>) -> tensor<1x2x8x4xi1>
%221 = "stablehlo.sign"(%64) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%222 = "stablehlo.convert"(%217) : (tensor<1x2x8x4xi8>) -> tensor<1x2x8x4xbf16>
%223 = "stablehlo.convert"(%221) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%224 = "stablehlo.dot_general"(%222, %223) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x8x4xbf16>, tensor<4x8xbf16>) -> tensor<1x2x4x4xf32>
%225 = "stablehlo.transpose"(%224) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%226 = "stablehlo.abs"(%217) : (tensor<1x2x8x4xi8>) -> tensor<1x2x8x4xi8>
%227 = "stablehlo.abs"(%221) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%228 = "stablehlo.convert"(%226) : (tensor<1x2x8x4xi8>) -> tensor<1x2x8x4xbf16>
%229 = "stablehlo.convert"(%227) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%230 = "stablehlo.dot_general"(%228, %229) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x8x4xbf16>, tensor<4x8xbf16>) -> tensor<1x2x4x4xf32>
%231 = "stablehlo.transpose"(%230) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%232 = "stablehlo.convert"(%220) : (tensor<1x2x8x4xi1>) -> tensor<1x2x8x4xbf16>
%233 = "stablehlo.convert"(%63) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%234 = "stablehlo.dot_general"(%232, %233) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x8x4xbf16>, tensor<4x8xbf16>) -> tensor<1x2x4x4xf32>
%235 = "stablehlo.transpose"(%234) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%236 = "stablehlo.abs"(%225) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%237 = "stablehlo.compare"(%236, %231) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%238 = "stablehlo.compare"(%235, %231) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%239 = "stablehlo.and"(%237, %238) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%240 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%241 = "stablehlo.sign"(%225) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%242 = "stablehlo.select"(%239, %241, %240) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%243 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%244 = "stablehlo.compare"(%235, %243) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%245 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%246 = "stablehlo.select"(%244, %245, %242) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%247 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%248 = "stablehlo.abs"(%246) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%249 = "stablehlo.compare"(%248, %247) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%250 = "stablehlo.negate"(%247) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%251 = "stablehlo.select"(%249, %246, %250) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%252 = "stablehlo.convert"(%251) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%253 = "stablehlo.convert"(%252) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%254 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%255 = "stablehlo.compare"(%253, %254) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%256 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%257 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%258 = "stablehlo.compare"(%213, %213) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%259 = "stablehlo.sign"(%213) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%260 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%261 = "stablehlo.abs"(%259) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%262 = "stablehlo.compare"(%261, %260) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%263 = "stablehlo.negate"(%260) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%264 = "stablehlo.select"(%262, %259, %263) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%265 = "stablehlo.convert"(%264) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%266 = "stablehlo.select"(%258, %265, %256) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%267 = "stablehlo.is_finite"(%213) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%268 = "stablehlo.select"(%267, %257, %266) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%269 = "stablehlo.convert"(%268) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%270 = "stablehlo.select"(%255, %269, %253) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%271 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%272 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%273 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%274 = "stablehlo.compare"(%270, %273) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%275 = "stablehlo.convert"(%270) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xf32>
%276 = "stablehlo.multiply"(%271, %275) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%277 = "stablehlo.select"(%274, %272, %276) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%278 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%279 = "stablehlo.compare"(%270, %278) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%280 = "stablehlo.select"(%279, %213, %277) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%280) : (tensor<1x2x4x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf32>
%282 = "stablehlo.convert"(%281) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
return %282 : tensor<1x2x4x4xbf16>
}
}

// bf16[1,2,8,8] [8,8] [1,2,4,4] true
module @example {
func.func public @main(%0: tensor<1x2x8x8xbf16>) -> (tensor<1x2x4x4xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<1x2x8x8xbf16>) -> tensor<1x2x8x8xf32>
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
%59 = "stablehlo.transpose"(%57) {permutation = array<i64: 1, 0>} : (tensor<8x4xi1>) -> tensor<4x8xi1>
%60 = "stablehlo.transpose"(%58) {permutation = array<i64: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
%61 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%62 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%63 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.divide"(%62, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%66 = "stablehlo.multiply"(%61, %65) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%68 = "stablehlo.maximum"(%66, %67) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%69 = "stablehlo.floor"(%68) : (tensor<8xf32>) -> tensor<8xf32>
%70 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%71 = "stablehlo.minimum"(%69, %70) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%72 = "stablehlo.subtract"(%68, %71) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%75 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%76 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%77 = "stablehlo.clamp"(%75, %72, %76) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%78 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%79 = "stablehlo.subtract"(%78, %77) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%82 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%83 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%84 = "stablehlo.clamp"(%82, %71, %83) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%85 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%86 = "stablehlo.abs"(%84) : (tensor<8xf32>) -> tensor<8xf32>
%87 = "stablehlo.compare"(%86, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%88 = "stablehlo.negate"(%85) : (tensor<8xf32>) -> tensor<8xf32>
%89 = "stablehlo.select"(%87, %84, %88) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%90 = "stablehlo.convert"(%89) : (tensor<8xf32>) -> tensor<8xi32>
%91 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%92 = "stablehlo.add"(%71, %91) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%95 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%96 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%97 = "stablehlo.clamp"(%95, %92, %96) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%98 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%99 = "stablehlo.abs"(%97) : (tensor<8xf32>) -> tensor<8xf32>
%100 = "stablehlo.compare"(%99, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%101 = "stablehlo.negate"(%98) : (tensor<8xf32>) -> tensor<8xf32>
%102 = "stablehlo.select"(%100, %97, %101) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%103 = "stablehlo.convert"(%102) : (tensor<8xf32>) -> tensor<8xi32>
%104 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%105 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%106 = "stablehlo.compare"(%104, %105) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%107 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%109 = "stablehlo.select"(%106, %107, %108) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%110 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%111 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%112 = "stablehlo.compare"(%110, %111) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%113 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%115 = "stablehlo.select"(%112, %113, %114) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%116 = "stablehlo.or"(%106, %112) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%117 = "stablehlo.add"(%109, %115) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%118 = "stablehlo.transpose"(%116) {permutation = array<i64: 1, 0>} : (tensor<8x4xi1>) -> tensor<4x8xi1>
%119 = "stablehlo.transpose"(%117) {permutation = array<i64: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
%120 = "stablehlo.dot_general"(%1, %119) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x8x8xf32>, tensor<4x8xf32>) -> tensor<1x2x8x4xf32>
%121 = "stablehlo.dot_general"(%120, %60) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x8x4xf32>, tensor<4x8xf32>) -> tensor<1x2x4x4xf32>
%122 = "stablehlo.transpose"(%121) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%123 = "stablehlo.is_finite"(%122) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%124 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%128 = "stablehlo.reduce"(%123, %124) ({
^bb0(%125: tensor<i1>, %126: tensor<i1>):
%127 = "stablehlo.and"(%125, %126) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%127) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%273 = "stablehlo.if"(%128) ({
"stablehlo.return"(%122) : (tensor<1x2x4x4xf32>) -> ()
}, {
%129 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x8x8xi32>} : () -> tensor<1x2x8x8xi32>
%130 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x8xi32>} : () -> tensor<1x2x8x8xi32>
%131 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%132 = "stablehlo.sign"(%1) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%133 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%134 = "stablehlo.abs"(%132) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%135 = "stablehlo.compare"(%134, %133) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%136 = "stablehlo.negate"(%133) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%137 = "stablehlo.select"(%135, %132, %136) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%138 = "stablehlo.convert"(%137) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi32>
%139 = "stablehlo.select"(%131, %138, %129) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi32>, tensor<1x2x8x8xi32>) -> tensor<1x2x8x8xi32>
%140 = "stablehlo.is_finite"(%1) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%141 = "stablehlo.select"(%140, %130, %139) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi32>, tensor<1x2x8x8xi32>) -> tensor<1x2x8x8xi32>
%142 = "stablehlo.convert"(%141) : (tensor<1x2x8x8xi32>) -> tensor<1x2x8x8xi8>
%143 = "stablehlo.is_finite"(%1) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%144 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%145 = "stablehlo.select"(%143, %1, %144) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%146 = "stablehlo.dot_general"(%145, %119) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x8x8xf32>, tensor<4x8xf32>) -> tensor<1x2x8x4xf32>
%147 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x8x8xi8>} : () -> tensor<1x2x8x8xi8>
%148 = "stablehlo.compare"(%142, %147) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xi8>, tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xi1>
%149 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x8xi8>} : () -> tensor<1x2x8x8xi8>
%150 = "stablehlo.select"(%148, %149, %142) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi8>, tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xi8>
%151 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x8xi8>} : () -> tensor<1x2x8x8xi8>
%152 = "stablehlo.compare"(%142, %151) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xi8>, tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xi1>
%153 = "stablehlo.not"(%152) : (tensor<1x2x8x8xi1>) -> tensor<1x2x8x8xi1>
%154 = "stablehlo.sign"(%119) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%155 = "stablehlo.convert"(%150) : (tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xbf16>
%156 = "stablehlo.convert"(%154) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%157 = "stablehlo.dot_general"(%155, %156) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x8x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x8x4xf32>
%158 = "stablehlo.abs"(%150) : (tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xi8>
%159 = "stablehlo.abs"(%154) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%160 = "stablehlo.convert"(%158) : (tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xbf16>
%161 = "stablehlo.convert"(%159) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%162 = "stablehlo.dot_general"(%160, %161) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x8x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x8x4xf32>
%163 = "stablehlo.convert"(%153) : (tensor<1x2x8x8xi1>) -> tensor<1x2x8x8xbf16>
%164 = "stablehlo.convert"(%118) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%165 = "stablehlo.dot_general"(%163, %164) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x8x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x8x4xf32>
%166 = "stablehlo.abs"(%157) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%167 = "stablehlo.compare"(%166, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%168 = "stablehlo.compare"(%165, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%169 = "stablehlo.and"(%167, %168) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xi1>) -> tensor<1x2x8x4xi1>
%170 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x8x4xf32>} : () -> tensor<1x2x8x4xf32>
%171 = "stablehlo.sign"(%157) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%172 = "stablehlo.select"(%169, %171, %170) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%173 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x4xf32>} : () -> tensor<1x2x8x4xf32>
%174 = "stablehlo.compare"(%165, %173) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x4xf32>} : () -> tensor<1x2x8x4xf32>
%176 = "stablehlo.select"(%174, %175, %172) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%177 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x8x4xf32>} : () -> tensor<1x2x8x4xf32>
%178 = "stablehlo.abs"(%176) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%179 = "stablehlo.compare"(%178, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%180 = "stablehlo.negate"(%177) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%181 = "stablehlo.select"(%179, %176, %180) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%182 = "stablehlo.convert"(%181) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi32>
%183 = "stablehlo.convert"(%182) : (tensor<1x2x8x4xi32>) -> tensor<1x2x8x4xi8>
%184 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x4xi8>} : () -> tensor<1x2x8x4xi8>
%185 = "stablehlo.compare"(%183, %184) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x4xi8>, tensor<1x2x8x4xi8>) -> tensor<1x2x8x4xi1>
%186 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x8x4xi32>} : () -> tensor<1x2x8x4xi32>
%187 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x4xi32>} : () -> tensor<1x2x8x4xi32>
%188 = "stablehlo.compare"(%146, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%189 = "stablehlo.sign"(%146) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%190 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x8x4xf32>} : () -> tensor<1x2x8x4xf32>
%191 = "stablehlo.abs"(%189) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%192 = "stablehlo.compare"(%191, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%193 = "stablehlo.negate"(%190) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%194 = "stablehlo.select"(%192, %189, %193) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%195 = "stablehlo.convert"(%194) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi32>
%196 = "stablehlo.select"(%188, %195, %186) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xi32>, tensor<1x2x8x4xi32>) -> tensor<1x2x8x4xi32>
%197 = "stablehlo.is_finite"(%146) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%198 = "stablehlo.select"(%197, %187, %196) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xi32>, tensor<1x2x8x4xi32>) -> tensor<1x2x8x4xi32>
%199 = "stablehlo.convert"(%198) : (tensor<1x2x8x4xi32>) -> tensor<1x2x8x4xi8>
%200 = "stablehlo.select"(%185, %199, %183) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xi8>, tensor<1x2x8x4xi8>) -> tensor<1x2x8x4xi8>
%201 = "stablehlo.is_finite"(%146) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x4xf32>} : () -> tensor<1x2x8x4xf32>
%203 = "stablehlo.select"(%201, %146, %202) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%204 = "stablehlo.dot_general"(%203, %60) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x8x4xf32>, tensor<4x8xf32>) -> tensor<1x2x4x4xf32>
%205 = "stablehlo.transpose"(%204) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%206 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x8x4xi8>} : () -> tensor<1x2x8x4xi8>
%207 = "stablehlo.compare"(%200, %206) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x4xi8>, tensor<1x2x8x4xi8>) -> tensor<1x2x8x4xi1>
%208 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x4xi8>} : () -> tensor<1x2x8x4xi8>
%209 = "stablehlo.select"(%207, %208, %200) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xi8>, tensor<1x2x8x4xi8>) -> tensor<1x2x8x4xi8>
%210 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x4xi8>} : () -> tensor<1x2x8x4xi8>
%211 = "stablehlo.compare"(%200, %210) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x4xi8>, tensor<1x2x8x4xi8>) -> tensor<1x2x8x4xi1>
%212 = "stablehlo.not"(%211) : (tensor<1x2x8x4xi1>) -> tensor<1x2x8x4xi1>
%213 = "stablehlo.sign"(%60) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%214 = "stablehlo.convert"(%209) : (tensor<1x2x8x4xi8>) -> tensor<1x2x8x4xbf16>
%215 = "stablehlo.convert"(%213) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%216 = "stablehlo.dot_general"(%214, %215) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x8x4xbf16>, tensor<4x8xbf16>) -> tensor<1x2x4x4xf32>
%217 = "stablehlo.transpose"(%216) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%218 = "stablehlo.abs"(%209) : (tensor<1x2x8x4xi8>) -> tensor<1x2x8x4xi8>
%219 = "stablehlo.abs"(%213) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%220 = "stablehlo.convert"(%218) : (tensor<1x2x8x4xi8>) -> tensor<1x2x8x4xbf16>
%221 = "stablehlo.convert"(%219) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%222 = "stablehlo.dot_general"(%220, %221) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x8x4xbf16>, tensor<4x8xbf16>) -> tensor<1x2x4x4xf32>
%223 = "stablehlo.transpose"(%222) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%224 = "stablehlo.convert"(%212) : (tensor<1x2x8x4xi1>) -> tensor<1x2x8x4xbf16>
%225 = "stablehlo.convert"(%59) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%226 = "stablehlo.dot_general"(%224, %225) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x8x4xbf16>, tensor<4x8xbf16>) -> tensor<1x2x4x4xf32>
%227 = "stablehlo.transpose"(%226) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%228 = "stablehlo.abs"(%217) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%229 = "stablehlo.compare"(%228, %223) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%230 = "stablehlo.compare"(%227, %223) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%231 = "stablehlo.and"(%229, %230) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%232 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%233 = "stablehlo.sign"(%217) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%234 = "stablehlo.select"(%231, %233, %232) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%235 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%236 = "stablehlo.compare"(%227, %235) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%237 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%238 = "stablehlo.select"(%236, %237, %234) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%239 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%240 = "stablehlo.abs"(%238) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%241 = "stablehlo.compare"(%240, %239) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%242 = "stablehlo.negate"(%239) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%243 = "stablehlo.select"(%241, %238, %242) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%244 = "stablehlo.convert"(%243) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%245 = "stablehlo.convert"(%244) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%246 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%247 = "stablehlo.compare"(%245, %246) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%248 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%249 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%250 = "stablehlo.compare"(%205, %205) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%251 = "stablehlo.sign"(%205) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%252 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%253 = "stablehlo.abs"(%251) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%254 = "stablehlo.compare"(%253, %252) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%255 = "stablehlo.negate"(%252) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%256 = "stablehlo.select"(%254, %251, %255) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%257 = "stablehlo.convert"(%256) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%258 = "stablehlo.select"(%250, %257, %248) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%259 = "stablehlo.is_finite"(%205) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%260 = "stablehlo.select"(%259, %249, %258) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%261 = "stablehlo.convert"(%260) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%262 = "stablehlo.select"(%247, %261, %245) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%263 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%264 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%265 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%266 = "stablehlo.compare"(%262, %265) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%267 = "stablehlo.convert"(%262) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xf32>
%268 = "stablehlo.multiply"(%263, %267) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%269 = "stablehlo.select"(%266, %264, %268) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%270 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%271 = "stablehlo.compare"(%262, %270) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%272 = "stablehlo.select"(%271, %205, %269) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%272) : (tensor<1x2x4x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf32>
%274 = "stablehlo.convert"(%273) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
return %274 : tensor<1x2x4x4xbf16>
}
}

// f64[1,2,7,9] [7,9] [1,2,4,4] false
module @example {
func.func public @main(%0: tensor<1x2x7x9xf64>) -> (tensor<1x2x4x4xf64>) {
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
%62 = "stablehlo.transpose"(%60) {permutation = array<i64: 1, 0>} : (tensor<7x4xi1>) -> tensor<4x7xi1>
%63 = "stablehlo.transpose"(%61) {permutation = array<i64: 1, 0>} : (tensor<7x4xf64>) -> tensor<4x7xf64>
%64 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xf64>
%65 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f64>} : () -> tensor<f64>
%66 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f64>} : () -> tensor<f64>
%67 = "stablehlo.divide"(%65, %66) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%69 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%70 = "stablehlo.add"(%64, %69) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%71 = "stablehlo.multiply"(%70, %68) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%72 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%73 = "stablehlo.subtract"(%71, %72) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%75 = "stablehlo.maximum"(%73, %74) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%76 = "stablehlo.floor"(%75) : (tensor<9xf64>) -> tensor<9xf64>
%77 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%78 = "stablehlo.minimum"(%76, %77) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%79 = "stablehlo.subtract"(%75, %78) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%81 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%82 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%83 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%84 = "stablehlo.clamp"(%82, %79, %83) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%85 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%86 = "stablehlo.subtract"(%85, %84) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%88 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%89 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%90 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%91 = "stablehlo.clamp"(%89, %78, %90) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%92 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%93 = "stablehlo.abs"(%91) : (tensor<9xf64>) -> tensor<9xf64>
%94 = "stablehlo.compare"(%93, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%95 = "stablehlo.negate"(%92) : (tensor<9xf64>) -> tensor<9xf64>
%96 = "stablehlo.select"(%94, %91, %95) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%97 = "stablehlo.convert"(%96) : (tensor<9xf64>) -> tensor<9xi32>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%99 = "stablehlo.add"(%78, %98) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%101 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%102 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%103 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%104 = "stablehlo.clamp"(%102, %99, %103) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%105 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%106 = "stablehlo.abs"(%104) : (tensor<9xf64>) -> tensor<9xf64>
%107 = "stablehlo.compare"(%106, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%108 = "stablehlo.negate"(%105) : (tensor<9xf64>) -> tensor<9xf64>
%109 = "stablehlo.select"(%107, %104, %108) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%110 = "stablehlo.convert"(%109) : (tensor<9xf64>) -> tensor<9xi32>
%111 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%112 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%113 = "stablehlo.compare"(%111, %112) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%114 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%116 = "stablehlo.select"(%113, %114, %115) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%117 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%118 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%119 = "stablehlo.compare"(%117, %118) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%120 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%122 = "stablehlo.select"(%119, %120, %121) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%123 = "stablehlo.or"(%113, %119) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%124 = "stablehlo.add"(%116, %122) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%125 = "stablehlo.transpose"(%123) {permutation = array<i64: 1, 0>} : (tensor<9x4xi1>) -> tensor<4x9xi1>
%126 = "stablehlo.transpose"(%124) {permutation = array<i64: 1, 0>} : (tensor<9x4xf64>) -> tensor<4x9xf64>
%127 = "stablehlo.dot_general"(%0, %126) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xf64>, tensor<4x9xf64>) -> tensor<1x2x7x4xf64>
%128 = "stablehlo.dot_general"(%127, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xf64>, tensor<4x7xf64>) -> tensor<1x2x4x4xf64>
%129 = "stablehlo.transpose"(%128) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%130 = "stablehlo.is_finite"(%129) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%131 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%135 = "stablehlo.reduce"(%130, %131) ({
^bb0(%132: tensor<i1>, %133: tensor<i1>):
%134 = "stablehlo.and"(%132, %133) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%134) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%280 = "stablehlo.if"(%135) ({
"stablehlo.return"(%129) : (tensor<1x2x4x4xf64>) -> ()
}, {
%136 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%137 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%138 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%139 = "stablehlo.sign"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%140 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%141 = "stablehlo.abs"(%139) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%142 = "stablehlo.compare"(%141, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%143 = "stablehlo.negate"(%140) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%144 = "stablehlo.select"(%142, %139, %143) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%145 = "stablehlo.convert"(%144) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi32>
%146 = "stablehlo.select"(%138, %145, %136) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%147 = "stablehlo.is_finite"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%148 = "stablehlo.select"(%147, %137, %146) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%149 = "stablehlo.convert"(%148) : (tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi8>
%150 = "stablehlo.is_finite"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%152 = "stablehlo.select"(%150, %0, %151) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%153 = "stablehlo.dot_general"(%152, %126) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xf64>, tensor<4x9xf64>) -> tensor<1x2x7x4xf64>
%154 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%155 = "stablehlo.compare"(%149, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%156 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%157 = "stablehlo.select"(%155, %156, %149) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi8>
%158 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%159 = "stablehlo.compare"(%149, %158) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%160 = "stablehlo.not"(%159) : (tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%161 = "stablehlo.sign"(%126) : (tensor<4x9xf64>) -> tensor<4x9xf64>
%162 = "stablehlo.convert"(%157) : (tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xbf16>
%163 = "stablehlo.convert"(%161) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%164 = "stablehlo.dot_general"(%162, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%165 = "stablehlo.abs"(%157) : (tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi8>
%166 = "stablehlo.abs"(%161) : (tensor<4x9xf64>) -> tensor<4x9xf64>
%167 = "stablehlo.convert"(%165) : (tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xbf16>
%168 = "stablehlo.convert"(%166) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%169 = "stablehlo.dot_general"(%167, %168) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%170 = "stablehlo.convert"(%160) : (tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xbf16>
%171 = "stablehlo.convert"(%125) : (tensor<4x9xi1>) -> tensor<4x9xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%173 = "stablehlo.abs"(%164) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%174 = "stablehlo.compare"(%173, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%175 = "stablehlo.compare"(%172, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%176 = "stablehlo.and"(%174, %175) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%177 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%178 = "stablehlo.sign"(%164) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%179 = "stablehlo.select"(%176, %178, %177) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%181 = "stablehlo.compare"(%172, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%183 = "stablehlo.select"(%181, %182, %179) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%184 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%185 = "stablehlo.abs"(%183) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%186 = "stablehlo.compare"(%185, %184) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%187 = "stablehlo.negate"(%184) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%188 = "stablehlo.select"(%186, %183, %187) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%189 = "stablehlo.convert"(%188) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi32>
%190 = "stablehlo.convert"(%189) : (tensor<1x2x7x4xi32>) -> tensor<1x2x7x4xi8>
%191 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x4xi8>} : () -> tensor<1x2x7x4xi8>
%192 = "stablehlo.compare"(%190, %191) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi1>
%193 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x4xi32>} : () -> tensor<1x2x7x4xi32>
%194 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x4xi32>} : () -> tensor<1x2x7x4xi32>
%195 = "stablehlo.compare"(%153, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%196 = "stablehlo.sign"(%153) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%197 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x4xf64>} : () -> tensor<1x2x7x4xf64>
%198 = "stablehlo.abs"(%196) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%199 = "stablehlo.compare"(%198, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%200 = "stablehlo.negate"(%197) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%201 = "stablehlo.select"(%199, %196, %200) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%202 = "stablehlo.convert"(%201) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi32>
%203 = "stablehlo.select"(%195, %202, %193) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi32>, tensor<1x2x7x4xi32>) -> tensor<1x2x7x4xi32>
%204 = "stablehlo.is_finite"(%153) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%205 = "stablehlo.select"(%204, %194, %203) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi32>, tensor<1x2x7x4xi32>) -> tensor<1x2x7x4xi32>
%206 = "stablehlo.convert"(%205) : (tensor<1x2x7x4xi32>) -> tensor<1x2x7x4xi8>
%207 = "stablehlo.select"(%192, %206, %190) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi8>
%208 = "stablehlo.is_finite"(%153) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%209 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf64>} : () -> tensor<1x2x7x4xf64>
%210 = "stablehlo.select"(%208, %153, %209) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%211 = "stablehlo.dot_general"(%210, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xf64>, tensor<4x7xf64>) -> tensor<1x2x4x4xf64>
%212 = "stablehlo.transpose"(%211) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%213 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x4xi8>} : () -> tensor<1x2x7x4xi8>
%214 = "stablehlo.compare"(%207, %213) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi1>
%215 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x4xi8>} : () -> tensor<1x2x7x4xi8>
%216 = "stablehlo.select"(%214, %215, %207) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi8>
%217 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x4xi8>} : () -> tensor<1x2x7x4xi8>
%218 = "stablehlo.compare"(%207, %217) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi1>
%219 = "stablehlo.not"(%218) : (tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%220 = "stablehlo.sign"(%63) : (tensor<4x7xf64>) -> tensor<4x7xf64>
%221 = "stablehlo.convert"(%216) : (tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xbf16>
%222 = "stablehlo.convert"(%220) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%223 = "stablehlo.dot_general"(%221, %222) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%224 = "stablehlo.transpose"(%223) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%225 = "stablehlo.abs"(%216) : (tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi8>
%226 = "stablehlo.abs"(%220) : (tensor<4x7xf64>) -> tensor<4x7xf64>
%227 = "stablehlo.convert"(%225) : (tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xbf16>
%228 = "stablehlo.convert"(%226) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%229 = "stablehlo.dot_general"(%227, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%230 = "stablehlo.transpose"(%229) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%231 = "stablehlo.convert"(%219) : (tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xbf16>
%232 = "stablehlo.convert"(%62) : (tensor<4x7xi1>) -> tensor<4x7xbf16>
%233 = "stablehlo.dot_general"(%231, %232) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%234 = "stablehlo.transpose"(%233) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%235 = "stablehlo.abs"(%224) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%236 = "stablehlo.compare"(%235, %230) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%237 = "stablehlo.compare"(%234, %230) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%238 = "stablehlo.and"(%236, %237) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%239 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%240 = "stablehlo.sign"(%224) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%241 = "stablehlo.select"(%238, %240, %239) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%242 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%243 = "stablehlo.compare"(%234, %242) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%244 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%245 = "stablehlo.select"(%243, %244, %241) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%246 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%247 = "stablehlo.abs"(%245) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%248 = "stablehlo.compare"(%247, %246) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%249 = "stablehlo.negate"(%246) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%250 = "stablehlo.select"(%248, %245, %249) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%251 = "stablehlo.convert"(%250) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%252 = "stablehlo.convert"(%251) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%253 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%254 = "stablehlo.compare"(%252, %253) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%255 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%256 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%257 = "stablehlo.compare"(%212, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%258 = "stablehlo.sign"(%212) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%259 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%260 = "stablehlo.abs"(%258) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%261 = "stablehlo.compare"(%260, %259) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%262 = "stablehlo.negate"(%259) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%263 = "stablehlo.select"(%261, %258, %262) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%264 = "stablehlo.convert"(%263) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi32>
%265 = "stablehlo.select"(%257, %264, %255) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%266 = "stablehlo.is_finite"(%212) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%267 = "stablehlo.select"(%266, %256, %265) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%268 = "stablehlo.convert"(%267) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%269 = "stablehlo.select"(%254, %268, %252) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%270 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%271 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%272 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%273 = "stablehlo.compare"(%269, %272) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%274 = "stablehlo.convert"(%269) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xf64>
%275 = "stablehlo.multiply"(%270, %274) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%276 = "stablehlo.select"(%273, %271, %275) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%277 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%278 = "stablehlo.compare"(%269, %277) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%279 = "stablehlo.select"(%278, %212, %276) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
"stablehlo.return"(%279) : (tensor<1x2x4x4xf64>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf64>
return %280 : tensor<1x2x4x4xf64>
}
}

// f64[1,2,7,9] [7,9] [1,2,4,4] true
module @example {
func.func public @main(%0: tensor<1x2x7x9xf64>) -> (tensor<1x2x4x4xf64>) {
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
%58 = "stablehlo.transpose"(%56) {permutation = array<i64: 1, 0>} : (tensor<7x4xi1>) -> tensor<4x7xi1>
%59 = "stablehlo.transpose"(%57) {permutation = array<i64: 1, 0>} : (tensor<7x4xf64>) -> tensor<4x7xf64>
%60 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xf64>
%61 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%62 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f64>} : () -> tensor<f64>
%63 = "stablehlo.divide"(%61, %62) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%65 = "stablehlo.multiply"(%60, %64) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%67 = "stablehlo.maximum"(%65, %66) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%68 = "stablehlo.floor"(%67) : (tensor<9xf64>) -> tensor<9xf64>
%69 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%70 = "stablehlo.minimum"(%68, %69) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%71 = "stablehlo.subtract"(%67, %70) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%74 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%75 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%76 = "stablehlo.clamp"(%74, %71, %75) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%78 = "stablehlo.subtract"(%77, %76) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%80 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%81 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%82 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%83 = "stablehlo.clamp"(%81, %70, %82) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%84 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%85 = "stablehlo.abs"(%83) : (tensor<9xf64>) -> tensor<9xf64>
%86 = "stablehlo.compare"(%85, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%87 = "stablehlo.negate"(%84) : (tensor<9xf64>) -> tensor<9xf64>
%88 = "stablehlo.select"(%86, %83, %87) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%89 = "stablehlo.convert"(%88) : (tensor<9xf64>) -> tensor<9xi32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%91 = "stablehlo.add"(%70, %90) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%93 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%94 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%95 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%96 = "stablehlo.clamp"(%94, %91, %95) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%97 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%98 = "stablehlo.abs"(%96) : (tensor<9xf64>) -> tensor<9xf64>
%99 = "stablehlo.compare"(%98, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%100 = "stablehlo.negate"(%97) : (tensor<9xf64>) -> tensor<9xf64>
%101 = "stablehlo.select"(%99, %96, %100) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%102 = "stablehlo.convert"(%101) : (tensor<9xf64>) -> tensor<9xi32>
%103 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%104 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%105 = "stablehlo.compare"(%103, %104) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%106 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%108 = "stablehlo.select"(%105, %106, %107) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%109 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%110 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%111 = "stablehlo.compare"(%109, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%112 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%114 = "stablehlo.select"(%111, %112, %113) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%115 = "stablehlo.or"(%105, %111) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%116 = "stablehlo.add"(%108, %114) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%117 = "stablehlo.transpose"(%115) {permutation = array<i64: 1, 0>} : (tensor<9x4xi1>) -> tensor<4x9xi1>
%118 = "stablehlo.transpose"(%116) {permutation = array<i64: 1, 0>} : (tensor<9x4xf64>) -> tensor<4x9xf64>
%119 = "stablehlo.dot_general"(%0, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xf64>, tensor<4x9xf64>) -> tensor<1x2x7x4xf64>
%120 = "stablehlo.dot_general"(%119, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xf64>, tensor<4x7xf64>) -> tensor<1x2x4x4xf64>
%121 = "stablehlo.transpose"(%120) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%122 = "stablehlo.is_finite"(%121) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%123 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%127 = "stablehlo.reduce"(%122, %123) ({
^bb0(%124: tensor<i1>, %125: tensor<i1>):
%126 = "stablehlo.and"(%124, %125) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%126) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%272 = "stablehlo.if"(%127) ({
"stablehlo.return"(%121) : (tensor<1x2x4x4xf64>) -> ()
}, {
%128 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%129 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%130 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%131 = "stablehlo.sign"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%132 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%133 = "stablehlo.abs"(%131) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%134 = "stablehlo.compare"(%133, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%135 = "stablehlo.negate"(%132) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%136 = "stablehlo.select"(%134, %131, %135) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%137 = "stablehlo.convert"(%136) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi32>
%138 = "stablehlo.select"(%130, %137, %128) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%139 = "stablehlo.is_finite"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%140 = "stablehlo.select"(%139, %129, %138) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%141 = "stablehlo.convert"(%140) : (tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi8>
%142 = "stablehlo.is_finite"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%144 = "stablehlo.select"(%142, %0, %143) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%145 = "stablehlo.dot_general"(%144, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xf64>, tensor<4x9xf64>) -> tensor<1x2x7x4xf64>
%146 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%147 = "stablehlo.compare"(%141, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%148 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%149 = "stablehlo.select"(%147, %148, %141) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi8>
%150 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%151 = "stablehlo.compare"(%141, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%152 = "stablehlo.not"(%151) : (tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%153 = "stablehlo.sign"(%118) : (tensor<4x9xf64>) -> tensor<4x9xf64>
%154 = "stablehlo.convert"(%149) : (tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xbf16>
%155 = "stablehlo.convert"(%153) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%156 = "stablehlo.dot_general"(%154, %155) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%157 = "stablehlo.abs"(%149) : (tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi8>
%158 = "stablehlo.abs"(%153) : (tensor<4x9xf64>) -> tensor<4x9xf64>
%159 = "stablehlo.convert"(%157) : (tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xbf16>
%160 = "stablehlo.convert"(%158) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%161 = "stablehlo.dot_general"(%159, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%162 = "stablehlo.convert"(%152) : (tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xbf16>
%163 = "stablehlo.convert"(%117) : (tensor<4x9xi1>) -> tensor<4x9xbf16>
%164 = "stablehlo.dot_general"(%162, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%165 = "stablehlo.abs"(%156) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%166 = "stablehlo.compare"(%165, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%167 = "stablehlo.compare"(%164, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%168 = "stablehlo.and"(%166, %167) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%169 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%170 = "stablehlo.sign"(%156) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%171 = "stablehlo.select"(%168, %170, %169) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%173 = "stablehlo.compare"(%164, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%175 = "stablehlo.select"(%173, %174, %171) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%176 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%177 = "stablehlo.abs"(%175) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%178 = "stablehlo.compare"(%177, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%179 = "stablehlo.negate"(%176) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%180 = "stablehlo.select"(%178, %175, %179) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%181 = "stablehlo.convert"(%180) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi32>
%182 = "stablehlo.convert"(%181) : (tensor<1x2x7x4xi32>) -> tensor<1x2x7x4xi8>
%183 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x4xi8>} : () -> tensor<1x2x7x4xi8>
%184 = "stablehlo.compare"(%182, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi1>
%185 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x4xi32>} : () -> tensor<1x2x7x4xi32>
%186 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x4xi32>} : () -> tensor<1x2x7x4xi32>
%187 = "stablehlo.compare"(%145, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%188 = "stablehlo.sign"(%145) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%189 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x4xf64>} : () -> tensor<1x2x7x4xf64>
%190 = "stablehlo.abs"(%188) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%191 = "stablehlo.compare"(%190, %189) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%192 = "stablehlo.negate"(%189) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%193 = "stablehlo.select"(%191, %188, %192) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%194 = "stablehlo.convert"(%193) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi32>
%195 = "stablehlo.select"(%187, %194, %185) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi32>, tensor<1x2x7x4xi32>) -> tensor<1x2x7x4xi32>
%196 = "stablehlo.is_finite"(%145) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%197 = "stablehlo.select"(%196, %186, %195) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi32>, tensor<1x2x7x4xi32>) -> tensor<1x2x7x4xi32>
%198 = "stablehlo.convert"(%197) : (tensor<1x2x7x4xi32>) -> tensor<1x2x7x4xi8>
%199 = "stablehlo.select"(%184, %198, %182) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi8>
%200 = "stablehlo.is_finite"(%145) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf64>} : () -> tensor<1x2x7x4xf64>
%202 = "stablehlo.select"(%200, %145, %201) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%203 = "stablehlo.dot_general"(%202, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xf64>, tensor<4x7xf64>) -> tensor<1x2x4x4xf64>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%205 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x4xi8>} : () -> tensor<1x2x7x4xi8>
%206 = "stablehlo.compare"(%199, %205) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi1>
%207 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x4xi8>} : () -> tensor<1x2x7x4xi8>
%208 = "stablehlo.select"(%206, %207, %199) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi8>
%209 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x4xi8>} : () -> tensor<1x2x7x4xi8>
%210 = "stablehlo.compare"(%199, %209) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi1>
%211 = "stablehlo.not"(%210) : (tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%212 = "stablehlo.sign"(%59) : (tensor<4x7xf64>) -> tensor<4x7xf64>
%213 = "stablehlo.convert"(%208) : (tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xbf16>
%214 = "stablehlo.convert"(%212) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%215 = "stablehlo.dot_general"(%213, %214) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%216 = "stablehlo.transpose"(%215) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%217 = "stablehlo.abs"(%208) : (tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi8>
%218 = "stablehlo.abs"(%212) : (tensor<4x7xf64>) -> tensor<4x7xf64>
%219 = "stablehlo.convert"(%217) : (tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xbf16>
%220 = "stablehlo.convert"(%218) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%221 = "stablehlo.dot_general"(%219, %220) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%222 = "stablehlo.transpose"(%221) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%223 = "stablehlo.convert"(%211) : (tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xbf16>
%224 = "stablehlo.convert"(%58) : (tensor<4x7xi1>) -> tensor<4x7xbf16>
%225 = "stablehlo.dot_general"(%223, %224) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%226 = "stablehlo.transpose"(%225) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%227 = "stablehlo.abs"(%216) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%228 = "stablehlo.compare"(%227, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%229 = "stablehlo.compare"(%226, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%230 = "stablehlo.and"(%228, %229) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%231 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%232 = "stablehlo.sign"(%216) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%233 = "stablehlo.select"(%230, %232, %231) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%235 = "stablehlo.compare"(%226, %234) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%236 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%237 = "stablehlo.select"(%235, %236, %233) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%238 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%239 = "stablehlo.abs"(%237) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%240 = "stablehlo.compare"(%239, %238) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%241 = "stablehlo.negate"(%238) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%242 = "stablehlo.select"(%240, %237, %241) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%243 = "stablehlo.convert"(%242) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%244 = "stablehlo.convert"(%243) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%245 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%246 = "stablehlo.compare"(%244, %245) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%247 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%248 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%249 = "stablehlo.compare"(%204, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%250 = "stablehlo.sign"(%204) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%251 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%252 = "stablehlo.abs"(%250) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%253 = "stablehlo.compare"(%252, %251) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%254 = "stablehlo.negate"(%251) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%255 = "stablehlo.select"(%253, %250, %254) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%256 = "stablehlo.convert"(%255) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi32>
%257 = "stablehlo.select"(%249, %256, %247) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%258 = "stablehlo.is_finite"(%204) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%259 = "stablehlo.select"(%258, %248, %257) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%260 = "stablehlo.convert"(%259) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%261 = "stablehlo.select"(%246, %260, %244) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%262 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%263 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%264 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%265 = "stablehlo.compare"(%261, %264) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%266 = "stablehlo.convert"(%261) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xf64>
%267 = "stablehlo.multiply"(%262, %266) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%268 = "stablehlo.select"(%265, %263, %267) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%269 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%270 = "stablehlo.compare"(%261, %269) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%271 = "stablehlo.select"(%270, %204, %268) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
"stablehlo.return"(%271) : (tensor<1x2x4x4xf64>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf64>
return %272 : tensor<1x2x4x4xf64>
}
}

// f32[2,1,12,3] [12,3] [2,1,3,3] false
module @example {
func.func public @main(%0: tensor<2x1x12x3xf32>) -> (tensor<2x1x3x3xf32>) {
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
%62 = "stablehlo.transpose"(%60) {permutation = array<i64: 1, 0>} : (tensor<12x3xi1>) -> tensor<3x12xi1>
%63 = "stablehlo.transpose"(%61) {permutation = array<i64: 1, 0>} : (tensor<12x3xf32>) -> tensor<3x12xf32>
%64 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%65 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%66 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%67 = "stablehlo.divide"(%65, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%69 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%70 = "stablehlo.add"(%64, %69) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%71 = "stablehlo.multiply"(%70, %68) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%72 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%73 = "stablehlo.subtract"(%71, %72) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%75 = "stablehlo.maximum"(%73, %74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%76 = "stablehlo.floor"(%75) : (tensor<3xf32>) -> tensor<3xf32>
%77 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%78 = "stablehlo.minimum"(%76, %77) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%79 = "stablehlo.subtract"(%75, %78) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%82 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%83 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%84 = "stablehlo.clamp"(%82, %79, %83) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%85 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%86 = "stablehlo.subtract"(%85, %84) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%88 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%90 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%91 = "stablehlo.clamp"(%89, %78, %90) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%92 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%93 = "stablehlo.abs"(%91) : (tensor<3xf32>) -> tensor<3xf32>
%94 = "stablehlo.compare"(%93, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%95 = "stablehlo.negate"(%92) : (tensor<3xf32>) -> tensor<3xf32>
%96 = "stablehlo.select"(%94, %91, %95) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%97 = "stablehlo.convert"(%96) : (tensor<3xf32>) -> tensor<3xi32>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%99 = "stablehlo.add"(%78, %98) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%101 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%102 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%103 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%104 = "stablehlo.clamp"(%102, %99, %103) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%105 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%106 = "stablehlo.abs"(%104) : (tensor<3xf32>) -> tensor<3xf32>
%107 = "stablehlo.compare"(%106, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%108 = "stablehlo.negate"(%105) : (tensor<3xf32>) -> tensor<3xf32>
%109 = "stablehlo.select"(%107, %104, %108) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%110 = "stablehlo.convert"(%109) : (tensor<3xf32>) -> tensor<3xi32>
%111 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%112 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x3xi32>
%113 = "stablehlo.compare"(%111, %112) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%114 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%116 = "stablehlo.select"(%113, %114, %115) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%117 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%118 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x3xi32>
%119 = "stablehlo.compare"(%117, %118) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%120 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%122 = "stablehlo.select"(%119, %120, %121) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%123 = "stablehlo.or"(%113, %119) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
%124 = "stablehlo.add"(%116, %122) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%125 = "stablehlo.transpose"(%123) {permutation = array<i64: 1, 0>} : (tensor<3x3xi1>) -> tensor<3x3xi1>
%126 = "stablehlo.transpose"(%124) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%127 = "stablehlo.dot_general"(%0, %126) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x12x3xf32>, tensor<3x3xf32>) -> tensor<2x1x12x3xf32>
%128 = "stablehlo.dot_general"(%127, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x12x3xf32>, tensor<3x12xf32>) -> tensor<2x1x3x3xf32>
%129 = "stablehlo.transpose"(%128) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%130 = "stablehlo.is_finite"(%129) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%131 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%135 = "stablehlo.reduce"(%130, %131) ({
^bb0(%132: tensor<i1>, %133: tensor<i1>):
%134 = "stablehlo.and"(%132, %133) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%134) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x3x3xi1>, tensor<i1>) -> tensor<i1>
%280 = "stablehlo.if"(%135) ({
"stablehlo.return"(%129) : (tensor<2x1x3x3xf32>) -> ()
}, {
%136 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x12x3xi32>} : () -> tensor<2x1x12x3xi32>
%137 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi32>} : () -> tensor<2x1x12x3xi32>
%138 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%139 = "stablehlo.sign"(%0) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%140 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%141 = "stablehlo.abs"(%139) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%142 = "stablehlo.compare"(%141, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%143 = "stablehlo.negate"(%140) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%144 = "stablehlo.select"(%142, %139, %143) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%145 = "stablehlo.convert"(%144) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi32>
%146 = "stablehlo.select"(%138, %145, %136) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi32>, tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi32>
%147 = "stablehlo.is_finite"(%0) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%148 = "stablehlo.select"(%147, %137, %146) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi32>, tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi32>
%149 = "stablehlo.convert"(%148) : (tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi8>
%150 = "stablehlo.is_finite"(%0) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%152 = "stablehlo.select"(%150, %0, %151) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%153 = "stablehlo.dot_general"(%152, %126) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x12x3xf32>, tensor<3x3xf32>) -> tensor<2x1x12x3xf32>
%154 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%155 = "stablehlo.compare"(%149, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi1>
%156 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%157 = "stablehlo.select"(%155, %156, %149) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi8>
%158 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%159 = "stablehlo.compare"(%149, %158) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi1>
%160 = "stablehlo.not"(%159) : (tensor<2x1x12x3xi1>) -> tensor<2x1x12x3xi1>
%161 = "stablehlo.sign"(%126) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%162 = "stablehlo.convert"(%157) : (tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xbf16>
%163 = "stablehlo.convert"(%161) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%164 = "stablehlo.dot_general"(%162, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x3xbf16>, tensor<3x3xbf16>) -> tensor<2x1x12x3xf32>
%165 = "stablehlo.abs"(%157) : (tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi8>
%166 = "stablehlo.abs"(%161) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%167 = "stablehlo.convert"(%165) : (tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xbf16>
%168 = "stablehlo.convert"(%166) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%169 = "stablehlo.dot_general"(%167, %168) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x3xbf16>, tensor<3x3xbf16>) -> tensor<2x1x12x3xf32>
%170 = "stablehlo.convert"(%160) : (tensor<2x1x12x3xi1>) -> tensor<2x1x12x3xbf16>
%171 = "stablehlo.convert"(%125) : (tensor<3x3xi1>) -> tensor<3x3xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x3xbf16>, tensor<3x3xbf16>) -> tensor<2x1x12x3xf32>
%173 = "stablehlo.abs"(%164) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%174 = "stablehlo.compare"(%173, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%175 = "stablehlo.compare"(%172, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%176 = "stablehlo.and"(%174, %175) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi1>) -> tensor<2x1x12x3xi1>
%177 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%178 = "stablehlo.sign"(%164) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%179 = "stablehlo.select"(%176, %178, %177) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%181 = "stablehlo.compare"(%172, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%183 = "stablehlo.select"(%181, %182, %179) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%184 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%185 = "stablehlo.abs"(%183) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%186 = "stablehlo.compare"(%185, %184) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%187 = "stablehlo.negate"(%184) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%188 = "stablehlo.select"(%186, %183, %187) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%189 = "stablehlo.convert"(%188) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi32>
%190 = "stablehlo.convert"(%189) : (tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi8>
%191 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%192 = "stablehlo.compare"(%190, %191) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi1>
%193 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x12x3xi32>} : () -> tensor<2x1x12x3xi32>
%194 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi32>} : () -> tensor<2x1x12x3xi32>
%195 = "stablehlo.compare"(%153, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%196 = "stablehlo.sign"(%153) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%197 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%198 = "stablehlo.abs"(%196) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%199 = "stablehlo.compare"(%198, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%200 = "stablehlo.negate"(%197) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%201 = "stablehlo.select"(%199, %196, %200) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%202 = "stablehlo.convert"(%201) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi32>
%203 = "stablehlo.select"(%195, %202, %193) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi32>, tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi32>
%204 = "stablehlo.is_finite"(%153) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%205 = "stablehlo.select"(%204, %194, %203) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi32>, tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi32>
%206 = "stablehlo.convert"(%205) : (tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi8>
%207 = "stablehlo.select"(%192, %206, %190) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi8>
%208 = "stablehlo.is_finite"(%153) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%209 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%210 = "stablehlo.select"(%208, %153, %209) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%211 = "stablehlo.dot_general"(%210, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x12x3xf32>, tensor<3x12xf32>) -> tensor<2x1x3x3xf32>
%212 = "stablehlo.transpose"(%211) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%213 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%214 = "stablehlo.compare"(%207, %213) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi1>
%215 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%216 = "stablehlo.select"(%214, %215, %207) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi8>
%217 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%218 = "stablehlo.compare"(%207, %217) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi1>
%219 = "stablehlo.not"(%218) : (tensor<2x1x12x3xi1>) -> tensor<2x1x12x3xi1>
%220 = "stablehlo.sign"(%63) : (tensor<3x12xf32>) -> tensor<3x12xf32>
%221 = "stablehlo.convert"(%216) : (tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xbf16>
%222 = "stablehlo.convert"(%220) : (tensor<3x12xf32>) -> tensor<3x12xbf16>
%223 = "stablehlo.dot_general"(%221, %222) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x3xbf16>, tensor<3x12xbf16>) -> tensor<2x1x3x3xf32>
%224 = "stablehlo.transpose"(%223) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%225 = "stablehlo.abs"(%216) : (tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi8>
%226 = "stablehlo.abs"(%220) : (tensor<3x12xf32>) -> tensor<3x12xf32>
%227 = "stablehlo.convert"(%225) : (tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xbf16>
%228 = "stablehlo.convert"(%226) : (tensor<3x12xf32>) -> tensor<3x12xbf16>
%229 = "stablehlo.dot_general"(%227, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x3xbf16>, tensor<3x12xbf16>) -> tensor<2x1x3x3xf32>
%230 = "stablehlo.transpose"(%229) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%231 = "stablehlo.convert"(%219) : (tensor<2x1x12x3xi1>) -> tensor<2x1x12x3xbf16>
%232 = "stablehlo.convert"(%62) : (tensor<3x12xi1>) -> tensor<3x12xbf16>
%233 = "stablehlo.dot_general"(%231, %232) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x3xbf16>, tensor<3x12xbf16>) -> tensor<2x1x3x3xf32>
%234 = "stablehlo.transpose"(%233) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%235 = "stablehlo.abs"(%224) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%236 = "stablehlo.compare"(%235, %230) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%237 = "stablehlo.compare"(%234, %230) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%238 = "stablehlo.and"(%236, %237) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi1>) -> tensor<2x1x3x3xi1>
%239 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%240 = "stablehlo.sign"(%224) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%241 = "stablehlo.select"(%238, %240, %239) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%242 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%243 = "stablehlo.compare"(%234, %242) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%244 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%245 = "stablehlo.select"(%243, %244, %241) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%246 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%247 = "stablehlo.abs"(%245) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%248 = "stablehlo.compare"(%247, %246) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%249 = "stablehlo.negate"(%246) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%250 = "stablehlo.select"(%248, %245, %249) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%251 = "stablehlo.convert"(%250) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi32>
%252 = "stablehlo.convert"(%251) : (tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi8>
%253 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x3x3xi8>} : () -> tensor<2x1x3x3xi8>
%254 = "stablehlo.compare"(%252, %253) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xi8>, tensor<2x1x3x3xi8>) -> tensor<2x1x3x3xi1>
%255 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x3x3xi32>} : () -> tensor<2x1x3x3xi32>
%256 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x3x3xi32>} : () -> tensor<2x1x3x3xi32>
%257 = "stablehlo.compare"(%212, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%258 = "stablehlo.sign"(%212) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%259 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%260 = "stablehlo.abs"(%258) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%261 = "stablehlo.compare"(%260, %259) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%262 = "stablehlo.negate"(%259) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%263 = "stablehlo.select"(%261, %258, %262) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%264 = "stablehlo.convert"(%263) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi32>
%265 = "stablehlo.select"(%257, %264, %255) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi32>, tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi32>
%266 = "stablehlo.is_finite"(%212) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%267 = "stablehlo.select"(%266, %256, %265) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi32>, tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi32>
%268 = "stablehlo.convert"(%267) : (tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi8>
%269 = "stablehlo.select"(%254, %268, %252) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi8>, tensor<2x1x3x3xi8>) -> tensor<2x1x3x3xi8>
%270 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%271 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%272 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x3x3xi8>} : () -> tensor<2x1x3x3xi8>
%273 = "stablehlo.compare"(%269, %272) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xi8>, tensor<2x1x3x3xi8>) -> tensor<2x1x3x3xi1>
%274 = "stablehlo.convert"(%269) : (tensor<2x1x3x3xi8>) -> tensor<2x1x3x3xf32>
%275 = "stablehlo.multiply"(%270, %274) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%276 = "stablehlo.select"(%273, %271, %275) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%277 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x3x3xi8>} : () -> tensor<2x1x3x3xi8>
%278 = "stablehlo.compare"(%269, %277) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xi8>, tensor<2x1x3x3xi8>) -> tensor<2x1x3x3xi1>
%279 = "stablehlo.select"(%278, %212, %276) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
"stablehlo.return"(%279) : (tensor<2x1x3x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x1x3x3xf32>
return %280 : tensor<2x1x3x3xf32>
}
}

// f32[2,1,12,3] [12,3] [2,1,3,3] true
module @example {
func.func public @main(%0: tensor<2x1x12x3xf32>) -> (tensor<2x1x3x3xf32>) {
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
%58 = "stablehlo.transpose"(%56) {permutation = array<i64: 1, 0>} : (tensor<12x3xi1>) -> tensor<3x12xi1>
%59 = "stablehlo.transpose"(%57) {permutation = array<i64: 1, 0>} : (tensor<12x3xf32>) -> tensor<3x12xf32>
%60 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%61 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%62 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%63 = "stablehlo.divide"(%61, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%65 = "stablehlo.multiply"(%60, %64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%67 = "stablehlo.maximum"(%65, %66) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%68 = "stablehlo.floor"(%67) : (tensor<3xf32>) -> tensor<3xf32>
%69 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%70 = "stablehlo.minimum"(%68, %69) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%71 = "stablehlo.subtract"(%67, %70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%75 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%76 = "stablehlo.clamp"(%74, %71, %75) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%78 = "stablehlo.subtract"(%77, %76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%82 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%83 = "stablehlo.clamp"(%81, %70, %82) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%84 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%85 = "stablehlo.abs"(%83) : (tensor<3xf32>) -> tensor<3xf32>
%86 = "stablehlo.compare"(%85, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%87 = "stablehlo.negate"(%84) : (tensor<3xf32>) -> tensor<3xf32>
%88 = "stablehlo.select"(%86, %83, %87) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%89 = "stablehlo.convert"(%88) : (tensor<3xf32>) -> tensor<3xi32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%91 = "stablehlo.add"(%70, %90) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%93 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%95 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%96 = "stablehlo.clamp"(%94, %91, %95) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%97 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%98 = "stablehlo.abs"(%96) : (tensor<3xf32>) -> tensor<3xf32>
%99 = "stablehlo.compare"(%98, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%100 = "stablehlo.negate"(%97) : (tensor<3xf32>) -> tensor<3xf32>
%101 = "stablehlo.select"(%99, %96, %100) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%102 = "stablehlo.convert"(%101) : (tensor<3xf32>) -> tensor<3xi32>
%103 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%104 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x3xi32>
%105 = "stablehlo.compare"(%103, %104) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%106 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3xf32>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%108 = "stablehlo.select"(%105, %106, %107) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%109 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%110 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x3xi32>
%111 = "stablehlo.compare"(%109, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%112 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%114 = "stablehlo.select"(%111, %112, %113) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%115 = "stablehlo.or"(%105, %111) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
%116 = "stablehlo.add"(%108, %114) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%117 = "stablehlo.transpose"(%115) {permutation = array<i64: 1, 0>} : (tensor<3x3xi1>) -> tensor<3x3xi1>
%118 = "stablehlo.transpose"(%116) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%119 = "stablehlo.dot_general"(%0, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x12x3xf32>, tensor<3x3xf32>) -> tensor<2x1x12x3xf32>
%120 = "stablehlo.dot_general"(%119, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x12x3xf32>, tensor<3x12xf32>) -> tensor<2x1x3x3xf32>
%121 = "stablehlo.transpose"(%120) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%122 = "stablehlo.is_finite"(%121) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%123 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%127 = "stablehlo.reduce"(%122, %123) ({
^bb0(%124: tensor<i1>, %125: tensor<i1>):
%126 = "stablehlo.and"(%124, %125) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%126) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x3x3xi1>, tensor<i1>) -> tensor<i1>
%272 = "stablehlo.if"(%127) ({
"stablehlo.return"(%121) : (tensor<2x1x3x3xf32>) -> ()
}, {
%128 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x12x3xi32>} : () -> tensor<2x1x12x3xi32>
%129 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi32>} : () -> tensor<2x1x12x3xi32>
%130 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%131 = "stablehlo.sign"(%0) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%132 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%133 = "stablehlo.abs"(%131) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%134 = "stablehlo.compare"(%133, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%135 = "stablehlo.negate"(%132) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%136 = "stablehlo.select"(%134, %131, %135) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%137 = "stablehlo.convert"(%136) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi32>
%138 = "stablehlo.select"(%130, %137, %128) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi32>, tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi32>
%139 = "stablehlo.is_finite"(%0) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%140 = "stablehlo.select"(%139, %129, %138) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi32>, tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi32>
%141 = "stablehlo.convert"(%140) : (tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi8>
%142 = "stablehlo.is_finite"(%0) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%144 = "stablehlo.select"(%142, %0, %143) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%145 = "stablehlo.dot_general"(%144, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x12x3xf32>, tensor<3x3xf32>) -> tensor<2x1x12x3xf32>
%146 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%147 = "stablehlo.compare"(%141, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi1>
%148 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%149 = "stablehlo.select"(%147, %148, %141) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi8>
%150 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%151 = "stablehlo.compare"(%141, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi1>
%152 = "stablehlo.not"(%151) : (tensor<2x1x12x3xi1>) -> tensor<2x1x12x3xi1>
%153 = "stablehlo.sign"(%118) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%154 = "stablehlo.convert"(%149) : (tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xbf16>
%155 = "stablehlo.convert"(%153) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%156 = "stablehlo.dot_general"(%154, %155) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x3xbf16>, tensor<3x3xbf16>) -> tensor<2x1x12x3xf32>
%157 = "stablehlo.abs"(%149) : (tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi8>
%158 = "stablehlo.abs"(%153) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%159 = "stablehlo.convert"(%157) : (tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xbf16>
%160 = "stablehlo.convert"(%158) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%161 = "stablehlo.dot_general"(%159, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x3xbf16>, tensor<3x3xbf16>) -> tensor<2x1x12x3xf32>
%162 = "stablehlo.convert"(%152) : (tensor<2x1x12x3xi1>) -> tensor<2x1x12x3xbf16>
%163 = "stablehlo.convert"(%117) : (tensor<3x3xi1>) -> tensor<3x3xbf16>
%164 = "stablehlo.dot_general"(%162, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x3xbf16>, tensor<3x3xbf16>) -> tensor<2x1x12x3xf32>
%165 = "stablehlo.abs"(%156) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%166 = "stablehlo.compare"(%165, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%167 = "stablehlo.compare"(%164, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%168 = "stablehlo.and"(%166, %167) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi1>) -> tensor<2x1x12x3xi1>
%169 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%170 = "stablehlo.sign"(%156) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%171 = "stablehlo.select"(%168, %170, %169) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%173 = "stablehlo.compare"(%164, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%175 = "stablehlo.select"(%173, %174, %171) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%176 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%177 = "stablehlo.abs"(%175) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%178 = "stablehlo.compare"(%177, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%179 = "stablehlo.negate"(%176) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%180 = "stablehlo.select"(%178, %175, %179) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%181 = "stablehlo.convert"(%180) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi32>
%182 = "stablehlo.convert"(%181) : (tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi8>
%183 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%184 = "stablehlo.compare"(%182, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi1>
%185 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x12x3xi32>} : () -> tensor<2x1x12x3xi32>
%186 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi32>} : () -> tensor<2x1x12x3xi32>
%187 = "stablehlo.compare"(%145, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%188 = "stablehlo.sign"(%145) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%189 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%190 = "stablehlo.abs"(%188) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%191 = "stablehlo.compare"(%190, %189) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%192 = "stablehlo.negate"(%189) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%193 = "stablehlo.select"(%191, %188, %192) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%194 = "stablehlo.convert"(%193) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi32>
%195 = "stablehlo.select"(%187, %194, %185) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi32>, tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi32>
%196 = "stablehlo.is_finite"(%145) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%197 = "stablehlo.select"(%196, %186, %195) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi32>, tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi32>
%198 = "stablehlo.convert"(%197) : (tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi8>
%199 = "stablehlo.select"(%184, %198, %182) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi8>
%200 = "stablehlo.is_finite"(%145) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%202 = "stablehlo.select"(%200, %145, %201) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%203 = "stablehlo.dot_general"(%202, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x12x3xf32>, tensor<3x12xf32>) -> tensor<2x1x3x3xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%205 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%206 = "stablehlo.compare"(%199, %205) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi1>
%207 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%208 = "stablehlo.select"(%206, %207, %199) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi8>
%209 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%210 = "stablehlo.compare"(%199, %209) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi1>
%211 = "stablehlo.not"(%210) : (tensor<2x1x12x3xi1>) -> tensor<2x1x12x3xi1>
%212 = "stablehlo.sign"(%59) : (tensor<3x12xf32>) -> tensor<3x12xf32>
%213 = "stablehlo.convert"(%208) : (tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xbf16>
%214 = "stablehlo.convert"(%212) : (tensor<3x12xf32>) -> tensor<3x12xbf16>
%215 = "stablehlo.dot_general"(%213, %214) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x3xbf16>, tensor<3x12xbf16>) -> tensor<2x1x3x3xf32>
%216 = "stablehlo.transpose"(%215) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%217 = "stablehlo.abs"(%208) : (tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi8>
%218 = "stablehlo.abs"(%212) : (tensor<3x12xf32>) -> tensor<3x12xf32>
%219 = "stablehlo.convert"(%217) : (tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xbf16>
%220 = "stablehlo.convert"(%218) : (tensor<3x12xf32>) -> tensor<3x12xbf16>
%221 = "stablehlo.dot_general"(%219, %220) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x3xbf16>, tensor<3x12xbf16>) -> tensor<2x1x3x3xf32>
%222 = "stablehlo.transpose"(%221) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%223 = "stablehlo.convert"(%211) : (tensor<2x1x12x3xi1>) -> tensor<2x1x12x3xbf16>
%224 = "stablehlo.convert"(%58) : (tensor<3x12xi1>) -> tensor<3x12xbf16>
%225 = "stablehlo.dot_general"(%223, %224) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x3xbf16>, tensor<3x12xbf16>) -> tensor<2x1x3x3xf32>
%226 = "stablehlo.transpose"(%225) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%227 = "stablehlo.abs"(%216) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%228 = "stablehlo.compare"(%227, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%229 = "stablehlo.compare"(%226, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%230 = "stablehlo.and"(%228, %229) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi1>) -> tensor<2x1x3x3xi1>
%231 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%232 = "stablehlo.sign"(%216) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%233 = "stablehlo.select"(%230, %232, %231) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%235 = "stablehlo.compare"(%226, %234) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%236 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%237 = "stablehlo.select"(%235, %236, %233) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%238 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%239 = "stablehlo.abs"(%237) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%240 = "stablehlo.compare"(%239, %238) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%241 = "stablehlo.negate"(%238) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%242 = "stablehlo.select"(%240, %237, %241) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%243 = "stablehlo.convert"(%242) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi32>
%244 = "stablehlo.convert"(%243) : (tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi8>
%245 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x3x3xi8>} : () -> tensor<2x1x3x3xi8>
%246 = "stablehlo.compare"(%244, %245) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xi8>, tensor<2x1x3x3xi8>) -> tensor<2x1x3x3xi1>
%247 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x3x3xi32>} : () -> tensor<2x1x3x3xi32>
%248 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x3x3xi32>} : () -> tensor<2x1x3x3xi32>
%249 = "stablehlo.compare"(%204, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%250 = "stablehlo.sign"(%204) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%251 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%252 = "stablehlo.abs"(%250) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%253 = "stablehlo.compare"(%252, %251) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%254 = "stablehlo.negate"(%251) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%255 = "stablehlo.select"(%253, %250, %254) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%256 = "stablehlo.convert"(%255) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi32>
%257 = "stablehlo.select"(%249, %256, %247) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi32>, tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi32>
%258 = "stablehlo.is_finite"(%204) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%259 = "stablehlo.select"(%258, %248, %257) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi32>, tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi32>
%260 = "stablehlo.convert"(%259) : (tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi8>
%261 = "stablehlo.select"(%246, %260, %244) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi8>, tensor<2x1x3x3xi8>) -> tensor<2x1x3x3xi8>
%262 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%263 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%264 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x3x3xi8>} : () -> tensor<2x1x3x3xi8>
%265 = "stablehlo.compare"(%261, %264) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xi8>, tensor<2x1x3x3xi8>) -> tensor<2x1x3x3xi1>
%266 = "stablehlo.convert"(%261) : (tensor<2x1x3x3xi8>) -> tensor<2x1x3x3xf32>
%267 = "stablehlo.multiply"(%262, %266) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%268 = "stablehlo.select"(%265, %263, %267) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%269 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x3x3xi8>} : () -> tensor<2x1x3x3xi8>
%270 = "stablehlo.compare"(%261, %269) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xi8>, tensor<2x1x3x3xi8>) -> tensor<2x1x3x3xi1>
%271 = "stablehlo.select"(%270, %204, %268) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
"stablehlo.return"(%271) : (tensor<2x1x3x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x1x3x3xf32>
return %272 : tensor<2x1x3x3xf32>
}
}

