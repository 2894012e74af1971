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
%16 = "stablehlo.floor"(%13) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%17 = "stablehlo.subtract"(%13, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%18 = "stablehlo.multiply"(%14, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%20 = "stablehlo.subtract"(%19, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%21 = "stablehlo.negate"(%18) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%22 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%24 = "stablehlo.compare"(%16, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%25 = "stablehlo.compare"(%16, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%26 = "stablehlo.and"(%24, %25) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.select"(%26, %16, %27) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%29 = "stablehlo.convert"(%28) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%31 = "stablehlo.select"(%26, %20, %30) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%33 = "stablehlo.select"(%26, %21, %32) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%35 = "stablehlo.add"(%16, %34) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.compare"(%35, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%39 = "stablehlo.compare"(%35, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%40 = "stablehlo.and"(%38, %39) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.select"(%40, %35, %41) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%43 = "stablehlo.convert"(%42) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%45 = "stablehlo.select"(%40, %17, %44) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%47 = "stablehlo.select"(%40, %18, %46) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
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
%60 = "stablehlo.floor"(%57) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.subtract"(%57, %60) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%62 = "stablehlo.multiply"(%58, %59) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%63 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%64 = "stablehlo.subtract"(%63, %61) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%65 = "stablehlo.negate"(%62) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%66 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%68 = "stablehlo.compare"(%60, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%69 = "stablehlo.compare"(%60, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%70 = "stablehlo.and"(%68, %69) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%72 = "stablehlo.select"(%70, %60, %71) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.convert"(%72) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%75 = "stablehlo.select"(%70, %64, %74) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%77 = "stablehlo.select"(%70, %65, %76) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%78 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%79 = "stablehlo.add"(%60, %78) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%80 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%82 = "stablehlo.compare"(%79, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%83 = "stablehlo.compare"(%79, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%84 = "stablehlo.and"(%82, %83) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%86 = "stablehlo.select"(%84, %79, %85) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%87 = "stablehlo.convert"(%86) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%89 = "stablehlo.select"(%84, %61, %88) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%91 = "stablehlo.select"(%84, %62, %90) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
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
%21 = "stablehlo.floor"(%19) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%22 = "stablehlo.subtract"(%19, %21) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%23 = "stablehlo.multiply"(%12, %20) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%24 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%25 = "stablehlo.subtract"(%24, %22) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%26 = "stablehlo.negate"(%23) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%27 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%29 = "stablehlo.compare"(%21, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%30 = "stablehlo.compare"(%21, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%31 = "stablehlo.and"(%29, %30) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%33 = "stablehlo.select"(%31, %21, %32) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%34 = "stablehlo.convert"(%33) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%36 = "stablehlo.select"(%31, %25, %35) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.select"(%31, %26, %37) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%39 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%40 = "stablehlo.add"(%21, %39) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%41 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%43 = "stablehlo.compare"(%40, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%44 = "stablehlo.compare"(%40, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%45 = "stablehlo.and"(%43, %44) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%47 = "stablehlo.select"(%45, %40, %46) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%48 = "stablehlo.convert"(%47) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%50 = "stablehlo.select"(%45, %22, %49) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%52 = "stablehlo.select"(%45, %23, %51) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
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
%70 = "stablehlo.floor"(%68) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%71 = "stablehlo.subtract"(%68, %70) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%72 = "stablehlo.multiply"(%61, %69) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%74 = "stablehlo.subtract"(%73, %71) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%75 = "stablehlo.negate"(%72) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%76 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%78 = "stablehlo.compare"(%70, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%79 = "stablehlo.compare"(%70, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%80 = "stablehlo.and"(%78, %79) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%82 = "stablehlo.select"(%80, %70, %81) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%83 = "stablehlo.convert"(%82) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%85 = "stablehlo.select"(%80, %74, %84) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%87 = "stablehlo.select"(%80, %75, %86) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%89 = "stablehlo.add"(%70, %88) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%90 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%92 = "stablehlo.compare"(%89, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%93 = "stablehlo.compare"(%89, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%94 = "stablehlo.and"(%92, %93) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%96 = "stablehlo.select"(%94, %89, %95) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%97 = "stablehlo.convert"(%96) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%99 = "stablehlo.select"(%94, %71, %98) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%101 = "stablehlo.select"(%94, %72, %100) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
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
%48 = "stablehlo.floor"(%45) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%49 = "stablehlo.subtract"(%45, %48) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%50 = "stablehlo.multiply"(%14, %47) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%51 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%52 = "stablehlo.subtract"(%51, %49) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%53 = "stablehlo.negate"(%50) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%54 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%56 = "stablehlo.compare"(%48, %55) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%57 = "stablehlo.compare"(%48, %54) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%58 = "stablehlo.and"(%56, %57) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%60 = "stablehlo.select"(%58, %48, %59) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.convert"(%60) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%63 = "stablehlo.select"(%58, %52, %62) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%65 = "stablehlo.select"(%58, %53, %64) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%66 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%67 = "stablehlo.add"(%48, %66) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%68 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%70 = "stablehlo.compare"(%67, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%71 = "stablehlo.compare"(%67, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%72 = "stablehlo.and"(%70, %71) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%74 = "stablehlo.select"(%72, %67, %73) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%75 = "stablehlo.convert"(%74) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%77 = "stablehlo.select"(%72, %49, %76) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%79 = "stablehlo.select"(%72, %50, %78) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
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
%124 = "stablehlo.floor"(%121) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%125 = "stablehlo.subtract"(%121, %124) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%126 = "stablehlo.multiply"(%90, %123) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%127 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%128 = "stablehlo.subtract"(%127, %125) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%129 = "stablehlo.negate"(%126) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%130 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%132 = "stablehlo.compare"(%124, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%133 = "stablehlo.compare"(%124, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%134 = "stablehlo.and"(%132, %133) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%135 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%136 = "stablehlo.select"(%134, %124, %135) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%137 = "stablehlo.convert"(%136) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%139 = "stablehlo.select"(%134, %128, %138) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%141 = "stablehlo.select"(%134, %129, %140) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%142 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%143 = "stablehlo.add"(%124, %142) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%144 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%145 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%146 = "stablehlo.compare"(%143, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%147 = "stablehlo.compare"(%143, %144) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%148 = "stablehlo.and"(%146, %147) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%149 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%150 = "stablehlo.select"(%148, %143, %149) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%151 = "stablehlo.convert"(%150) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%152 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%153 = "stablehlo.select"(%148, %125, %152) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%155 = "stablehlo.select"(%148, %126, %154) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
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
%46 = "stablehlo.floor"(%43) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%47 = "stablehlo.subtract"(%43, %46) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%48 = "stablehlo.multiply"(%12, %45) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%49 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%50 = "stablehlo.subtract"(%49, %47) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%51 = "stablehlo.negate"(%48) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%52 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%54 = "stablehlo.compare"(%46, %53) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%55 = "stablehlo.compare"(%46, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%56 = "stablehlo.and"(%54, %55) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%58 = "stablehlo.select"(%56, %46, %57) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%59 = "stablehlo.convert"(%58) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%61 = "stablehlo.select"(%56, %50, %60) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%63 = "stablehlo.select"(%56, %51, %62) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%64 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%65 = "stablehlo.add"(%46, %64) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%66 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%68 = "stablehlo.compare"(%65, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%69 = "stablehlo.compare"(%65, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%70 = "stablehlo.and"(%68, %69) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%72 = "stablehlo.select"(%70, %65, %71) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.convert"(%72) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%75 = "stablehlo.select"(%70, %47, %74) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%77 = "stablehlo.select"(%70, %48, %76) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
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
%120 = "stablehlo.floor"(%117) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%121 = "stablehlo.subtract"(%117, %120) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%122 = "stablehlo.multiply"(%86, %119) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%123 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%124 = "stablehlo.subtract"(%123, %121) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%125 = "stablehlo.negate"(%122) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%126 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%128 = "stablehlo.compare"(%120, %127) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%129 = "stablehlo.compare"(%120, %126) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%130 = "stablehlo.and"(%128, %129) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%132 = "stablehlo.select"(%130, %120, %131) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%133 = "stablehlo.convert"(%132) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%135 = "stablehlo.select"(%130, %124, %134) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%137 = "stablehlo.select"(%130, %125, %136) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%138 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%139 = "stablehlo.add"(%120, %138) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%140 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%142 = "stablehlo.compare"(%139, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%143 = "stablehlo.compare"(%139, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%144 = "stablehlo.and"(%142, %143) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%145 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%146 = "stablehlo.select"(%144, %139, %145) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%147 = "stablehlo.convert"(%146) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%149 = "stablehlo.select"(%144, %121, %148) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%151 = "stablehlo.select"(%144, %122, %150) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
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
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%16 = "stablehlo.round_nearest_even"(%13) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%19 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%21 = "stablehlo.compare"(%16, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%22 = "stablehlo.compare"(%16, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%23 = "stablehlo.and"(%21, %22) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%25 = "stablehlo.select"(%23, %16, %24) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%26 = "stablehlo.convert"(%25) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.select"(%23, %17, %27) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%30 = "stablehlo.select"(%23, %18, %29) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%31 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%32 = "stablehlo.reshape"(%31) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%33 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%34 = "stablehlo.add"(%32, %33) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%35 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%36 = "stablehlo.multiply"(%34, %35) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%37 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.subtract"(%36, %37) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%39 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%40 = "stablehlo.divide"(%38, %39) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%41 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%43 = "stablehlo.round_nearest_even"(%40) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%44 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%46 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%48 = "stablehlo.compare"(%43, %47) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%49 = "stablehlo.compare"(%43, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%50 = "stablehlo.and"(%48, %49) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%52 = "stablehlo.select"(%50, %43, %51) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%53 = "stablehlo.convert"(%52) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%55 = "stablehlo.select"(%50, %44, %54) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%57 = "stablehlo.select"(%50, %45, %56) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%58 = "stablehlo.reshape"(%1) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%59 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x20xf32>} : () -> tensor<2x3x20xf32>
%61 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%62 = "stablehlo.multiply"(%26, %61) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%63 = "stablehlo.add"(%62, %53) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%64 = "stablehlo.multiply"(%28, %55) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%66 = "stablehlo.multiply"(%59, %65) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%70 = "stablehlo.scatter"(%60, %63, %66) ({
^bb0(%67: tensor<f32>, %68: tensor<f32>):
%69 = "stablehlo.add"(%67, %68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%69) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%71 = "stablehlo.reshape"(%70) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%73 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%74 = "stablehlo.multiply"(%26, %73) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%75 = "stablehlo.add"(%74, %53) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%76 = "stablehlo.gather"(%58, %75) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%77 = "stablehlo.multiply"(%76, %59) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%82 = "stablehlo.reduce"(%77, %78) ({
^bb0(%79: tensor<f32>, %80: tensor<f32>):
%81 = "stablehlo.add"(%79, %80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%81) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%83 = "stablehlo.multiply"(%30, %55) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%84 = "stablehlo.multiply"(%82, %83) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%85 = "stablehlo.add"(%72, %84) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%86 = "stablehlo.multiply"(%28, %57) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%87 = "stablehlo.multiply"(%82, %86) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%88 = "stablehlo.add"(%72, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%89 = "stablehlo.reshape"(%88) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%90 = "stablehlo.reshape"(%85) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%91 = "stablehlo.concatenate"(%89, %90) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%92 = "stablehlo.reshape"(%91) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %71, %92 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
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
%40 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%41 = "stablehlo.multiply"(%37, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%42 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%44 = "stablehlo.compare"(%39, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%45 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%46 = "stablehlo.and"(%44, %45) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%48 = "stablehlo.select"(%46, %39, %47) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%49 = "stablehlo.convert"(%48) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%51 = "stablehlo.select"(%46, %28, %50) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%53 = "stablehlo.select"(%46, %41, %52) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%55 = "stablehlo.subtract"(%16, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%56 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%57 = "stablehlo.multiply"(%56, %55) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%58 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%59 = "stablehlo.subtract"(%57, %58) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%60 = "stablehlo.multiply"(%59, %55) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.multiply"(%60, %55) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%62 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%63 = "stablehlo.add"(%61, %62) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%64 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%65 = "stablehlo.multiply"(%64, %55) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%66 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%67 = "stablehlo.subtract"(%65, %66) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%68 = "stablehlo.multiply"(%67, %55) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%69 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%70 = "stablehlo.multiply"(%68, %69) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%72 = "stablehlo.add"(%15, %71) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%74 = "stablehlo.multiply"(%70, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%75 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%77 = "stablehlo.compare"(%72, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%78 = "stablehlo.compare"(%72, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%79 = "stablehlo.and"(%77, %78) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%81 = "stablehlo.select"(%79, %72, %80) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%82 = "stablehlo.convert"(%81) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%84 = "stablehlo.select"(%79, %63, %83) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%86 = "stablehlo.select"(%79, %74, %85) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%87 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%88 = "stablehlo.subtract"(%87, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%89 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%90 = "stablehlo.multiply"(%89, %88) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%91 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%92 = "stablehlo.subtract"(%90, %91) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%93 = "stablehlo.multiply"(%92, %88) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%94 = "stablehlo.multiply"(%93, %88) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%95 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%96 = "stablehlo.add"(%94, %95) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%97 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%98 = "stablehlo.multiply"(%97, %88) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%99 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%100 = "stablehlo.subtract"(%98, %99) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%101 = "stablehlo.multiply"(%100, %88) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%102 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%103 = "stablehlo.multiply"(%101, %102) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%105 = "stablehlo.add"(%15, %104) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%106 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%107 = "stablehlo.multiply"(%103, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%108 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%110 = "stablehlo.compare"(%105, %109) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%111 = "stablehlo.compare"(%105, %108) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%112 = "stablehlo.and"(%110, %111) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%114 = "stablehlo.select"(%112, %105, %113) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%115 = "stablehlo.convert"(%114) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%117 = "stablehlo.select"(%112, %96, %116) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%119 = "stablehlo.select"(%112, %107, %118) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%120 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%121 = "stablehlo.subtract"(%120, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%122 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%123 = "stablehlo.multiply"(%122, %121) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%124 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%125 = "stablehlo.subtract"(%123, %124) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%126 = "stablehlo.multiply"(%125, %121) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%127 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%128 = "stablehlo.add"(%126, %127) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%129 = "stablehlo.multiply"(%128, %121) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%130 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%131 = "stablehlo.subtract"(%129, %130) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%132 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%133 = "stablehlo.multiply"(%132, %121) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%134 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%135 = "stablehlo.subtract"(%133, %134) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%136 = "stablehlo.multiply"(%135, %121) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%137 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%138 = "stablehlo.add"(%136, %137) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%139 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%140 = "stablehlo.multiply"(%138, %139) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%141 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%142 = "stablehlo.add"(%15, %141) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%143 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%144 = "stablehlo.multiply"(%140, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%145 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%147 = "stablehlo.compare"(%142, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%148 = "stablehlo.compare"(%142, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%149 = "stablehlo.and"(%147, %148) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%151 = "stablehlo.select"(%149, %142, %150) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%152 = "stablehlo.convert"(%151) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%153 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%154 = "stablehlo.select"(%149, %131, %153) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%156 = "stablehlo.select"(%149, %144, %155) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%157 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%158 = "stablehlo.reshape"(%157) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%159 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%160 = "stablehlo.add"(%158, %159) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%161 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%162 = "stablehlo.multiply"(%160, %161) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%163 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%164 = "stablehlo.subtract"(%162, %163) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%165 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%166 = "stablehlo.divide"(%164, %165) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%167 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%168 = "stablehlo.floor"(%166) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%169 = "stablehlo.subtract"(%166, %168) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%170 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%171 = "stablehlo.subtract"(%169, %170) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%172 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%173 = "stablehlo.multiply"(%172, %171) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%174 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%175 = "stablehlo.subtract"(%173, %174) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%176 = "stablehlo.multiply"(%175, %171) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%177 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%178 = "stablehlo.add"(%176, %177) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%179 = "stablehlo.multiply"(%178, %171) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%180 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%181 = "stablehlo.subtract"(%179, %180) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%182 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%183 = "stablehlo.multiply"(%182, %171) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%184 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%185 = "stablehlo.subtract"(%183, %184) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%186 = "stablehlo.multiply"(%185, %171) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%187 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%188 = "stablehlo.add"(%186, %187) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%189 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%190 = "stablehlo.multiply"(%188, %189) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%191 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%192 = "stablehlo.add"(%168, %191) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%193 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%194 = "stablehlo.multiply"(%190, %167) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%195 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%196 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%197 = "stablehlo.compare"(%192, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%198 = "stablehlo.compare"(%192, %195) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%199 = "stablehlo.and"(%197, %198) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%200 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%201 = "stablehlo.select"(%199, %192, %200) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%202 = "stablehlo.convert"(%201) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%203 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%204 = "stablehlo.select"(%199, %181, %203) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%205 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%206 = "stablehlo.select"(%199, %194, %205) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%207 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%208 = "stablehlo.subtract"(%169, %207) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%209 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%210 = "stablehlo.multiply"(%209, %208) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%211 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%212 = "stablehlo.subtract"(%210, %211) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%213 = "stablehlo.multiply"(%212, %208) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%214 = "stablehlo.multiply"(%213, %208) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%215 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%216 = "stablehlo.add"(%214, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%217 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%218 = "stablehlo.multiply"(%217, %208) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%219 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%220 = "stablehlo.subtract"(%218, %219) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%221 = "stablehlo.multiply"(%220, %208) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%222 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%223 = "stablehlo.multiply"(%221, %222) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%224 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%225 = "stablehlo.add"(%168, %224) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%226 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%227 = "stablehlo.multiply"(%223, %167) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%228 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%229 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%230 = "stablehlo.compare"(%225, %229) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%231 = "stablehlo.compare"(%225, %228) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%232 = "stablehlo.and"(%230, %231) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%233 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%234 = "stablehlo.select"(%232, %225, %233) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%235 = "stablehlo.convert"(%234) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%236 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%237 = "stablehlo.select"(%232, %216, %236) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%238 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%239 = "stablehlo.select"(%232, %227, %238) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%240 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%241 = "stablehlo.subtract"(%240, %169) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%242 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%243 = "stablehlo.multiply"(%242, %241) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%244 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%245 = "stablehlo.subtract"(%243, %244) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%246 = "stablehlo.multiply"(%245, %241) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%247 = "stablehlo.multiply"(%246, %241) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%248 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%249 = "stablehlo.add"(%247, %248) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%250 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%251 = "stablehlo.multiply"(%250, %241) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%252 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%253 = "stablehlo.subtract"(%251, %252) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%254 = "stablehlo.multiply"(%253, %241) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%255 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%256 = "stablehlo.multiply"(%254, %255) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%257 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%258 = "stablehlo.add"(%168, %257) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%259 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%260 = "stablehlo.multiply"(%256, %167) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%261 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%262 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%263 = "stablehlo.compare"(%258, %262) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%264 = "stablehlo.compare"(%258, %261) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%265 = "stablehlo.and"(%263, %264) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%266 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%267 = "stablehlo.select"(%265, %258, %266) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%268 = "stablehlo.convert"(%267) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%269 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%270 = "stablehlo.select"(%265, %249, %269) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%271 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%272 = "stablehlo.select"(%265, %260, %271) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%273 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%274 = "stablehlo.subtract"(%273, %169) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%275 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%276 = "stablehlo.multiply"(%275, %274) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%277 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%278 = "stablehlo.subtract"(%276, %277) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%279 = "stablehlo.multiply"(%278, %274) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%280 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%281 = "stablehlo.add"(%279, %280) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%282 = "stablehlo.multiply"(%281, %274) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%283 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%284 = "stablehlo.subtract"(%282, %283) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%285 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%286 = "stablehlo.multiply"(%285, %274) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%287 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%288 = "stablehlo.subtract"(%286, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%289 = "stablehlo.multiply"(%288, %274) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%290 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%291 = "stablehlo.add"(%289, %290) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%292 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%293 = "stablehlo.multiply"(%291, %292) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%294 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%295 = "stablehlo.add"(%168, %294) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%296 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%297 = "stablehlo.multiply"(%293, %167) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%298 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%299 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%300 = "stablehlo.compare"(%295, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%301 = "stablehlo.compare"(%295, %298) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%302 = "stablehlo.and"(%300, %301) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%303 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%304 = "stablehlo.select"(%302, %295, %303) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%305 = "stablehlo.convert"(%304) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%306 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%307 = "stablehlo.select"(%302, %284, %306) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%308 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%309 = "stablehlo.select"(%302, %297, %308) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%310 = "stablehlo.reshape"(%1) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%311 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%312 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x20xf32>} : () -> tensor<2x3x20xf32>
%313 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%314 = "stablehlo.multiply"(%49, %313) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%315 = "stablehlo.add"(%314, %202) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%316 = "stablehlo.multiply"(%51, %204) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%317 = "stablehlo.broadcast_in_dim"(%316) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%318 = "stablehlo.multiply"(%311, %317) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%322 = "stablehlo.scatter"(%312, %315, %318) ({
^bb0(%319: tensor<f32>, %320: tensor<f32>):
%321 = "stablehlo.add"(%319, %320) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%321) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%323 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%324 = "stablehlo.multiply"(%49, %323) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%325 = "stablehlo.add"(%324, %235) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%326 = "stablehlo.multiply"(%51, %237) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%327 = "stablehlo.broadcast_in_dim"(%326) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%328 = "stablehlo.multiply"(%311, %327) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%332 = "stablehlo.scatter"(%322, %325, %328) ({
^bb0(%329: tensor<f32>, %330: tensor<f32>):
%331 = "stablehlo.add"(%329, %330) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%331) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%333 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%334 = "stablehlo.multiply"(%49, %333) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%335 = "stablehlo.add"(%334, %268) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%336 = "stablehlo.multiply"(%51, %270) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%337 = "stablehlo.broadcast_in_dim"(%336) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%338 = "stablehlo.multiply"(%311, %337) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%342 = "stablehlo.scatter"(%332, %335, %338) ({
^bb0(%339: tensor<f32>, %340: tensor<f32>):
%341 = "stablehlo.add"(%339, %340) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%341) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%343 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%344 = "stablehlo.multiply"(%49, %343) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%345 = "stablehlo.add"(%344, %305) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%346 = "stablehlo.multiply"(%51, %307) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%347 = "stablehlo.broadcast_in_dim"(%346) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%348 = "stablehlo.multiply"(%311, %347) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%352 = "stablehlo.scatter"(%342, %345, %348) ({
^bb0(%349: tensor<f32>, %350: tensor<f32>):
%351 = "stablehlo.add"(%349, %350) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%351) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%353 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%354 = "stablehlo.multiply"(%82, %353) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%355 = "stablehlo.add"(%354, %202) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%356 = "stablehlo.multiply"(%84, %204) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%357 = "stablehlo.broadcast_in_dim"(%356) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%358 = "stablehlo.multiply"(%311, %357) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%362 = "stablehlo.scatter"(%352, %355, %358) ({
^bb0(%359: tensor<f32>, %360: tensor<f32>):
%361 = "stablehlo.add"(%359, %360) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%361) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%363 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%364 = "stablehlo.multiply"(%82, %363) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%365 = "stablehlo.add"(%364, %235) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%366 = "stablehlo.multiply"(%84, %237) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%367 = "stablehlo.broadcast_in_dim"(%366) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%368 = "stablehlo.multiply"(%311, %367) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%372 = "stablehlo.scatter"(%362, %365, %368) ({
^bb0(%369: tensor<f32>, %370: tensor<f32>):
%371 = "stablehlo.add"(%369, %370) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%371) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%373 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%374 = "stablehlo.multiply"(%82, %373) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%375 = "stablehlo.add"(%374, %268) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%376 = "stablehlo.multiply"(%84, %270) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%377 = "stablehlo.broadcast_in_dim"(%376) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%378 = "stablehlo.multiply"(%311, %377) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%382 = "stablehlo.scatter"(%372, %375, %378) ({
^bb0(%379: tensor<f32>, %380: tensor<f32>):
%381 = "stablehlo.add"(%379, %380) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%381) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%383 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%384 = "stablehlo.multiply"(%82, %383) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%385 = "stablehlo.add"(%384, %305) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%386 = "stablehlo.multiply"(%84, %307) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%387 = "stablehlo.broadcast_in_dim"(%386) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%388 = "stablehlo.multiply"(%311, %387) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%392 = "stablehlo.scatter"(%382, %385, %388) ({
^bb0(%389: tensor<f32>, %390: tensor<f32>):
%391 = "stablehlo.add"(%389, %390) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%391) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%393 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%394 = "stablehlo.multiply"(%115, %393) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%395 = "stablehlo.add"(%394, %202) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%396 = "stablehlo.multiply"(%117, %204) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%397 = "stablehlo.broadcast_in_dim"(%396) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%398 = "stablehlo.multiply"(%311, %397) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%402 = "stablehlo.scatter"(%392, %395, %398) ({
^bb0(%399: tensor<f32>, %400: tensor<f32>):
%401 = "stablehlo.add"(%399, %400) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%401) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%403 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%404 = "stablehlo.multiply"(%115, %403) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%405 = "stablehlo.add"(%404, %235) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%406 = "stablehlo.multiply"(%117, %237) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%407 = "stablehlo.broadcast_in_dim"(%406) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%408 = "stablehlo.multiply"(%311, %407) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%412 = "stablehlo.scatter"(%402, %405, %408) ({
^bb0(%409: tensor<f32>, %410: tensor<f32>):
%411 = "stablehlo.add"(%409, %410) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%411) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%413 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%414 = "stablehlo.multiply"(%115, %413) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%415 = "stablehlo.add"(%414, %268) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%416 = "stablehlo.multiply"(%117, %270) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%417 = "stablehlo.broadcast_in_dim"(%416) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%418 = "stablehlo.multiply"(%311, %417) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%422 = "stablehlo.scatter"(%412, %415, %418) ({
^bb0(%419: tensor<f32>, %420: tensor<f32>):
%421 = "stablehlo.add"(%419, %420) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%421) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%423 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%424 = "stablehlo.multiply"(%115, %423) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%425 = "stablehlo.add"(%424, %305) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%426 = "stablehlo.multiply"(%117, %307) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%427 = "stablehlo.broadcast_in_dim"(%426) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%428 = "stablehlo.multiply"(%311, %427) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%432 = "stablehlo.scatter"(%422, %425, %428) ({
^bb0(%429: tensor<f32>, %430: tensor<f32>):
%431 = "stablehlo.add"(%429, %430) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%431) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%433 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%434 = "stablehlo.multiply"(%152, %433) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%435 = "stablehlo.add"(%434, %202) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%436 = "stablehlo.multiply"(%154, %204) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%437 = "stablehlo.broadcast_in_dim"(%436) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%438 = "stablehlo.multiply"(%311, %437) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%442 = "stablehlo.scatter"(%432, %435, %438) ({
^bb0(%439: tensor<f32>, %440: tensor<f32>):
%441 = "stablehlo.add"(%439, %440) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%441) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%443 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%444 = "stablehlo.multiply"(%152, %443) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%445 = "stablehlo.add"(%444, %235) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%446 = "stablehlo.multiply"(%154, %237) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%447 = "stablehlo.broadcast_in_dim"(%446) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%448 = "stablehlo.multiply"(%311, %447) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%452 = "stablehlo.scatter"(%442, %445, %448) ({
^bb0(%449: tensor<f32>, %450: tensor<f32>):
%451 = "stablehlo.add"(%449, %450) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%451) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%453 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%454 = "stablehlo.multiply"(%152, %453) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%455 = "stablehlo.add"(%454, %268) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%456 = "stablehlo.multiply"(%154, %270) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%457 = "stablehlo.broadcast_in_dim"(%456) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%458 = "stablehlo.multiply"(%311, %457) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%462 = "stablehlo.scatter"(%452, %455, %458) ({
^bb0(%459: tensor<f32>, %460: tensor<f32>):
%461 = "stablehlo.add"(%459, %460) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%461) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%463 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%464 = "stablehlo.multiply"(%152, %463) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%465 = "stablehlo.add"(%464, %305) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%466 = "stablehlo.multiply"(%154, %307) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%467 = "stablehlo.broadcast_in_dim"(%466) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%468 = "stablehlo.multiply"(%311, %467) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%472 = "stablehlo.scatter"(%462, %465, %468) ({
^bb0(%469: tensor<f32>, %470: tensor<f32>):
%471 = "stablehlo.add"(%469, %470) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%471) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%473 = "stablehlo.reshape"(%472) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%474 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%475 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%476 = "stablehlo.multiply"(%49, %475) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%477 = "stablehlo.add"(%476, %202) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%478 = "stablehlo.gather"(%310, %477) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%479 = "stablehlo.multiply"(%478, %311) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%480 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%484 = "stablehlo.reduce"(%479, %480) ({
^bb0(%481: tensor<f32>, %482: tensor<f32>):
%483 = "stablehlo.add"(%481, %482) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%483) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%485 = "stablehlo.multiply"(%53, %204) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%486 = "stablehlo.multiply"(%484, %485) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%487 = "stablehlo.add"(%474, %486) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%488 = "stablehlo.multiply"(%51, %206) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%489 = "stablehlo.multiply"(%484, %488) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%490 = "stablehlo.add"(%474, %489) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%491 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%492 = "stablehlo.multiply"(%49, %491) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%493 = "stablehlo.add"(%492, %235) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%494 = "stablehlo.gather"(%310, %493) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%495 = "stablehlo.multiply"(%494, %311) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%496 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%500 = "stablehlo.reduce"(%495, %496) ({
^bb0(%497: tensor<f32>, %498: tensor<f32>):
%499 = "stablehlo.add"(%497, %498) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%499) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%501 = "stablehlo.multiply"(%53, %237) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%502 = "stablehlo.multiply"(%500, %501) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%503 = "stablehlo.add"(%487, %502) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%504 = "stablehlo.multiply"(%51, %239) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%505 = "stablehlo.multiply"(%500, %504) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%506 = "stablehlo.add"(%490, %505) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%507 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%508 = "stablehlo.multiply"(%49, %507) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%509 = "stablehlo.add"(%508, %268) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%510 = "stablehlo.gather"(%310, %509) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%511 = "stablehlo.multiply"(%510, %311) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%512 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%516 = "stablehlo.reduce"(%511, %512) ({
^bb0(%513: tensor<f32>, %514: tensor<f32>):
%515 = "stablehlo.add"(%513, %514) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%515) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%517 = "stablehlo.multiply"(%53, %270) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%518 = "stablehlo.multiply"(%516, %517) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%519 = "stablehlo.add"(%503, %518) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%520 = "stablehlo.multiply"(%51, %272) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%521 = "stablehlo.multiply"(%516, %520) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%522 = "stablehlo.add"(%506, %521) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%523 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%524 = "stablehlo.multiply"(%49, %523) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%525 = "stablehlo.add"(%524, %305) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%526 = "stablehlo.gather"(%310, %525) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%527 = "stablehlo.multiply"(%526, %311) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%528 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%532 = "stablehlo.reduce"(%527, %528) ({
^bb0(%529: tensor<f32>, %530: tensor<f32>):
%531 = "stablehlo.add"(%529, %530) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%531) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%533 = "stablehlo.multiply"(%53, %307) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%534 = "stablehlo.multiply"(%532, %533) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%535 = "stablehlo.add"(%519, %534) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%536 = "stablehlo.multiply"(%51, %309) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%537 = "stablehlo.multiply"(%532, %536) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%538 = "stablehlo.add"(%522, %537) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%539 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%540 = "stablehlo.multiply"(%82, %539) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%541 = "stablehlo.add"(%540, %202) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%542 = "stablehlo.gather"(%310, %541) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%543 = "stablehlo.multiply"(%542, %311) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%544 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%548 = "stablehlo.reduce"(%543, %544) ({
^bb0(%545: tensor<f32>, %546: tensor<f32>):
%547 = "stablehlo.add"(%545, %546) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%547) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%549 = "stablehlo.multiply"(%86, %204) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%550 = "stablehlo.multiply"(%548, %549) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%551 = "stablehlo.add"(%535, %550) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%552 = "stablehlo.multiply"(%84, %206) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%553 = "stablehlo.multiply"(%548, %552) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%554 = "stablehlo.add"(%538, %553) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%555 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%556 = "stablehlo.multiply"(%82, %555) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%557 = "stablehlo.add"(%556, %235) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%558 = "stablehlo.gather"(%310, %557) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%559 = "stablehlo.multiply"(%558, %311) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%560 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%564 = "stablehlo.reduce"(%559, %560) ({
^bb0(%561: tensor<f32>, %562: tensor<f32>):
%563 = "stablehlo.add"(%561, %562) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%563) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%565 = "stablehlo.multiply"(%86, %237) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%566 = "stablehlo.multiply"(%564, %565) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%567 = "stablehlo.add"(%551, %566) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%568 = "stablehlo.multiply"(%84, %239) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%569 = "stablehlo.multiply"(%564, %568) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%570 = "stablehlo.add"(%554, %569) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%571 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%572 = "stablehlo.multiply"(%82, %571) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%573 = "stablehlo.add"(%572, %268) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%574 = "stablehlo.gather"(%310, %573) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%575 = "stablehlo.multiply"(%574, %311) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%576 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%580 = "stablehlo.reduce"(%575, %576) ({
^bb0(%577: tensor<f32>, %578: tensor<f32>):
%579 = "stablehlo.add"(%577, %578) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%579) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%581 = "stablehlo.multiply"(%86, %270) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%582 = "stablehlo.multiply"(%580, %581) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%583 = "stablehlo.add"(%567, %582) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%584 = "stablehlo.multiply"(%84, %272) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%585 = "stablehlo.multiply"(%580, %584) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%586 = "stablehlo.add"(%570, %585) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%587 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%588 = "stablehlo.multiply"(%82, %587) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%589 = "stablehlo.add"(%588, %305) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%590 = "stablehlo.gather"(%310, %589) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%591 = "stablehlo.multiply"(%590, %311) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%592 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%596 = "stablehlo.reduce"(%591, %592) ({
^bb0(%593: tensor<f32>, %594: tensor<f32>):
%595 = "stablehlo.add"(%593, %594) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%595) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%597 = "stablehlo.multiply"(%86, %307) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%598 = "stablehlo.multiply"(%596, %597) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%599 = "stablehlo.add"(%583, %598) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%600 = "stablehlo.multiply"(%84, %309) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%601 = "stablehlo.multiply"(%596, %600) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%602 = "stablehlo.add"(%586, %601) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%603 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%604 = "stablehlo.multiply"(%115, %603) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%605 = "stablehlo.add"(%604, %202) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%606 = "stablehlo.gather"(%310, %605) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%607 = "stablehlo.multiply"(%606, %311) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%608 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%612 = "stablehlo.reduce"(%607, %608) ({
^bb0(%609: tensor<f32>, %610: tensor<f32>):
%611 = "stablehlo.add"(%609, %610) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%611) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%613 = "stablehlo.multiply"(%119, %204) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%614 = "stablehlo.multiply"(%612, %613) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%615 = "stablehlo.add"(%599, %614) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%616 = "stablehlo.multiply"(%117, %206) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%617 = "stablehlo.multiply"(%612, %616) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%618 = "stablehlo.add"(%602, %617) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%619 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%620 = "stablehlo.multiply"(%115, %619) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%621 = "stablehlo.add"(%620, %235) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%622 = "stablehlo.gather"(%310, %621) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%623 = "stablehlo.multiply"(%622, %311) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%624 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%628 = "stablehlo.reduce"(%623, %624) ({
^bb0(%625: tensor<f32>, %626: tensor<f32>):
%627 = "stablehlo.add"(%625, %626) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%627) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%629 = "stablehlo.multiply"(%119, %237) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%630 = "stablehlo.multiply"(%628, %629) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%631 = "stablehlo.add"(%615, %630) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%632 = "stablehlo.multiply"(%117, %239) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%633 = "stablehlo.multiply"(%628, %632) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%634 = "stablehlo.add"(%618, %633) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%635 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%636 = "stablehlo.multiply"(%115, %635) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%637 = "stablehlo.add"(%636, %268) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%638 = "stablehlo.gather"(%310, %637) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%639 = "stablehlo.multiply"(%638, %311) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%640 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%644 = "stablehlo.reduce"(%639, %640) ({
^bb0(%641: tensor<f32>, %642: tensor<f32>):
%643 = "stablehlo.add"(%641, %642) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%643) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%645 = "stablehlo.multiply"(%119, %270) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%646 = "stablehlo.multiply"(%644, %645) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%647 = "stablehlo.add"(%631, %646) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%648 = "stablehlo.multiply"(%117, %272) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%649 = "stablehlo.multiply"(%644, %648) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%650 = "stablehlo.add"(%634, %649) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%651 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%652 = "stablehlo.multiply"(%115, %651) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%653 = "stablehlo.add"(%652, %305) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%654 = "stablehlo.gather"(%310, %653) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%655 = "stablehlo.multiply"(%654, %311) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%656 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%660 = "stablehlo.reduce"(%655, %656) ({
^bb0(%657: tensor<f32>, %658: tensor<f32>):
%659 = "stablehlo.add"(%657, %658) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%659) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%661 = "stablehlo.multiply"(%119, %307) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%662 = "stablehlo.multiply"(%660, %661) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%663 = "stablehlo.add"(%647, %662) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%664 = "stablehlo.multiply"(%117, %309) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%665 = "stablehlo.multiply"(%660, %664) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%666 = "stablehlo.add"(%650, %665) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%667 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%668 = "stablehlo.multiply"(%152, %667) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%669 = "stablehlo.add"(%668, %202) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%670 = "stablehlo.gather"(%310, %669) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%671 = "stablehlo.multiply"(%670, %311) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%672 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%676 = "stablehlo.reduce"(%671, %672) ({
^bb0(%673: tensor<f32>, %674: tensor<f32>):
%675 = "stablehlo.add"(%673, %674) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%675) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%677 = "stablehlo.multiply"(%156, %204) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%678 = "stablehlo.multiply"(%676, %677) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%679 = "stablehlo.add"(%663, %678) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%680 = "stablehlo.multiply"(%154, %206) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%681 = "stablehlo.multiply"(%676, %680) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%682 = "stablehlo.add"(%666, %681) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%683 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%684 = "stablehlo.multiply"(%152, %683) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%685 = "stablehlo.add"(%684, %235) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%686 = "stablehlo.gather"(%310, %685) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%687 = "stablehlo.multiply"(%686, %311) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%688 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%692 = "stablehlo.reduce"(%687, %688) ({
^bb0(%689: tensor<f32>, %690: tensor<f32>):
%691 = "stablehlo.add"(%689, %690) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%691) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%693 = "stablehlo.multiply"(%156, %237) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%694 = "stablehlo.multiply"(%692, %693) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%695 = "stablehlo.add"(%679, %694) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%696 = "stablehlo.multiply"(%154, %239) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%697 = "stablehlo.multiply"(%692, %696) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%698 = "stablehlo.add"(%682, %697) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%699 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%700 = "stablehlo.multiply"(%152, %699) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%701 = "stablehlo.add"(%700, %268) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%702 = "stablehlo.gather"(%310, %701) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%703 = "stablehlo.multiply"(%702, %311) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%704 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%708 = "stablehlo.reduce"(%703, %704) ({
^bb0(%705: tensor<f32>, %706: tensor<f32>):
%707 = "stablehlo.add"(%705, %706) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%707) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%709 = "stablehlo.multiply"(%156, %270) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%710 = "stablehlo.multiply"(%708, %709) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%711 = "stablehlo.add"(%695, %710) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%712 = "stablehlo.multiply"(%154, %272) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%713 = "stablehlo.multiply"(%708, %712) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%714 = "stablehlo.add"(%698, %713) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%715 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%716 = "stablehlo.multiply"(%152, %715) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%717 = "stablehlo.add"(%716, %305) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%718 = "stablehlo.gather"(%310, %717) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%719 = "stablehlo.multiply"(%718, %311) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%720 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%724 = "stablehlo.reduce"(%719, %720) ({
^bb0(%721: tensor<f32>, %722: tensor<f32>):
%723 = "stablehlo.add"(%721, %722) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%723) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%725 = "stablehlo.multiply"(%156, %307) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%726 = "stablehlo.multiply"(%724, %725) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%727 = "stablehlo.add"(%711, %726) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%728 = "stablehlo.multiply"(%154, %309) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%729 = "stablehlo.multiply"(%724, %728) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%730 = "stablehlo.add"(%714, %729) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%731 = "stablehlo.reshape"(%730) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%732 = "stablehlo.reshape"(%727) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%733 = "stablehlo.concatenate"(%731, %732) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%734 = "stablehlo.reshape"(%733) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %473, %734 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
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
%40 = "stablehlo.compare"(%37, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%41 = "stablehlo.compare"(%37, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%42 = "stablehlo.and"(%40, %41) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%43 = "stablehlo.maximum"(%37, %38) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%44 = "stablehlo.minimum"(%43, %39) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%45 = "stablehlo.convert"(%42) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%46 = "stablehlo.multiply"(%35, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%47 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%49 = "stablehlo.compare"(%44, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%50 = "stablehlo.compare"(%44, %47) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%51 = "stablehlo.and"(%49, %50) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%53 = "stablehlo.select"(%51, %44, %52) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%54 = "stablehlo.convert"(%53) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%56 = "stablehlo.select"(%51, %26, %55) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%58 = "stablehlo.select"(%51, %46, %57) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%60 = "stablehlo.subtract"(%14, %59) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%62 = "stablehlo.multiply"(%61, %60) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%63 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%64 = "stablehlo.subtract"(%62, %63) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%65 = "stablehlo.multiply"(%64, %60) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%66 = "stablehlo.multiply"(%65, %60) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%67 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%68 = "stablehlo.add"(%66, %67) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%69 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%70 = "stablehlo.multiply"(%69, %60) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%71 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%72 = "stablehlo.subtract"(%70, %71) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.multiply"(%72, %60) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%75 = "stablehlo.multiply"(%73, %74) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%77 = "stablehlo.add"(%13, %76) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%79 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%80 = "stablehlo.compare"(%77, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%81 = "stablehlo.compare"(%77, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%82 = "stablehlo.and"(%80, %81) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%83 = "stablehlo.maximum"(%77, %78) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%84 = "stablehlo.minimum"(%83, %79) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%85 = "stablehlo.convert"(%82) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%86 = "stablehlo.multiply"(%75, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%87 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%89 = "stablehlo.compare"(%84, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%90 = "stablehlo.compare"(%84, %87) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%91 = "stablehlo.and"(%89, %90) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%93 = "stablehlo.select"(%91, %84, %92) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%94 = "stablehlo.convert"(%93) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%96 = "stablehlo.select"(%91, %68, %95) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%98 = "stablehlo.select"(%91, %86, %97) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%99 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%100 = "stablehlo.subtract"(%99, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%101 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%102 = "stablehlo.multiply"(%101, %100) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%103 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%104 = "stablehlo.subtract"(%102, %103) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%105 = "stablehlo.multiply"(%104, %100) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%106 = "stablehlo.multiply"(%105, %100) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%108 = "stablehlo.add"(%106, %107) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%109 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%110 = "stablehlo.multiply"(%109, %100) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%111 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%112 = "stablehlo.subtract"(%110, %111) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%113 = "stablehlo.multiply"(%112, %100) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%114 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%115 = "stablehlo.multiply"(%113, %114) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%117 = "stablehlo.add"(%13, %116) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%119 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%120 = "stablehlo.compare"(%117, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%121 = "stablehlo.compare"(%117, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%122 = "stablehlo.and"(%120, %121) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%123 = "stablehlo.maximum"(%117, %118) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%124 = "stablehlo.minimum"(%123, %119) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%125 = "stablehlo.convert"(%122) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%126 = "stablehlo.multiply"(%115, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%127 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%128 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%129 = "stablehlo.compare"(%124, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%130 = "stablehlo.compare"(%124, %127) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%131 = "stablehlo.and"(%129, %130) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%133 = "stablehlo.select"(%131, %124, %132) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%134 = "stablehlo.convert"(%133) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%135 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%136 = "stablehlo.select"(%131, %108, %135) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%138 = "stablehlo.select"(%131, %126, %137) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%139 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%140 = "stablehlo.subtract"(%139, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%141 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%142 = "stablehlo.multiply"(%141, %140) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%143 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%144 = "stablehlo.subtract"(%142, %143) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%145 = "stablehlo.multiply"(%144, %140) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%146 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%147 = "stablehlo.add"(%145, %146) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%148 = "stablehlo.multiply"(%147, %140) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%149 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%150 = "stablehlo.subtract"(%148, %149) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%151 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%152 = "stablehlo.multiply"(%151, %140) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%153 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%154 = "stablehlo.subtract"(%152, %153) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%155 = "stablehlo.multiply"(%154, %140) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%156 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%157 = "stablehlo.add"(%155, %156) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%158 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%159 = "stablehlo.multiply"(%157, %158) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%160 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%161 = "stablehlo.add"(%13, %160) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%163 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%164 = "stablehlo.compare"(%161, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%165 = "stablehlo.compare"(%161, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%166 = "stablehlo.and"(%164, %165) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%167 = "stablehlo.maximum"(%161, %162) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%168 = "stablehlo.minimum"(%167, %163) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%169 = "stablehlo.convert"(%166) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%170 = "stablehlo.multiply"(%159, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%171 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%173 = "stablehlo.compare"(%168, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%174 = "stablehlo.compare"(%168, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%175 = "stablehlo.and"(%173, %174) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%177 = "stablehlo.select"(%175, %168, %176) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%178 = "stablehlo.convert"(%177) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%180 = "stablehlo.select"(%175, %150, %179) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%181 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%182 = "stablehlo.select"(%175, %170, %181) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%183 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%184 = "stablehlo.reshape"(%183) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%185 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%186 = "stablehlo.add"(%184, %185) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%187 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%188 = "stablehlo.divide"(%186, %187) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%189 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%190 = "stablehlo.multiply"(%188, %189) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%191 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%192 = "stablehlo.floor"(%190) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%193 = "stablehlo.subtract"(%190, %192) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%194 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%195 = "stablehlo.subtract"(%193, %194) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%196 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%197 = "stablehlo.multiply"(%196, %195) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%198 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%199 = "stablehlo.subtract"(%197, %198) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%200 = "stablehlo.multiply"(%199, %195) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%201 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%202 = "stablehlo.add"(%200, %201) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%203 = "stablehlo.multiply"(%202, %195) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%204 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%205 = "stablehlo.subtract"(%203, %204) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%206 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%207 = "stablehlo.multiply"(%206, %195) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%208 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%209 = "stablehlo.subtract"(%207, %208) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%210 = "stablehlo.multiply"(%209, %195) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%211 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%212 = "stablehlo.add"(%210, %211) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%213 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%214 = "stablehlo.multiply"(%212, %213) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%215 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%216 = "stablehlo.add"(%192, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%217 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%218 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%219 = "stablehlo.compare"(%216, %217) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%220 = "stablehlo.compare"(%216, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%221 = "stablehlo.and"(%219, %220) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%222 = "stablehlo.maximum"(%216, %217) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%223 = "stablehlo.minimum"(%222, %218) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%224 = "stablehlo.convert"(%221) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%225 = "stablehlo.multiply"(%214, %191) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%226 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%227 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%228 = "stablehlo.compare"(%223, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%229 = "stablehlo.compare"(%223, %226) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%230 = "stablehlo.and"(%228, %229) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%231 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%232 = "stablehlo.select"(%230, %223, %231) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%233 = "stablehlo.convert"(%232) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%235 = "stablehlo.select"(%230, %205, %234) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%236 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%237 = "stablehlo.select"(%230, %225, %236) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%238 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%239 = "stablehlo.subtract"(%193, %238) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%240 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%241 = "stablehlo.multiply"(%240, %239) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%242 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%243 = "stablehlo.subtract"(%241, %242) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%244 = "stablehlo.multiply"(%243, %239) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%245 = "stablehlo.multiply"(%244, %239) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%246 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%247 = "stablehlo.add"(%245, %246) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%248 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%249 = "stablehlo.multiply"(%248, %239) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%250 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%251 = "stablehlo.subtract"(%249, %250) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%252 = "stablehlo.multiply"(%251, %239) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%253 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%254 = "stablehlo.multiply"(%252, %253) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%255 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%256 = "stablehlo.add"(%192, %255) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%257 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%258 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%259 = "stablehlo.compare"(%256, %257) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%260 = "stablehlo.compare"(%256, %258) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%261 = "stablehlo.and"(%259, %260) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%262 = "stablehlo.maximum"(%256, %257) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%263 = "stablehlo.minimum"(%262, %258) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%264 = "stablehlo.convert"(%261) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%265 = "stablehlo.multiply"(%254, %191) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%266 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%267 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%268 = "stablehlo.compare"(%263, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%269 = "stablehlo.compare"(%263, %266) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%270 = "stablehlo.and"(%268, %269) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%271 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%272 = "stablehlo.select"(%270, %263, %271) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%273 = "stablehlo.convert"(%272) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%274 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%275 = "stablehlo.select"(%270, %247, %274) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%276 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%277 = "stablehlo.select"(%270, %265, %276) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%278 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%279 = "stablehlo.subtract"(%278, %193) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%280 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%281 = "stablehlo.multiply"(%280, %279) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%282 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%283 = "stablehlo.subtract"(%281, %282) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%284 = "stablehlo.multiply"(%283, %279) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%285 = "stablehlo.multiply"(%284, %279) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%286 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%287 = "stablehlo.add"(%285, %286) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%288 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%289 = "stablehlo.multiply"(%288, %279) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%290 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%291 = "stablehlo.subtract"(%289, %290) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%292 = "stablehlo.multiply"(%291, %279) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%293 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%294 = "stablehlo.multiply"(%292, %293) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%295 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%296 = "stablehlo.add"(%192, %295) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%297 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%298 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%299 = "stablehlo.compare"(%296, %297) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%300 = "stablehlo.compare"(%296, %298) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%301 = "stablehlo.and"(%299, %300) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%302 = "stablehlo.maximum"(%296, %297) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%303 = "stablehlo.minimum"(%302, %298) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%304 = "stablehlo.convert"(%301) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%305 = "stablehlo.multiply"(%294, %191) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%306 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%307 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%308 = "stablehlo.compare"(%303, %307) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%309 = "stablehlo.compare"(%303, %306) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%310 = "stablehlo.and"(%308, %309) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%311 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%312 = "stablehlo.select"(%310, %303, %311) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%313 = "stablehlo.convert"(%312) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%314 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%315 = "stablehlo.select"(%310, %287, %314) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%316 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%317 = "stablehlo.select"(%310, %305, %316) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%318 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%319 = "stablehlo.subtract"(%318, %193) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%320 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%321 = "stablehlo.multiply"(%320, %319) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%322 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%323 = "stablehlo.subtract"(%321, %322) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%324 = "stablehlo.multiply"(%323, %319) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%325 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%326 = "stablehlo.add"(%324, %325) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%327 = "stablehlo.multiply"(%326, %319) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%328 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%329 = "stablehlo.subtract"(%327, %328) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%330 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%331 = "stablehlo.multiply"(%330, %319) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%332 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%333 = "stablehlo.subtract"(%331, %332) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%334 = "stablehlo.multiply"(%333, %319) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%335 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%336 = "stablehlo.add"(%334, %335) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%337 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%338 = "stablehlo.multiply"(%336, %337) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%339 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%340 = "stablehlo.add"(%192, %339) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%341 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%342 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%343 = "stablehlo.compare"(%340, %341) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%344 = "stablehlo.compare"(%340, %342) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%345 = "stablehlo.and"(%343, %344) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%346 = "stablehlo.maximum"(%340, %341) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%347 = "stablehlo.minimum"(%346, %342) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%348 = "stablehlo.convert"(%345) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%349 = "stablehlo.multiply"(%338, %191) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%350 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%351 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%352 = "stablehlo.compare"(%347, %351) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%353 = "stablehlo.compare"(%347, %350) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%354 = "stablehlo.and"(%352, %353) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%355 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%356 = "stablehlo.select"(%354, %347, %355) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%357 = "stablehlo.convert"(%356) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%358 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%359 = "stablehlo.select"(%354, %329, %358) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%360 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%361 = "stablehlo.select"(%354, %349, %360) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%362 = "stablehlo.reshape"(%1) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%363 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%364 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x20xf32>} : () -> tensor<2x3x20xf32>
%365 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%366 = "stablehlo.multiply"(%54, %365) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%367 = "stablehlo.add"(%366, %233) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%368 = "stablehlo.multiply"(%56, %235) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%369 = "stablehlo.broadcast_in_dim"(%368) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%370 = "stablehlo.multiply"(%363, %369) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%374 = "stablehlo.scatter"(%364, %367, %370) ({
^bb0(%371: tensor<f32>, %372: tensor<f32>):
%373 = "stablehlo.add"(%371, %372) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%373) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%375 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%376 = "stablehlo.multiply"(%54, %375) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%377 = "stablehlo.add"(%376, %273) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%378 = "stablehlo.multiply"(%56, %275) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%379 = "stablehlo.broadcast_in_dim"(%378) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%380 = "stablehlo.multiply"(%363, %379) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%384 = "stablehlo.scatter"(%374, %377, %380) ({
^bb0(%381: tensor<f32>, %382: tensor<f32>):
%383 = "stablehlo.add"(%381, %382) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%383) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%385 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%386 = "stablehlo.multiply"(%54, %385) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%387 = "stablehlo.add"(%386, %313) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%388 = "stablehlo.multiply"(%56, %315) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%389 = "stablehlo.broadcast_in_dim"(%388) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%390 = "stablehlo.multiply"(%363, %389) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%394 = "stablehlo.scatter"(%384, %387, %390) ({
^bb0(%391: tensor<f32>, %392: tensor<f32>):
%393 = "stablehlo.add"(%391, %392) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%393) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%395 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%396 = "stablehlo.multiply"(%54, %395) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%397 = "stablehlo.add"(%396, %357) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%398 = "stablehlo.multiply"(%56, %359) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%399 = "stablehlo.broadcast_in_dim"(%398) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%400 = "stablehlo.multiply"(%363, %399) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%404 = "stablehlo.scatter"(%394, %397, %400) ({
^bb0(%401: tensor<f32>, %402: tensor<f32>):
%403 = "stablehlo.add"(%401, %402) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%403) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%405 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%406 = "stablehlo.multiply"(%94, %405) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%407 = "stablehlo.add"(%406, %233) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%408 = "stablehlo.multiply"(%96, %235) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%409 = "stablehlo.broadcast_in_dim"(%408) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%410 = "stablehlo.multiply"(%363, %409) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%414 = "stablehlo.scatter"(%404, %407, %410) ({
^bb0(%411: tensor<f32>, %412: tensor<f32>):
%413 = "stablehlo.add"(%411, %412) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%413) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%415 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%416 = "stablehlo.multiply"(%94, %415) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%417 = "stablehlo.add"(%416, %273) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%418 = "stablehlo.multiply"(%96, %275) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%419 = "stablehlo.broadcast_in_dim"(%418) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%420 = "stablehlo.multiply"(%363, %419) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%424 = "stablehlo.scatter"(%414, %417, %420) ({
^bb0(%421: tensor<f32>, %422: tensor<f32>):
%423 = "stablehlo.add"(%421, %422) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%423) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%425 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%426 = "stablehlo.multiply"(%94, %425) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%427 = "stablehlo.add"(%426, %313) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%428 = "stablehlo.multiply"(%96, %315) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%429 = "stablehlo.broadcast_in_dim"(%428) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%430 = "stablehlo.multiply"(%363, %429) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%434 = "stablehlo.scatter"(%424, %427, %430) ({
^bb0(%431: tensor<f32>, %432: tensor<f32>):
%433 = "stablehlo.add"(%431, %432) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%433) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%435 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%436 = "stablehlo.multiply"(%94, %435) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%437 = "stablehlo.add"(%436, %357) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%438 = "stablehlo.multiply"(%96, %359) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%439 = "stablehlo.broadcast_in_dim"(%438) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%440 = "stablehlo.multiply"(%363, %439) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%444 = "stablehlo.scatter"(%434, %437, %440) ({
^bb0(%441: tensor<f32>, %442: tensor<f32>):
%443 = "stablehlo.add"(%441, %442) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%443) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%445 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%446 = "stablehlo.multiply"(%134, %445) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%447 = "stablehlo.add"(%446, %233) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%448 = "stablehlo.multiply"(%136, %235) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%449 = "stablehlo.broadcast_in_dim"(%448) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%450 = "stablehlo.multiply"(%363, %449) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%454 = "stablehlo.scatter"(%444, %447, %450) ({
^bb0(%451: tensor<f32>, %452: tensor<f32>):
%453 = "stablehlo.add"(%451, %452) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%453) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%455 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%456 = "stablehlo.multiply"(%134, %455) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%457 = "stablehlo.add"(%456, %273) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%458 = "stablehlo.multiply"(%136, %275) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%459 = "stablehlo.broadcast_in_dim"(%458) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%460 = "stablehlo.multiply"(%363, %459) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%464 = "stablehlo.scatter"(%454, %457, %460) ({
^bb0(%461: tensor<f32>, %462: tensor<f32>):
%463 = "stablehlo.add"(%461, %462) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%463) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%465 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%466 = "stablehlo.multiply"(%134, %465) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%467 = "stablehlo.add"(%466, %313) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%468 = "stablehlo.multiply"(%136, %315) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%469 = "stablehlo.broadcast_in_dim"(%468) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%470 = "stablehlo.multiply"(%363, %469) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%474 = "stablehlo.scatter"(%464, %467, %470) ({
^bb0(%471: tensor<f32>, %472: tensor<f32>):
%473 = "stablehlo.add"(%471, %472) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%473) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%475 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%476 = "stablehlo.multiply"(%134, %475) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%477 = "stablehlo.add"(%476, %357) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%478 = "stablehlo.multiply"(%136, %359) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%479 = "stablehlo.broadcast_in_dim"(%478) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%480 = "stablehlo.multiply"(%363, %479) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%484 = "stablehlo.scatter"(%474, %477, %480) ({
^bb0(%481: tensor<f32>, %482: tensor<f32>):
%483 = "stablehlo.add"(%481, %482) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%483) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%485 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%486 = "stablehlo.multiply"(%178, %485) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%487 = "stablehlo.add"(%486, %233) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%488 = "stablehlo.multiply"(%180, %235) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%489 = "stablehlo.broadcast_in_dim"(%488) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%490 = "stablehlo.multiply"(%363, %489) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%494 = "stablehlo.scatter"(%484, %487, %490) ({
^bb0(%491: tensor<f32>, %492: tensor<f32>):
%493 = "stablehlo.add"(%491, %492) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%493) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%495 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%496 = "stablehlo.multiply"(%178, %495) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%497 = "stablehlo.add"(%496, %273) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%498 = "stablehlo.multiply"(%180, %275) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%499 = "stablehlo.broadcast_in_dim"(%498) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%500 = "stablehlo.multiply"(%363, %499) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%504 = "stablehlo.scatter"(%494, %497, %500) ({
^bb0(%501: tensor<f32>, %502: tensor<f32>):
%503 = "stablehlo.add"(%501, %502) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%503) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%505 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%506 = "stablehlo.multiply"(%178, %505) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%507 = "stablehlo.add"(%506, %313) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%508 = "stablehlo.multiply"(%180, %315) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%509 = "stablehlo.broadcast_in_dim"(%508) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%510 = "stablehlo.multiply"(%363, %509) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%514 = "stablehlo.scatter"(%504, %507, %510) ({
^bb0(%511: tensor<f32>, %512: tensor<f32>):
%513 = "stablehlo.add"(%511, %512) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%513) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%515 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%516 = "stablehlo.multiply"(%178, %515) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%517 = "stablehlo.add"(%516, %357) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%518 = "stablehlo.multiply"(%180, %359) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%519 = "stablehlo.broadcast_in_dim"(%518) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%520 = "stablehlo.multiply"(%363, %519) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%524 = "stablehlo.scatter"(%514, %517, %520) ({
^bb0(%521: tensor<f32>, %522: tensor<f32>):
%523 = "stablehlo.add"(%521, %522) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%523) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%525 = "stablehlo.reshape"(%524) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%526 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%527 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%528 = "stablehlo.multiply"(%54, %527) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%529 = "stablehlo.add"(%528, %233) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%530 = "stablehlo.gather"(%362, %529) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%531 = "stablehlo.multiply"(%530, %363) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%532 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%536 = "stablehlo.reduce"(%531, %532) ({
^bb0(%533: tensor<f32>, %534: tensor<f32>):
%535 = "stablehlo.add"(%533, %534) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%535) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%537 = "stablehlo.multiply"(%58, %235) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%538 = "stablehlo.multiply"(%536, %537) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%539 = "stablehlo.add"(%526, %538) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%540 = "stablehlo.multiply"(%56, %237) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%541 = "stablehlo.multiply"(%536, %540) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%542 = "stablehlo.add"(%526, %541) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%543 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%544 = "stablehlo.multiply"(%54, %543) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%545 = "stablehlo.add"(%544, %273) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%546 = "stablehlo.gather"(%362, %545) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%547 = "stablehlo.multiply"(%546, %363) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%548 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%552 = "stablehlo.reduce"(%547, %548) ({
^bb0(%549: tensor<f32>, %550: tensor<f32>):
%551 = "stablehlo.add"(%549, %550) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%551) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%553 = "stablehlo.multiply"(%58, %275) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%554 = "stablehlo.multiply"(%552, %553) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%555 = "stablehlo.add"(%539, %554) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%556 = "stablehlo.multiply"(%56, %277) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%557 = "stablehlo.multiply"(%552, %556) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%558 = "stablehlo.add"(%542, %557) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%559 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%560 = "stablehlo.multiply"(%54, %559) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%561 = "stablehlo.add"(%560, %313) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%562 = "stablehlo.gather"(%362, %561) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%563 = "stablehlo.multiply"(%562, %363) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%564 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%568 = "stablehlo.reduce"(%563, %564) ({
^bb0(%565: tensor<f32>, %566: tensor<f32>):
%567 = "stablehlo.add"(%565, %566) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%567) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%569 = "stablehlo.multiply"(%58, %315) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%570 = "stablehlo.multiply"(%568, %569) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%571 = "stablehlo.add"(%555, %570) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%572 = "stablehlo.multiply"(%56, %317) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%573 = "stablehlo.multiply"(%568, %572) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%574 = "stablehlo.add"(%558, %573) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%575 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%576 = "stablehlo.multiply"(%54, %575) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%577 = "stablehlo.add"(%576, %357) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%578 = "stablehlo.gather"(%362, %577) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%579 = "stablehlo.multiply"(%578, %363) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%580 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%584 = "stablehlo.reduce"(%579, %580) ({
^bb0(%581: tensor<f32>, %582: tensor<f32>):
%583 = "stablehlo.add"(%581, %582) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%583) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%585 = "stablehlo.multiply"(%58, %359) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%586 = "stablehlo.multiply"(%584, %585) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%587 = "stablehlo.add"(%571, %586) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%588 = "stablehlo.multiply"(%56, %361) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%589 = "stablehlo.multiply"(%584, %588) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%590 = "stablehlo.add"(%574, %589) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%591 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%592 = "stablehlo.multiply"(%94, %591) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%593 = "stablehlo.add"(%592, %233) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%594 = "stablehlo.gather"(%362, %593) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%595 = "stablehlo.multiply"(%594, %363) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%596 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%600 = "stablehlo.reduce"(%595, %596) ({
^bb0(%597: tensor<f32>, %598: tensor<f32>):
%599 = "stablehlo.add"(%597, %598) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%599) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%601 = "stablehlo.multiply"(%98, %235) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%602 = "stablehlo.multiply"(%600, %601) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%603 = "stablehlo.add"(%587, %602) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%604 = "stablehlo.multiply"(%96, %237) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%605 = "stablehlo.multiply"(%600, %604) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%606 = "stablehlo.add"(%590, %605) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%607 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%608 = "stablehlo.multiply"(%94, %607) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%609 = "stablehlo.add"(%608, %273) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%610 = "stablehlo.gather"(%362, %609) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%611 = "stablehlo.multiply"(%610, %363) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%612 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%616 = "stablehlo.reduce"(%611, %612) ({
^bb0(%613: tensor<f32>, %614: tensor<f32>):
%615 = "stablehlo.add"(%613, %614) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%615) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%617 = "stablehlo.multiply"(%98, %275) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%618 = "stablehlo.multiply"(%616, %617) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%619 = "stablehlo.add"(%603, %618) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%620 = "stablehlo.multiply"(%96, %277) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%621 = "stablehlo.multiply"(%616, %620) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%622 = "stablehlo.add"(%606, %621) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%623 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%624 = "stablehlo.multiply"(%94, %623) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%625 = "stablehlo.add"(%624, %313) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%626 = "stablehlo.gather"(%362, %625) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%627 = "stablehlo.multiply"(%626, %363) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%628 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%632 = "stablehlo.reduce"(%627, %628) ({
^bb0(%629: tensor<f32>, %630: tensor<f32>):
%631 = "stablehlo.add"(%629, %630) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%631) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%633 = "stablehlo.multiply"(%98, %315) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%634 = "stablehlo.multiply"(%632, %633) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%635 = "stablehlo.add"(%619, %634) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%636 = "stablehlo.multiply"(%96, %317) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%637 = "stablehlo.multiply"(%632, %636) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%638 = "stablehlo.add"(%622, %637) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%639 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%640 = "stablehlo.multiply"(%94, %639) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%641 = "stablehlo.add"(%640, %357) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%642 = "stablehlo.gather"(%362, %641) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%643 = "stablehlo.multiply"(%642, %363) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%644 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%648 = "stablehlo.reduce"(%643, %644) ({
^bb0(%645: tensor<f32>, %646: tensor<f32>):
%647 = "stablehlo.add"(%645, %646) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%647) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%649 = "stablehlo.multiply"(%98, %359) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%650 = "stablehlo.multiply"(%648, %649) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%651 = "stablehlo.add"(%635, %650) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%652 = "stablehlo.multiply"(%96, %361) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%653 = "stablehlo.multiply"(%648, %652) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%654 = "stablehlo.add"(%638, %653) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%655 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%656 = "stablehlo.multiply"(%134, %655) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%657 = "stablehlo.add"(%656, %233) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%658 = "stablehlo.gather"(%362, %657) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%659 = "stablehlo.multiply"(%658, %363) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%660 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%664 = "stablehlo.reduce"(%659, %660) ({
^bb0(%661: tensor<f32>, %662: tensor<f32>):
%663 = "stablehlo.add"(%661, %662) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%663) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%665 = "stablehlo.multiply"(%138, %235) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%666 = "stablehlo.multiply"(%664, %665) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%667 = "stablehlo.add"(%651, %666) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%668 = "stablehlo.multiply"(%136, %237) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%669 = "stablehlo.multiply"(%664, %668) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%670 = "stablehlo.add"(%654, %669) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%671 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%672 = "stablehlo.multiply"(%134, %671) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%673 = "stablehlo.add"(%672, %273) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%674 = "stablehlo.gather"(%362, %673) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%675 = "stablehlo.multiply"(%674, %363) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%676 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%680 = "stablehlo.reduce"(%675, %676) ({
^bb0(%677: tensor<f32>, %678: tensor<f32>):
%679 = "stablehlo.add"(%677, %678) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%679) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%681 = "stablehlo.multiply"(%138, %275) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%682 = "stablehlo.multiply"(%680, %681) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%683 = "stablehlo.add"(%667, %682) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%684 = "stablehlo.multiply"(%136, %277) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%685 = "stablehlo.multiply"(%680, %684) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%686 = "stablehlo.add"(%670, %685) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%687 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%688 = "stablehlo.multiply"(%134, %687) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%689 = "stablehlo.add"(%688, %313) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%690 = "stablehlo.gather"(%362, %689) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%691 = "stablehlo.multiply"(%690, %363) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%692 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%696 = "stablehlo.reduce"(%691, %692) ({
^bb0(%693: tensor<f32>, %694: tensor<f32>):
%695 = "stablehlo.add"(%693, %694) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%695) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%697 = "stablehlo.multiply"(%138, %315) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%698 = "stablehlo.multiply"(%696, %697) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%699 = "stablehlo.add"(%683, %698) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%700 = "stablehlo.multiply"(%136, %317) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%701 = "stablehlo.multiply"(%696, %700) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%702 = "stablehlo.add"(%686, %701) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%703 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%704 = "stablehlo.multiply"(%134, %703) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%705 = "stablehlo.add"(%704, %357) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%706 = "stablehlo.gather"(%362, %705) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%707 = "stablehlo.multiply"(%706, %363) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%708 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%712 = "stablehlo.reduce"(%707, %708) ({
^bb0(%709: tensor<f32>, %710: tensor<f32>):
%711 = "stablehlo.add"(%709, %710) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%711) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%713 = "stablehlo.multiply"(%138, %359) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%714 = "stablehlo.multiply"(%712, %713) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%715 = "stablehlo.add"(%699, %714) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%716 = "stablehlo.multiply"(%136, %361) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%717 = "stablehlo.multiply"(%712, %716) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%718 = "stablehlo.add"(%702, %717) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%719 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%720 = "stablehlo.multiply"(%178, %719) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%721 = "stablehlo.add"(%720, %233) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%722 = "stablehlo.gather"(%362, %721) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%723 = "stablehlo.multiply"(%722, %363) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%724 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%728 = "stablehlo.reduce"(%723, %724) ({
^bb0(%725: tensor<f32>, %726: tensor<f32>):
%727 = "stablehlo.add"(%725, %726) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%727) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%729 = "stablehlo.multiply"(%182, %235) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%730 = "stablehlo.multiply"(%728, %729) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%731 = "stablehlo.add"(%715, %730) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%732 = "stablehlo.multiply"(%180, %237) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%733 = "stablehlo.multiply"(%728, %732) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%734 = "stablehlo.add"(%718, %733) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%735 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%736 = "stablehlo.multiply"(%178, %735) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%737 = "stablehlo.add"(%736, %273) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%738 = "stablehlo.gather"(%362, %737) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%739 = "stablehlo.multiply"(%738, %363) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%740 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%744 = "stablehlo.reduce"(%739, %740) ({
^bb0(%741: tensor<f32>, %742: tensor<f32>):
%743 = "stablehlo.add"(%741, %742) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%743) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%745 = "stablehlo.multiply"(%182, %275) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%746 = "stablehlo.multiply"(%744, %745) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%747 = "stablehlo.add"(%731, %746) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%748 = "stablehlo.multiply"(%180, %277) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%749 = "stablehlo.multiply"(%744, %748) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%750 = "stablehlo.add"(%734, %749) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%751 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%752 = "stablehlo.multiply"(%178, %751) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%753 = "stablehlo.add"(%752, %313) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%754 = "stablehlo.gather"(%362, %753) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%755 = "stablehlo.multiply"(%754, %363) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%756 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%760 = "stablehlo.reduce"(%755, %756) ({
^bb0(%757: tensor<f32>, %758: tensor<f32>):
%759 = "stablehlo.add"(%757, %758) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%759) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%761 = "stablehlo.multiply"(%182, %315) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%762 = "stablehlo.multiply"(%760, %761) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%763 = "stablehlo.add"(%747, %762) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%764 = "stablehlo.multiply"(%180, %317) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%765 = "stablehlo.multiply"(%760, %764) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%766 = "stablehlo.add"(%750, %765) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%767 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%768 = "stablehlo.multiply"(%178, %767) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%769 = "stablehlo.add"(%768, %357) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%770 = "stablehlo.gather"(%362, %769) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%771 = "stablehlo.multiply"(%770, %363) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%772 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%776 = "stablehlo.reduce"(%771, %772) ({
^bb0(%773: tensor<f32>, %774: tensor<f32>):
%775 = "stablehlo.add"(%773, %774) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%775) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%777 = "stablehlo.multiply"(%182, %359) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%778 = "stablehlo.multiply"(%776, %777) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%779 = "stablehlo.add"(%763, %778) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%780 = "stablehlo.multiply"(%180, %361) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%781 = "stablehlo.multiply"(%776, %780) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%782 = "stablehlo.add"(%766, %781) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%783 = "stablehlo.reshape"(%782) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%784 = "stablehlo.reshape"(%779) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%785 = "stablehlo.concatenate"(%783, %784) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%786 = "stablehlo.reshape"(%785) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %525, %786 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
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
%57 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%58 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%60 = "stablehlo.compare"(%41, %59) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%61 = "stablehlo.select"(%60, %58, %57) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%62 = "stablehlo.negate"(%61) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%63 = "stablehlo.select"(%51, %61, %62) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%65 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%66 = "stablehlo.compare"(%56, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%67 = "stablehlo.compare"(%56, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%68 = "stablehlo.and"(%66, %67) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%69 = "stablehlo.maximum"(%56, %64) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%70 = "stablehlo.minimum"(%69, %65) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%71 = "stablehlo.convert"(%68) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%72 = "stablehlo.multiply"(%63, %71) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.multiply"(%37, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%74 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%76 = "stablehlo.compare"(%70, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%77 = "stablehlo.compare"(%70, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%78 = "stablehlo.and"(%76, %77) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%80 = "stablehlo.select"(%78, %70, %79) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%81 = "stablehlo.convert"(%80) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%83 = "stablehlo.select"(%78, %28, %82) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%85 = "stablehlo.select"(%78, %73, %84) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%87 = "stablehlo.subtract"(%16, %86) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%88 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%89 = "stablehlo.multiply"(%88, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%90 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%91 = "stablehlo.subtract"(%89, %90) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%92 = "stablehlo.multiply"(%91, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%93 = "stablehlo.multiply"(%92, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%94 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%95 = "stablehlo.add"(%93, %94) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%96 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%97 = "stablehlo.multiply"(%96, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%98 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%99 = "stablehlo.subtract"(%97, %98) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%100 = "stablehlo.multiply"(%99, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%101 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%102 = "stablehlo.multiply"(%100, %101) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%104 = "stablehlo.add"(%15, %103) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%105 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%106 = "stablehlo.subtract"(%104, %105) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%107 = "stablehlo.abs"(%106) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%108 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%109 = "stablehlo.remainder"(%107, %108) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%110 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%111 = "stablehlo.divide"(%107, %110) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%112 = "stablehlo.floor"(%111) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%113 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%114 = "stablehlo.remainder"(%112, %113) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%116 = "stablehlo.compare"(%114, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%117 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%118 = "stablehlo.subtract"(%117, %109) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%119 = "stablehlo.select"(%116, %109, %118) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%120 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%121 = "stablehlo.add"(%119, %120) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%122 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%123 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%125 = "stablehlo.compare"(%106, %124) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%126 = "stablehlo.select"(%125, %123, %122) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%127 = "stablehlo.negate"(%126) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%128 = "stablehlo.select"(%116, %126, %127) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%130 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%131 = "stablehlo.compare"(%121, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%132 = "stablehlo.compare"(%121, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%133 = "stablehlo.and"(%131, %132) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%134 = "stablehlo.maximum"(%121, %129) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%135 = "stablehlo.minimum"(%134, %130) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%136 = "stablehlo.convert"(%133) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%137 = "stablehlo.multiply"(%128, %136) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%138 = "stablehlo.multiply"(%102, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%139 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%141 = "stablehlo.compare"(%135, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%142 = "stablehlo.compare"(%135, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%143 = "stablehlo.and"(%141, %142) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%144 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%145 = "stablehlo.select"(%143, %135, %144) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%146 = "stablehlo.convert"(%145) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%148 = "stablehlo.select"(%143, %95, %147) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%149 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%150 = "stablehlo.select"(%143, %138, %149) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%151 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%152 = "stablehlo.subtract"(%151, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%153 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%154 = "stablehlo.multiply"(%153, %152) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%155 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%156 = "stablehlo.subtract"(%154, %155) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%157 = "stablehlo.multiply"(%156, %152) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%158 = "stablehlo.multiply"(%157, %152) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%159 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%160 = "stablehlo.add"(%158, %159) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%161 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%162 = "stablehlo.multiply"(%161, %152) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%163 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%164 = "stablehlo.subtract"(%162, %163) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%165 = "stablehlo.multiply"(%164, %152) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%166 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%167 = "stablehlo.multiply"(%165, %166) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%168 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%169 = "stablehlo.add"(%15, %168) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%170 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%171 = "stablehlo.subtract"(%169, %170) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%172 = "stablehlo.abs"(%171) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%173 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%174 = "stablehlo.remainder"(%172, %173) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%175 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%176 = "stablehlo.divide"(%172, %175) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%177 = "stablehlo.floor"(%176) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%178 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%179 = "stablehlo.remainder"(%177, %178) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%181 = "stablehlo.compare"(%179, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%182 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%183 = "stablehlo.subtract"(%182, %174) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%184 = "stablehlo.select"(%181, %174, %183) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%185 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%186 = "stablehlo.add"(%184, %185) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%187 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%188 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%190 = "stablehlo.compare"(%171, %189) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%191 = "stablehlo.select"(%190, %188, %187) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%192 = "stablehlo.negate"(%191) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%193 = "stablehlo.select"(%181, %191, %192) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%195 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%196 = "stablehlo.compare"(%186, %194) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%197 = "stablehlo.compare"(%186, %195) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%198 = "stablehlo.and"(%196, %197) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%199 = "stablehlo.maximum"(%186, %194) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%200 = "stablehlo.minimum"(%199, %195) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%201 = "stablehlo.convert"(%198) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%202 = "stablehlo.multiply"(%193, %201) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%203 = "stablehlo.multiply"(%167, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%204 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%205 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%206 = "stablehlo.compare"(%200, %205) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%207 = "stablehlo.compare"(%200, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%208 = "stablehlo.and"(%206, %207) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%209 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%210 = "stablehlo.select"(%208, %200, %209) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%211 = "stablehlo.convert"(%210) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%212 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%213 = "stablehlo.select"(%208, %160, %212) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%215 = "stablehlo.select"(%208, %203, %214) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%216 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%217 = "stablehlo.subtract"(%216, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%218 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%219 = "stablehlo.multiply"(%218, %217) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%220 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%221 = "stablehlo.subtract"(%219, %220) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%222 = "stablehlo.multiply"(%221, %217) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%223 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%224 = "stablehlo.add"(%222, %223) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%225 = "stablehlo.multiply"(%224, %217) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%226 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%227 = "stablehlo.subtract"(%225, %226) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%228 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%229 = "stablehlo.multiply"(%228, %217) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%230 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%231 = "stablehlo.subtract"(%229, %230) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%232 = "stablehlo.multiply"(%231, %217) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%233 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%234 = "stablehlo.add"(%232, %233) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%235 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%236 = "stablehlo.multiply"(%234, %235) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%237 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%238 = "stablehlo.add"(%15, %237) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%239 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%240 = "stablehlo.subtract"(%238, %239) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%241 = "stablehlo.abs"(%240) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%242 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%243 = "stablehlo.remainder"(%241, %242) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%244 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%245 = "stablehlo.divide"(%241, %244) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%246 = "stablehlo.floor"(%245) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%247 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%248 = "stablehlo.remainder"(%246, %247) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%249 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%250 = "stablehlo.compare"(%248, %249) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%251 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%252 = "stablehlo.subtract"(%251, %243) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%253 = "stablehlo.select"(%250, %243, %252) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%254 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%255 = "stablehlo.add"(%253, %254) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%256 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%257 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%258 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%259 = "stablehlo.compare"(%240, %258) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%260 = "stablehlo.select"(%259, %257, %256) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%261 = "stablehlo.negate"(%260) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%262 = "stablehlo.select"(%250, %260, %261) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%263 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%264 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%265 = "stablehlo.compare"(%255, %263) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%266 = "stablehlo.compare"(%255, %264) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%267 = "stablehlo.and"(%265, %266) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%268 = "stablehlo.maximum"(%255, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%269 = "stablehlo.minimum"(%268, %264) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%270 = "stablehlo.convert"(%267) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%271 = "stablehlo.multiply"(%262, %270) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%272 = "stablehlo.multiply"(%236, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%273 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%274 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%275 = "stablehlo.compare"(%269, %274) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%276 = "stablehlo.compare"(%269, %273) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%277 = "stablehlo.and"(%275, %276) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%278 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%279 = "stablehlo.select"(%277, %269, %278) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%280 = "stablehlo.convert"(%279) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%281 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%282 = "stablehlo.select"(%277, %227, %281) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%283 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%284 = "stablehlo.select"(%277, %272, %283) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%285 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%286 = "stablehlo.reshape"(%285) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%287 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%288 = "stablehlo.add"(%286, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%289 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%290 = "stablehlo.multiply"(%288, %289) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%291 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%292 = "stablehlo.subtract"(%290, %291) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%293 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%294 = "stablehlo.divide"(%292, %293) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%295 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%296 = "stablehlo.floor"(%294) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%297 = "stablehlo.subtract"(%294, %296) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%298 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%299 = "stablehlo.subtract"(%297, %298) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%300 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%301 = "stablehlo.multiply"(%300, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%302 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%303 = "stablehlo.subtract"(%301, %302) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%304 = "stablehlo.multiply"(%303, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%305 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%306 = "stablehlo.add"(%304, %305) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%307 = "stablehlo.multiply"(%306, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%308 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%309 = "stablehlo.subtract"(%307, %308) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%310 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%311 = "stablehlo.multiply"(%310, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%312 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%313 = "stablehlo.subtract"(%311, %312) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%314 = "stablehlo.multiply"(%313, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%315 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%316 = "stablehlo.add"(%314, %315) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%317 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%318 = "stablehlo.multiply"(%316, %317) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%319 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%320 = "stablehlo.add"(%296, %319) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%321 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%322 = "stablehlo.subtract"(%320, %321) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%323 = "stablehlo.abs"(%322) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%324 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%325 = "stablehlo.remainder"(%323, %324) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%326 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%327 = "stablehlo.divide"(%323, %326) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%328 = "stablehlo.floor"(%327) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%329 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%330 = "stablehlo.remainder"(%328, %329) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%331 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%332 = "stablehlo.compare"(%330, %331) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%333 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%334 = "stablehlo.subtract"(%333, %325) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%335 = "stablehlo.select"(%332, %325, %334) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%336 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%337 = "stablehlo.add"(%335, %336) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%338 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%339 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%340 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%341 = "stablehlo.compare"(%322, %340) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%342 = "stablehlo.select"(%341, %339, %338) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%343 = "stablehlo.negate"(%342) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%344 = "stablehlo.select"(%332, %342, %343) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%345 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%346 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%347 = "stablehlo.compare"(%337, %345) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%348 = "stablehlo.compare"(%337, %346) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%349 = "stablehlo.and"(%347, %348) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%350 = "stablehlo.maximum"(%337, %345) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%351 = "stablehlo.minimum"(%350, %346) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%352 = "stablehlo.convert"(%349) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%353 = "stablehlo.multiply"(%344, %352) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%354 = "stablehlo.multiply"(%318, %295) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%355 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%356 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%357 = "stablehlo.compare"(%351, %356) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%358 = "stablehlo.compare"(%351, %355) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%359 = "stablehlo.and"(%357, %358) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%360 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%361 = "stablehlo.select"(%359, %351, %360) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%362 = "stablehlo.convert"(%361) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%363 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%364 = "stablehlo.select"(%359, %309, %363) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%365 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%366 = "stablehlo.select"(%359, %354, %365) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%367 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%368 = "stablehlo.subtract"(%297, %367) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%369 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%370 = "stablehlo.multiply"(%369, %368) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%371 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%372 = "stablehlo.subtract"(%370, %371) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%373 = "stablehlo.multiply"(%372, %368) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%374 = "stablehlo.multiply"(%373, %368) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%375 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%376 = "stablehlo.add"(%374, %375) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%377 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%378 = "stablehlo.multiply"(%377, %368) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%379 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%380 = "stablehlo.subtract"(%378, %379) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%381 = "stablehlo.multiply"(%380, %368) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%382 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%383 = "stablehlo.multiply"(%381, %382) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%384 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%385 = "stablehlo.add"(%296, %384) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%386 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%387 = "stablehlo.subtract"(%385, %386) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%388 = "stablehlo.abs"(%387) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%389 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%390 = "stablehlo.remainder"(%388, %389) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%391 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%392 = "stablehlo.divide"(%388, %391) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%393 = "stablehlo.floor"(%392) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%394 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%395 = "stablehlo.remainder"(%393, %394) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%396 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%397 = "stablehlo.compare"(%395, %396) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%398 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%399 = "stablehlo.subtract"(%398, %390) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%400 = "stablehlo.select"(%397, %390, %399) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%401 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%402 = "stablehlo.add"(%400, %401) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%403 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%404 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%405 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%406 = "stablehlo.compare"(%387, %405) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%407 = "stablehlo.select"(%406, %404, %403) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%408 = "stablehlo.negate"(%407) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%409 = "stablehlo.select"(%397, %407, %408) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%410 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%411 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%412 = "stablehlo.compare"(%402, %410) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%413 = "stablehlo.compare"(%402, %411) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%414 = "stablehlo.and"(%412, %413) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%415 = "stablehlo.maximum"(%402, %410) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%416 = "stablehlo.minimum"(%415, %411) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%417 = "stablehlo.convert"(%414) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%418 = "stablehlo.multiply"(%409, %417) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%419 = "stablehlo.multiply"(%383, %295) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%420 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%421 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%422 = "stablehlo.compare"(%416, %421) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%423 = "stablehlo.compare"(%416, %420) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%424 = "stablehlo.and"(%422, %423) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%425 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%426 = "stablehlo.select"(%424, %416, %425) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%427 = "stablehlo.convert"(%426) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%428 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%429 = "stablehlo.select"(%424, %376, %428) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%430 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%431 = "stablehlo.select"(%424, %419, %430) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%432 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%433 = "stablehlo.subtract"(%432, %297) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%434 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%435 = "stablehlo.multiply"(%434, %433) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%436 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%437 = "stablehlo.subtract"(%435, %436) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%438 = "stablehlo.multiply"(%437, %433) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%439 = "stablehlo.multiply"(%438, %433) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%440 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%441 = "stablehlo.add"(%439, %440) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%442 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%443 = "stablehlo.multiply"(%442, %433) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%444 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%445 = "stablehlo.subtract"(%443, %444) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%446 = "stablehlo.multiply"(%445, %433) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%447 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%448 = "stablehlo.multiply"(%446, %447) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%449 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%450 = "stablehlo.add"(%296, %449) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%451 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%452 = "stablehlo.subtract"(%450, %451) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%453 = "stablehlo.abs"(%452) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%454 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%455 = "stablehlo.remainder"(%453, %454) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%456 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%457 = "stablehlo.divide"(%453, %456) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%458 = "stablehlo.floor"(%457) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%459 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%460 = "stablehlo.remainder"(%458, %459) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%461 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%462 = "stablehlo.compare"(%460, %461) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%463 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%464 = "stablehlo.subtract"(%463, %455) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%465 = "stablehlo.select"(%462, %455, %464) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%466 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%467 = "stablehlo.add"(%465, %466) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%468 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%469 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%470 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%471 = "stablehlo.compare"(%452, %470) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%472 = "stablehlo.select"(%471, %469, %468) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%473 = "stablehlo.negate"(%472) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%474 = "stablehlo.select"(%462, %472, %473) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%475 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%476 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%477 = "stablehlo.compare"(%467, %475) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%478 = "stablehlo.compare"(%467, %476) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%479 = "stablehlo.and"(%477, %478) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%480 = "stablehlo.maximum"(%467, %475) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%481 = "stablehlo.minimum"(%480, %476) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%482 = "stablehlo.convert"(%479) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%483 = "stablehlo.multiply"(%474, %482) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%484 = "stablehlo.multiply"(%448, %295) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%485 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%486 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%487 = "stablehlo.compare"(%481, %486) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%488 = "stablehlo.compare"(%481, %485) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%489 = "stablehlo.and"(%487, %488) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%490 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%491 = "stablehlo.select"(%489, %481, %490) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%492 = "stablehlo.convert"(%491) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%493 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%494 = "stablehlo.select"(%489, %441, %493) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%495 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%496 = "stablehlo.select"(%489, %484, %495) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%497 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%498 = "stablehlo.subtract"(%497, %297) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%499 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%500 = "stablehlo.multiply"(%499, %498) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%501 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%502 = "stablehlo.subtract"(%500, %501) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%503 = "stablehlo.multiply"(%502, %498) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%504 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%505 = "stablehlo.add"(%503, %504) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%506 = "stablehlo.multiply"(%505, %498) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%507 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%508 = "stablehlo.subtract"(%506, %507) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%509 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%510 = "stablehlo.multiply"(%509, %498) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%511 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%512 = "stablehlo.subtract"(%510, %511) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%513 = "stablehlo.multiply"(%512, %498) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%514 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%515 = "stablehlo.add"(%513, %514) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%516 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%517 = "stablehlo.multiply"(%515, %516) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%518 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%519 = "stablehlo.add"(%296, %518) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%520 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%521 = "stablehlo.subtract"(%519, %520) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%522 = "stablehlo.abs"(%521) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%523 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%524 = "stablehlo.remainder"(%522, %523) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%525 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%526 = "stablehlo.divide"(%522, %525) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%527 = "stablehlo.floor"(%526) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%528 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%529 = "stablehlo.remainder"(%527, %528) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%530 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%531 = "stablehlo.compare"(%529, %530) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%532 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%533 = "stablehlo.subtract"(%532, %524) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%534 = "stablehlo.select"(%531, %524, %533) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%535 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%536 = "stablehlo.add"(%534, %535) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%537 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%538 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%539 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%540 = "stablehlo.compare"(%521, %539) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%541 = "stablehlo.select"(%540, %538, %537) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%542 = "stablehlo.negate"(%541) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%543 = "stablehlo.select"(%531, %541, %542) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%544 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%545 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%546 = "stablehlo.compare"(%536, %544) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%547 = "stablehlo.compare"(%536, %545) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%548 = "stablehlo.and"(%546, %547) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%549 = "stablehlo.maximum"(%536, %544) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%550 = "stablehlo.minimum"(%549, %545) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%551 = "stablehlo.convert"(%548) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%552 = "stablehlo.multiply"(%543, %551) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%553 = "stablehlo.multiply"(%517, %295) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%554 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%555 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%556 = "stablehlo.compare"(%550, %555) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%557 = "stablehlo.compare"(%550, %554) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%558 = "stablehlo.and"(%556, %557) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%559 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%560 = "stablehlo.select"(%558, %550, %559) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%561 = "stablehlo.convert"(%560) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%562 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%563 = "stablehlo.select"(%558, %508, %562) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%564 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%565 = "stablehlo.select"(%558, %553, %564) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%566 = "stablehlo.reshape"(%1) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%567 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%568 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x20xf32>} : () -> tensor<2x3x20xf32>
%569 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%570 = "stablehlo.multiply"(%81, %569) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%571 = "stablehlo.add"(%570, %362) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%572 = "stablehlo.multiply"(%83, %364) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%573 = "stablehlo.broadcast_in_dim"(%572) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%574 = "stablehlo.multiply"(%567, %573) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%578 = "stablehlo.scatter"(%568, %571, %574) ({
^bb0(%575: tensor<f32>, %576: tensor<f32>):
%577 = "stablehlo.add"(%575, %576) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%577) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%579 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%580 = "stablehlo.multiply"(%81, %579) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%581 = "stablehlo.add"(%580, %427) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%582 = "stablehlo.multiply"(%83, %429) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%583 = "stablehlo.broadcast_in_dim"(%582) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%584 = "stablehlo.multiply"(%567, %583) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%588 = "stablehlo.scatter"(%578, %581, %584) ({
^bb0(%585: tensor<f32>, %586: tensor<f32>):
%587 = "stablehlo.add"(%585, %586) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%587) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%589 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%590 = "stablehlo.multiply"(%81, %589) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%591 = "stablehlo.add"(%590, %492) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%592 = "stablehlo.multiply"(%83, %494) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%593 = "stablehlo.broadcast_in_dim"(%592) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%594 = "stablehlo.multiply"(%567, %593) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%598 = "stablehlo.scatter"(%588, %591, %594) ({
^bb0(%595: tensor<f32>, %596: tensor<f32>):
%597 = "stablehlo.add"(%595, %596) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%597) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%599 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%600 = "stablehlo.multiply"(%81, %599) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%601 = "stablehlo.add"(%600, %561) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%602 = "stablehlo.multiply"(%83, %563) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%603 = "stablehlo.broadcast_in_dim"(%602) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%604 = "stablehlo.multiply"(%567, %603) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%608 = "stablehlo.scatter"(%598, %601, %604) ({
^bb0(%605: tensor<f32>, %606: tensor<f32>):
%607 = "stablehlo.add"(%605, %606) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%607) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%609 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%610 = "stablehlo.multiply"(%146, %609) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%611 = "stablehlo.add"(%610, %362) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%612 = "stablehlo.multiply"(%148, %364) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%613 = "stablehlo.broadcast_in_dim"(%612) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%614 = "stablehlo.multiply"(%567, %613) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%618 = "stablehlo.scatter"(%608, %611, %614) ({
^bb0(%615: tensor<f32>, %616: tensor<f32>):
%617 = "stablehlo.add"(%615, %616) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%617) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%619 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%620 = "stablehlo.multiply"(%146, %619) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%621 = "stablehlo.add"(%620, %427) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%622 = "stablehlo.multiply"(%148, %429) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%623 = "stablehlo.broadcast_in_dim"(%622) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%624 = "stablehlo.multiply"(%567, %623) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%628 = "stablehlo.scatter"(%618, %621, %624) ({
^bb0(%625: tensor<f32>, %626: tensor<f32>):
%627 = "stablehlo.add"(%625, %626) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%627) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%629 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%630 = "stablehlo.multiply"(%146, %629) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%631 = "stablehlo.add"(%630, %492) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%632 = "stablehlo.multiply"(%148, %494) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%633 = "stablehlo.broadcast_in_dim"(%632) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%634 = "stablehlo.multiply"(%567, %633) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%638 = "stablehlo.scatter"(%628, %631, %634) ({
^bb0(%635: tensor<f32>, %636: tensor<f32>):
%637 = "stablehlo.add"(%635, %636) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%637) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%639 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%640 = "stablehlo.multiply"(%146, %639) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%641 = "stablehlo.add"(%640, %561) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%642 = "stablehlo.multiply"(%148, %563) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%643 = "stablehlo.broadcast_in_dim"(%642) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%644 = "stablehlo.multiply"(%567, %643) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%648 = "stablehlo.scatter"(%638, %641, %644) ({
^bb0(%645: tensor<f32>, %646: tensor<f32>):
%647 = "stablehlo.add"(%645, %646) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%647) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%649 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%650 = "stablehlo.multiply"(%211, %649) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%651 = "stablehlo.add"(%650, %362) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%652 = "stablehlo.multiply"(%213, %364) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%653 = "stablehlo.broadcast_in_dim"(%652) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%654 = "stablehlo.multiply"(%567, %653) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%658 = "stablehlo.scatter"(%648, %651, %654) ({
^bb0(%655: tensor<f32>, %656: tensor<f32>):
%657 = "stablehlo.add"(%655, %656) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%657) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%659 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%660 = "stablehlo.multiply"(%211, %659) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%661 = "stablehlo.add"(%660, %427) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%662 = "stablehlo.multiply"(%213, %429) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%663 = "stablehlo.broadcast_in_dim"(%662) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%664 = "stablehlo.multiply"(%567, %663) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%668 = "stablehlo.scatter"(%658, %661, %664) ({
^bb0(%665: tensor<f32>, %666: tensor<f32>):
%667 = "stablehlo.add"(%665, %666) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%667) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%669 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%670 = "stablehlo.multiply"(%211, %669) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%671 = "stablehlo.add"(%670, %492) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%672 = "stablehlo.multiply"(%213, %494) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%673 = "stablehlo.broadcast_in_dim"(%672) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%674 = "stablehlo.multiply"(%567, %673) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%678 = "stablehlo.scatter"(%668, %671, %674) ({
^bb0(%675: tensor<f32>, %676: tensor<f32>):
%677 = "stablehlo.add"(%675, %676) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%677) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%679 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%680 = "stablehlo.multiply"(%211, %679) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%681 = "stablehlo.add"(%680, %561) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%682 = "stablehlo.multiply"(%213, %563) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%683 = "stablehlo.broadcast_in_dim"(%682) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%684 = "stablehlo.multiply"(%567, %683) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%688 = "stablehlo.scatter"(%678, %681, %684) ({
^bb0(%685: tensor<f32>, %686: tensor<f32>):
%687 = "stablehlo.add"(%685, %686) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%687) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%689 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%690 = "stablehlo.multiply"(%280, %689) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%691 = "stablehlo.add"(%690, %362) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%692 = "stablehlo.multiply"(%282, %364) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%693 = "stablehlo.broadcast_in_dim"(%692) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%694 = "stablehlo.multiply"(%567, %693) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%698 = "stablehlo.scatter"(%688, %691, %694) ({
^bb0(%695: tensor<f32>, %696: tensor<f32>):
%697 = "stablehlo.add"(%695, %696) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%697) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%699 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%700 = "stablehlo.multiply"(%280, %699) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%701 = "stablehlo.add"(%700, %427) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%702 = "stablehlo.multiply"(%282, %429) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%703 = "stablehlo.broadcast_in_dim"(%702) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%704 = "stablehlo.multiply"(%567, %703) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%708 = "stablehlo.scatter"(%698, %701, %704) ({
^bb0(%705: tensor<f32>, %706: tensor<f32>):
%707 = "stablehlo.add"(%705, %706) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%707) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%709 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%710 = "stablehlo.multiply"(%280, %709) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%711 = "stablehlo.add"(%710, %492) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%712 = "stablehlo.multiply"(%282, %494) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%713 = "stablehlo.broadcast_in_dim"(%712) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%714 = "stablehlo.multiply"(%567, %713) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%718 = "stablehlo.scatter"(%708, %711, %714) ({
^bb0(%715: tensor<f32>, %716: tensor<f32>):
%717 = "stablehlo.add"(%715, %716) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%717) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%719 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%720 = "stablehlo.multiply"(%280, %719) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%721 = "stablehlo.add"(%720, %561) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%722 = "stablehlo.multiply"(%282, %563) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%723 = "stablehlo.broadcast_in_dim"(%722) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%724 = "stablehlo.multiply"(%567, %723) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%728 = "stablehlo.scatter"(%718, %721, %724) ({
^bb0(%725: tensor<f32>, %726: tensor<f32>):
%727 = "stablehlo.add"(%725, %726) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%727) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%729 = "stablehlo.reshape"(%728) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%730 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%731 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%732 = "stablehlo.multiply"(%81, %731) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%733 = "stablehlo.add"(%732, %362) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%734 = "stablehlo.gather"(%566, %733) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%735 = "stablehlo.multiply"(%734, %567) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%736 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%740 = "stablehlo.reduce"(%735, %736) ({
^bb0(%737: tensor<f32>, %738: tensor<f32>):
%739 = "stablehlo.add"(%737, %738) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%739) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%741 = "stablehlo.multiply"(%85, %364) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%742 = "stablehlo.multiply"(%740, %741) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%743 = "stablehlo.add"(%730, %742) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%744 = "stablehlo.multiply"(%83, %366) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%745 = "stablehlo.multiply"(%740, %744) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%746 = "stablehlo.add"(%730, %745) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%747 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%748 = "stablehlo.multiply"(%81, %747) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%749 = "stablehlo.add"(%748, %427) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%750 = "stablehlo.gather"(%566, %749) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%751 = "stablehlo.multiply"(%750, %567) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%752 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%756 = "stablehlo.reduce"(%751, %752) ({
^bb0(%753: tensor<f32>, %754: tensor<f32>):
%755 = "stablehlo.add"(%753, %754) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%755) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%757 = "stablehlo.multiply"(%85, %429) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%758 = "stablehlo.multiply"(%756, %757) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%759 = "stablehlo.add"(%743, %758) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%760 = "stablehlo.multiply"(%83, %431) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%761 = "stablehlo.multiply"(%756, %760) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%762 = "stablehlo.add"(%746, %761) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%763 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%764 = "stablehlo.multiply"(%81, %763) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%765 = "stablehlo.add"(%764, %492) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%766 = "stablehlo.gather"(%566, %765) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%767 = "stablehlo.multiply"(%766, %567) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%768 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%772 = "stablehlo.reduce"(%767, %768) ({
^bb0(%769: tensor<f32>, %770: tensor<f32>):
%771 = "stablehlo.add"(%769, %770) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%771) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%773 = "stablehlo.multiply"(%85, %494) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%774 = "stablehlo.multiply"(%772, %773) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%775 = "stablehlo.add"(%759, %774) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%776 = "stablehlo.multiply"(%83, %496) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%777 = "stablehlo.multiply"(%772, %776) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%778 = "stablehlo.add"(%762, %777) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%779 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%780 = "stablehlo.multiply"(%81, %779) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%781 = "stablehlo.add"(%780, %561) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%782 = "stablehlo.gather"(%566, %781) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%783 = "stablehlo.multiply"(%782, %567) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%784 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%788 = "stablehlo.reduce"(%783, %784) ({
^bb0(%785: tensor<f32>, %786: tensor<f32>):
%787 = "stablehlo.add"(%785, %786) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%787) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%789 = "stablehlo.multiply"(%85, %563) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%790 = "stablehlo.multiply"(%788, %789) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%791 = "stablehlo.add"(%775, %790) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%792 = "stablehlo.multiply"(%83, %565) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%793 = "stablehlo.multiply"(%788, %792) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%794 = "stablehlo.add"(%778, %793) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%795 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%796 = "stablehlo.multiply"(%146, %795) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%797 = "stablehlo.add"(%796, %362) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%798 = "stablehlo.gather"(%566, %797) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%799 = "stablehlo.multiply"(%798, %567) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%800 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%804 = "stablehlo.reduce"(%799, %800) ({
^bb0(%801: tensor<f32>, %802: tensor<f32>):
%803 = "stablehlo.add"(%801, %802) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%803) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%805 = "stablehlo.multiply"(%150, %364) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%806 = "stablehlo.multiply"(%804, %805) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%807 = "stablehlo.add"(%791, %806) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%808 = "stablehlo.multiply"(%148, %366) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%809 = "stablehlo.multiply"(%804, %808) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%810 = "stablehlo.add"(%794, %809) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%811 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%812 = "stablehlo.multiply"(%146, %811) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%813 = "stablehlo.add"(%812, %427) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%814 = "stablehlo.gather"(%566, %813) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%815 = "stablehlo.multiply"(%814, %567) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%816 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%820 = "stablehlo.reduce"(%815, %816) ({
^bb0(%817: tensor<f32>, %818: tensor<f32>):
%819 = "stablehlo.add"(%817, %818) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%819) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%821 = "stablehlo.multiply"(%150, %429) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%822 = "stablehlo.multiply"(%820, %821) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%823 = "stablehlo.add"(%807, %822) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%824 = "stablehlo.multiply"(%148, %431) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%825 = "stablehlo.multiply"(%820, %824) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%826 = "stablehlo.add"(%810, %825) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%827 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%828 = "stablehlo.multiply"(%146, %827) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%829 = "stablehlo.add"(%828, %492) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%830 = "stablehlo.gather"(%566, %829) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%831 = "stablehlo.multiply"(%830, %567) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%832 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%836 = "stablehlo.reduce"(%831, %832) ({
^bb0(%833: tensor<f32>, %834: tensor<f32>):
%835 = "stablehlo.add"(%833, %834) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%835) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%837 = "stablehlo.multiply"(%150, %494) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%838 = "stablehlo.multiply"(%836, %837) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%839 = "stablehlo.add"(%823, %838) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%840 = "stablehlo.multiply"(%148, %496) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%841 = "stablehlo.multiply"(%836, %840) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%842 = "stablehlo.add"(%826, %841) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%843 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%844 = "stablehlo.multiply"(%146, %843) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%845 = "stablehlo.add"(%844, %561) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%846 = "stablehlo.gather"(%566, %845) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%847 = "stablehlo.multiply"(%846, %567) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%848 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%852 = "stablehlo.reduce"(%847, %848) ({
^bb0(%849: tensor<f32>, %850: tensor<f32>):
%851 = "stablehlo.add"(%849, %850) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%851) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%853 = "stablehlo.multiply"(%150, %563) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%854 = "stablehlo.multiply"(%852, %853) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%855 = "stablehlo.add"(%839, %854) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%856 = "stablehlo.multiply"(%148, %565) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%857 = "stablehlo.multiply"(%852, %856) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%858 = "stablehlo.add"(%842, %857) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%859 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%860 = "stablehlo.multiply"(%211, %859) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%861 = "stablehlo.add"(%860, %362) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%862 = "stablehlo.gather"(%566, %861) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%863 = "stablehlo.multiply"(%862, %567) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%864 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%868 = "stablehlo.reduce"(%863, %864) ({
^bb0(%865: tensor<f32>, %866: tensor<f32>):
%867 = "stablehlo.add"(%865, %866) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%867) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%869 = "stablehlo.multiply"(%215, %364) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%870 = "stablehlo.multiply"(%868, %869) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%871 = "stablehlo.add"(%855, %870) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%872 = "stablehlo.multiply"(%213, %366) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%873 = "stablehlo.multiply"(%868, %872) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%874 = "stablehlo.add"(%858, %873) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%875 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%876 = "stablehlo.multiply"(%211, %875) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%877 = "stablehlo.add"(%876, %427) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%878 = "stablehlo.gather"(%566, %877) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%879 = "stablehlo.multiply"(%878, %567) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%880 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%884 = "stablehlo.reduce"(%879, %880) ({
^bb0(%881: tensor<f32>, %882: tensor<f32>):
%883 = "stablehlo.add"(%881, %882) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%883) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%885 = "stablehlo.multiply"(%215, %429) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%886 = "stablehlo.multiply"(%884, %885) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%887 = "stablehlo.add"(%871, %886) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%888 = "stablehlo.multiply"(%213, %431) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%889 = "stablehlo.multiply"(%884, %888) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%890 = "stablehlo.add"(%874, %889) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%891 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%892 = "stablehlo.multiply"(%211, %891) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%893 = "stablehlo.add"(%892, %492) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%894 = "stablehlo.gather"(%566, %893) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%895 = "stablehlo.multiply"(%894, %567) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%896 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%900 = "stablehlo.reduce"(%895, %896) ({
^bb0(%897: tensor<f32>, %898: tensor<f32>):
%899 = "stablehlo.add"(%897, %898) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%899) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%901 = "stablehlo.multiply"(%215, %494) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%902 = "stablehlo.multiply"(%900, %901) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%903 = "stablehlo.add"(%887, %902) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%904 = "stablehlo.multiply"(%213, %496) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%905 = "stablehlo.multiply"(%900, %904) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%906 = "stablehlo.add"(%890, %905) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%907 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%908 = "stablehlo.multiply"(%211, %907) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%909 = "stablehlo.add"(%908, %561) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%910 = "stablehlo.gather"(%566, %909) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%911 = "stablehlo.multiply"(%910, %567) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%912 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%916 = "stablehlo.reduce"(%911, %912) ({
^bb0(%913: tensor<f32>, %914: tensor<f32>):
%915 = "stablehlo.add"(%913, %914) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%915) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%917 = "stablehlo.multiply"(%215, %563) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%918 = "stablehlo.multiply"(%916, %917) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%919 = "stablehlo.add"(%903, %918) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%920 = "stablehlo.multiply"(%213, %565) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%921 = "stablehlo.multiply"(%916, %920) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%922 = "stablehlo.add"(%906, %921) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%923 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%924 = "stablehlo.multiply"(%280, %923) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%925 = "stablehlo.add"(%924, %362) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%926 = "stablehlo.gather"(%566, %925) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%927 = "stablehlo.multiply"(%926, %567) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%928 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%932 = "stablehlo.reduce"(%927, %928) ({
^bb0(%929: tensor<f32>, %930: tensor<f32>):
%931 = "stablehlo.add"(%929, %930) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%931) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%933 = "stablehlo.multiply"(%284, %364) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%934 = "stablehlo.multiply"(%932, %933) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%935 = "stablehlo.add"(%919, %934) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%936 = "stablehlo.multiply"(%282, %366) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%937 = "stablehlo.multiply"(%932, %936) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%938 = "stablehlo.add"(%922, %937) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%939 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%940 = "stablehlo.multiply"(%280, %939) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%941 = "stablehlo.add"(%940, %427) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%942 = "stablehlo.gather"(%566, %941) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%943 = "stablehlo.multiply"(%942, %567) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%944 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%948 = "stablehlo.reduce"(%943, %944) ({
^bb0(%945: tensor<f32>, %946: tensor<f32>):
%947 = "stablehlo.add"(%945, %946) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%947) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%949 = "stablehlo.multiply"(%284, %429) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%950 = "stablehlo.multiply"(%948, %949) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%951 = "stablehlo.add"(%935, %950) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%952 = "stablehlo.multiply"(%282, %431) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%953 = "stablehlo.multiply"(%948, %952) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%954 = "stablehlo.add"(%938, %953) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%955 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%956 = "stablehlo.multiply"(%280, %955) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%957 = "stablehlo.add"(%956, %492) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%958 = "stablehlo.gather"(%566, %957) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%959 = "stablehlo.multiply"(%958, %567) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%960 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%964 = "stablehlo.reduce"(%959, %960) ({
^bb0(%961: tensor<f32>, %962: tensor<f32>):
%963 = "stablehlo.add"(%961, %962) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%963) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%965 = "stablehlo.multiply"(%284, %494) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%966 = "stablehlo.multiply"(%964, %965) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%967 = "stablehlo.add"(%951, %966) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%968 = "stablehlo.multiply"(%282, %496) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%969 = "stablehlo.multiply"(%964, %968) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%970 = "stablehlo.add"(%954, %969) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%971 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%972 = "stablehlo.multiply"(%280, %971) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%973 = "stablehlo.add"(%972, %561) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%974 = "stablehlo.gather"(%566, %973) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%975 = "stablehlo.multiply"(%974, %567) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%976 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%980 = "stablehlo.reduce"(%975, %976) ({
^bb0(%977: tensor<f32>, %978: tensor<f32>):
%979 = "stablehlo.add"(%977, %978) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%979) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%981 = "stablehlo.multiply"(%284, %563) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%982 = "stablehlo.multiply"(%980, %981) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%983 = "stablehlo.add"(%967, %982) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%984 = "stablehlo.multiply"(%282, %565) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%985 = "stablehlo.multiply"(%980, %984) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%986 = "stablehlo.add"(%970, %985) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%987 = "stablehlo.reshape"(%986) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%988 = "stablehlo.reshape"(%983) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%989 = "stablehlo.concatenate"(%987, %988) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%990 = "stablehlo.reshape"(%989) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %729, %990 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
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
%16 = "stablehlo.floor"(%13) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%17 = "stablehlo.subtract"(%13, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%18 = "stablehlo.multiply"(%14, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%20 = "stablehlo.subtract"(%19, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%21 = "stablehlo.negate"(%18) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%22 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%24 = "stablehlo.compare"(%16, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%25 = "stablehlo.compare"(%16, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%26 = "stablehlo.and"(%24, %25) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.select"(%26, %16, %27) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%29 = "stablehlo.convert"(%28) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%31 = "stablehlo.select"(%26, %20, %30) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%33 = "stablehlo.select"(%26, %21, %32) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%35 = "stablehlo.add"(%16, %34) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.compare"(%35, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%39 = "stablehlo.compare"(%35, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%40 = "stablehlo.and"(%38, %39) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.select"(%40, %35, %41) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%43 = "stablehlo.convert"(%42) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%45 = "stablehlo.select"(%40, %17, %44) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%47 = "stablehlo.select"(%40, %18, %46) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
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
%60 = "stablehlo.floor"(%57) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.subtract"(%57, %60) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%62 = "stablehlo.multiply"(%58, %59) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%63 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%64 = "stablehlo.subtract"(%63, %61) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%65 = "stablehlo.negate"(%62) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%66 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%68 = "stablehlo.compare"(%60, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%69 = "stablehlo.compare"(%60, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%70 = "stablehlo.and"(%68, %69) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%72 = "stablehlo.select"(%70, %60, %71) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.convert"(%72) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%75 = "stablehlo.select"(%70, %64, %74) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%77 = "stablehlo.select"(%70, %65, %76) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%78 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%79 = "stablehlo.add"(%60, %78) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%80 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%82 = "stablehlo.compare"(%79, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%83 = "stablehlo.compare"(%79, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%84 = "stablehlo.and"(%82, %83) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%86 = "stablehlo.select"(%84, %79, %85) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%87 = "stablehlo.convert"(%86) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%89 = "stablehlo.select"(%84, %61, %88) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%91 = "stablehlo.select"(%84, %62, %90) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
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

