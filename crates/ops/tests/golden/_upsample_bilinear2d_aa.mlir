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
%93 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%94 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%98 = "stablehlo.reduce"(%93, %94) ({
^bb0(%95: tensor<i1>, %96: tensor<i1>):
%97 = "stablehlo.and"(%95, %96) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%97) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%178 = "stablehlo.if"(%98) ({
%99 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x8x10xbf16>} : () -> tensor<2x3x8x10xbf16>
"stablehlo.return"(%99) : (tensor<2x3x8x10xbf16>) -> ()
}, {
%100 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%102 = "stablehlo.not"(%100) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%103 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%104 = "stablehlo.and"(%102, %103) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%105 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%106 = "stablehlo.select"(%104, %105, %101) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%108 = "stablehlo.select"(%100, %101, %107) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%109 = "stablehlo.sign"(%92) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%110 = "stablehlo.convert"(%106) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%111 = "stablehlo.convert"(%109) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%112 = "stablehlo.dot_general"(%110, %111) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%113 = "stablehlo.abs"(%106) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%114 = "stablehlo.abs"(%109) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%115 = "stablehlo.convert"(%113) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%116 = "stablehlo.convert"(%114) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%117 = "stablehlo.dot_general"(%115, %116) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%118 = "stablehlo.convert"(%70) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%119 = "stablehlo.convert"(%108) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%120 = "stablehlo.convert"(%118) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%121 = "stablehlo.dot_general"(%119, %120) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%122 = "stablehlo.select"(%100, %0, %101) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%123 = "stablehlo.dot_general"(%122, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%124 = "stablehlo.abs"(%112) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%125 = "stablehlo.compare"(%124, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%126 = "stablehlo.compare"(%121, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%127 = "stablehlo.and"(%125, %126) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%128 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%130 = "stablehlo.select"(%127, %112, %129) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%131 = "stablehlo.multiply"(%128, %130) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%133 = "stablehlo.compare"(%121, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%134 = "stablehlo.select"(%133, %131, %123) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%135 = "stablehlo.is_finite"(%134) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%137 = "stablehlo.not"(%135) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%138 = "stablehlo.compare"(%134, %134) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%139 = "stablehlo.and"(%137, %138) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%140 = "stablehlo.sign"(%134) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%141 = "stablehlo.select"(%139, %140, %136) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%142 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%143 = "stablehlo.select"(%135, %136, %142) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%144 = "stablehlo.sign"(%46) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%145 = "stablehlo.convert"(%141) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%146 = "stablehlo.convert"(%144) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%147 = "stablehlo.dot_general"(%145, %146) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%148 = "stablehlo.transpose"(%147) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%149 = "stablehlo.abs"(%141) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%150 = "stablehlo.abs"(%144) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%151 = "stablehlo.convert"(%149) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%152 = "stablehlo.convert"(%150) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%153 = "stablehlo.dot_general"(%151, %152) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%154 = "stablehlo.transpose"(%153) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%155 = "stablehlo.convert"(%24) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%156 = "stablehlo.convert"(%143) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%157 = "stablehlo.convert"(%155) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%158 = "stablehlo.dot_general"(%156, %157) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%159 = "stablehlo.transpose"(%158) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%160 = "stablehlo.select"(%135, %134, %136) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%161 = "stablehlo.dot_general"(%160, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%162 = "stablehlo.transpose"(%161) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%163 = "stablehlo.abs"(%148) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%164 = "stablehlo.compare"(%163, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%165 = "stablehlo.compare"(%159, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%166 = "stablehlo.and"(%164, %165) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%167 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%169 = "stablehlo.select"(%166, %148, %168) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%170 = "stablehlo.multiply"(%167, %169) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%172 = "stablehlo.compare"(%159, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%173 = "stablehlo.select"(%172, %170, %162) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%174 = "stablehlo.is_finite"(%173) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%175 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x8x10xbf16>} : () -> tensor<2x3x8x10xbf16>
%176 = "stablehlo.convert"(%173) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xbf16>
%177 = "stablehlo.select"(%174, %175, %176) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xbf16>, tensor<2x3x8x10xbf16>) -> tensor<2x3x8x10xbf16>
"stablehlo.return"(%177) : (tensor<2x3x8x10xbf16>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xbf16>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%180 = "stablehlo.select"(%93, %0, %179) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%181 = "stablehlo.dot_general"(%180, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%182 = "stablehlo.dot_general"(%181, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%183 = "stablehlo.transpose"(%182) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%184 = "stablehlo.convert"(%178) : (tensor<2x3x8x10xbf16>) -> tensor<2x3x8x10xf32>
%185 = "stablehlo.add"(%183, %184) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
return %185 : tensor<2x3x8x10xf32>
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
%93 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%94 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%98 = "stablehlo.reduce"(%93, %94) ({
^bb0(%95: tensor<i1>, %96: tensor<i1>):
%97 = "stablehlo.and"(%95, %96) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%97) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%178 = "stablehlo.if"(%98) ({
%99 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x8x10xbf16>} : () -> tensor<2x3x8x10xbf16>
"stablehlo.return"(%99) : (tensor<2x3x8x10xbf16>) -> ()
}, {
%100 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%102 = "stablehlo.not"(%100) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%103 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%104 = "stablehlo.and"(%102, %103) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%105 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%106 = "stablehlo.select"(%104, %105, %101) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%108 = "stablehlo.select"(%100, %101, %107) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%109 = "stablehlo.sign"(%92) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%110 = "stablehlo.convert"(%106) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%111 = "stablehlo.convert"(%109) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%112 = "stablehlo.dot_general"(%110, %111) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%113 = "stablehlo.abs"(%106) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%114 = "stablehlo.abs"(%109) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%115 = "stablehlo.convert"(%113) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%116 = "stablehlo.convert"(%114) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%117 = "stablehlo.dot_general"(%115, %116) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%118 = "stablehlo.convert"(%70) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%119 = "stablehlo.convert"(%108) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%120 = "stablehlo.convert"(%118) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%121 = "stablehlo.dot_general"(%119, %120) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%122 = "stablehlo.select"(%100, %0, %101) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%123 = "stablehlo.dot_general"(%122, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%124 = "stablehlo.abs"(%112) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%125 = "stablehlo.compare"(%124, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%126 = "stablehlo.compare"(%121, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%127 = "stablehlo.and"(%125, %126) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%128 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%130 = "stablehlo.select"(%127, %112, %129) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%131 = "stablehlo.multiply"(%128, %130) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%133 = "stablehlo.compare"(%121, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%134 = "stablehlo.select"(%133, %131, %123) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%135 = "stablehlo.is_finite"(%134) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%137 = "stablehlo.not"(%135) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%138 = "stablehlo.compare"(%134, %134) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%139 = "stablehlo.and"(%137, %138) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%140 = "stablehlo.sign"(%134) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%141 = "stablehlo.select"(%139, %140, %136) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%142 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%143 = "stablehlo.select"(%135, %136, %142) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%144 = "stablehlo.sign"(%46) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%145 = "stablehlo.convert"(%141) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%146 = "stablehlo.convert"(%144) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%147 = "stablehlo.dot_general"(%145, %146) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%148 = "stablehlo.transpose"(%147) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%149 = "stablehlo.abs"(%141) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%150 = "stablehlo.abs"(%144) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%151 = "stablehlo.convert"(%149) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%152 = "stablehlo.convert"(%150) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%153 = "stablehlo.dot_general"(%151, %152) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%154 = "stablehlo.transpose"(%153) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%155 = "stablehlo.convert"(%24) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%156 = "stablehlo.convert"(%143) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%157 = "stablehlo.convert"(%155) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%158 = "stablehlo.dot_general"(%156, %157) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%159 = "stablehlo.transpose"(%158) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%160 = "stablehlo.select"(%135, %134, %136) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%161 = "stablehlo.dot_general"(%160, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%162 = "stablehlo.transpose"(%161) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%163 = "stablehlo.abs"(%148) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%164 = "stablehlo.compare"(%163, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%165 = "stablehlo.compare"(%159, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%166 = "stablehlo.and"(%164, %165) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%167 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%169 = "stablehlo.select"(%166, %148, %168) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%170 = "stablehlo.multiply"(%167, %169) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%172 = "stablehlo.compare"(%159, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%173 = "stablehlo.select"(%172, %170, %162) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%174 = "stablehlo.is_finite"(%173) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%175 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x8x10xbf16>} : () -> tensor<2x3x8x10xbf16>
%176 = "stablehlo.convert"(%173) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xbf16>
%177 = "stablehlo.select"(%174, %175, %176) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xbf16>, tensor<2x3x8x10xbf16>) -> tensor<2x3x8x10xbf16>
"stablehlo.return"(%177) : (tensor<2x3x8x10xbf16>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xbf16>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%180 = "stablehlo.select"(%93, %0, %179) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%181 = "stablehlo.dot_general"(%180, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%182 = "stablehlo.dot_general"(%181, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%183 = "stablehlo.transpose"(%182) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%184 = "stablehlo.convert"(%178) : (tensor<2x3x8x10xbf16>) -> tensor<2x3x8x10xf32>
%185 = "stablehlo.add"(%183, %184) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
return %185 : tensor<2x3x8x10xf32>
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
%93 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%94 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%98 = "stablehlo.reduce"(%93, %94) ({
^bb0(%95: tensor<i1>, %96: tensor<i1>):
%97 = "stablehlo.and"(%95, %96) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%97) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%178 = "stablehlo.if"(%98) ({
%99 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x7x3xbf16>} : () -> tensor<2x3x7x3xbf16>
"stablehlo.return"(%99) : (tensor<2x3x7x3xbf16>) -> ()
}, {
%100 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%102 = "stablehlo.not"(%100) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%103 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%104 = "stablehlo.and"(%102, %103) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%105 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%106 = "stablehlo.select"(%104, %105, %101) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%108 = "stablehlo.select"(%100, %101, %107) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%109 = "stablehlo.sign"(%92) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%110 = "stablehlo.convert"(%106) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%111 = "stablehlo.convert"(%109) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%112 = "stablehlo.dot_general"(%110, %111) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%113 = "stablehlo.abs"(%106) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%114 = "stablehlo.abs"(%109) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%115 = "stablehlo.convert"(%113) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%116 = "stablehlo.convert"(%114) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%117 = "stablehlo.dot_general"(%115, %116) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%118 = "stablehlo.convert"(%70) : (tensor<3x5xi1>) -> tensor<3x5xf32>
%119 = "stablehlo.convert"(%108) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%120 = "stablehlo.convert"(%118) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%121 = "stablehlo.dot_general"(%119, %120) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%122 = "stablehlo.select"(%100, %0, %101) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%123 = "stablehlo.dot_general"(%122, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%124 = "stablehlo.abs"(%112) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%125 = "stablehlo.compare"(%124, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%126 = "stablehlo.compare"(%121, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%127 = "stablehlo.and"(%125, %126) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%128 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%130 = "stablehlo.select"(%127, %112, %129) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%131 = "stablehlo.multiply"(%128, %130) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%133 = "stablehlo.compare"(%121, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%134 = "stablehlo.select"(%133, %131, %123) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%135 = "stablehlo.is_finite"(%134) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%137 = "stablehlo.not"(%135) : (tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%138 = "stablehlo.compare"(%134, %134) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%139 = "stablehlo.and"(%137, %138) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%140 = "stablehlo.sign"(%134) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%141 = "stablehlo.select"(%139, %140, %136) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%142 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%143 = "stablehlo.select"(%135, %136, %142) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%144 = "stablehlo.sign"(%46) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%145 = "stablehlo.convert"(%141) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xbf16>
%146 = "stablehlo.convert"(%144) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%147 = "stablehlo.dot_general"(%145, %146) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%148 = "stablehlo.transpose"(%147) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%149 = "stablehlo.abs"(%141) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%150 = "stablehlo.abs"(%144) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%151 = "stablehlo.convert"(%149) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xbf16>
%152 = "stablehlo.convert"(%150) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%153 = "stablehlo.dot_general"(%151, %152) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%154 = "stablehlo.transpose"(%153) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%155 = "stablehlo.convert"(%24) : (tensor<7x4xi1>) -> tensor<7x4xf32>
%156 = "stablehlo.convert"(%143) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xbf16>
%157 = "stablehlo.convert"(%155) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%158 = "stablehlo.dot_general"(%156, %157) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%159 = "stablehlo.transpose"(%158) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%160 = "stablehlo.select"(%135, %134, %136) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%161 = "stablehlo.dot_general"(%160, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%162 = "stablehlo.transpose"(%161) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%163 = "stablehlo.abs"(%148) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%164 = "stablehlo.compare"(%163, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%165 = "stablehlo.compare"(%159, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%166 = "stablehlo.and"(%164, %165) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%167 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%169 = "stablehlo.select"(%166, %148, %168) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%170 = "stablehlo.multiply"(%167, %169) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%172 = "stablehlo.compare"(%159, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%173 = "stablehlo.select"(%172, %170, %162) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%174 = "stablehlo.is_finite"(%173) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%175 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x7x3xbf16>} : () -> tensor<2x3x7x3xbf16>
%176 = "stablehlo.convert"(%173) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%177 = "stablehlo.select"(%174, %175, %176) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xbf16>, tensor<2x3x7x3xbf16>) -> tensor<2x3x7x3xbf16>
"stablehlo.return"(%177) : (tensor<2x3x7x3xbf16>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xbf16>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%180 = "stablehlo.select"(%93, %0, %179) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%181 = "stablehlo.dot_general"(%180, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%182 = "stablehlo.dot_general"(%181, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%183 = "stablehlo.transpose"(%182) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%184 = "stablehlo.convert"(%178) : (tensor<2x3x7x3xbf16>) -> tensor<2x3x7x3xf32>
%185 = "stablehlo.add"(%183, %184) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
return %185 : tensor<2x3x7x3xf32>
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
%93 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%94 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%98 = "stablehlo.reduce"(%93, %94) ({
^bb0(%95: tensor<i1>, %96: tensor<i1>):
%97 = "stablehlo.and"(%95, %96) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%97) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%178 = "stablehlo.if"(%98) ({
%99 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x7x3xbf16>} : () -> tensor<2x3x7x3xbf16>
"stablehlo.return"(%99) : (tensor<2x3x7x3xbf16>) -> ()
}, {
%100 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%102 = "stablehlo.not"(%100) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%103 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%104 = "stablehlo.and"(%102, %103) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%105 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%106 = "stablehlo.select"(%104, %105, %101) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%108 = "stablehlo.select"(%100, %101, %107) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%109 = "stablehlo.sign"(%92) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%110 = "stablehlo.convert"(%106) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%111 = "stablehlo.convert"(%109) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%112 = "stablehlo.dot_general"(%110, %111) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%113 = "stablehlo.abs"(%106) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%114 = "stablehlo.abs"(%109) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%115 = "stablehlo.convert"(%113) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%116 = "stablehlo.convert"(%114) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%117 = "stablehlo.dot_general"(%115, %116) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%118 = "stablehlo.convert"(%70) : (tensor<3x5xi1>) -> tensor<3x5xf32>
%119 = "stablehlo.convert"(%108) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%120 = "stablehlo.convert"(%118) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%121 = "stablehlo.dot_general"(%119, %120) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%122 = "stablehlo.select"(%100, %0, %101) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%123 = "stablehlo.dot_general"(%122, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%124 = "stablehlo.abs"(%112) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%125 = "stablehlo.compare"(%124, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%126 = "stablehlo.compare"(%121, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%127 = "stablehlo.and"(%125, %126) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%128 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%130 = "stablehlo.select"(%127, %112, %129) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%131 = "stablehlo.multiply"(%128, %130) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%133 = "stablehlo.compare"(%121, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%134 = "stablehlo.select"(%133, %131, %123) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%135 = "stablehlo.is_finite"(%134) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%137 = "stablehlo.not"(%135) : (tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%138 = "stablehlo.compare"(%134, %134) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%139 = "stablehlo.and"(%137, %138) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%140 = "stablehlo.sign"(%134) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%141 = "stablehlo.select"(%139, %140, %136) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%142 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%143 = "stablehlo.select"(%135, %136, %142) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%144 = "stablehlo.sign"(%46) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%145 = "stablehlo.convert"(%141) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xbf16>
%146 = "stablehlo.convert"(%144) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%147 = "stablehlo.dot_general"(%145, %146) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%148 = "stablehlo.transpose"(%147) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%149 = "stablehlo.abs"(%141) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%150 = "stablehlo.abs"(%144) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%151 = "stablehlo.convert"(%149) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xbf16>
%152 = "stablehlo.convert"(%150) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%153 = "stablehlo.dot_general"(%151, %152) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%154 = "stablehlo.transpose"(%153) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%155 = "stablehlo.convert"(%24) : (tensor<7x4xi1>) -> tensor<7x4xf32>
%156 = "stablehlo.convert"(%143) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xbf16>
%157 = "stablehlo.convert"(%155) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%158 = "stablehlo.dot_general"(%156, %157) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%159 = "stablehlo.transpose"(%158) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%160 = "stablehlo.select"(%135, %134, %136) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%161 = "stablehlo.dot_general"(%160, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%162 = "stablehlo.transpose"(%161) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%163 = "stablehlo.abs"(%148) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%164 = "stablehlo.compare"(%163, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%165 = "stablehlo.compare"(%159, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%166 = "stablehlo.and"(%164, %165) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%167 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%169 = "stablehlo.select"(%166, %148, %168) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%170 = "stablehlo.multiply"(%167, %169) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%172 = "stablehlo.compare"(%159, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%173 = "stablehlo.select"(%172, %170, %162) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%174 = "stablehlo.is_finite"(%173) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%175 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x7x3xbf16>} : () -> tensor<2x3x7x3xbf16>
%176 = "stablehlo.convert"(%173) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%177 = "stablehlo.select"(%174, %175, %176) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xbf16>, tensor<2x3x7x3xbf16>) -> tensor<2x3x7x3xbf16>
"stablehlo.return"(%177) : (tensor<2x3x7x3xbf16>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xbf16>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%180 = "stablehlo.select"(%93, %0, %179) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%181 = "stablehlo.dot_general"(%180, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%182 = "stablehlo.dot_general"(%181, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%183 = "stablehlo.transpose"(%182) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%184 = "stablehlo.convert"(%178) : (tensor<2x3x7x3xbf16>) -> tensor<2x3x7x3xf32>
%185 = "stablehlo.add"(%183, %184) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
return %185 : tensor<2x3x7x3xf32>
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
%89 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%90 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%94 = "stablehlo.reduce"(%89, %90) ({
^bb0(%91: tensor<i1>, %92: tensor<i1>):
%93 = "stablehlo.and"(%91, %92) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%93) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%174 = "stablehlo.if"(%94) ({
%95 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x12x10xbf16>} : () -> tensor<2x3x12x10xbf16>
"stablehlo.return"(%95) : (tensor<2x3x12x10xbf16>) -> ()
}, {
%96 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%98 = "stablehlo.not"(%96) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%99 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%100 = "stablehlo.and"(%98, %99) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%101 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%102 = "stablehlo.select"(%100, %101, %97) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%103 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%104 = "stablehlo.select"(%96, %97, %103) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%105 = "stablehlo.sign"(%88) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%106 = "stablehlo.convert"(%102) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%107 = "stablehlo.convert"(%105) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%108 = "stablehlo.dot_general"(%106, %107) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%109 = "stablehlo.abs"(%102) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%110 = "stablehlo.abs"(%105) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%111 = "stablehlo.convert"(%109) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%112 = "stablehlo.convert"(%110) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%113 = "stablehlo.dot_general"(%111, %112) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%114 = "stablehlo.convert"(%66) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%115 = "stablehlo.convert"(%104) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%116 = "stablehlo.convert"(%114) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%117 = "stablehlo.dot_general"(%115, %116) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%118 = "stablehlo.select"(%96, %0, %97) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%119 = "stablehlo.dot_general"(%118, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%120 = "stablehlo.abs"(%108) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%121 = "stablehlo.compare"(%120, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%122 = "stablehlo.compare"(%117, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%123 = "stablehlo.and"(%121, %122) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%124 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%126 = "stablehlo.select"(%123, %108, %125) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%127 = "stablehlo.multiply"(%124, %126) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%128 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%129 = "stablehlo.compare"(%117, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%130 = "stablehlo.select"(%129, %127, %119) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%131 = "stablehlo.is_finite"(%130) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%133 = "stablehlo.not"(%131) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%134 = "stablehlo.compare"(%130, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%135 = "stablehlo.and"(%133, %134) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%136 = "stablehlo.sign"(%130) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%137 = "stablehlo.select"(%135, %136, %132) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%138 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%139 = "stablehlo.select"(%131, %132, %138) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%140 = "stablehlo.sign"(%44) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%141 = "stablehlo.convert"(%137) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%142 = "stablehlo.convert"(%140) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%143 = "stablehlo.dot_general"(%141, %142) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%144 = "stablehlo.transpose"(%143) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%145 = "stablehlo.abs"(%137) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%146 = "stablehlo.abs"(%140) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%147 = "stablehlo.convert"(%145) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%148 = "stablehlo.convert"(%146) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%149 = "stablehlo.dot_general"(%147, %148) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%150 = "stablehlo.transpose"(%149) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%151 = "stablehlo.convert"(%22) : (tensor<12x4xi1>) -> tensor<12x4xf32>
%152 = "stablehlo.convert"(%139) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%153 = "stablehlo.convert"(%151) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%154 = "stablehlo.dot_general"(%152, %153) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%155 = "stablehlo.transpose"(%154) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%156 = "stablehlo.select"(%131, %130, %132) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%157 = "stablehlo.dot_general"(%156, %44) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%158 = "stablehlo.transpose"(%157) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%159 = "stablehlo.abs"(%144) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%160 = "stablehlo.compare"(%159, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%161 = "stablehlo.compare"(%155, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%162 = "stablehlo.and"(%160, %161) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%163 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%165 = "stablehlo.select"(%162, %144, %164) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%166 = "stablehlo.multiply"(%163, %165) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%167 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%168 = "stablehlo.compare"(%155, %167) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%169 = "stablehlo.select"(%168, %166, %158) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%170 = "stablehlo.is_finite"(%169) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%171 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x12x10xbf16>} : () -> tensor<2x3x12x10xbf16>
%172 = "stablehlo.convert"(%169) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xbf16>
%173 = "stablehlo.select"(%170, %171, %172) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xbf16>, tensor<2x3x12x10xbf16>) -> tensor<2x3x12x10xbf16>
"stablehlo.return"(%173) : (tensor<2x3x12x10xbf16>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xbf16>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%176 = "stablehlo.select"(%89, %0, %175) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%177 = "stablehlo.dot_general"(%176, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%178 = "stablehlo.dot_general"(%177, %44) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%179 = "stablehlo.transpose"(%178) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%180 = "stablehlo.convert"(%174) : (tensor<2x3x12x10xbf16>) -> tensor<2x3x12x10xf32>
%181 = "stablehlo.add"(%179, %180) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
return %181 : tensor<2x3x12x10xf32>
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
%93 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%94 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%98 = "stablehlo.reduce"(%93, %94) ({
^bb0(%95: tensor<i1>, %96: tensor<i1>):
%97 = "stablehlo.and"(%95, %96) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%97) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%178 = "stablehlo.if"(%98) ({
%99 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x12x10xbf16>} : () -> tensor<2x3x12x10xbf16>
"stablehlo.return"(%99) : (tensor<2x3x12x10xbf16>) -> ()
}, {
%100 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%102 = "stablehlo.not"(%100) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%103 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%104 = "stablehlo.and"(%102, %103) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%105 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%106 = "stablehlo.select"(%104, %105, %101) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%108 = "stablehlo.select"(%100, %101, %107) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%109 = "stablehlo.sign"(%92) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%110 = "stablehlo.convert"(%106) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%111 = "stablehlo.convert"(%109) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%112 = "stablehlo.dot_general"(%110, %111) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%113 = "stablehlo.abs"(%106) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%114 = "stablehlo.abs"(%109) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%115 = "stablehlo.convert"(%113) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%116 = "stablehlo.convert"(%114) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%117 = "stablehlo.dot_general"(%115, %116) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%118 = "stablehlo.convert"(%70) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%119 = "stablehlo.convert"(%108) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%120 = "stablehlo.convert"(%118) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%121 = "stablehlo.dot_general"(%119, %120) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%122 = "stablehlo.select"(%100, %0, %101) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%123 = "stablehlo.dot_general"(%122, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%124 = "stablehlo.abs"(%112) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%125 = "stablehlo.compare"(%124, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%126 = "stablehlo.compare"(%121, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%127 = "stablehlo.and"(%125, %126) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%128 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%130 = "stablehlo.select"(%127, %112, %129) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%131 = "stablehlo.multiply"(%128, %130) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%133 = "stablehlo.compare"(%121, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%134 = "stablehlo.select"(%133, %131, %123) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%135 = "stablehlo.is_finite"(%134) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%137 = "stablehlo.not"(%135) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%138 = "stablehlo.compare"(%134, %134) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%139 = "stablehlo.and"(%137, %138) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%140 = "stablehlo.sign"(%134) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%141 = "stablehlo.select"(%139, %140, %136) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%142 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%143 = "stablehlo.select"(%135, %136, %142) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%144 = "stablehlo.sign"(%46) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%145 = "stablehlo.convert"(%141) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%146 = "stablehlo.convert"(%144) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%147 = "stablehlo.dot_general"(%145, %146) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%148 = "stablehlo.transpose"(%147) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%149 = "stablehlo.abs"(%141) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%150 = "stablehlo.abs"(%144) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%151 = "stablehlo.convert"(%149) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%152 = "stablehlo.convert"(%150) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%153 = "stablehlo.dot_general"(%151, %152) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%154 = "stablehlo.transpose"(%153) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%155 = "stablehlo.convert"(%24) : (tensor<12x4xi1>) -> tensor<12x4xf32>
%156 = "stablehlo.convert"(%143) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%157 = "stablehlo.convert"(%155) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%158 = "stablehlo.dot_general"(%156, %157) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%159 = "stablehlo.transpose"(%158) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%160 = "stablehlo.select"(%135, %134, %136) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%161 = "stablehlo.dot_general"(%160, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%162 = "stablehlo.transpose"(%161) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%163 = "stablehlo.abs"(%148) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%164 = "stablehlo.compare"(%163, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%165 = "stablehlo.compare"(%159, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%166 = "stablehlo.and"(%164, %165) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%167 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%169 = "stablehlo.select"(%166, %148, %168) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%170 = "stablehlo.multiply"(%167, %169) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%172 = "stablehlo.compare"(%159, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%173 = "stablehlo.select"(%172, %170, %162) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%174 = "stablehlo.is_finite"(%173) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%175 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x12x10xbf16>} : () -> tensor<2x3x12x10xbf16>
%176 = "stablehlo.convert"(%173) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xbf16>
%177 = "stablehlo.select"(%174, %175, %176) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xbf16>, tensor<2x3x12x10xbf16>) -> tensor<2x3x12x10xbf16>
"stablehlo.return"(%177) : (tensor<2x3x12x10xbf16>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xbf16>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%180 = "stablehlo.select"(%93, %0, %179) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%181 = "stablehlo.dot_general"(%180, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%182 = "stablehlo.dot_general"(%181, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%183 = "stablehlo.transpose"(%182) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%184 = "stablehlo.convert"(%178) : (tensor<2x3x12x10xbf16>) -> tensor<2x3x12x10xf32>
%185 = "stablehlo.add"(%183, %184) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
return %185 : tensor<2x3x12x10xf32>
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
%89 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%90 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%94 = "stablehlo.reduce"(%89, %90) ({
^bb0(%91: tensor<i1>, %92: tensor<i1>):
%93 = "stablehlo.and"(%91, %92) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%93) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%174 = "stablehlo.if"(%94) ({
%95 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<1x2x9x10xbf16>} : () -> tensor<1x2x9x10xbf16>
"stablehlo.return"(%95) : (tensor<1x2x9x10xbf16>) -> ()
}, {
%96 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%98 = "stablehlo.not"(%96) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%99 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%100 = "stablehlo.and"(%98, %99) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%101 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%102 = "stablehlo.select"(%100, %101, %97) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%103 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%104 = "stablehlo.select"(%96, %97, %103) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%105 = "stablehlo.sign"(%88) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%106 = "stablehlo.convert"(%102) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%107 = "stablehlo.convert"(%105) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%108 = "stablehlo.dot_general"(%106, %107) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%109 = "stablehlo.abs"(%102) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%110 = "stablehlo.abs"(%105) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%111 = "stablehlo.convert"(%109) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%112 = "stablehlo.convert"(%110) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%113 = "stablehlo.dot_general"(%111, %112) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%114 = "stablehlo.convert"(%66) : (tensor<10x4xi1>) -> tensor<10x4xf32>
%115 = "stablehlo.convert"(%104) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%116 = "stablehlo.convert"(%114) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%117 = "stablehlo.dot_general"(%115, %116) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%118 = "stablehlo.select"(%96, %0, %97) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%119 = "stablehlo.dot_general"(%118, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%120 = "stablehlo.abs"(%108) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%121 = "stablehlo.compare"(%120, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%122 = "stablehlo.compare"(%117, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%123 = "stablehlo.and"(%121, %122) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%124 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%126 = "stablehlo.select"(%123, %108, %125) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%127 = "stablehlo.multiply"(%124, %126) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%128 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%129 = "stablehlo.compare"(%117, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%130 = "stablehlo.select"(%129, %127, %119) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%131 = "stablehlo.is_finite"(%130) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%133 = "stablehlo.not"(%131) : (tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%134 = "stablehlo.compare"(%130, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%135 = "stablehlo.and"(%133, %134) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%136 = "stablehlo.sign"(%130) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%137 = "stablehlo.select"(%135, %136, %132) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%138 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%139 = "stablehlo.select"(%131, %132, %138) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%140 = "stablehlo.sign"(%44) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%141 = "stablehlo.convert"(%137) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%142 = "stablehlo.convert"(%140) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%143 = "stablehlo.dot_general"(%141, %142) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%144 = "stablehlo.transpose"(%143) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%145 = "stablehlo.abs"(%137) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%146 = "stablehlo.abs"(%140) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%147 = "stablehlo.convert"(%145) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%148 = "stablehlo.convert"(%146) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%149 = "stablehlo.dot_general"(%147, %148) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%150 = "stablehlo.transpose"(%149) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%151 = "stablehlo.convert"(%22) : (tensor<9x4xi1>) -> tensor<9x4xf32>
%152 = "stablehlo.convert"(%139) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%153 = "stablehlo.convert"(%151) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%154 = "stablehlo.dot_general"(%152, %153) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%155 = "stablehlo.transpose"(%154) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%156 = "stablehlo.select"(%131, %130, %132) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%157 = "stablehlo.dot_general"(%156, %44) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%158 = "stablehlo.transpose"(%157) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%159 = "stablehlo.abs"(%144) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%160 = "stablehlo.compare"(%159, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%161 = "stablehlo.compare"(%155, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%162 = "stablehlo.and"(%160, %161) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%163 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%165 = "stablehlo.select"(%162, %144, %164) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%166 = "stablehlo.multiply"(%163, %165) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%167 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%168 = "stablehlo.compare"(%155, %167) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%169 = "stablehlo.select"(%168, %166, %158) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%170 = "stablehlo.is_finite"(%169) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%171 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<1x2x9x10xbf16>} : () -> tensor<1x2x9x10xbf16>
%172 = "stablehlo.convert"(%169) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xbf16>
%173 = "stablehlo.select"(%170, %171, %172) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xbf16>, tensor<1x2x9x10xbf16>) -> tensor<1x2x9x10xbf16>
"stablehlo.return"(%173) : (tensor<1x2x9x10xbf16>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x10xbf16>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%176 = "stablehlo.select"(%89, %0, %175) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%177 = "stablehlo.dot_general"(%176, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%178 = "stablehlo.dot_general"(%177, %44) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%179 = "stablehlo.transpose"(%178) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%180 = "stablehlo.convert"(%174) : (tensor<1x2x9x10xbf16>) -> tensor<1x2x9x10xf32>
%181 = "stablehlo.add"(%179, %180) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
return %181 : tensor<1x2x9x10xf32>
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
%176 = "stablehlo.if"(%101) ({
"stablehlo.return"(%95) : (tensor<1x2x3x4xf32>) -> ()
}, {
%102 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%104 = "stablehlo.not"(%102) : (tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%105 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%106 = "stablehlo.and"(%104, %105) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%107 = "stablehlo.sign"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%108 = "stablehlo.select"(%106, %107, %103) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%109 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%110 = "stablehlo.select"(%102, %103, %109) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%111 = "stablehlo.sign"(%92) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%112 = "stablehlo.convert"(%108) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xbf16>
%113 = "stablehlo.convert"(%111) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%114 = "stablehlo.dot_general"(%112, %113) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%115 = "stablehlo.abs"(%108) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%116 = "stablehlo.abs"(%111) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%117 = "stablehlo.convert"(%115) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xbf16>
%118 = "stablehlo.convert"(%116) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%119 = "stablehlo.dot_general"(%117, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%120 = "stablehlo.convert"(%70) : (tensor<4x8xi1>) -> tensor<4x8xf32>
%121 = "stablehlo.convert"(%110) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xbf16>
%122 = "stablehlo.convert"(%120) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%123 = "stablehlo.dot_general"(%121, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%124 = "stablehlo.select"(%102, %0, %103) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%125 = "stablehlo.dot_general"(%124, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x8xf32>, tensor<4x8xf32>) -> tensor<1x2x9x4xf32>
%126 = "stablehlo.abs"(%114) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%127 = "stablehlo.compare"(%126, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%128 = "stablehlo.compare"(%123, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%129 = "stablehlo.and"(%127, %128) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%130 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%132 = "stablehlo.select"(%129, %114, %131) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%133 = "stablehlo.multiply"(%130, %132) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%135 = "stablehlo.compare"(%123, %134) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%136 = "stablehlo.select"(%135, %133, %125) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%137 = "stablehlo.is_finite"(%136) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%139 = "stablehlo.not"(%137) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%140 = "stablehlo.compare"(%136, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%141 = "stablehlo.and"(%139, %140) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%142 = "stablehlo.sign"(%136) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%143 = "stablehlo.select"(%141, %142, %138) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%144 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%145 = "stablehlo.select"(%137, %138, %144) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%146 = "stablehlo.sign"(%46) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%147 = "stablehlo.convert"(%143) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%148 = "stablehlo.convert"(%146) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%149 = "stablehlo.dot_general"(%147, %148) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%150 = "stablehlo.transpose"(%149) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%151 = "stablehlo.abs"(%143) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%152 = "stablehlo.abs"(%146) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%153 = "stablehlo.convert"(%151) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%154 = "stablehlo.convert"(%152) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%155 = "stablehlo.dot_general"(%153, %154) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%156 = "stablehlo.transpose"(%155) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%157 = "stablehlo.convert"(%24) : (tensor<3x9xi1>) -> tensor<3x9xf32>
%158 = "stablehlo.convert"(%145) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%159 = "stablehlo.convert"(%157) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%160 = "stablehlo.dot_general"(%158, %159) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%161 = "stablehlo.transpose"(%160) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%162 = "stablehlo.select"(%137, %136, %138) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%163 = "stablehlo.dot_general"(%162, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<3x9xf32>) -> tensor<1x2x4x3xf32>
%164 = "stablehlo.transpose"(%163) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%165 = "stablehlo.abs"(%150) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%166 = "stablehlo.compare"(%165, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%167 = "stablehlo.compare"(%161, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%168 = "stablehlo.and"(%166, %167) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%169 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%170 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%171 = "stablehlo.select"(%168, %150, %170) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%172 = "stablehlo.multiply"(%169, %171) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%173 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%174 = "stablehlo.compare"(%161, %173) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%175 = "stablehlo.select"(%174, %172, %164) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
"stablehlo.return"(%175) : (tensor<1x2x3x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x3x4xf32>
return %176 : tensor<1x2x3x4xf32>
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
%176 = "stablehlo.if"(%101) ({
"stablehlo.return"(%95) : (tensor<1x2x3x4xf32>) -> ()
}, {
%102 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%104 = "stablehlo.not"(%102) : (tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%105 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%106 = "stablehlo.and"(%104, %105) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%107 = "stablehlo.sign"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%108 = "stablehlo.select"(%106, %107, %103) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%109 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%110 = "stablehlo.select"(%102, %103, %109) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%111 = "stablehlo.sign"(%92) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%112 = "stablehlo.convert"(%108) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xbf16>
%113 = "stablehlo.convert"(%111) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%114 = "stablehlo.dot_general"(%112, %113) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%115 = "stablehlo.abs"(%108) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%116 = "stablehlo.abs"(%111) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%117 = "stablehlo.convert"(%115) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xbf16>
%118 = "stablehlo.convert"(%116) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%119 = "stablehlo.dot_general"(%117, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%120 = "stablehlo.convert"(%70) : (tensor<4x8xi1>) -> tensor<4x8xf32>
%121 = "stablehlo.convert"(%110) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xbf16>
%122 = "stablehlo.convert"(%120) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%123 = "stablehlo.dot_general"(%121, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%124 = "stablehlo.select"(%102, %0, %103) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%125 = "stablehlo.dot_general"(%124, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x8xf32>, tensor<4x8xf32>) -> tensor<1x2x9x4xf32>
%126 = "stablehlo.abs"(%114) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%127 = "stablehlo.compare"(%126, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%128 = "stablehlo.compare"(%123, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%129 = "stablehlo.and"(%127, %128) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%130 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%132 = "stablehlo.select"(%129, %114, %131) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%133 = "stablehlo.multiply"(%130, %132) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%135 = "stablehlo.compare"(%123, %134) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%136 = "stablehlo.select"(%135, %133, %125) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%137 = "stablehlo.is_finite"(%136) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%139 = "stablehlo.not"(%137) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%140 = "stablehlo.compare"(%136, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%141 = "stablehlo.and"(%139, %140) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%142 = "stablehlo.sign"(%136) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%143 = "stablehlo.select"(%141, %142, %138) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%144 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%145 = "stablehlo.select"(%137, %138, %144) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%146 = "stablehlo.sign"(%46) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%147 = "stablehlo.convert"(%143) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%148 = "stablehlo.convert"(%146) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%149 = "stablehlo.dot_general"(%147, %148) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%150 = "stablehlo.transpose"(%149) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%151 = "stablehlo.abs"(%143) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%152 = "stablehlo.abs"(%146) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%153 = "stablehlo.convert"(%151) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%154 = "stablehlo.convert"(%152) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%155 = "stablehlo.dot_general"(%153, %154) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%156 = "stablehlo.transpose"(%155) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%157 = "stablehlo.convert"(%24) : (tensor<3x9xi1>) -> tensor<3x9xf32>
%158 = "stablehlo.convert"(%145) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%159 = "stablehlo.convert"(%157) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%160 = "stablehlo.dot_general"(%158, %159) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%161 = "stablehlo.transpose"(%160) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%162 = "stablehlo.select"(%137, %136, %138) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%163 = "stablehlo.dot_general"(%162, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<3x9xf32>) -> tensor<1x2x4x3xf32>
%164 = "stablehlo.transpose"(%163) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%165 = "stablehlo.abs"(%150) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%166 = "stablehlo.compare"(%165, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%167 = "stablehlo.compare"(%161, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%168 = "stablehlo.and"(%166, %167) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%169 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%170 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%171 = "stablehlo.select"(%168, %150, %170) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%172 = "stablehlo.multiply"(%169, %171) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%173 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%174 = "stablehlo.compare"(%161, %173) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%175 = "stablehlo.select"(%174, %172, %164) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
"stablehlo.return"(%175) : (tensor<1x2x3x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x3x4xf32>
return %176 : tensor<1x2x3x4xf32>
}
}

