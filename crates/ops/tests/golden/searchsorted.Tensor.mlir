// f32[5] f32[3,4]
module @example {
func.func public @main(%0: tensor<5xf32>, %1: tensor<3x4xf32>) -> (tensor<3x4xi64>) {
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<3x4x5xf32>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>) -> tensor<3x4x5xf32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> tensor<3x4x5xi1>
%5 = "stablehlo.not"(%4) : (tensor<3x4x5xi1>) -> tensor<3x4x5xi1>
%6 = "stablehlo.convert"(%5) : (tensor<3x4x5xi1>) -> tensor<3x4x5xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<i32>, %9: tensor<i32>):
%10 = "stablehlo.add"(%8, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%10) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
%12 = "stablehlo.convert"(%11) : (tensor<3x4xi32>) -> tensor<3x4xi64>
return %12 : tensor<3x4xi64>
}
}

// f32[2,5] f32[2,3] right=true
module @example {
func.func public @main(%0: tensor<2x5xf32>, %1: tensor<2x3xf32>) -> (tensor<2x3xi64>) {
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x5xf32>) -> tensor<2x3x5xf32>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x5xf32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%5 = "stablehlo.not"(%4) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
%6 = "stablehlo.convert"(%5) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<i32>, %9: tensor<i32>):
%10 = "stablehlo.add"(%8, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%10) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x5xi32>, tensor<i32>) -> tensor<2x3xi32>
%12 = "stablehlo.convert"(%11) : (tensor<2x3xi32>) -> tensor<2x3xi64>
return %12 : tensor<2x3xi64>
}
}

