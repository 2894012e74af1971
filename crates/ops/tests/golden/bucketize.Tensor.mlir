// f32[3,4] f32[5]
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<5xf32>) -> (tensor<3x4xi64>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<3x4x5xf32>
%3 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>) -> tensor<3x4x5xf32>
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

// s64[3,4] s64[5] out_int32=true right=true
module @example {
func.func public @main(%0: tensor<3x4xi64>, %1: tensor<5xi64>) -> (tensor<3x4xi32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 2>} : (tensor<5xi64>) -> tensor<3x4x5xi64>
%3 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x4xi64>) -> tensor<3x4x5xi64>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> tensor<3x4x5xi1>
%5 = "stablehlo.not"(%4) : (tensor<3x4x5xi1>) -> tensor<3x4x5xi1>
%6 = "stablehlo.convert"(%5) : (tensor<3x4x5xi1>) -> tensor<3x4x5xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<i32>, %9: tensor<i32>):
%10 = "stablehlo.add"(%8, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%10) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
return %11 : tensor<3x4xi32>
}
}

// f32[3] f32[200]
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<200xf32>) -> (tensor<3xi64>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
%3 = "stablehlo.constant"() {value = dense<128> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%5 = "stablehlo.add"(%2, %4) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%6 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%8 = "stablehlo.subtract"(%5, %7) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%9 = "stablehlo.gather"(%1, %8) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xf32>, tensor<3xi32>) -> tensor<3xf32>
%10 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%12 = "stablehlo.compare"(%5, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%13 = "stablehlo.compare"(%9, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%14 = "stablehlo.not"(%13) : (tensor<3xi1>) -> tensor<3xi1>
%15 = "stablehlo.and"(%12, %14) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%16 = "stablehlo.select"(%15, %5, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%17 = "stablehlo.constant"() {value = dense<64> : tensor<i32>} : () -> tensor<i32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%19 = "stablehlo.add"(%16, %18) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%20 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%22 = "stablehlo.subtract"(%19, %21) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%23 = "stablehlo.gather"(%1, %22) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xf32>, tensor<3xi32>) -> tensor<3xf32>
%24 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%26 = "stablehlo.compare"(%19, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%27 = "stablehlo.compare"(%23, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%28 = "stablehlo.not"(%27) : (tensor<3xi1>) -> tensor<3xi1>
%29 = "stablehlo.and"(%26, %28) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%30 = "stablehlo.select"(%29, %19, %16) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%31 = "stablehlo.constant"() {value = dense<32> : tensor<i32>} : () -> tensor<i32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%33 = "stablehlo.add"(%30, %32) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%34 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%36 = "stablehlo.subtract"(%33, %35) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%37 = "stablehlo.gather"(%1, %36) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xf32>, tensor<3xi32>) -> tensor<3xf32>
%38 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%40 = "stablehlo.compare"(%33, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%41 = "stablehlo.compare"(%37, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%42 = "stablehlo.not"(%41) : (tensor<3xi1>) -> tensor<3xi1>
%43 = "stablehlo.and"(%40, %42) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%44 = "stablehlo.select"(%43, %33, %30) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%45 = "stablehlo.constant"() {value = dense<16> : tensor<i32>} : () -> tensor<i32>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%47 = "stablehlo.add"(%44, %46) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%48 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%50 = "stablehlo.subtract"(%47, %49) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%51 = "stablehlo.gather"(%1, %50) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xf32>, tensor<3xi32>) -> tensor<3xf32>
%52 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%54 = "stablehlo.compare"(%47, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%55 = "stablehlo.compare"(%51, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%56 = "stablehlo.not"(%55) : (tensor<3xi1>) -> tensor<3xi1>
%57 = "stablehlo.and"(%54, %56) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%58 = "stablehlo.select"(%57, %47, %44) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%59 = "stablehlo.constant"() {value = dense<8> : tensor<i32>} : () -> tensor<i32>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%61 = "stablehlo.add"(%58, %60) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%62 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%64 = "stablehlo.subtract"(%61, %63) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%65 = "stablehlo.gather"(%1, %64) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xf32>, tensor<3xi32>) -> tensor<3xf32>
%66 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%68 = "stablehlo.compare"(%61, %67) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%69 = "stablehlo.compare"(%65, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%70 = "stablehlo.not"(%69) : (tensor<3xi1>) -> tensor<3xi1>
%71 = "stablehlo.and"(%68, %70) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%72 = "stablehlo.select"(%71, %61, %58) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%73 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%75 = "stablehlo.add"(%72, %74) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%76 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%78 = "stablehlo.subtract"(%75, %77) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%79 = "stablehlo.gather"(%1, %78) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xf32>, tensor<3xi32>) -> tensor<3xf32>
%80 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%82 = "stablehlo.compare"(%75, %81) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%83 = "stablehlo.compare"(%79, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%84 = "stablehlo.not"(%83) : (tensor<3xi1>) -> tensor<3xi1>
%85 = "stablehlo.and"(%82, %84) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%86 = "stablehlo.select"(%85, %75, %72) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%87 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%89 = "stablehlo.add"(%86, %88) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%90 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%92 = "stablehlo.subtract"(%89, %91) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%93 = "stablehlo.gather"(%1, %92) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xf32>, tensor<3xi32>) -> tensor<3xf32>
%94 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%96 = "stablehlo.compare"(%89, %95) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%97 = "stablehlo.compare"(%93, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%98 = "stablehlo.not"(%97) : (tensor<3xi1>) -> tensor<3xi1>
%99 = "stablehlo.and"(%96, %98) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%100 = "stablehlo.select"(%99, %89, %86) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%101 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%103 = "stablehlo.add"(%100, %102) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%104 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%106 = "stablehlo.subtract"(%103, %105) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%107 = "stablehlo.gather"(%1, %106) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xf32>, tensor<3xi32>) -> tensor<3xf32>
%108 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%110 = "stablehlo.compare"(%103, %109) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%111 = "stablehlo.compare"(%107, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%112 = "stablehlo.not"(%111) : (tensor<3xi1>) -> tensor<3xi1>
%113 = "stablehlo.and"(%110, %112) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%114 = "stablehlo.select"(%113, %103, %100) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%115 = "stablehlo.convert"(%114) : (tensor<3xi32>) -> tensor<3xi64>
return %115 : tensor<3xi64>
}
}

// f32[] f32[0]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<0xf32>) -> (tensor<i64>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%3 = "stablehlo.convert"(%2) : (tensor<i32>) -> tensor<i64>
return %3 : tensor<i64>
}
}

