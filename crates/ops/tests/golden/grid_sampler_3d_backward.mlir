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
%139 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%140 = "stablehlo.multiply"(%29, %139) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%141 = "stablehlo.add"(%140, %73) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%142 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%143 = "stablehlo.multiply"(%141, %142) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%144 = "stablehlo.add"(%143, %117) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%145 = "stablehlo.multiply"(%31, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%146 = "stablehlo.multiply"(%145, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%147 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%148 = "stablehlo.multiply"(%137, %147) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%152 = "stablehlo.scatter"(%138, %144, %148) ({
^bb0(%149: tensor<f32>, %150: tensor<f32>):
%151 = "stablehlo.add"(%149, %150) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%151) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%153 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%154 = "stablehlo.multiply"(%29, %153) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%155 = "stablehlo.add"(%154, %73) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%156 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%157 = "stablehlo.multiply"(%155, %156) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%158 = "stablehlo.add"(%157, %131) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%159 = "stablehlo.multiply"(%31, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%160 = "stablehlo.multiply"(%159, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%161 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%162 = "stablehlo.multiply"(%137, %161) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%166 = "stablehlo.scatter"(%152, %158, %162) ({
^bb0(%163: tensor<f32>, %164: tensor<f32>):
%165 = "stablehlo.add"(%163, %164) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%165) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%167 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%168 = "stablehlo.multiply"(%29, %167) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%169 = "stablehlo.add"(%168, %87) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%170 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%171 = "stablehlo.multiply"(%169, %170) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%172 = "stablehlo.add"(%171, %117) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%173 = "stablehlo.multiply"(%31, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%174 = "stablehlo.multiply"(%173, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%175 = "stablehlo.broadcast_in_dim"(%174) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%176 = "stablehlo.multiply"(%137, %175) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%180 = "stablehlo.scatter"(%166, %172, %176) ({
^bb0(%177: tensor<f32>, %178: tensor<f32>):
%179 = "stablehlo.add"(%177, %178) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%179) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%181 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%182 = "stablehlo.multiply"(%29, %181) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%183 = "stablehlo.add"(%182, %87) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%184 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%185 = "stablehlo.multiply"(%183, %184) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%186 = "stablehlo.add"(%185, %131) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%187 = "stablehlo.multiply"(%31, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%188 = "stablehlo.multiply"(%187, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%189 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%190 = "stablehlo.multiply"(%137, %189) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%194 = "stablehlo.scatter"(%180, %186, %190) ({
^bb0(%191: tensor<f32>, %192: tensor<f32>):
%193 = "stablehlo.add"(%191, %192) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%193) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%195 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%196 = "stablehlo.multiply"(%43, %195) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%197 = "stablehlo.add"(%196, %73) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%198 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%199 = "stablehlo.multiply"(%197, %198) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%200 = "stablehlo.add"(%199, %117) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%201 = "stablehlo.multiply"(%45, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%202 = "stablehlo.multiply"(%201, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%203 = "stablehlo.broadcast_in_dim"(%202) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%204 = "stablehlo.multiply"(%137, %203) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%208 = "stablehlo.scatter"(%194, %200, %204) ({
^bb0(%205: tensor<f32>, %206: tensor<f32>):
%207 = "stablehlo.add"(%205, %206) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%207) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%209 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%210 = "stablehlo.multiply"(%43, %209) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%211 = "stablehlo.add"(%210, %73) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%212 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%213 = "stablehlo.multiply"(%211, %212) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%214 = "stablehlo.add"(%213, %131) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%215 = "stablehlo.multiply"(%45, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%216 = "stablehlo.multiply"(%215, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%217 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%218 = "stablehlo.multiply"(%137, %217) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%222 = "stablehlo.scatter"(%208, %214, %218) ({
^bb0(%219: tensor<f32>, %220: tensor<f32>):
%221 = "stablehlo.add"(%219, %220) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%221) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%223 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%224 = "stablehlo.multiply"(%43, %223) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%225 = "stablehlo.add"(%224, %87) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%226 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%227 = "stablehlo.multiply"(%225, %226) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%228 = "stablehlo.add"(%227, %117) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%229 = "stablehlo.multiply"(%45, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%230 = "stablehlo.multiply"(%229, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%231 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%232 = "stablehlo.multiply"(%137, %231) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%236 = "stablehlo.scatter"(%222, %228, %232) ({
^bb0(%233: tensor<f32>, %234: tensor<f32>):
%235 = "stablehlo.add"(%233, %234) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%235) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%237 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%238 = "stablehlo.multiply"(%43, %237) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%239 = "stablehlo.add"(%238, %87) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%240 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%241 = "stablehlo.multiply"(%239, %240) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%242 = "stablehlo.add"(%241, %131) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%243 = "stablehlo.multiply"(%45, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%244 = "stablehlo.multiply"(%243, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%245 = "stablehlo.broadcast_in_dim"(%244) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%246 = "stablehlo.multiply"(%137, %245) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%250 = "stablehlo.scatter"(%236, %242, %246) ({
^bb0(%247: tensor<f32>, %248: tensor<f32>):
%249 = "stablehlo.add"(%247, %248) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%249) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%251 = "stablehlo.reshape"(%250) : (tensor<2x3x60xf32>) -> tensor<2x3x4x5x3xf32>
%252 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%253 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%254 = "stablehlo.multiply"(%29, %253) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%255 = "stablehlo.add"(%254, %73) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%256 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%257 = "stablehlo.multiply"(%255, %256) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%258 = "stablehlo.add"(%257, %117) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%259 = "stablehlo.gather"(%136, %258) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%260 = "stablehlo.multiply"(%259, %137) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%261 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%265 = "stablehlo.reduce"(%260, %261) ({
^bb0(%262: tensor<f32>, %263: tensor<f32>):
%264 = "stablehlo.add"(%262, %263) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%264) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%266 = "stablehlo.multiply"(%33, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%267 = "stablehlo.multiply"(%266, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%268 = "stablehlo.multiply"(%265, %267) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%269 = "stablehlo.add"(%252, %268) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%270 = "stablehlo.multiply"(%31, %77) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%271 = "stablehlo.multiply"(%270, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%272 = "stablehlo.multiply"(%265, %271) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%273 = "stablehlo.add"(%252, %272) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%274 = "stablehlo.multiply"(%31, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%275 = "stablehlo.multiply"(%274, %121) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%276 = "stablehlo.multiply"(%265, %275) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%277 = "stablehlo.add"(%252, %276) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%278 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%279 = "stablehlo.multiply"(%29, %278) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%280 = "stablehlo.add"(%279, %73) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%281 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%282 = "stablehlo.multiply"(%280, %281) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%283 = "stablehlo.add"(%282, %131) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%284 = "stablehlo.gather"(%136, %283) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%285 = "stablehlo.multiply"(%284, %137) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%286 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%290 = "stablehlo.reduce"(%285, %286) ({
^bb0(%287: tensor<f32>, %288: tensor<f32>):
%289 = "stablehlo.add"(%287, %288) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%289) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%291 = "stablehlo.multiply"(%33, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%292 = "stablehlo.multiply"(%291, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%293 = "stablehlo.multiply"(%290, %292) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%294 = "stablehlo.add"(%269, %293) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%295 = "stablehlo.multiply"(%31, %77) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%296 = "stablehlo.multiply"(%295, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%297 = "stablehlo.multiply"(%290, %296) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%298 = "stablehlo.add"(%273, %297) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%299 = "stablehlo.multiply"(%31, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%300 = "stablehlo.multiply"(%299, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%301 = "stablehlo.multiply"(%290, %300) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%302 = "stablehlo.add"(%277, %301) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%303 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%304 = "stablehlo.multiply"(%29, %303) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%305 = "stablehlo.add"(%304, %87) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%306 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%307 = "stablehlo.multiply"(%305, %306) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%308 = "stablehlo.add"(%307, %117) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%309 = "stablehlo.gather"(%136, %308) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%310 = "stablehlo.multiply"(%309, %137) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%311 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%315 = "stablehlo.reduce"(%310, %311) ({
^bb0(%312: tensor<f32>, %313: tensor<f32>):
%314 = "stablehlo.add"(%312, %313) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%314) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%316 = "stablehlo.multiply"(%33, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%317 = "stablehlo.multiply"(%316, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%318 = "stablehlo.multiply"(%315, %317) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%319 = "stablehlo.add"(%294, %318) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%320 = "stablehlo.multiply"(%31, %91) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%321 = "stablehlo.multiply"(%320, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%322 = "stablehlo.multiply"(%315, %321) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%323 = "stablehlo.add"(%298, %322) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%324 = "stablehlo.multiply"(%31, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%325 = "stablehlo.multiply"(%324, %121) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%326 = "stablehlo.multiply"(%315, %325) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%327 = "stablehlo.add"(%302, %326) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%328 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%329 = "stablehlo.multiply"(%29, %328) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%330 = "stablehlo.add"(%329, %87) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%331 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%332 = "stablehlo.multiply"(%330, %331) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%333 = "stablehlo.add"(%332, %131) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%334 = "stablehlo.gather"(%136, %333) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%335 = "stablehlo.multiply"(%334, %137) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%336 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%340 = "stablehlo.reduce"(%335, %336) ({
^bb0(%337: tensor<f32>, %338: tensor<f32>):
%339 = "stablehlo.add"(%337, %338) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%339) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%341 = "stablehlo.multiply"(%33, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%342 = "stablehlo.multiply"(%341, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%343 = "stablehlo.multiply"(%340, %342) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%344 = "stablehlo.add"(%319, %343) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%345 = "stablehlo.multiply"(%31, %91) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%346 = "stablehlo.multiply"(%345, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%347 = "stablehlo.multiply"(%340, %346) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%348 = "stablehlo.add"(%323, %347) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%349 = "stablehlo.multiply"(%31, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%350 = "stablehlo.multiply"(%349, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%351 = "stablehlo.multiply"(%340, %350) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%352 = "stablehlo.add"(%327, %351) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%353 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%354 = "stablehlo.multiply"(%43, %353) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%355 = "stablehlo.add"(%354, %73) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%356 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%357 = "stablehlo.multiply"(%355, %356) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%358 = "stablehlo.add"(%357, %117) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%359 = "stablehlo.gather"(%136, %358) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%360 = "stablehlo.multiply"(%359, %137) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%361 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%365 = "stablehlo.reduce"(%360, %361) ({
^bb0(%362: tensor<f32>, %363: tensor<f32>):
%364 = "stablehlo.add"(%362, %363) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%364) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%366 = "stablehlo.multiply"(%47, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%367 = "stablehlo.multiply"(%366, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%368 = "stablehlo.multiply"(%365, %367) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%369 = "stablehlo.add"(%344, %368) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%370 = "stablehlo.multiply"(%45, %77) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%371 = "stablehlo.multiply"(%370, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%372 = "stablehlo.multiply"(%365, %371) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%373 = "stablehlo.add"(%348, %372) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%374 = "stablehlo.multiply"(%45, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%375 = "stablehlo.multiply"(%374, %121) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%376 = "stablehlo.multiply"(%365, %375) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%377 = "stablehlo.add"(%352, %376) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%378 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%379 = "stablehlo.multiply"(%43, %378) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%380 = "stablehlo.add"(%379, %73) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%381 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%382 = "stablehlo.multiply"(%380, %381) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%383 = "stablehlo.add"(%382, %131) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%384 = "stablehlo.gather"(%136, %383) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%385 = "stablehlo.multiply"(%384, %137) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%386 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%390 = "stablehlo.reduce"(%385, %386) ({
^bb0(%387: tensor<f32>, %388: tensor<f32>):
%389 = "stablehlo.add"(%387, %388) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%389) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%391 = "stablehlo.multiply"(%47, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%392 = "stablehlo.multiply"(%391, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%393 = "stablehlo.multiply"(%390, %392) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%394 = "stablehlo.add"(%369, %393) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%395 = "stablehlo.multiply"(%45, %77) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%396 = "stablehlo.multiply"(%395, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%397 = "stablehlo.multiply"(%390, %396) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%398 = "stablehlo.add"(%373, %397) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%399 = "stablehlo.multiply"(%45, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%400 = "stablehlo.multiply"(%399, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%401 = "stablehlo.multiply"(%390, %400) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%402 = "stablehlo.add"(%377, %401) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%403 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%404 = "stablehlo.multiply"(%43, %403) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%405 = "stablehlo.add"(%404, %87) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%406 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%407 = "stablehlo.multiply"(%405, %406) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%408 = "stablehlo.add"(%407, %117) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%409 = "stablehlo.gather"(%136, %408) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%410 = "stablehlo.multiply"(%409, %137) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%411 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%415 = "stablehlo.reduce"(%410, %411) ({
^bb0(%412: tensor<f32>, %413: tensor<f32>):
%414 = "stablehlo.add"(%412, %413) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%414) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%416 = "stablehlo.multiply"(%47, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%417 = "stablehlo.multiply"(%416, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%418 = "stablehlo.multiply"(%415, %417) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%419 = "stablehlo.add"(%394, %418) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%420 = "stablehlo.multiply"(%45, %91) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%421 = "stablehlo.multiply"(%420, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%422 = "stablehlo.multiply"(%415, %421) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%423 = "stablehlo.add"(%398, %422) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%424 = "stablehlo.multiply"(%45, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%425 = "stablehlo.multiply"(%424, %121) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%426 = "stablehlo.multiply"(%415, %425) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%427 = "stablehlo.add"(%402, %426) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%428 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%429 = "stablehlo.multiply"(%43, %428) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%430 = "stablehlo.add"(%429, %87) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%431 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%432 = "stablehlo.multiply"(%430, %431) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%433 = "stablehlo.add"(%432, %131) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%434 = "stablehlo.gather"(%136, %433) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%435 = "stablehlo.multiply"(%434, %137) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%436 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%440 = "stablehlo.reduce"(%435, %436) ({
^bb0(%437: tensor<f32>, %438: tensor<f32>):
%439 = "stablehlo.add"(%437, %438) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%439) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%441 = "stablehlo.multiply"(%47, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%442 = "stablehlo.multiply"(%441, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%443 = "stablehlo.multiply"(%440, %442) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%444 = "stablehlo.add"(%419, %443) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%445 = "stablehlo.multiply"(%45, %91) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%446 = "stablehlo.multiply"(%445, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%447 = "stablehlo.multiply"(%440, %446) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%448 = "stablehlo.add"(%423, %447) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%449 = "stablehlo.multiply"(%45, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%450 = "stablehlo.multiply"(%449, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%451 = "stablehlo.multiply"(%440, %450) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%452 = "stablehlo.add"(%427, %451) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%453 = "stablehlo.reshape"(%452) : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
%454 = "stablehlo.reshape"(%448) : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
%455 = "stablehlo.reshape"(%444) : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
%456 = "stablehlo.concatenate"(%453, %454, %455) {dimension = 2 : i64} : (tensor<2x12x1xf32>, tensor<2x12x1xf32>, tensor<2x12x1xf32>) -> tensor<2x12x3xf32>
%457 = "stablehlo.reshape"(%456) : (tensor<2x12x3xf32>) -> tensor<2x3x2x2x3xf32>
return %251, %457 : tensor<2x3x4x5x3xf32>, tensor<2x3x2x2x3xf32>
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
%229 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%230 = "stablehlo.multiply"(%59, %229) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%231 = "stablehlo.add"(%230, %133) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%232 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%233 = "stablehlo.multiply"(%231, %232) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%234 = "stablehlo.add"(%233, %207) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%235 = "stablehlo.multiply"(%61, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%236 = "stablehlo.multiply"(%235, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%237 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%238 = "stablehlo.multiply"(%227, %237) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%242 = "stablehlo.scatter"(%228, %234, %238) ({
^bb0(%239: tensor<f32>, %240: tensor<f32>):
%241 = "stablehlo.add"(%239, %240) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%241) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%243 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%244 = "stablehlo.multiply"(%59, %243) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%245 = "stablehlo.add"(%244, %133) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%246 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%247 = "stablehlo.multiply"(%245, %246) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%248 = "stablehlo.add"(%247, %221) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%249 = "stablehlo.multiply"(%61, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%250 = "stablehlo.multiply"(%249, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%251 = "stablehlo.broadcast_in_dim"(%250) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%252 = "stablehlo.multiply"(%227, %251) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%256 = "stablehlo.scatter"(%242, %248, %252) ({
^bb0(%253: tensor<f32>, %254: tensor<f32>):
%255 = "stablehlo.add"(%253, %254) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%255) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%257 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%258 = "stablehlo.multiply"(%59, %257) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%259 = "stablehlo.add"(%258, %147) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%260 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%261 = "stablehlo.multiply"(%259, %260) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%262 = "stablehlo.add"(%261, %207) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%263 = "stablehlo.multiply"(%61, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%264 = "stablehlo.multiply"(%263, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%265 = "stablehlo.broadcast_in_dim"(%264) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%266 = "stablehlo.multiply"(%227, %265) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%270 = "stablehlo.scatter"(%256, %262, %266) ({
^bb0(%267: tensor<f32>, %268: tensor<f32>):
%269 = "stablehlo.add"(%267, %268) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%269) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%271 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%272 = "stablehlo.multiply"(%59, %271) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%273 = "stablehlo.add"(%272, %147) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%274 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%275 = "stablehlo.multiply"(%273, %274) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%276 = "stablehlo.add"(%275, %221) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%277 = "stablehlo.multiply"(%61, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%278 = "stablehlo.multiply"(%277, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%279 = "stablehlo.broadcast_in_dim"(%278) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%280 = "stablehlo.multiply"(%227, %279) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%284 = "stablehlo.scatter"(%270, %276, %280) ({
^bb0(%281: tensor<f32>, %282: tensor<f32>):
%283 = "stablehlo.add"(%281, %282) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%283) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%285 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%286 = "stablehlo.multiply"(%73, %285) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%287 = "stablehlo.add"(%286, %133) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%288 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%289 = "stablehlo.multiply"(%287, %288) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%290 = "stablehlo.add"(%289, %207) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%291 = "stablehlo.multiply"(%75, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%292 = "stablehlo.multiply"(%291, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%293 = "stablehlo.broadcast_in_dim"(%292) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%294 = "stablehlo.multiply"(%227, %293) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%298 = "stablehlo.scatter"(%284, %290, %294) ({
^bb0(%295: tensor<f32>, %296: tensor<f32>):
%297 = "stablehlo.add"(%295, %296) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%297) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%299 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%300 = "stablehlo.multiply"(%73, %299) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%301 = "stablehlo.add"(%300, %133) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%302 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%303 = "stablehlo.multiply"(%301, %302) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%304 = "stablehlo.add"(%303, %221) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%305 = "stablehlo.multiply"(%75, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%306 = "stablehlo.multiply"(%305, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%307 = "stablehlo.broadcast_in_dim"(%306) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%308 = "stablehlo.multiply"(%227, %307) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%312 = "stablehlo.scatter"(%298, %304, %308) ({
^bb0(%309: tensor<f32>, %310: tensor<f32>):
%311 = "stablehlo.add"(%309, %310) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%311) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%313 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%314 = "stablehlo.multiply"(%73, %313) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%315 = "stablehlo.add"(%314, %147) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%316 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%317 = "stablehlo.multiply"(%315, %316) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%318 = "stablehlo.add"(%317, %207) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%319 = "stablehlo.multiply"(%75, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%320 = "stablehlo.multiply"(%319, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%321 = "stablehlo.broadcast_in_dim"(%320) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%322 = "stablehlo.multiply"(%227, %321) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%326 = "stablehlo.scatter"(%312, %318, %322) ({
^bb0(%323: tensor<f32>, %324: tensor<f32>):
%325 = "stablehlo.add"(%323, %324) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%325) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%327 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%328 = "stablehlo.multiply"(%73, %327) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%329 = "stablehlo.add"(%328, %147) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%330 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%331 = "stablehlo.multiply"(%329, %330) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%332 = "stablehlo.add"(%331, %221) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%333 = "stablehlo.multiply"(%75, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%334 = "stablehlo.multiply"(%333, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%335 = "stablehlo.broadcast_in_dim"(%334) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%336 = "stablehlo.multiply"(%227, %335) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%340 = "stablehlo.scatter"(%326, %332, %336) ({
^bb0(%337: tensor<f32>, %338: tensor<f32>):
%339 = "stablehlo.add"(%337, %338) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%339) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%341 = "stablehlo.reshape"(%340) : (tensor<2x3x60xf32>) -> tensor<2x3x4x5x3xf32>
%342 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%343 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%344 = "stablehlo.multiply"(%59, %343) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%345 = "stablehlo.add"(%344, %133) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%346 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%347 = "stablehlo.multiply"(%345, %346) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%348 = "stablehlo.add"(%347, %207) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%349 = "stablehlo.gather"(%226, %348) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%350 = "stablehlo.multiply"(%349, %227) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%351 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%355 = "stablehlo.reduce"(%350, %351) ({
^bb0(%352: tensor<f32>, %353: tensor<f32>):
%354 = "stablehlo.add"(%352, %353) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%354) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%356 = "stablehlo.multiply"(%63, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%357 = "stablehlo.multiply"(%356, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%358 = "stablehlo.multiply"(%355, %357) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%359 = "stablehlo.add"(%342, %358) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%360 = "stablehlo.multiply"(%61, %137) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%361 = "stablehlo.multiply"(%360, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%362 = "stablehlo.multiply"(%355, %361) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%363 = "stablehlo.add"(%342, %362) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%364 = "stablehlo.multiply"(%61, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%365 = "stablehlo.multiply"(%364, %211) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%366 = "stablehlo.multiply"(%355, %365) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%367 = "stablehlo.add"(%342, %366) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%368 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%369 = "stablehlo.multiply"(%59, %368) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%370 = "stablehlo.add"(%369, %133) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%371 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%372 = "stablehlo.multiply"(%370, %371) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%373 = "stablehlo.add"(%372, %221) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%374 = "stablehlo.gather"(%226, %373) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%375 = "stablehlo.multiply"(%374, %227) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%376 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%380 = "stablehlo.reduce"(%375, %376) ({
^bb0(%377: tensor<f32>, %378: tensor<f32>):
%379 = "stablehlo.add"(%377, %378) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%379) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%381 = "stablehlo.multiply"(%63, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%382 = "stablehlo.multiply"(%381, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%383 = "stablehlo.multiply"(%380, %382) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%384 = "stablehlo.add"(%359, %383) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%385 = "stablehlo.multiply"(%61, %137) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%386 = "stablehlo.multiply"(%385, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%387 = "stablehlo.multiply"(%380, %386) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%388 = "stablehlo.add"(%363, %387) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%389 = "stablehlo.multiply"(%61, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%390 = "stablehlo.multiply"(%389, %225) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%391 = "stablehlo.multiply"(%380, %390) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%392 = "stablehlo.add"(%367, %391) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%393 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%394 = "stablehlo.multiply"(%59, %393) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%395 = "stablehlo.add"(%394, %147) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%396 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%397 = "stablehlo.multiply"(%395, %396) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%398 = "stablehlo.add"(%397, %207) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%399 = "stablehlo.gather"(%226, %398) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%400 = "stablehlo.multiply"(%399, %227) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%401 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%405 = "stablehlo.reduce"(%400, %401) ({
^bb0(%402: tensor<f32>, %403: tensor<f32>):
%404 = "stablehlo.add"(%402, %403) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%404) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%406 = "stablehlo.multiply"(%63, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%407 = "stablehlo.multiply"(%406, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%408 = "stablehlo.multiply"(%405, %407) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%409 = "stablehlo.add"(%384, %408) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%410 = "stablehlo.multiply"(%61, %151) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%411 = "stablehlo.multiply"(%410, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%412 = "stablehlo.multiply"(%405, %411) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%413 = "stablehlo.add"(%388, %412) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%414 = "stablehlo.multiply"(%61, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%415 = "stablehlo.multiply"(%414, %211) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%416 = "stablehlo.multiply"(%405, %415) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%417 = "stablehlo.add"(%392, %416) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%418 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%419 = "stablehlo.multiply"(%59, %418) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%420 = "stablehlo.add"(%419, %147) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%421 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%422 = "stablehlo.multiply"(%420, %421) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%423 = "stablehlo.add"(%422, %221) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%424 = "stablehlo.gather"(%226, %423) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%425 = "stablehlo.multiply"(%424, %227) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%426 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%430 = "stablehlo.reduce"(%425, %426) ({
^bb0(%427: tensor<f32>, %428: tensor<f32>):
%429 = "stablehlo.add"(%427, %428) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%429) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%431 = "stablehlo.multiply"(%63, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%432 = "stablehlo.multiply"(%431, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%433 = "stablehlo.multiply"(%430, %432) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%434 = "stablehlo.add"(%409, %433) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%435 = "stablehlo.multiply"(%61, %151) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%436 = "stablehlo.multiply"(%435, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%437 = "stablehlo.multiply"(%430, %436) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%438 = "stablehlo.add"(%413, %437) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%439 = "stablehlo.multiply"(%61, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%440 = "stablehlo.multiply"(%439, %225) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%441 = "stablehlo.multiply"(%430, %440) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%442 = "stablehlo.add"(%417, %441) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%443 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%444 = "stablehlo.multiply"(%73, %443) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%445 = "stablehlo.add"(%444, %133) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%446 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%447 = "stablehlo.multiply"(%445, %446) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%448 = "stablehlo.add"(%447, %207) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%449 = "stablehlo.gather"(%226, %448) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%450 = "stablehlo.multiply"(%449, %227) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%451 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%455 = "stablehlo.reduce"(%450, %451) ({
^bb0(%452: tensor<f32>, %453: tensor<f32>):
%454 = "stablehlo.add"(%452, %453) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%454) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%456 = "stablehlo.multiply"(%77, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%457 = "stablehlo.multiply"(%456, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%458 = "stablehlo.multiply"(%455, %457) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%459 = "stablehlo.add"(%434, %458) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%460 = "stablehlo.multiply"(%75, %137) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%461 = "stablehlo.multiply"(%460, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%462 = "stablehlo.multiply"(%455, %461) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%463 = "stablehlo.add"(%438, %462) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%464 = "stablehlo.multiply"(%75, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%465 = "stablehlo.multiply"(%464, %211) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%466 = "stablehlo.multiply"(%455, %465) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%467 = "stablehlo.add"(%442, %466) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%468 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%469 = "stablehlo.multiply"(%73, %468) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%470 = "stablehlo.add"(%469, %133) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%471 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%472 = "stablehlo.multiply"(%470, %471) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%473 = "stablehlo.add"(%472, %221) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%474 = "stablehlo.gather"(%226, %473) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%475 = "stablehlo.multiply"(%474, %227) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%476 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%480 = "stablehlo.reduce"(%475, %476) ({
^bb0(%477: tensor<f32>, %478: tensor<f32>):
%479 = "stablehlo.add"(%477, %478) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%479) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%481 = "stablehlo.multiply"(%77, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%482 = "stablehlo.multiply"(%481, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%483 = "stablehlo.multiply"(%480, %482) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%484 = "stablehlo.add"(%459, %483) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%485 = "stablehlo.multiply"(%75, %137) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%486 = "stablehlo.multiply"(%485, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%487 = "stablehlo.multiply"(%480, %486) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%488 = "stablehlo.add"(%463, %487) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%489 = "stablehlo.multiply"(%75, %135) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%490 = "stablehlo.multiply"(%489, %225) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%491 = "stablehlo.multiply"(%480, %490) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%492 = "stablehlo.add"(%467, %491) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%493 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%494 = "stablehlo.multiply"(%73, %493) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%495 = "stablehlo.add"(%494, %147) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%496 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%497 = "stablehlo.multiply"(%495, %496) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%498 = "stablehlo.add"(%497, %207) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%499 = "stablehlo.gather"(%226, %498) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%500 = "stablehlo.multiply"(%499, %227) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%501 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%505 = "stablehlo.reduce"(%500, %501) ({
^bb0(%502: tensor<f32>, %503: tensor<f32>):
%504 = "stablehlo.add"(%502, %503) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%504) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%506 = "stablehlo.multiply"(%77, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%507 = "stablehlo.multiply"(%506, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%508 = "stablehlo.multiply"(%505, %507) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%509 = "stablehlo.add"(%484, %508) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%510 = "stablehlo.multiply"(%75, %151) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%511 = "stablehlo.multiply"(%510, %209) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%512 = "stablehlo.multiply"(%505, %511) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%513 = "stablehlo.add"(%488, %512) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%514 = "stablehlo.multiply"(%75, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%515 = "stablehlo.multiply"(%514, %211) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%516 = "stablehlo.multiply"(%505, %515) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%517 = "stablehlo.add"(%492, %516) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%518 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%519 = "stablehlo.multiply"(%73, %518) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%520 = "stablehlo.add"(%519, %147) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%521 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%522 = "stablehlo.multiply"(%520, %521) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%523 = "stablehlo.add"(%522, %221) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%524 = "stablehlo.gather"(%226, %523) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%525 = "stablehlo.multiply"(%524, %227) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%526 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%530 = "stablehlo.reduce"(%525, %526) ({
^bb0(%527: tensor<f32>, %528: tensor<f32>):
%529 = "stablehlo.add"(%527, %528) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%529) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%531 = "stablehlo.multiply"(%77, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%532 = "stablehlo.multiply"(%531, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%533 = "stablehlo.multiply"(%530, %532) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%534 = "stablehlo.add"(%509, %533) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%535 = "stablehlo.multiply"(%75, %151) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%536 = "stablehlo.multiply"(%535, %223) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%537 = "stablehlo.multiply"(%530, %536) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%538 = "stablehlo.add"(%513, %537) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%539 = "stablehlo.multiply"(%75, %149) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%540 = "stablehlo.multiply"(%539, %225) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%541 = "stablehlo.multiply"(%530, %540) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%542 = "stablehlo.add"(%517, %541) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%543 = "stablehlo.reshape"(%542) : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
%544 = "stablehlo.reshape"(%538) : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
%545 = "stablehlo.reshape"(%534) : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
%546 = "stablehlo.concatenate"(%543, %544, %545) {dimension = 2 : i64} : (tensor<2x12x1xf32>, tensor<2x12x1xf32>, tensor<2x12x1xf32>) -> tensor<2x12x3xf32>
%547 = "stablehlo.reshape"(%546) : (tensor<2x12x3xf32>) -> tensor<2x3x2x2x3xf32>
return %341, %547 : tensor<2x3x4x5x3xf32>, tensor<2x3x2x2x3xf32>
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
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%21 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%23 = "stablehlo.compare"(%18, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%24 = "stablehlo.compare"(%18, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%25 = "stablehlo.and"(%23, %24) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%27 = "stablehlo.select"(%25, %18, %26) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%28 = "stablehlo.convert"(%27) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%30 = "stablehlo.select"(%25, %19, %29) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%32 = "stablehlo.select"(%25, %20, %31) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%33 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 12, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%34 = "stablehlo.reshape"(%33) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%36 = "stablehlo.add"(%34, %35) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%37 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%38 = "stablehlo.multiply"(%36, %37) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%39 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%40 = "stablehlo.subtract"(%38, %39) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%41 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%42 = "stablehlo.divide"(%40, %41) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%44 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%45 = "stablehlo.maximum"(%42, %43) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%46 = "stablehlo.minimum"(%45, %44) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%47 = "stablehlo.round_nearest_even"(%46) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%50 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%52 = "stablehlo.compare"(%47, %51) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%53 = "stablehlo.compare"(%47, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%54 = "stablehlo.and"(%52, %53) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%56 = "stablehlo.select"(%54, %47, %55) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%57 = "stablehlo.convert"(%56) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%59 = "stablehlo.select"(%54, %48, %58) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%61 = "stablehlo.select"(%54, %49, %60) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%62 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 12, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%63 = "stablehlo.reshape"(%62) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%64 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%65 = "stablehlo.add"(%63, %64) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%66 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%67 = "stablehlo.multiply"(%65, %66) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%68 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%69 = "stablehlo.subtract"(%67, %68) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%70 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%71 = "stablehlo.divide"(%69, %70) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%73 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%74 = "stablehlo.maximum"(%71, %72) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%75 = "stablehlo.minimum"(%74, %73) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%76 = "stablehlo.round_nearest_even"(%75) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%79 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%81 = "stablehlo.compare"(%76, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%82 = "stablehlo.compare"(%76, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%83 = "stablehlo.and"(%81, %82) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%85 = "stablehlo.select"(%83, %76, %84) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%86 = "stablehlo.convert"(%85) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%88 = "stablehlo.select"(%83, %77, %87) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%90 = "stablehlo.select"(%83, %78, %89) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%91 = "stablehlo.reshape"(%1) : (tensor<2x3x4x5x3xf32>) -> tensor<2x3x60xf32>
%92 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2x2xf32>) -> tensor<2x3x12xf32>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x60xf32>} : () -> tensor<2x3x60xf32>
%94 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%95 = "stablehlo.multiply"(%28, %94) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%96 = "stablehlo.add"(%95, %57) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%97 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%98 = "stablehlo.multiply"(%96, %97) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%99 = "stablehlo.add"(%98, %86) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%100 = "stablehlo.multiply"(%30, %59) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%101 = "stablehlo.multiply"(%100, %88) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%103 = "stablehlo.multiply"(%92, %102) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%107 = "stablehlo.scatter"(%93, %99, %103) ({
^bb0(%104: tensor<f32>, %105: tensor<f32>):
%106 = "stablehlo.add"(%104, %105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%106) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x12xi32>, tensor<2x3x12xf32>) -> tensor<2x3x60xf32>
%108 = "stablehlo.reshape"(%107) : (tensor<2x3x60xf32>) -> tensor<2x3x4x5x3xf32>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%110 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%111 = "stablehlo.multiply"(%28, %110) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%112 = "stablehlo.add"(%111, %57) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%113 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%114 = "stablehlo.multiply"(%112, %113) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%115 = "stablehlo.add"(%114, %86) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%116 = "stablehlo.gather"(%91, %115) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%117 = "stablehlo.multiply"(%116, %92) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%122 = "stablehlo.reduce"(%117, %118) ({
^bb0(%119: tensor<f32>, %120: tensor<f32>):
%121 = "stablehlo.add"(%119, %120) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%121) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x12xf32>
%123 = "stablehlo.multiply"(%32, %59) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%124 = "stablehlo.multiply"(%123, %88) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%125 = "stablehlo.multiply"(%122, %124) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%126 = "stablehlo.add"(%109, %125) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%127 = "stablehlo.multiply"(%30, %61) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%128 = "stablehlo.multiply"(%127, %88) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%129 = "stablehlo.multiply"(%122, %128) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%130 = "stablehlo.add"(%109, %129) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%131 = "stablehlo.multiply"(%30, %59) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%132 = "stablehlo.multiply"(%131, %90) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%133 = "stablehlo.multiply"(%122, %132) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%134 = "stablehlo.add"(%109, %133) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%135 = "stablehlo.reshape"(%134) : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
%136 = "stablehlo.reshape"(%130) : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
%137 = "stablehlo.reshape"(%126) : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
%138 = "stablehlo.concatenate"(%135, %136, %137) {dimension = 2 : i64} : (tensor<2x12x1xf32>, tensor<2x12x1xf32>, tensor<2x12x1xf32>) -> tensor<2x12x3xf32>
%139 = "stablehlo.reshape"(%138) : (tensor<2x12x3xf32>) -> tensor<2x3x2x2x3xf32>
return %108, %139 : tensor<2x3x4x5x3xf32>, tensor<2x3x2x2x3xf32>
}
}

