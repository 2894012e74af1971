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
%253, %254, %255, %256, %257 = "stablehlo.while"(%16, %12, %14, %15, %13) ({
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
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.maximum"(%76, %77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%79 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%80 = "stablehlo.gather"(%64, %79) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<5xf32>, tensor<1xi32>) -> tensor<1xf32>
%81 = "stablehlo.reshape"(%80) : (tensor<1xf32>) -> tensor<f32>
%82 = "stablehlo.maximum"(%38, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%84 = "stablehlo.compare"(%82, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%85 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<f32>} : () -> tensor<f32>
%86 = "stablehlo.multiply"(%55, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%87 = "stablehlo.compare"(%38, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%88 = "stablehlo.or"(%84, %87) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%89 = "stablehlo.divide"(%55, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%90 = "stablehlo.multiply"(%55, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%91 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<f32>} : () -> tensor<f32>
%92 = "stablehlo.multiply"(%90, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%93 = "stablehlo.compare"(%38, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%94 = "stablehlo.or"(%88, %93) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%95 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.multiply"(%78, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%97 = "stablehlo.compare"(%81, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%98 = "stablehlo.or"(%94, %97) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%99 = "stablehlo.select"(%94, %24, %60) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%100 = "stablehlo.not"(%98) : (tensor<i1>) -> tensor<i1>
%101 = "stablehlo.not"(%28) : (tensor<i1>) -> tensor<i1>
%102 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%103 = "stablehlo.add"(%24, %102) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%104 = "stablehlo.select"(%100, %103, %24) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%105 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%106 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%107 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%108 = "stablehlo.compare"(%105, %106) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%109 = "stablehlo.compare"(%105, %107) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%110 = "stablehlo.select"(%109, %106, %105) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%111 = "stablehlo.select"(%108, %107, %110) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x5xi32>
%113 = "stablehlo.gather"(%25, %112) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x5xf32>, tensor<5x5xi32>) -> tensor<5x5xf32>
%114 = "stablehlo.transpose"(%113) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
%115 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x5xi32>
%116 = "stablehlo.gather"(%114, %115) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x5xf32>, tensor<5x5xi32>) -> tensor<5x5xf32>
%117 = "stablehlo.transpose"(%116) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
%118 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
%119 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
%120 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%121 = "stablehlo.compare"(%118, %120) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%122 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%123 = "stablehlo.compare"(%119, %122) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%124 = "stablehlo.and"(%121, %123) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
%125 = "stablehlo.select"(%124, %117, %25) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%126 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%127 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%128 = "stablehlo.add"(%24, %127) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%129 = "stablehlo.minimum"(%128, %126) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%130 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x1xi32>
%131 = "stablehlo.gather"(%125, %130) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x5xf32>, tensor<5x1xi32>) -> tensor<5x1xf32>
%132 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x1xi32>
%133 = "stablehlo.gather"(%125, %132) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x5xf32>, tensor<5x1xi32>) -> tensor<5x1xf32>
%134 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
%135 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
%136 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%137 = "stablehlo.gather"(%131, %136) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%138 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1x1xi1>
%139 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%140 = "stablehlo.select"(%138, %139, %137) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%141 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%142 = "stablehlo.divide"(%131, %141) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
%144 = "stablehlo.transpose"(%131) {permutation = array<i64: 1, 0>} : (tensor<5x1xf32>) -> tensor<1x5xf32>
%145 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<5x5xf32>
%146 = "stablehlo.multiply"(%143, %145) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%147 = "stablehlo.subtract"(%125, %146) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%148 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%149 = "stablehlo.compare"(%134, %148) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%150 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%151 = "stablehlo.compare"(%135, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%152 = "stablehlo.and"(%149, %151) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
%153 = "stablehlo.select"(%152, %147, %125) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%154 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%155 = "stablehlo.compare"(%134, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%156 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%157 = "stablehlo.compare"(%135, %156) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%158 = "stablehlo.and"(%155, %157) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
%159 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
%160 = "stablehlo.select"(%158, %159, %153) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%161 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%162 = "stablehlo.gather"(%131, %161) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%163 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%164 = "stablehlo.gather"(%131, %163) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%165 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%166 = "stablehlo.gather"(%133, %165) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%167 = "stablehlo.transpose"(%164) {permutation = array<i64: 1, 0>} : (tensor<1x1xf32>) -> tensor<1x1xf32>
%168 = "stablehlo.divide"(%162, %167) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%169 = "stablehlo.divide"(%166, %164) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%170 = "stablehlo.multiply"(%168, %169) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%171 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%172 = "stablehlo.subtract"(%170, %171) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%173 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%174 = "stablehlo.divide"(%131, %173) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%175 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%176 = "stablehlo.divide"(%133, %175) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%177 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%178 = "stablehlo.multiply"(%177, %174) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%179 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%180 = "stablehlo.divide"(%133, %179) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%181 = "stablehlo.subtract"(%178, %180) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%182 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%183 = "stablehlo.divide"(%181, %182) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%184 = "stablehlo.broadcast_in_dim"(%168) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%185 = "stablehlo.multiply"(%184, %176) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%186 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%187 = "stablehlo.divide"(%131, %186) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%188 = "stablehlo.subtract"(%185, %187) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%189 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%190 = "stablehlo.divide"(%188, %189) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%191 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
%192 = "stablehlo.transpose"(%131) {permutation = array<i64: 1, 0>} : (tensor<5x1xf32>) -> tensor<1x5xf32>
%193 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<5x5xf32>
%194 = "stablehlo.multiply"(%191, %193) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%195 = "stablehlo.subtract"(%125, %194) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%196 = "stablehlo.broadcast_in_dim"(%190) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
%197 = "stablehlo.transpose"(%133) {permutation = array<i64: 1, 0>} : (tensor<5x1xf32>) -> tensor<1x5xf32>
%198 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<5x5xf32>
%199 = "stablehlo.multiply"(%196, %198) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%200 = "stablehlo.subtract"(%195, %199) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%201 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%202 = "stablehlo.add"(%24, %201) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%203 = "stablehlo.broadcast_in_dim"(%202) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%204 = "stablehlo.compare"(%134, %203) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%205 = "stablehlo.broadcast_in_dim"(%202) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%206 = "stablehlo.compare"(%135, %205) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%207 = "stablehlo.and"(%204, %206) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
%208 = "stablehlo.select"(%207, %200, %125) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%209 = "stablehlo.broadcast_in_dim"(%202) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%210 = "stablehlo.compare"(%134, %209) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%211 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%212 = "stablehlo.compare"(%135, %211) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%213 = "stablehlo.and"(%210, %212) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
%214 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
%215 = "stablehlo.select"(%213, %214, %208) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%216 = "stablehlo.broadcast_in_dim"(%202) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%217 = "stablehlo.compare"(%134, %216) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%218 = "stablehlo.broadcast_in_dim"(%202) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%219 = "stablehlo.compare"(%135, %218) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%220 = "stablehlo.and"(%217, %219) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
%221 = "stablehlo.broadcast_in_dim"(%190) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
%222 = "stablehlo.select"(%220, %221, %215) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%223 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x5xi1>
%224 = "stablehlo.select"(%223, %222, %160) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%225 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%226 = "stablehlo.and"(%84, %101) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%227 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%228 = "stablehlo.compare"(%27, %227) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%229 = "stablehlo.and"(%226, %228) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%230 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x5xi1>
%231 = "stablehlo.select"(%230, %224, %25) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%232 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%233 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%234 = "stablehlo.add"(%99, %233) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%235 = "stablehlo.negate"(%234) : (tensor<i32>) -> tensor<i32>
%236 = "stablehlo.select"(%100, %235, %234) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%237 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%238 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%239 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
%240 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
%241 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%242 = "stablehlo.add"(%237, %241) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%243 = "stablehlo.compare"(%232, %242) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%244 = "stablehlo.and"(%243, %240) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%245 = "stablehlo.compare"(%232, %237) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%246 = "stablehlo.or"(%245, %244) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%247 = "stablehlo.not"(%239) : (tensor<5xi1>) -> tensor<5xi1>
%248 = "stablehlo.and"(%246, %247) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%249 = "stablehlo.select"(%248, %238, %26) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%250 = "stablehlo.add"(%24, %225) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%251 = "stablehlo.select"(%229, %250, %27) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%252 = "stablehlo.and"(%101, %100) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%30, %231, %249, %251, %252) : (tensor<i32>, tensor<5x5xf32>, tensor<5xi32>, tensor<i32>, tensor<i1>) -> ()
}) : (tensor<i32>, tensor<5x5xf32>, tensor<5xi32>, tensor<i32>, tensor<i1>) -> (tensor<i32>, tensor<5x5xf32>, tensor<5xi32>, tensor<i32>, tensor<i1>)
%258 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
%259 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
%260 = "stablehlo.compare"(%258, %259) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%261 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
%262 = "stablehlo.select"(%260, %254, %261) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
return %262, %255, %256 : tensor<5x5xf32>, tensor<5xi32>, tensor<i32>
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
%256, %257, %258, %259, %260 = "stablehlo.while"(%16, %12, %14, %15, %13) ({
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
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf64>} : () -> tensor<3xf64>
%79 = "stablehlo.maximum"(%77, %78) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%80 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x1xi32>
%81 = "stablehlo.gather"(%65, %80) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x6xf64>, tensor<3x1xi32>) -> tensor<3x1xf64>
%82 = "stablehlo.reshape"(%81) : (tensor<3x1xf64>) -> tensor<3xf64>
%83 = "stablehlo.maximum"(%39, %56) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf64>} : () -> tensor<3xf64>
%85 = "stablehlo.compare"(%83, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%86 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<3xf64>} : () -> tensor<3xf64>
%87 = "stablehlo.multiply"(%56, %86) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%88 = "stablehlo.compare"(%39, %87) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%89 = "stablehlo.or"(%85, %88) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%90 = "stablehlo.divide"(%56, %79) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%91 = "stablehlo.multiply"(%56, %90) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%92 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<3xf64>} : () -> tensor<3xf64>
%93 = "stablehlo.multiply"(%91, %92) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%94 = "stablehlo.compare"(%39, %93) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%95 = "stablehlo.or"(%89, %94) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%96 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<3xf64>} : () -> tensor<3xf64>
%97 = "stablehlo.multiply"(%79, %96) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%98 = "stablehlo.compare"(%82, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%99 = "stablehlo.or"(%95, %98) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%100 = "stablehlo.select"(%95, %31, %61) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%101 = "stablehlo.not"(%99) : (tensor<3xi1>) -> tensor<3xi1>
%102 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%103 = "stablehlo.not"(%28) : (tensor<3xi1>) -> tensor<3xi1>
%104 = "stablehlo.constant"() {value = dense<1> : tensor<3xi32>} : () -> tensor<3xi32>
%105 = "stablehlo.add"(%102, %104) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%106 = "stablehlo.select"(%101, %105, %102) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%107 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%108 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%109 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%110 = "stablehlo.compare"(%107, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%111 = "stablehlo.compare"(%107, %109) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%112 = "stablehlo.select"(%111, %108, %107) : (tensor<3x6xi1>, tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%113 = "stablehlo.select"(%110, %109, %112) : (tensor<3x6xi1>, tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x6xi32>) -> tensor<3x6x6xi32>
%115 = "stablehlo.gather"(%25, %114) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x6xf64>, tensor<3x6x6xi32>) -> tensor<3x6x6xf64>
%116 = "stablehlo.transpose"(%115) {permutation = array<i64: 0, 2, 1>} : (tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%117 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x6xi32>) -> tensor<3x6x6xi32>
%118 = "stablehlo.gather"(%116, %117) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x6xf64>, tensor<3x6x6xi32>) -> tensor<3x6x6xf64>
%119 = "stablehlo.transpose"(%118) {permutation = array<i64: 0, 2, 1>} : (tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%120 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6x6xi32>
%121 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x6x6xi32>
%122 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%123 = "stablehlo.compare"(%120, %122) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%124 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%125 = "stablehlo.compare"(%121, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%126 = "stablehlo.and"(%123, %125) : (tensor<3x6x6xi1>, tensor<3x6x6xi1>) -> tensor<3x6x6xi1>
%127 = "stablehlo.select"(%126, %119, %25) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%128 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%129 = "stablehlo.constant"() {value = dense<5> : tensor<3xi32>} : () -> tensor<3xi32>
%130 = "stablehlo.constant"() {value = dense<1> : tensor<3xi32>} : () -> tensor<3xi32>
%131 = "stablehlo.add"(%128, %130) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%132 = "stablehlo.minimum"(%131, %129) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%133 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6x1xi32>
%134 = "stablehlo.gather"(%127, %133) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x6xf64>, tensor<3x6x1xi32>) -> tensor<3x6x1xf64>
%135 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6x1xi32>
%136 = "stablehlo.gather"(%127, %135) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x6xf64>, tensor<3x6x1xi32>) -> tensor<3x6x1xf64>
%137 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6x6xi32>
%138 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x6x6xi32>
%139 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x1x1xi32>
%140 = "stablehlo.gather"(%134, %139) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x1xf64>, tensor<3x1x1xi32>) -> tensor<3x1x1xf64>
%141 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi1>) -> tensor<3x1x1xi1>
%142 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x1x1xf64>} : () -> tensor<3x1x1xf64>
%143 = "stablehlo.select"(%141, %142, %140) : (tensor<3x1x1xi1>, tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xf64>
%144 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x1xf64>) -> tensor<3x6x1xf64>
%145 = "stablehlo.divide"(%134, %144) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%146 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x6xf64>
%147 = "stablehlo.transpose"(%134) {permutation = array<i64: 0, 2, 1>} : (tensor<3x6x1xf64>) -> tensor<3x1x6xf64>
%148 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x6xf64>) -> tensor<3x6x6xf64>
%149 = "stablehlo.multiply"(%146, %148) : (tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%150 = "stablehlo.subtract"(%127, %149) : (tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%151 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%152 = "stablehlo.compare"(%137, %151) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%153 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%154 = "stablehlo.compare"(%138, %153) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%155 = "stablehlo.and"(%152, %154) : (tensor<3x6x6xi1>, tensor<3x6x6xi1>) -> tensor<3x6x6xi1>
%156 = "stablehlo.select"(%155, %150, %127) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%157 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%158 = "stablehlo.compare"(%137, %157) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%159 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%160 = "stablehlo.compare"(%138, %159) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%161 = "stablehlo.and"(%158, %160) : (tensor<3x6x6xi1>, tensor<3x6x6xi1>) -> tensor<3x6x6xi1>
%162 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x6xf64>
%163 = "stablehlo.select"(%161, %162, %156) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%164 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x1x1xi32>
%165 = "stablehlo.gather"(%134, %164) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x1xf64>, tensor<3x1x1xi32>) -> tensor<3x1x1xf64>
%166 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x1x1xi32>
%167 = "stablehlo.gather"(%134, %166) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x1xf64>, tensor<3x1x1xi32>) -> tensor<3x1x1xf64>
%168 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x1x1xi32>
%169 = "stablehlo.gather"(%136, %168) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x1xf64>, tensor<3x1x1xi32>) -> tensor<3x1x1xf64>
%170 = "stablehlo.transpose"(%167) {permutation = array<i64: 0, 2, 1>} : (tensor<3x1x1xf64>) -> tensor<3x1x1xf64>
%171 = "stablehlo.divide"(%165, %170) : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xf64>
%172 = "stablehlo.divide"(%169, %167) : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xf64>
%173 = "stablehlo.multiply"(%171, %172) : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xf64>
%174 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x1x1xf64>} : () -> tensor<3x1x1xf64>
%175 = "stablehlo.subtract"(%173, %174) : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xf64>
%176 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x1xf64>) -> tensor<3x6x1xf64>
%177 = "stablehlo.divide"(%134, %176) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%178 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x1xf64>) -> tensor<3x6x1xf64>
%179 = "stablehlo.divide"(%136, %178) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%180 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x1xf64>) -> tensor<3x6x1xf64>
%181 = "stablehlo.multiply"(%180, %177) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%182 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x1xf64>) -> tensor<3x6x1xf64>
%183 = "stablehlo.divide"(%136, %182) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%184 = "stablehlo.subtract"(%181, %183) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%185 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x1xf64>) -> tensor<3x6x1xf64>
%186 = "stablehlo.divide"(%184, %185) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%187 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x1xf64>) -> tensor<3x6x1xf64>
%188 = "stablehlo.multiply"(%187, %179) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%189 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x1xf64>) -> tensor<3x6x1xf64>
%190 = "stablehlo.divide"(%134, %189) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%191 = "stablehlo.subtract"(%188, %190) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%192 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x1xf64>) -> tensor<3x6x1xf64>
%193 = "stablehlo.divide"(%191, %192) : (tensor<3x6x1xf64>, tensor<3x6x1xf64>) -> tensor<3x6x1xf64>
%194 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x6xf64>
%195 = "stablehlo.transpose"(%134) {permutation = array<i64: 0, 2, 1>} : (tensor<3x6x1xf64>) -> tensor<3x1x6xf64>
%196 = "stablehlo.broadcast_in_dim"(%195) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x6xf64>) -> tensor<3x6x6xf64>
%197 = "stablehlo.multiply"(%194, %196) : (tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%198 = "stablehlo.subtract"(%127, %197) : (tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%199 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x6xf64>
%200 = "stablehlo.transpose"(%136) {permutation = array<i64: 0, 2, 1>} : (tensor<3x6x1xf64>) -> tensor<3x1x6xf64>
%201 = "stablehlo.broadcast_in_dim"(%200) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x6xf64>) -> tensor<3x6x6xf64>
%202 = "stablehlo.multiply"(%199, %201) : (tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%203 = "stablehlo.subtract"(%198, %202) : (tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%204 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%205 = "stablehlo.add"(%24, %204) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%206 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%207 = "stablehlo.compare"(%137, %206) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%208 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%209 = "stablehlo.compare"(%138, %208) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%210 = "stablehlo.and"(%207, %209) : (tensor<3x6x6xi1>, tensor<3x6x6xi1>) -> tensor<3x6x6xi1>
%211 = "stablehlo.select"(%210, %203, %127) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%212 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%213 = "stablehlo.compare"(%137, %212) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%214 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%215 = "stablehlo.compare"(%138, %214) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%216 = "stablehlo.and"(%213, %215) : (tensor<3x6x6xi1>, tensor<3x6x6xi1>) -> tensor<3x6x6xi1>
%217 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x6xf64>
%218 = "stablehlo.select"(%216, %217, %211) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%219 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%220 = "stablehlo.compare"(%137, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%221 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%222 = "stablehlo.compare"(%138, %221) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%223 = "stablehlo.and"(%220, %222) : (tensor<3x6x6xi1>, tensor<3x6x6xi1>) -> tensor<3x6x6xi1>
%224 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x6xf64>
%225 = "stablehlo.select"(%223, %224, %218) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%226 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi1>) -> tensor<3x6x6xi1>
%227 = "stablehlo.select"(%226, %225, %163) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%228 = "stablehlo.constant"() {value = dense<1> : tensor<3xi32>} : () -> tensor<3xi32>
%229 = "stablehlo.and"(%85, %103) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%230 = "stablehlo.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
%231 = "stablehlo.compare"(%27, %230) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%232 = "stablehlo.and"(%229, %231) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%233 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi1>) -> tensor<3x6x6xi1>
%234 = "stablehlo.select"(%233, %227, %25) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%235 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%236 = "stablehlo.constant"() {value = dense<1> : tensor<3xi32>} : () -> tensor<3xi32>
%237 = "stablehlo.add"(%100, %236) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%238 = "stablehlo.negate"(%237) : (tensor<3xi32>) -> tensor<3xi32>
%239 = "stablehlo.select"(%101, %238, %237) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%240 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%241 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%242 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi1>) -> tensor<3x6xi1>
%243 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi1>) -> tensor<3x6xi1>
%244 = "stablehlo.constant"() {value = dense<1> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%245 = "stablehlo.add"(%240, %244) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%246 = "stablehlo.compare"(%235, %245) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%247 = "stablehlo.and"(%246, %243) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%248 = "stablehlo.compare"(%235, %240) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%249 = "stablehlo.or"(%248, %247) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%250 = "stablehlo.not"(%242) : (tensor<3x6xi1>) -> tensor<3x6xi1>
%251 = "stablehlo.and"(%249, %250) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%252 = "stablehlo.select"(%251, %241, %26) : (tensor<3x6xi1>, tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%253 = "stablehlo.add"(%102, %228) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%254 = "stablehlo.select"(%232, %253, %27) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%255 = "stablehlo.and"(%103, %101) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
"stablehlo.return"(%30, %234, %252, %254, %255) : (tensor<i32>, tensor<3x6x6xf64>, tensor<3x6xi32>, tensor<3xi32>, tensor<3xi1>) -> ()
}) : (tensor<i32>, tensor<3x6x6xf64>, tensor<3x6xi32>, tensor<3xi32>, tensor<3xi1>) -> (tensor<i32>, tensor<3x6x6xf64>, tensor<3x6xi32>, tensor<3xi32>, tensor<3xi1>)
%261 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6x6xi32>
%262 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x6x6xi32>
%263 = "stablehlo.compare"(%261, %262) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%264 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6x6xf64>} : () -> tensor<3x6x6xf64>
%265 = "stablehlo.select"(%263, %257, %264) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
return %265, %258, %259 : tensor<3x6x6xf64>, tensor<3x6xi32>, tensor<3xi32>
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
%261, %262, %263, %264, %265 = "stablehlo.while"(%16, %12, %14, %15, %13) ({
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
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%86 = "stablehlo.maximum"(%84, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%87 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%88 = "stablehlo.gather"(%72, %87) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<1xi32>) -> tensor<1xf32>
%89 = "stablehlo.reshape"(%88) : (tensor<1xf32>) -> tensor<f32>
%90 = "stablehlo.maximum"(%42, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%92 = "stablehlo.compare"(%90, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%93 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.multiply"(%59, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%95 = "stablehlo.compare"(%42, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%96 = "stablehlo.or"(%92, %95) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%97 = "stablehlo.divide"(%59, %86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%98 = "stablehlo.multiply"(%59, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%99 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.multiply"(%98, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%101 = "stablehlo.compare"(%42, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%102 = "stablehlo.or"(%96, %101) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%103 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<f32>} : () -> tensor<f32>
%104 = "stablehlo.multiply"(%86, %103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%105 = "stablehlo.compare"(%89, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%106 = "stablehlo.or"(%102, %105) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%107 = "stablehlo.select"(%102, %24, %64) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%108 = "stablehlo.not"(%106) : (tensor<i1>) -> tensor<i1>
%109 = "stablehlo.not"(%28) : (tensor<i1>) -> tensor<i1>
%110 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%111 = "stablehlo.add"(%24, %110) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%112 = "stablehlo.select"(%108, %111, %24) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%113 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%114 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%115 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%116 = "stablehlo.compare"(%113, %114) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%117 = "stablehlo.compare"(%113, %115) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%118 = "stablehlo.select"(%117, %114, %113) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%119 = "stablehlo.select"(%116, %115, %118) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%120 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x4xi32>
%121 = "stablehlo.gather"(%25, %120) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>, tensor<4x4xi32>) -> tensor<4x4xcomplex<f32>>
%122 = "stablehlo.transpose"(%121) {permutation = array<i64: 1, 0>} : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%123 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x4xi32>
%124 = "stablehlo.gather"(%122, %123) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>, tensor<4x4xi32>) -> tensor<4x4xcomplex<f32>>
%125 = "stablehlo.transpose"(%124) {permutation = array<i64: 1, 0>} : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%126 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%127 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%128 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%129 = "stablehlo.compare"(%126, %128) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%130 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%131 = "stablehlo.compare"(%127, %130) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%132 = "stablehlo.and"(%129, %131) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
%133 = "stablehlo.select"(%132, %125, %25) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%134 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%135 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%136 = "stablehlo.add"(%24, %135) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%137 = "stablehlo.minimum"(%136, %134) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%138 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x1xi32>
%139 = "stablehlo.gather"(%133, %138) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>, tensor<4x1xi32>) -> tensor<4x1xcomplex<f32>>
%140 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x1xi32>
%141 = "stablehlo.gather"(%133, %140) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>, tensor<4x1xi32>) -> tensor<4x1xcomplex<f32>>
%142 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%143 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%144 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%145 = "stablehlo.gather"(%139, %144) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x1xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
%146 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1x1xi1>
%147 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<1x1xcomplex<f32>>} : () -> tensor<1x1xcomplex<f32>>
%148 = "stablehlo.select"(%146, %147, %145) : (tensor<1x1xi1>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%149 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%150 = "stablehlo.divide"(%139, %149) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%151 = "stablehlo.broadcast_in_dim"(%150) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%152 = "stablehlo.transpose"(%139) {permutation = array<i64: 1, 0>} : (tensor<4x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%153 = "stablehlo.broadcast_in_dim"(%152) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%154 = "stablehlo.multiply"(%151, %153) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%155 = "stablehlo.subtract"(%133, %154) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%156 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%157 = "stablehlo.compare"(%142, %156) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%158 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%159 = "stablehlo.compare"(%143, %158) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%160 = "stablehlo.and"(%157, %159) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
%161 = "stablehlo.select"(%160, %155, %133) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%162 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%163 = "stablehlo.compare"(%142, %162) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%164 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%165 = "stablehlo.compare"(%143, %164) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%166 = "stablehlo.and"(%163, %165) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
%167 = "stablehlo.broadcast_in_dim"(%150) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%168 = "stablehlo.select"(%166, %167, %161) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%169 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%170 = "stablehlo.gather"(%139, %169) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x1xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
%171 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%172 = "stablehlo.gather"(%139, %171) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x1xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
%173 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%174 = "stablehlo.gather"(%141, %173) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x1xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x1xcomplex<f32>>
%175 = "stablehlo.transpose"(%172) {permutation = array<i64: 1, 0>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%176 = "stablehlo.divide"(%170, %175) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%177 = "stablehlo.divide"(%174, %172) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%178 = "stablehlo.multiply"(%176, %177) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%179 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<1x1xcomplex<f32>>} : () -> tensor<1x1xcomplex<f32>>
%180 = "stablehlo.subtract"(%178, %179) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%181 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%182 = "stablehlo.divide"(%139, %181) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%183 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%184 = "stablehlo.divide"(%141, %183) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%185 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%186 = "stablehlo.multiply"(%185, %182) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%187 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%188 = "stablehlo.divide"(%141, %187) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%189 = "stablehlo.subtract"(%186, %188) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%190 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%191 = "stablehlo.divide"(%189, %190) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%192 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%193 = "stablehlo.multiply"(%192, %184) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%194 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%195 = "stablehlo.divide"(%139, %194) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%196 = "stablehlo.subtract"(%193, %195) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%197 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%198 = "stablehlo.divide"(%196, %197) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%199 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%200 = "stablehlo.transpose"(%139) {permutation = array<i64: 1, 0>} : (tensor<4x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%201 = "stablehlo.broadcast_in_dim"(%200) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%202 = "stablehlo.multiply"(%199, %201) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%203 = "stablehlo.subtract"(%133, %202) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%204 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%205 = "stablehlo.transpose"(%141) {permutation = array<i64: 1, 0>} : (tensor<4x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%206 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%207 = "stablehlo.multiply"(%204, %206) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%208 = "stablehlo.subtract"(%203, %207) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%209 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%210 = "stablehlo.add"(%24, %209) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%211 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%212 = "stablehlo.compare"(%142, %211) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%213 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%214 = "stablehlo.compare"(%143, %213) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%215 = "stablehlo.and"(%212, %214) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
%216 = "stablehlo.select"(%215, %208, %133) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%217 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%218 = "stablehlo.compare"(%142, %217) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%219 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%220 = "stablehlo.compare"(%143, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%221 = "stablehlo.and"(%218, %220) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
%222 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%223 = "stablehlo.select"(%221, %222, %216) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%224 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%225 = "stablehlo.compare"(%142, %224) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%226 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%227 = "stablehlo.compare"(%143, %226) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%228 = "stablehlo.and"(%225, %227) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
%229 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%230 = "stablehlo.select"(%228, %229, %223) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%231 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<4x4xi1>
%232 = "stablehlo.select"(%231, %230, %168) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%233 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%234 = "stablehlo.and"(%92, %109) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%235 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%236 = "stablehlo.compare"(%27, %235) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%237 = "stablehlo.and"(%234, %236) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%238 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<4x4xi1>
%239 = "stablehlo.select"(%238, %232, %25) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%240 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%241 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%242 = "stablehlo.add"(%107, %241) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%243 = "stablehlo.negate"(%242) : (tensor<i32>) -> tensor<i32>
%244 = "stablehlo.select"(%108, %243, %242) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%245 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%246 = "stablehlo.broadcast_in_dim"(%244) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%247 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<4xi1>
%248 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<4xi1>
%249 = "stablehlo.constant"() {value = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
%250 = "stablehlo.add"(%245, %249) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%251 = "stablehlo.compare"(%240, %250) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%252 = "stablehlo.and"(%251, %248) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%253 = "stablehlo.compare"(%240, %245) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%254 = "stablehlo.or"(%253, %252) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%255 = "stablehlo.not"(%247) : (tensor<4xi1>) -> tensor<4xi1>
%256 = "stablehlo.and"(%254, %255) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%257 = "stablehlo.select"(%256, %246, %26) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%258 = "stablehlo.add"(%24, %233) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%259 = "stablehlo.select"(%237, %258, %27) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%260 = "stablehlo.and"(%109, %108) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%30, %239, %257, %259, %260) : (tensor<i32>, tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>, tensor<i1>) -> ()
}) : (tensor<i32>, tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>, tensor<i1>) -> (tensor<i32>, tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>, tensor<i1>)
%266 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%267 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%268 = "stablehlo.compare"(%266, %267) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%269 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<4x4xcomplex<f32>>} : () -> tensor<4x4xcomplex<f32>>
%270 = "stablehlo.select"(%268, %262, %269) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %270, %263, %264 : tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>
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
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5x5xf64>} : () -> tensor<2x5x5xf64>
%15 = "stablehlo.complex"(%13, %14) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
%16 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%17 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%18 = "stablehlo.select"(%17, %5, %12) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%19 = "stablehlo.select"(%16, %15, %18) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%20 = "stablehlo.constant"() {value = dense<false> : tensor<2xi1>} : () -> tensor<2xi1>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%22 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%287, %288, %289, %290, %291 = "stablehlo.while"(%23, %19, %21, %22, %20) ({
^bb0(%24: tensor<i32>, %25: tensor<2x5x5xcomplex<f64>>, %26: tensor<2x5xi32>, %27: tensor<2xi32>, %28: tensor<2xi1>):
%29 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
%30 = "stablehlo.compare"(%24, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%30) : (tensor<i1>) -> ()
}, {
^bb0(%31: tensor<i32>, %32: tensor<2x5x5xcomplex<f64>>, %33: tensor<2x5xi32>, %34: tensor<2xi32>, %35: tensor<2xi1>):
%36 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%37 = "stablehlo.add"(%31, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%38 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5x1xi32>
%40 = "stablehlo.gather"(%32, %39) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x1xi32>) -> tensor<2x5x1xcomplex<f64>>
%41 = "stablehlo.reshape"(%40) : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
%42 = "stablehlo.real"(%41) : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
%43 = "stablehlo.abs"(%42) : (tensor<2x5xf64>) -> tensor<2x5xf64>
%44 = "stablehlo.imag"(%41) : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
%45 = "stablehlo.abs"(%44) : (tensor<2x5xf64>) -> tensor<2x5xf64>
%46 = "stablehlo.add"(%43, %45) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
%47 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi32>
%48 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x1xi32>
%49 = "stablehlo.gather"(%46, %48) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x5xf64>, tensor<2x1xi32>) -> tensor<2x1xf64>
%50 = "stablehlo.reshape"(%49) : (tensor<2x1xf64>) -> tensor<2xf64>
%51 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5xi32>
%52 = "stablehlo.compare"(%47, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%53 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x5xf64>} : () -> tensor<2x5xf64>
%54 = "stablehlo.select"(%52, %46, %53) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
%55 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%59 = "stablehlo.reduce"(%54, %55) ({
^bb0(%56: tensor<f64>, %57: tensor<f64>):
%58 = "stablehlo.maximum"(%56, %57) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%58) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x5xf64>, tensor<f64>) -> tensor<2xf64>
%60 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi32>
%61 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf64>) -> tensor<2x5xf64>
%62 = "stablehlo.compare"(%54, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
%63 = "stablehlo.and"(%62, %52) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%64 = "stablehlo.constant"() {value = dense<4> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%65 = "stablehlo.select"(%63, %60, %64) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%67 = "stablehlo.maximum"(%59, %66) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%68 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%72 = "stablehlo.reduce"(%65, %68) ({
^bb0(%69: tensor<i32>, %70: tensor<i32>):
%71 = "stablehlo.minimum"(%69, %70) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%71) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x5xi32>, tensor<i32>) -> tensor<2xi32>
%73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5x1xi32>
%74 = "stablehlo.gather"(%32, %73) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x1xi32>) -> tensor<2x5x1xcomplex<f64>>
%75 = "stablehlo.reshape"(%74) : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
%76 = "stablehlo.real"(%75) : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
%77 = "stablehlo.abs"(%76) : (tensor<2x5xf64>) -> tensor<2x5xf64>
%78 = "stablehlo.imag"(%75) : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
%79 = "stablehlo.abs"(%78) : (tensor<2x5xf64>) -> tensor<2x5xf64>
%80 = "stablehlo.add"(%77, %79) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
%81 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5xi32>
%82 = "stablehlo.compare"(%47, %81) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%83 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5xi32>
%84 = "stablehlo.compare"(%47, %83) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%85 = "stablehlo.and"(%82, %84) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%86 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x5xf64>} : () -> tensor<2x5xf64>
%87 = "stablehlo.select"(%85, %80, %86) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
%88 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%92 = "stablehlo.reduce"(%87, %88) ({
^bb0(%89: tensor<f64>, %90: tensor<f64>):
%91 = "stablehlo.maximum"(%89, %90) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%91) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x5xf64>, tensor<f64>) -> tensor<2xf64>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%94 = "stablehlo.maximum"(%92, %93) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%95 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x1xi32>
%96 = "stablehlo.gather"(%80, %95) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x5xf64>, tensor<2x1xi32>) -> tensor<2x1xf64>
%97 = "stablehlo.reshape"(%96) : (tensor<2x1xf64>) -> tensor<2xf64>
%98 = "stablehlo.maximum"(%50, %67) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%100 = "stablehlo.compare"(%98, %99) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
%101 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<2xf64>} : () -> tensor<2xf64>
%102 = "stablehlo.multiply"(%67, %101) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%103 = "stablehlo.compare"(%50, %102) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
%104 = "stablehlo.or"(%100, %103) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%105 = "stablehlo.divide"(%67, %94) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%106 = "stablehlo.multiply"(%67, %105) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%107 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<2xf64>} : () -> tensor<2xf64>
%108 = "stablehlo.multiply"(%106, %107) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%109 = "stablehlo.compare"(%50, %108) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
%110 = "stablehlo.or"(%104, %109) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%111 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<2xf64>} : () -> tensor<2xf64>
%112 = "stablehlo.multiply"(%94, %111) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%113 = "stablehlo.compare"(%97, %112) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
%114 = "stablehlo.or"(%110, %113) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%115 = "stablehlo.select"(%110, %38, %72) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%116 = "stablehlo.not"(%114) : (tensor<2xi1>) -> tensor<2xi1>
%117 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%118 = "stablehlo.not"(%35) : (tensor<2xi1>) -> tensor<2xi1>
%119 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
%120 = "stablehlo.add"(%117, %119) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%121 = "stablehlo.select"(%116, %120, %117) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%122 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi32>
%123 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5xi32>
%124 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5xi32>
%125 = "stablehlo.compare"(%122, %123) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%126 = "stablehlo.compare"(%122, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%127 = "stablehlo.select"(%126, %123, %122) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%128 = "stablehlo.select"(%125, %124, %127) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%129 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x5xi32>) -> tensor<2x5x5xi32>
%130 = "stablehlo.gather"(%32, %129) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xi32>) -> tensor<2x5x5xcomplex<f64>>
%131 = "stablehlo.transpose"(%130) {permutation = array<i64: 0, 2, 1>} : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%132 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x5xi32>) -> tensor<2x5x5xi32>
%133 = "stablehlo.gather"(%131, %132) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xi32>) -> tensor<2x5x5xcomplex<f64>>
%134 = "stablehlo.transpose"(%133) {permutation = array<i64: 0, 2, 1>} : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%135 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5x5xi32>
%136 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x5x5xi32>
%137 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%138 = "stablehlo.compare"(%135, %137) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%139 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%140 = "stablehlo.compare"(%136, %139) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%141 = "stablehlo.and"(%138, %140) : (tensor<2x5x5xi1>, tensor<2x5x5xi1>) -> tensor<2x5x5xi1>
%142 = "stablehlo.select"(%141, %134, %32) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%143 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%144 = "stablehlo.constant"() {value = dense<4> : tensor<2xi32>} : () -> tensor<2xi32>
%145 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
%146 = "stablehlo.add"(%143, %145) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%147 = "stablehlo.minimum"(%146, %144) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%148 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5x1xi32>
%149 = "stablehlo.gather"(%142, %148) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x1xi32>) -> tensor<2x5x1xcomplex<f64>>
%150 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5x1xi32>
%151 = "stablehlo.gather"(%142, %150) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x1xi32>) -> tensor<2x5x1xcomplex<f64>>
%152 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5x5xi32>
%153 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x5x5xi32>
%154 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x1x1xi32>
%155 = "stablehlo.gather"(%149, %154) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x1xcomplex<f64>>, tensor<2x1x1xi32>) -> tensor<2x1x1xcomplex<f64>>
%156 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x1x1xi1>
%157 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<2x1x1xcomplex<f64>>} : () -> tensor<2x1x1xcomplex<f64>>
%158 = "stablehlo.select"(%156, %157, %155) : (tensor<2x1x1xi1>, tensor<2x1x1xcomplex<f64>>, tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xcomplex<f64>>
%159 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%160 = "stablehlo.divide"(%149, %159) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%161 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%162 = "stablehlo.real"(%149) : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xf64>
%163 = "stablehlo.imag"(%149) : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xf64>
%164 = "stablehlo.negate"(%163) : (tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
%165 = "stablehlo.complex"(%162, %164) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xcomplex<f64>>
%166 = "stablehlo.transpose"(%165) {permutation = array<i64: 0, 2, 1>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x1x5xcomplex<f64>>
%167 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%168 = "stablehlo.multiply"(%161, %167) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%169 = "stablehlo.subtract"(%142, %168) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%170 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%171 = "stablehlo.compare"(%152, %170) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%172 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%173 = "stablehlo.compare"(%153, %172) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%174 = "stablehlo.and"(%171, %173) : (tensor<2x5x5xi1>, tensor<2x5x5xi1>) -> tensor<2x5x5xi1>
%175 = "stablehlo.select"(%174, %169, %142) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%176 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%177 = "stablehlo.compare"(%152, %176) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%178 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%179 = "stablehlo.compare"(%153, %178) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%180 = "stablehlo.and"(%177, %179) : (tensor<2x5x5xi1>, tensor<2x5x5xi1>) -> tensor<2x5x5xi1>
%181 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%182 = "stablehlo.select"(%180, %181, %175) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%183 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x1x1xi32>
%184 = "stablehlo.gather"(%149, %183) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x1xcomplex<f64>>, tensor<2x1x1xi32>) -> tensor<2x1x1xcomplex<f64>>
%185 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x1x1xi32>
%186 = "stablehlo.gather"(%149, %185) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x1xcomplex<f64>>, tensor<2x1x1xi32>) -> tensor<2x1x1xcomplex<f64>>
%187 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x1x1xi32>
%188 = "stablehlo.gather"(%151, %187) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x1xcomplex<f64>>, tensor<2x1x1xi32>) -> tensor<2x1x1xcomplex<f64>>
%189 = "stablehlo.real"(%186) : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xf64>
%190 = "stablehlo.imag"(%186) : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xf64>
%191 = "stablehlo.negate"(%190) : (tensor<2x1x1xf64>) -> tensor<2x1x1xf64>
%192 = "stablehlo.complex"(%189, %191) : (tensor<2x1x1xf64>, tensor<2x1x1xf64>) -> tensor<2x1x1xcomplex<f64>>
%193 = "stablehlo.transpose"(%192) {permutation = array<i64: 0, 2, 1>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xcomplex<f64>>
%194 = "stablehlo.divide"(%184, %193) : (tensor<2x1x1xcomplex<f64>>, tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xcomplex<f64>>
%195 = "stablehlo.divide"(%188, %186) : (tensor<2x1x1xcomplex<f64>>, tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xcomplex<f64>>
%196 = "stablehlo.multiply"(%194, %195) : (tensor<2x1x1xcomplex<f64>>, tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xcomplex<f64>>
%197 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<2x1x1xcomplex<f64>>} : () -> tensor<2x1x1xcomplex<f64>>
%198 = "stablehlo.subtract"(%196, %197) : (tensor<2x1x1xcomplex<f64>>, tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xcomplex<f64>>
%199 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%200 = "stablehlo.divide"(%149, %199) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%201 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%202 = "stablehlo.divide"(%151, %201) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%203 = "stablehlo.broadcast_in_dim"(%195) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%204 = "stablehlo.multiply"(%203, %200) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%205 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%206 = "stablehlo.divide"(%151, %205) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%207 = "stablehlo.subtract"(%204, %206) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%208 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%209 = "stablehlo.divide"(%207, %208) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%210 = "stablehlo.broadcast_in_dim"(%194) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%211 = "stablehlo.multiply"(%210, %202) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%212 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%213 = "stablehlo.divide"(%149, %212) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%214 = "stablehlo.subtract"(%211, %213) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%215 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%216 = "stablehlo.divide"(%214, %215) : (tensor<2x5x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%217 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%218 = "stablehlo.real"(%149) : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xf64>
%219 = "stablehlo.imag"(%149) : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xf64>
%220 = "stablehlo.negate"(%219) : (tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
%221 = "stablehlo.complex"(%218, %220) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xcomplex<f64>>
%222 = "stablehlo.transpose"(%221) {permutation = array<i64: 0, 2, 1>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x1x5xcomplex<f64>>
%223 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%224 = "stablehlo.multiply"(%217, %223) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%225 = "stablehlo.subtract"(%142, %224) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%226 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%227 = "stablehlo.real"(%151) : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xf64>
%228 = "stablehlo.imag"(%151) : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x1xf64>
%229 = "stablehlo.negate"(%228) : (tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
%230 = "stablehlo.complex"(%227, %229) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xcomplex<f64>>
%231 = "stablehlo.transpose"(%230) {permutation = array<i64: 0, 2, 1>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x1x5xcomplex<f64>>
%232 = "stablehlo.broadcast_in_dim"(%231) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%233 = "stablehlo.multiply"(%226, %232) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%234 = "stablehlo.subtract"(%225, %233) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%235 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%236 = "stablehlo.add"(%31, %235) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%237 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%238 = "stablehlo.compare"(%152, %237) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%239 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%240 = "stablehlo.compare"(%153, %239) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%241 = "stablehlo.and"(%238, %240) : (tensor<2x5x5xi1>, tensor<2x5x5xi1>) -> tensor<2x5x5xi1>
%242 = "stablehlo.select"(%241, %234, %142) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%243 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%244 = "stablehlo.compare"(%152, %243) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%245 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%246 = "stablehlo.compare"(%153, %245) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%247 = "stablehlo.and"(%244, %246) : (tensor<2x5x5xi1>, tensor<2x5x5xi1>) -> tensor<2x5x5xi1>
%248 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%249 = "stablehlo.select"(%247, %248, %242) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%250 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%251 = "stablehlo.compare"(%152, %250) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%252 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%253 = "stablehlo.compare"(%153, %252) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%254 = "stablehlo.and"(%251, %253) : (tensor<2x5x5xi1>, tensor<2x5x5xi1>) -> tensor<2x5x5xi1>
%255 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%256 = "stablehlo.select"(%254, %255, %249) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%257 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x5x5xi1>
%258 = "stablehlo.select"(%257, %256, %182) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%259 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
%260 = "stablehlo.and"(%100, %118) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%261 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%262 = "stablehlo.compare"(%34, %261) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%263 = "stablehlo.and"(%260, %262) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%264 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x5x5xi1>
%265 = "stablehlo.select"(%264, %258, %32) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%266 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi32>
%267 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
%268 = "stablehlo.add"(%115, %267) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%269 = "stablehlo.negate"(%268) : (tensor<2xi32>) -> tensor<2xi32>
%270 = "stablehlo.select"(%116, %269, %268) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%271 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5xi32>
%272 = "stablehlo.broadcast_in_dim"(%270) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5xi32>
%273 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x5xi1>
%274 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x5xi1>
%275 = "stablehlo.constant"() {value = dense<1> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%276 = "stablehlo.add"(%271, %275) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%277 = "stablehlo.compare"(%266, %276) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%278 = "stablehlo.and"(%277, %274) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%279 = "stablehlo.compare"(%266, %271) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%280 = "stablehlo.or"(%279, %278) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%281 = "stablehlo.not"(%273) : (tensor<2x5xi1>) -> tensor<2x5xi1>
%282 = "stablehlo.and"(%280, %281) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%283 = "stablehlo.select"(%282, %272, %33) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%284 = "stablehlo.add"(%117, %259) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%285 = "stablehlo.select"(%263, %284, %34) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%286 = "stablehlo.and"(%118, %116) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
"stablehlo.return"(%37, %265, %283, %285, %286) : (tensor<i32>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>, tensor<2xi1>) -> ()
}) : (tensor<i32>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>, tensor<2xi1>) -> (tensor<i32>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>, tensor<2xi1>)
%292 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5x5xi32>
%293 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x5x5xi32>
%294 = "stablehlo.compare"(%292, %293) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%295 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<2x5x5xcomplex<f64>>} : () -> tensor<2x5x5xcomplex<f64>>
%296 = "stablehlo.select"(%294, %288, %295) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
return %296, %289, %290 : tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>
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
%235, %236, %237, %238, %239 = "stablehlo.while"(%16, %12, %14, %15, %13) ({
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
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.maximum"(%76, %77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%79 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%80 = "stablehlo.gather"(%64, %79) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<1xf32>, tensor<1xi32>) -> tensor<1xf32>
%81 = "stablehlo.reshape"(%80) : (tensor<1xf32>) -> tensor<f32>
%82 = "stablehlo.maximum"(%38, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%84 = "stablehlo.compare"(%82, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%85 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<f32>} : () -> tensor<f32>
%86 = "stablehlo.multiply"(%55, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%87 = "stablehlo.compare"(%38, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%88 = "stablehlo.or"(%84, %87) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%89 = "stablehlo.divide"(%55, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%90 = "stablehlo.multiply"(%55, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%91 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<f32>} : () -> tensor<f32>
%92 = "stablehlo.multiply"(%90, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%93 = "stablehlo.compare"(%38, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%94 = "stablehlo.or"(%88, %93) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%95 = "stablehlo.constant"() {value = dense<6.403882032022076e-1> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.multiply"(%78, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%97 = "stablehlo.compare"(%81, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%98 = "stablehlo.or"(%94, %97) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%99 = "stablehlo.select"(%94, %24, %60) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%100 = "stablehlo.not"(%98) : (tensor<i1>) -> tensor<i1>
%101 = "stablehlo.not"(%28) : (tensor<i1>) -> tensor<i1>
%102 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%103 = "stablehlo.add"(%24, %102) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%104 = "stablehlo.select"(%100, %103, %24) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%105 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
%106 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%107 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%108 = "stablehlo.compare"(%105, %106) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%109 = "stablehlo.compare"(%105, %107) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%110 = "stablehlo.select"(%109, %106, %105) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%111 = "stablehlo.select"(%108, %107, %110) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x1xi32>
%113 = "stablehlo.gather"(%25, %112) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%114 = "stablehlo.transpose"(%113) {permutation = array<i64: 1, 0>} : (tensor<1x1xf32>) -> tensor<1x1xf32>
%115 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x1xi32>
%116 = "stablehlo.gather"(%114, %115) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%117 = "stablehlo.transpose"(%116) {permutation = array<i64: 1, 0>} : (tensor<1x1xf32>) -> tensor<1x1xf32>
%118 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x1xi32>
%119 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xi32>
%120 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%121 = "stablehlo.compare"(%118, %120) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%122 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%123 = "stablehlo.compare"(%119, %122) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%124 = "stablehlo.and"(%121, %123) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
%125 = "stablehlo.select"(%124, %117, %25) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%126 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%127 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%128 = "stablehlo.add"(%24, %127) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%129 = "stablehlo.minimum"(%128, %126) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%130 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%131 = "stablehlo.gather"(%125, %130) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%132 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%133 = "stablehlo.gather"(%125, %132) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%134 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x1xi32>
%135 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xi32>
%136 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%137 = "stablehlo.gather"(%131, %136) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%138 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1x1xi1>
%139 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%140 = "stablehlo.select"(%138, %139, %137) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%141 = "stablehlo.divide"(%131, %140) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%142 = "stablehlo.transpose"(%131) {permutation = array<i64: 1, 0>} : (tensor<1x1xf32>) -> tensor<1x1xf32>
%143 = "stablehlo.multiply"(%141, %142) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%144 = "stablehlo.subtract"(%125, %143) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%145 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%146 = "stablehlo.compare"(%134, %145) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%147 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%148 = "stablehlo.compare"(%135, %147) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%149 = "stablehlo.and"(%146, %148) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
%150 = "stablehlo.select"(%149, %144, %125) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%151 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%152 = "stablehlo.compare"(%134, %151) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%153 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%154 = "stablehlo.compare"(%135, %153) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%155 = "stablehlo.and"(%152, %154) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
%156 = "stablehlo.select"(%155, %141, %150) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%157 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%158 = "stablehlo.gather"(%131, %157) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%159 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%160 = "stablehlo.gather"(%131, %159) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%161 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%162 = "stablehlo.gather"(%133, %161) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
%163 = "stablehlo.transpose"(%160) {permutation = array<i64: 1, 0>} : (tensor<1x1xf32>) -> tensor<1x1xf32>
%164 = "stablehlo.divide"(%158, %163) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%165 = "stablehlo.divide"(%162, %160) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%166 = "stablehlo.multiply"(%164, %165) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%167 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%168 = "stablehlo.subtract"(%166, %167) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%169 = "stablehlo.divide"(%131, %163) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%170 = "stablehlo.divide"(%133, %160) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%171 = "stablehlo.multiply"(%165, %169) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%172 = "stablehlo.divide"(%133, %163) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%173 = "stablehlo.subtract"(%171, %172) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%174 = "stablehlo.divide"(%173, %168) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%175 = "stablehlo.multiply"(%164, %170) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%176 = "stablehlo.divide"(%131, %160) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%177 = "stablehlo.subtract"(%175, %176) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%178 = "stablehlo.divide"(%177, %168) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%179 = "stablehlo.transpose"(%131) {permutation = array<i64: 1, 0>} : (tensor<1x1xf32>) -> tensor<1x1xf32>
%180 = "stablehlo.multiply"(%174, %179) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%181 = "stablehlo.subtract"(%125, %180) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%182 = "stablehlo.transpose"(%133) {permutation = array<i64: 1, 0>} : (tensor<1x1xf32>) -> tensor<1x1xf32>
%183 = "stablehlo.multiply"(%178, %182) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%184 = "stablehlo.subtract"(%181, %183) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%185 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%186 = "stablehlo.add"(%24, %185) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%187 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%188 = "stablehlo.compare"(%134, %187) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%189 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%190 = "stablehlo.compare"(%135, %189) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%191 = "stablehlo.and"(%188, %190) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
%192 = "stablehlo.select"(%191, %184, %125) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%193 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%194 = "stablehlo.compare"(%134, %193) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%195 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%196 = "stablehlo.compare"(%135, %195) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%197 = "stablehlo.and"(%194, %196) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
%198 = "stablehlo.select"(%197, %174, %192) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%199 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%200 = "stablehlo.compare"(%134, %199) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%201 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
%202 = "stablehlo.compare"(%135, %201) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%203 = "stablehlo.and"(%200, %202) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
%204 = "stablehlo.select"(%203, %178, %198) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%205 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1x1xi1>
%206 = "stablehlo.select"(%205, %204, %156) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%207 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%208 = "stablehlo.and"(%84, %101) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%209 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%210 = "stablehlo.compare"(%27, %209) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%211 = "stablehlo.and"(%208, %210) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%212 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1x1xi1>
%213 = "stablehlo.select"(%212, %206, %25) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%214 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
%215 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%216 = "stablehlo.add"(%99, %215) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%217 = "stablehlo.negate"(%216) : (tensor<i32>) -> tensor<i32>
%218 = "stablehlo.select"(%100, %217, %216) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%219 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%220 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%221 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1xi1>
%222 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1xi1>
%223 = "stablehlo.constant"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
%224 = "stablehlo.add"(%219, %223) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%225 = "stablehlo.compare"(%214, %224) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%226 = "stablehlo.and"(%225, %222) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%227 = "stablehlo.compare"(%214, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%228 = "stablehlo.or"(%227, %226) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%229 = "stablehlo.not"(%221) : (tensor<1xi1>) -> tensor<1xi1>
%230 = "stablehlo.and"(%228, %229) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%231 = "stablehlo.select"(%230, %220, %26) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%232 = "stablehlo.add"(%24, %207) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%233 = "stablehlo.select"(%211, %232, %27) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%234 = "stablehlo.and"(%101, %100) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%30, %213, %231, %233, %234) : (tensor<i32>, tensor<1x1xf32>, tensor<1xi32>, tensor<i32>, tensor<i1>) -> ()
}) : (tensor<i32>, tensor<1x1xf32>, tensor<1xi32>, tensor<i32>, tensor<i1>) -> (tensor<i32>, tensor<1x1xf32>, tensor<1xi32>, tensor<i32>, tensor<i1>)
%240 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x1xi32>
%241 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xi32>
%242 = "stablehlo.compare"(%240, %241) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%243 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%244 = "stablehlo.select"(%242, %236, %243) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
return %244, %237, %238 : tensor<1x1xf32>, tensor<1xi32>, tensor<i32>
}
}

// f32[0,0]
module @example {
func.func public @main(%0: tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xi32>, tensor<i32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x0xf32>} : () -> tensor<0x0xf32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
return %1, %2, %3 : tensor<0x0xf32>, tensor<0xi32>, tensor<i32>
}
}

