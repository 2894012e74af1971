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
%133 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%134 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%138 = "stablehlo.reduce"(%133, %134) ({
^bb0(%135: tensor<i1>, %136: tensor<i1>):
%137 = "stablehlo.and"(%135, %136) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%137) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%231 = "stablehlo.if"(%138) ({
%139 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%140 = "stablehlo.dot_general"(%139, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%141 = "stablehlo.transpose"(%140) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%141) : (tensor<2x3x8x10xf32>) -> ()
}, {
%142 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%229, %230 = "stablehlo.while"(%143, %142) ({
^bb0(%144: tensor<i32>, %145: tensor<2x3x8x10xf32>):
%146 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%147 = "stablehlo.compare"(%144, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%147) : (tensor<i1>) -> ()
}, {
^bb0(%148: tensor<i32>, %149: tensor<2x3x8x10xf32>):
%150 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%151 = "stablehlo.add"(%148, %150) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%152 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%153 = "stablehlo.dynamic_slice"(%0, %148, %152, %152, %152) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%154 = "stablehlo.is_finite"(%153) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%156 = "stablehlo.not"(%154) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%157 = "stablehlo.compare"(%153, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%158 = "stablehlo.and"(%156, %157) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%159 = "stablehlo.sign"(%153) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%160 = "stablehlo.select"(%158, %159, %155) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%161 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%162 = "stablehlo.select"(%154, %155, %161) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%163 = "stablehlo.sign"(%132) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%164 = "stablehlo.convert"(%160) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%165 = "stablehlo.convert"(%163) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%166 = "stablehlo.dot_general"(%164, %165) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%167 = "stablehlo.abs"(%160) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%168 = "stablehlo.abs"(%163) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%169 = "stablehlo.convert"(%167) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%170 = "stablehlo.convert"(%168) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%171 = "stablehlo.dot_general"(%169, %170) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%172 = "stablehlo.convert"(%90) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%173 = "stablehlo.convert"(%162) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%176 = "stablehlo.select"(%154, %153, %155) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%177 = "stablehlo.dot_general"(%176, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<10x5xf32>) -> tensor<1x3x4x10xf32>
%178 = "stablehlo.abs"(%166) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%179 = "stablehlo.compare"(%178, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%180 = "stablehlo.compare"(%175, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%181 = "stablehlo.and"(%179, %180) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%182 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%184 = "stablehlo.select"(%181, %166, %183) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%185 = "stablehlo.multiply"(%182, %184) : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%187 = "stablehlo.compare"(%175, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%188 = "stablehlo.select"(%187, %185, %177) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%189 = "stablehlo.is_finite"(%188) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%191 = "stablehlo.not"(%189) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%192 = "stablehlo.compare"(%188, %188) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%193 = "stablehlo.and"(%191, %192) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%194 = "stablehlo.sign"(%188) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%195 = "stablehlo.select"(%193, %194, %190) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%196 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%197 = "stablehlo.select"(%189, %190, %196) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%198 = "stablehlo.sign"(%66) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%199 = "stablehlo.convert"(%195) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%200 = "stablehlo.convert"(%198) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%201 = "stablehlo.dot_general"(%199, %200) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%202 = "stablehlo.transpose"(%201) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%203 = "stablehlo.abs"(%195) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%204 = "stablehlo.abs"(%198) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%205 = "stablehlo.convert"(%203) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%206 = "stablehlo.convert"(%204) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%207 = "stablehlo.dot_general"(%205, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%208 = "stablehlo.transpose"(%207) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%209 = "stablehlo.convert"(%24) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%210 = "stablehlo.convert"(%197) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%211 = "stablehlo.convert"(%209) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%212 = "stablehlo.dot_general"(%210, %211) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%213 = "stablehlo.transpose"(%212) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%214 = "stablehlo.select"(%189, %188, %190) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%215 = "stablehlo.dot_general"(%214, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x10xf32>, tensor<8x4xf32>) -> tensor<1x3x10x8xf32>
%216 = "stablehlo.transpose"(%215) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%217 = "stablehlo.abs"(%202) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%218 = "stablehlo.compare"(%217, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%219 = "stablehlo.compare"(%213, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%220 = "stablehlo.and"(%218, %219) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%221 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%223 = "stablehlo.select"(%220, %202, %222) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%224 = "stablehlo.multiply"(%221, %223) : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%225 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%226 = "stablehlo.compare"(%213, %225) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%227 = "stablehlo.select"(%226, %224, %216) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%228 = "stablehlo.dynamic_update_slice"(%149, %227, %148, %152, %152, %152) : (tensor<2x3x8x10xf32>, tensor<1x3x8x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%151, %228) : (tensor<i32>, tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x8x10xf32>) -> (tensor<i32>, tensor<2x3x8x10xf32>)
"stablehlo.return"(%230) : (tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xf32>
return %231 : tensor<2x3x8x10xf32>
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
%133 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%134 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%138 = "stablehlo.reduce"(%133, %134) ({
^bb0(%135: tensor<i1>, %136: tensor<i1>):
%137 = "stablehlo.and"(%135, %136) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%137) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%231 = "stablehlo.if"(%138) ({
%139 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%140 = "stablehlo.dot_general"(%139, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%141 = "stablehlo.transpose"(%140) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%141) : (tensor<2x3x8x10xf32>) -> ()
}, {
%142 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%229, %230 = "stablehlo.while"(%143, %142) ({
^bb0(%144: tensor<i32>, %145: tensor<2x3x8x10xf32>):
%146 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%147 = "stablehlo.compare"(%144, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%147) : (tensor<i1>) -> ()
}, {
^bb0(%148: tensor<i32>, %149: tensor<2x3x8x10xf32>):
%150 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%151 = "stablehlo.add"(%148, %150) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%152 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%153 = "stablehlo.dynamic_slice"(%0, %148, %152, %152, %152) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%154 = "stablehlo.is_finite"(%153) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%156 = "stablehlo.not"(%154) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%157 = "stablehlo.compare"(%153, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%158 = "stablehlo.and"(%156, %157) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%159 = "stablehlo.sign"(%153) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%160 = "stablehlo.select"(%158, %159, %155) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%161 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%162 = "stablehlo.select"(%154, %155, %161) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%163 = "stablehlo.sign"(%132) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%164 = "stablehlo.convert"(%160) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%165 = "stablehlo.convert"(%163) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%166 = "stablehlo.dot_general"(%164, %165) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%167 = "stablehlo.abs"(%160) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%168 = "stablehlo.abs"(%163) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%169 = "stablehlo.convert"(%167) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%170 = "stablehlo.convert"(%168) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%171 = "stablehlo.dot_general"(%169, %170) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%172 = "stablehlo.convert"(%90) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%173 = "stablehlo.convert"(%162) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%176 = "stablehlo.select"(%154, %153, %155) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%177 = "stablehlo.dot_general"(%176, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<10x5xf32>) -> tensor<1x3x4x10xf32>
%178 = "stablehlo.abs"(%166) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%179 = "stablehlo.compare"(%178, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%180 = "stablehlo.compare"(%175, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%181 = "stablehlo.and"(%179, %180) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%182 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%184 = "stablehlo.select"(%181, %166, %183) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%185 = "stablehlo.multiply"(%182, %184) : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%187 = "stablehlo.compare"(%175, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%188 = "stablehlo.select"(%187, %185, %177) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%189 = "stablehlo.is_finite"(%188) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%191 = "stablehlo.not"(%189) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%192 = "stablehlo.compare"(%188, %188) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%193 = "stablehlo.and"(%191, %192) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%194 = "stablehlo.sign"(%188) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%195 = "stablehlo.select"(%193, %194, %190) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%196 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%197 = "stablehlo.select"(%189, %190, %196) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%198 = "stablehlo.sign"(%66) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%199 = "stablehlo.convert"(%195) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%200 = "stablehlo.convert"(%198) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%201 = "stablehlo.dot_general"(%199, %200) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%202 = "stablehlo.transpose"(%201) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%203 = "stablehlo.abs"(%195) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%204 = "stablehlo.abs"(%198) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%205 = "stablehlo.convert"(%203) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%206 = "stablehlo.convert"(%204) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%207 = "stablehlo.dot_general"(%205, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%208 = "stablehlo.transpose"(%207) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%209 = "stablehlo.convert"(%24) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%210 = "stablehlo.convert"(%197) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%211 = "stablehlo.convert"(%209) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%212 = "stablehlo.dot_general"(%210, %211) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%213 = "stablehlo.transpose"(%212) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%214 = "stablehlo.select"(%189, %188, %190) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%215 = "stablehlo.dot_general"(%214, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x10xf32>, tensor<8x4xf32>) -> tensor<1x3x10x8xf32>
%216 = "stablehlo.transpose"(%215) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%217 = "stablehlo.abs"(%202) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%218 = "stablehlo.compare"(%217, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%219 = "stablehlo.compare"(%213, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%220 = "stablehlo.and"(%218, %219) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%221 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%223 = "stablehlo.select"(%220, %202, %222) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%224 = "stablehlo.multiply"(%221, %223) : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%225 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%226 = "stablehlo.compare"(%213, %225) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%227 = "stablehlo.select"(%226, %224, %216) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%228 = "stablehlo.dynamic_update_slice"(%149, %227, %148, %152, %152, %152) : (tensor<2x3x8x10xf32>, tensor<1x3x8x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%151, %228) : (tensor<i32>, tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x8x10xf32>) -> (tensor<i32>, tensor<2x3x8x10xf32>)
"stablehlo.return"(%230) : (tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xf32>
return %231 : tensor<2x3x8x10xf32>
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
%133 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%134 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%138 = "stablehlo.reduce"(%133, %134) ({
^bb0(%135: tensor<i1>, %136: tensor<i1>):
%137 = "stablehlo.and"(%135, %136) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%137) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%231 = "stablehlo.if"(%138) ({
%139 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%140 = "stablehlo.dot_general"(%139, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%141 = "stablehlo.transpose"(%140) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%141) : (tensor<2x3x7x3xf32>) -> ()
}, {
%142 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%229, %230 = "stablehlo.while"(%143, %142) ({
^bb0(%144: tensor<i32>, %145: tensor<2x3x7x3xf32>):
%146 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%147 = "stablehlo.compare"(%144, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%147) : (tensor<i1>) -> ()
}, {
^bb0(%148: tensor<i32>, %149: tensor<2x3x7x3xf32>):
%150 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%151 = "stablehlo.add"(%148, %150) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%152 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%153 = "stablehlo.dynamic_slice"(%0, %148, %152, %152, %152) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%154 = "stablehlo.is_finite"(%153) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%156 = "stablehlo.not"(%154) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%157 = "stablehlo.compare"(%153, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%158 = "stablehlo.and"(%156, %157) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%159 = "stablehlo.sign"(%153) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%160 = "stablehlo.select"(%158, %159, %155) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%161 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%162 = "stablehlo.select"(%154, %155, %161) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%163 = "stablehlo.sign"(%132) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%164 = "stablehlo.convert"(%160) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%165 = "stablehlo.convert"(%163) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%166 = "stablehlo.dot_general"(%164, %165) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%167 = "stablehlo.abs"(%160) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%168 = "stablehlo.abs"(%163) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%169 = "stablehlo.convert"(%167) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%170 = "stablehlo.convert"(%168) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%171 = "stablehlo.dot_general"(%169, %170) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%172 = "stablehlo.convert"(%90) : (tensor<3x5xi1>) -> tensor<3x5xf32>
%173 = "stablehlo.convert"(%162) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%176 = "stablehlo.select"(%154, %153, %155) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%177 = "stablehlo.dot_general"(%176, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<3x5xf32>) -> tensor<1x3x4x3xf32>
%178 = "stablehlo.abs"(%166) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%179 = "stablehlo.compare"(%178, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%180 = "stablehlo.compare"(%175, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%181 = "stablehlo.and"(%179, %180) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%182 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%184 = "stablehlo.select"(%181, %166, %183) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%185 = "stablehlo.multiply"(%182, %184) : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%187 = "stablehlo.compare"(%175, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%188 = "stablehlo.select"(%187, %185, %177) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%189 = "stablehlo.is_finite"(%188) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%191 = "stablehlo.not"(%189) : (tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%192 = "stablehlo.compare"(%188, %188) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%193 = "stablehlo.and"(%191, %192) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%194 = "stablehlo.sign"(%188) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%195 = "stablehlo.select"(%193, %194, %190) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%196 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%197 = "stablehlo.select"(%189, %190, %196) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%198 = "stablehlo.sign"(%66) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%199 = "stablehlo.convert"(%195) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%200 = "stablehlo.convert"(%198) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%201 = "stablehlo.dot_general"(%199, %200) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%202 = "stablehlo.transpose"(%201) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%203 = "stablehlo.abs"(%195) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%204 = "stablehlo.abs"(%198) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%205 = "stablehlo.convert"(%203) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%206 = "stablehlo.convert"(%204) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%207 = "stablehlo.dot_general"(%205, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%208 = "stablehlo.transpose"(%207) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%209 = "stablehlo.convert"(%24) : (tensor<7x4xi1>) -> tensor<7x4xf32>
%210 = "stablehlo.convert"(%197) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%211 = "stablehlo.convert"(%209) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%212 = "stablehlo.dot_general"(%210, %211) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%213 = "stablehlo.transpose"(%212) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%214 = "stablehlo.select"(%189, %188, %190) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%215 = "stablehlo.dot_general"(%214, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x3xf32>, tensor<7x4xf32>) -> tensor<1x3x3x7xf32>
%216 = "stablehlo.transpose"(%215) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%217 = "stablehlo.abs"(%202) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%218 = "stablehlo.compare"(%217, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%219 = "stablehlo.compare"(%213, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%220 = "stablehlo.and"(%218, %219) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%221 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%223 = "stablehlo.select"(%220, %202, %222) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%224 = "stablehlo.multiply"(%221, %223) : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%225 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%226 = "stablehlo.compare"(%213, %225) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%227 = "stablehlo.select"(%226, %224, %216) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%228 = "stablehlo.dynamic_update_slice"(%149, %227, %148, %152, %152, %152) : (tensor<2x3x7x3xf32>, tensor<1x3x7x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%151, %228) : (tensor<i32>, tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x7x3xf32>) -> (tensor<i32>, tensor<2x3x7x3xf32>)
"stablehlo.return"(%230) : (tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xf32>
return %231 : tensor<2x3x7x3xf32>
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
%133 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%134 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%138 = "stablehlo.reduce"(%133, %134) ({
^bb0(%135: tensor<i1>, %136: tensor<i1>):
%137 = "stablehlo.and"(%135, %136) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%137) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%231 = "stablehlo.if"(%138) ({
%139 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%140 = "stablehlo.dot_general"(%139, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%141 = "stablehlo.transpose"(%140) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%141) : (tensor<2x3x7x3xf32>) -> ()
}, {
%142 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%229, %230 = "stablehlo.while"(%143, %142) ({
^bb0(%144: tensor<i32>, %145: tensor<2x3x7x3xf32>):
%146 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%147 = "stablehlo.compare"(%144, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%147) : (tensor<i1>) -> ()
}, {
^bb0(%148: tensor<i32>, %149: tensor<2x3x7x3xf32>):
%150 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%151 = "stablehlo.add"(%148, %150) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%152 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%153 = "stablehlo.dynamic_slice"(%0, %148, %152, %152, %152) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%154 = "stablehlo.is_finite"(%153) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%156 = "stablehlo.not"(%154) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%157 = "stablehlo.compare"(%153, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%158 = "stablehlo.and"(%156, %157) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%159 = "stablehlo.sign"(%153) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%160 = "stablehlo.select"(%158, %159, %155) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%161 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%162 = "stablehlo.select"(%154, %155, %161) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%163 = "stablehlo.sign"(%132) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%164 = "stablehlo.convert"(%160) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%165 = "stablehlo.convert"(%163) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%166 = "stablehlo.dot_general"(%164, %165) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%167 = "stablehlo.abs"(%160) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%168 = "stablehlo.abs"(%163) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%169 = "stablehlo.convert"(%167) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%170 = "stablehlo.convert"(%168) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%171 = "stablehlo.dot_general"(%169, %170) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%172 = "stablehlo.convert"(%90) : (tensor<3x5xi1>) -> tensor<3x5xf32>
%173 = "stablehlo.convert"(%162) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%176 = "stablehlo.select"(%154, %153, %155) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%177 = "stablehlo.dot_general"(%176, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<3x5xf32>) -> tensor<1x3x4x3xf32>
%178 = "stablehlo.abs"(%166) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%179 = "stablehlo.compare"(%178, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%180 = "stablehlo.compare"(%175, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%181 = "stablehlo.and"(%179, %180) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%182 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%184 = "stablehlo.select"(%181, %166, %183) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%185 = "stablehlo.multiply"(%182, %184) : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%187 = "stablehlo.compare"(%175, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%188 = "stablehlo.select"(%187, %185, %177) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%189 = "stablehlo.is_finite"(%188) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%191 = "stablehlo.not"(%189) : (tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%192 = "stablehlo.compare"(%188, %188) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%193 = "stablehlo.and"(%191, %192) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%194 = "stablehlo.sign"(%188) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%195 = "stablehlo.select"(%193, %194, %190) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%196 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%197 = "stablehlo.select"(%189, %190, %196) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%198 = "stablehlo.sign"(%66) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%199 = "stablehlo.convert"(%195) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%200 = "stablehlo.convert"(%198) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%201 = "stablehlo.dot_general"(%199, %200) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%202 = "stablehlo.transpose"(%201) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%203 = "stablehlo.abs"(%195) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%204 = "stablehlo.abs"(%198) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%205 = "stablehlo.convert"(%203) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%206 = "stablehlo.convert"(%204) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%207 = "stablehlo.dot_general"(%205, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%208 = "stablehlo.transpose"(%207) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%209 = "stablehlo.convert"(%24) : (tensor<7x4xi1>) -> tensor<7x4xf32>
%210 = "stablehlo.convert"(%197) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%211 = "stablehlo.convert"(%209) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%212 = "stablehlo.dot_general"(%210, %211) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%213 = "stablehlo.transpose"(%212) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%214 = "stablehlo.select"(%189, %188, %190) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%215 = "stablehlo.dot_general"(%214, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x3xf32>, tensor<7x4xf32>) -> tensor<1x3x3x7xf32>
%216 = "stablehlo.transpose"(%215) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%217 = "stablehlo.abs"(%202) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%218 = "stablehlo.compare"(%217, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%219 = "stablehlo.compare"(%213, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%220 = "stablehlo.and"(%218, %219) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%221 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%223 = "stablehlo.select"(%220, %202, %222) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%224 = "stablehlo.multiply"(%221, %223) : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%225 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%226 = "stablehlo.compare"(%213, %225) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%227 = "stablehlo.select"(%226, %224, %216) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%228 = "stablehlo.dynamic_update_slice"(%149, %227, %148, %152, %152, %152) : (tensor<2x3x7x3xf32>, tensor<1x3x7x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%151, %228) : (tensor<i32>, tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x7x3xf32>) -> (tensor<i32>, tensor<2x3x7x3xf32>)
"stablehlo.return"(%230) : (tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xf32>
return %231 : tensor<2x3x7x3xf32>
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
%129 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%130 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%134 = "stablehlo.reduce"(%129, %130) ({
^bb0(%131: tensor<i1>, %132: tensor<i1>):
%133 = "stablehlo.and"(%131, %132) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%133) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%227 = "stablehlo.if"(%134) ({
%135 = "stablehlo.dot_general"(%0, %128) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%136 = "stablehlo.dot_general"(%135, %64) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%137 = "stablehlo.transpose"(%136) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%137) : (tensor<2x3x12x10xf32>) -> ()
}, {
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%139 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%225, %226 = "stablehlo.while"(%139, %138) ({
^bb0(%140: tensor<i32>, %141: tensor<2x3x12x10xf32>):
%142 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%143 = "stablehlo.compare"(%140, %142) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%143) : (tensor<i1>) -> ()
}, {
^bb0(%144: tensor<i32>, %145: tensor<2x3x12x10xf32>):
%146 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%147 = "stablehlo.add"(%144, %146) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%148 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%149 = "stablehlo.dynamic_slice"(%0, %144, %148, %148, %148) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%150 = "stablehlo.is_finite"(%149) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%152 = "stablehlo.not"(%150) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%153 = "stablehlo.compare"(%149, %149) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%154 = "stablehlo.and"(%152, %153) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%155 = "stablehlo.sign"(%149) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%156 = "stablehlo.select"(%154, %155, %151) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%157 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%158 = "stablehlo.select"(%150, %151, %157) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%159 = "stablehlo.sign"(%128) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%160 = "stablehlo.convert"(%156) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%161 = "stablehlo.convert"(%159) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%162 = "stablehlo.dot_general"(%160, %161) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%163 = "stablehlo.abs"(%156) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%164 = "stablehlo.abs"(%159) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%165 = "stablehlo.convert"(%163) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%166 = "stablehlo.convert"(%164) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%167 = "stablehlo.dot_general"(%165, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%168 = "stablehlo.convert"(%86) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%169 = "stablehlo.convert"(%158) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%170 = "stablehlo.convert"(%168) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%171 = "stablehlo.dot_general"(%169, %170) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%172 = "stablehlo.select"(%150, %149, %151) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%173 = "stablehlo.dot_general"(%172, %128) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<10x5xf32>) -> tensor<1x3x4x10xf32>
%174 = "stablehlo.abs"(%162) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%175 = "stablehlo.compare"(%174, %167) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%176 = "stablehlo.compare"(%171, %167) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%177 = "stablehlo.and"(%175, %176) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%178 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%180 = "stablehlo.select"(%177, %162, %179) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%181 = "stablehlo.multiply"(%178, %180) : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%183 = "stablehlo.compare"(%171, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%184 = "stablehlo.select"(%183, %181, %173) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%185 = "stablehlo.is_finite"(%184) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%187 = "stablehlo.not"(%185) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%188 = "stablehlo.compare"(%184, %184) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%189 = "stablehlo.and"(%187, %188) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%190 = "stablehlo.sign"(%184) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%191 = "stablehlo.select"(%189, %190, %186) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%192 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%193 = "stablehlo.select"(%185, %186, %192) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%194 = "stablehlo.sign"(%64) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%195 = "stablehlo.convert"(%191) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%196 = "stablehlo.convert"(%194) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%197 = "stablehlo.dot_general"(%195, %196) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%198 = "stablehlo.transpose"(%197) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%199 = "stablehlo.abs"(%191) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%200 = "stablehlo.abs"(%194) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%201 = "stablehlo.convert"(%199) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%202 = "stablehlo.convert"(%200) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%203 = "stablehlo.dot_general"(%201, %202) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%205 = "stablehlo.convert"(%22) : (tensor<12x4xi1>) -> tensor<12x4xf32>
%206 = "stablehlo.convert"(%193) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%207 = "stablehlo.convert"(%205) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%208 = "stablehlo.dot_general"(%206, %207) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%209 = "stablehlo.transpose"(%208) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%210 = "stablehlo.select"(%185, %184, %186) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%211 = "stablehlo.dot_general"(%210, %64) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x10xf32>, tensor<12x4xf32>) -> tensor<1x3x10x12xf32>
%212 = "stablehlo.transpose"(%211) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%213 = "stablehlo.abs"(%198) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%214 = "stablehlo.compare"(%213, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%215 = "stablehlo.compare"(%209, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%216 = "stablehlo.and"(%214, %215) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%217 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%218 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%219 = "stablehlo.select"(%216, %198, %218) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%220 = "stablehlo.multiply"(%217, %219) : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%221 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%222 = "stablehlo.compare"(%209, %221) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%223 = "stablehlo.select"(%222, %220, %212) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%224 = "stablehlo.dynamic_update_slice"(%145, %223, %144, %148, %148, %148) : (tensor<2x3x12x10xf32>, tensor<1x3x12x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%147, %224) : (tensor<i32>, tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x12x10xf32>) -> (tensor<i32>, tensor<2x3x12x10xf32>)
"stablehlo.return"(%226) : (tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xf32>
return %227 : tensor<2x3x12x10xf32>
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
%133 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%134 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%138 = "stablehlo.reduce"(%133, %134) ({
^bb0(%135: tensor<i1>, %136: tensor<i1>):
%137 = "stablehlo.and"(%135, %136) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%137) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%231 = "stablehlo.if"(%138) ({
%139 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%140 = "stablehlo.dot_general"(%139, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%141 = "stablehlo.transpose"(%140) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%141) : (tensor<2x3x12x10xf32>) -> ()
}, {
%142 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%229, %230 = "stablehlo.while"(%143, %142) ({
^bb0(%144: tensor<i32>, %145: tensor<2x3x12x10xf32>):
%146 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%147 = "stablehlo.compare"(%144, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%147) : (tensor<i1>) -> ()
}, {
^bb0(%148: tensor<i32>, %149: tensor<2x3x12x10xf32>):
%150 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%151 = "stablehlo.add"(%148, %150) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%152 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%153 = "stablehlo.dynamic_slice"(%0, %148, %152, %152, %152) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%154 = "stablehlo.is_finite"(%153) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%156 = "stablehlo.not"(%154) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%157 = "stablehlo.compare"(%153, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%158 = "stablehlo.and"(%156, %157) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%159 = "stablehlo.sign"(%153) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%160 = "stablehlo.select"(%158, %159, %155) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%161 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%162 = "stablehlo.select"(%154, %155, %161) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%163 = "stablehlo.sign"(%132) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%164 = "stablehlo.convert"(%160) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%165 = "stablehlo.convert"(%163) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%166 = "stablehlo.dot_general"(%164, %165) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%167 = "stablehlo.abs"(%160) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%168 = "stablehlo.abs"(%163) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%169 = "stablehlo.convert"(%167) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%170 = "stablehlo.convert"(%168) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%171 = "stablehlo.dot_general"(%169, %170) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%172 = "stablehlo.convert"(%90) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%173 = "stablehlo.convert"(%162) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%176 = "stablehlo.select"(%154, %153, %155) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%177 = "stablehlo.dot_general"(%176, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<10x5xf32>) -> tensor<1x3x4x10xf32>
%178 = "stablehlo.abs"(%166) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%179 = "stablehlo.compare"(%178, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%180 = "stablehlo.compare"(%175, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%181 = "stablehlo.and"(%179, %180) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%182 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%184 = "stablehlo.select"(%181, %166, %183) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%185 = "stablehlo.multiply"(%182, %184) : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%187 = "stablehlo.compare"(%175, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%188 = "stablehlo.select"(%187, %185, %177) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%189 = "stablehlo.is_finite"(%188) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%191 = "stablehlo.not"(%189) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%192 = "stablehlo.compare"(%188, %188) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%193 = "stablehlo.and"(%191, %192) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%194 = "stablehlo.sign"(%188) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%195 = "stablehlo.select"(%193, %194, %190) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%196 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%197 = "stablehlo.select"(%189, %190, %196) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%198 = "stablehlo.sign"(%66) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%199 = "stablehlo.convert"(%195) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%200 = "stablehlo.convert"(%198) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%201 = "stablehlo.dot_general"(%199, %200) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%202 = "stablehlo.transpose"(%201) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%203 = "stablehlo.abs"(%195) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%204 = "stablehlo.abs"(%198) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%205 = "stablehlo.convert"(%203) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%206 = "stablehlo.convert"(%204) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%207 = "stablehlo.dot_general"(%205, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%208 = "stablehlo.transpose"(%207) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%209 = "stablehlo.convert"(%24) : (tensor<12x4xi1>) -> tensor<12x4xf32>
%210 = "stablehlo.convert"(%197) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%211 = "stablehlo.convert"(%209) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%212 = "stablehlo.dot_general"(%210, %211) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%213 = "stablehlo.transpose"(%212) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%214 = "stablehlo.select"(%189, %188, %190) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%215 = "stablehlo.dot_general"(%214, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x10xf32>, tensor<12x4xf32>) -> tensor<1x3x10x12xf32>
%216 = "stablehlo.transpose"(%215) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%217 = "stablehlo.abs"(%202) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%218 = "stablehlo.compare"(%217, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%219 = "stablehlo.compare"(%213, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%220 = "stablehlo.and"(%218, %219) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%221 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%223 = "stablehlo.select"(%220, %202, %222) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%224 = "stablehlo.multiply"(%221, %223) : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%225 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%226 = "stablehlo.compare"(%213, %225) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%227 = "stablehlo.select"(%226, %224, %216) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%228 = "stablehlo.dynamic_update_slice"(%149, %227, %148, %152, %152, %152) : (tensor<2x3x12x10xf32>, tensor<1x3x12x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%151, %228) : (tensor<i32>, tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x12x10xf32>) -> (tensor<i32>, tensor<2x3x12x10xf32>)
"stablehlo.return"(%230) : (tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xf32>
return %231 : tensor<2x3x12x10xf32>
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
%129 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%130 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%134 = "stablehlo.reduce"(%129, %130) ({
^bb0(%131: tensor<i1>, %132: tensor<i1>):
%133 = "stablehlo.and"(%131, %132) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%133) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%212 = "stablehlo.if"(%134) ({
%135 = "stablehlo.dot_general"(%0, %128) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%136 = "stablehlo.dot_general"(%135, %64) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%137 = "stablehlo.transpose"(%136) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
"stablehlo.return"(%137) : (tensor<1x2x9x10xf32>) -> ()
}, {
%138 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%140 = "stablehlo.not"(%138) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%141 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%142 = "stablehlo.and"(%140, %141) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%143 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%144 = "stablehlo.select"(%142, %143, %139) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%145 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%146 = "stablehlo.select"(%138, %139, %145) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%147 = "stablehlo.sign"(%128) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%148 = "stablehlo.convert"(%144) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%149 = "stablehlo.convert"(%147) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%150 = "stablehlo.dot_general"(%148, %149) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%151 = "stablehlo.abs"(%144) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%152 = "stablehlo.abs"(%147) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%153 = "stablehlo.convert"(%151) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%154 = "stablehlo.convert"(%152) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%155 = "stablehlo.dot_general"(%153, %154) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%156 = "stablehlo.convert"(%86) : (tensor<10x4xi1>) -> tensor<10x4xf32>
%157 = "stablehlo.convert"(%146) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%158 = "stablehlo.convert"(%156) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%159 = "stablehlo.dot_general"(%157, %158) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%160 = "stablehlo.select"(%138, %0, %139) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%161 = "stablehlo.dot_general"(%160, %128) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%162 = "stablehlo.abs"(%150) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%163 = "stablehlo.compare"(%162, %155) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%164 = "stablehlo.compare"(%159, %155) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%165 = "stablehlo.and"(%163, %164) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%166 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%167 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%168 = "stablehlo.select"(%165, %150, %167) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%169 = "stablehlo.multiply"(%166, %168) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%170 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%171 = "stablehlo.compare"(%159, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%172 = "stablehlo.select"(%171, %169, %161) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%173 = "stablehlo.is_finite"(%172) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%175 = "stablehlo.not"(%173) : (tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%176 = "stablehlo.compare"(%172, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%177 = "stablehlo.and"(%175, %176) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%178 = "stablehlo.sign"(%172) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%179 = "stablehlo.select"(%177, %178, %174) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%180 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%181 = "stablehlo.select"(%173, %174, %180) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%182 = "stablehlo.sign"(%64) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%183 = "stablehlo.convert"(%179) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%184 = "stablehlo.convert"(%182) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%185 = "stablehlo.dot_general"(%183, %184) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%186 = "stablehlo.transpose"(%185) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%187 = "stablehlo.abs"(%179) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%188 = "stablehlo.abs"(%182) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%189 = "stablehlo.convert"(%187) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%190 = "stablehlo.convert"(%188) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%191 = "stablehlo.dot_general"(%189, %190) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%192 = "stablehlo.transpose"(%191) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%193 = "stablehlo.convert"(%22) : (tensor<9x4xi1>) -> tensor<9x4xf32>
%194 = "stablehlo.convert"(%181) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%195 = "stablehlo.convert"(%193) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%196 = "stablehlo.dot_general"(%194, %195) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%197 = "stablehlo.transpose"(%196) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%198 = "stablehlo.select"(%173, %172, %174) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%199 = "stablehlo.dot_general"(%198, %64) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%201 = "stablehlo.abs"(%186) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%202 = "stablehlo.compare"(%201, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%203 = "stablehlo.compare"(%197, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%204 = "stablehlo.and"(%202, %203) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%205 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%206 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%207 = "stablehlo.select"(%204, %186, %206) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%208 = "stablehlo.multiply"(%205, %207) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%209 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%210 = "stablehlo.compare"(%197, %209) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%211 = "stablehlo.select"(%210, %208, %200) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
"stablehlo.return"(%211) : (tensor<1x2x9x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x10xf32>
return %212 : tensor<1x2x9x10xf32>
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
%216 = "stablehlo.if"(%141) ({
"stablehlo.return"(%135) : (tensor<1x2x3x4xf32>) -> ()
}, {
%142 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%144 = "stablehlo.not"(%142) : (tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%145 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%146 = "stablehlo.and"(%144, %145) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%147 = "stablehlo.sign"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%148 = "stablehlo.select"(%146, %147, %143) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%149 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%150 = "stablehlo.select"(%142, %143, %149) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%151 = "stablehlo.sign"(%132) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%152 = "stablehlo.convert"(%148) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xbf16>
%153 = "stablehlo.convert"(%151) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%154 = "stablehlo.dot_general"(%152, %153) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%155 = "stablehlo.abs"(%148) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%156 = "stablehlo.abs"(%151) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%157 = "stablehlo.convert"(%155) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xbf16>
%158 = "stablehlo.convert"(%156) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%159 = "stablehlo.dot_general"(%157, %158) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%160 = "stablehlo.convert"(%90) : (tensor<4x8xi1>) -> tensor<4x8xf32>
%161 = "stablehlo.convert"(%150) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xbf16>
%162 = "stablehlo.convert"(%160) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%163 = "stablehlo.dot_general"(%161, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%164 = "stablehlo.select"(%142, %0, %143) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%165 = "stablehlo.dot_general"(%164, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x8xf32>, tensor<4x8xf32>) -> tensor<1x2x9x4xf32>
%166 = "stablehlo.abs"(%154) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%167 = "stablehlo.compare"(%166, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%168 = "stablehlo.compare"(%163, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%169 = "stablehlo.and"(%167, %168) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%170 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%172 = "stablehlo.select"(%169, %154, %171) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%173 = "stablehlo.multiply"(%170, %172) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%175 = "stablehlo.compare"(%163, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%176 = "stablehlo.select"(%175, %173, %165) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%177 = "stablehlo.is_finite"(%176) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%179 = "stablehlo.not"(%177) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%180 = "stablehlo.compare"(%176, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%181 = "stablehlo.and"(%179, %180) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%182 = "stablehlo.sign"(%176) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%183 = "stablehlo.select"(%181, %182, %178) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%184 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%185 = "stablehlo.select"(%177, %178, %184) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%186 = "stablehlo.sign"(%66) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%187 = "stablehlo.convert"(%183) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%191 = "stablehlo.abs"(%183) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%192 = "stablehlo.abs"(%186) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%193 = "stablehlo.convert"(%191) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%194 = "stablehlo.convert"(%192) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%197 = "stablehlo.convert"(%24) : (tensor<3x9xi1>) -> tensor<3x9xf32>
%198 = "stablehlo.convert"(%185) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%199 = "stablehlo.convert"(%197) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%200 = "stablehlo.dot_general"(%198, %199) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%201 = "stablehlo.transpose"(%200) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%202 = "stablehlo.select"(%177, %176, %178) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%203 = "stablehlo.dot_general"(%202, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<3x9xf32>) -> tensor<1x2x4x3xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%205 = "stablehlo.abs"(%190) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%206 = "stablehlo.compare"(%205, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%207 = "stablehlo.compare"(%201, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%208 = "stablehlo.and"(%206, %207) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%209 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%211 = "stablehlo.select"(%208, %190, %210) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%212 = "stablehlo.multiply"(%209, %211) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%213 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%214 = "stablehlo.compare"(%201, %213) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%215 = "stablehlo.select"(%214, %212, %204) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
"stablehlo.return"(%215) : (tensor<1x2x3x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x3x4xf32>
return %216 : tensor<1x2x3x4xf32>
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
%216 = "stablehlo.if"(%141) ({
"stablehlo.return"(%135) : (tensor<1x2x3x4xf32>) -> ()
}, {
%142 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%144 = "stablehlo.not"(%142) : (tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%145 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%146 = "stablehlo.and"(%144, %145) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%147 = "stablehlo.sign"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%148 = "stablehlo.select"(%146, %147, %143) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%149 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%150 = "stablehlo.select"(%142, %143, %149) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%151 = "stablehlo.sign"(%132) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%152 = "stablehlo.convert"(%148) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xbf16>
%153 = "stablehlo.convert"(%151) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%154 = "stablehlo.dot_general"(%152, %153) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%155 = "stablehlo.abs"(%148) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%156 = "stablehlo.abs"(%151) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%157 = "stablehlo.convert"(%155) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xbf16>
%158 = "stablehlo.convert"(%156) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%159 = "stablehlo.dot_general"(%157, %158) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%160 = "stablehlo.convert"(%90) : (tensor<4x8xi1>) -> tensor<4x8xf32>
%161 = "stablehlo.convert"(%150) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xbf16>
%162 = "stablehlo.convert"(%160) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%163 = "stablehlo.dot_general"(%161, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%164 = "stablehlo.select"(%142, %0, %143) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%165 = "stablehlo.dot_general"(%164, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x8xf32>, tensor<4x8xf32>) -> tensor<1x2x9x4xf32>
%166 = "stablehlo.abs"(%154) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%167 = "stablehlo.compare"(%166, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%168 = "stablehlo.compare"(%163, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%169 = "stablehlo.and"(%167, %168) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%170 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%172 = "stablehlo.select"(%169, %154, %171) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%173 = "stablehlo.multiply"(%170, %172) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%175 = "stablehlo.compare"(%163, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%176 = "stablehlo.select"(%175, %173, %165) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%177 = "stablehlo.is_finite"(%176) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%179 = "stablehlo.not"(%177) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%180 = "stablehlo.compare"(%176, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%181 = "stablehlo.and"(%179, %180) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%182 = "stablehlo.sign"(%176) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%183 = "stablehlo.select"(%181, %182, %178) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%184 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%185 = "stablehlo.select"(%177, %178, %184) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%186 = "stablehlo.sign"(%66) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%187 = "stablehlo.convert"(%183) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%191 = "stablehlo.abs"(%183) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%192 = "stablehlo.abs"(%186) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%193 = "stablehlo.convert"(%191) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%194 = "stablehlo.convert"(%192) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%197 = "stablehlo.convert"(%24) : (tensor<3x9xi1>) -> tensor<3x9xf32>
%198 = "stablehlo.convert"(%185) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%199 = "stablehlo.convert"(%197) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%200 = "stablehlo.dot_general"(%198, %199) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%201 = "stablehlo.transpose"(%200) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%202 = "stablehlo.select"(%177, %176, %178) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%203 = "stablehlo.dot_general"(%202, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<3x9xf32>) -> tensor<1x2x4x3xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%205 = "stablehlo.abs"(%190) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%206 = "stablehlo.compare"(%205, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%207 = "stablehlo.compare"(%201, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%208 = "stablehlo.and"(%206, %207) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%209 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%211 = "stablehlo.select"(%208, %190, %210) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%212 = "stablehlo.multiply"(%209, %211) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%213 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%214 = "stablehlo.compare"(%201, %213) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%215 = "stablehlo.select"(%214, %212, %204) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
"stablehlo.return"(%215) : (tensor<1x2x3x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x3x4xf32>
return %216 : tensor<1x2x3x4xf32>
}
}

