// f32[3,3] s32[3] f32[3,2]
module @example {
func.func public @main(%0: tensor<3x3xf32>, %1: tensor<3xi32>, %2: tensor<3x2xf32>) -> (tensor<3x2xf32>) {
%3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%28, %29 = "stablehlo.while"(%4, %3) ({
^bb0(%5: tensor<i32>, %6: tensor<3xi32>):
%7 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%8) : (tensor<i1>) -> ()
}, {
^bb0(%9: tensor<i32>, %10: tensor<3xi32>):
%11 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.add"(%9, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%13 = "stablehlo.dynamic_slice"(%1, %9) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%16 = "stablehlo.subtract"(%13, %15) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%17 = "stablehlo.dynamic_slice"(%10, %9) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%18 = "stablehlo.gather"(%10, %16) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<1xi32>) -> tensor<1xi32>
%19 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%20 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%21 = "stablehlo.compare"(%19, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%22 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%23 = "stablehlo.select"(%21, %22, %10) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%24 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%25 = "stablehlo.compare"(%19, %24) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%26 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%27 = "stablehlo.select"(%25, %26, %23) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
"stablehlo.return"(%12, %27) : (tensor<i32>, tensor<3xi32>) -> ()
}) : (tensor<i32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>)
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x2xi32>
%31 = "stablehlo.gather"(%2, %30) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x2xf32>, tensor<3x2xi32>) -> tensor<3x2xf32>
%32 = "stablehlo.triangular_solve"(%0, %31) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%33 = "stablehlo.triangular_solve"(%0, %32) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
return %33 : tensor<3x2xf32>
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
%28, %29 = "stablehlo.while"(%4, %3) ({
^bb0(%5: tensor<i32>, %6: tensor<3xi32>):
%7 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%8) : (tensor<i1>) -> ()
}, {
^bb0(%9: tensor<i32>, %10: tensor<3xi32>):
%11 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.add"(%9, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%13 = "stablehlo.dynamic_slice"(%1, %9) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%16 = "stablehlo.subtract"(%13, %15) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%17 = "stablehlo.dynamic_slice"(%10, %9) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%18 = "stablehlo.gather"(%10, %16) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<1xi32>) -> tensor<1xi32>
%19 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%20 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%21 = "stablehlo.compare"(%19, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%22 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%23 = "stablehlo.select"(%21, %22, %10) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%24 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%25 = "stablehlo.compare"(%19, %24) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%26 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%27 = "stablehlo.select"(%25, %26, %23) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
"stablehlo.return"(%12, %27) : (tensor<i32>, tensor<3xi32>) -> ()
}) : (tensor<i32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>)
%30 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%31 = "stablehlo.triangular_solve"(%30, %2) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%32 = "stablehlo.triangular_solve"(%30, %31) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%33 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%39, %40 = "stablehlo.sort"(%29, %33) ({
^bb0(%34: tensor<i32>, %35: tensor<i32>, %36: tensor<i32>, %37: tensor<i32>):
%38 = "stablehlo.compare"(%34, %35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%38) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = false} : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x2xi32>
%42 = "stablehlo.gather"(%32, %41) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x2xf32>, tensor<3x2xi32>) -> tensor<3x2xf32>
return %42 : tensor<3x2xf32>
}
}

// f32[3,3] s32[3] f32[2,3] left=false adjoint=true
module @example {
func.func public @main(%0: tensor<3x3xf32>, %1: tensor<3xi32>, %2: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
%3 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
%4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%29, %30 = "stablehlo.while"(%5, %4) ({
^bb0(%6: tensor<i32>, %7: tensor<3xi32>):
%8 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}, {
^bb0(%10: tensor<i32>, %11: tensor<3xi32>):
%12 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.add"(%10, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%14 = "stablehlo.dynamic_slice"(%1, %10) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%15 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%17 = "stablehlo.subtract"(%14, %16) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%18 = "stablehlo.dynamic_slice"(%11, %10) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%19 = "stablehlo.gather"(%11, %17) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<1xi32>) -> tensor<1xi32>
%20 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%21 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%22 = "stablehlo.compare"(%20, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%23 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%24 = "stablehlo.select"(%22, %23, %11) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%25 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%26 = "stablehlo.compare"(%20, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%27 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%28 = "stablehlo.select"(%26, %27, %24) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
"stablehlo.return"(%13, %28) : (tensor<i32>, tensor<3xi32>) -> ()
}) : (tensor<i32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>)
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x2xi32>
%32 = "stablehlo.gather"(%3, %31) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x2xf32>, tensor<3x2xi32>) -> tensor<3x2xf32>
%33 = "stablehlo.triangular_solve"(%0, %32) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%34 = "stablehlo.triangular_solve"(%0, %33) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%35 = "stablehlo.transpose"(%34) {permutation = array<i64: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
return %35 : tensor<2x3xf32>
}
}

