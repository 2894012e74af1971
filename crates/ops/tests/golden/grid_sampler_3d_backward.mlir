// f32[2,3,3,2,2] f32[2,3,4,5,3] f32[2,3,2,2,3] 0 0 false [true,true]
module @example {
func.func public @main(%0: tensor<2x3x3x2x2xf32>, %1: tensor<2x3x4x5x3xf32>, %2: tensor<2x3x2x2x3xf32>) -> (tensor<2x3x4x5x3xf32>, tensor<2x3x2x2x3xf32>) {
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x2x2x3xf32>) -> tensor<2x12x3xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 12, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%7 = "stablehlo.add"(%5, %6) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%8 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%11 = "stablehlo.subtract"(%9, %10) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%13 = "stablehlo.divide"(%11, %12) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%16 = "stablehlo.multiply"(%14, %15) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%17 = "stablehlo.floor"(%13) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%18 = "stablehlo.subtract"(%13, %17) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%20 = "stablehlo.subtract"(%19, %18) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%21 = "stablehlo.negate"(%16) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%22 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%24 = "stablehlo.compare"(%17, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%25 = "stablehlo.compare"(%17, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%26 = "stablehlo.and"(%24, %25) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%28 = "stablehlo.select"(%26, %17, %27) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%29 = "stablehlo.convert"(%28) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%31 = "stablehlo.select"(%26, %20, %30) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%33 = "stablehlo.select"(%26, %21, %32) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%35 = "stablehlo.add"(%17, %34) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%36 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%38 = "stablehlo.compare"(%35, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%39 = "stablehlo.compare"(%35, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%40 = "stablehlo.and"(%38, %39) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%42 = "stablehlo.select"(%40, %35, %41) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%43 = "stablehlo.convert"(%42) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%45 = "stablehlo.select"(%40, %18, %44) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%47 = "stablehlo.select"(%40, %16, %46) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%48 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 12, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%49 = "stablehlo.reshape"(%48) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%51 = "stablehlo.add"(%49, %50) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%52 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%53 = "stablehlo.multiply"(%51, %52) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%54 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%55 = "stablehlo.subtract"(%53, %54) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%56 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%57 = "stablehlo.divide"(%55, %56) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%58 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%59 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%60 = "stablehlo.multiply"(%58, %59) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%61 = "stablehlo.floor"(%57) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%62 = "stablehlo.subtract"(%57, %61) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%63 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%64 = "stablehlo.subtract"(%63, %62) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%65 = "stablehlo.negate"(%60) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%66 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%68 = "stablehlo.compare"(%61, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%69 = "stablehlo.compare"(%61, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%70 = "stablehlo.and"(%68, %69) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%72 = "stablehlo.select"(%70, %61, %71) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%73 = "stablehlo.convert"(%72) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%75 = "stablehlo.select"(%70, %64, %74) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%77 = "stablehlo.select"(%70, %65, %76) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%78 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%79 = "stablehlo.add"(%61, %78) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%80 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%82 = "stablehlo.compare"(%79, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%83 = "stablehlo.compare"(%79, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%84 = "stablehlo.and"(%82, %83) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%86 = "stablehlo.select"(%84, %79, %85) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%87 = "stablehlo.convert"(%86) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%89 = "stablehlo.select"(%84, %62, %88) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%91 = "stablehlo.select"(%84, %60, %90) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%92 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 12, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%93 = "stablehlo.reshape"(%92) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%94 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%95 = "stablehlo.add"(%93, %94) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%96 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%99 = "stablehlo.subtract"(%97, %98) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%100 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%101 = "stablehlo.divide"(%99, %100) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%102 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%103 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%104 = "stablehlo.multiply"(%102, %103) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%105 = "stablehlo.floor"(%101) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%106 = "stablehlo.subtract"(%101, %105) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%108 = "stablehlo.subtract"(%107, %106) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%109 = "stablehlo.negate"(%104) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%110 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%112 = "stablehlo.compare"(%105, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%113 = "stablehlo.compare"(%105, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%114 = "stablehlo.and"(%112, %113) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%116 = "stablehlo.select"(%114, %105, %115) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%117 = "stablehlo.convert"(%116) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%119 = "stablehlo.select"(%114, %108, %118) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%121 = "stablehlo.select"(%114, %109, %120) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%122 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%123 = "stablehlo.add"(%105, %122) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%124 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%126 = "stablehlo.compare"(%123, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%127 = "stablehlo.compare"(%123, %124) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%128 = "stablehlo.and"(%126, %127) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%130 = "stablehlo.select"(%128, %123, %129) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%131 = "stablehlo.convert"(%130) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%133 = "stablehlo.select"(%128, %106, %132) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%135 = "stablehlo.select"(%128, %104, %134) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%136 = "stablehlo.reshape"(%1) : (tensor<2x3x4x5x3xf32>) -> tensor<2x3x60xf32>
%137 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2x2xf32>) -> tensor<2x3x12xf32>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x60xf32>} : () -> tensor<2x3x60xf32>
%139 = "stablehlo.multiply"(%31, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%140 = "stablehlo.multiply"(%139, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%141 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%142 = "stablehlo.multiply"(%137, %141) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%143 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%144 = "stablehlo.multiply"(%29, %143) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%145 = "stablehlo.add"(%144, %73) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%146 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%147 = "stablehlo.multiply"(%145, %146) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%148 = "stablehlo.add"(%147, %117) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%149 = "stablehlo.and"(%26, %70) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%150 = "stablehlo.and"(%149, %114) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%151 = "stablehlo.broadcast_in_dim"(%150) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%152 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%153 = "stablehlo.select"(%151, %142, %152) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%157 = "stablehlo.scatter"(%138, %148, %153) ({
^bb0(%154: tensor<f32>, %155: tensor<f32>):
%156 = "stablehlo.add"(%154, %155) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%156) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%158 = "stablehlo.multiply"(%31, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%159 = "stablehlo.multiply"(%158, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%160 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%161 = "stablehlo.multiply"(%137, %160) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%162 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%163 = "stablehlo.multiply"(%29, %162) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%164 = "stablehlo.add"(%163, %73) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%165 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%166 = "stablehlo.multiply"(%164, %165) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%167 = "stablehlo.add"(%166, %131) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%168 = "stablehlo.and"(%26, %70) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%169 = "stablehlo.and"(%168, %128) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%170 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%172 = "stablehlo.select"(%170, %161, %171) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%176 = "stablehlo.scatter"(%157, %167, %172) ({
^bb0(%173: tensor<f32>, %174: tensor<f32>):
%175 = "stablehlo.add"(%173, %174) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%175) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%177 = "stablehlo.multiply"(%31, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%178 = "stablehlo.multiply"(%177, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%179 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%180 = "stablehlo.multiply"(%137, %179) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%181 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%182 = "stablehlo.multiply"(%29, %181) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%183 = "stablehlo.add"(%182, %87) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%184 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%185 = "stablehlo.multiply"(%183, %184) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%186 = "stablehlo.add"(%185, %117) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%187 = "stablehlo.and"(%26, %84) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%188 = "stablehlo.and"(%187, %114) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%189 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%191 = "stablehlo.select"(%189, %180, %190) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%195 = "stablehlo.scatter"(%176, %186, %191) ({
^bb0(%192: tensor<f32>, %193: tensor<f32>):
%194 = "stablehlo.add"(%192, %193) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%194) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%196 = "stablehlo.multiply"(%31, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%197 = "stablehlo.multiply"(%196, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%198 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%199 = "stablehlo.multiply"(%137, %198) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%200 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%201 = "stablehlo.multiply"(%29, %200) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%202 = "stablehlo.add"(%201, %87) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%203 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%204 = "stablehlo.multiply"(%202, %203) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%205 = "stablehlo.add"(%204, %131) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%206 = "stablehlo.and"(%26, %84) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%207 = "stablehlo.and"(%206, %128) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%208 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%209 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%210 = "stablehlo.select"(%208, %199, %209) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%214 = "stablehlo.scatter"(%195, %205, %210) ({
^bb0(%211: tensor<f32>, %212: tensor<f32>):
%213 = "stablehlo.add"(%211, %212) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%213) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%215 = "stablehlo.multiply"(%45, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%216 = "stablehlo.multiply"(%215, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%217 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%218 = "stablehlo.multiply"(%137, %217) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%219 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%220 = "stablehlo.multiply"(%43, %219) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%221 = "stablehlo.add"(%220, %73) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%222 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%223 = "stablehlo.multiply"(%221, %222) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%224 = "stablehlo.add"(%223, %117) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%225 = "stablehlo.and"(%40, %70) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%226 = "stablehlo.and"(%225, %114) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%227 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%228 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%229 = "stablehlo.select"(%227, %218, %228) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%233 = "stablehlo.scatter"(%214, %224, %229) ({
^bb0(%230: tensor<f32>, %231: tensor<f32>):
%232 = "stablehlo.add"(%230, %231) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%232) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%234 = "stablehlo.multiply"(%45, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%235 = "stablehlo.multiply"(%234, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%236 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%237 = "stablehlo.multiply"(%137, %236) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%238 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%239 = "stablehlo.multiply"(%43, %238) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%240 = "stablehlo.add"(%239, %73) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%241 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%242 = "stablehlo.multiply"(%240, %241) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%243 = "stablehlo.add"(%242, %131) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%244 = "stablehlo.and"(%40, %70) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%245 = "stablehlo.and"(%244, %128) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%246 = "stablehlo.broadcast_in_dim"(%245) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%247 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%248 = "stablehlo.select"(%246, %237, %247) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%252 = "stablehlo.scatter"(%233, %243, %248) ({
^bb0(%249: tensor<f32>, %250: tensor<f32>):
%251 = "stablehlo.add"(%249, %250) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%251) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%253 = "stablehlo.multiply"(%45, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%254 = "stablehlo.multiply"(%253, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%255 = "stablehlo.broadcast_in_dim"(%254) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%256 = "stablehlo.multiply"(%137, %255) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%257 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%258 = "stablehlo.multiply"(%43, %257) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%259 = "stablehlo.add"(%258, %87) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%260 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%261 = "stablehlo.multiply"(%259, %260) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%262 = "stablehlo.add"(%261, %117) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%263 = "stablehlo.and"(%40, %84) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%264 = "stablehlo.and"(%263, %114) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%265 = "stablehlo.broadcast_in_dim"(%264) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%266 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%267 = "stablehlo.select"(%265, %256, %266) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%271 = "stablehlo.scatter"(%252, %262, %267) ({
^bb0(%268: tensor<f32>, %269: tensor<f32>):
%270 = "stablehlo.add"(%268, %269) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%270) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%272 = "stablehlo.multiply"(%45, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%273 = "stablehlo.multiply"(%272, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%274 = "stablehlo.broadcast_in_dim"(%273) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%275 = "stablehlo.multiply"(%137, %274) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%276 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%277 = "stablehlo.multiply"(%43, %276) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%278 = "stablehlo.add"(%277, %87) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%279 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%280 = "stablehlo.multiply"(%278, %279) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%281 = "stablehlo.add"(%280, %131) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%282 = "stablehlo.and"(%40, %84) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%283 = "stablehlo.and"(%282, %128) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%284 = "stablehlo.broadcast_in_dim"(%283) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%285 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%286 = "stablehlo.select"(%284, %275, %285) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%290 = "stablehlo.scatter"(%271, %281, %286) ({
^bb0(%287: tensor<f32>, %288: tensor<f32>):
%289 = "stablehlo.add"(%287, %288) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%289) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%291 = "stablehlo.reshape"(%290) : (tensor<2x3x60xf32>) -> tensor<2x3x4x5x3xf32>
%292 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%293 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%294 = "stablehlo.multiply"(%29, %293) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%295 = "stablehlo.add"(%294, %73) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%296 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%297 = "stablehlo.multiply"(%295, %296) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%298 = "stablehlo.add"(%297, %117) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%299 = "stablehlo.gather"(%136, %298) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%300 = "stablehlo.and"(%26, %70) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%301 = "stablehlo.and"(%300, %114) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%302 = "stablehlo.broadcast_in_dim"(%301) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%303 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%304 = "stablehlo.select"(%302, %299, %303) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%305 = "stablehlo.multiply"(%304, %137) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%306 = "stablehlo.and"(%26, %70) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%307 = "stablehlo.and"(%306, %114) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%308 = "stablehlo.broadcast_in_dim"(%307) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%309 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%310 = "stablehlo.select"(%308, %305, %309) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%311 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%315 = "stablehlo.reduce"(%310, %311) ({
^bb0(%312: tensor<f32>, %313: tensor<f32>):
%314 = "stablehlo.add"(%312, %313) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%314) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%316 = "stablehlo.multiply"(%33, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%317 = "stablehlo.multiply"(%316, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%318 = "stablehlo.multiply"(%315, %317) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%319 = "stablehlo.add"(%292, %318) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%320 = "stablehlo.multiply"(%31, %77) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%321 = "stablehlo.multiply"(%320, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%322 = "stablehlo.multiply"(%315, %321) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%323 = "stablehlo.add"(%292, %322) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%324 = "stablehlo.multiply"(%31, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%325 = "stablehlo.multiply"(%324, %121) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%326 = "stablehlo.multiply"(%315, %325) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%327 = "stablehlo.add"(%292, %326) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%328 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%329 = "stablehlo.multiply"(%29, %328) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%330 = "stablehlo.add"(%329, %73) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%331 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%332 = "stablehlo.multiply"(%330, %331) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%333 = "stablehlo.add"(%332, %131) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%334 = "stablehlo.gather"(%136, %333) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%335 = "stablehlo.and"(%26, %70) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%336 = "stablehlo.and"(%335, %128) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%337 = "stablehlo.broadcast_in_dim"(%336) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%338 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%339 = "stablehlo.select"(%337, %334, %338) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%340 = "stablehlo.multiply"(%339, %137) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%341 = "stablehlo.and"(%26, %70) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%342 = "stablehlo.and"(%341, %128) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%343 = "stablehlo.broadcast_in_dim"(%342) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%344 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%345 = "stablehlo.select"(%343, %340, %344) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%346 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%350 = "stablehlo.reduce"(%345, %346) ({
^bb0(%347: tensor<f32>, %348: tensor<f32>):
%349 = "stablehlo.add"(%347, %348) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%349) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%351 = "stablehlo.multiply"(%33, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%352 = "stablehlo.multiply"(%351, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%353 = "stablehlo.multiply"(%350, %352) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%354 = "stablehlo.add"(%319, %353) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%355 = "stablehlo.multiply"(%31, %77) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%356 = "stablehlo.multiply"(%355, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%357 = "stablehlo.multiply"(%350, %356) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%358 = "stablehlo.add"(%323, %357) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%359 = "stablehlo.multiply"(%31, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%360 = "stablehlo.multiply"(%359, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%361 = "stablehlo.multiply"(%350, %360) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%362 = "stablehlo.add"(%327, %361) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%363 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%364 = "stablehlo.multiply"(%29, %363) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%365 = "stablehlo.add"(%364, %87) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%366 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%367 = "stablehlo.multiply"(%365, %366) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%368 = "stablehlo.add"(%367, %117) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%369 = "stablehlo.gather"(%136, %368) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%370 = "stablehlo.and"(%26, %84) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%371 = "stablehlo.and"(%370, %114) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%372 = "stablehlo.broadcast_in_dim"(%371) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%373 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%374 = "stablehlo.select"(%372, %369, %373) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%375 = "stablehlo.multiply"(%374, %137) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%376 = "stablehlo.and"(%26, %84) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%377 = "stablehlo.and"(%376, %114) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%378 = "stablehlo.broadcast_in_dim"(%377) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%379 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%380 = "stablehlo.select"(%378, %375, %379) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%381 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%385 = "stablehlo.reduce"(%380, %381) ({
^bb0(%382: tensor<f32>, %383: tensor<f32>):
%384 = "stablehlo.add"(%382, %383) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%384) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%386 = "stablehlo.multiply"(%33, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%387 = "stablehlo.multiply"(%386, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%388 = "stablehlo.multiply"(%385, %387) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%389 = "stablehlo.add"(%354, %388) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%390 = "stablehlo.multiply"(%31, %91) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%391 = "stablehlo.multiply"(%390, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%392 = "stablehlo.multiply"(%385, %391) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%393 = "stablehlo.add"(%358, %392) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%394 = "stablehlo.multiply"(%31, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%395 = "stablehlo.multiply"(%394, %121) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%396 = "stablehlo.multiply"(%385, %395) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%397 = "stablehlo.add"(%362, %396) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%398 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%399 = "stablehlo.multiply"(%29, %398) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%400 = "stablehlo.add"(%399, %87) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%401 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%402 = "stablehlo.multiply"(%400, %401) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%403 = "stablehlo.add"(%402, %131) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%404 = "stablehlo.gather"(%136, %403) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%405 = "stablehlo.and"(%26, %84) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%406 = "stablehlo.and"(%405, %128) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%407 = "stablehlo.broadcast_in_dim"(%406) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%408 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%409 = "stablehlo.select"(%407, %404, %408) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%410 = "stablehlo.multiply"(%409, %137) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%411 = "stablehlo.and"(%26, %84) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%412 = "stablehlo.and"(%411, %128) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%413 = "stablehlo.broadcast_in_dim"(%412) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%414 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%415 = "stablehlo.select"(%413, %410, %414) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%416 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%420 = "stablehlo.reduce"(%415, %416) ({
^bb0(%417: tensor<f32>, %418: tensor<f32>):
%419 = "stablehlo.add"(%417, %418) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%419) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%421 = "stablehlo.multiply"(%33, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%422 = "stablehlo.multiply"(%421, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%423 = "stablehlo.multiply"(%420, %422) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%424 = "stablehlo.add"(%389, %423) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%425 = "stablehlo.multiply"(%31, %91) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%426 = "stablehlo.multiply"(%425, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%427 = "stablehlo.multiply"(%420, %426) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%428 = "stablehlo.add"(%393, %427) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%429 = "stablehlo.multiply"(%31, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%430 = "stablehlo.multiply"(%429, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%431 = "stablehlo.multiply"(%420, %430) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%432 = "stablehlo.add"(%397, %431) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%433 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%434 = "stablehlo.multiply"(%43, %433) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%435 = "stablehlo.add"(%434, %73) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%436 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%437 = "stablehlo.multiply"(%435, %436) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%438 = "stablehlo.add"(%437, %117) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%439 = "stablehlo.gather"(%136, %438) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%440 = "stablehlo.and"(%40, %70) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%441 = "stablehlo.and"(%440, %114) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%442 = "stablehlo.broadcast_in_dim"(%441) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%443 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%444 = "stablehlo.select"(%442, %439, %443) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%445 = "stablehlo.multiply"(%444, %137) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%446 = "stablehlo.and"(%40, %70) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%447 = "stablehlo.and"(%446, %114) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%448 = "stablehlo.broadcast_in_dim"(%447) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%449 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%450 = "stablehlo.select"(%448, %445, %449) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%451 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%455 = "stablehlo.reduce"(%450, %451) ({
^bb0(%452: tensor<f32>, %453: tensor<f32>):
%454 = "stablehlo.add"(%452, %453) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%454) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%456 = "stablehlo.multiply"(%47, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%457 = "stablehlo.multiply"(%456, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%458 = "stablehlo.multiply"(%455, %457) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%459 = "stablehlo.add"(%424, %458) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%460 = "stablehlo.multiply"(%45, %77) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%461 = "stablehlo.multiply"(%460, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%462 = "stablehlo.multiply"(%455, %461) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%463 = "stablehlo.add"(%428, %462) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%464 = "stablehlo.multiply"(%45, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%465 = "stablehlo.multiply"(%464, %121) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%466 = "stablehlo.multiply"(%455, %465) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%467 = "stablehlo.add"(%432, %466) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%468 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%469 = "stablehlo.multiply"(%43, %468) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%470 = "stablehlo.add"(%469, %73) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%471 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%472 = "stablehlo.multiply"(%470, %471) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%473 = "stablehlo.add"(%472, %131) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%474 = "stablehlo.gather"(%136, %473) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%475 = "stablehlo.and"(%40, %70) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%476 = "stablehlo.and"(%475, %128) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%477 = "stablehlo.broadcast_in_dim"(%476) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%478 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%479 = "stablehlo.select"(%477, %474, %478) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%480 = "stablehlo.multiply"(%479, %137) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%481 = "stablehlo.and"(%40, %70) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%482 = "stablehlo.and"(%481, %128) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%483 = "stablehlo.broadcast_in_dim"(%482) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%484 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%485 = "stablehlo.select"(%483, %480, %484) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%486 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%490 = "stablehlo.reduce"(%485, %486) ({
^bb0(%487: tensor<f32>, %488: tensor<f32>):
%489 = "stablehlo.add"(%487, %488) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%489) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%491 = "stablehlo.multiply"(%47, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%492 = "stablehlo.multiply"(%491, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%493 = "stablehlo.multiply"(%490, %492) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%494 = "stablehlo.add"(%459, %493) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%495 = "stablehlo.multiply"(%45, %77) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%496 = "stablehlo.multiply"(%495, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%497 = "stablehlo.multiply"(%490, %496) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%498 = "stablehlo.add"(%463, %497) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%499 = "stablehlo.multiply"(%45, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%500 = "stablehlo.multiply"(%499, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%501 = "stablehlo.multiply"(%490, %500) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%502 = "stablehlo.add"(%467, %501) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%503 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%504 = "stablehlo.multiply"(%43, %503) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%505 = "stablehlo.add"(%504, %87) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%506 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%507 = "stablehlo.multiply"(%505, %506) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%508 = "stablehlo.add"(%507, %117) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%509 = "stablehlo.gather"(%136, %508) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%510 = "stablehlo.and"(%40, %84) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%511 = "stablehlo.and"(%510, %114) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%512 = "stablehlo.broadcast_in_dim"(%511) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%513 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%514 = "stablehlo.select"(%512, %509, %513) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%515 = "stablehlo.multiply"(%514, %137) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%516 = "stablehlo.and"(%40, %84) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%517 = "stablehlo.and"(%516, %114) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%518 = "stablehlo.broadcast_in_dim"(%517) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%519 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%520 = "stablehlo.select"(%518, %515, %519) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%521 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%525 = "stablehlo.reduce"(%520, %521) ({
^bb0(%522: tensor<f32>, %523: tensor<f32>):
%524 = "stablehlo.add"(%522, %523) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%524) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%526 = "stablehlo.multiply"(%47, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%527 = "stablehlo.multiply"(%526, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%528 = "stablehlo.multiply"(%525, %527) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%529 = "stablehlo.add"(%494, %528) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%530 = "stablehlo.multiply"(%45, %91) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%531 = "stablehlo.multiply"(%530, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%532 = "stablehlo.multiply"(%525, %531) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%533 = "stablehlo.add"(%498, %532) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%534 = "stablehlo.multiply"(%45, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%535 = "stablehlo.multiply"(%534, %121) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%536 = "stablehlo.multiply"(%525, %535) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%537 = "stablehlo.add"(%502, %536) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%538 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%539 = "stablehlo.multiply"(%43, %538) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%540 = "stablehlo.add"(%539, %87) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%541 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%542 = "stablehlo.multiply"(%540, %541) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%543 = "stablehlo.add"(%542, %131) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%544 = "stablehlo.gather"(%136, %543) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%545 = "stablehlo.and"(%40, %84) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%546 = "stablehlo.and"(%545, %128) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%547 = "stablehlo.broadcast_in_dim"(%546) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%548 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%549 = "stablehlo.select"(%547, %544, %548) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%550 = "stablehlo.multiply"(%549, %137) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%551 = "stablehlo.and"(%40, %84) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%552 = "stablehlo.and"(%551, %128) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%553 = "stablehlo.broadcast_in_dim"(%552) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%554 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%555 = "stablehlo.select"(%553, %550, %554) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%556 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%560 = "stablehlo.reduce"(%555, %556) ({
^bb0(%557: tensor<f32>, %558: tensor<f32>):
%559 = "stablehlo.add"(%557, %558) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%559) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%561 = "stablehlo.multiply"(%47, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%562 = "stablehlo.multiply"(%561, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%563 = "stablehlo.multiply"(%560, %562) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%564 = "stablehlo.add"(%529, %563) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%565 = "stablehlo.multiply"(%45, %91) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%566 = "stablehlo.multiply"(%565, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%567 = "stablehlo.multiply"(%560, %566) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%568 = "stablehlo.add"(%533, %567) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%569 = "stablehlo.multiply"(%45, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%570 = "stablehlo.multiply"(%569, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%571 = "stablehlo.multiply"(%560, %570) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%572 = "stablehlo.add"(%537, %571) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%573 = "stablehlo.reshape"(%572) : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
%574 = "stablehlo.reshape"(%568) : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
%575 = "stablehlo.reshape"(%564) : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
%576 = "stablehlo.concatenate"(%573, %574, %575) {dimension = 2 : i64} : (tensor<2x12x1xf32>, tensor<2x12x1xf32>, tensor<2x12x1xf32>) -> tensor<2x12x3xf32>
%577 = "stablehlo.reshape"(%576) : (tensor<2x12x3xf32>) -> tensor<2x3x2x2x3xf32>
return %291, %577 : tensor<2x3x4x5x3xf32>, tensor<2x3x2x2x3xf32>
}
}

// f32[2,3,3,2,2] f32[2,3,4,5,3] f32[2,3,2,2,3] 0 2 true [true,true]
module @example {
func.func public @main(%0: tensor<2x3x3x2x2xf32>, %1: tensor<2x3x4x5x3xf32>, %2: tensor<2x3x2x2x3xf32>) -> (tensor<2x3x4x5x3xf32>, tensor<2x3x2x2x3xf32>) {
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x2x2x3xf32>) -> tensor<2x12x3xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 12, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%7 = "stablehlo.add"(%5, %6) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%8 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%9 = "stablehlo.divide"(%7, %8) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%10 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%11 = "stablehlo.multiply"(%9, %10) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%12 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%14 = "stablehlo.subtract"(%11, %13) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%15 = "stablehlo.abs"(%14) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%16 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%17 = "stablehlo.remainder"(%15, %16) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%18 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%19 = "stablehlo.divide"(%15, %18) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%20 = "stablehlo.floor"(%19) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%22 = "stablehlo.remainder"(%20, %21) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%24 = "stablehlo.compare"(%22, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%25 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%26 = "stablehlo.subtract"(%25, %17) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%27 = "stablehlo.select"(%24, %17, %26) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%29 = "stablehlo.add"(%27, %28) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%30 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%31 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%33 = "stablehlo.compare"(%14, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%34 = "stablehlo.select"(%33, %31, %30) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%35 = "stablehlo.negate"(%34) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%36 = "stablehlo.select"(%24, %34, %35) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%38 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%39 = "stablehlo.compare"(%29, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%40 = "stablehlo.compare"(%29, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%41 = "stablehlo.and"(%39, %40) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%42 = "stablehlo.maximum"(%29, %37) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%43 = "stablehlo.minimum"(%42, %38) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%44 = "stablehlo.convert"(%41) : (tensor<2x12xi1>) -> tensor<2x12xf32>
%45 = "stablehlo.multiply"(%36, %44) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%46 = "stablehlo.multiply"(%12, %45) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%47 = "stablehlo.floor"(%43) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%48 = "stablehlo.subtract"(%43, %47) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%49 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%50 = "stablehlo.subtract"(%49, %48) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%51 = "stablehlo.negate"(%46) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%52 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%54 = "stablehlo.compare"(%47, %53) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%55 = "stablehlo.compare"(%47, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%56 = "stablehlo.and"(%54, %55) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%58 = "stablehlo.select"(%56, %47, %57) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%59 = "stablehlo.convert"(%58) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%61 = "stablehlo.select"(%56, %50, %60) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%63 = "stablehlo.select"(%56, %51, %62) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%64 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%65 = "stablehlo.add"(%47, %64) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%66 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%68 = "stablehlo.compare"(%65, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%69 = "stablehlo.compare"(%65, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%70 = "stablehlo.and"(%68, %69) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%72 = "stablehlo.select"(%70, %65, %71) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%73 = "stablehlo.convert"(%72) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%75 = "stablehlo.select"(%70, %48, %74) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%77 = "stablehlo.select"(%70, %46, %76) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%78 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 12, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%79 = "stablehlo.reshape"(%78) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%80 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%81 = "stablehlo.add"(%79, %80) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%82 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%83 = "stablehlo.divide"(%81, %82) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%84 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%85 = "stablehlo.multiply"(%83, %84) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%88 = "stablehlo.subtract"(%85, %87) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%89 = "stablehlo.abs"(%88) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%90 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%91 = "stablehlo.remainder"(%89, %90) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%92 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%93 = "stablehlo.divide"(%89, %92) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%94 = "stablehlo.floor"(%93) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%95 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%96 = "stablehlo.remainder"(%94, %95) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%98 = "stablehlo.compare"(%96, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%99 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%100 = "stablehlo.subtract"(%99, %91) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%101 = "stablehlo.select"(%98, %91, %100) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%105 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%107 = "stablehlo.compare"(%88, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%108 = "stablehlo.select"(%107, %105, %104) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%109 = "stablehlo.negate"(%108) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%110 = "stablehlo.select"(%98, %108, %109) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%112 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%113 = "stablehlo.compare"(%103, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%114 = "stablehlo.compare"(%103, %112) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%115 = "stablehlo.and"(%113, %114) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%116 = "stablehlo.maximum"(%103, %111) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%117 = "stablehlo.minimum"(%116, %112) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%118 = "stablehlo.convert"(%115) : (tensor<2x12xi1>) -> tensor<2x12xf32>
%119 = "stablehlo.multiply"(%110, %118) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%120 = "stablehlo.multiply"(%86, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%121 = "stablehlo.floor"(%117) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%122 = "stablehlo.subtract"(%117, %121) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%123 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%124 = "stablehlo.subtract"(%123, %122) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%125 = "stablehlo.negate"(%120) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%126 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%128 = "stablehlo.compare"(%121, %127) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%129 = "stablehlo.compare"(%121, %126) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%130 = "stablehlo.and"(%128, %129) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%132 = "stablehlo.select"(%130, %121, %131) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%133 = "stablehlo.convert"(%132) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%135 = "stablehlo.select"(%130, %124, %134) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%137 = "stablehlo.select"(%130, %125, %136) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%138 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%139 = "stablehlo.add"(%121, %138) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%140 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%142 = "stablehlo.compare"(%139, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%143 = "stablehlo.compare"(%139, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%144 = "stablehlo.and"(%142, %143) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%145 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%146 = "stablehlo.select"(%144, %139, %145) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%147 = "stablehlo.convert"(%146) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%149 = "stablehlo.select"(%144, %122, %148) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%151 = "stablehlo.select"(%144, %120, %150) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%152 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 12, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%153 = "stablehlo.reshape"(%152) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%154 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%155 = "stablehlo.add"(%153, %154) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%156 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%157 = "stablehlo.divide"(%155, %156) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%158 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%159 = "stablehlo.multiply"(%157, %158) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%160 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%162 = "stablehlo.subtract"(%159, %161) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%163 = "stablehlo.abs"(%162) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%164 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%165 = "stablehlo.remainder"(%163, %164) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%166 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%167 = "stablehlo.divide"(%163, %166) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%168 = "stablehlo.floor"(%167) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%169 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%170 = "stablehlo.remainder"(%168, %169) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%172 = "stablehlo.compare"(%170, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%173 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%174 = "stablehlo.subtract"(%173, %165) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%175 = "stablehlo.select"(%172, %165, %174) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%177 = "stablehlo.add"(%175, %176) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%178 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%179 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%181 = "stablehlo.compare"(%162, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%182 = "stablehlo.select"(%181, %179, %178) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%183 = "stablehlo.negate"(%182) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%184 = "stablehlo.select"(%172, %182, %183) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%185 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%186 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%187 = "stablehlo.compare"(%177, %185) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%188 = "stablehlo.compare"(%177, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%189 = "stablehlo.and"(%187, %188) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%190 = "stablehlo.maximum"(%177, %185) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%191 = "stablehlo.minimum"(%190, %186) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%192 = "stablehlo.convert"(%189) : (tensor<2x12xi1>) -> tensor<2x12xf32>
%193 = "stablehlo.multiply"(%184, %192) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%194 = "stablehlo.multiply"(%160, %193) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%195 = "stablehlo.floor"(%191) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%196 = "stablehlo.subtract"(%191, %195) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%197 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%198 = "stablehlo.subtract"(%197, %196) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%199 = "stablehlo.negate"(%194) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%200 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%202 = "stablehlo.compare"(%195, %201) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%203 = "stablehlo.compare"(%195, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%204 = "stablehlo.and"(%202, %203) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%205 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%206 = "stablehlo.select"(%204, %195, %205) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%207 = "stablehlo.convert"(%206) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%209 = "stablehlo.select"(%204, %198, %208) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%211 = "stablehlo.select"(%204, %199, %210) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%212 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%213 = "stablehlo.add"(%195, %212) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%214 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%215 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%216 = "stablehlo.compare"(%213, %215) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%217 = "stablehlo.compare"(%213, %214) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%218 = "stablehlo.and"(%216, %217) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%219 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%220 = "stablehlo.select"(%218, %213, %219) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%221 = "stablehlo.convert"(%220) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%223 = "stablehlo.select"(%218, %196, %222) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%224 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%225 = "stablehlo.select"(%218, %194, %224) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%226 = "stablehlo.reshape"(%1) : (tensor<2x3x4x5x3xf32>) -> tensor<2x3x60xf32>
%227 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2x2xf32>) -> tensor<2x3x12xf32>
%228 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x60xf32>} : () -> tensor<2x3x60xf32>
%229 = "stablehlo.multiply"(%61, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%230 = "stablehlo.multiply"(%229, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%231 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%232 = "stablehlo.multiply"(%227, %231) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%233 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%234 = "stablehlo.multiply"(%59, %233) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%235 = "stablehlo.add"(%234, %133) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%236 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%237 = "stablehlo.multiply"(%235, %236) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%238 = "stablehlo.add"(%237, %207) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%239 = "stablehlo.and"(%56, %130) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%240 = "stablehlo.and"(%239, %204) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%241 = "stablehlo.broadcast_in_dim"(%240) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%242 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%243 = "stablehlo.select"(%241, %232, %242) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%247 = "stablehlo.scatter"(%228, %238, %243) ({
^bb0(%244: tensor<f32>, %245: tensor<f32>):
%246 = "stablehlo.add"(%244, %245) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%246) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%248 = "stablehlo.multiply"(%61, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%249 = "stablehlo.multiply"(%248, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%250 = "stablehlo.broadcast_in_dim"(%249) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%251 = "stablehlo.multiply"(%227, %250) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%252 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%253 = "stablehlo.multiply"(%59, %252) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%254 = "stablehlo.add"(%253, %133) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%255 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%256 = "stablehlo.multiply"(%254, %255) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%257 = "stablehlo.add"(%256, %221) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%258 = "stablehlo.and"(%56, %130) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%259 = "stablehlo.and"(%258, %218) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%260 = "stablehlo.broadcast_in_dim"(%259) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%261 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%262 = "stablehlo.select"(%260, %251, %261) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%266 = "stablehlo.scatter"(%247, %257, %262) ({
^bb0(%263: tensor<f32>, %264: tensor<f32>):
%265 = "stablehlo.add"(%263, %264) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%265) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%267 = "stablehlo.multiply"(%61, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%268 = "stablehlo.multiply"(%267, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%269 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%270 = "stablehlo.multiply"(%227, %269) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%271 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%272 = "stablehlo.multiply"(%59, %271) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%273 = "stablehlo.add"(%272, %147) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%274 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%275 = "stablehlo.multiply"(%273, %274) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%276 = "stablehlo.add"(%275, %207) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%277 = "stablehlo.and"(%56, %144) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%278 = "stablehlo.and"(%277, %204) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%279 = "stablehlo.broadcast_in_dim"(%278) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%280 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%281 = "stablehlo.select"(%279, %270, %280) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%285 = "stablehlo.scatter"(%266, %276, %281) ({
^bb0(%282: tensor<f32>, %283: tensor<f32>):
%284 = "stablehlo.add"(%282, %283) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%284) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%286 = "stablehlo.multiply"(%61, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%287 = "stablehlo.multiply"(%286, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%288 = "stablehlo.broadcast_in_dim"(%287) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%289 = "stablehlo.multiply"(%227, %288) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%290 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%291 = "stablehlo.multiply"(%59, %290) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%292 = "stablehlo.add"(%291, %147) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%293 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%294 = "stablehlo.multiply"(%292, %293) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%295 = "stablehlo.add"(%294, %221) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%296 = "stablehlo.and"(%56, %144) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%297 = "stablehlo.and"(%296, %218) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%298 = "stablehlo.broadcast_in_dim"(%297) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%299 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%300 = "stablehlo.select"(%298, %289, %299) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%304 = "stablehlo.scatter"(%285, %295, %300) ({
^bb0(%301: tensor<f32>, %302: tensor<f32>):
%303 = "stablehlo.add"(%301, %302) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%303) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%305 = "stablehlo.multiply"(%75, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%306 = "stablehlo.multiply"(%305, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%307 = "stablehlo.broadcast_in_dim"(%306) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%308 = "stablehlo.multiply"(%227, %307) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%309 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%310 = "stablehlo.multiply"(%73, %309) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%311 = "stablehlo.add"(%310, %133) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%312 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%313 = "stablehlo.multiply"(%311, %312) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%314 = "stablehlo.add"(%313, %207) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%315 = "stablehlo.and"(%70, %130) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%316 = "stablehlo.and"(%315, %204) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%317 = "stablehlo.broadcast_in_dim"(%316) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%318 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%319 = "stablehlo.select"(%317, %308, %318) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%323 = "stablehlo.scatter"(%304, %314, %319) ({
^bb0(%320: tensor<f32>, %321: tensor<f32>):
%322 = "stablehlo.add"(%320, %321) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%322) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%324 = "stablehlo.multiply"(%75, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%325 = "stablehlo.multiply"(%324, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%326 = "stablehlo.broadcast_in_dim"(%325) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%327 = "stablehlo.multiply"(%227, %326) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%328 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%329 = "stablehlo.multiply"(%73, %328) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%330 = "stablehlo.add"(%329, %133) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%331 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%332 = "stablehlo.multiply"(%330, %331) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%333 = "stablehlo.add"(%332, %221) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%334 = "stablehlo.and"(%70, %130) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%335 = "stablehlo.and"(%334, %218) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%336 = "stablehlo.broadcast_in_dim"(%335) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%337 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%338 = "stablehlo.select"(%336, %327, %337) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%342 = "stablehlo.scatter"(%323, %333, %338) ({
^bb0(%339: tensor<f32>, %340: tensor<f32>):
%341 = "stablehlo.add"(%339, %340) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%341) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%343 = "stablehlo.multiply"(%75, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%344 = "stablehlo.multiply"(%343, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%345 = "stablehlo.broadcast_in_dim"(%344) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%346 = "stablehlo.multiply"(%227, %345) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%347 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%348 = "stablehlo.multiply"(%73, %347) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%349 = "stablehlo.add"(%348, %147) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%350 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%351 = "stablehlo.multiply"(%349, %350) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%352 = "stablehlo.add"(%351, %207) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%353 = "stablehlo.and"(%70, %144) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%354 = "stablehlo.and"(%353, %204) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%355 = "stablehlo.broadcast_in_dim"(%354) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%356 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%357 = "stablehlo.select"(%355, %346, %356) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%361 = "stablehlo.scatter"(%342, %352, %357) ({
^bb0(%358: tensor<f32>, %359: tensor<f32>):
%360 = "stablehlo.add"(%358, %359) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%360) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%362 = "stablehlo.multiply"(%75, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%363 = "stablehlo.multiply"(%362, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%364 = "stablehlo.broadcast_in_dim"(%363) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%365 = "stablehlo.multiply"(%227, %364) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%366 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%367 = "stablehlo.multiply"(%73, %366) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%368 = "stablehlo.add"(%367, %147) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%369 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%370 = "stablehlo.multiply"(%368, %369) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%371 = "stablehlo.add"(%370, %221) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%372 = "stablehlo.and"(%70, %144) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%373 = "stablehlo.and"(%372, %218) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%374 = "stablehlo.broadcast_in_dim"(%373) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%375 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%376 = "stablehlo.select"(%374, %365, %375) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%380 = "stablehlo.scatter"(%361, %371, %376) ({
^bb0(%377: tensor<f32>, %378: tensor<f32>):
%379 = "stablehlo.add"(%377, %378) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%379) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%381 = "stablehlo.reshape"(%380) : (tensor<2x3x60xf32>) -> tensor<2x3x4x5x3xf32>
%382 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%383 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%384 = "stablehlo.multiply"(%59, %383) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%385 = "stablehlo.add"(%384, %133) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%386 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%387 = "stablehlo.multiply"(%385, %386) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%388 = "stablehlo.add"(%387, %207) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%389 = "stablehlo.gather"(%226, %388) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%390 = "stablehlo.and"(%56, %130) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%391 = "stablehlo.and"(%390, %204) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%392 = "stablehlo.broadcast_in_dim"(%391) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%393 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%394 = "stablehlo.select"(%392, %389, %393) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%395 = "stablehlo.multiply"(%394, %227) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%396 = "stablehlo.and"(%56, %130) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%397 = "stablehlo.and"(%396, %204) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%398 = "stablehlo.broadcast_in_dim"(%397) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%399 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%400 = "stablehlo.select"(%398, %395, %399) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%401 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%405 = "stablehlo.reduce"(%400, %401) ({
^bb0(%402: tensor<f32>, %403: tensor<f32>):
%404 = "stablehlo.add"(%402, %403) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%404) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%406 = "stablehlo.multiply"(%63, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%407 = "stablehlo.multiply"(%406, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%408 = "stablehlo.multiply"(%405, %407) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%409 = "stablehlo.add"(%382, %408) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%410 = "stablehlo.multiply"(%61, %137) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%411 = "stablehlo.multiply"(%410, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%412 = "stablehlo.multiply"(%405, %411) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%413 = "stablehlo.add"(%382, %412) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%414 = "stablehlo.multiply"(%61, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%415 = "stablehlo.multiply"(%414, %211) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%416 = "stablehlo.multiply"(%405, %415) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%417 = "stablehlo.add"(%382, %416) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%418 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%419 = "stablehlo.multiply"(%59, %418) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%420 = "stablehlo.add"(%419, %133) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%421 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%422 = "stablehlo.multiply"(%420, %421) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%423 = "stablehlo.add"(%422, %221) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%424 = "stablehlo.gather"(%226, %423) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%425 = "stablehlo.and"(%56, %130) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%426 = "stablehlo.and"(%425, %218) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%427 = "stablehlo.broadcast_in_dim"(%426) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%428 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%429 = "stablehlo.select"(%427, %424, %428) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%430 = "stablehlo.multiply"(%429, %227) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%431 = "stablehlo.and"(%56, %130) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%432 = "stablehlo.and"(%431, %218) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%433 = "stablehlo.broadcast_in_dim"(%432) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%434 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%435 = "stablehlo.select"(%433, %430, %434) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%436 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%440 = "stablehlo.reduce"(%435, %436) ({
^bb0(%437: tensor<f32>, %438: tensor<f32>):
%439 = "stablehlo.add"(%437, %438) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%439) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%441 = "stablehlo.multiply"(%63, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%442 = "stablehlo.multiply"(%441, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%443 = "stablehlo.multiply"(%440, %442) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%444 = "stablehlo.add"(%409, %443) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%445 = "stablehlo.multiply"(%61, %137) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%446 = "stablehlo.multiply"(%445, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%447 = "stablehlo.multiply"(%440, %446) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%448 = "stablehlo.add"(%413, %447) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%449 = "stablehlo.multiply"(%61, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%450 = "stablehlo.multiply"(%449, %225) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%451 = "stablehlo.multiply"(%440, %450) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%452 = "stablehlo.add"(%417, %451) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%453 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%454 = "stablehlo.multiply"(%59, %453) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%455 = "stablehlo.add"(%454, %147) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%456 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%457 = "stablehlo.multiply"(%455, %456) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%458 = "stablehlo.add"(%457, %207) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%459 = "stablehlo.gather"(%226, %458) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%460 = "stablehlo.and"(%56, %144) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%461 = "stablehlo.and"(%460, %204) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%462 = "stablehlo.broadcast_in_dim"(%461) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%463 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%464 = "stablehlo.select"(%462, %459, %463) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%465 = "stablehlo.multiply"(%464, %227) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%466 = "stablehlo.and"(%56, %144) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%467 = "stablehlo.and"(%466, %204) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%468 = "stablehlo.broadcast_in_dim"(%467) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%469 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%470 = "stablehlo.select"(%468, %465, %469) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%471 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%475 = "stablehlo.reduce"(%470, %471) ({
^bb0(%472: tensor<f32>, %473: tensor<f32>):
%474 = "stablehlo.add"(%472, %473) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%474) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%476 = "stablehlo.multiply"(%63, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%477 = "stablehlo.multiply"(%476, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%478 = "stablehlo.multiply"(%475, %477) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%479 = "stablehlo.add"(%444, %478) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%480 = "stablehlo.multiply"(%61, %151) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%481 = "stablehlo.multiply"(%480, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%482 = "stablehlo.multiply"(%475, %481) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%483 = "stablehlo.add"(%448, %482) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%484 = "stablehlo.multiply"(%61, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%485 = "stablehlo.multiply"(%484, %211) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%486 = "stablehlo.multiply"(%475, %485) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%487 = "stablehlo.add"(%452, %486) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%488 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%489 = "stablehlo.multiply"(%59, %488) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%490 = "stablehlo.add"(%489, %147) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%491 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%492 = "stablehlo.multiply"(%490, %491) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%493 = "stablehlo.add"(%492, %221) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%494 = "stablehlo.gather"(%226, %493) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%495 = "stablehlo.and"(%56, %144) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%496 = "stablehlo.and"(%495, %218) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%497 = "stablehlo.broadcast_in_dim"(%496) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%498 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%499 = "stablehlo.select"(%497, %494, %498) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%500 = "stablehlo.multiply"(%499, %227) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%501 = "stablehlo.and"(%56, %144) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%502 = "stablehlo.and"(%501, %218) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%503 = "stablehlo.broadcast_in_dim"(%502) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%504 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%505 = "stablehlo.select"(%503, %500, %504) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%506 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%510 = "stablehlo.reduce"(%505, %506) ({
^bb0(%507: tensor<f32>, %508: tensor<f32>):
%509 = "stablehlo.add"(%507, %508) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%509) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%511 = "stablehlo.multiply"(%63, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%512 = "stablehlo.multiply"(%511, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%513 = "stablehlo.multiply"(%510, %512) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%514 = "stablehlo.add"(%479, %513) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%515 = "stablehlo.multiply"(%61, %151) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%516 = "stablehlo.multiply"(%515, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%517 = "stablehlo.multiply"(%510, %516) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%518 = "stablehlo.add"(%483, %517) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%519 = "stablehlo.multiply"(%61, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%520 = "stablehlo.multiply"(%519, %225) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%521 = "stablehlo.multiply"(%510, %520) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%522 = "stablehlo.add"(%487, %521) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%523 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%524 = "stablehlo.multiply"(%73, %523) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%525 = "stablehlo.add"(%524, %133) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%526 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%527 = "stablehlo.multiply"(%525, %526) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%528 = "stablehlo.add"(%527, %207) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%529 = "stablehlo.gather"(%226, %528) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%530 = "stablehlo.and"(%70, %130) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%531 = "stablehlo.and"(%530, %204) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%532 = "stablehlo.broadcast_in_dim"(%531) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%533 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%534 = "stablehlo.select"(%532, %529, %533) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%535 = "stablehlo.multiply"(%534, %227) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%536 = "stablehlo.and"(%70, %130) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%537 = "stablehlo.and"(%536, %204) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%538 = "stablehlo.broadcast_in_dim"(%537) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%539 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%540 = "stablehlo.select"(%538, %535, %539) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%541 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%545 = "stablehlo.reduce"(%540, %541) ({
^bb0(%542: tensor<f32>, %543: tensor<f32>):
%544 = "stablehlo.add"(%542, %543) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%544) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%546 = "stablehlo.multiply"(%77, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%547 = "stablehlo.multiply"(%546, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%548 = "stablehlo.multiply"(%545, %547) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%549 = "stablehlo.add"(%514, %548) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%550 = "stablehlo.multiply"(%75, %137) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%551 = "stablehlo.multiply"(%550, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%552 = "stablehlo.multiply"(%545, %551) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%553 = "stablehlo.add"(%518, %552) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%554 = "stablehlo.multiply"(%75, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%555 = "stablehlo.multiply"(%554, %211) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%556 = "stablehlo.multiply"(%545, %555) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%557 = "stablehlo.add"(%522, %556) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%558 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%559 = "stablehlo.multiply"(%73, %558) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%560 = "stablehlo.add"(%559, %133) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%561 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%562 = "stablehlo.multiply"(%560, %561) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%563 = "stablehlo.add"(%562, %221) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%564 = "stablehlo.gather"(%226, %563) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%565 = "stablehlo.and"(%70, %130) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%566 = "stablehlo.and"(%565, %218) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%567 = "stablehlo.broadcast_in_dim"(%566) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%568 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%569 = "stablehlo.select"(%567, %564, %568) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%570 = "stablehlo.multiply"(%569, %227) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%571 = "stablehlo.and"(%70, %130) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%572 = "stablehlo.and"(%571, %218) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%573 = "stablehlo.broadcast_in_dim"(%572) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%574 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%575 = "stablehlo.select"(%573, %570, %574) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%576 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%580 = "stablehlo.reduce"(%575, %576) ({
^bb0(%577: tensor<f32>, %578: tensor<f32>):
%579 = "stablehlo.add"(%577, %578) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%579) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%581 = "stablehlo.multiply"(%77, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%582 = "stablehlo.multiply"(%581, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%583 = "stablehlo.multiply"(%580, %582) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%584 = "stablehlo.add"(%549, %583) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%585 = "stablehlo.multiply"(%75, %137) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%586 = "stablehlo.multiply"(%585, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%587 = "stablehlo.multiply"(%580, %586) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%588 = "stablehlo.add"(%553, %587) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%589 = "stablehlo.multiply"(%75, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%590 = "stablehlo.multiply"(%589, %225) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%591 = "stablehlo.multiply"(%580, %590) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%592 = "stablehlo.add"(%557, %591) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%593 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%594 = "stablehlo.multiply"(%73, %593) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%595 = "stablehlo.add"(%594, %147) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%596 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%597 = "stablehlo.multiply"(%595, %596) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%598 = "stablehlo.add"(%597, %207) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%599 = "stablehlo.gather"(%226, %598) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%600 = "stablehlo.and"(%70, %144) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%601 = "stablehlo.and"(%600, %204) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%602 = "stablehlo.broadcast_in_dim"(%601) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%603 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%604 = "stablehlo.select"(%602, %599, %603) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%605 = "stablehlo.multiply"(%604, %227) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%606 = "stablehlo.and"(%70, %144) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%607 = "stablehlo.and"(%606, %204) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%608 = "stablehlo.broadcast_in_dim"(%607) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%609 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%610 = "stablehlo.select"(%608, %605, %609) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%611 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%615 = "stablehlo.reduce"(%610, %611) ({
^bb0(%612: tensor<f32>, %613: tensor<f32>):
%614 = "stablehlo.add"(%612, %613) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%614) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%616 = "stablehlo.multiply"(%77, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%617 = "stablehlo.multiply"(%616, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%618 = "stablehlo.multiply"(%615, %617) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%619 = "stablehlo.add"(%584, %618) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%620 = "stablehlo.multiply"(%75, %151) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%621 = "stablehlo.multiply"(%620, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%622 = "stablehlo.multiply"(%615, %621) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%623 = "stablehlo.add"(%588, %622) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%624 = "stablehlo.multiply"(%75, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%625 = "stablehlo.multiply"(%624, %211) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%626 = "stablehlo.multiply"(%615, %625) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%627 = "stablehlo.add"(%592, %626) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%628 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%629 = "stablehlo.multiply"(%73, %628) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%630 = "stablehlo.add"(%629, %147) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%631 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%632 = "stablehlo.multiply"(%630, %631) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%633 = "stablehlo.add"(%632, %221) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%634 = "stablehlo.gather"(%226, %633) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%635 = "stablehlo.and"(%70, %144) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%636 = "stablehlo.and"(%635, %218) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%637 = "stablehlo.broadcast_in_dim"(%636) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%638 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%639 = "stablehlo.select"(%637, %634, %638) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%640 = "stablehlo.multiply"(%639, %227) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%641 = "stablehlo.and"(%70, %144) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%642 = "stablehlo.and"(%641, %218) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%643 = "stablehlo.broadcast_in_dim"(%642) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%644 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%645 = "stablehlo.select"(%643, %640, %644) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%646 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%650 = "stablehlo.reduce"(%645, %646) ({
^bb0(%647: tensor<f32>, %648: tensor<f32>):
%649 = "stablehlo.add"(%647, %648) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%649) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%651 = "stablehlo.multiply"(%77, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%652 = "stablehlo.multiply"(%651, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%653 = "stablehlo.multiply"(%650, %652) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%654 = "stablehlo.add"(%619, %653) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%655 = "stablehlo.multiply"(%75, %151) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%656 = "stablehlo.multiply"(%655, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%657 = "stablehlo.multiply"(%650, %656) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%658 = "stablehlo.add"(%623, %657) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%659 = "stablehlo.multiply"(%75, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%660 = "stablehlo.multiply"(%659, %225) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%661 = "stablehlo.multiply"(%650, %660) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%662 = "stablehlo.add"(%627, %661) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%663 = "stablehlo.reshape"(%662) : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
%664 = "stablehlo.reshape"(%658) : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
%665 = "stablehlo.reshape"(%654) : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
%666 = "stablehlo.concatenate"(%663, %664, %665) {dimension = 2 : i64} : (tensor<2x12x1xf32>, tensor<2x12x1xf32>, tensor<2x12x1xf32>) -> tensor<2x12x3xf32>
%667 = "stablehlo.reshape"(%666) : (tensor<2x12x3xf32>) -> tensor<2x3x2x2x3xf32>
return %381, %667 : tensor<2x3x4x5x3xf32>, tensor<2x3x2x2x3xf32>
}
}

// f32[2,3,3,2,2] f32[2,3,4,5,3] f32[2,3,2,2,3] 1 1 false [true,true]
module @example {
func.func public @main(%0: tensor<2x3x3x2x2xf32>, %1: tensor<2x3x4x5x3xf32>, %2: tensor<2x3x2x2x3xf32>) -> (tensor<2x3x4x5x3xf32>, tensor<2x3x2x2x3xf32>) {
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x2x2x3xf32>) -> tensor<2x12x3xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 12, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%7 = "stablehlo.add"(%5, %6) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%8 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%11 = "stablehlo.subtract"(%9, %10) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%13 = "stablehlo.divide"(%11, %12) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%15 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%16 = "stablehlo.maximum"(%13, %14) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%17 = "stablehlo.minimum"(%16, %15) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%18 = "stablehlo.round_nearest_even"(%17) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%20 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%22 = "stablehlo.compare"(%18, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%23 = "stablehlo.compare"(%18, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%24 = "stablehlo.and"(%22, %23) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%26 = "stablehlo.select"(%24, %18, %25) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%27 = "stablehlo.convert"(%26) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%29 = "stablehlo.select"(%24, %19, %28) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%30 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 12, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%31 = "stablehlo.reshape"(%30) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%33 = "stablehlo.add"(%31, %32) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%34 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%35 = "stablehlo.multiply"(%33, %34) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%37 = "stablehlo.subtract"(%35, %36) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%38 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%39 = "stablehlo.divide"(%37, %38) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%41 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%42 = "stablehlo.maximum"(%39, %40) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%43 = "stablehlo.minimum"(%42, %41) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%44 = "stablehlo.round_nearest_even"(%43) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%45 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%46 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%48 = "stablehlo.compare"(%44, %47) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%49 = "stablehlo.compare"(%44, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%50 = "stablehlo.and"(%48, %49) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%52 = "stablehlo.select"(%50, %44, %51) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%53 = "stablehlo.convert"(%52) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%55 = "stablehlo.select"(%50, %45, %54) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%56 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 12, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%58 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%59 = "stablehlo.add"(%57, %58) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%60 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%61 = "stablehlo.multiply"(%59, %60) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%62 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%63 = "stablehlo.subtract"(%61, %62) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%64 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%65 = "stablehlo.divide"(%63, %64) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%67 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%68 = "stablehlo.maximum"(%65, %66) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%69 = "stablehlo.minimum"(%68, %67) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%70 = "stablehlo.round_nearest_even"(%69) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%71 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%72 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%74 = "stablehlo.compare"(%70, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%75 = "stablehlo.compare"(%70, %72) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%76 = "stablehlo.and"(%74, %75) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%78 = "stablehlo.select"(%76, %70, %77) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%79 = "stablehlo.convert"(%78) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%81 = "stablehlo.select"(%76, %71, %80) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%82 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2x2xf32>) -> tensor<2x3x12xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x60xf32>} : () -> tensor<2x3x60xf32>
%84 = "stablehlo.multiply"(%29, %55) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%85 = "stablehlo.multiply"(%84, %81) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%87 = "stablehlo.multiply"(%82, %86) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%88 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%89 = "stablehlo.multiply"(%27, %88) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%90 = "stablehlo.add"(%89, %53) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%91 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%92 = "stablehlo.multiply"(%90, %91) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%93 = "stablehlo.add"(%92, %79) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%94 = "stablehlo.and"(%24, %50) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%95 = "stablehlo.and"(%94, %76) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%98 = "stablehlo.select"(%96, %87, %97) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%102 = "stablehlo.scatter"(%83, %93, %98) ({
^bb0(%99: tensor<f32>, %100: tensor<f32>):
%101 = "stablehlo.add"(%99, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%101) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%103 = "stablehlo.reshape"(%102) : (tensor<2x3x60xf32>) -> tensor<2x3x4x5x3xf32>
%104 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%105 = "stablehlo.reshape"(%104) : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
%106 = "stablehlo.reshape"(%104) : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
%107 = "stablehlo.reshape"(%104) : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
%108 = "stablehlo.concatenate"(%105, %106, %107) {dimension = 2 : i64} : (tensor<2x12x1xf32>, tensor<2x12x1xf32>, tensor<2x12x1xf32>) -> tensor<2x12x3xf32>
%109 = "stablehlo.reshape"(%108) : (tensor<2x12x3xf32>) -> tensor<2x3x2x2x3xf32>
return %103, %109 : tensor<2x3x4x5x3xf32>, tensor<2x3x2x2x3xf32>
}
}

