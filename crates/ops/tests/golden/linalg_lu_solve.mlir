// f32[3,3] s32[3] f32[3,2]
module @example {
func.func public @main(%0: tensor<3x3xf32>, %1: tensor<3xi32>, %2: tensor<3x2xf32>) -> (tensor<3x2xf32>) {
%3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%30, %31 = "stablehlo.while"(%4, %3) ({
^bb0(%5: tensor<i32>, %6: tensor<3xi32>):
%7 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%8) : (tensor<i1>) -> ()
}, {
^bb0(%9: tensor<i32>, %10: tensor<3xi32>):
%11 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.add"(%9, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.dynamic_slice"(%1, %9) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%15 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%17 = "stablehlo.subtract"(%14, %16) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.dynamic_slice"(%10, %9) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%20 = "stablehlo.gather"(%10, %17) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<1xi32>) -> tensor<1xi32>
%21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%22 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%24 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%25 = "stablehlo.select"(%23, %24, %10) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%26 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%27 = "stablehlo.compare"(%21, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%28 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%29 = "stablehlo.select"(%27, %28, %25) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
"stablehlo.return"(%12, %29) : (tensor<i32>, tensor<3xi32>) -> ()
}) : (tensor<i32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>)
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x2xi32>
%33 = "stablehlo.gather"(%2, %32) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x2xf32>, tensor<3x2xi32>) -> tensor<3x2xf32>
%34 = "stablehlo.triangular_solve"(%0, %33) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%35 = "stablehlo.triangular_solve"(%0, %34) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
return %35 : tensor<3x2xf32>
}
}

// f32[3,3] s32[3] f32[2,4,3] left=false
module @example {
func.func public @main(%0: tensor<3x3xf32>, %1: tensor<3xi32>, %2: tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x3xf32>) -> tensor<2x3x3xf32>
%4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<2x3xi32>
%5 = "stablehlo.transpose"(%2) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x3xf32>) -> tensor<2x3x4xf32>
%6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%33, %34 = "stablehlo.while"(%7, %6) ({
^bb0(%8: tensor<i32>, %9: tensor<2x3xi32>):
%10 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.compare"(%8, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}, {
^bb0(%12: tensor<i32>, %13: tensor<2x3xi32>):
%14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.add"(%12, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.dynamic_slice"(%4, %16, %12) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
%18 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%20 = "stablehlo.subtract"(%17, %19) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.dynamic_slice"(%13, %21, %12) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
%23 = "stablehlo.gather"(%13, %20) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%24 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%25 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%26 = "stablehlo.compare"(%24, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%27 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%28 = "stablehlo.select"(%26, %27, %13) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%29 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%30 = "stablehlo.compare"(%24, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%31 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%32 = "stablehlo.select"(%30, %31, %28) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
"stablehlo.return"(%15, %32) : (tensor<i32>, tensor<2x3xi32>) -> ()
}) : (tensor<i32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>)
%35 = "stablehlo.transpose"(%3) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%36 = "stablehlo.triangular_solve"(%35, %5) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%37 = "stablehlo.triangular_solve"(%35, %36) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%38 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%44, %45 = "stablehlo.sort"(%34, %38) ({
^bb0(%39: tensor<i32>, %40: tensor<i32>, %41: tensor<i32>, %42: tensor<i32>):
%43 = "stablehlo.compare"(%39, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%43) : (tensor<i1>) -> ()
}) {dimension = 1 : i64, is_stable = false} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xi32>) -> tensor<2x3x4xi32>
%47 = "stablehlo.gather"(%37, %46) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x3x4xf32>, tensor<2x3x4xi32>) -> tensor<2x3x4xf32>
%48 = "stablehlo.transpose"(%47) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
return %48 : tensor<2x4x3xf32>
}
}

// f32[3,3] s32[3] f32[3,2] adjoint=true
module @example {
func.func public @main(%0: tensor<3x3xf32>, %1: tensor<3xi32>, %2: tensor<3x2xf32>) -> (tensor<3x2xf32>) {
%3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%30, %31 = "stablehlo.while"(%4, %3) ({
^bb0(%5: tensor<i32>, %6: tensor<3xi32>):
%7 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%8) : (tensor<i1>) -> ()
}, {
^bb0(%9: tensor<i32>, %10: tensor<3xi32>):
%11 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.add"(%9, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.dynamic_slice"(%1, %9) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%15 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%17 = "stablehlo.subtract"(%14, %16) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.dynamic_slice"(%10, %9) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%20 = "stablehlo.gather"(%10, %17) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<1xi32>) -> tensor<1xi32>
%21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%22 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%24 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%25 = "stablehlo.select"(%23, %24, %10) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%26 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%27 = "stablehlo.compare"(%21, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%28 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%29 = "stablehlo.select"(%27, %28, %25) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
"stablehlo.return"(%12, %29) : (tensor<i32>, tensor<3xi32>) -> ()
}) : (tensor<i32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>)
%32 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%33 = "stablehlo.triangular_solve"(%32, %2) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%34 = "stablehlo.triangular_solve"(%32, %33) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%35 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%41, %42 = "stablehlo.sort"(%31, %35) ({
^bb0(%36: tensor<i32>, %37: tensor<i32>, %38: tensor<i32>, %39: tensor<i32>):
%40 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%40) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = false} : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x2xi32>
%44 = "stablehlo.gather"(%34, %43) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x2xf32>, tensor<3x2xi32>) -> tensor<3x2xf32>
return %44 : tensor<3x2xf32>
}
}

// f32[3,3] s32[3] f32[2,3] left=false adjoint=true
module @example {
func.func public @main(%0: tensor<3x3xf32>, %1: tensor<3xi32>, %2: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
%3 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
%4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%31, %32 = "stablehlo.while"(%5, %4) ({
^bb0(%6: tensor<i32>, %7: tensor<3xi32>):
%8 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}, {
^bb0(%10: tensor<i32>, %11: tensor<3xi32>):
%12 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.add"(%10, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.dynamic_slice"(%1, %10) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%16 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%18 = "stablehlo.subtract"(%15, %17) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.dynamic_slice"(%11, %10) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%21 = "stablehlo.gather"(%11, %18) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<1xi32>) -> tensor<1xi32>
%22 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%23 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%24 = "stablehlo.compare"(%22, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%25 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%26 = "stablehlo.select"(%24, %25, %11) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%27 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%28 = "stablehlo.compare"(%22, %27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%29 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%30 = "stablehlo.select"(%28, %29, %26) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
"stablehlo.return"(%13, %30) : (tensor<i32>, tensor<3xi32>) -> ()
}) : (tensor<i32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>)
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x2xi32>
%34 = "stablehlo.gather"(%3, %33) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x2xf32>, tensor<3x2xi32>) -> tensor<3x2xf32>
%35 = "stablehlo.triangular_solve"(%0, %34) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%36 = "stablehlo.triangular_solve"(%0, %35) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%37 = "stablehlo.transpose"(%36) {permutation = array<i64: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
return %37 : tensor<2x3xf32>
}
}

