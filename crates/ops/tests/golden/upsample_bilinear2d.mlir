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
%306 = "stablehlo.if"(%128) ({
%129 = "stablehlo.dot_general"(%0, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%130 = "stablehlo.dot_general"(%129, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%131 = "stablehlo.transpose"(%130) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%131) : (tensor<2x3x8x10xf32>) -> ()
}, {
%132 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%133 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%134 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%135 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%136 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%137 = "stablehlo.abs"(%135) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%138 = "stablehlo.compare"(%137, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%139 = "stablehlo.negate"(%136) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%140 = "stablehlo.select"(%138, %135, %139) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%141 = "stablehlo.convert"(%140) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%142 = "stablehlo.select"(%134, %141, %132) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%143 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%144 = "stablehlo.select"(%143, %133, %142) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%145 = "stablehlo.convert"(%144) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%146 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%148 = "stablehlo.select"(%146, %0, %147) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%149 = "stablehlo.dot_general"(%148, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%150 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%151 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%200, %201 = "stablehlo.while"(%151, %150) ({
^bb0(%152: tensor<i32>, %153: tensor<2x3x4x10xi8>):
%154 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%155 = "stablehlo.compare"(%152, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%155) : (tensor<i1>) -> ()
}, {
^bb0(%156: tensor<i32>, %157: tensor<2x3x4x10xi8>):
%158 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%159 = "stablehlo.add"(%156, %158) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%160 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%161 = "stablehlo.dynamic_slice"(%145, %156, %160, %160, %160) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xi8>
%162 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%163 = "stablehlo.compare"(%161, %162) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%164 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%165 = "stablehlo.select"(%163, %164, %161) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%166 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%167 = "stablehlo.compare"(%161, %166) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%168 = "stablehlo.not"(%167) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%169 = "stablehlo.sign"(%122) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%170 = "stablehlo.convert"(%165) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%171 = "stablehlo.convert"(%169) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%173 = "stablehlo.abs"(%165) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%174 = "stablehlo.abs"(%169) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%175 = "stablehlo.convert"(%173) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%176 = "stablehlo.convert"(%174) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%177 = "stablehlo.dot_general"(%175, %176) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%178 = "stablehlo.convert"(%168) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xbf16>
%179 = "stablehlo.convert"(%121) : (tensor<10x5xi1>) -> tensor<10x5xbf16>
%180 = "stablehlo.dot_general"(%178, %179) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%181 = "stablehlo.abs"(%172) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%182 = "stablehlo.compare"(%181, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%183 = "stablehlo.compare"(%180, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%184 = "stablehlo.and"(%182, %183) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%185 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%186 = "stablehlo.sign"(%172) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%187 = "stablehlo.select"(%184, %186, %185) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%188 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%189 = "stablehlo.compare"(%180, %188) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%191 = "stablehlo.select"(%189, %190, %187) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%192 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%193 = "stablehlo.abs"(%191) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%194 = "stablehlo.compare"(%193, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%195 = "stablehlo.negate"(%192) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%196 = "stablehlo.select"(%194, %191, %195) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%197 = "stablehlo.convert"(%196) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi32>
%198 = "stablehlo.convert"(%197) : (tensor<1x3x4x10xi32>) -> tensor<1x3x4x10xi8>
%199 = "stablehlo.dynamic_update_slice"(%157, %198, %156, %160, %160, %160) : (tensor<2x3x4x10xi8>, tensor<1x3x4x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x10xi8>
"stablehlo.return"(%159, %199) : (tensor<i32>, tensor<2x3x4x10xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x10xi8>) -> (tensor<i32>, tensor<2x3x4x10xi8>)
%202 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%203 = "stablehlo.compare"(%201, %202) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%204 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%205 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%206 = "stablehlo.compare"(%149, %149) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%207 = "stablehlo.sign"(%149) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%208 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%209 = "stablehlo.abs"(%207) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%210 = "stablehlo.compare"(%209, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%211 = "stablehlo.negate"(%208) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%212 = "stablehlo.select"(%210, %207, %211) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%213 = "stablehlo.convert"(%212) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%214 = "stablehlo.select"(%206, %213, %204) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%215 = "stablehlo.is_finite"(%149) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%216 = "stablehlo.select"(%215, %205, %214) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%217 = "stablehlo.convert"(%216) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%218 = "stablehlo.select"(%203, %217, %201) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%219 = "stablehlo.is_finite"(%149) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%220 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%221 = "stablehlo.select"(%219, %149, %220) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%222 = "stablehlo.dot_general"(%221, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%223 = "stablehlo.transpose"(%222) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%224 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%225 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%277, %278 = "stablehlo.while"(%225, %224) ({
^bb0(%226: tensor<i32>, %227: tensor<2x3x8x10xi8>):
%228 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%229 = "stablehlo.compare"(%226, %228) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%229) : (tensor<i1>) -> ()
}, {
^bb0(%230: tensor<i32>, %231: tensor<2x3x8x10xi8>):
%232 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%233 = "stablehlo.add"(%230, %232) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%234 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%235 = "stablehlo.dynamic_slice"(%218, %230, %234, %234, %234) {slice_sizes = array<i64: 1, 3, 4, 10>} : (tensor<2x3x4x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x10xi8>
%236 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%237 = "stablehlo.compare"(%235, %236) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi1>
%238 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%239 = "stablehlo.select"(%237, %238, %235) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi8>
%240 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%241 = "stablehlo.compare"(%235, %240) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi1>
%242 = "stablehlo.not"(%241) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%243 = "stablehlo.sign"(%61) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%244 = "stablehlo.convert"(%239) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xbf16>
%245 = "stablehlo.convert"(%243) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%246 = "stablehlo.dot_general"(%244, %245) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%247 = "stablehlo.transpose"(%246) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%248 = "stablehlo.abs"(%239) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi8>
%249 = "stablehlo.abs"(%243) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%250 = "stablehlo.convert"(%248) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xbf16>
%251 = "stablehlo.convert"(%249) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%252 = "stablehlo.dot_general"(%250, %251) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%253 = "stablehlo.transpose"(%252) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%254 = "stablehlo.convert"(%242) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xbf16>
%255 = "stablehlo.convert"(%60) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%256 = "stablehlo.dot_general"(%254, %255) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%257 = "stablehlo.transpose"(%256) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%258 = "stablehlo.abs"(%247) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%259 = "stablehlo.compare"(%258, %253) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%260 = "stablehlo.compare"(%257, %253) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%261 = "stablehlo.and"(%259, %260) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%262 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%263 = "stablehlo.sign"(%247) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%264 = "stablehlo.select"(%261, %263, %262) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%265 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%266 = "stablehlo.compare"(%257, %265) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%267 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%268 = "stablehlo.select"(%266, %267, %264) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%269 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%270 = "stablehlo.abs"(%268) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%271 = "stablehlo.compare"(%270, %269) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%272 = "stablehlo.negate"(%269) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%273 = "stablehlo.select"(%271, %268, %272) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%274 = "stablehlo.convert"(%273) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi32>
%275 = "stablehlo.convert"(%274) : (tensor<1x3x8x10xi32>) -> tensor<1x3x8x10xi8>
%276 = "stablehlo.dynamic_update_slice"(%231, %275, %230, %234, %234, %234) : (tensor<2x3x8x10xi8>, tensor<1x3x8x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x8x10xi8>
"stablehlo.return"(%233, %276) : (tensor<i32>, tensor<2x3x8x10xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x8x10xi8>) -> (tensor<i32>, tensor<2x3x8x10xi8>)
%279 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%280 = "stablehlo.compare"(%278, %279) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%281 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%282 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%283 = "stablehlo.compare"(%223, %223) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%284 = "stablehlo.sign"(%223) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%285 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%286 = "stablehlo.abs"(%284) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%287 = "stablehlo.compare"(%286, %285) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%288 = "stablehlo.negate"(%285) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%289 = "stablehlo.select"(%287, %284, %288) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%290 = "stablehlo.convert"(%289) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%291 = "stablehlo.select"(%283, %290, %281) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%292 = "stablehlo.is_finite"(%223) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%293 = "stablehlo.select"(%292, %282, %291) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%294 = "stablehlo.convert"(%293) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%295 = "stablehlo.select"(%280, %294, %278) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi8>
%296 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%297 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%298 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%299 = "stablehlo.compare"(%295, %298) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%300 = "stablehlo.convert"(%295) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xf32>
%301 = "stablehlo.multiply"(%296, %300) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%302 = "stablehlo.select"(%299, %297, %301) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%303 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%304 = "stablehlo.compare"(%295, %303) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%305 = "stablehlo.select"(%304, %223, %302) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%305) : (tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xf32>
return %306 : tensor<2x3x8x10xf32>
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
%298 = "stablehlo.if"(%120) ({
%121 = "stablehlo.dot_general"(%0, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%122 = "stablehlo.dot_general"(%121, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%123 = "stablehlo.transpose"(%122) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%123) : (tensor<2x3x8x10xf32>) -> ()
}, {
%124 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%125 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%126 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%127 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%128 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%129 = "stablehlo.abs"(%127) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%130 = "stablehlo.compare"(%129, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%131 = "stablehlo.negate"(%128) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%132 = "stablehlo.select"(%130, %127, %131) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%133 = "stablehlo.convert"(%132) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%134 = "stablehlo.select"(%126, %133, %124) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%135 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%136 = "stablehlo.select"(%135, %125, %134) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%137 = "stablehlo.convert"(%136) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%138 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%140 = "stablehlo.select"(%138, %0, %139) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%141 = "stablehlo.dot_general"(%140, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%142 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%192, %193 = "stablehlo.while"(%143, %142) ({
^bb0(%144: tensor<i32>, %145: tensor<2x3x4x10xi8>):
%146 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%147 = "stablehlo.compare"(%144, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%147) : (tensor<i1>) -> ()
}, {
^bb0(%148: tensor<i32>, %149: tensor<2x3x4x10xi8>):
%150 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%151 = "stablehlo.add"(%148, %150) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%152 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%153 = "stablehlo.dynamic_slice"(%137, %148, %152, %152, %152) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xi8>
%154 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%155 = "stablehlo.compare"(%153, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%156 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%157 = "stablehlo.select"(%155, %156, %153) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%158 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%159 = "stablehlo.compare"(%153, %158) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%160 = "stablehlo.not"(%159) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%161 = "stablehlo.sign"(%114) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%162 = "stablehlo.convert"(%157) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%163 = "stablehlo.convert"(%161) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%164 = "stablehlo.dot_general"(%162, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%165 = "stablehlo.abs"(%157) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%166 = "stablehlo.abs"(%161) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%167 = "stablehlo.convert"(%165) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%168 = "stablehlo.convert"(%166) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%169 = "stablehlo.dot_general"(%167, %168) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%170 = "stablehlo.convert"(%160) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xbf16>
%171 = "stablehlo.convert"(%113) : (tensor<10x5xi1>) -> tensor<10x5xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%173 = "stablehlo.abs"(%164) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%174 = "stablehlo.compare"(%173, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%175 = "stablehlo.compare"(%172, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%176 = "stablehlo.and"(%174, %175) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%177 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%178 = "stablehlo.sign"(%164) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%179 = "stablehlo.select"(%176, %178, %177) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%181 = "stablehlo.compare"(%172, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%183 = "stablehlo.select"(%181, %182, %179) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%184 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%185 = "stablehlo.abs"(%183) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%186 = "stablehlo.compare"(%185, %184) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%187 = "stablehlo.negate"(%184) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%188 = "stablehlo.select"(%186, %183, %187) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%189 = "stablehlo.convert"(%188) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi32>
%190 = "stablehlo.convert"(%189) : (tensor<1x3x4x10xi32>) -> tensor<1x3x4x10xi8>
%191 = "stablehlo.dynamic_update_slice"(%149, %190, %148, %152, %152, %152) : (tensor<2x3x4x10xi8>, tensor<1x3x4x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x10xi8>
"stablehlo.return"(%151, %191) : (tensor<i32>, tensor<2x3x4x10xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x10xi8>) -> (tensor<i32>, tensor<2x3x4x10xi8>)
%194 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%195 = "stablehlo.compare"(%193, %194) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%196 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%197 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%198 = "stablehlo.compare"(%141, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%199 = "stablehlo.sign"(%141) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%200 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%201 = "stablehlo.abs"(%199) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%202 = "stablehlo.compare"(%201, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%203 = "stablehlo.negate"(%200) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%204 = "stablehlo.select"(%202, %199, %203) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%205 = "stablehlo.convert"(%204) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%206 = "stablehlo.select"(%198, %205, %196) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%207 = "stablehlo.is_finite"(%141) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%208 = "stablehlo.select"(%207, %197, %206) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%209 = "stablehlo.convert"(%208) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%210 = "stablehlo.select"(%195, %209, %193) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%211 = "stablehlo.is_finite"(%141) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%212 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%213 = "stablehlo.select"(%211, %141, %212) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%214 = "stablehlo.dot_general"(%213, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%215 = "stablehlo.transpose"(%214) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%216 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%217 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%269, %270 = "stablehlo.while"(%217, %216) ({
^bb0(%218: tensor<i32>, %219: tensor<2x3x8x10xi8>):
%220 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%221 = "stablehlo.compare"(%218, %220) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%221) : (tensor<i1>) -> ()
}, {
^bb0(%222: tensor<i32>, %223: tensor<2x3x8x10xi8>):
%224 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%225 = "stablehlo.add"(%222, %224) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%226 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%227 = "stablehlo.dynamic_slice"(%210, %222, %226, %226, %226) {slice_sizes = array<i64: 1, 3, 4, 10>} : (tensor<2x3x4x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x10xi8>
%228 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%229 = "stablehlo.compare"(%227, %228) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi1>
%230 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%231 = "stablehlo.select"(%229, %230, %227) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi8>
%232 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%233 = "stablehlo.compare"(%227, %232) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi1>
%234 = "stablehlo.not"(%233) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%235 = "stablehlo.sign"(%57) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%236 = "stablehlo.convert"(%231) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xbf16>
%237 = "stablehlo.convert"(%235) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%238 = "stablehlo.dot_general"(%236, %237) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%239 = "stablehlo.transpose"(%238) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%240 = "stablehlo.abs"(%231) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi8>
%241 = "stablehlo.abs"(%235) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%242 = "stablehlo.convert"(%240) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xbf16>
%243 = "stablehlo.convert"(%241) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%244 = "stablehlo.dot_general"(%242, %243) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%245 = "stablehlo.transpose"(%244) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%246 = "stablehlo.convert"(%234) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xbf16>
%247 = "stablehlo.convert"(%56) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%248 = "stablehlo.dot_general"(%246, %247) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%249 = "stablehlo.transpose"(%248) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%250 = "stablehlo.abs"(%239) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%251 = "stablehlo.compare"(%250, %245) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%252 = "stablehlo.compare"(%249, %245) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%253 = "stablehlo.and"(%251, %252) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%254 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%255 = "stablehlo.sign"(%239) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%256 = "stablehlo.select"(%253, %255, %254) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%257 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%258 = "stablehlo.compare"(%249, %257) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%259 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%260 = "stablehlo.select"(%258, %259, %256) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%261 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%262 = "stablehlo.abs"(%260) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%263 = "stablehlo.compare"(%262, %261) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%264 = "stablehlo.negate"(%261) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%265 = "stablehlo.select"(%263, %260, %264) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%266 = "stablehlo.convert"(%265) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi32>
%267 = "stablehlo.convert"(%266) : (tensor<1x3x8x10xi32>) -> tensor<1x3x8x10xi8>
%268 = "stablehlo.dynamic_update_slice"(%223, %267, %222, %226, %226, %226) : (tensor<2x3x8x10xi8>, tensor<1x3x8x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x8x10xi8>
"stablehlo.return"(%225, %268) : (tensor<i32>, tensor<2x3x8x10xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x8x10xi8>) -> (tensor<i32>, tensor<2x3x8x10xi8>)
%271 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%272 = "stablehlo.compare"(%270, %271) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%273 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%274 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%275 = "stablehlo.compare"(%215, %215) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%276 = "stablehlo.sign"(%215) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%277 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%278 = "stablehlo.abs"(%276) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%279 = "stablehlo.compare"(%278, %277) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%280 = "stablehlo.negate"(%277) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%281 = "stablehlo.select"(%279, %276, %280) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%282 = "stablehlo.convert"(%281) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%283 = "stablehlo.select"(%275, %282, %273) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%284 = "stablehlo.is_finite"(%215) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%285 = "stablehlo.select"(%284, %274, %283) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%286 = "stablehlo.convert"(%285) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%287 = "stablehlo.select"(%272, %286, %270) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi8>
%288 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%289 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%290 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%291 = "stablehlo.compare"(%287, %290) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%292 = "stablehlo.convert"(%287) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xf32>
%293 = "stablehlo.multiply"(%288, %292) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%294 = "stablehlo.select"(%291, %289, %293) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%295 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%296 = "stablehlo.compare"(%287, %295) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%297 = "stablehlo.select"(%296, %215, %294) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%297) : (tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xf32>
return %298 : tensor<2x3x8x10xf32>
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
%306 = "stablehlo.if"(%128) ({
%129 = "stablehlo.dot_general"(%0, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%130 = "stablehlo.dot_general"(%129, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%131 = "stablehlo.transpose"(%130) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%131) : (tensor<2x3x7x3xf32>) -> ()
}, {
%132 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%133 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%134 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%135 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%136 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%137 = "stablehlo.abs"(%135) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%138 = "stablehlo.compare"(%137, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%139 = "stablehlo.negate"(%136) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%140 = "stablehlo.select"(%138, %135, %139) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%141 = "stablehlo.convert"(%140) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%142 = "stablehlo.select"(%134, %141, %132) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%143 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%144 = "stablehlo.select"(%143, %133, %142) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%145 = "stablehlo.convert"(%144) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%146 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%148 = "stablehlo.select"(%146, %0, %147) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%149 = "stablehlo.dot_general"(%148, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%150 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%151 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%200, %201 = "stablehlo.while"(%151, %150) ({
^bb0(%152: tensor<i32>, %153: tensor<2x3x4x3xi8>):
%154 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%155 = "stablehlo.compare"(%152, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%155) : (tensor<i1>) -> ()
}, {
^bb0(%156: tensor<i32>, %157: tensor<2x3x4x3xi8>):
%158 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%159 = "stablehlo.add"(%156, %158) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%160 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%161 = "stablehlo.dynamic_slice"(%145, %156, %160, %160, %160) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xi8>
%162 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%163 = "stablehlo.compare"(%161, %162) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%164 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%165 = "stablehlo.select"(%163, %164, %161) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%166 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%167 = "stablehlo.compare"(%161, %166) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%168 = "stablehlo.not"(%167) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%169 = "stablehlo.sign"(%122) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%170 = "stablehlo.convert"(%165) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%171 = "stablehlo.convert"(%169) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%173 = "stablehlo.abs"(%165) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%174 = "stablehlo.abs"(%169) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%175 = "stablehlo.convert"(%173) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%176 = "stablehlo.convert"(%174) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%177 = "stablehlo.dot_general"(%175, %176) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%178 = "stablehlo.convert"(%168) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xbf16>
%179 = "stablehlo.convert"(%121) : (tensor<3x5xi1>) -> tensor<3x5xbf16>
%180 = "stablehlo.dot_general"(%178, %179) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%181 = "stablehlo.abs"(%172) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%182 = "stablehlo.compare"(%181, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%183 = "stablehlo.compare"(%180, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%184 = "stablehlo.and"(%182, %183) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%185 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%186 = "stablehlo.sign"(%172) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%187 = "stablehlo.select"(%184, %186, %185) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%188 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%189 = "stablehlo.compare"(%180, %188) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%191 = "stablehlo.select"(%189, %190, %187) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%192 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%193 = "stablehlo.abs"(%191) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%194 = "stablehlo.compare"(%193, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%195 = "stablehlo.negate"(%192) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%196 = "stablehlo.select"(%194, %191, %195) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%197 = "stablehlo.convert"(%196) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi32>
%198 = "stablehlo.convert"(%197) : (tensor<1x3x4x3xi32>) -> tensor<1x3x4x3xi8>
%199 = "stablehlo.dynamic_update_slice"(%157, %198, %156, %160, %160, %160) : (tensor<2x3x4x3xi8>, tensor<1x3x4x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x3xi8>
"stablehlo.return"(%159, %199) : (tensor<i32>, tensor<2x3x4x3xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x3xi8>) -> (tensor<i32>, tensor<2x3x4x3xi8>)
%202 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%203 = "stablehlo.compare"(%201, %202) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi1>
%204 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x3xi32>} : () -> tensor<2x3x4x3xi32>
%205 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi32>} : () -> tensor<2x3x4x3xi32>
%206 = "stablehlo.compare"(%149, %149) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%207 = "stablehlo.sign"(%149) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%208 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%209 = "stablehlo.abs"(%207) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%210 = "stablehlo.compare"(%209, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%211 = "stablehlo.negate"(%208) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%212 = "stablehlo.select"(%210, %207, %211) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%213 = "stablehlo.convert"(%212) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi32>
%214 = "stablehlo.select"(%206, %213, %204) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi32>
%215 = "stablehlo.is_finite"(%149) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%216 = "stablehlo.select"(%215, %205, %214) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi32>
%217 = "stablehlo.convert"(%216) : (tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi8>
%218 = "stablehlo.select"(%203, %217, %201) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi8>
%219 = "stablehlo.is_finite"(%149) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%220 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%221 = "stablehlo.select"(%219, %149, %220) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%222 = "stablehlo.dot_general"(%221, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%223 = "stablehlo.transpose"(%222) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%224 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%225 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%277, %278 = "stablehlo.while"(%225, %224) ({
^bb0(%226: tensor<i32>, %227: tensor<2x3x7x3xi8>):
%228 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%229 = "stablehlo.compare"(%226, %228) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%229) : (tensor<i1>) -> ()
}, {
^bb0(%230: tensor<i32>, %231: tensor<2x3x7x3xi8>):
%232 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%233 = "stablehlo.add"(%230, %232) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%234 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%235 = "stablehlo.dynamic_slice"(%218, %230, %234, %234, %234) {slice_sizes = array<i64: 1, 3, 4, 3>} : (tensor<2x3x4x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x3xi8>
%236 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x3xi8>} : () -> tensor<1x3x4x3xi8>
%237 = "stablehlo.compare"(%235, %236) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xi8>, tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xi1>
%238 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x3xi8>} : () -> tensor<1x3x4x3xi8>
%239 = "stablehlo.select"(%237, %238, %235) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi8>, tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xi8>
%240 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x3xi8>} : () -> tensor<1x3x4x3xi8>
%241 = "stablehlo.compare"(%235, %240) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xi8>, tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xi1>
%242 = "stablehlo.not"(%241) : (tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%243 = "stablehlo.sign"(%61) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%244 = "stablehlo.convert"(%239) : (tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xbf16>
%245 = "stablehlo.convert"(%243) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%246 = "stablehlo.dot_general"(%244, %245) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%247 = "stablehlo.transpose"(%246) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%248 = "stablehlo.abs"(%239) : (tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xi8>
%249 = "stablehlo.abs"(%243) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%250 = "stablehlo.convert"(%248) : (tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xbf16>
%251 = "stablehlo.convert"(%249) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%252 = "stablehlo.dot_general"(%250, %251) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%253 = "stablehlo.transpose"(%252) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%254 = "stablehlo.convert"(%242) : (tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xbf16>
%255 = "stablehlo.convert"(%60) : (tensor<7x4xi1>) -> tensor<7x4xbf16>
%256 = "stablehlo.dot_general"(%254, %255) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%257 = "stablehlo.transpose"(%256) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%258 = "stablehlo.abs"(%247) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%259 = "stablehlo.compare"(%258, %253) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%260 = "stablehlo.compare"(%257, %253) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%261 = "stablehlo.and"(%259, %260) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%262 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%263 = "stablehlo.sign"(%247) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%264 = "stablehlo.select"(%261, %263, %262) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%265 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%266 = "stablehlo.compare"(%257, %265) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%267 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%268 = "stablehlo.select"(%266, %267, %264) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%269 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%270 = "stablehlo.abs"(%268) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%271 = "stablehlo.compare"(%270, %269) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%272 = "stablehlo.negate"(%269) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%273 = "stablehlo.select"(%271, %268, %272) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%274 = "stablehlo.convert"(%273) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi32>
%275 = "stablehlo.convert"(%274) : (tensor<1x3x7x3xi32>) -> tensor<1x3x7x3xi8>
%276 = "stablehlo.dynamic_update_slice"(%231, %275, %230, %234, %234, %234) : (tensor<2x3x7x3xi8>, tensor<1x3x7x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x3xi8>
"stablehlo.return"(%233, %276) : (tensor<i32>, tensor<2x3x7x3xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x7x3xi8>) -> (tensor<i32>, tensor<2x3x7x3xi8>)
%279 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%280 = "stablehlo.compare"(%278, %279) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%281 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%282 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%283 = "stablehlo.compare"(%223, %223) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%284 = "stablehlo.sign"(%223) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%285 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%286 = "stablehlo.abs"(%284) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%287 = "stablehlo.compare"(%286, %285) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%288 = "stablehlo.negate"(%285) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%289 = "stablehlo.select"(%287, %284, %288) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%290 = "stablehlo.convert"(%289) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%291 = "stablehlo.select"(%283, %290, %281) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%292 = "stablehlo.is_finite"(%223) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%293 = "stablehlo.select"(%292, %282, %291) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%294 = "stablehlo.convert"(%293) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%295 = "stablehlo.select"(%280, %294, %278) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi8>
%296 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%297 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%298 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%299 = "stablehlo.compare"(%295, %298) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%300 = "stablehlo.convert"(%295) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xf32>
%301 = "stablehlo.multiply"(%296, %300) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%302 = "stablehlo.select"(%299, %297, %301) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%303 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%304 = "stablehlo.compare"(%295, %303) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%305 = "stablehlo.select"(%304, %223, %302) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%305) : (tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xf32>
return %306 : tensor<2x3x7x3xf32>
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
%298 = "stablehlo.if"(%120) ({
%121 = "stablehlo.dot_general"(%0, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%122 = "stablehlo.dot_general"(%121, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%123 = "stablehlo.transpose"(%122) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%123) : (tensor<2x3x7x3xf32>) -> ()
}, {
%124 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%125 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%126 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%127 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%128 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%129 = "stablehlo.abs"(%127) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%130 = "stablehlo.compare"(%129, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%131 = "stablehlo.negate"(%128) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%132 = "stablehlo.select"(%130, %127, %131) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%133 = "stablehlo.convert"(%132) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%134 = "stablehlo.select"(%126, %133, %124) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%135 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%136 = "stablehlo.select"(%135, %125, %134) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%137 = "stablehlo.convert"(%136) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%138 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%140 = "stablehlo.select"(%138, %0, %139) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%141 = "stablehlo.dot_general"(%140, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%142 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%192, %193 = "stablehlo.while"(%143, %142) ({
^bb0(%144: tensor<i32>, %145: tensor<2x3x4x3xi8>):
%146 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%147 = "stablehlo.compare"(%144, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%147) : (tensor<i1>) -> ()
}, {
^bb0(%148: tensor<i32>, %149: tensor<2x3x4x3xi8>):
%150 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%151 = "stablehlo.add"(%148, %150) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%152 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%153 = "stablehlo.dynamic_slice"(%137, %148, %152, %152, %152) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xi8>
%154 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%155 = "stablehlo.compare"(%153, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%156 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%157 = "stablehlo.select"(%155, %156, %153) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%158 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%159 = "stablehlo.compare"(%153, %158) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%160 = "stablehlo.not"(%159) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%161 = "stablehlo.sign"(%114) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%162 = "stablehlo.convert"(%157) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%163 = "stablehlo.convert"(%161) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%164 = "stablehlo.dot_general"(%162, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%165 = "stablehlo.abs"(%157) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%166 = "stablehlo.abs"(%161) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%167 = "stablehlo.convert"(%165) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%168 = "stablehlo.convert"(%166) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%169 = "stablehlo.dot_general"(%167, %168) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%170 = "stablehlo.convert"(%160) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xbf16>
%171 = "stablehlo.convert"(%113) : (tensor<3x5xi1>) -> tensor<3x5xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%173 = "stablehlo.abs"(%164) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%174 = "stablehlo.compare"(%173, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%175 = "stablehlo.compare"(%172, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%176 = "stablehlo.and"(%174, %175) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%177 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%178 = "stablehlo.sign"(%164) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%179 = "stablehlo.select"(%176, %178, %177) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%181 = "stablehlo.compare"(%172, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%183 = "stablehlo.select"(%181, %182, %179) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%184 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%185 = "stablehlo.abs"(%183) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%186 = "stablehlo.compare"(%185, %184) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%187 = "stablehlo.negate"(%184) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%188 = "stablehlo.select"(%186, %183, %187) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%189 = "stablehlo.convert"(%188) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi32>
%190 = "stablehlo.convert"(%189) : (tensor<1x3x4x3xi32>) -> tensor<1x3x4x3xi8>
%191 = "stablehlo.dynamic_update_slice"(%149, %190, %148, %152, %152, %152) : (tensor<2x3x4x3xi8>, tensor<1x3x4x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x3xi8>
"stablehlo.return"(%151, %191) : (tensor<i32>, tensor<2x3x4x3xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x3xi8>) -> (tensor<i32>, tensor<2x3x4x3xi8>)
%194 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%195 = "stablehlo.compare"(%193, %194) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi1>
%196 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x3xi32>} : () -> tensor<2x3x4x3xi32>
%197 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi32>} : () -> tensor<2x3x4x3xi32>
%198 = "stablehlo.compare"(%141, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%199 = "stablehlo.sign"(%141) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%200 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%201 = "stablehlo.abs"(%199) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%202 = "stablehlo.compare"(%201, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%203 = "stablehlo.negate"(%200) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%204 = "stablehlo.select"(%202, %199, %203) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%205 = "stablehlo.convert"(%204) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi32>
%206 = "stablehlo.select"(%198, %205, %196) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi32>
%207 = "stablehlo.is_finite"(%141) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%208 = "stablehlo.select"(%207, %197, %206) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi32>
%209 = "stablehlo.convert"(%208) : (tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi8>
%210 = "stablehlo.select"(%195, %209, %193) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi8>
%211 = "stablehlo.is_finite"(%141) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%212 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%213 = "stablehlo.select"(%211, %141, %212) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%214 = "stablehlo.dot_general"(%213, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%215 = "stablehlo.transpose"(%214) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%216 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%217 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%269, %270 = "stablehlo.while"(%217, %216) ({
^bb0(%218: tensor<i32>, %219: tensor<2x3x7x3xi8>):
%220 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%221 = "stablehlo.compare"(%218, %220) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%221) : (tensor<i1>) -> ()
}, {
^bb0(%222: tensor<i32>, %223: tensor<2x3x7x3xi8>):
%224 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%225 = "stablehlo.add"(%222, %224) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%226 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%227 = "stablehlo.dynamic_slice"(%210, %222, %226, %226, %226) {slice_sizes = array<i64: 1, 3, 4, 3>} : (tensor<2x3x4x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x3xi8>
%228 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x3xi8>} : () -> tensor<1x3x4x3xi8>
%229 = "stablehlo.compare"(%227, %228) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xi8>, tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xi1>
%230 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x3xi8>} : () -> tensor<1x3x4x3xi8>
%231 = "stablehlo.select"(%229, %230, %227) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi8>, tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xi8>
%232 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x3xi8>} : () -> tensor<1x3x4x3xi8>
%233 = "stablehlo.compare"(%227, %232) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xi8>, tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xi1>
%234 = "stablehlo.not"(%233) : (tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%235 = "stablehlo.sign"(%57) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%236 = "stablehlo.convert"(%231) : (tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xbf16>
%237 = "stablehlo.convert"(%235) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%238 = "stablehlo.dot_general"(%236, %237) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%239 = "stablehlo.transpose"(%238) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%240 = "stablehlo.abs"(%231) : (tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xi8>
%241 = "stablehlo.abs"(%235) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%242 = "stablehlo.convert"(%240) : (tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xbf16>
%243 = "stablehlo.convert"(%241) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%244 = "stablehlo.dot_general"(%242, %243) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%245 = "stablehlo.transpose"(%244) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%246 = "stablehlo.convert"(%234) : (tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xbf16>
%247 = "stablehlo.convert"(%56) : (tensor<7x4xi1>) -> tensor<7x4xbf16>
%248 = "stablehlo.dot_general"(%246, %247) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%249 = "stablehlo.transpose"(%248) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%250 = "stablehlo.abs"(%239) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%251 = "stablehlo.compare"(%250, %245) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%252 = "stablehlo.compare"(%249, %245) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%253 = "stablehlo.and"(%251, %252) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%254 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%255 = "stablehlo.sign"(%239) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%256 = "stablehlo.select"(%253, %255, %254) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%257 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%258 = "stablehlo.compare"(%249, %257) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%259 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%260 = "stablehlo.select"(%258, %259, %256) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%261 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%262 = "stablehlo.abs"(%260) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%263 = "stablehlo.compare"(%262, %261) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%264 = "stablehlo.negate"(%261) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%265 = "stablehlo.select"(%263, %260, %264) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%266 = "stablehlo.convert"(%265) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi32>
%267 = "stablehlo.convert"(%266) : (tensor<1x3x7x3xi32>) -> tensor<1x3x7x3xi8>
%268 = "stablehlo.dynamic_update_slice"(%223, %267, %222, %226, %226, %226) : (tensor<2x3x7x3xi8>, tensor<1x3x7x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x3xi8>
"stablehlo.return"(%225, %268) : (tensor<i32>, tensor<2x3x7x3xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x7x3xi8>) -> (tensor<i32>, tensor<2x3x7x3xi8>)
%271 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%272 = "stablehlo.compare"(%270, %271) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%273 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%274 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%275 = "stablehlo.compare"(%215, %215) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%276 = "stablehlo.sign"(%215) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%277 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%278 = "stablehlo.abs"(%276) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%279 = "stablehlo.compare"(%278, %277) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%280 = "stablehlo.negate"(%277) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%281 = "stablehlo.select"(%279, %276, %280) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%282 = "stablehlo.convert"(%281) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%283 = "stablehlo.select"(%275, %282, %273) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%284 = "stablehlo.is_finite"(%215) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%285 = "stablehlo.select"(%284, %274, %283) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%286 = "stablehlo.convert"(%285) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%287 = "stablehlo.select"(%272, %286, %270) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi8>
%288 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%289 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%290 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%291 = "stablehlo.compare"(%287, %290) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%292 = "stablehlo.convert"(%287) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xf32>
%293 = "stablehlo.multiply"(%288, %292) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%294 = "stablehlo.select"(%291, %289, %293) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%295 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%296 = "stablehlo.compare"(%287, %295) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%297 = "stablehlo.select"(%296, %215, %294) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%297) : (tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xf32>
return %298 : tensor<2x3x7x3xf32>
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
%302 = "stablehlo.if"(%124) ({
%125 = "stablehlo.dot_general"(%0, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%126 = "stablehlo.dot_general"(%125, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%127 = "stablehlo.transpose"(%126) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%127) : (tensor<2x3x12x10xf32>) -> ()
}, {
%128 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%129 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%130 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%131 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%132 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%133 = "stablehlo.abs"(%131) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%134 = "stablehlo.compare"(%133, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%135 = "stablehlo.negate"(%132) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%136 = "stablehlo.select"(%134, %131, %135) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%137 = "stablehlo.convert"(%136) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%138 = "stablehlo.select"(%130, %137, %128) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%139 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%140 = "stablehlo.select"(%139, %129, %138) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%141 = "stablehlo.convert"(%140) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%142 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%144 = "stablehlo.select"(%142, %0, %143) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%145 = "stablehlo.dot_general"(%144, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%146 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%147 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%196, %197 = "stablehlo.while"(%147, %146) ({
^bb0(%148: tensor<i32>, %149: tensor<2x3x4x10xi8>):
%150 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%151 = "stablehlo.compare"(%148, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%151) : (tensor<i1>) -> ()
}, {
^bb0(%152: tensor<i32>, %153: tensor<2x3x4x10xi8>):
%154 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%155 = "stablehlo.add"(%152, %154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%156 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%157 = "stablehlo.dynamic_slice"(%141, %152, %156, %156, %156) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xi8>
%158 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%159 = "stablehlo.compare"(%157, %158) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%160 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%161 = "stablehlo.select"(%159, %160, %157) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%162 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%163 = "stablehlo.compare"(%157, %162) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%164 = "stablehlo.not"(%163) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%165 = "stablehlo.sign"(%118) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%166 = "stablehlo.convert"(%161) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%167 = "stablehlo.convert"(%165) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%168 = "stablehlo.dot_general"(%166, %167) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%169 = "stablehlo.abs"(%161) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%170 = "stablehlo.abs"(%165) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%171 = "stablehlo.convert"(%169) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%172 = "stablehlo.convert"(%170) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%173 = "stablehlo.dot_general"(%171, %172) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%174 = "stablehlo.convert"(%164) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xbf16>
%175 = "stablehlo.convert"(%117) : (tensor<10x5xi1>) -> tensor<10x5xbf16>
%176 = "stablehlo.dot_general"(%174, %175) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%177 = "stablehlo.abs"(%168) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%178 = "stablehlo.compare"(%177, %173) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%179 = "stablehlo.compare"(%176, %173) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%180 = "stablehlo.and"(%178, %179) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%181 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%182 = "stablehlo.sign"(%168) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%183 = "stablehlo.select"(%180, %182, %181) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%184 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%185 = "stablehlo.compare"(%176, %184) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%187 = "stablehlo.select"(%185, %186, %183) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%188 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%189 = "stablehlo.abs"(%187) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%190 = "stablehlo.compare"(%189, %188) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%191 = "stablehlo.negate"(%188) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%192 = "stablehlo.select"(%190, %187, %191) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%193 = "stablehlo.convert"(%192) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi32>
%194 = "stablehlo.convert"(%193) : (tensor<1x3x4x10xi32>) -> tensor<1x3x4x10xi8>
%195 = "stablehlo.dynamic_update_slice"(%153, %194, %152, %156, %156, %156) : (tensor<2x3x4x10xi8>, tensor<1x3x4x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x10xi8>
"stablehlo.return"(%155, %195) : (tensor<i32>, tensor<2x3x4x10xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x10xi8>) -> (tensor<i32>, tensor<2x3x4x10xi8>)
%198 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%199 = "stablehlo.compare"(%197, %198) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%200 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%201 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%202 = "stablehlo.compare"(%145, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%203 = "stablehlo.sign"(%145) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%204 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%205 = "stablehlo.abs"(%203) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%206 = "stablehlo.compare"(%205, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%207 = "stablehlo.negate"(%204) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%208 = "stablehlo.select"(%206, %203, %207) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%209 = "stablehlo.convert"(%208) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%210 = "stablehlo.select"(%202, %209, %200) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%211 = "stablehlo.is_finite"(%145) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%212 = "stablehlo.select"(%211, %201, %210) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%213 = "stablehlo.convert"(%212) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%214 = "stablehlo.select"(%199, %213, %197) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%215 = "stablehlo.is_finite"(%145) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%216 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%217 = "stablehlo.select"(%215, %145, %216) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%218 = "stablehlo.dot_general"(%217, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%219 = "stablehlo.transpose"(%218) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%220 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%221 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%273, %274 = "stablehlo.while"(%221, %220) ({
^bb0(%222: tensor<i32>, %223: tensor<2x3x12x10xi8>):
%224 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%225 = "stablehlo.compare"(%222, %224) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%225) : (tensor<i1>) -> ()
}, {
^bb0(%226: tensor<i32>, %227: tensor<2x3x12x10xi8>):
%228 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%229 = "stablehlo.add"(%226, %228) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%230 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%231 = "stablehlo.dynamic_slice"(%214, %226, %230, %230, %230) {slice_sizes = array<i64: 1, 3, 4, 10>} : (tensor<2x3x4x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x10xi8>
%232 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%233 = "stablehlo.compare"(%231, %232) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi1>
%234 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%235 = "stablehlo.select"(%233, %234, %231) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi8>
%236 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%237 = "stablehlo.compare"(%231, %236) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi1>
%238 = "stablehlo.not"(%237) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%239 = "stablehlo.sign"(%59) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%240 = "stablehlo.convert"(%235) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xbf16>
%241 = "stablehlo.convert"(%239) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%242 = "stablehlo.dot_general"(%240, %241) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%243 = "stablehlo.transpose"(%242) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%244 = "stablehlo.abs"(%235) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi8>
%245 = "stablehlo.abs"(%239) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%246 = "stablehlo.convert"(%244) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xbf16>
%247 = "stablehlo.convert"(%245) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%248 = "stablehlo.dot_general"(%246, %247) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%249 = "stablehlo.transpose"(%248) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%250 = "stablehlo.convert"(%238) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xbf16>
%251 = "stablehlo.convert"(%58) : (tensor<12x4xi1>) -> tensor<12x4xbf16>
%252 = "stablehlo.dot_general"(%250, %251) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%253 = "stablehlo.transpose"(%252) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%254 = "stablehlo.abs"(%243) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%255 = "stablehlo.compare"(%254, %249) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%256 = "stablehlo.compare"(%253, %249) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%257 = "stablehlo.and"(%255, %256) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%258 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%259 = "stablehlo.sign"(%243) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%260 = "stablehlo.select"(%257, %259, %258) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%261 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%262 = "stablehlo.compare"(%253, %261) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%263 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%264 = "stablehlo.select"(%262, %263, %260) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%265 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%266 = "stablehlo.abs"(%264) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%267 = "stablehlo.compare"(%266, %265) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%268 = "stablehlo.negate"(%265) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%269 = "stablehlo.select"(%267, %264, %268) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%270 = "stablehlo.convert"(%269) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi32>
%271 = "stablehlo.convert"(%270) : (tensor<1x3x12x10xi32>) -> tensor<1x3x12x10xi8>
%272 = "stablehlo.dynamic_update_slice"(%227, %271, %226, %230, %230, %230) : (tensor<2x3x12x10xi8>, tensor<1x3x12x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x12x10xi8>
"stablehlo.return"(%229, %272) : (tensor<i32>, tensor<2x3x12x10xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x12x10xi8>) -> (tensor<i32>, tensor<2x3x12x10xi8>)
%275 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%276 = "stablehlo.compare"(%274, %275) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%277 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%278 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%279 = "stablehlo.compare"(%219, %219) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%280 = "stablehlo.sign"(%219) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%281 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%282 = "stablehlo.abs"(%280) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%283 = "stablehlo.compare"(%282, %281) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%284 = "stablehlo.negate"(%281) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%285 = "stablehlo.select"(%283, %280, %284) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%286 = "stablehlo.convert"(%285) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%287 = "stablehlo.select"(%279, %286, %277) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%288 = "stablehlo.is_finite"(%219) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%289 = "stablehlo.select"(%288, %278, %287) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%290 = "stablehlo.convert"(%289) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%291 = "stablehlo.select"(%276, %290, %274) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi8>
%292 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%293 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%294 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%295 = "stablehlo.compare"(%291, %294) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%296 = "stablehlo.convert"(%291) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xf32>
%297 = "stablehlo.multiply"(%292, %296) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%298 = "stablehlo.select"(%295, %293, %297) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%299 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%300 = "stablehlo.compare"(%291, %299) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%301 = "stablehlo.select"(%300, %219, %298) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%301) : (tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xf32>
return %302 : tensor<2x3x12x10xf32>
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
%298 = "stablehlo.if"(%120) ({
%121 = "stablehlo.dot_general"(%0, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%122 = "stablehlo.dot_general"(%121, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%123 = "stablehlo.transpose"(%122) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%123) : (tensor<2x3x12x10xf32>) -> ()
}, {
%124 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%125 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%126 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%127 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%128 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%129 = "stablehlo.abs"(%127) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%130 = "stablehlo.compare"(%129, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%131 = "stablehlo.negate"(%128) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%132 = "stablehlo.select"(%130, %127, %131) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%133 = "stablehlo.convert"(%132) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%134 = "stablehlo.select"(%126, %133, %124) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%135 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%136 = "stablehlo.select"(%135, %125, %134) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%137 = "stablehlo.convert"(%136) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%138 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%140 = "stablehlo.select"(%138, %0, %139) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%141 = "stablehlo.dot_general"(%140, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%142 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%192, %193 = "stablehlo.while"(%143, %142) ({
^bb0(%144: tensor<i32>, %145: tensor<2x3x4x10xi8>):
%146 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%147 = "stablehlo.compare"(%144, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%147) : (tensor<i1>) -> ()
}, {
^bb0(%148: tensor<i32>, %149: tensor<2x3x4x10xi8>):
%150 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%151 = "stablehlo.add"(%148, %150) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%152 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%153 = "stablehlo.dynamic_slice"(%137, %148, %152, %152, %152) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xi8>
%154 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%155 = "stablehlo.compare"(%153, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%156 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%157 = "stablehlo.select"(%155, %156, %153) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%158 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%159 = "stablehlo.compare"(%153, %158) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%160 = "stablehlo.not"(%159) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%161 = "stablehlo.sign"(%114) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%162 = "stablehlo.convert"(%157) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%163 = "stablehlo.convert"(%161) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%164 = "stablehlo.dot_general"(%162, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%165 = "stablehlo.abs"(%157) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%166 = "stablehlo.abs"(%161) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%167 = "stablehlo.convert"(%165) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%168 = "stablehlo.convert"(%166) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%169 = "stablehlo.dot_general"(%167, %168) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%170 = "stablehlo.convert"(%160) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xbf16>
%171 = "stablehlo.convert"(%113) : (tensor<10x5xi1>) -> tensor<10x5xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%173 = "stablehlo.abs"(%164) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%174 = "stablehlo.compare"(%173, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%175 = "stablehlo.compare"(%172, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%176 = "stablehlo.and"(%174, %175) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%177 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%178 = "stablehlo.sign"(%164) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%179 = "stablehlo.select"(%176, %178, %177) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%181 = "stablehlo.compare"(%172, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%183 = "stablehlo.select"(%181, %182, %179) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%184 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%185 = "stablehlo.abs"(%183) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%186 = "stablehlo.compare"(%185, %184) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%187 = "stablehlo.negate"(%184) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%188 = "stablehlo.select"(%186, %183, %187) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%189 = "stablehlo.convert"(%188) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi32>
%190 = "stablehlo.convert"(%189) : (tensor<1x3x4x10xi32>) -> tensor<1x3x4x10xi8>
%191 = "stablehlo.dynamic_update_slice"(%149, %190, %148, %152, %152, %152) : (tensor<2x3x4x10xi8>, tensor<1x3x4x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x10xi8>
"stablehlo.return"(%151, %191) : (tensor<i32>, tensor<2x3x4x10xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x10xi8>) -> (tensor<i32>, tensor<2x3x4x10xi8>)
%194 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%195 = "stablehlo.compare"(%193, %194) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%196 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%197 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%198 = "stablehlo.compare"(%141, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%199 = "stablehlo.sign"(%141) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%200 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%201 = "stablehlo.abs"(%199) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%202 = "stablehlo.compare"(%201, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%203 = "stablehlo.negate"(%200) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%204 = "stablehlo.select"(%202, %199, %203) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%205 = "stablehlo.convert"(%204) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%206 = "stablehlo.select"(%198, %205, %196) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%207 = "stablehlo.is_finite"(%141) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%208 = "stablehlo.select"(%207, %197, %206) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%209 = "stablehlo.convert"(%208) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%210 = "stablehlo.select"(%195, %209, %193) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%211 = "stablehlo.is_finite"(%141) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%212 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%213 = "stablehlo.select"(%211, %141, %212) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%214 = "stablehlo.dot_general"(%213, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%215 = "stablehlo.transpose"(%214) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%216 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%217 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%269, %270 = "stablehlo.while"(%217, %216) ({
^bb0(%218: tensor<i32>, %219: tensor<2x3x12x10xi8>):
%220 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%221 = "stablehlo.compare"(%218, %220) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%221) : (tensor<i1>) -> ()
}, {
^bb0(%222: tensor<i32>, %223: tensor<2x3x12x10xi8>):
%224 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%225 = "stablehlo.add"(%222, %224) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%226 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%227 = "stablehlo.dynamic_slice"(%210, %222, %226, %226, %226) {slice_sizes = array<i64: 1, 3, 4, 10>} : (tensor<2x3x4x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x10xi8>
%228 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%229 = "stablehlo.compare"(%227, %228) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi1>
%230 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%231 = "stablehlo.select"(%229, %230, %227) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi8>
%232 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%233 = "stablehlo.compare"(%227, %232) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi1>
%234 = "stablehlo.not"(%233) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%235 = "stablehlo.sign"(%57) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%236 = "stablehlo.convert"(%231) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xbf16>
%237 = "stablehlo.convert"(%235) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%238 = "stablehlo.dot_general"(%236, %237) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%239 = "stablehlo.transpose"(%238) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%240 = "stablehlo.abs"(%231) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi8>
%241 = "stablehlo.abs"(%235) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%242 = "stablehlo.convert"(%240) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xbf16>
%243 = "stablehlo.convert"(%241) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%244 = "stablehlo.dot_general"(%242, %243) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%245 = "stablehlo.transpose"(%244) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%246 = "stablehlo.convert"(%234) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xbf16>
%247 = "stablehlo.convert"(%56) : (tensor<12x4xi1>) -> tensor<12x4xbf16>
%248 = "stablehlo.dot_general"(%246, %247) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%249 = "stablehlo.transpose"(%248) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%250 = "stablehlo.abs"(%239) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%251 = "stablehlo.compare"(%250, %245) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%252 = "stablehlo.compare"(%249, %245) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%253 = "stablehlo.and"(%251, %252) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%254 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%255 = "stablehlo.sign"(%239) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%256 = "stablehlo.select"(%253, %255, %254) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%257 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%258 = "stablehlo.compare"(%249, %257) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%259 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%260 = "stablehlo.select"(%258, %259, %256) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%261 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%262 = "stablehlo.abs"(%260) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%263 = "stablehlo.compare"(%262, %261) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%264 = "stablehlo.negate"(%261) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%265 = "stablehlo.select"(%263, %260, %264) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%266 = "stablehlo.convert"(%265) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi32>
%267 = "stablehlo.convert"(%266) : (tensor<1x3x12x10xi32>) -> tensor<1x3x12x10xi8>
%268 = "stablehlo.dynamic_update_slice"(%223, %267, %222, %226, %226, %226) : (tensor<2x3x12x10xi8>, tensor<1x3x12x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x12x10xi8>
"stablehlo.return"(%225, %268) : (tensor<i32>, tensor<2x3x12x10xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x12x10xi8>) -> (tensor<i32>, tensor<2x3x12x10xi8>)
%271 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%272 = "stablehlo.compare"(%270, %271) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%273 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%274 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%275 = "stablehlo.compare"(%215, %215) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%276 = "stablehlo.sign"(%215) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%277 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%278 = "stablehlo.abs"(%276) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%279 = "stablehlo.compare"(%278, %277) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%280 = "stablehlo.negate"(%277) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%281 = "stablehlo.select"(%279, %276, %280) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%282 = "stablehlo.convert"(%281) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%283 = "stablehlo.select"(%275, %282, %273) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%284 = "stablehlo.is_finite"(%215) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%285 = "stablehlo.select"(%284, %274, %283) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%286 = "stablehlo.convert"(%285) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%287 = "stablehlo.select"(%272, %286, %270) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi8>
%288 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%289 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%290 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%291 = "stablehlo.compare"(%287, %290) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%292 = "stablehlo.convert"(%287) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xf32>
%293 = "stablehlo.multiply"(%288, %292) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%294 = "stablehlo.select"(%291, %289, %293) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%295 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%296 = "stablehlo.compare"(%287, %295) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%297 = "stablehlo.select"(%296, %215, %294) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%297) : (tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xf32>
return %298 : tensor<2x3x12x10xf32>
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
%272 = "stablehlo.if"(%124) ({
%125 = "stablehlo.dot_general"(%0, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%126 = "stablehlo.dot_general"(%125, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%127 = "stablehlo.transpose"(%126) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
"stablehlo.return"(%127) : (tensor<1x2x9x10xf32>) -> ()
}, {
%128 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%129 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%130 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%131 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%132 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%133 = "stablehlo.abs"(%131) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%134 = "stablehlo.compare"(%133, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%135 = "stablehlo.negate"(%132) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%136 = "stablehlo.select"(%134, %131, %135) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%137 = "stablehlo.convert"(%136) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%138 = "stablehlo.select"(%130, %137, %128) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%139 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%140 = "stablehlo.select"(%139, %129, %138) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%141 = "stablehlo.convert"(%140) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%142 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%144 = "stablehlo.select"(%142, %0, %143) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%145 = "stablehlo.dot_general"(%144, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%146 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%147 = "stablehlo.compare"(%141, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%148 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%149 = "stablehlo.select"(%147, %148, %141) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%150 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%151 = "stablehlo.compare"(%141, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%152 = "stablehlo.not"(%151) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%153 = "stablehlo.sign"(%118) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%154 = "stablehlo.convert"(%149) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%155 = "stablehlo.convert"(%153) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%156 = "stablehlo.dot_general"(%154, %155) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%157 = "stablehlo.abs"(%149) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%158 = "stablehlo.abs"(%153) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%159 = "stablehlo.convert"(%157) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%160 = "stablehlo.convert"(%158) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%161 = "stablehlo.dot_general"(%159, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%162 = "stablehlo.convert"(%152) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xbf16>
%163 = "stablehlo.convert"(%117) : (tensor<10x4xi1>) -> tensor<10x4xbf16>
%164 = "stablehlo.dot_general"(%162, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%165 = "stablehlo.abs"(%156) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%166 = "stablehlo.compare"(%165, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%167 = "stablehlo.compare"(%164, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%168 = "stablehlo.and"(%166, %167) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%169 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%170 = "stablehlo.sign"(%156) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%171 = "stablehlo.select"(%168, %170, %169) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%173 = "stablehlo.compare"(%164, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%175 = "stablehlo.select"(%173, %174, %171) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%176 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%177 = "stablehlo.abs"(%175) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%178 = "stablehlo.compare"(%177, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%179 = "stablehlo.negate"(%176) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%180 = "stablehlo.select"(%178, %175, %179) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%181 = "stablehlo.convert"(%180) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi32>
%182 = "stablehlo.convert"(%181) : (tensor<1x2x4x10xi32>) -> tensor<1x2x4x10xi8>
%183 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x10xi8>} : () -> tensor<1x2x4x10xi8>
%184 = "stablehlo.compare"(%182, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi1>
%185 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x10xi32>} : () -> tensor<1x2x4x10xi32>
%186 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x10xi32>} : () -> tensor<1x2x4x10xi32>
%187 = "stablehlo.compare"(%145, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%188 = "stablehlo.sign"(%145) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%189 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%190 = "stablehlo.abs"(%188) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%191 = "stablehlo.compare"(%190, %189) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%192 = "stablehlo.negate"(%189) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%193 = "stablehlo.select"(%191, %188, %192) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%194 = "stablehlo.convert"(%193) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi32>
%195 = "stablehlo.select"(%187, %194, %185) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi32>, tensor<1x2x4x10xi32>) -> tensor<1x2x4x10xi32>
%196 = "stablehlo.is_finite"(%145) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%197 = "stablehlo.select"(%196, %186, %195) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi32>, tensor<1x2x4x10xi32>) -> tensor<1x2x4x10xi32>
%198 = "stablehlo.convert"(%197) : (tensor<1x2x4x10xi32>) -> tensor<1x2x4x10xi8>
%199 = "stablehlo.select"(%184, %198, %182) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi8>
%200 = "stablehlo.is_finite"(%145) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%202 = "stablehlo.select"(%200, %145, %201) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%203 = "stablehlo.dot_general"(%202, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%205 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x10xi8>} : () -> tensor<1x2x4x10xi8>
%206 = "stablehlo.compare"(%199, %205) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi1>
%207 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x10xi8>} : () -> tensor<1x2x4x10xi8>
%208 = "stablehlo.select"(%206, %207, %199) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi8>
%209 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x10xi8>} : () -> tensor<1x2x4x10xi8>
%210 = "stablehlo.compare"(%199, %209) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi1>
%211 = "stablehlo.not"(%210) : (tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%212 = "stablehlo.sign"(%59) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%213 = "stablehlo.convert"(%208) : (tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xbf16>
%214 = "stablehlo.convert"(%212) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%215 = "stablehlo.dot_general"(%213, %214) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%216 = "stablehlo.transpose"(%215) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%217 = "stablehlo.abs"(%208) : (tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi8>
%218 = "stablehlo.abs"(%212) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%219 = "stablehlo.convert"(%217) : (tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xbf16>
%220 = "stablehlo.convert"(%218) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%221 = "stablehlo.dot_general"(%219, %220) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%222 = "stablehlo.transpose"(%221) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%223 = "stablehlo.convert"(%211) : (tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xbf16>
%224 = "stablehlo.convert"(%58) : (tensor<9x4xi1>) -> tensor<9x4xbf16>
%225 = "stablehlo.dot_general"(%223, %224) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%226 = "stablehlo.transpose"(%225) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%227 = "stablehlo.abs"(%216) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%228 = "stablehlo.compare"(%227, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%229 = "stablehlo.compare"(%226, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%230 = "stablehlo.and"(%228, %229) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%231 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%232 = "stablehlo.sign"(%216) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%233 = "stablehlo.select"(%230, %232, %231) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%235 = "stablehlo.compare"(%226, %234) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%236 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%237 = "stablehlo.select"(%235, %236, %233) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%238 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%239 = "stablehlo.abs"(%237) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%240 = "stablehlo.compare"(%239, %238) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%241 = "stablehlo.negate"(%238) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%242 = "stablehlo.select"(%240, %237, %241) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%243 = "stablehlo.convert"(%242) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi32>
%244 = "stablehlo.convert"(%243) : (tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi8>
%245 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%246 = "stablehlo.compare"(%244, %245) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%247 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x10xi32>} : () -> tensor<1x2x9x10xi32>
%248 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi32>} : () -> tensor<1x2x9x10xi32>
%249 = "stablehlo.compare"(%204, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%250 = "stablehlo.sign"(%204) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%251 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%252 = "stablehlo.abs"(%250) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%253 = "stablehlo.compare"(%252, %251) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%254 = "stablehlo.negate"(%251) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%255 = "stablehlo.select"(%253, %250, %254) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%256 = "stablehlo.convert"(%255) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi32>
%257 = "stablehlo.select"(%249, %256, %247) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi32>, tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi32>
%258 = "stablehlo.is_finite"(%204) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%259 = "stablehlo.select"(%258, %248, %257) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi32>, tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi32>
%260 = "stablehlo.convert"(%259) : (tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi8>
%261 = "stablehlo.select"(%246, %260, %244) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi8>
%262 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%263 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%264 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%265 = "stablehlo.compare"(%261, %264) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%266 = "stablehlo.convert"(%261) : (tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xf32>
%267 = "stablehlo.multiply"(%262, %266) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%268 = "stablehlo.select"(%265, %263, %267) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%269 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%270 = "stablehlo.compare"(%261, %269) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%271 = "stablehlo.select"(%270, %204, %268) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
"stablehlo.return"(%271) : (tensor<1x2x9x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x10xf32>
return %272 : tensor<1x2x9x10xf32>
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
%277 = "stablehlo.if"(%129) ({
%130 = "stablehlo.dot_general"(%1, %123) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<8x4xf32>) -> tensor<1x2x4x8xf32>
%131 = "stablehlo.dot_general"(%130, %62) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x8xf32>, tensor<8x4xf32>) -> tensor<1x2x8x8xf32>
%132 = "stablehlo.transpose"(%131) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
"stablehlo.return"(%132) : (tensor<1x2x8x8xf32>) -> ()
}, {
%133 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%134 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%135 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%136 = "stablehlo.sign"(%1) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%137 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%138 = "stablehlo.abs"(%136) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%139 = "stablehlo.compare"(%138, %137) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%140 = "stablehlo.negate"(%137) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%141 = "stablehlo.select"(%139, %136, %140) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%142 = "stablehlo.convert"(%141) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%143 = "stablehlo.select"(%135, %142, %133) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%144 = "stablehlo.is_finite"(%1) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%145 = "stablehlo.select"(%144, %134, %143) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%146 = "stablehlo.convert"(%145) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%147 = "stablehlo.is_finite"(%1) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%149 = "stablehlo.select"(%147, %1, %148) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%150 = "stablehlo.dot_general"(%149, %123) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<8x4xf32>) -> tensor<1x2x4x8xf32>
%151 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%152 = "stablehlo.compare"(%146, %151) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%153 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%154 = "stablehlo.select"(%152, %153, %146) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%155 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%156 = "stablehlo.compare"(%146, %155) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%157 = "stablehlo.not"(%156) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%158 = "stablehlo.sign"(%123) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%159 = "stablehlo.convert"(%154) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%160 = "stablehlo.convert"(%158) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%161 = "stablehlo.dot_general"(%159, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x4x8xf32>
%162 = "stablehlo.abs"(%154) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%163 = "stablehlo.abs"(%158) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%164 = "stablehlo.convert"(%162) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%165 = "stablehlo.convert"(%163) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%166 = "stablehlo.dot_general"(%164, %165) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x4x8xf32>
%167 = "stablehlo.convert"(%157) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xbf16>
%168 = "stablehlo.convert"(%122) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%169 = "stablehlo.dot_general"(%167, %168) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x4x8xf32>
%170 = "stablehlo.abs"(%161) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%171 = "stablehlo.compare"(%170, %166) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%172 = "stablehlo.compare"(%169, %166) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%173 = "stablehlo.and"(%171, %172) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xi1>) -> tensor<1x2x4x8xi1>
%174 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%175 = "stablehlo.sign"(%161) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%176 = "stablehlo.select"(%173, %175, %174) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%177 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%178 = "stablehlo.compare"(%169, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%180 = "stablehlo.select"(%178, %179, %176) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%181 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%182 = "stablehlo.abs"(%180) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%183 = "stablehlo.compare"(%182, %181) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%184 = "stablehlo.negate"(%181) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%185 = "stablehlo.select"(%183, %180, %184) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%186 = "stablehlo.convert"(%185) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi32>
%187 = "stablehlo.convert"(%186) : (tensor<1x2x4x8xi32>) -> tensor<1x2x4x8xi8>
%188 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x8xi8>} : () -> tensor<1x2x4x8xi8>
%189 = "stablehlo.compare"(%187, %188) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xi8>, tensor<1x2x4x8xi8>) -> tensor<1x2x4x8xi1>
%190 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x8xi32>} : () -> tensor<1x2x4x8xi32>
%191 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x8xi32>} : () -> tensor<1x2x4x8xi32>
%192 = "stablehlo.compare"(%150, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%193 = "stablehlo.sign"(%150) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%194 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%195 = "stablehlo.abs"(%193) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%196 = "stablehlo.compare"(%195, %194) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%197 = "stablehlo.negate"(%194) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%198 = "stablehlo.select"(%196, %193, %197) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%199 = "stablehlo.convert"(%198) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi32>
%200 = "stablehlo.select"(%192, %199, %190) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xi32>, tensor<1x2x4x8xi32>) -> tensor<1x2x4x8xi32>
%201 = "stablehlo.is_finite"(%150) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%202 = "stablehlo.select"(%201, %191, %200) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xi32>, tensor<1x2x4x8xi32>) -> tensor<1x2x4x8xi32>
%203 = "stablehlo.convert"(%202) : (tensor<1x2x4x8xi32>) -> tensor<1x2x4x8xi8>
%204 = "stablehlo.select"(%189, %203, %187) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xi8>, tensor<1x2x4x8xi8>) -> tensor<1x2x4x8xi8>
%205 = "stablehlo.is_finite"(%150) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%206 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%207 = "stablehlo.select"(%205, %150, %206) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%208 = "stablehlo.dot_general"(%207, %62) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x8xf32>, tensor<8x4xf32>) -> tensor<1x2x8x8xf32>
%209 = "stablehlo.transpose"(%208) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%210 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x8xi8>} : () -> tensor<1x2x4x8xi8>
%211 = "stablehlo.compare"(%204, %210) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xi8>, tensor<1x2x4x8xi8>) -> tensor<1x2x4x8xi1>
%212 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x8xi8>} : () -> tensor<1x2x4x8xi8>
%213 = "stablehlo.select"(%211, %212, %204) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xi8>, tensor<1x2x4x8xi8>) -> tensor<1x2x4x8xi8>
%214 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x8xi8>} : () -> tensor<1x2x4x8xi8>
%215 = "stablehlo.compare"(%204, %214) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xi8>, tensor<1x2x4x8xi8>) -> tensor<1x2x4x8xi1>
%216 = "stablehlo.not"(%215) : (tensor<1x2x4x8xi1>) -> tensor<1x2x4x8xi1>
%217 = "stablehlo.sign"(%62) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%218 = "stablehlo.convert"(%213) : (tensor<1x2x4x8xi8>) -> tensor<1x2x4x8xbf16>
%219 = "stablehlo.convert"(%217) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%220 = "stablehlo.dot_general"(%218, %219) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x8xbf16>, tensor<8x4xbf16>) -> tensor<1x2x8x8xf32>
%221 = "stablehlo.transpose"(%220) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%222 = "stablehlo.abs"(%213) : (tensor<1x2x4x8xi8>) -> tensor<1x2x4x8xi8>
%223 = "stablehlo.abs"(%217) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%224 = "stablehlo.convert"(%222) : (tensor<1x2x4x8xi8>) -> tensor<1x2x4x8xbf16>
%225 = "stablehlo.convert"(%223) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%226 = "stablehlo.dot_general"(%224, %225) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x8xbf16>, tensor<8x4xbf16>) -> tensor<1x2x8x8xf32>
%227 = "stablehlo.transpose"(%226) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%228 = "stablehlo.convert"(%216) : (tensor<1x2x4x8xi1>) -> tensor<1x2x4x8xbf16>
%229 = "stablehlo.convert"(%61) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%230 = "stablehlo.dot_general"(%228, %229) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x8xbf16>, tensor<8x4xbf16>) -> tensor<1x2x8x8xf32>
%231 = "stablehlo.transpose"(%230) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%232 = "stablehlo.abs"(%221) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%233 = "stablehlo.compare"(%232, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%234 = "stablehlo.compare"(%231, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%235 = "stablehlo.and"(%233, %234) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi1>) -> tensor<1x2x8x8xi1>
%236 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%237 = "stablehlo.sign"(%221) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%238 = "stablehlo.select"(%235, %237, %236) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%239 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%240 = "stablehlo.compare"(%231, %239) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%242 = "stablehlo.select"(%240, %241, %238) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%243 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%244 = "stablehlo.abs"(%242) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%245 = "stablehlo.compare"(%244, %243) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%246 = "stablehlo.negate"(%243) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%247 = "stablehlo.select"(%245, %242, %246) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%248 = "stablehlo.convert"(%247) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi32>
%249 = "stablehlo.convert"(%248) : (tensor<1x2x8x8xi32>) -> tensor<1x2x8x8xi8>
%250 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x8xi8>} : () -> tensor<1x2x8x8xi8>
%251 = "stablehlo.compare"(%249, %250) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xi8>, tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xi1>
%252 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x8x8xi32>} : () -> tensor<1x2x8x8xi32>
%253 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x8xi32>} : () -> tensor<1x2x8x8xi32>
%254 = "stablehlo.compare"(%209, %209) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%255 = "stablehlo.sign"(%209) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%256 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%257 = "stablehlo.abs"(%255) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%258 = "stablehlo.compare"(%257, %256) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%259 = "stablehlo.negate"(%256) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%260 = "stablehlo.select"(%258, %255, %259) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%261 = "stablehlo.convert"(%260) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi32>
%262 = "stablehlo.select"(%254, %261, %252) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi32>, tensor<1x2x8x8xi32>) -> tensor<1x2x8x8xi32>
%263 = "stablehlo.is_finite"(%209) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%264 = "stablehlo.select"(%263, %253, %262) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi32>, tensor<1x2x8x8xi32>) -> tensor<1x2x8x8xi32>
%265 = "stablehlo.convert"(%264) : (tensor<1x2x8x8xi32>) -> tensor<1x2x8x8xi8>
%266 = "stablehlo.select"(%251, %265, %249) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi8>, tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xi8>
%267 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%268 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%269 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x8x8xi8>} : () -> tensor<1x2x8x8xi8>
%270 = "stablehlo.compare"(%266, %269) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xi8>, tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xi1>
%271 = "stablehlo.convert"(%266) : (tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xf32>
%272 = "stablehlo.multiply"(%267, %271) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%273 = "stablehlo.select"(%270, %268, %272) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%274 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x8xi8>} : () -> tensor<1x2x8x8xi8>
%275 = "stablehlo.compare"(%266, %274) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xi8>, tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xi1>
%276 = "stablehlo.select"(%275, %209, %273) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
"stablehlo.return"(%276) : (tensor<1x2x8x8xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x8x8xf32>
%278 = "stablehlo.convert"(%277) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xbf16>
return %278 : tensor<1x2x8x8xbf16>
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
%269 = "stablehlo.if"(%121) ({
%122 = "stablehlo.dot_general"(%1, %115) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<8x4xf32>) -> tensor<1x2x4x8xf32>
%123 = "stablehlo.dot_general"(%122, %58) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x8xf32>, tensor<8x4xf32>) -> tensor<1x2x8x8xf32>
%124 = "stablehlo.transpose"(%123) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
"stablehlo.return"(%124) : (tensor<1x2x8x8xf32>) -> ()
}, {
%125 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%126 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%127 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%128 = "stablehlo.sign"(%1) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%129 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%130 = "stablehlo.abs"(%128) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%131 = "stablehlo.compare"(%130, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%132 = "stablehlo.negate"(%129) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%133 = "stablehlo.select"(%131, %128, %132) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%134 = "stablehlo.convert"(%133) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%135 = "stablehlo.select"(%127, %134, %125) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%136 = "stablehlo.is_finite"(%1) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%137 = "stablehlo.select"(%136, %126, %135) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%138 = "stablehlo.convert"(%137) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%139 = "stablehlo.is_finite"(%1) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%141 = "stablehlo.select"(%139, %1, %140) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%142 = "stablehlo.dot_general"(%141, %115) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<8x4xf32>) -> tensor<1x2x4x8xf32>
%143 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%144 = "stablehlo.compare"(%138, %143) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%145 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%146 = "stablehlo.select"(%144, %145, %138) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%147 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%148 = "stablehlo.compare"(%138, %147) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%149 = "stablehlo.not"(%148) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%150 = "stablehlo.sign"(%115) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%151 = "stablehlo.convert"(%146) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%152 = "stablehlo.convert"(%150) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%153 = "stablehlo.dot_general"(%151, %152) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x4x8xf32>
%154 = "stablehlo.abs"(%146) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%155 = "stablehlo.abs"(%150) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%156 = "stablehlo.convert"(%154) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%157 = "stablehlo.convert"(%155) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%158 = "stablehlo.dot_general"(%156, %157) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x4x8xf32>
%159 = "stablehlo.convert"(%149) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xbf16>
%160 = "stablehlo.convert"(%114) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%161 = "stablehlo.dot_general"(%159, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x4x8xf32>
%162 = "stablehlo.abs"(%153) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%163 = "stablehlo.compare"(%162, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%164 = "stablehlo.compare"(%161, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%165 = "stablehlo.and"(%163, %164) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xi1>) -> tensor<1x2x4x8xi1>
%166 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%167 = "stablehlo.sign"(%153) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%168 = "stablehlo.select"(%165, %167, %166) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%169 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%170 = "stablehlo.compare"(%161, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%172 = "stablehlo.select"(%170, %171, %168) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%173 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%174 = "stablehlo.abs"(%172) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%175 = "stablehlo.compare"(%174, %173) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%176 = "stablehlo.negate"(%173) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%177 = "stablehlo.select"(%175, %172, %176) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%178 = "stablehlo.convert"(%177) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi32>
%179 = "stablehlo.convert"(%178) : (tensor<1x2x4x8xi32>) -> tensor<1x2x4x8xi8>
%180 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x8xi8>} : () -> tensor<1x2x4x8xi8>
%181 = "stablehlo.compare"(%179, %180) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xi8>, tensor<1x2x4x8xi8>) -> tensor<1x2x4x8xi1>
%182 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x8xi32>} : () -> tensor<1x2x4x8xi32>
%183 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x8xi32>} : () -> tensor<1x2x4x8xi32>
%184 = "stablehlo.compare"(%142, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%185 = "stablehlo.sign"(%142) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%186 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%187 = "stablehlo.abs"(%185) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%188 = "stablehlo.compare"(%187, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%189 = "stablehlo.negate"(%186) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%190 = "stablehlo.select"(%188, %185, %189) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%191 = "stablehlo.convert"(%190) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi32>
%192 = "stablehlo.select"(%184, %191, %182) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xi32>, tensor<1x2x4x8xi32>) -> tensor<1x2x4x8xi32>
%193 = "stablehlo.is_finite"(%142) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%194 = "stablehlo.select"(%193, %183, %192) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xi32>, tensor<1x2x4x8xi32>) -> tensor<1x2x4x8xi32>
%195 = "stablehlo.convert"(%194) : (tensor<1x2x4x8xi32>) -> tensor<1x2x4x8xi8>
%196 = "stablehlo.select"(%181, %195, %179) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xi8>, tensor<1x2x4x8xi8>) -> tensor<1x2x4x8xi8>
%197 = "stablehlo.is_finite"(%142) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%198 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%199 = "stablehlo.select"(%197, %142, %198) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%200 = "stablehlo.dot_general"(%199, %58) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x8xf32>, tensor<8x4xf32>) -> tensor<1x2x8x8xf32>
%201 = "stablehlo.transpose"(%200) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%202 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x8xi8>} : () -> tensor<1x2x4x8xi8>
%203 = "stablehlo.compare"(%196, %202) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xi8>, tensor<1x2x4x8xi8>) -> tensor<1x2x4x8xi1>
%204 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x8xi8>} : () -> tensor<1x2x4x8xi8>
%205 = "stablehlo.select"(%203, %204, %196) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xi8>, tensor<1x2x4x8xi8>) -> tensor<1x2x4x8xi8>
%206 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x8xi8>} : () -> tensor<1x2x4x8xi8>
%207 = "stablehlo.compare"(%196, %206) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xi8>, tensor<1x2x4x8xi8>) -> tensor<1x2x4x8xi1>
%208 = "stablehlo.not"(%207) : (tensor<1x2x4x8xi1>) -> tensor<1x2x4x8xi1>
%209 = "stablehlo.sign"(%58) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%210 = "stablehlo.convert"(%205) : (tensor<1x2x4x8xi8>) -> tensor<1x2x4x8xbf16>
%211 = "stablehlo.convert"(%209) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%212 = "stablehlo.dot_general"(%210, %211) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x8xbf16>, tensor<8x4xbf16>) -> tensor<1x2x8x8xf32>
%213 = "stablehlo.transpose"(%212) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%214 = "stablehlo.abs"(%205) : (tensor<1x2x4x8xi8>) -> tensor<1x2x4x8xi8>
%215 = "stablehlo.abs"(%209) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%216 = "stablehlo.convert"(%214) : (tensor<1x2x4x8xi8>) -> tensor<1x2x4x8xbf16>
%217 = "stablehlo.convert"(%215) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%218 = "stablehlo.dot_general"(%216, %217) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x8xbf16>, tensor<8x4xbf16>) -> tensor<1x2x8x8xf32>
%219 = "stablehlo.transpose"(%218) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%220 = "stablehlo.convert"(%208) : (tensor<1x2x4x8xi1>) -> tensor<1x2x4x8xbf16>
%221 = "stablehlo.convert"(%57) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%222 = "stablehlo.dot_general"(%220, %221) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x8xbf16>, tensor<8x4xbf16>) -> tensor<1x2x8x8xf32>
%223 = "stablehlo.transpose"(%222) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%224 = "stablehlo.abs"(%213) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%225 = "stablehlo.compare"(%224, %219) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%226 = "stablehlo.compare"(%223, %219) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%227 = "stablehlo.and"(%225, %226) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi1>) -> tensor<1x2x8x8xi1>
%228 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%229 = "stablehlo.sign"(%213) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%230 = "stablehlo.select"(%227, %229, %228) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%231 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%232 = "stablehlo.compare"(%223, %231) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%233 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%234 = "stablehlo.select"(%232, %233, %230) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%235 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%236 = "stablehlo.abs"(%234) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%237 = "stablehlo.compare"(%236, %235) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%238 = "stablehlo.negate"(%235) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%239 = "stablehlo.select"(%237, %234, %238) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%240 = "stablehlo.convert"(%239) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi32>
%241 = "stablehlo.convert"(%240) : (tensor<1x2x8x8xi32>) -> tensor<1x2x8x8xi8>
%242 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x8xi8>} : () -> tensor<1x2x8x8xi8>
%243 = "stablehlo.compare"(%241, %242) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xi8>, tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xi1>
%244 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x8x8xi32>} : () -> tensor<1x2x8x8xi32>
%245 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x8xi32>} : () -> tensor<1x2x8x8xi32>
%246 = "stablehlo.compare"(%201, %201) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%247 = "stablehlo.sign"(%201) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%248 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%249 = "stablehlo.abs"(%247) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%250 = "stablehlo.compare"(%249, %248) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%251 = "stablehlo.negate"(%248) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%252 = "stablehlo.select"(%250, %247, %251) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%253 = "stablehlo.convert"(%252) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi32>
%254 = "stablehlo.select"(%246, %253, %244) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi32>, tensor<1x2x8x8xi32>) -> tensor<1x2x8x8xi32>
%255 = "stablehlo.is_finite"(%201) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%256 = "stablehlo.select"(%255, %245, %254) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi32>, tensor<1x2x8x8xi32>) -> tensor<1x2x8x8xi32>
%257 = "stablehlo.convert"(%256) : (tensor<1x2x8x8xi32>) -> tensor<1x2x8x8xi8>
%258 = "stablehlo.select"(%243, %257, %241) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi8>, tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xi8>
%259 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%260 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%261 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x8x8xi8>} : () -> tensor<1x2x8x8xi8>
%262 = "stablehlo.compare"(%258, %261) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xi8>, tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xi1>
%263 = "stablehlo.convert"(%258) : (tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xf32>
%264 = "stablehlo.multiply"(%259, %263) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%265 = "stablehlo.select"(%262, %260, %264) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%266 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x8x8xi8>} : () -> tensor<1x2x8x8xi8>
%267 = "stablehlo.compare"(%258, %266) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xi8>, tensor<1x2x8x8xi8>) -> tensor<1x2x8x8xi1>
%268 = "stablehlo.select"(%267, %201, %265) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
"stablehlo.return"(%268) : (tensor<1x2x8x8xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x8x8xf32>
%270 = "stablehlo.convert"(%269) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xbf16>
return %270 : tensor<1x2x8x8xbf16>
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
%276 = "stablehlo.if"(%128) ({
%129 = "stablehlo.dot_general"(%0, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%130 = "stablehlo.dot_general"(%129, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%131 = "stablehlo.transpose"(%130) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
"stablehlo.return"(%131) : (tensor<1x2x7x9xf64>) -> ()
}, {
%132 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%133 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%134 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%135 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%136 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%137 = "stablehlo.abs"(%135) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%138 = "stablehlo.compare"(%137, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%139 = "stablehlo.negate"(%136) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%140 = "stablehlo.select"(%138, %135, %139) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%141 = "stablehlo.convert"(%140) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi32>
%142 = "stablehlo.select"(%134, %141, %132) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%143 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%144 = "stablehlo.select"(%143, %133, %142) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%145 = "stablehlo.convert"(%144) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%146 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%148 = "stablehlo.select"(%146, %0, %147) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%149 = "stablehlo.dot_general"(%148, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%150 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%151 = "stablehlo.compare"(%145, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%152 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%153 = "stablehlo.select"(%151, %152, %145) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%154 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%155 = "stablehlo.compare"(%145, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%156 = "stablehlo.not"(%155) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%157 = "stablehlo.sign"(%122) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%158 = "stablehlo.convert"(%153) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%159 = "stablehlo.convert"(%157) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%160 = "stablehlo.dot_general"(%158, %159) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%161 = "stablehlo.abs"(%153) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%162 = "stablehlo.abs"(%157) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%163 = "stablehlo.convert"(%161) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%164 = "stablehlo.convert"(%162) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%165 = "stablehlo.dot_general"(%163, %164) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%166 = "stablehlo.convert"(%156) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xbf16>
%167 = "stablehlo.convert"(%121) : (tensor<9x4xi1>) -> tensor<9x4xbf16>
%168 = "stablehlo.dot_general"(%166, %167) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%169 = "stablehlo.abs"(%160) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%170 = "stablehlo.compare"(%169, %165) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%171 = "stablehlo.compare"(%168, %165) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%172 = "stablehlo.and"(%170, %171) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%173 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%174 = "stablehlo.sign"(%160) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%175 = "stablehlo.select"(%172, %174, %173) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%177 = "stablehlo.compare"(%168, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%179 = "stablehlo.select"(%177, %178, %175) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%180 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%181 = "stablehlo.abs"(%179) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%182 = "stablehlo.compare"(%181, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%183 = "stablehlo.negate"(%180) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%184 = "stablehlo.select"(%182, %179, %183) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%185 = "stablehlo.convert"(%184) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi32>
%186 = "stablehlo.convert"(%185) : (tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi8>
%187 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x9xi8>} : () -> tensor<1x2x4x9xi8>
%188 = "stablehlo.compare"(%186, %187) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi1>
%189 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x9xi32>} : () -> tensor<1x2x4x9xi32>
%190 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x9xi32>} : () -> tensor<1x2x4x9xi32>
%191 = "stablehlo.compare"(%149, %149) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%192 = "stablehlo.sign"(%149) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%193 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%194 = "stablehlo.abs"(%192) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%195 = "stablehlo.compare"(%194, %193) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%196 = "stablehlo.negate"(%193) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%197 = "stablehlo.select"(%195, %192, %196) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%198 = "stablehlo.convert"(%197) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi32>
%199 = "stablehlo.select"(%191, %198, %189) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi32>, tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi32>
%200 = "stablehlo.is_finite"(%149) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%201 = "stablehlo.select"(%200, %190, %199) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi32>, tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi32>
%202 = "stablehlo.convert"(%201) : (tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi8>
%203 = "stablehlo.select"(%188, %202, %186) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi8>
%204 = "stablehlo.is_finite"(%149) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%205 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%206 = "stablehlo.select"(%204, %149, %205) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%207 = "stablehlo.dot_general"(%206, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%208 = "stablehlo.transpose"(%207) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
%209 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x9xi8>} : () -> tensor<1x2x4x9xi8>
%210 = "stablehlo.compare"(%203, %209) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi1>
%211 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x9xi8>} : () -> tensor<1x2x4x9xi8>
%212 = "stablehlo.select"(%210, %211, %203) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi8>
%213 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x9xi8>} : () -> tensor<1x2x4x9xi8>
%214 = "stablehlo.compare"(%203, %213) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi1>
%215 = "stablehlo.not"(%214) : (tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%216 = "stablehlo.sign"(%61) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%217 = "stablehlo.convert"(%212) : (tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xbf16>
%218 = "stablehlo.convert"(%216) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%219 = "stablehlo.dot_general"(%217, %218) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%220 = "stablehlo.transpose"(%219) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%221 = "stablehlo.abs"(%212) : (tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi8>
%222 = "stablehlo.abs"(%216) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%223 = "stablehlo.convert"(%221) : (tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xbf16>
%224 = "stablehlo.convert"(%222) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%225 = "stablehlo.dot_general"(%223, %224) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%226 = "stablehlo.transpose"(%225) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%227 = "stablehlo.convert"(%215) : (tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xbf16>
%228 = "stablehlo.convert"(%60) : (tensor<7x4xi1>) -> tensor<7x4xbf16>
%229 = "stablehlo.dot_general"(%227, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%230 = "stablehlo.transpose"(%229) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%231 = "stablehlo.abs"(%220) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%232 = "stablehlo.compare"(%231, %226) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%233 = "stablehlo.compare"(%230, %226) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%234 = "stablehlo.and"(%232, %233) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%235 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%236 = "stablehlo.sign"(%220) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%237 = "stablehlo.select"(%234, %236, %235) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%238 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%239 = "stablehlo.compare"(%230, %238) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%240 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%241 = "stablehlo.select"(%239, %240, %237) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%242 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%243 = "stablehlo.abs"(%241) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%244 = "stablehlo.compare"(%243, %242) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%245 = "stablehlo.negate"(%242) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%246 = "stablehlo.select"(%244, %241, %245) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%247 = "stablehlo.convert"(%246) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi32>
%248 = "stablehlo.convert"(%247) : (tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi8>
%249 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%250 = "stablehlo.compare"(%248, %249) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%251 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%252 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%253 = "stablehlo.compare"(%208, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%254 = "stablehlo.sign"(%208) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%255 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%256 = "stablehlo.abs"(%254) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%257 = "stablehlo.compare"(%256, %255) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%258 = "stablehlo.negate"(%255) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%259 = "stablehlo.select"(%257, %254, %258) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%260 = "stablehlo.convert"(%259) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi32>
%261 = "stablehlo.select"(%253, %260, %251) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%262 = "stablehlo.is_finite"(%208) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%263 = "stablehlo.select"(%262, %252, %261) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%264 = "stablehlo.convert"(%263) : (tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi8>
%265 = "stablehlo.select"(%250, %264, %248) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi8>
%266 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%267 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%268 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%269 = "stablehlo.compare"(%265, %268) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%270 = "stablehlo.convert"(%265) : (tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xf64>
%271 = "stablehlo.multiply"(%266, %270) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%272 = "stablehlo.select"(%269, %267, %271) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%273 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%274 = "stablehlo.compare"(%265, %273) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%275 = "stablehlo.select"(%274, %208, %272) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
"stablehlo.return"(%275) : (tensor<1x2x7x9xf64>) -> ()
}) : (tensor<i1>) -> tensor<1x2x7x9xf64>
return %276 : tensor<1x2x7x9xf64>
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
%268 = "stablehlo.if"(%120) ({
%121 = "stablehlo.dot_general"(%0, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%122 = "stablehlo.dot_general"(%121, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%123 = "stablehlo.transpose"(%122) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
"stablehlo.return"(%123) : (tensor<1x2x7x9xf64>) -> ()
}, {
%124 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%125 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%126 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%127 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%128 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%129 = "stablehlo.abs"(%127) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%130 = "stablehlo.compare"(%129, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%131 = "stablehlo.negate"(%128) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%132 = "stablehlo.select"(%130, %127, %131) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%133 = "stablehlo.convert"(%132) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi32>
%134 = "stablehlo.select"(%126, %133, %124) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%135 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%136 = "stablehlo.select"(%135, %125, %134) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%137 = "stablehlo.convert"(%136) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%138 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%140 = "stablehlo.select"(%138, %0, %139) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%141 = "stablehlo.dot_general"(%140, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%142 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%143 = "stablehlo.compare"(%137, %142) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%144 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%145 = "stablehlo.select"(%143, %144, %137) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%146 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%147 = "stablehlo.compare"(%137, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%148 = "stablehlo.not"(%147) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%149 = "stablehlo.sign"(%114) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%150 = "stablehlo.convert"(%145) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%151 = "stablehlo.convert"(%149) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%152 = "stablehlo.dot_general"(%150, %151) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%153 = "stablehlo.abs"(%145) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%154 = "stablehlo.abs"(%149) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%155 = "stablehlo.convert"(%153) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%156 = "stablehlo.convert"(%154) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%157 = "stablehlo.dot_general"(%155, %156) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%158 = "stablehlo.convert"(%148) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xbf16>
%159 = "stablehlo.convert"(%113) : (tensor<9x4xi1>) -> tensor<9x4xbf16>
%160 = "stablehlo.dot_general"(%158, %159) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%161 = "stablehlo.abs"(%152) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%162 = "stablehlo.compare"(%161, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%163 = "stablehlo.compare"(%160, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%164 = "stablehlo.and"(%162, %163) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%165 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%166 = "stablehlo.sign"(%152) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%167 = "stablehlo.select"(%164, %166, %165) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%169 = "stablehlo.compare"(%160, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%170 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%171 = "stablehlo.select"(%169, %170, %167) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%172 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%173 = "stablehlo.abs"(%171) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%174 = "stablehlo.compare"(%173, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%175 = "stablehlo.negate"(%172) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%176 = "stablehlo.select"(%174, %171, %175) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%177 = "stablehlo.convert"(%176) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi32>
%178 = "stablehlo.convert"(%177) : (tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi8>
%179 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x9xi8>} : () -> tensor<1x2x4x9xi8>
%180 = "stablehlo.compare"(%178, %179) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi1>
%181 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x9xi32>} : () -> tensor<1x2x4x9xi32>
%182 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x9xi32>} : () -> tensor<1x2x4x9xi32>
%183 = "stablehlo.compare"(%141, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%184 = "stablehlo.sign"(%141) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%185 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%186 = "stablehlo.abs"(%184) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%187 = "stablehlo.compare"(%186, %185) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%188 = "stablehlo.negate"(%185) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%189 = "stablehlo.select"(%187, %184, %188) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%190 = "stablehlo.convert"(%189) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi32>
%191 = "stablehlo.select"(%183, %190, %181) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi32>, tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi32>
%192 = "stablehlo.is_finite"(%141) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%193 = "stablehlo.select"(%192, %182, %191) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi32>, tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi32>
%194 = "stablehlo.convert"(%193) : (tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi8>
%195 = "stablehlo.select"(%180, %194, %178) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi8>
%196 = "stablehlo.is_finite"(%141) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%197 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%198 = "stablehlo.select"(%196, %141, %197) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%199 = "stablehlo.dot_general"(%198, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
%201 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x9xi8>} : () -> tensor<1x2x4x9xi8>
%202 = "stablehlo.compare"(%195, %201) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi1>
%203 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x9xi8>} : () -> tensor<1x2x4x9xi8>
%204 = "stablehlo.select"(%202, %203, %195) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi8>
%205 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x9xi8>} : () -> tensor<1x2x4x9xi8>
%206 = "stablehlo.compare"(%195, %205) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi1>
%207 = "stablehlo.not"(%206) : (tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%208 = "stablehlo.sign"(%57) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%209 = "stablehlo.convert"(%204) : (tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xbf16>
%210 = "stablehlo.convert"(%208) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%211 = "stablehlo.dot_general"(%209, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%212 = "stablehlo.transpose"(%211) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%213 = "stablehlo.abs"(%204) : (tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi8>
%214 = "stablehlo.abs"(%208) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%215 = "stablehlo.convert"(%213) : (tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xbf16>
%216 = "stablehlo.convert"(%214) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%217 = "stablehlo.dot_general"(%215, %216) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%218 = "stablehlo.transpose"(%217) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%219 = "stablehlo.convert"(%207) : (tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xbf16>
%220 = "stablehlo.convert"(%56) : (tensor<7x4xi1>) -> tensor<7x4xbf16>
%221 = "stablehlo.dot_general"(%219, %220) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%222 = "stablehlo.transpose"(%221) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%223 = "stablehlo.abs"(%212) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%224 = "stablehlo.compare"(%223, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%225 = "stablehlo.compare"(%222, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%226 = "stablehlo.and"(%224, %225) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%227 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%228 = "stablehlo.sign"(%212) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%229 = "stablehlo.select"(%226, %228, %227) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%230 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%231 = "stablehlo.compare"(%222, %230) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%232 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%233 = "stablehlo.select"(%231, %232, %229) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%234 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%235 = "stablehlo.abs"(%233) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%236 = "stablehlo.compare"(%235, %234) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%237 = "stablehlo.negate"(%234) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%238 = "stablehlo.select"(%236, %233, %237) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%239 = "stablehlo.convert"(%238) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi32>
%240 = "stablehlo.convert"(%239) : (tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi8>
%241 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%242 = "stablehlo.compare"(%240, %241) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%243 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%244 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%245 = "stablehlo.compare"(%200, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%246 = "stablehlo.sign"(%200) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%247 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%248 = "stablehlo.abs"(%246) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%249 = "stablehlo.compare"(%248, %247) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%250 = "stablehlo.negate"(%247) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%251 = "stablehlo.select"(%249, %246, %250) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%252 = "stablehlo.convert"(%251) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi32>
%253 = "stablehlo.select"(%245, %252, %243) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%254 = "stablehlo.is_finite"(%200) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%255 = "stablehlo.select"(%254, %244, %253) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%256 = "stablehlo.convert"(%255) : (tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi8>
%257 = "stablehlo.select"(%242, %256, %240) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi8>
%258 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%259 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%260 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%261 = "stablehlo.compare"(%257, %260) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%262 = "stablehlo.convert"(%257) : (tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xf64>
%263 = "stablehlo.multiply"(%258, %262) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%264 = "stablehlo.select"(%261, %259, %263) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%265 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%266 = "stablehlo.compare"(%257, %265) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%267 = "stablehlo.select"(%266, %200, %264) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
"stablehlo.return"(%267) : (tensor<1x2x7x9xf64>) -> ()
}) : (tensor<i1>) -> tensor<1x2x7x9xf64>
return %268 : tensor<1x2x7x9xf64>
}
}

// u8[1,2,4,4] [7,9] false
module @example {
func.func public @main(%0: tensor<1x2x4x4xui8>) -> (tensor<1x2x7x9xui8>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xf64>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f64>} : () -> tensor<f64>
%3 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%7 = "stablehlo.add"(%1, %6) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%12 = "stablehlo.maximum"(%10, %11) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%13 = "stablehlo.floor"(%12) : (tensor<9xf64>) -> tensor<9xf64>
%14 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%15 = "stablehlo.minimum"(%13, %14) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%21 = "stablehlo.clamp"(%19, %16, %20) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%25 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%28 = "stablehlo.clamp"(%26, %15, %27) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%29 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%30 = "stablehlo.abs"(%28) : (tensor<9xf64>) -> tensor<9xf64>
%31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%32 = "stablehlo.negate"(%29) : (tensor<9xf64>) -> tensor<9xf64>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%34 = "stablehlo.convert"(%33) : (tensor<9xf64>) -> tensor<9xi32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%36 = "stablehlo.add"(%15, %35) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%38 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%41 = "stablehlo.clamp"(%39, %36, %40) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%42 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%43 = "stablehlo.abs"(%41) : (tensor<9xf64>) -> tensor<9xf64>
%44 = "stablehlo.compare"(%43, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%45 = "stablehlo.negate"(%42) : (tensor<9xf64>) -> tensor<9xf64>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%47 = "stablehlo.convert"(%46) : (tensor<9xf64>) -> tensor<9xi32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%49 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%50 = "stablehlo.compare"(%48, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%51 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%53 = "stablehlo.select"(%50, %51, %52) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%54 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%55 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%56 = "stablehlo.compare"(%54, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%57 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%59 = "stablehlo.select"(%56, %57, %58) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%60 = "stablehlo.add"(%53, %59) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%61 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%65 = "stablehlo.reduce"(%60, %61) ({
^bb0(%62: tensor<f64>, %63: tensor<f64>):
%64 = "stablehlo.maximum"(%62, %63) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%64) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<9x4xf64>, tensor<f64>) -> tensor<f64>
%66 = "stablehlo.constant"() {value = dense<[2.0e0, 4.0e0, 8.0e0, 1.6e1, 3.2e1, 6.4e1, 1.28e2, 2.56e2, 5.12e2, 1.024e3, 2.048e3, 4.096e3, 8.192e3, 1.6384e4, 3.2768e4, 6.5536e4, 1.31072e5, 2.62144e5, 5.24288e5, 1.048576e6, 2.097152e6, 4.194304e6]> : tensor<22xf64>} : () -> tensor<22xf64>
%67 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<22xf64>
%68 = "stablehlo.multiply"(%67, %66) : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xf64>
%69 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<22xf64>} : () -> tensor<22xf64>
%70 = "stablehlo.add"(%68, %69) : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xf64>
%71 = "stablehlo.constant"() {value = dense<3.2768e4> : tensor<22xf64>} : () -> tensor<22xf64>
%72 = "stablehlo.compare"(%70, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xi1>
%73 = "stablehlo.convert"(%72) : (tensor<22xi1>) -> tensor<22xi32>
%74 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%78 = "stablehlo.reduce"(%73, %74) ({
^bb0(%75: tensor<i32>, %76: tensor<i32>):
%77 = "stablehlo.add"(%75, %76) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%77) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<22xi32>, tensor<i32>) -> tensor<i32>
%79 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%80 = "stablehlo.shift_left"(%79, %78) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%81 = "stablehlo.convert"(%80) : (tensor<i32>) -> tensor<f64>
%82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x4xf64>
%83 = "stablehlo.multiply"(%60, %82) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%84 = "stablehlo.sign"(%83) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%85 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%86 = "stablehlo.multiply"(%84, %85) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%87 = "stablehlo.add"(%83, %86) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%88 = "stablehlo.convert"(%87) : (tensor<9x4xf64>) -> tensor<9x4xi32>
%89 = "stablehlo.constant"() {value = dense<127> : tensor<9x4xi32>} : () -> tensor<9x4xi32>
%90 = "stablehlo.and"(%88, %89) : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi32>
%91 = "stablehlo.constant"() {value = dense<7> : tensor<9x4xi32>} : () -> tensor<9x4xi32>
%92 = "stablehlo.shift_right_arithmetic"(%88, %91) : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi32>
%93 = "stablehlo.convert"(%0) : (tensor<1x2x4x4xui8>) -> tensor<1x2x4x4xbf16>
%94 = "stablehlo.convert"(%90) : (tensor<9x4xi32>) -> tensor<9x4xbf16>
%95 = "stablehlo.dot_general"(%93, %94) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%96 = "stablehlo.convert"(%95) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi32>
%97 = "stablehlo.convert"(%0) : (tensor<1x2x4x4xui8>) -> tensor<1x2x4x4xbf16>
%98 = "stablehlo.convert"(%92) : (tensor<9x4xi32>) -> tensor<9x4xbf16>
%99 = "stablehlo.dot_general"(%97, %98) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%100 = "stablehlo.convert"(%99) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi32>
%101 = "stablehlo.constant"() {value = dense<128> : tensor<1x2x4x9xi32>} : () -> tensor<1x2x4x9xi32>
%102 = "stablehlo.multiply"(%100, %101) : (tensor<1x2x4x9xi32>, tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi32>
%103 = "stablehlo.add"(%102, %96) : (tensor<1x2x4x9xi32>, tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi32>
%104 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x4x9xi32>
%105 = "stablehlo.constant"() {value = dense<1> : tensor<1x2x4x9xi32>} : () -> tensor<1x2x4x9xi32>
%106 = "stablehlo.constant"() {value = dense<1> : tensor<1x2x4x9xi32>} : () -> tensor<1x2x4x9xi32>
%107 = "stablehlo.subtract"(%104, %106) : (tensor<1x2x4x9xi32>, tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi32>
%108 = "stablehlo.shift_left"(%105, %107) : (tensor<1x2x4x9xi32>, tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi32>
%109 = "stablehlo.add"(%103, %108) : (tensor<1x2x4x9xi32>, tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi32>
%110 = "stablehlo.shift_right_arithmetic"(%109, %104) : (tensor<1x2x4x9xi32>, tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi32>
%111 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%112 = "stablehlo.constant"() {value = dense<255> : tensor<i32>} : () -> tensor<i32>
%113 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x4x9xi32>
%114 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x4x9xi32>
%115 = "stablehlo.clamp"(%113, %110, %114) : (tensor<1x2x4x9xi32>, tensor<1x2x4x9xi32>, tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi32>
%116 = "stablehlo.convert"(%115) : (tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xui8>
%117 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf64>
%118 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f64>} : () -> tensor<f64>
%119 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f64>} : () -> tensor<f64>
%120 = "stablehlo.divide"(%118, %119) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%122 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%123 = "stablehlo.add"(%117, %122) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%124 = "stablehlo.multiply"(%123, %121) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%125 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%126 = "stablehlo.subtract"(%124, %125) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%128 = "stablehlo.maximum"(%126, %127) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%129 = "stablehlo.floor"(%128) : (tensor<7xf64>) -> tensor<7xf64>
%130 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%131 = "stablehlo.minimum"(%129, %130) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%132 = "stablehlo.subtract"(%128, %131) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%133 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%134 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%135 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%136 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%137 = "stablehlo.clamp"(%135, %132, %136) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%138 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%139 = "stablehlo.subtract"(%138, %137) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%141 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%142 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%143 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%144 = "stablehlo.clamp"(%142, %131, %143) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%145 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%146 = "stablehlo.abs"(%144) : (tensor<7xf64>) -> tensor<7xf64>
%147 = "stablehlo.compare"(%146, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%148 = "stablehlo.negate"(%145) : (tensor<7xf64>) -> tensor<7xf64>
%149 = "stablehlo.select"(%147, %144, %148) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%150 = "stablehlo.convert"(%149) : (tensor<7xf64>) -> tensor<7xi32>
%151 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%152 = "stablehlo.add"(%131, %151) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%153 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%154 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%155 = "stablehlo.broadcast_in_dim"(%153) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%156 = "stablehlo.broadcast_in_dim"(%154) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%157 = "stablehlo.clamp"(%155, %152, %156) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%158 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%159 = "stablehlo.abs"(%157) : (tensor<7xf64>) -> tensor<7xf64>
%160 = "stablehlo.compare"(%159, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%161 = "stablehlo.negate"(%158) : (tensor<7xf64>) -> tensor<7xf64>
%162 = "stablehlo.select"(%160, %157, %161) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%163 = "stablehlo.convert"(%162) : (tensor<7xf64>) -> tensor<7xi32>
%164 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%165 = "stablehlo.broadcast_in_dim"(%150) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%166 = "stablehlo.compare"(%164, %165) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%167 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf64>) -> tensor<7x4xf64>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf64>} : () -> tensor<7x4xf64>
%169 = "stablehlo.select"(%166, %167, %168) : (tensor<7x4xi1>, tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%170 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%171 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%172 = "stablehlo.compare"(%170, %171) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%173 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf64>) -> tensor<7x4xf64>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf64>} : () -> tensor<7x4xf64>
%175 = "stablehlo.select"(%172, %173, %174) : (tensor<7x4xi1>, tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%176 = "stablehlo.add"(%169, %175) : (tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%177 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%181 = "stablehlo.reduce"(%176, %177) ({
^bb0(%178: tensor<f64>, %179: tensor<f64>):
%180 = "stablehlo.maximum"(%178, %179) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%180) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<7x4xf64>, tensor<f64>) -> tensor<f64>
%182 = "stablehlo.constant"() {value = dense<[2.0e0, 4.0e0, 8.0e0, 1.6e1, 3.2e1, 6.4e1, 1.28e2, 2.56e2, 5.12e2, 1.024e3, 2.048e3, 4.096e3, 8.192e3, 1.6384e4, 3.2768e4, 6.5536e4, 1.31072e5, 2.62144e5, 5.24288e5, 1.048576e6, 2.097152e6, 4.194304e6]> : tensor<22xf64>} : () -> tensor<22xf64>
%183 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<22xf64>
%184 = "stablehlo.multiply"(%183, %182) : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xf64>
%185 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<22xf64>} : () -> tensor<22xf64>
%186 = "stablehlo.add"(%184, %185) : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xf64>
%187 = "stablehlo.constant"() {value = dense<3.2768e4> : tensor<22xf64>} : () -> tensor<22xf64>
%188 = "stablehlo.compare"(%186, %187) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xi1>
%189 = "stablehlo.convert"(%188) : (tensor<22xi1>) -> tensor<22xi32>
%190 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%194 = "stablehlo.reduce"(%189, %190) ({
^bb0(%191: tensor<i32>, %192: tensor<i32>):
%193 = "stablehlo.add"(%191, %192) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%193) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<22xi32>, tensor<i32>) -> tensor<i32>
%195 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%196 = "stablehlo.shift_left"(%195, %194) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%197 = "stablehlo.convert"(%196) : (tensor<i32>) -> tensor<f64>
%198 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7x4xf64>
%199 = "stablehlo.multiply"(%176, %198) : (tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%200 = "stablehlo.sign"(%199) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%201 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7x4xf64>} : () -> tensor<7x4xf64>
%202 = "stablehlo.multiply"(%200, %201) : (tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%203 = "stablehlo.add"(%199, %202) : (tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%204 = "stablehlo.convert"(%203) : (tensor<7x4xf64>) -> tensor<7x4xi32>
%205 = "stablehlo.constant"() {value = dense<127> : tensor<7x4xi32>} : () -> tensor<7x4xi32>
%206 = "stablehlo.and"(%204, %205) : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi32>
%207 = "stablehlo.constant"() {value = dense<7> : tensor<7x4xi32>} : () -> tensor<7x4xi32>
%208 = "stablehlo.shift_right_arithmetic"(%204, %207) : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi32>
%209 = "stablehlo.convert"(%116) : (tensor<1x2x4x9xui8>) -> tensor<1x2x4x9xbf16>
%210 = "stablehlo.convert"(%206) : (tensor<7x4xi32>) -> tensor<7x4xbf16>
%211 = "stablehlo.dot_general"(%209, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%212 = "stablehlo.transpose"(%211) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%213 = "stablehlo.convert"(%212) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi32>
%214 = "stablehlo.convert"(%116) : (tensor<1x2x4x9xui8>) -> tensor<1x2x4x9xbf16>
%215 = "stablehlo.convert"(%208) : (tensor<7x4xi32>) -> tensor<7x4xbf16>
%216 = "stablehlo.dot_general"(%214, %215) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%217 = "stablehlo.transpose"(%216) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%218 = "stablehlo.convert"(%217) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi32>
%219 = "stablehlo.constant"() {value = dense<128> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%220 = "stablehlo.multiply"(%218, %219) : (tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%221 = "stablehlo.add"(%220, %213) : (tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%222 = "stablehlo.broadcast_in_dim"(%194) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x7x9xi32>
%223 = "stablehlo.constant"() {value = dense<1> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%224 = "stablehlo.constant"() {value = dense<1> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%225 = "stablehlo.subtract"(%222, %224) : (tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%226 = "stablehlo.shift_left"(%223, %225) : (tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%227 = "stablehlo.add"(%221, %226) : (tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%228 = "stablehlo.shift_right_arithmetic"(%227, %222) : (tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%229 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%230 = "stablehlo.constant"() {value = dense<255> : tensor<i32>} : () -> tensor<i32>
%231 = "stablehlo.broadcast_in_dim"(%229) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x7x9xi32>
%232 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x7x9xi32>
%233 = "stablehlo.clamp"(%231, %228, %232) : (tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%234 = "stablehlo.convert"(%233) : (tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xui8>
return %234 : tensor<1x2x7x9xui8>
}
}

// u8[1,1,300,2] [4,2] true
module @example {
func.func public @main(%0: tensor<1x1x300x2xui8>) -> (tensor<1x1x4x2xui8>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xf64>
%2 = "stablehlo.constant"() {value = dense<2.99e2> : tensor<f64>} : () -> tensor<f64>
%3 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%9 = "stablehlo.floor"(%8) : (tensor<4xf64>) -> tensor<4xf64>
%10 = "stablehlo.constant"() {value = dense<2.99e2> : tensor<4xf64>} : () -> tensor<4xf64>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%21 = "stablehlo.constant"() {value = dense<2.99e2> : tensor<f64>} : () -> tensor<f64>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf64>} : () -> tensor<4xf64>
%26 = "stablehlo.abs"(%24) : (tensor<4xf64>) -> tensor<4xf64>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%28 = "stablehlo.negate"(%25) : (tensor<4xf64>) -> tensor<4xf64>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%30 = "stablehlo.convert"(%29) : (tensor<4xf64>) -> tensor<4xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%32 = "stablehlo.add"(%11, %31) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%34 = "stablehlo.constant"() {value = dense<2.99e2> : tensor<f64>} : () -> tensor<f64>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf64>} : () -> tensor<4xf64>
%39 = "stablehlo.abs"(%37) : (tensor<4xf64>) -> tensor<4xf64>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%41 = "stablehlo.negate"(%38) : (tensor<4xf64>) -> tensor<4xf64>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%43 = "stablehlo.convert"(%42) : (tensor<4xf64>) -> tensor<4xi32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%45 = "stablehlo.compare"(%30, %43) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%46 = "stablehlo.select"(%45, %44, %19) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%47 = "stablehlo.select"(%45, %19, %44) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%48 = "stablehlo.add"(%17, %47) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%49 = "stablehlo.maximum"(%46, %48) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%50 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%54 = "stablehlo.reduce"(%49, %50) ({
^bb0(%51: tensor<f64>, %52: tensor<f64>):
%53 = "stablehlo.maximum"(%51, %52) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%53) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
%55 = "stablehlo.constant"() {value = dense<[2.0e0, 4.0e0, 8.0e0, 1.6e1, 3.2e1, 6.4e1, 1.28e2, 2.56e2, 5.12e2, 1.024e3, 2.048e3, 4.096e3, 8.192e3, 1.6384e4, 3.2768e4, 6.5536e4, 1.31072e5, 2.62144e5, 5.24288e5, 1.048576e6, 2.097152e6, 4.194304e6]> : tensor<22xf64>} : () -> tensor<22xf64>
%56 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<22xf64>
%57 = "stablehlo.multiply"(%56, %55) : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xf64>
%58 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<22xf64>} : () -> tensor<22xf64>
%59 = "stablehlo.add"(%57, %58) : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xf64>
%60 = "stablehlo.constant"() {value = dense<3.2768e4> : tensor<22xf64>} : () -> tensor<22xf64>
%61 = "stablehlo.compare"(%59, %60) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xi1>
%62 = "stablehlo.convert"(%61) : (tensor<22xi1>) -> tensor<22xi32>
%63 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%67 = "stablehlo.reduce"(%62, %63) ({
^bb0(%64: tensor<i32>, %65: tensor<i32>):
%66 = "stablehlo.add"(%64, %65) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%66) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<22xi32>, tensor<i32>) -> tensor<i32>
%68 = "stablehlo.gather"(%0, %30) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 2>} : (tensor<1x1x300x2xui8>, tensor<4xi32>) -> tensor<1x1x4x2xui8>
%69 = "stablehlo.convert"(%68) : (tensor<1x1x4x2xui8>) -> tensor<1x1x4x2xi32>
%70 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%71 = "stablehlo.shift_left"(%70, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%72 = "stablehlo.convert"(%71) : (tensor<i32>) -> tensor<f64>
%73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%74 = "stablehlo.multiply"(%46, %73) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%75 = "stablehlo.sign"(%74) : (tensor<4xf64>) -> tensor<4xf64>
%76 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4xf64>} : () -> tensor<4xf64>
%77 = "stablehlo.multiply"(%75, %76) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%78 = "stablehlo.add"(%74, %77) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%79 = "stablehlo.convert"(%78) : (tensor<4xf64>) -> tensor<4xi32>
%80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi32>) -> tensor<1x1x4x2xi32>
%81 = "stablehlo.multiply"(%69, %80) : (tensor<1x1x4x2xi32>, tensor<1x1x4x2xi32>) -> tensor<1x1x4x2xi32>
%82 = "stablehlo.gather"(%0, %43) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 2>} : (tensor<1x1x300x2xui8>, tensor<4xi32>) -> tensor<1x1x4x2xui8>
%83 = "stablehlo.convert"(%82) : (tensor<1x1x4x2xui8>) -> tensor<1x1x4x2xi32>
%84 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%85 = "stablehlo.shift_left"(%84, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%86 = "stablehlo.convert"(%85) : (tensor<i32>) -> tensor<f64>
%87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%88 = "stablehlo.multiply"(%48, %87) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%89 = "stablehlo.sign"(%88) : (tensor<4xf64>) -> tensor<4xf64>
%90 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4xf64>} : () -> tensor<4xf64>
%91 = "stablehlo.multiply"(%89, %90) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%92 = "stablehlo.add"(%88, %91) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%93 = "stablehlo.convert"(%92) : (tensor<4xf64>) -> tensor<4xi32>
%94 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi32>) -> tensor<1x1x4x2xi32>
%95 = "stablehlo.multiply"(%83, %94) : (tensor<1x1x4x2xi32>, tensor<1x1x4x2xi32>) -> tensor<1x1x4x2xi32>
%96 = "stablehlo.add"(%81, %95) : (tensor<1x1x4x2xi32>, tensor<1x1x4x2xi32>) -> tensor<1x1x4x2xi32>
%97 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1x4x2xi32>
%98 = "stablehlo.constant"() {value = dense<1> : tensor<1x1x4x2xi32>} : () -> tensor<1x1x4x2xi32>
%99 = "stablehlo.constant"() {value = dense<1> : tensor<1x1x4x2xi32>} : () -> tensor<1x1x4x2xi32>
%100 = "stablehlo.subtract"(%97, %99) : (tensor<1x1x4x2xi32>, tensor<1x1x4x2xi32>) -> tensor<1x1x4x2xi32>
%101 = "stablehlo.shift_left"(%98, %100) : (tensor<1x1x4x2xi32>, tensor<1x1x4x2xi32>) -> tensor<1x1x4x2xi32>
%102 = "stablehlo.add"(%96, %101) : (tensor<1x1x4x2xi32>, tensor<1x1x4x2xi32>) -> tensor<1x1x4x2xi32>
%103 = "stablehlo.shift_right_arithmetic"(%102, %97) : (tensor<1x1x4x2xi32>, tensor<1x1x4x2xi32>) -> tensor<1x1x4x2xi32>
%104 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%105 = "stablehlo.constant"() {value = dense<255> : tensor<i32>} : () -> tensor<i32>
%106 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1x4x2xi32>
%107 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1x4x2xi32>
%108 = "stablehlo.clamp"(%106, %103, %107) : (tensor<1x1x4x2xi32>, tensor<1x1x4x2xi32>, tensor<1x1x4x2xi32>) -> tensor<1x1x4x2xi32>
%109 = "stablehlo.convert"(%108) : (tensor<1x1x4x2xi32>) -> tensor<1x1x4x2xui8>
return %109 : tensor<1x1x4x2xui8>
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
%306 = "stablehlo.if"(%128) ({
%129 = "stablehlo.dot_general"(%0, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<3x3xf32>) -> tensor<2x1x3x3xf32>
%130 = "stablehlo.dot_general"(%129, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<12x3xf32>) -> tensor<2x1x3x12xf32>
%131 = "stablehlo.transpose"(%130) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x12xf32>) -> tensor<2x1x12x3xf32>
"stablehlo.return"(%131) : (tensor<2x1x12x3xf32>) -> ()
}, {
%132 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x3x3xi32>} : () -> tensor<2x1x3x3xi32>
%133 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x3x3xi32>} : () -> tensor<2x1x3x3xi32>
%134 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%135 = "stablehlo.sign"(%0) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%136 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%137 = "stablehlo.abs"(%135) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%138 = "stablehlo.compare"(%137, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%139 = "stablehlo.negate"(%136) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%140 = "stablehlo.select"(%138, %135, %139) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%141 = "stablehlo.convert"(%140) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi32>
%142 = "stablehlo.select"(%134, %141, %132) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi32>, tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi32>
%143 = "stablehlo.is_finite"(%0) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%144 = "stablehlo.select"(%143, %133, %142) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi32>, tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi32>
%145 = "stablehlo.convert"(%144) : (tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi8>
%146 = "stablehlo.is_finite"(%0) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%148 = "stablehlo.select"(%146, %0, %147) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%149 = "stablehlo.dot_general"(%148, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<3x3xf32>) -> tensor<2x1x3x3xf32>
%150 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x3x3xi8>} : () -> tensor<2x1x3x3xi8>
%151 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%200, %201 = "stablehlo.while"(%151, %150) ({
^bb0(%152: tensor<i32>, %153: tensor<2x1x3x3xi8>):
%154 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%155 = "stablehlo.compare"(%152, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%155) : (tensor<i1>) -> ()
}, {
^bb0(%156: tensor<i32>, %157: tensor<2x1x3x3xi8>):
%158 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%159 = "stablehlo.add"(%156, %158) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%160 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%161 = "stablehlo.dynamic_slice"(%145, %156, %160, %160, %160) {slice_sizes = array<i64: 1, 1, 3, 3>} : (tensor<2x1x3x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x3xi8>
%162 = "stablehlo.constant"() {value = dense<2> : tensor<1x1x3x3xi8>} : () -> tensor<1x1x3x3xi8>
%163 = "stablehlo.compare"(%161, %162) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xi8>, tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xi1>
%164 = "stablehlo.constant"() {value = dense<0> : tensor<1x1x3x3xi8>} : () -> tensor<1x1x3x3xi8>
%165 = "stablehlo.select"(%163, %164, %161) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xi8>, tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xi8>
%166 = "stablehlo.constant"() {value = dense<0> : tensor<1x1x3x3xi8>} : () -> tensor<1x1x3x3xi8>
%167 = "stablehlo.compare"(%161, %166) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xi8>, tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xi1>
%168 = "stablehlo.not"(%167) : (tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xi1>
%169 = "stablehlo.sign"(%122) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%170 = "stablehlo.convert"(%165) : (tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xbf16>
%171 = "stablehlo.convert"(%169) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<3x3xbf16>) -> tensor<1x1x3x3xf32>
%173 = "stablehlo.abs"(%165) : (tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xi8>
%174 = "stablehlo.abs"(%169) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%175 = "stablehlo.convert"(%173) : (tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xbf16>
%176 = "stablehlo.convert"(%174) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%177 = "stablehlo.dot_general"(%175, %176) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<3x3xbf16>) -> tensor<1x1x3x3xf32>
%178 = "stablehlo.convert"(%168) : (tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xbf16>
%179 = "stablehlo.convert"(%121) : (tensor<3x3xi1>) -> tensor<3x3xbf16>
%180 = "stablehlo.dot_general"(%178, %179) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<3x3xbf16>) -> tensor<1x1x3x3xf32>
%181 = "stablehlo.abs"(%172) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%182 = "stablehlo.compare"(%181, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%183 = "stablehlo.compare"(%180, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%184 = "stablehlo.and"(%182, %183) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xi1>
%185 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%186 = "stablehlo.sign"(%172) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%187 = "stablehlo.select"(%184, %186, %185) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%188 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%189 = "stablehlo.compare"(%180, %188) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%191 = "stablehlo.select"(%189, %190, %187) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%192 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%193 = "stablehlo.abs"(%191) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%194 = "stablehlo.compare"(%193, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%195 = "stablehlo.negate"(%192) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%196 = "stablehlo.select"(%194, %191, %195) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%197 = "stablehlo.convert"(%196) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi32>
%198 = "stablehlo.convert"(%197) : (tensor<1x1x3x3xi32>) -> tensor<1x1x3x3xi8>
%199 = "stablehlo.dynamic_update_slice"(%157, %198, %156, %160, %160, %160) : (tensor<2x1x3x3xi8>, tensor<1x1x3x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3x3xi8>
"stablehlo.return"(%159, %199) : (tensor<i32>, tensor<2x1x3x3xi8>) -> ()
}) : (tensor<i32>, tensor<2x1x3x3xi8>) -> (tensor<i32>, tensor<2x1x3x3xi8>)
%202 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x3x3xi8>} : () -> tensor<2x1x3x3xi8>
%203 = "stablehlo.compare"(%201, %202) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xi8>, tensor<2x1x3x3xi8>) -> tensor<2x1x3x3xi1>
%204 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x3x3xi32>} : () -> tensor<2x1x3x3xi32>
%205 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x3x3xi32>} : () -> tensor<2x1x3x3xi32>
%206 = "stablehlo.compare"(%149, %149) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%207 = "stablehlo.sign"(%149) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%208 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%209 = "stablehlo.abs"(%207) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%210 = "stablehlo.compare"(%209, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%211 = "stablehlo.negate"(%208) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%212 = "stablehlo.select"(%210, %207, %211) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%213 = "stablehlo.convert"(%212) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi32>
%214 = "stablehlo.select"(%206, %213, %204) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi32>, tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi32>
%215 = "stablehlo.is_finite"(%149) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%216 = "stablehlo.select"(%215, %205, %214) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi32>, tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi32>
%217 = "stablehlo.convert"(%216) : (tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi8>
%218 = "stablehlo.select"(%203, %217, %201) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi8>, tensor<2x1x3x3xi8>) -> tensor<2x1x3x3xi8>
%219 = "stablehlo.is_finite"(%149) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%220 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%221 = "stablehlo.select"(%219, %149, %220) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%222 = "stablehlo.dot_general"(%221, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<12x3xf32>) -> tensor<2x1x3x12xf32>
%223 = "stablehlo.transpose"(%222) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x12xf32>) -> tensor<2x1x12x3xf32>
%224 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%225 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%277, %278 = "stablehlo.while"(%225, %224) ({
^bb0(%226: tensor<i32>, %227: tensor<2x1x12x3xi8>):
%228 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%229 = "stablehlo.compare"(%226, %228) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%229) : (tensor<i1>) -> ()
}, {
^bb0(%230: tensor<i32>, %231: tensor<2x1x12x3xi8>):
%232 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%233 = "stablehlo.add"(%230, %232) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%234 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%235 = "stablehlo.dynamic_slice"(%218, %230, %234, %234, %234) {slice_sizes = array<i64: 1, 1, 3, 3>} : (tensor<2x1x3x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x3xi8>
%236 = "stablehlo.constant"() {value = dense<2> : tensor<1x1x3x3xi8>} : () -> tensor<1x1x3x3xi8>
%237 = "stablehlo.compare"(%235, %236) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xi8>, tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xi1>
%238 = "stablehlo.constant"() {value = dense<0> : tensor<1x1x3x3xi8>} : () -> tensor<1x1x3x3xi8>
%239 = "stablehlo.select"(%237, %238, %235) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xi8>, tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xi8>
%240 = "stablehlo.constant"() {value = dense<0> : tensor<1x1x3x3xi8>} : () -> tensor<1x1x3x3xi8>
%241 = "stablehlo.compare"(%235, %240) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xi8>, tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xi1>
%242 = "stablehlo.not"(%241) : (tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xi1>
%243 = "stablehlo.sign"(%61) : (tensor<12x3xf32>) -> tensor<12x3xf32>
%244 = "stablehlo.convert"(%239) : (tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xbf16>
%245 = "stablehlo.convert"(%243) : (tensor<12x3xf32>) -> tensor<12x3xbf16>
%246 = "stablehlo.dot_general"(%244, %245) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<12x3xbf16>) -> tensor<1x1x3x12xf32>
%247 = "stablehlo.transpose"(%246) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x1x3x12xf32>) -> tensor<1x1x12x3xf32>
%248 = "stablehlo.abs"(%239) : (tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xi8>
%249 = "stablehlo.abs"(%243) : (tensor<12x3xf32>) -> tensor<12x3xf32>
%250 = "stablehlo.convert"(%248) : (tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xbf16>
%251 = "stablehlo.convert"(%249) : (tensor<12x3xf32>) -> tensor<12x3xbf16>
%252 = "stablehlo.dot_general"(%250, %251) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<12x3xbf16>) -> tensor<1x1x3x12xf32>
%253 = "stablehlo.transpose"(%252) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x1x3x12xf32>) -> tensor<1x1x12x3xf32>
%254 = "stablehlo.convert"(%242) : (tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xbf16>
%255 = "stablehlo.convert"(%60) : (tensor<12x3xi1>) -> tensor<12x3xbf16>
%256 = "stablehlo.dot_general"(%254, %255) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<12x3xbf16>) -> tensor<1x1x3x12xf32>
%257 = "stablehlo.transpose"(%256) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x1x3x12xf32>) -> tensor<1x1x12x3xf32>
%258 = "stablehlo.abs"(%247) : (tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%259 = "stablehlo.compare"(%258, %253) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xi1>
%260 = "stablehlo.compare"(%257, %253) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xi1>
%261 = "stablehlo.and"(%259, %260) : (tensor<1x1x12x3xi1>, tensor<1x1x12x3xi1>) -> tensor<1x1x12x3xi1>
%262 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x1x12x3xf32>} : () -> tensor<1x1x12x3xf32>
%263 = "stablehlo.sign"(%247) : (tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%264 = "stablehlo.select"(%261, %263, %262) : (tensor<1x1x12x3xi1>, tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%265 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x12x3xf32>} : () -> tensor<1x1x12x3xf32>
%266 = "stablehlo.compare"(%257, %265) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xi1>
%267 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x12x3xf32>} : () -> tensor<1x1x12x3xf32>
%268 = "stablehlo.select"(%266, %267, %264) : (tensor<1x1x12x3xi1>, tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%269 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x1x12x3xf32>} : () -> tensor<1x1x12x3xf32>
%270 = "stablehlo.abs"(%268) : (tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%271 = "stablehlo.compare"(%270, %269) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xi1>
%272 = "stablehlo.negate"(%269) : (tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%273 = "stablehlo.select"(%271, %268, %272) : (tensor<1x1x12x3xi1>, tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%274 = "stablehlo.convert"(%273) : (tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xi32>
%275 = "stablehlo.convert"(%274) : (tensor<1x1x12x3xi32>) -> tensor<1x1x12x3xi8>
%276 = "stablehlo.dynamic_update_slice"(%231, %275, %230, %234, %234, %234) : (tensor<2x1x12x3xi8>, tensor<1x1x12x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x12x3xi8>
"stablehlo.return"(%233, %276) : (tensor<i32>, tensor<2x1x12x3xi8>) -> ()
}) : (tensor<i32>, tensor<2x1x12x3xi8>) -> (tensor<i32>, tensor<2x1x12x3xi8>)
%279 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%280 = "stablehlo.compare"(%278, %279) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi1>
%281 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x12x3xi32>} : () -> tensor<2x1x12x3xi32>
%282 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi32>} : () -> tensor<2x1x12x3xi32>
%283 = "stablehlo.compare"(%223, %223) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%284 = "stablehlo.sign"(%223) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%285 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%286 = "stablehlo.abs"(%284) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%287 = "stablehlo.compare"(%286, %285) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%288 = "stablehlo.negate"(%285) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%289 = "stablehlo.select"(%287, %284, %288) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%290 = "stablehlo.convert"(%289) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi32>
%291 = "stablehlo.select"(%283, %290, %281) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi32>, tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi32>
%292 = "stablehlo.is_finite"(%223) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%293 = "stablehlo.select"(%292, %282, %291) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi32>, tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi32>
%294 = "stablehlo.convert"(%293) : (tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi8>
%295 = "stablehlo.select"(%280, %294, %278) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi8>
%296 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%297 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%298 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%299 = "stablehlo.compare"(%295, %298) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi1>
%300 = "stablehlo.convert"(%295) : (tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xf32>
%301 = "stablehlo.multiply"(%296, %300) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%302 = "stablehlo.select"(%299, %297, %301) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%303 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%304 = "stablehlo.compare"(%295, %303) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi1>
%305 = "stablehlo.select"(%304, %223, %302) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
"stablehlo.return"(%305) : (tensor<2x1x12x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x1x12x3xf32>
return %306 : tensor<2x1x12x3xf32>
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
%298 = "stablehlo.if"(%120) ({
%121 = "stablehlo.dot_general"(%0, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<3x3xf32>) -> tensor<2x1x3x3xf32>
%122 = "stablehlo.dot_general"(%121, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<12x3xf32>) -> tensor<2x1x3x12xf32>
%123 = "stablehlo.transpose"(%122) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x12xf32>) -> tensor<2x1x12x3xf32>
"stablehlo.return"(%123) : (tensor<2x1x12x3xf32>) -> ()
}, {
%124 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x3x3xi32>} : () -> tensor<2x1x3x3xi32>
%125 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x3x3xi32>} : () -> tensor<2x1x3x3xi32>
%126 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%127 = "stablehlo.sign"(%0) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%128 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%129 = "stablehlo.abs"(%127) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%130 = "stablehlo.compare"(%129, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%131 = "stablehlo.negate"(%128) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%132 = "stablehlo.select"(%130, %127, %131) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%133 = "stablehlo.convert"(%132) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi32>
%134 = "stablehlo.select"(%126, %133, %124) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi32>, tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi32>
%135 = "stablehlo.is_finite"(%0) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%136 = "stablehlo.select"(%135, %125, %134) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi32>, tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi32>
%137 = "stablehlo.convert"(%136) : (tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi8>
%138 = "stablehlo.is_finite"(%0) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%140 = "stablehlo.select"(%138, %0, %139) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%141 = "stablehlo.dot_general"(%140, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<3x3xf32>) -> tensor<2x1x3x3xf32>
%142 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x3x3xi8>} : () -> tensor<2x1x3x3xi8>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%192, %193 = "stablehlo.while"(%143, %142) ({
^bb0(%144: tensor<i32>, %145: tensor<2x1x3x3xi8>):
%146 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%147 = "stablehlo.compare"(%144, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%147) : (tensor<i1>) -> ()
}, {
^bb0(%148: tensor<i32>, %149: tensor<2x1x3x3xi8>):
%150 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%151 = "stablehlo.add"(%148, %150) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%152 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%153 = "stablehlo.dynamic_slice"(%137, %148, %152, %152, %152) {slice_sizes = array<i64: 1, 1, 3, 3>} : (tensor<2x1x3x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x3xi8>
%154 = "stablehlo.constant"() {value = dense<2> : tensor<1x1x3x3xi8>} : () -> tensor<1x1x3x3xi8>
%155 = "stablehlo.compare"(%153, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xi8>, tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xi1>
%156 = "stablehlo.constant"() {value = dense<0> : tensor<1x1x3x3xi8>} : () -> tensor<1x1x3x3xi8>
%157 = "stablehlo.select"(%155, %156, %153) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xi8>, tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xi8>
%158 = "stablehlo.constant"() {value = dense<0> : tensor<1x1x3x3xi8>} : () -> tensor<1x1x3x3xi8>
%159 = "stablehlo.compare"(%153, %158) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xi8>, tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xi1>
%160 = "stablehlo.not"(%159) : (tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xi1>
%161 = "stablehlo.sign"(%114) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%162 = "stablehlo.convert"(%157) : (tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xbf16>
%163 = "stablehlo.convert"(%161) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%164 = "stablehlo.dot_general"(%162, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<3x3xbf16>) -> tensor<1x1x3x3xf32>
%165 = "stablehlo.abs"(%157) : (tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xi8>
%166 = "stablehlo.abs"(%161) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%167 = "stablehlo.convert"(%165) : (tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xbf16>
%168 = "stablehlo.convert"(%166) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%169 = "stablehlo.dot_general"(%167, %168) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<3x3xbf16>) -> tensor<1x1x3x3xf32>
%170 = "stablehlo.convert"(%160) : (tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xbf16>
%171 = "stablehlo.convert"(%113) : (tensor<3x3xi1>) -> tensor<3x3xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<3x3xbf16>) -> tensor<1x1x3x3xf32>
%173 = "stablehlo.abs"(%164) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%174 = "stablehlo.compare"(%173, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%175 = "stablehlo.compare"(%172, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%176 = "stablehlo.and"(%174, %175) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xi1>
%177 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%178 = "stablehlo.sign"(%164) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%179 = "stablehlo.select"(%176, %178, %177) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%181 = "stablehlo.compare"(%172, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%183 = "stablehlo.select"(%181, %182, %179) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%184 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
%185 = "stablehlo.abs"(%183) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%186 = "stablehlo.compare"(%185, %184) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi1>
%187 = "stablehlo.negate"(%184) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%188 = "stablehlo.select"(%186, %183, %187) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
%189 = "stablehlo.convert"(%188) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xi32>
%190 = "stablehlo.convert"(%189) : (tensor<1x1x3x3xi32>) -> tensor<1x1x3x3xi8>
%191 = "stablehlo.dynamic_update_slice"(%149, %190, %148, %152, %152, %152) : (tensor<2x1x3x3xi8>, tensor<1x1x3x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3x3xi8>
"stablehlo.return"(%151, %191) : (tensor<i32>, tensor<2x1x3x3xi8>) -> ()
}) : (tensor<i32>, tensor<2x1x3x3xi8>) -> (tensor<i32>, tensor<2x1x3x3xi8>)
%194 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x3x3xi8>} : () -> tensor<2x1x3x3xi8>
%195 = "stablehlo.compare"(%193, %194) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xi8>, tensor<2x1x3x3xi8>) -> tensor<2x1x3x3xi1>
%196 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x3x3xi32>} : () -> tensor<2x1x3x3xi32>
%197 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x3x3xi32>} : () -> tensor<2x1x3x3xi32>
%198 = "stablehlo.compare"(%141, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%199 = "stablehlo.sign"(%141) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%200 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%201 = "stablehlo.abs"(%199) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%202 = "stablehlo.compare"(%201, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%203 = "stablehlo.negate"(%200) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%204 = "stablehlo.select"(%202, %199, %203) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%205 = "stablehlo.convert"(%204) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi32>
%206 = "stablehlo.select"(%198, %205, %196) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi32>, tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi32>
%207 = "stablehlo.is_finite"(%141) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%208 = "stablehlo.select"(%207, %197, %206) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi32>, tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi32>
%209 = "stablehlo.convert"(%208) : (tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi8>
%210 = "stablehlo.select"(%195, %209, %193) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi8>, tensor<2x1x3x3xi8>) -> tensor<2x1x3x3xi8>
%211 = "stablehlo.is_finite"(%141) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%212 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%213 = "stablehlo.select"(%211, %141, %212) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%214 = "stablehlo.dot_general"(%213, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<12x3xf32>) -> tensor<2x1x3x12xf32>
%215 = "stablehlo.transpose"(%214) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x12xf32>) -> tensor<2x1x12x3xf32>
%216 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%217 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%269, %270 = "stablehlo.while"(%217, %216) ({
^bb0(%218: tensor<i32>, %219: tensor<2x1x12x3xi8>):
%220 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%221 = "stablehlo.compare"(%218, %220) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%221) : (tensor<i1>) -> ()
}, {
^bb0(%222: tensor<i32>, %223: tensor<2x1x12x3xi8>):
%224 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%225 = "stablehlo.add"(%222, %224) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%226 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%227 = "stablehlo.dynamic_slice"(%210, %222, %226, %226, %226) {slice_sizes = array<i64: 1, 1, 3, 3>} : (tensor<2x1x3x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x3xi8>
%228 = "stablehlo.constant"() {value = dense<2> : tensor<1x1x3x3xi8>} : () -> tensor<1x1x3x3xi8>
%229 = "stablehlo.compare"(%227, %228) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xi8>, tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xi1>
%230 = "stablehlo.constant"() {value = dense<0> : tensor<1x1x3x3xi8>} : () -> tensor<1x1x3x3xi8>
%231 = "stablehlo.select"(%229, %230, %227) : (tensor<1x1x3x3xi1>, tensor<1x1x3x3xi8>, tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xi8>
%232 = "stablehlo.constant"() {value = dense<0> : tensor<1x1x3x3xi8>} : () -> tensor<1x1x3x3xi8>
%233 = "stablehlo.compare"(%227, %232) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x3x3xi8>, tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xi1>
%234 = "stablehlo.not"(%233) : (tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xi1>
%235 = "stablehlo.sign"(%57) : (tensor<12x3xf32>) -> tensor<12x3xf32>
%236 = "stablehlo.convert"(%231) : (tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xbf16>
%237 = "stablehlo.convert"(%235) : (tensor<12x3xf32>) -> tensor<12x3xbf16>
%238 = "stablehlo.dot_general"(%236, %237) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<12x3xbf16>) -> tensor<1x1x3x12xf32>
%239 = "stablehlo.transpose"(%238) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x1x3x12xf32>) -> tensor<1x1x12x3xf32>
%240 = "stablehlo.abs"(%231) : (tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xi8>
%241 = "stablehlo.abs"(%235) : (tensor<12x3xf32>) -> tensor<12x3xf32>
%242 = "stablehlo.convert"(%240) : (tensor<1x1x3x3xi8>) -> tensor<1x1x3x3xbf16>
%243 = "stablehlo.convert"(%241) : (tensor<12x3xf32>) -> tensor<12x3xbf16>
%244 = "stablehlo.dot_general"(%242, %243) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<12x3xbf16>) -> tensor<1x1x3x12xf32>
%245 = "stablehlo.transpose"(%244) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x1x3x12xf32>) -> tensor<1x1x12x3xf32>
%246 = "stablehlo.convert"(%234) : (tensor<1x1x3x3xi1>) -> tensor<1x1x3x3xbf16>
%247 = "stablehlo.convert"(%56) : (tensor<12x3xi1>) -> tensor<12x3xbf16>
%248 = "stablehlo.dot_general"(%246, %247) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x3xbf16>, tensor<12x3xbf16>) -> tensor<1x1x3x12xf32>
%249 = "stablehlo.transpose"(%248) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x1x3x12xf32>) -> tensor<1x1x12x3xf32>
%250 = "stablehlo.abs"(%239) : (tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%251 = "stablehlo.compare"(%250, %245) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xi1>
%252 = "stablehlo.compare"(%249, %245) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xi1>
%253 = "stablehlo.and"(%251, %252) : (tensor<1x1x12x3xi1>, tensor<1x1x12x3xi1>) -> tensor<1x1x12x3xi1>
%254 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x1x12x3xf32>} : () -> tensor<1x1x12x3xf32>
%255 = "stablehlo.sign"(%239) : (tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%256 = "stablehlo.select"(%253, %255, %254) : (tensor<1x1x12x3xi1>, tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%257 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x12x3xf32>} : () -> tensor<1x1x12x3xf32>
%258 = "stablehlo.compare"(%249, %257) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xi1>
%259 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1x12x3xf32>} : () -> tensor<1x1x12x3xf32>
%260 = "stablehlo.select"(%258, %259, %256) : (tensor<1x1x12x3xi1>, tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%261 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x1x12x3xf32>} : () -> tensor<1x1x12x3xf32>
%262 = "stablehlo.abs"(%260) : (tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%263 = "stablehlo.compare"(%262, %261) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xi1>
%264 = "stablehlo.negate"(%261) : (tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%265 = "stablehlo.select"(%263, %260, %264) : (tensor<1x1x12x3xi1>, tensor<1x1x12x3xf32>, tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xf32>
%266 = "stablehlo.convert"(%265) : (tensor<1x1x12x3xf32>) -> tensor<1x1x12x3xi32>
%267 = "stablehlo.convert"(%266) : (tensor<1x1x12x3xi32>) -> tensor<1x1x12x3xi8>
%268 = "stablehlo.dynamic_update_slice"(%223, %267, %222, %226, %226, %226) : (tensor<2x1x12x3xi8>, tensor<1x1x12x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x12x3xi8>
"stablehlo.return"(%225, %268) : (tensor<i32>, tensor<2x1x12x3xi8>) -> ()
}) : (tensor<i32>, tensor<2x1x12x3xi8>) -> (tensor<i32>, tensor<2x1x12x3xi8>)
%271 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%272 = "stablehlo.compare"(%270, %271) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi1>
%273 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x12x3xi32>} : () -> tensor<2x1x12x3xi32>
%274 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi32>} : () -> tensor<2x1x12x3xi32>
%275 = "stablehlo.compare"(%215, %215) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%276 = "stablehlo.sign"(%215) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%277 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%278 = "stablehlo.abs"(%276) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%279 = "stablehlo.compare"(%278, %277) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%280 = "stablehlo.negate"(%277) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%281 = "stablehlo.select"(%279, %276, %280) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%282 = "stablehlo.convert"(%281) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi32>
%283 = "stablehlo.select"(%275, %282, %273) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi32>, tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi32>
%284 = "stablehlo.is_finite"(%215) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%285 = "stablehlo.select"(%284, %274, %283) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi32>, tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi32>
%286 = "stablehlo.convert"(%285) : (tensor<2x1x12x3xi32>) -> tensor<2x1x12x3xi8>
%287 = "stablehlo.select"(%272, %286, %270) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi8>
%288 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%289 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%290 = "stablehlo.constant"() {value = dense<2> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%291 = "stablehlo.compare"(%287, %290) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi1>
%292 = "stablehlo.convert"(%287) : (tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xf32>
%293 = "stablehlo.multiply"(%288, %292) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%294 = "stablehlo.select"(%291, %289, %293) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%295 = "stablehlo.constant"() {value = dense<0> : tensor<2x1x12x3xi8>} : () -> tensor<2x1x12x3xi8>
%296 = "stablehlo.compare"(%287, %295) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xi8>, tensor<2x1x12x3xi8>) -> tensor<2x1x12x3xi1>
%297 = "stablehlo.select"(%296, %215, %294) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
"stablehlo.return"(%297) : (tensor<2x1x12x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x1x12x3xf32>
return %298 : tensor<2x1x12x3xf32>
}
}

