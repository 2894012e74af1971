// f32[5,5] s32[5] f32[5,2]
module @example {
func.func public @main(%0: tensor<5x5xf32>, %1: tensor<5xi32>, %2: tensor<5x2xf32>) -> (tensor<5x2xf32>) {
%3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%4 = "stablehlo.constant"() {value = dense<false> : tensor<5xi1>} : () -> tensor<5xi1>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%57, %58, %59, %60 = "stablehlo.while"(%5, %0, %3, %4) ({
^bb0(%6: tensor<i32>, %7: tensor<5x5xf32>, %8: tensor<5xi32>, %9: tensor<5xi1>):
%10 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.compare"(%6, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}, {
^bb0(%12: tensor<i32>, %13: tensor<5x5xf32>, %14: tensor<5xi32>, %15: tensor<5xi1>):
%16 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.add"(%12, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%18 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%19 = "stablehlo.gather"(%1, %18) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<5xi32>, tensor<1xi32>) -> tensor<1xi32>
%20 = "stablehlo.reshape"(%19) : (tensor<1xi32>) -> tensor<i32>
%21 = "stablehlo.convert"(%15) : (tensor<5xi1>) -> tensor<5xi32>
%22 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%23 = "stablehlo.gather"(%21, %22) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<5xi32>, tensor<1xi32>) -> tensor<1xi32>
%24 = "stablehlo.reshape"(%23) : (tensor<1xi32>) -> tensor<i32>
%25 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%26 = "stablehlo.compare"(%24, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%27 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%28 = "stablehlo.compare"(%20, %27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%29 = "stablehlo.not"(%26) : (tensor<i1>) -> tensor<i1>
%30 = "stablehlo.and"(%28, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%31 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%32 = "stablehlo.abs"(%20) : (tensor<i32>) -> tensor<i32>
%33 = "stablehlo.subtract"(%32, %31) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%34 = "stablehlo.add"(%12, %31) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%35 = "stablehlo.select"(%30, %34, %12) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%36 = "stablehlo.select"(%26, %35, %33) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%37 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%38 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%39 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%40 = "stablehlo.compare"(%37, %38) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%41 = "stablehlo.compare"(%37, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%42 = "stablehlo.select"(%41, %38, %37) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%43 = "stablehlo.select"(%40, %39, %42) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%44 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
%45 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%47 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x5xi32>
%48 = "stablehlo.gather"(%13, %47) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x5xf32>, tensor<5x5xi32>) -> tensor<5x5xf32>
%49 = "stablehlo.select"(%46, %48, %13) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%50 = "stablehlo.add"(%12, %31) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%52 = "stablehlo.compare"(%3, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%53 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
%54 = "stablehlo.and"(%52, %53) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%55 = "stablehlo.gather"(%14, %43) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%56 = "stablehlo.or"(%54, %15) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
"stablehlo.return"(%17, %49, %55, %56) : (tensor<i32>, tensor<5x5xf32>, tensor<5xi32>, tensor<5xi1>) -> ()
}) : (tensor<i32>, tensor<5x5xf32>, tensor<5xi32>, tensor<5xi1>) -> (tensor<i32>, tensor<5x5xf32>, tensor<5xi32>, tensor<5xi1>)
%61 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
%62 = "stablehlo.compare"(%1, %61) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%63 = "stablehlo.not"(%60) : (tensor<5xi1>) -> tensor<5xi1>
%64 = "stablehlo.and"(%62, %63) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%65 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
%66 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
%67 = "stablehlo.reshape"(%60) : (tensor<5xi1>) -> tensor<5x1xi1>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi1>) -> tensor<5x5xi1>
%69 = "stablehlo.constant"() {value = dense<1> : tensor<5x5xi32>} : () -> tensor<5x5xi32>
%70 = "stablehlo.add"(%66, %69) : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
%71 = "stablehlo.compare"(%65, %70) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%72 = "stablehlo.and"(%68, %71) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
%74 = "stablehlo.select"(%72, %73, %58) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%75 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2xi32>
%76 = "stablehlo.gather"(%2, %75) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x2xf32>, tensor<5x2xi32>) -> tensor<5x2xf32>
%77 = "stablehlo.triangular_solve"(%74, %76) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<5x5xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%78 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
%79 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.reshape"(%64) : (tensor<5xi1>) -> tensor<5x1xi1>
%82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi1>) -> tensor<5x2xi1>
%83 = "stablehlo.reshape"(%60) : (tensor<5xi1>) -> tensor<5x1xi1>
%84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi1>) -> tensor<5x2xi1>
%85 = "stablehlo.compare"(%78, %79) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
%87 = "stablehlo.select"(%85, %0, %86) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%92 = "stablehlo.reduce"(%87, %88) ({
^bb0(%89: tensor<f32>, %90: tensor<f32>):
%91 = "stablehlo.add"(%89, %90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%91) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
%93 = "stablehlo.reshape"(%92) : (tensor<5xf32>) -> tensor<5x1xf32>
%94 = "stablehlo.constant"() {value = dense<1> : tensor<5x5xi32>} : () -> tensor<5x5xi32>
%95 = "stablehlo.add"(%79, %94) : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
%96 = "stablehlo.compare"(%78, %95) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
%98 = "stablehlo.select"(%96, %0, %97) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%103 = "stablehlo.reduce"(%98, %99) ({
^bb0(%100: tensor<f32>, %101: tensor<f32>):
%102 = "stablehlo.add"(%100, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%102) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
%104 = "stablehlo.reshape"(%103) : (tensor<5xf32>) -> tensor<5x1xf32>
%105 = "stablehlo.slice"(%104) {limit_indices = array<i64: 5, 1>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<5x1xf32>) -> tensor<4x1xf32>
%106 = "stablehlo.pad"(%105, %80) {edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x1xf32>, tensor<f32>) -> tensor<5x1xf32>
%107 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x2xf32>
%108 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x2xf32>
%109 = "stablehlo.select"(%82, %107, %108) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%110 = "stablehlo.or"(%82, %84) : (tensor<5x2xi1>, tensor<5x2xi1>) -> tensor<5x2xi1>
%111 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2xf32>} : () -> tensor<5x2xf32>
%112 = "stablehlo.select"(%110, %109, %111) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%113 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x2xf32>
%114 = "stablehlo.slice"(%93) {limit_indices = array<i64: 5, 1>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<5x1xf32>) -> tensor<4x1xf32>
%115 = "stablehlo.pad"(%114, %80) {edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x1xf32>, tensor<f32>) -> tensor<5x1xf32>
%116 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x2xf32>
%117 = "stablehlo.slice"(%93) {limit_indices = array<i64: 4, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x1xf32>) -> tensor<4x1xf32>
%118 = "stablehlo.pad"(%117, %80) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x1xf32>, tensor<f32>) -> tensor<5x1xf32>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x2xf32>
%120 = "stablehlo.select"(%82, %116, %119) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%121 = "stablehlo.select"(%82, %112, %112) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%122 = "stablehlo.select"(%82, %112, %112) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%123 = "stablehlo.divide"(%113, %121) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%124 = "stablehlo.divide"(%120, %122) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%125 = "stablehlo.multiply"(%123, %124) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%126 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2xf32>} : () -> tensor<5x2xf32>
%127 = "stablehlo.subtract"(%125, %126) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%128 = "stablehlo.slice"(%77) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<5x2xf32>) -> tensor<4x2xf32>
%129 = "stablehlo.pad"(%128, %80) {edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x2xf32>, tensor<f32>) -> tensor<5x2xf32>
%130 = "stablehlo.slice"(%77) {limit_indices = array<i64: 4, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x2xf32>) -> tensor<4x2xf32>
%131 = "stablehlo.pad"(%130, %80) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x2xf32>, tensor<f32>) -> tensor<5x2xf32>
%132 = "stablehlo.select"(%82, %129, %131) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%133 = "stablehlo.divide"(%120, %122) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%134 = "stablehlo.divide"(%77, %121) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%135 = "stablehlo.multiply"(%133, %134) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%136 = "stablehlo.divide"(%132, %122) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%137 = "stablehlo.subtract"(%135, %136) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%138 = "stablehlo.divide"(%137, %127) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%139 = "stablehlo.or"(%82, %84) : (tensor<5x2xi1>, tensor<5x2xi1>) -> tensor<5x2xi1>
%140 = "stablehlo.divide"(%77, %113) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%141 = "stablehlo.select"(%139, %138, %140) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%142 = "stablehlo.transpose"(%74) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
%143 = "stablehlo.triangular_solve"(%142, %141) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<5x5xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%144 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%150, %151 = "stablehlo.sort"(%59, %144) ({
^bb0(%145: tensor<i32>, %146: tensor<i32>, %147: tensor<i32>, %148: tensor<i32>):
%149 = "stablehlo.compare"(%145, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%149) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = false} : (tensor<5xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>)
%152 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2xi32>
%153 = "stablehlo.gather"(%143, %152) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x2xf32>, tensor<5x2xi32>) -> tensor<5x2xf32>
return %153 : tensor<5x2xf32>
}
}

