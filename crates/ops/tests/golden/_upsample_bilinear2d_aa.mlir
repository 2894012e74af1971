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
%191 = "stablehlo.if"(%98) ({
%99 = "stablehlo.dot_general"(%0, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%100 = "stablehlo.dot_general"(%99, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%101 = "stablehlo.transpose"(%100) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%101) : (tensor<2x3x8x10xf32>) -> ()
}, {
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%189, %190 = "stablehlo.while"(%103, %102) ({
^bb0(%104: tensor<i32>, %105: tensor<2x3x8x10xf32>):
%106 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%107 = "stablehlo.compare"(%104, %106) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%107) : (tensor<i1>) -> ()
}, {
^bb0(%108: tensor<i32>, %109: tensor<2x3x8x10xf32>):
%110 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%111 = "stablehlo.add"(%108, %110) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%112 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%113 = "stablehlo.dynamic_slice"(%0, %108, %112, %112, %112) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%114 = "stablehlo.is_finite"(%113) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%116 = "stablehlo.not"(%114) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%117 = "stablehlo.compare"(%113, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%118 = "stablehlo.and"(%116, %117) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%119 = "stablehlo.sign"(%113) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%120 = "stablehlo.select"(%118, %119, %115) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%121 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%122 = "stablehlo.select"(%114, %115, %121) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%123 = "stablehlo.sign"(%92) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%124 = "stablehlo.convert"(%120) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%125 = "stablehlo.convert"(%123) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%126 = "stablehlo.dot_general"(%124, %125) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%127 = "stablehlo.abs"(%120) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%128 = "stablehlo.abs"(%123) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%129 = "stablehlo.convert"(%127) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%130 = "stablehlo.convert"(%128) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%131 = "stablehlo.dot_general"(%129, %130) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%132 = "stablehlo.convert"(%70) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%133 = "stablehlo.convert"(%122) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%136 = "stablehlo.select"(%114, %113, %115) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%137 = "stablehlo.dot_general"(%136, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<10x5xf32>) -> tensor<1x3x4x10xf32>
%138 = "stablehlo.abs"(%126) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%139 = "stablehlo.compare"(%138, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%140 = "stablehlo.compare"(%135, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%141 = "stablehlo.and"(%139, %140) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%142 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%144 = "stablehlo.select"(%141, %126, %143) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%145 = "stablehlo.multiply"(%142, %144) : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%147 = "stablehlo.compare"(%135, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%148 = "stablehlo.select"(%147, %145, %137) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%149 = "stablehlo.is_finite"(%148) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%151 = "stablehlo.not"(%149) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%152 = "stablehlo.compare"(%148, %148) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%153 = "stablehlo.and"(%151, %152) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%154 = "stablehlo.sign"(%148) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%155 = "stablehlo.select"(%153, %154, %150) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%156 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%157 = "stablehlo.select"(%149, %150, %156) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%158 = "stablehlo.sign"(%46) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%159 = "stablehlo.convert"(%155) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%160 = "stablehlo.convert"(%158) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%161 = "stablehlo.dot_general"(%159, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%162 = "stablehlo.transpose"(%161) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%163 = "stablehlo.abs"(%155) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%164 = "stablehlo.abs"(%158) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%165 = "stablehlo.convert"(%163) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%166 = "stablehlo.convert"(%164) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%167 = "stablehlo.dot_general"(%165, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%168 = "stablehlo.transpose"(%167) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%169 = "stablehlo.convert"(%24) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%170 = "stablehlo.convert"(%157) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%171 = "stablehlo.convert"(%169) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%173 = "stablehlo.transpose"(%172) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%174 = "stablehlo.select"(%149, %148, %150) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%175 = "stablehlo.dot_general"(%174, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x10xf32>, tensor<8x4xf32>) -> tensor<1x3x10x8xf32>
%176 = "stablehlo.transpose"(%175) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%177 = "stablehlo.abs"(%162) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%178 = "stablehlo.compare"(%177, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%179 = "stablehlo.compare"(%173, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%180 = "stablehlo.and"(%178, %179) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%181 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%183 = "stablehlo.select"(%180, %162, %182) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%184 = "stablehlo.multiply"(%181, %183) : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%185 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%186 = "stablehlo.compare"(%173, %185) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%187 = "stablehlo.select"(%186, %184, %176) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%188 = "stablehlo.dynamic_update_slice"(%109, %187, %108, %112, %112, %112) : (tensor<2x3x8x10xf32>, tensor<1x3x8x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%111, %188) : (tensor<i32>, tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x8x10xf32>) -> (tensor<i32>, tensor<2x3x8x10xf32>)
"stablehlo.return"(%190) : (tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xf32>
return %191 : tensor<2x3x8x10xf32>
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
%191 = "stablehlo.if"(%98) ({
%99 = "stablehlo.dot_general"(%0, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%100 = "stablehlo.dot_general"(%99, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%101 = "stablehlo.transpose"(%100) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%101) : (tensor<2x3x8x10xf32>) -> ()
}, {
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%189, %190 = "stablehlo.while"(%103, %102) ({
^bb0(%104: tensor<i32>, %105: tensor<2x3x8x10xf32>):
%106 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%107 = "stablehlo.compare"(%104, %106) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%107) : (tensor<i1>) -> ()
}, {
^bb0(%108: tensor<i32>, %109: tensor<2x3x8x10xf32>):
%110 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%111 = "stablehlo.add"(%108, %110) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%112 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%113 = "stablehlo.dynamic_slice"(%0, %108, %112, %112, %112) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%114 = "stablehlo.is_finite"(%113) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%116 = "stablehlo.not"(%114) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%117 = "stablehlo.compare"(%113, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%118 = "stablehlo.and"(%116, %117) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%119 = "stablehlo.sign"(%113) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%120 = "stablehlo.select"(%118, %119, %115) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%121 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%122 = "stablehlo.select"(%114, %115, %121) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%123 = "stablehlo.sign"(%92) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%124 = "stablehlo.convert"(%120) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%125 = "stablehlo.convert"(%123) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%126 = "stablehlo.dot_general"(%124, %125) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%127 = "stablehlo.abs"(%120) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%128 = "stablehlo.abs"(%123) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%129 = "stablehlo.convert"(%127) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%130 = "stablehlo.convert"(%128) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%131 = "stablehlo.dot_general"(%129, %130) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%132 = "stablehlo.convert"(%70) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%133 = "stablehlo.convert"(%122) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%136 = "stablehlo.select"(%114, %113, %115) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%137 = "stablehlo.dot_general"(%136, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<10x5xf32>) -> tensor<1x3x4x10xf32>
%138 = "stablehlo.abs"(%126) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%139 = "stablehlo.compare"(%138, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%140 = "stablehlo.compare"(%135, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%141 = "stablehlo.and"(%139, %140) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%142 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%144 = "stablehlo.select"(%141, %126, %143) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%145 = "stablehlo.multiply"(%142, %144) : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%147 = "stablehlo.compare"(%135, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%148 = "stablehlo.select"(%147, %145, %137) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%149 = "stablehlo.is_finite"(%148) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%151 = "stablehlo.not"(%149) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%152 = "stablehlo.compare"(%148, %148) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%153 = "stablehlo.and"(%151, %152) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%154 = "stablehlo.sign"(%148) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%155 = "stablehlo.select"(%153, %154, %150) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%156 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%157 = "stablehlo.select"(%149, %150, %156) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%158 = "stablehlo.sign"(%46) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%159 = "stablehlo.convert"(%155) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%160 = "stablehlo.convert"(%158) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%161 = "stablehlo.dot_general"(%159, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%162 = "stablehlo.transpose"(%161) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%163 = "stablehlo.abs"(%155) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%164 = "stablehlo.abs"(%158) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%165 = "stablehlo.convert"(%163) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%166 = "stablehlo.convert"(%164) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%167 = "stablehlo.dot_general"(%165, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%168 = "stablehlo.transpose"(%167) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%169 = "stablehlo.convert"(%24) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%170 = "stablehlo.convert"(%157) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%171 = "stablehlo.convert"(%169) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%173 = "stablehlo.transpose"(%172) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%174 = "stablehlo.select"(%149, %148, %150) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%175 = "stablehlo.dot_general"(%174, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x10xf32>, tensor<8x4xf32>) -> tensor<1x3x10x8xf32>
%176 = "stablehlo.transpose"(%175) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%177 = "stablehlo.abs"(%162) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%178 = "stablehlo.compare"(%177, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%179 = "stablehlo.compare"(%173, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%180 = "stablehlo.and"(%178, %179) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%181 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%183 = "stablehlo.select"(%180, %162, %182) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%184 = "stablehlo.multiply"(%181, %183) : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%185 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%186 = "stablehlo.compare"(%173, %185) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%187 = "stablehlo.select"(%186, %184, %176) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%188 = "stablehlo.dynamic_update_slice"(%109, %187, %108, %112, %112, %112) : (tensor<2x3x8x10xf32>, tensor<1x3x8x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%111, %188) : (tensor<i32>, tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x8x10xf32>) -> (tensor<i32>, tensor<2x3x8x10xf32>)
"stablehlo.return"(%190) : (tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xf32>
return %191 : tensor<2x3x8x10xf32>
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
%191 = "stablehlo.if"(%98) ({
%99 = "stablehlo.dot_general"(%0, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%100 = "stablehlo.dot_general"(%99, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%101 = "stablehlo.transpose"(%100) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%101) : (tensor<2x3x7x3xf32>) -> ()
}, {
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%189, %190 = "stablehlo.while"(%103, %102) ({
^bb0(%104: tensor<i32>, %105: tensor<2x3x7x3xf32>):
%106 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%107 = "stablehlo.compare"(%104, %106) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%107) : (tensor<i1>) -> ()
}, {
^bb0(%108: tensor<i32>, %109: tensor<2x3x7x3xf32>):
%110 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%111 = "stablehlo.add"(%108, %110) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%112 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%113 = "stablehlo.dynamic_slice"(%0, %108, %112, %112, %112) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%114 = "stablehlo.is_finite"(%113) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%116 = "stablehlo.not"(%114) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%117 = "stablehlo.compare"(%113, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%118 = "stablehlo.and"(%116, %117) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%119 = "stablehlo.sign"(%113) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%120 = "stablehlo.select"(%118, %119, %115) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%121 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%122 = "stablehlo.select"(%114, %115, %121) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%123 = "stablehlo.sign"(%92) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%124 = "stablehlo.convert"(%120) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%125 = "stablehlo.convert"(%123) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%126 = "stablehlo.dot_general"(%124, %125) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%127 = "stablehlo.abs"(%120) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%128 = "stablehlo.abs"(%123) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%129 = "stablehlo.convert"(%127) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%130 = "stablehlo.convert"(%128) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%131 = "stablehlo.dot_general"(%129, %130) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%132 = "stablehlo.convert"(%70) : (tensor<3x5xi1>) -> tensor<3x5xf32>
%133 = "stablehlo.convert"(%122) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%136 = "stablehlo.select"(%114, %113, %115) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%137 = "stablehlo.dot_general"(%136, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<3x5xf32>) -> tensor<1x3x4x3xf32>
%138 = "stablehlo.abs"(%126) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%139 = "stablehlo.compare"(%138, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%140 = "stablehlo.compare"(%135, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%141 = "stablehlo.and"(%139, %140) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%142 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%144 = "stablehlo.select"(%141, %126, %143) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%145 = "stablehlo.multiply"(%142, %144) : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%147 = "stablehlo.compare"(%135, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%148 = "stablehlo.select"(%147, %145, %137) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%149 = "stablehlo.is_finite"(%148) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%151 = "stablehlo.not"(%149) : (tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%152 = "stablehlo.compare"(%148, %148) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%153 = "stablehlo.and"(%151, %152) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%154 = "stablehlo.sign"(%148) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%155 = "stablehlo.select"(%153, %154, %150) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%156 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%157 = "stablehlo.select"(%149, %150, %156) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%158 = "stablehlo.sign"(%46) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%159 = "stablehlo.convert"(%155) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%160 = "stablehlo.convert"(%158) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%161 = "stablehlo.dot_general"(%159, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%162 = "stablehlo.transpose"(%161) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%163 = "stablehlo.abs"(%155) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%164 = "stablehlo.abs"(%158) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%165 = "stablehlo.convert"(%163) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%166 = "stablehlo.convert"(%164) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%167 = "stablehlo.dot_general"(%165, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%168 = "stablehlo.transpose"(%167) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%169 = "stablehlo.convert"(%24) : (tensor<7x4xi1>) -> tensor<7x4xf32>
%170 = "stablehlo.convert"(%157) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%171 = "stablehlo.convert"(%169) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%173 = "stablehlo.transpose"(%172) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%174 = "stablehlo.select"(%149, %148, %150) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%175 = "stablehlo.dot_general"(%174, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x3xf32>, tensor<7x4xf32>) -> tensor<1x3x3x7xf32>
%176 = "stablehlo.transpose"(%175) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%177 = "stablehlo.abs"(%162) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%178 = "stablehlo.compare"(%177, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%179 = "stablehlo.compare"(%173, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%180 = "stablehlo.and"(%178, %179) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%181 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%183 = "stablehlo.select"(%180, %162, %182) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%184 = "stablehlo.multiply"(%181, %183) : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%185 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%186 = "stablehlo.compare"(%173, %185) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%187 = "stablehlo.select"(%186, %184, %176) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%188 = "stablehlo.dynamic_update_slice"(%109, %187, %108, %112, %112, %112) : (tensor<2x3x7x3xf32>, tensor<1x3x7x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%111, %188) : (tensor<i32>, tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x7x3xf32>) -> (tensor<i32>, tensor<2x3x7x3xf32>)
"stablehlo.return"(%190) : (tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xf32>
return %191 : tensor<2x3x7x3xf32>
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
%191 = "stablehlo.if"(%98) ({
%99 = "stablehlo.dot_general"(%0, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%100 = "stablehlo.dot_general"(%99, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%101 = "stablehlo.transpose"(%100) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%101) : (tensor<2x3x7x3xf32>) -> ()
}, {
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%189, %190 = "stablehlo.while"(%103, %102) ({
^bb0(%104: tensor<i32>, %105: tensor<2x3x7x3xf32>):
%106 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%107 = "stablehlo.compare"(%104, %106) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%107) : (tensor<i1>) -> ()
}, {
^bb0(%108: tensor<i32>, %109: tensor<2x3x7x3xf32>):
%110 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%111 = "stablehlo.add"(%108, %110) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%112 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%113 = "stablehlo.dynamic_slice"(%0, %108, %112, %112, %112) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%114 = "stablehlo.is_finite"(%113) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%116 = "stablehlo.not"(%114) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%117 = "stablehlo.compare"(%113, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%118 = "stablehlo.and"(%116, %117) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%119 = "stablehlo.sign"(%113) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%120 = "stablehlo.select"(%118, %119, %115) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%121 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%122 = "stablehlo.select"(%114, %115, %121) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%123 = "stablehlo.sign"(%92) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%124 = "stablehlo.convert"(%120) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%125 = "stablehlo.convert"(%123) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%126 = "stablehlo.dot_general"(%124, %125) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%127 = "stablehlo.abs"(%120) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%128 = "stablehlo.abs"(%123) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%129 = "stablehlo.convert"(%127) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%130 = "stablehlo.convert"(%128) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%131 = "stablehlo.dot_general"(%129, %130) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%132 = "stablehlo.convert"(%70) : (tensor<3x5xi1>) -> tensor<3x5xf32>
%133 = "stablehlo.convert"(%122) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%136 = "stablehlo.select"(%114, %113, %115) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%137 = "stablehlo.dot_general"(%136, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<3x5xf32>) -> tensor<1x3x4x3xf32>
%138 = "stablehlo.abs"(%126) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%139 = "stablehlo.compare"(%138, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%140 = "stablehlo.compare"(%135, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%141 = "stablehlo.and"(%139, %140) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%142 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%144 = "stablehlo.select"(%141, %126, %143) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%145 = "stablehlo.multiply"(%142, %144) : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%147 = "stablehlo.compare"(%135, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%148 = "stablehlo.select"(%147, %145, %137) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%149 = "stablehlo.is_finite"(%148) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%151 = "stablehlo.not"(%149) : (tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%152 = "stablehlo.compare"(%148, %148) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%153 = "stablehlo.and"(%151, %152) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%154 = "stablehlo.sign"(%148) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%155 = "stablehlo.select"(%153, %154, %150) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%156 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%157 = "stablehlo.select"(%149, %150, %156) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%158 = "stablehlo.sign"(%46) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%159 = "stablehlo.convert"(%155) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%160 = "stablehlo.convert"(%158) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%161 = "stablehlo.dot_general"(%159, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%162 = "stablehlo.transpose"(%161) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%163 = "stablehlo.abs"(%155) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%164 = "stablehlo.abs"(%158) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%165 = "stablehlo.convert"(%163) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%166 = "stablehlo.convert"(%164) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%167 = "stablehlo.dot_general"(%165, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%168 = "stablehlo.transpose"(%167) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%169 = "stablehlo.convert"(%24) : (tensor<7x4xi1>) -> tensor<7x4xf32>
%170 = "stablehlo.convert"(%157) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%171 = "stablehlo.convert"(%169) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%173 = "stablehlo.transpose"(%172) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%174 = "stablehlo.select"(%149, %148, %150) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%175 = "stablehlo.dot_general"(%174, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x3xf32>, tensor<7x4xf32>) -> tensor<1x3x3x7xf32>
%176 = "stablehlo.transpose"(%175) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%177 = "stablehlo.abs"(%162) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%178 = "stablehlo.compare"(%177, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%179 = "stablehlo.compare"(%173, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%180 = "stablehlo.and"(%178, %179) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%181 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%183 = "stablehlo.select"(%180, %162, %182) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%184 = "stablehlo.multiply"(%181, %183) : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%185 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%186 = "stablehlo.compare"(%173, %185) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%187 = "stablehlo.select"(%186, %184, %176) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%188 = "stablehlo.dynamic_update_slice"(%109, %187, %108, %112, %112, %112) : (tensor<2x3x7x3xf32>, tensor<1x3x7x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%111, %188) : (tensor<i32>, tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x7x3xf32>) -> (tensor<i32>, tensor<2x3x7x3xf32>)
"stablehlo.return"(%190) : (tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xf32>
return %191 : tensor<2x3x7x3xf32>
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
%187 = "stablehlo.if"(%94) ({
%95 = "stablehlo.dot_general"(%0, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%96 = "stablehlo.dot_general"(%95, %44) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%97 = "stablehlo.transpose"(%96) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%97) : (tensor<2x3x12x10xf32>) -> ()
}, {
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%99 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%185, %186 = "stablehlo.while"(%99, %98) ({
^bb0(%100: tensor<i32>, %101: tensor<2x3x12x10xf32>):
%102 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%103 = "stablehlo.compare"(%100, %102) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%103) : (tensor<i1>) -> ()
}, {
^bb0(%104: tensor<i32>, %105: tensor<2x3x12x10xf32>):
%106 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%107 = "stablehlo.add"(%104, %106) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%108 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%109 = "stablehlo.dynamic_slice"(%0, %104, %108, %108, %108) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%110 = "stablehlo.is_finite"(%109) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%112 = "stablehlo.not"(%110) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%113 = "stablehlo.compare"(%109, %109) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%114 = "stablehlo.and"(%112, %113) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%115 = "stablehlo.sign"(%109) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%116 = "stablehlo.select"(%114, %115, %111) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%117 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%118 = "stablehlo.select"(%110, %111, %117) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%119 = "stablehlo.sign"(%88) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%120 = "stablehlo.convert"(%116) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%121 = "stablehlo.convert"(%119) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%122 = "stablehlo.dot_general"(%120, %121) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%123 = "stablehlo.abs"(%116) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%124 = "stablehlo.abs"(%119) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%125 = "stablehlo.convert"(%123) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%126 = "stablehlo.convert"(%124) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%127 = "stablehlo.dot_general"(%125, %126) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%128 = "stablehlo.convert"(%66) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%129 = "stablehlo.convert"(%118) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%130 = "stablehlo.convert"(%128) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%131 = "stablehlo.dot_general"(%129, %130) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%132 = "stablehlo.select"(%110, %109, %111) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%133 = "stablehlo.dot_general"(%132, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<10x5xf32>) -> tensor<1x3x4x10xf32>
%134 = "stablehlo.abs"(%122) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%135 = "stablehlo.compare"(%134, %127) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%136 = "stablehlo.compare"(%131, %127) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%137 = "stablehlo.and"(%135, %136) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%138 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%140 = "stablehlo.select"(%137, %122, %139) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%141 = "stablehlo.multiply"(%138, %140) : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%142 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%143 = "stablehlo.compare"(%131, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%144 = "stablehlo.select"(%143, %141, %133) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%145 = "stablehlo.is_finite"(%144) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%147 = "stablehlo.not"(%145) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%148 = "stablehlo.compare"(%144, %144) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%149 = "stablehlo.and"(%147, %148) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%150 = "stablehlo.sign"(%144) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%151 = "stablehlo.select"(%149, %150, %146) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%152 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%153 = "stablehlo.select"(%145, %146, %152) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%154 = "stablehlo.sign"(%44) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%155 = "stablehlo.convert"(%151) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%156 = "stablehlo.convert"(%154) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%157 = "stablehlo.dot_general"(%155, %156) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%158 = "stablehlo.transpose"(%157) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%159 = "stablehlo.abs"(%151) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%160 = "stablehlo.abs"(%154) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%161 = "stablehlo.convert"(%159) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%162 = "stablehlo.convert"(%160) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%163 = "stablehlo.dot_general"(%161, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%164 = "stablehlo.transpose"(%163) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%165 = "stablehlo.convert"(%22) : (tensor<12x4xi1>) -> tensor<12x4xf32>
%166 = "stablehlo.convert"(%153) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%167 = "stablehlo.convert"(%165) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%168 = "stablehlo.dot_general"(%166, %167) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%169 = "stablehlo.transpose"(%168) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%170 = "stablehlo.select"(%145, %144, %146) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%171 = "stablehlo.dot_general"(%170, %44) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x10xf32>, tensor<12x4xf32>) -> tensor<1x3x10x12xf32>
%172 = "stablehlo.transpose"(%171) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%173 = "stablehlo.abs"(%158) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%174 = "stablehlo.compare"(%173, %164) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%175 = "stablehlo.compare"(%169, %164) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%176 = "stablehlo.and"(%174, %175) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%177 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%179 = "stablehlo.select"(%176, %158, %178) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%180 = "stablehlo.multiply"(%177, %179) : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%181 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%182 = "stablehlo.compare"(%169, %181) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%183 = "stablehlo.select"(%182, %180, %172) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%184 = "stablehlo.dynamic_update_slice"(%105, %183, %104, %108, %108, %108) : (tensor<2x3x12x10xf32>, tensor<1x3x12x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%107, %184) : (tensor<i32>, tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x12x10xf32>) -> (tensor<i32>, tensor<2x3x12x10xf32>)
"stablehlo.return"(%186) : (tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xf32>
return %187 : tensor<2x3x12x10xf32>
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
%191 = "stablehlo.if"(%98) ({
%99 = "stablehlo.dot_general"(%0, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%100 = "stablehlo.dot_general"(%99, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%101 = "stablehlo.transpose"(%100) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%101) : (tensor<2x3x12x10xf32>) -> ()
}, {
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%189, %190 = "stablehlo.while"(%103, %102) ({
^bb0(%104: tensor<i32>, %105: tensor<2x3x12x10xf32>):
%106 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%107 = "stablehlo.compare"(%104, %106) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%107) : (tensor<i1>) -> ()
}, {
^bb0(%108: tensor<i32>, %109: tensor<2x3x12x10xf32>):
%110 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%111 = "stablehlo.add"(%108, %110) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%112 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%113 = "stablehlo.dynamic_slice"(%0, %108, %112, %112, %112) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%114 = "stablehlo.is_finite"(%113) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%116 = "stablehlo.not"(%114) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%117 = "stablehlo.compare"(%113, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%118 = "stablehlo.and"(%116, %117) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%119 = "stablehlo.sign"(%113) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%120 = "stablehlo.select"(%118, %119, %115) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%121 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%122 = "stablehlo.select"(%114, %115, %121) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%123 = "stablehlo.sign"(%92) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%124 = "stablehlo.convert"(%120) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%125 = "stablehlo.convert"(%123) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%126 = "stablehlo.dot_general"(%124, %125) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%127 = "stablehlo.abs"(%120) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%128 = "stablehlo.abs"(%123) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%129 = "stablehlo.convert"(%127) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%130 = "stablehlo.convert"(%128) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%131 = "stablehlo.dot_general"(%129, %130) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%132 = "stablehlo.convert"(%70) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%133 = "stablehlo.convert"(%122) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%136 = "stablehlo.select"(%114, %113, %115) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%137 = "stablehlo.dot_general"(%136, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<10x5xf32>) -> tensor<1x3x4x10xf32>
%138 = "stablehlo.abs"(%126) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%139 = "stablehlo.compare"(%138, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%140 = "stablehlo.compare"(%135, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%141 = "stablehlo.and"(%139, %140) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%142 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%144 = "stablehlo.select"(%141, %126, %143) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%145 = "stablehlo.multiply"(%142, %144) : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%147 = "stablehlo.compare"(%135, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%148 = "stablehlo.select"(%147, %145, %137) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%149 = "stablehlo.is_finite"(%148) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%151 = "stablehlo.not"(%149) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%152 = "stablehlo.compare"(%148, %148) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%153 = "stablehlo.and"(%151, %152) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%154 = "stablehlo.sign"(%148) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%155 = "stablehlo.select"(%153, %154, %150) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%156 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%157 = "stablehlo.select"(%149, %150, %156) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%158 = "stablehlo.sign"(%46) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%159 = "stablehlo.convert"(%155) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%160 = "stablehlo.convert"(%158) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%161 = "stablehlo.dot_general"(%159, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%162 = "stablehlo.transpose"(%161) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%163 = "stablehlo.abs"(%155) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%164 = "stablehlo.abs"(%158) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%165 = "stablehlo.convert"(%163) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%166 = "stablehlo.convert"(%164) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%167 = "stablehlo.dot_general"(%165, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%168 = "stablehlo.transpose"(%167) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%169 = "stablehlo.convert"(%24) : (tensor<12x4xi1>) -> tensor<12x4xf32>
%170 = "stablehlo.convert"(%157) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%171 = "stablehlo.convert"(%169) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%173 = "stablehlo.transpose"(%172) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%174 = "stablehlo.select"(%149, %148, %150) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%175 = "stablehlo.dot_general"(%174, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x10xf32>, tensor<12x4xf32>) -> tensor<1x3x10x12xf32>
%176 = "stablehlo.transpose"(%175) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%177 = "stablehlo.abs"(%162) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%178 = "stablehlo.compare"(%177, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%179 = "stablehlo.compare"(%173, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%180 = "stablehlo.and"(%178, %179) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%181 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%183 = "stablehlo.select"(%180, %162, %182) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%184 = "stablehlo.multiply"(%181, %183) : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%185 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%186 = "stablehlo.compare"(%173, %185) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%187 = "stablehlo.select"(%186, %184, %176) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%188 = "stablehlo.dynamic_update_slice"(%109, %187, %108, %112, %112, %112) : (tensor<2x3x12x10xf32>, tensor<1x3x12x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%111, %188) : (tensor<i32>, tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x12x10xf32>) -> (tensor<i32>, tensor<2x3x12x10xf32>)
"stablehlo.return"(%190) : (tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xf32>
return %191 : tensor<2x3x12x10xf32>
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
%172 = "stablehlo.if"(%94) ({
%95 = "stablehlo.dot_general"(%0, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%96 = "stablehlo.dot_general"(%95, %44) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%97 = "stablehlo.transpose"(%96) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
"stablehlo.return"(%97) : (tensor<1x2x9x10xf32>) -> ()
}, {
%98 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%100 = "stablehlo.not"(%98) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%101 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%102 = "stablehlo.and"(%100, %101) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%103 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%104 = "stablehlo.select"(%102, %103, %99) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%105 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%106 = "stablehlo.select"(%98, %99, %105) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%107 = "stablehlo.sign"(%88) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%108 = "stablehlo.convert"(%104) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%109 = "stablehlo.convert"(%107) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%110 = "stablehlo.dot_general"(%108, %109) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%111 = "stablehlo.abs"(%104) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%112 = "stablehlo.abs"(%107) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%113 = "stablehlo.convert"(%111) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%114 = "stablehlo.convert"(%112) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%115 = "stablehlo.dot_general"(%113, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%116 = "stablehlo.convert"(%66) : (tensor<10x4xi1>) -> tensor<10x4xf32>
%117 = "stablehlo.convert"(%106) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%118 = "stablehlo.convert"(%116) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%119 = "stablehlo.dot_general"(%117, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%120 = "stablehlo.select"(%98, %0, %99) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%121 = "stablehlo.dot_general"(%120, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%122 = "stablehlo.abs"(%110) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%123 = "stablehlo.compare"(%122, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%124 = "stablehlo.compare"(%119, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%125 = "stablehlo.and"(%123, %124) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%126 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%128 = "stablehlo.select"(%125, %110, %127) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%129 = "stablehlo.multiply"(%126, %128) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%131 = "stablehlo.compare"(%119, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%132 = "stablehlo.select"(%131, %129, %121) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%133 = "stablehlo.is_finite"(%132) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%135 = "stablehlo.not"(%133) : (tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%136 = "stablehlo.compare"(%132, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%137 = "stablehlo.and"(%135, %136) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%138 = "stablehlo.sign"(%132) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%139 = "stablehlo.select"(%137, %138, %134) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%140 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%141 = "stablehlo.select"(%133, %134, %140) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%142 = "stablehlo.sign"(%44) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%143 = "stablehlo.convert"(%139) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%144 = "stablehlo.convert"(%142) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%145 = "stablehlo.dot_general"(%143, %144) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%146 = "stablehlo.transpose"(%145) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%147 = "stablehlo.abs"(%139) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%148 = "stablehlo.abs"(%142) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%149 = "stablehlo.convert"(%147) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%150 = "stablehlo.convert"(%148) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%151 = "stablehlo.dot_general"(%149, %150) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%152 = "stablehlo.transpose"(%151) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%153 = "stablehlo.convert"(%22) : (tensor<9x4xi1>) -> tensor<9x4xf32>
%154 = "stablehlo.convert"(%141) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%155 = "stablehlo.convert"(%153) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%156 = "stablehlo.dot_general"(%154, %155) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%157 = "stablehlo.transpose"(%156) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%158 = "stablehlo.select"(%133, %132, %134) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%159 = "stablehlo.dot_general"(%158, %44) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%160 = "stablehlo.transpose"(%159) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%161 = "stablehlo.abs"(%146) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%162 = "stablehlo.compare"(%161, %152) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%163 = "stablehlo.compare"(%157, %152) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%164 = "stablehlo.and"(%162, %163) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%165 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%166 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%167 = "stablehlo.select"(%164, %146, %166) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%168 = "stablehlo.multiply"(%165, %167) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%169 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%170 = "stablehlo.compare"(%157, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%171 = "stablehlo.select"(%170, %168, %160) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
"stablehlo.return"(%171) : (tensor<1x2x9x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x10xf32>
return %172 : tensor<1x2x9x10xf32>
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

