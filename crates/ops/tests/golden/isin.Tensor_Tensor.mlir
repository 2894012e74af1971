// s64[3,4] s64[2,2]
module @example {
func.func public @main(%0: tensor<3x4xi64>, %1: tensor<2x2xi64>) -> (tensor<3x4xi1>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x2xi64>) -> tensor<4xi64>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi64>) -> tensor<3x4x4xi64>
%4 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x4xi64>) -> tensor<3x4x4xi64>
%5 = "stablehlo.compare"(%4, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4x4xi64>, tensor<3x4x4xi64>) -> tensor<3x4x4xi1>
%6 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i1>, %8: tensor<i1>):
%9 = "stablehlo.or"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<3x4x4xi1>, tensor<i1>) -> tensor<3x4xi1>
return %10 : tensor<3x4xi1>
}
}

// s32[20] s64[200] invert=true
module @example {
func.func public @main(%0: tensor<20xi32>, %1: tensor<200xi64>) -> (tensor<20xi1>) {
%2 = "stablehlo.convert"(%0) : (tensor<20xi32>) -> tensor<20xi64>
%6 = "stablehlo.sort"(%1) ({
^bb0(%3: tensor<i64>, %4: tensor<i64>):
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
"stablehlo.return"(%5) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = false} : (tensor<200xi64>) -> tensor<200xi64>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<20xi32>} : () -> tensor<20xi32>
%8 = "stablehlo.constant"() {value = dense<128> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%10 = "stablehlo.add"(%7, %9) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%11 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%13 = "stablehlo.subtract"(%10, %12) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%14 = "stablehlo.gather"(%6, %13) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xi64>, tensor<20xi32>) -> tensor<20xi64>
%15 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%17 = "stablehlo.compare"(%10, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
%18 = "stablehlo.compare"(%14, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<20xi64>, tensor<20xi64>) -> tensor<20xi1>
%19 = "stablehlo.not"(%18) : (tensor<20xi1>) -> tensor<20xi1>
%20 = "stablehlo.and"(%17, %19) : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
%21 = "stablehlo.select"(%20, %10, %7) : (tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%22 = "stablehlo.constant"() {value = dense<64> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%24 = "stablehlo.add"(%21, %23) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%25 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%27 = "stablehlo.subtract"(%24, %26) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%28 = "stablehlo.gather"(%6, %27) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xi64>, tensor<20xi32>) -> tensor<20xi64>
%29 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%31 = "stablehlo.compare"(%24, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
%32 = "stablehlo.compare"(%28, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<20xi64>, tensor<20xi64>) -> tensor<20xi1>
%33 = "stablehlo.not"(%32) : (tensor<20xi1>) -> tensor<20xi1>
%34 = "stablehlo.and"(%31, %33) : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
%35 = "stablehlo.select"(%34, %24, %21) : (tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%36 = "stablehlo.constant"() {value = dense<32> : tensor<i32>} : () -> tensor<i32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%38 = "stablehlo.add"(%35, %37) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%39 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%41 = "stablehlo.subtract"(%38, %40) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%42 = "stablehlo.gather"(%6, %41) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xi64>, tensor<20xi32>) -> tensor<20xi64>
%43 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%45 = "stablehlo.compare"(%38, %44) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
%46 = "stablehlo.compare"(%42, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<20xi64>, tensor<20xi64>) -> tensor<20xi1>
%47 = "stablehlo.not"(%46) : (tensor<20xi1>) -> tensor<20xi1>
%48 = "stablehlo.and"(%45, %47) : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
%49 = "stablehlo.select"(%48, %38, %35) : (tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%50 = "stablehlo.constant"() {value = dense<16> : tensor<i32>} : () -> tensor<i32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%52 = "stablehlo.add"(%49, %51) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%53 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%55 = "stablehlo.subtract"(%52, %54) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%56 = "stablehlo.gather"(%6, %55) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xi64>, tensor<20xi32>) -> tensor<20xi64>
%57 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%59 = "stablehlo.compare"(%52, %58) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
%60 = "stablehlo.compare"(%56, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<20xi64>, tensor<20xi64>) -> tensor<20xi1>
%61 = "stablehlo.not"(%60) : (tensor<20xi1>) -> tensor<20xi1>
%62 = "stablehlo.and"(%59, %61) : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
%63 = "stablehlo.select"(%62, %52, %49) : (tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%64 = "stablehlo.constant"() {value = dense<8> : tensor<i32>} : () -> tensor<i32>
%65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%66 = "stablehlo.add"(%63, %65) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%67 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%69 = "stablehlo.subtract"(%66, %68) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%70 = "stablehlo.gather"(%6, %69) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xi64>, tensor<20xi32>) -> tensor<20xi64>
%71 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%73 = "stablehlo.compare"(%66, %72) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
%74 = "stablehlo.compare"(%70, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<20xi64>, tensor<20xi64>) -> tensor<20xi1>
%75 = "stablehlo.not"(%74) : (tensor<20xi1>) -> tensor<20xi1>
%76 = "stablehlo.and"(%73, %75) : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
%77 = "stablehlo.select"(%76, %66, %63) : (tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%78 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%80 = "stablehlo.add"(%77, %79) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%81 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%83 = "stablehlo.subtract"(%80, %82) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%84 = "stablehlo.gather"(%6, %83) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xi64>, tensor<20xi32>) -> tensor<20xi64>
%85 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%87 = "stablehlo.compare"(%80, %86) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
%88 = "stablehlo.compare"(%84, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<20xi64>, tensor<20xi64>) -> tensor<20xi1>
%89 = "stablehlo.not"(%88) : (tensor<20xi1>) -> tensor<20xi1>
%90 = "stablehlo.and"(%87, %89) : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
%91 = "stablehlo.select"(%90, %80, %77) : (tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%92 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%94 = "stablehlo.add"(%91, %93) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%95 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%97 = "stablehlo.subtract"(%94, %96) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%98 = "stablehlo.gather"(%6, %97) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xi64>, tensor<20xi32>) -> tensor<20xi64>
%99 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%101 = "stablehlo.compare"(%94, %100) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
%102 = "stablehlo.compare"(%98, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<20xi64>, tensor<20xi64>) -> tensor<20xi1>
%103 = "stablehlo.not"(%102) : (tensor<20xi1>) -> tensor<20xi1>
%104 = "stablehlo.and"(%101, %103) : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
%105 = "stablehlo.select"(%104, %94, %91) : (tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%106 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%107 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%108 = "stablehlo.add"(%105, %107) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%109 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%111 = "stablehlo.subtract"(%108, %110) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%112 = "stablehlo.gather"(%6, %111) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xi64>, tensor<20xi32>) -> tensor<20xi64>
%113 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%115 = "stablehlo.compare"(%108, %114) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
%116 = "stablehlo.compare"(%112, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<20xi64>, tensor<20xi64>) -> tensor<20xi1>
%117 = "stablehlo.not"(%116) : (tensor<20xi1>) -> tensor<20xi1>
%118 = "stablehlo.and"(%115, %117) : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
%119 = "stablehlo.select"(%118, %108, %105) : (tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%120 = "stablehlo.gather"(%6, %119) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xi64>, tensor<20xi32>) -> tensor<20xi64>
%121 = "stablehlo.compare"(%120, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<20xi64>, tensor<20xi64>) -> tensor<20xi1>
%122 = "stablehlo.not"(%121) : (tensor<20xi1>) -> tensor<20xi1>
return %122 : tensor<20xi1>
}
}

// f32[3] f32[0]
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<0xf32>) -> (tensor<3xi1>) {
%2 = "stablehlo.constant"() {value = dense<false> : tensor<3xi1>} : () -> tensor<3xi1>
return %2 : tensor<3xi1>
}
}

// f32[] s64[2]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<2xi64>) -> (tensor<i1>) {
%2 = "stablehlo.convert"(%1) : (tensor<2xi64>) -> tensor<2xf32>
%3 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%4 = "stablehlo.compare"(%3, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%5 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<i1>, %7: tensor<i1>):
%8 = "stablehlo.or"(%6, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%8) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
return %9 : tensor<i1>
}
}