// f64[6,6] s32[6] f64[3,6,2]
module @example {
func.func public @main(%0: tensor<6x6xf64>, %1: tensor<6xi32>, %2: tensor<3x6x2xf64>) -> (tensor<3x6x2xf64>) {
%3 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<6x6xf64>) -> tensor<3x6x6xf64>
%4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<6xi32>) -> tensor<3x6xi32>
%5 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%6 = "stablehlo.constant"() {value = dense<false> : tensor<3x6xi1>} : () -> tensor<3x6xi1>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%60, %61, %62, %63 = "stablehlo.while"(%7, %3, %5, %6) ({
^bb0(%8: tensor<i32>, %9: tensor<3x6x6xf64>, %10: tensor<3x6xi32>, %11: tensor<3x6xi1>):
%12 = "stablehlo.constant"() {value = dense<6> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.compare"(%8, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}, {
^bb0(%14: tensor<i32>, %15: tensor<3x6x6xf64>, %16: tensor<3x6xi32>, %17: tensor<3x6xi1>):
%18 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.add"(%14, %18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%20 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x1xi32>
%22 = "stablehlo.gather"(%4, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x6xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%23 = "stablehlo.reshape"(%22) : (tensor<3x1xi32>) -> tensor<3xi32>
%24 = "stablehlo.convert"(%17) : (tensor<3x6xi1>) -> tensor<3x6xi32>
%25 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x1xi32>
%26 = "stablehlo.gather"(%24, %25) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x6xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%27 = "stablehlo.reshape"(%26) : (tensor<3x1xi32>) -> tensor<3xi32>
%28 = "stablehlo.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
%29 = "stablehlo.compare"(%27, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%30 = "stablehlo.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
%31 = "stablehlo.compare"(%23, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%32 = "stablehlo.not"(%29) : (tensor<3xi1>) -> tensor<3xi1>
%33 = "stablehlo.and"(%31, %32) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%34 = "stablehlo.constant"() {value = dense<1> : tensor<3xi32>} : () -> tensor<3xi32>
%35 = "stablehlo.abs"(%23) : (tensor<3xi32>) -> tensor<3xi32>
%36 = "stablehlo.subtract"(%35, %34) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%37 = "stablehlo.add"(%20, %34) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%38 = "stablehlo.select"(%33, %37, %20) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%39 = "stablehlo.select"(%29, %38, %36) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%40 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%41 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%42 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%43 = "stablehlo.compare"(%40, %41) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%44 = "stablehlo.compare"(%40, %42) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%45 = "stablehlo.select"(%44, %41, %40) : (tensor<3x6xi1>, tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%46 = "stablehlo.select"(%43, %42, %45) : (tensor<3x6xi1>, tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%47 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x6x6xi32>
%48 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%49 = "stablehlo.compare"(%47, %48) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%50 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x6xi32>) -> tensor<3x6x6xi32>
%51 = "stablehlo.gather"(%15, %50) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x6xf64>, tensor<3x6x6xi32>) -> tensor<3x6x6xf64>
%52 = "stablehlo.select"(%49, %51, %15) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%53 = "stablehlo.add"(%20, %34) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%55 = "stablehlo.compare"(%5, %54) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%56 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi1>) -> tensor<3x6xi1>
%57 = "stablehlo.and"(%55, %56) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%58 = "stablehlo.gather"(%16, %46) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%59 = "stablehlo.or"(%57, %17) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
"stablehlo.return"(%19, %52, %58, %59) : (tensor<i32>, tensor<3x6x6xf64>, tensor<3x6xi32>, tensor<3x6xi1>) -> ()
}) : (tensor<i32>, tensor<3x6x6xf64>, tensor<3x6xi32>, tensor<3x6xi1>) -> (tensor<i32>, tensor<3x6x6xf64>, tensor<3x6xi32>, tensor<3x6xi1>)
%64 = "stablehlo.constant"() {value = dense<0> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%65 = "stablehlo.compare"(%4, %64) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%66 = "stablehlo.not"(%63) : (tensor<3x6xi1>) -> tensor<3x6xi1>
%67 = "stablehlo.and"(%65, %66) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6x6xi32>
%69 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x6x6xi32>
%70 = "stablehlo.reshape"(%63) : (tensor<3x6xi1>) -> tensor<3x6x1xi1>
%71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xi1>) -> tensor<3x6x6xi1>
%72 = "stablehlo.constant"() {value = dense<1> : tensor<3x6x6xi32>} : () -> tensor<3x6x6xi32>
%73 = "stablehlo.add"(%69, %72) : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi32>
%74 = "stablehlo.compare"(%68, %73) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%75 = "stablehlo.and"(%71, %74) : (tensor<3x6x6xi1>, tensor<3x6x6xi1>) -> tensor<3x6x6xi1>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6x6xf64>} : () -> tensor<3x6x6xf64>
%77 = "stablehlo.select"(%75, %76, %61) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%78 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x6xi32>) -> tensor<3x6x2xi32>
%79 = "stablehlo.gather"(%2, %78) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x2xf64>, tensor<3x6x2xi32>) -> tensor<3x6x2xf64>
%80 = "stablehlo.triangular_solve"(%77, %79) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<3x6x6xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%81 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6x6xi32>
%82 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x6x6xi32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%84 = "stablehlo.reshape"(%67) : (tensor<3x6xi1>) -> tensor<3x6x1xi1>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xi1>) -> tensor<3x6x2xi1>
%86 = "stablehlo.reshape"(%63) : (tensor<3x6xi1>) -> tensor<3x6x1xi1>
%87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xi1>) -> tensor<3x6x2xi1>
%88 = "stablehlo.compare"(%81, %82) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6x6xf64>} : () -> tensor<3x6x6xf64>
%90 = "stablehlo.select"(%88, %3, %89) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%95 = "stablehlo.reduce"(%90, %91) ({
^bb0(%92: tensor<f64>, %93: tensor<f64>):
%94 = "stablehlo.add"(%92, %93) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%94) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<3x6x6xf64>, tensor<f64>) -> tensor<3x6xf64>
%96 = "stablehlo.reshape"(%95) : (tensor<3x6xf64>) -> tensor<3x6x1xf64>
%97 = "stablehlo.constant"() {value = dense<1> : tensor<3x6x6xi32>} : () -> tensor<3x6x6xi32>
%98 = "stablehlo.add"(%82, %97) : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi32>
%99 = "stablehlo.compare"(%81, %98) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6x6xf64>} : () -> tensor<3x6x6xf64>
%101 = "stablehlo.select"(%99, %3, %100) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%106 = "stablehlo.reduce"(%101, %102) ({
^bb0(%103: tensor<f64>, %104: tensor<f64>):
%105 = "stablehlo.add"(%103, %104) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%105) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<3x6x6xf64>, tensor<f64>) -> tensor<3x6xf64>
%107 = "stablehlo.reshape"(%106) : (tensor<3x6xf64>) -> tensor<3x6x1xf64>
%108 = "stablehlo.slice"(%107) {limit_indices = array<i64: 3, 6, 1>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x6x1xf64>) -> tensor<3x5x1xf64>
%109 = "stablehlo.pad"(%108, %83) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<3x5x1xf64>, tensor<f64>) -> tensor<3x6x1xf64>
%110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x2xf64>
%111 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x2xf64>
%112 = "stablehlo.select"(%85, %110, %111) : (tensor<3x6x2xi1>, tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%113 = "stablehlo.or"(%85, %87) : (tensor<3x6x2xi1>, tensor<3x6x2xi1>) -> tensor<3x6x2xi1>
%114 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x6x2xf64>} : () -> tensor<3x6x2xf64>
%115 = "stablehlo.select"(%113, %112, %114) : (tensor<3x6x2xi1>, tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%116 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x2xf64>
%117 = "stablehlo.slice"(%96) {limit_indices = array<i64: 3, 6, 1>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x6x1xf64>) -> tensor<3x5x1xf64>
%118 = "stablehlo.pad"(%117, %83) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<3x5x1xf64>, tensor<f64>) -> tensor<3x6x1xf64>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x2xf64>
%120 = "stablehlo.slice"(%96) {limit_indices = array<i64: 3, 5, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x6x1xf64>) -> tensor<3x5x1xf64>
%121 = "stablehlo.pad"(%120, %83) {edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<3x5x1xf64>, tensor<f64>) -> tensor<3x6x1xf64>
%122 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x2xf64>
%123 = "stablehlo.select"(%85, %119, %122) : (tensor<3x6x2xi1>, tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%124 = "stablehlo.select"(%85, %115, %115) : (tensor<3x6x2xi1>, tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%125 = "stablehlo.select"(%85, %115, %115) : (tensor<3x6x2xi1>, tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%126 = "stablehlo.divide"(%116, %124) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%127 = "stablehlo.divide"(%123, %125) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%128 = "stablehlo.multiply"(%126, %127) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%129 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x6x2xf64>} : () -> tensor<3x6x2xf64>
%130 = "stablehlo.subtract"(%128, %129) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%131 = "stablehlo.slice"(%80) {limit_indices = array<i64: 3, 6, 2>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x6x2xf64>) -> tensor<3x5x2xf64>
%132 = "stablehlo.pad"(%131, %83) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<3x5x2xf64>, tensor<f64>) -> tensor<3x6x2xf64>
%133 = "stablehlo.slice"(%80) {limit_indices = array<i64: 3, 5, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x6x2xf64>) -> tensor<3x5x2xf64>
%134 = "stablehlo.pad"(%133, %83) {edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<3x5x2xf64>, tensor<f64>) -> tensor<3x6x2xf64>
%135 = "stablehlo.select"(%85, %132, %134) : (tensor<3x6x2xi1>, tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%136 = "stablehlo.divide"(%123, %125) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%137 = "stablehlo.divide"(%80, %124) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%138 = "stablehlo.multiply"(%136, %137) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%139 = "stablehlo.divide"(%135, %125) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%140 = "stablehlo.subtract"(%138, %139) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%141 = "stablehlo.divide"(%140, %130) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%142 = "stablehlo.or"(%85, %87) : (tensor<3x6x2xi1>, tensor<3x6x2xi1>) -> tensor<3x6x2xi1>
%143 = "stablehlo.divide"(%80, %116) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%144 = "stablehlo.select"(%142, %141, %143) : (tensor<3x6x2xi1>, tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%145 = "stablehlo.transpose"(%77) {permutation = array<i64: 0, 2, 1>} : (tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%146 = "stablehlo.triangular_solve"(%145, %144) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<3x6x6xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%147 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%153, %154 = "stablehlo.sort"(%62, %147) ({
^bb0(%148: tensor<i32>, %149: tensor<i32>, %150: tensor<i32>, %151: tensor<i32>):
%152 = "stablehlo.compare"(%148, %149) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%152) : (tensor<i1>) -> ()
}) {dimension = 1 : i64, is_stable = false} : (tensor<3x6xi32>, tensor<3x6xi32>) -> (tensor<3x6xi32>, tensor<3x6xi32>)
%155 = "stablehlo.broadcast_in_dim"(%154) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x6xi32>) -> tensor<3x6x2xi32>
%156 = "stablehlo.gather"(%146, %155) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x2xf64>, tensor<3x6x2xi32>) -> tensor<3x6x2xf64>
return %156 : tensor<3x6x2xf64>
}
}

