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
%137 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%138 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%142 = "stablehlo.reduce"(%137, %138) ({
^bb0(%139: tensor<i1>, %140: tensor<i1>):
%141 = "stablehlo.and"(%139, %140) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%141) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x10xi1>, tensor<i1>) -> tensor<i1>
%320 = "stablehlo.if"(%142) ({
%143 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%144 = "stablehlo.dot_general"(%143, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%145 = "stablehlo.transpose"(%144) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%145) : (tensor<2x3x4x5xf32>) -> ()
}, {
%146 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%147 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%148 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%149 = "stablehlo.sign"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%150 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%151 = "stablehlo.abs"(%149) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%152 = "stablehlo.compare"(%151, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%153 = "stablehlo.negate"(%150) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%154 = "stablehlo.select"(%152, %149, %153) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%155 = "stablehlo.convert"(%154) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%156 = "stablehlo.select"(%148, %155, %146) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%157 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%158 = "stablehlo.select"(%157, %147, %156) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%159 = "stablehlo.convert"(%158) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%160 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%162 = "stablehlo.select"(%160, %0, %161) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%163 = "stablehlo.dot_general"(%162, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%164 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%165 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%214, %215 = "stablehlo.while"(%165, %164) ({
^bb0(%166: tensor<i32>, %167: tensor<2x3x8x5xi8>):
%168 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%169 = "stablehlo.compare"(%166, %168) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%169) : (tensor<i1>) -> ()
}, {
^bb0(%170: tensor<i32>, %171: tensor<2x3x8x5xi8>):
%172 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%173 = "stablehlo.add"(%170, %172) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%174 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%175 = "stablehlo.dynamic_slice"(%159, %170, %174, %174, %174) {slice_sizes = array<i64: 1, 3, 8, 10>} : (tensor<2x3x8x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x8x10xi8>
%176 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x8x10xi8>} : () -> tensor<1x3x8x10xi8>
%177 = "stablehlo.compare"(%175, %176) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xi8>, tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xi1>
%178 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x8x10xi8>} : () -> tensor<1x3x8x10xi8>
%179 = "stablehlo.select"(%177, %178, %175) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi8>, tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xi8>
%180 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x8x10xi8>} : () -> tensor<1x3x8x10xi8>
%181 = "stablehlo.compare"(%175, %180) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xi8>, tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xi1>
%182 = "stablehlo.not"(%181) : (tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%183 = "stablehlo.sign"(%136) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%184 = "stablehlo.convert"(%179) : (tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xbf16>
%185 = "stablehlo.convert"(%183) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%186 = "stablehlo.dot_general"(%184, %185) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%187 = "stablehlo.abs"(%179) : (tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xi8>
%188 = "stablehlo.abs"(%183) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%189 = "stablehlo.convert"(%187) : (tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xbf16>
%190 = "stablehlo.convert"(%188) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%191 = "stablehlo.dot_general"(%189, %190) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%192 = "stablehlo.convert"(%182) : (tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xbf16>
%193 = "stablehlo.convert"(%135) : (tensor<5x10xi1>) -> tensor<5x10xbf16>
%194 = "stablehlo.dot_general"(%192, %193) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%195 = "stablehlo.abs"(%186) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%196 = "stablehlo.compare"(%195, %191) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%197 = "stablehlo.compare"(%194, %191) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%198 = "stablehlo.and"(%196, %197) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%199 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%200 = "stablehlo.sign"(%186) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%201 = "stablehlo.select"(%198, %200, %199) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%203 = "stablehlo.compare"(%194, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%205 = "stablehlo.select"(%203, %204, %201) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%206 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%207 = "stablehlo.abs"(%205) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%208 = "stablehlo.compare"(%207, %206) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%209 = "stablehlo.negate"(%206) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%210 = "stablehlo.select"(%208, %205, %209) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%211 = "stablehlo.convert"(%210) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi32>
%212 = "stablehlo.convert"(%211) : (tensor<1x3x8x5xi32>) -> tensor<1x3x8x5xi8>
%213 = "stablehlo.dynamic_update_slice"(%171, %212, %170, %174, %174, %174) : (tensor<2x3x8x5xi8>, tensor<1x3x8x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x8x5xi8>
"stablehlo.return"(%173, %213) : (tensor<i32>, tensor<2x3x8x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x8x5xi8>) -> (tensor<i32>, tensor<2x3x8x5xi8>)
%216 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%217 = "stablehlo.compare"(%215, %216) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi1>
%218 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x5xi32>} : () -> tensor<2x3x8x5xi32>
%219 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi32>} : () -> tensor<2x3x8x5xi32>
%220 = "stablehlo.compare"(%163, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%221 = "stablehlo.sign"(%163) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%222 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%223 = "stablehlo.abs"(%221) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%224 = "stablehlo.compare"(%223, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%225 = "stablehlo.negate"(%222) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%226 = "stablehlo.select"(%224, %221, %225) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%227 = "stablehlo.convert"(%226) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi32>
%228 = "stablehlo.select"(%220, %227, %218) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi32>
%229 = "stablehlo.is_finite"(%163) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%230 = "stablehlo.select"(%229, %219, %228) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi32>
%231 = "stablehlo.convert"(%230) : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi8>
%232 = "stablehlo.select"(%217, %231, %215) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi8>
%233 = "stablehlo.is_finite"(%163) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%235 = "stablehlo.select"(%233, %163, %234) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%236 = "stablehlo.dot_general"(%235, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%237 = "stablehlo.transpose"(%236) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%238 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%239 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%291, %292 = "stablehlo.while"(%239, %238) ({
^bb0(%240: tensor<i32>, %241: tensor<2x3x4x5xi8>):
%242 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%243 = "stablehlo.compare"(%240, %242) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%243) : (tensor<i1>) -> ()
}, {
^bb0(%244: tensor<i32>, %245: tensor<2x3x4x5xi8>):
%246 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%247 = "stablehlo.add"(%244, %246) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%248 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%249 = "stablehlo.dynamic_slice"(%232, %244, %248, %248, %248) {slice_sizes = array<i64: 1, 3, 8, 5>} : (tensor<2x3x8x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x8x5xi8>
%250 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x8x5xi8>} : () -> tensor<1x3x8x5xi8>
%251 = "stablehlo.compare"(%249, %250) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xi8>, tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xi1>
%252 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x8x5xi8>} : () -> tensor<1x3x8x5xi8>
%253 = "stablehlo.select"(%251, %252, %249) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xi8>, tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xi8>
%254 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x8x5xi8>} : () -> tensor<1x3x8x5xi8>
%255 = "stablehlo.compare"(%249, %254) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xi8>, tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xi1>
%256 = "stablehlo.not"(%255) : (tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%257 = "stablehlo.sign"(%68) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%258 = "stablehlo.convert"(%253) : (tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xbf16>
%259 = "stablehlo.convert"(%257) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%260 = "stablehlo.dot_general"(%258, %259) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%261 = "stablehlo.transpose"(%260) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%262 = "stablehlo.abs"(%253) : (tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xi8>
%263 = "stablehlo.abs"(%257) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%264 = "stablehlo.convert"(%262) : (tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xbf16>
%265 = "stablehlo.convert"(%263) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%266 = "stablehlo.dot_general"(%264, %265) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%267 = "stablehlo.transpose"(%266) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%268 = "stablehlo.convert"(%256) : (tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xbf16>
%269 = "stablehlo.convert"(%67) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%270 = "stablehlo.dot_general"(%268, %269) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%271 = "stablehlo.transpose"(%270) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%272 = "stablehlo.abs"(%261) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%273 = "stablehlo.compare"(%272, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%274 = "stablehlo.compare"(%271, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%275 = "stablehlo.and"(%273, %274) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%276 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%277 = "stablehlo.sign"(%261) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%278 = "stablehlo.select"(%275, %277, %276) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%279 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%280 = "stablehlo.compare"(%271, %279) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%281 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%282 = "stablehlo.select"(%280, %281, %278) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%283 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%284 = "stablehlo.abs"(%282) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%285 = "stablehlo.compare"(%284, %283) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%286 = "stablehlo.negate"(%283) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%287 = "stablehlo.select"(%285, %282, %286) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%288 = "stablehlo.convert"(%287) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi32>
%289 = "stablehlo.convert"(%288) : (tensor<1x3x4x5xi32>) -> tensor<1x3x4x5xi8>
%290 = "stablehlo.dynamic_update_slice"(%245, %289, %244, %248, %248, %248) : (tensor<2x3x4x5xi8>, tensor<1x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xi8>
"stablehlo.return"(%247, %290) : (tensor<i32>, tensor<2x3x4x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xi8>) -> (tensor<i32>, tensor<2x3x4x5xi8>)
%293 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%294 = "stablehlo.compare"(%292, %293) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%295 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%296 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%297 = "stablehlo.compare"(%237, %237) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%298 = "stablehlo.sign"(%237) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%299 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%300 = "stablehlo.abs"(%298) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%301 = "stablehlo.compare"(%300, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%302 = "stablehlo.negate"(%299) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%303 = "stablehlo.select"(%301, %298, %302) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%304 = "stablehlo.convert"(%303) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%305 = "stablehlo.select"(%297, %304, %295) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%306 = "stablehlo.is_finite"(%237) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%307 = "stablehlo.select"(%306, %296, %305) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%308 = "stablehlo.convert"(%307) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%309 = "stablehlo.select"(%294, %308, %292) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%310 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%311 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%312 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%313 = "stablehlo.compare"(%309, %312) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%314 = "stablehlo.convert"(%309) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xf32>
%315 = "stablehlo.multiply"(%310, %314) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%316 = "stablehlo.select"(%313, %311, %315) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%317 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%318 = "stablehlo.compare"(%309, %317) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%319 = "stablehlo.select"(%318, %237, %316) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%319) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %320 : tensor<2x3x4x5xf32>
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
%137 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%138 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%142 = "stablehlo.reduce"(%137, %138) ({
^bb0(%139: tensor<i1>, %140: tensor<i1>):
%141 = "stablehlo.and"(%139, %140) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%141) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x10xi1>, tensor<i1>) -> tensor<i1>
%320 = "stablehlo.if"(%142) ({
%143 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%144 = "stablehlo.dot_general"(%143, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%145 = "stablehlo.transpose"(%144) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%145) : (tensor<2x3x4x5xf32>) -> ()
}, {
%146 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%147 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%148 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%149 = "stablehlo.sign"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%150 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%151 = "stablehlo.abs"(%149) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%152 = "stablehlo.compare"(%151, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%153 = "stablehlo.negate"(%150) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%154 = "stablehlo.select"(%152, %149, %153) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%155 = "stablehlo.convert"(%154) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%156 = "stablehlo.select"(%148, %155, %146) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%157 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%158 = "stablehlo.select"(%157, %147, %156) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%159 = "stablehlo.convert"(%158) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%160 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%162 = "stablehlo.select"(%160, %0, %161) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%163 = "stablehlo.dot_general"(%162, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%164 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%165 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%214, %215 = "stablehlo.while"(%165, %164) ({
^bb0(%166: tensor<i32>, %167: tensor<2x3x8x5xi8>):
%168 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%169 = "stablehlo.compare"(%166, %168) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%169) : (tensor<i1>) -> ()
}, {
^bb0(%170: tensor<i32>, %171: tensor<2x3x8x5xi8>):
%172 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%173 = "stablehlo.add"(%170, %172) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%174 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%175 = "stablehlo.dynamic_slice"(%159, %170, %174, %174, %174) {slice_sizes = array<i64: 1, 3, 8, 10>} : (tensor<2x3x8x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x8x10xi8>
%176 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x8x10xi8>} : () -> tensor<1x3x8x10xi8>
%177 = "stablehlo.compare"(%175, %176) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xi8>, tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xi1>
%178 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x8x10xi8>} : () -> tensor<1x3x8x10xi8>
%179 = "stablehlo.select"(%177, %178, %175) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi8>, tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xi8>
%180 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x8x10xi8>} : () -> tensor<1x3x8x10xi8>
%181 = "stablehlo.compare"(%175, %180) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xi8>, tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xi1>
%182 = "stablehlo.not"(%181) : (tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%183 = "stablehlo.sign"(%136) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%184 = "stablehlo.convert"(%179) : (tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xbf16>
%185 = "stablehlo.convert"(%183) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%186 = "stablehlo.dot_general"(%184, %185) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%187 = "stablehlo.abs"(%179) : (tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xi8>
%188 = "stablehlo.abs"(%183) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%189 = "stablehlo.convert"(%187) : (tensor<1x3x8x10xi8>) -> tensor<1x3x8x10xbf16>
%190 = "stablehlo.convert"(%188) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%191 = "stablehlo.dot_general"(%189, %190) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%192 = "stablehlo.convert"(%182) : (tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xbf16>
%193 = "stablehlo.convert"(%135) : (tensor<5x10xi1>) -> tensor<5x10xbf16>
%194 = "stablehlo.dot_general"(%192, %193) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x8x5xf32>
%195 = "stablehlo.abs"(%186) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%196 = "stablehlo.compare"(%195, %191) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%197 = "stablehlo.compare"(%194, %191) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%198 = "stablehlo.and"(%196, %197) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%199 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%200 = "stablehlo.sign"(%186) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%201 = "stablehlo.select"(%198, %200, %199) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%203 = "stablehlo.compare"(%194, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%205 = "stablehlo.select"(%203, %204, %201) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%206 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x8x5xf32>} : () -> tensor<1x3x8x5xf32>
%207 = "stablehlo.abs"(%205) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%208 = "stablehlo.compare"(%207, %206) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi1>
%209 = "stablehlo.negate"(%206) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%210 = "stablehlo.select"(%208, %205, %209) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xf32>, tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xf32>
%211 = "stablehlo.convert"(%210) : (tensor<1x3x8x5xf32>) -> tensor<1x3x8x5xi32>
%212 = "stablehlo.convert"(%211) : (tensor<1x3x8x5xi32>) -> tensor<1x3x8x5xi8>
%213 = "stablehlo.dynamic_update_slice"(%171, %212, %170, %174, %174, %174) : (tensor<2x3x8x5xi8>, tensor<1x3x8x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x8x5xi8>
"stablehlo.return"(%173, %213) : (tensor<i32>, tensor<2x3x8x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x8x5xi8>) -> (tensor<i32>, tensor<2x3x8x5xi8>)
%216 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%217 = "stablehlo.compare"(%215, %216) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi1>
%218 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x5xi32>} : () -> tensor<2x3x8x5xi32>
%219 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi32>} : () -> tensor<2x3x8x5xi32>
%220 = "stablehlo.compare"(%163, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%221 = "stablehlo.sign"(%163) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%222 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%223 = "stablehlo.abs"(%221) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%224 = "stablehlo.compare"(%223, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%225 = "stablehlo.negate"(%222) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%226 = "stablehlo.select"(%224, %221, %225) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%227 = "stablehlo.convert"(%226) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi32>
%228 = "stablehlo.select"(%220, %227, %218) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi32>
%229 = "stablehlo.is_finite"(%163) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%230 = "stablehlo.select"(%229, %219, %228) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi32>
%231 = "stablehlo.convert"(%230) : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi8>
%232 = "stablehlo.select"(%217, %231, %215) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi8>
%233 = "stablehlo.is_finite"(%163) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%235 = "stablehlo.select"(%233, %163, %234) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%236 = "stablehlo.dot_general"(%235, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%237 = "stablehlo.transpose"(%236) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%238 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%239 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%291, %292 = "stablehlo.while"(%239, %238) ({
^bb0(%240: tensor<i32>, %241: tensor<2x3x4x5xi8>):
%242 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%243 = "stablehlo.compare"(%240, %242) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%243) : (tensor<i1>) -> ()
}, {
^bb0(%244: tensor<i32>, %245: tensor<2x3x4x5xi8>):
%246 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%247 = "stablehlo.add"(%244, %246) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%248 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%249 = "stablehlo.dynamic_slice"(%232, %244, %248, %248, %248) {slice_sizes = array<i64: 1, 3, 8, 5>} : (tensor<2x3x8x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x8x5xi8>
%250 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x8x5xi8>} : () -> tensor<1x3x8x5xi8>
%251 = "stablehlo.compare"(%249, %250) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xi8>, tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xi1>
%252 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x8x5xi8>} : () -> tensor<1x3x8x5xi8>
%253 = "stablehlo.select"(%251, %252, %249) : (tensor<1x3x8x5xi1>, tensor<1x3x8x5xi8>, tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xi8>
%254 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x8x5xi8>} : () -> tensor<1x3x8x5xi8>
%255 = "stablehlo.compare"(%249, %254) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x5xi8>, tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xi1>
%256 = "stablehlo.not"(%255) : (tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xi1>
%257 = "stablehlo.sign"(%68) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%258 = "stablehlo.convert"(%253) : (tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xbf16>
%259 = "stablehlo.convert"(%257) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%260 = "stablehlo.dot_general"(%258, %259) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%261 = "stablehlo.transpose"(%260) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%262 = "stablehlo.abs"(%253) : (tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xi8>
%263 = "stablehlo.abs"(%257) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%264 = "stablehlo.convert"(%262) : (tensor<1x3x8x5xi8>) -> tensor<1x3x8x5xbf16>
%265 = "stablehlo.convert"(%263) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%266 = "stablehlo.dot_general"(%264, %265) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%267 = "stablehlo.transpose"(%266) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%268 = "stablehlo.convert"(%256) : (tensor<1x3x8x5xi1>) -> tensor<1x3x8x5xbf16>
%269 = "stablehlo.convert"(%67) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%270 = "stablehlo.dot_general"(%268, %269) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<1x3x5x4xf32>
%271 = "stablehlo.transpose"(%270) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%272 = "stablehlo.abs"(%261) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%273 = "stablehlo.compare"(%272, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%274 = "stablehlo.compare"(%271, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%275 = "stablehlo.and"(%273, %274) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%276 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%277 = "stablehlo.sign"(%261) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%278 = "stablehlo.select"(%275, %277, %276) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%279 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%280 = "stablehlo.compare"(%271, %279) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%281 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%282 = "stablehlo.select"(%280, %281, %278) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%283 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%284 = "stablehlo.abs"(%282) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%285 = "stablehlo.compare"(%284, %283) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%286 = "stablehlo.negate"(%283) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%287 = "stablehlo.select"(%285, %282, %286) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%288 = "stablehlo.convert"(%287) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi32>
%289 = "stablehlo.convert"(%288) : (tensor<1x3x4x5xi32>) -> tensor<1x3x4x5xi8>
%290 = "stablehlo.dynamic_update_slice"(%245, %289, %244, %248, %248, %248) : (tensor<2x3x4x5xi8>, tensor<1x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xi8>
"stablehlo.return"(%247, %290) : (tensor<i32>, tensor<2x3x4x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xi8>) -> (tensor<i32>, tensor<2x3x4x5xi8>)
%293 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%294 = "stablehlo.compare"(%292, %293) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%295 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%296 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%297 = "stablehlo.compare"(%237, %237) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%298 = "stablehlo.sign"(%237) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%299 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%300 = "stablehlo.abs"(%298) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%301 = "stablehlo.compare"(%300, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%302 = "stablehlo.negate"(%299) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%303 = "stablehlo.select"(%301, %298, %302) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%304 = "stablehlo.convert"(%303) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%305 = "stablehlo.select"(%297, %304, %295) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%306 = "stablehlo.is_finite"(%237) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%307 = "stablehlo.select"(%306, %296, %305) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%308 = "stablehlo.convert"(%307) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%309 = "stablehlo.select"(%294, %308, %292) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%310 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%311 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%312 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%313 = "stablehlo.compare"(%309, %312) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%314 = "stablehlo.convert"(%309) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xf32>
%315 = "stablehlo.multiply"(%310, %314) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%316 = "stablehlo.select"(%313, %311, %315) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%317 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%318 = "stablehlo.compare"(%309, %317) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%319 = "stablehlo.select"(%318, %237, %316) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%319) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %320 : tensor<2x3x4x5xf32>
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
%137 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%138 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%142 = "stablehlo.reduce"(%137, %138) ({
^bb0(%139: tensor<i1>, %140: tensor<i1>):
%141 = "stablehlo.and"(%139, %140) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%141) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x7x3xi1>, tensor<i1>) -> tensor<i1>
%320 = "stablehlo.if"(%142) ({
%143 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%144 = "stablehlo.dot_general"(%143, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%145 = "stablehlo.transpose"(%144) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%145) : (tensor<2x3x4x5xf32>) -> ()
}, {
%146 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%147 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%148 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%149 = "stablehlo.sign"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%150 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%151 = "stablehlo.abs"(%149) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%152 = "stablehlo.compare"(%151, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%153 = "stablehlo.negate"(%150) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%154 = "stablehlo.select"(%152, %149, %153) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%155 = "stablehlo.convert"(%154) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%156 = "stablehlo.select"(%148, %155, %146) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%157 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%158 = "stablehlo.select"(%157, %147, %156) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%159 = "stablehlo.convert"(%158) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%160 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%162 = "stablehlo.select"(%160, %0, %161) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%163 = "stablehlo.dot_general"(%162, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%164 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%165 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%214, %215 = "stablehlo.while"(%165, %164) ({
^bb0(%166: tensor<i32>, %167: tensor<2x3x7x5xi8>):
%168 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%169 = "stablehlo.compare"(%166, %168) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%169) : (tensor<i1>) -> ()
}, {
^bb0(%170: tensor<i32>, %171: tensor<2x3x7x5xi8>):
%172 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%173 = "stablehlo.add"(%170, %172) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%174 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%175 = "stablehlo.dynamic_slice"(%159, %170, %174, %174, %174) {slice_sizes = array<i64: 1, 3, 7, 3>} : (tensor<2x3x7x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x7x3xi8>
%176 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x7x3xi8>} : () -> tensor<1x3x7x3xi8>
%177 = "stablehlo.compare"(%175, %176) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xi8>, tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xi1>
%178 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x7x3xi8>} : () -> tensor<1x3x7x3xi8>
%179 = "stablehlo.select"(%177, %178, %175) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi8>, tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xi8>
%180 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x7x3xi8>} : () -> tensor<1x3x7x3xi8>
%181 = "stablehlo.compare"(%175, %180) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xi8>, tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xi1>
%182 = "stablehlo.not"(%181) : (tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%183 = "stablehlo.sign"(%136) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%184 = "stablehlo.convert"(%179) : (tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xbf16>
%185 = "stablehlo.convert"(%183) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%186 = "stablehlo.dot_general"(%184, %185) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%187 = "stablehlo.abs"(%179) : (tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xi8>
%188 = "stablehlo.abs"(%183) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%189 = "stablehlo.convert"(%187) : (tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xbf16>
%190 = "stablehlo.convert"(%188) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%191 = "stablehlo.dot_general"(%189, %190) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%192 = "stablehlo.convert"(%182) : (tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xbf16>
%193 = "stablehlo.convert"(%135) : (tensor<5x3xi1>) -> tensor<5x3xbf16>
%194 = "stablehlo.dot_general"(%192, %193) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%195 = "stablehlo.abs"(%186) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%196 = "stablehlo.compare"(%195, %191) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%197 = "stablehlo.compare"(%194, %191) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%198 = "stablehlo.and"(%196, %197) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%199 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%200 = "stablehlo.sign"(%186) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%201 = "stablehlo.select"(%198, %200, %199) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%203 = "stablehlo.compare"(%194, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%205 = "stablehlo.select"(%203, %204, %201) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%206 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%207 = "stablehlo.abs"(%205) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%208 = "stablehlo.compare"(%207, %206) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%209 = "stablehlo.negate"(%206) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%210 = "stablehlo.select"(%208, %205, %209) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%211 = "stablehlo.convert"(%210) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi32>
%212 = "stablehlo.convert"(%211) : (tensor<1x3x7x5xi32>) -> tensor<1x3x7x5xi8>
%213 = "stablehlo.dynamic_update_slice"(%171, %212, %170, %174, %174, %174) : (tensor<2x3x7x5xi8>, tensor<1x3x7x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x5xi8>
"stablehlo.return"(%173, %213) : (tensor<i32>, tensor<2x3x7x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x7x5xi8>) -> (tensor<i32>, tensor<2x3x7x5xi8>)
%216 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%217 = "stablehlo.compare"(%215, %216) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%218 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%219 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%220 = "stablehlo.compare"(%163, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%221 = "stablehlo.sign"(%163) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%222 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%223 = "stablehlo.abs"(%221) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%224 = "stablehlo.compare"(%223, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%225 = "stablehlo.negate"(%222) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%226 = "stablehlo.select"(%224, %221, %225) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%227 = "stablehlo.convert"(%226) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi32>
%228 = "stablehlo.select"(%220, %227, %218) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%229 = "stablehlo.is_finite"(%163) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%230 = "stablehlo.select"(%229, %219, %228) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%231 = "stablehlo.convert"(%230) : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi8>
%232 = "stablehlo.select"(%217, %231, %215) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%233 = "stablehlo.is_finite"(%163) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%235 = "stablehlo.select"(%233, %163, %234) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%236 = "stablehlo.dot_general"(%235, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%237 = "stablehlo.transpose"(%236) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%238 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%239 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%291, %292 = "stablehlo.while"(%239, %238) ({
^bb0(%240: tensor<i32>, %241: tensor<2x3x4x5xi8>):
%242 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%243 = "stablehlo.compare"(%240, %242) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%243) : (tensor<i1>) -> ()
}, {
^bb0(%244: tensor<i32>, %245: tensor<2x3x4x5xi8>):
%246 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%247 = "stablehlo.add"(%244, %246) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%248 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%249 = "stablehlo.dynamic_slice"(%232, %244, %248, %248, %248) {slice_sizes = array<i64: 1, 3, 7, 5>} : (tensor<2x3x7x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x7x5xi8>
%250 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x7x5xi8>} : () -> tensor<1x3x7x5xi8>
%251 = "stablehlo.compare"(%249, %250) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xi8>, tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi1>
%252 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x7x5xi8>} : () -> tensor<1x3x7x5xi8>
%253 = "stablehlo.select"(%251, %252, %249) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi8>, tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi8>
%254 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x7x5xi8>} : () -> tensor<1x3x7x5xi8>
%255 = "stablehlo.compare"(%249, %254) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xi8>, tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi1>
%256 = "stablehlo.not"(%255) : (tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%257 = "stablehlo.sign"(%68) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%258 = "stablehlo.convert"(%253) : (tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xbf16>
%259 = "stablehlo.convert"(%257) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%260 = "stablehlo.dot_general"(%258, %259) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%261 = "stablehlo.transpose"(%260) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%262 = "stablehlo.abs"(%253) : (tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi8>
%263 = "stablehlo.abs"(%257) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%264 = "stablehlo.convert"(%262) : (tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xbf16>
%265 = "stablehlo.convert"(%263) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%266 = "stablehlo.dot_general"(%264, %265) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%267 = "stablehlo.transpose"(%266) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%268 = "stablehlo.convert"(%256) : (tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xbf16>
%269 = "stablehlo.convert"(%67) : (tensor<4x7xi1>) -> tensor<4x7xbf16>
%270 = "stablehlo.dot_general"(%268, %269) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%271 = "stablehlo.transpose"(%270) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%272 = "stablehlo.abs"(%261) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%273 = "stablehlo.compare"(%272, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%274 = "stablehlo.compare"(%271, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%275 = "stablehlo.and"(%273, %274) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%276 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%277 = "stablehlo.sign"(%261) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%278 = "stablehlo.select"(%275, %277, %276) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%279 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%280 = "stablehlo.compare"(%271, %279) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%281 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%282 = "stablehlo.select"(%280, %281, %278) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%283 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%284 = "stablehlo.abs"(%282) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%285 = "stablehlo.compare"(%284, %283) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%286 = "stablehlo.negate"(%283) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%287 = "stablehlo.select"(%285, %282, %286) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%288 = "stablehlo.convert"(%287) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi32>
%289 = "stablehlo.convert"(%288) : (tensor<1x3x4x5xi32>) -> tensor<1x3x4x5xi8>
%290 = "stablehlo.dynamic_update_slice"(%245, %289, %244, %248, %248, %248) : (tensor<2x3x4x5xi8>, tensor<1x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xi8>
"stablehlo.return"(%247, %290) : (tensor<i32>, tensor<2x3x4x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xi8>) -> (tensor<i32>, tensor<2x3x4x5xi8>)
%293 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%294 = "stablehlo.compare"(%292, %293) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%295 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%296 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%297 = "stablehlo.compare"(%237, %237) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%298 = "stablehlo.sign"(%237) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%299 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%300 = "stablehlo.abs"(%298) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%301 = "stablehlo.compare"(%300, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%302 = "stablehlo.negate"(%299) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%303 = "stablehlo.select"(%301, %298, %302) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%304 = "stablehlo.convert"(%303) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%305 = "stablehlo.select"(%297, %304, %295) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%306 = "stablehlo.is_finite"(%237) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%307 = "stablehlo.select"(%306, %296, %305) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%308 = "stablehlo.convert"(%307) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%309 = "stablehlo.select"(%294, %308, %292) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%310 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%311 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%312 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%313 = "stablehlo.compare"(%309, %312) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%314 = "stablehlo.convert"(%309) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xf32>
%315 = "stablehlo.multiply"(%310, %314) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%316 = "stablehlo.select"(%313, %311, %315) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%317 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%318 = "stablehlo.compare"(%309, %317) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%319 = "stablehlo.select"(%318, %237, %316) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%319) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %320 : tensor<2x3x4x5xf32>
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
%137 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%138 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%142 = "stablehlo.reduce"(%137, %138) ({
^bb0(%139: tensor<i1>, %140: tensor<i1>):
%141 = "stablehlo.and"(%139, %140) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%141) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x7x3xi1>, tensor<i1>) -> tensor<i1>
%320 = "stablehlo.if"(%142) ({
%143 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%144 = "stablehlo.dot_general"(%143, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%145 = "stablehlo.transpose"(%144) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%145) : (tensor<2x3x4x5xf32>) -> ()
}, {
%146 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%147 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%148 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%149 = "stablehlo.sign"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%150 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%151 = "stablehlo.abs"(%149) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%152 = "stablehlo.compare"(%151, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%153 = "stablehlo.negate"(%150) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%154 = "stablehlo.select"(%152, %149, %153) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%155 = "stablehlo.convert"(%154) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%156 = "stablehlo.select"(%148, %155, %146) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%157 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%158 = "stablehlo.select"(%157, %147, %156) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%159 = "stablehlo.convert"(%158) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%160 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%162 = "stablehlo.select"(%160, %0, %161) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%163 = "stablehlo.dot_general"(%162, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%164 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%165 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%214, %215 = "stablehlo.while"(%165, %164) ({
^bb0(%166: tensor<i32>, %167: tensor<2x3x7x5xi8>):
%168 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%169 = "stablehlo.compare"(%166, %168) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%169) : (tensor<i1>) -> ()
}, {
^bb0(%170: tensor<i32>, %171: tensor<2x3x7x5xi8>):
%172 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%173 = "stablehlo.add"(%170, %172) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%174 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%175 = "stablehlo.dynamic_slice"(%159, %170, %174, %174, %174) {slice_sizes = array<i64: 1, 3, 7, 3>} : (tensor<2x3x7x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x7x3xi8>
%176 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x7x3xi8>} : () -> tensor<1x3x7x3xi8>
%177 = "stablehlo.compare"(%175, %176) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xi8>, tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xi1>
%178 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x7x3xi8>} : () -> tensor<1x3x7x3xi8>
%179 = "stablehlo.select"(%177, %178, %175) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi8>, tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xi8>
%180 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x7x3xi8>} : () -> tensor<1x3x7x3xi8>
%181 = "stablehlo.compare"(%175, %180) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xi8>, tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xi1>
%182 = "stablehlo.not"(%181) : (tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%183 = "stablehlo.sign"(%136) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%184 = "stablehlo.convert"(%179) : (tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xbf16>
%185 = "stablehlo.convert"(%183) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%186 = "stablehlo.dot_general"(%184, %185) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%187 = "stablehlo.abs"(%179) : (tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xi8>
%188 = "stablehlo.abs"(%183) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%189 = "stablehlo.convert"(%187) : (tensor<1x3x7x3xi8>) -> tensor<1x3x7x3xbf16>
%190 = "stablehlo.convert"(%188) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%191 = "stablehlo.dot_general"(%189, %190) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%192 = "stablehlo.convert"(%182) : (tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xbf16>
%193 = "stablehlo.convert"(%135) : (tensor<5x3xi1>) -> tensor<5x3xbf16>
%194 = "stablehlo.dot_general"(%192, %193) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<1x3x7x5xf32>
%195 = "stablehlo.abs"(%186) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%196 = "stablehlo.compare"(%195, %191) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%197 = "stablehlo.compare"(%194, %191) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%198 = "stablehlo.and"(%196, %197) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%199 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%200 = "stablehlo.sign"(%186) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%201 = "stablehlo.select"(%198, %200, %199) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%203 = "stablehlo.compare"(%194, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%205 = "stablehlo.select"(%203, %204, %201) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%206 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x7x5xf32>} : () -> tensor<1x3x7x5xf32>
%207 = "stablehlo.abs"(%205) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%208 = "stablehlo.compare"(%207, %206) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi1>
%209 = "stablehlo.negate"(%206) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%210 = "stablehlo.select"(%208, %205, %209) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xf32>, tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xf32>
%211 = "stablehlo.convert"(%210) : (tensor<1x3x7x5xf32>) -> tensor<1x3x7x5xi32>
%212 = "stablehlo.convert"(%211) : (tensor<1x3x7x5xi32>) -> tensor<1x3x7x5xi8>
%213 = "stablehlo.dynamic_update_slice"(%171, %212, %170, %174, %174, %174) : (tensor<2x3x7x5xi8>, tensor<1x3x7x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x5xi8>
"stablehlo.return"(%173, %213) : (tensor<i32>, tensor<2x3x7x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x7x5xi8>) -> (tensor<i32>, tensor<2x3x7x5xi8>)
%216 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%217 = "stablehlo.compare"(%215, %216) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%218 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%219 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%220 = "stablehlo.compare"(%163, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%221 = "stablehlo.sign"(%163) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%222 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%223 = "stablehlo.abs"(%221) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%224 = "stablehlo.compare"(%223, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%225 = "stablehlo.negate"(%222) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%226 = "stablehlo.select"(%224, %221, %225) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%227 = "stablehlo.convert"(%226) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi32>
%228 = "stablehlo.select"(%220, %227, %218) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%229 = "stablehlo.is_finite"(%163) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%230 = "stablehlo.select"(%229, %219, %228) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%231 = "stablehlo.convert"(%230) : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi8>
%232 = "stablehlo.select"(%217, %231, %215) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%233 = "stablehlo.is_finite"(%163) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%235 = "stablehlo.select"(%233, %163, %234) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%236 = "stablehlo.dot_general"(%235, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%237 = "stablehlo.transpose"(%236) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%238 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%239 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%291, %292 = "stablehlo.while"(%239, %238) ({
^bb0(%240: tensor<i32>, %241: tensor<2x3x4x5xi8>):
%242 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%243 = "stablehlo.compare"(%240, %242) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%243) : (tensor<i1>) -> ()
}, {
^bb0(%244: tensor<i32>, %245: tensor<2x3x4x5xi8>):
%246 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%247 = "stablehlo.add"(%244, %246) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%248 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%249 = "stablehlo.dynamic_slice"(%232, %244, %248, %248, %248) {slice_sizes = array<i64: 1, 3, 7, 5>} : (tensor<2x3x7x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x7x5xi8>
%250 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x7x5xi8>} : () -> tensor<1x3x7x5xi8>
%251 = "stablehlo.compare"(%249, %250) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xi8>, tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi1>
%252 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x7x5xi8>} : () -> tensor<1x3x7x5xi8>
%253 = "stablehlo.select"(%251, %252, %249) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi8>, tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi8>
%254 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x7x5xi8>} : () -> tensor<1x3x7x5xi8>
%255 = "stablehlo.compare"(%249, %254) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xi8>, tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi1>
%256 = "stablehlo.not"(%255) : (tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%257 = "stablehlo.sign"(%68) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%258 = "stablehlo.convert"(%253) : (tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xbf16>
%259 = "stablehlo.convert"(%257) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%260 = "stablehlo.dot_general"(%258, %259) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%261 = "stablehlo.transpose"(%260) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%262 = "stablehlo.abs"(%253) : (tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi8>
%263 = "stablehlo.abs"(%257) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%264 = "stablehlo.convert"(%262) : (tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xbf16>
%265 = "stablehlo.convert"(%263) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%266 = "stablehlo.dot_general"(%264, %265) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%267 = "stablehlo.transpose"(%266) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%268 = "stablehlo.convert"(%256) : (tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xbf16>
%269 = "stablehlo.convert"(%67) : (tensor<4x7xi1>) -> tensor<4x7xbf16>
%270 = "stablehlo.dot_general"(%268, %269) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<1x3x5x4xf32>
%271 = "stablehlo.transpose"(%270) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%272 = "stablehlo.abs"(%261) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%273 = "stablehlo.compare"(%272, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%274 = "stablehlo.compare"(%271, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%275 = "stablehlo.and"(%273, %274) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%276 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%277 = "stablehlo.sign"(%261) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%278 = "stablehlo.select"(%275, %277, %276) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%279 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%280 = "stablehlo.compare"(%271, %279) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%281 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%282 = "stablehlo.select"(%280, %281, %278) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%283 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%284 = "stablehlo.abs"(%282) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%285 = "stablehlo.compare"(%284, %283) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%286 = "stablehlo.negate"(%283) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%287 = "stablehlo.select"(%285, %282, %286) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%288 = "stablehlo.convert"(%287) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi32>
%289 = "stablehlo.convert"(%288) : (tensor<1x3x4x5xi32>) -> tensor<1x3x4x5xi8>
%290 = "stablehlo.dynamic_update_slice"(%245, %289, %244, %248, %248, %248) : (tensor<2x3x4x5xi8>, tensor<1x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xi8>
"stablehlo.return"(%247, %290) : (tensor<i32>, tensor<2x3x4x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xi8>) -> (tensor<i32>, tensor<2x3x4x5xi8>)
%293 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%294 = "stablehlo.compare"(%292, %293) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%295 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%296 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%297 = "stablehlo.compare"(%237, %237) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%298 = "stablehlo.sign"(%237) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%299 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%300 = "stablehlo.abs"(%298) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%301 = "stablehlo.compare"(%300, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%302 = "stablehlo.negate"(%299) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%303 = "stablehlo.select"(%301, %298, %302) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%304 = "stablehlo.convert"(%303) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%305 = "stablehlo.select"(%297, %304, %295) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%306 = "stablehlo.is_finite"(%237) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%307 = "stablehlo.select"(%306, %296, %305) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%308 = "stablehlo.convert"(%307) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%309 = "stablehlo.select"(%294, %308, %292) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%310 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%311 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%312 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%313 = "stablehlo.compare"(%309, %312) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%314 = "stablehlo.convert"(%309) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xf32>
%315 = "stablehlo.multiply"(%310, %314) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%316 = "stablehlo.select"(%313, %311, %315) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%317 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%318 = "stablehlo.compare"(%309, %317) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%319 = "stablehlo.select"(%318, %237, %316) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%319) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %320 : tensor<2x3x4x5xf32>
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
%133 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%134 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%138 = "stablehlo.reduce"(%133, %134) ({
^bb0(%135: tensor<i1>, %136: tensor<i1>):
%137 = "stablehlo.and"(%135, %136) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%137) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x12x10xi1>, tensor<i1>) -> tensor<i1>
%316 = "stablehlo.if"(%138) ({
%139 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%140 = "stablehlo.dot_general"(%139, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%141 = "stablehlo.transpose"(%140) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%141) : (tensor<2x3x4x5xf32>) -> ()
}, {
%142 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%144 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%145 = "stablehlo.sign"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%146 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%147 = "stablehlo.abs"(%145) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%148 = "stablehlo.compare"(%147, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%149 = "stablehlo.negate"(%146) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%150 = "stablehlo.select"(%148, %145, %149) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%151 = "stablehlo.convert"(%150) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%152 = "stablehlo.select"(%144, %151, %142) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%153 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%154 = "stablehlo.select"(%153, %143, %152) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%155 = "stablehlo.convert"(%154) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%156 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%158 = "stablehlo.select"(%156, %0, %157) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%159 = "stablehlo.dot_general"(%158, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%160 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%161 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%210, %211 = "stablehlo.while"(%161, %160) ({
^bb0(%162: tensor<i32>, %163: tensor<2x3x12x5xi8>):
%164 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%165 = "stablehlo.compare"(%162, %164) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%165) : (tensor<i1>) -> ()
}, {
^bb0(%166: tensor<i32>, %167: tensor<2x3x12x5xi8>):
%168 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%169 = "stablehlo.add"(%166, %168) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%170 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%171 = "stablehlo.dynamic_slice"(%155, %166, %170, %170, %170) {slice_sizes = array<i64: 1, 3, 12, 10>} : (tensor<2x3x12x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x12x10xi8>
%172 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x12x10xi8>} : () -> tensor<1x3x12x10xi8>
%173 = "stablehlo.compare"(%171, %172) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xi8>, tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xi1>
%174 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x12x10xi8>} : () -> tensor<1x3x12x10xi8>
%175 = "stablehlo.select"(%173, %174, %171) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi8>, tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xi8>
%176 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x12x10xi8>} : () -> tensor<1x3x12x10xi8>
%177 = "stablehlo.compare"(%171, %176) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xi8>, tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xi1>
%178 = "stablehlo.not"(%177) : (tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%179 = "stablehlo.sign"(%132) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%180 = "stablehlo.convert"(%175) : (tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xbf16>
%181 = "stablehlo.convert"(%179) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%182 = "stablehlo.dot_general"(%180, %181) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%183 = "stablehlo.abs"(%175) : (tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xi8>
%184 = "stablehlo.abs"(%179) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%185 = "stablehlo.convert"(%183) : (tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xbf16>
%186 = "stablehlo.convert"(%184) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%187 = "stablehlo.dot_general"(%185, %186) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%188 = "stablehlo.convert"(%178) : (tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xbf16>
%189 = "stablehlo.convert"(%131) : (tensor<5x10xi1>) -> tensor<5x10xbf16>
%190 = "stablehlo.dot_general"(%188, %189) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%191 = "stablehlo.abs"(%182) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%192 = "stablehlo.compare"(%191, %187) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%193 = "stablehlo.compare"(%190, %187) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%194 = "stablehlo.and"(%192, %193) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%195 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%196 = "stablehlo.sign"(%182) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%197 = "stablehlo.select"(%194, %196, %195) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%198 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%199 = "stablehlo.compare"(%190, %198) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%200 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%201 = "stablehlo.select"(%199, %200, %197) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%202 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%203 = "stablehlo.abs"(%201) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%204 = "stablehlo.compare"(%203, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%205 = "stablehlo.negate"(%202) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%206 = "stablehlo.select"(%204, %201, %205) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%207 = "stablehlo.convert"(%206) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi32>
%208 = "stablehlo.convert"(%207) : (tensor<1x3x12x5xi32>) -> tensor<1x3x12x5xi8>
%209 = "stablehlo.dynamic_update_slice"(%167, %208, %166, %170, %170, %170) : (tensor<2x3x12x5xi8>, tensor<1x3x12x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x12x5xi8>
"stablehlo.return"(%169, %209) : (tensor<i32>, tensor<2x3x12x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x12x5xi8>) -> (tensor<i32>, tensor<2x3x12x5xi8>)
%212 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%213 = "stablehlo.compare"(%211, %212) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi1>
%214 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x5xi32>} : () -> tensor<2x3x12x5xi32>
%215 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi32>} : () -> tensor<2x3x12x5xi32>
%216 = "stablehlo.compare"(%159, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%217 = "stablehlo.sign"(%159) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%218 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%219 = "stablehlo.abs"(%217) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%220 = "stablehlo.compare"(%219, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%221 = "stablehlo.negate"(%218) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%222 = "stablehlo.select"(%220, %217, %221) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%223 = "stablehlo.convert"(%222) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi32>
%224 = "stablehlo.select"(%216, %223, %214) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi32>, tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi32>
%225 = "stablehlo.is_finite"(%159) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%226 = "stablehlo.select"(%225, %215, %224) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi32>, tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi32>
%227 = "stablehlo.convert"(%226) : (tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi8>
%228 = "stablehlo.select"(%213, %227, %211) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi8>
%229 = "stablehlo.is_finite"(%159) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%230 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%231 = "stablehlo.select"(%229, %159, %230) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%232 = "stablehlo.dot_general"(%231, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%233 = "stablehlo.transpose"(%232) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%234 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%235 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%287, %288 = "stablehlo.while"(%235, %234) ({
^bb0(%236: tensor<i32>, %237: tensor<2x3x4x5xi8>):
%238 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%239 = "stablehlo.compare"(%236, %238) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%239) : (tensor<i1>) -> ()
}, {
^bb0(%240: tensor<i32>, %241: tensor<2x3x4x5xi8>):
%242 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%243 = "stablehlo.add"(%240, %242) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%244 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%245 = "stablehlo.dynamic_slice"(%228, %240, %244, %244, %244) {slice_sizes = array<i64: 1, 3, 12, 5>} : (tensor<2x3x12x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x12x5xi8>
%246 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x12x5xi8>} : () -> tensor<1x3x12x5xi8>
%247 = "stablehlo.compare"(%245, %246) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xi8>, tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xi1>
%248 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x12x5xi8>} : () -> tensor<1x3x12x5xi8>
%249 = "stablehlo.select"(%247, %248, %245) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xi8>, tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xi8>
%250 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x12x5xi8>} : () -> tensor<1x3x12x5xi8>
%251 = "stablehlo.compare"(%245, %250) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xi8>, tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xi1>
%252 = "stablehlo.not"(%251) : (tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%253 = "stablehlo.sign"(%66) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%254 = "stablehlo.convert"(%249) : (tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xbf16>
%255 = "stablehlo.convert"(%253) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%256 = "stablehlo.dot_general"(%254, %255) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%257 = "stablehlo.transpose"(%256) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%258 = "stablehlo.abs"(%249) : (tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xi8>
%259 = "stablehlo.abs"(%253) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%260 = "stablehlo.convert"(%258) : (tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xbf16>
%261 = "stablehlo.convert"(%259) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%262 = "stablehlo.dot_general"(%260, %261) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%263 = "stablehlo.transpose"(%262) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%264 = "stablehlo.convert"(%252) : (tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xbf16>
%265 = "stablehlo.convert"(%65) : (tensor<4x12xi1>) -> tensor<4x12xbf16>
%266 = "stablehlo.dot_general"(%264, %265) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%267 = "stablehlo.transpose"(%266) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%268 = "stablehlo.abs"(%257) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%269 = "stablehlo.compare"(%268, %263) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%270 = "stablehlo.compare"(%267, %263) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%271 = "stablehlo.and"(%269, %270) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%272 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%273 = "stablehlo.sign"(%257) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%274 = "stablehlo.select"(%271, %273, %272) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%275 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%276 = "stablehlo.compare"(%267, %275) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%277 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%278 = "stablehlo.select"(%276, %277, %274) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%279 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%280 = "stablehlo.abs"(%278) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%281 = "stablehlo.compare"(%280, %279) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%282 = "stablehlo.negate"(%279) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%283 = "stablehlo.select"(%281, %278, %282) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%284 = "stablehlo.convert"(%283) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi32>
%285 = "stablehlo.convert"(%284) : (tensor<1x3x4x5xi32>) -> tensor<1x3x4x5xi8>
%286 = "stablehlo.dynamic_update_slice"(%241, %285, %240, %244, %244, %244) : (tensor<2x3x4x5xi8>, tensor<1x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xi8>
"stablehlo.return"(%243, %286) : (tensor<i32>, tensor<2x3x4x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xi8>) -> (tensor<i32>, tensor<2x3x4x5xi8>)
%289 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%290 = "stablehlo.compare"(%288, %289) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%291 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%292 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%293 = "stablehlo.compare"(%233, %233) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%294 = "stablehlo.sign"(%233) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%295 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%296 = "stablehlo.abs"(%294) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%297 = "stablehlo.compare"(%296, %295) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%298 = "stablehlo.negate"(%295) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%299 = "stablehlo.select"(%297, %294, %298) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%300 = "stablehlo.convert"(%299) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%301 = "stablehlo.select"(%293, %300, %291) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%302 = "stablehlo.is_finite"(%233) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%303 = "stablehlo.select"(%302, %292, %301) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%304 = "stablehlo.convert"(%303) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%305 = "stablehlo.select"(%290, %304, %288) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%306 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%307 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%308 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%309 = "stablehlo.compare"(%305, %308) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%310 = "stablehlo.convert"(%305) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xf32>
%311 = "stablehlo.multiply"(%306, %310) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%312 = "stablehlo.select"(%309, %307, %311) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%313 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%314 = "stablehlo.compare"(%305, %313) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%315 = "stablehlo.select"(%314, %233, %312) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%315) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %316 : tensor<2x3x4x5xf32>
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
%137 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%138 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%142 = "stablehlo.reduce"(%137, %138) ({
^bb0(%139: tensor<i1>, %140: tensor<i1>):
%141 = "stablehlo.and"(%139, %140) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%141) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x12x10xi1>, tensor<i1>) -> tensor<i1>
%320 = "stablehlo.if"(%142) ({
%143 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%144 = "stablehlo.dot_general"(%143, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%145 = "stablehlo.transpose"(%144) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%145) : (tensor<2x3x4x5xf32>) -> ()
}, {
%146 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%147 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%148 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%149 = "stablehlo.sign"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%150 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%151 = "stablehlo.abs"(%149) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%152 = "stablehlo.compare"(%151, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%153 = "stablehlo.negate"(%150) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%154 = "stablehlo.select"(%152, %149, %153) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%155 = "stablehlo.convert"(%154) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%156 = "stablehlo.select"(%148, %155, %146) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%157 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%158 = "stablehlo.select"(%157, %147, %156) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%159 = "stablehlo.convert"(%158) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%160 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%162 = "stablehlo.select"(%160, %0, %161) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%163 = "stablehlo.dot_general"(%162, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%164 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%165 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%214, %215 = "stablehlo.while"(%165, %164) ({
^bb0(%166: tensor<i32>, %167: tensor<2x3x12x5xi8>):
%168 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%169 = "stablehlo.compare"(%166, %168) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%169) : (tensor<i1>) -> ()
}, {
^bb0(%170: tensor<i32>, %171: tensor<2x3x12x5xi8>):
%172 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%173 = "stablehlo.add"(%170, %172) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%174 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%175 = "stablehlo.dynamic_slice"(%159, %170, %174, %174, %174) {slice_sizes = array<i64: 1, 3, 12, 10>} : (tensor<2x3x12x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x12x10xi8>
%176 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x12x10xi8>} : () -> tensor<1x3x12x10xi8>
%177 = "stablehlo.compare"(%175, %176) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xi8>, tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xi1>
%178 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x12x10xi8>} : () -> tensor<1x3x12x10xi8>
%179 = "stablehlo.select"(%177, %178, %175) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi8>, tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xi8>
%180 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x12x10xi8>} : () -> tensor<1x3x12x10xi8>
%181 = "stablehlo.compare"(%175, %180) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xi8>, tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xi1>
%182 = "stablehlo.not"(%181) : (tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%183 = "stablehlo.sign"(%136) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%184 = "stablehlo.convert"(%179) : (tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xbf16>
%185 = "stablehlo.convert"(%183) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%186 = "stablehlo.dot_general"(%184, %185) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%187 = "stablehlo.abs"(%179) : (tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xi8>
%188 = "stablehlo.abs"(%183) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%189 = "stablehlo.convert"(%187) : (tensor<1x3x12x10xi8>) -> tensor<1x3x12x10xbf16>
%190 = "stablehlo.convert"(%188) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%191 = "stablehlo.dot_general"(%189, %190) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%192 = "stablehlo.convert"(%182) : (tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xbf16>
%193 = "stablehlo.convert"(%135) : (tensor<5x10xi1>) -> tensor<5x10xbf16>
%194 = "stablehlo.dot_general"(%192, %193) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x12x5xf32>
%195 = "stablehlo.abs"(%186) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%196 = "stablehlo.compare"(%195, %191) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%197 = "stablehlo.compare"(%194, %191) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%198 = "stablehlo.and"(%196, %197) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%199 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%200 = "stablehlo.sign"(%186) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%201 = "stablehlo.select"(%198, %200, %199) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%203 = "stablehlo.compare"(%194, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%205 = "stablehlo.select"(%203, %204, %201) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%206 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x12x5xf32>} : () -> tensor<1x3x12x5xf32>
%207 = "stablehlo.abs"(%205) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%208 = "stablehlo.compare"(%207, %206) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi1>
%209 = "stablehlo.negate"(%206) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%210 = "stablehlo.select"(%208, %205, %209) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xf32>, tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xf32>
%211 = "stablehlo.convert"(%210) : (tensor<1x3x12x5xf32>) -> tensor<1x3x12x5xi32>
%212 = "stablehlo.convert"(%211) : (tensor<1x3x12x5xi32>) -> tensor<1x3x12x5xi8>
%213 = "stablehlo.dynamic_update_slice"(%171, %212, %170, %174, %174, %174) : (tensor<2x3x12x5xi8>, tensor<1x3x12x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x12x5xi8>
"stablehlo.return"(%173, %213) : (tensor<i32>, tensor<2x3x12x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x12x5xi8>) -> (tensor<i32>, tensor<2x3x12x5xi8>)
%216 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%217 = "stablehlo.compare"(%215, %216) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi1>
%218 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x5xi32>} : () -> tensor<2x3x12x5xi32>
%219 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi32>} : () -> tensor<2x3x12x5xi32>
%220 = "stablehlo.compare"(%163, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%221 = "stablehlo.sign"(%163) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%222 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%223 = "stablehlo.abs"(%221) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%224 = "stablehlo.compare"(%223, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%225 = "stablehlo.negate"(%222) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%226 = "stablehlo.select"(%224, %221, %225) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%227 = "stablehlo.convert"(%226) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi32>
%228 = "stablehlo.select"(%220, %227, %218) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi32>, tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi32>
%229 = "stablehlo.is_finite"(%163) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%230 = "stablehlo.select"(%229, %219, %228) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi32>, tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi32>
%231 = "stablehlo.convert"(%230) : (tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi8>
%232 = "stablehlo.select"(%217, %231, %215) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi8>
%233 = "stablehlo.is_finite"(%163) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%235 = "stablehlo.select"(%233, %163, %234) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%236 = "stablehlo.dot_general"(%235, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%237 = "stablehlo.transpose"(%236) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%238 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%239 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%291, %292 = "stablehlo.while"(%239, %238) ({
^bb0(%240: tensor<i32>, %241: tensor<2x3x4x5xi8>):
%242 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%243 = "stablehlo.compare"(%240, %242) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%243) : (tensor<i1>) -> ()
}, {
^bb0(%244: tensor<i32>, %245: tensor<2x3x4x5xi8>):
%246 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%247 = "stablehlo.add"(%244, %246) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%248 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%249 = "stablehlo.dynamic_slice"(%232, %244, %248, %248, %248) {slice_sizes = array<i64: 1, 3, 12, 5>} : (tensor<2x3x12x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x12x5xi8>
%250 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x12x5xi8>} : () -> tensor<1x3x12x5xi8>
%251 = "stablehlo.compare"(%249, %250) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xi8>, tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xi1>
%252 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x12x5xi8>} : () -> tensor<1x3x12x5xi8>
%253 = "stablehlo.select"(%251, %252, %249) : (tensor<1x3x12x5xi1>, tensor<1x3x12x5xi8>, tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xi8>
%254 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x12x5xi8>} : () -> tensor<1x3x12x5xi8>
%255 = "stablehlo.compare"(%249, %254) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x5xi8>, tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xi1>
%256 = "stablehlo.not"(%255) : (tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xi1>
%257 = "stablehlo.sign"(%68) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%258 = "stablehlo.convert"(%253) : (tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xbf16>
%259 = "stablehlo.convert"(%257) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%260 = "stablehlo.dot_general"(%258, %259) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%261 = "stablehlo.transpose"(%260) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%262 = "stablehlo.abs"(%253) : (tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xi8>
%263 = "stablehlo.abs"(%257) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%264 = "stablehlo.convert"(%262) : (tensor<1x3x12x5xi8>) -> tensor<1x3x12x5xbf16>
%265 = "stablehlo.convert"(%263) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%266 = "stablehlo.dot_general"(%264, %265) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%267 = "stablehlo.transpose"(%266) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%268 = "stablehlo.convert"(%256) : (tensor<1x3x12x5xi1>) -> tensor<1x3x12x5xbf16>
%269 = "stablehlo.convert"(%67) : (tensor<4x12xi1>) -> tensor<4x12xbf16>
%270 = "stablehlo.dot_general"(%268, %269) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<1x3x5x4xf32>
%271 = "stablehlo.transpose"(%270) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x5x4xf32>) -> tensor<1x3x4x5xf32>
%272 = "stablehlo.abs"(%261) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%273 = "stablehlo.compare"(%272, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%274 = "stablehlo.compare"(%271, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%275 = "stablehlo.and"(%273, %274) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%276 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%277 = "stablehlo.sign"(%261) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%278 = "stablehlo.select"(%275, %277, %276) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%279 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%280 = "stablehlo.compare"(%271, %279) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%281 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%282 = "stablehlo.select"(%280, %281, %278) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%283 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%284 = "stablehlo.abs"(%282) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%285 = "stablehlo.compare"(%284, %283) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%286 = "stablehlo.negate"(%283) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%287 = "stablehlo.select"(%285, %282, %286) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%288 = "stablehlo.convert"(%287) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi32>
%289 = "stablehlo.convert"(%288) : (tensor<1x3x4x5xi32>) -> tensor<1x3x4x5xi8>
%290 = "stablehlo.dynamic_update_slice"(%245, %289, %244, %248, %248, %248) : (tensor<2x3x4x5xi8>, tensor<1x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x5xi8>
"stablehlo.return"(%247, %290) : (tensor<i32>, tensor<2x3x4x5xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x5xi8>) -> (tensor<i32>, tensor<2x3x4x5xi8>)
%293 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%294 = "stablehlo.compare"(%292, %293) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%295 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%296 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%297 = "stablehlo.compare"(%237, %237) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%298 = "stablehlo.sign"(%237) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%299 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%300 = "stablehlo.abs"(%298) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%301 = "stablehlo.compare"(%300, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%302 = "stablehlo.negate"(%299) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%303 = "stablehlo.select"(%301, %298, %302) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%304 = "stablehlo.convert"(%303) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%305 = "stablehlo.select"(%297, %304, %295) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%306 = "stablehlo.is_finite"(%237) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%307 = "stablehlo.select"(%306, %296, %305) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%308 = "stablehlo.convert"(%307) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%309 = "stablehlo.select"(%294, %308, %292) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%310 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%311 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%312 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%313 = "stablehlo.compare"(%309, %312) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%314 = "stablehlo.convert"(%309) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xf32>
%315 = "stablehlo.multiply"(%310, %314) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%316 = "stablehlo.select"(%313, %311, %315) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%317 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%318 = "stablehlo.compare"(%309, %317) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%319 = "stablehlo.select"(%318, %237, %316) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%319) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %320 : tensor<2x3x4x5xf32>
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
%133 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%134 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%138 = "stablehlo.reduce"(%133, %134) ({
^bb0(%135: tensor<i1>, %136: tensor<i1>):
%137 = "stablehlo.and"(%135, %136) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%137) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x10xi1>, tensor<i1>) -> tensor<i1>
%286 = "stablehlo.if"(%138) ({
%139 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x10xf32>, tensor<4x10xf32>) -> tensor<1x2x9x4xf32>
%140 = "stablehlo.dot_general"(%139, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<4x9xf32>) -> tensor<1x2x4x4xf32>
%141 = "stablehlo.transpose"(%140) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%141) : (tensor<1x2x4x4xf32>) -> ()
}, {
%142 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x10xi32>} : () -> tensor<1x2x9x10xi32>
%143 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi32>} : () -> tensor<1x2x9x10xi32>
%144 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%145 = "stablehlo.sign"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%146 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%147 = "stablehlo.abs"(%145) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%148 = "stablehlo.compare"(%147, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%149 = "stablehlo.negate"(%146) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%150 = "stablehlo.select"(%148, %145, %149) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%151 = "stablehlo.convert"(%150) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi32>
%152 = "stablehlo.select"(%144, %151, %142) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi32>, tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi32>
%153 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%154 = "stablehlo.select"(%153, %143, %152) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi32>, tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi32>
%155 = "stablehlo.convert"(%154) : (tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi8>
%156 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%158 = "stablehlo.select"(%156, %0, %157) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%159 = "stablehlo.dot_general"(%158, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x10xf32>, tensor<4x10xf32>) -> tensor<1x2x9x4xf32>
%160 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%161 = "stablehlo.compare"(%155, %160) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%162 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%163 = "stablehlo.select"(%161, %162, %155) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi8>
%164 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%165 = "stablehlo.compare"(%155, %164) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%166 = "stablehlo.not"(%165) : (tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%167 = "stablehlo.sign"(%132) : (tensor<4x10xf32>) -> tensor<4x10xf32>
%168 = "stablehlo.convert"(%163) : (tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xbf16>
%169 = "stablehlo.convert"(%167) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%170 = "stablehlo.dot_general"(%168, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%171 = "stablehlo.abs"(%163) : (tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi8>
%172 = "stablehlo.abs"(%167) : (tensor<4x10xf32>) -> tensor<4x10xf32>
%173 = "stablehlo.convert"(%171) : (tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xbf16>
%174 = "stablehlo.convert"(%172) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%175 = "stablehlo.dot_general"(%173, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%176 = "stablehlo.convert"(%166) : (tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xbf16>
%177 = "stablehlo.convert"(%131) : (tensor<4x10xi1>) -> tensor<4x10xbf16>
%178 = "stablehlo.dot_general"(%176, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
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
%217 = "stablehlo.dot_general"(%216, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<4x9xf32>) -> tensor<1x2x4x4xf32>
%218 = "stablehlo.transpose"(%217) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%219 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%220 = "stablehlo.compare"(%213, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%221 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%222 = "stablehlo.select"(%220, %221, %213) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%223 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%224 = "stablehlo.compare"(%213, %223) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%225 = "stablehlo.not"(%224) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%226 = "stablehlo.sign"(%66) : (tensor<4x9xf32>) -> tensor<4x9xf32>
%227 = "stablehlo.convert"(%222) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xbf16>
%228 = "stablehlo.convert"(%226) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%229 = "stablehlo.dot_general"(%227, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%230 = "stablehlo.transpose"(%229) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%231 = "stablehlo.abs"(%222) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%232 = "stablehlo.abs"(%226) : (tensor<4x9xf32>) -> tensor<4x9xf32>
%233 = "stablehlo.convert"(%231) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xbf16>
%234 = "stablehlo.convert"(%232) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%235 = "stablehlo.dot_general"(%233, %234) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%236 = "stablehlo.transpose"(%235) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%237 = "stablehlo.convert"(%225) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xbf16>
%238 = "stablehlo.convert"(%65) : (tensor<4x9xi1>) -> tensor<4x9xbf16>
%239 = "stablehlo.dot_general"(%237, %238) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%240 = "stablehlo.transpose"(%239) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%241 = "stablehlo.abs"(%230) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%242 = "stablehlo.compare"(%241, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%243 = "stablehlo.compare"(%240, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%244 = "stablehlo.and"(%242, %243) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%245 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%246 = "stablehlo.sign"(%230) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%247 = "stablehlo.select"(%244, %246, %245) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%248 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%249 = "stablehlo.compare"(%240, %248) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%250 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%251 = "stablehlo.select"(%249, %250, %247) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%252 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%253 = "stablehlo.abs"(%251) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%254 = "stablehlo.compare"(%253, %252) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%255 = "stablehlo.negate"(%252) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%256 = "stablehlo.select"(%254, %251, %255) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%257 = "stablehlo.convert"(%256) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%258 = "stablehlo.convert"(%257) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%259 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%260 = "stablehlo.compare"(%258, %259) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%261 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%262 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%263 = "stablehlo.compare"(%218, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%264 = "stablehlo.sign"(%218) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%265 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%266 = "stablehlo.abs"(%264) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%267 = "stablehlo.compare"(%266, %265) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%268 = "stablehlo.negate"(%265) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%269 = "stablehlo.select"(%267, %264, %268) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%270 = "stablehlo.convert"(%269) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%271 = "stablehlo.select"(%263, %270, %261) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%272 = "stablehlo.is_finite"(%218) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%273 = "stablehlo.select"(%272, %262, %271) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%274 = "stablehlo.convert"(%273) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%275 = "stablehlo.select"(%260, %274, %258) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%276 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%277 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%278 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%279 = "stablehlo.compare"(%275, %278) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%280 = "stablehlo.convert"(%275) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xf32>
%281 = "stablehlo.multiply"(%276, %280) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%282 = "stablehlo.select"(%279, %277, %281) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%283 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%284 = "stablehlo.compare"(%275, %283) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%285 = "stablehlo.select"(%284, %218, %282) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%285) : (tensor<1x2x4x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf32>
return %286 : tensor<1x2x4x4xf32>
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
%290 = "stablehlo.if"(%142) ({
%143 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<8x4xf32>) -> tensor<1x2x3x8xf32>
%144 = "stablehlo.dot_general"(%143, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x8xf32>, tensor<9x3xf32>) -> tensor<1x2x8x9xf32>
%145 = "stablehlo.transpose"(%144) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
"stablehlo.return"(%145) : (tensor<1x2x9x8xf32>) -> ()
}, {
%146 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%147 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%148 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%149 = "stablehlo.sign"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%150 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%151 = "stablehlo.abs"(%149) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%152 = "stablehlo.compare"(%151, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%153 = "stablehlo.negate"(%150) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%154 = "stablehlo.select"(%152, %149, %153) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%155 = "stablehlo.convert"(%154) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi32>
%156 = "stablehlo.select"(%148, %155, %146) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%157 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%158 = "stablehlo.select"(%157, %147, %156) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%159 = "stablehlo.convert"(%158) : (tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi8>
%160 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%162 = "stablehlo.select"(%160, %0, %161) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%163 = "stablehlo.dot_general"(%162, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<8x4xf32>) -> tensor<1x2x3x8xf32>
%164 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%165 = "stablehlo.compare"(%159, %164) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%166 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%167 = "stablehlo.select"(%165, %166, %159) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi8>
%168 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%169 = "stablehlo.compare"(%159, %168) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%170 = "stablehlo.not"(%169) : (tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%171 = "stablehlo.sign"(%136) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%172 = "stablehlo.convert"(%167) : (tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xbf16>
%173 = "stablehlo.convert"(%171) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%174 = "stablehlo.dot_general"(%172, %173) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%175 = "stablehlo.abs"(%167) : (tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi8>
%176 = "stablehlo.abs"(%171) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%177 = "stablehlo.convert"(%175) : (tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xbf16>
%178 = "stablehlo.convert"(%176) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%179 = "stablehlo.dot_general"(%177, %178) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%180 = "stablehlo.convert"(%170) : (tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xbf16>
%181 = "stablehlo.convert"(%135) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%182 = "stablehlo.dot_general"(%180, %181) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%183 = "stablehlo.abs"(%174) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%184 = "stablehlo.compare"(%183, %179) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%185 = "stablehlo.compare"(%182, %179) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%186 = "stablehlo.and"(%184, %185) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%187 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%188 = "stablehlo.sign"(%174) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%189 = "stablehlo.select"(%186, %188, %187) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%191 = "stablehlo.compare"(%182, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%192 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%193 = "stablehlo.select"(%191, %192, %189) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%194 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%195 = "stablehlo.abs"(%193) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%196 = "stablehlo.compare"(%195, %194) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%197 = "stablehlo.negate"(%194) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%198 = "stablehlo.select"(%196, %193, %197) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%199 = "stablehlo.convert"(%198) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi32>
%200 = "stablehlo.convert"(%199) : (tensor<1x2x3x8xi32>) -> tensor<1x2x3x8xi8>
%201 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x8xi8>} : () -> tensor<1x2x3x8xi8>
%202 = "stablehlo.compare"(%200, %201) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi1>
%203 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x8xi32>} : () -> tensor<1x2x3x8xi32>
%204 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x8xi32>} : () -> tensor<1x2x3x8xi32>
%205 = "stablehlo.compare"(%163, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%206 = "stablehlo.sign"(%163) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%207 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%208 = "stablehlo.abs"(%206) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%209 = "stablehlo.compare"(%208, %207) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%210 = "stablehlo.negate"(%207) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%211 = "stablehlo.select"(%209, %206, %210) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%212 = "stablehlo.convert"(%211) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi32>
%213 = "stablehlo.select"(%205, %212, %203) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi32>, tensor<1x2x3x8xi32>) -> tensor<1x2x3x8xi32>
%214 = "stablehlo.is_finite"(%163) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%215 = "stablehlo.select"(%214, %204, %213) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi32>, tensor<1x2x3x8xi32>) -> tensor<1x2x3x8xi32>
%216 = "stablehlo.convert"(%215) : (tensor<1x2x3x8xi32>) -> tensor<1x2x3x8xi8>
%217 = "stablehlo.select"(%202, %216, %200) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi8>
%218 = "stablehlo.is_finite"(%163) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%219 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%220 = "stablehlo.select"(%218, %163, %219) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%221 = "stablehlo.dot_general"(%220, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x8xf32>, tensor<9x3xf32>) -> tensor<1x2x8x9xf32>
%222 = "stablehlo.transpose"(%221) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%223 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x8xi8>} : () -> tensor<1x2x3x8xi8>
%224 = "stablehlo.compare"(%217, %223) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi1>
%225 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x8xi8>} : () -> tensor<1x2x3x8xi8>
%226 = "stablehlo.select"(%224, %225, %217) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi8>
%227 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x8xi8>} : () -> tensor<1x2x3x8xi8>
%228 = "stablehlo.compare"(%217, %227) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi1>
%229 = "stablehlo.not"(%228) : (tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%230 = "stablehlo.sign"(%68) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%231 = "stablehlo.convert"(%226) : (tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xbf16>
%232 = "stablehlo.convert"(%230) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%233 = "stablehlo.dot_general"(%231, %232) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%234 = "stablehlo.transpose"(%233) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%235 = "stablehlo.abs"(%226) : (tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi8>
%236 = "stablehlo.abs"(%230) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%237 = "stablehlo.convert"(%235) : (tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xbf16>
%238 = "stablehlo.convert"(%236) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%239 = "stablehlo.dot_general"(%237, %238) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%240 = "stablehlo.transpose"(%239) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%241 = "stablehlo.convert"(%229) : (tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xbf16>
%242 = "stablehlo.convert"(%67) : (tensor<9x3xi1>) -> tensor<9x3xbf16>
%243 = "stablehlo.dot_general"(%241, %242) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%244 = "stablehlo.transpose"(%243) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%245 = "stablehlo.abs"(%234) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%246 = "stablehlo.compare"(%245, %240) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%247 = "stablehlo.compare"(%244, %240) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%248 = "stablehlo.and"(%246, %247) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%249 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%250 = "stablehlo.sign"(%234) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%251 = "stablehlo.select"(%248, %250, %249) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%252 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%253 = "stablehlo.compare"(%244, %252) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%254 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%255 = "stablehlo.select"(%253, %254, %251) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%256 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%257 = "stablehlo.abs"(%255) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%258 = "stablehlo.compare"(%257, %256) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%259 = "stablehlo.negate"(%256) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%260 = "stablehlo.select"(%258, %255, %259) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%261 = "stablehlo.convert"(%260) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi32>
%262 = "stablehlo.convert"(%261) : (tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi8>
%263 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%264 = "stablehlo.compare"(%262, %263) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%265 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x8xi32>} : () -> tensor<1x2x9x8xi32>
%266 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi32>} : () -> tensor<1x2x9x8xi32>
%267 = "stablehlo.compare"(%222, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%268 = "stablehlo.sign"(%222) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%269 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%270 = "stablehlo.abs"(%268) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%271 = "stablehlo.compare"(%270, %269) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%272 = "stablehlo.negate"(%269) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%273 = "stablehlo.select"(%271, %268, %272) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%274 = "stablehlo.convert"(%273) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi32>
%275 = "stablehlo.select"(%267, %274, %265) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi32>, tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi32>
%276 = "stablehlo.is_finite"(%222) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%277 = "stablehlo.select"(%276, %266, %275) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi32>, tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi32>
%278 = "stablehlo.convert"(%277) : (tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi8>
%279 = "stablehlo.select"(%264, %278, %262) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi8>
%280 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%281 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%282 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%283 = "stablehlo.compare"(%279, %282) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%284 = "stablehlo.convert"(%279) : (tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xf32>
%285 = "stablehlo.multiply"(%280, %284) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%286 = "stablehlo.select"(%283, %281, %285) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%287 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%288 = "stablehlo.compare"(%279, %287) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%289 = "stablehlo.select"(%288, %222, %286) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
"stablehlo.return"(%289) : (tensor<1x2x9x8xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x8xf32>
return %290 : tensor<1x2x9x8xf32>
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
%290 = "stablehlo.if"(%142) ({
%143 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<8x4xf32>) -> tensor<1x2x3x8xf32>
%144 = "stablehlo.dot_general"(%143, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x8xf32>, tensor<9x3xf32>) -> tensor<1x2x8x9xf32>
%145 = "stablehlo.transpose"(%144) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
"stablehlo.return"(%145) : (tensor<1x2x9x8xf32>) -> ()
}, {
%146 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%147 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi32>} : () -> tensor<1x2x3x4xi32>
%148 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%149 = "stablehlo.sign"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%150 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%151 = "stablehlo.abs"(%149) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%152 = "stablehlo.compare"(%151, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%153 = "stablehlo.negate"(%150) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%154 = "stablehlo.select"(%152, %149, %153) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%155 = "stablehlo.convert"(%154) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi32>
%156 = "stablehlo.select"(%148, %155, %146) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%157 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%158 = "stablehlo.select"(%157, %147, %156) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
%159 = "stablehlo.convert"(%158) : (tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi8>
%160 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%162 = "stablehlo.select"(%160, %0, %161) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%163 = "stablehlo.dot_general"(%162, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<8x4xf32>) -> tensor<1x2x3x8xf32>
%164 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%165 = "stablehlo.compare"(%159, %164) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%166 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%167 = "stablehlo.select"(%165, %166, %159) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi8>
%168 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x4xi8>} : () -> tensor<1x2x3x4xi8>
%169 = "stablehlo.compare"(%159, %168) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xi8>, tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi1>
%170 = "stablehlo.not"(%169) : (tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%171 = "stablehlo.sign"(%136) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%172 = "stablehlo.convert"(%167) : (tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xbf16>
%173 = "stablehlo.convert"(%171) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%174 = "stablehlo.dot_general"(%172, %173) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%175 = "stablehlo.abs"(%167) : (tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi8>
%176 = "stablehlo.abs"(%171) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%177 = "stablehlo.convert"(%175) : (tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xbf16>
%178 = "stablehlo.convert"(%176) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%179 = "stablehlo.dot_general"(%177, %178) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%180 = "stablehlo.convert"(%170) : (tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xbf16>
%181 = "stablehlo.convert"(%135) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%182 = "stablehlo.dot_general"(%180, %181) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%183 = "stablehlo.abs"(%174) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%184 = "stablehlo.compare"(%183, %179) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%185 = "stablehlo.compare"(%182, %179) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%186 = "stablehlo.and"(%184, %185) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%187 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%188 = "stablehlo.sign"(%174) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%189 = "stablehlo.select"(%186, %188, %187) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%191 = "stablehlo.compare"(%182, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%192 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%193 = "stablehlo.select"(%191, %192, %189) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%194 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%195 = "stablehlo.abs"(%193) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%196 = "stablehlo.compare"(%195, %194) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%197 = "stablehlo.negate"(%194) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%198 = "stablehlo.select"(%196, %193, %197) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%199 = "stablehlo.convert"(%198) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi32>
%200 = "stablehlo.convert"(%199) : (tensor<1x2x3x8xi32>) -> tensor<1x2x3x8xi8>
%201 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x8xi8>} : () -> tensor<1x2x3x8xi8>
%202 = "stablehlo.compare"(%200, %201) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi1>
%203 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x8xi32>} : () -> tensor<1x2x3x8xi32>
%204 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x8xi32>} : () -> tensor<1x2x3x8xi32>
%205 = "stablehlo.compare"(%163, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%206 = "stablehlo.sign"(%163) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%207 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%208 = "stablehlo.abs"(%206) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%209 = "stablehlo.compare"(%208, %207) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%210 = "stablehlo.negate"(%207) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%211 = "stablehlo.select"(%209, %206, %210) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%212 = "stablehlo.convert"(%211) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi32>
%213 = "stablehlo.select"(%205, %212, %203) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi32>, tensor<1x2x3x8xi32>) -> tensor<1x2x3x8xi32>
%214 = "stablehlo.is_finite"(%163) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%215 = "stablehlo.select"(%214, %204, %213) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi32>, tensor<1x2x3x8xi32>) -> tensor<1x2x3x8xi32>
%216 = "stablehlo.convert"(%215) : (tensor<1x2x3x8xi32>) -> tensor<1x2x3x8xi8>
%217 = "stablehlo.select"(%202, %216, %200) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi8>
%218 = "stablehlo.is_finite"(%163) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%219 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%220 = "stablehlo.select"(%218, %163, %219) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%221 = "stablehlo.dot_general"(%220, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x8xf32>, tensor<9x3xf32>) -> tensor<1x2x8x9xf32>
%222 = "stablehlo.transpose"(%221) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%223 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x8xi8>} : () -> tensor<1x2x3x8xi8>
%224 = "stablehlo.compare"(%217, %223) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi1>
%225 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x8xi8>} : () -> tensor<1x2x3x8xi8>
%226 = "stablehlo.select"(%224, %225, %217) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi8>
%227 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x8xi8>} : () -> tensor<1x2x3x8xi8>
%228 = "stablehlo.compare"(%217, %227) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xi8>, tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi1>
%229 = "stablehlo.not"(%228) : (tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%230 = "stablehlo.sign"(%68) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%231 = "stablehlo.convert"(%226) : (tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xbf16>
%232 = "stablehlo.convert"(%230) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%233 = "stablehlo.dot_general"(%231, %232) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%234 = "stablehlo.transpose"(%233) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%235 = "stablehlo.abs"(%226) : (tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xi8>
%236 = "stablehlo.abs"(%230) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%237 = "stablehlo.convert"(%235) : (tensor<1x2x3x8xi8>) -> tensor<1x2x3x8xbf16>
%238 = "stablehlo.convert"(%236) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%239 = "stablehlo.dot_general"(%237, %238) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%240 = "stablehlo.transpose"(%239) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%241 = "stablehlo.convert"(%229) : (tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xbf16>
%242 = "stablehlo.convert"(%67) : (tensor<9x3xi1>) -> tensor<9x3xbf16>
%243 = "stablehlo.dot_general"(%241, %242) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%244 = "stablehlo.transpose"(%243) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%245 = "stablehlo.abs"(%234) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%246 = "stablehlo.compare"(%245, %240) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%247 = "stablehlo.compare"(%244, %240) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%248 = "stablehlo.and"(%246, %247) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%249 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%250 = "stablehlo.sign"(%234) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%251 = "stablehlo.select"(%248, %250, %249) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%252 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%253 = "stablehlo.compare"(%244, %252) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%254 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%255 = "stablehlo.select"(%253, %254, %251) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%256 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%257 = "stablehlo.abs"(%255) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%258 = "stablehlo.compare"(%257, %256) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%259 = "stablehlo.negate"(%256) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%260 = "stablehlo.select"(%258, %255, %259) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%261 = "stablehlo.convert"(%260) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi32>
%262 = "stablehlo.convert"(%261) : (tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi8>
%263 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%264 = "stablehlo.compare"(%262, %263) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%265 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x8xi32>} : () -> tensor<1x2x9x8xi32>
%266 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi32>} : () -> tensor<1x2x9x8xi32>
%267 = "stablehlo.compare"(%222, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%268 = "stablehlo.sign"(%222) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%269 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%270 = "stablehlo.abs"(%268) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%271 = "stablehlo.compare"(%270, %269) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%272 = "stablehlo.negate"(%269) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%273 = "stablehlo.select"(%271, %268, %272) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%274 = "stablehlo.convert"(%273) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi32>
%275 = "stablehlo.select"(%267, %274, %265) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi32>, tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi32>
%276 = "stablehlo.is_finite"(%222) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%277 = "stablehlo.select"(%276, %266, %275) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi32>, tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi32>
%278 = "stablehlo.convert"(%277) : (tensor<1x2x9x8xi32>) -> tensor<1x2x9x8xi8>
%279 = "stablehlo.select"(%264, %278, %262) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi8>
%280 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%281 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%282 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%283 = "stablehlo.compare"(%279, %282) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%284 = "stablehlo.convert"(%279) : (tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xf32>
%285 = "stablehlo.multiply"(%280, %284) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%286 = "stablehlo.select"(%283, %281, %285) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%287 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x8xi8>} : () -> tensor<1x2x9x8xi8>
%288 = "stablehlo.compare"(%279, %287) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xi8>, tensor<1x2x9x8xi8>) -> tensor<1x2x9x8xi1>
%289 = "stablehlo.select"(%288, %222, %286) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
"stablehlo.return"(%289) : (tensor<1x2x9x8xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x8xf32>
return %290 : tensor<1x2x9x8xf32>
}
}

