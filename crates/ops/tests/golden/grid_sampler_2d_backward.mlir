// f32[2,3,3,2] f32[2,3,4,5] f32[2,3,2,2] 0 0 false [true,true]
module @example {
func.func public @main(%0: tensor<2x3x3x2xf32>, %1: tensor<2x3x4x5xf32>, %2: tensor<2x3x2x2xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>) {
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%7 = "stablehlo.add"(%5, %6) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%8 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%11 = "stablehlo.subtract"(%9, %10) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%13 = "stablehlo.divide"(%11, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%16 = "stablehlo.multiply"(%14, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%17 = "stablehlo.floor"(%13) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%18 = "stablehlo.subtract"(%13, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%20 = "stablehlo.subtract"(%19, %18) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%21 = "stablehlo.negate"(%16) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%22 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%24 = "stablehlo.compare"(%17, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%25 = "stablehlo.compare"(%17, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%26 = "stablehlo.and"(%24, %25) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.select"(%26, %17, %27) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%29 = "stablehlo.convert"(%28) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%31 = "stablehlo.select"(%26, %20, %30) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%33 = "stablehlo.select"(%26, %21, %32) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%35 = "stablehlo.add"(%17, %34) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.compare"(%35, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%39 = "stablehlo.compare"(%35, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%40 = "stablehlo.and"(%38, %39) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.select"(%40, %35, %41) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%43 = "stablehlo.convert"(%42) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%45 = "stablehlo.select"(%40, %18, %44) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%47 = "stablehlo.select"(%40, %16, %46) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%48 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%49 = "stablehlo.reshape"(%48) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%51 = "stablehlo.add"(%49, %50) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%52 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%53 = "stablehlo.multiply"(%51, %52) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%54 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%55 = "stablehlo.subtract"(%53, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%56 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%57 = "stablehlo.divide"(%55, %56) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%58 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%59 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%60 = "stablehlo.multiply"(%58, %59) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.floor"(%57) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%62 = "stablehlo.subtract"(%57, %61) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%63 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%64 = "stablehlo.subtract"(%63, %62) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%65 = "stablehlo.negate"(%60) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%66 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%68 = "stablehlo.compare"(%61, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%69 = "stablehlo.compare"(%61, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%70 = "stablehlo.and"(%68, %69) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%72 = "stablehlo.select"(%70, %61, %71) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.convert"(%72) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%75 = "stablehlo.select"(%70, %64, %74) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%77 = "stablehlo.select"(%70, %65, %76) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%78 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%79 = "stablehlo.add"(%61, %78) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%80 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%82 = "stablehlo.compare"(%79, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%83 = "stablehlo.compare"(%79, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%84 = "stablehlo.and"(%82, %83) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%86 = "stablehlo.select"(%84, %79, %85) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%87 = "stablehlo.convert"(%86) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%89 = "stablehlo.select"(%84, %62, %88) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%91 = "stablehlo.select"(%84, %60, %90) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%92 = "stablehlo.reshape"(%1) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%93 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x20xf32>} : () -> tensor<2x3x20xf32>
%95 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%96 = "stablehlo.multiply"(%29, %95) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%97 = "stablehlo.add"(%96, %73) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%98 = "stablehlo.multiply"(%31, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%100 = "stablehlo.multiply"(%93, %99) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%104 = "stablehlo.scatter"(%94, %97, %100) ({
^bb0(%101: tensor<f32>, %102: tensor<f32>):
%103 = "stablehlo.add"(%101, %102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%103) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%105 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%106 = "stablehlo.multiply"(%29, %105) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%107 = "stablehlo.add"(%106, %87) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%108 = "stablehlo.multiply"(%31, %89) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%110 = "stablehlo.multiply"(%93, %109) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%114 = "stablehlo.scatter"(%104, %107, %110) ({
^bb0(%111: tensor<f32>, %112: tensor<f32>):
%113 = "stablehlo.add"(%111, %112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%113) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%115 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%116 = "stablehlo.multiply"(%43, %115) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%117 = "stablehlo.add"(%116, %73) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%118 = "stablehlo.multiply"(%45, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%120 = "stablehlo.multiply"(%93, %119) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%124 = "stablehlo.scatter"(%114, %117, %120) ({
^bb0(%121: tensor<f32>, %122: tensor<f32>):
%123 = "stablehlo.add"(%121, %122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%123) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%125 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%126 = "stablehlo.multiply"(%43, %125) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%127 = "stablehlo.add"(%126, %87) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%128 = "stablehlo.multiply"(%45, %89) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%129 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%130 = "stablehlo.multiply"(%93, %129) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%134 = "stablehlo.scatter"(%124, %127, %130) ({
^bb0(%131: tensor<f32>, %132: tensor<f32>):
%133 = "stablehlo.add"(%131, %132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%133) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%135 = "stablehlo.reshape"(%134) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%137 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%138 = "stablehlo.multiply"(%29, %137) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%139 = "stablehlo.add"(%138, %73) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%140 = "stablehlo.gather"(%92, %139) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%141 = "stablehlo.multiply"(%140, %93) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%142 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%146 = "stablehlo.reduce"(%141, %142) ({
^bb0(%143: tensor<f32>, %144: tensor<f32>):
%145 = "stablehlo.add"(%143, %144) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%145) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%147 = "stablehlo.multiply"(%33, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%148 = "stablehlo.multiply"(%146, %147) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%149 = "stablehlo.add"(%136, %148) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%150 = "stablehlo.multiply"(%31, %77) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%151 = "stablehlo.multiply"(%146, %150) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%152 = "stablehlo.add"(%136, %151) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%153 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%154 = "stablehlo.multiply"(%29, %153) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%155 = "stablehlo.add"(%154, %87) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%156 = "stablehlo.gather"(%92, %155) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%157 = "stablehlo.multiply"(%156, %93) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%158 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%162 = "stablehlo.reduce"(%157, %158) ({
^bb0(%159: tensor<f32>, %160: tensor<f32>):
%161 = "stablehlo.add"(%159, %160) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%161) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%163 = "stablehlo.multiply"(%33, %89) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%164 = "stablehlo.multiply"(%162, %163) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%165 = "stablehlo.add"(%149, %164) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%166 = "stablehlo.multiply"(%31, %91) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%167 = "stablehlo.multiply"(%162, %166) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%168 = "stablehlo.add"(%152, %167) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%169 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%170 = "stablehlo.multiply"(%43, %169) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%171 = "stablehlo.add"(%170, %73) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%172 = "stablehlo.gather"(%92, %171) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%173 = "stablehlo.multiply"(%172, %93) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%178 = "stablehlo.reduce"(%173, %174) ({
^bb0(%175: tensor<f32>, %176: tensor<f32>):
%177 = "stablehlo.add"(%175, %176) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%177) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%179 = "stablehlo.multiply"(%47, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%180 = "stablehlo.multiply"(%178, %179) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%181 = "stablehlo.add"(%165, %180) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%182 = "stablehlo.multiply"(%45, %77) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%183 = "stablehlo.multiply"(%178, %182) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%184 = "stablehlo.add"(%168, %183) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%185 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%186 = "stablehlo.multiply"(%43, %185) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%187 = "stablehlo.add"(%186, %87) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%188 = "stablehlo.gather"(%92, %187) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%189 = "stablehlo.multiply"(%188, %93) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%194 = "stablehlo.reduce"(%189, %190) ({
^bb0(%191: tensor<f32>, %192: tensor<f32>):
%193 = "stablehlo.add"(%191, %192) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%193) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%195 = "stablehlo.multiply"(%47, %89) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%196 = "stablehlo.multiply"(%194, %195) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%197 = "stablehlo.add"(%181, %196) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%198 = "stablehlo.multiply"(%45, %91) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%199 = "stablehlo.multiply"(%194, %198) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%200 = "stablehlo.add"(%184, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%201 = "stablehlo.reshape"(%200) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%202 = "stablehlo.reshape"(%197) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%203 = "stablehlo.concatenate"(%201, %202) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%204 = "stablehlo.reshape"(%203) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %135, %204 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
}
}

// f32[2,3,3,2] f32[2,3,4,5] f32[2,3,2,2] 0 1 true [true,true]
module @example {
func.func public @main(%0: tensor<2x3x3x2xf32>, %1: tensor<2x3x4x5xf32>, %2: tensor<2x3x2x2xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>) {
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%7 = "stablehlo.add"(%5, %6) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%8 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%9 = "stablehlo.divide"(%7, %8) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%10 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%11 = "stablehlo.multiply"(%9, %10) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%12 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%14 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%15 = "stablehlo.compare"(%11, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%16 = "stablehlo.compare"(%11, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%17 = "stablehlo.and"(%15, %16) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%18 = "stablehlo.maximum"(%11, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%19 = "stablehlo.minimum"(%18, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%20 = "stablehlo.convert"(%17) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%21 = "stablehlo.multiply"(%12, %20) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%22 = "stablehlo.floor"(%19) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%23 = "stablehlo.subtract"(%19, %22) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%24 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%25 = "stablehlo.subtract"(%24, %23) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%26 = "stablehlo.negate"(%21) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%27 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%29 = "stablehlo.compare"(%22, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%30 = "stablehlo.compare"(%22, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%31 = "stablehlo.and"(%29, %30) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%33 = "stablehlo.select"(%31, %22, %32) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%34 = "stablehlo.convert"(%33) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%36 = "stablehlo.select"(%31, %25, %35) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.select"(%31, %26, %37) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%39 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%40 = "stablehlo.add"(%22, %39) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%41 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%43 = "stablehlo.compare"(%40, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%44 = "stablehlo.compare"(%40, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%45 = "stablehlo.and"(%43, %44) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%47 = "stablehlo.select"(%45, %40, %46) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%48 = "stablehlo.convert"(%47) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%50 = "stablehlo.select"(%45, %23, %49) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%52 = "stablehlo.select"(%45, %21, %51) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%53 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%54 = "stablehlo.reshape"(%53) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%55 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%56 = "stablehlo.add"(%54, %55) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%57 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%58 = "stablehlo.divide"(%56, %57) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%59 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%60 = "stablehlo.multiply"(%58, %59) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%63 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%64 = "stablehlo.compare"(%60, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%65 = "stablehlo.compare"(%60, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%66 = "stablehlo.and"(%64, %65) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%67 = "stablehlo.maximum"(%60, %62) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%68 = "stablehlo.minimum"(%67, %63) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%69 = "stablehlo.convert"(%66) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%70 = "stablehlo.multiply"(%61, %69) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%71 = "stablehlo.floor"(%68) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%72 = "stablehlo.subtract"(%68, %71) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%74 = "stablehlo.subtract"(%73, %72) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%75 = "stablehlo.negate"(%70) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%76 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%78 = "stablehlo.compare"(%71, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%79 = "stablehlo.compare"(%71, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%80 = "stablehlo.and"(%78, %79) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%82 = "stablehlo.select"(%80, %71, %81) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%83 = "stablehlo.convert"(%82) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%85 = "stablehlo.select"(%80, %74, %84) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%87 = "stablehlo.select"(%80, %75, %86) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%89 = "stablehlo.add"(%71, %88) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%90 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%92 = "stablehlo.compare"(%89, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%93 = "stablehlo.compare"(%89, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%94 = "stablehlo.and"(%92, %93) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%96 = "stablehlo.select"(%94, %89, %95) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%97 = "stablehlo.convert"(%96) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%99 = "stablehlo.select"(%94, %72, %98) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%101 = "stablehlo.select"(%94, %70, %100) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%102 = "stablehlo.reshape"(%1) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%103 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%104 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x20xf32>} : () -> tensor<2x3x20xf32>
%105 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%106 = "stablehlo.multiply"(%34, %105) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%107 = "stablehlo.add"(%106, %83) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%108 = "stablehlo.multiply"(%36, %85) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%110 = "stablehlo.multiply"(%103, %109) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%114 = "stablehlo.scatter"(%104, %107, %110) ({
^bb0(%111: tensor<f32>, %112: tensor<f32>):
%113 = "stablehlo.add"(%111, %112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%113) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%115 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%116 = "stablehlo.multiply"(%34, %115) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%117 = "stablehlo.add"(%116, %97) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%118 = "stablehlo.multiply"(%36, %99) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%120 = "stablehlo.multiply"(%103, %119) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%124 = "stablehlo.scatter"(%114, %117, %120) ({
^bb0(%121: tensor<f32>, %122: tensor<f32>):
%123 = "stablehlo.add"(%121, %122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%123) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%125 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%126 = "stablehlo.multiply"(%48, %125) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%127 = "stablehlo.add"(%126, %83) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%128 = "stablehlo.multiply"(%50, %85) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%129 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%130 = "stablehlo.multiply"(%103, %129) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%134 = "stablehlo.scatter"(%124, %127, %130) ({
^bb0(%131: tensor<f32>, %132: tensor<f32>):
%133 = "stablehlo.add"(%131, %132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%133) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%135 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%136 = "stablehlo.multiply"(%48, %135) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%137 = "stablehlo.add"(%136, %97) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%138 = "stablehlo.multiply"(%50, %99) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%139 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%140 = "stablehlo.multiply"(%103, %139) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%144 = "stablehlo.scatter"(%134, %137, %140) ({
^bb0(%141: tensor<f32>, %142: tensor<f32>):
%143 = "stablehlo.add"(%141, %142) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%143) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%145 = "stablehlo.reshape"(%144) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%147 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%148 = "stablehlo.multiply"(%34, %147) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%149 = "stablehlo.add"(%148, %83) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%150 = "stablehlo.gather"(%102, %149) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%151 = "stablehlo.multiply"(%150, %103) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%152 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%156 = "stablehlo.reduce"(%151, %152) ({
^bb0(%153: tensor<f32>, %154: tensor<f32>):
%155 = "stablehlo.add"(%153, %154) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%155) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%157 = "stablehlo.multiply"(%38, %85) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%158 = "stablehlo.multiply"(%156, %157) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%159 = "stablehlo.add"(%146, %158) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%160 = "stablehlo.multiply"(%36, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%161 = "stablehlo.multiply"(%156, %160) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%162 = "stablehlo.add"(%146, %161) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%163 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%164 = "stablehlo.multiply"(%34, %163) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%165 = "stablehlo.add"(%164, %97) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%166 = "stablehlo.gather"(%102, %165) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%167 = "stablehlo.multiply"(%166, %103) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%172 = "stablehlo.reduce"(%167, %168) ({
^bb0(%169: tensor<f32>, %170: tensor<f32>):
%171 = "stablehlo.add"(%169, %170) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%171) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%173 = "stablehlo.multiply"(%38, %99) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%174 = "stablehlo.multiply"(%172, %173) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%175 = "stablehlo.add"(%159, %174) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%176 = "stablehlo.multiply"(%36, %101) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%177 = "stablehlo.multiply"(%172, %176) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%178 = "stablehlo.add"(%162, %177) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%179 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%180 = "stablehlo.multiply"(%48, %179) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%181 = "stablehlo.add"(%180, %83) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%182 = "stablehlo.gather"(%102, %181) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%183 = "stablehlo.multiply"(%182, %103) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%184 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%188 = "stablehlo.reduce"(%183, %184) ({
^bb0(%185: tensor<f32>, %186: tensor<f32>):
%187 = "stablehlo.add"(%185, %186) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%187) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%189 = "stablehlo.multiply"(%52, %85) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%190 = "stablehlo.multiply"(%188, %189) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%191 = "stablehlo.add"(%175, %190) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%192 = "stablehlo.multiply"(%50, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%193 = "stablehlo.multiply"(%188, %192) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%194 = "stablehlo.add"(%178, %193) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%195 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%196 = "stablehlo.multiply"(%48, %195) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%197 = "stablehlo.add"(%196, %97) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%198 = "stablehlo.gather"(%102, %197) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%199 = "stablehlo.multiply"(%198, %103) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%200 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%204 = "stablehlo.reduce"(%199, %200) ({
^bb0(%201: tensor<f32>, %202: tensor<f32>):
%203 = "stablehlo.add"(%201, %202) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%203) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%205 = "stablehlo.multiply"(%52, %99) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%206 = "stablehlo.multiply"(%204, %205) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%207 = "stablehlo.add"(%191, %206) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%208 = "stablehlo.multiply"(%50, %101) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%209 = "stablehlo.multiply"(%204, %208) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%210 = "stablehlo.add"(%194, %209) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%211 = "stablehlo.reshape"(%210) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%212 = "stablehlo.reshape"(%207) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%213 = "stablehlo.concatenate"(%211, %212) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%214 = "stablehlo.reshape"(%213) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %145, %214 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
}
}

// f32[2,3,3,2] f32[2,3,4,5] f32[2,3,2,2] 0 2 false [true,true]
module @example {
func.func public @main(%0: tensor<2x3x3x2xf32>, %1: tensor<2x3x4x5xf32>, %2: tensor<2x3x2x2xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>) {
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%7 = "stablehlo.add"(%5, %6) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%8 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%11 = "stablehlo.subtract"(%9, %10) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%13 = "stablehlo.divide"(%11, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%15 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%16 = "stablehlo.subtract"(%13, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%17 = "stablehlo.abs"(%16) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%18 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%19 = "stablehlo.remainder"(%17, %18) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%20 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%21 = "stablehlo.divide"(%17, %20) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%22 = "stablehlo.floor"(%21) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%23 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%24 = "stablehlo.remainder"(%22, %23) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%26 = "stablehlo.compare"(%24, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%27 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.subtract"(%27, %19) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%29 = "stablehlo.select"(%26, %19, %28) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%30 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%31 = "stablehlo.add"(%29, %30) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%33 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%35 = "stablehlo.compare"(%16, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%36 = "stablehlo.select"(%35, %33, %32) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%37 = "stablehlo.negate"(%36) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%38 = "stablehlo.select"(%26, %36, %37) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%40 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%41 = "stablehlo.compare"(%31, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%42 = "stablehlo.compare"(%31, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%43 = "stablehlo.and"(%41, %42) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%44 = "stablehlo.maximum"(%31, %39) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%45 = "stablehlo.minimum"(%44, %40) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%46 = "stablehlo.convert"(%43) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%47 = "stablehlo.multiply"(%38, %46) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%48 = "stablehlo.multiply"(%14, %47) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%49 = "stablehlo.floor"(%45) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%50 = "stablehlo.subtract"(%45, %49) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%51 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%52 = "stablehlo.subtract"(%51, %50) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%53 = "stablehlo.negate"(%48) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%54 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%56 = "stablehlo.compare"(%49, %55) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%57 = "stablehlo.compare"(%49, %54) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%58 = "stablehlo.and"(%56, %57) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%60 = "stablehlo.select"(%58, %49, %59) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.convert"(%60) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%63 = "stablehlo.select"(%58, %52, %62) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%65 = "stablehlo.select"(%58, %53, %64) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%66 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%67 = "stablehlo.add"(%49, %66) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%68 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%70 = "stablehlo.compare"(%67, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%71 = "stablehlo.compare"(%67, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%72 = "stablehlo.and"(%70, %71) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%74 = "stablehlo.select"(%72, %67, %73) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%75 = "stablehlo.convert"(%74) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%77 = "stablehlo.select"(%72, %50, %76) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%79 = "stablehlo.select"(%72, %48, %78) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%80 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%81 = "stablehlo.reshape"(%80) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%82 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%83 = "stablehlo.add"(%81, %82) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%84 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%85 = "stablehlo.multiply"(%83, %84) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%86 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%87 = "stablehlo.subtract"(%85, %86) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%88 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%89 = "stablehlo.divide"(%87, %88) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%90 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%91 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%92 = "stablehlo.subtract"(%89, %91) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%93 = "stablehlo.abs"(%92) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%94 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%95 = "stablehlo.remainder"(%93, %94) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%96 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%97 = "stablehlo.divide"(%93, %96) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%98 = "stablehlo.floor"(%97) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%99 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%100 = "stablehlo.remainder"(%98, %99) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%102 = "stablehlo.compare"(%100, %101) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%103 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%104 = "stablehlo.subtract"(%103, %95) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%105 = "stablehlo.select"(%102, %95, %104) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%106 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%107 = "stablehlo.add"(%105, %106) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%108 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%109 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%110 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%111 = "stablehlo.compare"(%92, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%112 = "stablehlo.select"(%111, %109, %108) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%113 = "stablehlo.negate"(%112) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%114 = "stablehlo.select"(%102, %112, %113) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%116 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%117 = "stablehlo.compare"(%107, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%118 = "stablehlo.compare"(%107, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%119 = "stablehlo.and"(%117, %118) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%120 = "stablehlo.maximum"(%107, %115) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%121 = "stablehlo.minimum"(%120, %116) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%122 = "stablehlo.convert"(%119) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%123 = "stablehlo.multiply"(%114, %122) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%124 = "stablehlo.multiply"(%90, %123) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%125 = "stablehlo.floor"(%121) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%126 = "stablehlo.subtract"(%121, %125) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%127 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%128 = "stablehlo.subtract"(%127, %126) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%129 = "stablehlo.negate"(%124) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%130 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%132 = "stablehlo.compare"(%125, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%133 = "stablehlo.compare"(%125, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%134 = "stablehlo.and"(%132, %133) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%135 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%136 = "stablehlo.select"(%134, %125, %135) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%137 = "stablehlo.convert"(%136) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%139 = "stablehlo.select"(%134, %128, %138) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%141 = "stablehlo.select"(%134, %129, %140) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%142 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%143 = "stablehlo.add"(%125, %142) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%144 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%145 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%146 = "stablehlo.compare"(%143, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%147 = "stablehlo.compare"(%143, %144) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%148 = "stablehlo.and"(%146, %147) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%149 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%150 = "stablehlo.select"(%148, %143, %149) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%151 = "stablehlo.convert"(%150) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%152 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%153 = "stablehlo.select"(%148, %126, %152) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%155 = "stablehlo.select"(%148, %124, %154) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%156 = "stablehlo.reshape"(%1) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%157 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%158 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x20xf32>} : () -> tensor<2x3x20xf32>
%159 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%160 = "stablehlo.multiply"(%61, %159) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%161 = "stablehlo.add"(%160, %137) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%162 = "stablehlo.multiply"(%63, %139) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%163 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%164 = "stablehlo.multiply"(%157, %163) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%168 = "stablehlo.scatter"(%158, %161, %164) ({
^bb0(%165: tensor<f32>, %166: tensor<f32>):
%167 = "stablehlo.add"(%165, %166) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%167) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%169 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%170 = "stablehlo.multiply"(%61, %169) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%171 = "stablehlo.add"(%170, %151) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%172 = "stablehlo.multiply"(%63, %153) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%173 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%174 = "stablehlo.multiply"(%157, %173) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%178 = "stablehlo.scatter"(%168, %171, %174) ({
^bb0(%175: tensor<f32>, %176: tensor<f32>):
%177 = "stablehlo.add"(%175, %176) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%177) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%179 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%180 = "stablehlo.multiply"(%75, %179) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%181 = "stablehlo.add"(%180, %137) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%182 = "stablehlo.multiply"(%77, %139) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%183 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%184 = "stablehlo.multiply"(%157, %183) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%188 = "stablehlo.scatter"(%178, %181, %184) ({
^bb0(%185: tensor<f32>, %186: tensor<f32>):
%187 = "stablehlo.add"(%185, %186) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%187) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%189 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%190 = "stablehlo.multiply"(%75, %189) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%191 = "stablehlo.add"(%190, %151) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%192 = "stablehlo.multiply"(%77, %153) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%193 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%194 = "stablehlo.multiply"(%157, %193) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%198 = "stablehlo.scatter"(%188, %191, %194) ({
^bb0(%195: tensor<f32>, %196: tensor<f32>):
%197 = "stablehlo.add"(%195, %196) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%197) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%199 = "stablehlo.reshape"(%198) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%200 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%201 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%202 = "stablehlo.multiply"(%61, %201) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%203 = "stablehlo.add"(%202, %137) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%204 = "stablehlo.gather"(%156, %203) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%205 = "stablehlo.multiply"(%204, %157) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%206 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%210 = "stablehlo.reduce"(%205, %206) ({
^bb0(%207: tensor<f32>, %208: tensor<f32>):
%209 = "stablehlo.add"(%207, %208) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%209) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%211 = "stablehlo.multiply"(%65, %139) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%212 = "stablehlo.multiply"(%210, %211) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%213 = "stablehlo.add"(%200, %212) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%214 = "stablehlo.multiply"(%63, %141) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%215 = "stablehlo.multiply"(%210, %214) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%216 = "stablehlo.add"(%200, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%217 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%218 = "stablehlo.multiply"(%61, %217) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%219 = "stablehlo.add"(%218, %151) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%220 = "stablehlo.gather"(%156, %219) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%221 = "stablehlo.multiply"(%220, %157) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%226 = "stablehlo.reduce"(%221, %222) ({
^bb0(%223: tensor<f32>, %224: tensor<f32>):
%225 = "stablehlo.add"(%223, %224) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%225) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%227 = "stablehlo.multiply"(%65, %153) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%228 = "stablehlo.multiply"(%226, %227) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%229 = "stablehlo.add"(%213, %228) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%230 = "stablehlo.multiply"(%63, %155) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%231 = "stablehlo.multiply"(%226, %230) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%232 = "stablehlo.add"(%216, %231) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%233 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%234 = "stablehlo.multiply"(%75, %233) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%235 = "stablehlo.add"(%234, %137) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%236 = "stablehlo.gather"(%156, %235) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%237 = "stablehlo.multiply"(%236, %157) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%238 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%242 = "stablehlo.reduce"(%237, %238) ({
^bb0(%239: tensor<f32>, %240: tensor<f32>):
%241 = "stablehlo.add"(%239, %240) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%241) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%243 = "stablehlo.multiply"(%79, %139) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%244 = "stablehlo.multiply"(%242, %243) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%245 = "stablehlo.add"(%229, %244) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%246 = "stablehlo.multiply"(%77, %141) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%247 = "stablehlo.multiply"(%242, %246) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%248 = "stablehlo.add"(%232, %247) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%249 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%250 = "stablehlo.multiply"(%75, %249) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%251 = "stablehlo.add"(%250, %151) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%252 = "stablehlo.gather"(%156, %251) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%253 = "stablehlo.multiply"(%252, %157) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%254 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%258 = "stablehlo.reduce"(%253, %254) ({
^bb0(%255: tensor<f32>, %256: tensor<f32>):
%257 = "stablehlo.add"(%255, %256) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%257) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%259 = "stablehlo.multiply"(%79, %153) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%260 = "stablehlo.multiply"(%258, %259) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%261 = "stablehlo.add"(%245, %260) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%262 = "stablehlo.multiply"(%77, %155) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%263 = "stablehlo.multiply"(%258, %262) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%264 = "stablehlo.add"(%248, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%265 = "stablehlo.reshape"(%264) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%266 = "stablehlo.reshape"(%261) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%267 = "stablehlo.concatenate"(%265, %266) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%268 = "stablehlo.reshape"(%267) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %199, %268 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
}
}

// f32[2,3,3,2] f32[2,3,4,5] f32[2,3,2,2] 0 2 true [true,true]
module @example {
func.func public @main(%0: tensor<2x3x3x2xf32>, %1: tensor<2x3x4x5xf32>, %2: tensor<2x3x2x2xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>) {
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%7 = "stablehlo.add"(%5, %6) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%8 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%9 = "stablehlo.divide"(%7, %8) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%10 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%11 = "stablehlo.multiply"(%9, %10) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%12 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%14 = "stablehlo.subtract"(%11, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%15 = "stablehlo.abs"(%14) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%16 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%17 = "stablehlo.remainder"(%15, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%18 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%19 = "stablehlo.divide"(%15, %18) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%20 = "stablehlo.floor"(%19) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%22 = "stablehlo.remainder"(%20, %21) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%24 = "stablehlo.compare"(%22, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%25 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%26 = "stablehlo.subtract"(%25, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%27 = "stablehlo.select"(%24, %17, %26) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%29 = "stablehlo.add"(%27, %28) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%30 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%31 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%33 = "stablehlo.compare"(%14, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%34 = "stablehlo.select"(%33, %31, %30) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%35 = "stablehlo.negate"(%34) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.select"(%24, %34, %35) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%39 = "stablehlo.compare"(%29, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%40 = "stablehlo.compare"(%29, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%41 = "stablehlo.and"(%39, %40) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%42 = "stablehlo.maximum"(%29, %37) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%43 = "stablehlo.minimum"(%42, %38) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%44 = "stablehlo.convert"(%41) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%45 = "stablehlo.multiply"(%36, %44) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%46 = "stablehlo.multiply"(%12, %45) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%47 = "stablehlo.floor"(%43) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%48 = "stablehlo.subtract"(%43, %47) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%49 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%50 = "stablehlo.subtract"(%49, %48) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%51 = "stablehlo.negate"(%46) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%52 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%54 = "stablehlo.compare"(%47, %53) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%55 = "stablehlo.compare"(%47, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%56 = "stablehlo.and"(%54, %55) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%58 = "stablehlo.select"(%56, %47, %57) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%59 = "stablehlo.convert"(%58) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%61 = "stablehlo.select"(%56, %50, %60) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%63 = "stablehlo.select"(%56, %51, %62) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%64 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%65 = "stablehlo.add"(%47, %64) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%66 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%68 = "stablehlo.compare"(%65, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%69 = "stablehlo.compare"(%65, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%70 = "stablehlo.and"(%68, %69) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%72 = "stablehlo.select"(%70, %65, %71) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.convert"(%72) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%75 = "stablehlo.select"(%70, %48, %74) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%77 = "stablehlo.select"(%70, %46, %76) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%78 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%79 = "stablehlo.reshape"(%78) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%80 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%81 = "stablehlo.add"(%79, %80) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%82 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%83 = "stablehlo.divide"(%81, %82) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%84 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%85 = "stablehlo.multiply"(%83, %84) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%88 = "stablehlo.subtract"(%85, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%89 = "stablehlo.abs"(%88) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%90 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%91 = "stablehlo.remainder"(%89, %90) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%92 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%93 = "stablehlo.divide"(%89, %92) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%94 = "stablehlo.floor"(%93) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%95 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%96 = "stablehlo.remainder"(%94, %95) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%98 = "stablehlo.compare"(%96, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%99 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%100 = "stablehlo.subtract"(%99, %91) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%101 = "stablehlo.select"(%98, %91, %100) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%105 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%107 = "stablehlo.compare"(%88, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%108 = "stablehlo.select"(%107, %105, %104) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%109 = "stablehlo.negate"(%108) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%110 = "stablehlo.select"(%98, %108, %109) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%112 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%113 = "stablehlo.compare"(%103, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%114 = "stablehlo.compare"(%103, %112) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%115 = "stablehlo.and"(%113, %114) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%116 = "stablehlo.maximum"(%103, %111) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%117 = "stablehlo.minimum"(%116, %112) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%118 = "stablehlo.convert"(%115) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%119 = "stablehlo.multiply"(%110, %118) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%120 = "stablehlo.multiply"(%86, %119) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%121 = "stablehlo.floor"(%117) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%122 = "stablehlo.subtract"(%117, %121) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%123 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%124 = "stablehlo.subtract"(%123, %122) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%125 = "stablehlo.negate"(%120) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%126 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%128 = "stablehlo.compare"(%121, %127) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%129 = "stablehlo.compare"(%121, %126) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%130 = "stablehlo.and"(%128, %129) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%132 = "stablehlo.select"(%130, %121, %131) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%133 = "stablehlo.convert"(%132) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%135 = "stablehlo.select"(%130, %124, %134) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%137 = "stablehlo.select"(%130, %125, %136) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%138 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%139 = "stablehlo.add"(%121, %138) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%140 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%142 = "stablehlo.compare"(%139, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%143 = "stablehlo.compare"(%139, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%144 = "stablehlo.and"(%142, %143) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%145 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%146 = "stablehlo.select"(%144, %139, %145) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%147 = "stablehlo.convert"(%146) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%149 = "stablehlo.select"(%144, %122, %148) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%151 = "stablehlo.select"(%144, %120, %150) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%152 = "stablehlo.reshape"(%1) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%153 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x20xf32>} : () -> tensor<2x3x20xf32>
%155 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%156 = "stablehlo.multiply"(%59, %155) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%157 = "stablehlo.add"(%156, %133) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%158 = "stablehlo.multiply"(%61, %135) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%159 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%160 = "stablehlo.multiply"(%153, %159) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%164 = "stablehlo.scatter"(%154, %157, %160) ({
^bb0(%161: tensor<f32>, %162: tensor<f32>):
%163 = "stablehlo.add"(%161, %162) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%163) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%165 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%166 = "stablehlo.multiply"(%59, %165) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%167 = "stablehlo.add"(%166, %147) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%168 = "stablehlo.multiply"(%61, %149) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%169 = "stablehlo.broadcast_in_dim"(%168) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%170 = "stablehlo.multiply"(%153, %169) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%174 = "stablehlo.scatter"(%164, %167, %170) ({
^bb0(%171: tensor<f32>, %172: tensor<f32>):
%173 = "stablehlo.add"(%171, %172) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%173) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%175 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%176 = "stablehlo.multiply"(%73, %175) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%177 = "stablehlo.add"(%176, %133) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%178 = "stablehlo.multiply"(%75, %135) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%179 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%180 = "stablehlo.multiply"(%153, %179) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%184 = "stablehlo.scatter"(%174, %177, %180) ({
^bb0(%181: tensor<f32>, %182: tensor<f32>):
%183 = "stablehlo.add"(%181, %182) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%183) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%185 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%186 = "stablehlo.multiply"(%73, %185) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%187 = "stablehlo.add"(%186, %147) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%188 = "stablehlo.multiply"(%75, %149) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%189 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%190 = "stablehlo.multiply"(%153, %189) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%194 = "stablehlo.scatter"(%184, %187, %190) ({
^bb0(%191: tensor<f32>, %192: tensor<f32>):
%193 = "stablehlo.add"(%191, %192) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%193) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%195 = "stablehlo.reshape"(%194) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%196 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%197 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%198 = "stablehlo.multiply"(%59, %197) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%199 = "stablehlo.add"(%198, %133) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%200 = "stablehlo.gather"(%152, %199) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%201 = "stablehlo.multiply"(%200, %153) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%206 = "stablehlo.reduce"(%201, %202) ({
^bb0(%203: tensor<f32>, %204: tensor<f32>):
%205 = "stablehlo.add"(%203, %204) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%205) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%207 = "stablehlo.multiply"(%63, %135) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%208 = "stablehlo.multiply"(%206, %207) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%209 = "stablehlo.add"(%196, %208) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%210 = "stablehlo.multiply"(%61, %137) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%211 = "stablehlo.multiply"(%206, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%212 = "stablehlo.add"(%196, %211) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%213 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%214 = "stablehlo.multiply"(%59, %213) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%215 = "stablehlo.add"(%214, %147) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%216 = "stablehlo.gather"(%152, %215) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%217 = "stablehlo.multiply"(%216, %153) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%218 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%222 = "stablehlo.reduce"(%217, %218) ({
^bb0(%219: tensor<f32>, %220: tensor<f32>):
%221 = "stablehlo.add"(%219, %220) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%221) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%223 = "stablehlo.multiply"(%63, %149) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%224 = "stablehlo.multiply"(%222, %223) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%225 = "stablehlo.add"(%209, %224) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%226 = "stablehlo.multiply"(%61, %151) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%227 = "stablehlo.multiply"(%222, %226) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%228 = "stablehlo.add"(%212, %227) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%229 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%230 = "stablehlo.multiply"(%73, %229) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%231 = "stablehlo.add"(%230, %133) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%232 = "stablehlo.gather"(%152, %231) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%233 = "stablehlo.multiply"(%232, %153) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%238 = "stablehlo.reduce"(%233, %234) ({
^bb0(%235: tensor<f32>, %236: tensor<f32>):
%237 = "stablehlo.add"(%235, %236) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%237) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%239 = "stablehlo.multiply"(%77, %135) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%240 = "stablehlo.multiply"(%238, %239) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%241 = "stablehlo.add"(%225, %240) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%242 = "stablehlo.multiply"(%75, %137) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%243 = "stablehlo.multiply"(%238, %242) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%244 = "stablehlo.add"(%228, %243) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%245 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%246 = "stablehlo.multiply"(%73, %245) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%247 = "stablehlo.add"(%246, %147) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%248 = "stablehlo.gather"(%152, %247) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%249 = "stablehlo.multiply"(%248, %153) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%250 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%254 = "stablehlo.reduce"(%249, %250) ({
^bb0(%251: tensor<f32>, %252: tensor<f32>):
%253 = "stablehlo.add"(%251, %252) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%253) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%255 = "stablehlo.multiply"(%77, %149) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%256 = "stablehlo.multiply"(%254, %255) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%257 = "stablehlo.add"(%241, %256) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%258 = "stablehlo.multiply"(%75, %151) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%259 = "stablehlo.multiply"(%254, %258) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%260 = "stablehlo.add"(%244, %259) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%261 = "stablehlo.reshape"(%260) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%262 = "stablehlo.reshape"(%257) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%263 = "stablehlo.concatenate"(%261, %262) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%264 = "stablehlo.reshape"(%263) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %195, %264 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
}
}

// f32[2,3,3,2] f32[2,3,4,5] f32[2,3,2,2] 1 0 false [true,true]
module @example {
func.func public @main(%0: tensor<2x3x3x2xf32>, %1: tensor<2x3x4x5xf32>, %2: tensor<2x3x2x2xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>) {
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%7 = "stablehlo.add"(%5, %6) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%8 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%11 = "stablehlo.subtract"(%9, %10) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%13 = "stablehlo.divide"(%11, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%14 = "stablehlo.round_nearest_even"(%13) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%17 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%19 = "stablehlo.compare"(%14, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%20 = "stablehlo.compare"(%14, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%21 = "stablehlo.and"(%19, %20) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%23 = "stablehlo.select"(%21, %14, %22) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%24 = "stablehlo.convert"(%23) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%26 = "stablehlo.select"(%21, %15, %25) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.select"(%21, %16, %27) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%29 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%33 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%34 = "stablehlo.multiply"(%32, %33) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%36 = "stablehlo.subtract"(%34, %35) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%37 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.divide"(%36, %37) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%39 = "stablehlo.round_nearest_even"(%38) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%40 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%44 = "stablehlo.compare"(%39, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%45 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%46 = "stablehlo.and"(%44, %45) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%48 = "stablehlo.select"(%46, %39, %47) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%49 = "stablehlo.convert"(%48) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%51 = "stablehlo.select"(%46, %40, %50) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%53 = "stablehlo.select"(%46, %41, %52) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%54 = "stablehlo.reshape"(%1) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%55 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x20xf32>} : () -> tensor<2x3x20xf32>
%57 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%58 = "stablehlo.multiply"(%24, %57) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%59 = "stablehlo.add"(%58, %49) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%60 = "stablehlo.multiply"(%26, %51) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%62 = "stablehlo.multiply"(%55, %61) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%66 = "stablehlo.scatter"(%56, %59, %62) ({
^bb0(%63: tensor<f32>, %64: tensor<f32>):
%65 = "stablehlo.add"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%65) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%67 = "stablehlo.reshape"(%66) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%69 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%70 = "stablehlo.multiply"(%24, %69) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%71 = "stablehlo.add"(%70, %49) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%72 = "stablehlo.gather"(%54, %71) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%73 = "stablehlo.multiply"(%72, %55) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.reduce"(%73, %74) ({
^bb0(%75: tensor<f32>, %76: tensor<f32>):
%77 = "stablehlo.add"(%75, %76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%77) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%79 = "stablehlo.multiply"(%28, %51) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%80 = "stablehlo.multiply"(%78, %79) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%81 = "stablehlo.add"(%68, %80) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%82 = "stablehlo.multiply"(%26, %53) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%83 = "stablehlo.multiply"(%78, %82) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%84 = "stablehlo.add"(%68, %83) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%85 = "stablehlo.reshape"(%84) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%86 = "stablehlo.reshape"(%81) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%87 = "stablehlo.concatenate"(%85, %86) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%88 = "stablehlo.reshape"(%87) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %67, %88 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
}
}

// f32[2,3,3,2] f32[2,3,4,5] f32[2,3,2,2] 2 0 false [true,true]
module @example {
func.func public @main(%0: tensor<2x3x3x2xf32>, %1: tensor<2x3x4x5xf32>, %2: tensor<2x3x2x2xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>) {
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%7 = "stablehlo.add"(%5, %6) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%8 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%11 = "stablehlo.subtract"(%9, %10) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%13 = "stablehlo.divide"(%11, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%15 = "stablehlo.floor"(%13) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%16 = "stablehlo.subtract"(%13, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%17 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%18 = "stablehlo.subtract"(%16, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%19 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%20 = "stablehlo.multiply"(%19, %18) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%21 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%22 = "stablehlo.subtract"(%20, %21) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%23 = "stablehlo.multiply"(%22, %18) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%24 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%25 = "stablehlo.add"(%23, %24) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%26 = "stablehlo.multiply"(%25, %18) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%27 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.subtract"(%26, %27) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%29 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%30 = "stablehlo.multiply"(%29, %18) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%31 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%32 = "stablehlo.subtract"(%30, %31) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%33 = "stablehlo.multiply"(%32, %18) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%34 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%35 = "stablehlo.add"(%33, %34) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%37 = "stablehlo.multiply"(%35, %36) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%38 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%39 = "stablehlo.add"(%15, %38) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%40 = "stablehlo.multiply"(%37, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%41 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%44 = "stablehlo.compare"(%39, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%45 = "stablehlo.and"(%43, %44) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%47 = "stablehlo.select"(%45, %39, %46) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%48 = "stablehlo.convert"(%47) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%50 = "stablehlo.select"(%45, %28, %49) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%52 = "stablehlo.select"(%45, %40, %51) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%54 = "stablehlo.subtract"(%16, %53) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%55 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%56 = "stablehlo.multiply"(%55, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%57 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%58 = "stablehlo.subtract"(%56, %57) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%59 = "stablehlo.multiply"(%58, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%60 = "stablehlo.multiply"(%59, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%62 = "stablehlo.add"(%60, %61) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%63 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%64 = "stablehlo.multiply"(%63, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%65 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%66 = "stablehlo.subtract"(%64, %65) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%67 = "stablehlo.multiply"(%66, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%68 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%71 = "stablehlo.add"(%15, %70) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%72 = "stablehlo.multiply"(%69, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%75 = "stablehlo.compare"(%71, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%76 = "stablehlo.compare"(%71, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%77 = "stablehlo.and"(%75, %76) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%79 = "stablehlo.select"(%77, %71, %78) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%80 = "stablehlo.convert"(%79) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%82 = "stablehlo.select"(%77, %62, %81) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%84 = "stablehlo.select"(%77, %72, %83) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%85 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%86 = "stablehlo.subtract"(%85, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%87 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%88 = "stablehlo.multiply"(%87, %86) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%89 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%90 = "stablehlo.subtract"(%88, %89) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%91 = "stablehlo.multiply"(%90, %86) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%92 = "stablehlo.multiply"(%91, %86) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%93 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%94 = "stablehlo.add"(%92, %93) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%95 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%96 = "stablehlo.multiply"(%95, %86) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%97 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%98 = "stablehlo.subtract"(%96, %97) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%99 = "stablehlo.multiply"(%98, %86) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%100 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%101 = "stablehlo.multiply"(%99, %100) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%103 = "stablehlo.add"(%15, %102) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%104 = "stablehlo.multiply"(%101, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%105 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%107 = "stablehlo.compare"(%103, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%108 = "stablehlo.compare"(%103, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%109 = "stablehlo.and"(%107, %108) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%110 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%111 = "stablehlo.select"(%109, %103, %110) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%112 = "stablehlo.convert"(%111) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%114 = "stablehlo.select"(%109, %94, %113) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%116 = "stablehlo.select"(%109, %104, %115) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%117 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%118 = "stablehlo.subtract"(%117, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%119 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%120 = "stablehlo.multiply"(%119, %118) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%121 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%122 = "stablehlo.subtract"(%120, %121) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%123 = "stablehlo.multiply"(%122, %118) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%124 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%125 = "stablehlo.add"(%123, %124) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%126 = "stablehlo.multiply"(%125, %118) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%127 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%128 = "stablehlo.subtract"(%126, %127) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%129 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%130 = "stablehlo.multiply"(%129, %118) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%131 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%132 = "stablehlo.subtract"(%130, %131) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%133 = "stablehlo.multiply"(%132, %118) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%134 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%135 = "stablehlo.add"(%133, %134) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%136 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%137 = "stablehlo.multiply"(%135, %136) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%138 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%139 = "stablehlo.add"(%15, %138) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%140 = "stablehlo.multiply"(%137, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%141 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%142 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%143 = "stablehlo.compare"(%139, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%144 = "stablehlo.compare"(%139, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%145 = "stablehlo.and"(%143, %144) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%147 = "stablehlo.select"(%145, %139, %146) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%148 = "stablehlo.convert"(%147) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%149 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%150 = "stablehlo.select"(%145, %128, %149) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%152 = "stablehlo.select"(%145, %140, %151) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%153 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%154 = "stablehlo.reshape"(%153) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%155 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%156 = "stablehlo.add"(%154, %155) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%157 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%158 = "stablehlo.multiply"(%156, %157) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%159 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%160 = "stablehlo.subtract"(%158, %159) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%161 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%162 = "stablehlo.divide"(%160, %161) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%163 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%164 = "stablehlo.floor"(%162) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%165 = "stablehlo.subtract"(%162, %164) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%166 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%167 = "stablehlo.subtract"(%165, %166) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%168 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%169 = "stablehlo.multiply"(%168, %167) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%170 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%171 = "stablehlo.subtract"(%169, %170) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%172 = "stablehlo.multiply"(%171, %167) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%173 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%174 = "stablehlo.add"(%172, %173) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%175 = "stablehlo.multiply"(%174, %167) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%176 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%177 = "stablehlo.subtract"(%175, %176) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%178 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%179 = "stablehlo.multiply"(%178, %167) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%180 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%181 = "stablehlo.subtract"(%179, %180) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%182 = "stablehlo.multiply"(%181, %167) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%183 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%184 = "stablehlo.add"(%182, %183) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%185 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%186 = "stablehlo.multiply"(%184, %185) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%187 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%188 = "stablehlo.add"(%164, %187) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%189 = "stablehlo.multiply"(%186, %163) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%190 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%192 = "stablehlo.compare"(%188, %191) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%193 = "stablehlo.compare"(%188, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%194 = "stablehlo.and"(%192, %193) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%195 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%196 = "stablehlo.select"(%194, %188, %195) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%197 = "stablehlo.convert"(%196) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%198 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%199 = "stablehlo.select"(%194, %177, %198) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%200 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%201 = "stablehlo.select"(%194, %189, %200) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%203 = "stablehlo.subtract"(%165, %202) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%204 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%205 = "stablehlo.multiply"(%204, %203) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%206 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%207 = "stablehlo.subtract"(%205, %206) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%208 = "stablehlo.multiply"(%207, %203) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%209 = "stablehlo.multiply"(%208, %203) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%210 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%211 = "stablehlo.add"(%209, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%212 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%213 = "stablehlo.multiply"(%212, %203) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%214 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%215 = "stablehlo.subtract"(%213, %214) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%216 = "stablehlo.multiply"(%215, %203) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%217 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%218 = "stablehlo.multiply"(%216, %217) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%219 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%220 = "stablehlo.add"(%164, %219) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%221 = "stablehlo.multiply"(%218, %163) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%222 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%223 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%224 = "stablehlo.compare"(%220, %223) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%225 = "stablehlo.compare"(%220, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%226 = "stablehlo.and"(%224, %225) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%227 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%228 = "stablehlo.select"(%226, %220, %227) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%229 = "stablehlo.convert"(%228) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%230 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%231 = "stablehlo.select"(%226, %211, %230) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%232 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%233 = "stablehlo.select"(%226, %221, %232) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%234 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%235 = "stablehlo.subtract"(%234, %165) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%236 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%237 = "stablehlo.multiply"(%236, %235) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%238 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%239 = "stablehlo.subtract"(%237, %238) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%240 = "stablehlo.multiply"(%239, %235) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%241 = "stablehlo.multiply"(%240, %235) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%242 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%243 = "stablehlo.add"(%241, %242) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%244 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%245 = "stablehlo.multiply"(%244, %235) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%246 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%247 = "stablehlo.subtract"(%245, %246) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%248 = "stablehlo.multiply"(%247, %235) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%249 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%250 = "stablehlo.multiply"(%248, %249) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%251 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%252 = "stablehlo.add"(%164, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%253 = "stablehlo.multiply"(%250, %163) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%254 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%255 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%256 = "stablehlo.compare"(%252, %255) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%257 = "stablehlo.compare"(%252, %254) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%258 = "stablehlo.and"(%256, %257) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%259 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%260 = "stablehlo.select"(%258, %252, %259) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%261 = "stablehlo.convert"(%260) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%262 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%263 = "stablehlo.select"(%258, %243, %262) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%264 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%265 = "stablehlo.select"(%258, %253, %264) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%266 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%267 = "stablehlo.subtract"(%266, %165) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%268 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%269 = "stablehlo.multiply"(%268, %267) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%270 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%271 = "stablehlo.subtract"(%269, %270) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%272 = "stablehlo.multiply"(%271, %267) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%273 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%274 = "stablehlo.add"(%272, %273) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%275 = "stablehlo.multiply"(%274, %267) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%276 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%277 = "stablehlo.subtract"(%275, %276) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%278 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%279 = "stablehlo.multiply"(%278, %267) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%280 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%281 = "stablehlo.subtract"(%279, %280) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%282 = "stablehlo.multiply"(%281, %267) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%283 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%284 = "stablehlo.add"(%282, %283) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%285 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%286 = "stablehlo.multiply"(%284, %285) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%287 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%288 = "stablehlo.add"(%164, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%289 = "stablehlo.multiply"(%286, %163) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%290 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%291 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%292 = "stablehlo.compare"(%288, %291) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%293 = "stablehlo.compare"(%288, %290) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%294 = "stablehlo.and"(%292, %293) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%295 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%296 = "stablehlo.select"(%294, %288, %295) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%297 = "stablehlo.convert"(%296) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%298 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%299 = "stablehlo.select"(%294, %277, %298) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%300 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%301 = "stablehlo.select"(%294, %289, %300) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%302 = "stablehlo.reshape"(%1) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%303 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%304 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x20xf32>} : () -> tensor<2x3x20xf32>
%305 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%306 = "stablehlo.multiply"(%48, %305) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%307 = "stablehlo.add"(%306, %197) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%308 = "stablehlo.multiply"(%50, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%309 = "stablehlo.broadcast_in_dim"(%308) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%310 = "stablehlo.multiply"(%303, %309) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%314 = "stablehlo.scatter"(%304, %307, %310) ({
^bb0(%311: tensor<f32>, %312: tensor<f32>):
%313 = "stablehlo.add"(%311, %312) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%313) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%315 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%316 = "stablehlo.multiply"(%48, %315) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%317 = "stablehlo.add"(%316, %229) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%318 = "stablehlo.multiply"(%50, %231) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%319 = "stablehlo.broadcast_in_dim"(%318) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%320 = "stablehlo.multiply"(%303, %319) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%324 = "stablehlo.scatter"(%314, %317, %320) ({
^bb0(%321: tensor<f32>, %322: tensor<f32>):
%323 = "stablehlo.add"(%321, %322) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%323) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%325 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%326 = "stablehlo.multiply"(%48, %325) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%327 = "stablehlo.add"(%326, %261) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%328 = "stablehlo.multiply"(%50, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%329 = "stablehlo.broadcast_in_dim"(%328) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%330 = "stablehlo.multiply"(%303, %329) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%334 = "stablehlo.scatter"(%324, %327, %330) ({
^bb0(%331: tensor<f32>, %332: tensor<f32>):
%333 = "stablehlo.add"(%331, %332) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%333) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%335 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%336 = "stablehlo.multiply"(%48, %335) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%337 = "stablehlo.add"(%336, %297) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%338 = "stablehlo.multiply"(%50, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%339 = "stablehlo.broadcast_in_dim"(%338) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%340 = "stablehlo.multiply"(%303, %339) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%344 = "stablehlo.scatter"(%334, %337, %340) ({
^bb0(%341: tensor<f32>, %342: tensor<f32>):
%343 = "stablehlo.add"(%341, %342) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%343) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%345 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%346 = "stablehlo.multiply"(%80, %345) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%347 = "stablehlo.add"(%346, %197) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%348 = "stablehlo.multiply"(%82, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%349 = "stablehlo.broadcast_in_dim"(%348) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%350 = "stablehlo.multiply"(%303, %349) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%354 = "stablehlo.scatter"(%344, %347, %350) ({
^bb0(%351: tensor<f32>, %352: tensor<f32>):
%353 = "stablehlo.add"(%351, %352) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%353) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%355 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%356 = "stablehlo.multiply"(%80, %355) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%357 = "stablehlo.add"(%356, %229) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%358 = "stablehlo.multiply"(%82, %231) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%359 = "stablehlo.broadcast_in_dim"(%358) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%360 = "stablehlo.multiply"(%303, %359) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%364 = "stablehlo.scatter"(%354, %357, %360) ({
^bb0(%361: tensor<f32>, %362: tensor<f32>):
%363 = "stablehlo.add"(%361, %362) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%363) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%365 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%366 = "stablehlo.multiply"(%80, %365) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%367 = "stablehlo.add"(%366, %261) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%368 = "stablehlo.multiply"(%82, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%369 = "stablehlo.broadcast_in_dim"(%368) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%370 = "stablehlo.multiply"(%303, %369) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%374 = "stablehlo.scatter"(%364, %367, %370) ({
^bb0(%371: tensor<f32>, %372: tensor<f32>):
%373 = "stablehlo.add"(%371, %372) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%373) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%375 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%376 = "stablehlo.multiply"(%80, %375) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%377 = "stablehlo.add"(%376, %297) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%378 = "stablehlo.multiply"(%82, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%379 = "stablehlo.broadcast_in_dim"(%378) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%380 = "stablehlo.multiply"(%303, %379) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%384 = "stablehlo.scatter"(%374, %377, %380) ({
^bb0(%381: tensor<f32>, %382: tensor<f32>):
%383 = "stablehlo.add"(%381, %382) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%383) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%385 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%386 = "stablehlo.multiply"(%112, %385) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%387 = "stablehlo.add"(%386, %197) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%388 = "stablehlo.multiply"(%114, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%389 = "stablehlo.broadcast_in_dim"(%388) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%390 = "stablehlo.multiply"(%303, %389) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%394 = "stablehlo.scatter"(%384, %387, %390) ({
^bb0(%391: tensor<f32>, %392: tensor<f32>):
%393 = "stablehlo.add"(%391, %392) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%393) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%395 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%396 = "stablehlo.multiply"(%112, %395) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%397 = "stablehlo.add"(%396, %229) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%398 = "stablehlo.multiply"(%114, %231) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%399 = "stablehlo.broadcast_in_dim"(%398) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%400 = "stablehlo.multiply"(%303, %399) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%404 = "stablehlo.scatter"(%394, %397, %400) ({
^bb0(%401: tensor<f32>, %402: tensor<f32>):
%403 = "stablehlo.add"(%401, %402) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%403) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%405 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%406 = "stablehlo.multiply"(%112, %405) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%407 = "stablehlo.add"(%406, %261) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%408 = "stablehlo.multiply"(%114, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%409 = "stablehlo.broadcast_in_dim"(%408) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%410 = "stablehlo.multiply"(%303, %409) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%414 = "stablehlo.scatter"(%404, %407, %410) ({
^bb0(%411: tensor<f32>, %412: tensor<f32>):
%413 = "stablehlo.add"(%411, %412) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%413) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%415 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%416 = "stablehlo.multiply"(%112, %415) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%417 = "stablehlo.add"(%416, %297) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%418 = "stablehlo.multiply"(%114, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%419 = "stablehlo.broadcast_in_dim"(%418) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%420 = "stablehlo.multiply"(%303, %419) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%424 = "stablehlo.scatter"(%414, %417, %420) ({
^bb0(%421: tensor<f32>, %422: tensor<f32>):
%423 = "stablehlo.add"(%421, %422) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%423) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%425 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%426 = "stablehlo.multiply"(%148, %425) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%427 = "stablehlo.add"(%426, %197) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%428 = "stablehlo.multiply"(%150, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%429 = "stablehlo.broadcast_in_dim"(%428) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%430 = "stablehlo.multiply"(%303, %429) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%434 = "stablehlo.scatter"(%424, %427, %430) ({
^bb0(%431: tensor<f32>, %432: tensor<f32>):
%433 = "stablehlo.add"(%431, %432) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%433) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%435 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%436 = "stablehlo.multiply"(%148, %435) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%437 = "stablehlo.add"(%436, %229) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%438 = "stablehlo.multiply"(%150, %231) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%439 = "stablehlo.broadcast_in_dim"(%438) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%440 = "stablehlo.multiply"(%303, %439) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%444 = "stablehlo.scatter"(%434, %437, %440) ({
^bb0(%441: tensor<f32>, %442: tensor<f32>):
%443 = "stablehlo.add"(%441, %442) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%443) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%445 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%446 = "stablehlo.multiply"(%148, %445) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%447 = "stablehlo.add"(%446, %261) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%448 = "stablehlo.multiply"(%150, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%449 = "stablehlo.broadcast_in_dim"(%448) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%450 = "stablehlo.multiply"(%303, %449) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%454 = "stablehlo.scatter"(%444, %447, %450) ({
^bb0(%451: tensor<f32>, %452: tensor<f32>):
%453 = "stablehlo.add"(%451, %452) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%453) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%455 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%456 = "stablehlo.multiply"(%148, %455) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%457 = "stablehlo.add"(%456, %297) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%458 = "stablehlo.multiply"(%150, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%459 = "stablehlo.broadcast_in_dim"(%458) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%460 = "stablehlo.multiply"(%303, %459) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%464 = "stablehlo.scatter"(%454, %457, %460) ({
^bb0(%461: tensor<f32>, %462: tensor<f32>):
%463 = "stablehlo.add"(%461, %462) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%463) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%465 = "stablehlo.reshape"(%464) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%466 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%467 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%468 = "stablehlo.multiply"(%48, %467) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%469 = "stablehlo.add"(%468, %197) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%470 = "stablehlo.gather"(%302, %469) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%471 = "stablehlo.multiply"(%470, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%472 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%476 = "stablehlo.reduce"(%471, %472) ({
^bb0(%473: tensor<f32>, %474: tensor<f32>):
%475 = "stablehlo.add"(%473, %474) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%475) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%477 = "stablehlo.multiply"(%52, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%478 = "stablehlo.multiply"(%476, %477) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%479 = "stablehlo.add"(%466, %478) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%480 = "stablehlo.multiply"(%50, %201) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%481 = "stablehlo.multiply"(%476, %480) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%482 = "stablehlo.add"(%466, %481) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%483 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%484 = "stablehlo.multiply"(%48, %483) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%485 = "stablehlo.add"(%484, %229) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%486 = "stablehlo.gather"(%302, %485) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%487 = "stablehlo.multiply"(%486, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%488 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%492 = "stablehlo.reduce"(%487, %488) ({
^bb0(%489: tensor<f32>, %490: tensor<f32>):
%491 = "stablehlo.add"(%489, %490) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%491) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%493 = "stablehlo.multiply"(%52, %231) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%494 = "stablehlo.multiply"(%492, %493) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%495 = "stablehlo.add"(%479, %494) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%496 = "stablehlo.multiply"(%50, %233) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%497 = "stablehlo.multiply"(%492, %496) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%498 = "stablehlo.add"(%482, %497) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%499 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%500 = "stablehlo.multiply"(%48, %499) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%501 = "stablehlo.add"(%500, %261) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%502 = "stablehlo.gather"(%302, %501) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%503 = "stablehlo.multiply"(%502, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%504 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%508 = "stablehlo.reduce"(%503, %504) ({
^bb0(%505: tensor<f32>, %506: tensor<f32>):
%507 = "stablehlo.add"(%505, %506) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%507) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%509 = "stablehlo.multiply"(%52, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%510 = "stablehlo.multiply"(%508, %509) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%511 = "stablehlo.add"(%495, %510) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%512 = "stablehlo.multiply"(%50, %265) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%513 = "stablehlo.multiply"(%508, %512) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%514 = "stablehlo.add"(%498, %513) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%515 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%516 = "stablehlo.multiply"(%48, %515) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%517 = "stablehlo.add"(%516, %297) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%518 = "stablehlo.gather"(%302, %517) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%519 = "stablehlo.multiply"(%518, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%520 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%524 = "stablehlo.reduce"(%519, %520) ({
^bb0(%521: tensor<f32>, %522: tensor<f32>):
%523 = "stablehlo.add"(%521, %522) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%523) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%525 = "stablehlo.multiply"(%52, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%526 = "stablehlo.multiply"(%524, %525) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%527 = "stablehlo.add"(%511, %526) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%528 = "stablehlo.multiply"(%50, %301) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%529 = "stablehlo.multiply"(%524, %528) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%530 = "stablehlo.add"(%514, %529) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%531 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%532 = "stablehlo.multiply"(%80, %531) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%533 = "stablehlo.add"(%532, %197) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%534 = "stablehlo.gather"(%302, %533) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%535 = "stablehlo.multiply"(%534, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%536 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%540 = "stablehlo.reduce"(%535, %536) ({
^bb0(%537: tensor<f32>, %538: tensor<f32>):
%539 = "stablehlo.add"(%537, %538) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%539) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%541 = "stablehlo.multiply"(%84, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%542 = "stablehlo.multiply"(%540, %541) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%543 = "stablehlo.add"(%527, %542) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%544 = "stablehlo.multiply"(%82, %201) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%545 = "stablehlo.multiply"(%540, %544) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%546 = "stablehlo.add"(%530, %545) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%547 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%548 = "stablehlo.multiply"(%80, %547) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%549 = "stablehlo.add"(%548, %229) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%550 = "stablehlo.gather"(%302, %549) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%551 = "stablehlo.multiply"(%550, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%552 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%556 = "stablehlo.reduce"(%551, %552) ({
^bb0(%553: tensor<f32>, %554: tensor<f32>):
%555 = "stablehlo.add"(%553, %554) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%555) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%557 = "stablehlo.multiply"(%84, %231) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%558 = "stablehlo.multiply"(%556, %557) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%559 = "stablehlo.add"(%543, %558) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%560 = "stablehlo.multiply"(%82, %233) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%561 = "stablehlo.multiply"(%556, %560) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%562 = "stablehlo.add"(%546, %561) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%563 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%564 = "stablehlo.multiply"(%80, %563) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%565 = "stablehlo.add"(%564, %261) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%566 = "stablehlo.gather"(%302, %565) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%567 = "stablehlo.multiply"(%566, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%568 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%572 = "stablehlo.reduce"(%567, %568) ({
^bb0(%569: tensor<f32>, %570: tensor<f32>):
%571 = "stablehlo.add"(%569, %570) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%571) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%573 = "stablehlo.multiply"(%84, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%574 = "stablehlo.multiply"(%572, %573) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%575 = "stablehlo.add"(%559, %574) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%576 = "stablehlo.multiply"(%82, %265) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%577 = "stablehlo.multiply"(%572, %576) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%578 = "stablehlo.add"(%562, %577) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%579 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%580 = "stablehlo.multiply"(%80, %579) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%581 = "stablehlo.add"(%580, %297) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%582 = "stablehlo.gather"(%302, %581) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%583 = "stablehlo.multiply"(%582, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%584 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%588 = "stablehlo.reduce"(%583, %584) ({
^bb0(%585: tensor<f32>, %586: tensor<f32>):
%587 = "stablehlo.add"(%585, %586) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%587) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%589 = "stablehlo.multiply"(%84, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%590 = "stablehlo.multiply"(%588, %589) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%591 = "stablehlo.add"(%575, %590) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%592 = "stablehlo.multiply"(%82, %301) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%593 = "stablehlo.multiply"(%588, %592) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%594 = "stablehlo.add"(%578, %593) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%595 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%596 = "stablehlo.multiply"(%112, %595) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%597 = "stablehlo.add"(%596, %197) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%598 = "stablehlo.gather"(%302, %597) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%599 = "stablehlo.multiply"(%598, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%600 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%604 = "stablehlo.reduce"(%599, %600) ({
^bb0(%601: tensor<f32>, %602: tensor<f32>):
%603 = "stablehlo.add"(%601, %602) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%603) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%605 = "stablehlo.multiply"(%116, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%606 = "stablehlo.multiply"(%604, %605) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%607 = "stablehlo.add"(%591, %606) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%608 = "stablehlo.multiply"(%114, %201) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%609 = "stablehlo.multiply"(%604, %608) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%610 = "stablehlo.add"(%594, %609) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%611 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%612 = "stablehlo.multiply"(%112, %611) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%613 = "stablehlo.add"(%612, %229) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%614 = "stablehlo.gather"(%302, %613) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%615 = "stablehlo.multiply"(%614, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%616 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%620 = "stablehlo.reduce"(%615, %616) ({
^bb0(%617: tensor<f32>, %618: tensor<f32>):
%619 = "stablehlo.add"(%617, %618) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%619) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%621 = "stablehlo.multiply"(%116, %231) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%622 = "stablehlo.multiply"(%620, %621) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%623 = "stablehlo.add"(%607, %622) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%624 = "stablehlo.multiply"(%114, %233) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%625 = "stablehlo.multiply"(%620, %624) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%626 = "stablehlo.add"(%610, %625) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%627 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%628 = "stablehlo.multiply"(%112, %627) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%629 = "stablehlo.add"(%628, %261) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%630 = "stablehlo.gather"(%302, %629) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%631 = "stablehlo.multiply"(%630, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%632 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%636 = "stablehlo.reduce"(%631, %632) ({
^bb0(%633: tensor<f32>, %634: tensor<f32>):
%635 = "stablehlo.add"(%633, %634) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%635) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%637 = "stablehlo.multiply"(%116, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%638 = "stablehlo.multiply"(%636, %637) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%639 = "stablehlo.add"(%623, %638) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%640 = "stablehlo.multiply"(%114, %265) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%641 = "stablehlo.multiply"(%636, %640) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%642 = "stablehlo.add"(%626, %641) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%643 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%644 = "stablehlo.multiply"(%112, %643) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%645 = "stablehlo.add"(%644, %297) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%646 = "stablehlo.gather"(%302, %645) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%647 = "stablehlo.multiply"(%646, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%648 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%652 = "stablehlo.reduce"(%647, %648) ({
^bb0(%649: tensor<f32>, %650: tensor<f32>):
%651 = "stablehlo.add"(%649, %650) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%651) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%653 = "stablehlo.multiply"(%116, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%654 = "stablehlo.multiply"(%652, %653) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%655 = "stablehlo.add"(%639, %654) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%656 = "stablehlo.multiply"(%114, %301) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%657 = "stablehlo.multiply"(%652, %656) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%658 = "stablehlo.add"(%642, %657) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%659 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%660 = "stablehlo.multiply"(%148, %659) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%661 = "stablehlo.add"(%660, %197) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%662 = "stablehlo.gather"(%302, %661) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%663 = "stablehlo.multiply"(%662, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%664 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%668 = "stablehlo.reduce"(%663, %664) ({
^bb0(%665: tensor<f32>, %666: tensor<f32>):
%667 = "stablehlo.add"(%665, %666) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%667) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%669 = "stablehlo.multiply"(%152, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%670 = "stablehlo.multiply"(%668, %669) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%671 = "stablehlo.add"(%655, %670) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%672 = "stablehlo.multiply"(%150, %201) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%673 = "stablehlo.multiply"(%668, %672) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%674 = "stablehlo.add"(%658, %673) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%675 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%676 = "stablehlo.multiply"(%148, %675) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%677 = "stablehlo.add"(%676, %229) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%678 = "stablehlo.gather"(%302, %677) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%679 = "stablehlo.multiply"(%678, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%680 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%684 = "stablehlo.reduce"(%679, %680) ({
^bb0(%681: tensor<f32>, %682: tensor<f32>):
%683 = "stablehlo.add"(%681, %682) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%683) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%685 = "stablehlo.multiply"(%152, %231) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%686 = "stablehlo.multiply"(%684, %685) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%687 = "stablehlo.add"(%671, %686) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%688 = "stablehlo.multiply"(%150, %233) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%689 = "stablehlo.multiply"(%684, %688) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%690 = "stablehlo.add"(%674, %689) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%691 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%692 = "stablehlo.multiply"(%148, %691) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%693 = "stablehlo.add"(%692, %261) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%694 = "stablehlo.gather"(%302, %693) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%695 = "stablehlo.multiply"(%694, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%696 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%700 = "stablehlo.reduce"(%695, %696) ({
^bb0(%697: tensor<f32>, %698: tensor<f32>):
%699 = "stablehlo.add"(%697, %698) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%699) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%701 = "stablehlo.multiply"(%152, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%702 = "stablehlo.multiply"(%700, %701) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%703 = "stablehlo.add"(%687, %702) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%704 = "stablehlo.multiply"(%150, %265) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%705 = "stablehlo.multiply"(%700, %704) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%706 = "stablehlo.add"(%690, %705) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%707 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%708 = "stablehlo.multiply"(%148, %707) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%709 = "stablehlo.add"(%708, %297) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%710 = "stablehlo.gather"(%302, %709) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%711 = "stablehlo.multiply"(%710, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%712 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%716 = "stablehlo.reduce"(%711, %712) ({
^bb0(%713: tensor<f32>, %714: tensor<f32>):
%715 = "stablehlo.add"(%713, %714) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%715) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%717 = "stablehlo.multiply"(%152, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%718 = "stablehlo.multiply"(%716, %717) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%719 = "stablehlo.add"(%703, %718) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%720 = "stablehlo.multiply"(%150, %301) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%721 = "stablehlo.multiply"(%716, %720) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%722 = "stablehlo.add"(%706, %721) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%723 = "stablehlo.reshape"(%722) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%724 = "stablehlo.reshape"(%719) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%725 = "stablehlo.concatenate"(%723, %724) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%726 = "stablehlo.reshape"(%725) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %465, %726 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
}
}

// f32[2,3,3,2] f32[2,3,4,5] f32[2,3,2,2] 2 1 true [true,true]
module @example {
func.func public @main(%0: tensor<2x3x3x2xf32>, %1: tensor<2x3x4x5xf32>, %2: tensor<2x3x2x2xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>) {
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%7 = "stablehlo.add"(%5, %6) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%8 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%9 = "stablehlo.divide"(%7, %8) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%10 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%11 = "stablehlo.multiply"(%9, %10) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%12 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%13 = "stablehlo.floor"(%11) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%14 = "stablehlo.subtract"(%11, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%15 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%16 = "stablehlo.subtract"(%14, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%17 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%18 = "stablehlo.multiply"(%17, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%19 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%20 = "stablehlo.subtract"(%18, %19) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%21 = "stablehlo.multiply"(%20, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%22 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%23 = "stablehlo.add"(%21, %22) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%24 = "stablehlo.multiply"(%23, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%25 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%26 = "stablehlo.subtract"(%24, %25) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%27 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.multiply"(%27, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%29 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%30 = "stablehlo.subtract"(%28, %29) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%31 = "stablehlo.multiply"(%30, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%32 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%33 = "stablehlo.add"(%31, %32) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%35 = "stablehlo.multiply"(%33, %34) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%37 = "stablehlo.add"(%13, %36) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%39 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%40 = "stablehlo.maximum"(%37, %38) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%41 = "stablehlo.minimum"(%40, %39) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%42 = "stablehlo.multiply"(%35, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%43 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%45 = "stablehlo.compare"(%41, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%46 = "stablehlo.compare"(%41, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%47 = "stablehlo.and"(%45, %46) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%49 = "stablehlo.select"(%47, %41, %48) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%50 = "stablehlo.convert"(%49) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%52 = "stablehlo.select"(%47, %26, %51) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%54 = "stablehlo.select"(%47, %42, %53) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%56 = "stablehlo.subtract"(%14, %55) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%57 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%58 = "stablehlo.multiply"(%57, %56) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%59 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%60 = "stablehlo.subtract"(%58, %59) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.multiply"(%60, %56) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%62 = "stablehlo.multiply"(%61, %56) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%63 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%64 = "stablehlo.add"(%62, %63) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%65 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%66 = "stablehlo.multiply"(%65, %56) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%67 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%68 = "stablehlo.subtract"(%66, %67) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%69 = "stablehlo.multiply"(%68, %56) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%70 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%71 = "stablehlo.multiply"(%69, %70) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%73 = "stablehlo.add"(%13, %72) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%75 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%76 = "stablehlo.maximum"(%73, %74) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%77 = "stablehlo.minimum"(%76, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%78 = "stablehlo.multiply"(%71, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%79 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%81 = "stablehlo.compare"(%77, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%82 = "stablehlo.compare"(%77, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%83 = "stablehlo.and"(%81, %82) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%85 = "stablehlo.select"(%83, %77, %84) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%86 = "stablehlo.convert"(%85) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%88 = "stablehlo.select"(%83, %64, %87) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%90 = "stablehlo.select"(%83, %78, %89) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%91 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%92 = "stablehlo.subtract"(%91, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%93 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%94 = "stablehlo.multiply"(%93, %92) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%95 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%96 = "stablehlo.subtract"(%94, %95) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%97 = "stablehlo.multiply"(%96, %92) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%98 = "stablehlo.multiply"(%97, %92) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%99 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%100 = "stablehlo.add"(%98, %99) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%101 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%102 = "stablehlo.multiply"(%101, %92) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%103 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%104 = "stablehlo.subtract"(%102, %103) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%105 = "stablehlo.multiply"(%104, %92) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%106 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%107 = "stablehlo.multiply"(%105, %106) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%108 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%109 = "stablehlo.add"(%13, %108) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%110 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%111 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%112 = "stablehlo.maximum"(%109, %110) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%113 = "stablehlo.minimum"(%112, %111) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%114 = "stablehlo.multiply"(%107, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%115 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%117 = "stablehlo.compare"(%113, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%118 = "stablehlo.compare"(%113, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%119 = "stablehlo.and"(%117, %118) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%121 = "stablehlo.select"(%119, %113, %120) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%122 = "stablehlo.convert"(%121) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%124 = "stablehlo.select"(%119, %100, %123) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%126 = "stablehlo.select"(%119, %114, %125) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%127 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%128 = "stablehlo.subtract"(%127, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%129 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%130 = "stablehlo.multiply"(%129, %128) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%131 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%132 = "stablehlo.subtract"(%130, %131) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%133 = "stablehlo.multiply"(%132, %128) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%134 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%135 = "stablehlo.add"(%133, %134) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%136 = "stablehlo.multiply"(%135, %128) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%137 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%138 = "stablehlo.subtract"(%136, %137) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%139 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%140 = "stablehlo.multiply"(%139, %128) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%141 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%142 = "stablehlo.subtract"(%140, %141) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%143 = "stablehlo.multiply"(%142, %128) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%144 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%145 = "stablehlo.add"(%143, %144) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%146 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%147 = "stablehlo.multiply"(%145, %146) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%148 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%149 = "stablehlo.add"(%13, %148) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%151 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%152 = "stablehlo.maximum"(%149, %150) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%153 = "stablehlo.minimum"(%152, %151) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%154 = "stablehlo.multiply"(%147, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%155 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%157 = "stablehlo.compare"(%153, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%158 = "stablehlo.compare"(%153, %155) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%159 = "stablehlo.and"(%157, %158) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%160 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%161 = "stablehlo.select"(%159, %153, %160) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%162 = "stablehlo.convert"(%161) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%163 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%164 = "stablehlo.select"(%159, %138, %163) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%165 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%166 = "stablehlo.select"(%159, %154, %165) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%167 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%168 = "stablehlo.reshape"(%167) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%169 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%170 = "stablehlo.add"(%168, %169) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%171 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%172 = "stablehlo.divide"(%170, %171) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%173 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%174 = "stablehlo.multiply"(%172, %173) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%175 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%176 = "stablehlo.floor"(%174) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%177 = "stablehlo.subtract"(%174, %176) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%178 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%179 = "stablehlo.subtract"(%177, %178) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%180 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%181 = "stablehlo.multiply"(%180, %179) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%182 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%183 = "stablehlo.subtract"(%181, %182) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%184 = "stablehlo.multiply"(%183, %179) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%185 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%186 = "stablehlo.add"(%184, %185) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%187 = "stablehlo.multiply"(%186, %179) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%188 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%189 = "stablehlo.subtract"(%187, %188) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%190 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%191 = "stablehlo.multiply"(%190, %179) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%192 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%193 = "stablehlo.subtract"(%191, %192) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%194 = "stablehlo.multiply"(%193, %179) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%195 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%196 = "stablehlo.add"(%194, %195) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%197 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%198 = "stablehlo.multiply"(%196, %197) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%199 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%200 = "stablehlo.add"(%176, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%202 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%203 = "stablehlo.maximum"(%200, %201) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%204 = "stablehlo.minimum"(%203, %202) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%205 = "stablehlo.multiply"(%198, %175) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%206 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%207 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%208 = "stablehlo.compare"(%204, %207) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%209 = "stablehlo.compare"(%204, %206) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%210 = "stablehlo.and"(%208, %209) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%211 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%212 = "stablehlo.select"(%210, %204, %211) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%213 = "stablehlo.convert"(%212) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%215 = "stablehlo.select"(%210, %189, %214) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%216 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%217 = "stablehlo.select"(%210, %205, %216) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%218 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%219 = "stablehlo.subtract"(%177, %218) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%220 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%221 = "stablehlo.multiply"(%220, %219) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%222 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%223 = "stablehlo.subtract"(%221, %222) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%224 = "stablehlo.multiply"(%223, %219) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%225 = "stablehlo.multiply"(%224, %219) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%226 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%227 = "stablehlo.add"(%225, %226) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%228 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%229 = "stablehlo.multiply"(%228, %219) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%230 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%231 = "stablehlo.subtract"(%229, %230) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%232 = "stablehlo.multiply"(%231, %219) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%233 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%234 = "stablehlo.multiply"(%232, %233) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%235 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%236 = "stablehlo.add"(%176, %235) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%237 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%238 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%239 = "stablehlo.maximum"(%236, %237) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%240 = "stablehlo.minimum"(%239, %238) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%241 = "stablehlo.multiply"(%234, %175) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%242 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%243 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%244 = "stablehlo.compare"(%240, %243) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%245 = "stablehlo.compare"(%240, %242) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%246 = "stablehlo.and"(%244, %245) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%247 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%248 = "stablehlo.select"(%246, %240, %247) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%249 = "stablehlo.convert"(%248) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%250 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%251 = "stablehlo.select"(%246, %227, %250) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%252 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%253 = "stablehlo.select"(%246, %241, %252) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%254 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%255 = "stablehlo.subtract"(%254, %177) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%256 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%257 = "stablehlo.multiply"(%256, %255) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%258 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%259 = "stablehlo.subtract"(%257, %258) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%260 = "stablehlo.multiply"(%259, %255) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%261 = "stablehlo.multiply"(%260, %255) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%262 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%263 = "stablehlo.add"(%261, %262) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%264 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%265 = "stablehlo.multiply"(%264, %255) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%266 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%267 = "stablehlo.subtract"(%265, %266) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%268 = "stablehlo.multiply"(%267, %255) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%269 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%270 = "stablehlo.multiply"(%268, %269) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%271 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%272 = "stablehlo.add"(%176, %271) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%273 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%274 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%275 = "stablehlo.maximum"(%272, %273) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%276 = "stablehlo.minimum"(%275, %274) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%277 = "stablehlo.multiply"(%270, %175) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%278 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%279 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%280 = "stablehlo.compare"(%276, %279) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%281 = "stablehlo.compare"(%276, %278) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%282 = "stablehlo.and"(%280, %281) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%283 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%284 = "stablehlo.select"(%282, %276, %283) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%285 = "stablehlo.convert"(%284) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%286 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%287 = "stablehlo.select"(%282, %263, %286) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%288 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%289 = "stablehlo.select"(%282, %277, %288) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%290 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%291 = "stablehlo.subtract"(%290, %177) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%292 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%293 = "stablehlo.multiply"(%292, %291) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%294 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%295 = "stablehlo.subtract"(%293, %294) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%296 = "stablehlo.multiply"(%295, %291) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%297 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%298 = "stablehlo.add"(%296, %297) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%299 = "stablehlo.multiply"(%298, %291) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%300 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%301 = "stablehlo.subtract"(%299, %300) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%302 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%303 = "stablehlo.multiply"(%302, %291) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%304 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%305 = "stablehlo.subtract"(%303, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%306 = "stablehlo.multiply"(%305, %291) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%307 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%308 = "stablehlo.add"(%306, %307) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%309 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%310 = "stablehlo.multiply"(%308, %309) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%311 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%312 = "stablehlo.add"(%176, %311) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%313 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%314 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%315 = "stablehlo.maximum"(%312, %313) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%316 = "stablehlo.minimum"(%315, %314) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%317 = "stablehlo.multiply"(%310, %175) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%318 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%319 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%320 = "stablehlo.compare"(%316, %319) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%321 = "stablehlo.compare"(%316, %318) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%322 = "stablehlo.and"(%320, %321) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%323 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%324 = "stablehlo.select"(%322, %316, %323) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%325 = "stablehlo.convert"(%324) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%326 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%327 = "stablehlo.select"(%322, %301, %326) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%328 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%329 = "stablehlo.select"(%322, %317, %328) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%330 = "stablehlo.reshape"(%1) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%331 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%332 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x20xf32>} : () -> tensor<2x3x20xf32>
%333 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%334 = "stablehlo.multiply"(%50, %333) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%335 = "stablehlo.add"(%334, %213) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%336 = "stablehlo.multiply"(%52, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%337 = "stablehlo.broadcast_in_dim"(%336) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%338 = "stablehlo.multiply"(%331, %337) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%342 = "stablehlo.scatter"(%332, %335, %338) ({
^bb0(%339: tensor<f32>, %340: tensor<f32>):
%341 = "stablehlo.add"(%339, %340) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%341) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%343 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%344 = "stablehlo.multiply"(%50, %343) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%345 = "stablehlo.add"(%344, %249) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%346 = "stablehlo.multiply"(%52, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%347 = "stablehlo.broadcast_in_dim"(%346) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%348 = "stablehlo.multiply"(%331, %347) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%352 = "stablehlo.scatter"(%342, %345, %348) ({
^bb0(%349: tensor<f32>, %350: tensor<f32>):
%351 = "stablehlo.add"(%349, %350) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%351) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%353 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%354 = "stablehlo.multiply"(%50, %353) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%355 = "stablehlo.add"(%354, %285) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%356 = "stablehlo.multiply"(%52, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%357 = "stablehlo.broadcast_in_dim"(%356) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%358 = "stablehlo.multiply"(%331, %357) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%362 = "stablehlo.scatter"(%352, %355, %358) ({
^bb0(%359: tensor<f32>, %360: tensor<f32>):
%361 = "stablehlo.add"(%359, %360) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%361) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%363 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%364 = "stablehlo.multiply"(%50, %363) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%365 = "stablehlo.add"(%364, %325) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%366 = "stablehlo.multiply"(%52, %327) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%367 = "stablehlo.broadcast_in_dim"(%366) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%368 = "stablehlo.multiply"(%331, %367) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%372 = "stablehlo.scatter"(%362, %365, %368) ({
^bb0(%369: tensor<f32>, %370: tensor<f32>):
%371 = "stablehlo.add"(%369, %370) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%371) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%373 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%374 = "stablehlo.multiply"(%86, %373) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%375 = "stablehlo.add"(%374, %213) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%376 = "stablehlo.multiply"(%88, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%377 = "stablehlo.broadcast_in_dim"(%376) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%378 = "stablehlo.multiply"(%331, %377) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%382 = "stablehlo.scatter"(%372, %375, %378) ({
^bb0(%379: tensor<f32>, %380: tensor<f32>):
%381 = "stablehlo.add"(%379, %380) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%381) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%383 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%384 = "stablehlo.multiply"(%86, %383) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%385 = "stablehlo.add"(%384, %249) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%386 = "stablehlo.multiply"(%88, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%387 = "stablehlo.broadcast_in_dim"(%386) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%388 = "stablehlo.multiply"(%331, %387) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%392 = "stablehlo.scatter"(%382, %385, %388) ({
^bb0(%389: tensor<f32>, %390: tensor<f32>):
%391 = "stablehlo.add"(%389, %390) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%391) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%393 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%394 = "stablehlo.multiply"(%86, %393) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%395 = "stablehlo.add"(%394, %285) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%396 = "stablehlo.multiply"(%88, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%397 = "stablehlo.broadcast_in_dim"(%396) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%398 = "stablehlo.multiply"(%331, %397) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%402 = "stablehlo.scatter"(%392, %395, %398) ({
^bb0(%399: tensor<f32>, %400: tensor<f32>):
%401 = "stablehlo.add"(%399, %400) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%401) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%403 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%404 = "stablehlo.multiply"(%86, %403) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%405 = "stablehlo.add"(%404, %325) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%406 = "stablehlo.multiply"(%88, %327) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%407 = "stablehlo.broadcast_in_dim"(%406) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%408 = "stablehlo.multiply"(%331, %407) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%412 = "stablehlo.scatter"(%402, %405, %408) ({
^bb0(%409: tensor<f32>, %410: tensor<f32>):
%411 = "stablehlo.add"(%409, %410) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%411) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%413 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%414 = "stablehlo.multiply"(%122, %413) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%415 = "stablehlo.add"(%414, %213) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%416 = "stablehlo.multiply"(%124, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%417 = "stablehlo.broadcast_in_dim"(%416) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%418 = "stablehlo.multiply"(%331, %417) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%422 = "stablehlo.scatter"(%412, %415, %418) ({
^bb0(%419: tensor<f32>, %420: tensor<f32>):
%421 = "stablehlo.add"(%419, %420) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%421) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%423 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%424 = "stablehlo.multiply"(%122, %423) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%425 = "stablehlo.add"(%424, %249) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%426 = "stablehlo.multiply"(%124, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%427 = "stablehlo.broadcast_in_dim"(%426) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%428 = "stablehlo.multiply"(%331, %427) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%432 = "stablehlo.scatter"(%422, %425, %428) ({
^bb0(%429: tensor<f32>, %430: tensor<f32>):
%431 = "stablehlo.add"(%429, %430) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%431) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%433 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%434 = "stablehlo.multiply"(%122, %433) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%435 = "stablehlo.add"(%434, %285) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%436 = "stablehlo.multiply"(%124, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%437 = "stablehlo.broadcast_in_dim"(%436) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%438 = "stablehlo.multiply"(%331, %437) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%442 = "stablehlo.scatter"(%432, %435, %438) ({
^bb0(%439: tensor<f32>, %440: tensor<f32>):
%441 = "stablehlo.add"(%439, %440) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%441) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%443 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%444 = "stablehlo.multiply"(%122, %443) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%445 = "stablehlo.add"(%444, %325) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%446 = "stablehlo.multiply"(%124, %327) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%447 = "stablehlo.broadcast_in_dim"(%446) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%448 = "stablehlo.multiply"(%331, %447) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%452 = "stablehlo.scatter"(%442, %445, %448) ({
^bb0(%449: tensor<f32>, %450: tensor<f32>):
%451 = "stablehlo.add"(%449, %450) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%451) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%453 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%454 = "stablehlo.multiply"(%162, %453) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%455 = "stablehlo.add"(%454, %213) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%456 = "stablehlo.multiply"(%164, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%457 = "stablehlo.broadcast_in_dim"(%456) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%458 = "stablehlo.multiply"(%331, %457) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%462 = "stablehlo.scatter"(%452, %455, %458) ({
^bb0(%459: tensor<f32>, %460: tensor<f32>):
%461 = "stablehlo.add"(%459, %460) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%461) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%463 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%464 = "stablehlo.multiply"(%162, %463) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%465 = "stablehlo.add"(%464, %249) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%466 = "stablehlo.multiply"(%164, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%467 = "stablehlo.broadcast_in_dim"(%466) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%468 = "stablehlo.multiply"(%331, %467) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%472 = "stablehlo.scatter"(%462, %465, %468) ({
^bb0(%469: tensor<f32>, %470: tensor<f32>):
%471 = "stablehlo.add"(%469, %470) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%471) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%473 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%474 = "stablehlo.multiply"(%162, %473) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%475 = "stablehlo.add"(%474, %285) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%476 = "stablehlo.multiply"(%164, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%477 = "stablehlo.broadcast_in_dim"(%476) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%478 = "stablehlo.multiply"(%331, %477) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%482 = "stablehlo.scatter"(%472, %475, %478) ({
^bb0(%479: tensor<f32>, %480: tensor<f32>):
%481 = "stablehlo.add"(%479, %480) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%481) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%483 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%484 = "stablehlo.multiply"(%162, %483) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%485 = "stablehlo.add"(%484, %325) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%486 = "stablehlo.multiply"(%164, %327) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%487 = "stablehlo.broadcast_in_dim"(%486) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%488 = "stablehlo.multiply"(%331, %487) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%492 = "stablehlo.scatter"(%482, %485, %488) ({
^bb0(%489: tensor<f32>, %490: tensor<f32>):
%491 = "stablehlo.add"(%489, %490) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%491) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%493 = "stablehlo.reshape"(%492) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%494 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%495 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%496 = "stablehlo.multiply"(%50, %495) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%497 = "stablehlo.add"(%496, %213) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%498 = "stablehlo.gather"(%330, %497) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%499 = "stablehlo.multiply"(%498, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%500 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%504 = "stablehlo.reduce"(%499, %500) ({
^bb0(%501: tensor<f32>, %502: tensor<f32>):
%503 = "stablehlo.add"(%501, %502) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%503) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%505 = "stablehlo.multiply"(%54, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%506 = "stablehlo.multiply"(%504, %505) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%507 = "stablehlo.add"(%494, %506) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%508 = "stablehlo.multiply"(%52, %217) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%509 = "stablehlo.multiply"(%504, %508) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%510 = "stablehlo.add"(%494, %509) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%511 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%512 = "stablehlo.multiply"(%50, %511) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%513 = "stablehlo.add"(%512, %249) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%514 = "stablehlo.gather"(%330, %513) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%515 = "stablehlo.multiply"(%514, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%516 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%520 = "stablehlo.reduce"(%515, %516) ({
^bb0(%517: tensor<f32>, %518: tensor<f32>):
%519 = "stablehlo.add"(%517, %518) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%519) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%521 = "stablehlo.multiply"(%54, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%522 = "stablehlo.multiply"(%520, %521) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%523 = "stablehlo.add"(%507, %522) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%524 = "stablehlo.multiply"(%52, %253) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%525 = "stablehlo.multiply"(%520, %524) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%526 = "stablehlo.add"(%510, %525) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%527 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%528 = "stablehlo.multiply"(%50, %527) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%529 = "stablehlo.add"(%528, %285) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%530 = "stablehlo.gather"(%330, %529) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%531 = "stablehlo.multiply"(%530, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%532 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%536 = "stablehlo.reduce"(%531, %532) ({
^bb0(%533: tensor<f32>, %534: tensor<f32>):
%535 = "stablehlo.add"(%533, %534) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%535) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%537 = "stablehlo.multiply"(%54, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%538 = "stablehlo.multiply"(%536, %537) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%539 = "stablehlo.add"(%523, %538) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%540 = "stablehlo.multiply"(%52, %289) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%541 = "stablehlo.multiply"(%536, %540) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%542 = "stablehlo.add"(%526, %541) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%543 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%544 = "stablehlo.multiply"(%50, %543) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%545 = "stablehlo.add"(%544, %325) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%546 = "stablehlo.gather"(%330, %545) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%547 = "stablehlo.multiply"(%546, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%548 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%552 = "stablehlo.reduce"(%547, %548) ({
^bb0(%549: tensor<f32>, %550: tensor<f32>):
%551 = "stablehlo.add"(%549, %550) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%551) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%553 = "stablehlo.multiply"(%54, %327) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%554 = "stablehlo.multiply"(%552, %553) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%555 = "stablehlo.add"(%539, %554) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%556 = "stablehlo.multiply"(%52, %329) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%557 = "stablehlo.multiply"(%552, %556) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%558 = "stablehlo.add"(%542, %557) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%559 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%560 = "stablehlo.multiply"(%86, %559) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%561 = "stablehlo.add"(%560, %213) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%562 = "stablehlo.gather"(%330, %561) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%563 = "stablehlo.multiply"(%562, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%564 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%568 = "stablehlo.reduce"(%563, %564) ({
^bb0(%565: tensor<f32>, %566: tensor<f32>):
%567 = "stablehlo.add"(%565, %566) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%567) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%569 = "stablehlo.multiply"(%90, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%570 = "stablehlo.multiply"(%568, %569) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%571 = "stablehlo.add"(%555, %570) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%572 = "stablehlo.multiply"(%88, %217) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%573 = "stablehlo.multiply"(%568, %572) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%574 = "stablehlo.add"(%558, %573) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%575 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%576 = "stablehlo.multiply"(%86, %575) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%577 = "stablehlo.add"(%576, %249) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%578 = "stablehlo.gather"(%330, %577) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%579 = "stablehlo.multiply"(%578, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%580 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%584 = "stablehlo.reduce"(%579, %580) ({
^bb0(%581: tensor<f32>, %582: tensor<f32>):
%583 = "stablehlo.add"(%581, %582) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%583) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%585 = "stablehlo.multiply"(%90, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%586 = "stablehlo.multiply"(%584, %585) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%587 = "stablehlo.add"(%571, %586) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%588 = "stablehlo.multiply"(%88, %253) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%589 = "stablehlo.multiply"(%584, %588) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%590 = "stablehlo.add"(%574, %589) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%591 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%592 = "stablehlo.multiply"(%86, %591) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%593 = "stablehlo.add"(%592, %285) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%594 = "stablehlo.gather"(%330, %593) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%595 = "stablehlo.multiply"(%594, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%596 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%600 = "stablehlo.reduce"(%595, %596) ({
^bb0(%597: tensor<f32>, %598: tensor<f32>):
%599 = "stablehlo.add"(%597, %598) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%599) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%601 = "stablehlo.multiply"(%90, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%602 = "stablehlo.multiply"(%600, %601) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%603 = "stablehlo.add"(%587, %602) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%604 = "stablehlo.multiply"(%88, %289) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%605 = "stablehlo.multiply"(%600, %604) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%606 = "stablehlo.add"(%590, %605) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%607 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%608 = "stablehlo.multiply"(%86, %607) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%609 = "stablehlo.add"(%608, %325) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%610 = "stablehlo.gather"(%330, %609) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%611 = "stablehlo.multiply"(%610, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%612 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%616 = "stablehlo.reduce"(%611, %612) ({
^bb0(%613: tensor<f32>, %614: tensor<f32>):
%615 = "stablehlo.add"(%613, %614) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%615) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%617 = "stablehlo.multiply"(%90, %327) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%618 = "stablehlo.multiply"(%616, %617) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%619 = "stablehlo.add"(%603, %618) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%620 = "stablehlo.multiply"(%88, %329) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%621 = "stablehlo.multiply"(%616, %620) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%622 = "stablehlo.add"(%606, %621) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%623 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%624 = "stablehlo.multiply"(%122, %623) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%625 = "stablehlo.add"(%624, %213) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%626 = "stablehlo.gather"(%330, %625) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%627 = "stablehlo.multiply"(%626, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%628 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%632 = "stablehlo.reduce"(%627, %628) ({
^bb0(%629: tensor<f32>, %630: tensor<f32>):
%631 = "stablehlo.add"(%629, %630) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%631) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%633 = "stablehlo.multiply"(%126, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%634 = "stablehlo.multiply"(%632, %633) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%635 = "stablehlo.add"(%619, %634) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%636 = "stablehlo.multiply"(%124, %217) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%637 = "stablehlo.multiply"(%632, %636) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%638 = "stablehlo.add"(%622, %637) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%639 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%640 = "stablehlo.multiply"(%122, %639) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%641 = "stablehlo.add"(%640, %249) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%642 = "stablehlo.gather"(%330, %641) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%643 = "stablehlo.multiply"(%642, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%644 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%648 = "stablehlo.reduce"(%643, %644) ({
^bb0(%645: tensor<f32>, %646: tensor<f32>):
%647 = "stablehlo.add"(%645, %646) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%647) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%649 = "stablehlo.multiply"(%126, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%650 = "stablehlo.multiply"(%648, %649) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%651 = "stablehlo.add"(%635, %650) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%652 = "stablehlo.multiply"(%124, %253) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%653 = "stablehlo.multiply"(%648, %652) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%654 = "stablehlo.add"(%638, %653) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%655 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%656 = "stablehlo.multiply"(%122, %655) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%657 = "stablehlo.add"(%656, %285) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%658 = "stablehlo.gather"(%330, %657) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%659 = "stablehlo.multiply"(%658, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%660 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%664 = "stablehlo.reduce"(%659, %660) ({
^bb0(%661: tensor<f32>, %662: tensor<f32>):
%663 = "stablehlo.add"(%661, %662) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%663) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%665 = "stablehlo.multiply"(%126, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%666 = "stablehlo.multiply"(%664, %665) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%667 = "stablehlo.add"(%651, %666) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%668 = "stablehlo.multiply"(%124, %289) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%669 = "stablehlo.multiply"(%664, %668) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%670 = "stablehlo.add"(%654, %669) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%671 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%672 = "stablehlo.multiply"(%122, %671) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%673 = "stablehlo.add"(%672, %325) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%674 = "stablehlo.gather"(%330, %673) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%675 = "stablehlo.multiply"(%674, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%676 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%680 = "stablehlo.reduce"(%675, %676) ({
^bb0(%677: tensor<f32>, %678: tensor<f32>):
%679 = "stablehlo.add"(%677, %678) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%679) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%681 = "stablehlo.multiply"(%126, %327) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%682 = "stablehlo.multiply"(%680, %681) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%683 = "stablehlo.add"(%667, %682) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%684 = "stablehlo.multiply"(%124, %329) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%685 = "stablehlo.multiply"(%680, %684) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%686 = "stablehlo.add"(%670, %685) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%687 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%688 = "stablehlo.multiply"(%162, %687) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%689 = "stablehlo.add"(%688, %213) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%690 = "stablehlo.gather"(%330, %689) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%691 = "stablehlo.multiply"(%690, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%692 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%696 = "stablehlo.reduce"(%691, %692) ({
^bb0(%693: tensor<f32>, %694: tensor<f32>):
%695 = "stablehlo.add"(%693, %694) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%695) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%697 = "stablehlo.multiply"(%166, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%698 = "stablehlo.multiply"(%696, %697) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%699 = "stablehlo.add"(%683, %698) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%700 = "stablehlo.multiply"(%164, %217) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%701 = "stablehlo.multiply"(%696, %700) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%702 = "stablehlo.add"(%686, %701) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%703 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%704 = "stablehlo.multiply"(%162, %703) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%705 = "stablehlo.add"(%704, %249) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%706 = "stablehlo.gather"(%330, %705) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%707 = "stablehlo.multiply"(%706, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%708 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%712 = "stablehlo.reduce"(%707, %708) ({
^bb0(%709: tensor<f32>, %710: tensor<f32>):
%711 = "stablehlo.add"(%709, %710) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%711) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%713 = "stablehlo.multiply"(%166, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%714 = "stablehlo.multiply"(%712, %713) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%715 = "stablehlo.add"(%699, %714) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%716 = "stablehlo.multiply"(%164, %253) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%717 = "stablehlo.multiply"(%712, %716) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%718 = "stablehlo.add"(%702, %717) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%719 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%720 = "stablehlo.multiply"(%162, %719) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%721 = "stablehlo.add"(%720, %285) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%722 = "stablehlo.gather"(%330, %721) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%723 = "stablehlo.multiply"(%722, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%724 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%728 = "stablehlo.reduce"(%723, %724) ({
^bb0(%725: tensor<f32>, %726: tensor<f32>):
%727 = "stablehlo.add"(%725, %726) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%727) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%729 = "stablehlo.multiply"(%166, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%730 = "stablehlo.multiply"(%728, %729) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%731 = "stablehlo.add"(%715, %730) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%732 = "stablehlo.multiply"(%164, %289) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%733 = "stablehlo.multiply"(%728, %732) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%734 = "stablehlo.add"(%718, %733) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%735 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%736 = "stablehlo.multiply"(%162, %735) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%737 = "stablehlo.add"(%736, %325) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%738 = "stablehlo.gather"(%330, %737) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%739 = "stablehlo.multiply"(%738, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%740 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%744 = "stablehlo.reduce"(%739, %740) ({
^bb0(%741: tensor<f32>, %742: tensor<f32>):
%743 = "stablehlo.add"(%741, %742) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%743) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%745 = "stablehlo.multiply"(%166, %327) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%746 = "stablehlo.multiply"(%744, %745) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%747 = "stablehlo.add"(%731, %746) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%748 = "stablehlo.multiply"(%164, %329) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%749 = "stablehlo.multiply"(%744, %748) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%750 = "stablehlo.add"(%734, %749) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%751 = "stablehlo.reshape"(%750) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%752 = "stablehlo.reshape"(%747) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%753 = "stablehlo.concatenate"(%751, %752) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%754 = "stablehlo.reshape"(%753) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %493, %754 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
}
}

// f32[2,3,3,2] f32[2,3,4,5] f32[2,3,2,2] 2 2 false [true,true]
module @example {
func.func public @main(%0: tensor<2x3x3x2xf32>, %1: tensor<2x3x4x5xf32>, %2: tensor<2x3x2x2xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>) {
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%7 = "stablehlo.add"(%5, %6) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%8 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%11 = "stablehlo.subtract"(%9, %10) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%13 = "stablehlo.divide"(%11, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%15 = "stablehlo.floor"(%13) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%16 = "stablehlo.subtract"(%13, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%17 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%18 = "stablehlo.subtract"(%16, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%19 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%20 = "stablehlo.multiply"(%19, %18) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%21 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%22 = "stablehlo.subtract"(%20, %21) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%23 = "stablehlo.multiply"(%22, %18) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%24 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%25 = "stablehlo.add"(%23, %24) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%26 = "stablehlo.multiply"(%25, %18) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%27 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.subtract"(%26, %27) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%29 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%30 = "stablehlo.multiply"(%29, %18) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%31 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%32 = "stablehlo.subtract"(%30, %31) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%33 = "stablehlo.multiply"(%32, %18) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%34 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%35 = "stablehlo.add"(%33, %34) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%37 = "stablehlo.multiply"(%35, %36) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%38 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%39 = "stablehlo.add"(%15, %38) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%40 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%42 = "stablehlo.abs"(%41) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%43 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%44 = "stablehlo.remainder"(%42, %43) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%45 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%46 = "stablehlo.divide"(%42, %45) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%47 = "stablehlo.floor"(%46) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%49 = "stablehlo.remainder"(%47, %48) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%51 = "stablehlo.compare"(%49, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%52 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%53 = "stablehlo.subtract"(%52, %44) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%54 = "stablehlo.select"(%51, %44, %53) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%55 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%56 = "stablehlo.add"(%54, %55) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%58 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%59 = "stablehlo.maximum"(%56, %57) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%60 = "stablehlo.minimum"(%59, %58) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.multiply"(%37, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%62 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%64 = "stablehlo.compare"(%60, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%65 = "stablehlo.compare"(%60, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%66 = "stablehlo.and"(%64, %65) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%68 = "stablehlo.select"(%66, %60, %67) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%69 = "stablehlo.convert"(%68) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%71 = "stablehlo.select"(%66, %28, %70) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%73 = "stablehlo.select"(%66, %61, %72) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%75 = "stablehlo.subtract"(%16, %74) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%76 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%77 = "stablehlo.multiply"(%76, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%78 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%79 = "stablehlo.subtract"(%77, %78) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%80 = "stablehlo.multiply"(%79, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%81 = "stablehlo.multiply"(%80, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%82 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%83 = "stablehlo.add"(%81, %82) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%84 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%85 = "stablehlo.multiply"(%84, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%86 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%87 = "stablehlo.subtract"(%85, %86) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%88 = "stablehlo.multiply"(%87, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%89 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%90 = "stablehlo.multiply"(%88, %89) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%92 = "stablehlo.add"(%15, %91) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%93 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%94 = "stablehlo.subtract"(%92, %93) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%95 = "stablehlo.abs"(%94) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%96 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%97 = "stablehlo.remainder"(%95, %96) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%98 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%99 = "stablehlo.divide"(%95, %98) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%100 = "stablehlo.floor"(%99) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%101 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%102 = "stablehlo.remainder"(%100, %101) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%104 = "stablehlo.compare"(%102, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%105 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%106 = "stablehlo.subtract"(%105, %97) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%107 = "stablehlo.select"(%104, %97, %106) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%108 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%109 = "stablehlo.add"(%107, %108) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%110 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%111 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%112 = "stablehlo.maximum"(%109, %110) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%113 = "stablehlo.minimum"(%112, %111) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%114 = "stablehlo.multiply"(%90, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%115 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%117 = "stablehlo.compare"(%113, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%118 = "stablehlo.compare"(%113, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%119 = "stablehlo.and"(%117, %118) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%121 = "stablehlo.select"(%119, %113, %120) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%122 = "stablehlo.convert"(%121) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%124 = "stablehlo.select"(%119, %83, %123) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%126 = "stablehlo.select"(%119, %114, %125) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%127 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%128 = "stablehlo.subtract"(%127, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%129 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%130 = "stablehlo.multiply"(%129, %128) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%131 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%132 = "stablehlo.subtract"(%130, %131) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%133 = "stablehlo.multiply"(%132, %128) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%134 = "stablehlo.multiply"(%133, %128) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%135 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%136 = "stablehlo.add"(%134, %135) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%137 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%138 = "stablehlo.multiply"(%137, %128) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%139 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%140 = "stablehlo.subtract"(%138, %139) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%141 = "stablehlo.multiply"(%140, %128) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%142 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%143 = "stablehlo.multiply"(%141, %142) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%144 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%145 = "stablehlo.add"(%15, %144) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%146 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%147 = "stablehlo.subtract"(%145, %146) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%148 = "stablehlo.abs"(%147) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%149 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%150 = "stablehlo.remainder"(%148, %149) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%151 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%152 = "stablehlo.divide"(%148, %151) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%153 = "stablehlo.floor"(%152) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%154 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%155 = "stablehlo.remainder"(%153, %154) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%157 = "stablehlo.compare"(%155, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%158 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%159 = "stablehlo.subtract"(%158, %150) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%160 = "stablehlo.select"(%157, %150, %159) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%161 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%162 = "stablehlo.add"(%160, %161) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%163 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%164 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%165 = "stablehlo.maximum"(%162, %163) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%166 = "stablehlo.minimum"(%165, %164) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%167 = "stablehlo.multiply"(%143, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%168 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%169 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%170 = "stablehlo.compare"(%166, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%171 = "stablehlo.compare"(%166, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%172 = "stablehlo.and"(%170, %171) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%173 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%174 = "stablehlo.select"(%172, %166, %173) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%175 = "stablehlo.convert"(%174) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%177 = "stablehlo.select"(%172, %136, %176) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%179 = "stablehlo.select"(%172, %167, %178) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%180 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%181 = "stablehlo.subtract"(%180, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%182 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%183 = "stablehlo.multiply"(%182, %181) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%184 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%185 = "stablehlo.subtract"(%183, %184) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%186 = "stablehlo.multiply"(%185, %181) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%187 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%188 = "stablehlo.add"(%186, %187) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%189 = "stablehlo.multiply"(%188, %181) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%190 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%191 = "stablehlo.subtract"(%189, %190) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%192 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%193 = "stablehlo.multiply"(%192, %181) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%194 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%195 = "stablehlo.subtract"(%193, %194) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%196 = "stablehlo.multiply"(%195, %181) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%197 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%198 = "stablehlo.add"(%196, %197) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%199 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%200 = "stablehlo.multiply"(%198, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%201 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%202 = "stablehlo.add"(%15, %201) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%203 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%204 = "stablehlo.subtract"(%202, %203) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%205 = "stablehlo.abs"(%204) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%206 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%207 = "stablehlo.remainder"(%205, %206) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%208 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%209 = "stablehlo.divide"(%205, %208) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%210 = "stablehlo.floor"(%209) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%211 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%212 = "stablehlo.remainder"(%210, %211) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%213 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%214 = "stablehlo.compare"(%212, %213) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%215 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%216 = "stablehlo.subtract"(%215, %207) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%217 = "stablehlo.select"(%214, %207, %216) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%218 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%219 = "stablehlo.add"(%217, %218) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%220 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%221 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%222 = "stablehlo.maximum"(%219, %220) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%223 = "stablehlo.minimum"(%222, %221) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%224 = "stablehlo.multiply"(%200, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%225 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%226 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%227 = "stablehlo.compare"(%223, %226) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%228 = "stablehlo.compare"(%223, %225) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%229 = "stablehlo.and"(%227, %228) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%230 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%231 = "stablehlo.select"(%229, %223, %230) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%232 = "stablehlo.convert"(%231) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%233 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%234 = "stablehlo.select"(%229, %191, %233) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%235 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%236 = "stablehlo.select"(%229, %224, %235) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%237 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%238 = "stablehlo.reshape"(%237) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%239 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%240 = "stablehlo.add"(%238, %239) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%241 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%242 = "stablehlo.multiply"(%240, %241) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%243 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%244 = "stablehlo.subtract"(%242, %243) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%245 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%246 = "stablehlo.divide"(%244, %245) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%247 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%248 = "stablehlo.floor"(%246) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%249 = "stablehlo.subtract"(%246, %248) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%250 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%251 = "stablehlo.subtract"(%249, %250) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%252 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%253 = "stablehlo.multiply"(%252, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%254 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%255 = "stablehlo.subtract"(%253, %254) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%256 = "stablehlo.multiply"(%255, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%257 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%258 = "stablehlo.add"(%256, %257) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%259 = "stablehlo.multiply"(%258, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%260 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%261 = "stablehlo.subtract"(%259, %260) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%262 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%263 = "stablehlo.multiply"(%262, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%264 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%265 = "stablehlo.subtract"(%263, %264) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%266 = "stablehlo.multiply"(%265, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%267 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%268 = "stablehlo.add"(%266, %267) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%269 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%270 = "stablehlo.multiply"(%268, %269) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%271 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%272 = "stablehlo.add"(%248, %271) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%273 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%274 = "stablehlo.subtract"(%272, %273) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%275 = "stablehlo.abs"(%274) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%276 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%277 = "stablehlo.remainder"(%275, %276) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%278 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%279 = "stablehlo.divide"(%275, %278) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%280 = "stablehlo.floor"(%279) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%281 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%282 = "stablehlo.remainder"(%280, %281) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%283 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%284 = "stablehlo.compare"(%282, %283) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%285 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%286 = "stablehlo.subtract"(%285, %277) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%287 = "stablehlo.select"(%284, %277, %286) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%288 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%289 = "stablehlo.add"(%287, %288) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%290 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%291 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%292 = "stablehlo.maximum"(%289, %290) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%293 = "stablehlo.minimum"(%292, %291) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%294 = "stablehlo.multiply"(%270, %247) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%295 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%296 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%297 = "stablehlo.compare"(%293, %296) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%298 = "stablehlo.compare"(%293, %295) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%299 = "stablehlo.and"(%297, %298) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%300 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%301 = "stablehlo.select"(%299, %293, %300) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%302 = "stablehlo.convert"(%301) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%303 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%304 = "stablehlo.select"(%299, %261, %303) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%305 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%306 = "stablehlo.select"(%299, %294, %305) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%307 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%308 = "stablehlo.subtract"(%249, %307) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%309 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%310 = "stablehlo.multiply"(%309, %308) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%311 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%312 = "stablehlo.subtract"(%310, %311) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%313 = "stablehlo.multiply"(%312, %308) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%314 = "stablehlo.multiply"(%313, %308) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%315 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%316 = "stablehlo.add"(%314, %315) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%317 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%318 = "stablehlo.multiply"(%317, %308) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%319 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%320 = "stablehlo.subtract"(%318, %319) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%321 = "stablehlo.multiply"(%320, %308) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%322 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%323 = "stablehlo.multiply"(%321, %322) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%324 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%325 = "stablehlo.add"(%248, %324) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%326 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%327 = "stablehlo.subtract"(%325, %326) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%328 = "stablehlo.abs"(%327) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%329 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%330 = "stablehlo.remainder"(%328, %329) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%331 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%332 = "stablehlo.divide"(%328, %331) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%333 = "stablehlo.floor"(%332) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%334 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%335 = "stablehlo.remainder"(%333, %334) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%336 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%337 = "stablehlo.compare"(%335, %336) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%338 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%339 = "stablehlo.subtract"(%338, %330) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%340 = "stablehlo.select"(%337, %330, %339) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%341 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%342 = "stablehlo.add"(%340, %341) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%343 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%344 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%345 = "stablehlo.maximum"(%342, %343) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%346 = "stablehlo.minimum"(%345, %344) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%347 = "stablehlo.multiply"(%323, %247) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%348 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%349 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%350 = "stablehlo.compare"(%346, %349) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%351 = "stablehlo.compare"(%346, %348) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%352 = "stablehlo.and"(%350, %351) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%353 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%354 = "stablehlo.select"(%352, %346, %353) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%355 = "stablehlo.convert"(%354) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%356 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%357 = "stablehlo.select"(%352, %316, %356) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%358 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%359 = "stablehlo.select"(%352, %347, %358) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%360 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%361 = "stablehlo.subtract"(%360, %249) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%362 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%363 = "stablehlo.multiply"(%362, %361) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%364 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%365 = "stablehlo.subtract"(%363, %364) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%366 = "stablehlo.multiply"(%365, %361) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%367 = "stablehlo.multiply"(%366, %361) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%368 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%369 = "stablehlo.add"(%367, %368) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%370 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%371 = "stablehlo.multiply"(%370, %361) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%372 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%373 = "stablehlo.subtract"(%371, %372) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%374 = "stablehlo.multiply"(%373, %361) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%375 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%376 = "stablehlo.multiply"(%374, %375) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%377 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%378 = "stablehlo.add"(%248, %377) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%379 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%380 = "stablehlo.subtract"(%378, %379) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%381 = "stablehlo.abs"(%380) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%382 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%383 = "stablehlo.remainder"(%381, %382) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%384 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%385 = "stablehlo.divide"(%381, %384) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%386 = "stablehlo.floor"(%385) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%387 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%388 = "stablehlo.remainder"(%386, %387) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%389 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%390 = "stablehlo.compare"(%388, %389) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%391 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%392 = "stablehlo.subtract"(%391, %383) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%393 = "stablehlo.select"(%390, %383, %392) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%394 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%395 = "stablehlo.add"(%393, %394) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%396 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%397 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%398 = "stablehlo.maximum"(%395, %396) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%399 = "stablehlo.minimum"(%398, %397) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%400 = "stablehlo.multiply"(%376, %247) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%401 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%402 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%403 = "stablehlo.compare"(%399, %402) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%404 = "stablehlo.compare"(%399, %401) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%405 = "stablehlo.and"(%403, %404) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%406 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%407 = "stablehlo.select"(%405, %399, %406) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%408 = "stablehlo.convert"(%407) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%409 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%410 = "stablehlo.select"(%405, %369, %409) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%411 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%412 = "stablehlo.select"(%405, %400, %411) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%413 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%414 = "stablehlo.subtract"(%413, %249) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%415 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%416 = "stablehlo.multiply"(%415, %414) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%417 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%418 = "stablehlo.subtract"(%416, %417) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%419 = "stablehlo.multiply"(%418, %414) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%420 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%421 = "stablehlo.add"(%419, %420) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%422 = "stablehlo.multiply"(%421, %414) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%423 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%424 = "stablehlo.subtract"(%422, %423) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%425 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%426 = "stablehlo.multiply"(%425, %414) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%427 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%428 = "stablehlo.subtract"(%426, %427) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%429 = "stablehlo.multiply"(%428, %414) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%430 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%431 = "stablehlo.add"(%429, %430) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%432 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%433 = "stablehlo.multiply"(%431, %432) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%434 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%435 = "stablehlo.add"(%248, %434) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%436 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%437 = "stablehlo.subtract"(%435, %436) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%438 = "stablehlo.abs"(%437) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%439 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%440 = "stablehlo.remainder"(%438, %439) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%441 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%442 = "stablehlo.divide"(%438, %441) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%443 = "stablehlo.floor"(%442) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%444 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%445 = "stablehlo.remainder"(%443, %444) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%446 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%447 = "stablehlo.compare"(%445, %446) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%448 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%449 = "stablehlo.subtract"(%448, %440) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%450 = "stablehlo.select"(%447, %440, %449) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%451 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%452 = "stablehlo.add"(%450, %451) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%453 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%454 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%455 = "stablehlo.maximum"(%452, %453) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%456 = "stablehlo.minimum"(%455, %454) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%457 = "stablehlo.multiply"(%433, %247) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%458 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%459 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%460 = "stablehlo.compare"(%456, %459) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%461 = "stablehlo.compare"(%456, %458) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%462 = "stablehlo.and"(%460, %461) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%463 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%464 = "stablehlo.select"(%462, %456, %463) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%465 = "stablehlo.convert"(%464) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%466 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%467 = "stablehlo.select"(%462, %424, %466) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%468 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%469 = "stablehlo.select"(%462, %457, %468) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%470 = "stablehlo.reshape"(%1) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%471 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%472 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x20xf32>} : () -> tensor<2x3x20xf32>
%473 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%474 = "stablehlo.multiply"(%69, %473) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%475 = "stablehlo.add"(%474, %302) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%476 = "stablehlo.multiply"(%71, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%477 = "stablehlo.broadcast_in_dim"(%476) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%478 = "stablehlo.multiply"(%471, %477) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%482 = "stablehlo.scatter"(%472, %475, %478) ({
^bb0(%479: tensor<f32>, %480: tensor<f32>):
%481 = "stablehlo.add"(%479, %480) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%481) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%483 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%484 = "stablehlo.multiply"(%69, %483) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%485 = "stablehlo.add"(%484, %355) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%486 = "stablehlo.multiply"(%71, %357) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%487 = "stablehlo.broadcast_in_dim"(%486) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%488 = "stablehlo.multiply"(%471, %487) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%492 = "stablehlo.scatter"(%482, %485, %488) ({
^bb0(%489: tensor<f32>, %490: tensor<f32>):
%491 = "stablehlo.add"(%489, %490) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%491) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%493 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%494 = "stablehlo.multiply"(%69, %493) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%495 = "stablehlo.add"(%494, %408) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%496 = "stablehlo.multiply"(%71, %410) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%497 = "stablehlo.broadcast_in_dim"(%496) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%498 = "stablehlo.multiply"(%471, %497) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%502 = "stablehlo.scatter"(%492, %495, %498) ({
^bb0(%499: tensor<f32>, %500: tensor<f32>):
%501 = "stablehlo.add"(%499, %500) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%501) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%503 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%504 = "stablehlo.multiply"(%69, %503) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%505 = "stablehlo.add"(%504, %465) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%506 = "stablehlo.multiply"(%71, %467) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%507 = "stablehlo.broadcast_in_dim"(%506) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%508 = "stablehlo.multiply"(%471, %507) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%512 = "stablehlo.scatter"(%502, %505, %508) ({
^bb0(%509: tensor<f32>, %510: tensor<f32>):
%511 = "stablehlo.add"(%509, %510) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%511) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%513 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%514 = "stablehlo.multiply"(%122, %513) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%515 = "stablehlo.add"(%514, %302) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%516 = "stablehlo.multiply"(%124, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%517 = "stablehlo.broadcast_in_dim"(%516) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%518 = "stablehlo.multiply"(%471, %517) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%522 = "stablehlo.scatter"(%512, %515, %518) ({
^bb0(%519: tensor<f32>, %520: tensor<f32>):
%521 = "stablehlo.add"(%519, %520) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%521) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%523 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%524 = "stablehlo.multiply"(%122, %523) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%525 = "stablehlo.add"(%524, %355) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%526 = "stablehlo.multiply"(%124, %357) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%527 = "stablehlo.broadcast_in_dim"(%526) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%528 = "stablehlo.multiply"(%471, %527) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%532 = "stablehlo.scatter"(%522, %525, %528) ({
^bb0(%529: tensor<f32>, %530: tensor<f32>):
%531 = "stablehlo.add"(%529, %530) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%531) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%533 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%534 = "stablehlo.multiply"(%122, %533) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%535 = "stablehlo.add"(%534, %408) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%536 = "stablehlo.multiply"(%124, %410) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%537 = "stablehlo.broadcast_in_dim"(%536) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%538 = "stablehlo.multiply"(%471, %537) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%542 = "stablehlo.scatter"(%532, %535, %538) ({
^bb0(%539: tensor<f32>, %540: tensor<f32>):
%541 = "stablehlo.add"(%539, %540) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%541) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%543 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%544 = "stablehlo.multiply"(%122, %543) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%545 = "stablehlo.add"(%544, %465) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%546 = "stablehlo.multiply"(%124, %467) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%547 = "stablehlo.broadcast_in_dim"(%546) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%548 = "stablehlo.multiply"(%471, %547) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%552 = "stablehlo.scatter"(%542, %545, %548) ({
^bb0(%549: tensor<f32>, %550: tensor<f32>):
%551 = "stablehlo.add"(%549, %550) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%551) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%553 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%554 = "stablehlo.multiply"(%175, %553) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%555 = "stablehlo.add"(%554, %302) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%556 = "stablehlo.multiply"(%177, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%557 = "stablehlo.broadcast_in_dim"(%556) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%558 = "stablehlo.multiply"(%471, %557) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%562 = "stablehlo.scatter"(%552, %555, %558) ({
^bb0(%559: tensor<f32>, %560: tensor<f32>):
%561 = "stablehlo.add"(%559, %560) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%561) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%563 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%564 = "stablehlo.multiply"(%175, %563) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%565 = "stablehlo.add"(%564, %355) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%566 = "stablehlo.multiply"(%177, %357) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%567 = "stablehlo.broadcast_in_dim"(%566) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%568 = "stablehlo.multiply"(%471, %567) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%572 = "stablehlo.scatter"(%562, %565, %568) ({
^bb0(%569: tensor<f32>, %570: tensor<f32>):
%571 = "stablehlo.add"(%569, %570) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%571) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%573 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%574 = "stablehlo.multiply"(%175, %573) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%575 = "stablehlo.add"(%574, %408) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%576 = "stablehlo.multiply"(%177, %410) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%577 = "stablehlo.broadcast_in_dim"(%576) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%578 = "stablehlo.multiply"(%471, %577) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%582 = "stablehlo.scatter"(%572, %575, %578) ({
^bb0(%579: tensor<f32>, %580: tensor<f32>):
%581 = "stablehlo.add"(%579, %580) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%581) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%583 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%584 = "stablehlo.multiply"(%175, %583) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%585 = "stablehlo.add"(%584, %465) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%586 = "stablehlo.multiply"(%177, %467) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%587 = "stablehlo.broadcast_in_dim"(%586) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%588 = "stablehlo.multiply"(%471, %587) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%592 = "stablehlo.scatter"(%582, %585, %588) ({
^bb0(%589: tensor<f32>, %590: tensor<f32>):
%591 = "stablehlo.add"(%589, %590) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%591) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%593 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%594 = "stablehlo.multiply"(%232, %593) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%595 = "stablehlo.add"(%594, %302) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%596 = "stablehlo.multiply"(%234, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%597 = "stablehlo.broadcast_in_dim"(%596) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%598 = "stablehlo.multiply"(%471, %597) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%602 = "stablehlo.scatter"(%592, %595, %598) ({
^bb0(%599: tensor<f32>, %600: tensor<f32>):
%601 = "stablehlo.add"(%599, %600) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%601) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%603 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%604 = "stablehlo.multiply"(%232, %603) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%605 = "stablehlo.add"(%604, %355) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%606 = "stablehlo.multiply"(%234, %357) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%607 = "stablehlo.broadcast_in_dim"(%606) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%608 = "stablehlo.multiply"(%471, %607) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%612 = "stablehlo.scatter"(%602, %605, %608) ({
^bb0(%609: tensor<f32>, %610: tensor<f32>):
%611 = "stablehlo.add"(%609, %610) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%611) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%613 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%614 = "stablehlo.multiply"(%232, %613) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%615 = "stablehlo.add"(%614, %408) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%616 = "stablehlo.multiply"(%234, %410) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%617 = "stablehlo.broadcast_in_dim"(%616) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%618 = "stablehlo.multiply"(%471, %617) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%622 = "stablehlo.scatter"(%612, %615, %618) ({
^bb0(%619: tensor<f32>, %620: tensor<f32>):
%621 = "stablehlo.add"(%619, %620) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%621) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%623 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%624 = "stablehlo.multiply"(%232, %623) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%625 = "stablehlo.add"(%624, %465) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%626 = "stablehlo.multiply"(%234, %467) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%627 = "stablehlo.broadcast_in_dim"(%626) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%628 = "stablehlo.multiply"(%471, %627) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%632 = "stablehlo.scatter"(%622, %625, %628) ({
^bb0(%629: tensor<f32>, %630: tensor<f32>):
%631 = "stablehlo.add"(%629, %630) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%631) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%633 = "stablehlo.reshape"(%632) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%634 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%635 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%636 = "stablehlo.multiply"(%69, %635) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%637 = "stablehlo.add"(%636, %302) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%638 = "stablehlo.gather"(%470, %637) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%639 = "stablehlo.multiply"(%638, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%640 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%644 = "stablehlo.reduce"(%639, %640) ({
^bb0(%641: tensor<f32>, %642: tensor<f32>):
%643 = "stablehlo.add"(%641, %642) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%643) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%645 = "stablehlo.multiply"(%73, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%646 = "stablehlo.multiply"(%644, %645) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%647 = "stablehlo.add"(%634, %646) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%648 = "stablehlo.multiply"(%71, %306) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%649 = "stablehlo.multiply"(%644, %648) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%650 = "stablehlo.add"(%634, %649) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%651 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%652 = "stablehlo.multiply"(%69, %651) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%653 = "stablehlo.add"(%652, %355) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%654 = "stablehlo.gather"(%470, %653) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%655 = "stablehlo.multiply"(%654, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%656 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%660 = "stablehlo.reduce"(%655, %656) ({
^bb0(%657: tensor<f32>, %658: tensor<f32>):
%659 = "stablehlo.add"(%657, %658) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%659) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%661 = "stablehlo.multiply"(%73, %357) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%662 = "stablehlo.multiply"(%660, %661) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%663 = "stablehlo.add"(%647, %662) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%664 = "stablehlo.multiply"(%71, %359) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%665 = "stablehlo.multiply"(%660, %664) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%666 = "stablehlo.add"(%650, %665) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%667 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%668 = "stablehlo.multiply"(%69, %667) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%669 = "stablehlo.add"(%668, %408) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%670 = "stablehlo.gather"(%470, %669) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%671 = "stablehlo.multiply"(%670, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%672 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%676 = "stablehlo.reduce"(%671, %672) ({
^bb0(%673: tensor<f32>, %674: tensor<f32>):
%675 = "stablehlo.add"(%673, %674) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%675) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%677 = "stablehlo.multiply"(%73, %410) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%678 = "stablehlo.multiply"(%676, %677) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%679 = "stablehlo.add"(%663, %678) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%680 = "stablehlo.multiply"(%71, %412) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%681 = "stablehlo.multiply"(%676, %680) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%682 = "stablehlo.add"(%666, %681) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%683 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%684 = "stablehlo.multiply"(%69, %683) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%685 = "stablehlo.add"(%684, %465) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%686 = "stablehlo.gather"(%470, %685) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%687 = "stablehlo.multiply"(%686, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%688 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%692 = "stablehlo.reduce"(%687, %688) ({
^bb0(%689: tensor<f32>, %690: tensor<f32>):
%691 = "stablehlo.add"(%689, %690) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%691) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%693 = "stablehlo.multiply"(%73, %467) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%694 = "stablehlo.multiply"(%692, %693) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%695 = "stablehlo.add"(%679, %694) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%696 = "stablehlo.multiply"(%71, %469) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%697 = "stablehlo.multiply"(%692, %696) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%698 = "stablehlo.add"(%682, %697) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%699 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%700 = "stablehlo.multiply"(%122, %699) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%701 = "stablehlo.add"(%700, %302) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%702 = "stablehlo.gather"(%470, %701) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%703 = "stablehlo.multiply"(%702, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%704 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%708 = "stablehlo.reduce"(%703, %704) ({
^bb0(%705: tensor<f32>, %706: tensor<f32>):
%707 = "stablehlo.add"(%705, %706) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%707) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%709 = "stablehlo.multiply"(%126, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%710 = "stablehlo.multiply"(%708, %709) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%711 = "stablehlo.add"(%695, %710) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%712 = "stablehlo.multiply"(%124, %306) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%713 = "stablehlo.multiply"(%708, %712) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%714 = "stablehlo.add"(%698, %713) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%715 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%716 = "stablehlo.multiply"(%122, %715) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%717 = "stablehlo.add"(%716, %355) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%718 = "stablehlo.gather"(%470, %717) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%719 = "stablehlo.multiply"(%718, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%720 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%724 = "stablehlo.reduce"(%719, %720) ({
^bb0(%721: tensor<f32>, %722: tensor<f32>):
%723 = "stablehlo.add"(%721, %722) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%723) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%725 = "stablehlo.multiply"(%126, %357) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%726 = "stablehlo.multiply"(%724, %725) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%727 = "stablehlo.add"(%711, %726) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%728 = "stablehlo.multiply"(%124, %359) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%729 = "stablehlo.multiply"(%724, %728) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%730 = "stablehlo.add"(%714, %729) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%731 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%732 = "stablehlo.multiply"(%122, %731) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%733 = "stablehlo.add"(%732, %408) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%734 = "stablehlo.gather"(%470, %733) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%735 = "stablehlo.multiply"(%734, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%736 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%740 = "stablehlo.reduce"(%735, %736) ({
^bb0(%737: tensor<f32>, %738: tensor<f32>):
%739 = "stablehlo.add"(%737, %738) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%739) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%741 = "stablehlo.multiply"(%126, %410) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%742 = "stablehlo.multiply"(%740, %741) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%743 = "stablehlo.add"(%727, %742) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%744 = "stablehlo.multiply"(%124, %412) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%745 = "stablehlo.multiply"(%740, %744) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%746 = "stablehlo.add"(%730, %745) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%747 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%748 = "stablehlo.multiply"(%122, %747) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%749 = "stablehlo.add"(%748, %465) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%750 = "stablehlo.gather"(%470, %749) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%751 = "stablehlo.multiply"(%750, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%752 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%756 = "stablehlo.reduce"(%751, %752) ({
^bb0(%753: tensor<f32>, %754: tensor<f32>):
%755 = "stablehlo.add"(%753, %754) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%755) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%757 = "stablehlo.multiply"(%126, %467) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%758 = "stablehlo.multiply"(%756, %757) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%759 = "stablehlo.add"(%743, %758) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%760 = "stablehlo.multiply"(%124, %469) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%761 = "stablehlo.multiply"(%756, %760) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%762 = "stablehlo.add"(%746, %761) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%763 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%764 = "stablehlo.multiply"(%175, %763) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%765 = "stablehlo.add"(%764, %302) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%766 = "stablehlo.gather"(%470, %765) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%767 = "stablehlo.multiply"(%766, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%768 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%772 = "stablehlo.reduce"(%767, %768) ({
^bb0(%769: tensor<f32>, %770: tensor<f32>):
%771 = "stablehlo.add"(%769, %770) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%771) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%773 = "stablehlo.multiply"(%179, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%774 = "stablehlo.multiply"(%772, %773) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%775 = "stablehlo.add"(%759, %774) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%776 = "stablehlo.multiply"(%177, %306) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%777 = "stablehlo.multiply"(%772, %776) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%778 = "stablehlo.add"(%762, %777) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%779 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%780 = "stablehlo.multiply"(%175, %779) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%781 = "stablehlo.add"(%780, %355) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%782 = "stablehlo.gather"(%470, %781) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%783 = "stablehlo.multiply"(%782, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%784 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%788 = "stablehlo.reduce"(%783, %784) ({
^bb0(%785: tensor<f32>, %786: tensor<f32>):
%787 = "stablehlo.add"(%785, %786) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%787) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%789 = "stablehlo.multiply"(%179, %357) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%790 = "stablehlo.multiply"(%788, %789) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%791 = "stablehlo.add"(%775, %790) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%792 = "stablehlo.multiply"(%177, %359) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%793 = "stablehlo.multiply"(%788, %792) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%794 = "stablehlo.add"(%778, %793) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%795 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%796 = "stablehlo.multiply"(%175, %795) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%797 = "stablehlo.add"(%796, %408) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%798 = "stablehlo.gather"(%470, %797) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%799 = "stablehlo.multiply"(%798, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%800 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%804 = "stablehlo.reduce"(%799, %800) ({
^bb0(%801: tensor<f32>, %802: tensor<f32>):
%803 = "stablehlo.add"(%801, %802) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%803) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%805 = "stablehlo.multiply"(%179, %410) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%806 = "stablehlo.multiply"(%804, %805) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%807 = "stablehlo.add"(%791, %806) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%808 = "stablehlo.multiply"(%177, %412) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%809 = "stablehlo.multiply"(%804, %808) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%810 = "stablehlo.add"(%794, %809) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%811 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%812 = "stablehlo.multiply"(%175, %811) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%813 = "stablehlo.add"(%812, %465) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%814 = "stablehlo.gather"(%470, %813) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%815 = "stablehlo.multiply"(%814, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%816 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%820 = "stablehlo.reduce"(%815, %816) ({
^bb0(%817: tensor<f32>, %818: tensor<f32>):
%819 = "stablehlo.add"(%817, %818) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%819) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%821 = "stablehlo.multiply"(%179, %467) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%822 = "stablehlo.multiply"(%820, %821) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%823 = "stablehlo.add"(%807, %822) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%824 = "stablehlo.multiply"(%177, %469) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%825 = "stablehlo.multiply"(%820, %824) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%826 = "stablehlo.add"(%810, %825) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%827 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%828 = "stablehlo.multiply"(%232, %827) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%829 = "stablehlo.add"(%828, %302) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%830 = "stablehlo.gather"(%470, %829) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%831 = "stablehlo.multiply"(%830, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%832 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%836 = "stablehlo.reduce"(%831, %832) ({
^bb0(%833: tensor<f32>, %834: tensor<f32>):
%835 = "stablehlo.add"(%833, %834) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%835) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%837 = "stablehlo.multiply"(%236, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%838 = "stablehlo.multiply"(%836, %837) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%839 = "stablehlo.add"(%823, %838) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%840 = "stablehlo.multiply"(%234, %306) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%841 = "stablehlo.multiply"(%836, %840) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%842 = "stablehlo.add"(%826, %841) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%843 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%844 = "stablehlo.multiply"(%232, %843) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%845 = "stablehlo.add"(%844, %355) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%846 = "stablehlo.gather"(%470, %845) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%847 = "stablehlo.multiply"(%846, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%848 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%852 = "stablehlo.reduce"(%847, %848) ({
^bb0(%849: tensor<f32>, %850: tensor<f32>):
%851 = "stablehlo.add"(%849, %850) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%851) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%853 = "stablehlo.multiply"(%236, %357) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%854 = "stablehlo.multiply"(%852, %853) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%855 = "stablehlo.add"(%839, %854) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%856 = "stablehlo.multiply"(%234, %359) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%857 = "stablehlo.multiply"(%852, %856) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%858 = "stablehlo.add"(%842, %857) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%859 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%860 = "stablehlo.multiply"(%232, %859) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%861 = "stablehlo.add"(%860, %408) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%862 = "stablehlo.gather"(%470, %861) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%863 = "stablehlo.multiply"(%862, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%864 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%868 = "stablehlo.reduce"(%863, %864) ({
^bb0(%865: tensor<f32>, %866: tensor<f32>):
%867 = "stablehlo.add"(%865, %866) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%867) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%869 = "stablehlo.multiply"(%236, %410) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%870 = "stablehlo.multiply"(%868, %869) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%871 = "stablehlo.add"(%855, %870) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%872 = "stablehlo.multiply"(%234, %412) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%873 = "stablehlo.multiply"(%868, %872) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%874 = "stablehlo.add"(%858, %873) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%875 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%876 = "stablehlo.multiply"(%232, %875) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%877 = "stablehlo.add"(%876, %465) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%878 = "stablehlo.gather"(%470, %877) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%879 = "stablehlo.multiply"(%878, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%880 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%884 = "stablehlo.reduce"(%879, %880) ({
^bb0(%881: tensor<f32>, %882: tensor<f32>):
%883 = "stablehlo.add"(%881, %882) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%883) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%885 = "stablehlo.multiply"(%236, %467) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%886 = "stablehlo.multiply"(%884, %885) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%887 = "stablehlo.add"(%871, %886) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%888 = "stablehlo.multiply"(%234, %469) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%889 = "stablehlo.multiply"(%884, %888) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%890 = "stablehlo.add"(%874, %889) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%891 = "stablehlo.reshape"(%890) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%892 = "stablehlo.reshape"(%887) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%893 = "stablehlo.concatenate"(%891, %892) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%894 = "stablehlo.reshape"(%893) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %633, %894 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
}
}

// f32[2,3,3,2] f32[2,3,4,5] f32[2,3,2,2] 0 0 false [false,true]
module @example {
func.func public @main(%0: tensor<2x3x3x2xf32>, %1: tensor<2x3x4x5xf32>, %2: tensor<2x3x2x2xf32>) -> (tensor<2x3x2x2xf32>) {
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%7 = "stablehlo.add"(%5, %6) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%8 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%11 = "stablehlo.subtract"(%9, %10) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%13 = "stablehlo.divide"(%11, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%16 = "stablehlo.multiply"(%14, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%17 = "stablehlo.floor"(%13) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%18 = "stablehlo.subtract"(%13, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%20 = "stablehlo.subtract"(%19, %18) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%21 = "stablehlo.negate"(%16) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%22 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%24 = "stablehlo.compare"(%17, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%25 = "stablehlo.compare"(%17, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%26 = "stablehlo.and"(%24, %25) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.select"(%26, %17, %27) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%29 = "stablehlo.convert"(%28) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%31 = "stablehlo.select"(%26, %20, %30) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%33 = "stablehlo.select"(%26, %21, %32) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%35 = "stablehlo.add"(%17, %34) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.compare"(%35, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%39 = "stablehlo.compare"(%35, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%40 = "stablehlo.and"(%38, %39) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.select"(%40, %35, %41) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%43 = "stablehlo.convert"(%42) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%45 = "stablehlo.select"(%40, %18, %44) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%47 = "stablehlo.select"(%40, %16, %46) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%48 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%49 = "stablehlo.reshape"(%48) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%51 = "stablehlo.add"(%49, %50) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%52 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%53 = "stablehlo.multiply"(%51, %52) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%54 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%55 = "stablehlo.subtract"(%53, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%56 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%57 = "stablehlo.divide"(%55, %56) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%58 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%59 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%60 = "stablehlo.multiply"(%58, %59) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.floor"(%57) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%62 = "stablehlo.subtract"(%57, %61) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%63 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%64 = "stablehlo.subtract"(%63, %62) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%65 = "stablehlo.negate"(%60) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%66 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%68 = "stablehlo.compare"(%61, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%69 = "stablehlo.compare"(%61, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%70 = "stablehlo.and"(%68, %69) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%72 = "stablehlo.select"(%70, %61, %71) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.convert"(%72) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%75 = "stablehlo.select"(%70, %64, %74) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%77 = "stablehlo.select"(%70, %65, %76) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%78 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%79 = "stablehlo.add"(%61, %78) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%80 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%82 = "stablehlo.compare"(%79, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%83 = "stablehlo.compare"(%79, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%84 = "stablehlo.and"(%82, %83) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%86 = "stablehlo.select"(%84, %79, %85) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%87 = "stablehlo.convert"(%86) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%89 = "stablehlo.select"(%84, %62, %88) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%91 = "stablehlo.select"(%84, %60, %90) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%92 = "stablehlo.reshape"(%1) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%93 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%95 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%96 = "stablehlo.multiply"(%29, %95) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%97 = "stablehlo.add"(%96, %73) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%98 = "stablehlo.gather"(%92, %97) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%99 = "stablehlo.multiply"(%98, %93) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%104 = "stablehlo.reduce"(%99, %100) ({
^bb0(%101: tensor<f32>, %102: tensor<f32>):
%103 = "stablehlo.add"(%101, %102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%103) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%105 = "stablehlo.multiply"(%33, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%106 = "stablehlo.multiply"(%104, %105) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%107 = "stablehlo.add"(%94, %106) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%108 = "stablehlo.multiply"(%31, %77) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%109 = "stablehlo.multiply"(%104, %108) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%110 = "stablehlo.add"(%94, %109) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%111 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%112 = "stablehlo.multiply"(%29, %111) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%113 = "stablehlo.add"(%112, %87) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%114 = "stablehlo.gather"(%92, %113) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%115 = "stablehlo.multiply"(%114, %93) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%120 = "stablehlo.reduce"(%115, %116) ({
^bb0(%117: tensor<f32>, %118: tensor<f32>):
%119 = "stablehlo.add"(%117, %118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%119) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%121 = "stablehlo.multiply"(%33, %89) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%122 = "stablehlo.multiply"(%120, %121) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%123 = "stablehlo.add"(%107, %122) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%124 = "stablehlo.multiply"(%31, %91) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%125 = "stablehlo.multiply"(%120, %124) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%126 = "stablehlo.add"(%110, %125) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%127 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%128 = "stablehlo.multiply"(%43, %127) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%129 = "stablehlo.add"(%128, %73) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%130 = "stablehlo.gather"(%92, %129) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%131 = "stablehlo.multiply"(%130, %93) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%136 = "stablehlo.reduce"(%131, %132) ({
^bb0(%133: tensor<f32>, %134: tensor<f32>):
%135 = "stablehlo.add"(%133, %134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%135) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%137 = "stablehlo.multiply"(%47, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%138 = "stablehlo.multiply"(%136, %137) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%139 = "stablehlo.add"(%123, %138) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%140 = "stablehlo.multiply"(%45, %77) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%141 = "stablehlo.multiply"(%136, %140) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%142 = "stablehlo.add"(%126, %141) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%143 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%144 = "stablehlo.multiply"(%43, %143) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%145 = "stablehlo.add"(%144, %87) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%146 = "stablehlo.gather"(%92, %145) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%147 = "stablehlo.multiply"(%146, %93) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%152 = "stablehlo.reduce"(%147, %148) ({
^bb0(%149: tensor<f32>, %150: tensor<f32>):
%151 = "stablehlo.add"(%149, %150) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%151) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%153 = "stablehlo.multiply"(%47, %89) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%154 = "stablehlo.multiply"(%152, %153) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%155 = "stablehlo.add"(%139, %154) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%156 = "stablehlo.multiply"(%45, %91) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%157 = "stablehlo.multiply"(%152, %156) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%158 = "stablehlo.add"(%142, %157) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%159 = "stablehlo.reshape"(%158) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%160 = "stablehlo.reshape"(%155) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%161 = "stablehlo.concatenate"(%159, %160) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%162 = "stablehlo.reshape"(%161) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %162 : tensor<2x3x2x2xf32>
}
}