// c128[2,5,5] s32[2,5] c128[2,5,3] hermitian=true
module @example {
func.func public @main(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x5xi32>, %2: tensor<2x5x3xcomplex<f64>>) -> (tensor<2x5x3xcomplex<f64>>) {
%3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi32>
%4 = "stablehlo.constant"() {value = dense<false> : tensor<2x5xi1>} : () -> tensor<2x5xi1>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%58, %59, %60, %61 = "stablehlo.while"(%5, %0, %3, %4) ({
^bb0(%6: tensor<i32>, %7: tensor<2x5x5xcomplex<f64>>, %8: tensor<2x5xi32>, %9: tensor<2x5xi1>):
%10 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.compare"(%6, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}, {
^bb0(%12: tensor<i32>, %13: tensor<2x5x5xcomplex<f64>>, %14: tensor<2x5xi32>, %15: tensor<2x5xi1>):
%16 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.add"(%12, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%18 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x1xi32>
%20 = "stablehlo.gather"(%1, %19) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x5xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%21 = "stablehlo.reshape"(%20) : (tensor<2x1xi32>) -> tensor<2xi32>
%22 = "stablehlo.convert"(%15) : (tensor<2x5xi1>) -> tensor<2x5xi32>
%23 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x1xi32>
%24 = "stablehlo.gather"(%22, %23) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x5xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%25 = "stablehlo.reshape"(%24) : (tensor<2x1xi32>) -> tensor<2xi32>
%26 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%27 = "stablehlo.compare"(%25, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%28 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%29 = "stablehlo.compare"(%21, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%30 = "stablehlo.not"(%27) : (tensor<2xi1>) -> tensor<2xi1>
%31 = "stablehlo.and"(%29, %30) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%32 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
%33 = "stablehlo.abs"(%21) : (tensor<2xi32>) -> tensor<2xi32>
%34 = "stablehlo.subtract"(%33, %32) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%35 = "stablehlo.add"(%18, %32) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%36 = "stablehlo.select"(%31, %35, %18) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%37 = "stablehlo.select"(%27, %36, %34) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%38 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi32>
%39 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5xi32>
%40 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5xi32>
%41 = "stablehlo.compare"(%38, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%42 = "stablehlo.compare"(%38, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%43 = "stablehlo.select"(%42, %39, %38) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%44 = "stablehlo.select"(%41, %40, %43) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%45 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x5x5xi32>
%46 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%47 = "stablehlo.compare"(%45, %46) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%48 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x5xi32>) -> tensor<2x5x5xi32>
%49 = "stablehlo.gather"(%13, %48) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xi32>) -> tensor<2x5x5xcomplex<f64>>
%50 = "stablehlo.select"(%47, %49, %13) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%51 = "stablehlo.add"(%18, %32) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5xi32>
%53 = "stablehlo.compare"(%3, %52) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%54 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x5xi1>
%55 = "stablehlo.and"(%53, %54) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%56 = "stablehlo.gather"(%14, %44) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%57 = "stablehlo.or"(%55, %15) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
"stablehlo.return"(%17, %50, %56, %57) : (tensor<i32>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2x5xi1>) -> ()
}) : (tensor<i32>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2x5xi1>) -> (tensor<i32>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2x5xi1>)
%62 = "stablehlo.constant"() {value = dense<0> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%63 = "stablehlo.compare"(%1, %62) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%64 = "stablehlo.not"(%61) : (tensor<2x5xi1>) -> tensor<2x5xi1>
%65 = "stablehlo.and"(%63, %64) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%66 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5x5xi32>
%67 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x5x5xi32>
%68 = "stablehlo.reshape"(%61) : (tensor<2x5xi1>) -> tensor<2x5x1xi1>
%69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xi1>) -> tensor<2x5x5xi1>
%70 = "stablehlo.constant"() {value = dense<1> : tensor<2x5x5xi32>} : () -> tensor<2x5x5xi32>
%71 = "stablehlo.add"(%67, %70) : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi32>
%72 = "stablehlo.compare"(%66, %71) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%73 = "stablehlo.and"(%69, %72) : (tensor<2x5x5xi1>, tensor<2x5x5xi1>) -> tensor<2x5x5xi1>
%74 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<2x5x5xcomplex<f64>>} : () -> tensor<2x5x5xcomplex<f64>>
%75 = "stablehlo.select"(%73, %74, %59) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%76 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x5xi32>) -> tensor<2x5x3xi32>
%77 = "stablehlo.gather"(%2, %76) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xi32>) -> tensor<2x5x3xcomplex<f64>>
%78 = "stablehlo.triangular_solve"(%75, %77) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%79 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5x5xi32>
%80 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x5x5xi32>
%81 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f64>>} : () -> tensor<complex<f64>>
%82 = "stablehlo.reshape"(%65) : (tensor<2x5xi1>) -> tensor<2x5x1xi1>
%83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xi1>) -> tensor<2x5x3xi1>
%84 = "stablehlo.reshape"(%61) : (tensor<2x5xi1>) -> tensor<2x5x1xi1>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xi1>) -> tensor<2x5x3xi1>
%86 = "stablehlo.compare"(%79, %80) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%87 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<2x5x5xcomplex<f64>>} : () -> tensor<2x5x5xcomplex<f64>>
%88 = "stablehlo.select"(%86, %0, %87) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%89 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f64>>} : () -> tensor<complex<f64>>
%93 = "stablehlo.reduce"(%88, %89) ({
^bb0(%90: tensor<complex<f64>>, %91: tensor<complex<f64>>):
%92 = "stablehlo.add"(%90, %91) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
"stablehlo.return"(%92) : (tensor<complex<f64>>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x5x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x5xcomplex<f64>>
%94 = "stablehlo.reshape"(%93) : (tensor<2x5xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%95 = "stablehlo.constant"() {value = dense<1> : tensor<2x5x5xi32>} : () -> tensor<2x5x5xi32>
%96 = "stablehlo.add"(%80, %95) : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi32>
%97 = "stablehlo.compare"(%79, %96) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%98 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<2x5x5xcomplex<f64>>} : () -> tensor<2x5x5xcomplex<f64>>
%99 = "stablehlo.select"(%97, %0, %98) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%100 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f64>>} : () -> tensor<complex<f64>>
%104 = "stablehlo.reduce"(%99, %100) ({
^bb0(%101: tensor<complex<f64>>, %102: tensor<complex<f64>>):
%103 = "stablehlo.add"(%101, %102) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
"stablehlo.return"(%103) : (tensor<complex<f64>>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x5x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x5xcomplex<f64>>
%105 = "stablehlo.reshape"(%104) : (tensor<2x5xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%106 = "stablehlo.slice"(%105) {limit_indices = array<i64: 2, 5, 1>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x4x1xcomplex<f64>>
%107 = "stablehlo.pad"(%106, %81) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x4x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%109 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%110 = "stablehlo.select"(%83, %108, %109) : (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%111 = "stablehlo.or"(%83, %85) : (tensor<2x5x3xi1>, tensor<2x5x3xi1>) -> tensor<2x5x3xi1>
%112 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<2x5x3xcomplex<f64>>} : () -> tensor<2x5x3xcomplex<f64>>
%113 = "stablehlo.select"(%111, %110, %112) : (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%114 = "stablehlo.real"(%113) : (tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xf64>
%115 = "stablehlo.imag"(%113) : (tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xf64>
%116 = "stablehlo.negate"(%115) : (tensor<2x5x3xf64>) -> tensor<2x5x3xf64>
%117 = "stablehlo.complex"(%114, %116) : (tensor<2x5x3xf64>, tensor<2x5x3xf64>) -> tensor<2x5x3xcomplex<f64>>
%118 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%119 = "stablehlo.slice"(%94) {limit_indices = array<i64: 2, 5, 1>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x4x1xcomplex<f64>>
%120 = "stablehlo.pad"(%119, %81) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x4x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%122 = "stablehlo.slice"(%94) {limit_indices = array<i64: 2, 4, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x4x1xcomplex<f64>>
%123 = "stablehlo.pad"(%122, %81) {edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x4x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%125 = "stablehlo.select"(%83, %121, %124) : (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%126 = "stablehlo.select"(%83, %117, %113) : (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%127 = "stablehlo.select"(%83, %113, %117) : (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%128 = "stablehlo.divide"(%118, %126) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%129 = "stablehlo.divide"(%125, %127) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%130 = "stablehlo.multiply"(%128, %129) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%131 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<2x5x3xcomplex<f64>>} : () -> tensor<2x5x3xcomplex<f64>>
%132 = "stablehlo.subtract"(%130, %131) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%133 = "stablehlo.slice"(%78) {limit_indices = array<i64: 2, 5, 3>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
%134 = "stablehlo.pad"(%133, %81) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x4x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%135 = "stablehlo.slice"(%78) {limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
%136 = "stablehlo.pad"(%135, %81) {edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x4x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%137 = "stablehlo.select"(%83, %134, %136) : (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%138 = "stablehlo.divide"(%125, %127) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%139 = "stablehlo.divide"(%78, %126) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%140 = "stablehlo.multiply"(%138, %139) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%141 = "stablehlo.divide"(%137, %127) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%142 = "stablehlo.subtract"(%140, %141) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%143 = "stablehlo.divide"(%142, %132) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%144 = "stablehlo.or"(%83, %85) : (tensor<2x5x3xi1>, tensor<2x5x3xi1>) -> tensor<2x5x3xi1>
%145 = "stablehlo.divide"(%78, %118) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%146 = "stablehlo.select"(%144, %143, %145) : (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%147 = "stablehlo.real"(%75) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
%148 = "stablehlo.imag"(%75) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
%149 = "stablehlo.negate"(%148) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
%150 = "stablehlo.complex"(%147, %149) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
%151 = "stablehlo.transpose"(%150) {permutation = array<i64: 0, 2, 1>} : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%152 = "stablehlo.triangular_solve"(%151, %146) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%153 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi32>
%159, %160 = "stablehlo.sort"(%60, %153) ({
^bb0(%154: tensor<i32>, %155: tensor<i32>, %156: tensor<i32>, %157: tensor<i32>):
%158 = "stablehlo.compare"(%154, %155) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%158) : (tensor<i1>) -> ()
}) {dimension = 1 : i64, is_stable = false} : (tensor<2x5xi32>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<2x5xi32>)
%161 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x5xi32>) -> tensor<2x5x3xi32>
%162 = "stablehlo.gather"(%152, %161) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xi32>) -> tensor<2x5x3xcomplex<f64>>
return %162 : tensor<2x5x3xcomplex<f64>>
}
}