// s64[2,300] s64[2,3] out_int32=true side=right
module @example {
func.func public @main(%0: tensor<2x300xi64>, %1: tensor<2x3xi64>) -> (tensor<2x3xi32>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%3 = "stablehlo.constant"() {value = dense<256> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%5 = "stablehlo.add"(%2, %4) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%6 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%8 = "stablehlo.subtract"(%5, %7) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%9 = "stablehlo.gather"(%0, %8) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x300xi64>, tensor<2x3xi32>) -> tensor<2x3xi64>
%10 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%12 = "stablehlo.compare"(%5, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%13 = "stablehlo.compare"(%9, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%14 = "stablehlo.not"(%13) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%15 = "stablehlo.and"(%12, %14) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%16 = "stablehlo.select"(%15, %5, %2) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%17 = "stablehlo.constant"() {value = dense<128> : tensor<i32>} : () -> tensor<i32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%19 = "stablehlo.add"(%16, %18) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%20 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%22 = "stablehlo.subtract"(%19, %21) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%23 = "stablehlo.gather"(%0, %22) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x300xi64>, tensor<2x3xi32>) -> tensor<2x3xi64>
%24 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%26 = "stablehlo.compare"(%19, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%27 = "stablehlo.compare"(%23, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%28 = "stablehlo.not"(%27) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%29 = "stablehlo.and"(%26, %28) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%30 = "stablehlo.select"(%29, %19, %16) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%31 = "stablehlo.constant"() {value = dense<64> : tensor<i32>} : () -> tensor<i32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%33 = "stablehlo.add"(%30, %32) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%34 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%36 = "stablehlo.subtract"(%33, %35) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%37 = "stablehlo.gather"(%0, %36) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x300xi64>, tensor<2x3xi32>) -> tensor<2x3xi64>
%38 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%40 = "stablehlo.compare"(%33, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%41 = "stablehlo.compare"(%37, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%42 = "stablehlo.not"(%41) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%43 = "stablehlo.and"(%40, %42) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%44 = "stablehlo.select"(%43, %33, %30) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%45 = "stablehlo.constant"() {value = dense<32> : tensor<i32>} : () -> tensor<i32>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%47 = "stablehlo.add"(%44, %46) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%48 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%50 = "stablehlo.subtract"(%47, %49) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%51 = "stablehlo.gather"(%0, %50) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x300xi64>, tensor<2x3xi32>) -> tensor<2x3xi64>
%52 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%54 = "stablehlo.compare"(%47, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%55 = "stablehlo.compare"(%51, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%56 = "stablehlo.not"(%55) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%57 = "stablehlo.and"(%54, %56) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%58 = "stablehlo.select"(%57, %47, %44) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%59 = "stablehlo.constant"() {value = dense<16> : tensor<i32>} : () -> tensor<i32>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%61 = "stablehlo.add"(%58, %60) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%62 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%64 = "stablehlo.subtract"(%61, %63) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%65 = "stablehlo.gather"(%0, %64) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x300xi64>, tensor<2x3xi32>) -> tensor<2x3xi64>
%66 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%68 = "stablehlo.compare"(%61, %67) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%69 = "stablehlo.compare"(%65, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%70 = "stablehlo.not"(%69) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%71 = "stablehlo.and"(%68, %70) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%72 = "stablehlo.select"(%71, %61, %58) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%73 = "stablehlo.constant"() {value = dense<8> : tensor<i32>} : () -> tensor<i32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%75 = "stablehlo.add"(%72, %74) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%76 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%78 = "stablehlo.subtract"(%75, %77) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%79 = "stablehlo.gather"(%0, %78) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x300xi64>, tensor<2x3xi32>) -> tensor<2x3xi64>
%80 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%82 = "stablehlo.compare"(%75, %81) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%83 = "stablehlo.compare"(%79, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%84 = "stablehlo.not"(%83) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%85 = "stablehlo.and"(%82, %84) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%86 = "stablehlo.select"(%85, %75, %72) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%87 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%89 = "stablehlo.add"(%86, %88) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%90 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%92 = "stablehlo.subtract"(%89, %91) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%93 = "stablehlo.gather"(%0, %92) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x300xi64>, tensor<2x3xi32>) -> tensor<2x3xi64>
%94 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%96 = "stablehlo.compare"(%89, %95) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%97 = "stablehlo.compare"(%93, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%98 = "stablehlo.not"(%97) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%99 = "stablehlo.and"(%96, %98) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%100 = "stablehlo.select"(%99, %89, %86) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%101 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%103 = "stablehlo.add"(%100, %102) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%104 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%106 = "stablehlo.subtract"(%103, %105) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%107 = "stablehlo.gather"(%0, %106) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x300xi64>, tensor<2x3xi32>) -> tensor<2x3xi64>
%108 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%110 = "stablehlo.compare"(%103, %109) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%111 = "stablehlo.compare"(%107, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%112 = "stablehlo.not"(%111) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%113 = "stablehlo.and"(%110, %112) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%114 = "stablehlo.select"(%113, %103, %100) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%115 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%116 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%117 = "stablehlo.add"(%114, %116) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%118 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%120 = "stablehlo.subtract"(%117, %119) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%121 = "stablehlo.gather"(%0, %120) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x300xi64>, tensor<2x3xi32>) -> tensor<2x3xi64>
%122 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%124 = "stablehlo.compare"(%117, %123) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%125 = "stablehlo.compare"(%121, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%126 = "stablehlo.not"(%125) : (tensor<2x3xi1>) -> tensor<2x3xi1>
%127 = "stablehlo.and"(%124, %126) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%128 = "stablehlo.select"(%127, %117, %114) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
return %128 : tensor<2x3xi32>
}
}

// f64[300] f32[4]
module @example {
func.func public @main(%0: tensor<300xf64>, %1: tensor<4xf32>) -> (tensor<4xi64>) {
%2 = "stablehlo.convert"(%1) : (tensor<4xf32>) -> tensor<4xf64>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%4 = "stablehlo.constant"() {value = dense<256> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%6 = "stablehlo.add"(%3, %5) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%7 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%9 = "stablehlo.subtract"(%6, %8) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%10 = "stablehlo.gather"(%0, %9) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<300xf64>, tensor<4xi32>) -> tensor<4xf64>
%11 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%13 = "stablehlo.compare"(%6, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%14 = "stablehlo.compare"(%10, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%15 = "stablehlo.not"(%14) : (tensor<4xi1>) -> tensor<4xi1>
%16 = "stablehlo.and"(%13, %15) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%17 = "stablehlo.select"(%16, %6, %3) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%18 = "stablehlo.constant"() {value = dense<128> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%20 = "stablehlo.add"(%17, %19) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%21 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%23 = "stablehlo.subtract"(%20, %22) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%24 = "stablehlo.gather"(%0, %23) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<300xf64>, tensor<4xi32>) -> tensor<4xf64>
%25 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%27 = "stablehlo.compare"(%20, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%28 = "stablehlo.compare"(%24, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%29 = "stablehlo.not"(%28) : (tensor<4xi1>) -> tensor<4xi1>
%30 = "stablehlo.and"(%27, %29) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%31 = "stablehlo.select"(%30, %20, %17) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%32 = "stablehlo.constant"() {value = dense<64> : tensor<i32>} : () -> tensor<i32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%34 = "stablehlo.add"(%31, %33) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%35 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%37 = "stablehlo.subtract"(%34, %36) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%38 = "stablehlo.gather"(%0, %37) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<300xf64>, tensor<4xi32>) -> tensor<4xf64>
%39 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%41 = "stablehlo.compare"(%34, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%42 = "stablehlo.compare"(%38, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%43 = "stablehlo.not"(%42) : (tensor<4xi1>) -> tensor<4xi1>
%44 = "stablehlo.and"(%41, %43) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%45 = "stablehlo.select"(%44, %34, %31) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%46 = "stablehlo.constant"() {value = dense<32> : tensor<i32>} : () -> tensor<i32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%48 = "stablehlo.add"(%45, %47) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%49 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%51 = "stablehlo.subtract"(%48, %50) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%52 = "stablehlo.gather"(%0, %51) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<300xf64>, tensor<4xi32>) -> tensor<4xf64>
%53 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%55 = "stablehlo.compare"(%48, %54) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%56 = "stablehlo.compare"(%52, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%57 = "stablehlo.not"(%56) : (tensor<4xi1>) -> tensor<4xi1>
%58 = "stablehlo.and"(%55, %57) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%59 = "stablehlo.select"(%58, %48, %45) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%60 = "stablehlo.constant"() {value = dense<16> : tensor<i32>} : () -> tensor<i32>
%61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%62 = "stablehlo.add"(%59, %61) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%63 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%65 = "stablehlo.subtract"(%62, %64) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%66 = "stablehlo.gather"(%0, %65) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<300xf64>, tensor<4xi32>) -> tensor<4xf64>
%67 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%69 = "stablehlo.compare"(%62, %68) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%70 = "stablehlo.compare"(%66, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%71 = "stablehlo.not"(%70) : (tensor<4xi1>) -> tensor<4xi1>
%72 = "stablehlo.and"(%69, %71) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%73 = "stablehlo.select"(%72, %62, %59) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%74 = "stablehlo.constant"() {value = dense<8> : tensor<i32>} : () -> tensor<i32>
%75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%76 = "stablehlo.add"(%73, %75) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%77 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%79 = "stablehlo.subtract"(%76, %78) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%80 = "stablehlo.gather"(%0, %79) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<300xf64>, tensor<4xi32>) -> tensor<4xf64>
%81 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%83 = "stablehlo.compare"(%76, %82) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%84 = "stablehlo.compare"(%80, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%85 = "stablehlo.not"(%84) : (tensor<4xi1>) -> tensor<4xi1>
%86 = "stablehlo.and"(%83, %85) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%87 = "stablehlo.select"(%86, %76, %73) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%88 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%90 = "stablehlo.add"(%87, %89) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%91 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%93 = "stablehlo.subtract"(%90, %92) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%94 = "stablehlo.gather"(%0, %93) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<300xf64>, tensor<4xi32>) -> tensor<4xf64>
%95 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%97 = "stablehlo.compare"(%90, %96) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%98 = "stablehlo.compare"(%94, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%99 = "stablehlo.not"(%98) : (tensor<4xi1>) -> tensor<4xi1>
%100 = "stablehlo.and"(%97, %99) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%101 = "stablehlo.select"(%100, %90, %87) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%102 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%104 = "stablehlo.add"(%101, %103) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%105 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%106 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%107 = "stablehlo.subtract"(%104, %106) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%108 = "stablehlo.gather"(%0, %107) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<300xf64>, tensor<4xi32>) -> tensor<4xf64>
%109 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%111 = "stablehlo.compare"(%104, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%112 = "stablehlo.compare"(%108, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%113 = "stablehlo.not"(%112) : (tensor<4xi1>) -> tensor<4xi1>
%114 = "stablehlo.and"(%111, %113) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%115 = "stablehlo.select"(%114, %104, %101) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%116 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%118 = "stablehlo.add"(%115, %117) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%119 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%120 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%121 = "stablehlo.subtract"(%118, %120) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%122 = "stablehlo.gather"(%0, %121) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<300xf64>, tensor<4xi32>) -> tensor<4xf64>
%123 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%125 = "stablehlo.compare"(%118, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%126 = "stablehlo.compare"(%122, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%127 = "stablehlo.not"(%126) : (tensor<4xi1>) -> tensor<4xi1>
%128 = "stablehlo.and"(%125, %127) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%129 = "stablehlo.select"(%128, %118, %115) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%130 = "stablehlo.convert"(%129) : (tensor<4xi32>) -> tensor<4xi64>
return %130 : tensor<4xi64>
}
}

// f32[4] f32[3] sorter=s64[4]
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<3xf32>, %2: tensor<4xi64>) -> (tensor<3xi64>) {
%3 = "stablehlo.convert"(%2) : (tensor<4xi64>) -> tensor<4xi32>
%4 = "stablehlo.gather"(%0, %3) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%6 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%8 = "stablehlo.not"(%7) : (tensor<3x4xi1>) -> tensor<3x4xi1>
%9 = "stablehlo.convert"(%8) : (tensor<3x4xi1>) -> tensor<3x4xi32>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i32>, %12: tensor<i32>):
%13 = "stablehlo.add"(%11, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%13) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
%15 = "stablehlo.convert"(%14) : (tensor<3xi32>) -> tensor<3xi64>
return %15 : tensor<3xi64>
}
}

