// f32[5,5] s32[5] f32[5,2]
module @example {
func.func public @main(%0: tensor<5x5xf32>, %1: tensor<5xi32>, %2: tensor<5x2xf32>) -> (tensor<5x2xf32>) {
%3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%4 = "stablehlo.constant"() {value = dense<false> : tensor<5xi1>} : () -> tensor<5xi1>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%58, %59, %60, %61 = "stablehlo.while"(%5, %0, %3, %4) ({
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
%44 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
%45 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
%46 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
%47 = "stablehlo.compare"(%45, %46) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%48 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x5xi32>
%49 = "stablehlo.gather"(%13, %48) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x5xf32>, tensor<5x5xi32>) -> tensor<5x5xf32>
%50 = "stablehlo.select"(%47, %49, %13) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%51 = "stablehlo.add"(%12, %31) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%53 = "stablehlo.compare"(%3, %52) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%54 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
%55 = "stablehlo.and"(%53, %54) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%56 = "stablehlo.gather"(%14, %43) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%57 = "stablehlo.or"(%55, %15) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
"stablehlo.return"(%17, %50, %56, %57) : (tensor<i32>, tensor<5x5xf32>, tensor<5xi32>, tensor<5xi1>) -> ()
}) : (tensor<i32>, tensor<5x5xf32>, tensor<5xi32>, tensor<5xi1>) -> (tensor<i32>, tensor<5x5xf32>, tensor<5xi32>, tensor<5xi1>)
%62 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
%63 = "stablehlo.compare"(%1, %62) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%64 = "stablehlo.not"(%61) : (tensor<5xi1>) -> tensor<5xi1>
%65 = "stablehlo.and"(%63, %64) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%66 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
%67 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
%68 = "stablehlo.reshape"(%61) : (tensor<5xi1>) -> tensor<5x1xi1>
%69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi1>) -> tensor<5x5xi1>
%70 = "stablehlo.constant"() {value = dense<1> : tensor<5x5xi32>} : () -> tensor<5x5xi32>
%71 = "stablehlo.add"(%67, %70) : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
%72 = "stablehlo.compare"(%66, %71) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%73 = "stablehlo.and"(%69, %72) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
%75 = "stablehlo.select"(%73, %74, %59) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%76 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2xi32>
%77 = "stablehlo.gather"(%2, %76) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x2xf32>, tensor<5x2xi32>) -> tensor<5x2xf32>
%78 = "stablehlo.triangular_solve"(%75, %77) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<5x5xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%79 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
%80 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%82 = "stablehlo.reshape"(%65) : (tensor<5xi1>) -> tensor<5x1xi1>
%83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi1>) -> tensor<5x2xi1>
%84 = "stablehlo.reshape"(%61) : (tensor<5xi1>) -> tensor<5x1xi1>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi1>) -> tensor<5x2xi1>
%86 = "stablehlo.compare"(%79, %80) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
%88 = "stablehlo.select"(%86, %0, %87) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%93 = "stablehlo.reduce"(%88, %89) ({
^bb0(%90: tensor<f32>, %91: tensor<f32>):
%92 = "stablehlo.add"(%90, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%92) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
%94 = "stablehlo.reshape"(%93) : (tensor<5xf32>) -> tensor<5x1xf32>
%95 = "stablehlo.constant"() {value = dense<1> : tensor<5x5xi32>} : () -> tensor<5x5xi32>
%96 = "stablehlo.add"(%80, %95) : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
%97 = "stablehlo.compare"(%79, %96) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
%99 = "stablehlo.select"(%97, %0, %98) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%104 = "stablehlo.reduce"(%99, %100) ({
^bb0(%101: tensor<f32>, %102: tensor<f32>):
%103 = "stablehlo.add"(%101, %102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%103) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
%105 = "stablehlo.reshape"(%104) : (tensor<5xf32>) -> tensor<5x1xf32>
%106 = "stablehlo.slice"(%105) {limit_indices = array<i64: 5, 1>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<5x1xf32>) -> tensor<4x1xf32>
%107 = "stablehlo.pad"(%106, %81) {edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x1xf32>, tensor<f32>) -> tensor<5x1xf32>
%108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x2xf32>
%109 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x2xf32>
%110 = "stablehlo.select"(%83, %108, %109) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%111 = "stablehlo.or"(%83, %85) : (tensor<5x2xi1>, tensor<5x2xi1>) -> tensor<5x2xi1>
%112 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2xf32>} : () -> tensor<5x2xf32>
%113 = "stablehlo.select"(%111, %110, %112) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%114 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x2xf32>
%115 = "stablehlo.slice"(%94) {limit_indices = array<i64: 5, 1>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<5x1xf32>) -> tensor<4x1xf32>
%116 = "stablehlo.pad"(%115, %81) {edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x1xf32>, tensor<f32>) -> tensor<5x1xf32>
%117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x2xf32>
%118 = "stablehlo.slice"(%94) {limit_indices = array<i64: 4, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x1xf32>) -> tensor<4x1xf32>
%119 = "stablehlo.pad"(%118, %81) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x1xf32>, tensor<f32>) -> tensor<5x1xf32>
%120 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x2xf32>
%121 = "stablehlo.select"(%83, %117, %120) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%122 = "stablehlo.select"(%83, %113, %113) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%123 = "stablehlo.select"(%83, %113, %113) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%124 = "stablehlo.divide"(%114, %122) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%125 = "stablehlo.divide"(%121, %123) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%126 = "stablehlo.multiply"(%124, %125) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%127 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2xf32>} : () -> tensor<5x2xf32>
%128 = "stablehlo.subtract"(%126, %127) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%129 = "stablehlo.slice"(%78) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<5x2xf32>) -> tensor<4x2xf32>
%130 = "stablehlo.pad"(%129, %81) {edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x2xf32>, tensor<f32>) -> tensor<5x2xf32>
%131 = "stablehlo.slice"(%78) {limit_indices = array<i64: 4, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x2xf32>) -> tensor<4x2xf32>
%132 = "stablehlo.pad"(%131, %81) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x2xf32>, tensor<f32>) -> tensor<5x2xf32>
%133 = "stablehlo.select"(%83, %130, %132) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%134 = "stablehlo.divide"(%121, %123) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%135 = "stablehlo.divide"(%78, %122) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%136 = "stablehlo.multiply"(%134, %135) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%137 = "stablehlo.divide"(%133, %123) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%138 = "stablehlo.subtract"(%136, %137) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%139 = "stablehlo.divide"(%138, %128) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%140 = "stablehlo.or"(%83, %85) : (tensor<5x2xi1>, tensor<5x2xi1>) -> tensor<5x2xi1>
%141 = "stablehlo.divide"(%78, %114) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%142 = "stablehlo.select"(%140, %139, %141) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%143 = "stablehlo.transpose"(%75) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
%144 = "stablehlo.triangular_solve"(%143, %142) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<5x5xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%145 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%151, %152 = "stablehlo.sort"(%60, %145) ({
^bb0(%146: tensor<i32>, %147: tensor<i32>, %148: tensor<i32>, %149: tensor<i32>):
%150 = "stablehlo.compare"(%146, %147) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%150) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = false} : (tensor<5xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>)
%153 = "stablehlo.broadcast_in_dim"(%152) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2xi32>
%154 = "stablehlo.gather"(%144, %153) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x2xf32>, tensor<5x2xi32>) -> tensor<5x2xf32>
return %154 : tensor<5x2xf32>
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
%61, %62, %63, %64 = "stablehlo.while"(%7, %3, %5, %6) ({
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
%47 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6x6xi32>
%48 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x6x6xi32>
%49 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x6x6xi32>
%50 = "stablehlo.compare"(%48, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%51 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x6xi32>) -> tensor<3x6x6xi32>
%52 = "stablehlo.gather"(%15, %51) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x6xf64>, tensor<3x6x6xi32>) -> tensor<3x6x6xf64>
%53 = "stablehlo.select"(%50, %52, %15) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%54 = "stablehlo.add"(%20, %34) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%56 = "stablehlo.compare"(%5, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%57 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi1>) -> tensor<3x6xi1>
%58 = "stablehlo.and"(%56, %57) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%59 = "stablehlo.gather"(%16, %46) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%60 = "stablehlo.or"(%58, %17) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
"stablehlo.return"(%19, %53, %59, %60) : (tensor<i32>, tensor<3x6x6xf64>, tensor<3x6xi32>, tensor<3x6xi1>) -> ()
}) : (tensor<i32>, tensor<3x6x6xf64>, tensor<3x6xi32>, tensor<3x6xi1>) -> (tensor<i32>, tensor<3x6x6xf64>, tensor<3x6xi32>, tensor<3x6xi1>)
%65 = "stablehlo.constant"() {value = dense<0> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%66 = "stablehlo.compare"(%4, %65) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%67 = "stablehlo.not"(%64) : (tensor<3x6xi1>) -> tensor<3x6xi1>
%68 = "stablehlo.and"(%66, %67) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%69 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6x6xi32>
%70 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x6x6xi32>
%71 = "stablehlo.reshape"(%64) : (tensor<3x6xi1>) -> tensor<3x6x1xi1>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xi1>) -> tensor<3x6x6xi1>
%73 = "stablehlo.constant"() {value = dense<1> : tensor<3x6x6xi32>} : () -> tensor<3x6x6xi32>
%74 = "stablehlo.add"(%70, %73) : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi32>
%75 = "stablehlo.compare"(%69, %74) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%76 = "stablehlo.and"(%72, %75) : (tensor<3x6x6xi1>, tensor<3x6x6xi1>) -> tensor<3x6x6xi1>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6x6xf64>} : () -> tensor<3x6x6xf64>
%78 = "stablehlo.select"(%76, %77, %62) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%79 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x6xi32>) -> tensor<3x6x2xi32>
%80 = "stablehlo.gather"(%2, %79) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x2xf64>, tensor<3x6x2xi32>) -> tensor<3x6x2xf64>
%81 = "stablehlo.triangular_solve"(%78, %80) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<3x6x6xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%82 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6x6xi32>
%83 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x6x6xi32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%85 = "stablehlo.reshape"(%68) : (tensor<3x6xi1>) -> tensor<3x6x1xi1>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xi1>) -> tensor<3x6x2xi1>
%87 = "stablehlo.reshape"(%64) : (tensor<3x6xi1>) -> tensor<3x6x1xi1>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xi1>) -> tensor<3x6x2xi1>
%89 = "stablehlo.compare"(%82, %83) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6x6xf64>} : () -> tensor<3x6x6xf64>
%91 = "stablehlo.select"(%89, %3, %90) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%96 = "stablehlo.reduce"(%91, %92) ({
^bb0(%93: tensor<f64>, %94: tensor<f64>):
%95 = "stablehlo.add"(%93, %94) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%95) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<3x6x6xf64>, tensor<f64>) -> tensor<3x6xf64>
%97 = "stablehlo.reshape"(%96) : (tensor<3x6xf64>) -> tensor<3x6x1xf64>
%98 = "stablehlo.constant"() {value = dense<1> : tensor<3x6x6xi32>} : () -> tensor<3x6x6xi32>
%99 = "stablehlo.add"(%83, %98) : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi32>
%100 = "stablehlo.compare"(%82, %99) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6x6xi32>, tensor<3x6x6xi32>) -> tensor<3x6x6xi1>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6x6xf64>} : () -> tensor<3x6x6xf64>
%102 = "stablehlo.select"(%100, %3, %101) : (tensor<3x6x6xi1>, tensor<3x6x6xf64>, tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%107 = "stablehlo.reduce"(%102, %103) ({
^bb0(%104: tensor<f64>, %105: tensor<f64>):
%106 = "stablehlo.add"(%104, %105) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%106) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<3x6x6xf64>, tensor<f64>) -> tensor<3x6xf64>
%108 = "stablehlo.reshape"(%107) : (tensor<3x6xf64>) -> tensor<3x6x1xf64>
%109 = "stablehlo.slice"(%108) {limit_indices = array<i64: 3, 6, 1>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x6x1xf64>) -> tensor<3x5x1xf64>
%110 = "stablehlo.pad"(%109, %84) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<3x5x1xf64>, tensor<f64>) -> tensor<3x6x1xf64>
%111 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x2xf64>
%112 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x2xf64>
%113 = "stablehlo.select"(%86, %111, %112) : (tensor<3x6x2xi1>, tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%114 = "stablehlo.or"(%86, %88) : (tensor<3x6x2xi1>, tensor<3x6x2xi1>) -> tensor<3x6x2xi1>
%115 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x6x2xf64>} : () -> tensor<3x6x2xf64>
%116 = "stablehlo.select"(%114, %113, %115) : (tensor<3x6x2xi1>, tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%117 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x2xf64>
%118 = "stablehlo.slice"(%97) {limit_indices = array<i64: 3, 6, 1>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x6x1xf64>) -> tensor<3x5x1xf64>
%119 = "stablehlo.pad"(%118, %84) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<3x5x1xf64>, tensor<f64>) -> tensor<3x6x1xf64>
%120 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x2xf64>
%121 = "stablehlo.slice"(%97) {limit_indices = array<i64: 3, 5, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x6x1xf64>) -> tensor<3x5x1xf64>
%122 = "stablehlo.pad"(%121, %84) {edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<3x5x1xf64>, tensor<f64>) -> tensor<3x6x1xf64>
%123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x6x1xf64>) -> tensor<3x6x2xf64>
%124 = "stablehlo.select"(%86, %120, %123) : (tensor<3x6x2xi1>, tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%125 = "stablehlo.select"(%86, %116, %116) : (tensor<3x6x2xi1>, tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%126 = "stablehlo.select"(%86, %116, %116) : (tensor<3x6x2xi1>, tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%127 = "stablehlo.divide"(%117, %125) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%128 = "stablehlo.divide"(%124, %126) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%129 = "stablehlo.multiply"(%127, %128) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%130 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x6x2xf64>} : () -> tensor<3x6x2xf64>
%131 = "stablehlo.subtract"(%129, %130) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%132 = "stablehlo.slice"(%81) {limit_indices = array<i64: 3, 6, 2>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x6x2xf64>) -> tensor<3x5x2xf64>
%133 = "stablehlo.pad"(%132, %84) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<3x5x2xf64>, tensor<f64>) -> tensor<3x6x2xf64>
%134 = "stablehlo.slice"(%81) {limit_indices = array<i64: 3, 5, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x6x2xf64>) -> tensor<3x5x2xf64>
%135 = "stablehlo.pad"(%134, %84) {edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<3x5x2xf64>, tensor<f64>) -> tensor<3x6x2xf64>
%136 = "stablehlo.select"(%86, %133, %135) : (tensor<3x6x2xi1>, tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%137 = "stablehlo.divide"(%124, %126) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%138 = "stablehlo.divide"(%81, %125) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%139 = "stablehlo.multiply"(%137, %138) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%140 = "stablehlo.divide"(%136, %126) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%141 = "stablehlo.subtract"(%139, %140) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%142 = "stablehlo.divide"(%141, %131) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%143 = "stablehlo.or"(%86, %88) : (tensor<3x6x2xi1>, tensor<3x6x2xi1>) -> tensor<3x6x2xi1>
%144 = "stablehlo.divide"(%81, %117) : (tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%145 = "stablehlo.select"(%143, %142, %144) : (tensor<3x6x2xi1>, tensor<3x6x2xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%146 = "stablehlo.transpose"(%78) {permutation = array<i64: 0, 2, 1>} : (tensor<3x6x6xf64>) -> tensor<3x6x6xf64>
%147 = "stablehlo.triangular_solve"(%146, %145) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<3x6x6xf64>, tensor<3x6x2xf64>) -> tensor<3x6x2xf64>
%148 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%154, %155 = "stablehlo.sort"(%63, %148) ({
^bb0(%149: tensor<i32>, %150: tensor<i32>, %151: tensor<i32>, %152: tensor<i32>):
%153 = "stablehlo.compare"(%149, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%153) : (tensor<i1>) -> ()
}) {dimension = 1 : i64, is_stable = false} : (tensor<3x6xi32>, tensor<3x6xi32>) -> (tensor<3x6xi32>, tensor<3x6xi32>)
%156 = "stablehlo.broadcast_in_dim"(%155) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x6xi32>) -> tensor<3x6x2xi32>
%157 = "stablehlo.gather"(%147, %156) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x6x2xf64>, tensor<3x6x2xi32>) -> tensor<3x6x2xf64>
return %157 : tensor<3x6x2xf64>
}
}

