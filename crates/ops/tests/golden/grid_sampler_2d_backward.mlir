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
%95 = "stablehlo.multiply"(%31, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%97 = "stablehlo.multiply"(%93, %96) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%98 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%99 = "stablehlo.multiply"(%29, %98) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%100 = "stablehlo.add"(%99, %73) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%101 = "stablehlo.and"(%26, %70) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%104 = "stablehlo.select"(%102, %97, %103) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%108 = "stablehlo.scatter"(%94, %100, %104) ({
^bb0(%105: tensor<f32>, %106: tensor<f32>):
%107 = "stablehlo.add"(%105, %106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%107) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%109 = "stablehlo.multiply"(%31, %89) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%111 = "stablehlo.multiply"(%93, %110) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%112 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%113 = "stablehlo.multiply"(%29, %112) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%114 = "stablehlo.add"(%113, %87) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%115 = "stablehlo.and"(%26, %84) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%116 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%118 = "stablehlo.select"(%116, %111, %117) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%122 = "stablehlo.scatter"(%108, %114, %118) ({
^bb0(%119: tensor<f32>, %120: tensor<f32>):
%121 = "stablehlo.add"(%119, %120) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%121) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%123 = "stablehlo.multiply"(%45, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%125 = "stablehlo.multiply"(%93, %124) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%126 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%127 = "stablehlo.multiply"(%43, %126) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%128 = "stablehlo.add"(%127, %73) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%129 = "stablehlo.and"(%40, %70) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%132 = "stablehlo.select"(%130, %125, %131) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%136 = "stablehlo.scatter"(%122, %128, %132) ({
^bb0(%133: tensor<f32>, %134: tensor<f32>):
%135 = "stablehlo.add"(%133, %134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%135) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%137 = "stablehlo.multiply"(%45, %89) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%139 = "stablehlo.multiply"(%93, %138) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%140 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%141 = "stablehlo.multiply"(%43, %140) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%142 = "stablehlo.add"(%141, %87) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%143 = "stablehlo.and"(%40, %84) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%144 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%145 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%146 = "stablehlo.select"(%144, %139, %145) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%150 = "stablehlo.scatter"(%136, %142, %146) ({
^bb0(%147: tensor<f32>, %148: tensor<f32>):
%149 = "stablehlo.add"(%147, %148) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%149) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%151 = "stablehlo.reshape"(%150) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%152 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%153 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%154 = "stablehlo.multiply"(%29, %153) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%155 = "stablehlo.add"(%154, %73) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%156 = "stablehlo.gather"(%92, %155) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%157 = "stablehlo.and"(%26, %70) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%158 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%160 = "stablehlo.select"(%158, %156, %159) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%161 = "stablehlo.multiply"(%160, %93) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%162 = "stablehlo.and"(%26, %70) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%163 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%165 = "stablehlo.select"(%163, %161, %164) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%166 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%170 = "stablehlo.reduce"(%165, %166) ({
^bb0(%167: tensor<f32>, %168: tensor<f32>):
%169 = "stablehlo.add"(%167, %168) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%169) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%171 = "stablehlo.multiply"(%33, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%172 = "stablehlo.multiply"(%170, %171) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%173 = "stablehlo.add"(%152, %172) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%174 = "stablehlo.multiply"(%31, %77) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%175 = "stablehlo.multiply"(%170, %174) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%176 = "stablehlo.add"(%152, %175) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%177 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%178 = "stablehlo.multiply"(%29, %177) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%179 = "stablehlo.add"(%178, %87) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%180 = "stablehlo.gather"(%92, %179) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%181 = "stablehlo.and"(%26, %84) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%182 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%184 = "stablehlo.select"(%182, %180, %183) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%185 = "stablehlo.multiply"(%184, %93) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%186 = "stablehlo.and"(%26, %84) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%187 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%188 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%189 = "stablehlo.select"(%187, %185, %188) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%194 = "stablehlo.reduce"(%189, %190) ({
^bb0(%191: tensor<f32>, %192: tensor<f32>):
%193 = "stablehlo.add"(%191, %192) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%193) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%195 = "stablehlo.multiply"(%33, %89) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%196 = "stablehlo.multiply"(%194, %195) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%197 = "stablehlo.add"(%173, %196) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%198 = "stablehlo.multiply"(%31, %91) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%199 = "stablehlo.multiply"(%194, %198) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%200 = "stablehlo.add"(%176, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%201 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%202 = "stablehlo.multiply"(%43, %201) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%203 = "stablehlo.add"(%202, %73) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%204 = "stablehlo.gather"(%92, %203) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%205 = "stablehlo.and"(%40, %70) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%206 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%207 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%208 = "stablehlo.select"(%206, %204, %207) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%209 = "stablehlo.multiply"(%208, %93) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%210 = "stablehlo.and"(%40, %70) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%211 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%212 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%213 = "stablehlo.select"(%211, %209, %212) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%218 = "stablehlo.reduce"(%213, %214) ({
^bb0(%215: tensor<f32>, %216: tensor<f32>):
%217 = "stablehlo.add"(%215, %216) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%217) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%219 = "stablehlo.multiply"(%47, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%220 = "stablehlo.multiply"(%218, %219) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%221 = "stablehlo.add"(%197, %220) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%222 = "stablehlo.multiply"(%45, %77) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%223 = "stablehlo.multiply"(%218, %222) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%224 = "stablehlo.add"(%200, %223) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%225 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%226 = "stablehlo.multiply"(%43, %225) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%227 = "stablehlo.add"(%226, %87) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%228 = "stablehlo.gather"(%92, %227) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%229 = "stablehlo.and"(%40, %84) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%230 = "stablehlo.broadcast_in_dim"(%229) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%231 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%232 = "stablehlo.select"(%230, %228, %231) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%233 = "stablehlo.multiply"(%232, %93) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%234 = "stablehlo.and"(%40, %84) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%235 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%236 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%237 = "stablehlo.select"(%235, %233, %236) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%238 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%242 = "stablehlo.reduce"(%237, %238) ({
^bb0(%239: tensor<f32>, %240: tensor<f32>):
%241 = "stablehlo.add"(%239, %240) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%241) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%243 = "stablehlo.multiply"(%47, %89) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%244 = "stablehlo.multiply"(%242, %243) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%245 = "stablehlo.add"(%221, %244) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%246 = "stablehlo.multiply"(%45, %91) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%247 = "stablehlo.multiply"(%242, %246) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%248 = "stablehlo.add"(%224, %247) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%249 = "stablehlo.reshape"(%248) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%250 = "stablehlo.reshape"(%245) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%251 = "stablehlo.concatenate"(%249, %250) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%252 = "stablehlo.reshape"(%251) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %151, %252 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
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
%105 = "stablehlo.multiply"(%36, %85) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%106 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%107 = "stablehlo.multiply"(%103, %106) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%108 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%109 = "stablehlo.multiply"(%34, %108) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%110 = "stablehlo.add"(%109, %83) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%111 = "stablehlo.and"(%31, %80) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%114 = "stablehlo.select"(%112, %107, %113) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%118 = "stablehlo.scatter"(%104, %110, %114) ({
^bb0(%115: tensor<f32>, %116: tensor<f32>):
%117 = "stablehlo.add"(%115, %116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%117) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%119 = "stablehlo.multiply"(%36, %99) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%120 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%121 = "stablehlo.multiply"(%103, %120) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%122 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%123 = "stablehlo.multiply"(%34, %122) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%124 = "stablehlo.add"(%123, %97) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%125 = "stablehlo.and"(%31, %94) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%126 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%128 = "stablehlo.select"(%126, %121, %127) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%132 = "stablehlo.scatter"(%118, %124, %128) ({
^bb0(%129: tensor<f32>, %130: tensor<f32>):
%131 = "stablehlo.add"(%129, %130) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%131) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%133 = "stablehlo.multiply"(%50, %85) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%135 = "stablehlo.multiply"(%103, %134) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%136 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%137 = "stablehlo.multiply"(%48, %136) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%138 = "stablehlo.add"(%137, %83) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%139 = "stablehlo.and"(%45, %80) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%140 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%142 = "stablehlo.select"(%140, %135, %141) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%146 = "stablehlo.scatter"(%132, %138, %142) ({
^bb0(%143: tensor<f32>, %144: tensor<f32>):
%145 = "stablehlo.add"(%143, %144) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%145) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%147 = "stablehlo.multiply"(%50, %99) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%148 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%149 = "stablehlo.multiply"(%103, %148) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%150 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%151 = "stablehlo.multiply"(%48, %150) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%152 = "stablehlo.add"(%151, %97) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%153 = "stablehlo.and"(%45, %94) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%154 = "stablehlo.broadcast_in_dim"(%153) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%156 = "stablehlo.select"(%154, %149, %155) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%160 = "stablehlo.scatter"(%146, %152, %156) ({
^bb0(%157: tensor<f32>, %158: tensor<f32>):
%159 = "stablehlo.add"(%157, %158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%159) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%161 = "stablehlo.reshape"(%160) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%163 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%164 = "stablehlo.multiply"(%34, %163) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%165 = "stablehlo.add"(%164, %83) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%166 = "stablehlo.gather"(%102, %165) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%167 = "stablehlo.and"(%31, %80) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%168 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%169 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%170 = "stablehlo.select"(%168, %166, %169) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%171 = "stablehlo.multiply"(%170, %103) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%172 = "stablehlo.and"(%31, %80) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%173 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%175 = "stablehlo.select"(%173, %171, %174) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%180 = "stablehlo.reduce"(%175, %176) ({
^bb0(%177: tensor<f32>, %178: tensor<f32>):
%179 = "stablehlo.add"(%177, %178) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%179) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%181 = "stablehlo.multiply"(%38, %85) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%182 = "stablehlo.multiply"(%180, %181) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%183 = "stablehlo.add"(%162, %182) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%184 = "stablehlo.multiply"(%36, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%185 = "stablehlo.multiply"(%180, %184) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%186 = "stablehlo.add"(%162, %185) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%187 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%188 = "stablehlo.multiply"(%34, %187) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%189 = "stablehlo.add"(%188, %97) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%190 = "stablehlo.gather"(%102, %189) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%191 = "stablehlo.and"(%31, %94) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%192 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%193 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%194 = "stablehlo.select"(%192, %190, %193) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%195 = "stablehlo.multiply"(%194, %103) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%196 = "stablehlo.and"(%31, %94) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%197 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%198 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%199 = "stablehlo.select"(%197, %195, %198) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%200 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%204 = "stablehlo.reduce"(%199, %200) ({
^bb0(%201: tensor<f32>, %202: tensor<f32>):
%203 = "stablehlo.add"(%201, %202) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%203) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%205 = "stablehlo.multiply"(%38, %99) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%206 = "stablehlo.multiply"(%204, %205) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%207 = "stablehlo.add"(%183, %206) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%208 = "stablehlo.multiply"(%36, %101) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%209 = "stablehlo.multiply"(%204, %208) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%210 = "stablehlo.add"(%186, %209) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%211 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%212 = "stablehlo.multiply"(%48, %211) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%213 = "stablehlo.add"(%212, %83) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%214 = "stablehlo.gather"(%102, %213) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%215 = "stablehlo.and"(%45, %80) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%216 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%217 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%218 = "stablehlo.select"(%216, %214, %217) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%219 = "stablehlo.multiply"(%218, %103) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%220 = "stablehlo.and"(%45, %80) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%221 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%223 = "stablehlo.select"(%221, %219, %222) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%224 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%228 = "stablehlo.reduce"(%223, %224) ({
^bb0(%225: tensor<f32>, %226: tensor<f32>):
%227 = "stablehlo.add"(%225, %226) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%227) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%229 = "stablehlo.multiply"(%52, %85) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%230 = "stablehlo.multiply"(%228, %229) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%231 = "stablehlo.add"(%207, %230) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%232 = "stablehlo.multiply"(%50, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%233 = "stablehlo.multiply"(%228, %232) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%234 = "stablehlo.add"(%210, %233) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%235 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%236 = "stablehlo.multiply"(%48, %235) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%237 = "stablehlo.add"(%236, %97) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%238 = "stablehlo.gather"(%102, %237) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%239 = "stablehlo.and"(%45, %94) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%240 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%242 = "stablehlo.select"(%240, %238, %241) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%243 = "stablehlo.multiply"(%242, %103) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%244 = "stablehlo.and"(%45, %94) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%245 = "stablehlo.broadcast_in_dim"(%244) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%246 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%247 = "stablehlo.select"(%245, %243, %246) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%248 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%252 = "stablehlo.reduce"(%247, %248) ({
^bb0(%249: tensor<f32>, %250: tensor<f32>):
%251 = "stablehlo.add"(%249, %250) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%251) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%253 = "stablehlo.multiply"(%52, %99) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%254 = "stablehlo.multiply"(%252, %253) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%255 = "stablehlo.add"(%231, %254) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%256 = "stablehlo.multiply"(%50, %101) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%257 = "stablehlo.multiply"(%252, %256) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%258 = "stablehlo.add"(%234, %257) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%259 = "stablehlo.reshape"(%258) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%260 = "stablehlo.reshape"(%255) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%261 = "stablehlo.concatenate"(%259, %260) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%262 = "stablehlo.reshape"(%261) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %161, %262 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
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
%159 = "stablehlo.multiply"(%63, %139) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%160 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%161 = "stablehlo.multiply"(%157, %160) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%162 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%163 = "stablehlo.multiply"(%61, %162) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%164 = "stablehlo.add"(%163, %137) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%165 = "stablehlo.and"(%58, %134) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%166 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%167 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%168 = "stablehlo.select"(%166, %161, %167) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%172 = "stablehlo.scatter"(%158, %164, %168) ({
^bb0(%169: tensor<f32>, %170: tensor<f32>):
%171 = "stablehlo.add"(%169, %170) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%171) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%173 = "stablehlo.multiply"(%63, %153) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%174 = "stablehlo.broadcast_in_dim"(%173) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%175 = "stablehlo.multiply"(%157, %174) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%176 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%177 = "stablehlo.multiply"(%61, %176) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%178 = "stablehlo.add"(%177, %151) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%179 = "stablehlo.and"(%58, %148) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%180 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%181 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%182 = "stablehlo.select"(%180, %175, %181) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%186 = "stablehlo.scatter"(%172, %178, %182) ({
^bb0(%183: tensor<f32>, %184: tensor<f32>):
%185 = "stablehlo.add"(%183, %184) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%185) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%187 = "stablehlo.multiply"(%77, %139) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%188 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%189 = "stablehlo.multiply"(%157, %188) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%190 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%191 = "stablehlo.multiply"(%75, %190) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%192 = "stablehlo.add"(%191, %137) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%193 = "stablehlo.and"(%72, %134) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%194 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%195 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%196 = "stablehlo.select"(%194, %189, %195) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%200 = "stablehlo.scatter"(%186, %192, %196) ({
^bb0(%197: tensor<f32>, %198: tensor<f32>):
%199 = "stablehlo.add"(%197, %198) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%199) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%201 = "stablehlo.multiply"(%77, %153) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%202 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%203 = "stablehlo.multiply"(%157, %202) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%204 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%205 = "stablehlo.multiply"(%75, %204) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%206 = "stablehlo.add"(%205, %151) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%207 = "stablehlo.and"(%72, %148) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%208 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%209 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%210 = "stablehlo.select"(%208, %203, %209) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%214 = "stablehlo.scatter"(%200, %206, %210) ({
^bb0(%211: tensor<f32>, %212: tensor<f32>):
%213 = "stablehlo.add"(%211, %212) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%213) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%215 = "stablehlo.reshape"(%214) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%216 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%217 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%218 = "stablehlo.multiply"(%61, %217) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%219 = "stablehlo.add"(%218, %137) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%220 = "stablehlo.gather"(%156, %219) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%221 = "stablehlo.and"(%58, %134) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%222 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%223 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%224 = "stablehlo.select"(%222, %220, %223) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%225 = "stablehlo.multiply"(%224, %157) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%226 = "stablehlo.and"(%58, %134) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%227 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%228 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%229 = "stablehlo.select"(%227, %225, %228) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%230 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%234 = "stablehlo.reduce"(%229, %230) ({
^bb0(%231: tensor<f32>, %232: tensor<f32>):
%233 = "stablehlo.add"(%231, %232) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%233) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%235 = "stablehlo.multiply"(%65, %139) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%236 = "stablehlo.multiply"(%234, %235) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%237 = "stablehlo.add"(%216, %236) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%238 = "stablehlo.multiply"(%63, %141) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%239 = "stablehlo.multiply"(%234, %238) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%240 = "stablehlo.add"(%216, %239) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%241 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%242 = "stablehlo.multiply"(%61, %241) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%243 = "stablehlo.add"(%242, %151) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%244 = "stablehlo.gather"(%156, %243) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%245 = "stablehlo.and"(%58, %148) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%246 = "stablehlo.broadcast_in_dim"(%245) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%247 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%248 = "stablehlo.select"(%246, %244, %247) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%249 = "stablehlo.multiply"(%248, %157) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%250 = "stablehlo.and"(%58, %148) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%251 = "stablehlo.broadcast_in_dim"(%250) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%252 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%253 = "stablehlo.select"(%251, %249, %252) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%254 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%258 = "stablehlo.reduce"(%253, %254) ({
^bb0(%255: tensor<f32>, %256: tensor<f32>):
%257 = "stablehlo.add"(%255, %256) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%257) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%259 = "stablehlo.multiply"(%65, %153) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%260 = "stablehlo.multiply"(%258, %259) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%261 = "stablehlo.add"(%237, %260) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%262 = "stablehlo.multiply"(%63, %155) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%263 = "stablehlo.multiply"(%258, %262) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%264 = "stablehlo.add"(%240, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%265 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%266 = "stablehlo.multiply"(%75, %265) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%267 = "stablehlo.add"(%266, %137) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%268 = "stablehlo.gather"(%156, %267) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%269 = "stablehlo.and"(%72, %134) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%270 = "stablehlo.broadcast_in_dim"(%269) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%271 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%272 = "stablehlo.select"(%270, %268, %271) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%273 = "stablehlo.multiply"(%272, %157) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%274 = "stablehlo.and"(%72, %134) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%275 = "stablehlo.broadcast_in_dim"(%274) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%276 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%277 = "stablehlo.select"(%275, %273, %276) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%278 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%282 = "stablehlo.reduce"(%277, %278) ({
^bb0(%279: tensor<f32>, %280: tensor<f32>):
%281 = "stablehlo.add"(%279, %280) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%281) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%283 = "stablehlo.multiply"(%79, %139) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%284 = "stablehlo.multiply"(%282, %283) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%285 = "stablehlo.add"(%261, %284) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%286 = "stablehlo.multiply"(%77, %141) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%287 = "stablehlo.multiply"(%282, %286) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%288 = "stablehlo.add"(%264, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%289 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%290 = "stablehlo.multiply"(%75, %289) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%291 = "stablehlo.add"(%290, %151) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%292 = "stablehlo.gather"(%156, %291) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%293 = "stablehlo.and"(%72, %148) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%294 = "stablehlo.broadcast_in_dim"(%293) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%295 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%296 = "stablehlo.select"(%294, %292, %295) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%297 = "stablehlo.multiply"(%296, %157) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%298 = "stablehlo.and"(%72, %148) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%299 = "stablehlo.broadcast_in_dim"(%298) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%300 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%301 = "stablehlo.select"(%299, %297, %300) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%302 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%306 = "stablehlo.reduce"(%301, %302) ({
^bb0(%303: tensor<f32>, %304: tensor<f32>):
%305 = "stablehlo.add"(%303, %304) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%305) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%307 = "stablehlo.multiply"(%79, %153) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%308 = "stablehlo.multiply"(%306, %307) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%309 = "stablehlo.add"(%285, %308) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%310 = "stablehlo.multiply"(%77, %155) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%311 = "stablehlo.multiply"(%306, %310) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%312 = "stablehlo.add"(%288, %311) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%313 = "stablehlo.reshape"(%312) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%314 = "stablehlo.reshape"(%309) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%315 = "stablehlo.concatenate"(%313, %314) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%316 = "stablehlo.reshape"(%315) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %215, %316 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
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
%155 = "stablehlo.multiply"(%61, %135) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%156 = "stablehlo.broadcast_in_dim"(%155) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%157 = "stablehlo.multiply"(%153, %156) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%158 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%159 = "stablehlo.multiply"(%59, %158) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%160 = "stablehlo.add"(%159, %133) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%161 = "stablehlo.and"(%56, %130) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%162 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%163 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%164 = "stablehlo.select"(%162, %157, %163) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%168 = "stablehlo.scatter"(%154, %160, %164) ({
^bb0(%165: tensor<f32>, %166: tensor<f32>):
%167 = "stablehlo.add"(%165, %166) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%167) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%169 = "stablehlo.multiply"(%61, %149) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%170 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%171 = "stablehlo.multiply"(%153, %170) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%172 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%173 = "stablehlo.multiply"(%59, %172) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%174 = "stablehlo.add"(%173, %147) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%175 = "stablehlo.and"(%56, %144) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%176 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%177 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%178 = "stablehlo.select"(%176, %171, %177) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%182 = "stablehlo.scatter"(%168, %174, %178) ({
^bb0(%179: tensor<f32>, %180: tensor<f32>):
%181 = "stablehlo.add"(%179, %180) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%181) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%183 = "stablehlo.multiply"(%75, %135) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%184 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%185 = "stablehlo.multiply"(%153, %184) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%186 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%187 = "stablehlo.multiply"(%73, %186) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%188 = "stablehlo.add"(%187, %133) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%189 = "stablehlo.and"(%70, %130) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%190 = "stablehlo.broadcast_in_dim"(%189) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%192 = "stablehlo.select"(%190, %185, %191) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%196 = "stablehlo.scatter"(%182, %188, %192) ({
^bb0(%193: tensor<f32>, %194: tensor<f32>):
%195 = "stablehlo.add"(%193, %194) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%195) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%197 = "stablehlo.multiply"(%75, %149) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%198 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%199 = "stablehlo.multiply"(%153, %198) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%200 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%201 = "stablehlo.multiply"(%73, %200) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%202 = "stablehlo.add"(%201, %147) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%203 = "stablehlo.and"(%70, %144) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%204 = "stablehlo.broadcast_in_dim"(%203) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%205 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%206 = "stablehlo.select"(%204, %199, %205) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%210 = "stablehlo.scatter"(%196, %202, %206) ({
^bb0(%207: tensor<f32>, %208: tensor<f32>):
%209 = "stablehlo.add"(%207, %208) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%209) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%211 = "stablehlo.reshape"(%210) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%212 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%213 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%214 = "stablehlo.multiply"(%59, %213) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%215 = "stablehlo.add"(%214, %133) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%216 = "stablehlo.gather"(%152, %215) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%217 = "stablehlo.and"(%56, %130) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%218 = "stablehlo.broadcast_in_dim"(%217) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%219 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%220 = "stablehlo.select"(%218, %216, %219) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%221 = "stablehlo.multiply"(%220, %153) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%222 = "stablehlo.and"(%56, %130) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%223 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%224 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%225 = "stablehlo.select"(%223, %221, %224) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%226 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%230 = "stablehlo.reduce"(%225, %226) ({
^bb0(%227: tensor<f32>, %228: tensor<f32>):
%229 = "stablehlo.add"(%227, %228) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%229) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%231 = "stablehlo.multiply"(%63, %135) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%232 = "stablehlo.multiply"(%230, %231) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%233 = "stablehlo.add"(%212, %232) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%234 = "stablehlo.multiply"(%61, %137) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%235 = "stablehlo.multiply"(%230, %234) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%236 = "stablehlo.add"(%212, %235) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%237 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%238 = "stablehlo.multiply"(%59, %237) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%239 = "stablehlo.add"(%238, %147) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%240 = "stablehlo.gather"(%152, %239) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%241 = "stablehlo.and"(%56, %144) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%242 = "stablehlo.broadcast_in_dim"(%241) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%243 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%244 = "stablehlo.select"(%242, %240, %243) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%245 = "stablehlo.multiply"(%244, %153) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%246 = "stablehlo.and"(%56, %144) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%247 = "stablehlo.broadcast_in_dim"(%246) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%248 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%249 = "stablehlo.select"(%247, %245, %248) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%250 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%254 = "stablehlo.reduce"(%249, %250) ({
^bb0(%251: tensor<f32>, %252: tensor<f32>):
%253 = "stablehlo.add"(%251, %252) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%253) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%255 = "stablehlo.multiply"(%63, %149) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%256 = "stablehlo.multiply"(%254, %255) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%257 = "stablehlo.add"(%233, %256) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%258 = "stablehlo.multiply"(%61, %151) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%259 = "stablehlo.multiply"(%254, %258) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%260 = "stablehlo.add"(%236, %259) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%261 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%262 = "stablehlo.multiply"(%73, %261) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%263 = "stablehlo.add"(%262, %133) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%264 = "stablehlo.gather"(%152, %263) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%265 = "stablehlo.and"(%70, %130) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%266 = "stablehlo.broadcast_in_dim"(%265) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%267 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%268 = "stablehlo.select"(%266, %264, %267) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%269 = "stablehlo.multiply"(%268, %153) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%270 = "stablehlo.and"(%70, %130) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%271 = "stablehlo.broadcast_in_dim"(%270) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%272 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%273 = "stablehlo.select"(%271, %269, %272) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%274 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%278 = "stablehlo.reduce"(%273, %274) ({
^bb0(%275: tensor<f32>, %276: tensor<f32>):
%277 = "stablehlo.add"(%275, %276) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%277) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%279 = "stablehlo.multiply"(%77, %135) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%280 = "stablehlo.multiply"(%278, %279) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%281 = "stablehlo.add"(%257, %280) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%282 = "stablehlo.multiply"(%75, %137) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%283 = "stablehlo.multiply"(%278, %282) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%284 = "stablehlo.add"(%260, %283) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%285 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%286 = "stablehlo.multiply"(%73, %285) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%287 = "stablehlo.add"(%286, %147) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%288 = "stablehlo.gather"(%152, %287) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%289 = "stablehlo.and"(%70, %144) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%290 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%291 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%292 = "stablehlo.select"(%290, %288, %291) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%293 = "stablehlo.multiply"(%292, %153) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%294 = "stablehlo.and"(%70, %144) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%295 = "stablehlo.broadcast_in_dim"(%294) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%296 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%297 = "stablehlo.select"(%295, %293, %296) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%298 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%302 = "stablehlo.reduce"(%297, %298) ({
^bb0(%299: tensor<f32>, %300: tensor<f32>):
%301 = "stablehlo.add"(%299, %300) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%301) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%303 = "stablehlo.multiply"(%77, %149) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%304 = "stablehlo.multiply"(%302, %303) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%305 = "stablehlo.add"(%281, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%306 = "stablehlo.multiply"(%75, %151) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%307 = "stablehlo.multiply"(%302, %306) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%308 = "stablehlo.add"(%284, %307) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%309 = "stablehlo.reshape"(%308) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%310 = "stablehlo.reshape"(%305) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%311 = "stablehlo.concatenate"(%309, %310) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%312 = "stablehlo.reshape"(%311) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %211, %312 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
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
%16 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%18 = "stablehlo.compare"(%14, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%19 = "stablehlo.compare"(%14, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%20 = "stablehlo.and"(%18, %19) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%22 = "stablehlo.select"(%20, %14, %21) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%23 = "stablehlo.convert"(%22) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%25 = "stablehlo.select"(%20, %15, %24) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%26 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%27 = "stablehlo.reshape"(%26) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%28 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%29 = "stablehlo.add"(%27, %28) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%30 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%34 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%35 = "stablehlo.divide"(%33, %34) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.round_nearest_even"(%35) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%37 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%40 = "stablehlo.compare"(%36, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%41 = "stablehlo.compare"(%36, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%42 = "stablehlo.and"(%40, %41) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%44 = "stablehlo.select"(%42, %36, %43) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%45 = "stablehlo.convert"(%44) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%47 = "stablehlo.select"(%42, %37, %46) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%48 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x20xf32>} : () -> tensor<2x3x20xf32>
%50 = "stablehlo.multiply"(%25, %47) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%52 = "stablehlo.multiply"(%48, %51) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%53 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%54 = "stablehlo.multiply"(%23, %53) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%55 = "stablehlo.add"(%54, %45) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%56 = "stablehlo.and"(%20, %42) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%59 = "stablehlo.select"(%57, %52, %58) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%63 = "stablehlo.scatter"(%49, %55, %59) ({
^bb0(%60: tensor<f32>, %61: tensor<f32>):
%62 = "stablehlo.add"(%60, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%62) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%64 = "stablehlo.reshape"(%63) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%66 = "stablehlo.reshape"(%65) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%67 = "stablehlo.reshape"(%65) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%68 = "stablehlo.concatenate"(%66, %67) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%69 = "stablehlo.reshape"(%68) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %64, %69 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
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
%305 = "stablehlo.multiply"(%50, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%306 = "stablehlo.broadcast_in_dim"(%305) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%307 = "stablehlo.multiply"(%303, %306) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%308 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%309 = "stablehlo.multiply"(%48, %308) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%310 = "stablehlo.add"(%309, %197) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%311 = "stablehlo.and"(%45, %194) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%312 = "stablehlo.broadcast_in_dim"(%311) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%313 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%314 = "stablehlo.select"(%312, %307, %313) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%318 = "stablehlo.scatter"(%304, %310, %314) ({
^bb0(%315: tensor<f32>, %316: tensor<f32>):
%317 = "stablehlo.add"(%315, %316) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%317) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%319 = "stablehlo.multiply"(%50, %231) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%320 = "stablehlo.broadcast_in_dim"(%319) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%321 = "stablehlo.multiply"(%303, %320) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%322 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%323 = "stablehlo.multiply"(%48, %322) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%324 = "stablehlo.add"(%323, %229) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%325 = "stablehlo.and"(%45, %226) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%326 = "stablehlo.broadcast_in_dim"(%325) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%327 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%328 = "stablehlo.select"(%326, %321, %327) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%332 = "stablehlo.scatter"(%318, %324, %328) ({
^bb0(%329: tensor<f32>, %330: tensor<f32>):
%331 = "stablehlo.add"(%329, %330) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%331) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%333 = "stablehlo.multiply"(%50, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%334 = "stablehlo.broadcast_in_dim"(%333) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%335 = "stablehlo.multiply"(%303, %334) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%336 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%337 = "stablehlo.multiply"(%48, %336) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%338 = "stablehlo.add"(%337, %261) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%339 = "stablehlo.and"(%45, %258) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%340 = "stablehlo.broadcast_in_dim"(%339) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%341 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%342 = "stablehlo.select"(%340, %335, %341) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%346 = "stablehlo.scatter"(%332, %338, %342) ({
^bb0(%343: tensor<f32>, %344: tensor<f32>):
%345 = "stablehlo.add"(%343, %344) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%345) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%347 = "stablehlo.multiply"(%50, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%348 = "stablehlo.broadcast_in_dim"(%347) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%349 = "stablehlo.multiply"(%303, %348) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%350 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%351 = "stablehlo.multiply"(%48, %350) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%352 = "stablehlo.add"(%351, %297) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%353 = "stablehlo.and"(%45, %294) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%354 = "stablehlo.broadcast_in_dim"(%353) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%355 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%356 = "stablehlo.select"(%354, %349, %355) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%360 = "stablehlo.scatter"(%346, %352, %356) ({
^bb0(%357: tensor<f32>, %358: tensor<f32>):
%359 = "stablehlo.add"(%357, %358) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%359) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%361 = "stablehlo.multiply"(%82, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%362 = "stablehlo.broadcast_in_dim"(%361) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%363 = "stablehlo.multiply"(%303, %362) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%364 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%365 = "stablehlo.multiply"(%80, %364) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%366 = "stablehlo.add"(%365, %197) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%367 = "stablehlo.and"(%77, %194) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%368 = "stablehlo.broadcast_in_dim"(%367) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%369 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%370 = "stablehlo.select"(%368, %363, %369) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%374 = "stablehlo.scatter"(%360, %366, %370) ({
^bb0(%371: tensor<f32>, %372: tensor<f32>):
%373 = "stablehlo.add"(%371, %372) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%373) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%375 = "stablehlo.multiply"(%82, %231) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%376 = "stablehlo.broadcast_in_dim"(%375) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%377 = "stablehlo.multiply"(%303, %376) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%378 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%379 = "stablehlo.multiply"(%80, %378) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%380 = "stablehlo.add"(%379, %229) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%381 = "stablehlo.and"(%77, %226) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%382 = "stablehlo.broadcast_in_dim"(%381) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%383 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%384 = "stablehlo.select"(%382, %377, %383) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%388 = "stablehlo.scatter"(%374, %380, %384) ({
^bb0(%385: tensor<f32>, %386: tensor<f32>):
%387 = "stablehlo.add"(%385, %386) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%387) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%389 = "stablehlo.multiply"(%82, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%390 = "stablehlo.broadcast_in_dim"(%389) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%391 = "stablehlo.multiply"(%303, %390) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%392 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%393 = "stablehlo.multiply"(%80, %392) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%394 = "stablehlo.add"(%393, %261) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%395 = "stablehlo.and"(%77, %258) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%396 = "stablehlo.broadcast_in_dim"(%395) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%397 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%398 = "stablehlo.select"(%396, %391, %397) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%402 = "stablehlo.scatter"(%388, %394, %398) ({
^bb0(%399: tensor<f32>, %400: tensor<f32>):
%401 = "stablehlo.add"(%399, %400) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%401) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%403 = "stablehlo.multiply"(%82, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%404 = "stablehlo.broadcast_in_dim"(%403) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%405 = "stablehlo.multiply"(%303, %404) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%406 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%407 = "stablehlo.multiply"(%80, %406) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%408 = "stablehlo.add"(%407, %297) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%409 = "stablehlo.and"(%77, %294) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%410 = "stablehlo.broadcast_in_dim"(%409) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%411 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%412 = "stablehlo.select"(%410, %405, %411) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%416 = "stablehlo.scatter"(%402, %408, %412) ({
^bb0(%413: tensor<f32>, %414: tensor<f32>):
%415 = "stablehlo.add"(%413, %414) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%415) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%417 = "stablehlo.multiply"(%114, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%418 = "stablehlo.broadcast_in_dim"(%417) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%419 = "stablehlo.multiply"(%303, %418) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%420 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%421 = "stablehlo.multiply"(%112, %420) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%422 = "stablehlo.add"(%421, %197) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%423 = "stablehlo.and"(%109, %194) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%424 = "stablehlo.broadcast_in_dim"(%423) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%425 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%426 = "stablehlo.select"(%424, %419, %425) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%430 = "stablehlo.scatter"(%416, %422, %426) ({
^bb0(%427: tensor<f32>, %428: tensor<f32>):
%429 = "stablehlo.add"(%427, %428) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%429) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%431 = "stablehlo.multiply"(%114, %231) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%432 = "stablehlo.broadcast_in_dim"(%431) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%433 = "stablehlo.multiply"(%303, %432) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%434 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%435 = "stablehlo.multiply"(%112, %434) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%436 = "stablehlo.add"(%435, %229) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%437 = "stablehlo.and"(%109, %226) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%438 = "stablehlo.broadcast_in_dim"(%437) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%439 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%440 = "stablehlo.select"(%438, %433, %439) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%444 = "stablehlo.scatter"(%430, %436, %440) ({
^bb0(%441: tensor<f32>, %442: tensor<f32>):
%443 = "stablehlo.add"(%441, %442) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%443) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%445 = "stablehlo.multiply"(%114, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%446 = "stablehlo.broadcast_in_dim"(%445) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%447 = "stablehlo.multiply"(%303, %446) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%448 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%449 = "stablehlo.multiply"(%112, %448) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%450 = "stablehlo.add"(%449, %261) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%451 = "stablehlo.and"(%109, %258) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%452 = "stablehlo.broadcast_in_dim"(%451) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%453 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%454 = "stablehlo.select"(%452, %447, %453) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%458 = "stablehlo.scatter"(%444, %450, %454) ({
^bb0(%455: tensor<f32>, %456: tensor<f32>):
%457 = "stablehlo.add"(%455, %456) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%457) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%459 = "stablehlo.multiply"(%114, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%460 = "stablehlo.broadcast_in_dim"(%459) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%461 = "stablehlo.multiply"(%303, %460) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%462 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%463 = "stablehlo.multiply"(%112, %462) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%464 = "stablehlo.add"(%463, %297) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%465 = "stablehlo.and"(%109, %294) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%466 = "stablehlo.broadcast_in_dim"(%465) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%467 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%468 = "stablehlo.select"(%466, %461, %467) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%472 = "stablehlo.scatter"(%458, %464, %468) ({
^bb0(%469: tensor<f32>, %470: tensor<f32>):
%471 = "stablehlo.add"(%469, %470) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%471) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%473 = "stablehlo.multiply"(%150, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%474 = "stablehlo.broadcast_in_dim"(%473) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%475 = "stablehlo.multiply"(%303, %474) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%476 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%477 = "stablehlo.multiply"(%148, %476) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%478 = "stablehlo.add"(%477, %197) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%479 = "stablehlo.and"(%145, %194) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%480 = "stablehlo.broadcast_in_dim"(%479) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%481 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%482 = "stablehlo.select"(%480, %475, %481) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%486 = "stablehlo.scatter"(%472, %478, %482) ({
^bb0(%483: tensor<f32>, %484: tensor<f32>):
%485 = "stablehlo.add"(%483, %484) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%485) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%487 = "stablehlo.multiply"(%150, %231) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%488 = "stablehlo.broadcast_in_dim"(%487) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%489 = "stablehlo.multiply"(%303, %488) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%490 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%491 = "stablehlo.multiply"(%148, %490) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%492 = "stablehlo.add"(%491, %229) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%493 = "stablehlo.and"(%145, %226) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%494 = "stablehlo.broadcast_in_dim"(%493) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%495 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%496 = "stablehlo.select"(%494, %489, %495) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%500 = "stablehlo.scatter"(%486, %492, %496) ({
^bb0(%497: tensor<f32>, %498: tensor<f32>):
%499 = "stablehlo.add"(%497, %498) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%499) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%501 = "stablehlo.multiply"(%150, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%502 = "stablehlo.broadcast_in_dim"(%501) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%503 = "stablehlo.multiply"(%303, %502) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%504 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%505 = "stablehlo.multiply"(%148, %504) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%506 = "stablehlo.add"(%505, %261) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%507 = "stablehlo.and"(%145, %258) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%508 = "stablehlo.broadcast_in_dim"(%507) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%509 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%510 = "stablehlo.select"(%508, %503, %509) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%514 = "stablehlo.scatter"(%500, %506, %510) ({
^bb0(%511: tensor<f32>, %512: tensor<f32>):
%513 = "stablehlo.add"(%511, %512) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%513) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%515 = "stablehlo.multiply"(%150, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%516 = "stablehlo.broadcast_in_dim"(%515) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%517 = "stablehlo.multiply"(%303, %516) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%518 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%519 = "stablehlo.multiply"(%148, %518) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%520 = "stablehlo.add"(%519, %297) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%521 = "stablehlo.and"(%145, %294) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%522 = "stablehlo.broadcast_in_dim"(%521) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%523 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%524 = "stablehlo.select"(%522, %517, %523) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%528 = "stablehlo.scatter"(%514, %520, %524) ({
^bb0(%525: tensor<f32>, %526: tensor<f32>):
%527 = "stablehlo.add"(%525, %526) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%527) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%529 = "stablehlo.reshape"(%528) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%530 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%531 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%532 = "stablehlo.multiply"(%48, %531) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%533 = "stablehlo.add"(%532, %197) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%534 = "stablehlo.gather"(%302, %533) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%535 = "stablehlo.and"(%45, %194) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%536 = "stablehlo.broadcast_in_dim"(%535) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%537 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%538 = "stablehlo.select"(%536, %534, %537) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%539 = "stablehlo.multiply"(%538, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%540 = "stablehlo.and"(%45, %194) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%541 = "stablehlo.broadcast_in_dim"(%540) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%542 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%543 = "stablehlo.select"(%541, %539, %542) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%544 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%548 = "stablehlo.reduce"(%543, %544) ({
^bb0(%545: tensor<f32>, %546: tensor<f32>):
%547 = "stablehlo.add"(%545, %546) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%547) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%549 = "stablehlo.multiply"(%52, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%550 = "stablehlo.multiply"(%548, %549) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%551 = "stablehlo.add"(%530, %550) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%552 = "stablehlo.multiply"(%50, %201) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%553 = "stablehlo.multiply"(%548, %552) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%554 = "stablehlo.add"(%530, %553) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%555 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%556 = "stablehlo.multiply"(%48, %555) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%557 = "stablehlo.add"(%556, %229) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%558 = "stablehlo.gather"(%302, %557) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%559 = "stablehlo.and"(%45, %226) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%560 = "stablehlo.broadcast_in_dim"(%559) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%561 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%562 = "stablehlo.select"(%560, %558, %561) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%563 = "stablehlo.multiply"(%562, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%564 = "stablehlo.and"(%45, %226) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%565 = "stablehlo.broadcast_in_dim"(%564) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%566 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%567 = "stablehlo.select"(%565, %563, %566) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%568 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%572 = "stablehlo.reduce"(%567, %568) ({
^bb0(%569: tensor<f32>, %570: tensor<f32>):
%571 = "stablehlo.add"(%569, %570) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%571) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%573 = "stablehlo.multiply"(%52, %231) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%574 = "stablehlo.multiply"(%572, %573) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%575 = "stablehlo.add"(%551, %574) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%576 = "stablehlo.multiply"(%50, %233) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%577 = "stablehlo.multiply"(%572, %576) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%578 = "stablehlo.add"(%554, %577) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%579 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%580 = "stablehlo.multiply"(%48, %579) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%581 = "stablehlo.add"(%580, %261) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%582 = "stablehlo.gather"(%302, %581) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%583 = "stablehlo.and"(%45, %258) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%584 = "stablehlo.broadcast_in_dim"(%583) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%585 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%586 = "stablehlo.select"(%584, %582, %585) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%587 = "stablehlo.multiply"(%586, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%588 = "stablehlo.and"(%45, %258) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%589 = "stablehlo.broadcast_in_dim"(%588) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%590 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%591 = "stablehlo.select"(%589, %587, %590) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%592 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%596 = "stablehlo.reduce"(%591, %592) ({
^bb0(%593: tensor<f32>, %594: tensor<f32>):
%595 = "stablehlo.add"(%593, %594) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%595) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%597 = "stablehlo.multiply"(%52, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%598 = "stablehlo.multiply"(%596, %597) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%599 = "stablehlo.add"(%575, %598) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%600 = "stablehlo.multiply"(%50, %265) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%601 = "stablehlo.multiply"(%596, %600) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%602 = "stablehlo.add"(%578, %601) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%603 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%604 = "stablehlo.multiply"(%48, %603) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%605 = "stablehlo.add"(%604, %297) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%606 = "stablehlo.gather"(%302, %605) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%607 = "stablehlo.and"(%45, %294) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%608 = "stablehlo.broadcast_in_dim"(%607) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%609 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%610 = "stablehlo.select"(%608, %606, %609) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%611 = "stablehlo.multiply"(%610, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%612 = "stablehlo.and"(%45, %294) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%613 = "stablehlo.broadcast_in_dim"(%612) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%614 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%615 = "stablehlo.select"(%613, %611, %614) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%616 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%620 = "stablehlo.reduce"(%615, %616) ({
^bb0(%617: tensor<f32>, %618: tensor<f32>):
%619 = "stablehlo.add"(%617, %618) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%619) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%621 = "stablehlo.multiply"(%52, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%622 = "stablehlo.multiply"(%620, %621) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%623 = "stablehlo.add"(%599, %622) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%624 = "stablehlo.multiply"(%50, %301) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%625 = "stablehlo.multiply"(%620, %624) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%626 = "stablehlo.add"(%602, %625) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%627 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%628 = "stablehlo.multiply"(%80, %627) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%629 = "stablehlo.add"(%628, %197) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%630 = "stablehlo.gather"(%302, %629) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%631 = "stablehlo.and"(%77, %194) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%632 = "stablehlo.broadcast_in_dim"(%631) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%633 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%634 = "stablehlo.select"(%632, %630, %633) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%635 = "stablehlo.multiply"(%634, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%636 = "stablehlo.and"(%77, %194) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%637 = "stablehlo.broadcast_in_dim"(%636) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%638 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%639 = "stablehlo.select"(%637, %635, %638) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%640 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%644 = "stablehlo.reduce"(%639, %640) ({
^bb0(%641: tensor<f32>, %642: tensor<f32>):
%643 = "stablehlo.add"(%641, %642) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%643) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%645 = "stablehlo.multiply"(%84, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%646 = "stablehlo.multiply"(%644, %645) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%647 = "stablehlo.add"(%623, %646) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%648 = "stablehlo.multiply"(%82, %201) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%649 = "stablehlo.multiply"(%644, %648) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%650 = "stablehlo.add"(%626, %649) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%651 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%652 = "stablehlo.multiply"(%80, %651) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%653 = "stablehlo.add"(%652, %229) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%654 = "stablehlo.gather"(%302, %653) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%655 = "stablehlo.and"(%77, %226) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%656 = "stablehlo.broadcast_in_dim"(%655) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%657 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%658 = "stablehlo.select"(%656, %654, %657) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%659 = "stablehlo.multiply"(%658, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%660 = "stablehlo.and"(%77, %226) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%661 = "stablehlo.broadcast_in_dim"(%660) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%662 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%663 = "stablehlo.select"(%661, %659, %662) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%664 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%668 = "stablehlo.reduce"(%663, %664) ({
^bb0(%665: tensor<f32>, %666: tensor<f32>):
%667 = "stablehlo.add"(%665, %666) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%667) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%669 = "stablehlo.multiply"(%84, %231) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%670 = "stablehlo.multiply"(%668, %669) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%671 = "stablehlo.add"(%647, %670) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%672 = "stablehlo.multiply"(%82, %233) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%673 = "stablehlo.multiply"(%668, %672) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%674 = "stablehlo.add"(%650, %673) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%675 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%676 = "stablehlo.multiply"(%80, %675) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%677 = "stablehlo.add"(%676, %261) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%678 = "stablehlo.gather"(%302, %677) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%679 = "stablehlo.and"(%77, %258) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%680 = "stablehlo.broadcast_in_dim"(%679) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%681 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%682 = "stablehlo.select"(%680, %678, %681) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%683 = "stablehlo.multiply"(%682, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%684 = "stablehlo.and"(%77, %258) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%685 = "stablehlo.broadcast_in_dim"(%684) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%686 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%687 = "stablehlo.select"(%685, %683, %686) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%688 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%692 = "stablehlo.reduce"(%687, %688) ({
^bb0(%689: tensor<f32>, %690: tensor<f32>):
%691 = "stablehlo.add"(%689, %690) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%691) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%693 = "stablehlo.multiply"(%84, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%694 = "stablehlo.multiply"(%692, %693) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%695 = "stablehlo.add"(%671, %694) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%696 = "stablehlo.multiply"(%82, %265) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%697 = "stablehlo.multiply"(%692, %696) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%698 = "stablehlo.add"(%674, %697) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%699 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%700 = "stablehlo.multiply"(%80, %699) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%701 = "stablehlo.add"(%700, %297) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%702 = "stablehlo.gather"(%302, %701) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%703 = "stablehlo.and"(%77, %294) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%704 = "stablehlo.broadcast_in_dim"(%703) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%705 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%706 = "stablehlo.select"(%704, %702, %705) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%707 = "stablehlo.multiply"(%706, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%708 = "stablehlo.and"(%77, %294) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%709 = "stablehlo.broadcast_in_dim"(%708) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%710 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%711 = "stablehlo.select"(%709, %707, %710) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%712 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%716 = "stablehlo.reduce"(%711, %712) ({
^bb0(%713: tensor<f32>, %714: tensor<f32>):
%715 = "stablehlo.add"(%713, %714) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%715) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%717 = "stablehlo.multiply"(%84, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%718 = "stablehlo.multiply"(%716, %717) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%719 = "stablehlo.add"(%695, %718) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%720 = "stablehlo.multiply"(%82, %301) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%721 = "stablehlo.multiply"(%716, %720) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%722 = "stablehlo.add"(%698, %721) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%723 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%724 = "stablehlo.multiply"(%112, %723) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%725 = "stablehlo.add"(%724, %197) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%726 = "stablehlo.gather"(%302, %725) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%727 = "stablehlo.and"(%109, %194) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%728 = "stablehlo.broadcast_in_dim"(%727) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%729 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%730 = "stablehlo.select"(%728, %726, %729) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%731 = "stablehlo.multiply"(%730, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%732 = "stablehlo.and"(%109, %194) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%733 = "stablehlo.broadcast_in_dim"(%732) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%734 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%735 = "stablehlo.select"(%733, %731, %734) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%736 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%740 = "stablehlo.reduce"(%735, %736) ({
^bb0(%737: tensor<f32>, %738: tensor<f32>):
%739 = "stablehlo.add"(%737, %738) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%739) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%741 = "stablehlo.multiply"(%116, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%742 = "stablehlo.multiply"(%740, %741) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%743 = "stablehlo.add"(%719, %742) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%744 = "stablehlo.multiply"(%114, %201) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%745 = "stablehlo.multiply"(%740, %744) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%746 = "stablehlo.add"(%722, %745) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%747 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%748 = "stablehlo.multiply"(%112, %747) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%749 = "stablehlo.add"(%748, %229) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%750 = "stablehlo.gather"(%302, %749) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%751 = "stablehlo.and"(%109, %226) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%752 = "stablehlo.broadcast_in_dim"(%751) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%753 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%754 = "stablehlo.select"(%752, %750, %753) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%755 = "stablehlo.multiply"(%754, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%756 = "stablehlo.and"(%109, %226) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%757 = "stablehlo.broadcast_in_dim"(%756) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%758 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%759 = "stablehlo.select"(%757, %755, %758) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%760 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%764 = "stablehlo.reduce"(%759, %760) ({
^bb0(%761: tensor<f32>, %762: tensor<f32>):
%763 = "stablehlo.add"(%761, %762) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%763) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%765 = "stablehlo.multiply"(%116, %231) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%766 = "stablehlo.multiply"(%764, %765) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%767 = "stablehlo.add"(%743, %766) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%768 = "stablehlo.multiply"(%114, %233) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%769 = "stablehlo.multiply"(%764, %768) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%770 = "stablehlo.add"(%746, %769) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%771 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%772 = "stablehlo.multiply"(%112, %771) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%773 = "stablehlo.add"(%772, %261) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%774 = "stablehlo.gather"(%302, %773) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%775 = "stablehlo.and"(%109, %258) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%776 = "stablehlo.broadcast_in_dim"(%775) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%777 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%778 = "stablehlo.select"(%776, %774, %777) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%779 = "stablehlo.multiply"(%778, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%780 = "stablehlo.and"(%109, %258) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%781 = "stablehlo.broadcast_in_dim"(%780) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%782 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%783 = "stablehlo.select"(%781, %779, %782) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%784 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%788 = "stablehlo.reduce"(%783, %784) ({
^bb0(%785: tensor<f32>, %786: tensor<f32>):
%787 = "stablehlo.add"(%785, %786) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%787) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%789 = "stablehlo.multiply"(%116, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%790 = "stablehlo.multiply"(%788, %789) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%791 = "stablehlo.add"(%767, %790) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%792 = "stablehlo.multiply"(%114, %265) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%793 = "stablehlo.multiply"(%788, %792) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%794 = "stablehlo.add"(%770, %793) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%795 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%796 = "stablehlo.multiply"(%112, %795) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%797 = "stablehlo.add"(%796, %297) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%798 = "stablehlo.gather"(%302, %797) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%799 = "stablehlo.and"(%109, %294) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%800 = "stablehlo.broadcast_in_dim"(%799) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%801 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%802 = "stablehlo.select"(%800, %798, %801) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%803 = "stablehlo.multiply"(%802, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%804 = "stablehlo.and"(%109, %294) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%805 = "stablehlo.broadcast_in_dim"(%804) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%806 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%807 = "stablehlo.select"(%805, %803, %806) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%808 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%812 = "stablehlo.reduce"(%807, %808) ({
^bb0(%809: tensor<f32>, %810: tensor<f32>):
%811 = "stablehlo.add"(%809, %810) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%811) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%813 = "stablehlo.multiply"(%116, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%814 = "stablehlo.multiply"(%812, %813) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%815 = "stablehlo.add"(%791, %814) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%816 = "stablehlo.multiply"(%114, %301) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%817 = "stablehlo.multiply"(%812, %816) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%818 = "stablehlo.add"(%794, %817) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%819 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%820 = "stablehlo.multiply"(%148, %819) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%821 = "stablehlo.add"(%820, %197) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%822 = "stablehlo.gather"(%302, %821) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%823 = "stablehlo.and"(%145, %194) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%824 = "stablehlo.broadcast_in_dim"(%823) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%825 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%826 = "stablehlo.select"(%824, %822, %825) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%827 = "stablehlo.multiply"(%826, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%828 = "stablehlo.and"(%145, %194) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%829 = "stablehlo.broadcast_in_dim"(%828) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%830 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%831 = "stablehlo.select"(%829, %827, %830) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%832 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%836 = "stablehlo.reduce"(%831, %832) ({
^bb0(%833: tensor<f32>, %834: tensor<f32>):
%835 = "stablehlo.add"(%833, %834) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%835) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%837 = "stablehlo.multiply"(%152, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%838 = "stablehlo.multiply"(%836, %837) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%839 = "stablehlo.add"(%815, %838) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%840 = "stablehlo.multiply"(%150, %201) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%841 = "stablehlo.multiply"(%836, %840) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%842 = "stablehlo.add"(%818, %841) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%843 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%844 = "stablehlo.multiply"(%148, %843) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%845 = "stablehlo.add"(%844, %229) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%846 = "stablehlo.gather"(%302, %845) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%847 = "stablehlo.and"(%145, %226) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%848 = "stablehlo.broadcast_in_dim"(%847) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%849 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%850 = "stablehlo.select"(%848, %846, %849) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%851 = "stablehlo.multiply"(%850, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%852 = "stablehlo.and"(%145, %226) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%853 = "stablehlo.broadcast_in_dim"(%852) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%854 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%855 = "stablehlo.select"(%853, %851, %854) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%856 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%860 = "stablehlo.reduce"(%855, %856) ({
^bb0(%857: tensor<f32>, %858: tensor<f32>):
%859 = "stablehlo.add"(%857, %858) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%859) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%861 = "stablehlo.multiply"(%152, %231) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%862 = "stablehlo.multiply"(%860, %861) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%863 = "stablehlo.add"(%839, %862) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%864 = "stablehlo.multiply"(%150, %233) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%865 = "stablehlo.multiply"(%860, %864) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%866 = "stablehlo.add"(%842, %865) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%867 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%868 = "stablehlo.multiply"(%148, %867) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%869 = "stablehlo.add"(%868, %261) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%870 = "stablehlo.gather"(%302, %869) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%871 = "stablehlo.and"(%145, %258) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%872 = "stablehlo.broadcast_in_dim"(%871) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%873 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%874 = "stablehlo.select"(%872, %870, %873) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%875 = "stablehlo.multiply"(%874, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%876 = "stablehlo.and"(%145, %258) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%877 = "stablehlo.broadcast_in_dim"(%876) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%878 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%879 = "stablehlo.select"(%877, %875, %878) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%880 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%884 = "stablehlo.reduce"(%879, %880) ({
^bb0(%881: tensor<f32>, %882: tensor<f32>):
%883 = "stablehlo.add"(%881, %882) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%883) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%885 = "stablehlo.multiply"(%152, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%886 = "stablehlo.multiply"(%884, %885) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%887 = "stablehlo.add"(%863, %886) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%888 = "stablehlo.multiply"(%150, %265) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%889 = "stablehlo.multiply"(%884, %888) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%890 = "stablehlo.add"(%866, %889) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%891 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%892 = "stablehlo.multiply"(%148, %891) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%893 = "stablehlo.add"(%892, %297) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%894 = "stablehlo.gather"(%302, %893) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%895 = "stablehlo.and"(%145, %294) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%896 = "stablehlo.broadcast_in_dim"(%895) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%897 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%898 = "stablehlo.select"(%896, %894, %897) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%899 = "stablehlo.multiply"(%898, %303) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%900 = "stablehlo.and"(%145, %294) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%901 = "stablehlo.broadcast_in_dim"(%900) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%902 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%903 = "stablehlo.select"(%901, %899, %902) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%904 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%908 = "stablehlo.reduce"(%903, %904) ({
^bb0(%905: tensor<f32>, %906: tensor<f32>):
%907 = "stablehlo.add"(%905, %906) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%907) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%909 = "stablehlo.multiply"(%152, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%910 = "stablehlo.multiply"(%908, %909) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%911 = "stablehlo.add"(%887, %910) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%912 = "stablehlo.multiply"(%150, %301) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%913 = "stablehlo.multiply"(%908, %912) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%914 = "stablehlo.add"(%890, %913) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%915 = "stablehlo.reshape"(%914) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%916 = "stablehlo.reshape"(%911) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%917 = "stablehlo.concatenate"(%915, %916) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%918 = "stablehlo.reshape"(%917) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %529, %918 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
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
%333 = "stablehlo.multiply"(%52, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%334 = "stablehlo.broadcast_in_dim"(%333) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%335 = "stablehlo.multiply"(%331, %334) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%336 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%337 = "stablehlo.multiply"(%50, %336) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%338 = "stablehlo.add"(%337, %213) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%339 = "stablehlo.and"(%47, %210) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%340 = "stablehlo.broadcast_in_dim"(%339) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%341 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%342 = "stablehlo.select"(%340, %335, %341) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%346 = "stablehlo.scatter"(%332, %338, %342) ({
^bb0(%343: tensor<f32>, %344: tensor<f32>):
%345 = "stablehlo.add"(%343, %344) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%345) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%347 = "stablehlo.multiply"(%52, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%348 = "stablehlo.broadcast_in_dim"(%347) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%349 = "stablehlo.multiply"(%331, %348) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%350 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%351 = "stablehlo.multiply"(%50, %350) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%352 = "stablehlo.add"(%351, %249) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%353 = "stablehlo.and"(%47, %246) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%354 = "stablehlo.broadcast_in_dim"(%353) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%355 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%356 = "stablehlo.select"(%354, %349, %355) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%360 = "stablehlo.scatter"(%346, %352, %356) ({
^bb0(%357: tensor<f32>, %358: tensor<f32>):
%359 = "stablehlo.add"(%357, %358) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%359) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%361 = "stablehlo.multiply"(%52, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%362 = "stablehlo.broadcast_in_dim"(%361) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%363 = "stablehlo.multiply"(%331, %362) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%364 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%365 = "stablehlo.multiply"(%50, %364) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%366 = "stablehlo.add"(%365, %285) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%367 = "stablehlo.and"(%47, %282) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%368 = "stablehlo.broadcast_in_dim"(%367) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%369 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%370 = "stablehlo.select"(%368, %363, %369) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%374 = "stablehlo.scatter"(%360, %366, %370) ({
^bb0(%371: tensor<f32>, %372: tensor<f32>):
%373 = "stablehlo.add"(%371, %372) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%373) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%375 = "stablehlo.multiply"(%52, %327) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%376 = "stablehlo.broadcast_in_dim"(%375) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%377 = "stablehlo.multiply"(%331, %376) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%378 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%379 = "stablehlo.multiply"(%50, %378) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%380 = "stablehlo.add"(%379, %325) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%381 = "stablehlo.and"(%47, %322) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%382 = "stablehlo.broadcast_in_dim"(%381) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%383 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%384 = "stablehlo.select"(%382, %377, %383) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%388 = "stablehlo.scatter"(%374, %380, %384) ({
^bb0(%385: tensor<f32>, %386: tensor<f32>):
%387 = "stablehlo.add"(%385, %386) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%387) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%389 = "stablehlo.multiply"(%88, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%390 = "stablehlo.broadcast_in_dim"(%389) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%391 = "stablehlo.multiply"(%331, %390) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%392 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%393 = "stablehlo.multiply"(%86, %392) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%394 = "stablehlo.add"(%393, %213) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%395 = "stablehlo.and"(%83, %210) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%396 = "stablehlo.broadcast_in_dim"(%395) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%397 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%398 = "stablehlo.select"(%396, %391, %397) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%402 = "stablehlo.scatter"(%388, %394, %398) ({
^bb0(%399: tensor<f32>, %400: tensor<f32>):
%401 = "stablehlo.add"(%399, %400) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%401) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%403 = "stablehlo.multiply"(%88, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%404 = "stablehlo.broadcast_in_dim"(%403) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%405 = "stablehlo.multiply"(%331, %404) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%406 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%407 = "stablehlo.multiply"(%86, %406) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%408 = "stablehlo.add"(%407, %249) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%409 = "stablehlo.and"(%83, %246) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%410 = "stablehlo.broadcast_in_dim"(%409) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%411 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%412 = "stablehlo.select"(%410, %405, %411) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%416 = "stablehlo.scatter"(%402, %408, %412) ({
^bb0(%413: tensor<f32>, %414: tensor<f32>):
%415 = "stablehlo.add"(%413, %414) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%415) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%417 = "stablehlo.multiply"(%88, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%418 = "stablehlo.broadcast_in_dim"(%417) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%419 = "stablehlo.multiply"(%331, %418) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%420 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%421 = "stablehlo.multiply"(%86, %420) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%422 = "stablehlo.add"(%421, %285) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%423 = "stablehlo.and"(%83, %282) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%424 = "stablehlo.broadcast_in_dim"(%423) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%425 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%426 = "stablehlo.select"(%424, %419, %425) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%430 = "stablehlo.scatter"(%416, %422, %426) ({
^bb0(%427: tensor<f32>, %428: tensor<f32>):
%429 = "stablehlo.add"(%427, %428) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%429) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%431 = "stablehlo.multiply"(%88, %327) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%432 = "stablehlo.broadcast_in_dim"(%431) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%433 = "stablehlo.multiply"(%331, %432) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%434 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%435 = "stablehlo.multiply"(%86, %434) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%436 = "stablehlo.add"(%435, %325) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%437 = "stablehlo.and"(%83, %322) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%438 = "stablehlo.broadcast_in_dim"(%437) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%439 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%440 = "stablehlo.select"(%438, %433, %439) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%444 = "stablehlo.scatter"(%430, %436, %440) ({
^bb0(%441: tensor<f32>, %442: tensor<f32>):
%443 = "stablehlo.add"(%441, %442) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%443) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%445 = "stablehlo.multiply"(%124, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%446 = "stablehlo.broadcast_in_dim"(%445) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%447 = "stablehlo.multiply"(%331, %446) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%448 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%449 = "stablehlo.multiply"(%122, %448) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%450 = "stablehlo.add"(%449, %213) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%451 = "stablehlo.and"(%119, %210) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%452 = "stablehlo.broadcast_in_dim"(%451) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%453 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%454 = "stablehlo.select"(%452, %447, %453) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%458 = "stablehlo.scatter"(%444, %450, %454) ({
^bb0(%455: tensor<f32>, %456: tensor<f32>):
%457 = "stablehlo.add"(%455, %456) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%457) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%459 = "stablehlo.multiply"(%124, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%460 = "stablehlo.broadcast_in_dim"(%459) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%461 = "stablehlo.multiply"(%331, %460) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%462 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%463 = "stablehlo.multiply"(%122, %462) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%464 = "stablehlo.add"(%463, %249) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%465 = "stablehlo.and"(%119, %246) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%466 = "stablehlo.broadcast_in_dim"(%465) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%467 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%468 = "stablehlo.select"(%466, %461, %467) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%472 = "stablehlo.scatter"(%458, %464, %468) ({
^bb0(%469: tensor<f32>, %470: tensor<f32>):
%471 = "stablehlo.add"(%469, %470) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%471) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%473 = "stablehlo.multiply"(%124, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%474 = "stablehlo.broadcast_in_dim"(%473) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%475 = "stablehlo.multiply"(%331, %474) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%476 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%477 = "stablehlo.multiply"(%122, %476) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%478 = "stablehlo.add"(%477, %285) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%479 = "stablehlo.and"(%119, %282) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%480 = "stablehlo.broadcast_in_dim"(%479) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%481 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%482 = "stablehlo.select"(%480, %475, %481) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%486 = "stablehlo.scatter"(%472, %478, %482) ({
^bb0(%483: tensor<f32>, %484: tensor<f32>):
%485 = "stablehlo.add"(%483, %484) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%485) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%487 = "stablehlo.multiply"(%124, %327) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%488 = "stablehlo.broadcast_in_dim"(%487) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%489 = "stablehlo.multiply"(%331, %488) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%490 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%491 = "stablehlo.multiply"(%122, %490) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%492 = "stablehlo.add"(%491, %325) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%493 = "stablehlo.and"(%119, %322) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%494 = "stablehlo.broadcast_in_dim"(%493) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%495 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%496 = "stablehlo.select"(%494, %489, %495) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%500 = "stablehlo.scatter"(%486, %492, %496) ({
^bb0(%497: tensor<f32>, %498: tensor<f32>):
%499 = "stablehlo.add"(%497, %498) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%499) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%501 = "stablehlo.multiply"(%164, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%502 = "stablehlo.broadcast_in_dim"(%501) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%503 = "stablehlo.multiply"(%331, %502) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%504 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%505 = "stablehlo.multiply"(%162, %504) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%506 = "stablehlo.add"(%505, %213) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%507 = "stablehlo.and"(%159, %210) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%508 = "stablehlo.broadcast_in_dim"(%507) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%509 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%510 = "stablehlo.select"(%508, %503, %509) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%514 = "stablehlo.scatter"(%500, %506, %510) ({
^bb0(%511: tensor<f32>, %512: tensor<f32>):
%513 = "stablehlo.add"(%511, %512) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%513) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%515 = "stablehlo.multiply"(%164, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%516 = "stablehlo.broadcast_in_dim"(%515) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%517 = "stablehlo.multiply"(%331, %516) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%518 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%519 = "stablehlo.multiply"(%162, %518) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%520 = "stablehlo.add"(%519, %249) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%521 = "stablehlo.and"(%159, %246) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%522 = "stablehlo.broadcast_in_dim"(%521) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%523 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%524 = "stablehlo.select"(%522, %517, %523) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%528 = "stablehlo.scatter"(%514, %520, %524) ({
^bb0(%525: tensor<f32>, %526: tensor<f32>):
%527 = "stablehlo.add"(%525, %526) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%527) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%529 = "stablehlo.multiply"(%164, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%530 = "stablehlo.broadcast_in_dim"(%529) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%531 = "stablehlo.multiply"(%331, %530) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%532 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%533 = "stablehlo.multiply"(%162, %532) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%534 = "stablehlo.add"(%533, %285) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%535 = "stablehlo.and"(%159, %282) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%536 = "stablehlo.broadcast_in_dim"(%535) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%537 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%538 = "stablehlo.select"(%536, %531, %537) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%542 = "stablehlo.scatter"(%528, %534, %538) ({
^bb0(%539: tensor<f32>, %540: tensor<f32>):
%541 = "stablehlo.add"(%539, %540) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%541) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%543 = "stablehlo.multiply"(%164, %327) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%544 = "stablehlo.broadcast_in_dim"(%543) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%545 = "stablehlo.multiply"(%331, %544) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%546 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%547 = "stablehlo.multiply"(%162, %546) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%548 = "stablehlo.add"(%547, %325) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%549 = "stablehlo.and"(%159, %322) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%550 = "stablehlo.broadcast_in_dim"(%549) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%551 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%552 = "stablehlo.select"(%550, %545, %551) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%556 = "stablehlo.scatter"(%542, %548, %552) ({
^bb0(%553: tensor<f32>, %554: tensor<f32>):
%555 = "stablehlo.add"(%553, %554) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%555) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%557 = "stablehlo.reshape"(%556) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%558 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%559 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%560 = "stablehlo.multiply"(%50, %559) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%561 = "stablehlo.add"(%560, %213) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%562 = "stablehlo.gather"(%330, %561) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%563 = "stablehlo.and"(%47, %210) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%564 = "stablehlo.broadcast_in_dim"(%563) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%565 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%566 = "stablehlo.select"(%564, %562, %565) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%567 = "stablehlo.multiply"(%566, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%568 = "stablehlo.and"(%47, %210) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%569 = "stablehlo.broadcast_in_dim"(%568) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%570 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%571 = "stablehlo.select"(%569, %567, %570) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%572 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%576 = "stablehlo.reduce"(%571, %572) ({
^bb0(%573: tensor<f32>, %574: tensor<f32>):
%575 = "stablehlo.add"(%573, %574) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%575) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%577 = "stablehlo.multiply"(%54, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%578 = "stablehlo.multiply"(%576, %577) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%579 = "stablehlo.add"(%558, %578) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%580 = "stablehlo.multiply"(%52, %217) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%581 = "stablehlo.multiply"(%576, %580) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%582 = "stablehlo.add"(%558, %581) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%583 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%584 = "stablehlo.multiply"(%50, %583) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%585 = "stablehlo.add"(%584, %249) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%586 = "stablehlo.gather"(%330, %585) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%587 = "stablehlo.and"(%47, %246) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%588 = "stablehlo.broadcast_in_dim"(%587) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%589 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%590 = "stablehlo.select"(%588, %586, %589) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%591 = "stablehlo.multiply"(%590, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%592 = "stablehlo.and"(%47, %246) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%593 = "stablehlo.broadcast_in_dim"(%592) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%594 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%595 = "stablehlo.select"(%593, %591, %594) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%596 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%600 = "stablehlo.reduce"(%595, %596) ({
^bb0(%597: tensor<f32>, %598: tensor<f32>):
%599 = "stablehlo.add"(%597, %598) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%599) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%601 = "stablehlo.multiply"(%54, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%602 = "stablehlo.multiply"(%600, %601) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%603 = "stablehlo.add"(%579, %602) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%604 = "stablehlo.multiply"(%52, %253) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%605 = "stablehlo.multiply"(%600, %604) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%606 = "stablehlo.add"(%582, %605) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%607 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%608 = "stablehlo.multiply"(%50, %607) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%609 = "stablehlo.add"(%608, %285) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%610 = "stablehlo.gather"(%330, %609) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%611 = "stablehlo.and"(%47, %282) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%612 = "stablehlo.broadcast_in_dim"(%611) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%613 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%614 = "stablehlo.select"(%612, %610, %613) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%615 = "stablehlo.multiply"(%614, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%616 = "stablehlo.and"(%47, %282) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%617 = "stablehlo.broadcast_in_dim"(%616) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%618 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%619 = "stablehlo.select"(%617, %615, %618) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%620 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%624 = "stablehlo.reduce"(%619, %620) ({
^bb0(%621: tensor<f32>, %622: tensor<f32>):
%623 = "stablehlo.add"(%621, %622) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%623) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%625 = "stablehlo.multiply"(%54, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%626 = "stablehlo.multiply"(%624, %625) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%627 = "stablehlo.add"(%603, %626) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%628 = "stablehlo.multiply"(%52, %289) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%629 = "stablehlo.multiply"(%624, %628) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%630 = "stablehlo.add"(%606, %629) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%631 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%632 = "stablehlo.multiply"(%50, %631) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%633 = "stablehlo.add"(%632, %325) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%634 = "stablehlo.gather"(%330, %633) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%635 = "stablehlo.and"(%47, %322) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%636 = "stablehlo.broadcast_in_dim"(%635) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%637 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%638 = "stablehlo.select"(%636, %634, %637) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%639 = "stablehlo.multiply"(%638, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%640 = "stablehlo.and"(%47, %322) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%641 = "stablehlo.broadcast_in_dim"(%640) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%642 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%643 = "stablehlo.select"(%641, %639, %642) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%644 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%648 = "stablehlo.reduce"(%643, %644) ({
^bb0(%645: tensor<f32>, %646: tensor<f32>):
%647 = "stablehlo.add"(%645, %646) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%647) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%649 = "stablehlo.multiply"(%54, %327) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%650 = "stablehlo.multiply"(%648, %649) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%651 = "stablehlo.add"(%627, %650) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%652 = "stablehlo.multiply"(%52, %329) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%653 = "stablehlo.multiply"(%648, %652) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%654 = "stablehlo.add"(%630, %653) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%655 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%656 = "stablehlo.multiply"(%86, %655) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%657 = "stablehlo.add"(%656, %213) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%658 = "stablehlo.gather"(%330, %657) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%659 = "stablehlo.and"(%83, %210) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%660 = "stablehlo.broadcast_in_dim"(%659) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%661 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%662 = "stablehlo.select"(%660, %658, %661) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%663 = "stablehlo.multiply"(%662, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%664 = "stablehlo.and"(%83, %210) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%665 = "stablehlo.broadcast_in_dim"(%664) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%666 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%667 = "stablehlo.select"(%665, %663, %666) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%668 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%672 = "stablehlo.reduce"(%667, %668) ({
^bb0(%669: tensor<f32>, %670: tensor<f32>):
%671 = "stablehlo.add"(%669, %670) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%671) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%673 = "stablehlo.multiply"(%90, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%674 = "stablehlo.multiply"(%672, %673) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%675 = "stablehlo.add"(%651, %674) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%676 = "stablehlo.multiply"(%88, %217) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%677 = "stablehlo.multiply"(%672, %676) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%678 = "stablehlo.add"(%654, %677) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%679 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%680 = "stablehlo.multiply"(%86, %679) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%681 = "stablehlo.add"(%680, %249) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%682 = "stablehlo.gather"(%330, %681) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%683 = "stablehlo.and"(%83, %246) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%684 = "stablehlo.broadcast_in_dim"(%683) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%685 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%686 = "stablehlo.select"(%684, %682, %685) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%687 = "stablehlo.multiply"(%686, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%688 = "stablehlo.and"(%83, %246) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%689 = "stablehlo.broadcast_in_dim"(%688) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%690 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%691 = "stablehlo.select"(%689, %687, %690) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%692 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%696 = "stablehlo.reduce"(%691, %692) ({
^bb0(%693: tensor<f32>, %694: tensor<f32>):
%695 = "stablehlo.add"(%693, %694) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%695) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%697 = "stablehlo.multiply"(%90, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%698 = "stablehlo.multiply"(%696, %697) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%699 = "stablehlo.add"(%675, %698) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%700 = "stablehlo.multiply"(%88, %253) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%701 = "stablehlo.multiply"(%696, %700) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%702 = "stablehlo.add"(%678, %701) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%703 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%704 = "stablehlo.multiply"(%86, %703) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%705 = "stablehlo.add"(%704, %285) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%706 = "stablehlo.gather"(%330, %705) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%707 = "stablehlo.and"(%83, %282) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%708 = "stablehlo.broadcast_in_dim"(%707) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%709 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%710 = "stablehlo.select"(%708, %706, %709) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%711 = "stablehlo.multiply"(%710, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%712 = "stablehlo.and"(%83, %282) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%713 = "stablehlo.broadcast_in_dim"(%712) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%714 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%715 = "stablehlo.select"(%713, %711, %714) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%716 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%720 = "stablehlo.reduce"(%715, %716) ({
^bb0(%717: tensor<f32>, %718: tensor<f32>):
%719 = "stablehlo.add"(%717, %718) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%719) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%721 = "stablehlo.multiply"(%90, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%722 = "stablehlo.multiply"(%720, %721) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%723 = "stablehlo.add"(%699, %722) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%724 = "stablehlo.multiply"(%88, %289) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%725 = "stablehlo.multiply"(%720, %724) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%726 = "stablehlo.add"(%702, %725) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%727 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%728 = "stablehlo.multiply"(%86, %727) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%729 = "stablehlo.add"(%728, %325) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%730 = "stablehlo.gather"(%330, %729) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%731 = "stablehlo.and"(%83, %322) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%732 = "stablehlo.broadcast_in_dim"(%731) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%733 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%734 = "stablehlo.select"(%732, %730, %733) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%735 = "stablehlo.multiply"(%734, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%736 = "stablehlo.and"(%83, %322) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%737 = "stablehlo.broadcast_in_dim"(%736) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%738 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%739 = "stablehlo.select"(%737, %735, %738) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%740 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%744 = "stablehlo.reduce"(%739, %740) ({
^bb0(%741: tensor<f32>, %742: tensor<f32>):
%743 = "stablehlo.add"(%741, %742) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%743) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%745 = "stablehlo.multiply"(%90, %327) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%746 = "stablehlo.multiply"(%744, %745) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%747 = "stablehlo.add"(%723, %746) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%748 = "stablehlo.multiply"(%88, %329) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%749 = "stablehlo.multiply"(%744, %748) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%750 = "stablehlo.add"(%726, %749) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%751 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%752 = "stablehlo.multiply"(%122, %751) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%753 = "stablehlo.add"(%752, %213) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%754 = "stablehlo.gather"(%330, %753) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%755 = "stablehlo.and"(%119, %210) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%756 = "stablehlo.broadcast_in_dim"(%755) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%757 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%758 = "stablehlo.select"(%756, %754, %757) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%759 = "stablehlo.multiply"(%758, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%760 = "stablehlo.and"(%119, %210) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%761 = "stablehlo.broadcast_in_dim"(%760) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%762 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%763 = "stablehlo.select"(%761, %759, %762) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%764 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%768 = "stablehlo.reduce"(%763, %764) ({
^bb0(%765: tensor<f32>, %766: tensor<f32>):
%767 = "stablehlo.add"(%765, %766) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%767) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%769 = "stablehlo.multiply"(%126, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%770 = "stablehlo.multiply"(%768, %769) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%771 = "stablehlo.add"(%747, %770) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%772 = "stablehlo.multiply"(%124, %217) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%773 = "stablehlo.multiply"(%768, %772) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%774 = "stablehlo.add"(%750, %773) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%775 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%776 = "stablehlo.multiply"(%122, %775) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%777 = "stablehlo.add"(%776, %249) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%778 = "stablehlo.gather"(%330, %777) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%779 = "stablehlo.and"(%119, %246) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%780 = "stablehlo.broadcast_in_dim"(%779) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%781 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%782 = "stablehlo.select"(%780, %778, %781) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%783 = "stablehlo.multiply"(%782, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%784 = "stablehlo.and"(%119, %246) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%785 = "stablehlo.broadcast_in_dim"(%784) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%786 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%787 = "stablehlo.select"(%785, %783, %786) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%788 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%792 = "stablehlo.reduce"(%787, %788) ({
^bb0(%789: tensor<f32>, %790: tensor<f32>):
%791 = "stablehlo.add"(%789, %790) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%791) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%793 = "stablehlo.multiply"(%126, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%794 = "stablehlo.multiply"(%792, %793) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%795 = "stablehlo.add"(%771, %794) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%796 = "stablehlo.multiply"(%124, %253) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%797 = "stablehlo.multiply"(%792, %796) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%798 = "stablehlo.add"(%774, %797) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%799 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%800 = "stablehlo.multiply"(%122, %799) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%801 = "stablehlo.add"(%800, %285) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%802 = "stablehlo.gather"(%330, %801) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%803 = "stablehlo.and"(%119, %282) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%804 = "stablehlo.broadcast_in_dim"(%803) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%805 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%806 = "stablehlo.select"(%804, %802, %805) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%807 = "stablehlo.multiply"(%806, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%808 = "stablehlo.and"(%119, %282) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%809 = "stablehlo.broadcast_in_dim"(%808) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%810 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%811 = "stablehlo.select"(%809, %807, %810) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%812 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%816 = "stablehlo.reduce"(%811, %812) ({
^bb0(%813: tensor<f32>, %814: tensor<f32>):
%815 = "stablehlo.add"(%813, %814) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%815) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%817 = "stablehlo.multiply"(%126, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%818 = "stablehlo.multiply"(%816, %817) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%819 = "stablehlo.add"(%795, %818) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%820 = "stablehlo.multiply"(%124, %289) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%821 = "stablehlo.multiply"(%816, %820) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%822 = "stablehlo.add"(%798, %821) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%823 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%824 = "stablehlo.multiply"(%122, %823) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%825 = "stablehlo.add"(%824, %325) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%826 = "stablehlo.gather"(%330, %825) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%827 = "stablehlo.and"(%119, %322) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%828 = "stablehlo.broadcast_in_dim"(%827) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%829 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%830 = "stablehlo.select"(%828, %826, %829) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%831 = "stablehlo.multiply"(%830, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%832 = "stablehlo.and"(%119, %322) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%833 = "stablehlo.broadcast_in_dim"(%832) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%834 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%835 = "stablehlo.select"(%833, %831, %834) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%836 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%840 = "stablehlo.reduce"(%835, %836) ({
^bb0(%837: tensor<f32>, %838: tensor<f32>):
%839 = "stablehlo.add"(%837, %838) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%839) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%841 = "stablehlo.multiply"(%126, %327) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%842 = "stablehlo.multiply"(%840, %841) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%843 = "stablehlo.add"(%819, %842) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%844 = "stablehlo.multiply"(%124, %329) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%845 = "stablehlo.multiply"(%840, %844) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%846 = "stablehlo.add"(%822, %845) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%847 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%848 = "stablehlo.multiply"(%162, %847) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%849 = "stablehlo.add"(%848, %213) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%850 = "stablehlo.gather"(%330, %849) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%851 = "stablehlo.and"(%159, %210) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%852 = "stablehlo.broadcast_in_dim"(%851) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%853 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%854 = "stablehlo.select"(%852, %850, %853) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%855 = "stablehlo.multiply"(%854, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%856 = "stablehlo.and"(%159, %210) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%857 = "stablehlo.broadcast_in_dim"(%856) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%858 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%859 = "stablehlo.select"(%857, %855, %858) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%860 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%864 = "stablehlo.reduce"(%859, %860) ({
^bb0(%861: tensor<f32>, %862: tensor<f32>):
%863 = "stablehlo.add"(%861, %862) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%863) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%865 = "stablehlo.multiply"(%166, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%866 = "stablehlo.multiply"(%864, %865) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%867 = "stablehlo.add"(%843, %866) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%868 = "stablehlo.multiply"(%164, %217) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%869 = "stablehlo.multiply"(%864, %868) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%870 = "stablehlo.add"(%846, %869) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%871 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%872 = "stablehlo.multiply"(%162, %871) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%873 = "stablehlo.add"(%872, %249) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%874 = "stablehlo.gather"(%330, %873) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%875 = "stablehlo.and"(%159, %246) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%876 = "stablehlo.broadcast_in_dim"(%875) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%877 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%878 = "stablehlo.select"(%876, %874, %877) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%879 = "stablehlo.multiply"(%878, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%880 = "stablehlo.and"(%159, %246) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%881 = "stablehlo.broadcast_in_dim"(%880) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%882 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%883 = "stablehlo.select"(%881, %879, %882) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%884 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%888 = "stablehlo.reduce"(%883, %884) ({
^bb0(%885: tensor<f32>, %886: tensor<f32>):
%887 = "stablehlo.add"(%885, %886) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%887) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%889 = "stablehlo.multiply"(%166, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%890 = "stablehlo.multiply"(%888, %889) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%891 = "stablehlo.add"(%867, %890) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%892 = "stablehlo.multiply"(%164, %253) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%893 = "stablehlo.multiply"(%888, %892) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%894 = "stablehlo.add"(%870, %893) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%895 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%896 = "stablehlo.multiply"(%162, %895) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%897 = "stablehlo.add"(%896, %285) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%898 = "stablehlo.gather"(%330, %897) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%899 = "stablehlo.and"(%159, %282) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%900 = "stablehlo.broadcast_in_dim"(%899) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%901 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%902 = "stablehlo.select"(%900, %898, %901) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%903 = "stablehlo.multiply"(%902, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%904 = "stablehlo.and"(%159, %282) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%905 = "stablehlo.broadcast_in_dim"(%904) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%906 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%907 = "stablehlo.select"(%905, %903, %906) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%908 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%912 = "stablehlo.reduce"(%907, %908) ({
^bb0(%909: tensor<f32>, %910: tensor<f32>):
%911 = "stablehlo.add"(%909, %910) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%911) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%913 = "stablehlo.multiply"(%166, %287) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%914 = "stablehlo.multiply"(%912, %913) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%915 = "stablehlo.add"(%891, %914) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%916 = "stablehlo.multiply"(%164, %289) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%917 = "stablehlo.multiply"(%912, %916) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%918 = "stablehlo.add"(%894, %917) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%919 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%920 = "stablehlo.multiply"(%162, %919) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%921 = "stablehlo.add"(%920, %325) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%922 = "stablehlo.gather"(%330, %921) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%923 = "stablehlo.and"(%159, %322) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%924 = "stablehlo.broadcast_in_dim"(%923) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%925 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%926 = "stablehlo.select"(%924, %922, %925) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%927 = "stablehlo.multiply"(%926, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%928 = "stablehlo.and"(%159, %322) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%929 = "stablehlo.broadcast_in_dim"(%928) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%930 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%931 = "stablehlo.select"(%929, %927, %930) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%932 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%936 = "stablehlo.reduce"(%931, %932) ({
^bb0(%933: tensor<f32>, %934: tensor<f32>):
%935 = "stablehlo.add"(%933, %934) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%935) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%937 = "stablehlo.multiply"(%166, %327) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%938 = "stablehlo.multiply"(%936, %937) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%939 = "stablehlo.add"(%915, %938) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%940 = "stablehlo.multiply"(%164, %329) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%941 = "stablehlo.multiply"(%936, %940) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%942 = "stablehlo.add"(%918, %941) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%943 = "stablehlo.reshape"(%942) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%944 = "stablehlo.reshape"(%939) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%945 = "stablehlo.concatenate"(%943, %944) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%946 = "stablehlo.reshape"(%945) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %557, %946 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
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
%473 = "stablehlo.multiply"(%71, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%474 = "stablehlo.broadcast_in_dim"(%473) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%475 = "stablehlo.multiply"(%471, %474) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%476 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%477 = "stablehlo.multiply"(%69, %476) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%478 = "stablehlo.add"(%477, %302) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%479 = "stablehlo.and"(%66, %299) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%480 = "stablehlo.broadcast_in_dim"(%479) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%481 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%482 = "stablehlo.select"(%480, %475, %481) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%486 = "stablehlo.scatter"(%472, %478, %482) ({
^bb0(%483: tensor<f32>, %484: tensor<f32>):
%485 = "stablehlo.add"(%483, %484) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%485) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%487 = "stablehlo.multiply"(%71, %357) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%488 = "stablehlo.broadcast_in_dim"(%487) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%489 = "stablehlo.multiply"(%471, %488) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%490 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%491 = "stablehlo.multiply"(%69, %490) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%492 = "stablehlo.add"(%491, %355) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%493 = "stablehlo.and"(%66, %352) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%494 = "stablehlo.broadcast_in_dim"(%493) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%495 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%496 = "stablehlo.select"(%494, %489, %495) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%500 = "stablehlo.scatter"(%486, %492, %496) ({
^bb0(%497: tensor<f32>, %498: tensor<f32>):
%499 = "stablehlo.add"(%497, %498) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%499) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%501 = "stablehlo.multiply"(%71, %410) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%502 = "stablehlo.broadcast_in_dim"(%501) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%503 = "stablehlo.multiply"(%471, %502) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%504 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%505 = "stablehlo.multiply"(%69, %504) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%506 = "stablehlo.add"(%505, %408) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%507 = "stablehlo.and"(%66, %405) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%508 = "stablehlo.broadcast_in_dim"(%507) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%509 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%510 = "stablehlo.select"(%508, %503, %509) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%514 = "stablehlo.scatter"(%500, %506, %510) ({
^bb0(%511: tensor<f32>, %512: tensor<f32>):
%513 = "stablehlo.add"(%511, %512) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%513) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%515 = "stablehlo.multiply"(%71, %467) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%516 = "stablehlo.broadcast_in_dim"(%515) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%517 = "stablehlo.multiply"(%471, %516) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%518 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%519 = "stablehlo.multiply"(%69, %518) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%520 = "stablehlo.add"(%519, %465) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%521 = "stablehlo.and"(%66, %462) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%522 = "stablehlo.broadcast_in_dim"(%521) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%523 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%524 = "stablehlo.select"(%522, %517, %523) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%528 = "stablehlo.scatter"(%514, %520, %524) ({
^bb0(%525: tensor<f32>, %526: tensor<f32>):
%527 = "stablehlo.add"(%525, %526) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%527) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%529 = "stablehlo.multiply"(%124, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%530 = "stablehlo.broadcast_in_dim"(%529) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%531 = "stablehlo.multiply"(%471, %530) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%532 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%533 = "stablehlo.multiply"(%122, %532) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%534 = "stablehlo.add"(%533, %302) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%535 = "stablehlo.and"(%119, %299) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%536 = "stablehlo.broadcast_in_dim"(%535) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%537 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%538 = "stablehlo.select"(%536, %531, %537) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%542 = "stablehlo.scatter"(%528, %534, %538) ({
^bb0(%539: tensor<f32>, %540: tensor<f32>):
%541 = "stablehlo.add"(%539, %540) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%541) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%543 = "stablehlo.multiply"(%124, %357) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%544 = "stablehlo.broadcast_in_dim"(%543) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%545 = "stablehlo.multiply"(%471, %544) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%546 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%547 = "stablehlo.multiply"(%122, %546) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%548 = "stablehlo.add"(%547, %355) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%549 = "stablehlo.and"(%119, %352) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%550 = "stablehlo.broadcast_in_dim"(%549) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%551 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%552 = "stablehlo.select"(%550, %545, %551) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%556 = "stablehlo.scatter"(%542, %548, %552) ({
^bb0(%553: tensor<f32>, %554: tensor<f32>):
%555 = "stablehlo.add"(%553, %554) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%555) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%557 = "stablehlo.multiply"(%124, %410) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%558 = "stablehlo.broadcast_in_dim"(%557) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%559 = "stablehlo.multiply"(%471, %558) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%560 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%561 = "stablehlo.multiply"(%122, %560) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%562 = "stablehlo.add"(%561, %408) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%563 = "stablehlo.and"(%119, %405) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%564 = "stablehlo.broadcast_in_dim"(%563) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%565 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%566 = "stablehlo.select"(%564, %559, %565) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%570 = "stablehlo.scatter"(%556, %562, %566) ({
^bb0(%567: tensor<f32>, %568: tensor<f32>):
%569 = "stablehlo.add"(%567, %568) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%569) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%571 = "stablehlo.multiply"(%124, %467) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%572 = "stablehlo.broadcast_in_dim"(%571) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%573 = "stablehlo.multiply"(%471, %572) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%574 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%575 = "stablehlo.multiply"(%122, %574) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%576 = "stablehlo.add"(%575, %465) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%577 = "stablehlo.and"(%119, %462) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%578 = "stablehlo.broadcast_in_dim"(%577) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%579 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%580 = "stablehlo.select"(%578, %573, %579) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%584 = "stablehlo.scatter"(%570, %576, %580) ({
^bb0(%581: tensor<f32>, %582: tensor<f32>):
%583 = "stablehlo.add"(%581, %582) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%583) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%585 = "stablehlo.multiply"(%177, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%586 = "stablehlo.broadcast_in_dim"(%585) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%587 = "stablehlo.multiply"(%471, %586) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%588 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%589 = "stablehlo.multiply"(%175, %588) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%590 = "stablehlo.add"(%589, %302) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%591 = "stablehlo.and"(%172, %299) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%592 = "stablehlo.broadcast_in_dim"(%591) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%593 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%594 = "stablehlo.select"(%592, %587, %593) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%598 = "stablehlo.scatter"(%584, %590, %594) ({
^bb0(%595: tensor<f32>, %596: tensor<f32>):
%597 = "stablehlo.add"(%595, %596) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%597) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%599 = "stablehlo.multiply"(%177, %357) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%600 = "stablehlo.broadcast_in_dim"(%599) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%601 = "stablehlo.multiply"(%471, %600) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%602 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%603 = "stablehlo.multiply"(%175, %602) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%604 = "stablehlo.add"(%603, %355) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%605 = "stablehlo.and"(%172, %352) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%606 = "stablehlo.broadcast_in_dim"(%605) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%607 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%608 = "stablehlo.select"(%606, %601, %607) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%612 = "stablehlo.scatter"(%598, %604, %608) ({
^bb0(%609: tensor<f32>, %610: tensor<f32>):
%611 = "stablehlo.add"(%609, %610) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%611) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%613 = "stablehlo.multiply"(%177, %410) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%614 = "stablehlo.broadcast_in_dim"(%613) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%615 = "stablehlo.multiply"(%471, %614) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%616 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%617 = "stablehlo.multiply"(%175, %616) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%618 = "stablehlo.add"(%617, %408) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%619 = "stablehlo.and"(%172, %405) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%620 = "stablehlo.broadcast_in_dim"(%619) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%621 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%622 = "stablehlo.select"(%620, %615, %621) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%626 = "stablehlo.scatter"(%612, %618, %622) ({
^bb0(%623: tensor<f32>, %624: tensor<f32>):
%625 = "stablehlo.add"(%623, %624) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%625) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%627 = "stablehlo.multiply"(%177, %467) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%628 = "stablehlo.broadcast_in_dim"(%627) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%629 = "stablehlo.multiply"(%471, %628) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%630 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%631 = "stablehlo.multiply"(%175, %630) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%632 = "stablehlo.add"(%631, %465) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%633 = "stablehlo.and"(%172, %462) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%634 = "stablehlo.broadcast_in_dim"(%633) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%635 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%636 = "stablehlo.select"(%634, %629, %635) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%640 = "stablehlo.scatter"(%626, %632, %636) ({
^bb0(%637: tensor<f32>, %638: tensor<f32>):
%639 = "stablehlo.add"(%637, %638) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%639) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%641 = "stablehlo.multiply"(%234, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%642 = "stablehlo.broadcast_in_dim"(%641) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%643 = "stablehlo.multiply"(%471, %642) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%644 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%645 = "stablehlo.multiply"(%232, %644) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%646 = "stablehlo.add"(%645, %302) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%647 = "stablehlo.and"(%229, %299) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%648 = "stablehlo.broadcast_in_dim"(%647) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%649 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%650 = "stablehlo.select"(%648, %643, %649) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%654 = "stablehlo.scatter"(%640, %646, %650) ({
^bb0(%651: tensor<f32>, %652: tensor<f32>):
%653 = "stablehlo.add"(%651, %652) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%653) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%655 = "stablehlo.multiply"(%234, %357) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%656 = "stablehlo.broadcast_in_dim"(%655) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%657 = "stablehlo.multiply"(%471, %656) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%658 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%659 = "stablehlo.multiply"(%232, %658) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%660 = "stablehlo.add"(%659, %355) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%661 = "stablehlo.and"(%229, %352) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%662 = "stablehlo.broadcast_in_dim"(%661) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%663 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%664 = "stablehlo.select"(%662, %657, %663) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%668 = "stablehlo.scatter"(%654, %660, %664) ({
^bb0(%665: tensor<f32>, %666: tensor<f32>):
%667 = "stablehlo.add"(%665, %666) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%667) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%669 = "stablehlo.multiply"(%234, %410) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%670 = "stablehlo.broadcast_in_dim"(%669) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%671 = "stablehlo.multiply"(%471, %670) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%672 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%673 = "stablehlo.multiply"(%232, %672) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%674 = "stablehlo.add"(%673, %408) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%675 = "stablehlo.and"(%229, %405) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%676 = "stablehlo.broadcast_in_dim"(%675) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%677 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%678 = "stablehlo.select"(%676, %671, %677) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%682 = "stablehlo.scatter"(%668, %674, %678) ({
^bb0(%679: tensor<f32>, %680: tensor<f32>):
%681 = "stablehlo.add"(%679, %680) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%681) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%683 = "stablehlo.multiply"(%234, %467) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%684 = "stablehlo.broadcast_in_dim"(%683) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%685 = "stablehlo.multiply"(%471, %684) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%686 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%687 = "stablehlo.multiply"(%232, %686) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%688 = "stablehlo.add"(%687, %465) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%689 = "stablehlo.and"(%229, %462) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%690 = "stablehlo.broadcast_in_dim"(%689) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%691 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%692 = "stablehlo.select"(%690, %685, %691) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%696 = "stablehlo.scatter"(%682, %688, %692) ({
^bb0(%693: tensor<f32>, %694: tensor<f32>):
%695 = "stablehlo.add"(%693, %694) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%695) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x6xi32>, tensor<2x3x6xf32>) -> tensor<2x3x20xf32>
%697 = "stablehlo.reshape"(%696) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
%698 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%699 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%700 = "stablehlo.multiply"(%69, %699) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%701 = "stablehlo.add"(%700, %302) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%702 = "stablehlo.gather"(%470, %701) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%703 = "stablehlo.and"(%66, %299) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%704 = "stablehlo.broadcast_in_dim"(%703) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%705 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%706 = "stablehlo.select"(%704, %702, %705) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%707 = "stablehlo.multiply"(%706, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%708 = "stablehlo.and"(%66, %299) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%709 = "stablehlo.broadcast_in_dim"(%708) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%710 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%711 = "stablehlo.select"(%709, %707, %710) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%712 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%716 = "stablehlo.reduce"(%711, %712) ({
^bb0(%713: tensor<f32>, %714: tensor<f32>):
%715 = "stablehlo.add"(%713, %714) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%715) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%717 = "stablehlo.multiply"(%73, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%718 = "stablehlo.multiply"(%716, %717) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%719 = "stablehlo.add"(%698, %718) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%720 = "stablehlo.multiply"(%71, %306) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%721 = "stablehlo.multiply"(%716, %720) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%722 = "stablehlo.add"(%698, %721) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%723 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%724 = "stablehlo.multiply"(%69, %723) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%725 = "stablehlo.add"(%724, %355) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%726 = "stablehlo.gather"(%470, %725) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%727 = "stablehlo.and"(%66, %352) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%728 = "stablehlo.broadcast_in_dim"(%727) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%729 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%730 = "stablehlo.select"(%728, %726, %729) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%731 = "stablehlo.multiply"(%730, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%732 = "stablehlo.and"(%66, %352) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%733 = "stablehlo.broadcast_in_dim"(%732) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%734 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%735 = "stablehlo.select"(%733, %731, %734) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%736 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%740 = "stablehlo.reduce"(%735, %736) ({
^bb0(%737: tensor<f32>, %738: tensor<f32>):
%739 = "stablehlo.add"(%737, %738) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%739) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%741 = "stablehlo.multiply"(%73, %357) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%742 = "stablehlo.multiply"(%740, %741) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%743 = "stablehlo.add"(%719, %742) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%744 = "stablehlo.multiply"(%71, %359) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%745 = "stablehlo.multiply"(%740, %744) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%746 = "stablehlo.add"(%722, %745) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%747 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%748 = "stablehlo.multiply"(%69, %747) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%749 = "stablehlo.add"(%748, %408) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%750 = "stablehlo.gather"(%470, %749) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%751 = "stablehlo.and"(%66, %405) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%752 = "stablehlo.broadcast_in_dim"(%751) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%753 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%754 = "stablehlo.select"(%752, %750, %753) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%755 = "stablehlo.multiply"(%754, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%756 = "stablehlo.and"(%66, %405) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%757 = "stablehlo.broadcast_in_dim"(%756) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%758 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%759 = "stablehlo.select"(%757, %755, %758) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%760 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%764 = "stablehlo.reduce"(%759, %760) ({
^bb0(%761: tensor<f32>, %762: tensor<f32>):
%763 = "stablehlo.add"(%761, %762) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%763) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%765 = "stablehlo.multiply"(%73, %410) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%766 = "stablehlo.multiply"(%764, %765) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%767 = "stablehlo.add"(%743, %766) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%768 = "stablehlo.multiply"(%71, %412) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%769 = "stablehlo.multiply"(%764, %768) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%770 = "stablehlo.add"(%746, %769) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%771 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%772 = "stablehlo.multiply"(%69, %771) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%773 = "stablehlo.add"(%772, %465) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%774 = "stablehlo.gather"(%470, %773) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%775 = "stablehlo.and"(%66, %462) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%776 = "stablehlo.broadcast_in_dim"(%775) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%777 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%778 = "stablehlo.select"(%776, %774, %777) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%779 = "stablehlo.multiply"(%778, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%780 = "stablehlo.and"(%66, %462) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%781 = "stablehlo.broadcast_in_dim"(%780) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%782 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%783 = "stablehlo.select"(%781, %779, %782) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%784 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%788 = "stablehlo.reduce"(%783, %784) ({
^bb0(%785: tensor<f32>, %786: tensor<f32>):
%787 = "stablehlo.add"(%785, %786) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%787) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%789 = "stablehlo.multiply"(%73, %467) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%790 = "stablehlo.multiply"(%788, %789) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%791 = "stablehlo.add"(%767, %790) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%792 = "stablehlo.multiply"(%71, %469) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%793 = "stablehlo.multiply"(%788, %792) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%794 = "stablehlo.add"(%770, %793) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%795 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%796 = "stablehlo.multiply"(%122, %795) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%797 = "stablehlo.add"(%796, %302) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%798 = "stablehlo.gather"(%470, %797) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%799 = "stablehlo.and"(%119, %299) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%800 = "stablehlo.broadcast_in_dim"(%799) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%801 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%802 = "stablehlo.select"(%800, %798, %801) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%803 = "stablehlo.multiply"(%802, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%804 = "stablehlo.and"(%119, %299) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%805 = "stablehlo.broadcast_in_dim"(%804) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%806 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%807 = "stablehlo.select"(%805, %803, %806) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%808 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%812 = "stablehlo.reduce"(%807, %808) ({
^bb0(%809: tensor<f32>, %810: tensor<f32>):
%811 = "stablehlo.add"(%809, %810) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%811) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%813 = "stablehlo.multiply"(%126, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%814 = "stablehlo.multiply"(%812, %813) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%815 = "stablehlo.add"(%791, %814) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%816 = "stablehlo.multiply"(%124, %306) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%817 = "stablehlo.multiply"(%812, %816) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%818 = "stablehlo.add"(%794, %817) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%819 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%820 = "stablehlo.multiply"(%122, %819) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%821 = "stablehlo.add"(%820, %355) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%822 = "stablehlo.gather"(%470, %821) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%823 = "stablehlo.and"(%119, %352) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%824 = "stablehlo.broadcast_in_dim"(%823) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%825 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%826 = "stablehlo.select"(%824, %822, %825) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%827 = "stablehlo.multiply"(%826, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%828 = "stablehlo.and"(%119, %352) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%829 = "stablehlo.broadcast_in_dim"(%828) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%830 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%831 = "stablehlo.select"(%829, %827, %830) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%832 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%836 = "stablehlo.reduce"(%831, %832) ({
^bb0(%833: tensor<f32>, %834: tensor<f32>):
%835 = "stablehlo.add"(%833, %834) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%835) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%837 = "stablehlo.multiply"(%126, %357) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%838 = "stablehlo.multiply"(%836, %837) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%839 = "stablehlo.add"(%815, %838) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%840 = "stablehlo.multiply"(%124, %359) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%841 = "stablehlo.multiply"(%836, %840) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%842 = "stablehlo.add"(%818, %841) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%843 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%844 = "stablehlo.multiply"(%122, %843) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%845 = "stablehlo.add"(%844, %408) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%846 = "stablehlo.gather"(%470, %845) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%847 = "stablehlo.and"(%119, %405) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%848 = "stablehlo.broadcast_in_dim"(%847) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%849 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%850 = "stablehlo.select"(%848, %846, %849) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%851 = "stablehlo.multiply"(%850, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%852 = "stablehlo.and"(%119, %405) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%853 = "stablehlo.broadcast_in_dim"(%852) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%854 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%855 = "stablehlo.select"(%853, %851, %854) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%856 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%860 = "stablehlo.reduce"(%855, %856) ({
^bb0(%857: tensor<f32>, %858: tensor<f32>):
%859 = "stablehlo.add"(%857, %858) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%859) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%861 = "stablehlo.multiply"(%126, %410) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%862 = "stablehlo.multiply"(%860, %861) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%863 = "stablehlo.add"(%839, %862) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%864 = "stablehlo.multiply"(%124, %412) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%865 = "stablehlo.multiply"(%860, %864) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%866 = "stablehlo.add"(%842, %865) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%867 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%868 = "stablehlo.multiply"(%122, %867) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%869 = "stablehlo.add"(%868, %465) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%870 = "stablehlo.gather"(%470, %869) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%871 = "stablehlo.and"(%119, %462) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%872 = "stablehlo.broadcast_in_dim"(%871) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%873 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%874 = "stablehlo.select"(%872, %870, %873) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%875 = "stablehlo.multiply"(%874, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%876 = "stablehlo.and"(%119, %462) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%877 = "stablehlo.broadcast_in_dim"(%876) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%878 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%879 = "stablehlo.select"(%877, %875, %878) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%880 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%884 = "stablehlo.reduce"(%879, %880) ({
^bb0(%881: tensor<f32>, %882: tensor<f32>):
%883 = "stablehlo.add"(%881, %882) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%883) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%885 = "stablehlo.multiply"(%126, %467) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%886 = "stablehlo.multiply"(%884, %885) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%887 = "stablehlo.add"(%863, %886) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%888 = "stablehlo.multiply"(%124, %469) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%889 = "stablehlo.multiply"(%884, %888) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%890 = "stablehlo.add"(%866, %889) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%891 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%892 = "stablehlo.multiply"(%175, %891) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%893 = "stablehlo.add"(%892, %302) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%894 = "stablehlo.gather"(%470, %893) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%895 = "stablehlo.and"(%172, %299) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%896 = "stablehlo.broadcast_in_dim"(%895) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%897 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%898 = "stablehlo.select"(%896, %894, %897) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%899 = "stablehlo.multiply"(%898, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%900 = "stablehlo.and"(%172, %299) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%901 = "stablehlo.broadcast_in_dim"(%900) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%902 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%903 = "stablehlo.select"(%901, %899, %902) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%904 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%908 = "stablehlo.reduce"(%903, %904) ({
^bb0(%905: tensor<f32>, %906: tensor<f32>):
%907 = "stablehlo.add"(%905, %906) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%907) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%909 = "stablehlo.multiply"(%179, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%910 = "stablehlo.multiply"(%908, %909) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%911 = "stablehlo.add"(%887, %910) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%912 = "stablehlo.multiply"(%177, %306) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%913 = "stablehlo.multiply"(%908, %912) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%914 = "stablehlo.add"(%890, %913) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%915 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%916 = "stablehlo.multiply"(%175, %915) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%917 = "stablehlo.add"(%916, %355) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%918 = "stablehlo.gather"(%470, %917) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%919 = "stablehlo.and"(%172, %352) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%920 = "stablehlo.broadcast_in_dim"(%919) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%921 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%922 = "stablehlo.select"(%920, %918, %921) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%923 = "stablehlo.multiply"(%922, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%924 = "stablehlo.and"(%172, %352) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%925 = "stablehlo.broadcast_in_dim"(%924) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%926 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%927 = "stablehlo.select"(%925, %923, %926) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%928 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%932 = "stablehlo.reduce"(%927, %928) ({
^bb0(%929: tensor<f32>, %930: tensor<f32>):
%931 = "stablehlo.add"(%929, %930) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%931) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%933 = "stablehlo.multiply"(%179, %357) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%934 = "stablehlo.multiply"(%932, %933) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%935 = "stablehlo.add"(%911, %934) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%936 = "stablehlo.multiply"(%177, %359) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%937 = "stablehlo.multiply"(%932, %936) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%938 = "stablehlo.add"(%914, %937) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%939 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%940 = "stablehlo.multiply"(%175, %939) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%941 = "stablehlo.add"(%940, %408) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%942 = "stablehlo.gather"(%470, %941) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%943 = "stablehlo.and"(%172, %405) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%944 = "stablehlo.broadcast_in_dim"(%943) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%945 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%946 = "stablehlo.select"(%944, %942, %945) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%947 = "stablehlo.multiply"(%946, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%948 = "stablehlo.and"(%172, %405) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%949 = "stablehlo.broadcast_in_dim"(%948) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%950 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%951 = "stablehlo.select"(%949, %947, %950) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%952 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%956 = "stablehlo.reduce"(%951, %952) ({
^bb0(%953: tensor<f32>, %954: tensor<f32>):
%955 = "stablehlo.add"(%953, %954) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%955) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%957 = "stablehlo.multiply"(%179, %410) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%958 = "stablehlo.multiply"(%956, %957) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%959 = "stablehlo.add"(%935, %958) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%960 = "stablehlo.multiply"(%177, %412) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%961 = "stablehlo.multiply"(%956, %960) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%962 = "stablehlo.add"(%938, %961) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%963 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%964 = "stablehlo.multiply"(%175, %963) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%965 = "stablehlo.add"(%964, %465) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%966 = "stablehlo.gather"(%470, %965) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%967 = "stablehlo.and"(%172, %462) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%968 = "stablehlo.broadcast_in_dim"(%967) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%969 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%970 = "stablehlo.select"(%968, %966, %969) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%971 = "stablehlo.multiply"(%970, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%972 = "stablehlo.and"(%172, %462) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%973 = "stablehlo.broadcast_in_dim"(%972) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%974 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%975 = "stablehlo.select"(%973, %971, %974) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%976 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%980 = "stablehlo.reduce"(%975, %976) ({
^bb0(%977: tensor<f32>, %978: tensor<f32>):
%979 = "stablehlo.add"(%977, %978) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%979) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%981 = "stablehlo.multiply"(%179, %467) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%982 = "stablehlo.multiply"(%980, %981) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%983 = "stablehlo.add"(%959, %982) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%984 = "stablehlo.multiply"(%177, %469) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%985 = "stablehlo.multiply"(%980, %984) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%986 = "stablehlo.add"(%962, %985) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%987 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%988 = "stablehlo.multiply"(%232, %987) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%989 = "stablehlo.add"(%988, %302) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%990 = "stablehlo.gather"(%470, %989) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%991 = "stablehlo.and"(%229, %299) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%992 = "stablehlo.broadcast_in_dim"(%991) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%993 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%994 = "stablehlo.select"(%992, %990, %993) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%995 = "stablehlo.multiply"(%994, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%996 = "stablehlo.and"(%229, %299) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%997 = "stablehlo.broadcast_in_dim"(%996) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%998 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%999 = "stablehlo.select"(%997, %995, %998) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%1000 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%1004 = "stablehlo.reduce"(%999, %1000) ({
^bb0(%1001: tensor<f32>, %1002: tensor<f32>):
%1003 = "stablehlo.add"(%1001, %1002) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%1003) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%1005 = "stablehlo.multiply"(%236, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1006 = "stablehlo.multiply"(%1004, %1005) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1007 = "stablehlo.add"(%983, %1006) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1008 = "stablehlo.multiply"(%234, %306) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1009 = "stablehlo.multiply"(%1004, %1008) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1010 = "stablehlo.add"(%986, %1009) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1011 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%1012 = "stablehlo.multiply"(%232, %1011) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%1013 = "stablehlo.add"(%1012, %355) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%1014 = "stablehlo.gather"(%470, %1013) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%1015 = "stablehlo.and"(%229, %352) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%1016 = "stablehlo.broadcast_in_dim"(%1015) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%1017 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%1018 = "stablehlo.select"(%1016, %1014, %1017) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%1019 = "stablehlo.multiply"(%1018, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%1020 = "stablehlo.and"(%229, %352) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%1021 = "stablehlo.broadcast_in_dim"(%1020) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%1022 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%1023 = "stablehlo.select"(%1021, %1019, %1022) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%1024 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%1028 = "stablehlo.reduce"(%1023, %1024) ({
^bb0(%1025: tensor<f32>, %1026: tensor<f32>):
%1027 = "stablehlo.add"(%1025, %1026) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%1027) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%1029 = "stablehlo.multiply"(%236, %357) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1030 = "stablehlo.multiply"(%1028, %1029) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1031 = "stablehlo.add"(%1007, %1030) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1032 = "stablehlo.multiply"(%234, %359) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1033 = "stablehlo.multiply"(%1028, %1032) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1034 = "stablehlo.add"(%1010, %1033) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1035 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%1036 = "stablehlo.multiply"(%232, %1035) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%1037 = "stablehlo.add"(%1036, %408) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%1038 = "stablehlo.gather"(%470, %1037) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%1039 = "stablehlo.and"(%229, %405) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%1040 = "stablehlo.broadcast_in_dim"(%1039) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%1041 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%1042 = "stablehlo.select"(%1040, %1038, %1041) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%1043 = "stablehlo.multiply"(%1042, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%1044 = "stablehlo.and"(%229, %405) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%1045 = "stablehlo.broadcast_in_dim"(%1044) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%1046 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%1047 = "stablehlo.select"(%1045, %1043, %1046) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%1048 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%1052 = "stablehlo.reduce"(%1047, %1048) ({
^bb0(%1049: tensor<f32>, %1050: tensor<f32>):
%1051 = "stablehlo.add"(%1049, %1050) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%1051) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%1053 = "stablehlo.multiply"(%236, %410) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1054 = "stablehlo.multiply"(%1052, %1053) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1055 = "stablehlo.add"(%1031, %1054) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1056 = "stablehlo.multiply"(%234, %412) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1057 = "stablehlo.multiply"(%1052, %1056) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1058 = "stablehlo.add"(%1034, %1057) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1059 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%1060 = "stablehlo.multiply"(%232, %1059) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%1061 = "stablehlo.add"(%1060, %465) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%1062 = "stablehlo.gather"(%470, %1061) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%1063 = "stablehlo.and"(%229, %462) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%1064 = "stablehlo.broadcast_in_dim"(%1063) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%1065 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%1066 = "stablehlo.select"(%1064, %1062, %1065) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%1067 = "stablehlo.multiply"(%1066, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%1068 = "stablehlo.and"(%229, %462) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%1069 = "stablehlo.broadcast_in_dim"(%1068) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%1070 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%1071 = "stablehlo.select"(%1069, %1067, %1070) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%1072 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%1076 = "stablehlo.reduce"(%1071, %1072) ({
^bb0(%1073: tensor<f32>, %1074: tensor<f32>):
%1075 = "stablehlo.add"(%1073, %1074) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%1075) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%1077 = "stablehlo.multiply"(%236, %467) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1078 = "stablehlo.multiply"(%1076, %1077) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1079 = "stablehlo.add"(%1055, %1078) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1080 = "stablehlo.multiply"(%234, %469) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1081 = "stablehlo.multiply"(%1076, %1080) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1082 = "stablehlo.add"(%1058, %1081) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%1083 = "stablehlo.reshape"(%1082) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%1084 = "stablehlo.reshape"(%1079) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%1085 = "stablehlo.concatenate"(%1083, %1084) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%1086 = "stablehlo.reshape"(%1085) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %697, %1086 : tensor<2x3x4x5xf32>, tensor<2x3x2x2xf32>
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
%99 = "stablehlo.and"(%26, %70) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%102 = "stablehlo.select"(%100, %98, %101) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%103 = "stablehlo.multiply"(%102, %93) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%104 = "stablehlo.and"(%26, %70) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%107 = "stablehlo.select"(%105, %103, %106) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%112 = "stablehlo.reduce"(%107, %108) ({
^bb0(%109: tensor<f32>, %110: tensor<f32>):
%111 = "stablehlo.add"(%109, %110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%111) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%113 = "stablehlo.multiply"(%33, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%114 = "stablehlo.multiply"(%112, %113) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%115 = "stablehlo.add"(%94, %114) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%116 = "stablehlo.multiply"(%31, %77) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%117 = "stablehlo.multiply"(%112, %116) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%118 = "stablehlo.add"(%94, %117) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%119 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%120 = "stablehlo.multiply"(%29, %119) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%121 = "stablehlo.add"(%120, %87) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%122 = "stablehlo.gather"(%92, %121) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%123 = "stablehlo.and"(%26, %84) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%126 = "stablehlo.select"(%124, %122, %125) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%127 = "stablehlo.multiply"(%126, %93) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%128 = "stablehlo.and"(%26, %84) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%129 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%131 = "stablehlo.select"(%129, %127, %130) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%136 = "stablehlo.reduce"(%131, %132) ({
^bb0(%133: tensor<f32>, %134: tensor<f32>):
%135 = "stablehlo.add"(%133, %134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%135) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%137 = "stablehlo.multiply"(%33, %89) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%138 = "stablehlo.multiply"(%136, %137) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%139 = "stablehlo.add"(%115, %138) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%140 = "stablehlo.multiply"(%31, %91) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%141 = "stablehlo.multiply"(%136, %140) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%142 = "stablehlo.add"(%118, %141) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%143 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%144 = "stablehlo.multiply"(%43, %143) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%145 = "stablehlo.add"(%144, %73) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%146 = "stablehlo.gather"(%92, %145) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%147 = "stablehlo.and"(%40, %70) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%148 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%149 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%150 = "stablehlo.select"(%148, %146, %149) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%151 = "stablehlo.multiply"(%150, %93) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%152 = "stablehlo.and"(%40, %70) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%153 = "stablehlo.broadcast_in_dim"(%152) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%155 = "stablehlo.select"(%153, %151, %154) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%160 = "stablehlo.reduce"(%155, %156) ({
^bb0(%157: tensor<f32>, %158: tensor<f32>):
%159 = "stablehlo.add"(%157, %158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%159) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%161 = "stablehlo.multiply"(%47, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%162 = "stablehlo.multiply"(%160, %161) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%163 = "stablehlo.add"(%139, %162) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%164 = "stablehlo.multiply"(%45, %77) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%165 = "stablehlo.multiply"(%160, %164) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%166 = "stablehlo.add"(%142, %165) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%167 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%168 = "stablehlo.multiply"(%43, %167) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%169 = "stablehlo.add"(%168, %87) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%170 = "stablehlo.gather"(%92, %169) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%171 = "stablehlo.and"(%40, %84) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%172 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%173 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%174 = "stablehlo.select"(%172, %170, %173) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%175 = "stablehlo.multiply"(%174, %93) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%176 = "stablehlo.and"(%40, %84) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%177 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%179 = "stablehlo.select"(%177, %175, %178) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%184 = "stablehlo.reduce"(%179, %180) ({
^bb0(%181: tensor<f32>, %182: tensor<f32>):
%183 = "stablehlo.add"(%181, %182) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%183) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x6xf32>
%185 = "stablehlo.multiply"(%47, %89) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%186 = "stablehlo.multiply"(%184, %185) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%187 = "stablehlo.add"(%163, %186) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%188 = "stablehlo.multiply"(%45, %91) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%189 = "stablehlo.multiply"(%184, %188) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%190 = "stablehlo.add"(%166, %189) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%191 = "stablehlo.reshape"(%190) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%192 = "stablehlo.reshape"(%187) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
%193 = "stablehlo.concatenate"(%191, %192) {dimension = 2 : i64} : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x2xf32>
%194 = "stablehlo.reshape"(%193) : (tensor<2x6x2xf32>) -> tensor<2x3x2x2xf32>
return %194 : tensor<2x3x2x2xf32>
}
}

