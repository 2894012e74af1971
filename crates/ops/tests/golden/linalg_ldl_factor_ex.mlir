// f32[5,5]
module @example {
func.func public @main(%0: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xi32>, tensor<i32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
%5 = "stablehlo.select"(%3, %0, %4) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
%7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
%8 = "stablehlo.transpose"(%5) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
%9 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%10 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%11 = "stablehlo.select"(%10, %5, %8) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%12 = "stablehlo.select"(%9, %0, %11) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%13 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%264, %265, %266, %267, %268 = "stablehlo.while"(%16, %12, %14, %15, %13) ({
^bb0(%17: tensor<i32>, %18: tensor<5x5xf32>, %19: tensor<5xi32>, %20: tensor<i32>, %21: tensor<i1>):
%22 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.compare"(%17, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%23) : (tensor<i1>) -> ()
}, {
^bb0(%24: tensor<i32>, %25: tensor<5x5xf32>, %26: tensor<5xi32>, %27: tensor<i32>, %28: tensor<i1>):
%29 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%30 = "stablehlo.add"(%24, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%31 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x1xi32>
%32 = "stablehlo.gather"(%25, %31) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x5xf32>, tensor<5x1xi32>) -> tensor<5x1xf32>
%33 = "stablehlo.reshape"(%32) : (tensor<5x1xf32>) -> tensor<5xf32>
%34 = "stablehlo.abs"(%33) : (tensor<5xf32>) -> tensor<5xf32>
%35 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%36 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%37 = "stablehlo.gather"(%34, %36) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<5xf32>, tensor<1xi32>) -> tensor<1xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<1xf32>) -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%40 = "stablehlo.compare"(%35, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%41 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%42 = "stablehlo.select"(%40, %34, %41) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%43 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.reduce"(%42, %43) ({
^bb0(%44: tensor<f32>, %45: tensor<f32>):
%46 = "stablehlo.maximum"(%44, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%46) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
%48 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%49 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%50 = "stablehlo.compare"(%42, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%51 = "stablehlo.and"(%50, %40) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%52 = "stablehlo.constant"() {value = dense<4> : tensor<5xi32>} : () -> tensor<5xi32>
%53 = "stablehlo.select"(%51, %48, %52) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%55 = "stablehlo.maximum"(%47, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%56 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%60 = "stablehlo.reduce"(%53, %56) ({
^bb0(%57: tensor<i32>, %58: tensor<i32>):
%59 = "stablehlo.minimum"(%57, %58) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%59) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
%61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x1xi32>
%62 = "stablehlo.gather"(%25, %61) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x5xf32>, tensor<5x1xi32>) -> tensor<5x1xf32>
%63 = "stablehlo.reshape"(%62) : (tensor<5x1xf32>) -> tensor<5xf32>
%64 = "stablehlo.abs"(%63) : (tensor<5xf32>) -> tensor<5xf32>
%65 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%66 = "stablehlo.compare"(%35, %65) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%67 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%68 = "stablehlo.compare"(%35, %67) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%69 = "stablehlo.and"(%66, %68) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%70 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%71 = "stablehlo.select"(%69, %64, %70) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%72 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%76 = "stablehlo.reduce"(%71, %72) ({
^bb0(%73: tensor<f32>, %74: tensor<f32>):
%75 = "stablehlo.maximum"(%73, %74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%75) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
%77 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%78 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%79 = "stablehlo.compare"(%71, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%80 = "stablehlo.and"(%79, %69) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%81 = "stablehlo.constant"() {value = dense<4> : tensor<5xi32>} : () -> tensor<5xi32>
%82 = "stablehlo.select"(%80, %77, %81) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%84 = "stablehlo.maximum"(%76, %83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%85 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%89 = "stablehlo.reduce"(%82, %85) ({
^bb0(%86: tensor<i32>, %87: tensor<i32>):
%88 = "stablehlo.minimum"(%86, %87) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%88) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
%90 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%91 = "stablehlo.gather"(%64, %90) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<5xf32>, tensor<1xi32>) -> tensor<1xf32>
%92 = "stablehlo.reshape"(%91) : (tensor<1xf32>) -> tensor<f32>
%93 = "stablehlo.maximum"(%38, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%95 = "stablehlo.compare"(%93, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%96 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.multiply"(%55, %96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%98 = "stablehlo.compare"(%38, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%99 = "stablehlo.or"(%95, %98) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%100 = "stablehlo.divide"(%55, %84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%101 = "stablehlo.multiply"(%55, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%102 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<f32>} : () -> tensor<f32>
%103 = "stablehlo.multiply"(%101, %102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%104 = "stablehlo.compare"(%38, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%105 = "stablehlo.or"(%99, %104) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%106 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<f32>} : () -> tensor<f32>
%107 = "stablehlo.multiply"(%84, %106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%108 = "stablehlo.compare"(%92, %107) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%109 = "stablehlo.or"(%105, %108) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%110 = "stablehlo.select"(%105, %24, %60) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%111 = "stablehlo.not"(%109) : (tensor<i1>) -> tensor<i1>
%112 = "stablehlo.not"(%28) : (tensor<i1>) -> tensor<i1>
%113 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%114 = "stablehlo.add"(%24, %113) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%115 = "stablehlo.select"(%111, %114, %24) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%116 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%117 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%118 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%119 = "stablehlo.compare"(%116, %117) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%120 = "stablehlo.compare"(%116, %118) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%121 = "stablehlo.select"(%120, %117, %116) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%122 = "stablehlo.select"(%119, %118, %121) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x5xi32>
%124 = "stablehlo.gather"(%25, %123) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x5xf32>, tensor<5x5xi32>) -> tensor<5x5xf32>
%125 = "stablehlo.transpose"(%124) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
%126 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x5xi32>
%127 = "stablehlo.gather"(%125, %126) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x5xf32>, tensor<5x5xi32>) -> tensor<5x5xf32>
%128 = "stablehlo.transpose"(%127) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
%129 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
%130 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
%131 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%132 = "stablehlo.compare"(%129, %131) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%133 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%134 = "stablehlo.compare"(%130, %133) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%135 = "stablehlo.and"(%132, %134) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
%136 = "stablehlo.select"(%135, %128, %25) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%137 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%138 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%139 = "stablehlo.add"(%24, %138) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%140 = "stablehlo.minimum"(%139, %137) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%141 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x1xi32>
%142 = "stablehlo.gather"(%136, %141) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x5xf32>, tensor<5x1xi32>) -> tensor<5x1xf32>
%143 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x1xi32>
%144 = "stablehlo.gather"(%136, %143) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x5xf32>, tensor<5x1xi32>) -> tensor<5x1xf32>
%145 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
%146 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
%147 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%148 = "stablehlo.gather"(%142, %147) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%149 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1x1xi1>
%150 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%151 = "stablehlo.select"(%149, %150, %148) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%152 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%153 = "stablehlo.divide"(%142, %152) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%154 = "stablehlo.broadcast_in_dim"(%153) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
%155 = "stablehlo.transpose"(%142) {permutation = array<i64: 1, 0>} : (tensor<5x1xf32>) -> tensor<1x5xf32>
%156 = "stablehlo.broadcast_in_dim"(%155) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<5x5xf32>
%157 = "stablehlo.multiply"(%154, %156) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%158 = "stablehlo.subtract"(%136, %157) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%159 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%160 = "stablehlo.compare"(%145, %159) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%161 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%162 = "stablehlo.compare"(%146, %161) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%163 = "stablehlo.and"(%160, %162) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
%164 = "stablehlo.select"(%163, %158, %136) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%165 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%166 = "stablehlo.compare"(%145, %165) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%167 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%168 = "stablehlo.compare"(%146, %167) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%169 = "stablehlo.and"(%166, %168) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
%170 = "stablehlo.broadcast_in_dim"(%153) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
%171 = "stablehlo.select"(%169, %170, %164) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%172 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%173 = "stablehlo.gather"(%142, %172) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%174 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%175 = "stablehlo.gather"(%142, %174) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%176 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%177 = "stablehlo.gather"(%144, %176) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%178 = "stablehlo.transpose"(%175) {permutation = array<i64: 1, 0>} : (tensor<1x1xf32>) -> tensor<1x1xf32>
%179 = "stablehlo.divide"(%173, %178) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%180 = "stablehlo.divide"(%177, %175) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%181 = "stablehlo.multiply"(%179, %180) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%182 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%183 = "stablehlo.subtract"(%181, %182) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%184 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%185 = "stablehlo.divide"(%142, %184) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%186 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%187 = "stablehlo.divide"(%144, %186) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%188 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%189 = "stablehlo.multiply"(%188, %185) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%190 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%191 = "stablehlo.divide"(%144, %190) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%192 = "stablehlo.subtract"(%189, %191) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%193 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%194 = "stablehlo.divide"(%192, %193) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%195 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%196 = "stablehlo.multiply"(%195, %187) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%197 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%198 = "stablehlo.divide"(%142, %197) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%199 = "stablehlo.subtract"(%196, %198) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%200 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%201 = "stablehlo.divide"(%199, %200) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%202 = "stablehlo.broadcast_in_dim"(%194) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
%203 = "stablehlo.transpose"(%142) {permutation = array<i64: 1, 0>} : (tensor<5x1xf32>) -> tensor<1x5xf32>
%204 = "stablehlo.broadcast_in_dim"(%203) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<5x5xf32>
%205 = "stablehlo.multiply"(%202, %204) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%206 = "stablehlo.subtract"(%136, %205) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%207 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
%208 = "stablehlo.transpose"(%144) {permutation = array<i64: 1, 0>} : (tensor<5x1xf32>) -> tensor<1x5xf32>
%209 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<5x5xf32>
%210 = "stablehlo.multiply"(%207, %209) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%211 = "stablehlo.subtract"(%206, %210) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%212 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%213 = "stablehlo.add"(%24, %212) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%214 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%215 = "stablehlo.compare"(%145, %214) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%216 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%217 = "stablehlo.compare"(%146, %216) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%218 = "stablehlo.and"(%215, %217) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
%219 = "stablehlo.select"(%218, %211, %136) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%220 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%221 = "stablehlo.compare"(%145, %220) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%222 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%223 = "stablehlo.compare"(%146, %222) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%224 = "stablehlo.and"(%221, %223) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
%225 = "stablehlo.broadcast_in_dim"(%194) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
%226 = "stablehlo.select"(%224, %225, %219) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%227 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%228 = "stablehlo.compare"(%145, %227) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%229 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%230 = "stablehlo.compare"(%146, %229) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%231 = "stablehlo.and"(%228, %230) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
%232 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
%233 = "stablehlo.select"(%231, %232, %226) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%234 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x5xi1>
%235 = "stablehlo.select"(%234, %233, %171) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%236 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%237 = "stablehlo.and"(%95, %112) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%238 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%239 = "stablehlo.compare"(%27, %238) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%240 = "stablehlo.and"(%237, %239) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%241 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x5xi1>
%242 = "stablehlo.select"(%241, %235, %25) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%243 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%244 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%245 = "stablehlo.add"(%110, %244) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%246 = "stablehlo.negate"(%245) : (tensor<i32>) -> tensor<i32>
%247 = "stablehlo.select"(%111, %246, %245) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%248 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%249 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%250 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
%251 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
%252 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%253 = "stablehlo.add"(%248, %252) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%254 = "stablehlo.compare"(%243, %253) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%255 = "stablehlo.and"(%254, %251) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%256 = "stablehlo.compare"(%243, %248) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%257 = "stablehlo.or"(%256, %255) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%258 = "stablehlo.not"(%250) : (tensor<5xi1>) -> tensor<5xi1>
%259 = "stablehlo.and"(%257, %258) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%260 = "stablehlo.select"(%259, %249, %26) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%261 = "stablehlo.add"(%24, %236) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%262 = "stablehlo.select"(%240, %261, %27) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%263 = "stablehlo.and"(%112, %111) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%30, %242, %260, %262, %263) : (tensor<i32>, tensor<5x5xf32>, tensor<5xi32>, tensor<i32>, tensor<i1>) -> ()
}) : (tensor<i32>, tensor<5x5xf32>, tensor<5xi32>, tensor<i32>, tensor<i1>) -> (tensor<i32>, tensor<5x5xf32>, tensor<5xi32>, tensor<i32>, tensor<i1>)
%269 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
%270 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
%271 = "stablehlo.compare"(%269, %270) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%272 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
%273 = "stablehlo.select"(%271, %265, %272) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
return %273, %266, %267 : tensor<5x5xf32>, tensor<5xi32>, tensor<i32>
}
}

// f64[3,6,6]
module @example {
func.func public @main(%0: tensor<3x6x6xf64>) -> (tensor<3x6x6xf64>, tensor<3x6xi32>, tensor<3xi32>) {
%1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6x6xi32>
%2 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x6x6xi32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6x6xf64>} : () -> tensor<3x6x6xf64>
%5 = "stablehlo.select"(%3, %0, %4) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6x6xi32>
%7 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x6x6xi32>
%8 = "stablehlo.transpose"(%5) {permutation = array<i64: 0, 2, 1>} : (tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%9 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%10 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%11 = "stablehlo.select"(%10, %5, %8) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%12 = "stablehlo.select"(%9, %0, %11) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%13 = "stablehlo.constant"() {value = dense<false> : tensor<3xi1>} : () -> tensor<3xi1>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%267, %268, %269, %270, %271 = "stablehlo.while"(%16, %12, %14, %15, %13) ({
^bb0(%17: tensor<i32>, %18: tensor<3x6x6xf64>, %19: tensor<3x6xi32>, %20: tensor<3xi32>, %21: tensor<3xi1>):
%22 = "stablehlo.constant"() {value = dense<6> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.compare"(%17, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%23) : (tensor<i1>) -> ()
}, {
^bb0(%24: tensor<i32>, %25: tensor<3x6x6xf64>, %26: tensor<3x6xi32>, %27: tensor<3xi32>, %28: tensor<3xi1>):
%29 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%30 = "stablehlo.add"(%24, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%31 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6x1xi32>
%33 = "stablehlo.gather"(%25, %32) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x6xf64>, tensor<3x6x1xi32>) -> tensor<3x6x1xf64>
%34 = "stablehlo.reshape"(%33) : (tensor<3x6x1xf64>) -> tensor<3x6xf64>
%35 = "stablehlo.abs"(%34) : (tensor<3x6xf64>) -> tensor<3x6xf64>
%36 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%37 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x1xi32>
%38 = "stablehlo.gather"(%35, %37) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x6xf64>, tensor<3x1xi32>) -> tensor<3x1xf64>
%39 = "stablehlo.reshape"(%38) : (tensor<3x1xf64>) -> tensor<3xf64>
%40 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6xi32>
%41 = "stablehlo.compare"(%36, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%42 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3x6xf64>} : () -> tensor<3x6xf64>
%43 = "stablehlo.select"(%41, %35, %42) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
%44 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%48 = "stablehlo.reduce"(%43, %44) ({
^bb0(%45: tensor<f64>, %46: tensor<f64>):
%47 = "stablehlo.maximum"(%45, %46) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%47) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x6xf64>, tensor<f64>) -> tensor<3xf64>
%49 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%50 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf64>) -> tensor<3x6xf64>
%51 = "stablehlo.compare"(%43, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
%52 = "stablehlo.and"(%51, %41) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%53 = "stablehlo.constant"() {value = dense<5> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%54 = "stablehlo.select"(%52, %49, %53) : (tensor<3x6xi1>, tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf64>} : () -> tensor<3xf64>
%56 = "stablehlo.maximum"(%48, %55) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%57 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%61 = "stablehlo.reduce"(%54, %57) ({
^bb0(%58: tensor<i32>, %59: tensor<i32>):
%60 = "stablehlo.minimum"(%58, %59) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%60) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x6xi32>, tensor<i32>) -> tensor<3xi32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6x1xi32>
%63 = "stablehlo.gather"(%25, %62) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x6xf64>, tensor<3x6x1xi32>) -> tensor<3x6x1xf64>
%64 = "stablehlo.reshape"(%63) : (tensor<3x6x1xf64>) -> tensor<3x6xf64>
%65 = "stablehlo.abs"(%64) : (tensor<3x6xf64>) -> tensor<3x6xf64>
%66 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6xi32>
%67 = "stablehlo.compare"(%36, %66) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%68 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%69 = "stablehlo.compare"(%36, %68) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%70 = "stablehlo.and"(%67, %69) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%71 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3x6xf64>} : () -> tensor<3x6xf64>
%72 = "stablehlo.select"(%70, %65, %71) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
%73 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%77 = "stablehlo.reduce"(%72, %73) ({
^bb0(%74: tensor<f64>, %75: tensor<f64>):
%76 = "stablehlo.maximum"(%74, %75) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%76) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x6xf64>, tensor<f64>) -> tensor<3xf64>
%78 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%79 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf64>) -> tensor<3x6xf64>
%80 = "stablehlo.compare"(%72, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
%81 = "stablehlo.and"(%80, %70) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%82 = "stablehlo.constant"() {value = dense<5> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%83 = "stablehlo.select"(%81, %78, %82) : (tensor<3x6xi1>, tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf64>} : () -> tensor<3xf64>
%85 = "stablehlo.maximum"(%77, %84) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%86 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%90 = "stablehlo.reduce"(%83, %86) ({
^bb0(%87: tensor<i32>, %88: tensor<i32>):
%89 = "stablehlo.minimum"(%87, %88) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%89) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x6xi32>, tensor<i32>) -> tensor<3xi32>
%91 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x1xi32>
%92 = "stablehlo.gather"(%65, %91) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x6xf64>, tensor<3x1xi32>) -> tensor<3x1xf64>
%93 = "stablehlo.reshape"(%92) : (tensor<3x1xf64>) -> tensor<3xf64>
%94 = "stablehlo.maximum"(%39, %56) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf64>} : () -> tensor<3xf64>
%96 = "stablehlo.compare"(%94, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%97 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<3xf64>} : () -> tensor<3xf64>
%98 = "stablehlo.multiply"(%56, %97) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%99 = "stablehlo.compare"(%39, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%100 = "stablehlo.or"(%96, %99) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%101 = "stablehlo.divide"(%56, %85) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%102 = "stablehlo.multiply"(%56, %101) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%103 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<3xf64>} : () -> tensor<3xf64>
%104 = "stablehlo.multiply"(%102, %103) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%105 = "stablehlo.compare"(%39, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%106 = "stablehlo.or"(%100, %105) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%107 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<3xf64>} : () -> tensor<3xf64>
%108 = "stablehlo.multiply"(%85, %107) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%109 = "stablehlo.compare"(%93, %108) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%110 = "stablehlo.or"(%106, %109) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%111 = "stablehlo.select"(%106, %31, %61) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%112 = "stablehlo.not"(%110) : (tensor<3xi1>) -> tensor<3xi1>
%113 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%114 = "stablehlo.not"(%28) : (tensor<3xi1>) -> tensor<3xi1>
%115 = "stablehlo.constant"() {value = dense<1> : tensor<3xi32>} : () -> tensor<3xi32>
%116 = "stablehlo.add"(%113, %115) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%117 = "stablehlo.select"(%112, %116, %113) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%118 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%119 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%120 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%121 = "stablehlo.compare"(%118, %119) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%122 = "stablehlo.compare"(%118, %120) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%123 = "stablehlo.select"(%122, %119, %118) : (tensor<3x6xi1>, tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%124 = "stablehlo.select"(%121, %120, %123) : (tensor<3x6xi1>, tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%125 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x6xi32>) -> tensor<3x6x6xi32>
%126 = "stablehlo.gather"(%25, %125) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x6xf64>, tensor<3x6x6xi32>) -> tensor<3x6x6xf64>
%127 = "stablehlo.transpose"(%126) {permutation = array<i64: 0, 2, 1>} : (tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%128 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x6xi32>) -> tensor<3x6x6xi32>
%129 = "stablehlo.gather"(%127, %128) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x6xf64>, tensor<3x6x6xi32>) -> tensor<3x6x6xf64>
%130 = "stablehlo.transpose"(%129) {permutation = array<i64: 0, 2, 1>} : (tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%131 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6x6xi32>
%132 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x6x6xi32>
%133 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%134 = "stablehlo.compare"(%131, %133) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%135 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%136 = "stablehlo.compare"(%132, %135) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%137 = "stablehlo.and"(%134, %136) : (tensor<3x6x6xi1>, tensor<3x6x6xi1>) -> tensor<3x6x6xi1>
%138 = "stablehlo.select"(%137, %130, %25) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%139 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%140 = "stablehlo.constant"() {value = dense<5> : tensor<3xi32>} : () -> tensor<3xi32>
%141 = "stablehlo.constant"() {value = dense<1> : tensor<3xi32>} : () -> tensor<3xi32>
%142 = "stablehlo.add"(%139, %141) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%143 = "stablehlo.minimum"(%142, %140) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%144 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6x1xi32>
%145 = "stablehlo.gather"(%138, %144) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x6xf64>, tensor<3x6x1xi32>) -> tensor<3x6x1xf64>
%146 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6x1xi32>
%147 = "stablehlo.gather"(%138, %146) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x6xf64>, tensor<3x6x1xi32>) -> tensor<3x6x1xf64>
%148 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6x6xi32>
%149 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x6x6xi32>
%150 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x1x1xi32>
%151 = "stablehlo.gather"(%145, %150) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x1xf64>, tensor<3x1x1xi32>) -> tensor<3x1x1xf64>
%152 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi1>) -> tensor<3x1x1xi1>
%153 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x1x1xf64>} : () -> tensor<3x1x1xf64>
%154 = "stablehlo.select"(%152, %153, %151) : (tensor<3x1x1xi1>, tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xf64>
%155 = "stablehlo.broadcast_in_dim"(%154) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x1xf64>) -> tensor<3x6x1xf64>
%156 = "stablehlo.divide"(%145, %155) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%157 = "stablehlo.broadcast_in_dim"(%156) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x6xf64>
%158 = "stablehlo.transpose"(%145) {permutation = array<i64: 0, 2, 1>} : (tensor<3x6x1xf64>) -> tensor<3x1x6xf64>
%159 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x6xf64>) -> tensor<3x6x6xf64>
%160 = "stablehlo.multiply"(%157, %159) : (tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%161 = "stablehlo.subtract"(%138, %160) : (tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%162 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%163 = "stablehlo.compare"(%148, %162) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%164 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%165 = "stablehlo.compare"(%149, %164) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%166 = "stablehlo.and"(%163, %165) : (tensor<3x6x6xi1>, tensor<3x6x6xi1>) -> tensor<3x6x6xi1>
%167 = "stablehlo.select"(%166, %161, %138) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%168 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%169 = "stablehlo.compare"(%148, %168) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%170 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%171 = "stablehlo.compare"(%149, %170) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%172 = "stablehlo.and"(%169, %171) : (tensor<3x6x6xi1>, tensor<3x6x6xi1>) -> tensor<3x6x6xi1>
%173 = "stablehlo.broadcast_in_dim"(%156) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x6xf64>
%174 = "stablehlo.select"(%172, %173, %167) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%175 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x1x1xi32>
%176 = "stablehlo.gather"(%145, %175) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x1xf64>, tensor<3x1x1xi32>) -> tensor<3x1x1xf64>
%177 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x1x1xi32>
%178 = "stablehlo.gather"(%145, %177) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x1xf64>, tensor<3x1x1xi32>) -> tensor<3x1x1xf64>
%179 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x1x1xi32>
%180 = "stablehlo.gather"(%147, %179) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x1xf64>, tensor<3x1x1xi32>) -> tensor<3x1x1xf64>
%181 = "stablehlo.transpose"(%178) {permutation = array<i64: 0, 2, 1>} : (tensor<3x1x1xf64>) -> tensor<3x1x1xf64>
%182 = "stablehlo.divide"(%176, %181) : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xf64>
%183 = "stablehlo.divide"(%180, %178) : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xf64>
%184 = "stablehlo.multiply"(%182, %183) : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xf64>
%185 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x1x1xf64>} : () -> tensor<3x1x1xf64>
%186 = "stablehlo.subtract"(%184, %185) : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xf64>
%187 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x1xf64>) -> tensor<3x6x1xf64>
%188 = "stablehlo.divide"(%145, %187) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%189 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x1xf64>) -> tensor<3x6x1xf64>
%190 = "stablehlo.divide"(%147, %189) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%191 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x1xf64>) -> tensor<3x6x1xf64>
%192 = "stablehlo.multiply"(%191, %188) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%193 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x1xf64>) -> tensor<3x6x1xf64>
%194 = "stablehlo.divide"(%147, %193) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%195 = "stablehlo.subtract"(%192, %194) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%196 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x1xf64>) -> tensor<3x6x1xf64>
%197 = "stablehlo.divide"(%195, %196) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%198 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x1xf64>) -> tensor<3x6x1xf64>
%199 = "stablehlo.multiply"(%198, %190) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%200 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x1xf64>) -> tensor<3x6x1xf64>
%201 = "stablehlo.divide"(%145, %200) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%202 = "stablehlo.subtract"(%199, %201) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%203 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x1xf64>) -> tensor<3x6x1xf64>
%204 = "stablehlo.divide"(%202, %203) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%205 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x6xf64>
%206 = "stablehlo.transpose"(%145) {permutation = array<i64: 0, 2, 1>} : (tensor<3x6x1xf64>) -> tensor<3x1x6xf64>
%207 = "stablehlo.broadcast_in_dim"(%206) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x6xf64>) -> tensor<3x6x6xf64>
%208 = "stablehlo.multiply"(%205, %207) : (tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%209 = "stablehlo.subtract"(%138, %208) : (tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%210 = "stablehlo.broadcast_in_dim"(%204) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x6xf64>
%211 = "stablehlo.transpose"(%147) {permutation = array<i64: 0, 2, 1>} : (tensor<3x6x1xf64>) -> tensor<3x1x6xf64>
%212 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x6xf64>) -> tensor<3x6x6xf64>
%213 = "stablehlo.multiply"(%210, %212) : (tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%214 = "stablehlo.subtract"(%209, %213) : (tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%215 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%216 = "stablehlo.add"(%24, %215) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%217 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%218 = "stablehlo.compare"(%148, %217) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%219 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%220 = "stablehlo.compare"(%149, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%221 = "stablehlo.and"(%218, %220) : (tensor<3x6x6xi1>, tensor<3x6x6xi1>) -> tensor<3x6x6xi1>
%222 = "stablehlo.select"(%221, %214, %138) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%223 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%224 = "stablehlo.compare"(%148, %223) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%225 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%226 = "stablehlo.compare"(%149, %225) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%227 = "stablehlo.and"(%224, %226) : (tensor<3x6x6xi1>, tensor<3x6x6xi1>) -> tensor<3x6x6xi1>
%228 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x6xf64>
%229 = "stablehlo.select"(%227, %228, %222) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%230 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%231 = "stablehlo.compare"(%148, %230) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%232 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%233 = "stablehlo.compare"(%149, %232) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%234 = "stablehlo.and"(%231, %233) : (tensor<3x6x6xi1>, tensor<3x6x6xi1>) -> tensor<3x6x6xi1>
%235 = "stablehlo.broadcast_in_dim"(%204) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x6xf64>
%236 = "stablehlo.select"(%234, %235, %229) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%237 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi1>) -> tensor<3x6x6xi1>
%238 = "stablehlo.select"(%237, %236, %174) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%239 = "stablehlo.constant"() {value = dense<1> : tensor<3xi32>} : () -> tensor<3xi32>
%240 = "stablehlo.and"(%96, %114) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%241 = "stablehlo.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
%242 = "stablehlo.compare"(%27, %241) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%243 = "stablehlo.and"(%240, %242) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%244 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi1>) -> tensor<3x6x6xi1>
%245 = "stablehlo.select"(%244, %238, %25) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%246 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%247 = "stablehlo.constant"() {value = dense<1> : tensor<3xi32>} : () -> tensor<3xi32>
%248 = "stablehlo.add"(%111, %247) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%249 = "stablehlo.negate"(%248) : (tensor<3xi32>) -> tensor<3xi32>
%250 = "stablehlo.select"(%112, %249, %248) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%251 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%252 = "stablehlo.broadcast_in_dim"(%250) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%253 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi1>) -> tensor<3x6xi1>
%254 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi1>) -> tensor<3x6xi1>
%255 = "stablehlo.constant"() {value = dense<1> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%256 = "stablehlo.add"(%251, %255) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%257 = "stablehlo.compare"(%246, %256) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%258 = "stablehlo.and"(%257, %254) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%259 = "stablehlo.compare"(%246, %251) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%260 = "stablehlo.or"(%259, %258) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%261 = "stablehlo.not"(%253) : (tensor<3x6xi1>) -> tensor<3x6xi1>
%262 = "stablehlo.and"(%260, %261) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%263 = "stablehlo.select"(%262, %252, %26) : (tensor<3x6xi1>, tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%264 = "stablehlo.add"(%113, %239) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%265 = "stablehlo.select"(%243, %264, %27) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%266 = "stablehlo.and"(%114, %112) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
"stablehlo.return"(%30, %245, %263, %265, %266) : (tensor<i32>, tensor<3x6x6xf64>, tensor<3x6xi32>, tensor<3xi32>, tensor<3xi1>) -> ()
}) : (tensor<i32>, tensor<3x6x6xf64>, tensor<3x6xi32>, tensor<3xi32>, tensor<3xi1>) -> (tensor<i32>, tensor<3x6x6xf64>, tensor<3x6xi32>, tensor<3xi32>, tensor<3xi1>)
%272 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6x6xi32>
%273 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x6x6xi32>
%274 = "stablehlo.compare"(%272, %273) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%275 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6x6xf64>} : () -> tensor<3x6x6xf64>
%276 = "stablehlo.select"(%274, %268, %275) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
return %276, %269, %270 : tensor<3x6x6xf64>, tensor<3x6xi32>, tensor<3xi32>
}
}