// c128[2,5,5] s32[2,5] c128[2,5,3] hermitian=true
module @example {
func.func public @main(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x5xi32>, %2: tensor<2x5x3xcomplex<f64>>) -> (tensor<2x5x3xcomplex<f64>>) {
%3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi32>
%4 = "stablehlo.constant"() {value = dense<false> : tensor<2x5xi1>} : () -> tensor<2x5xi1>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%59, %60, %61, %62 = "stablehlo.while"(%5, %0, %3, %4) ({
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
%45 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5x5xi32>
%46 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x5x5xi32>
%47 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5x5xi32>
%48 = "stablehlo.compare"(%46, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%49 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x5xi32>) -> tensor<2x5x5xi32>
%50 = "stablehlo.gather"(%13, %49) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xi32>) -> tensor<2x5x5xcomplex<f64>>
%51 = "stablehlo.select"(%48, %50, %13) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%52 = "stablehlo.add"(%18, %32) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x5xi32>
%54 = "stablehlo.compare"(%3, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%55 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x5xi1>
%56 = "stablehlo.and"(%54, %55) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%57 = "stablehlo.gather"(%14, %44) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%58 = "stablehlo.or"(%56, %15) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
"stablehlo.return"(%17, %51, %57, %58) : (tensor<i32>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2x5xi1>) -> ()
}) : (tensor<i32>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2x5xi1>) -> (tensor<i32>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2x5xi1>)
%63 = "stablehlo.constant"() {value = dense<0> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%64 = "stablehlo.compare"(%1, %63) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%65 = "stablehlo.not"(%62) : (tensor<2x5xi1>) -> tensor<2x5xi1>
%66 = "stablehlo.and"(%64, %65) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%67 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5x5xi32>
%68 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x5x5xi32>
%69 = "stablehlo.reshape"(%62) : (tensor<2x5xi1>) -> tensor<2x5x1xi1>
%70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xi1>) -> tensor<2x5x5xi1>
%71 = "stablehlo.constant"() {value = dense<1> : tensor<2x5x5xi32>} : () -> tensor<2x5x5xi32>
%72 = "stablehlo.add"(%68, %71) : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi32>
%73 = "stablehlo.compare"(%67, %72) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%74 = "stablehlo.and"(%70, %73) : (tensor<2x5x5xi1>, tensor<2x5x5xi1>) -> tensor<2x5x5xi1>
%75 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<2x5x5xcomplex<f64>>} : () -> tensor<2x5x5xcomplex<f64>>
%76 = "stablehlo.select"(%74, %75, %60) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%77 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x5xi32>) -> tensor<2x5x3xi32>
%78 = "stablehlo.gather"(%2, %77) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xi32>) -> tensor<2x5x3xcomplex<f64>>
%79 = "stablehlo.triangular_solve"(%76, %78) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%80 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5x5xi32>
%81 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x5x5xi32>
%82 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f64>>} : () -> tensor<complex<f64>>
%83 = "stablehlo.reshape"(%66) : (tensor<2x5xi1>) -> tensor<2x5x1xi1>
%84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xi1>) -> tensor<2x5x3xi1>
%85 = "stablehlo.reshape"(%62) : (tensor<2x5xi1>) -> tensor<2x5x1xi1>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xi1>) -> tensor<2x5x3xi1>
%87 = "stablehlo.compare"(%80, %81) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%88 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<2x5x5xcomplex<f64>>} : () -> tensor<2x5x5xcomplex<f64>>
%89 = "stablehlo.select"(%87, %0, %88) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%90 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f64>>} : () -> tensor<complex<f64>>
%94 = "stablehlo.reduce"(%89, %90) ({
^bb0(%91: tensor<complex<f64>>, %92: tensor<complex<f64>>):
%93 = "stablehlo.add"(%91, %92) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
"stablehlo.return"(%93) : (tensor<complex<f64>>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x5x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x5xcomplex<f64>>
%95 = "stablehlo.reshape"(%94) : (tensor<2x5xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%96 = "stablehlo.constant"() {value = dense<1> : tensor<2x5x5xi32>} : () -> tensor<2x5x5xi32>
%97 = "stablehlo.add"(%81, %96) : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi32>
%98 = "stablehlo.compare"(%80, %97) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
%99 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<2x5x5xcomplex<f64>>} : () -> tensor<2x5x5xcomplex<f64>>
%100 = "stablehlo.select"(%98, %0, %99) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%101 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f64>>} : () -> tensor<complex<f64>>
%105 = "stablehlo.reduce"(%100, %101) ({
^bb0(%102: tensor<complex<f64>>, %103: tensor<complex<f64>>):
%104 = "stablehlo.add"(%102, %103) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
"stablehlo.return"(%104) : (tensor<complex<f64>>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x5x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x5xcomplex<f64>>
%106 = "stablehlo.reshape"(%105) : (tensor<2x5xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%107 = "stablehlo.slice"(%106) {limit_indices = array<i64: 2, 5, 1>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x4x1xcomplex<f64>>
%108 = "stablehlo.pad"(%107, %82) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x4x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%110 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%111 = "stablehlo.select"(%84, %109, %110) : (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%112 = "stablehlo.or"(%84, %86) : (tensor<2x5x3xi1>, tensor<2x5x3xi1>) -> tensor<2x5x3xi1>
%113 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<2x5x3xcomplex<f64>>} : () -> tensor<2x5x3xcomplex<f64>>
%114 = "stablehlo.select"(%112, %111, %113) : (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%115 = "stablehlo.real"(%114) : (tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xf64>
%116 = "stablehlo.imag"(%114) : (tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xf64>
%117 = "stablehlo.negate"(%116) : (tensor<2x5x3xf64>) -> tensor<2x5x3xf64>
%118 = "stablehlo.complex"(%115, %117) : (tensor<2x5x3xf64>, tensor<2x5x3xf64>) -> tensor<2x5x3xcomplex<f64>>
%119 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%120 = "stablehlo.slice"(%95) {limit_indices = array<i64: 2, 5, 1>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x4x1xcomplex<f64>>
%121 = "stablehlo.pad"(%120, %82) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x4x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%122 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%123 = "stablehlo.slice"(%95) {limit_indices = array<i64: 2, 4, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x4x1xcomplex<f64>>
%124 = "stablehlo.pad"(%123, %82) {edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x4x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x5x1xcomplex<f64>>
%125 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x1xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%126 = "stablehlo.select"(%84, %122, %125) : (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%127 = "stablehlo.select"(%84, %118, %114) : (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%128 = "stablehlo.select"(%84, %114, %118) : (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%129 = "stablehlo.divide"(%119, %127) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%130 = "stablehlo.divide"(%126, %128) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%131 = "stablehlo.multiply"(%129, %130) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%132 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<2x5x3xcomplex<f64>>} : () -> tensor<2x5x3xcomplex<f64>>
%133 = "stablehlo.subtract"(%131, %132) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%134 = "stablehlo.slice"(%79) {limit_indices = array<i64: 2, 5, 3>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
%135 = "stablehlo.pad"(%134, %82) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x4x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%136 = "stablehlo.slice"(%79) {limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
%137 = "stablehlo.pad"(%136, %82) {edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x4x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%138 = "stablehlo.select"(%84, %135, %137) : (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%139 = "stablehlo.divide"(%126, %128) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%140 = "stablehlo.divide"(%79, %127) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%141 = "stablehlo.multiply"(%139, %140) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%142 = "stablehlo.divide"(%138, %128) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%143 = "stablehlo.subtract"(%141, %142) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%144 = "stablehlo.divide"(%143, %133) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%145 = "stablehlo.or"(%84, %86) : (tensor<2x5x3xi1>, tensor<2x5x3xi1>) -> tensor<2x5x3xi1>
%146 = "stablehlo.divide"(%79, %119) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%147 = "stablehlo.select"(%145, %144, %146) : (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%148 = "stablehlo.real"(%76) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
%149 = "stablehlo.imag"(%76) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
%150 = "stablehlo.negate"(%149) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
%151 = "stablehlo.complex"(%148, %150) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
%152 = "stablehlo.transpose"(%151) {permutation = array<i64: 0, 2, 1>} : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
%153 = "stablehlo.triangular_solve"(%152, %147) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
%154 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi32>
%160, %161 = "stablehlo.sort"(%61, %154) ({
^bb0(%155: tensor<i32>, %156: tensor<i32>, %157: tensor<i32>, %158: tensor<i32>):
%159 = "stablehlo.compare"(%155, %156) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%159) : (tensor<i1>) -> ()
}) {dimension = 1 : i64, is_stable = false} : (tensor<2x5xi32>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<2x5xi32>)
%162 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x5xi32>) -> tensor<2x5x3xi32>
%163 = "stablehlo.gather"(%153, %162) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xi32>) -> tensor<2x5x3xcomplex<f64>>
return %163 : tensor<2x5x3xcomplex<f64>>
}
}

