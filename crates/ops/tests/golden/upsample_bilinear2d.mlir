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
%208 = "stablehlo.if"(%128) ({
%129 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x8x10xbf16>} : () -> tensor<2x3x8x10xbf16>
"stablehlo.return"(%129) : (tensor<2x3x8x10xbf16>) -> ()
}, {
%130 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%132 = "stablehlo.not"(%130) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%133 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%134 = "stablehlo.and"(%132, %133) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%135 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%136 = "stablehlo.select"(%134, %135, %131) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%137 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%138 = "stablehlo.select"(%130, %131, %137) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%139 = "stablehlo.sign"(%122) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%140 = "stablehlo.convert"(%136) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%141 = "stablehlo.convert"(%139) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%142 = "stablehlo.dot_general"(%140, %141) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%143 = "stablehlo.abs"(%136) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%144 = "stablehlo.abs"(%139) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%145 = "stablehlo.convert"(%143) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%146 = "stablehlo.convert"(%144) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%147 = "stablehlo.dot_general"(%145, %146) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%148 = "stablehlo.convert"(%121) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%149 = "stablehlo.convert"(%138) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%150 = "stablehlo.convert"(%148) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%151 = "stablehlo.dot_general"(%149, %150) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%152 = "stablehlo.select"(%130, %0, %131) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%153 = "stablehlo.dot_general"(%152, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%154 = "stablehlo.abs"(%142) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%155 = "stablehlo.compare"(%154, %147) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%156 = "stablehlo.compare"(%151, %147) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%157 = "stablehlo.and"(%155, %156) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%158 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%160 = "stablehlo.select"(%157, %142, %159) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%161 = "stablehlo.multiply"(%158, %160) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%163 = "stablehlo.compare"(%151, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%164 = "stablehlo.select"(%163, %161, %153) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%165 = "stablehlo.is_finite"(%164) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%166 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%167 = "stablehlo.not"(%165) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%168 = "stablehlo.compare"(%164, %164) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%169 = "stablehlo.and"(%167, %168) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%170 = "stablehlo.sign"(%164) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%171 = "stablehlo.select"(%169, %170, %166) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%172 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%173 = "stablehlo.select"(%165, %166, %172) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%174 = "stablehlo.sign"(%61) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%175 = "stablehlo.convert"(%171) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%176 = "stablehlo.convert"(%174) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%177 = "stablehlo.dot_general"(%175, %176) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%178 = "stablehlo.transpose"(%177) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%179 = "stablehlo.abs"(%171) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%180 = "stablehlo.abs"(%174) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%181 = "stablehlo.convert"(%179) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%182 = "stablehlo.convert"(%180) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%183 = "stablehlo.dot_general"(%181, %182) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%184 = "stablehlo.transpose"(%183) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%185 = "stablehlo.convert"(%60) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%186 = "stablehlo.convert"(%173) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%187 = "stablehlo.convert"(%185) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%188 = "stablehlo.dot_general"(%186, %187) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%189 = "stablehlo.transpose"(%188) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%190 = "stablehlo.select"(%165, %164, %166) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%191 = "stablehlo.dot_general"(%190, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%192 = "stablehlo.transpose"(%191) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%193 = "stablehlo.abs"(%178) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%194 = "stablehlo.compare"(%193, %184) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%195 = "stablehlo.compare"(%189, %184) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%196 = "stablehlo.and"(%194, %195) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%197 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%198 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%199 = "stablehlo.select"(%196, %178, %198) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%200 = "stablehlo.multiply"(%197, %199) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%202 = "stablehlo.compare"(%189, %201) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%203 = "stablehlo.select"(%202, %200, %192) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%204 = "stablehlo.is_finite"(%203) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%205 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x8x10xbf16>} : () -> tensor<2x3x8x10xbf16>
%206 = "stablehlo.convert"(%203) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xbf16>
%207 = "stablehlo.select"(%204, %205, %206) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xbf16>, tensor<2x3x8x10xbf16>) -> tensor<2x3x8x10xbf16>
"stablehlo.return"(%207) : (tensor<2x3x8x10xbf16>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xbf16>
%209 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%210 = "stablehlo.select"(%123, %0, %209) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%211 = "stablehlo.dot_general"(%210, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%212 = "stablehlo.dot_general"(%211, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%213 = "stablehlo.transpose"(%212) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%214 = "stablehlo.convert"(%208) : (tensor<2x3x8x10xbf16>) -> tensor<2x3x8x10xf32>
%215 = "stablehlo.add"(%213, %214) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
return %215 : tensor<2x3x8x10xf32>
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
%200 = "stablehlo.if"(%120) ({
%121 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x8x10xbf16>} : () -> tensor<2x3x8x10xbf16>
"stablehlo.return"(%121) : (tensor<2x3x8x10xbf16>) -> ()
}, {
%122 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%124 = "stablehlo.not"(%122) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%125 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%126 = "stablehlo.and"(%124, %125) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%127 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%128 = "stablehlo.select"(%126, %127, %123) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%129 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%130 = "stablehlo.select"(%122, %123, %129) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%131 = "stablehlo.sign"(%114) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%132 = "stablehlo.convert"(%128) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%133 = "stablehlo.convert"(%131) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%134 = "stablehlo.dot_general"(%132, %133) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%135 = "stablehlo.abs"(%128) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%136 = "stablehlo.abs"(%131) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%137 = "stablehlo.convert"(%135) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%138 = "stablehlo.convert"(%136) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%139 = "stablehlo.dot_general"(%137, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%140 = "stablehlo.convert"(%113) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%141 = "stablehlo.convert"(%130) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%142 = "stablehlo.convert"(%140) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%143 = "stablehlo.dot_general"(%141, %142) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%144 = "stablehlo.select"(%122, %0, %123) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%145 = "stablehlo.dot_general"(%144, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%146 = "stablehlo.abs"(%134) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%147 = "stablehlo.compare"(%146, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%148 = "stablehlo.compare"(%143, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%149 = "stablehlo.and"(%147, %148) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%150 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%152 = "stablehlo.select"(%149, %134, %151) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%153 = "stablehlo.multiply"(%150, %152) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%155 = "stablehlo.compare"(%143, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%156 = "stablehlo.select"(%155, %153, %145) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%157 = "stablehlo.is_finite"(%156) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%158 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%159 = "stablehlo.not"(%157) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%160 = "stablehlo.compare"(%156, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%161 = "stablehlo.and"(%159, %160) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%162 = "stablehlo.sign"(%156) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%163 = "stablehlo.select"(%161, %162, %158) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%164 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%165 = "stablehlo.select"(%157, %158, %164) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%166 = "stablehlo.sign"(%57) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%167 = "stablehlo.convert"(%163) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%168 = "stablehlo.convert"(%166) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%169 = "stablehlo.dot_general"(%167, %168) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%170 = "stablehlo.transpose"(%169) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%171 = "stablehlo.abs"(%163) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%172 = "stablehlo.abs"(%166) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%173 = "stablehlo.convert"(%171) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%176 = "stablehlo.transpose"(%175) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%177 = "stablehlo.convert"(%56) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%178 = "stablehlo.convert"(%165) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%179 = "stablehlo.convert"(%177) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%180 = "stablehlo.dot_general"(%178, %179) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%181 = "stablehlo.transpose"(%180) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%182 = "stablehlo.select"(%157, %156, %158) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%183 = "stablehlo.dot_general"(%182, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%184 = "stablehlo.transpose"(%183) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%185 = "stablehlo.abs"(%170) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%186 = "stablehlo.compare"(%185, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%187 = "stablehlo.compare"(%181, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%188 = "stablehlo.and"(%186, %187) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%189 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%191 = "stablehlo.select"(%188, %170, %190) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%192 = "stablehlo.multiply"(%189, %191) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%193 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%194 = "stablehlo.compare"(%181, %193) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%195 = "stablehlo.select"(%194, %192, %184) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%196 = "stablehlo.is_finite"(%195) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%197 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x8x10xbf16>} : () -> tensor<2x3x8x10xbf16>
%198 = "stablehlo.convert"(%195) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xbf16>
%199 = "stablehlo.select"(%196, %197, %198) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xbf16>, tensor<2x3x8x10xbf16>) -> tensor<2x3x8x10xbf16>
"stablehlo.return"(%199) : (tensor<2x3x8x10xbf16>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xbf16>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%202 = "stablehlo.select"(%115, %0, %201) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%203 = "stablehlo.dot_general"(%202, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%204 = "stablehlo.dot_general"(%203, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%205 = "stablehlo.transpose"(%204) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%206 = "stablehlo.convert"(%200) : (tensor<2x3x8x10xbf16>) -> tensor<2x3x8x10xf32>
%207 = "stablehlo.add"(%205, %206) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
return %207 : tensor<2x3x8x10xf32>
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
%208 = "stablehlo.if"(%128) ({
%129 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x7x3xbf16>} : () -> tensor<2x3x7x3xbf16>
"stablehlo.return"(%129) : (tensor<2x3x7x3xbf16>) -> ()
}, {
%130 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%132 = "stablehlo.not"(%130) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%133 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%134 = "stablehlo.and"(%132, %133) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%135 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%136 = "stablehlo.select"(%134, %135, %131) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%137 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%138 = "stablehlo.select"(%130, %131, %137) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%139 = "stablehlo.sign"(%122) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%140 = "stablehlo.convert"(%136) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%141 = "stablehlo.convert"(%139) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%142 = "stablehlo.dot_general"(%140, %141) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%143 = "stablehlo.abs"(%136) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%144 = "stablehlo.abs"(%139) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%145 = "stablehlo.convert"(%143) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%146 = "stablehlo.convert"(%144) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%147 = "stablehlo.dot_general"(%145, %146) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%148 = "stablehlo.convert"(%121) : (tensor<3x5xi1>) -> tensor<3x5xf32>
%149 = "stablehlo.convert"(%138) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%150 = "stablehlo.convert"(%148) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%151 = "stablehlo.dot_general"(%149, %150) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%152 = "stablehlo.select"(%130, %0, %131) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%153 = "stablehlo.dot_general"(%152, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%154 = "stablehlo.abs"(%142) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%155 = "stablehlo.compare"(%154, %147) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%156 = "stablehlo.compare"(%151, %147) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%157 = "stablehlo.and"(%155, %156) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%158 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%160 = "stablehlo.select"(%157, %142, %159) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%161 = "stablehlo.multiply"(%158, %160) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%163 = "stablehlo.compare"(%151, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%164 = "stablehlo.select"(%163, %161, %153) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%165 = "stablehlo.is_finite"(%164) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%166 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%167 = "stablehlo.not"(%165) : (tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%168 = "stablehlo.compare"(%164, %164) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%169 = "stablehlo.and"(%167, %168) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%170 = "stablehlo.sign"(%164) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%171 = "stablehlo.select"(%169, %170, %166) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%172 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%173 = "stablehlo.select"(%165, %166, %172) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%174 = "stablehlo.sign"(%61) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%175 = "stablehlo.convert"(%171) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xbf16>
%176 = "stablehlo.convert"(%174) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%177 = "stablehlo.dot_general"(%175, %176) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%178 = "stablehlo.transpose"(%177) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%179 = "stablehlo.abs"(%171) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%180 = "stablehlo.abs"(%174) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%181 = "stablehlo.convert"(%179) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xbf16>
%182 = "stablehlo.convert"(%180) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%183 = "stablehlo.dot_general"(%181, %182) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%184 = "stablehlo.transpose"(%183) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%185 = "stablehlo.convert"(%60) : (tensor<7x4xi1>) -> tensor<7x4xf32>
%186 = "stablehlo.convert"(%173) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xbf16>
%187 = "stablehlo.convert"(%185) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%188 = "stablehlo.dot_general"(%186, %187) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%189 = "stablehlo.transpose"(%188) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%190 = "stablehlo.select"(%165, %164, %166) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%191 = "stablehlo.dot_general"(%190, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%192 = "stablehlo.transpose"(%191) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%193 = "stablehlo.abs"(%178) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%194 = "stablehlo.compare"(%193, %184) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%195 = "stablehlo.compare"(%189, %184) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%196 = "stablehlo.and"(%194, %195) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%197 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%198 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%199 = "stablehlo.select"(%196, %178, %198) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%200 = "stablehlo.multiply"(%197, %199) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%202 = "stablehlo.compare"(%189, %201) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%203 = "stablehlo.select"(%202, %200, %192) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%204 = "stablehlo.is_finite"(%203) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%205 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x7x3xbf16>} : () -> tensor<2x3x7x3xbf16>
%206 = "stablehlo.convert"(%203) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%207 = "stablehlo.select"(%204, %205, %206) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xbf16>, tensor<2x3x7x3xbf16>) -> tensor<2x3x7x3xbf16>
"stablehlo.return"(%207) : (tensor<2x3x7x3xbf16>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xbf16>
%209 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%210 = "stablehlo.select"(%123, %0, %209) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%211 = "stablehlo.dot_general"(%210, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%212 = "stablehlo.dot_general"(%211, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%213 = "stablehlo.transpose"(%212) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%214 = "stablehlo.convert"(%208) : (tensor<2x3x7x3xbf16>) -> tensor<2x3x7x3xf32>
%215 = "stablehlo.add"(%213, %214) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
return %215 : tensor<2x3x7x3xf32>
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
%200 = "stablehlo.if"(%120) ({
%121 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x7x3xbf16>} : () -> tensor<2x3x7x3xbf16>
"stablehlo.return"(%121) : (tensor<2x3x7x3xbf16>) -> ()
}, {
%122 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%124 = "stablehlo.not"(%122) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%125 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%126 = "stablehlo.and"(%124, %125) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%127 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%128 = "stablehlo.select"(%126, %127, %123) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%129 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%130 = "stablehlo.select"(%122, %123, %129) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%131 = "stablehlo.sign"(%114) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%132 = "stablehlo.convert"(%128) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%133 = "stablehlo.convert"(%131) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%134 = "stablehlo.dot_general"(%132, %133) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%135 = "stablehlo.abs"(%128) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%136 = "stablehlo.abs"(%131) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%137 = "stablehlo.convert"(%135) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%138 = "stablehlo.convert"(%136) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%139 = "stablehlo.dot_general"(%137, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%140 = "stablehlo.convert"(%113) : (tensor<3x5xi1>) -> tensor<3x5xf32>
%141 = "stablehlo.convert"(%130) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%142 = "stablehlo.convert"(%140) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%143 = "stablehlo.dot_general"(%141, %142) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%144 = "stablehlo.select"(%122, %0, %123) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%145 = "stablehlo.dot_general"(%144, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%146 = "stablehlo.abs"(%134) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%147 = "stablehlo.compare"(%146, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%148 = "stablehlo.compare"(%143, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%149 = "stablehlo.and"(%147, %148) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%150 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%152 = "stablehlo.select"(%149, %134, %151) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%153 = "stablehlo.multiply"(%150, %152) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%155 = "stablehlo.compare"(%143, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%156 = "stablehlo.select"(%155, %153, %145) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%157 = "stablehlo.is_finite"(%156) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%158 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%159 = "stablehlo.not"(%157) : (tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%160 = "stablehlo.compare"(%156, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%161 = "stablehlo.and"(%159, %160) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%162 = "stablehlo.sign"(%156) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%163 = "stablehlo.select"(%161, %162, %158) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%164 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%165 = "stablehlo.select"(%157, %158, %164) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%166 = "stablehlo.sign"(%57) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%167 = "stablehlo.convert"(%163) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xbf16>
%168 = "stablehlo.convert"(%166) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%169 = "stablehlo.dot_general"(%167, %168) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%170 = "stablehlo.transpose"(%169) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%171 = "stablehlo.abs"(%163) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%172 = "stablehlo.abs"(%166) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%173 = "stablehlo.convert"(%171) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%176 = "stablehlo.transpose"(%175) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%177 = "stablehlo.convert"(%56) : (tensor<7x4xi1>) -> tensor<7x4xf32>
%178 = "stablehlo.convert"(%165) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xbf16>
%179 = "stablehlo.convert"(%177) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%180 = "stablehlo.dot_general"(%178, %179) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%181 = "stablehlo.transpose"(%180) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%182 = "stablehlo.select"(%157, %156, %158) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%183 = "stablehlo.dot_general"(%182, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%184 = "stablehlo.transpose"(%183) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%185 = "stablehlo.abs"(%170) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%186 = "stablehlo.compare"(%185, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%187 = "stablehlo.compare"(%181, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%188 = "stablehlo.and"(%186, %187) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%189 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%191 = "stablehlo.select"(%188, %170, %190) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%192 = "stablehlo.multiply"(%189, %191) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%193 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%194 = "stablehlo.compare"(%181, %193) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%195 = "stablehlo.select"(%194, %192, %184) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%196 = "stablehlo.is_finite"(%195) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%197 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x7x3xbf16>} : () -> tensor<2x3x7x3xbf16>
%198 = "stablehlo.convert"(%195) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%199 = "stablehlo.select"(%196, %197, %198) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xbf16>, tensor<2x3x7x3xbf16>) -> tensor<2x3x7x3xbf16>
"stablehlo.return"(%199) : (tensor<2x3x7x3xbf16>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xbf16>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%202 = "stablehlo.select"(%115, %0, %201) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%203 = "stablehlo.dot_general"(%202, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%204 = "stablehlo.dot_general"(%203, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%205 = "stablehlo.transpose"(%204) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%206 = "stablehlo.convert"(%200) : (tensor<2x3x7x3xbf16>) -> tensor<2x3x7x3xf32>
%207 = "stablehlo.add"(%205, %206) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
return %207 : tensor<2x3x7x3xf32>
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
%204 = "stablehlo.if"(%124) ({
%125 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x12x10xbf16>} : () -> tensor<2x3x12x10xbf16>
"stablehlo.return"(%125) : (tensor<2x3x12x10xbf16>) -> ()
}, {
%126 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%128 = "stablehlo.not"(%126) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%129 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%130 = "stablehlo.and"(%128, %129) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%131 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%132 = "stablehlo.select"(%130, %131, %127) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%133 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%134 = "stablehlo.select"(%126, %127, %133) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%135 = "stablehlo.sign"(%118) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%136 = "stablehlo.convert"(%132) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%137 = "stablehlo.convert"(%135) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%138 = "stablehlo.dot_general"(%136, %137) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%139 = "stablehlo.abs"(%132) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%140 = "stablehlo.abs"(%135) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%141 = "stablehlo.convert"(%139) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%142 = "stablehlo.convert"(%140) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%143 = "stablehlo.dot_general"(%141, %142) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%144 = "stablehlo.convert"(%117) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%145 = "stablehlo.convert"(%134) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%146 = "stablehlo.convert"(%144) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%147 = "stablehlo.dot_general"(%145, %146) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%148 = "stablehlo.select"(%126, %0, %127) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%149 = "stablehlo.dot_general"(%148, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%150 = "stablehlo.abs"(%138) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%151 = "stablehlo.compare"(%150, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%152 = "stablehlo.compare"(%147, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%153 = "stablehlo.and"(%151, %152) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%154 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%156 = "stablehlo.select"(%153, %138, %155) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%157 = "stablehlo.multiply"(%154, %156) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%158 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%159 = "stablehlo.compare"(%147, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%160 = "stablehlo.select"(%159, %157, %149) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%161 = "stablehlo.is_finite"(%160) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%163 = "stablehlo.not"(%161) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%164 = "stablehlo.compare"(%160, %160) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%165 = "stablehlo.and"(%163, %164) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%166 = "stablehlo.sign"(%160) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%167 = "stablehlo.select"(%165, %166, %162) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%168 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%169 = "stablehlo.select"(%161, %162, %168) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%170 = "stablehlo.sign"(%59) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%171 = "stablehlo.convert"(%167) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%172 = "stablehlo.convert"(%170) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%173 = "stablehlo.dot_general"(%171, %172) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%174 = "stablehlo.transpose"(%173) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%175 = "stablehlo.abs"(%167) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%176 = "stablehlo.abs"(%170) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%177 = "stablehlo.convert"(%175) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%178 = "stablehlo.convert"(%176) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%179 = "stablehlo.dot_general"(%177, %178) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%180 = "stablehlo.transpose"(%179) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%181 = "stablehlo.convert"(%58) : (tensor<12x4xi1>) -> tensor<12x4xf32>
%182 = "stablehlo.convert"(%169) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%183 = "stablehlo.convert"(%181) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%184 = "stablehlo.dot_general"(%182, %183) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%185 = "stablehlo.transpose"(%184) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%186 = "stablehlo.select"(%161, %160, %162) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%187 = "stablehlo.dot_general"(%186, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%188 = "stablehlo.transpose"(%187) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%189 = "stablehlo.abs"(%174) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%190 = "stablehlo.compare"(%189, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%191 = "stablehlo.compare"(%185, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%192 = "stablehlo.and"(%190, %191) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%193 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%195 = "stablehlo.select"(%192, %174, %194) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%196 = "stablehlo.multiply"(%193, %195) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%197 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%198 = "stablehlo.compare"(%185, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%199 = "stablehlo.select"(%198, %196, %188) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%200 = "stablehlo.is_finite"(%199) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%201 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x12x10xbf16>} : () -> tensor<2x3x12x10xbf16>
%202 = "stablehlo.convert"(%199) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xbf16>
%203 = "stablehlo.select"(%200, %201, %202) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xbf16>, tensor<2x3x12x10xbf16>) -> tensor<2x3x12x10xbf16>
"stablehlo.return"(%203) : (tensor<2x3x12x10xbf16>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xbf16>
%205 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%206 = "stablehlo.select"(%119, %0, %205) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%207 = "stablehlo.dot_general"(%206, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%208 = "stablehlo.dot_general"(%207, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%209 = "stablehlo.transpose"(%208) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%210 = "stablehlo.convert"(%204) : (tensor<2x3x12x10xbf16>) -> tensor<2x3x12x10xf32>
%211 = "stablehlo.add"(%209, %210) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
return %211 : tensor<2x3x12x10xf32>
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
%200 = "stablehlo.if"(%120) ({
%121 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x12x10xbf16>} : () -> tensor<2x3x12x10xbf16>
"stablehlo.return"(%121) : (tensor<2x3x12x10xbf16>) -> ()
}, {
%122 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%124 = "stablehlo.not"(%122) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%125 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%126 = "stablehlo.and"(%124, %125) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%127 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%128 = "stablehlo.select"(%126, %127, %123) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%129 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%130 = "stablehlo.select"(%122, %123, %129) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%131 = "stablehlo.sign"(%114) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%132 = "stablehlo.convert"(%128) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%133 = "stablehlo.convert"(%131) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%134 = "stablehlo.dot_general"(%132, %133) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%135 = "stablehlo.abs"(%128) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%136 = "stablehlo.abs"(%131) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%137 = "stablehlo.convert"(%135) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%138 = "stablehlo.convert"(%136) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%139 = "stablehlo.dot_general"(%137, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%140 = "stablehlo.convert"(%113) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%141 = "stablehlo.convert"(%130) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%142 = "stablehlo.convert"(%140) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%143 = "stablehlo.dot_general"(%141, %142) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%144 = "stablehlo.select"(%122, %0, %123) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%145 = "stablehlo.dot_general"(%144, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%146 = "stablehlo.abs"(%134) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%147 = "stablehlo.compare"(%146, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%148 = "stablehlo.compare"(%143, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%149 = "stablehlo.and"(%147, %148) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%150 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%152 = "stablehlo.select"(%149, %134, %151) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%153 = "stablehlo.multiply"(%150, %152) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%155 = "stablehlo.compare"(%143, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%156 = "stablehlo.select"(%155, %153, %145) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%157 = "stablehlo.is_finite"(%156) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%158 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%159 = "stablehlo.not"(%157) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%160 = "stablehlo.compare"(%156, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%161 = "stablehlo.and"(%159, %160) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%162 = "stablehlo.sign"(%156) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%163 = "stablehlo.select"(%161, %162, %158) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%164 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%165 = "stablehlo.select"(%157, %158, %164) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%166 = "stablehlo.sign"(%57) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%167 = "stablehlo.convert"(%163) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%168 = "stablehlo.convert"(%166) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%169 = "stablehlo.dot_general"(%167, %168) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%170 = "stablehlo.transpose"(%169) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%171 = "stablehlo.abs"(%163) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%172 = "stablehlo.abs"(%166) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%173 = "stablehlo.convert"(%171) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%176 = "stablehlo.transpose"(%175) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%177 = "stablehlo.convert"(%56) : (tensor<12x4xi1>) -> tensor<12x4xf32>
%178 = "stablehlo.convert"(%165) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%179 = "stablehlo.convert"(%177) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%180 = "stablehlo.dot_general"(%178, %179) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%181 = "stablehlo.transpose"(%180) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%182 = "stablehlo.select"(%157, %156, %158) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%183 = "stablehlo.dot_general"(%182, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%184 = "stablehlo.transpose"(%183) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%185 = "stablehlo.abs"(%170) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%186 = "stablehlo.compare"(%185, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%187 = "stablehlo.compare"(%181, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%188 = "stablehlo.and"(%186, %187) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%189 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%191 = "stablehlo.select"(%188, %170, %190) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%192 = "stablehlo.multiply"(%189, %191) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%193 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%194 = "stablehlo.compare"(%181, %193) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%195 = "stablehlo.select"(%194, %192, %184) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%196 = "stablehlo.is_finite"(%195) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%197 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x12x10xbf16>} : () -> tensor<2x3x12x10xbf16>
%198 = "stablehlo.convert"(%195) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xbf16>
%199 = "stablehlo.select"(%196, %197, %198) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xbf16>, tensor<2x3x12x10xbf16>) -> tensor<2x3x12x10xbf16>
"stablehlo.return"(%199) : (tensor<2x3x12x10xbf16>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xbf16>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%202 = "stablehlo.select"(%115, %0, %201) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%203 = "stablehlo.dot_general"(%202, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%204 = "stablehlo.dot_general"(%203, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%205 = "stablehlo.transpose"(%204) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%206 = "stablehlo.convert"(%200) : (tensor<2x3x12x10xbf16>) -> tensor<2x3x12x10xf32>
%207 = "stablehlo.add"(%205, %206) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
return %207 : tensor<2x3x12x10xf32>
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
%204 = "stablehlo.if"(%124) ({
%125 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<1x2x9x10xbf16>} : () -> tensor<1x2x9x10xbf16>
"stablehlo.return"(%125) : (tensor<1x2x9x10xbf16>) -> ()
}, {
%126 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%128 = "stablehlo.not"(%126) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%129 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%130 = "stablehlo.and"(%128, %129) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%131 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%132 = "stablehlo.select"(%130, %131, %127) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%133 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%134 = "stablehlo.select"(%126, %127, %133) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%135 = "stablehlo.sign"(%118) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%136 = "stablehlo.convert"(%132) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%137 = "stablehlo.convert"(%135) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%138 = "stablehlo.dot_general"(%136, %137) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%139 = "stablehlo.abs"(%132) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%140 = "stablehlo.abs"(%135) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%141 = "stablehlo.convert"(%139) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%142 = "stablehlo.convert"(%140) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%143 = "stablehlo.dot_general"(%141, %142) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%144 = "stablehlo.convert"(%117) : (tensor<10x4xi1>) -> tensor<10x4xf32>
%145 = "stablehlo.convert"(%134) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%146 = "stablehlo.convert"(%144) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%147 = "stablehlo.dot_general"(%145, %146) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%148 = "stablehlo.select"(%126, %0, %127) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%149 = "stablehlo.dot_general"(%148, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%150 = "stablehlo.abs"(%138) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%151 = "stablehlo.compare"(%150, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%152 = "stablehlo.compare"(%147, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%153 = "stablehlo.and"(%151, %152) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%154 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%156 = "stablehlo.select"(%153, %138, %155) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%157 = "stablehlo.multiply"(%154, %156) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%158 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%159 = "stablehlo.compare"(%147, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%160 = "stablehlo.select"(%159, %157, %149) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%161 = "stablehlo.is_finite"(%160) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%163 = "stablehlo.not"(%161) : (tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%164 = "stablehlo.compare"(%160, %160) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%165 = "stablehlo.and"(%163, %164) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%166 = "stablehlo.sign"(%160) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%167 = "stablehlo.select"(%165, %166, %162) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%168 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%169 = "stablehlo.select"(%161, %162, %168) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%170 = "stablehlo.sign"(%59) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%171 = "stablehlo.convert"(%167) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%172 = "stablehlo.convert"(%170) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%173 = "stablehlo.dot_general"(%171, %172) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%174 = "stablehlo.transpose"(%173) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%175 = "stablehlo.abs"(%167) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%176 = "stablehlo.abs"(%170) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%177 = "stablehlo.convert"(%175) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%178 = "stablehlo.convert"(%176) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%179 = "stablehlo.dot_general"(%177, %178) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%180 = "stablehlo.transpose"(%179) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%181 = "stablehlo.convert"(%58) : (tensor<9x4xi1>) -> tensor<9x4xf32>
%182 = "stablehlo.convert"(%169) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%183 = "stablehlo.convert"(%181) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%184 = "stablehlo.dot_general"(%182, %183) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%185 = "stablehlo.transpose"(%184) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%186 = "stablehlo.select"(%161, %160, %162) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%187 = "stablehlo.dot_general"(%186, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%188 = "stablehlo.transpose"(%187) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%189 = "stablehlo.abs"(%174) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%190 = "stablehlo.compare"(%189, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%191 = "stablehlo.compare"(%185, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%192 = "stablehlo.and"(%190, %191) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%193 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%195 = "stablehlo.select"(%192, %174, %194) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%196 = "stablehlo.multiply"(%193, %195) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%197 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%198 = "stablehlo.compare"(%185, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%199 = "stablehlo.select"(%198, %196, %188) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%200 = "stablehlo.is_finite"(%199) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%201 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<1x2x9x10xbf16>} : () -> tensor<1x2x9x10xbf16>
%202 = "stablehlo.convert"(%199) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xbf16>
%203 = "stablehlo.select"(%200, %201, %202) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xbf16>, tensor<1x2x9x10xbf16>) -> tensor<1x2x9x10xbf16>
"stablehlo.return"(%203) : (tensor<1x2x9x10xbf16>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x10xbf16>
%205 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%206 = "stablehlo.select"(%119, %0, %205) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%207 = "stablehlo.dot_general"(%206, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%208 = "stablehlo.dot_general"(%207, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%209 = "stablehlo.transpose"(%208) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%210 = "stablehlo.convert"(%204) : (tensor<1x2x9x10xbf16>) -> tensor<1x2x9x10xf32>
%211 = "stablehlo.add"(%209, %210) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
return %211 : tensor<1x2x9x10xf32>
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
%209 = "stablehlo.if"(%129) ({
%130 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<1x2x8x8xbf16>} : () -> tensor<1x2x8x8xbf16>
"stablehlo.return"(%130) : (tensor<1x2x8x8xbf16>) -> ()
}, {
%131 = "stablehlo.is_finite"(%1) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%133 = "stablehlo.not"(%131) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%134 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%135 = "stablehlo.and"(%133, %134) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%136 = "stablehlo.sign"(%1) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%137 = "stablehlo.select"(%135, %136, %132) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%138 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%139 = "stablehlo.select"(%131, %132, %138) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%140 = "stablehlo.sign"(%123) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%141 = "stablehlo.convert"(%137) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%142 = "stablehlo.convert"(%140) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%143 = "stablehlo.dot_general"(%141, %142) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x4x8xf32>
%144 = "stablehlo.abs"(%137) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%145 = "stablehlo.abs"(%140) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%146 = "stablehlo.convert"(%144) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%147 = "stablehlo.convert"(%145) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%148 = "stablehlo.dot_general"(%146, %147) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x4x8xf32>
%149 = "stablehlo.convert"(%122) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%150 = "stablehlo.convert"(%139) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%151 = "stablehlo.convert"(%149) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%152 = "stablehlo.dot_general"(%150, %151) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x4x8xf32>
%153 = "stablehlo.select"(%131, %1, %132) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%154 = "stablehlo.dot_general"(%153, %123) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<8x4xf32>) -> tensor<1x2x4x8xf32>
%155 = "stablehlo.abs"(%143) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%156 = "stablehlo.compare"(%155, %148) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%157 = "stablehlo.compare"(%152, %148) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%158 = "stablehlo.and"(%156, %157) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xi1>) -> tensor<1x2x4x8xi1>
%159 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%160 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%161 = "stablehlo.select"(%158, %143, %160) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%162 = "stablehlo.multiply"(%159, %161) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%163 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%164 = "stablehlo.compare"(%152, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%165 = "stablehlo.select"(%164, %162, %154) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%166 = "stablehlo.is_finite"(%165) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%167 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%168 = "stablehlo.not"(%166) : (tensor<1x2x4x8xi1>) -> tensor<1x2x4x8xi1>
%169 = "stablehlo.compare"(%165, %165) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%170 = "stablehlo.and"(%168, %169) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xi1>) -> tensor<1x2x4x8xi1>
%171 = "stablehlo.sign"(%165) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%172 = "stablehlo.select"(%170, %171, %167) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%173 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%174 = "stablehlo.select"(%166, %167, %173) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%175 = "stablehlo.sign"(%62) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%176 = "stablehlo.convert"(%172) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xbf16>
%177 = "stablehlo.convert"(%175) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%178 = "stablehlo.dot_general"(%176, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x8xbf16>, tensor<8x4xbf16>) -> tensor<1x2x8x8xf32>
%179 = "stablehlo.transpose"(%178) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%180 = "stablehlo.abs"(%172) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%181 = "stablehlo.abs"(%175) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%182 = "stablehlo.convert"(%180) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xbf16>
%183 = "stablehlo.convert"(%181) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%184 = "stablehlo.dot_general"(%182, %183) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x8xbf16>, tensor<8x4xbf16>) -> tensor<1x2x8x8xf32>
%185 = "stablehlo.transpose"(%184) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%186 = "stablehlo.convert"(%61) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%187 = "stablehlo.convert"(%174) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x8xbf16>, tensor<8x4xbf16>) -> tensor<1x2x8x8xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%191 = "stablehlo.select"(%166, %165, %167) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%192 = "stablehlo.dot_general"(%191, %62) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x8xf32>, tensor<8x4xf32>) -> tensor<1x2x8x8xf32>
%193 = "stablehlo.transpose"(%192) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%194 = "stablehlo.abs"(%179) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%195 = "stablehlo.compare"(%194, %185) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%196 = "stablehlo.compare"(%190, %185) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%197 = "stablehlo.and"(%195, %196) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi1>) -> tensor<1x2x8x8xi1>
%198 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%199 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%200 = "stablehlo.select"(%197, %179, %199) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%201 = "stablehlo.multiply"(%198, %200) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%203 = "stablehlo.compare"(%190, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%204 = "stablehlo.select"(%203, %201, %193) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%205 = "stablehlo.is_finite"(%204) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%206 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<1x2x8x8xbf16>} : () -> tensor<1x2x8x8xbf16>
%207 = "stablehlo.convert"(%204) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xbf16>
%208 = "stablehlo.select"(%205, %206, %207) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xbf16>, tensor<1x2x8x8xbf16>) -> tensor<1x2x8x8xbf16>
"stablehlo.return"(%208) : (tensor<1x2x8x8xbf16>) -> ()
}) : (tensor<i1>) -> tensor<1x2x8x8xbf16>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%211 = "stablehlo.select"(%124, %1, %210) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%212 = "stablehlo.dot_general"(%211, %123) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<8x4xf32>) -> tensor<1x2x4x8xf32>
%213 = "stablehlo.dot_general"(%212, %62) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x8xf32>, tensor<8x4xf32>) -> tensor<1x2x8x8xf32>
%214 = "stablehlo.transpose"(%213) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%215 = "stablehlo.convert"(%209) : (tensor<1x2x8x8xbf16>) -> tensor<1x2x8x8xf32>
%216 = "stablehlo.add"(%214, %215) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%217 = "stablehlo.convert"(%216) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xbf16>
return %217 : tensor<1x2x8x8xbf16>
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
%201 = "stablehlo.if"(%121) ({
%122 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<1x2x8x8xbf16>} : () -> tensor<1x2x8x8xbf16>
"stablehlo.return"(%122) : (tensor<1x2x8x8xbf16>) -> ()
}, {
%123 = "stablehlo.is_finite"(%1) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%125 = "stablehlo.not"(%123) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%126 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%127 = "stablehlo.and"(%125, %126) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%128 = "stablehlo.sign"(%1) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%129 = "stablehlo.select"(%127, %128, %124) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%130 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%131 = "stablehlo.select"(%123, %124, %130) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%132 = "stablehlo.sign"(%115) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%133 = "stablehlo.convert"(%129) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x4x8xf32>
%136 = "stablehlo.abs"(%129) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%137 = "stablehlo.abs"(%132) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%138 = "stablehlo.convert"(%136) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%139 = "stablehlo.convert"(%137) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%140 = "stablehlo.dot_general"(%138, %139) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x4x8xf32>
%141 = "stablehlo.convert"(%114) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%142 = "stablehlo.convert"(%131) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%143 = "stablehlo.convert"(%141) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%144 = "stablehlo.dot_general"(%142, %143) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x4x8xf32>
%145 = "stablehlo.select"(%123, %1, %124) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%146 = "stablehlo.dot_general"(%145, %115) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<8x4xf32>) -> tensor<1x2x4x8xf32>
%147 = "stablehlo.abs"(%135) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%148 = "stablehlo.compare"(%147, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%149 = "stablehlo.compare"(%144, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%150 = "stablehlo.and"(%148, %149) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xi1>) -> tensor<1x2x4x8xi1>
%151 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%152 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%153 = "stablehlo.select"(%150, %135, %152) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%154 = "stablehlo.multiply"(%151, %153) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%156 = "stablehlo.compare"(%144, %155) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%157 = "stablehlo.select"(%156, %154, %146) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%158 = "stablehlo.is_finite"(%157) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%160 = "stablehlo.not"(%158) : (tensor<1x2x4x8xi1>) -> tensor<1x2x4x8xi1>
%161 = "stablehlo.compare"(%157, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xi1>
%162 = "stablehlo.and"(%160, %161) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xi1>) -> tensor<1x2x4x8xi1>
%163 = "stablehlo.sign"(%157) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%164 = "stablehlo.select"(%162, %163, %159) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%165 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%166 = "stablehlo.select"(%158, %159, %165) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%167 = "stablehlo.sign"(%58) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%168 = "stablehlo.convert"(%164) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xbf16>
%169 = "stablehlo.convert"(%167) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%170 = "stablehlo.dot_general"(%168, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x8xbf16>, tensor<8x4xbf16>) -> tensor<1x2x8x8xf32>
%171 = "stablehlo.transpose"(%170) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%172 = "stablehlo.abs"(%164) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%173 = "stablehlo.abs"(%167) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%174 = "stablehlo.convert"(%172) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xbf16>
%175 = "stablehlo.convert"(%173) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%176 = "stablehlo.dot_general"(%174, %175) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x8xbf16>, tensor<8x4xbf16>) -> tensor<1x2x8x8xf32>
%177 = "stablehlo.transpose"(%176) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%178 = "stablehlo.convert"(%57) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%179 = "stablehlo.convert"(%166) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xbf16>
%180 = "stablehlo.convert"(%178) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%181 = "stablehlo.dot_general"(%179, %180) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x8xbf16>, tensor<8x4xbf16>) -> tensor<1x2x8x8xf32>
%182 = "stablehlo.transpose"(%181) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%183 = "stablehlo.select"(%158, %157, %159) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%184 = "stablehlo.dot_general"(%183, %58) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x8xf32>, tensor<8x4xf32>) -> tensor<1x2x8x8xf32>
%185 = "stablehlo.transpose"(%184) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%186 = "stablehlo.abs"(%171) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%187 = "stablehlo.compare"(%186, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%188 = "stablehlo.compare"(%182, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%189 = "stablehlo.and"(%187, %188) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi1>) -> tensor<1x2x8x8xi1>
%190 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%192 = "stablehlo.select"(%189, %171, %191) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%193 = "stablehlo.multiply"(%190, %192) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%195 = "stablehlo.compare"(%182, %194) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%196 = "stablehlo.select"(%195, %193, %185) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%197 = "stablehlo.is_finite"(%196) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%198 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<1x2x8x8xbf16>} : () -> tensor<1x2x8x8xbf16>
%199 = "stablehlo.convert"(%196) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xbf16>
%200 = "stablehlo.select"(%197, %198, %199) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xbf16>, tensor<1x2x8x8xbf16>) -> tensor<1x2x8x8xbf16>
"stablehlo.return"(%200) : (tensor<1x2x8x8xbf16>) -> ()
}) : (tensor<i1>) -> tensor<1x2x8x8xbf16>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%203 = "stablehlo.select"(%116, %1, %202) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%204 = "stablehlo.dot_general"(%203, %115) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<8x4xf32>) -> tensor<1x2x4x8xf32>
%205 = "stablehlo.dot_general"(%204, %58) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x8xf32>, tensor<8x4xf32>) -> tensor<1x2x8x8xf32>
%206 = "stablehlo.transpose"(%205) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%207 = "stablehlo.convert"(%201) : (tensor<1x2x8x8xbf16>) -> tensor<1x2x8x8xf32>
%208 = "stablehlo.add"(%206, %207) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%209 = "stablehlo.convert"(%208) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xbf16>
return %209 : tensor<1x2x8x8xbf16>
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
%210 = "stablehlo.if"(%128) ({
%129 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<1x2x7x9xbf16>} : () -> tensor<1x2x7x9xbf16>
"stablehlo.return"(%129) : (tensor<1x2x7x9xbf16>) -> ()
}, {
%130 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%132 = "stablehlo.not"(%130) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%133 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%134 = "stablehlo.and"(%132, %133) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%135 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%136 = "stablehlo.select"(%134, %135, %131) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%137 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%138 = "stablehlo.select"(%130, %131, %137) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%139 = "stablehlo.sign"(%122) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%140 = "stablehlo.convert"(%136) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xbf16>
%141 = "stablehlo.convert"(%139) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%142 = "stablehlo.dot_general"(%140, %141) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%143 = "stablehlo.abs"(%136) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%144 = "stablehlo.abs"(%139) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%145 = "stablehlo.convert"(%143) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xbf16>
%146 = "stablehlo.convert"(%144) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%147 = "stablehlo.dot_general"(%145, %146) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%148 = "stablehlo.convert"(%121) : (tensor<9x4xi1>) -> tensor<9x4xf64>
%149 = "stablehlo.convert"(%138) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xbf16>
%150 = "stablehlo.convert"(%148) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%151 = "stablehlo.dot_general"(%149, %150) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%152 = "stablehlo.select"(%130, %0, %131) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%153 = "stablehlo.dot_general"(%152, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%154 = "stablehlo.abs"(%142) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%155 = "stablehlo.compare"(%154, %147) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%156 = "stablehlo.compare"(%151, %147) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%157 = "stablehlo.and"(%155, %156) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%158 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%160 = "stablehlo.select"(%157, %142, %159) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%161 = "stablehlo.multiply"(%158, %160) : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%163 = "stablehlo.compare"(%151, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%164 = "stablehlo.convert"(%161) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf64>
%165 = "stablehlo.select"(%163, %164, %153) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%166 = "stablehlo.is_finite"(%165) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%167 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%168 = "stablehlo.not"(%166) : (tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%169 = "stablehlo.compare"(%165, %165) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%170 = "stablehlo.and"(%168, %169) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%171 = "stablehlo.sign"(%165) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%172 = "stablehlo.select"(%170, %171, %167) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%173 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%174 = "stablehlo.select"(%166, %167, %173) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%175 = "stablehlo.sign"(%61) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%176 = "stablehlo.convert"(%172) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xbf16>
%177 = "stablehlo.convert"(%175) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%178 = "stablehlo.dot_general"(%176, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%179 = "stablehlo.transpose"(%178) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%180 = "stablehlo.abs"(%172) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%181 = "stablehlo.abs"(%175) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%182 = "stablehlo.convert"(%180) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xbf16>
%183 = "stablehlo.convert"(%181) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%184 = "stablehlo.dot_general"(%182, %183) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%185 = "stablehlo.transpose"(%184) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%186 = "stablehlo.convert"(%60) : (tensor<7x4xi1>) -> tensor<7x4xf64>
%187 = "stablehlo.convert"(%174) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%191 = "stablehlo.select"(%166, %165, %167) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%192 = "stablehlo.dot_general"(%191, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%193 = "stablehlo.transpose"(%192) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
%194 = "stablehlo.abs"(%179) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%195 = "stablehlo.compare"(%194, %185) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%196 = "stablehlo.compare"(%190, %185) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%197 = "stablehlo.and"(%195, %196) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%198 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%199 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%200 = "stablehlo.select"(%197, %179, %199) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%201 = "stablehlo.multiply"(%198, %200) : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%203 = "stablehlo.compare"(%190, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%204 = "stablehlo.convert"(%201) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf64>
%205 = "stablehlo.select"(%203, %204, %193) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%206 = "stablehlo.is_finite"(%205) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%207 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<1x2x7x9xbf16>} : () -> tensor<1x2x7x9xbf16>
%208 = "stablehlo.convert"(%205) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xbf16>
%209 = "stablehlo.select"(%206, %207, %208) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xbf16>, tensor<1x2x7x9xbf16>) -> tensor<1x2x7x9xbf16>
"stablehlo.return"(%209) : (tensor<1x2x7x9xbf16>) -> ()
}) : (tensor<i1>) -> tensor<1x2x7x9xbf16>
%211 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%212 = "stablehlo.select"(%123, %0, %211) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%213 = "stablehlo.dot_general"(%212, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%214 = "stablehlo.dot_general"(%213, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%215 = "stablehlo.transpose"(%214) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
%216 = "stablehlo.convert"(%210) : (tensor<1x2x7x9xbf16>) -> tensor<1x2x7x9xf64>
%217 = "stablehlo.add"(%215, %216) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
return %217 : tensor<1x2x7x9xf64>
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
%202 = "stablehlo.if"(%120) ({
%121 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<1x2x7x9xbf16>} : () -> tensor<1x2x7x9xbf16>
"stablehlo.return"(%121) : (tensor<1x2x7x9xbf16>) -> ()
}, {
%122 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%124 = "stablehlo.not"(%122) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%125 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%126 = "stablehlo.and"(%124, %125) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%127 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%128 = "stablehlo.select"(%126, %127, %123) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%129 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%130 = "stablehlo.select"(%122, %123, %129) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%131 = "stablehlo.sign"(%114) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%132 = "stablehlo.convert"(%128) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xbf16>
%133 = "stablehlo.convert"(%131) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%134 = "stablehlo.dot_general"(%132, %133) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%135 = "stablehlo.abs"(%128) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%136 = "stablehlo.abs"(%131) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%137 = "stablehlo.convert"(%135) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xbf16>
%138 = "stablehlo.convert"(%136) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%139 = "stablehlo.dot_general"(%137, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%140 = "stablehlo.convert"(%113) : (tensor<9x4xi1>) -> tensor<9x4xf64>
%141 = "stablehlo.convert"(%130) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xbf16>
%142 = "stablehlo.convert"(%140) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%143 = "stablehlo.dot_general"(%141, %142) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%144 = "stablehlo.select"(%122, %0, %123) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%145 = "stablehlo.dot_general"(%144, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%146 = "stablehlo.abs"(%134) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%147 = "stablehlo.compare"(%146, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%148 = "stablehlo.compare"(%143, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%149 = "stablehlo.and"(%147, %148) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%150 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%152 = "stablehlo.select"(%149, %134, %151) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%153 = "stablehlo.multiply"(%150, %152) : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%155 = "stablehlo.compare"(%143, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%156 = "stablehlo.convert"(%153) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf64>
%157 = "stablehlo.select"(%155, %156, %145) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%158 = "stablehlo.is_finite"(%157) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%160 = "stablehlo.not"(%158) : (tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%161 = "stablehlo.compare"(%157, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%162 = "stablehlo.and"(%160, %161) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%163 = "stablehlo.sign"(%157) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%164 = "stablehlo.select"(%162, %163, %159) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%165 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%166 = "stablehlo.select"(%158, %159, %165) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%167 = "stablehlo.sign"(%57) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%168 = "stablehlo.convert"(%164) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xbf16>
%169 = "stablehlo.convert"(%167) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%170 = "stablehlo.dot_general"(%168, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%171 = "stablehlo.transpose"(%170) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%172 = "stablehlo.abs"(%164) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%173 = "stablehlo.abs"(%167) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%174 = "stablehlo.convert"(%172) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xbf16>
%175 = "stablehlo.convert"(%173) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%176 = "stablehlo.dot_general"(%174, %175) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%177 = "stablehlo.transpose"(%176) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%178 = "stablehlo.convert"(%56) : (tensor<7x4xi1>) -> tensor<7x4xf64>
%179 = "stablehlo.convert"(%166) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xbf16>
%180 = "stablehlo.convert"(%178) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%181 = "stablehlo.dot_general"(%179, %180) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%182 = "stablehlo.transpose"(%181) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%183 = "stablehlo.select"(%158, %157, %159) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%184 = "stablehlo.dot_general"(%183, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%185 = "stablehlo.transpose"(%184) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
%186 = "stablehlo.abs"(%171) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%187 = "stablehlo.compare"(%186, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%188 = "stablehlo.compare"(%182, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%189 = "stablehlo.and"(%187, %188) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%190 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%192 = "stablehlo.select"(%189, %171, %191) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%193 = "stablehlo.multiply"(%190, %192) : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%195 = "stablehlo.compare"(%182, %194) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%196 = "stablehlo.convert"(%193) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf64>
%197 = "stablehlo.select"(%195, %196, %185) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%198 = "stablehlo.is_finite"(%197) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%199 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<1x2x7x9xbf16>} : () -> tensor<1x2x7x9xbf16>
%200 = "stablehlo.convert"(%197) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xbf16>
%201 = "stablehlo.select"(%198, %199, %200) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xbf16>, tensor<1x2x7x9xbf16>) -> tensor<1x2x7x9xbf16>
"stablehlo.return"(%201) : (tensor<1x2x7x9xbf16>) -> ()
}) : (tensor<i1>) -> tensor<1x2x7x9xbf16>
%203 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%204 = "stablehlo.select"(%115, %0, %203) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%205 = "stablehlo.dot_general"(%204, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%206 = "stablehlo.dot_general"(%205, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%207 = "stablehlo.transpose"(%206) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
%208 = "stablehlo.convert"(%202) : (tensor<1x2x7x9xbf16>) -> tensor<1x2x7x9xf64>
%209 = "stablehlo.add"(%207, %208) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
return %209 : tensor<1x2x7x9xf64>
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
%208 = "stablehlo.if"(%128) ({
%129 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x1x12x3xbf16>} : () -> tensor<2x1x12x3xbf16>
"stablehlo.return"(%129) : (tensor<2x1x12x3xbf16>) -> ()
}, {
%130 = "stablehlo.is_finite"(%0) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%132 = "stablehlo.not"(%130) : (tensor<2x1x3x3xi1>) -> tensor<2x1x3x3xi1>
%133 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%134 = "stablehlo.and"(%132, %133) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi1>) -> tensor<2x1x3x3xi1>
%135 = "stablehlo.sign"(%0) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%136 = "stablehlo.select"(%134, %135, %131) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%137 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%138 = "stablehlo.select"(%130, %131, %137) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%139 = "stablehlo.sign"(%122) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%140 = "stablehlo.convert"(%136) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xbf16>
%141 = "stablehlo.convert"(%139) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%142 = "stablehlo.dot_general"(%140, %141) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x3x3xbf16>, tensor<3x3xbf16>) -> tensor<2x1x3x3xf32>
%143 = "stablehlo.abs"(%136) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%144 = "stablehlo.abs"(%139) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%145 = "stablehlo.convert"(%143) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xbf16>
%146 = "stablehlo.convert"(%144) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%147 = "stablehlo.dot_general"(%145, %146) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x3x3xbf16>, tensor<3x3xbf16>) -> tensor<2x1x3x3xf32>
%148 = "stablehlo.convert"(%121) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%149 = "stablehlo.convert"(%138) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xbf16>
%150 = "stablehlo.convert"(%148) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%151 = "stablehlo.dot_general"(%149, %150) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x3x3xbf16>, tensor<3x3xbf16>) -> tensor<2x1x3x3xf32>
%152 = "stablehlo.select"(%130, %0, %131) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%153 = "stablehlo.dot_general"(%152, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<3x3xf32>) -> tensor<2x1x3x3xf32>
%154 = "stablehlo.abs"(%142) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%155 = "stablehlo.compare"(%154, %147) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%156 = "stablehlo.compare"(%151, %147) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%157 = "stablehlo.and"(%155, %156) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi1>) -> tensor<2x1x3x3xi1>
%158 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%160 = "stablehlo.select"(%157, %142, %159) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%161 = "stablehlo.multiply"(%158, %160) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%163 = "stablehlo.compare"(%151, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%164 = "stablehlo.select"(%163, %161, %153) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%165 = "stablehlo.is_finite"(%164) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%166 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%167 = "stablehlo.not"(%165) : (tensor<2x1x3x3xi1>) -> tensor<2x1x3x3xi1>
%168 = "stablehlo.compare"(%164, %164) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%169 = "stablehlo.and"(%167, %168) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi1>) -> tensor<2x1x3x3xi1>
%170 = "stablehlo.sign"(%164) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%171 = "stablehlo.select"(%169, %170, %166) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%172 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%173 = "stablehlo.select"(%165, %166, %172) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%174 = "stablehlo.sign"(%61) : (tensor<12x3xf32>) -> tensor<12x3xf32>
%175 = "stablehlo.convert"(%171) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xbf16>
%176 = "stablehlo.convert"(%174) : (tensor<12x3xf32>) -> tensor<12x3xbf16>
%177 = "stablehlo.dot_general"(%175, %176) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x3x3xbf16>, tensor<12x3xbf16>) -> tensor<2x1x3x12xf32>
%178 = "stablehlo.transpose"(%177) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x12xf32>) -> tensor<2x1x12x3xf32>
%179 = "stablehlo.abs"(%171) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%180 = "stablehlo.abs"(%174) : (tensor<12x3xf32>) -> tensor<12x3xf32>
%181 = "stablehlo.convert"(%179) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xbf16>
%182 = "stablehlo.convert"(%180) : (tensor<12x3xf32>) -> tensor<12x3xbf16>
%183 = "stablehlo.dot_general"(%181, %182) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x3x3xbf16>, tensor<12x3xbf16>) -> tensor<2x1x3x12xf32>
%184 = "stablehlo.transpose"(%183) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x12xf32>) -> tensor<2x1x12x3xf32>
%185 = "stablehlo.convert"(%60) : (tensor<12x3xi1>) -> tensor<12x3xf32>
%186 = "stablehlo.convert"(%173) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xbf16>
%187 = "stablehlo.convert"(%185) : (tensor<12x3xf32>) -> tensor<12x3xbf16>
%188 = "stablehlo.dot_general"(%186, %187) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x3x3xbf16>, tensor<12x3xbf16>) -> tensor<2x1x3x12xf32>
%189 = "stablehlo.transpose"(%188) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x12xf32>) -> tensor<2x1x12x3xf32>
%190 = "stablehlo.select"(%165, %164, %166) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%191 = "stablehlo.dot_general"(%190, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<12x3xf32>) -> tensor<2x1x3x12xf32>
%192 = "stablehlo.transpose"(%191) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x12xf32>) -> tensor<2x1x12x3xf32>
%193 = "stablehlo.abs"(%178) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%194 = "stablehlo.compare"(%193, %184) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%195 = "stablehlo.compare"(%189, %184) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%196 = "stablehlo.and"(%194, %195) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi1>) -> tensor<2x1x12x3xi1>
%197 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%198 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%199 = "stablehlo.select"(%196, %178, %198) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%200 = "stablehlo.multiply"(%197, %199) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%202 = "stablehlo.compare"(%189, %201) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%203 = "stablehlo.select"(%202, %200, %192) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%204 = "stablehlo.is_finite"(%203) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%205 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x1x12x3xbf16>} : () -> tensor<2x1x12x3xbf16>
%206 = "stablehlo.convert"(%203) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xbf16>
%207 = "stablehlo.select"(%204, %205, %206) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xbf16>, tensor<2x1x12x3xbf16>) -> tensor<2x1x12x3xbf16>
"stablehlo.return"(%207) : (tensor<2x1x12x3xbf16>) -> ()
}) : (tensor<i1>) -> tensor<2x1x12x3xbf16>
%209 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%210 = "stablehlo.select"(%123, %0, %209) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%211 = "stablehlo.dot_general"(%210, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<3x3xf32>) -> tensor<2x1x3x3xf32>
%212 = "stablehlo.dot_general"(%211, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<12x3xf32>) -> tensor<2x1x3x12xf32>
%213 = "stablehlo.transpose"(%212) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x12xf32>) -> tensor<2x1x12x3xf32>
%214 = "stablehlo.convert"(%208) : (tensor<2x1x12x3xbf16>) -> tensor<2x1x12x3xf32>
%215 = "stablehlo.add"(%213, %214) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
return %215 : tensor<2x1x12x3xf32>
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
%200 = "stablehlo.if"(%120) ({
%121 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x1x12x3xbf16>} : () -> tensor<2x1x12x3xbf16>
"stablehlo.return"(%121) : (tensor<2x1x12x3xbf16>) -> ()
}, {
%122 = "stablehlo.is_finite"(%0) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%124 = "stablehlo.not"(%122) : (tensor<2x1x3x3xi1>) -> tensor<2x1x3x3xi1>
%125 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%126 = "stablehlo.and"(%124, %125) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi1>) -> tensor<2x1x3x3xi1>
%127 = "stablehlo.sign"(%0) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%128 = "stablehlo.select"(%126, %127, %123) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%129 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%130 = "stablehlo.select"(%122, %123, %129) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%131 = "stablehlo.sign"(%114) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%132 = "stablehlo.convert"(%128) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xbf16>
%133 = "stablehlo.convert"(%131) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%134 = "stablehlo.dot_general"(%132, %133) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x3x3xbf16>, tensor<3x3xbf16>) -> tensor<2x1x3x3xf32>
%135 = "stablehlo.abs"(%128) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%136 = "stablehlo.abs"(%131) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%137 = "stablehlo.convert"(%135) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xbf16>
%138 = "stablehlo.convert"(%136) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%139 = "stablehlo.dot_general"(%137, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x3x3xbf16>, tensor<3x3xbf16>) -> tensor<2x1x3x3xf32>
%140 = "stablehlo.convert"(%113) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%141 = "stablehlo.convert"(%130) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xbf16>
%142 = "stablehlo.convert"(%140) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%143 = "stablehlo.dot_general"(%141, %142) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x3x3xbf16>, tensor<3x3xbf16>) -> tensor<2x1x3x3xf32>
%144 = "stablehlo.select"(%122, %0, %123) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%145 = "stablehlo.dot_general"(%144, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<3x3xf32>) -> tensor<2x1x3x3xf32>
%146 = "stablehlo.abs"(%134) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%147 = "stablehlo.compare"(%146, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%148 = "stablehlo.compare"(%143, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%149 = "stablehlo.and"(%147, %148) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi1>) -> tensor<2x1x3x3xi1>
%150 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%152 = "stablehlo.select"(%149, %134, %151) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%153 = "stablehlo.multiply"(%150, %152) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%155 = "stablehlo.compare"(%143, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%156 = "stablehlo.select"(%155, %153, %145) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%157 = "stablehlo.is_finite"(%156) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%158 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%159 = "stablehlo.not"(%157) : (tensor<2x1x3x3xi1>) -> tensor<2x1x3x3xi1>
%160 = "stablehlo.compare"(%156, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%161 = "stablehlo.and"(%159, %160) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi1>) -> tensor<2x1x3x3xi1>
%162 = "stablehlo.sign"(%156) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%163 = "stablehlo.select"(%161, %162, %158) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%164 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%165 = "stablehlo.select"(%157, %158, %164) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%166 = "stablehlo.sign"(%57) : (tensor<12x3xf32>) -> tensor<12x3xf32>
%167 = "stablehlo.convert"(%163) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xbf16>
%168 = "stablehlo.convert"(%166) : (tensor<12x3xf32>) -> tensor<12x3xbf16>
%169 = "stablehlo.dot_general"(%167, %168) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x3x3xbf16>, tensor<12x3xbf16>) -> tensor<2x1x3x12xf32>
%170 = "stablehlo.transpose"(%169) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x12xf32>) -> tensor<2x1x12x3xf32>
%171 = "stablehlo.abs"(%163) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%172 = "stablehlo.abs"(%166) : (tensor<12x3xf32>) -> tensor<12x3xf32>
%173 = "stablehlo.convert"(%171) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<12x3xf32>) -> tensor<12x3xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x3x3xbf16>, tensor<12x3xbf16>) -> tensor<2x1x3x12xf32>
%176 = "stablehlo.transpose"(%175) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x12xf32>) -> tensor<2x1x12x3xf32>
%177 = "stablehlo.convert"(%56) : (tensor<12x3xi1>) -> tensor<12x3xf32>
%178 = "stablehlo.convert"(%165) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xbf16>
%179 = "stablehlo.convert"(%177) : (tensor<12x3xf32>) -> tensor<12x3xbf16>
%180 = "stablehlo.dot_general"(%178, %179) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x3x3xbf16>, tensor<12x3xbf16>) -> tensor<2x1x3x12xf32>
%181 = "stablehlo.transpose"(%180) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x12xf32>) -> tensor<2x1x12x3xf32>
%182 = "stablehlo.select"(%157, %156, %158) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%183 = "stablehlo.dot_general"(%182, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<12x3xf32>) -> tensor<2x1x3x12xf32>
%184 = "stablehlo.transpose"(%183) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x12xf32>) -> tensor<2x1x12x3xf32>
%185 = "stablehlo.abs"(%170) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%186 = "stablehlo.compare"(%185, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%187 = "stablehlo.compare"(%181, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%188 = "stablehlo.and"(%186, %187) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi1>) -> tensor<2x1x12x3xi1>
%189 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%191 = "stablehlo.select"(%188, %170, %190) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%192 = "stablehlo.multiply"(%189, %191) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%193 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%194 = "stablehlo.compare"(%181, %193) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%195 = "stablehlo.select"(%194, %192, %184) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%196 = "stablehlo.is_finite"(%195) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%197 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x1x12x3xbf16>} : () -> tensor<2x1x12x3xbf16>
%198 = "stablehlo.convert"(%195) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xbf16>
%199 = "stablehlo.select"(%196, %197, %198) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xbf16>, tensor<2x1x12x3xbf16>) -> tensor<2x1x12x3xbf16>
"stablehlo.return"(%199) : (tensor<2x1x12x3xbf16>) -> ()
}) : (tensor<i1>) -> tensor<2x1x12x3xbf16>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%202 = "stablehlo.select"(%115, %0, %201) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%203 = "stablehlo.dot_general"(%202, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<3x3xf32>) -> tensor<2x1x3x3xf32>
%204 = "stablehlo.dot_general"(%203, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<12x3xf32>) -> tensor<2x1x3x12xf32>
%205 = "stablehlo.transpose"(%204) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x12xf32>) -> tensor<2x1x12x3xf32>
%206 = "stablehlo.convert"(%200) : (tensor<2x1x12x3xbf16>) -> tensor<2x1x12x3xf32>
%207 = "stablehlo.add"(%205, %206) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
return %207 : tensor<2x1x12x3xf32>
}
}

