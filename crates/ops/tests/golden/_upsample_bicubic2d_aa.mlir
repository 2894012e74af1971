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
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
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
%30 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%32 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%35 = "stablehlo.multiply"(%34, %29) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%38 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%39 = "stablehlo.multiply"(%29, %38) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%40 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%42 = "stablehlo.multiply"(%41, %29) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%43 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%45 = "stablehlo.multiply"(%44, %29) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%46 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%49 = "stablehlo.compare"(%29, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%51 = "stablehlo.select"(%49, %47, %50) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%53 = "stablehlo.compare"(%29, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%54 = "stablehlo.select"(%53, %37, %51) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%56 = "stablehlo.select"(%24, %54, %55) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.reduce"(%56, %57) ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%64 = "stablehlo.compare"(%62, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%65 = "stablehlo.divide"(%56, %62) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%66 = "stablehlo.select"(%64, %65, %56) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%67 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%69 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.divide"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%74 = "stablehlo.maximum"(%72, %73) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%75 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%76 = "stablehlo.add"(%67, %75) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.multiply"(%76, %72) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%78 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%79 = "stablehlo.multiply"(%74, %78) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%80 = "stablehlo.subtract"(%77, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%81 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%83 = "stablehlo.floor"(%82) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%84 = "stablehlo.compare"(%68, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%85 = "stablehlo.add"(%77, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%86 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%87 = "stablehlo.add"(%85, %86) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%88 = "stablehlo.floor"(%87) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%89 = "stablehlo.compare"(%68, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%90 = "stablehlo.and"(%84, %89) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%91 = "stablehlo.subtract"(%68, %77) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%92 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%93 = "stablehlo.add"(%91, %92) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%94 = "stablehlo.divide"(%93, %74) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%95 = "stablehlo.abs"(%94) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%96 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%98 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%99 = "stablehlo.subtract"(%97, %98) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%100 = "stablehlo.multiply"(%99, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%101 = "stablehlo.multiply"(%100, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%104 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%105 = "stablehlo.multiply"(%95, %104) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%106 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%107 = "stablehlo.subtract"(%105, %106) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%108 = "stablehlo.multiply"(%107, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%109 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%111 = "stablehlo.multiply"(%110, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%112 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%114 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%115 = "stablehlo.compare"(%95, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%117 = "stablehlo.select"(%115, %113, %116) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%119 = "stablehlo.compare"(%95, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%120 = "stablehlo.select"(%119, %103, %117) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%122 = "stablehlo.select"(%90, %120, %121) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%127 = "stablehlo.reduce"(%122, %123) ({
^bb0(%124: tensor<f32>, %125: tensor<f32>):
%126 = "stablehlo.add"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%126) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%130 = "stablehlo.compare"(%128, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%131 = "stablehlo.divide"(%122, %128) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%132 = "stablehlo.select"(%130, %131, %122) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%133 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%134 = "stablehlo.dot_general"(%133, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%135 = "stablehlo.transpose"(%134) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%136 = "stablehlo.is_finite"(%135) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%137 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%141 = "stablehlo.reduce"(%136, %137) ({
^bb0(%138: tensor<i1>, %139: tensor<i1>):
%140 = "stablehlo.and"(%138, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%140) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x10xi1>, tensor<i1>) -> tensor<i1>
%286 = "stablehlo.if"(%141) ({
"stablehlo.return"(%135) : (tensor<2x3x8x10xf32>) -> ()
}, {
%142 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%144 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%145 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%146 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%147 = "stablehlo.abs"(%145) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%148 = "stablehlo.compare"(%147, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%149 = "stablehlo.negate"(%146) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%150 = "stablehlo.select"(%148, %145, %149) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%151 = "stablehlo.convert"(%150) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%152 = "stablehlo.select"(%144, %151, %142) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%153 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%154 = "stablehlo.select"(%153, %143, %152) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%155 = "stablehlo.convert"(%154) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%156 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%158 = "stablehlo.select"(%156, %0, %157) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%159 = "stablehlo.dot_general"(%158, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%160 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%161 = "stablehlo.compare"(%155, %160) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%162 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%163 = "stablehlo.select"(%161, %162, %155) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%164 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%165 = "stablehlo.compare"(%155, %164) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%166 = "stablehlo.not"(%165) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%167 = "stablehlo.sign"(%132) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%168 = "stablehlo.convert"(%163) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%169 = "stablehlo.convert"(%167) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%170 = "stablehlo.dot_general"(%168, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%171 = "stablehlo.abs"(%163) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%172 = "stablehlo.abs"(%167) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%173 = "stablehlo.convert"(%171) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%176 = "stablehlo.convert"(%166) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xbf16>
%177 = "stablehlo.convert"(%90) : (tensor<10x5xi1>) -> tensor<10x5xbf16>
%178 = "stablehlo.dot_general"(%176, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%179 = "stablehlo.abs"(%170) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%180 = "stablehlo.compare"(%179, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%181 = "stablehlo.compare"(%178, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%182 = "stablehlo.and"(%180, %181) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%183 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%184 = "stablehlo.sign"(%170) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%185 = "stablehlo.select"(%182, %184, %183) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%187 = "stablehlo.compare"(%178, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%188 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%189 = "stablehlo.select"(%187, %188, %185) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%190 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%191 = "stablehlo.abs"(%189) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%192 = "stablehlo.compare"(%191, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%193 = "stablehlo.negate"(%190) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%194 = "stablehlo.select"(%192, %189, %193) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%195 = "stablehlo.convert"(%194) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%196 = "stablehlo.convert"(%195) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%197 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%198 = "stablehlo.compare"(%196, %197) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%199 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%200 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%201 = "stablehlo.compare"(%159, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%202 = "stablehlo.sign"(%159) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%203 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%204 = "stablehlo.abs"(%202) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%205 = "stablehlo.compare"(%204, %203) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%206 = "stablehlo.negate"(%203) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%207 = "stablehlo.select"(%205, %202, %206) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%208 = "stablehlo.convert"(%207) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%209 = "stablehlo.select"(%201, %208, %199) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%210 = "stablehlo.is_finite"(%159) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%211 = "stablehlo.select"(%210, %200, %209) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%212 = "stablehlo.convert"(%211) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%213 = "stablehlo.select"(%198, %212, %196) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%214 = "stablehlo.is_finite"(%159) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%215 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%216 = "stablehlo.select"(%214, %159, %215) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%217 = "stablehlo.dot_general"(%216, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%218 = "stablehlo.transpose"(%217) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%219 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%220 = "stablehlo.compare"(%213, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%221 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%222 = "stablehlo.select"(%220, %221, %213) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%223 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%224 = "stablehlo.compare"(%213, %223) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%225 = "stablehlo.not"(%224) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%226 = "stablehlo.sign"(%66) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%227 = "stablehlo.convert"(%222) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xbf16>
%228 = "stablehlo.convert"(%226) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%229 = "stablehlo.dot_general"(%227, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%230 = "stablehlo.transpose"(%229) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%231 = "stablehlo.abs"(%222) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%232 = "stablehlo.abs"(%226) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%233 = "stablehlo.convert"(%231) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xbf16>
%234 = "stablehlo.convert"(%232) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%235 = "stablehlo.dot_general"(%233, %234) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%236 = "stablehlo.transpose"(%235) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%237 = "stablehlo.convert"(%225) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xbf16>
%238 = "stablehlo.convert"(%24) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%239 = "stablehlo.dot_general"(%237, %238) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%240 = "stablehlo.transpose"(%239) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%241 = "stablehlo.abs"(%230) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%242 = "stablehlo.compare"(%241, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%243 = "stablehlo.compare"(%240, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%244 = "stablehlo.and"(%242, %243) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%245 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%246 = "stablehlo.sign"(%230) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%247 = "stablehlo.select"(%244, %246, %245) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%248 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%249 = "stablehlo.compare"(%240, %248) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%250 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%251 = "stablehlo.select"(%249, %250, %247) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%252 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%253 = "stablehlo.abs"(%251) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%254 = "stablehlo.compare"(%253, %252) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%255 = "stablehlo.negate"(%252) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%256 = "stablehlo.select"(%254, %251, %255) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%257 = "stablehlo.convert"(%256) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%258 = "stablehlo.convert"(%257) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%259 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%260 = "stablehlo.compare"(%258, %259) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%261 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%262 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%263 = "stablehlo.compare"(%218, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%264 = "stablehlo.sign"(%218) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%265 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%266 = "stablehlo.abs"(%264) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%267 = "stablehlo.compare"(%266, %265) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%268 = "stablehlo.negate"(%265) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%269 = "stablehlo.select"(%267, %264, %268) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%270 = "stablehlo.convert"(%269) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%271 = "stablehlo.select"(%263, %270, %261) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%272 = "stablehlo.is_finite"(%218) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%273 = "stablehlo.select"(%272, %262, %271) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%274 = "stablehlo.convert"(%273) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%275 = "stablehlo.select"(%260, %274, %258) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi8>
%276 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%277 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%278 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%279 = "stablehlo.compare"(%275, %278) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%280 = "stablehlo.convert"(%275) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xf32>
%281 = "stablehlo.multiply"(%276, %280) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%282 = "stablehlo.select"(%279, %277, %281) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%283 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%284 = "stablehlo.compare"(%275, %283) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%285 = "stablehlo.select"(%284, %218, %282) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%285) : (tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xf32>
return %286 : tensor<2x3x8x10xf32>
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
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
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
%30 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%32 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%35 = "stablehlo.multiply"(%34, %29) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%38 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%39 = "stablehlo.multiply"(%29, %38) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%40 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%42 = "stablehlo.multiply"(%41, %29) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%43 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%45 = "stablehlo.multiply"(%44, %29) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%46 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%49 = "stablehlo.compare"(%29, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%51 = "stablehlo.select"(%49, %47, %50) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%53 = "stablehlo.compare"(%29, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%54 = "stablehlo.select"(%53, %37, %51) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%56 = "stablehlo.select"(%24, %54, %55) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.reduce"(%56, %57) ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%64 = "stablehlo.compare"(%62, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%65 = "stablehlo.divide"(%56, %62) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%66 = "stablehlo.select"(%64, %65, %56) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%67 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%69 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.divide"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%74 = "stablehlo.maximum"(%72, %73) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%75 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%76 = "stablehlo.add"(%67, %75) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.multiply"(%76, %72) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%78 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%79 = "stablehlo.multiply"(%74, %78) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%80 = "stablehlo.subtract"(%77, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%81 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%83 = "stablehlo.floor"(%82) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%84 = "stablehlo.compare"(%68, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%85 = "stablehlo.add"(%77, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%86 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%87 = "stablehlo.add"(%85, %86) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%88 = "stablehlo.floor"(%87) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%89 = "stablehlo.compare"(%68, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%90 = "stablehlo.and"(%84, %89) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%91 = "stablehlo.subtract"(%68, %77) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%92 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%93 = "stablehlo.add"(%91, %92) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%94 = "stablehlo.divide"(%93, %74) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%95 = "stablehlo.abs"(%94) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%96 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%98 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%99 = "stablehlo.subtract"(%97, %98) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%100 = "stablehlo.multiply"(%99, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%101 = "stablehlo.multiply"(%100, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%104 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%105 = "stablehlo.multiply"(%95, %104) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%106 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%107 = "stablehlo.subtract"(%105, %106) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%108 = "stablehlo.multiply"(%107, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%109 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%111 = "stablehlo.multiply"(%110, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%112 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%114 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%115 = "stablehlo.compare"(%95, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%117 = "stablehlo.select"(%115, %113, %116) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%119 = "stablehlo.compare"(%95, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%120 = "stablehlo.select"(%119, %103, %117) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%122 = "stablehlo.select"(%90, %120, %121) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%127 = "stablehlo.reduce"(%122, %123) ({
^bb0(%124: tensor<f32>, %125: tensor<f32>):
%126 = "stablehlo.add"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%126) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%130 = "stablehlo.compare"(%128, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%131 = "stablehlo.divide"(%122, %128) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%132 = "stablehlo.select"(%130, %131, %122) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%133 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%134 = "stablehlo.dot_general"(%133, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%135 = "stablehlo.transpose"(%134) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%136 = "stablehlo.is_finite"(%135) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%137 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%141 = "stablehlo.reduce"(%136, %137) ({
^bb0(%138: tensor<i1>, %139: tensor<i1>):
%140 = "stablehlo.and"(%138, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%140) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x10xi1>, tensor<i1>) -> tensor<i1>
%286 = "stablehlo.if"(%141) ({
"stablehlo.return"(%135) : (tensor<2x3x8x10xf32>) -> ()
}, {
%142 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%144 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%145 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%146 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%147 = "stablehlo.abs"(%145) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%148 = "stablehlo.compare"(%147, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%149 = "stablehlo.negate"(%146) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%150 = "stablehlo.select"(%148, %145, %149) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%151 = "stablehlo.convert"(%150) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%152 = "stablehlo.select"(%144, %151, %142) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%153 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%154 = "stablehlo.select"(%153, %143, %152) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%155 = "stablehlo.convert"(%154) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%156 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%158 = "stablehlo.select"(%156, %0, %157) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%159 = "stablehlo.dot_general"(%158, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%160 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%161 = "stablehlo.compare"(%155, %160) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%162 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%163 = "stablehlo.select"(%161, %162, %155) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%164 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%165 = "stablehlo.compare"(%155, %164) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%166 = "stablehlo.not"(%165) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%167 = "stablehlo.sign"(%132) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%168 = "stablehlo.convert"(%163) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%169 = "stablehlo.convert"(%167) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%170 = "stablehlo.dot_general"(%168, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%171 = "stablehlo.abs"(%163) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%172 = "stablehlo.abs"(%167) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%173 = "stablehlo.convert"(%171) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%176 = "stablehlo.convert"(%166) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xbf16>
%177 = "stablehlo.convert"(%90) : (tensor<10x5xi1>) -> tensor<10x5xbf16>
%178 = "stablehlo.dot_general"(%176, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%179 = "stablehlo.abs"(%170) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%180 = "stablehlo.compare"(%179, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%181 = "stablehlo.compare"(%178, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%182 = "stablehlo.and"(%180, %181) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%183 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%184 = "stablehlo.sign"(%170) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%185 = "stablehlo.select"(%182, %184, %183) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%187 = "stablehlo.compare"(%178, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%188 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%189 = "stablehlo.select"(%187, %188, %185) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%190 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%191 = "stablehlo.abs"(%189) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%192 = "stablehlo.compare"(%191, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%193 = "stablehlo.negate"(%190) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%194 = "stablehlo.select"(%192, %189, %193) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%195 = "stablehlo.convert"(%194) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%196 = "stablehlo.convert"(%195) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%197 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%198 = "stablehlo.compare"(%196, %197) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%199 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%200 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%201 = "stablehlo.compare"(%159, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%202 = "stablehlo.sign"(%159) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%203 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%204 = "stablehlo.abs"(%202) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%205 = "stablehlo.compare"(%204, %203) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%206 = "stablehlo.negate"(%203) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%207 = "stablehlo.select"(%205, %202, %206) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%208 = "stablehlo.convert"(%207) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%209 = "stablehlo.select"(%201, %208, %199) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%210 = "stablehlo.is_finite"(%159) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%211 = "stablehlo.select"(%210, %200, %209) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%212 = "stablehlo.convert"(%211) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%213 = "stablehlo.select"(%198, %212, %196) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%214 = "stablehlo.is_finite"(%159) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%215 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%216 = "stablehlo.select"(%214, %159, %215) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%217 = "stablehlo.dot_general"(%216, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%218 = "stablehlo.transpose"(%217) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%219 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%220 = "stablehlo.compare"(%213, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%221 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%222 = "stablehlo.select"(%220, %221, %213) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%223 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%224 = "stablehlo.compare"(%213, %223) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%225 = "stablehlo.not"(%224) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%226 = "stablehlo.sign"(%66) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%227 = "stablehlo.convert"(%222) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xbf16>
%228 = "stablehlo.convert"(%226) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%229 = "stablehlo.dot_general"(%227, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%230 = "stablehlo.transpose"(%229) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%231 = "stablehlo.abs"(%222) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%232 = "stablehlo.abs"(%226) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%233 = "stablehlo.convert"(%231) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xbf16>
%234 = "stablehlo.convert"(%232) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%235 = "stablehlo.dot_general"(%233, %234) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%236 = "stablehlo.transpose"(%235) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%237 = "stablehlo.convert"(%225) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xbf16>
%238 = "stablehlo.convert"(%24) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%239 = "stablehlo.dot_general"(%237, %238) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%240 = "stablehlo.transpose"(%239) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%241 = "stablehlo.abs"(%230) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%242 = "stablehlo.compare"(%241, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%243 = "stablehlo.compare"(%240, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%244 = "stablehlo.and"(%242, %243) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%245 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%246 = "stablehlo.sign"(%230) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%247 = "stablehlo.select"(%244, %246, %245) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%248 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%249 = "stablehlo.compare"(%240, %248) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%250 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%251 = "stablehlo.select"(%249, %250, %247) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%252 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%253 = "stablehlo.abs"(%251) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%254 = "stablehlo.compare"(%253, %252) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%255 = "stablehlo.negate"(%252) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%256 = "stablehlo.select"(%254, %251, %255) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%257 = "stablehlo.convert"(%256) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%258 = "stablehlo.convert"(%257) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%259 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%260 = "stablehlo.compare"(%258, %259) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%261 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%262 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%263 = "stablehlo.compare"(%218, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%264 = "stablehlo.sign"(%218) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%265 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%266 = "stablehlo.abs"(%264) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%267 = "stablehlo.compare"(%266, %265) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%268 = "stablehlo.negate"(%265) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%269 = "stablehlo.select"(%267, %264, %268) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%270 = "stablehlo.convert"(%269) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%271 = "stablehlo.select"(%263, %270, %261) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%272 = "stablehlo.is_finite"(%218) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%273 = "stablehlo.select"(%272, %262, %271) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%274 = "stablehlo.convert"(%273) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%275 = "stablehlo.select"(%260, %274, %258) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi8>
%276 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%277 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%278 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%279 = "stablehlo.compare"(%275, %278) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%280 = "stablehlo.convert"(%275) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xf32>
%281 = "stablehlo.multiply"(%276, %280) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%282 = "stablehlo.select"(%279, %277, %281) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%283 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%284 = "stablehlo.compare"(%275, %283) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%285 = "stablehlo.select"(%284, %218, %282) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%285) : (tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xf32>
return %286 : tensor<2x3x8x10xf32>
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
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
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
%30 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%32 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%35 = "stablehlo.multiply"(%34, %29) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%38 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%39 = "stablehlo.multiply"(%29, %38) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%40 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%42 = "stablehlo.multiply"(%41, %29) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%43 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%45 = "stablehlo.multiply"(%44, %29) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%46 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%49 = "stablehlo.compare"(%29, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%51 = "stablehlo.select"(%49, %47, %50) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%53 = "stablehlo.compare"(%29, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%54 = "stablehlo.select"(%53, %37, %51) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%56 = "stablehlo.select"(%24, %54, %55) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.reduce"(%56, %57) ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x4xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%64 = "stablehlo.compare"(%62, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%65 = "stablehlo.divide"(%56, %62) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%66 = "stablehlo.select"(%64, %65, %56) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%67 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xf32>
%68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xf32>
%69 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.divide"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%74 = "stablehlo.maximum"(%72, %73) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%75 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%76 = "stablehlo.add"(%67, %75) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%77 = "stablehlo.multiply"(%76, %72) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%78 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%79 = "stablehlo.multiply"(%74, %78) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%80 = "stablehlo.subtract"(%77, %79) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%81 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%83 = "stablehlo.floor"(%82) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%84 = "stablehlo.compare"(%68, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%85 = "stablehlo.add"(%77, %79) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%86 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%87 = "stablehlo.add"(%85, %86) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%88 = "stablehlo.floor"(%87) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%89 = "stablehlo.compare"(%68, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%90 = "stablehlo.and"(%84, %89) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%91 = "stablehlo.subtract"(%68, %77) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%92 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%93 = "stablehlo.add"(%91, %92) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%94 = "stablehlo.divide"(%93, %74) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%95 = "stablehlo.abs"(%94) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%96 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%98 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%99 = "stablehlo.subtract"(%97, %98) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%100 = "stablehlo.multiply"(%99, %95) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%101 = "stablehlo.multiply"(%100, %95) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%104 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%105 = "stablehlo.multiply"(%95, %104) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%106 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%107 = "stablehlo.subtract"(%105, %106) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%108 = "stablehlo.multiply"(%107, %95) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%109 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%111 = "stablehlo.multiply"(%110, %95) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%112 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%114 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%115 = "stablehlo.compare"(%95, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%117 = "stablehlo.select"(%115, %113, %116) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%119 = "stablehlo.compare"(%95, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%120 = "stablehlo.select"(%119, %103, %117) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%122 = "stablehlo.select"(%90, %120, %121) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%127 = "stablehlo.reduce"(%122, %123) ({
^bb0(%124: tensor<f32>, %125: tensor<f32>):
%126 = "stablehlo.add"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%126) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%130 = "stablehlo.compare"(%128, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%131 = "stablehlo.divide"(%122, %128) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%132 = "stablehlo.select"(%130, %131, %122) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%133 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%134 = "stablehlo.dot_general"(%133, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%135 = "stablehlo.transpose"(%134) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%136 = "stablehlo.is_finite"(%135) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%137 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%141 = "stablehlo.reduce"(%136, %137) ({
^bb0(%138: tensor<i1>, %139: tensor<i1>):
%140 = "stablehlo.and"(%138, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%140) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x7x3xi1>, tensor<i1>) -> tensor<i1>
%286 = "stablehlo.if"(%141) ({
"stablehlo.return"(%135) : (tensor<2x3x7x3xf32>) -> ()
}, {
%142 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%144 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%145 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%146 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%147 = "stablehlo.abs"(%145) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%148 = "stablehlo.compare"(%147, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%149 = "stablehlo.negate"(%146) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%150 = "stablehlo.select"(%148, %145, %149) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%151 = "stablehlo.convert"(%150) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%152 = "stablehlo.select"(%144, %151, %142) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%153 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%154 = "stablehlo.select"(%153, %143, %152) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%155 = "stablehlo.convert"(%154) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%156 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%158 = "stablehlo.select"(%156, %0, %157) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%159 = "stablehlo.dot_general"(%158, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%160 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%161 = "stablehlo.compare"(%155, %160) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%162 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%163 = "stablehlo.select"(%161, %162, %155) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%164 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%165 = "stablehlo.compare"(%155, %164) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%166 = "stablehlo.not"(%165) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%167 = "stablehlo.sign"(%132) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%168 = "stablehlo.convert"(%163) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%169 = "stablehlo.convert"(%167) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%170 = "stablehlo.dot_general"(%168, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%171 = "stablehlo.abs"(%163) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%172 = "stablehlo.abs"(%167) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%173 = "stablehlo.convert"(%171) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%176 = "stablehlo.convert"(%166) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xbf16>
%177 = "stablehlo.convert"(%90) : (tensor<3x5xi1>) -> tensor<3x5xbf16>
%178 = "stablehlo.dot_general"(%176, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%179 = "stablehlo.abs"(%170) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%180 = "stablehlo.compare"(%179, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%181 = "stablehlo.compare"(%178, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%182 = "stablehlo.and"(%180, %181) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%183 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%184 = "stablehlo.sign"(%170) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%185 = "stablehlo.select"(%182, %184, %183) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%187 = "stablehlo.compare"(%178, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%188 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%189 = "stablehlo.select"(%187, %188, %185) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%190 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%191 = "stablehlo.abs"(%189) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%192 = "stablehlo.compare"(%191, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%193 = "stablehlo.negate"(%190) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%194 = "stablehlo.select"(%192, %189, %193) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%195 = "stablehlo.convert"(%194) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi32>
%196 = "stablehlo.convert"(%195) : (tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi8>
%197 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%198 = "stablehlo.compare"(%196, %197) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi1>
%199 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x3xi32>} : () -> tensor<2x3x4x3xi32>
%200 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi32>} : () -> tensor<2x3x4x3xi32>
%201 = "stablehlo.compare"(%159, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%202 = "stablehlo.sign"(%159) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%203 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%204 = "stablehlo.abs"(%202) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%205 = "stablehlo.compare"(%204, %203) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%206 = "stablehlo.negate"(%203) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%207 = "stablehlo.select"(%205, %202, %206) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%208 = "stablehlo.convert"(%207) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi32>
%209 = "stablehlo.select"(%201, %208, %199) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi32>
%210 = "stablehlo.is_finite"(%159) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%211 = "stablehlo.select"(%210, %200, %209) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi32>
%212 = "stablehlo.convert"(%211) : (tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi8>
%213 = "stablehlo.select"(%198, %212, %196) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi8>
%214 = "stablehlo.is_finite"(%159) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%215 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%216 = "stablehlo.select"(%214, %159, %215) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%217 = "stablehlo.dot_general"(%216, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%218 = "stablehlo.transpose"(%217) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%219 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%220 = "stablehlo.compare"(%213, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi1>
%221 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%222 = "stablehlo.select"(%220, %221, %213) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi8>
%223 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%224 = "stablehlo.compare"(%213, %223) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi1>
%225 = "stablehlo.not"(%224) : (tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%226 = "stablehlo.sign"(%66) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%227 = "stablehlo.convert"(%222) : (tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xbf16>
%228 = "stablehlo.convert"(%226) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%229 = "stablehlo.dot_general"(%227, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%230 = "stablehlo.transpose"(%229) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%231 = "stablehlo.abs"(%222) : (tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi8>
%232 = "stablehlo.abs"(%226) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%233 = "stablehlo.convert"(%231) : (tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xbf16>
%234 = "stablehlo.convert"(%232) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%235 = "stablehlo.dot_general"(%233, %234) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%236 = "stablehlo.transpose"(%235) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%237 = "stablehlo.convert"(%225) : (tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xbf16>
%238 = "stablehlo.convert"(%24) : (tensor<7x4xi1>) -> tensor<7x4xbf16>
%239 = "stablehlo.dot_general"(%237, %238) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%240 = "stablehlo.transpose"(%239) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%241 = "stablehlo.abs"(%230) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%242 = "stablehlo.compare"(%241, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%243 = "stablehlo.compare"(%240, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%244 = "stablehlo.and"(%242, %243) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%245 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%246 = "stablehlo.sign"(%230) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%247 = "stablehlo.select"(%244, %246, %245) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%248 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%249 = "stablehlo.compare"(%240, %248) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%250 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%251 = "stablehlo.select"(%249, %250, %247) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%252 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%253 = "stablehlo.abs"(%251) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%254 = "stablehlo.compare"(%253, %252) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%255 = "stablehlo.negate"(%252) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%256 = "stablehlo.select"(%254, %251, %255) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%257 = "stablehlo.convert"(%256) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%258 = "stablehlo.convert"(%257) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%259 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%260 = "stablehlo.compare"(%258, %259) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%261 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%262 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%263 = "stablehlo.compare"(%218, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%264 = "stablehlo.sign"(%218) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%265 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%266 = "stablehlo.abs"(%264) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%267 = "stablehlo.compare"(%266, %265) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%268 = "stablehlo.negate"(%265) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%269 = "stablehlo.select"(%267, %264, %268) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%270 = "stablehlo.convert"(%269) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%271 = "stablehlo.select"(%263, %270, %261) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%272 = "stablehlo.is_finite"(%218) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%273 = "stablehlo.select"(%272, %262, %271) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%274 = "stablehlo.convert"(%273) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%275 = "stablehlo.select"(%260, %274, %258) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi8>
%276 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%277 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%278 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%279 = "stablehlo.compare"(%275, %278) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%280 = "stablehlo.convert"(%275) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xf32>
%281 = "stablehlo.multiply"(%276, %280) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%282 = "stablehlo.select"(%279, %277, %281) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%283 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%284 = "stablehlo.compare"(%275, %283) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%285 = "stablehlo.select"(%284, %218, %282) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%285) : (tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xf32>
return %286 : tensor<2x3x7x3xf32>
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
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
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
%30 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%32 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%35 = "stablehlo.multiply"(%34, %29) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%38 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%39 = "stablehlo.multiply"(%29, %38) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%40 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%42 = "stablehlo.multiply"(%41, %29) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%43 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%45 = "stablehlo.multiply"(%44, %29) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%46 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%49 = "stablehlo.compare"(%29, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%51 = "stablehlo.select"(%49, %47, %50) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%53 = "stablehlo.compare"(%29, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%54 = "stablehlo.select"(%53, %37, %51) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%56 = "stablehlo.select"(%24, %54, %55) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.reduce"(%56, %57) ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x4xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%64 = "stablehlo.compare"(%62, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%65 = "stablehlo.divide"(%56, %62) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%66 = "stablehlo.select"(%64, %65, %56) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%67 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xf32>
%68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xf32>
%69 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.divide"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%74 = "stablehlo.maximum"(%72, %73) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%75 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%76 = "stablehlo.add"(%67, %75) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%77 = "stablehlo.multiply"(%76, %72) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%78 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%79 = "stablehlo.multiply"(%74, %78) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%80 = "stablehlo.subtract"(%77, %79) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%81 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%83 = "stablehlo.floor"(%82) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%84 = "stablehlo.compare"(%68, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%85 = "stablehlo.add"(%77, %79) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%86 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%87 = "stablehlo.add"(%85, %86) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%88 = "stablehlo.floor"(%87) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%89 = "stablehlo.compare"(%68, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%90 = "stablehlo.and"(%84, %89) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%91 = "stablehlo.subtract"(%68, %77) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%92 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%93 = "stablehlo.add"(%91, %92) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%94 = "stablehlo.divide"(%93, %74) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%95 = "stablehlo.abs"(%94) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%96 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%98 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%99 = "stablehlo.subtract"(%97, %98) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%100 = "stablehlo.multiply"(%99, %95) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%101 = "stablehlo.multiply"(%100, %95) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%104 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%105 = "stablehlo.multiply"(%95, %104) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%106 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%107 = "stablehlo.subtract"(%105, %106) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%108 = "stablehlo.multiply"(%107, %95) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%109 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%111 = "stablehlo.multiply"(%110, %95) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%112 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%114 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%115 = "stablehlo.compare"(%95, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%117 = "stablehlo.select"(%115, %113, %116) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%119 = "stablehlo.compare"(%95, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%120 = "stablehlo.select"(%119, %103, %117) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%122 = "stablehlo.select"(%90, %120, %121) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%127 = "stablehlo.reduce"(%122, %123) ({
^bb0(%124: tensor<f32>, %125: tensor<f32>):
%126 = "stablehlo.add"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%126) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%130 = "stablehlo.compare"(%128, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%131 = "stablehlo.divide"(%122, %128) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%132 = "stablehlo.select"(%130, %131, %122) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%133 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%134 = "stablehlo.dot_general"(%133, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%135 = "stablehlo.transpose"(%134) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%136 = "stablehlo.is_finite"(%135) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%137 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%141 = "stablehlo.reduce"(%136, %137) ({
^bb0(%138: tensor<i1>, %139: tensor<i1>):
%140 = "stablehlo.and"(%138, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%140) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x7x3xi1>, tensor<i1>) -> tensor<i1>
%286 = "stablehlo.if"(%141) ({
"stablehlo.return"(%135) : (tensor<2x3x7x3xf32>) -> ()
}, {
%142 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%144 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%145 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%146 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%147 = "stablehlo.abs"(%145) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%148 = "stablehlo.compare"(%147, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%149 = "stablehlo.negate"(%146) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%150 = "stablehlo.select"(%148, %145, %149) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%151 = "stablehlo.convert"(%150) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%152 = "stablehlo.select"(%144, %151, %142) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%153 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%154 = "stablehlo.select"(%153, %143, %152) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%155 = "stablehlo.convert"(%154) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%156 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%158 = "stablehlo.select"(%156, %0, %157) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%159 = "stablehlo.dot_general"(%158, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%160 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%161 = "stablehlo.compare"(%155, %160) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%162 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%163 = "stablehlo.select"(%161, %162, %155) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%164 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%165 = "stablehlo.compare"(%155, %164) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%166 = "stablehlo.not"(%165) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%167 = "stablehlo.sign"(%132) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%168 = "stablehlo.convert"(%163) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%169 = "stablehlo.convert"(%167) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%170 = "stablehlo.dot_general"(%168, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%171 = "stablehlo.abs"(%163) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%172 = "stablehlo.abs"(%167) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%173 = "stablehlo.convert"(%171) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%176 = "stablehlo.convert"(%166) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xbf16>
%177 = "stablehlo.convert"(%90) : (tensor<3x5xi1>) -> tensor<3x5xbf16>
%178 = "stablehlo.dot_general"(%176, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%179 = "stablehlo.abs"(%170) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%180 = "stablehlo.compare"(%179, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%181 = "stablehlo.compare"(%178, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%182 = "stablehlo.and"(%180, %181) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%183 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%184 = "stablehlo.sign"(%170) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%185 = "stablehlo.select"(%182, %184, %183) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%187 = "stablehlo.compare"(%178, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%188 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%189 = "stablehlo.select"(%187, %188, %185) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%190 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%191 = "stablehlo.abs"(%189) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%192 = "stablehlo.compare"(%191, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%193 = "stablehlo.negate"(%190) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%194 = "stablehlo.select"(%192, %189, %193) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%195 = "stablehlo.convert"(%194) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi32>
%196 = "stablehlo.convert"(%195) : (tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi8>
%197 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%198 = "stablehlo.compare"(%196, %197) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi1>
%199 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x3xi32>} : () -> tensor<2x3x4x3xi32>
%200 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi32>} : () -> tensor<2x3x4x3xi32>
%201 = "stablehlo.compare"(%159, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%202 = "stablehlo.sign"(%159) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%203 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%204 = "stablehlo.abs"(%202) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%205 = "stablehlo.compare"(%204, %203) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%206 = "stablehlo.negate"(%203) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%207 = "stablehlo.select"(%205, %202, %206) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%208 = "stablehlo.convert"(%207) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi32>
%209 = "stablehlo.select"(%201, %208, %199) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi32>
%210 = "stablehlo.is_finite"(%159) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%211 = "stablehlo.select"(%210, %200, %209) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi32>
%212 = "stablehlo.convert"(%211) : (tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi8>
%213 = "stablehlo.select"(%198, %212, %196) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi8>
%214 = "stablehlo.is_finite"(%159) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%215 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%216 = "stablehlo.select"(%214, %159, %215) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%217 = "stablehlo.dot_general"(%216, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%218 = "stablehlo.transpose"(%217) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%219 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%220 = "stablehlo.compare"(%213, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi1>
%221 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%222 = "stablehlo.select"(%220, %221, %213) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi8>
%223 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%224 = "stablehlo.compare"(%213, %223) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi1>
%225 = "stablehlo.not"(%224) : (tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%226 = "stablehlo.sign"(%66) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%227 = "stablehlo.convert"(%222) : (tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xbf16>
%228 = "stablehlo.convert"(%226) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%229 = "stablehlo.dot_general"(%227, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%230 = "stablehlo.transpose"(%229) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%231 = "stablehlo.abs"(%222) : (tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi8>
%232 = "stablehlo.abs"(%226) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%233 = "stablehlo.convert"(%231) : (tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xbf16>
%234 = "stablehlo.convert"(%232) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%235 = "stablehlo.dot_general"(%233, %234) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%236 = "stablehlo.transpose"(%235) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%237 = "stablehlo.convert"(%225) : (tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xbf16>
%238 = "stablehlo.convert"(%24) : (tensor<7x4xi1>) -> tensor<7x4xbf16>
%239 = "stablehlo.dot_general"(%237, %238) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%240 = "stablehlo.transpose"(%239) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%241 = "stablehlo.abs"(%230) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%242 = "stablehlo.compare"(%241, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%243 = "stablehlo.compare"(%240, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%244 = "stablehlo.and"(%242, %243) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%245 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%246 = "stablehlo.sign"(%230) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%247 = "stablehlo.select"(%244, %246, %245) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%248 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%249 = "stablehlo.compare"(%240, %248) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%250 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%251 = "stablehlo.select"(%249, %250, %247) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%252 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%253 = "stablehlo.abs"(%251) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%254 = "stablehlo.compare"(%253, %252) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%255 = "stablehlo.negate"(%252) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%256 = "stablehlo.select"(%254, %251, %255) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%257 = "stablehlo.convert"(%256) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%258 = "stablehlo.convert"(%257) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%259 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%260 = "stablehlo.compare"(%258, %259) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%261 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%262 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%263 = "stablehlo.compare"(%218, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%264 = "stablehlo.sign"(%218) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%265 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%266 = "stablehlo.abs"(%264) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%267 = "stablehlo.compare"(%266, %265) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%268 = "stablehlo.negate"(%265) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%269 = "stablehlo.select"(%267, %264, %268) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%270 = "stablehlo.convert"(%269) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%271 = "stablehlo.select"(%263, %270, %261) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%272 = "stablehlo.is_finite"(%218) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%273 = "stablehlo.select"(%272, %262, %271) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%274 = "stablehlo.convert"(%273) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%275 = "stablehlo.select"(%260, %274, %258) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi8>
%276 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%277 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%278 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%279 = "stablehlo.compare"(%275, %278) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%280 = "stablehlo.convert"(%275) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xf32>
%281 = "stablehlo.multiply"(%276, %280) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%282 = "stablehlo.select"(%279, %277, %281) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%283 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%284 = "stablehlo.compare"(%275, %283) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%285 = "stablehlo.select"(%284, %218, %282) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%285) : (tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xf32>
return %286 : tensor<2x3x7x3xf32>
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
%10 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
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
%28 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%30 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%31 = "stablehlo.subtract"(%29, %30) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%32 = "stablehlo.multiply"(%31, %27) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%33 = "stablehlo.multiply"(%32, %27) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%35 = "stablehlo.add"(%33, %34) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%36 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%37 = "stablehlo.multiply"(%27, %36) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%38 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%39 = "stablehlo.subtract"(%37, %38) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%40 = "stablehlo.multiply"(%39, %27) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%41 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%42 = "stablehlo.add"(%40, %41) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%43 = "stablehlo.multiply"(%42, %27) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%44 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%45 = "stablehlo.subtract"(%43, %44) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%46 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%47 = "stablehlo.compare"(%27, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%49 = "stablehlo.select"(%47, %45, %48) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%51 = "stablehlo.compare"(%27, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
%52 = "stablehlo.select"(%51, %35, %49) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%54 = "stablehlo.select"(%22, %52, %53) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%59 = "stablehlo.reduce"(%54, %55) ({
^bb0(%56: tensor<f32>, %57: tensor<f32>):
%58 = "stablehlo.add"(%56, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%58) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<12x4xf32>, tensor<f32>) -> tensor<12xf32>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x4xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%62 = "stablehlo.compare"(%60, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
%63 = "stablehlo.divide"(%54, %60) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%64 = "stablehlo.select"(%62, %63, %54) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%65 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%66 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%67 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%69 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%70 = "stablehlo.maximum"(%68, %69) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%71 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%72 = "stablehlo.add"(%65, %71) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%73 = "stablehlo.multiply"(%72, %68) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%74 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%75 = "stablehlo.multiply"(%70, %74) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%76 = "stablehlo.subtract"(%73, %75) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%78 = "stablehlo.add"(%76, %77) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%79 = "stablehlo.floor"(%78) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%80 = "stablehlo.compare"(%66, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%81 = "stablehlo.add"(%73, %75) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%82 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%83 = "stablehlo.add"(%81, %82) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%84 = "stablehlo.floor"(%83) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%85 = "stablehlo.compare"(%66, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%86 = "stablehlo.and"(%80, %85) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%87 = "stablehlo.subtract"(%66, %73) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%88 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%89 = "stablehlo.add"(%87, %88) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%90 = "stablehlo.divide"(%89, %70) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%91 = "stablehlo.abs"(%90) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%92 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%93 = "stablehlo.multiply"(%91, %92) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%94 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%95 = "stablehlo.subtract"(%93, %94) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%96 = "stablehlo.multiply"(%95, %91) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%97 = "stablehlo.multiply"(%96, %91) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%99 = "stablehlo.add"(%97, %98) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%100 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%101 = "stablehlo.multiply"(%91, %100) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%102 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%103 = "stablehlo.subtract"(%101, %102) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%104 = "stablehlo.multiply"(%103, %91) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%105 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%106 = "stablehlo.add"(%104, %105) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%107 = "stablehlo.multiply"(%106, %91) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%108 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%109 = "stablehlo.subtract"(%107, %108) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%110 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%111 = "stablehlo.compare"(%91, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%112 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%113 = "stablehlo.select"(%111, %109, %112) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%114 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%115 = "stablehlo.compare"(%91, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%116 = "stablehlo.select"(%115, %99, %113) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%118 = "stablehlo.select"(%86, %116, %117) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%123 = "stablehlo.reduce"(%118, %119) ({
^bb0(%120: tensor<f32>, %121: tensor<f32>):
%122 = "stablehlo.add"(%120, %121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%122) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%126 = "stablehlo.compare"(%124, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%127 = "stablehlo.divide"(%118, %124) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%128 = "stablehlo.select"(%126, %127, %118) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%129 = "stablehlo.dot_general"(%0, %128) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%130 = "stablehlo.dot_general"(%129, %64) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%131 = "stablehlo.transpose"(%130) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%132 = "stablehlo.is_finite"(%131) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%133 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%137 = "stablehlo.reduce"(%132, %133) ({
^bb0(%134: tensor<i1>, %135: tensor<i1>):
%136 = "stablehlo.and"(%134, %135) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%136) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x12x10xi1>, tensor<i1>) -> tensor<i1>
%282 = "stablehlo.if"(%137) ({
"stablehlo.return"(%131) : (tensor<2x3x12x10xf32>) -> ()
}, {
%138 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%139 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%140 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%141 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%142 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%143 = "stablehlo.abs"(%141) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%144 = "stablehlo.compare"(%143, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%145 = "stablehlo.negate"(%142) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%146 = "stablehlo.select"(%144, %141, %145) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%147 = "stablehlo.convert"(%146) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%148 = "stablehlo.select"(%140, %147, %138) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%149 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%150 = "stablehlo.select"(%149, %139, %148) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%151 = "stablehlo.convert"(%150) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%152 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%153 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%154 = "stablehlo.select"(%152, %0, %153) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%155 = "stablehlo.dot_general"(%154, %128) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%156 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%157 = "stablehlo.compare"(%151, %156) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%158 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%159 = "stablehlo.select"(%157, %158, %151) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%160 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%161 = "stablehlo.compare"(%151, %160) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%162 = "stablehlo.not"(%161) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%163 = "stablehlo.sign"(%128) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%164 = "stablehlo.convert"(%159) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%165 = "stablehlo.convert"(%163) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%166 = "stablehlo.dot_general"(%164, %165) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%167 = "stablehlo.abs"(%159) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%168 = "stablehlo.abs"(%163) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%169 = "stablehlo.convert"(%167) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%170 = "stablehlo.convert"(%168) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%171 = "stablehlo.dot_general"(%169, %170) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%172 = "stablehlo.convert"(%162) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xbf16>
%173 = "stablehlo.convert"(%86) : (tensor<10x5xi1>) -> tensor<10x5xbf16>
%174 = "stablehlo.dot_general"(%172, %173) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%175 = "stablehlo.abs"(%166) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%176 = "stablehlo.compare"(%175, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%177 = "stablehlo.compare"(%174, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%178 = "stablehlo.and"(%176, %177) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%179 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%180 = "stablehlo.sign"(%166) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%181 = "stablehlo.select"(%178, %180, %179) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%183 = "stablehlo.compare"(%174, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%184 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%185 = "stablehlo.select"(%183, %184, %181) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%186 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%187 = "stablehlo.abs"(%185) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%188 = "stablehlo.compare"(%187, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%189 = "stablehlo.negate"(%186) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%190 = "stablehlo.select"(%188, %185, %189) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%191 = "stablehlo.convert"(%190) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%192 = "stablehlo.convert"(%191) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%193 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%194 = "stablehlo.compare"(%192, %193) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%195 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%196 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%197 = "stablehlo.compare"(%155, %155) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%198 = "stablehlo.sign"(%155) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%199 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%200 = "stablehlo.abs"(%198) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%201 = "stablehlo.compare"(%200, %199) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%202 = "stablehlo.negate"(%199) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%203 = "stablehlo.select"(%201, %198, %202) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%204 = "stablehlo.convert"(%203) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%205 = "stablehlo.select"(%197, %204, %195) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%206 = "stablehlo.is_finite"(%155) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%207 = "stablehlo.select"(%206, %196, %205) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%208 = "stablehlo.convert"(%207) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%209 = "stablehlo.select"(%194, %208, %192) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%210 = "stablehlo.is_finite"(%155) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%211 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%212 = "stablehlo.select"(%210, %155, %211) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%213 = "stablehlo.dot_general"(%212, %64) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%214 = "stablehlo.transpose"(%213) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%215 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%216 = "stablehlo.compare"(%209, %215) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%217 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%218 = "stablehlo.select"(%216, %217, %209) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%219 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%220 = "stablehlo.compare"(%209, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%221 = "stablehlo.not"(%220) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%222 = "stablehlo.sign"(%64) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%223 = "stablehlo.convert"(%218) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xbf16>
%224 = "stablehlo.convert"(%222) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%225 = "stablehlo.dot_general"(%223, %224) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%226 = "stablehlo.transpose"(%225) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%227 = "stablehlo.abs"(%218) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%228 = "stablehlo.abs"(%222) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%229 = "stablehlo.convert"(%227) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xbf16>
%230 = "stablehlo.convert"(%228) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%231 = "stablehlo.dot_general"(%229, %230) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%232 = "stablehlo.transpose"(%231) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%233 = "stablehlo.convert"(%221) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xbf16>
%234 = "stablehlo.convert"(%22) : (tensor<12x4xi1>) -> tensor<12x4xbf16>
%235 = "stablehlo.dot_general"(%233, %234) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%236 = "stablehlo.transpose"(%235) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%237 = "stablehlo.abs"(%226) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%238 = "stablehlo.compare"(%237, %232) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%239 = "stablehlo.compare"(%236, %232) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%240 = "stablehlo.and"(%238, %239) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%241 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%242 = "stablehlo.sign"(%226) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%243 = "stablehlo.select"(%240, %242, %241) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%244 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%245 = "stablehlo.compare"(%236, %244) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%246 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%247 = "stablehlo.select"(%245, %246, %243) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%248 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%249 = "stablehlo.abs"(%247) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%250 = "stablehlo.compare"(%249, %248) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%251 = "stablehlo.negate"(%248) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%252 = "stablehlo.select"(%250, %247, %251) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%253 = "stablehlo.convert"(%252) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%254 = "stablehlo.convert"(%253) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%255 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%256 = "stablehlo.compare"(%254, %255) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%257 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%258 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%259 = "stablehlo.compare"(%214, %214) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%260 = "stablehlo.sign"(%214) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%261 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%262 = "stablehlo.abs"(%260) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%263 = "stablehlo.compare"(%262, %261) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%264 = "stablehlo.negate"(%261) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%265 = "stablehlo.select"(%263, %260, %264) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%266 = "stablehlo.convert"(%265) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%267 = "stablehlo.select"(%259, %266, %257) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%268 = "stablehlo.is_finite"(%214) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%269 = "stablehlo.select"(%268, %258, %267) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%270 = "stablehlo.convert"(%269) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%271 = "stablehlo.select"(%256, %270, %254) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi8>
%272 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%273 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%274 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%275 = "stablehlo.compare"(%271, %274) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%276 = "stablehlo.convert"(%271) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xf32>
%277 = "stablehlo.multiply"(%272, %276) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%278 = "stablehlo.select"(%275, %273, %277) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%279 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%280 = "stablehlo.compare"(%271, %279) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%281 = "stablehlo.select"(%280, %214, %278) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%281) : (tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xf32>
return %282 : tensor<2x3x12x10xf32>
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
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
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
%30 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%32 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%35 = "stablehlo.multiply"(%34, %29) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%38 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%39 = "stablehlo.multiply"(%29, %38) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%40 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%42 = "stablehlo.multiply"(%41, %29) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%43 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%45 = "stablehlo.multiply"(%44, %29) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%46 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%49 = "stablehlo.compare"(%29, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%51 = "stablehlo.select"(%49, %47, %50) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%53 = "stablehlo.compare"(%29, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
%54 = "stablehlo.select"(%53, %37, %51) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%56 = "stablehlo.select"(%24, %54, %55) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.reduce"(%56, %57) ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<12x4xf32>, tensor<f32>) -> tensor<12xf32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x4xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%64 = "stablehlo.compare"(%62, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
%65 = "stablehlo.divide"(%56, %62) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%66 = "stablehlo.select"(%64, %65, %56) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%67 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%69 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.divide"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%74 = "stablehlo.maximum"(%72, %73) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%75 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%76 = "stablehlo.add"(%67, %75) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.multiply"(%76, %72) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%78 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%79 = "stablehlo.multiply"(%74, %78) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%80 = "stablehlo.subtract"(%77, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%81 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%83 = "stablehlo.floor"(%82) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%84 = "stablehlo.compare"(%68, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%85 = "stablehlo.add"(%77, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%86 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%87 = "stablehlo.add"(%85, %86) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%88 = "stablehlo.floor"(%87) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%89 = "stablehlo.compare"(%68, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%90 = "stablehlo.and"(%84, %89) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%91 = "stablehlo.subtract"(%68, %77) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%92 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%93 = "stablehlo.add"(%91, %92) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%94 = "stablehlo.divide"(%93, %74) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%95 = "stablehlo.abs"(%94) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%96 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%98 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%99 = "stablehlo.subtract"(%97, %98) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%100 = "stablehlo.multiply"(%99, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%101 = "stablehlo.multiply"(%100, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%104 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%105 = "stablehlo.multiply"(%95, %104) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%106 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%107 = "stablehlo.subtract"(%105, %106) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%108 = "stablehlo.multiply"(%107, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%109 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%111 = "stablehlo.multiply"(%110, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%112 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%114 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%115 = "stablehlo.compare"(%95, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%117 = "stablehlo.select"(%115, %113, %116) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%119 = "stablehlo.compare"(%95, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%120 = "stablehlo.select"(%119, %103, %117) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%122 = "stablehlo.select"(%90, %120, %121) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%127 = "stablehlo.reduce"(%122, %123) ({
^bb0(%124: tensor<f32>, %125: tensor<f32>):
%126 = "stablehlo.add"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%126) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%130 = "stablehlo.compare"(%128, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%131 = "stablehlo.divide"(%122, %128) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%132 = "stablehlo.select"(%130, %131, %122) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%133 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%134 = "stablehlo.dot_general"(%133, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%135 = "stablehlo.transpose"(%134) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%136 = "stablehlo.is_finite"(%135) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%137 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%141 = "stablehlo.reduce"(%136, %137) ({
^bb0(%138: tensor<i1>, %139: tensor<i1>):
%140 = "stablehlo.and"(%138, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%140) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x12x10xi1>, tensor<i1>) -> tensor<i1>
%286 = "stablehlo.if"(%141) ({
"stablehlo.return"(%135) : (tensor<2x3x12x10xf32>) -> ()
}, {
%142 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%144 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%145 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%146 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%147 = "stablehlo.abs"(%145) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%148 = "stablehlo.compare"(%147, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%149 = "stablehlo.negate"(%146) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%150 = "stablehlo.select"(%148, %145, %149) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%151 = "stablehlo.convert"(%150) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%152 = "stablehlo.select"(%144, %151, %142) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%153 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%154 = "stablehlo.select"(%153, %143, %152) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%155 = "stablehlo.convert"(%154) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%156 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%158 = "stablehlo.select"(%156, %0, %157) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%159 = "stablehlo.dot_general"(%158, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%160 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%161 = "stablehlo.compare"(%155, %160) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%162 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%163 = "stablehlo.select"(%161, %162, %155) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%164 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%165 = "stablehlo.compare"(%155, %164) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%166 = "stablehlo.not"(%165) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%167 = "stablehlo.sign"(%132) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%168 = "stablehlo.convert"(%163) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%169 = "stablehlo.convert"(%167) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%170 = "stablehlo.dot_general"(%168, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%171 = "stablehlo.abs"(%163) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%172 = "stablehlo.abs"(%167) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%173 = "stablehlo.convert"(%171) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%176 = "stablehlo.convert"(%166) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xbf16>
%177 = "stablehlo.convert"(%90) : (tensor<10x5xi1>) -> tensor<10x5xbf16>
%178 = "stablehlo.dot_general"(%176, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%179 = "stablehlo.abs"(%170) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%180 = "stablehlo.compare"(%179, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%181 = "stablehlo.compare"(%178, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%182 = "stablehlo.and"(%180, %181) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%183 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%184 = "stablehlo.sign"(%170) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%185 = "stablehlo.select"(%182, %184, %183) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%187 = "stablehlo.compare"(%178, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%188 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%189 = "stablehlo.select"(%187, %188, %185) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%190 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%191 = "stablehlo.abs"(%189) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%192 = "stablehlo.compare"(%191, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%193 = "stablehlo.negate"(%190) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%194 = "stablehlo.select"(%192, %189, %193) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%195 = "stablehlo.convert"(%194) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%196 = "stablehlo.convert"(%195) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%197 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%198 = "stablehlo.compare"(%196, %197) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%199 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%200 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%201 = "stablehlo.compare"(%159, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%202 = "stablehlo.sign"(%159) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%203 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%204 = "stablehlo.abs"(%202) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%205 = "stablehlo.compare"(%204, %203) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%206 = "stablehlo.negate"(%203) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%207 = "stablehlo.select"(%205, %202, %206) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%208 = "stablehlo.convert"(%207) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%209 = "stablehlo.select"(%201, %208, %199) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%210 = "stablehlo.is_finite"(%159) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%211 = "stablehlo.select"(%210, %200, %209) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%212 = "stablehlo.convert"(%211) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%213 = "stablehlo.select"(%198, %212, %196) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%214 = "stablehlo.is_finite"(%159) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%215 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%216 = "stablehlo.select"(%214, %159, %215) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%217 = "stablehlo.dot_general"(%216, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%218 = "stablehlo.transpose"(%217) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%219 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%220 = "stablehlo.compare"(%213, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%221 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%222 = "stablehlo.select"(%220, %221, %213) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%223 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%224 = "stablehlo.compare"(%213, %223) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%225 = "stablehlo.not"(%224) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%226 = "stablehlo.sign"(%66) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%227 = "stablehlo.convert"(%222) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xbf16>
%228 = "stablehlo.convert"(%226) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%229 = "stablehlo.dot_general"(%227, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%230 = "stablehlo.transpose"(%229) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%231 = "stablehlo.abs"(%222) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%232 = "stablehlo.abs"(%226) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%233 = "stablehlo.convert"(%231) : (tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xbf16>
%234 = "stablehlo.convert"(%232) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%235 = "stablehlo.dot_general"(%233, %234) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%236 = "stablehlo.transpose"(%235) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%237 = "stablehlo.convert"(%225) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xbf16>
%238 = "stablehlo.convert"(%24) : (tensor<12x4xi1>) -> tensor<12x4xbf16>
%239 = "stablehlo.dot_general"(%237, %238) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%240 = "stablehlo.transpose"(%239) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%241 = "stablehlo.abs"(%230) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%242 = "stablehlo.compare"(%241, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%243 = "stablehlo.compare"(%240, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%244 = "stablehlo.and"(%242, %243) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%245 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%246 = "stablehlo.sign"(%230) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%247 = "stablehlo.select"(%244, %246, %245) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%248 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%249 = "stablehlo.compare"(%240, %248) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%250 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%251 = "stablehlo.select"(%249, %250, %247) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%252 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%253 = "stablehlo.abs"(%251) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%254 = "stablehlo.compare"(%253, %252) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%255 = "stablehlo.negate"(%252) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%256 = "stablehlo.select"(%254, %251, %255) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%257 = "stablehlo.convert"(%256) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%258 = "stablehlo.convert"(%257) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%259 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%260 = "stablehlo.compare"(%258, %259) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%261 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%262 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%263 = "stablehlo.compare"(%218, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%264 = "stablehlo.sign"(%218) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%265 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%266 = "stablehlo.abs"(%264) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%267 = "stablehlo.compare"(%266, %265) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%268 = "stablehlo.negate"(%265) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%269 = "stablehlo.select"(%267, %264, %268) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%270 = "stablehlo.convert"(%269) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%271 = "stablehlo.select"(%263, %270, %261) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%272 = "stablehlo.is_finite"(%218) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%273 = "stablehlo.select"(%272, %262, %271) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%274 = "stablehlo.convert"(%273) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%275 = "stablehlo.select"(%260, %274, %258) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi8>
%276 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%277 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%278 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%279 = "stablehlo.compare"(%275, %278) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%280 = "stablehlo.convert"(%275) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xf32>
%281 = "stablehlo.multiply"(%276, %280) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%282 = "stablehlo.select"(%279, %277, %281) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%283 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%284 = "stablehlo.compare"(%275, %283) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%285 = "stablehlo.select"(%284, %218, %282) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%285) : (tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xf32>
return %286 : tensor<2x3x12x10xf32>
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
%10 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
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
%28 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%30 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%31 = "stablehlo.subtract"(%29, %30) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%32 = "stablehlo.multiply"(%31, %27) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%33 = "stablehlo.multiply"(%32, %27) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%35 = "stablehlo.add"(%33, %34) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%36 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%37 = "stablehlo.multiply"(%27, %36) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%38 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%39 = "stablehlo.subtract"(%37, %38) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%40 = "stablehlo.multiply"(%39, %27) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%41 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%42 = "stablehlo.add"(%40, %41) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%43 = "stablehlo.multiply"(%42, %27) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%44 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%45 = "stablehlo.subtract"(%43, %44) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%46 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%47 = "stablehlo.compare"(%27, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xi1>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%49 = "stablehlo.select"(%47, %45, %48) : (tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%51 = "stablehlo.compare"(%27, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xi1>
%52 = "stablehlo.select"(%51, %35, %49) : (tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%54 = "stablehlo.select"(%22, %52, %53) : (tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%59 = "stablehlo.reduce"(%54, %55) ({
^bb0(%56: tensor<f32>, %57: tensor<f32>):
%58 = "stablehlo.add"(%56, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%58) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<9x4xf32>, tensor<f32>) -> tensor<9xf32>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf32>) -> tensor<9x4xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%62 = "stablehlo.compare"(%60, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xi1>
%63 = "stablehlo.divide"(%54, %60) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%64 = "stablehlo.select"(%62, %63, %54) : (tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%65 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x4xf32>
%66 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x4xf32>
%67 = "stablehlo.constant"() {value = dense<3.846153846153846e-1> : tensor<f32>} : () -> tensor<f32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x4xf32>
%69 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%70 = "stablehlo.maximum"(%68, %69) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%71 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%72 = "stablehlo.add"(%65, %71) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%73 = "stablehlo.multiply"(%72, %68) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%74 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%75 = "stablehlo.multiply"(%70, %74) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%76 = "stablehlo.subtract"(%73, %75) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%77 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%78 = "stablehlo.add"(%76, %77) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%79 = "stablehlo.floor"(%78) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%80 = "stablehlo.compare"(%66, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%81 = "stablehlo.add"(%73, %75) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%82 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%83 = "stablehlo.add"(%81, %82) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%84 = "stablehlo.floor"(%83) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%85 = "stablehlo.compare"(%66, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%86 = "stablehlo.and"(%80, %85) : (tensor<10x4xi1>, tensor<10x4xi1>) -> tensor<10x4xi1>
%87 = "stablehlo.subtract"(%66, %73) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%88 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%89 = "stablehlo.add"(%87, %88) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%90 = "stablehlo.divide"(%89, %70) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%91 = "stablehlo.abs"(%90) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%92 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%93 = "stablehlo.multiply"(%91, %92) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%94 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%95 = "stablehlo.subtract"(%93, %94) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%96 = "stablehlo.multiply"(%95, %91) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%97 = "stablehlo.multiply"(%96, %91) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%99 = "stablehlo.add"(%97, %98) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%100 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%101 = "stablehlo.multiply"(%91, %100) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%102 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%103 = "stablehlo.subtract"(%101, %102) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%104 = "stablehlo.multiply"(%103, %91) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%105 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%106 = "stablehlo.add"(%104, %105) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%107 = "stablehlo.multiply"(%106, %91) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%108 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%109 = "stablehlo.subtract"(%107, %108) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%110 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%111 = "stablehlo.compare"(%91, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%112 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%113 = "stablehlo.select"(%111, %109, %112) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%114 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%115 = "stablehlo.compare"(%91, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%116 = "stablehlo.select"(%115, %99, %113) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%118 = "stablehlo.select"(%86, %116, %117) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%123 = "stablehlo.reduce"(%118, %119) ({
^bb0(%120: tensor<f32>, %121: tensor<f32>):
%122 = "stablehlo.add"(%120, %121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%122) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x4xf32>, tensor<f32>) -> tensor<10xf32>
%124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x4xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%126 = "stablehlo.compare"(%124, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%127 = "stablehlo.divide"(%118, %124) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%128 = "stablehlo.select"(%126, %127, %118) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%129 = "stablehlo.dot_general"(%0, %128) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%130 = "stablehlo.dot_general"(%129, %64) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%131 = "stablehlo.transpose"(%130) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%132 = "stablehlo.is_finite"(%131) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%133 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%137 = "stablehlo.reduce"(%132, %133) ({
^bb0(%134: tensor<i1>, %135: tensor<i1>):
%136 = "stablehlo.and"(%134, %135) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%136) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x10xi1>, tensor<i1>) -> tensor<i1>
%282 = "stablehlo.if"(%137) ({
"stablehlo.return"(%131) : (tensor<1x2x9x10xf32>) -> ()
}, {
%138 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%139 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%140 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%141 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%142 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%143 = "stablehlo.abs"(%141) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%144 = "stablehlo.compare"(%143, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%145 = "stablehlo.negate"(%142) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%146 = "stablehlo.select"(%144, %141, %145) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%147 = "stablehlo.convert"(%146) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%148 = "stablehlo.select"(%140, %147, %138) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%149 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%150 = "stablehlo.select"(%149, %139, %148) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%151 = "stablehlo.convert"(%150) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%152 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%153 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%154 = "stablehlo.select"(%152, %0, %153) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%155 = "stablehlo.dot_general"(%154, %128) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%156 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%157 = "stablehlo.compare"(%151, %156) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%158 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%159 = "stablehlo.select"(%157, %158, %151) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%160 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%161 = "stablehlo.compare"(%151, %160) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%162 = "stablehlo.not"(%161) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%163 = "stablehlo.sign"(%128) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%164 = "stablehlo.convert"(%159) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%165 = "stablehlo.convert"(%163) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%166 = "stablehlo.dot_general"(%164, %165) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%167 = "stablehlo.abs"(%159) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%168 = "stablehlo.abs"(%163) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%169 = "stablehlo.convert"(%167) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%170 = "stablehlo.convert"(%168) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%171 = "stablehlo.dot_general"(%169, %170) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%172 = "stablehlo.convert"(%162) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xbf16>
%173 = "stablehlo.convert"(%86) : (tensor<10x4xi1>) -> tensor<10x4xbf16>
%174 = "stablehlo.dot_general"(%172, %173) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%175 = "stablehlo.abs"(%166) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%176 = "stablehlo.compare"(%175, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%177 = "stablehlo.compare"(%174, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%178 = "stablehlo.and"(%176, %177) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%179 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%180 = "stablehlo.sign"(%166) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%181 = "stablehlo.select"(%178, %180, %179) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%183 = "stablehlo.compare"(%174, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%184 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%185 = "stablehlo.select"(%183, %184, %181) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%186 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%187 = "stablehlo.abs"(%185) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%188 = "stablehlo.compare"(%187, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%189 = "stablehlo.negate"(%186) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%190 = "stablehlo.select"(%188, %185, %189) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%191 = "stablehlo.convert"(%190) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi32>
%192 = "stablehlo.convert"(%191) : (tensor<1x2x4x10xi32>) -> tensor<1x2x4x10xi8>
%193 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x10xi8>} : () -> tensor<1x2x4x10xi8>
%194 = "stablehlo.compare"(%192, %193) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi1>
%195 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x10xi32>} : () -> tensor<1x2x4x10xi32>
%196 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x10xi32>} : () -> tensor<1x2x4x10xi32>
%197 = "stablehlo.compare"(%155, %155) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%198 = "stablehlo.sign"(%155) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%199 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%200 = "stablehlo.abs"(%198) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%201 = "stablehlo.compare"(%200, %199) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%202 = "stablehlo.negate"(%199) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%203 = "stablehlo.select"(%201, %198, %202) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%204 = "stablehlo.convert"(%203) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi32>
%205 = "stablehlo.select"(%197, %204, %195) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi32>, tensor<1x2x4x10xi32>) -> tensor<1x2x4x10xi32>
%206 = "stablehlo.is_finite"(%155) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%207 = "stablehlo.select"(%206, %196, %205) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi32>, tensor<1x2x4x10xi32>) -> tensor<1x2x4x10xi32>
%208 = "stablehlo.convert"(%207) : (tensor<1x2x4x10xi32>) -> tensor<1x2x4x10xi8>
%209 = "stablehlo.select"(%194, %208, %192) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi8>
%210 = "stablehlo.is_finite"(%155) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%211 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%212 = "stablehlo.select"(%210, %155, %211) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%213 = "stablehlo.dot_general"(%212, %64) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%214 = "stablehlo.transpose"(%213) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%215 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x10xi8>} : () -> tensor<1x2x4x10xi8>
%216 = "stablehlo.compare"(%209, %215) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi1>
%217 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x10xi8>} : () -> tensor<1x2x4x10xi8>
%218 = "stablehlo.select"(%216, %217, %209) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi8>
%219 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x10xi8>} : () -> tensor<1x2x4x10xi8>
%220 = "stablehlo.compare"(%209, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi1>
%221 = "stablehlo.not"(%220) : (tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%222 = "stablehlo.sign"(%64) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%223 = "stablehlo.convert"(%218) : (tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xbf16>
%224 = "stablehlo.convert"(%222) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%225 = "stablehlo.dot_general"(%223, %224) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%226 = "stablehlo.transpose"(%225) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%227 = "stablehlo.abs"(%218) : (tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi8>
%228 = "stablehlo.abs"(%222) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%229 = "stablehlo.convert"(%227) : (tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xbf16>
%230 = "stablehlo.convert"(%228) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%231 = "stablehlo.dot_general"(%229, %230) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%232 = "stablehlo.transpose"(%231) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%233 = "stablehlo.convert"(%221) : (tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xbf16>
%234 = "stablehlo.convert"(%22) : (tensor<9x4xi1>) -> tensor<9x4xbf16>
%235 = "stablehlo.dot_general"(%233, %234) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%236 = "stablehlo.transpose"(%235) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%237 = "stablehlo.abs"(%226) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%238 = "stablehlo.compare"(%237, %232) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%239 = "stablehlo.compare"(%236, %232) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%240 = "stablehlo.and"(%238, %239) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%241 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%242 = "stablehlo.sign"(%226) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%243 = "stablehlo.select"(%240, %242, %241) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%244 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%245 = "stablehlo.compare"(%236, %244) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%246 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%247 = "stablehlo.select"(%245, %246, %243) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%248 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%249 = "stablehlo.abs"(%247) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%250 = "stablehlo.compare"(%249, %248) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%251 = "stablehlo.negate"(%248) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%252 = "stablehlo.select"(%250, %247, %251) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%253 = "stablehlo.convert"(%252) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi32>
%254 = "stablehlo.convert"(%253) : (tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi8>
%255 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%256 = "stablehlo.compare"(%254, %255) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%257 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x10xi32>} : () -> tensor<1x2x9x10xi32>
%258 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi32>} : () -> tensor<1x2x9x10xi32>
%259 = "stablehlo.compare"(%214, %214) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%260 = "stablehlo.sign"(%214) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%261 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%262 = "stablehlo.abs"(%260) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%263 = "stablehlo.compare"(%262, %261) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%264 = "stablehlo.negate"(%261) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%265 = "stablehlo.select"(%263, %260, %264) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%266 = "stablehlo.convert"(%265) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi32>
%267 = "stablehlo.select"(%259, %266, %257) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi32>, tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi32>
%268 = "stablehlo.is_finite"(%214) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%269 = "stablehlo.select"(%268, %258, %267) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi32>, tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi32>
%270 = "stablehlo.convert"(%269) : (tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi8>
%271 = "stablehlo.select"(%256, %270, %254) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi8>
%272 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%273 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%274 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%275 = "stablehlo.compare"(%271, %274) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%276 = "stablehlo.convert"(%271) : (tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xf32>
%277 = "stablehlo.multiply"(%272, %276) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%278 = "stablehlo.select"(%275, %273, %277) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%279 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%280 = "stablehlo.compare"(%271, %279) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%281 = "stablehlo.select"(%280, %214, %278) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
"stablehlo.return"(%281) : (tensor<1x2x9x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x10xf32>
return %282 : tensor<1x2x9x10xf32>
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
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
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
%30 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%32 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%35 = "stablehlo.multiply"(%34, %29) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%38 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%39 = "stablehlo.multiply"(%29, %38) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%40 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%42 = "stablehlo.multiply"(%41, %29) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%43 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%45 = "stablehlo.multiply"(%44, %29) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%46 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%49 = "stablehlo.compare"(%29, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%51 = "stablehlo.select"(%49, %47, %50) : (tensor<3x9xi1>, tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%53 = "stablehlo.compare"(%29, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
%54 = "stablehlo.select"(%53, %37, %51) : (tensor<3x9xi1>, tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%56 = "stablehlo.select"(%24, %54, %55) : (tensor<3x9xi1>, tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.reduce"(%56, %57) ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x9xf32>, tensor<f32>) -> tensor<3xf32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x9xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%64 = "stablehlo.compare"(%62, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
%65 = "stablehlo.divide"(%56, %62) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%66 = "stablehlo.select"(%64, %65, %56) : (tensor<3x9xi1>, tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%67 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xf32>
%68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x8xf32>
%69 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.divide"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x8xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%74 = "stablehlo.maximum"(%72, %73) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%75 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%76 = "stablehlo.add"(%67, %75) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%77 = "stablehlo.multiply"(%76, %72) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%78 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%79 = "stablehlo.multiply"(%74, %78) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%80 = "stablehlo.subtract"(%77, %79) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%81 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%83 = "stablehlo.floor"(%82) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%84 = "stablehlo.compare"(%68, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%85 = "stablehlo.add"(%77, %79) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%86 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%87 = "stablehlo.add"(%85, %86) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%88 = "stablehlo.floor"(%87) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%89 = "stablehlo.compare"(%68, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%90 = "stablehlo.and"(%84, %89) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%91 = "stablehlo.subtract"(%68, %77) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%92 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%93 = "stablehlo.add"(%91, %92) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%94 = "stablehlo.divide"(%93, %74) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%95 = "stablehlo.abs"(%94) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%96 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%98 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%99 = "stablehlo.subtract"(%97, %98) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%100 = "stablehlo.multiply"(%99, %95) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%101 = "stablehlo.multiply"(%100, %95) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%104 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%105 = "stablehlo.multiply"(%95, %104) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%106 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%107 = "stablehlo.subtract"(%105, %106) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%108 = "stablehlo.multiply"(%107, %95) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%109 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%111 = "stablehlo.multiply"(%110, %95) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%112 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%114 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%115 = "stablehlo.compare"(%95, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%117 = "stablehlo.select"(%115, %113, %116) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%119 = "stablehlo.compare"(%95, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%120 = "stablehlo.select"(%119, %103, %117) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%122 = "stablehlo.select"(%90, %120, %121) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%127 = "stablehlo.reduce"(%122, %123) ({
^bb0(%124: tensor<f32>, %125: tensor<f32>):
%126 = "stablehlo.add"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%126) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
%128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x8xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%130 = "stablehlo.compare"(%128, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%131 = "stablehlo.divide"(%122, %128) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%132 = "stablehlo.select"(%130, %131, %122) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%133 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x8xf32>, tensor<4x8xf32>) -> tensor<1x2x9x4xf32>
%134 = "stablehlo.dot_general"(%133, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<3x9xf32>) -> tensor<1x2x4x3xf32>
%135 = "stablehlo.transpose"(%134) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%136 = "stablehlo.is_finite"(%135) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%137 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%141 = "stablehlo.reduce"(%136, %137) ({
^bb0(%138: tensor<i1>, %139: tensor<i1>):
%140 = "stablehlo.and"(%138, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%140) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x3x4xi1>, tensor<i1>) -> tensor<i1>
%286 = "stablehlo.if"(%141) ({
"stablehlo.return"(%135) : (tensor<1x2x3x4xf32>) -> ()
}, {
%142 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x8xi32>} : () -> tensor<1x2x9x8xi32>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi32>} : () -> tensor<1x2x9x8xi32>
%144 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%145 = "stablehlo.sign"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%146 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%147 = "stablehlo.abs"(%145) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%148 = "stablehlo.compare"(%147, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%149 = "stablehlo.negate"(%146) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%150 = "stablehlo.select"(%148, %145, %149) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%151 = "stablehlo.convert"(%150) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi32>
%152 = "stablehlo.select"(%144, %151, %142) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi32>, tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi32>
%153 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%154 = "stablehlo.select"(%153, %143, %152) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi32>, tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi32>
%155 = "stablehlo.convert"(%154) : (tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi8>
%156 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%158 = "stablehlo.select"(%156, %0, %157) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%159 = "stablehlo.dot_general"(%158, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x8xf32>, tensor<4x8xf32>) -> tensor<1x2x9x4xf32>
%160 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%161 = "stablehlo.compare"(%155, %160) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%162 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%163 = "stablehlo.select"(%161, %162, %155) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi8>
%164 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%165 = "stablehlo.compare"(%155, %164) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%166 = "stablehlo.not"(%165) : (tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%167 = "stablehlo.sign"(%132) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%168 = "stablehlo.convert"(%163) : (tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xbf16>
%169 = "stablehlo.convert"(%167) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%170 = "stablehlo.dot_general"(%168, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%171 = "stablehlo.abs"(%163) : (tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi8>
%172 = "stablehlo.abs"(%167) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%173 = "stablehlo.convert"(%171) : (tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%176 = "stablehlo.convert"(%166) : (tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xbf16>
%177 = "stablehlo.convert"(%90) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%178 = "stablehlo.dot_general"(%176, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%179 = "stablehlo.abs"(%170) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%180 = "stablehlo.compare"(%179, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%181 = "stablehlo.compare"(%178, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%182 = "stablehlo.and"(%180, %181) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%183 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%184 = "stablehlo.sign"(%170) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%185 = "stablehlo.select"(%182, %184, %183) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%187 = "stablehlo.compare"(%178, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%188 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%189 = "stablehlo.select"(%187, %188, %185) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%190 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%191 = "stablehlo.abs"(%189) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%192 = "stablehlo.compare"(%191, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%193 = "stablehlo.negate"(%190) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%194 = "stablehlo.select"(%192, %189, %193) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%195 = "stablehlo.convert"(%194) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi32>
%196 = "stablehlo.convert"(%195) : (tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi8>
%197 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%198 = "stablehlo.compare"(%196, %197) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%199 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x4xi32>} : () -> tensor<1x2x9x4xi32>
%200 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi32>} : () -> tensor<1x2x9x4xi32>
%201 = "stablehlo.compare"(%159, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%202 = "stablehlo.sign"(%159) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%203 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%204 = "stablehlo.abs"(%202) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%205 = "stablehlo.compare"(%204, %203) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%206 = "stablehlo.negate"(%203) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%207 = "stablehlo.select"(%205, %202, %206) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%208 = "stablehlo.convert"(%207) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi32>
%209 = "stablehlo.select"(%201, %208, %199) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%210 = "stablehlo.is_finite"(%159) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%211 = "stablehlo.select"(%210, %200, %209) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%212 = "stablehlo.convert"(%211) : (tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi8>
%213 = "stablehlo.select"(%198, %212, %196) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%214 = "stablehlo.is_finite"(%159) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%215 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%216 = "stablehlo.select"(%214, %159, %215) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%217 = "stablehlo.dot_general"(%216, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<3x9xf32>) -> tensor<1x2x4x3xf32>
%218 = "stablehlo.transpose"(%217) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%219 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%220 = "stablehlo.compare"(%213, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%221 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%222 = "stablehlo.select"(%220, %221, %213) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%223 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%224 = "stablehlo.compare"(%213, %223) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%225 = "stablehlo.not"(%224) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%226 = "stablehlo.sign"(%66) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%227 = "stablehlo.convert"(%222) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xbf16>
%228 = "stablehlo.convert"(%226) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%229 = "stablehlo.dot_general"(%227, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%230 = "stablehlo.transpose"(%229) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%231 = "stablehlo.abs"(%222) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%232 = "stablehlo.abs"(%226) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%233 = "stablehlo.convert"(%231) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xbf16>
%234 = "stablehlo.convert"(%232) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%235 = "stablehlo.dot_general"(%233, %234) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%236 = "stablehlo.transpose"(%235) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%237 = "stablehlo.convert"(%225) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xbf16>
%238 = "stablehlo.convert"(%24) : (tensor<3x9xi1>) -> tensor<3x9xbf16>
%239 = "stablehlo.dot_general"(%237, %238) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%240 = "stablehlo.transpose"(%239) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%241 = "stablehlo.abs"(%230) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%242 = "stablehlo.compare"(%241, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%243 = "stablehlo.compare"(%240, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%244 = "stablehlo.and"(%242, %243) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%245 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%246 = "stablehlo.sign"(%230) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%247 = "stablehlo.select"(%244, %246, %245) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%248 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%249 = "stablehlo.compare"(%240, %248) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%250 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%251 = "stablehlo.select"(%249, %250, %247) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%252 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%253 = "stablehlo.abs"(%251) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%254 = "stablehlo.compare"(%253, %252) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%255 = "stablehlo.negate"(%252) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%256 = "stablehlo.select"(%254, %251, %255) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%257 = "stablehlo.convert"(%256) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi32>
%258 = "stablehlo.convert"(%257) : (tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi8>
%259 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%260 = "stablehlo.compare"(%258, %259) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%261 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%262 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%263 = "stablehlo.compare"(%218, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%264 = "stablehlo.sign"(%218) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%265 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%266 = "stablehlo.abs"(%264) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%267 = "stablehlo.compare"(%266, %265) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%268 = "stablehlo.negate"(%265) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%269 = "stablehlo.select"(%267, %264, %268) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%270 = "stablehlo.convert"(%269) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi32>
%271 = "stablehlo.select"(%263, %270, %261) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%272 = "stablehlo.is_finite"(%218) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%273 = "stablehlo.select"(%272, %262, %271) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%274 = "stablehlo.convert"(%273) : (tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi8>
%275 = "stablehlo.select"(%260, %274, %258) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi8>
%276 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%277 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%278 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%279 = "stablehlo.compare"(%275, %278) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%280 = "stablehlo.convert"(%275) : (tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xf32>
%281 = "stablehlo.multiply"(%276, %280) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%282 = "stablehlo.select"(%279, %277, %281) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%283 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%284 = "stablehlo.compare"(%275, %283) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%285 = "stablehlo.select"(%284, %218, %282) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
"stablehlo.return"(%285) : (tensor<1x2x3x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x3x4xf32>
return %286 : tensor<1x2x3x4xf32>
}
}

// u8[1,2,9,8] [3,4] false
module @example {
func.func public @main(%0: tensor<1x2x9x8xui8>) -> (tensor<1x2x3x4xui8>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xf64>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x8xf64>
%3 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f64>} : () -> tensor<f64>
%5 = "stablehlo.divide"(%3, %4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x8xf64>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%10 = "stablehlo.add"(%1, %9) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%11 = "stablehlo.multiply"(%10, %6) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%13 = "stablehlo.multiply"(%8, %12) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%14 = "stablehlo.subtract"(%11, %13) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%15 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%16 = "stablehlo.add"(%14, %15) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%17 = "stablehlo.floor"(%16) : (tensor<4x8xf64>) -> tensor<4x8xf64>
%18 = "stablehlo.compare"(%2, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xi1>
%19 = "stablehlo.add"(%11, %13) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%20 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%21 = "stablehlo.add"(%19, %20) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%22 = "stablehlo.floor"(%21) : (tensor<4x8xf64>) -> tensor<4x8xf64>
%23 = "stablehlo.compare"(%2, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xi1>
%24 = "stablehlo.and"(%18, %23) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%25 = "stablehlo.subtract"(%2, %11) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%26 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%27 = "stablehlo.add"(%25, %26) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%28 = "stablehlo.divide"(%27, %8) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%29 = "stablehlo.abs"(%28) : (tensor<4x8xf64>) -> tensor<4x8xf64>
%30 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%32 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%35 = "stablehlo.multiply"(%34, %29) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%37 = "stablehlo.add"(%35, %36) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%38 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%39 = "stablehlo.multiply"(%29, %38) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%40 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%42 = "stablehlo.multiply"(%41, %29) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%43 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%44 = "stablehlo.add"(%42, %43) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%45 = "stablehlo.multiply"(%44, %29) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%46 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%49 = "stablehlo.compare"(%29, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%51 = "stablehlo.select"(%49, %47, %50) : (tensor<4x8xi1>, tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%53 = "stablehlo.compare"(%29, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xi1>
%54 = "stablehlo.select"(%53, %37, %51) : (tensor<4x8xi1>, tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%56 = "stablehlo.select"(%24, %54, %55) : (tensor<4x8xi1>, tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%61 = "stablehlo.reduce"(%56, %57) ({
^bb0(%58: tensor<f64>, %59: tensor<f64>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%60) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x8xf64>, tensor<f64>) -> tensor<4xf64>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf64>) -> tensor<4x8xf64>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%64 = "stablehlo.compare"(%62, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xi1>
%65 = "stablehlo.divide"(%56, %62) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%66 = "stablehlo.select"(%64, %65, %56) : (tensor<4x8xi1>, tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%67 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%71 = "stablehlo.reduce"(%66, %67) ({
^bb0(%68: tensor<f64>, %69: tensor<f64>):
%70 = "stablehlo.maximum"(%68, %69) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%70) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<4x8xf64>, tensor<f64>) -> tensor<f64>
%72 = "stablehlo.constant"() {value = dense<[2.0e0, 4.0e0, 8.0e0, 1.6e1, 3.2e1, 6.4e1, 1.28e2, 2.56e2, 5.12e2, 1.024e3, 2.048e3, 4.096e3, 8.192e3, 1.6384e4, 3.2768e4, 6.5536e4, 1.31072e5, 2.62144e5, 5.24288e5, 1.048576e6, 2.097152e6, 4.194304e6]> : tensor<22xf64>} : () -> tensor<22xf64>
%73 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<22xf64>
%74 = "stablehlo.multiply"(%73, %72) : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xf64>
%75 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<22xf64>} : () -> tensor<22xf64>
%76 = "stablehlo.add"(%74, %75) : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xf64>
%77 = "stablehlo.constant"() {value = dense<3.2768e4> : tensor<22xf64>} : () -> tensor<22xf64>
%78 = "stablehlo.compare"(%76, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xi1>
%79 = "stablehlo.convert"(%78) : (tensor<22xi1>) -> tensor<22xi32>
%80 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%84 = "stablehlo.reduce"(%79, %80) ({
^bb0(%81: tensor<i32>, %82: tensor<i32>):
%83 = "stablehlo.add"(%81, %82) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%83) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<22xi32>, tensor<i32>) -> tensor<i32>
%85 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%86 = "stablehlo.shift_left"(%85, %84) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%87 = "stablehlo.convert"(%86) : (tensor<i32>) -> tensor<f64>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x8xf64>
%89 = "stablehlo.multiply"(%66, %88) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%90 = "stablehlo.sign"(%89) : (tensor<4x8xf64>) -> tensor<4x8xf64>
%91 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf64>} : () -> tensor<4x8xf64>
%92 = "stablehlo.multiply"(%90, %91) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%93 = "stablehlo.add"(%89, %92) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
%94 = "stablehlo.convert"(%93) : (tensor<4x8xf64>) -> tensor<4x8xi32>
%95 = "stablehlo.constant"() {value = dense<127> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%96 = "stablehlo.and"(%94, %95) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%97 = "stablehlo.constant"() {value = dense<7> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%98 = "stablehlo.shift_right_arithmetic"(%94, %97) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%99 = "stablehlo.convert"(%0) : (tensor<1x2x9x8xui8>) -> tensor<1x2x9x8xbf16>
%100 = "stablehlo.convert"(%96) : (tensor<4x8xi32>) -> tensor<4x8xbf16>
%101 = "stablehlo.dot_general"(%99, %100) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%102 = "stablehlo.convert"(%101) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi32>
%103 = "stablehlo.convert"(%0) : (tensor<1x2x9x8xui8>) -> tensor<1x2x9x8xbf16>
%104 = "stablehlo.convert"(%98) : (tensor<4x8xi32>) -> tensor<4x8xbf16>
%105 = "stablehlo.dot_general"(%103, %104) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%106 = "stablehlo.convert"(%105) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi32>
%107 = "stablehlo.constant"() {value = dense<128> : tensor<1x2x9x4xi32>} : () -> tensor<1x2x9x4xi32>
%108 = "stablehlo.multiply"(%106, %107) : (tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%109 = "stablehlo.add"(%108, %102) : (tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%110 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x9x4xi32>
%111 = "stablehlo.constant"() {value = dense<1> : tensor<1x2x9x4xi32>} : () -> tensor<1x2x9x4xi32>
%112 = "stablehlo.constant"() {value = dense<1> : tensor<1x2x9x4xi32>} : () -> tensor<1x2x9x4xi32>
%113 = "stablehlo.subtract"(%110, %112) : (tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%114 = "stablehlo.shift_left"(%111, %113) : (tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%115 = "stablehlo.add"(%109, %114) : (tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%116 = "stablehlo.shift_right_arithmetic"(%115, %110) : (tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%117 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%118 = "stablehlo.constant"() {value = dense<255> : tensor<i32>} : () -> tensor<i32>
%119 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x9x4xi32>
%120 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x9x4xi32>
%121 = "stablehlo.clamp"(%119, %116, %120) : (tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%122 = "stablehlo.convert"(%121) : (tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xui8>
%123 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x9xf64>
%124 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x9xf64>
%125 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f64>} : () -> tensor<f64>
%126 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%127 = "stablehlo.divide"(%125, %126) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3x9xf64>
%129 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%130 = "stablehlo.maximum"(%128, %129) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%131 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%132 = "stablehlo.add"(%123, %131) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%133 = "stablehlo.multiply"(%132, %128) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%134 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%135 = "stablehlo.multiply"(%130, %134) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%136 = "stablehlo.subtract"(%133, %135) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%137 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%138 = "stablehlo.add"(%136, %137) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%139 = "stablehlo.floor"(%138) : (tensor<3x9xf64>) -> tensor<3x9xf64>
%140 = "stablehlo.compare"(%124, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xi1>
%141 = "stablehlo.add"(%133, %135) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%142 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%143 = "stablehlo.add"(%141, %142) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%144 = "stablehlo.floor"(%143) : (tensor<3x9xf64>) -> tensor<3x9xf64>
%145 = "stablehlo.compare"(%124, %144) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xi1>
%146 = "stablehlo.and"(%140, %145) : (tensor<3x9xi1>, tensor<3x9xi1>) -> tensor<3x9xi1>
%147 = "stablehlo.subtract"(%124, %133) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%148 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%149 = "stablehlo.add"(%147, %148) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%150 = "stablehlo.divide"(%149, %130) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%151 = "stablehlo.abs"(%150) : (tensor<3x9xf64>) -> tensor<3x9xf64>
%152 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%153 = "stablehlo.multiply"(%151, %152) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%154 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%155 = "stablehlo.subtract"(%153, %154) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%156 = "stablehlo.multiply"(%155, %151) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%157 = "stablehlo.multiply"(%156, %151) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%158 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%159 = "stablehlo.add"(%157, %158) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%160 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%161 = "stablehlo.multiply"(%151, %160) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%162 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%163 = "stablehlo.subtract"(%161, %162) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%164 = "stablehlo.multiply"(%163, %151) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%165 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%166 = "stablehlo.add"(%164, %165) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%167 = "stablehlo.multiply"(%166, %151) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%168 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%169 = "stablehlo.subtract"(%167, %168) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%170 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%171 = "stablehlo.compare"(%151, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xi1>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%173 = "stablehlo.select"(%171, %169, %172) : (tensor<3x9xi1>, tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%174 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%175 = "stablehlo.compare"(%151, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xi1>
%176 = "stablehlo.select"(%175, %159, %173) : (tensor<3x9xi1>, tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%177 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%178 = "stablehlo.select"(%146, %176, %177) : (tensor<3x9xi1>, tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%183 = "stablehlo.reduce"(%178, %179) ({
^bb0(%180: tensor<f64>, %181: tensor<f64>):
%182 = "stablehlo.add"(%180, %181) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%182) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x9xf64>, tensor<f64>) -> tensor<3xf64>
%184 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf64>) -> tensor<3x9xf64>
%185 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%186 = "stablehlo.compare"(%184, %185) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xi1>
%187 = "stablehlo.divide"(%178, %184) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%188 = "stablehlo.select"(%186, %187, %178) : (tensor<3x9xi1>, tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%189 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%193 = "stablehlo.reduce"(%188, %189) ({
^bb0(%190: tensor<f64>, %191: tensor<f64>):
%192 = "stablehlo.maximum"(%190, %191) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%192) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x9xf64>, tensor<f64>) -> tensor<f64>
%194 = "stablehlo.constant"() {value = dense<[2.0e0, 4.0e0, 8.0e0, 1.6e1, 3.2e1, 6.4e1, 1.28e2, 2.56e2, 5.12e2, 1.024e3, 2.048e3, 4.096e3, 8.192e3, 1.6384e4, 3.2768e4, 6.5536e4, 1.31072e5, 2.62144e5, 5.24288e5, 1.048576e6, 2.097152e6, 4.194304e6]> : tensor<22xf64>} : () -> tensor<22xf64>
%195 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<22xf64>
%196 = "stablehlo.multiply"(%195, %194) : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xf64>
%197 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<22xf64>} : () -> tensor<22xf64>
%198 = "stablehlo.add"(%196, %197) : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xf64>
%199 = "stablehlo.constant"() {value = dense<3.2768e4> : tensor<22xf64>} : () -> tensor<22xf64>
%200 = "stablehlo.compare"(%198, %199) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xi1>
%201 = "stablehlo.convert"(%200) : (tensor<22xi1>) -> tensor<22xi32>
%202 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%206 = "stablehlo.reduce"(%201, %202) ({
^bb0(%203: tensor<i32>, %204: tensor<i32>):
%205 = "stablehlo.add"(%203, %204) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%205) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<22xi32>, tensor<i32>) -> tensor<i32>
%207 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%208 = "stablehlo.shift_left"(%207, %206) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%209 = "stablehlo.convert"(%208) : (tensor<i32>) -> tensor<f64>
%210 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3x9xf64>
%211 = "stablehlo.multiply"(%188, %210) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%212 = "stablehlo.sign"(%211) : (tensor<3x9xf64>) -> tensor<3x9xf64>
%213 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x9xf64>} : () -> tensor<3x9xf64>
%214 = "stablehlo.multiply"(%212, %213) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%215 = "stablehlo.add"(%211, %214) : (tensor<3x9xf64>, tensor<3x9xf64>) -> tensor<3x9xf64>
%216 = "stablehlo.convert"(%215) : (tensor<3x9xf64>) -> tensor<3x9xi32>
%217 = "stablehlo.constant"() {value = dense<127> : tensor<3x9xi32>} : () -> tensor<3x9xi32>
%218 = "stablehlo.and"(%216, %217) : (tensor<3x9xi32>, tensor<3x9xi32>) -> tensor<3x9xi32>
%219 = "stablehlo.constant"() {value = dense<7> : tensor<3x9xi32>} : () -> tensor<3x9xi32>
%220 = "stablehlo.shift_right_arithmetic"(%216, %219) : (tensor<3x9xi32>, tensor<3x9xi32>) -> tensor<3x9xi32>
%221 = "stablehlo.convert"(%122) : (tensor<1x2x9x4xui8>) -> tensor<1x2x9x4xbf16>
%222 = "stablehlo.convert"(%218) : (tensor<3x9xi32>) -> tensor<3x9xbf16>
%223 = "stablehlo.dot_general"(%221, %222) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%224 = "stablehlo.transpose"(%223) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%225 = "stablehlo.convert"(%224) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi32>
%226 = "stablehlo.convert"(%122) : (tensor<1x2x9x4xui8>) -> tensor<1x2x9x4xbf16>
%227 = "stablehlo.convert"(%220) : (tensor<3x9xi32>) -> tensor<3x9xbf16>
%228 = "stablehlo.dot_general"(%226, %227) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%229 = "stablehlo.transpose"(%228) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%230 = "stablehlo.convert"(%229) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi32>
%231 = "stablehlo.constant"() {value = dense<128> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%232 = "stablehlo.multiply"(%230, %231) : (tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%233 = "stablehlo.add"(%232, %225) : (tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%234 = "stablehlo.broadcast_in_dim"(%206) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x3x4xi32>
%235 = "stablehlo.constant"() {value = dense<1> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%236 = "stablehlo.constant"() {value = dense<1> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%237 = "stablehlo.subtract"(%234, %236) : (tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%238 = "stablehlo.shift_left"(%235, %237) : (tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%239 = "stablehlo.add"(%233, %238) : (tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%240 = "stablehlo.shift_right_arithmetic"(%239, %234) : (tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%241 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%242 = "stablehlo.constant"() {value = dense<255> : tensor<i32>} : () -> tensor<i32>
%243 = "stablehlo.broadcast_in_dim"(%241) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x3x4xi32>
%244 = "stablehlo.broadcast_in_dim"(%242) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x3x4xi32>
%245 = "stablehlo.clamp"(%243, %240, %244) : (tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%246 = "stablehlo.convert"(%245) : (tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xui8>
return %246 : tensor<1x2x3x4xui8>
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
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
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
%30 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%32 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%35 = "stablehlo.multiply"(%34, %29) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%38 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%39 = "stablehlo.multiply"(%29, %38) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%40 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%42 = "stablehlo.multiply"(%41, %29) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%43 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%45 = "stablehlo.multiply"(%44, %29) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%46 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%49 = "stablehlo.compare"(%29, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%51 = "stablehlo.select"(%49, %47, %50) : (tensor<3x9xi1>, tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%53 = "stablehlo.compare"(%29, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
%54 = "stablehlo.select"(%53, %37, %51) : (tensor<3x9xi1>, tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%56 = "stablehlo.select"(%24, %54, %55) : (tensor<3x9xi1>, tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.reduce"(%56, %57) ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x9xf32>, tensor<f32>) -> tensor<3xf32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x9xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%64 = "stablehlo.compare"(%62, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
%65 = "stablehlo.divide"(%56, %62) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%66 = "stablehlo.select"(%64, %65, %56) : (tensor<3x9xi1>, tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%67 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xf32>
%68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x8xf32>
%69 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.divide"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x8xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%74 = "stablehlo.maximum"(%72, %73) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%75 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%76 = "stablehlo.add"(%67, %75) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%77 = "stablehlo.multiply"(%76, %72) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%78 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%79 = "stablehlo.multiply"(%74, %78) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%80 = "stablehlo.subtract"(%77, %79) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%81 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%83 = "stablehlo.floor"(%82) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%84 = "stablehlo.compare"(%68, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%85 = "stablehlo.add"(%77, %79) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%86 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%87 = "stablehlo.add"(%85, %86) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%88 = "stablehlo.floor"(%87) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%89 = "stablehlo.compare"(%68, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%90 = "stablehlo.and"(%84, %89) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%91 = "stablehlo.subtract"(%68, %77) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%92 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%93 = "stablehlo.add"(%91, %92) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%94 = "stablehlo.divide"(%93, %74) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%95 = "stablehlo.abs"(%94) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%96 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%98 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%99 = "stablehlo.subtract"(%97, %98) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%100 = "stablehlo.multiply"(%99, %95) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%101 = "stablehlo.multiply"(%100, %95) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%104 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%105 = "stablehlo.multiply"(%95, %104) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%106 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%107 = "stablehlo.subtract"(%105, %106) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%108 = "stablehlo.multiply"(%107, %95) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%109 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%111 = "stablehlo.multiply"(%110, %95) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%112 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%114 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%115 = "stablehlo.compare"(%95, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%117 = "stablehlo.select"(%115, %113, %116) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%119 = "stablehlo.compare"(%95, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%120 = "stablehlo.select"(%119, %103, %117) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%122 = "stablehlo.select"(%90, %120, %121) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%127 = "stablehlo.reduce"(%122, %123) ({
^bb0(%124: tensor<f32>, %125: tensor<f32>):
%126 = "stablehlo.add"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%126) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
%128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x8xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%130 = "stablehlo.compare"(%128, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%131 = "stablehlo.divide"(%122, %128) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%132 = "stablehlo.select"(%130, %131, %122) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%133 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x8xf32>, tensor<4x8xf32>) -> tensor<1x2x9x4xf32>
%134 = "stablehlo.dot_general"(%133, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<3x9xf32>) -> tensor<1x2x4x3xf32>
%135 = "stablehlo.transpose"(%134) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%136 = "stablehlo.is_finite"(%135) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%137 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%141 = "stablehlo.reduce"(%136, %137) ({
^bb0(%138: tensor<i1>, %139: tensor<i1>):
%140 = "stablehlo.and"(%138, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%140) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x3x4xi1>, tensor<i1>) -> tensor<i1>
%286 = "stablehlo.if"(%141) ({
"stablehlo.return"(%135) : (tensor<1x2x3x4xf32>) -> ()
}, {
%142 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x8xi32>} : () -> tensor<1x2x9x8xi32>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi32>} : () -> tensor<1x2x9x8xi32>
%144 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%145 = "stablehlo.sign"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%146 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%147 = "stablehlo.abs"(%145) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%148 = "stablehlo.compare"(%147, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%149 = "stablehlo.negate"(%146) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%150 = "stablehlo.select"(%148, %145, %149) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%151 = "stablehlo.convert"(%150) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi32>
%152 = "stablehlo.select"(%144, %151, %142) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi32>, tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi32>
%153 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%154 = "stablehlo.select"(%153, %143, %152) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi32>, tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi32>
%155 = "stablehlo.convert"(%154) : (tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi8>
%156 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%158 = "stablehlo.select"(%156, %0, %157) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%159 = "stablehlo.dot_general"(%158, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x8xf32>, tensor<4x8xf32>) -> tensor<1x2x9x4xf32>
%160 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%161 = "stablehlo.compare"(%155, %160) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%162 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%163 = "stablehlo.select"(%161, %162, %155) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi8>
%164 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%165 = "stablehlo.compare"(%155, %164) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%166 = "stablehlo.not"(%165) : (tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%167 = "stablehlo.sign"(%132) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%168 = "stablehlo.convert"(%163) : (tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xbf16>
%169 = "stablehlo.convert"(%167) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%170 = "stablehlo.dot_general"(%168, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%171 = "stablehlo.abs"(%163) : (tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi8>
%172 = "stablehlo.abs"(%167) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%173 = "stablehlo.convert"(%171) : (tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%176 = "stablehlo.convert"(%166) : (tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xbf16>
%177 = "stablehlo.convert"(%90) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%178 = "stablehlo.dot_general"(%176, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%179 = "stablehlo.abs"(%170) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%180 = "stablehlo.compare"(%179, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%181 = "stablehlo.compare"(%178, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%182 = "stablehlo.and"(%180, %181) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%183 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%184 = "stablehlo.sign"(%170) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%185 = "stablehlo.select"(%182, %184, %183) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%187 = "stablehlo.compare"(%178, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%188 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%189 = "stablehlo.select"(%187, %188, %185) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%190 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%191 = "stablehlo.abs"(%189) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%192 = "stablehlo.compare"(%191, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%193 = "stablehlo.negate"(%190) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%194 = "stablehlo.select"(%192, %189, %193) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%195 = "stablehlo.convert"(%194) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi32>
%196 = "stablehlo.convert"(%195) : (tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi8>
%197 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%198 = "stablehlo.compare"(%196, %197) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%199 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x4xi32>} : () -> tensor<1x2x9x4xi32>
%200 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi32>} : () -> tensor<1x2x9x4xi32>
%201 = "stablehlo.compare"(%159, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%202 = "stablehlo.sign"(%159) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%203 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%204 = "stablehlo.abs"(%202) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%205 = "stablehlo.compare"(%204, %203) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%206 = "stablehlo.negate"(%203) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%207 = "stablehlo.select"(%205, %202, %206) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%208 = "stablehlo.convert"(%207) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi32>
%209 = "stablehlo.select"(%201, %208, %199) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%210 = "stablehlo.is_finite"(%159) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%211 = "stablehlo.select"(%210, %200, %209) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%212 = "stablehlo.convert"(%211) : (tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi8>
%213 = "stablehlo.select"(%198, %212, %196) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%214 = "stablehlo.is_finite"(%159) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%215 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%216 = "stablehlo.select"(%214, %159, %215) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%217 = "stablehlo.dot_general"(%216, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<3x9xf32>) -> tensor<1x2x4x3xf32>
%218 = "stablehlo.transpose"(%217) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%219 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%220 = "stablehlo.compare"(%213, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%221 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%222 = "stablehlo.select"(%220, %221, %213) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%223 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%224 = "stablehlo.compare"(%213, %223) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%225 = "stablehlo.not"(%224) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%226 = "stablehlo.sign"(%66) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%227 = "stablehlo.convert"(%222) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xbf16>
%228 = "stablehlo.convert"(%226) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%229 = "stablehlo.dot_general"(%227, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%230 = "stablehlo.transpose"(%229) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%231 = "stablehlo.abs"(%222) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%232 = "stablehlo.abs"(%226) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%233 = "stablehlo.convert"(%231) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xbf16>
%234 = "stablehlo.convert"(%232) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%235 = "stablehlo.dot_general"(%233, %234) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%236 = "stablehlo.transpose"(%235) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%237 = "stablehlo.convert"(%225) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xbf16>
%238 = "stablehlo.convert"(%24) : (tensor<3x9xi1>) -> tensor<3x9xbf16>
%239 = "stablehlo.dot_general"(%237, %238) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%240 = "stablehlo.transpose"(%239) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%241 = "stablehlo.abs"(%230) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%242 = "stablehlo.compare"(%241, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%243 = "stablehlo.compare"(%240, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%244 = "stablehlo.and"(%242, %243) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%245 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%246 = "stablehlo.sign"(%230) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%247 = "stablehlo.select"(%244, %246, %245) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%248 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%249 = "stablehlo.compare"(%240, %248) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%250 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%251 = "stablehlo.select"(%249, %250, %247) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%252 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%253 = "stablehlo.abs"(%251) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%254 = "stablehlo.compare"(%253, %252) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%255 = "stablehlo.negate"(%252) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%256 = "stablehlo.select"(%254, %251, %255) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%257 = "stablehlo.convert"(%256) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi32>
%258 = "stablehlo.convert"(%257) : (tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi8>
%259 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%260 = "stablehlo.compare"(%258, %259) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%261 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%262 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%263 = "stablehlo.compare"(%218, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%264 = "stablehlo.sign"(%218) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%265 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%266 = "stablehlo.abs"(%264) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%267 = "stablehlo.compare"(%266, %265) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%268 = "stablehlo.negate"(%265) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%269 = "stablehlo.select"(%267, %264, %268) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%270 = "stablehlo.convert"(%269) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi32>
%271 = "stablehlo.select"(%263, %270, %261) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%272 = "stablehlo.is_finite"(%218) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%273 = "stablehlo.select"(%272, %262, %271) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%274 = "stablehlo.convert"(%273) : (tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi8>
%275 = "stablehlo.select"(%260, %274, %258) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi8>
%276 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%277 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%278 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%279 = "stablehlo.compare"(%275, %278) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%280 = "stablehlo.convert"(%275) : (tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xf32>
%281 = "stablehlo.multiply"(%276, %280) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%282 = "stablehlo.select"(%279, %277, %281) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%283 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%284 = "stablehlo.compare"(%275, %283) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%285 = "stablehlo.select"(%284, %218, %282) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
"stablehlo.return"(%285) : (tensor<1x2x3x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x3x4xf32>
return %286 : tensor<1x2x3x4xf32>
}
}

