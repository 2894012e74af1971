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
%97 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%98 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%102 = "stablehlo.reduce"(%97, %98) ({
^bb0(%99: tensor<i1>, %100: tensor<i1>):
%101 = "stablehlo.and"(%99, %100) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%101) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x10xi1>, tensor<i1>) -> tensor<i1>
%280 = "stablehlo.if"(%102) ({
%103 = "stablehlo.dot_general"(%0, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%104 = "stablehlo.dot_general"(%103, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%105 = "stablehlo.transpose"(%104) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%105) : (tensor<2x3x4x5xf32>) -> ()
}, {
%106 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%107 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%108 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%109 = "stablehlo.sign"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%110 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%111 = "stablehlo.abs"(%109) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%112 = "stablehlo.compare"(%111, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%113 = "stablehlo.negate"(%110) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%114 = "stablehlo.select"(%112, %109, %113) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%115 = "stablehlo.convert"(%114) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%116 = "stablehlo.select"(%108, %115, %106) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%117 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%118 = "stablehlo.select"(%117, %107, %116) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%119 = "stablehlo.convert"(%118) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%120 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%122 = "stablehlo.select"(%120, %0, %121) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%123 = "stablehlo.dot_general"(%122, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%124 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%125 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%174, %175 = "stablehlo.while"(%125, %124) ({
^bb0(%126: tensor<i32>, %127: tensor<2x3x8x5xi8>):
%128 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%129 = "stablehlo.compare"(%126, %128) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%129) : (tensor<i1>) -> ()
}, {
^bb0(%130: tensor<i32>, %131: tensor<2x3x8x5xi8>):
%132 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%133 = "stablehlo.add"(%130, %132) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%134 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%135 = "stablehlo.dynamic_slice"(%119, %130, %134, %134, %134) {slice_sizes = array<i64: 1, 3, 8, 10>} : (tensor<2x3x8x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x8x10xi8>
%136 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x8x10xi8>} : () -> tensor<1x3x8x10xi8>
%137 = "stablehlo.compare"(%135, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xi8>, tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xi1>
%138 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x8x10xi8>} : () -> tensor<1x3x8x10xi8>
%139 = "stablehlo.select"(%137, %138, %135) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi8>, tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xi8>
%140 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x8x10xi8>} : () -> tensor<1x3x8x10xi8>
%141 = "stablehlo.compare"(%135, %140) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xi8>, tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xi1>
%142 = "stablehlo.not"(%141) : (tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%143 = "stablehlo.sign"(%96) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%144 = "stablehlo.convert"(%139) : (tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xbf16>
%145 = "stablehlo.convert"(%143) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%146 = "stablehlo.dot_general"(%144, %145) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%147 = "stablehlo.abs"(%139) : (tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xi8>
%148 = "stablehlo.abs"(%143) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%149 = "stablehlo.convert"(%147) : (tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xbf16>
%150 = "stablehlo.convert"(%148) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%151 = "stablehlo.dot_general"(%149, %150) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%152 = "stablehlo.convert"(%142) : (tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xbf16>
%153 = "stablehlo.convert"(%95) : (tensor<5x10xi1>) -> tensor<5x10xbf16>
%154 = "stablehlo.dot_general"(%152, %153) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%155 = "stablehlo.abs"(%146) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%156 = "stablehlo.compare"(%155, %151) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%157 = "stablehlo.compare"(%154, %151) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%158 = "stablehlo.and"(%156, %157) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%159 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%160 = "stablehlo.sign"(%146) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%161 = "stablehlo.select"(%158, %160, %159) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%163 = "stablehlo.compare"(%154, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%165 = "stablehlo.select"(%163, %164, %161) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%166 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%167 = "stablehlo.abs"(%165) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%168 = "stablehlo.compare"(%167, %166) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%169 = "stablehlo.negate"(%166) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%170 = "stablehlo.select"(%168, %165, %169) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%171 = "stablehlo.convert"(%170) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi32>
%172 = "stablehlo.convert"(%171) : (tensor<1x3x8x5xi32>) -> tensor<1x3x8x5xi8>
%173 = "stablehlo.dynamic_update_slice"(%131, %172, %130, %134, %134, %134) : (tensor<2x3x8x5xi8>, tensor<1x3x8x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x8x5xi8>
"stablehlo.return"(%133, %173) : (tensor<i32>, tensor<2x3x8x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x8x5xi8>) -> (tensor<i32>, tensor<2x3x8x5xi8>)
%176 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%177 = "stablehlo.compare"(%175, %176) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi1>
%178 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x5xi32>} : () -> tensor<2x3x8x5xi32>
%179 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi32>} : () -> tensor<2x3x8x5xi32>
%180 = "stablehlo.compare"(%123, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%181 = "stablehlo.sign"(%123) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%182 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%183 = "stablehlo.abs"(%181) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%184 = "stablehlo.compare"(%183, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%185 = "stablehlo.negate"(%182) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%186 = "stablehlo.select"(%184, %181, %185) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%187 = "stablehlo.convert"(%186) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi32>
%188 = "stablehlo.select"(%180, %187, %178) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi32>
%189 = "stablehlo.is_finite"(%123) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%190 = "stablehlo.select"(%189, %179, %188) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi32>
%191 = "stablehlo.convert"(%190) : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi8>
%192 = "stablehlo.select"(%177, %191, %175) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi8>
%193 = "stablehlo.is_finite"(%123) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%195 = "stablehlo.select"(%193, %123, %194) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%196 = "stablehlo.dot_general"(%195, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%197 = "stablehlo.transpose"(%196) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%198 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%199 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%251, %252 = "stablehlo.while"(%199, %198) ({
^bb0(%200: tensor<i32>, %201: tensor<2x3x4x5xi8>):
%202 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%203 = "stablehlo.compare"(%200, %202) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%203) : (tensor<i1>) -> ()
}, {
^bb0(%204: tensor<i32>, %205: tensor<2x3x4x5xi8>):
%206 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%207 = "stablehlo.add"(%204, %206) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%208 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%209 = "stablehlo.dynamic_slice"(%192, %204, %208, %208, %208) {slice_sizes = array<i64: 1, 3, 8, 5>} : (tensor<2x3x8x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x8x5xi8>
%210 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x8x5xi8>} : () -> tensor<1x3x8x5xi8>
%211 = "stablehlo.compare"(%209, %210) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xi8>, tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xi1>
%212 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x8x5xi8>} : () -> tensor<1x3x8x5xi8>
%213 = "stablehlo.select"(%211, %212, %209) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xi8>, tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xi8>
%214 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x8x5xi8>} : () -> tensor<1x3x8x5xi8>
%215 = "stablehlo.compare"(%209, %214) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xi8>, tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xi1>
%216 = "stablehlo.not"(%215) : (tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%217 = "stablehlo.sign"(%48) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%218 = "stablehlo.convert"(%213) : (tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xbf16>
%219 = "stablehlo.convert"(%217) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%220 = "stablehlo.dot_general"(%218, %219) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%221 = "stablehlo.transpose"(%220) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%222 = "stablehlo.abs"(%213) : (tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xi8>
%223 = "stablehlo.abs"(%217) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%224 = "stablehlo.convert"(%222) : (tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xbf16>
%225 = "stablehlo.convert"(%223) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%226 = "stablehlo.dot_general"(%224, %225) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%227 = "stablehlo.transpose"(%226) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%228 = "stablehlo.convert"(%216) : (tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xbf16>
%229 = "stablehlo.convert"(%47) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%230 = "stablehlo.dot_general"(%228, %229) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%231 = "stablehlo.transpose"(%230) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%232 = "stablehlo.abs"(%221) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%233 = "stablehlo.compare"(%232, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%234 = "stablehlo.compare"(%231, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%235 = "stablehlo.and"(%233, %234) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%236 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%237 = "stablehlo.sign"(%221) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%238 = "stablehlo.select"(%235, %237, %236) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%239 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%240 = "stablehlo.compare"(%231, %239) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%242 = "stablehlo.select"(%240, %241, %238) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%243 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%244 = "stablehlo.abs"(%242) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%245 = "stablehlo.compare"(%244, %243) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%246 = "stablehlo.negate"(%243) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%247 = "stablehlo.select"(%245, %242, %246) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%248 = "stablehlo.convert"(%247) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi32>
%249 = "stablehlo.convert"(%248) : (tensor<1x3x4x5xi32>) -> tensor<1x3x4x5xi8>
%250 = "stablehlo.dynamic_update_slice"(%205, %249, %204, %208, %208, %208) : (tensor<2x3x4x5xi8>, tensor<1x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xi8>
"stablehlo.return"(%207, %250) : (tensor<i32>, tensor<2x3x4x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xi8>) -> (tensor<i32>, tensor<2x3x4x5xi8>)
%253 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%254 = "stablehlo.compare"(%252, %253) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%255 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%256 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%257 = "stablehlo.compare"(%197, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%258 = "stablehlo.sign"(%197) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%259 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%260 = "stablehlo.abs"(%258) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%261 = "stablehlo.compare"(%260, %259) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%262 = "stablehlo.negate"(%259) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%263 = "stablehlo.select"(%261, %258, %262) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%264 = "stablehlo.convert"(%263) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%265 = "stablehlo.select"(%257, %264, %255) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%266 = "stablehlo.is_finite"(%197) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
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
%279 = "stablehlo.select"(%278, %197, %276) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%279) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %280 : tensor<2x3x4x5xf32>
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
%97 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%98 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%102 = "stablehlo.reduce"(%97, %98) ({
^bb0(%99: tensor<i1>, %100: tensor<i1>):
%101 = "stablehlo.and"(%99, %100) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%101) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x10xi1>, tensor<i1>) -> tensor<i1>
%280 = "stablehlo.if"(%102) ({
%103 = "stablehlo.dot_general"(%0, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%104 = "stablehlo.dot_general"(%103, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%105 = "stablehlo.transpose"(%104) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%105) : (tensor<2x3x4x5xf32>) -> ()
}, {
%106 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%107 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%108 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%109 = "stablehlo.sign"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%110 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%111 = "stablehlo.abs"(%109) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%112 = "stablehlo.compare"(%111, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%113 = "stablehlo.negate"(%110) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%114 = "stablehlo.select"(%112, %109, %113) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%115 = "stablehlo.convert"(%114) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%116 = "stablehlo.select"(%108, %115, %106) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%117 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%118 = "stablehlo.select"(%117, %107, %116) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%119 = "stablehlo.convert"(%118) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%120 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%122 = "stablehlo.select"(%120, %0, %121) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%123 = "stablehlo.dot_general"(%122, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%124 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%125 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%174, %175 = "stablehlo.while"(%125, %124) ({
^bb0(%126: tensor<i32>, %127: tensor<2x3x8x5xi8>):
%128 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%129 = "stablehlo.compare"(%126, %128) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%129) : (tensor<i1>) -> ()
}, {
^bb0(%130: tensor<i32>, %131: tensor<2x3x8x5xi8>):
%132 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%133 = "stablehlo.add"(%130, %132) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%134 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%135 = "stablehlo.dynamic_slice"(%119, %130, %134, %134, %134) {slice_sizes = array<i64: 1, 3, 8, 10>} : (tensor<2x3x8x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x8x10xi8>
%136 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x8x10xi8>} : () -> tensor<1x3x8x10xi8>
%137 = "stablehlo.compare"(%135, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xi8>, tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xi1>
%138 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x8x10xi8>} : () -> tensor<1x3x8x10xi8>
%139 = "stablehlo.select"(%137, %138, %135) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi8>, tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xi8>
%140 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x8x10xi8>} : () -> tensor<1x3x8x10xi8>
%141 = "stablehlo.compare"(%135, %140) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xi8>, tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xi1>
%142 = "stablehlo.not"(%141) : (tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%143 = "stablehlo.sign"(%96) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%144 = "stablehlo.convert"(%139) : (tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xbf16>
%145 = "stablehlo.convert"(%143) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%146 = "stablehlo.dot_general"(%144, %145) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%147 = "stablehlo.abs"(%139) : (tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xi8>
%148 = "stablehlo.abs"(%143) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%149 = "stablehlo.convert"(%147) : (tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xbf16>
%150 = "stablehlo.convert"(%148) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%151 = "stablehlo.dot_general"(%149, %150) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%152 = "stablehlo.convert"(%142) : (tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xbf16>
%153 = "stablehlo.convert"(%95) : (tensor<5x10xi1>) -> tensor<5x10xbf16>
%154 = "stablehlo.dot_general"(%152, %153) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%155 = "stablehlo.abs"(%146) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%156 = "stablehlo.compare"(%155, %151) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%157 = "stablehlo.compare"(%154, %151) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%158 = "stablehlo.and"(%156, %157) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%159 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%160 = "stablehlo.sign"(%146) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%161 = "stablehlo.select"(%158, %160, %159) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%163 = "stablehlo.compare"(%154, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%165 = "stablehlo.select"(%163, %164, %161) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%166 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%167 = "stablehlo.abs"(%165) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%168 = "stablehlo.compare"(%167, %166) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%169 = "stablehlo.negate"(%166) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%170 = "stablehlo.select"(%168, %165, %169) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%171 = "stablehlo.convert"(%170) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi32>
%172 = "stablehlo.convert"(%171) : (tensor<1x3x8x5xi32>) -> tensor<1x3x8x5xi8>
%173 = "stablehlo.dynamic_update_slice"(%131, %172, %130, %134, %134, %134) : (tensor<2x3x8x5xi8>, tensor<1x3x8x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x8x5xi8>
"stablehlo.return"(%133, %173) : (tensor<i32>, tensor<2x3x8x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x8x5xi8>) -> (tensor<i32>, tensor<2x3x8x5xi8>)
%176 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%177 = "stablehlo.compare"(%175, %176) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi1>
%178 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x5xi32>} : () -> tensor<2x3x8x5xi32>
%179 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi32>} : () -> tensor<2x3x8x5xi32>
%180 = "stablehlo.compare"(%123, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%181 = "stablehlo.sign"(%123) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%182 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%183 = "stablehlo.abs"(%181) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%184 = "stablehlo.compare"(%183, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%185 = "stablehlo.negate"(%182) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%186 = "stablehlo.select"(%184, %181, %185) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%187 = "stablehlo.convert"(%186) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi32>
%188 = "stablehlo.select"(%180, %187, %178) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi32>
%189 = "stablehlo.is_finite"(%123) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%190 = "stablehlo.select"(%189, %179, %188) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi32>
%191 = "stablehlo.convert"(%190) : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi8>
%192 = "stablehlo.select"(%177, %191, %175) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi8>
%193 = "stablehlo.is_finite"(%123) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%195 = "stablehlo.select"(%193, %123, %194) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%196 = "stablehlo.dot_general"(%195, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%197 = "stablehlo.transpose"(%196) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%198 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%199 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%251, %252 = "stablehlo.while"(%199, %198) ({
^bb0(%200: tensor<i32>, %201: tensor<2x3x4x5xi8>):
%202 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%203 = "stablehlo.compare"(%200, %202) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%203) : (tensor<i1>) -> ()
}, {
^bb0(%204: tensor<i32>, %205: tensor<2x3x4x5xi8>):
%206 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%207 = "stablehlo.add"(%204, %206) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%208 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%209 = "stablehlo.dynamic_slice"(%192, %204, %208, %208, %208) {slice_sizes = array<i64: 1, 3, 8, 5>} : (tensor<2x3x8x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x8x5xi8>
%210 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x8x5xi8>} : () -> tensor<1x3x8x5xi8>
%211 = "stablehlo.compare"(%209, %210) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xi8>, tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xi1>
%212 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x8x5xi8>} : () -> tensor<1x3x8x5xi8>
%213 = "stablehlo.select"(%211, %212, %209) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xi8>, tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xi8>
%214 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x8x5xi8>} : () -> tensor<1x3x8x5xi8>
%215 = "stablehlo.compare"(%209, %214) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xi8>, tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xi1>
%216 = "stablehlo.not"(%215) : (tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%217 = "stablehlo.sign"(%48) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%218 = "stablehlo.convert"(%213) : (tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xbf16>
%219 = "stablehlo.convert"(%217) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%220 = "stablehlo.dot_general"(%218, %219) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%221 = "stablehlo.transpose"(%220) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%222 = "stablehlo.abs"(%213) : (tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xi8>
%223 = "stablehlo.abs"(%217) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%224 = "stablehlo.convert"(%222) : (tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xbf16>
%225 = "stablehlo.convert"(%223) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%226 = "stablehlo.dot_general"(%224, %225) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%227 = "stablehlo.transpose"(%226) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%228 = "stablehlo.convert"(%216) : (tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xbf16>
%229 = "stablehlo.convert"(%47) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%230 = "stablehlo.dot_general"(%228, %229) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%231 = "stablehlo.transpose"(%230) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%232 = "stablehlo.abs"(%221) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%233 = "stablehlo.compare"(%232, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%234 = "stablehlo.compare"(%231, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%235 = "stablehlo.and"(%233, %234) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%236 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%237 = "stablehlo.sign"(%221) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%238 = "stablehlo.select"(%235, %237, %236) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%239 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%240 = "stablehlo.compare"(%231, %239) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%242 = "stablehlo.select"(%240, %241, %238) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%243 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%244 = "stablehlo.abs"(%242) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%245 = "stablehlo.compare"(%244, %243) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%246 = "stablehlo.negate"(%243) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%247 = "stablehlo.select"(%245, %242, %246) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%248 = "stablehlo.convert"(%247) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi32>
%249 = "stablehlo.convert"(%248) : (tensor<1x3x4x5xi32>) -> tensor<1x3x4x5xi8>
%250 = "stablehlo.dynamic_update_slice"(%205, %249, %204, %208, %208, %208) : (tensor<2x3x4x5xi8>, tensor<1x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xi8>
"stablehlo.return"(%207, %250) : (tensor<i32>, tensor<2x3x4x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xi8>) -> (tensor<i32>, tensor<2x3x4x5xi8>)
%253 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%254 = "stablehlo.compare"(%252, %253) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%255 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%256 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%257 = "stablehlo.compare"(%197, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%258 = "stablehlo.sign"(%197) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%259 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%260 = "stablehlo.abs"(%258) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%261 = "stablehlo.compare"(%260, %259) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%262 = "stablehlo.negate"(%259) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%263 = "stablehlo.select"(%261, %258, %262) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%264 = "stablehlo.convert"(%263) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%265 = "stablehlo.select"(%257, %264, %255) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%266 = "stablehlo.is_finite"(%197) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
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
%279 = "stablehlo.select"(%278, %197, %276) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%279) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %280 : tensor<2x3x4x5xf32>
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
%97 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%98 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%102 = "stablehlo.reduce"(%97, %98) ({
^bb0(%99: tensor<i1>, %100: tensor<i1>):
%101 = "stablehlo.and"(%99, %100) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%101) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x7x3xi1>, tensor<i1>) -> tensor<i1>
%280 = "stablehlo.if"(%102) ({
%103 = "stablehlo.dot_general"(%0, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%104 = "stablehlo.dot_general"(%103, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%105 = "stablehlo.transpose"(%104) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%105) : (tensor<2x3x4x5xf32>) -> ()
}, {
%106 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%107 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%108 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%109 = "stablehlo.sign"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%110 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%111 = "stablehlo.abs"(%109) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%112 = "stablehlo.compare"(%111, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%113 = "stablehlo.negate"(%110) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%114 = "stablehlo.select"(%112, %109, %113) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%115 = "stablehlo.convert"(%114) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%116 = "stablehlo.select"(%108, %115, %106) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%117 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%118 = "stablehlo.select"(%117, %107, %116) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%119 = "stablehlo.convert"(%118) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%120 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%122 = "stablehlo.select"(%120, %0, %121) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%123 = "stablehlo.dot_general"(%122, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%124 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%125 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%174, %175 = "stablehlo.while"(%125, %124) ({
^bb0(%126: tensor<i32>, %127: tensor<2x3x7x5xi8>):
%128 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%129 = "stablehlo.compare"(%126, %128) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%129) : (tensor<i1>) -> ()
}, {
^bb0(%130: tensor<i32>, %131: tensor<2x3x7x5xi8>):
%132 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%133 = "stablehlo.add"(%130, %132) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%134 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%135 = "stablehlo.dynamic_slice"(%119, %130, %134, %134, %134) {slice_sizes = array<i64: 1, 3, 7, 3>} : (tensor<2x3x7x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x7x3xi8>
%136 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x7x3xi8>} : () -> tensor<1x3x7x3xi8>
%137 = "stablehlo.compare"(%135, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xi8>, tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xi1>
%138 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x7x3xi8>} : () -> tensor<1x3x7x3xi8>
%139 = "stablehlo.select"(%137, %138, %135) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi8>, tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xi8>
%140 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x7x3xi8>} : () -> tensor<1x3x7x3xi8>
%141 = "stablehlo.compare"(%135, %140) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xi8>, tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xi1>
%142 = "stablehlo.not"(%141) : (tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%143 = "stablehlo.sign"(%96) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%144 = "stablehlo.convert"(%139) : (tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xbf16>
%145 = "stablehlo.convert"(%143) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%146 = "stablehlo.dot_general"(%144, %145) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%147 = "stablehlo.abs"(%139) : (tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xi8>
%148 = "stablehlo.abs"(%143) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%149 = "stablehlo.convert"(%147) : (tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xbf16>
%150 = "stablehlo.convert"(%148) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%151 = "stablehlo.dot_general"(%149, %150) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%152 = "stablehlo.convert"(%142) : (tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xbf16>
%153 = "stablehlo.convert"(%95) : (tensor<5x3xi1>) -> tensor<5x3xbf16>
%154 = "stablehlo.dot_general"(%152, %153) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%155 = "stablehlo.abs"(%146) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%156 = "stablehlo.compare"(%155, %151) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%157 = "stablehlo.compare"(%154, %151) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%158 = "stablehlo.and"(%156, %157) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%159 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%160 = "stablehlo.sign"(%146) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%161 = "stablehlo.select"(%158, %160, %159) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%163 = "stablehlo.compare"(%154, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%165 = "stablehlo.select"(%163, %164, %161) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%166 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%167 = "stablehlo.abs"(%165) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%168 = "stablehlo.compare"(%167, %166) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%169 = "stablehlo.negate"(%166) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%170 = "stablehlo.select"(%168, %165, %169) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%171 = "stablehlo.convert"(%170) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi32>
%172 = "stablehlo.convert"(%171) : (tensor<1x3x7x5xi32>) -> tensor<1x3x7x5xi8>
%173 = "stablehlo.dynamic_update_slice"(%131, %172, %130, %134, %134, %134) : (tensor<2x3x7x5xi8>, tensor<1x3x7x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x5xi8>
"stablehlo.return"(%133, %173) : (tensor<i32>, tensor<2x3x7x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x7x5xi8>) -> (tensor<i32>, tensor<2x3x7x5xi8>)
%176 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%177 = "stablehlo.compare"(%175, %176) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%178 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%179 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%180 = "stablehlo.compare"(%123, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%181 = "stablehlo.sign"(%123) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%182 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%183 = "stablehlo.abs"(%181) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%184 = "stablehlo.compare"(%183, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%185 = "stablehlo.negate"(%182) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%186 = "stablehlo.select"(%184, %181, %185) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%187 = "stablehlo.convert"(%186) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi32>
%188 = "stablehlo.select"(%180, %187, %178) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%189 = "stablehlo.is_finite"(%123) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%190 = "stablehlo.select"(%189, %179, %188) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%191 = "stablehlo.convert"(%190) : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi8>
%192 = "stablehlo.select"(%177, %191, %175) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%193 = "stablehlo.is_finite"(%123) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%195 = "stablehlo.select"(%193, %123, %194) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%196 = "stablehlo.dot_general"(%195, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%197 = "stablehlo.transpose"(%196) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%198 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%199 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%251, %252 = "stablehlo.while"(%199, %198) ({
^bb0(%200: tensor<i32>, %201: tensor<2x3x4x5xi8>):
%202 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%203 = "stablehlo.compare"(%200, %202) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%203) : (tensor<i1>) -> ()
}, {
^bb0(%204: tensor<i32>, %205: tensor<2x3x4x5xi8>):
%206 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%207 = "stablehlo.add"(%204, %206) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%208 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%209 = "stablehlo.dynamic_slice"(%192, %204, %208, %208, %208) {slice_sizes = array<i64: 1, 3, 7, 5>} : (tensor<2x3x7x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x7x5xi8>
%210 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x7x5xi8>} : () -> tensor<1x3x7x5xi8>
%211 = "stablehlo.compare"(%209, %210) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xi8>, tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi1>
%212 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x7x5xi8>} : () -> tensor<1x3x7x5xi8>
%213 = "stablehlo.select"(%211, %212, %209) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi8>, tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi8>
%214 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x7x5xi8>} : () -> tensor<1x3x7x5xi8>
%215 = "stablehlo.compare"(%209, %214) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xi8>, tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi1>
%216 = "stablehlo.not"(%215) : (tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%217 = "stablehlo.sign"(%48) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%218 = "stablehlo.convert"(%213) : (tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xbf16>
%219 = "stablehlo.convert"(%217) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%220 = "stablehlo.dot_general"(%218, %219) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%221 = "stablehlo.transpose"(%220) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%222 = "stablehlo.abs"(%213) : (tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi8>
%223 = "stablehlo.abs"(%217) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%224 = "stablehlo.convert"(%222) : (tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xbf16>
%225 = "stablehlo.convert"(%223) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%226 = "stablehlo.dot_general"(%224, %225) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%227 = "stablehlo.transpose"(%226) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%228 = "stablehlo.convert"(%216) : (tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xbf16>
%229 = "stablehlo.convert"(%47) : (tensor<4x7xi1>) -> tensor<4x7xbf16>
%230 = "stablehlo.dot_general"(%228, %229) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%231 = "stablehlo.transpose"(%230) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%232 = "stablehlo.abs"(%221) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%233 = "stablehlo.compare"(%232, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%234 = "stablehlo.compare"(%231, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%235 = "stablehlo.and"(%233, %234) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%236 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%237 = "stablehlo.sign"(%221) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%238 = "stablehlo.select"(%235, %237, %236) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%239 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%240 = "stablehlo.compare"(%231, %239) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%242 = "stablehlo.select"(%240, %241, %238) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%243 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%244 = "stablehlo.abs"(%242) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%245 = "stablehlo.compare"(%244, %243) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%246 = "stablehlo.negate"(%243) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%247 = "stablehlo.select"(%245, %242, %246) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%248 = "stablehlo.convert"(%247) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi32>
%249 = "stablehlo.convert"(%248) : (tensor<1x3x4x5xi32>) -> tensor<1x3x4x5xi8>
%250 = "stablehlo.dynamic_update_slice"(%205, %249, %204, %208, %208, %208) : (tensor<2x3x4x5xi8>, tensor<1x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xi8>
"stablehlo.return"(%207, %250) : (tensor<i32>, tensor<2x3x4x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xi8>) -> (tensor<i32>, tensor<2x3x4x5xi8>)
%253 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%254 = "stablehlo.compare"(%252, %253) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%255 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%256 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%257 = "stablehlo.compare"(%197, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%258 = "stablehlo.sign"(%197) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%259 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%260 = "stablehlo.abs"(%258) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%261 = "stablehlo.compare"(%260, %259) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%262 = "stablehlo.negate"(%259) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%263 = "stablehlo.select"(%261, %258, %262) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%264 = "stablehlo.convert"(%263) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%265 = "stablehlo.select"(%257, %264, %255) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%266 = "stablehlo.is_finite"(%197) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
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
%279 = "stablehlo.select"(%278, %197, %276) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%279) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %280 : tensor<2x3x4x5xf32>
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
%97 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%98 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%102 = "stablehlo.reduce"(%97, %98) ({
^bb0(%99: tensor<i1>, %100: tensor<i1>):
%101 = "stablehlo.and"(%99, %100) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%101) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x7x3xi1>, tensor<i1>) -> tensor<i1>
%280 = "stablehlo.if"(%102) ({
%103 = "stablehlo.dot_general"(%0, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%104 = "stablehlo.dot_general"(%103, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%105 = "stablehlo.transpose"(%104) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%105) : (tensor<2x3x4x5xf32>) -> ()
}, {
%106 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%107 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%108 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%109 = "stablehlo.sign"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%110 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%111 = "stablehlo.abs"(%109) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%112 = "stablehlo.compare"(%111, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%113 = "stablehlo.negate"(%110) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%114 = "stablehlo.select"(%112, %109, %113) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%115 = "stablehlo.convert"(%114) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%116 = "stablehlo.select"(%108, %115, %106) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%117 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%118 = "stablehlo.select"(%117, %107, %116) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%119 = "stablehlo.convert"(%118) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%120 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%122 = "stablehlo.select"(%120, %0, %121) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%123 = "stablehlo.dot_general"(%122, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%124 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%125 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%174, %175 = "stablehlo.while"(%125, %124) ({
^bb0(%126: tensor<i32>, %127: tensor<2x3x7x5xi8>):
%128 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%129 = "stablehlo.compare"(%126, %128) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%129) : (tensor<i1>) -> ()
}, {
^bb0(%130: tensor<i32>, %131: tensor<2x3x7x5xi8>):
%132 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%133 = "stablehlo.add"(%130, %132) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%134 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%135 = "stablehlo.dynamic_slice"(%119, %130, %134, %134, %134) {slice_sizes = array<i64: 1, 3, 7, 3>} : (tensor<2x3x7x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x7x3xi8>
%136 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x7x3xi8>} : () -> tensor<1x3x7x3xi8>
%137 = "stablehlo.compare"(%135, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xi8>, tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xi1>
%138 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x7x3xi8>} : () -> tensor<1x3x7x3xi8>
%139 = "stablehlo.select"(%137, %138, %135) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi8>, tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xi8>
%140 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x7x3xi8>} : () -> tensor<1x3x7x3xi8>
%141 = "stablehlo.compare"(%135, %140) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xi8>, tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xi1>
%142 = "stablehlo.not"(%141) : (tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%143 = "stablehlo.sign"(%96) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%144 = "stablehlo.convert"(%139) : (tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xbf16>
%145 = "stablehlo.convert"(%143) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%146 = "stablehlo.dot_general"(%144, %145) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%147 = "stablehlo.abs"(%139) : (tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xi8>
%148 = "stablehlo.abs"(%143) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%149 = "stablehlo.convert"(%147) : (tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xbf16>
%150 = "stablehlo.convert"(%148) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%151 = "stablehlo.dot_general"(%149, %150) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%152 = "stablehlo.convert"(%142) : (tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xbf16>
%153 = "stablehlo.convert"(%95) : (tensor<5x3xi1>) -> tensor<5x3xbf16>
%154 = "stablehlo.dot_general"(%152, %153) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%155 = "stablehlo.abs"(%146) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%156 = "stablehlo.compare"(%155, %151) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%157 = "stablehlo.compare"(%154, %151) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%158 = "stablehlo.and"(%156, %157) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%159 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%160 = "stablehlo.sign"(%146) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%161 = "stablehlo.select"(%158, %160, %159) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%163 = "stablehlo.compare"(%154, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%165 = "stablehlo.select"(%163, %164, %161) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%166 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%167 = "stablehlo.abs"(%165) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%168 = "stablehlo.compare"(%167, %166) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%169 = "stablehlo.negate"(%166) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%170 = "stablehlo.select"(%168, %165, %169) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%171 = "stablehlo.convert"(%170) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi32>
%172 = "stablehlo.convert"(%171) : (tensor<1x3x7x5xi32>) -> tensor<1x3x7x5xi8>
%173 = "stablehlo.dynamic_update_slice"(%131, %172, %130, %134, %134, %134) : (tensor<2x3x7x5xi8>, tensor<1x3x7x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x5xi8>
"stablehlo.return"(%133, %173) : (tensor<i32>, tensor<2x3x7x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x7x5xi8>) -> (tensor<i32>, tensor<2x3x7x5xi8>)
%176 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%177 = "stablehlo.compare"(%175, %176) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%178 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%179 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%180 = "stablehlo.compare"(%123, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%181 = "stablehlo.sign"(%123) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%182 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%183 = "stablehlo.abs"(%181) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%184 = "stablehlo.compare"(%183, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%185 = "stablehlo.negate"(%182) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%186 = "stablehlo.select"(%184, %181, %185) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%187 = "stablehlo.convert"(%186) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi32>
%188 = "stablehlo.select"(%180, %187, %178) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%189 = "stablehlo.is_finite"(%123) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%190 = "stablehlo.select"(%189, %179, %188) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%191 = "stablehlo.convert"(%190) : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi8>
%192 = "stablehlo.select"(%177, %191, %175) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%193 = "stablehlo.is_finite"(%123) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%195 = "stablehlo.select"(%193, %123, %194) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%196 = "stablehlo.dot_general"(%195, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%197 = "stablehlo.transpose"(%196) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%198 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%199 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%251, %252 = "stablehlo.while"(%199, %198) ({
^bb0(%200: tensor<i32>, %201: tensor<2x3x4x5xi8>):
%202 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%203 = "stablehlo.compare"(%200, %202) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%203) : (tensor<i1>) -> ()
}, {
^bb0(%204: tensor<i32>, %205: tensor<2x3x4x5xi8>):
%206 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%207 = "stablehlo.add"(%204, %206) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%208 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%209 = "stablehlo.dynamic_slice"(%192, %204, %208, %208, %208) {slice_sizes = array<i64: 1, 3, 7, 5>} : (tensor<2x3x7x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x7x5xi8>
%210 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x7x5xi8>} : () -> tensor<1x3x7x5xi8>
%211 = "stablehlo.compare"(%209, %210) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xi8>, tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi1>
%212 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x7x5xi8>} : () -> tensor<1x3x7x5xi8>
%213 = "stablehlo.select"(%211, %212, %209) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi8>, tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi8>
%214 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x7x5xi8>} : () -> tensor<1x3x7x5xi8>
%215 = "stablehlo.compare"(%209, %214) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xi8>, tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi1>
%216 = "stablehlo.not"(%215) : (tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%217 = "stablehlo.sign"(%48) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%218 = "stablehlo.convert"(%213) : (tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xbf16>
%219 = "stablehlo.convert"(%217) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%220 = "stablehlo.dot_general"(%218, %219) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%221 = "stablehlo.transpose"(%220) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%222 = "stablehlo.abs"(%213) : (tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi8>
%223 = "stablehlo.abs"(%217) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%224 = "stablehlo.convert"(%222) : (tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xbf16>
%225 = "stablehlo.convert"(%223) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%226 = "stablehlo.dot_general"(%224, %225) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%227 = "stablehlo.transpose"(%226) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%228 = "stablehlo.convert"(%216) : (tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xbf16>
%229 = "stablehlo.convert"(%47) : (tensor<4x7xi1>) -> tensor<4x7xbf16>
%230 = "stablehlo.dot_general"(%228, %229) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%231 = "stablehlo.transpose"(%230) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%232 = "stablehlo.abs"(%221) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%233 = "stablehlo.compare"(%232, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%234 = "stablehlo.compare"(%231, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%235 = "stablehlo.and"(%233, %234) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%236 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%237 = "stablehlo.sign"(%221) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%238 = "stablehlo.select"(%235, %237, %236) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%239 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%240 = "stablehlo.compare"(%231, %239) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%242 = "stablehlo.select"(%240, %241, %238) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%243 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%244 = "stablehlo.abs"(%242) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%245 = "stablehlo.compare"(%244, %243) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%246 = "stablehlo.negate"(%243) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%247 = "stablehlo.select"(%245, %242, %246) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%248 = "stablehlo.convert"(%247) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi32>
%249 = "stablehlo.convert"(%248) : (tensor<1x3x4x5xi32>) -> tensor<1x3x4x5xi8>
%250 = "stablehlo.dynamic_update_slice"(%205, %249, %204, %208, %208, %208) : (tensor<2x3x4x5xi8>, tensor<1x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xi8>
"stablehlo.return"(%207, %250) : (tensor<i32>, tensor<2x3x4x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xi8>) -> (tensor<i32>, tensor<2x3x4x5xi8>)
%253 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%254 = "stablehlo.compare"(%252, %253) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%255 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%256 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%257 = "stablehlo.compare"(%197, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%258 = "stablehlo.sign"(%197) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%259 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%260 = "stablehlo.abs"(%258) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%261 = "stablehlo.compare"(%260, %259) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%262 = "stablehlo.negate"(%259) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%263 = "stablehlo.select"(%261, %258, %262) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%264 = "stablehlo.convert"(%263) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%265 = "stablehlo.select"(%257, %264, %255) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%266 = "stablehlo.is_finite"(%197) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
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
%279 = "stablehlo.select"(%278, %197, %276) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%279) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %280 : tensor<2x3x4x5xf32>
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
%93 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%94 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%98 = "stablehlo.reduce"(%93, %94) ({
^bb0(%95: tensor<i1>, %96: tensor<i1>):
%97 = "stablehlo.and"(%95, %96) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%97) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x12x10xi1>, tensor<i1>) -> tensor<i1>
%276 = "stablehlo.if"(%98) ({
%99 = "stablehlo.dot_general"(%0, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%100 = "stablehlo.dot_general"(%99, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%101 = "stablehlo.transpose"(%100) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%101) : (tensor<2x3x4x5xf32>) -> ()
}, {
%102 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%104 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%105 = "stablehlo.sign"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%106 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%107 = "stablehlo.abs"(%105) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%108 = "stablehlo.compare"(%107, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%109 = "stablehlo.negate"(%106) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%110 = "stablehlo.select"(%108, %105, %109) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%111 = "stablehlo.convert"(%110) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%112 = "stablehlo.select"(%104, %111, %102) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%113 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%114 = "stablehlo.select"(%113, %103, %112) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%115 = "stablehlo.convert"(%114) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%116 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%118 = "stablehlo.select"(%116, %0, %117) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%119 = "stablehlo.dot_general"(%118, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%120 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%121 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%170, %171 = "stablehlo.while"(%121, %120) ({
^bb0(%122: tensor<i32>, %123: tensor<2x3x12x5xi8>):
%124 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%125 = "stablehlo.compare"(%122, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%125) : (tensor<i1>) -> ()
}, {
^bb0(%126: tensor<i32>, %127: tensor<2x3x12x5xi8>):
%128 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%129 = "stablehlo.add"(%126, %128) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%130 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%131 = "stablehlo.dynamic_slice"(%115, %126, %130, %130, %130) {slice_sizes = array<i64: 1, 3, 12, 10>} : (tensor<2x3x12x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x12x10xi8>
%132 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x12x10xi8>} : () -> tensor<1x3x12x10xi8>
%133 = "stablehlo.compare"(%131, %132) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xi8>, tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xi1>
%134 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x12x10xi8>} : () -> tensor<1x3x12x10xi8>
%135 = "stablehlo.select"(%133, %134, %131) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi8>, tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xi8>
%136 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x12x10xi8>} : () -> tensor<1x3x12x10xi8>
%137 = "stablehlo.compare"(%131, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xi8>, tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xi1>
%138 = "stablehlo.not"(%137) : (tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%139 = "stablehlo.sign"(%92) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%140 = "stablehlo.convert"(%135) : (tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xbf16>
%141 = "stablehlo.convert"(%139) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%142 = "stablehlo.dot_general"(%140, %141) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%143 = "stablehlo.abs"(%135) : (tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xi8>
%144 = "stablehlo.abs"(%139) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%145 = "stablehlo.convert"(%143) : (tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xbf16>
%146 = "stablehlo.convert"(%144) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%147 = "stablehlo.dot_general"(%145, %146) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%148 = "stablehlo.convert"(%138) : (tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xbf16>
%149 = "stablehlo.convert"(%91) : (tensor<5x10xi1>) -> tensor<5x10xbf16>
%150 = "stablehlo.dot_general"(%148, %149) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%151 = "stablehlo.abs"(%142) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%152 = "stablehlo.compare"(%151, %147) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%153 = "stablehlo.compare"(%150, %147) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%154 = "stablehlo.and"(%152, %153) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%155 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%156 = "stablehlo.sign"(%142) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%157 = "stablehlo.select"(%154, %156, %155) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%158 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%159 = "stablehlo.compare"(%150, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%160 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%161 = "stablehlo.select"(%159, %160, %157) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%162 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%163 = "stablehlo.abs"(%161) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%164 = "stablehlo.compare"(%163, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%165 = "stablehlo.negate"(%162) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%166 = "stablehlo.select"(%164, %161, %165) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%167 = "stablehlo.convert"(%166) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi32>
%168 = "stablehlo.convert"(%167) : (tensor<1x3x12x5xi32>) -> tensor<1x3x12x5xi8>
%169 = "stablehlo.dynamic_update_slice"(%127, %168, %126, %130, %130, %130) : (tensor<2x3x12x5xi8>, tensor<1x3x12x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x12x5xi8>
"stablehlo.return"(%129, %169) : (tensor<i32>, tensor<2x3x12x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x12x5xi8>) -> (tensor<i32>, tensor<2x3x12x5xi8>)
%172 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%173 = "stablehlo.compare"(%171, %172) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi1>
%174 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x5xi32>} : () -> tensor<2x3x12x5xi32>
%175 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi32>} : () -> tensor<2x3x12x5xi32>
%176 = "stablehlo.compare"(%119, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%177 = "stablehlo.sign"(%119) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%178 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%179 = "stablehlo.abs"(%177) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%180 = "stablehlo.compare"(%179, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%181 = "stablehlo.negate"(%178) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%182 = "stablehlo.select"(%180, %177, %181) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%183 = "stablehlo.convert"(%182) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi32>
%184 = "stablehlo.select"(%176, %183, %174) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi32>, tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi32>
%185 = "stablehlo.is_finite"(%119) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%186 = "stablehlo.select"(%185, %175, %184) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi32>, tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi32>
%187 = "stablehlo.convert"(%186) : (tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi8>
%188 = "stablehlo.select"(%173, %187, %171) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi8>
%189 = "stablehlo.is_finite"(%119) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%191 = "stablehlo.select"(%189, %119, %190) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%192 = "stablehlo.dot_general"(%191, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%193 = "stablehlo.transpose"(%192) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%194 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%195 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%247, %248 = "stablehlo.while"(%195, %194) ({
^bb0(%196: tensor<i32>, %197: tensor<2x3x4x5xi8>):
%198 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%199 = "stablehlo.compare"(%196, %198) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%199) : (tensor<i1>) -> ()
}, {
^bb0(%200: tensor<i32>, %201: tensor<2x3x4x5xi8>):
%202 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%203 = "stablehlo.add"(%200, %202) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%204 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%205 = "stablehlo.dynamic_slice"(%188, %200, %204, %204, %204) {slice_sizes = array<i64: 1, 3, 12, 5>} : (tensor<2x3x12x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x12x5xi8>
%206 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x12x5xi8>} : () -> tensor<1x3x12x5xi8>
%207 = "stablehlo.compare"(%205, %206) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xi8>, tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xi1>
%208 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x12x5xi8>} : () -> tensor<1x3x12x5xi8>
%209 = "stablehlo.select"(%207, %208, %205) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xi8>, tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xi8>
%210 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x12x5xi8>} : () -> tensor<1x3x12x5xi8>
%211 = "stablehlo.compare"(%205, %210) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xi8>, tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xi1>
%212 = "stablehlo.not"(%211) : (tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%213 = "stablehlo.sign"(%46) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%214 = "stablehlo.convert"(%209) : (tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xbf16>
%215 = "stablehlo.convert"(%213) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%216 = "stablehlo.dot_general"(%214, %215) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%217 = "stablehlo.transpose"(%216) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%218 = "stablehlo.abs"(%209) : (tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xi8>
%219 = "stablehlo.abs"(%213) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%220 = "stablehlo.convert"(%218) : (tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xbf16>
%221 = "stablehlo.convert"(%219) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%222 = "stablehlo.dot_general"(%220, %221) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%223 = "stablehlo.transpose"(%222) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%224 = "stablehlo.convert"(%212) : (tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xbf16>
%225 = "stablehlo.convert"(%45) : (tensor<4x12xi1>) -> tensor<4x12xbf16>
%226 = "stablehlo.dot_general"(%224, %225) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%227 = "stablehlo.transpose"(%226) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%228 = "stablehlo.abs"(%217) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%229 = "stablehlo.compare"(%228, %223) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%230 = "stablehlo.compare"(%227, %223) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%231 = "stablehlo.and"(%229, %230) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%232 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%233 = "stablehlo.sign"(%217) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%234 = "stablehlo.select"(%231, %233, %232) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%235 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%236 = "stablehlo.compare"(%227, %235) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%237 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%238 = "stablehlo.select"(%236, %237, %234) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%239 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%240 = "stablehlo.abs"(%238) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%241 = "stablehlo.compare"(%240, %239) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%242 = "stablehlo.negate"(%239) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%243 = "stablehlo.select"(%241, %238, %242) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%244 = "stablehlo.convert"(%243) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi32>
%245 = "stablehlo.convert"(%244) : (tensor<1x3x4x5xi32>) -> tensor<1x3x4x5xi8>
%246 = "stablehlo.dynamic_update_slice"(%201, %245, %200, %204, %204, %204) : (tensor<2x3x4x5xi8>, tensor<1x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xi8>
"stablehlo.return"(%203, %246) : (tensor<i32>, tensor<2x3x4x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xi8>) -> (tensor<i32>, tensor<2x3x4x5xi8>)
%249 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%250 = "stablehlo.compare"(%248, %249) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%251 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%252 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%253 = "stablehlo.compare"(%193, %193) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%254 = "stablehlo.sign"(%193) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%255 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%256 = "stablehlo.abs"(%254) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%257 = "stablehlo.compare"(%256, %255) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%258 = "stablehlo.negate"(%255) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%259 = "stablehlo.select"(%257, %254, %258) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%260 = "stablehlo.convert"(%259) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%261 = "stablehlo.select"(%253, %260, %251) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%262 = "stablehlo.is_finite"(%193) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
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
%275 = "stablehlo.select"(%274, %193, %272) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%275) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %276 : tensor<2x3x4x5xf32>
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
%97 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%98 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%102 = "stablehlo.reduce"(%97, %98) ({
^bb0(%99: tensor<i1>, %100: tensor<i1>):
%101 = "stablehlo.and"(%99, %100) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%101) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x12x10xi1>, tensor<i1>) -> tensor<i1>
%280 = "stablehlo.if"(%102) ({
%103 = "stablehlo.dot_general"(%0, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%104 = "stablehlo.dot_general"(%103, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%105 = "stablehlo.transpose"(%104) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%105) : (tensor<2x3x4x5xf32>) -> ()
}, {
%106 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%107 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%108 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%109 = "stablehlo.sign"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%110 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%111 = "stablehlo.abs"(%109) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%112 = "stablehlo.compare"(%111, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%113 = "stablehlo.negate"(%110) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%114 = "stablehlo.select"(%112, %109, %113) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%115 = "stablehlo.convert"(%114) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%116 = "stablehlo.select"(%108, %115, %106) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%117 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%118 = "stablehlo.select"(%117, %107, %116) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%119 = "stablehlo.convert"(%118) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%120 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%122 = "stablehlo.select"(%120, %0, %121) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%123 = "stablehlo.dot_general"(%122, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%124 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%125 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%174, %175 = "stablehlo.while"(%125, %124) ({
^bb0(%126: tensor<i32>, %127: tensor<2x3x12x5xi8>):
%128 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%129 = "stablehlo.compare"(%126, %128) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%129) : (tensor<i1>) -> ()
}, {
^bb0(%130: tensor<i32>, %131: tensor<2x3x12x5xi8>):
%132 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%133 = "stablehlo.add"(%130, %132) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%134 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%135 = "stablehlo.dynamic_slice"(%119, %130, %134, %134, %134) {slice_sizes = array<i64: 1, 3, 12, 10>} : (tensor<2x3x12x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x12x10xi8>
%136 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x12x10xi8>} : () -> tensor<1x3x12x10xi8>
%137 = "stablehlo.compare"(%135, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xi8>, tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xi1>
%138 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x12x10xi8>} : () -> tensor<1x3x12x10xi8>
%139 = "stablehlo.select"(%137, %138, %135) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi8>, tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xi8>
%140 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x12x10xi8>} : () -> tensor<1x3x12x10xi8>
%141 = "stablehlo.compare"(%135, %140) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xi8>, tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xi1>
%142 = "stablehlo.not"(%141) : (tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%143 = "stablehlo.sign"(%96) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%144 = "stablehlo.convert"(%139) : (tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xbf16>
%145 = "stablehlo.convert"(%143) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%146 = "stablehlo.dot_general"(%144, %145) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%147 = "stablehlo.abs"(%139) : (tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xi8>
%148 = "stablehlo.abs"(%143) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%149 = "stablehlo.convert"(%147) : (tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xbf16>
%150 = "stablehlo.convert"(%148) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%151 = "stablehlo.dot_general"(%149, %150) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%152 = "stablehlo.convert"(%142) : (tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xbf16>
%153 = "stablehlo.convert"(%95) : (tensor<5x10xi1>) -> tensor<5x10xbf16>
%154 = "stablehlo.dot_general"(%152, %153) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%155 = "stablehlo.abs"(%146) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%156 = "stablehlo.compare"(%155, %151) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%157 = "stablehlo.compare"(%154, %151) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%158 = "stablehlo.and"(%156, %157) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%159 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%160 = "stablehlo.sign"(%146) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%161 = "stablehlo.select"(%158, %160, %159) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%163 = "stablehlo.compare"(%154, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%165 = "stablehlo.select"(%163, %164, %161) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%166 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%167 = "stablehlo.abs"(%165) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%168 = "stablehlo.compare"(%167, %166) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%169 = "stablehlo.negate"(%166) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%170 = "stablehlo.select"(%168, %165, %169) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%171 = "stablehlo.convert"(%170) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi32>
%172 = "stablehlo.convert"(%171) : (tensor<1x3x12x5xi32>) -> tensor<1x3x12x5xi8>
%173 = "stablehlo.dynamic_update_slice"(%131, %172, %130, %134, %134, %134) : (tensor<2x3x12x5xi8>, tensor<1x3x12x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x12x5xi8>
"stablehlo.return"(%133, %173) : (tensor<i32>, tensor<2x3x12x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x12x5xi8>) -> (tensor<i32>, tensor<2x3x12x5xi8>)
%176 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%177 = "stablehlo.compare"(%175, %176) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi1>
%178 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x5xi32>} : () -> tensor<2x3x12x5xi32>
%179 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi32>} : () -> tensor<2x3x12x5xi32>
%180 = "stablehlo.compare"(%123, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%181 = "stablehlo.sign"(%123) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%182 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%183 = "stablehlo.abs"(%181) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%184 = "stablehlo.compare"(%183, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%185 = "stablehlo.negate"(%182) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%186 = "stablehlo.select"(%184, %181, %185) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%187 = "stablehlo.convert"(%186) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi32>
%188 = "stablehlo.select"(%180, %187, %178) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi32>, tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi32>
%189 = "stablehlo.is_finite"(%123) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%190 = "stablehlo.select"(%189, %179, %188) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi32>, tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi32>
%191 = "stablehlo.convert"(%190) : (tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi8>
%192 = "stablehlo.select"(%177, %191, %175) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi8>
%193 = "stablehlo.is_finite"(%123) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%195 = "stablehlo.select"(%193, %123, %194) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%196 = "stablehlo.dot_general"(%195, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%197 = "stablehlo.transpose"(%196) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%198 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%199 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%251, %252 = "stablehlo.while"(%199, %198) ({
^bb0(%200: tensor<i32>, %201: tensor<2x3x4x5xi8>):
%202 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%203 = "stablehlo.compare"(%200, %202) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%203) : (tensor<i1>) -> ()
}, {
^bb0(%204: tensor<i32>, %205: tensor<2x3x4x5xi8>):
%206 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%207 = "stablehlo.add"(%204, %206) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%208 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%209 = "stablehlo.dynamic_slice"(%192, %204, %208, %208, %208) {slice_sizes = array<i64: 1, 3, 12, 5>} : (tensor<2x3x12x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x12x5xi8>
%210 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x12x5xi8>} : () -> tensor<1x3x12x5xi8>
%211 = "stablehlo.compare"(%209, %210) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xi8>, tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xi1>
%212 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x12x5xi8>} : () -> tensor<1x3x12x5xi8>
%213 = "stablehlo.select"(%211, %212, %209) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xi8>, tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xi8>
%214 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x12x5xi8>} : () -> tensor<1x3x12x5xi8>
%215 = "stablehlo.compare"(%209, %214) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xi8>, tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xi1>
%216 = "stablehlo.not"(%215) : (tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%217 = "stablehlo.sign"(%48) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%218 = "stablehlo.convert"(%213) : (tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xbf16>
%219 = "stablehlo.convert"(%217) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%220 = "stablehlo.dot_general"(%218, %219) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%221 = "stablehlo.transpose"(%220) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%222 = "stablehlo.abs"(%213) : (tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xi8>
%223 = "stablehlo.abs"(%217) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%224 = "stablehlo.convert"(%222) : (tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xbf16>
%225 = "stablehlo.convert"(%223) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%226 = "stablehlo.dot_general"(%224, %225) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%227 = "stablehlo.transpose"(%226) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%228 = "stablehlo.convert"(%216) : (tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xbf16>
%229 = "stablehlo.convert"(%47) : (tensor<4x12xi1>) -> tensor<4x12xbf16>
%230 = "stablehlo.dot_general"(%228, %229) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%231 = "stablehlo.transpose"(%230) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%232 = "stablehlo.abs"(%221) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%233 = "stablehlo.compare"(%232, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%234 = "stablehlo.compare"(%231, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%235 = "stablehlo.and"(%233, %234) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%236 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%237 = "stablehlo.sign"(%221) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%238 = "stablehlo.select"(%235, %237, %236) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%239 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%240 = "stablehlo.compare"(%231, %239) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%242 = "stablehlo.select"(%240, %241, %238) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%243 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%244 = "stablehlo.abs"(%242) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%245 = "stablehlo.compare"(%244, %243) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%246 = "stablehlo.negate"(%243) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%247 = "stablehlo.select"(%245, %242, %246) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%248 = "stablehlo.convert"(%247) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi32>
%249 = "stablehlo.convert"(%248) : (tensor<1x3x4x5xi32>) -> tensor<1x3x4x5xi8>
%250 = "stablehlo.dynamic_update_slice"(%205, %249, %204, %208, %208, %208) : (tensor<2x3x4x5xi8>, tensor<1x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xi8>
"stablehlo.return"(%207, %250) : (tensor<i32>, tensor<2x3x4x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xi8>) -> (tensor<i32>, tensor<2x3x4x5xi8>)
%253 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%254 = "stablehlo.compare"(%252, %253) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%255 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%256 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%257 = "stablehlo.compare"(%197, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%258 = "stablehlo.sign"(%197) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%259 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%260 = "stablehlo.abs"(%258) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%261 = "stablehlo.compare"(%260, %259) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%262 = "stablehlo.negate"(%259) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%263 = "stablehlo.select"(%261, %258, %262) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%264 = "stablehlo.convert"(%263) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%265 = "stablehlo.select"(%257, %264, %255) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%266 = "stablehlo.is_finite"(%197) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
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
%279 = "stablehlo.select"(%278, %197, %276) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%279) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %280 : tensor<2x3x4x5xf32>
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
%93 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%94 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%98 = "stablehlo.reduce"(%93, %94) ({
^bb0(%95: tensor<i1>, %96: tensor<i1>):
%97 = "stablehlo.and"(%95, %96) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%97) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x10xi1>, tensor<i1>) -> tensor<i1>
%246 = "stablehlo.if"(%98) ({
%99 = "stablehlo.dot_general"(%0, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x10xf32>, tensor<4x10xf32>) -> tensor<1x2x9x4xf32>
%100 = "stablehlo.dot_general"(%99, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<4x9xf32>) -> tensor<1x2x4x4xf32>
%101 = "stablehlo.transpose"(%100) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%101) : (tensor<1x2x4x4xf32>) -> ()
}, {
%102 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x10xi32>} : () -> tensor<1x2x9x10xi32>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi32>} : () -> tensor<1x2x9x10xi32>
%104 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%105 = "stablehlo.sign"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%106 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%107 = "stablehlo.abs"(%105) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%108 = "stablehlo.compare"(%107, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%109 = "stablehlo.negate"(%106) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%110 = "stablehlo.select"(%108, %105, %109) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%111 = "stablehlo.convert"(%110) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi32>
%112 = "stablehlo.select"(%104, %111, %102) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi32>, tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi32>
%113 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%114 = "stablehlo.select"(%113, %103, %112) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi32>, tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi32>
%115 = "stablehlo.convert"(%114) : (tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi8>
%116 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%118 = "stablehlo.select"(%116, %0, %117) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%119 = "stablehlo.dot_general"(%118, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x10xf32>, tensor<4x10xf32>) -> tensor<1x2x9x4xf32>
%120 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%121 = "stablehlo.compare"(%115, %120) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%122 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%123 = "stablehlo.select"(%121, %122, %115) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi8>
%124 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%125 = "stablehlo.compare"(%115, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%126 = "stablehlo.not"(%125) : (tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%127 = "stablehlo.sign"(%92) : (tensor<4x10xf32>) -> tensor<4x10xf32>
%128 = "stablehlo.convert"(%123) : (tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xbf16>
%129 = "stablehlo.convert"(%127) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%130 = "stablehlo.dot_general"(%128, %129) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%131 = "stablehlo.abs"(%123) : (tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi8>
%132 = "stablehlo.abs"(%127) : (tensor<4x10xf32>) -> tensor<4x10xf32>
%133 = "stablehlo.convert"(%131) : (tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xbf16>
%134 = "stablehlo.convert"(%132) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%136 = "stablehlo.convert"(%126) : (tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xbf16>
%137 = "stablehlo.convert"(%91) : (tensor<4x10xi1>) -> tensor<4x10xbf16>
%138 = "stablehlo.dot_general"(%136, %137) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
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
%177 = "stablehlo.dot_general"(%176, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<4x9xf32>) -> tensor<1x2x4x4xf32>
%178 = "stablehlo.transpose"(%177) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%179 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%180 = "stablehlo.compare"(%173, %179) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%181 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%182 = "stablehlo.select"(%180, %181, %173) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%183 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%184 = "stablehlo.compare"(%173, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%185 = "stablehlo.not"(%184) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%186 = "stablehlo.sign"(%46) : (tensor<4x9xf32>) -> tensor<4x9xf32>
%187 = "stablehlo.convert"(%182) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%191 = "stablehlo.abs"(%182) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%192 = "stablehlo.abs"(%186) : (tensor<4x9xf32>) -> tensor<4x9xf32>
%193 = "stablehlo.convert"(%191) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xbf16>
%194 = "stablehlo.convert"(%192) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%197 = "stablehlo.convert"(%185) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xbf16>
%198 = "stablehlo.convert"(%45) : (tensor<4x9xi1>) -> tensor<4x9xbf16>
%199 = "stablehlo.dot_general"(%197, %198) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%201 = "stablehlo.abs"(%190) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%202 = "stablehlo.compare"(%201, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%203 = "stablehlo.compare"(%200, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%204 = "stablehlo.and"(%202, %203) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%205 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%206 = "stablehlo.sign"(%190) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%207 = "stablehlo.select"(%204, %206, %205) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%209 = "stablehlo.compare"(%200, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%211 = "stablehlo.select"(%209, %210, %207) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%212 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%213 = "stablehlo.abs"(%211) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%214 = "stablehlo.compare"(%213, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%215 = "stablehlo.negate"(%212) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%216 = "stablehlo.select"(%214, %211, %215) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%217 = "stablehlo.convert"(%216) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%218 = "stablehlo.convert"(%217) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%219 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%220 = "stablehlo.compare"(%218, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%221 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%222 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%223 = "stablehlo.compare"(%178, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%224 = "stablehlo.sign"(%178) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%225 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%226 = "stablehlo.abs"(%224) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%227 = "stablehlo.compare"(%226, %225) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%228 = "stablehlo.negate"(%225) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%229 = "stablehlo.select"(%227, %224, %228) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%230 = "stablehlo.convert"(%229) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%231 = "stablehlo.select"(%223, %230, %221) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%232 = "stablehlo.is_finite"(%178) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%233 = "stablehlo.select"(%232, %222, %231) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%234 = "stablehlo.convert"(%233) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%235 = "stablehlo.select"(%220, %234, %218) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%236 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%237 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%238 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%239 = "stablehlo.compare"(%235, %238) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%240 = "stablehlo.convert"(%235) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xf32>
%241 = "stablehlo.multiply"(%236, %240) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%242 = "stablehlo.select"(%239, %237, %241) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%243 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%244 = "stablehlo.compare"(%235, %243) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%245 = "stablehlo.select"(%244, %178, %242) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%245) : (tensor<1x2x4x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf32>
return %246 : tensor<1x2x4x4xf32>
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
%250 = "stablehlo.if"(%102) ({
%103 = "stablehlo.dot_general"(%0, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<8x4xf32>) -> tensor<1x2x3x8xf32>
%104 = "stablehlo.dot_general"(%103, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x8xf32>, tensor<9x3xf32>) -> tensor<1x2x8x9xf32>
%105 = "stablehlo.transpose"(%104) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
"stablehlo.return"(%105) : (tensor<1x2x9x8xf32>) -> ()
}, {
%106 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%107 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%108 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%109 = "stablehlo.sign"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%110 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%111 = "stablehlo.abs"(%109) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%112 = "stablehlo.compare"(%111, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%113 = "stablehlo.negate"(%110) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%114 = "stablehlo.select"(%112, %109, %113) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%115 = "stablehlo.convert"(%114) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi32>
%116 = "stablehlo.select"(%108, %115, %106) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%117 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%118 = "stablehlo.select"(%117, %107, %116) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%119 = "stablehlo.convert"(%118) : (tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi8>
%120 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%122 = "stablehlo.select"(%120, %0, %121) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%123 = "stablehlo.dot_general"(%122, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<8x4xf32>) -> tensor<1x2x3x8xf32>
%124 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%125 = "stablehlo.compare"(%119, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%126 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%127 = "stablehlo.select"(%125, %126, %119) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi8>
%128 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%129 = "stablehlo.compare"(%119, %128) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%130 = "stablehlo.not"(%129) : (tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%131 = "stablehlo.sign"(%96) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%132 = "stablehlo.convert"(%127) : (tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xbf16>
%133 = "stablehlo.convert"(%131) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%134 = "stablehlo.dot_general"(%132, %133) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%135 = "stablehlo.abs"(%127) : (tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi8>
%136 = "stablehlo.abs"(%131) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%137 = "stablehlo.convert"(%135) : (tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xbf16>
%138 = "stablehlo.convert"(%136) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%139 = "stablehlo.dot_general"(%137, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%140 = "stablehlo.convert"(%130) : (tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xbf16>
%141 = "stablehlo.convert"(%95) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%142 = "stablehlo.dot_general"(%140, %141) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%143 = "stablehlo.abs"(%134) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%144 = "stablehlo.compare"(%143, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%145 = "stablehlo.compare"(%142, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%146 = "stablehlo.and"(%144, %145) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%147 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%148 = "stablehlo.sign"(%134) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%149 = "stablehlo.select"(%146, %148, %147) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%151 = "stablehlo.compare"(%142, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%152 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%153 = "stablehlo.select"(%151, %152, %149) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%154 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%155 = "stablehlo.abs"(%153) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%156 = "stablehlo.compare"(%155, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%157 = "stablehlo.negate"(%154) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%158 = "stablehlo.select"(%156, %153, %157) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%159 = "stablehlo.convert"(%158) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi32>
%160 = "stablehlo.convert"(%159) : (tensor<1x2x3x8xi32>) -> tensor<1x2x3x8xi8>
%161 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x8xi8>} : () -> tensor<1x2x3x8xi8>
%162 = "stablehlo.compare"(%160, %161) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi1>
%163 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x8xi32>} : () -> tensor<1x2x3x8xi32>
%164 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x8xi32>} : () -> tensor<1x2x3x8xi32>
%165 = "stablehlo.compare"(%123, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%166 = "stablehlo.sign"(%123) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%167 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%168 = "stablehlo.abs"(%166) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%169 = "stablehlo.compare"(%168, %167) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%170 = "stablehlo.negate"(%167) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%171 = "stablehlo.select"(%169, %166, %170) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%172 = "stablehlo.convert"(%171) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi32>
%173 = "stablehlo.select"(%165, %172, %163) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi32>, tensor<1x2x3x8xi32>) -> tensor<1x2x3x8xi32>
%174 = "stablehlo.is_finite"(%123) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%175 = "stablehlo.select"(%174, %164, %173) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi32>, tensor<1x2x3x8xi32>) -> tensor<1x2x3x8xi32>
%176 = "stablehlo.convert"(%175) : (tensor<1x2x3x8xi32>) -> tensor<1x2x3x8xi8>
%177 = "stablehlo.select"(%162, %176, %160) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi8>
%178 = "stablehlo.is_finite"(%123) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%180 = "stablehlo.select"(%178, %123, %179) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%181 = "stablehlo.dot_general"(%180, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x8xf32>, tensor<9x3xf32>) -> tensor<1x2x8x9xf32>
%182 = "stablehlo.transpose"(%181) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%183 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x8xi8>} : () -> tensor<1x2x3x8xi8>
%184 = "stablehlo.compare"(%177, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi1>
%185 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x8xi8>} : () -> tensor<1x2x3x8xi8>
%186 = "stablehlo.select"(%184, %185, %177) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi8>
%187 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x8xi8>} : () -> tensor<1x2x3x8xi8>
%188 = "stablehlo.compare"(%177, %187) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi1>
%189 = "stablehlo.not"(%188) : (tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%190 = "stablehlo.sign"(%48) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%191 = "stablehlo.convert"(%186) : (tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xbf16>
%192 = "stablehlo.convert"(%190) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%193 = "stablehlo.dot_general"(%191, %192) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%194 = "stablehlo.transpose"(%193) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%195 = "stablehlo.abs"(%186) : (tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi8>
%196 = "stablehlo.abs"(%190) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%197 = "stablehlo.convert"(%195) : (tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xbf16>
%198 = "stablehlo.convert"(%196) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%199 = "stablehlo.dot_general"(%197, %198) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%201 = "stablehlo.convert"(%189) : (tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xbf16>
%202 = "stablehlo.convert"(%47) : (tensor<9x3xi1>) -> tensor<9x3xbf16>
%203 = "stablehlo.dot_general"(%201, %202) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%205 = "stablehlo.abs"(%194) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%206 = "stablehlo.compare"(%205, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%207 = "stablehlo.compare"(%204, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%208 = "stablehlo.and"(%206, %207) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%209 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%210 = "stablehlo.sign"(%194) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%211 = "stablehlo.select"(%208, %210, %209) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%212 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%213 = "stablehlo.compare"(%204, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%215 = "stablehlo.select"(%213, %214, %211) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%216 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%217 = "stablehlo.abs"(%215) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%218 = "stablehlo.compare"(%217, %216) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%219 = "stablehlo.negate"(%216) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%220 = "stablehlo.select"(%218, %215, %219) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%221 = "stablehlo.convert"(%220) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi32>
%222 = "stablehlo.convert"(%221) : (tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi8>
%223 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%224 = "stablehlo.compare"(%222, %223) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%225 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x8xi32>} : () -> tensor<1x2x9x8xi32>
%226 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi32>} : () -> tensor<1x2x9x8xi32>
%227 = "stablehlo.compare"(%182, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%228 = "stablehlo.sign"(%182) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%229 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%230 = "stablehlo.abs"(%228) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%231 = "stablehlo.compare"(%230, %229) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%232 = "stablehlo.negate"(%229) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%233 = "stablehlo.select"(%231, %228, %232) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%234 = "stablehlo.convert"(%233) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi32>
%235 = "stablehlo.select"(%227, %234, %225) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi32>, tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi32>
%236 = "stablehlo.is_finite"(%182) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%237 = "stablehlo.select"(%236, %226, %235) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi32>, tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi32>
%238 = "stablehlo.convert"(%237) : (tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi8>
%239 = "stablehlo.select"(%224, %238, %222) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi8>
%240 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%241 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%242 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%243 = "stablehlo.compare"(%239, %242) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%244 = "stablehlo.convert"(%239) : (tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xf32>
%245 = "stablehlo.multiply"(%240, %244) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%246 = "stablehlo.select"(%243, %241, %245) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%247 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%248 = "stablehlo.compare"(%239, %247) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%249 = "stablehlo.select"(%248, %182, %246) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
"stablehlo.return"(%249) : (tensor<1x2x9x8xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x8xf32>
return %250 : tensor<1x2x9x8xf32>
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
%250 = "stablehlo.if"(%102) ({
%103 = "stablehlo.dot_general"(%0, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<8x4xf32>) -> tensor<1x2x3x8xf32>
%104 = "stablehlo.dot_general"(%103, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x8xf32>, tensor<9x3xf32>) -> tensor<1x2x8x9xf32>
%105 = "stablehlo.transpose"(%104) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
"stablehlo.return"(%105) : (tensor<1x2x9x8xf32>) -> ()
}, {
%106 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%107 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%108 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%109 = "stablehlo.sign"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%110 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%111 = "stablehlo.abs"(%109) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%112 = "stablehlo.compare"(%111, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%113 = "stablehlo.negate"(%110) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%114 = "stablehlo.select"(%112, %109, %113) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%115 = "stablehlo.convert"(%114) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi32>
%116 = "stablehlo.select"(%108, %115, %106) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%117 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%118 = "stablehlo.select"(%117, %107, %116) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%119 = "stablehlo.convert"(%118) : (tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi8>
%120 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%122 = "stablehlo.select"(%120, %0, %121) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%123 = "stablehlo.dot_general"(%122, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<8x4xf32>) -> tensor<1x2x3x8xf32>
%124 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%125 = "stablehlo.compare"(%119, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%126 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%127 = "stablehlo.select"(%125, %126, %119) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi8>
%128 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%129 = "stablehlo.compare"(%119, %128) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%130 = "stablehlo.not"(%129) : (tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%131 = "stablehlo.sign"(%96) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%132 = "stablehlo.convert"(%127) : (tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xbf16>
%133 = "stablehlo.convert"(%131) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%134 = "stablehlo.dot_general"(%132, %133) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%135 = "stablehlo.abs"(%127) : (tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi8>
%136 = "stablehlo.abs"(%131) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%137 = "stablehlo.convert"(%135) : (tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xbf16>
%138 = "stablehlo.convert"(%136) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%139 = "stablehlo.dot_general"(%137, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%140 = "stablehlo.convert"(%130) : (tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xbf16>
%141 = "stablehlo.convert"(%95) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%142 = "stablehlo.dot_general"(%140, %141) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%143 = "stablehlo.abs"(%134) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%144 = "stablehlo.compare"(%143, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%145 = "stablehlo.compare"(%142, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%146 = "stablehlo.and"(%144, %145) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%147 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%148 = "stablehlo.sign"(%134) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%149 = "stablehlo.select"(%146, %148, %147) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%151 = "stablehlo.compare"(%142, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%152 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%153 = "stablehlo.select"(%151, %152, %149) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%154 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%155 = "stablehlo.abs"(%153) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%156 = "stablehlo.compare"(%155, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%157 = "stablehlo.negate"(%154) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%158 = "stablehlo.select"(%156, %153, %157) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%159 = "stablehlo.convert"(%158) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi32>
%160 = "stablehlo.convert"(%159) : (tensor<1x2x3x8xi32>) -> tensor<1x2x3x8xi8>
%161 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x8xi8>} : () -> tensor<1x2x3x8xi8>
%162 = "stablehlo.compare"(%160, %161) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi1>
%163 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x8xi32>} : () -> tensor<1x2x3x8xi32>
%164 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x8xi32>} : () -> tensor<1x2x3x8xi32>
%165 = "stablehlo.compare"(%123, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%166 = "stablehlo.sign"(%123) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%167 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%168 = "stablehlo.abs"(%166) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%169 = "stablehlo.compare"(%168, %167) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%170 = "stablehlo.negate"(%167) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%171 = "stablehlo.select"(%169, %166, %170) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%172 = "stablehlo.convert"(%171) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi32>
%173 = "stablehlo.select"(%165, %172, %163) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi32>, tensor<1x2x3x8xi32>) -> tensor<1x2x3x8xi32>
%174 = "stablehlo.is_finite"(%123) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%175 = "stablehlo.select"(%174, %164, %173) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi32>, tensor<1x2x3x8xi32>) -> tensor<1x2x3x8xi32>
%176 = "stablehlo.convert"(%175) : (tensor<1x2x3x8xi32>) -> tensor<1x2x3x8xi8>
%177 = "stablehlo.select"(%162, %176, %160) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi8>
%178 = "stablehlo.is_finite"(%123) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%180 = "stablehlo.select"(%178, %123, %179) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%181 = "stablehlo.dot_general"(%180, %48) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x8xf32>, tensor<9x3xf32>) -> tensor<1x2x8x9xf32>
%182 = "stablehlo.transpose"(%181) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%183 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x8xi8>} : () -> tensor<1x2x3x8xi8>
%184 = "stablehlo.compare"(%177, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi1>
%185 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x8xi8>} : () -> tensor<1x2x3x8xi8>
%186 = "stablehlo.select"(%184, %185, %177) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi8>
%187 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x8xi8>} : () -> tensor<1x2x3x8xi8>
%188 = "stablehlo.compare"(%177, %187) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi1>
%189 = "stablehlo.not"(%188) : (tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%190 = "stablehlo.sign"(%48) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%191 = "stablehlo.convert"(%186) : (tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xbf16>
%192 = "stablehlo.convert"(%190) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%193 = "stablehlo.dot_general"(%191, %192) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%194 = "stablehlo.transpose"(%193) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%195 = "stablehlo.abs"(%186) : (tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi8>
%196 = "stablehlo.abs"(%190) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%197 = "stablehlo.convert"(%195) : (tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xbf16>
%198 = "stablehlo.convert"(%196) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%199 = "stablehlo.dot_general"(%197, %198) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%201 = "stablehlo.convert"(%189) : (tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xbf16>
%202 = "stablehlo.convert"(%47) : (tensor<9x3xi1>) -> tensor<9x3xbf16>
%203 = "stablehlo.dot_general"(%201, %202) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%205 = "stablehlo.abs"(%194) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%206 = "stablehlo.compare"(%205, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%207 = "stablehlo.compare"(%204, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%208 = "stablehlo.and"(%206, %207) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%209 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%210 = "stablehlo.sign"(%194) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%211 = "stablehlo.select"(%208, %210, %209) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%212 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%213 = "stablehlo.compare"(%204, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%215 = "stablehlo.select"(%213, %214, %211) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%216 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%217 = "stablehlo.abs"(%215) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%218 = "stablehlo.compare"(%217, %216) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%219 = "stablehlo.negate"(%216) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%220 = "stablehlo.select"(%218, %215, %219) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%221 = "stablehlo.convert"(%220) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi32>
%222 = "stablehlo.convert"(%221) : (tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi8>
%223 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%224 = "stablehlo.compare"(%222, %223) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%225 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x8xi32>} : () -> tensor<1x2x9x8xi32>
%226 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi32>} : () -> tensor<1x2x9x8xi32>
%227 = "stablehlo.compare"(%182, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%228 = "stablehlo.sign"(%182) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%229 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%230 = "stablehlo.abs"(%228) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%231 = "stablehlo.compare"(%230, %229) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%232 = "stablehlo.negate"(%229) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%233 = "stablehlo.select"(%231, %228, %232) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%234 = "stablehlo.convert"(%233) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi32>
%235 = "stablehlo.select"(%227, %234, %225) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi32>, tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi32>
%236 = "stablehlo.is_finite"(%182) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%237 = "stablehlo.select"(%236, %226, %235) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi32>, tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi32>
%238 = "stablehlo.convert"(%237) : (tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi8>
%239 = "stablehlo.select"(%224, %238, %222) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi8>
%240 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%241 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%242 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%243 = "stablehlo.compare"(%239, %242) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%244 = "stablehlo.convert"(%239) : (tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xf32>
%245 = "stablehlo.multiply"(%240, %244) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%246 = "stablehlo.select"(%243, %241, %245) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%247 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%248 = "stablehlo.compare"(%239, %247) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%249 = "stablehlo.select"(%248, %182, %246) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
"stablehlo.return"(%249) : (tensor<1x2x9x8xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x8xf32>
return %250 : tensor<1x2x9x8xf32>
}
}