// c64[4,4]
module @example {
func.func public @main(%0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%4 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<4x4xcomplex<f32>>} : () -> tensor<4x4xcomplex<f32>>
%5 = "stablehlo.select"(%3, %0, %4) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%8 = "stablehlo.transpose"(%5) {permutation = array<i64: 1, 0>} : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%9 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%10 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%11 = "stablehlo.select"(%10, %5, %8) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%12 = "stablehlo.select"(%9, %0, %11) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%13 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%272, %273, %274, %275, %276 = "stablehlo.while"(%16, %12, %14, %15, %13) ({
^bb0(%17: tensor<i32>, %18: tensor<4x4xcomplex<f32>>, %19: tensor<4xi32>, %20: tensor<i32>, %21: tensor<i1>):
%22 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.compare"(%17, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%23) : (tensor<i1>) -> ()
}, {
^bb0(%24: tensor<i32>, %25: tensor<4x4xcomplex<f32>>, %26: tensor<4xi32>, %27: tensor<i32>, %28: tensor<i1>):
%29 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%30 = "stablehlo.add"(%24, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%31 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x1xi32>
%32 = "stablehlo.gather"(%25, %31) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>, tensor<4x1xi32>) -> tensor<4x1xcomplex<f32>>
%33 = "stablehlo.reshape"(%32) : (tensor<4x1xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%34 = "stablehlo.real"(%33) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%35 = "stablehlo.abs"(%34) : (tensor<4xf32>) -> tensor<4xf32>
%36 = "stablehlo.imag"(%33) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%37 = "stablehlo.abs"(%36) : (tensor<4xf32>) -> tensor<4xf32>
%38 = "stablehlo.add"(%35, %37) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%39 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%40 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%41 = "stablehlo.gather"(%38, %40) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<1xi32>) -> tensor<1xf32>
%42 = "stablehlo.reshape"(%41) : (tensor<1xf32>) -> tensor<f32>
%43 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%44 = "stablehlo.compare"(%39, %43) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%45 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%46 = "stablehlo.select"(%44, %38, %45) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%47 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%51 = "stablehlo.reduce"(%46, %47) ({
^bb0(%48: tensor<f32>, %49: tensor<f32>):
%50 = "stablehlo.maximum"(%48, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%50) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%52 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%53 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%54 = "stablehlo.compare"(%46, %53) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%55 = "stablehlo.and"(%54, %44) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%56 = "stablehlo.constant"() {value = dense<3> : tensor<4xi32>} : () -> tensor<4xi32>
%57 = "stablehlo.select"(%55, %52, %56) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%59 = "stablehlo.maximum"(%51, %58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%60 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%64 = "stablehlo.reduce"(%57, %60) ({
^bb0(%61: tensor<i32>, %62: tensor<i32>):
%63 = "stablehlo.minimum"(%61, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%63) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
%65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x1xi32>
%66 = "stablehlo.gather"(%25, %65) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>, tensor<4x1xi32>) -> tensor<4x1xcomplex<f32>>
%67 = "stablehlo.reshape"(%66) : (tensor<4x1xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%68 = "stablehlo.real"(%67) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%69 = "stablehlo.abs"(%68) : (tensor<4xf32>) -> tensor<4xf32>
%70 = "stablehlo.imag"(%67) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%71 = "stablehlo.abs"(%70) : (tensor<4xf32>) -> tensor<4xf32>
%72 = "stablehlo.add"(%69, %71) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%73 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%74 = "stablehlo.compare"(%39, %73) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%75 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%76 = "stablehlo.compare"(%39, %75) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%77 = "stablehlo.and"(%74, %76) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%78 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%79 = "stablehlo.select"(%77, %72, %78) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%80 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%84 = "stablehlo.reduce"(%79, %80) ({
^bb0(%81: tensor<f32>, %82: tensor<f32>):
%83 = "stablehlo.maximum"(%81, %82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%83) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%85 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%86 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%87 = "stablehlo.compare"(%79, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%88 = "stablehlo.and"(%87, %77) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%89 = "stablehlo.constant"() {value = dense<3> : tensor<4xi32>} : () -> tensor<4xi32>
%90 = "stablehlo.select"(%88, %85, %89) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%92 = "stablehlo.maximum"(%84, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%93 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%97 = "stablehlo.reduce"(%90, %93) ({
^bb0(%94: tensor<i32>, %95: tensor<i32>):
%96 = "stablehlo.minimum"(%94, %95) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%96) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
%98 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%99 = "stablehlo.gather"(%72, %98) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<1xi32>) -> tensor<1xf32>
%100 = "stablehlo.reshape"(%99) : (tensor<1xf32>) -> tensor<f32>
%101 = "stablehlo.maximum"(%42, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%103 = "stablehlo.compare"(%101, %102) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%104 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<f32>} : () -> tensor<f32>
%105 = "stablehlo.multiply"(%59, %104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%106 = "stablehlo.compare"(%42, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%107 = "stablehlo.or"(%103, %106) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%108 = "stablehlo.divide"(%59, %92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%109 = "stablehlo.multiply"(%59, %108) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%110 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<f32>} : () -> tensor<f32>
%111 = "stablehlo.multiply"(%109, %110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%112 = "stablehlo.compare"(%42, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%113 = "stablehlo.or"(%107, %112) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%114 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<f32>} : () -> tensor<f32>
%115 = "stablehlo.multiply"(%92, %114) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%116 = "stablehlo.compare"(%100, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%117 = "stablehlo.or"(%113, %116) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%118 = "stablehlo.select"(%113, %24, %64) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%119 = "stablehlo.not"(%117) : (tensor<i1>) -> tensor<i1>
%120 = "stablehlo.not"(%28) : (tensor<i1>) -> tensor<i1>
%121 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%122 = "stablehlo.add"(%24, %121) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%123 = "stablehlo.select"(%119, %122, %24) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%124 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%125 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%126 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%127 = "stablehlo.compare"(%124, %125) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%128 = "stablehlo.compare"(%124, %126) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%129 = "stablehlo.select"(%128, %125, %124) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%130 = "stablehlo.select"(%127, %126, %129) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x4xi32>
%132 = "stablehlo.gather"(%25, %131) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>, tensor<4x4xi32>) -> tensor<4x4xcomplex<f32>>
%133 = "stablehlo.transpose"(%132) {permutation = array<i64: 1, 0>} : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%134 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x4xi32>
%135 = "stablehlo.gather"(%133, %134) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>, tensor<4x4xi32>) -> tensor<4x4xcomplex<f32>>
%136 = "stablehlo.transpose"(%135) {permutation = array<i64: 1, 0>} : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%137 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%138 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%139 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%140 = "stablehlo.compare"(%137, %139) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%141 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%142 = "stablehlo.compare"(%138, %141) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%143 = "stablehlo.and"(%140, %142) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
%144 = "stablehlo.select"(%143, %136, %25) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%145 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%146 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%147 = "stablehlo.add"(%24, %146) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%148 = "stablehlo.minimum"(%147, %145) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%149 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x1xi32>
%150 = "stablehlo.gather"(%144, %149) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>, tensor<4x1xi32>) -> tensor<4x1xcomplex<f32>>
%151 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x1xi32>
%152 = "stablehlo.gather"(%144, %151) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>, tensor<4x1xi32>) -> tensor<4x1xcomplex<f32>>
%153 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%154 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%155 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%156 = "stablehlo.gather"(%150, %155) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x1xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
%157 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1x1xi1>
%158 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<1x1xcomplex<f32>>} : () -> tensor<1x1xcomplex<f32>>
%159 = "stablehlo.select"(%157, %158, %156) : (tensor<1x1xi1>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%160 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%161 = "stablehlo.divide"(%150, %160) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%162 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%163 = "stablehlo.transpose"(%150) {permutation = array<i64: 1, 0>} : (tensor<4x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%164 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%165 = "stablehlo.multiply"(%162, %164) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%166 = "stablehlo.subtract"(%144, %165) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%167 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%168 = "stablehlo.compare"(%153, %167) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%169 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%170 = "stablehlo.compare"(%154, %169) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%171 = "stablehlo.and"(%168, %170) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
%172 = "stablehlo.select"(%171, %166, %144) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%173 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%174 = "stablehlo.compare"(%153, %173) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%175 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%176 = "stablehlo.compare"(%154, %175) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%177 = "stablehlo.and"(%174, %176) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
%178 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%179 = "stablehlo.select"(%177, %178, %172) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%180 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%181 = "stablehlo.gather"(%150, %180) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x1xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
%182 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%183 = "stablehlo.gather"(%150, %182) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x1xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
%184 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%185 = "stablehlo.gather"(%152, %184) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x1xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
%186 = "stablehlo.transpose"(%183) {permutation = array<i64: 1, 0>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%187 = "stablehlo.divide"(%181, %186) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%188 = "stablehlo.divide"(%185, %183) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%189 = "stablehlo.multiply"(%187, %188) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%190 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<1x1xcomplex<f32>>} : () -> tensor<1x1xcomplex<f32>>
%191 = "stablehlo.subtract"(%189, %190) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%192 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%193 = "stablehlo.divide"(%150, %192) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%194 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%195 = "stablehlo.divide"(%152, %194) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%196 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%197 = "stablehlo.multiply"(%196, %193) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%198 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%199 = "stablehlo.divide"(%152, %198) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%200 = "stablehlo.subtract"(%197, %199) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%201 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%202 = "stablehlo.divide"(%200, %201) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%203 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%204 = "stablehlo.multiply"(%203, %195) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%205 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%206 = "stablehlo.divide"(%150, %205) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%207 = "stablehlo.subtract"(%204, %206) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%208 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%209 = "stablehlo.divide"(%207, %208) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%210 = "stablehlo.broadcast_in_dim"(%202) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%211 = "stablehlo.transpose"(%150) {permutation = array<i64: 1, 0>} : (tensor<4x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%212 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%213 = "stablehlo.multiply"(%210, %212) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%214 = "stablehlo.subtract"(%144, %213) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%215 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%216 = "stablehlo.transpose"(%152) {permutation = array<i64: 1, 0>} : (tensor<4x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%217 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%218 = "stablehlo.multiply"(%215, %217) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%219 = "stablehlo.subtract"(%214, %218) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%220 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%221 = "stablehlo.add"(%24, %220) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%222 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%223 = "stablehlo.compare"(%153, %222) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%224 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%225 = "stablehlo.compare"(%154, %224) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%226 = "stablehlo.and"(%223, %225) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
%227 = "stablehlo.select"(%226, %219, %144) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%228 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%229 = "stablehlo.compare"(%153, %228) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%230 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%231 = "stablehlo.compare"(%154, %230) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%232 = "stablehlo.and"(%229, %231) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
%233 = "stablehlo.broadcast_in_dim"(%202) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%234 = "stablehlo.select"(%232, %233, %227) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%235 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%236 = "stablehlo.compare"(%153, %235) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%237 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%238 = "stablehlo.compare"(%154, %237) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%239 = "stablehlo.and"(%236, %238) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
%240 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%241 = "stablehlo.select"(%239, %240, %234) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%242 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<4x4xi1>
%243 = "stablehlo.select"(%242, %241, %179) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%244 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%245 = "stablehlo.and"(%103, %120) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%246 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%247 = "stablehlo.compare"(%27, %246) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%248 = "stablehlo.and"(%245, %247) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%249 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<4x4xi1>
%250 = "stablehlo.select"(%249, %243, %25) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%251 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%252 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%253 = "stablehlo.add"(%118, %252) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%254 = "stablehlo.negate"(%253) : (tensor<i32>) -> tensor<i32>
%255 = "stablehlo.select"(%119, %254, %253) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%256 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%257 = "stablehlo.broadcast_in_dim"(%255) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%258 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<4xi1>
%259 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<4xi1>
%260 = "stablehlo.constant"() {value = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
%261 = "stablehlo.add"(%256, %260) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%262 = "stablehlo.compare"(%251, %261) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%263 = "stablehlo.and"(%262, %259) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%264 = "stablehlo.compare"(%251, %256) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%265 = "stablehlo.or"(%264, %263) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%266 = "stablehlo.not"(%258) : (tensor<4xi1>) -> tensor<4xi1>
%267 = "stablehlo.and"(%265, %266) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%268 = "stablehlo.select"(%267, %257, %26) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%269 = "stablehlo.add"(%24, %244) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%270 = "stablehlo.select"(%248, %269, %27) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%271 = "stablehlo.and"(%120, %119) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%30, %250, %268, %270, %271) : (tensor<i32>, tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>, tensor<i1>) -> ()
}) : (tensor<i32>, tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>, tensor<i1>) -> (tensor<i32>, tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>, tensor<i1>)
%277 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%278 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%279 = "stablehlo.compare"(%277, %278) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%280 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<4x4xcomplex<f32>>} : () -> tensor<4x4xcomplex<f32>>
%281 = "stablehlo.select"(%279, %273, %280) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %281, %274, %275 : tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>
}
}

// c128[2,5,5] hermitian=true
module @example {
func.func public @main(%0: tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>) {
%1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5x5xi32>
%2 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x5x5xi32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%4 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<2x5x5xcomplex<f64>>} : () -> tensor<2x5x5xcomplex<f64>>
%5 = "stablehlo.select"(%3, %0, %4) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5x5xi32>
%7 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x5x5xi32>
%8 = "stablehlo.real"(%5) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
%9 = "stablehlo.imag"(%5) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
%10 = "stablehlo.negate"(%9) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
%11 = "stablehlo.complex"(%8, %10) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
%12 = "stablehlo.transpose"(%11) {permutation = array<i64: 0, 2, 1>} : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%13 = "stablehlo.real"(%0) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
%14 = "stablehlo.imag"(%0) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5x5xf64>} : () -> tensor<2x5x5xf64>
%16 = "stablehlo.complex"(%13, %15) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
%17 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%18 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%19 = "stablehlo.select"(%18, %5, %12) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%20 = "stablehlo.select"(%17, %16, %19) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%21 = "stablehlo.constant"() {value = dense<false> : tensor<2xi1>} : () -> tensor<2xi1>
%22 = "stablehlo.constant"() {value = dense<0> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%24 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%299, %300, %301, %302, %303 = "stablehlo.while"(%24, %20, %22, %23, %21) ({
^bb0(%25: tensor<i32>, %26: tensor<2x5x5xcomplex<f64>>, %27: tensor<2x5xi32>, %28: tensor<2xi32>, %29: tensor<2xi1>):
%30 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
%31 = "stablehlo.compare"(%25, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%31) : (tensor<i1>) -> ()
}, {
^bb0(%32: tensor<i32>, %33: tensor<2x5x5xcomplex<f64>>, %34: tensor<2x5xi32>, %35: tensor<2xi32>, %36: tensor<2xi1>):
%37 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%38 = "stablehlo.add"(%32, %37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%39 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5x1xi32>
%41 = "stablehlo.gather"(%33, %40) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x1xi32>) -> tensor<2x5x1xcomplex<f64>>
%42 = "stablehlo.reshape"(%41) : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
%43 = "stablehlo.real"(%42) : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
%44 = "stablehlo.abs"(%43) : (tensor<2x5xf64>) -> tensor<2x5xf64>
%45 = "stablehlo.imag"(%42) : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
%46 = "stablehlo.abs"(%45) : (tensor<2x5xf64>) -> tensor<2x5xf64>
%47 = "stablehlo.add"(%44, %46) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi32>
%49 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x1xi32>
%50 = "stablehlo.gather"(%47, %49) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x5xf64>, tensor<2x1xi32>) -> tensor<2x1xf64>
%51 = "stablehlo.reshape"(%50) : (tensor<2x1xf64>) -> tensor<2xf64>
%52 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5xi32>
%53 = "stablehlo.compare"(%48, %52) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%54 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x5xf64>} : () -> tensor<2x5xf64>
%55 = "stablehlo.select"(%53, %47, %54) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
%56 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%60 = "stablehlo.reduce"(%55, %56) ({
^bb0(%57: tensor<f64>, %58: tensor<f64>):
%59 = "stablehlo.maximum"(%57, %58) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%59) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x5xf64>, tensor<f64>) -> tensor<2xf64>
%61 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi32>
%62 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf64>) -> tensor<2x5xf64>
%63 = "stablehlo.compare"(%55, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
%64 = "stablehlo.and"(%63, %53) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%65 = "stablehlo.constant"() {value = dense<4> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%66 = "stablehlo.select"(%64, %61, %65) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%68 = "stablehlo.maximum"(%60, %67) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%69 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%73 = "stablehlo.reduce"(%66, %69) ({
^bb0(%70: tensor<i32>, %71: tensor<i32>):
%72 = "stablehlo.minimum"(%70, %71) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%72) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x5xi32>, tensor<i32>) -> tensor<2xi32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5x1xi32>
%75 = "stablehlo.gather"(%33, %74) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x1xi32>) -> tensor<2x5x1xcomplex<f64>>
%76 = "stablehlo.reshape"(%75) : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
%77 = "stablehlo.real"(%76) : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
%78 = "stablehlo.abs"(%77) : (tensor<2x5xf64>) -> tensor<2x5xf64>
%79 = "stablehlo.imag"(%76) : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
%80 = "stablehlo.abs"(%79) : (tensor<2x5xf64>) -> tensor<2x5xf64>
%81 = "stablehlo.add"(%78, %80) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
%82 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5xi32>
%83 = "stablehlo.compare"(%48, %82) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%84 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5xi32>
%85 = "stablehlo.compare"(%48, %84) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%86 = "stablehlo.and"(%83, %85) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%87 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x5xf64>} : () -> tensor<2x5xf64>
%88 = "stablehlo.select"(%86, %81, %87) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
%89 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%93 = "stablehlo.reduce"(%88, %89) ({
^bb0(%90: tensor<f64>, %91: tensor<f64>):
%92 = "stablehlo.maximum"(%90, %91) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%92) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x5xf64>, tensor<f64>) -> tensor<2xf64>
%94 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi32>
%95 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf64>) -> tensor<2x5xf64>
%96 = "stablehlo.compare"(%88, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
%97 = "stablehlo.and"(%96, %86) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%98 = "stablehlo.constant"() {value = dense<4> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%99 = "stablehlo.select"(%97, %94, %98) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%101 = "stablehlo.maximum"(%93, %100) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%102 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%106 = "stablehlo.reduce"(%99, %102) ({
^bb0(%103: tensor<i32>, %104: tensor<i32>):
%105 = "stablehlo.minimum"(%103, %104) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%105) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x5xi32>, tensor<i32>) -> tensor<2xi32>
%107 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x1xi32>
%108 = "stablehlo.gather"(%81, %107) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x5xf64>, tensor<2x1xi32>) -> tensor<2x1xf64>
%109 = "stablehlo.reshape"(%108) : (tensor<2x1xf64>) -> tensor<2xf64>
%110 = "stablehlo.maximum"(%51, %68) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%112 = "stablehlo.compare"(%110, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
%113 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<2xf64>} : () -> tensor<2xf64>
%114 = "stablehlo.multiply"(%68, %113) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%115 = "stablehlo.compare"(%51, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
%116 = "stablehlo.or"(%112, %115) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%117 = "stablehlo.divide"(%68, %101) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%118 = "stablehlo.multiply"(%68, %117) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%119 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<2xf64>} : () -> tensor<2xf64>
%120 = "stablehlo.multiply"(%118, %119) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%121 = "stablehlo.compare"(%51, %120) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
%122 = "stablehlo.or"(%116, %121) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%123 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<2xf64>} : () -> tensor<2xf64>
%124 = "stablehlo.multiply"(%101, %123) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%125 = "stablehlo.compare"(%109, %124) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
%126 = "stablehlo.or"(%122, %125) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%127 = "stablehlo.select"(%122, %39, %73) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%128 = "stablehlo.not"(%126) : (tensor<2xi1>) -> tensor<2xi1>
%129 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%130 = "stablehlo.not"(%36) : (tensor<2xi1>) -> tensor<2xi1>
%131 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
%132 = "stablehlo.add"(%129, %131) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%133 = "stablehlo.select"(%128, %132, %129) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%134 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi32>
%135 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5xi32>
%136 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5xi32>
%137 = "stablehlo.compare"(%134, %135) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%138 = "stablehlo.compare"(%134, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%139 = "stablehlo.select"(%138, %135, %134) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%140 = "stablehlo.select"(%137, %136, %139) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%141 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x5xi32>) -> tensor<2x5x5xi32>
%142 = "stablehlo.gather"(%33, %141) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xi32>) -> tensor<2x5x5xcomplex<f64>>
%143 = "stablehlo.transpose"(%142) {permutation = array<i64: 0, 2, 1>} : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%144 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x5xi32>) -> tensor<2x5x5xi32>
%145 = "stablehlo.gather"(%143, %144) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xi32>) -> tensor<2x5x5xcomplex<f64>>
%146 = "stablehlo.transpose"(%145) {permutation = array<i64: 0, 2, 1>} : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%147 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5x5xi32>
%148 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x5x5xi32>
%149 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%150 = "stablehlo.compare"(%147, %149) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%151 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%152 = "stablehlo.compare"(%148, %151) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%153 = "stablehlo.and"(%150, %152) : (tensor<2x5x5xi1>, tensor<2x5x5xi1>) -> tensor<2x5x5xi1>
%154 = "stablehlo.select"(%153, %146, %33) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%155 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%156 = "stablehlo.constant"() {value = dense<4> : tensor<2xi32>} : () -> tensor<2xi32>
%157 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
%158 = "stablehlo.add"(%155, %157) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%159 = "stablehlo.minimum"(%158, %156) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%160 = "stablehlo.broadcast_in_dim"(%155) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5x1xi32>
%161 = "stablehlo.gather"(%154, %160) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x1xi32>) -> tensor<2x5x1xcomplex<f64>>
%162 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5x1xi32>
%163 = "stablehlo.gather"(%154, %162) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x1xi32>) -> tensor<2x5x1xcomplex<f64>>
%164 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5x5xi32>
%165 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x5x5xi32>
%166 = "stablehlo.broadcast_in_dim"(%155) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x1x1xi32>
%167 = "stablehlo.gather"(%161, %166) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x1xcomplex<f64>>, tensor<2x1x1xi32>) -> tensor<2x1x1xcomplex<f64>>
%168 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x1x1xi1>
%169 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<2x1x1xcomplex<f64>>} : () -> tensor<2x1x1xcomplex<f64>>
%170 = "stablehlo.select"(%168, %169, %167) : (tensor<2x1x1xi1>, tensor<2x1x1xcomplex<f64>>, tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xcomplex<f64>>
%171 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%172 = "stablehlo.divide"(%161, %171) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%173 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%174 = "stablehlo.real"(%161) : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xf64>
%175 = "stablehlo.imag"(%161) : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xf64>
%176 = "stablehlo.negate"(%175) : (tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
%177 = "stablehlo.complex"(%174, %176) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xcomplex<f64>>
%178 = "stablehlo.transpose"(%177) {permutation = array<i64: 0, 2, 1>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x1x5xcomplex<f64>>
%179 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%180 = "stablehlo.multiply"(%173, %179) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%181 = "stablehlo.subtract"(%154, %180) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%182 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%183 = "stablehlo.compare"(%164, %182) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%184 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%185 = "stablehlo.compare"(%165, %184) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%186 = "stablehlo.and"(%183, %185) : (tensor<2x5x5xi1>, tensor<2x5x5xi1>) -> tensor<2x5x5xi1>
%187 = "stablehlo.select"(%186, %181, %154) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%188 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%189 = "stablehlo.compare"(%164, %188) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%190 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%191 = "stablehlo.compare"(%165, %190) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%192 = "stablehlo.and"(%189, %191) : (tensor<2x5x5xi1>, tensor<2x5x5xi1>) -> tensor<2x5x5xi1>
%193 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%194 = "stablehlo.select"(%192, %193, %187) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%195 = "stablehlo.broadcast_in_dim"(%155) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x1x1xi32>
%196 = "stablehlo.gather"(%161, %195) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x1xcomplex<f64>>, tensor<2x1x1xi32>) -> tensor<2x1x1xcomplex<f64>>
%197 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x1x1xi32>
%198 = "stablehlo.gather"(%161, %197) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x1xcomplex<f64>>, tensor<2x1x1xi32>) -> tensor<2x1x1xcomplex<f64>>
%199 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x1x1xi32>
%200 = "stablehlo.gather"(%163, %199) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x1xcomplex<f64>>, tensor<2x1x1xi32>) -> tensor<2x1x1xcomplex<f64>>
%201 = "stablehlo.real"(%198) : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xf64>
%202 = "stablehlo.imag"(%198) : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xf64>
%203 = "stablehlo.negate"(%202) : (tensor<2x1x1xf64>) -> tensor<2x1x1xf64>
%204 = "stablehlo.complex"(%201, %203) : (tensor<2x1x1xf64>, tensor<2x1x1xf64>) -> tensor<2x1x1xcomplex<f64>>
%205 = "stablehlo.transpose"(%204) {permutation = array<i64: 0, 2, 1>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xcomplex<f64>>
%206 = "stablehlo.divide"(%196, %205) : (tensor<2x1x1xcomplex<f64>>, tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xcomplex<f64>>
%207 = "stablehlo.divide"(%200, %198) : (tensor<2x1x1xcomplex<f64>>, tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xcomplex<f64>>
%208 = "stablehlo.multiply"(%206, %207) : (tensor<2x1x1xcomplex<f64>>, tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xcomplex<f64>>
%209 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<2x1x1xcomplex<f64>>} : () -> tensor<2x1x1xcomplex<f64>>
%210 = "stablehlo.subtract"(%208, %209) : (tensor<2x1x1xcomplex<f64>>, tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xcomplex<f64>>
%211 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%212 = "stablehlo.divide"(%161, %211) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%213 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%214 = "stablehlo.divide"(%163, %213) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%215 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%216 = "stablehlo.multiply"(%215, %212) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%217 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%218 = "stablehlo.divide"(%163, %217) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%219 = "stablehlo.subtract"(%216, %218) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%220 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%221 = "stablehlo.divide"(%219, %220) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%222 = "stablehlo.broadcast_in_dim"(%206) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%223 = "stablehlo.multiply"(%222, %214) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%224 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%225 = "stablehlo.divide"(%161, %224) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%226 = "stablehlo.subtract"(%223, %225) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%227 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%228 = "stablehlo.divide"(%226, %227) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%229 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%230 = "stablehlo.real"(%161) : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xf64>
%231 = "stablehlo.imag"(%161) : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xf64>
%232 = "stablehlo.negate"(%231) : (tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
%233 = "stablehlo.complex"(%230, %232) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xcomplex<f64>>
%234 = "stablehlo.transpose"(%233) {permutation = array<i64: 0, 2, 1>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x1x5xcomplex<f64>>
%235 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%236 = "stablehlo.multiply"(%229, %235) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%237 = "stablehlo.subtract"(%154, %236) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%238 = "stablehlo.broadcast_in_dim"(%228) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%239 = "stablehlo.real"(%163) : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xf64>
%240 = "stablehlo.imag"(%163) : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xf64>
%241 = "stablehlo.negate"(%240) : (tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
%242 = "stablehlo.complex"(%239, %241) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xcomplex<f64>>
%243 = "stablehlo.transpose"(%242) {permutation = array<i64: 0, 2, 1>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x1x5xcomplex<f64>>
%244 = "stablehlo.broadcast_in_dim"(%243) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%245 = "stablehlo.multiply"(%238, %244) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%246 = "stablehlo.subtract"(%237, %245) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%247 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%248 = "stablehlo.add"(%32, %247) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%249 = "stablehlo.broadcast_in_dim"(%248) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%250 = "stablehlo.compare"(%164, %249) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%251 = "stablehlo.broadcast_in_dim"(%248) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%252 = "stablehlo.compare"(%165, %251) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%253 = "stablehlo.and"(%250, %252) : (tensor<2x5x5xi1>, tensor<2x5x5xi1>) -> tensor<2x5x5xi1>
%254 = "stablehlo.select"(%253, %246, %154) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%255 = "stablehlo.broadcast_in_dim"(%248) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%256 = "stablehlo.compare"(%164, %255) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%257 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%258 = "stablehlo.compare"(%165, %257) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%259 = "stablehlo.and"(%256, %258) : (tensor<2x5x5xi1>, tensor<2x5x5xi1>) -> tensor<2x5x5xi1>
%260 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%261 = "stablehlo.select"(%259, %260, %254) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%262 = "stablehlo.broadcast_in_dim"(%248) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%263 = "stablehlo.compare"(%164, %262) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%264 = "stablehlo.broadcast_in_dim"(%248) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%265 = "stablehlo.compare"(%165, %264) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%266 = "stablehlo.and"(%263, %265) : (tensor<2x5x5xi1>, tensor<2x5x5xi1>) -> tensor<2x5x5xi1>
%267 = "stablehlo.broadcast_in_dim"(%228) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%268 = "stablehlo.select"(%266, %267, %261) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%269 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x5x5xi1>
%270 = "stablehlo.select"(%269, %268, %194) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%271 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
%272 = "stablehlo.and"(%112, %130) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%273 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%274 = "stablehlo.compare"(%35, %273) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%275 = "stablehlo.and"(%272, %274) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%276 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x5x5xi1>
%277 = "stablehlo.select"(%276, %270, %33) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%278 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi32>
%279 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
%280 = "stablehlo.add"(%127, %279) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%281 = "stablehlo.negate"(%280) : (tensor<2xi32>) -> tensor<2xi32>
%282 = "stablehlo.select"(%128, %281, %280) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%283 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5xi32>
%284 = "stablehlo.broadcast_in_dim"(%282) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5xi32>
%285 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x5xi1>
%286 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x5xi1>
%287 = "stablehlo.constant"() {value = dense<1> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%288 = "stablehlo.add"(%283, %287) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%289 = "stablehlo.compare"(%278, %288) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%290 = "stablehlo.and"(%289, %286) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%291 = "stablehlo.compare"(%278, %283) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%292 = "stablehlo.or"(%291, %290) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%293 = "stablehlo.not"(%285) : (tensor<2x5xi1>) -> tensor<2x5xi1>
%294 = "stablehlo.and"(%292, %293) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%295 = "stablehlo.select"(%294, %284, %34) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%296 = "stablehlo.add"(%129, %271) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%297 = "stablehlo.select"(%275, %296, %35) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%298 = "stablehlo.and"(%130, %128) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
"stablehlo.return"(%38, %277, %295, %297, %298) : (tensor<i32>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>, tensor<2xi1>) -> ()
}) : (tensor<i32>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>, tensor<2xi1>) -> (tensor<i32>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>, tensor<2xi1>)
%304 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5x5xi32>
%305 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x5x5xi32>
%306 = "stablehlo.compare"(%304, %305) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%307 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<2x5x5xcomplex<f64>>} : () -> tensor<2x5x5xcomplex<f64>>
%308 = "stablehlo.select"(%306, %300, %307) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
return %308, %301, %302 : tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>
}
}

// f32[1,1]
module @example {
func.func public @main(%0: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xi32>, tensor<i32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x1xi32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xi32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%5 = "stablehlo.select"(%3, %0, %4) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x1xi32>
%7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xi32>
%8 = "stablehlo.transpose"(%5) {permutation = array<i64: 1, 0>} : (tensor<1x1xf32>) -> tensor<1x1xf32>
%9 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%10 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%11 = "stablehlo.select"(%10, %5, %8) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%12 = "stablehlo.select"(%9, %0, %11) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%13 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%246, %247, %248, %249, %250 = "stablehlo.while"(%16, %12, %14, %15, %13) ({
^bb0(%17: tensor<i32>, %18: tensor<1x1xf32>, %19: tensor<1xi32>, %20: tensor<i32>, %21: tensor<i1>):
%22 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.compare"(%17, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%23) : (tensor<i1>) -> ()
}, {
^bb0(%24: tensor<i32>, %25: tensor<1x1xf32>, %26: tensor<1xi32>, %27: tensor<i32>, %28: tensor<i1>):
%29 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%30 = "stablehlo.add"(%24, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%31 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%32 = "stablehlo.gather"(%25, %31) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%33 = "stablehlo.reshape"(%32) : (tensor<1x1xf32>) -> tensor<1xf32>
%34 = "stablehlo.abs"(%33) : (tensor<1xf32>) -> tensor<1xf32>
%35 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
%36 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%37 = "stablehlo.gather"(%34, %36) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<1xf32>, tensor<1xi32>) -> tensor<1xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<1xf32>) -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%40 = "stablehlo.compare"(%35, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%41 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<1xf32>} : () -> tensor<1xf32>
%42 = "stablehlo.select"(%40, %34, %41) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%43 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.reduce"(%42, %43) ({
^bb0(%44: tensor<f32>, %45: tensor<f32>):
%46 = "stablehlo.maximum"(%44, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%46) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
%48 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
%49 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
%50 = "stablehlo.compare"(%42, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
%51 = "stablehlo.and"(%50, %40) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%52 = "stablehlo.constant"() {value = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
%53 = "stablehlo.select"(%51, %48, %52) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%55 = "stablehlo.maximum"(%47, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%56 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%60 = "stablehlo.reduce"(%53, %56) ({
^bb0(%57: tensor<i32>, %58: tensor<i32>):
%59 = "stablehlo.minimum"(%57, %58) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%59) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
%61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%62 = "stablehlo.gather"(%25, %61) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%63 = "stablehlo.reshape"(%62) : (tensor<1x1xf32>) -> tensor<1xf32>
%64 = "stablehlo.abs"(%63) : (tensor<1xf32>) -> tensor<1xf32>
%65 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%66 = "stablehlo.compare"(%35, %65) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%67 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%68 = "stablehlo.compare"(%35, %67) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%69 = "stablehlo.and"(%66, %68) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%70 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<1xf32>} : () -> tensor<1xf32>
%71 = "stablehlo.select"(%69, %64, %70) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%72 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%76 = "stablehlo.reduce"(%71, %72) ({
^bb0(%73: tensor<f32>, %74: tensor<f32>):
%75 = "stablehlo.maximum"(%73, %74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%75) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
%77 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
%78 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
%79 = "stablehlo.compare"(%71, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
%80 = "stablehlo.and"(%79, %69) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%81 = "stablehlo.constant"() {value = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
%82 = "stablehlo.select"(%80, %77, %81) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%84 = "stablehlo.maximum"(%76, %83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%85 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%89 = "stablehlo.reduce"(%82, %85) ({
^bb0(%86: tensor<i32>, %87: tensor<i32>):
%88 = "stablehlo.minimum"(%86, %87) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%88) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
%90 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%91 = "stablehlo.gather"(%64, %90) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<1xf32>, tensor<1xi32>) -> tensor<1xf32>
%92 = "stablehlo.reshape"(%91) : (tensor<1xf32>) -> tensor<f32>
%93 = "stablehlo.maximum"(%38, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%95 = "stablehlo.compare"(%93, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%96 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.multiply"(%55, %96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%98 = "stablehlo.compare"(%38, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%99 = "stablehlo.or"(%95, %98) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%100 = "stablehlo.divide"(%55, %84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%101 = "stablehlo.multiply"(%55, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%102 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<f32>} : () -> tensor<f32>
%103 = "stablehlo.multiply"(%101, %102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%104 = "stablehlo.compare"(%38, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%105 = "stablehlo.or"(%99, %104) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%106 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<f32>} : () -> tensor<f32>
%107 = "stablehlo.multiply"(%84, %106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%108 = "stablehlo.compare"(%92, %107) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%109 = "stablehlo.or"(%105, %108) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%110 = "stablehlo.select"(%105, %24, %60) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%111 = "stablehlo.not"(%109) : (tensor<i1>) -> tensor<i1>
%112 = "stablehlo.not"(%28) : (tensor<i1>) -> tensor<i1>
%113 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%114 = "stablehlo.add"(%24, %113) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%115 = "stablehlo.select"(%111, %114, %24) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%116 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
%117 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%118 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%119 = "stablehlo.compare"(%116, %117) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%120 = "stablehlo.compare"(%116, %118) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%121 = "stablehlo.select"(%120, %117, %116) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%122 = "stablehlo.select"(%119, %118, %121) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x1xi32>
%124 = "stablehlo.gather"(%25, %123) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%125 = "stablehlo.transpose"(%124) {permutation = array<i64: 1, 0>} : (tensor<1x1xf32>) -> tensor<1x1xf32>
%126 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x1xi32>
%127 = "stablehlo.gather"(%125, %126) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%128 = "stablehlo.transpose"(%127) {permutation = array<i64: 1, 0>} : (tensor<1x1xf32>) -> tensor<1x1xf32>
%129 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x1xi32>
%130 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xi32>
%131 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%132 = "stablehlo.compare"(%129, %131) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%133 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%134 = "stablehlo.compare"(%130, %133) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%135 = "stablehlo.and"(%132, %134) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
%136 = "stablehlo.select"(%135, %128, %25) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%137 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%138 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%139 = "stablehlo.add"(%24, %138) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%140 = "stablehlo.minimum"(%139, %137) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%141 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%142 = "stablehlo.gather"(%136, %141) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%143 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%144 = "stablehlo.gather"(%136, %143) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%145 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x1xi32>
%146 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xi32>
%147 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%148 = "stablehlo.gather"(%142, %147) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%149 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1x1xi1>
%150 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%151 = "stablehlo.select"(%149, %150, %148) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%152 = "stablehlo.divide"(%142, %151) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%153 = "stablehlo.transpose"(%142) {permutation = array<i64: 1, 0>} : (tensor<1x1xf32>) -> tensor<1x1xf32>
%154 = "stablehlo.multiply"(%152, %153) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%155 = "stablehlo.subtract"(%136, %154) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%156 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%157 = "stablehlo.compare"(%145, %156) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%158 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%159 = "stablehlo.compare"(%146, %158) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%160 = "stablehlo.and"(%157, %159) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
%161 = "stablehlo.select"(%160, %155, %136) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%162 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%163 = "stablehlo.compare"(%145, %162) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%164 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%165 = "stablehlo.compare"(%146, %164) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%166 = "stablehlo.and"(%163, %165) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
%167 = "stablehlo.select"(%166, %152, %161) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%168 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%169 = "stablehlo.gather"(%142, %168) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%170 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%171 = "stablehlo.gather"(%142, %170) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%172 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%173 = "stablehlo.gather"(%144, %172) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%174 = "stablehlo.transpose"(%171) {permutation = array<i64: 1, 0>} : (tensor<1x1xf32>) -> tensor<1x1xf32>
%175 = "stablehlo.divide"(%169, %174) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%176 = "stablehlo.divide"(%173, %171) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%177 = "stablehlo.multiply"(%175, %176) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%178 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%179 = "stablehlo.subtract"(%177, %178) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%180 = "stablehlo.divide"(%142, %174) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%181 = "stablehlo.divide"(%144, %171) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%182 = "stablehlo.multiply"(%176, %180) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%183 = "stablehlo.divide"(%144, %174) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%184 = "stablehlo.subtract"(%182, %183) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%185 = "stablehlo.divide"(%184, %179) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%186 = "stablehlo.multiply"(%175, %181) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%187 = "stablehlo.divide"(%142, %171) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%188 = "stablehlo.subtract"(%186, %187) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%189 = "stablehlo.divide"(%188, %179) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%190 = "stablehlo.transpose"(%142) {permutation = array<i64: 1, 0>} : (tensor<1x1xf32>) -> tensor<1x1xf32>
%191 = "stablehlo.multiply"(%185, %190) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%192 = "stablehlo.subtract"(%136, %191) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%193 = "stablehlo.transpose"(%144) {permutation = array<i64: 1, 0>} : (tensor<1x1xf32>) -> tensor<1x1xf32>
%194 = "stablehlo.multiply"(%189, %193) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%195 = "stablehlo.subtract"(%192, %194) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%196 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%197 = "stablehlo.add"(%24, %196) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%198 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%199 = "stablehlo.compare"(%145, %198) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%200 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%201 = "stablehlo.compare"(%146, %200) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%202 = "stablehlo.and"(%199, %201) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
%203 = "stablehlo.select"(%202, %195, %136) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%204 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%205 = "stablehlo.compare"(%145, %204) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%206 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%207 = "stablehlo.compare"(%146, %206) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%208 = "stablehlo.and"(%205, %207) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
%209 = "stablehlo.select"(%208, %185, %203) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%210 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%211 = "stablehlo.compare"(%145, %210) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%212 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%213 = "stablehlo.compare"(%146, %212) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%214 = "stablehlo.and"(%211, %213) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
%215 = "stablehlo.select"(%214, %189, %209) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%216 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1x1xi1>
%217 = "stablehlo.select"(%216, %215, %167) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%218 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%219 = "stablehlo.and"(%95, %112) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%220 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%221 = "stablehlo.compare"(%27, %220) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%222 = "stablehlo.and"(%219, %221) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%223 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1x1xi1>
%224 = "stablehlo.select"(%223, %217, %25) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%225 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
%226 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%227 = "stablehlo.add"(%110, %226) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%228 = "stablehlo.negate"(%227) : (tensor<i32>) -> tensor<i32>
%229 = "stablehlo.select"(%111, %228, %227) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%230 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%231 = "stablehlo.broadcast_in_dim"(%229) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%232 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1xi1>
%233 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1xi1>
%234 = "stablehlo.constant"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
%235 = "stablehlo.add"(%230, %234) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%236 = "stablehlo.compare"(%225, %235) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%237 = "stablehlo.and"(%236, %233) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%238 = "stablehlo.compare"(%225, %230) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%239 = "stablehlo.or"(%238, %237) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%240 = "stablehlo.not"(%232) : (tensor<1xi1>) -> tensor<1xi1>
%241 = "stablehlo.and"(%239, %240) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%242 = "stablehlo.select"(%241, %231, %26) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%243 = "stablehlo.add"(%24, %218) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%244 = "stablehlo.select"(%222, %243, %27) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%245 = "stablehlo.and"(%112, %111) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%30, %224, %242, %244, %245) : (tensor<i32>, tensor<1x1xf32>, tensor<1xi32>, tensor<i32>, tensor<i1>) -> ()
}) : (tensor<i32>, tensor<1x1xf32>, tensor<1xi32>, tensor<i32>, tensor<i1>) -> (tensor<i32>, tensor<1x1xf32>, tensor<1xi32>, tensor<i32>, tensor<i1>)
%251 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x1xi32>
%252 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xi32>
%253 = "stablehlo.compare"(%251, %252) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%254 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%255 = "stablehlo.select"(%253, %247, %254) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
return %255, %248, %249 : tensor<1x1xf32>, tensor<1xi32>, tensor<i32>
}
}

// f32[0,0]
module @example {
func.func public @main(%0: tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xi32>, tensor<i32>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<0x0xi32>} : () -> tensor<0x0xi32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<0x0xi32>} : () -> tensor<0x0xi32>
%3 = "stablehlo.constant"() {value = dense<false> : tensor<0x0xi1>} : () -> tensor<0x0xi1>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x0xf32>} : () -> tensor<0x0xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x0xf32>} : () -> tensor<0x0xf32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<0x0xi32>} : () -> tensor<0x0xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<0x0xi32>} : () -> tensor<0x0xi32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x0xf32>} : () -> tensor<0x0xf32>
%9 = "stablehlo.constant"() {value = dense<false> : tensor<0x0xi1>} : () -> tensor<0x0xi1>
%10 = "stablehlo.constant"() {value = dense<false> : tensor<0x0xi1>} : () -> tensor<0x0xi1>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x0xf32>} : () -> tensor<0x0xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x0xf32>} : () -> tensor<0x0xf32>
%13 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
return %12, %14, %15 : tensor<0x0xf32>, tensor<0xi32>, tensor<i32>
}
}

