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
%67 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<8x4xi1>) -> tensor<4x8xi1>
%68 = "stablehlo.transpose"(%66) {permutation = array<i64: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
%69 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%70 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%71 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.divide"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%76 = "stablehlo.maximum"(%74, %75) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%78 = "stablehlo.add"(%69, %77) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%79 = "stablehlo.multiply"(%78, %74) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%81 = "stablehlo.multiply"(%76, %80) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%82 = "stablehlo.subtract"(%79, %81) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%83 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%84 = "stablehlo.add"(%82, %83) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%85 = "stablehlo.floor"(%84) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%86 = "stablehlo.compare"(%70, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%87 = "stablehlo.add"(%79, %81) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%88 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%89 = "stablehlo.add"(%87, %88) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%90 = "stablehlo.floor"(%89) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%91 = "stablehlo.compare"(%70, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%92 = "stablehlo.and"(%86, %91) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%93 = "stablehlo.subtract"(%70, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%94 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%95 = "stablehlo.add"(%93, %94) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%96 = "stablehlo.divide"(%95, %76) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%97 = "stablehlo.abs"(%96) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%98 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%100 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%101 = "stablehlo.subtract"(%99, %100) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%102 = "stablehlo.multiply"(%101, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%103 = "stablehlo.multiply"(%102, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%105 = "stablehlo.add"(%103, %104) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%106 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%107 = "stablehlo.multiply"(%97, %106) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%108 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%109 = "stablehlo.subtract"(%107, %108) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%110 = "stablehlo.multiply"(%109, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%111 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%113 = "stablehlo.multiply"(%112, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%114 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%115 = "stablehlo.subtract"(%113, %114) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%117 = "stablehlo.compare"(%97, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%119 = "stablehlo.select"(%117, %115, %118) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%121 = "stablehlo.compare"(%97, %120) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%122 = "stablehlo.select"(%121, %105, %119) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%124 = "stablehlo.select"(%92, %122, %123) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%129 = "stablehlo.reduce"(%124, %125) ({
^bb0(%126: tensor<f32>, %127: tensor<f32>):
%128 = "stablehlo.add"(%126, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%128) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%133 = "stablehlo.divide"(%124, %130) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%134 = "stablehlo.select"(%132, %133, %124) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%135 = "stablehlo.transpose"(%92) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%136 = "stablehlo.transpose"(%134) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%137 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%138 = "stablehlo.dot_general"(%137, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%139 = "stablehlo.transpose"(%138) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%140 = "stablehlo.is_finite"(%139) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%141 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%145 = "stablehlo.reduce"(%140, %141) ({
^bb0(%142: tensor<i1>, %143: tensor<i1>):
%144 = "stablehlo.and"(%142, %143) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%144) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%235 = "stablehlo.if"(%145) ({
"stablehlo.return"(%139) : (tensor<2x3x4x5xf32>) -> ()
}, {
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%147 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%233, %234 = "stablehlo.while"(%147, %146) ({
^bb0(%148: tensor<i32>, %149: tensor<2x3x4x5xf32>):
%150 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%151 = "stablehlo.compare"(%148, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%151) : (tensor<i1>) -> ()
}, {
^bb0(%152: tensor<i32>, %153: tensor<2x3x4x5xf32>):
%154 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%155 = "stablehlo.add"(%152, %154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%156 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%157 = "stablehlo.dynamic_slice"(%0, %152, %156, %156, %156) {slice_sizes = array<i64: 1, 3, 8, 10>} : (tensor<2x3x8x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x8x10xf32>
%158 = "stablehlo.is_finite"(%157) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%160 = "stablehlo.not"(%158) : (tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%161 = "stablehlo.compare"(%157, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%162 = "stablehlo.and"(%160, %161) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%163 = "stablehlo.sign"(%157) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%164 = "stablehlo.select"(%162, %163, %159) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%165 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%166 = "stablehlo.select"(%158, %159, %165) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%167 = "stablehlo.sign"(%136) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%168 = "stablehlo.convert"(%164) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xbf16>
%169 = "stablehlo.convert"(%167) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%170 = "stablehlo.dot_general"(%168, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%171 = "stablehlo.abs"(%164) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%172 = "stablehlo.abs"(%167) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%173 = "stablehlo.convert"(%171) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%176 = "stablehlo.convert"(%135) : (tensor<5x10xi1>) -> tensor<5x10xf32>
%177 = "stablehlo.convert"(%166) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xbf16>
%178 = "stablehlo.convert"(%176) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%179 = "stablehlo.dot_general"(%177, %178) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%180 = "stablehlo.select"(%158, %157, %159) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%181 = "stablehlo.dot_general"(%180, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x8x10xf32>, tensor<5x10xf32>) -> tensor<1x3x8x5xf32>
%182 = "stablehlo.abs"(%170) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%183 = "stablehlo.compare"(%182, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%184 = "stablehlo.compare"(%179, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%185 = "stablehlo.and"(%183, %184) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%186 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%188 = "stablehlo.select"(%185, %170, %187) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%189 = "stablehlo.multiply"(%186, %188) : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%191 = "stablehlo.compare"(%179, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%192 = "stablehlo.select"(%191, %189, %181) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%193 = "stablehlo.is_finite"(%192) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%195 = "stablehlo.not"(%193) : (tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%196 = "stablehlo.compare"(%192, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%197 = "stablehlo.and"(%195, %196) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%198 = "stablehlo.sign"(%192) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%199 = "stablehlo.select"(%197, %198, %194) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%200 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%201 = "stablehlo.select"(%193, %194, %200) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%202 = "stablehlo.sign"(%68) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%203 = "stablehlo.convert"(%199) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xbf16>
%204 = "stablehlo.convert"(%202) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%205 = "stablehlo.dot_general"(%203, %204) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%206 = "stablehlo.transpose"(%205) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%207 = "stablehlo.abs"(%199) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%208 = "stablehlo.abs"(%202) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%209 = "stablehlo.convert"(%207) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xbf16>
%210 = "stablehlo.convert"(%208) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%211 = "stablehlo.dot_general"(%209, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%212 = "stablehlo.transpose"(%211) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%213 = "stablehlo.convert"(%67) : (tensor<4x8xi1>) -> tensor<4x8xf32>
%214 = "stablehlo.convert"(%201) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xbf16>
%215 = "stablehlo.convert"(%213) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%216 = "stablehlo.dot_general"(%214, %215) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%217 = "stablehlo.transpose"(%216) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%218 = "stablehlo.select"(%193, %192, %194) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%219 = "stablehlo.dot_general"(%218, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x8x5xf32>, tensor<4x8xf32>) -> tensor<1x3x5x4xf32>
%220 = "stablehlo.transpose"(%219) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%221 = "stablehlo.abs"(%206) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%222 = "stablehlo.compare"(%221, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%223 = "stablehlo.compare"(%217, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%224 = "stablehlo.and"(%222, %223) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%225 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%226 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%227 = "stablehlo.select"(%224, %206, %226) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%228 = "stablehlo.multiply"(%225, %227) : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%229 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%230 = "stablehlo.compare"(%217, %229) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%231 = "stablehlo.select"(%230, %228, %220) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%232 = "stablehlo.dynamic_update_slice"(%153, %231, %152, %156, %156, %156) : (tensor<2x3x4x5xf32>, tensor<1x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%155, %232) : (tensor<i32>, tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xf32>) -> (tensor<i32>, tensor<2x3x4x5xf32>)
"stablehlo.return"(%234) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %235 : tensor<2x3x4x5xf32>
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
%67 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<8x4xi1>) -> tensor<4x8xi1>
%68 = "stablehlo.transpose"(%66) {permutation = array<i64: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
%69 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%70 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%71 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.divide"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%76 = "stablehlo.maximum"(%74, %75) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%78 = "stablehlo.add"(%69, %77) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%79 = "stablehlo.multiply"(%78, %74) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%81 = "stablehlo.multiply"(%76, %80) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%82 = "stablehlo.subtract"(%79, %81) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%83 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%84 = "stablehlo.add"(%82, %83) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%85 = "stablehlo.floor"(%84) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%86 = "stablehlo.compare"(%70, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%87 = "stablehlo.add"(%79, %81) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%88 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%89 = "stablehlo.add"(%87, %88) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%90 = "stablehlo.floor"(%89) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%91 = "stablehlo.compare"(%70, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%92 = "stablehlo.and"(%86, %91) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%93 = "stablehlo.subtract"(%70, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%94 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%95 = "stablehlo.add"(%93, %94) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%96 = "stablehlo.divide"(%95, %76) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%97 = "stablehlo.abs"(%96) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%98 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%100 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%101 = "stablehlo.subtract"(%99, %100) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%102 = "stablehlo.multiply"(%101, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%103 = "stablehlo.multiply"(%102, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%105 = "stablehlo.add"(%103, %104) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%106 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%107 = "stablehlo.multiply"(%97, %106) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%108 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%109 = "stablehlo.subtract"(%107, %108) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%110 = "stablehlo.multiply"(%109, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%111 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%113 = "stablehlo.multiply"(%112, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%114 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%115 = "stablehlo.subtract"(%113, %114) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%117 = "stablehlo.compare"(%97, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%119 = "stablehlo.select"(%117, %115, %118) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%121 = "stablehlo.compare"(%97, %120) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%122 = "stablehlo.select"(%121, %105, %119) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%124 = "stablehlo.select"(%92, %122, %123) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%129 = "stablehlo.reduce"(%124, %125) ({
^bb0(%126: tensor<f32>, %127: tensor<f32>):
%128 = "stablehlo.add"(%126, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%128) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%133 = "stablehlo.divide"(%124, %130) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%134 = "stablehlo.select"(%132, %133, %124) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%135 = "stablehlo.transpose"(%92) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%136 = "stablehlo.transpose"(%134) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%137 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%138 = "stablehlo.dot_general"(%137, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%139 = "stablehlo.transpose"(%138) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%140 = "stablehlo.is_finite"(%139) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%141 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%145 = "stablehlo.reduce"(%140, %141) ({
^bb0(%142: tensor<i1>, %143: tensor<i1>):
%144 = "stablehlo.and"(%142, %143) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%144) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%235 = "stablehlo.if"(%145) ({
"stablehlo.return"(%139) : (tensor<2x3x4x5xf32>) -> ()
}, {
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%147 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%233, %234 = "stablehlo.while"(%147, %146) ({
^bb0(%148: tensor<i32>, %149: tensor<2x3x4x5xf32>):
%150 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%151 = "stablehlo.compare"(%148, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%151) : (tensor<i1>) -> ()
}, {
^bb0(%152: tensor<i32>, %153: tensor<2x3x4x5xf32>):
%154 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%155 = "stablehlo.add"(%152, %154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%156 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%157 = "stablehlo.dynamic_slice"(%0, %152, %156, %156, %156) {slice_sizes = array<i64: 1, 3, 8, 10>} : (tensor<2x3x8x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x8x10xf32>
%158 = "stablehlo.is_finite"(%157) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%160 = "stablehlo.not"(%158) : (tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%161 = "stablehlo.compare"(%157, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%162 = "stablehlo.and"(%160, %161) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%163 = "stablehlo.sign"(%157) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%164 = "stablehlo.select"(%162, %163, %159) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%165 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%166 = "stablehlo.select"(%158, %159, %165) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%167 = "stablehlo.sign"(%136) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%168 = "stablehlo.convert"(%164) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xbf16>
%169 = "stablehlo.convert"(%167) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%170 = "stablehlo.dot_general"(%168, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%171 = "stablehlo.abs"(%164) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%172 = "stablehlo.abs"(%167) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%173 = "stablehlo.convert"(%171) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%176 = "stablehlo.convert"(%135) : (tensor<5x10xi1>) -> tensor<5x10xf32>
%177 = "stablehlo.convert"(%166) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xbf16>
%178 = "stablehlo.convert"(%176) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%179 = "stablehlo.dot_general"(%177, %178) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%180 = "stablehlo.select"(%158, %157, %159) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%181 = "stablehlo.dot_general"(%180, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x8x10xf32>, tensor<5x10xf32>) -> tensor<1x3x8x5xf32>
%182 = "stablehlo.abs"(%170) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%183 = "stablehlo.compare"(%182, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%184 = "stablehlo.compare"(%179, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%185 = "stablehlo.and"(%183, %184) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%186 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%188 = "stablehlo.select"(%185, %170, %187) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%189 = "stablehlo.multiply"(%186, %188) : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%191 = "stablehlo.compare"(%179, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%192 = "stablehlo.select"(%191, %189, %181) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%193 = "stablehlo.is_finite"(%192) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%195 = "stablehlo.not"(%193) : (tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%196 = "stablehlo.compare"(%192, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%197 = "stablehlo.and"(%195, %196) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%198 = "stablehlo.sign"(%192) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%199 = "stablehlo.select"(%197, %198, %194) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%200 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%201 = "stablehlo.select"(%193, %194, %200) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%202 = "stablehlo.sign"(%68) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%203 = "stablehlo.convert"(%199) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xbf16>
%204 = "stablehlo.convert"(%202) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%205 = "stablehlo.dot_general"(%203, %204) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%206 = "stablehlo.transpose"(%205) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%207 = "stablehlo.abs"(%199) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%208 = "stablehlo.abs"(%202) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%209 = "stablehlo.convert"(%207) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xbf16>
%210 = "stablehlo.convert"(%208) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%211 = "stablehlo.dot_general"(%209, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%212 = "stablehlo.transpose"(%211) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%213 = "stablehlo.convert"(%67) : (tensor<4x8xi1>) -> tensor<4x8xf32>
%214 = "stablehlo.convert"(%201) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xbf16>
%215 = "stablehlo.convert"(%213) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%216 = "stablehlo.dot_general"(%214, %215) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%217 = "stablehlo.transpose"(%216) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%218 = "stablehlo.select"(%193, %192, %194) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%219 = "stablehlo.dot_general"(%218, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x8x5xf32>, tensor<4x8xf32>) -> tensor<1x3x5x4xf32>
%220 = "stablehlo.transpose"(%219) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%221 = "stablehlo.abs"(%206) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%222 = "stablehlo.compare"(%221, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%223 = "stablehlo.compare"(%217, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%224 = "stablehlo.and"(%222, %223) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%225 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%226 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%227 = "stablehlo.select"(%224, %206, %226) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%228 = "stablehlo.multiply"(%225, %227) : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%229 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%230 = "stablehlo.compare"(%217, %229) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%231 = "stablehlo.select"(%230, %228, %220) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%232 = "stablehlo.dynamic_update_slice"(%153, %231, %152, %156, %156, %156) : (tensor<2x3x4x5xf32>, tensor<1x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%155, %232) : (tensor<i32>, tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xf32>) -> (tensor<i32>, tensor<2x3x4x5xf32>)
"stablehlo.return"(%234) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %235 : tensor<2x3x4x5xf32>
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
%67 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<7x4xi1>) -> tensor<4x7xi1>
%68 = "stablehlo.transpose"(%66) {permutation = array<i64: 1, 0>} : (tensor<7x4xf32>) -> tensor<4x7xf32>
%69 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xf32>
%70 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xf32>
%71 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.divide"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%76 = "stablehlo.maximum"(%74, %75) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%77 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%78 = "stablehlo.add"(%69, %77) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%79 = "stablehlo.multiply"(%78, %74) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%81 = "stablehlo.multiply"(%76, %80) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%82 = "stablehlo.subtract"(%79, %81) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%83 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%84 = "stablehlo.add"(%82, %83) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%85 = "stablehlo.floor"(%84) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%86 = "stablehlo.compare"(%70, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%87 = "stablehlo.add"(%79, %81) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%88 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%89 = "stablehlo.add"(%87, %88) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%90 = "stablehlo.floor"(%89) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%91 = "stablehlo.compare"(%70, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%92 = "stablehlo.and"(%86, %91) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%93 = "stablehlo.subtract"(%70, %79) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%94 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%95 = "stablehlo.add"(%93, %94) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%96 = "stablehlo.divide"(%95, %76) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%97 = "stablehlo.abs"(%96) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%98 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%100 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%101 = "stablehlo.subtract"(%99, %100) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%102 = "stablehlo.multiply"(%101, %97) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%103 = "stablehlo.multiply"(%102, %97) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%105 = "stablehlo.add"(%103, %104) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%106 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%107 = "stablehlo.multiply"(%97, %106) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%108 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%109 = "stablehlo.subtract"(%107, %108) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%110 = "stablehlo.multiply"(%109, %97) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%111 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%113 = "stablehlo.multiply"(%112, %97) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%114 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%115 = "stablehlo.subtract"(%113, %114) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%117 = "stablehlo.compare"(%97, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%119 = "stablehlo.select"(%117, %115, %118) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%121 = "stablehlo.compare"(%97, %120) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%122 = "stablehlo.select"(%121, %105, %119) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%124 = "stablehlo.select"(%92, %122, %123) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%129 = "stablehlo.reduce"(%124, %125) ({
^bb0(%126: tensor<f32>, %127: tensor<f32>):
%128 = "stablehlo.add"(%126, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%128) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%133 = "stablehlo.divide"(%124, %130) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%134 = "stablehlo.select"(%132, %133, %124) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%135 = "stablehlo.transpose"(%92) {permutation = array<i64: 1, 0>} : (tensor<3x5xi1>) -> tensor<5x3xi1>
%136 = "stablehlo.transpose"(%134) {permutation = array<i64: 1, 0>} : (tensor<3x5xf32>) -> tensor<5x3xf32>
%137 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%138 = "stablehlo.dot_general"(%137, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%139 = "stablehlo.transpose"(%138) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%140 = "stablehlo.is_finite"(%139) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%141 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%145 = "stablehlo.reduce"(%140, %141) ({
^bb0(%142: tensor<i1>, %143: tensor<i1>):
%144 = "stablehlo.and"(%142, %143) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%144) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%235 = "stablehlo.if"(%145) ({
"stablehlo.return"(%139) : (tensor<2x3x4x5xf32>) -> ()
}, {
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%147 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%233, %234 = "stablehlo.while"(%147, %146) ({
^bb0(%148: tensor<i32>, %149: tensor<2x3x4x5xf32>):
%150 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%151 = "stablehlo.compare"(%148, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%151) : (tensor<i1>) -> ()
}, {
^bb0(%152: tensor<i32>, %153: tensor<2x3x4x5xf32>):
%154 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%155 = "stablehlo.add"(%152, %154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%156 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%157 = "stablehlo.dynamic_slice"(%0, %152, %156, %156, %156) {slice_sizes = array<i64: 1, 3, 7, 3>} : (tensor<2x3x7x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x7x3xf32>
%158 = "stablehlo.is_finite"(%157) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%160 = "stablehlo.not"(%158) : (tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%161 = "stablehlo.compare"(%157, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%162 = "stablehlo.and"(%160, %161) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%163 = "stablehlo.sign"(%157) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%164 = "stablehlo.select"(%162, %163, %159) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%165 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%166 = "stablehlo.select"(%158, %159, %165) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%167 = "stablehlo.sign"(%136) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%168 = "stablehlo.convert"(%164) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xbf16>
%169 = "stablehlo.convert"(%167) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%170 = "stablehlo.dot_general"(%168, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%171 = "stablehlo.abs"(%164) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%172 = "stablehlo.abs"(%167) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%173 = "stablehlo.convert"(%171) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%176 = "stablehlo.convert"(%135) : (tensor<5x3xi1>) -> tensor<5x3xf32>
%177 = "stablehlo.convert"(%166) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xbf16>
%178 = "stablehlo.convert"(%176) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%179 = "stablehlo.dot_general"(%177, %178) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%180 = "stablehlo.select"(%158, %157, %159) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%181 = "stablehlo.dot_general"(%180, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x7x3xf32>, tensor<5x3xf32>) -> tensor<1x3x7x5xf32>
%182 = "stablehlo.abs"(%170) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%183 = "stablehlo.compare"(%182, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%184 = "stablehlo.compare"(%179, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%185 = "stablehlo.and"(%183, %184) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%186 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%188 = "stablehlo.select"(%185, %170, %187) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%189 = "stablehlo.multiply"(%186, %188) : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%191 = "stablehlo.compare"(%179, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%192 = "stablehlo.select"(%191, %189, %181) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%193 = "stablehlo.is_finite"(%192) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%195 = "stablehlo.not"(%193) : (tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%196 = "stablehlo.compare"(%192, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%197 = "stablehlo.and"(%195, %196) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%198 = "stablehlo.sign"(%192) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%199 = "stablehlo.select"(%197, %198, %194) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%200 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%201 = "stablehlo.select"(%193, %194, %200) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%202 = "stablehlo.sign"(%68) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%203 = "stablehlo.convert"(%199) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xbf16>
%204 = "stablehlo.convert"(%202) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%205 = "stablehlo.dot_general"(%203, %204) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%206 = "stablehlo.transpose"(%205) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%207 = "stablehlo.abs"(%199) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%208 = "stablehlo.abs"(%202) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%209 = "stablehlo.convert"(%207) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xbf16>
%210 = "stablehlo.convert"(%208) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%211 = "stablehlo.dot_general"(%209, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%212 = "stablehlo.transpose"(%211) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%213 = "stablehlo.convert"(%67) : (tensor<4x7xi1>) -> tensor<4x7xf32>
%214 = "stablehlo.convert"(%201) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xbf16>
%215 = "stablehlo.convert"(%213) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%216 = "stablehlo.dot_general"(%214, %215) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%217 = "stablehlo.transpose"(%216) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%218 = "stablehlo.select"(%193, %192, %194) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%219 = "stablehlo.dot_general"(%218, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x7x5xf32>, tensor<4x7xf32>) -> tensor<1x3x5x4xf32>
%220 = "stablehlo.transpose"(%219) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%221 = "stablehlo.abs"(%206) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%222 = "stablehlo.compare"(%221, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%223 = "stablehlo.compare"(%217, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%224 = "stablehlo.and"(%222, %223) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%225 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%226 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%227 = "stablehlo.select"(%224, %206, %226) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%228 = "stablehlo.multiply"(%225, %227) : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%229 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%230 = "stablehlo.compare"(%217, %229) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%231 = "stablehlo.select"(%230, %228, %220) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%232 = "stablehlo.dynamic_update_slice"(%153, %231, %152, %156, %156, %156) : (tensor<2x3x4x5xf32>, tensor<1x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%155, %232) : (tensor<i32>, tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xf32>) -> (tensor<i32>, tensor<2x3x4x5xf32>)
"stablehlo.return"(%234) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %235 : tensor<2x3x4x5xf32>
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
%67 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<7x4xi1>) -> tensor<4x7xi1>
%68 = "stablehlo.transpose"(%66) {permutation = array<i64: 1, 0>} : (tensor<7x4xf32>) -> tensor<4x7xf32>
%69 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xf32>
%70 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xf32>
%71 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.divide"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%76 = "stablehlo.maximum"(%74, %75) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%77 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%78 = "stablehlo.add"(%69, %77) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%79 = "stablehlo.multiply"(%78, %74) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%81 = "stablehlo.multiply"(%76, %80) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%82 = "stablehlo.subtract"(%79, %81) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%83 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%84 = "stablehlo.add"(%82, %83) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%85 = "stablehlo.floor"(%84) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%86 = "stablehlo.compare"(%70, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%87 = "stablehlo.add"(%79, %81) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%88 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%89 = "stablehlo.add"(%87, %88) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%90 = "stablehlo.floor"(%89) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%91 = "stablehlo.compare"(%70, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%92 = "stablehlo.and"(%86, %91) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%93 = "stablehlo.subtract"(%70, %79) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%94 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%95 = "stablehlo.add"(%93, %94) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%96 = "stablehlo.divide"(%95, %76) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%97 = "stablehlo.abs"(%96) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%98 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%100 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%101 = "stablehlo.subtract"(%99, %100) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%102 = "stablehlo.multiply"(%101, %97) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%103 = "stablehlo.multiply"(%102, %97) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%105 = "stablehlo.add"(%103, %104) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%106 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%107 = "stablehlo.multiply"(%97, %106) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%108 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%109 = "stablehlo.subtract"(%107, %108) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%110 = "stablehlo.multiply"(%109, %97) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%111 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%113 = "stablehlo.multiply"(%112, %97) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%114 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%115 = "stablehlo.subtract"(%113, %114) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%117 = "stablehlo.compare"(%97, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%119 = "stablehlo.select"(%117, %115, %118) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%121 = "stablehlo.compare"(%97, %120) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%122 = "stablehlo.select"(%121, %105, %119) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%124 = "stablehlo.select"(%92, %122, %123) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%129 = "stablehlo.reduce"(%124, %125) ({
^bb0(%126: tensor<f32>, %127: tensor<f32>):
%128 = "stablehlo.add"(%126, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%128) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%133 = "stablehlo.divide"(%124, %130) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%134 = "stablehlo.select"(%132, %133, %124) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%135 = "stablehlo.transpose"(%92) {permutation = array<i64: 1, 0>} : (tensor<3x5xi1>) -> tensor<5x3xi1>
%136 = "stablehlo.transpose"(%134) {permutation = array<i64: 1, 0>} : (tensor<3x5xf32>) -> tensor<5x3xf32>
%137 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%138 = "stablehlo.dot_general"(%137, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%139 = "stablehlo.transpose"(%138) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%140 = "stablehlo.is_finite"(%139) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%141 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%145 = "stablehlo.reduce"(%140, %141) ({
^bb0(%142: tensor<i1>, %143: tensor<i1>):
%144 = "stablehlo.and"(%142, %143) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%144) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%235 = "stablehlo.if"(%145) ({
"stablehlo.return"(%139) : (tensor<2x3x4x5xf32>) -> ()
}, {
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%147 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%233, %234 = "stablehlo.while"(%147, %146) ({
^bb0(%148: tensor<i32>, %149: tensor<2x3x4x5xf32>):
%150 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%151 = "stablehlo.compare"(%148, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%151) : (tensor<i1>) -> ()
}, {
^bb0(%152: tensor<i32>, %153: tensor<2x3x4x5xf32>):
%154 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%155 = "stablehlo.add"(%152, %154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%156 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%157 = "stablehlo.dynamic_slice"(%0, %152, %156, %156, %156) {slice_sizes = array<i64: 1, 3, 7, 3>} : (tensor<2x3x7x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x7x3xf32>
%158 = "stablehlo.is_finite"(%157) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%160 = "stablehlo.not"(%158) : (tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%161 = "stablehlo.compare"(%157, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%162 = "stablehlo.and"(%160, %161) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%163 = "stablehlo.sign"(%157) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%164 = "stablehlo.select"(%162, %163, %159) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%165 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%166 = "stablehlo.select"(%158, %159, %165) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%167 = "stablehlo.sign"(%136) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%168 = "stablehlo.convert"(%164) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xbf16>
%169 = "stablehlo.convert"(%167) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%170 = "stablehlo.dot_general"(%168, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%171 = "stablehlo.abs"(%164) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%172 = "stablehlo.abs"(%167) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%173 = "stablehlo.convert"(%171) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%176 = "stablehlo.convert"(%135) : (tensor<5x3xi1>) -> tensor<5x3xf32>
%177 = "stablehlo.convert"(%166) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xbf16>
%178 = "stablehlo.convert"(%176) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%179 = "stablehlo.dot_general"(%177, %178) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%180 = "stablehlo.select"(%158, %157, %159) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%181 = "stablehlo.dot_general"(%180, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x7x3xf32>, tensor<5x3xf32>) -> tensor<1x3x7x5xf32>
%182 = "stablehlo.abs"(%170) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%183 = "stablehlo.compare"(%182, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%184 = "stablehlo.compare"(%179, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%185 = "stablehlo.and"(%183, %184) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%186 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%188 = "stablehlo.select"(%185, %170, %187) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%189 = "stablehlo.multiply"(%186, %188) : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%191 = "stablehlo.compare"(%179, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%192 = "stablehlo.select"(%191, %189, %181) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%193 = "stablehlo.is_finite"(%192) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%195 = "stablehlo.not"(%193) : (tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%196 = "stablehlo.compare"(%192, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%197 = "stablehlo.and"(%195, %196) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%198 = "stablehlo.sign"(%192) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%199 = "stablehlo.select"(%197, %198, %194) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%200 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%201 = "stablehlo.select"(%193, %194, %200) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%202 = "stablehlo.sign"(%68) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%203 = "stablehlo.convert"(%199) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xbf16>
%204 = "stablehlo.convert"(%202) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%205 = "stablehlo.dot_general"(%203, %204) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%206 = "stablehlo.transpose"(%205) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%207 = "stablehlo.abs"(%199) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%208 = "stablehlo.abs"(%202) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%209 = "stablehlo.convert"(%207) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xbf16>
%210 = "stablehlo.convert"(%208) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%211 = "stablehlo.dot_general"(%209, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%212 = "stablehlo.transpose"(%211) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%213 = "stablehlo.convert"(%67) : (tensor<4x7xi1>) -> tensor<4x7xf32>
%214 = "stablehlo.convert"(%201) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xbf16>
%215 = "stablehlo.convert"(%213) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%216 = "stablehlo.dot_general"(%214, %215) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%217 = "stablehlo.transpose"(%216) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%218 = "stablehlo.select"(%193, %192, %194) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%219 = "stablehlo.dot_general"(%218, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x7x5xf32>, tensor<4x7xf32>) -> tensor<1x3x5x4xf32>
%220 = "stablehlo.transpose"(%219) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%221 = "stablehlo.abs"(%206) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%222 = "stablehlo.compare"(%221, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%223 = "stablehlo.compare"(%217, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%224 = "stablehlo.and"(%222, %223) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%225 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%226 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%227 = "stablehlo.select"(%224, %206, %226) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%228 = "stablehlo.multiply"(%225, %227) : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%229 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%230 = "stablehlo.compare"(%217, %229) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%231 = "stablehlo.select"(%230, %228, %220) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%232 = "stablehlo.dynamic_update_slice"(%153, %231, %152, %156, %156, %156) : (tensor<2x3x4x5xf32>, tensor<1x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%155, %232) : (tensor<i32>, tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xf32>) -> (tensor<i32>, tensor<2x3x4x5xf32>)
"stablehlo.return"(%234) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %235 : tensor<2x3x4x5xf32>
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
%65 = "stablehlo.transpose"(%22) {permutation = array<i64: 1, 0>} : (tensor<12x4xi1>) -> tensor<4x12xi1>
%66 = "stablehlo.transpose"(%64) {permutation = array<i64: 1, 0>} : (tensor<12x4xf32>) -> tensor<4x12xf32>
%67 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%69 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%71 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%72 = "stablehlo.maximum"(%70, %71) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%73 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%74 = "stablehlo.add"(%67, %73) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%75 = "stablehlo.multiply"(%74, %70) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%76 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%77 = "stablehlo.multiply"(%72, %76) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%78 = "stablehlo.subtract"(%75, %77) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%79 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%80 = "stablehlo.add"(%78, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%81 = "stablehlo.floor"(%80) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%82 = "stablehlo.compare"(%68, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%83 = "stablehlo.add"(%75, %77) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%84 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%85 = "stablehlo.add"(%83, %84) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%86 = "stablehlo.floor"(%85) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%87 = "stablehlo.compare"(%68, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%88 = "stablehlo.and"(%82, %87) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%89 = "stablehlo.subtract"(%68, %75) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%90 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%91 = "stablehlo.add"(%89, %90) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%92 = "stablehlo.divide"(%91, %72) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%93 = "stablehlo.abs"(%92) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%94 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%95 = "stablehlo.multiply"(%93, %94) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%96 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%97 = "stablehlo.subtract"(%95, %96) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%98 = "stablehlo.multiply"(%97, %93) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%99 = "stablehlo.multiply"(%98, %93) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%100 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%101 = "stablehlo.add"(%99, %100) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%102 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%103 = "stablehlo.multiply"(%93, %102) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%104 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%105 = "stablehlo.subtract"(%103, %104) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%106 = "stablehlo.multiply"(%105, %93) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%107 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%108 = "stablehlo.add"(%106, %107) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%109 = "stablehlo.multiply"(%108, %93) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%110 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%111 = "stablehlo.subtract"(%109, %110) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%112 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%113 = "stablehlo.compare"(%93, %112) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%115 = "stablehlo.select"(%113, %111, %114) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%117 = "stablehlo.compare"(%93, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%118 = "stablehlo.select"(%117, %101, %115) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%120 = "stablehlo.select"(%88, %118, %119) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%125 = "stablehlo.reduce"(%120, %121) ({
^bb0(%122: tensor<f32>, %123: tensor<f32>):
%124 = "stablehlo.add"(%122, %123) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%124) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%126 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%128 = "stablehlo.compare"(%126, %127) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%129 = "stablehlo.divide"(%120, %126) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%130 = "stablehlo.select"(%128, %129, %120) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%131 = "stablehlo.transpose"(%88) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%132 = "stablehlo.transpose"(%130) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%133 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%134 = "stablehlo.dot_general"(%133, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%135 = "stablehlo.transpose"(%134) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%136 = "stablehlo.is_finite"(%135) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%137 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%141 = "stablehlo.reduce"(%136, %137) ({
^bb0(%138: tensor<i1>, %139: tensor<i1>):
%140 = "stablehlo.and"(%138, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%140) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%231 = "stablehlo.if"(%141) ({
"stablehlo.return"(%135) : (tensor<2x3x4x5xf32>) -> ()
}, {
%142 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%229, %230 = "stablehlo.while"(%143, %142) ({
^bb0(%144: tensor<i32>, %145: tensor<2x3x4x5xf32>):
%146 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%147 = "stablehlo.compare"(%144, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%147) : (tensor<i1>) -> ()
}, {
^bb0(%148: tensor<i32>, %149: tensor<2x3x4x5xf32>):
%150 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%151 = "stablehlo.add"(%148, %150) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%152 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%153 = "stablehlo.dynamic_slice"(%0, %148, %152, %152, %152) {slice_sizes = array<i64: 1, 3, 12, 10>} : (tensor<2x3x12x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x12x10xf32>
%154 = "stablehlo.is_finite"(%153) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%156 = "stablehlo.not"(%154) : (tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%157 = "stablehlo.compare"(%153, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%158 = "stablehlo.and"(%156, %157) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%159 = "stablehlo.sign"(%153) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%160 = "stablehlo.select"(%158, %159, %155) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%161 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%162 = "stablehlo.select"(%154, %155, %161) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%163 = "stablehlo.sign"(%132) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%164 = "stablehlo.convert"(%160) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xbf16>
%165 = "stablehlo.convert"(%163) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%166 = "stablehlo.dot_general"(%164, %165) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%167 = "stablehlo.abs"(%160) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%168 = "stablehlo.abs"(%163) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%169 = "stablehlo.convert"(%167) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xbf16>
%170 = "stablehlo.convert"(%168) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%171 = "stablehlo.dot_general"(%169, %170) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%172 = "stablehlo.convert"(%131) : (tensor<5x10xi1>) -> tensor<5x10xf32>
%173 = "stablehlo.convert"(%162) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%176 = "stablehlo.select"(%154, %153, %155) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%177 = "stablehlo.dot_general"(%176, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x12x10xf32>, tensor<5x10xf32>) -> tensor<1x3x12x5xf32>
%178 = "stablehlo.abs"(%166) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%179 = "stablehlo.compare"(%178, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%180 = "stablehlo.compare"(%175, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%181 = "stablehlo.and"(%179, %180) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%182 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%184 = "stablehlo.select"(%181, %166, %183) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%185 = "stablehlo.multiply"(%182, %184) : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%187 = "stablehlo.compare"(%175, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%188 = "stablehlo.select"(%187, %185, %177) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%189 = "stablehlo.is_finite"(%188) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%191 = "stablehlo.not"(%189) : (tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%192 = "stablehlo.compare"(%188, %188) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%193 = "stablehlo.and"(%191, %192) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%194 = "stablehlo.sign"(%188) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%195 = "stablehlo.select"(%193, %194, %190) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%196 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%197 = "stablehlo.select"(%189, %190, %196) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%198 = "stablehlo.sign"(%66) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%199 = "stablehlo.convert"(%195) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xbf16>
%200 = "stablehlo.convert"(%198) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%201 = "stablehlo.dot_general"(%199, %200) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%202 = "stablehlo.transpose"(%201) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%203 = "stablehlo.abs"(%195) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%204 = "stablehlo.abs"(%198) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%205 = "stablehlo.convert"(%203) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xbf16>
%206 = "stablehlo.convert"(%204) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%207 = "stablehlo.dot_general"(%205, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%208 = "stablehlo.transpose"(%207) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%209 = "stablehlo.convert"(%65) : (tensor<4x12xi1>) -> tensor<4x12xf32>
%210 = "stablehlo.convert"(%197) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xbf16>
%211 = "stablehlo.convert"(%209) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%212 = "stablehlo.dot_general"(%210, %211) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%213 = "stablehlo.transpose"(%212) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%214 = "stablehlo.select"(%189, %188, %190) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%215 = "stablehlo.dot_general"(%214, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x12x5xf32>, tensor<4x12xf32>) -> tensor<1x3x5x4xf32>
%216 = "stablehlo.transpose"(%215) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%217 = "stablehlo.abs"(%202) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%218 = "stablehlo.compare"(%217, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%219 = "stablehlo.compare"(%213, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%220 = "stablehlo.and"(%218, %219) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%221 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%223 = "stablehlo.select"(%220, %202, %222) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%224 = "stablehlo.multiply"(%221, %223) : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%225 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%226 = "stablehlo.compare"(%213, %225) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%227 = "stablehlo.select"(%226, %224, %216) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%228 = "stablehlo.dynamic_update_slice"(%149, %227, %148, %152, %152, %152) : (tensor<2x3x4x5xf32>, tensor<1x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%151, %228) : (tensor<i32>, tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xf32>) -> (tensor<i32>, tensor<2x3x4x5xf32>)
"stablehlo.return"(%230) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %231 : tensor<2x3x4x5xf32>
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
%67 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<12x4xi1>) -> tensor<4x12xi1>
%68 = "stablehlo.transpose"(%66) {permutation = array<i64: 1, 0>} : (tensor<12x4xf32>) -> tensor<4x12xf32>
%69 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%70 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%71 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.divide"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%76 = "stablehlo.maximum"(%74, %75) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%78 = "stablehlo.add"(%69, %77) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%79 = "stablehlo.multiply"(%78, %74) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%81 = "stablehlo.multiply"(%76, %80) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%82 = "stablehlo.subtract"(%79, %81) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%83 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%84 = "stablehlo.add"(%82, %83) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%85 = "stablehlo.floor"(%84) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%86 = "stablehlo.compare"(%70, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%87 = "stablehlo.add"(%79, %81) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%88 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%89 = "stablehlo.add"(%87, %88) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%90 = "stablehlo.floor"(%89) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%91 = "stablehlo.compare"(%70, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%92 = "stablehlo.and"(%86, %91) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%93 = "stablehlo.subtract"(%70, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%94 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%95 = "stablehlo.add"(%93, %94) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%96 = "stablehlo.divide"(%95, %76) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%97 = "stablehlo.abs"(%96) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%98 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%100 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%101 = "stablehlo.subtract"(%99, %100) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%102 = "stablehlo.multiply"(%101, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%103 = "stablehlo.multiply"(%102, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%105 = "stablehlo.add"(%103, %104) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%106 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%107 = "stablehlo.multiply"(%97, %106) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%108 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%109 = "stablehlo.subtract"(%107, %108) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%110 = "stablehlo.multiply"(%109, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%111 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%113 = "stablehlo.multiply"(%112, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%114 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%115 = "stablehlo.subtract"(%113, %114) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%117 = "stablehlo.compare"(%97, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%119 = "stablehlo.select"(%117, %115, %118) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%121 = "stablehlo.compare"(%97, %120) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%122 = "stablehlo.select"(%121, %105, %119) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%124 = "stablehlo.select"(%92, %122, %123) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%129 = "stablehlo.reduce"(%124, %125) ({
^bb0(%126: tensor<f32>, %127: tensor<f32>):
%128 = "stablehlo.add"(%126, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%128) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%133 = "stablehlo.divide"(%124, %130) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%134 = "stablehlo.select"(%132, %133, %124) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%135 = "stablehlo.transpose"(%92) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%136 = "stablehlo.transpose"(%134) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%137 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%138 = "stablehlo.dot_general"(%137, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%139 = "stablehlo.transpose"(%138) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%140 = "stablehlo.is_finite"(%139) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%141 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%145 = "stablehlo.reduce"(%140, %141) ({
^bb0(%142: tensor<i1>, %143: tensor<i1>):
%144 = "stablehlo.and"(%142, %143) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%144) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%235 = "stablehlo.if"(%145) ({
"stablehlo.return"(%139) : (tensor<2x3x4x5xf32>) -> ()
}, {
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%147 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%233, %234 = "stablehlo.while"(%147, %146) ({
^bb0(%148: tensor<i32>, %149: tensor<2x3x4x5xf32>):
%150 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%151 = "stablehlo.compare"(%148, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%151) : (tensor<i1>) -> ()
}, {
^bb0(%152: tensor<i32>, %153: tensor<2x3x4x5xf32>):
%154 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%155 = "stablehlo.add"(%152, %154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%156 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%157 = "stablehlo.dynamic_slice"(%0, %152, %156, %156, %156) {slice_sizes = array<i64: 1, 3, 12, 10>} : (tensor<2x3x12x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x12x10xf32>
%158 = "stablehlo.is_finite"(%157) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%160 = "stablehlo.not"(%158) : (tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%161 = "stablehlo.compare"(%157, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%162 = "stablehlo.and"(%160, %161) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%163 = "stablehlo.sign"(%157) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%164 = "stablehlo.select"(%162, %163, %159) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%165 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%166 = "stablehlo.select"(%158, %159, %165) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%167 = "stablehlo.sign"(%136) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%168 = "stablehlo.convert"(%164) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xbf16>
%169 = "stablehlo.convert"(%167) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%170 = "stablehlo.dot_general"(%168, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%171 = "stablehlo.abs"(%164) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%172 = "stablehlo.abs"(%167) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%173 = "stablehlo.convert"(%171) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%176 = "stablehlo.convert"(%135) : (tensor<5x10xi1>) -> tensor<5x10xf32>
%177 = "stablehlo.convert"(%166) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xbf16>
%178 = "stablehlo.convert"(%176) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%179 = "stablehlo.dot_general"(%177, %178) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%180 = "stablehlo.select"(%158, %157, %159) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%181 = "stablehlo.dot_general"(%180, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x12x10xf32>, tensor<5x10xf32>) -> tensor<1x3x12x5xf32>
%182 = "stablehlo.abs"(%170) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%183 = "stablehlo.compare"(%182, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%184 = "stablehlo.compare"(%179, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%185 = "stablehlo.and"(%183, %184) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%186 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%188 = "stablehlo.select"(%185, %170, %187) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%189 = "stablehlo.multiply"(%186, %188) : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%191 = "stablehlo.compare"(%179, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%192 = "stablehlo.select"(%191, %189, %181) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%193 = "stablehlo.is_finite"(%192) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%195 = "stablehlo.not"(%193) : (tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%196 = "stablehlo.compare"(%192, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%197 = "stablehlo.and"(%195, %196) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%198 = "stablehlo.sign"(%192) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%199 = "stablehlo.select"(%197, %198, %194) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%200 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%201 = "stablehlo.select"(%193, %194, %200) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%202 = "stablehlo.sign"(%68) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%203 = "stablehlo.convert"(%199) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xbf16>
%204 = "stablehlo.convert"(%202) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%205 = "stablehlo.dot_general"(%203, %204) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%206 = "stablehlo.transpose"(%205) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%207 = "stablehlo.abs"(%199) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%208 = "stablehlo.abs"(%202) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%209 = "stablehlo.convert"(%207) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xbf16>
%210 = "stablehlo.convert"(%208) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%211 = "stablehlo.dot_general"(%209, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%212 = "stablehlo.transpose"(%211) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%213 = "stablehlo.convert"(%67) : (tensor<4x12xi1>) -> tensor<4x12xf32>
%214 = "stablehlo.convert"(%201) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xbf16>
%215 = "stablehlo.convert"(%213) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%216 = "stablehlo.dot_general"(%214, %215) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%217 = "stablehlo.transpose"(%216) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%218 = "stablehlo.select"(%193, %192, %194) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%219 = "stablehlo.dot_general"(%218, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x12x5xf32>, tensor<4x12xf32>) -> tensor<1x3x5x4xf32>
%220 = "stablehlo.transpose"(%219) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%221 = "stablehlo.abs"(%206) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%222 = "stablehlo.compare"(%221, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%223 = "stablehlo.compare"(%217, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%224 = "stablehlo.and"(%222, %223) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%225 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%226 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%227 = "stablehlo.select"(%224, %206, %226) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%228 = "stablehlo.multiply"(%225, %227) : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%229 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%230 = "stablehlo.compare"(%217, %229) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%231 = "stablehlo.select"(%230, %228, %220) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%232 = "stablehlo.dynamic_update_slice"(%153, %231, %152, %156, %156, %156) : (tensor<2x3x4x5xf32>, tensor<1x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%155, %232) : (tensor<i32>, tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xf32>) -> (tensor<i32>, tensor<2x3x4x5xf32>)
"stablehlo.return"(%234) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %235 : tensor<2x3x4x5xf32>
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
%65 = "stablehlo.transpose"(%22) {permutation = array<i64: 1, 0>} : (tensor<9x4xi1>) -> tensor<4x9xi1>
%66 = "stablehlo.transpose"(%64) {permutation = array<i64: 1, 0>} : (tensor<9x4xf32>) -> tensor<4x9xf32>
%67 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x4xf32>
%68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x4xf32>
%69 = "stablehlo.constant"() {value = dense<3.846153846153846e-1> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x4xf32>
%71 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%72 = "stablehlo.maximum"(%70, %71) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%73 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%74 = "stablehlo.add"(%67, %73) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%75 = "stablehlo.multiply"(%74, %70) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%76 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%77 = "stablehlo.multiply"(%72, %76) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%78 = "stablehlo.subtract"(%75, %77) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%79 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%80 = "stablehlo.add"(%78, %79) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%81 = "stablehlo.floor"(%80) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%82 = "stablehlo.compare"(%68, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%83 = "stablehlo.add"(%75, %77) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%84 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%85 = "stablehlo.add"(%83, %84) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%86 = "stablehlo.floor"(%85) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%87 = "stablehlo.compare"(%68, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%88 = "stablehlo.and"(%82, %87) : (tensor<10x4xi1>, tensor<10x4xi1>) -> tensor<10x4xi1>
%89 = "stablehlo.subtract"(%68, %75) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%90 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%91 = "stablehlo.add"(%89, %90) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%92 = "stablehlo.divide"(%91, %72) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%93 = "stablehlo.abs"(%92) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%94 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%95 = "stablehlo.multiply"(%93, %94) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%96 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%97 = "stablehlo.subtract"(%95, %96) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%98 = "stablehlo.multiply"(%97, %93) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%99 = "stablehlo.multiply"(%98, %93) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%100 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%101 = "stablehlo.add"(%99, %100) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%102 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%103 = "stablehlo.multiply"(%93, %102) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%104 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%105 = "stablehlo.subtract"(%103, %104) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%106 = "stablehlo.multiply"(%105, %93) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%107 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%108 = "stablehlo.add"(%106, %107) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%109 = "stablehlo.multiply"(%108, %93) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%110 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%111 = "stablehlo.subtract"(%109, %110) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%112 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%113 = "stablehlo.compare"(%93, %112) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%115 = "stablehlo.select"(%113, %111, %114) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%117 = "stablehlo.compare"(%93, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%118 = "stablehlo.select"(%117, %101, %115) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%120 = "stablehlo.select"(%88, %118, %119) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%125 = "stablehlo.reduce"(%120, %121) ({
^bb0(%122: tensor<f32>, %123: tensor<f32>):
%124 = "stablehlo.add"(%122, %123) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%124) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x4xf32>, tensor<f32>) -> tensor<10xf32>
%126 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x4xf32>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%128 = "stablehlo.compare"(%126, %127) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%129 = "stablehlo.divide"(%120, %126) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%130 = "stablehlo.select"(%128, %129, %120) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%131 = "stablehlo.transpose"(%88) {permutation = array<i64: 1, 0>} : (tensor<10x4xi1>) -> tensor<4x10xi1>
%132 = "stablehlo.transpose"(%130) {permutation = array<i64: 1, 0>} : (tensor<10x4xf32>) -> tensor<4x10xf32>
%133 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x10xf32>, tensor<4x10xf32>) -> tensor<1x2x9x4xf32>
%134 = "stablehlo.dot_general"(%133, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<4x9xf32>) -> tensor<1x2x4x4xf32>
%135 = "stablehlo.transpose"(%134) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%136 = "stablehlo.is_finite"(%135) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%137 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%141 = "stablehlo.reduce"(%136, %137) ({
^bb0(%138: tensor<i1>, %139: tensor<i1>):
%140 = "stablehlo.and"(%138, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%140) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%216 = "stablehlo.if"(%141) ({
"stablehlo.return"(%135) : (tensor<1x2x4x4xf32>) -> ()
}, {
%142 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%144 = "stablehlo.not"(%142) : (tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%145 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%146 = "stablehlo.and"(%144, %145) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%147 = "stablehlo.sign"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%148 = "stablehlo.select"(%146, %147, %143) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%149 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%150 = "stablehlo.select"(%142, %143, %149) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%151 = "stablehlo.sign"(%132) : (tensor<4x10xf32>) -> tensor<4x10xf32>
%152 = "stablehlo.convert"(%148) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xbf16>
%153 = "stablehlo.convert"(%151) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%154 = "stablehlo.dot_general"(%152, %153) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%155 = "stablehlo.abs"(%148) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%156 = "stablehlo.abs"(%151) : (tensor<4x10xf32>) -> tensor<4x10xf32>
%157 = "stablehlo.convert"(%155) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xbf16>
%158 = "stablehlo.convert"(%156) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%159 = "stablehlo.dot_general"(%157, %158) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%160 = "stablehlo.convert"(%131) : (tensor<4x10xi1>) -> tensor<4x10xf32>
%161 = "stablehlo.convert"(%150) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xbf16>
%162 = "stablehlo.convert"(%160) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%163 = "stablehlo.dot_general"(%161, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%164 = "stablehlo.select"(%142, %0, %143) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%165 = "stablehlo.dot_general"(%164, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x10xf32>, tensor<4x10xf32>) -> tensor<1x2x9x4xf32>
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
%186 = "stablehlo.sign"(%66) : (tensor<4x9xf32>) -> tensor<4x9xf32>
%187 = "stablehlo.convert"(%183) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%191 = "stablehlo.abs"(%183) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%192 = "stablehlo.abs"(%186) : (tensor<4x9xf32>) -> tensor<4x9xf32>
%193 = "stablehlo.convert"(%191) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%194 = "stablehlo.convert"(%192) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%197 = "stablehlo.convert"(%65) : (tensor<4x9xi1>) -> tensor<4x9xf32>
%198 = "stablehlo.convert"(%185) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%199 = "stablehlo.convert"(%197) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%200 = "stablehlo.dot_general"(%198, %199) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%201 = "stablehlo.transpose"(%200) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%202 = "stablehlo.select"(%177, %176, %178) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%203 = "stablehlo.dot_general"(%202, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<4x9xf32>) -> tensor<1x2x4x4xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%205 = "stablehlo.abs"(%190) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%206 = "stablehlo.compare"(%205, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%207 = "stablehlo.compare"(%201, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%208 = "stablehlo.and"(%206, %207) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%209 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%211 = "stablehlo.select"(%208, %190, %210) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%212 = "stablehlo.multiply"(%209, %211) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%213 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%214 = "stablehlo.compare"(%201, %213) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%215 = "stablehlo.select"(%214, %212, %204) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%215) : (tensor<1x2x4x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf32>
return %216 : tensor<1x2x4x4xf32>
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
%67 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<3x9xi1>) -> tensor<9x3xi1>
%68 = "stablehlo.transpose"(%66) {permutation = array<i64: 1, 0>} : (tensor<3x9xf32>) -> tensor<9x3xf32>
%69 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xf32>
%70 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x8xf32>
%71 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.divide"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x8xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%76 = "stablehlo.maximum"(%74, %75) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%77 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%78 = "stablehlo.add"(%69, %77) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%79 = "stablehlo.multiply"(%78, %74) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%81 = "stablehlo.multiply"(%76, %80) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%82 = "stablehlo.subtract"(%79, %81) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%83 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%84 = "stablehlo.add"(%82, %83) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%85 = "stablehlo.floor"(%84) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%86 = "stablehlo.compare"(%70, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%87 = "stablehlo.add"(%79, %81) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%88 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%89 = "stablehlo.add"(%87, %88) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%90 = "stablehlo.floor"(%89) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%91 = "stablehlo.compare"(%70, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%92 = "stablehlo.and"(%86, %91) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%93 = "stablehlo.subtract"(%70, %79) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%94 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%95 = "stablehlo.add"(%93, %94) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%96 = "stablehlo.divide"(%95, %76) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%97 = "stablehlo.abs"(%96) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%98 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%100 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%101 = "stablehlo.subtract"(%99, %100) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%102 = "stablehlo.multiply"(%101, %97) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%103 = "stablehlo.multiply"(%102, %97) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%105 = "stablehlo.add"(%103, %104) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%106 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%107 = "stablehlo.multiply"(%97, %106) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%108 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%109 = "stablehlo.subtract"(%107, %108) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%110 = "stablehlo.multiply"(%109, %97) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%111 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%113 = "stablehlo.multiply"(%112, %97) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%114 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%115 = "stablehlo.subtract"(%113, %114) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%117 = "stablehlo.compare"(%97, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%119 = "stablehlo.select"(%117, %115, %118) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%121 = "stablehlo.compare"(%97, %120) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%122 = "stablehlo.select"(%121, %105, %119) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%124 = "stablehlo.select"(%92, %122, %123) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%129 = "stablehlo.reduce"(%124, %125) ({
^bb0(%126: tensor<f32>, %127: tensor<f32>):
%128 = "stablehlo.add"(%126, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%128) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x8xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%133 = "stablehlo.divide"(%124, %130) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%134 = "stablehlo.select"(%132, %133, %124) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%135 = "stablehlo.transpose"(%92) {permutation = array<i64: 1, 0>} : (tensor<4x8xi1>) -> tensor<8x4xi1>
%136 = "stablehlo.transpose"(%134) {permutation = array<i64: 1, 0>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
%137 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%138 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%142 = "stablehlo.reduce"(%137, %138) ({
^bb0(%139: tensor<i1>, %140: tensor<i1>):
%141 = "stablehlo.and"(%139, %140) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%141) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x3x4xi1>, tensor<i1>) -> tensor<i1>
%220 = "stablehlo.if"(%142) ({
%143 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<8x4xf32>) -> tensor<1x2x3x8xf32>
%144 = "stablehlo.dot_general"(%143, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x8xf32>, tensor<9x3xf32>) -> tensor<1x2x8x9xf32>
%145 = "stablehlo.transpose"(%144) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
"stablehlo.return"(%145) : (tensor<1x2x9x8xf32>) -> ()
}, {
%146 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%148 = "stablehlo.not"(%146) : (tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%149 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%150 = "stablehlo.and"(%148, %149) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%151 = "stablehlo.sign"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%152 = "stablehlo.select"(%150, %151, %147) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%153 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%154 = "stablehlo.select"(%146, %147, %153) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%155 = "stablehlo.sign"(%136) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%156 = "stablehlo.convert"(%152) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xbf16>
%157 = "stablehlo.convert"(%155) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%158 = "stablehlo.dot_general"(%156, %157) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%159 = "stablehlo.abs"(%152) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%160 = "stablehlo.abs"(%155) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%161 = "stablehlo.convert"(%159) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xbf16>
%162 = "stablehlo.convert"(%160) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%163 = "stablehlo.dot_general"(%161, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%164 = "stablehlo.convert"(%135) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%165 = "stablehlo.convert"(%154) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xbf16>
%166 = "stablehlo.convert"(%164) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%167 = "stablehlo.dot_general"(%165, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%168 = "stablehlo.select"(%146, %0, %147) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%169 = "stablehlo.dot_general"(%168, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<8x4xf32>) -> tensor<1x2x3x8xf32>
%170 = "stablehlo.abs"(%158) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%171 = "stablehlo.compare"(%170, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%172 = "stablehlo.compare"(%167, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%173 = "stablehlo.and"(%171, %172) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%174 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%176 = "stablehlo.select"(%173, %158, %175) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%177 = "stablehlo.multiply"(%174, %176) : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%179 = "stablehlo.compare"(%167, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%180 = "stablehlo.select"(%179, %177, %169) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%181 = "stablehlo.is_finite"(%180) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%183 = "stablehlo.not"(%181) : (tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%184 = "stablehlo.compare"(%180, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%185 = "stablehlo.and"(%183, %184) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%186 = "stablehlo.sign"(%180) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%187 = "stablehlo.select"(%185, %186, %182) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%188 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%189 = "stablehlo.select"(%181, %182, %188) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%190 = "stablehlo.sign"(%68) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%191 = "stablehlo.convert"(%187) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xbf16>
%192 = "stablehlo.convert"(%190) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%193 = "stablehlo.dot_general"(%191, %192) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%194 = "stablehlo.transpose"(%193) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%195 = "stablehlo.abs"(%187) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%196 = "stablehlo.abs"(%190) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%197 = "stablehlo.convert"(%195) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xbf16>
%198 = "stablehlo.convert"(%196) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%199 = "stablehlo.dot_general"(%197, %198) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%201 = "stablehlo.convert"(%67) : (tensor<9x3xi1>) -> tensor<9x3xf32>
%202 = "stablehlo.convert"(%189) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xbf16>
%203 = "stablehlo.convert"(%201) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%204 = "stablehlo.dot_general"(%202, %203) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%205 = "stablehlo.transpose"(%204) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%206 = "stablehlo.select"(%181, %180, %182) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%207 = "stablehlo.dot_general"(%206, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x8xf32>, tensor<9x3xf32>) -> tensor<1x2x8x9xf32>
%208 = "stablehlo.transpose"(%207) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%209 = "stablehlo.abs"(%194) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%210 = "stablehlo.compare"(%209, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%211 = "stablehlo.compare"(%205, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%212 = "stablehlo.and"(%210, %211) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%213 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%215 = "stablehlo.select"(%212, %194, %214) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%216 = "stablehlo.multiply"(%213, %215) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%217 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%218 = "stablehlo.compare"(%205, %217) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%219 = "stablehlo.select"(%218, %216, %208) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
"stablehlo.return"(%219) : (tensor<1x2x9x8xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x8xf32>
return %220 : tensor<1x2x9x8xf32>
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
%67 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<3x9xi1>) -> tensor<9x3xi1>
%68 = "stablehlo.transpose"(%66) {permutation = array<i64: 1, 0>} : (tensor<3x9xf32>) -> tensor<9x3xf32>
%69 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xf32>
%70 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x8xf32>
%71 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.divide"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x8xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%76 = "stablehlo.maximum"(%74, %75) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%77 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%78 = "stablehlo.add"(%69, %77) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%79 = "stablehlo.multiply"(%78, %74) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%81 = "stablehlo.multiply"(%76, %80) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%82 = "stablehlo.subtract"(%79, %81) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%83 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%84 = "stablehlo.add"(%82, %83) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%85 = "stablehlo.floor"(%84) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%86 = "stablehlo.compare"(%70, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%87 = "stablehlo.add"(%79, %81) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%88 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%89 = "stablehlo.add"(%87, %88) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%90 = "stablehlo.floor"(%89) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%91 = "stablehlo.compare"(%70, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%92 = "stablehlo.and"(%86, %91) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%93 = "stablehlo.subtract"(%70, %79) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%94 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%95 = "stablehlo.add"(%93, %94) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%96 = "stablehlo.divide"(%95, %76) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%97 = "stablehlo.abs"(%96) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%98 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%100 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%101 = "stablehlo.subtract"(%99, %100) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%102 = "stablehlo.multiply"(%101, %97) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%103 = "stablehlo.multiply"(%102, %97) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%105 = "stablehlo.add"(%103, %104) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%106 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%107 = "stablehlo.multiply"(%97, %106) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%108 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%109 = "stablehlo.subtract"(%107, %108) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%110 = "stablehlo.multiply"(%109, %97) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%111 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%113 = "stablehlo.multiply"(%112, %97) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%114 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%115 = "stablehlo.subtract"(%113, %114) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%117 = "stablehlo.compare"(%97, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%119 = "stablehlo.select"(%117, %115, %118) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%121 = "stablehlo.compare"(%97, %120) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%122 = "stablehlo.select"(%121, %105, %119) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%124 = "stablehlo.select"(%92, %122, %123) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%129 = "stablehlo.reduce"(%124, %125) ({
^bb0(%126: tensor<f32>, %127: tensor<f32>):
%128 = "stablehlo.add"(%126, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%128) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x8xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%133 = "stablehlo.divide"(%124, %130) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%134 = "stablehlo.select"(%132, %133, %124) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%135 = "stablehlo.transpose"(%92) {permutation = array<i64: 1, 0>} : (tensor<4x8xi1>) -> tensor<8x4xi1>
%136 = "stablehlo.transpose"(%134) {permutation = array<i64: 1, 0>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
%137 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%138 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%142 = "stablehlo.reduce"(%137, %138) ({
^bb0(%139: tensor<i1>, %140: tensor<i1>):
%141 = "stablehlo.and"(%139, %140) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%141) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x3x4xi1>, tensor<i1>) -> tensor<i1>
%220 = "stablehlo.if"(%142) ({
%143 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<8x4xf32>) -> tensor<1x2x3x8xf32>
%144 = "stablehlo.dot_general"(%143, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x8xf32>, tensor<9x3xf32>) -> tensor<1x2x8x9xf32>
%145 = "stablehlo.transpose"(%144) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
"stablehlo.return"(%145) : (tensor<1x2x9x8xf32>) -> ()
}, {
%146 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%148 = "stablehlo.not"(%146) : (tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%149 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%150 = "stablehlo.and"(%148, %149) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%151 = "stablehlo.sign"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%152 = "stablehlo.select"(%150, %151, %147) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%153 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%154 = "stablehlo.select"(%146, %147, %153) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%155 = "stablehlo.sign"(%136) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%156 = "stablehlo.convert"(%152) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xbf16>
%157 = "stablehlo.convert"(%155) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%158 = "stablehlo.dot_general"(%156, %157) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%159 = "stablehlo.abs"(%152) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%160 = "stablehlo.abs"(%155) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%161 = "stablehlo.convert"(%159) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xbf16>
%162 = "stablehlo.convert"(%160) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%163 = "stablehlo.dot_general"(%161, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%164 = "stablehlo.convert"(%135) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%165 = "stablehlo.convert"(%154) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xbf16>
%166 = "stablehlo.convert"(%164) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%167 = "stablehlo.dot_general"(%165, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%168 = "stablehlo.select"(%146, %0, %147) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%169 = "stablehlo.dot_general"(%168, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<8x4xf32>) -> tensor<1x2x3x8xf32>
%170 = "stablehlo.abs"(%158) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%171 = "stablehlo.compare"(%170, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%172 = "stablehlo.compare"(%167, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%173 = "stablehlo.and"(%171, %172) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%174 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%176 = "stablehlo.select"(%173, %158, %175) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%177 = "stablehlo.multiply"(%174, %176) : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%179 = "stablehlo.compare"(%167, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%180 = "stablehlo.select"(%179, %177, %169) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%181 = "stablehlo.is_finite"(%180) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%183 = "stablehlo.not"(%181) : (tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%184 = "stablehlo.compare"(%180, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%185 = "stablehlo.and"(%183, %184) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%186 = "stablehlo.sign"(%180) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%187 = "stablehlo.select"(%185, %186, %182) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%188 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%189 = "stablehlo.select"(%181, %182, %188) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%190 = "stablehlo.sign"(%68) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%191 = "stablehlo.convert"(%187) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xbf16>
%192 = "stablehlo.convert"(%190) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%193 = "stablehlo.dot_general"(%191, %192) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%194 = "stablehlo.transpose"(%193) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%195 = "stablehlo.abs"(%187) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%196 = "stablehlo.abs"(%190) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%197 = "stablehlo.convert"(%195) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xbf16>
%198 = "stablehlo.convert"(%196) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%199 = "stablehlo.dot_general"(%197, %198) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%201 = "stablehlo.convert"(%67) : (tensor<9x3xi1>) -> tensor<9x3xf32>
%202 = "stablehlo.convert"(%189) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xbf16>
%203 = "stablehlo.convert"(%201) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%204 = "stablehlo.dot_general"(%202, %203) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%205 = "stablehlo.transpose"(%204) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%206 = "stablehlo.select"(%181, %180, %182) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%207 = "stablehlo.dot_general"(%206, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x8xf32>, tensor<9x3xf32>) -> tensor<1x2x8x9xf32>
%208 = "stablehlo.transpose"(%207) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%209 = "stablehlo.abs"(%194) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%210 = "stablehlo.compare"(%209, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%211 = "stablehlo.compare"(%205, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%212 = "stablehlo.and"(%210, %211) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%213 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%215 = "stablehlo.select"(%212, %194, %214) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%216 = "stablehlo.multiply"(%213, %215) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%217 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%218 = "stablehlo.compare"(%205, %217) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%219 = "stablehlo.select"(%218, %216, %208) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
"stablehlo.return"(%219) : (tensor<1x2x9x8xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x8xf32>
return %220 : tensor<1x2x9x8xf32>
}
}

