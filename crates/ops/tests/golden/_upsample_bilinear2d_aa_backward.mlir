// f32[2,3,8,10] [8,10] [2,3,4,5] false
module @example {
func.func public @main(%0: tensor<2x3x8x10xf32>) -> (tensor<2x3x4x5xf32>) {
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
%47 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<8x4xi1>) -> tensor<4x8xi1>
%48 = "stablehlo.transpose"(%46) {permutation = array<i64: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
%49 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%51 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<f32>} : () -> tensor<f32>
%53 = "stablehlo.divide"(%51, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%55 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%56 = "stablehlo.maximum"(%54, %55) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%57 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%58 = "stablehlo.add"(%49, %57) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%59 = "stablehlo.multiply"(%58, %54) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%61 = "stablehlo.multiply"(%56, %60) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%62 = "stablehlo.subtract"(%59, %61) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%63 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%64 = "stablehlo.add"(%62, %63) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%65 = "stablehlo.floor"(%64) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%66 = "stablehlo.compare"(%50, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%67 = "stablehlo.add"(%59, %61) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%68 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%69 = "stablehlo.add"(%67, %68) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%70 = "stablehlo.floor"(%69) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%71 = "stablehlo.compare"(%50, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%72 = "stablehlo.and"(%66, %71) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%73 = "stablehlo.subtract"(%50, %59) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%74 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%76 = "stablehlo.divide"(%75, %56) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.abs"(%76) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%78 = "stablehlo.negate"(%77) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%80 = "stablehlo.add"(%78, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%82 = "stablehlo.maximum"(%80, %81) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%84 = "stablehlo.select"(%72, %82, %83) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.reduce"(%84, %85) ({
^bb0(%86: tensor<f32>, %87: tensor<f32>):
%88 = "stablehlo.add"(%86, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%88) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%90 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%92 = "stablehlo.compare"(%90, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%93 = "stablehlo.divide"(%84, %90) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%94 = "stablehlo.select"(%92, %93, %84) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%95 = "stablehlo.transpose"(%72) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%96 = "stablehlo.transpose"(%94) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%97 = "stablehlo.dot_general"(%0, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%98 = "stablehlo.dot_general"(%97, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%99 = "stablehlo.transpose"(%98) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%100 = "stablehlo.is_finite"(%99) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%101 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%105 = "stablehlo.reduce"(%100, %101) ({
^bb0(%102: tensor<i1>, %103: tensor<i1>):
%104 = "stablehlo.and"(%102, %103) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%104) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%195 = "stablehlo.if"(%105) ({
"stablehlo.return"(%99) : (tensor<2x3x4x5xf32>) -> ()
}, {
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%107 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%193, %194 = "stablehlo.while"(%107, %106) ({
^bb0(%108: tensor<i32>, %109: tensor<2x3x4x5xf32>):
%110 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%111 = "stablehlo.compare"(%108, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%111) : (tensor<i1>) -> ()
}, {
^bb0(%112: tensor<i32>, %113: tensor<2x3x4x5xf32>):
%114 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%115 = "stablehlo.add"(%112, %114) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%116 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%117 = "stablehlo.dynamic_slice"(%0, %112, %116, %116, %116) {slice_sizes = array<i64: 1, 3, 8, 10>} : (tensor<2x3x8x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x8x10xf32>
%118 = "stablehlo.is_finite"(%117) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%120 = "stablehlo.not"(%118) : (tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%121 = "stablehlo.compare"(%117, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%122 = "stablehlo.and"(%120, %121) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%123 = "stablehlo.sign"(%117) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%124 = "stablehlo.select"(%122, %123, %119) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%125 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%126 = "stablehlo.select"(%118, %119, %125) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%127 = "stablehlo.sign"(%96) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%128 = "stablehlo.convert"(%124) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xbf16>
%129 = "stablehlo.convert"(%127) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%130 = "stablehlo.dot_general"(%128, %129) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%131 = "stablehlo.abs"(%124) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%132 = "stablehlo.abs"(%127) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%133 = "stablehlo.convert"(%131) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%136 = "stablehlo.convert"(%95) : (tensor<5x10xi1>) -> tensor<5x10xf32>
%137 = "stablehlo.convert"(%126) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xbf16>
%138 = "stablehlo.convert"(%136) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%139 = "stablehlo.dot_general"(%137, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%140 = "stablehlo.select"(%118, %117, %119) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%141 = "stablehlo.dot_general"(%140, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x8x10xf32>, tensor<5x10xf32>) -> tensor<1x3x8x5xf32>
%142 = "stablehlo.abs"(%130) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%143 = "stablehlo.compare"(%142, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%144 = "stablehlo.compare"(%139, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%145 = "stablehlo.and"(%143, %144) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%146 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%148 = "stablehlo.select"(%145, %130, %147) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%149 = "stablehlo.multiply"(%146, %148) : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%151 = "stablehlo.compare"(%139, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%152 = "stablehlo.select"(%151, %149, %141) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%153 = "stablehlo.is_finite"(%152) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%155 = "stablehlo.not"(%153) : (tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%156 = "stablehlo.compare"(%152, %152) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%157 = "stablehlo.and"(%155, %156) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%158 = "stablehlo.sign"(%152) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%159 = "stablehlo.select"(%157, %158, %154) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%160 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%161 = "stablehlo.select"(%153, %154, %160) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%162 = "stablehlo.sign"(%48) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%163 = "stablehlo.convert"(%159) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xbf16>
%164 = "stablehlo.convert"(%162) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%165 = "stablehlo.dot_general"(%163, %164) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%166 = "stablehlo.transpose"(%165) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%167 = "stablehlo.abs"(%159) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%168 = "stablehlo.abs"(%162) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%169 = "stablehlo.convert"(%167) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xbf16>
%170 = "stablehlo.convert"(%168) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%171 = "stablehlo.dot_general"(%169, %170) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%172 = "stablehlo.transpose"(%171) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%173 = "stablehlo.convert"(%47) : (tensor<4x8xi1>) -> tensor<4x8xf32>
%174 = "stablehlo.convert"(%161) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xbf16>
%175 = "stablehlo.convert"(%173) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%176 = "stablehlo.dot_general"(%174, %175) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%177 = "stablehlo.transpose"(%176) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%178 = "stablehlo.select"(%153, %152, %154) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%179 = "stablehlo.dot_general"(%178, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x8x5xf32>, tensor<4x8xf32>) -> tensor<1x3x5x4xf32>
%180 = "stablehlo.transpose"(%179) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%181 = "stablehlo.abs"(%166) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%182 = "stablehlo.compare"(%181, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%183 = "stablehlo.compare"(%177, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%184 = "stablehlo.and"(%182, %183) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%185 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%187 = "stablehlo.select"(%184, %166, %186) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%188 = "stablehlo.multiply"(%185, %187) : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%190 = "stablehlo.compare"(%177, %189) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%191 = "stablehlo.select"(%190, %188, %180) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%192 = "stablehlo.dynamic_update_slice"(%113, %191, %112, %116, %116, %116) : (tensor<2x3x4x5xf32>, tensor<1x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%115, %192) : (tensor<i32>, tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xf32>) -> (tensor<i32>, tensor<2x3x4x5xf32>)
"stablehlo.return"(%194) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %195 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,8,10] [8,10] [2,3,4,5] true
module @example {
func.func public @main(%0: tensor<2x3x8x10xf32>) -> (tensor<2x3x4x5xf32>) {
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
%47 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<8x4xi1>) -> tensor<4x8xi1>
%48 = "stablehlo.transpose"(%46) {permutation = array<i64: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
%49 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%51 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%53 = "stablehlo.divide"(%51, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%55 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%56 = "stablehlo.maximum"(%54, %55) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%57 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%58 = "stablehlo.add"(%49, %57) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%59 = "stablehlo.multiply"(%58, %54) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%61 = "stablehlo.multiply"(%56, %60) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%62 = "stablehlo.subtract"(%59, %61) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%63 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%64 = "stablehlo.add"(%62, %63) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%65 = "stablehlo.floor"(%64) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%66 = "stablehlo.compare"(%50, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%67 = "stablehlo.add"(%59, %61) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%68 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%69 = "stablehlo.add"(%67, %68) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%70 = "stablehlo.floor"(%69) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%71 = "stablehlo.compare"(%50, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%72 = "stablehlo.and"(%66, %71) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%73 = "stablehlo.subtract"(%50, %59) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%74 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%76 = "stablehlo.divide"(%75, %56) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.abs"(%76) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%78 = "stablehlo.negate"(%77) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%80 = "stablehlo.add"(%78, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%82 = "stablehlo.maximum"(%80, %81) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%84 = "stablehlo.select"(%72, %82, %83) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.reduce"(%84, %85) ({
^bb0(%86: tensor<f32>, %87: tensor<f32>):
%88 = "stablehlo.add"(%86, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%88) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%90 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%92 = "stablehlo.compare"(%90, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%93 = "stablehlo.divide"(%84, %90) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%94 = "stablehlo.select"(%92, %93, %84) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%95 = "stablehlo.transpose"(%72) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%96 = "stablehlo.transpose"(%94) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%97 = "stablehlo.dot_general"(%0, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%98 = "stablehlo.dot_general"(%97, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%99 = "stablehlo.transpose"(%98) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%100 = "stablehlo.is_finite"(%99) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%101 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%105 = "stablehlo.reduce"(%100, %101) ({
^bb0(%102: tensor<i1>, %103: tensor<i1>):
%104 = "stablehlo.and"(%102, %103) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%104) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%195 = "stablehlo.if"(%105) ({
"stablehlo.return"(%99) : (tensor<2x3x4x5xf32>) -> ()
}, {
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%107 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%193, %194 = "stablehlo.while"(%107, %106) ({
^bb0(%108: tensor<i32>, %109: tensor<2x3x4x5xf32>):
%110 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%111 = "stablehlo.compare"(%108, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%111) : (tensor<i1>) -> ()
}, {
^bb0(%112: tensor<i32>, %113: tensor<2x3x4x5xf32>):
%114 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%115 = "stablehlo.add"(%112, %114) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%116 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%117 = "stablehlo.dynamic_slice"(%0, %112, %116, %116, %116) {slice_sizes = array<i64: 1, 3, 8, 10>} : (tensor<2x3x8x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x8x10xf32>
%118 = "stablehlo.is_finite"(%117) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%120 = "stablehlo.not"(%118) : (tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%121 = "stablehlo.compare"(%117, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%122 = "stablehlo.and"(%120, %121) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%123 = "stablehlo.sign"(%117) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%124 = "stablehlo.select"(%122, %123, %119) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%125 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%126 = "stablehlo.select"(%118, %119, %125) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%127 = "stablehlo.sign"(%96) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%128 = "stablehlo.convert"(%124) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xbf16>
%129 = "stablehlo.convert"(%127) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%130 = "stablehlo.dot_general"(%128, %129) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%131 = "stablehlo.abs"(%124) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%132 = "stablehlo.abs"(%127) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%133 = "stablehlo.convert"(%131) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%136 = "stablehlo.convert"(%95) : (tensor<5x10xi1>) -> tensor<5x10xf32>
%137 = "stablehlo.convert"(%126) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xbf16>
%138 = "stablehlo.convert"(%136) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%139 = "stablehlo.dot_general"(%137, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%140 = "stablehlo.select"(%118, %117, %119) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%141 = "stablehlo.dot_general"(%140, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x8x10xf32>, tensor<5x10xf32>) -> tensor<1x3x8x5xf32>
%142 = "stablehlo.abs"(%130) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%143 = "stablehlo.compare"(%142, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%144 = "stablehlo.compare"(%139, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%145 = "stablehlo.and"(%143, %144) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%146 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%148 = "stablehlo.select"(%145, %130, %147) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%149 = "stablehlo.multiply"(%146, %148) : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%151 = "stablehlo.compare"(%139, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%152 = "stablehlo.select"(%151, %149, %141) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%153 = "stablehlo.is_finite"(%152) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%155 = "stablehlo.not"(%153) : (tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%156 = "stablehlo.compare"(%152, %152) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%157 = "stablehlo.and"(%155, %156) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%158 = "stablehlo.sign"(%152) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%159 = "stablehlo.select"(%157, %158, %154) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%160 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%161 = "stablehlo.select"(%153, %154, %160) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%162 = "stablehlo.sign"(%48) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%163 = "stablehlo.convert"(%159) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xbf16>
%164 = "stablehlo.convert"(%162) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%165 = "stablehlo.dot_general"(%163, %164) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%166 = "stablehlo.transpose"(%165) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%167 = "stablehlo.abs"(%159) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%168 = "stablehlo.abs"(%162) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%169 = "stablehlo.convert"(%167) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xbf16>
%170 = "stablehlo.convert"(%168) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%171 = "stablehlo.dot_general"(%169, %170) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%172 = "stablehlo.transpose"(%171) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%173 = "stablehlo.convert"(%47) : (tensor<4x8xi1>) -> tensor<4x8xf32>
%174 = "stablehlo.convert"(%161) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xbf16>
%175 = "stablehlo.convert"(%173) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%176 = "stablehlo.dot_general"(%174, %175) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%177 = "stablehlo.transpose"(%176) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%178 = "stablehlo.select"(%153, %152, %154) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%179 = "stablehlo.dot_general"(%178, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x8x5xf32>, tensor<4x8xf32>) -> tensor<1x3x5x4xf32>
%180 = "stablehlo.transpose"(%179) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%181 = "stablehlo.abs"(%166) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%182 = "stablehlo.compare"(%181, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%183 = "stablehlo.compare"(%177, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%184 = "stablehlo.and"(%182, %183) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%185 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%187 = "stablehlo.select"(%184, %166, %186) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%188 = "stablehlo.multiply"(%185, %187) : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%190 = "stablehlo.compare"(%177, %189) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%191 = "stablehlo.select"(%190, %188, %180) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%192 = "stablehlo.dynamic_update_slice"(%113, %191, %112, %116, %116, %116) : (tensor<2x3x4x5xf32>, tensor<1x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%115, %192) : (tensor<i32>, tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xf32>) -> (tensor<i32>, tensor<2x3x4x5xf32>)
"stablehlo.return"(%194) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %195 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] false
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
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
%47 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<7x4xi1>) -> tensor<4x7xi1>
%48 = "stablehlo.transpose"(%46) {permutation = array<i64: 1, 0>} : (tensor<7x4xf32>) -> tensor<4x7xf32>
%49 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xf32>
%51 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%53 = "stablehlo.divide"(%51, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
%55 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%56 = "stablehlo.maximum"(%54, %55) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%57 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%58 = "stablehlo.add"(%49, %57) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%59 = "stablehlo.multiply"(%58, %54) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%61 = "stablehlo.multiply"(%56, %60) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%62 = "stablehlo.subtract"(%59, %61) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%63 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%64 = "stablehlo.add"(%62, %63) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%65 = "stablehlo.floor"(%64) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%66 = "stablehlo.compare"(%50, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%67 = "stablehlo.add"(%59, %61) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%68 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%69 = "stablehlo.add"(%67, %68) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%70 = "stablehlo.floor"(%69) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%71 = "stablehlo.compare"(%50, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%72 = "stablehlo.and"(%66, %71) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%73 = "stablehlo.subtract"(%50, %59) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%74 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%76 = "stablehlo.divide"(%75, %56) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%77 = "stablehlo.abs"(%76) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%78 = "stablehlo.negate"(%77) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%80 = "stablehlo.add"(%78, %79) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%82 = "stablehlo.maximum"(%80, %81) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%84 = "stablehlo.select"(%72, %82, %83) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.reduce"(%84, %85) ({
^bb0(%86: tensor<f32>, %87: tensor<f32>):
%88 = "stablehlo.add"(%86, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%88) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%90 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%92 = "stablehlo.compare"(%90, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%93 = "stablehlo.divide"(%84, %90) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%94 = "stablehlo.select"(%92, %93, %84) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%95 = "stablehlo.transpose"(%72) {permutation = array<i64: 1, 0>} : (tensor<3x5xi1>) -> tensor<5x3xi1>
%96 = "stablehlo.transpose"(%94) {permutation = array<i64: 1, 0>} : (tensor<3x5xf32>) -> tensor<5x3xf32>
%97 = "stablehlo.dot_general"(%0, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%98 = "stablehlo.dot_general"(%97, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%99 = "stablehlo.transpose"(%98) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%100 = "stablehlo.is_finite"(%99) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%101 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%105 = "stablehlo.reduce"(%100, %101) ({
^bb0(%102: tensor<i1>, %103: tensor<i1>):
%104 = "stablehlo.and"(%102, %103) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%104) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%195 = "stablehlo.if"(%105) ({
"stablehlo.return"(%99) : (tensor<2x3x4x5xf32>) -> ()
}, {
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%107 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%193, %194 = "stablehlo.while"(%107, %106) ({
^bb0(%108: tensor<i32>, %109: tensor<2x3x4x5xf32>):
%110 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%111 = "stablehlo.compare"(%108, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%111) : (tensor<i1>) -> ()
}, {
^bb0(%112: tensor<i32>, %113: tensor<2x3x4x5xf32>):
%114 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%115 = "stablehlo.add"(%112, %114) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%116 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%117 = "stablehlo.dynamic_slice"(%0, %112, %116, %116, %116) {slice_sizes = array<i64: 1, 3, 7, 3>} : (tensor<2x3x7x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x7x3xf32>
%118 = "stablehlo.is_finite"(%117) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%120 = "stablehlo.not"(%118) : (tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%121 = "stablehlo.compare"(%117, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%122 = "stablehlo.and"(%120, %121) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%123 = "stablehlo.sign"(%117) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%124 = "stablehlo.select"(%122, %123, %119) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%125 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%126 = "stablehlo.select"(%118, %119, %125) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%127 = "stablehlo.sign"(%96) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%128 = "stablehlo.convert"(%124) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xbf16>
%129 = "stablehlo.convert"(%127) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%130 = "stablehlo.dot_general"(%128, %129) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%131 = "stablehlo.abs"(%124) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%132 = "stablehlo.abs"(%127) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%133 = "stablehlo.convert"(%131) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%136 = "stablehlo.convert"(%95) : (tensor<5x3xi1>) -> tensor<5x3xf32>
%137 = "stablehlo.convert"(%126) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xbf16>
%138 = "stablehlo.convert"(%136) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%139 = "stablehlo.dot_general"(%137, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%140 = "stablehlo.select"(%118, %117, %119) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%141 = "stablehlo.dot_general"(%140, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x7x3xf32>, tensor<5x3xf32>) -> tensor<1x3x7x5xf32>
%142 = "stablehlo.abs"(%130) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%143 = "stablehlo.compare"(%142, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%144 = "stablehlo.compare"(%139, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%145 = "stablehlo.and"(%143, %144) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%146 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%148 = "stablehlo.select"(%145, %130, %147) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%149 = "stablehlo.multiply"(%146, %148) : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%151 = "stablehlo.compare"(%139, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%152 = "stablehlo.select"(%151, %149, %141) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%153 = "stablehlo.is_finite"(%152) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%155 = "stablehlo.not"(%153) : (tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%156 = "stablehlo.compare"(%152, %152) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%157 = "stablehlo.and"(%155, %156) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%158 = "stablehlo.sign"(%152) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%159 = "stablehlo.select"(%157, %158, %154) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%160 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%161 = "stablehlo.select"(%153, %154, %160) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%162 = "stablehlo.sign"(%48) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%163 = "stablehlo.convert"(%159) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xbf16>
%164 = "stablehlo.convert"(%162) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%165 = "stablehlo.dot_general"(%163, %164) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%166 = "stablehlo.transpose"(%165) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%167 = "stablehlo.abs"(%159) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%168 = "stablehlo.abs"(%162) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%169 = "stablehlo.convert"(%167) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xbf16>
%170 = "stablehlo.convert"(%168) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%171 = "stablehlo.dot_general"(%169, %170) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%172 = "stablehlo.transpose"(%171) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%173 = "stablehlo.convert"(%47) : (tensor<4x7xi1>) -> tensor<4x7xf32>
%174 = "stablehlo.convert"(%161) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xbf16>
%175 = "stablehlo.convert"(%173) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%176 = "stablehlo.dot_general"(%174, %175) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%177 = "stablehlo.transpose"(%176) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%178 = "stablehlo.select"(%153, %152, %154) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%179 = "stablehlo.dot_general"(%178, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x7x5xf32>, tensor<4x7xf32>) -> tensor<1x3x5x4xf32>
%180 = "stablehlo.transpose"(%179) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%181 = "stablehlo.abs"(%166) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%182 = "stablehlo.compare"(%181, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%183 = "stablehlo.compare"(%177, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%184 = "stablehlo.and"(%182, %183) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%185 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%187 = "stablehlo.select"(%184, %166, %186) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%188 = "stablehlo.multiply"(%185, %187) : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%190 = "stablehlo.compare"(%177, %189) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%191 = "stablehlo.select"(%190, %188, %180) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%192 = "stablehlo.dynamic_update_slice"(%113, %191, %112, %116, %116, %116) : (tensor<2x3x4x5xf32>, tensor<1x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%115, %192) : (tensor<i32>, tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xf32>) -> (tensor<i32>, tensor<2x3x4x5xf32>)
"stablehlo.return"(%194) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %195 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] true
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
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
%47 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<7x4xi1>) -> tensor<4x7xi1>
%48 = "stablehlo.transpose"(%46) {permutation = array<i64: 1, 0>} : (tensor<7x4xf32>) -> tensor<4x7xf32>
%49 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xf32>
%51 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%53 = "stablehlo.divide"(%51, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
%55 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%56 = "stablehlo.maximum"(%54, %55) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%57 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%58 = "stablehlo.add"(%49, %57) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%59 = "stablehlo.multiply"(%58, %54) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%61 = "stablehlo.multiply"(%56, %60) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%62 = "stablehlo.subtract"(%59, %61) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%63 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%64 = "stablehlo.add"(%62, %63) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%65 = "stablehlo.floor"(%64) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%66 = "stablehlo.compare"(%50, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%67 = "stablehlo.add"(%59, %61) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%68 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%69 = "stablehlo.add"(%67, %68) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%70 = "stablehlo.floor"(%69) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%71 = "stablehlo.compare"(%50, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%72 = "stablehlo.and"(%66, %71) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%73 = "stablehlo.subtract"(%50, %59) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%74 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%76 = "stablehlo.divide"(%75, %56) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%77 = "stablehlo.abs"(%76) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%78 = "stablehlo.negate"(%77) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%80 = "stablehlo.add"(%78, %79) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%82 = "stablehlo.maximum"(%80, %81) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%84 = "stablehlo.select"(%72, %82, %83) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.reduce"(%84, %85) ({
^bb0(%86: tensor<f32>, %87: tensor<f32>):
%88 = "stablehlo.add"(%86, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%88) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%90 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%92 = "stablehlo.compare"(%90, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%93 = "stablehlo.divide"(%84, %90) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%94 = "stablehlo.select"(%92, %93, %84) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%95 = "stablehlo.transpose"(%72) {permutation = array<i64: 1, 0>} : (tensor<3x5xi1>) -> tensor<5x3xi1>
%96 = "stablehlo.transpose"(%94) {permutation = array<i64: 1, 0>} : (tensor<3x5xf32>) -> tensor<5x3xf32>
%97 = "stablehlo.dot_general"(%0, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%98 = "stablehlo.dot_general"(%97, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%99 = "stablehlo.transpose"(%98) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%100 = "stablehlo.is_finite"(%99) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%101 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%105 = "stablehlo.reduce"(%100, %101) ({
^bb0(%102: tensor<i1>, %103: tensor<i1>):
%104 = "stablehlo.and"(%102, %103) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%104) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%195 = "stablehlo.if"(%105) ({
"stablehlo.return"(%99) : (tensor<2x3x4x5xf32>) -> ()
}, {
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%107 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%193, %194 = "stablehlo.while"(%107, %106) ({
^bb0(%108: tensor<i32>, %109: tensor<2x3x4x5xf32>):
%110 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%111 = "stablehlo.compare"(%108, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%111) : (tensor<i1>) -> ()
}, {
^bb0(%112: tensor<i32>, %113: tensor<2x3x4x5xf32>):
%114 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%115 = "stablehlo.add"(%112, %114) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%116 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%117 = "stablehlo.dynamic_slice"(%0, %112, %116, %116, %116) {slice_sizes = array<i64: 1, 3, 7, 3>} : (tensor<2x3x7x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x7x3xf32>
%118 = "stablehlo.is_finite"(%117) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%120 = "stablehlo.not"(%118) : (tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%121 = "stablehlo.compare"(%117, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%122 = "stablehlo.and"(%120, %121) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%123 = "stablehlo.sign"(%117) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%124 = "stablehlo.select"(%122, %123, %119) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%125 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%126 = "stablehlo.select"(%118, %119, %125) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%127 = "stablehlo.sign"(%96) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%128 = "stablehlo.convert"(%124) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xbf16>
%129 = "stablehlo.convert"(%127) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%130 = "stablehlo.dot_general"(%128, %129) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%131 = "stablehlo.abs"(%124) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%132 = "stablehlo.abs"(%127) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%133 = "stablehlo.convert"(%131) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%136 = "stablehlo.convert"(%95) : (tensor<5x3xi1>) -> tensor<5x3xf32>
%137 = "stablehlo.convert"(%126) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xbf16>
%138 = "stablehlo.convert"(%136) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%139 = "stablehlo.dot_general"(%137, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%140 = "stablehlo.select"(%118, %117, %119) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%141 = "stablehlo.dot_general"(%140, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x7x3xf32>, tensor<5x3xf32>) -> tensor<1x3x7x5xf32>
%142 = "stablehlo.abs"(%130) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%143 = "stablehlo.compare"(%142, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%144 = "stablehlo.compare"(%139, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%145 = "stablehlo.and"(%143, %144) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%146 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%148 = "stablehlo.select"(%145, %130, %147) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%149 = "stablehlo.multiply"(%146, %148) : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%151 = "stablehlo.compare"(%139, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%152 = "stablehlo.select"(%151, %149, %141) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%153 = "stablehlo.is_finite"(%152) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%155 = "stablehlo.not"(%153) : (tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%156 = "stablehlo.compare"(%152, %152) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%157 = "stablehlo.and"(%155, %156) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%158 = "stablehlo.sign"(%152) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%159 = "stablehlo.select"(%157, %158, %154) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%160 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%161 = "stablehlo.select"(%153, %154, %160) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%162 = "stablehlo.sign"(%48) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%163 = "stablehlo.convert"(%159) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xbf16>
%164 = "stablehlo.convert"(%162) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%165 = "stablehlo.dot_general"(%163, %164) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%166 = "stablehlo.transpose"(%165) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%167 = "stablehlo.abs"(%159) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%168 = "stablehlo.abs"(%162) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%169 = "stablehlo.convert"(%167) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xbf16>
%170 = "stablehlo.convert"(%168) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%171 = "stablehlo.dot_general"(%169, %170) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%172 = "stablehlo.transpose"(%171) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%173 = "stablehlo.convert"(%47) : (tensor<4x7xi1>) -> tensor<4x7xf32>
%174 = "stablehlo.convert"(%161) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xbf16>
%175 = "stablehlo.convert"(%173) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%176 = "stablehlo.dot_general"(%174, %175) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%177 = "stablehlo.transpose"(%176) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%178 = "stablehlo.select"(%153, %152, %154) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%179 = "stablehlo.dot_general"(%178, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x7x5xf32>, tensor<4x7xf32>) -> tensor<1x3x5x4xf32>
%180 = "stablehlo.transpose"(%179) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%181 = "stablehlo.abs"(%166) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%182 = "stablehlo.compare"(%181, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%183 = "stablehlo.compare"(%177, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%184 = "stablehlo.and"(%182, %183) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%185 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%187 = "stablehlo.select"(%184, %166, %186) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%188 = "stablehlo.multiply"(%185, %187) : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%190 = "stablehlo.compare"(%177, %189) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%191 = "stablehlo.select"(%190, %188, %180) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%192 = "stablehlo.dynamic_update_slice"(%113, %191, %112, %116, %116, %116) : (tensor<2x3x4x5xf32>, tensor<1x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%115, %192) : (tensor<i32>, tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xf32>) -> (tensor<i32>, tensor<2x3x4x5xf32>)
"stablehlo.return"(%194) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %195 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,12,10] [12,10] [2,3,4,5] false 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x12x10xf32>) -> (tensor<2x3x4x5xf32>) {
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
%45 = "stablehlo.transpose"(%22) {permutation = array<i64: 1, 0>} : (tensor<12x4xi1>) -> tensor<4x12xi1>
%46 = "stablehlo.transpose"(%44) {permutation = array<i64: 1, 0>} : (tensor<12x4xf32>) -> tensor<4x12xf32>
%47 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%49 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%51 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%52 = "stablehlo.maximum"(%50, %51) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%53 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%54 = "stablehlo.add"(%47, %53) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%55 = "stablehlo.multiply"(%54, %50) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%56 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%57 = "stablehlo.multiply"(%52, %56) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%58 = "stablehlo.subtract"(%55, %57) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%59 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%60 = "stablehlo.add"(%58, %59) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%61 = "stablehlo.floor"(%60) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%62 = "stablehlo.compare"(%48, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%63 = "stablehlo.add"(%55, %57) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%64 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%65 = "stablehlo.add"(%63, %64) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%66 = "stablehlo.floor"(%65) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%67 = "stablehlo.compare"(%48, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%68 = "stablehlo.and"(%62, %67) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%69 = "stablehlo.subtract"(%48, %55) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%70 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%71 = "stablehlo.add"(%69, %70) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%72 = "stablehlo.divide"(%71, %52) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%73 = "stablehlo.abs"(%72) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%74 = "stablehlo.negate"(%73) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%76 = "stablehlo.add"(%74, %75) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%78 = "stablehlo.maximum"(%76, %77) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%80 = "stablehlo.select"(%68, %78, %79) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%85 = "stablehlo.reduce"(%80, %81) ({
^bb0(%82: tensor<f32>, %83: tensor<f32>):
%84 = "stablehlo.add"(%82, %83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%84) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%88 = "stablehlo.compare"(%86, %87) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%89 = "stablehlo.divide"(%80, %86) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%90 = "stablehlo.select"(%88, %89, %80) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%91 = "stablehlo.transpose"(%68) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%92 = "stablehlo.transpose"(%90) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%93 = "stablehlo.dot_general"(%0, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%94 = "stablehlo.dot_general"(%93, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%95 = "stablehlo.transpose"(%94) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%96 = "stablehlo.is_finite"(%95) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%97 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%101 = "stablehlo.reduce"(%96, %97) ({
^bb0(%98: tensor<i1>, %99: tensor<i1>):
%100 = "stablehlo.and"(%98, %99) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%100) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%191 = "stablehlo.if"(%101) ({
"stablehlo.return"(%95) : (tensor<2x3x4x5xf32>) -> ()
}, {
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%189, %190 = "stablehlo.while"(%103, %102) ({
^bb0(%104: tensor<i32>, %105: tensor<2x3x4x5xf32>):
%106 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%107 = "stablehlo.compare"(%104, %106) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%107) : (tensor<i1>) -> ()
}, {
^bb0(%108: tensor<i32>, %109: tensor<2x3x4x5xf32>):
%110 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%111 = "stablehlo.add"(%108, %110) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%112 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%113 = "stablehlo.dynamic_slice"(%0, %108, %112, %112, %112) {slice_sizes = array<i64: 1, 3, 12, 10>} : (tensor<2x3x12x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x12x10xf32>
%114 = "stablehlo.is_finite"(%113) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%116 = "stablehlo.not"(%114) : (tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%117 = "stablehlo.compare"(%113, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%118 = "stablehlo.and"(%116, %117) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%119 = "stablehlo.sign"(%113) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%120 = "stablehlo.select"(%118, %119, %115) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%121 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%122 = "stablehlo.select"(%114, %115, %121) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%123 = "stablehlo.sign"(%92) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%124 = "stablehlo.convert"(%120) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xbf16>
%125 = "stablehlo.convert"(%123) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%126 = "stablehlo.dot_general"(%124, %125) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%127 = "stablehlo.abs"(%120) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%128 = "stablehlo.abs"(%123) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%129 = "stablehlo.convert"(%127) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xbf16>
%130 = "stablehlo.convert"(%128) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%131 = "stablehlo.dot_general"(%129, %130) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%132 = "stablehlo.convert"(%91) : (tensor<5x10xi1>) -> tensor<5x10xf32>
%133 = "stablehlo.convert"(%122) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%136 = "stablehlo.select"(%114, %113, %115) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%137 = "stablehlo.dot_general"(%136, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x12x10xf32>, tensor<5x10xf32>) -> tensor<1x3x12x5xf32>
%138 = "stablehlo.abs"(%126) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%139 = "stablehlo.compare"(%138, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%140 = "stablehlo.compare"(%135, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%141 = "stablehlo.and"(%139, %140) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%142 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%144 = "stablehlo.select"(%141, %126, %143) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%145 = "stablehlo.multiply"(%142, %144) : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%147 = "stablehlo.compare"(%135, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%148 = "stablehlo.select"(%147, %145, %137) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%149 = "stablehlo.is_finite"(%148) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%151 = "stablehlo.not"(%149) : (tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%152 = "stablehlo.compare"(%148, %148) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%153 = "stablehlo.and"(%151, %152) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%154 = "stablehlo.sign"(%148) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%155 = "stablehlo.select"(%153, %154, %150) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%156 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%157 = "stablehlo.select"(%149, %150, %156) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%158 = "stablehlo.sign"(%46) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%159 = "stablehlo.convert"(%155) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xbf16>
%160 = "stablehlo.convert"(%158) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%161 = "stablehlo.dot_general"(%159, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%162 = "stablehlo.transpose"(%161) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%163 = "stablehlo.abs"(%155) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%164 = "stablehlo.abs"(%158) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%165 = "stablehlo.convert"(%163) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xbf16>
%166 = "stablehlo.convert"(%164) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%167 = "stablehlo.dot_general"(%165, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%168 = "stablehlo.transpose"(%167) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%169 = "stablehlo.convert"(%45) : (tensor<4x12xi1>) -> tensor<4x12xf32>
%170 = "stablehlo.convert"(%157) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xbf16>
%171 = "stablehlo.convert"(%169) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%172 = "stablehlo.dot_general"(%170, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%173 = "stablehlo.transpose"(%172) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%174 = "stablehlo.select"(%149, %148, %150) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%175 = "stablehlo.dot_general"(%174, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x12x5xf32>, tensor<4x12xf32>) -> tensor<1x3x5x4xf32>
%176 = "stablehlo.transpose"(%175) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%177 = "stablehlo.abs"(%162) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%178 = "stablehlo.compare"(%177, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%179 = "stablehlo.compare"(%173, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%180 = "stablehlo.and"(%178, %179) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%181 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%183 = "stablehlo.select"(%180, %162, %182) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%184 = "stablehlo.multiply"(%181, %183) : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%185 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%186 = "stablehlo.compare"(%173, %185) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%187 = "stablehlo.select"(%186, %184, %176) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%188 = "stablehlo.dynamic_update_slice"(%109, %187, %108, %112, %112, %112) : (tensor<2x3x4x5xf32>, tensor<1x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%111, %188) : (tensor<i32>, tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xf32>) -> (tensor<i32>, tensor<2x3x4x5xf32>)
"stablehlo.return"(%190) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %191 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,12,10] [12,10] [2,3,4,5] true 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x12x10xf32>) -> (tensor<2x3x4x5xf32>) {
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
%47 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<12x4xi1>) -> tensor<4x12xi1>
%48 = "stablehlo.transpose"(%46) {permutation = array<i64: 1, 0>} : (tensor<12x4xf32>) -> tensor<4x12xf32>
%49 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%51 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%53 = "stablehlo.divide"(%51, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%55 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%56 = "stablehlo.maximum"(%54, %55) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%57 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%58 = "stablehlo.add"(%49, %57) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%59 = "stablehlo.multiply"(%58, %54) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%61 = "stablehlo.multiply"(%56, %60) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%62 = "stablehlo.subtract"(%59, %61) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%63 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%64 = "stablehlo.add"(%62, %63) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%65 = "stablehlo.floor"(%64) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%66 = "stablehlo.compare"(%50, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%67 = "stablehlo.add"(%59, %61) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%68 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%69 = "stablehlo.add"(%67, %68) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%70 = "stablehlo.floor"(%69) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%71 = "stablehlo.compare"(%50, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%72 = "stablehlo.and"(%66, %71) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%73 = "stablehlo.subtract"(%50, %59) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%74 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%76 = "stablehlo.divide"(%75, %56) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.abs"(%76) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%78 = "stablehlo.negate"(%77) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%80 = "stablehlo.add"(%78, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%82 = "stablehlo.maximum"(%80, %81) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%84 = "stablehlo.select"(%72, %82, %83) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.reduce"(%84, %85) ({
^bb0(%86: tensor<f32>, %87: tensor<f32>):
%88 = "stablehlo.add"(%86, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%88) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%90 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%92 = "stablehlo.compare"(%90, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%93 = "stablehlo.divide"(%84, %90) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%94 = "stablehlo.select"(%92, %93, %84) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%95 = "stablehlo.transpose"(%72) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%96 = "stablehlo.transpose"(%94) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%97 = "stablehlo.dot_general"(%0, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%98 = "stablehlo.dot_general"(%97, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%99 = "stablehlo.transpose"(%98) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%100 = "stablehlo.is_finite"(%99) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%101 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%105 = "stablehlo.reduce"(%100, %101) ({
^bb0(%102: tensor<i1>, %103: tensor<i1>):
%104 = "stablehlo.and"(%102, %103) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%104) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%195 = "stablehlo.if"(%105) ({
"stablehlo.return"(%99) : (tensor<2x3x4x5xf32>) -> ()
}, {
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%107 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%193, %194 = "stablehlo.while"(%107, %106) ({
^bb0(%108: tensor<i32>, %109: tensor<2x3x4x5xf32>):
%110 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%111 = "stablehlo.compare"(%108, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%111) : (tensor<i1>) -> ()
}, {
^bb0(%112: tensor<i32>, %113: tensor<2x3x4x5xf32>):
%114 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%115 = "stablehlo.add"(%112, %114) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%116 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%117 = "stablehlo.dynamic_slice"(%0, %112, %116, %116, %116) {slice_sizes = array<i64: 1, 3, 12, 10>} : (tensor<2x3x12x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x12x10xf32>
%118 = "stablehlo.is_finite"(%117) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%120 = "stablehlo.not"(%118) : (tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%121 = "stablehlo.compare"(%117, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%122 = "stablehlo.and"(%120, %121) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%123 = "stablehlo.sign"(%117) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%124 = "stablehlo.select"(%122, %123, %119) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%125 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%126 = "stablehlo.select"(%118, %119, %125) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%127 = "stablehlo.sign"(%96) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%128 = "stablehlo.convert"(%124) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xbf16>
%129 = "stablehlo.convert"(%127) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%130 = "stablehlo.dot_general"(%128, %129) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%131 = "stablehlo.abs"(%124) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%132 = "stablehlo.abs"(%127) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%133 = "stablehlo.convert"(%131) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%136 = "stablehlo.convert"(%95) : (tensor<5x10xi1>) -> tensor<5x10xf32>
%137 = "stablehlo.convert"(%126) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xbf16>
%138 = "stablehlo.convert"(%136) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%139 = "stablehlo.dot_general"(%137, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%140 = "stablehlo.select"(%118, %117, %119) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%141 = "stablehlo.dot_general"(%140, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x12x10xf32>, tensor<5x10xf32>) -> tensor<1x3x12x5xf32>
%142 = "stablehlo.abs"(%130) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%143 = "stablehlo.compare"(%142, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%144 = "stablehlo.compare"(%139, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%145 = "stablehlo.and"(%143, %144) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%146 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%148 = "stablehlo.select"(%145, %130, %147) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%149 = "stablehlo.multiply"(%146, %148) : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%151 = "stablehlo.compare"(%139, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%152 = "stablehlo.select"(%151, %149, %141) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%153 = "stablehlo.is_finite"(%152) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%155 = "stablehlo.not"(%153) : (tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%156 = "stablehlo.compare"(%152, %152) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%157 = "stablehlo.and"(%155, %156) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%158 = "stablehlo.sign"(%152) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%159 = "stablehlo.select"(%157, %158, %154) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%160 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%161 = "stablehlo.select"(%153, %154, %160) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%162 = "stablehlo.sign"(%48) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%163 = "stablehlo.convert"(%159) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xbf16>
%164 = "stablehlo.convert"(%162) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%165 = "stablehlo.dot_general"(%163, %164) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%166 = "stablehlo.transpose"(%165) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%167 = "stablehlo.abs"(%159) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%168 = "stablehlo.abs"(%162) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%169 = "stablehlo.convert"(%167) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xbf16>
%170 = "stablehlo.convert"(%168) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%171 = "stablehlo.dot_general"(%169, %170) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%172 = "stablehlo.transpose"(%171) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%173 = "stablehlo.convert"(%47) : (tensor<4x12xi1>) -> tensor<4x12xf32>
%174 = "stablehlo.convert"(%161) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xbf16>
%175 = "stablehlo.convert"(%173) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%176 = "stablehlo.dot_general"(%174, %175) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%177 = "stablehlo.transpose"(%176) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%178 = "stablehlo.select"(%153, %152, %154) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%179 = "stablehlo.dot_general"(%178, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x12x5xf32>, tensor<4x12xf32>) -> tensor<1x3x5x4xf32>
%180 = "stablehlo.transpose"(%179) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%181 = "stablehlo.abs"(%166) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%182 = "stablehlo.compare"(%181, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%183 = "stablehlo.compare"(%177, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%184 = "stablehlo.and"(%182, %183) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%185 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%187 = "stablehlo.select"(%184, %166, %186) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%188 = "stablehlo.multiply"(%185, %187) : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%190 = "stablehlo.compare"(%177, %189) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%191 = "stablehlo.select"(%190, %188, %180) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%192 = "stablehlo.dynamic_update_slice"(%113, %191, %112, %116, %116, %116) : (tensor<2x3x4x5xf32>, tensor<1x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%115, %192) : (tensor<i32>, tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xf32>) -> (tensor<i32>, tensor<2x3x4x5xf32>)
"stablehlo.return"(%194) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %195 : tensor<2x3x4x5xf32>
}
}

// f32[1,2,9,10] [9,10] [1,2,4,4] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x9x10xf32>) -> (tensor<1x2x4x4xf32>) {
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
%45 = "stablehlo.transpose"(%22) {permutation = array<i64: 1, 0>} : (tensor<9x4xi1>) -> tensor<4x9xi1>
%46 = "stablehlo.transpose"(%44) {permutation = array<i64: 1, 0>} : (tensor<9x4xf32>) -> tensor<4x9xf32>
%47 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x4xf32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x4xf32>
%49 = "stablehlo.constant"() {value = dense<3.846153846153846e-1> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x4xf32>
%51 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%52 = "stablehlo.maximum"(%50, %51) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%53 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%54 = "stablehlo.add"(%47, %53) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%55 = "stablehlo.multiply"(%54, %50) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%56 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%57 = "stablehlo.multiply"(%52, %56) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%58 = "stablehlo.subtract"(%55, %57) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%59 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%60 = "stablehlo.add"(%58, %59) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%61 = "stablehlo.floor"(%60) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%62 = "stablehlo.compare"(%48, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%63 = "stablehlo.add"(%55, %57) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%64 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%65 = "stablehlo.add"(%63, %64) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%66 = "stablehlo.floor"(%65) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%67 = "stablehlo.compare"(%48, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%68 = "stablehlo.and"(%62, %67) : (tensor<10x4xi1>, tensor<10x4xi1>) -> tensor<10x4xi1>
%69 = "stablehlo.subtract"(%48, %55) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%70 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%71 = "stablehlo.add"(%69, %70) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%72 = "stablehlo.divide"(%71, %52) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%73 = "stablehlo.abs"(%72) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%74 = "stablehlo.negate"(%73) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%76 = "stablehlo.add"(%74, %75) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%78 = "stablehlo.maximum"(%76, %77) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%80 = "stablehlo.select"(%68, %78, %79) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%85 = "stablehlo.reduce"(%80, %81) ({
^bb0(%82: tensor<f32>, %83: tensor<f32>):
%84 = "stablehlo.add"(%82, %83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%84) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x4xf32>, tensor<f32>) -> tensor<10xf32>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x4xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%88 = "stablehlo.compare"(%86, %87) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%89 = "stablehlo.divide"(%80, %86) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%90 = "stablehlo.select"(%88, %89, %80) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%91 = "stablehlo.transpose"(%68) {permutation = array<i64: 1, 0>} : (tensor<10x4xi1>) -> tensor<4x10xi1>
%92 = "stablehlo.transpose"(%90) {permutation = array<i64: 1, 0>} : (tensor<10x4xf32>) -> tensor<4x10xf32>
%93 = "stablehlo.dot_general"(%0, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x10xf32>, tensor<4x10xf32>) -> tensor<1x2x9x4xf32>
%94 = "stablehlo.dot_general"(%93, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<4x9xf32>) -> tensor<1x2x4x4xf32>
%95 = "stablehlo.transpose"(%94) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%96 = "stablehlo.is_finite"(%95) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%97 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%101 = "stablehlo.reduce"(%96, %97) ({
^bb0(%98: tensor<i1>, %99: tensor<i1>):
%100 = "stablehlo.and"(%98, %99) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%100) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%176 = "stablehlo.if"(%101) ({
"stablehlo.return"(%95) : (tensor<1x2x4x4xf32>) -> ()
}, {
%102 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%104 = "stablehlo.not"(%102) : (tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%105 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%106 = "stablehlo.and"(%104, %105) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%107 = "stablehlo.sign"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%108 = "stablehlo.select"(%106, %107, %103) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%109 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%110 = "stablehlo.select"(%102, %103, %109) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%111 = "stablehlo.sign"(%92) : (tensor<4x10xf32>) -> tensor<4x10xf32>
%112 = "stablehlo.convert"(%108) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xbf16>
%113 = "stablehlo.convert"(%111) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%114 = "stablehlo.dot_general"(%112, %113) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%115 = "stablehlo.abs"(%108) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%116 = "stablehlo.abs"(%111) : (tensor<4x10xf32>) -> tensor<4x10xf32>
%117 = "stablehlo.convert"(%115) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xbf16>
%118 = "stablehlo.convert"(%116) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%119 = "stablehlo.dot_general"(%117, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%120 = "stablehlo.convert"(%91) : (tensor<4x10xi1>) -> tensor<4x10xf32>
%121 = "stablehlo.convert"(%110) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xbf16>
%122 = "stablehlo.convert"(%120) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%123 = "stablehlo.dot_general"(%121, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%124 = "stablehlo.select"(%102, %0, %103) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%125 = "stablehlo.dot_general"(%124, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x10xf32>, tensor<4x10xf32>) -> tensor<1x2x9x4xf32>
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
%146 = "stablehlo.sign"(%46) : (tensor<4x9xf32>) -> tensor<4x9xf32>
%147 = "stablehlo.convert"(%143) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%148 = "stablehlo.convert"(%146) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%149 = "stablehlo.dot_general"(%147, %148) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%150 = "stablehlo.transpose"(%149) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%151 = "stablehlo.abs"(%143) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%152 = "stablehlo.abs"(%146) : (tensor<4x9xf32>) -> tensor<4x9xf32>
%153 = "stablehlo.convert"(%151) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%154 = "stablehlo.convert"(%152) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%155 = "stablehlo.dot_general"(%153, %154) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%156 = "stablehlo.transpose"(%155) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%157 = "stablehlo.convert"(%45) : (tensor<4x9xi1>) -> tensor<4x9xf32>
%158 = "stablehlo.convert"(%145) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%159 = "stablehlo.convert"(%157) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%160 = "stablehlo.dot_general"(%158, %159) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%161 = "stablehlo.transpose"(%160) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%162 = "stablehlo.select"(%137, %136, %138) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%163 = "stablehlo.dot_general"(%162, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<4x9xf32>) -> tensor<1x2x4x4xf32>
%164 = "stablehlo.transpose"(%163) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%165 = "stablehlo.abs"(%150) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%166 = "stablehlo.compare"(%165, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%167 = "stablehlo.compare"(%161, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%168 = "stablehlo.and"(%166, %167) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%169 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%170 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%171 = "stablehlo.select"(%168, %150, %170) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%172 = "stablehlo.multiply"(%169, %171) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%173 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%174 = "stablehlo.compare"(%161, %173) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%175 = "stablehlo.select"(%174, %172, %164) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%175) : (tensor<1x2x4x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf32>
return %176 : tensor<1x2x4x4xf32>
}
}

// f32[1,2,3,4] [3,4] [1,2,9,8] false
module @example {
func.func public @main(%0: tensor<1x2x3x4xf32>) -> (tensor<1x2x9x8xf32>) {
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
%47 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<3x9xi1>) -> tensor<9x3xi1>
%48 = "stablehlo.transpose"(%46) {permutation = array<i64: 1, 0>} : (tensor<3x9xf32>) -> tensor<9x3xf32>
%49 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x8xf32>
%51 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%53 = "stablehlo.divide"(%51, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x8xf32>
%55 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%56 = "stablehlo.maximum"(%54, %55) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%57 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%58 = "stablehlo.add"(%49, %57) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%59 = "stablehlo.multiply"(%58, %54) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%61 = "stablehlo.multiply"(%56, %60) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%62 = "stablehlo.subtract"(%59, %61) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%63 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%64 = "stablehlo.add"(%62, %63) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%65 = "stablehlo.floor"(%64) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%66 = "stablehlo.compare"(%50, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%67 = "stablehlo.add"(%59, %61) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%68 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%69 = "stablehlo.add"(%67, %68) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%70 = "stablehlo.floor"(%69) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%71 = "stablehlo.compare"(%50, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%72 = "stablehlo.and"(%66, %71) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%73 = "stablehlo.subtract"(%50, %59) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%74 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%76 = "stablehlo.divide"(%75, %56) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%77 = "stablehlo.abs"(%76) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%78 = "stablehlo.negate"(%77) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%80 = "stablehlo.add"(%78, %79) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%82 = "stablehlo.maximum"(%80, %81) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%84 = "stablehlo.select"(%72, %82, %83) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.reduce"(%84, %85) ({
^bb0(%86: tensor<f32>, %87: tensor<f32>):
%88 = "stablehlo.add"(%86, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%88) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
%90 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x8xf32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%92 = "stablehlo.compare"(%90, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%93 = "stablehlo.divide"(%84, %90) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%94 = "stablehlo.select"(%92, %93, %84) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%95 = "stablehlo.transpose"(%72) {permutation = array<i64: 1, 0>} : (tensor<4x8xi1>) -> tensor<8x4xi1>
%96 = "stablehlo.transpose"(%94) {permutation = array<i64: 1, 0>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
%97 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%98 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%102 = "stablehlo.reduce"(%97, %98) ({
^bb0(%99: tensor<i1>, %100: tensor<i1>):
%101 = "stablehlo.and"(%99, %100) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%101) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x3x4xi1>, tensor<i1>) -> tensor<i1>
%180 = "stablehlo.if"(%102) ({
%103 = "stablehlo.dot_general"(%0, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<8x4xf32>) -> tensor<1x2x3x8xf32>
%104 = "stablehlo.dot_general"(%103, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x8xf32>, tensor<9x3xf32>) -> tensor<1x2x8x9xf32>
%105 = "stablehlo.transpose"(%104) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
"stablehlo.return"(%105) : (tensor<1x2x9x8xf32>) -> ()
}, {
%106 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%108 = "stablehlo.not"(%106) : (tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%109 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%110 = "stablehlo.and"(%108, %109) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%111 = "stablehlo.sign"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%112 = "stablehlo.select"(%110, %111, %107) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%113 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%114 = "stablehlo.select"(%106, %107, %113) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%115 = "stablehlo.sign"(%96) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%116 = "stablehlo.convert"(%112) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xbf16>
%117 = "stablehlo.convert"(%115) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%118 = "stablehlo.dot_general"(%116, %117) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%119 = "stablehlo.abs"(%112) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%120 = "stablehlo.abs"(%115) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%121 = "stablehlo.convert"(%119) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xbf16>
%122 = "stablehlo.convert"(%120) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%123 = "stablehlo.dot_general"(%121, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%124 = "stablehlo.convert"(%95) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%125 = "stablehlo.convert"(%114) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xbf16>
%126 = "stablehlo.convert"(%124) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%127 = "stablehlo.dot_general"(%125, %126) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%128 = "stablehlo.select"(%106, %0, %107) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%129 = "stablehlo.dot_general"(%128, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<8x4xf32>) -> tensor<1x2x3x8xf32>
%130 = "stablehlo.abs"(%118) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%131 = "stablehlo.compare"(%130, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%132 = "stablehlo.compare"(%127, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%133 = "stablehlo.and"(%131, %132) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%134 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%135 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%136 = "stablehlo.select"(%133, %118, %135) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%137 = "stablehlo.multiply"(%134, %136) : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%139 = "stablehlo.compare"(%127, %138) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%140 = "stablehlo.select"(%139, %137, %129) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%141 = "stablehlo.is_finite"(%140) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%142 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%143 = "stablehlo.not"(%141) : (tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%144 = "stablehlo.compare"(%140, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%145 = "stablehlo.and"(%143, %144) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%146 = "stablehlo.sign"(%140) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%147 = "stablehlo.select"(%145, %146, %142) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%148 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%149 = "stablehlo.select"(%141, %142, %148) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%150 = "stablehlo.sign"(%48) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%151 = "stablehlo.convert"(%147) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xbf16>
%152 = "stablehlo.convert"(%150) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%153 = "stablehlo.dot_general"(%151, %152) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%154 = "stablehlo.transpose"(%153) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%155 = "stablehlo.abs"(%147) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%156 = "stablehlo.abs"(%150) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%157 = "stablehlo.convert"(%155) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xbf16>
%158 = "stablehlo.convert"(%156) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%159 = "stablehlo.dot_general"(%157, %158) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%160 = "stablehlo.transpose"(%159) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%161 = "stablehlo.convert"(%47) : (tensor<9x3xi1>) -> tensor<9x3xf32>
%162 = "stablehlo.convert"(%149) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xbf16>
%163 = "stablehlo.convert"(%161) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%164 = "stablehlo.dot_general"(%162, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%165 = "stablehlo.transpose"(%164) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%166 = "stablehlo.select"(%141, %140, %142) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%167 = "stablehlo.dot_general"(%166, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x8xf32>, tensor<9x3xf32>) -> tensor<1x2x8x9xf32>
%168 = "stablehlo.transpose"(%167) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%169 = "stablehlo.abs"(%154) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%170 = "stablehlo.compare"(%169, %160) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%171 = "stablehlo.compare"(%165, %160) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%172 = "stablehlo.and"(%170, %171) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%173 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%175 = "stablehlo.select"(%172, %154, %174) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%176 = "stablehlo.multiply"(%173, %175) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%177 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%178 = "stablehlo.compare"(%165, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%179 = "stablehlo.select"(%178, %176, %168) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
"stablehlo.return"(%179) : (tensor<1x2x9x8xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x8xf32>
return %180 : tensor<1x2x9x8xf32>
}
}

// f32[1,2,3,4] [3,4] [1,2,9,8] true
module @example {
func.func public @main(%0: tensor<1x2x3x4xf32>) -> (tensor<1x2x9x8xf32>) {
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
%47 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<3x9xi1>) -> tensor<9x3xi1>
%48 = "stablehlo.transpose"(%46) {permutation = array<i64: 1, 0>} : (tensor<3x9xf32>) -> tensor<9x3xf32>
%49 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x8xf32>
%51 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%53 = "stablehlo.divide"(%51, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x8xf32>
%55 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%56 = "stablehlo.maximum"(%54, %55) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%57 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%58 = "stablehlo.add"(%49, %57) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%59 = "stablehlo.multiply"(%58, %54) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%61 = "stablehlo.multiply"(%56, %60) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%62 = "stablehlo.subtract"(%59, %61) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%63 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%64 = "stablehlo.add"(%62, %63) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%65 = "stablehlo.floor"(%64) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%66 = "stablehlo.compare"(%50, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%67 = "stablehlo.add"(%59, %61) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%68 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%69 = "stablehlo.add"(%67, %68) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%70 = "stablehlo.floor"(%69) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%71 = "stablehlo.compare"(%50, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%72 = "stablehlo.and"(%66, %71) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%73 = "stablehlo.subtract"(%50, %59) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%74 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%76 = "stablehlo.divide"(%75, %56) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%77 = "stablehlo.abs"(%76) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%78 = "stablehlo.negate"(%77) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%80 = "stablehlo.add"(%78, %79) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%82 = "stablehlo.maximum"(%80, %81) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%84 = "stablehlo.select"(%72, %82, %83) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.reduce"(%84, %85) ({
^bb0(%86: tensor<f32>, %87: tensor<f32>):
%88 = "stablehlo.add"(%86, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%88) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
%90 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x8xf32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%92 = "stablehlo.compare"(%90, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%93 = "stablehlo.divide"(%84, %90) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%94 = "stablehlo.select"(%92, %93, %84) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%95 = "stablehlo.transpose"(%72) {permutation = array<i64: 1, 0>} : (tensor<4x8xi1>) -> tensor<8x4xi1>
%96 = "stablehlo.transpose"(%94) {permutation = array<i64: 1, 0>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
%97 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%98 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%102 = "stablehlo.reduce"(%97, %98) ({
^bb0(%99: tensor<i1>, %100: tensor<i1>):
%101 = "stablehlo.and"(%99, %100) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%101) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x3x4xi1>, tensor<i1>) -> tensor<i1>
%180 = "stablehlo.if"(%102) ({
%103 = "stablehlo.dot_general"(%0, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<8x4xf32>) -> tensor<1x2x3x8xf32>
%104 = "stablehlo.dot_general"(%103, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x8xf32>, tensor<9x3xf32>) -> tensor<1x2x8x9xf32>
%105 = "stablehlo.transpose"(%104) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
"stablehlo.return"(%105) : (tensor<1x2x9x8xf32>) -> ()
}, {
%106 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%108 = "stablehlo.not"(%106) : (tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%109 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%110 = "stablehlo.and"(%108, %109) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%111 = "stablehlo.sign"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%112 = "stablehlo.select"(%110, %111, %107) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%113 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%114 = "stablehlo.select"(%106, %107, %113) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%115 = "stablehlo.sign"(%96) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%116 = "stablehlo.convert"(%112) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xbf16>
%117 = "stablehlo.convert"(%115) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%118 = "stablehlo.dot_general"(%116, %117) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%119 = "stablehlo.abs"(%112) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%120 = "stablehlo.abs"(%115) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%121 = "stablehlo.convert"(%119) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xbf16>
%122 = "stablehlo.convert"(%120) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%123 = "stablehlo.dot_general"(%121, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%124 = "stablehlo.convert"(%95) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%125 = "stablehlo.convert"(%114) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xbf16>
%126 = "stablehlo.convert"(%124) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%127 = "stablehlo.dot_general"(%125, %126) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%128 = "stablehlo.select"(%106, %0, %107) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%129 = "stablehlo.dot_general"(%128, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<8x4xf32>) -> tensor<1x2x3x8xf32>
%130 = "stablehlo.abs"(%118) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%131 = "stablehlo.compare"(%130, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%132 = "stablehlo.compare"(%127, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%133 = "stablehlo.and"(%131, %132) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%134 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%135 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%136 = "stablehlo.select"(%133, %118, %135) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%137 = "stablehlo.multiply"(%134, %136) : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%139 = "stablehlo.compare"(%127, %138) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%140 = "stablehlo.select"(%139, %137, %129) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%141 = "stablehlo.is_finite"(%140) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%142 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%143 = "stablehlo.not"(%141) : (tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%144 = "stablehlo.compare"(%140, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%145 = "stablehlo.and"(%143, %144) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%146 = "stablehlo.sign"(%140) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%147 = "stablehlo.select"(%145, %146, %142) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%148 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%149 = "stablehlo.select"(%141, %142, %148) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%150 = "stablehlo.sign"(%48) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%151 = "stablehlo.convert"(%147) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xbf16>
%152 = "stablehlo.convert"(%150) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%153 = "stablehlo.dot_general"(%151, %152) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%154 = "stablehlo.transpose"(%153) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%155 = "stablehlo.abs"(%147) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%156 = "stablehlo.abs"(%150) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%157 = "stablehlo.convert"(%155) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xbf16>
%158 = "stablehlo.convert"(%156) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%159 = "stablehlo.dot_general"(%157, %158) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%160 = "stablehlo.transpose"(%159) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%161 = "stablehlo.convert"(%47) : (tensor<9x3xi1>) -> tensor<9x3xf32>
%162 = "stablehlo.convert"(%149) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xbf16>
%163 = "stablehlo.convert"(%161) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%164 = "stablehlo.dot_general"(%162, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%165 = "stablehlo.transpose"(%164) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%166 = "stablehlo.select"(%141, %140, %142) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%167 = "stablehlo.dot_general"(%166, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x8xf32>, tensor<9x3xf32>) -> tensor<1x2x8x9xf32>
%168 = "stablehlo.transpose"(%167) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%169 = "stablehlo.abs"(%154) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%170 = "stablehlo.compare"(%169, %160) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%171 = "stablehlo.compare"(%165, %160) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%172 = "stablehlo.and"(%170, %171) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%173 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%175 = "stablehlo.select"(%172, %154, %174) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%176 = "stablehlo.multiply"(%173, %175) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%177 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%178 = "stablehlo.compare"(%165, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%179 = "stablehlo.select"(%178, %176, %168) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
"stablehlo.return"(%179) : (tensor<1x2x9x8xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x8xf32>
return %180 : tensor<1x2x9x8xf32>
}
}

