// f32[15] f32[6,4] 2.0 f32[15]
module @example {
func.func public @main(%0: tensor<15xf32>, %1: tensor<6x4xf32>, %2: tensor<15xf32>) -> (tensor<6x4xf32>) {
%3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
%4 = "stablehlo.constant"() {value = dense<11> : tensor<6xi32>} : () -> tensor<6xi32>
%5 = "stablehlo.subtract"(%4, %3) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%7 = "stablehlo.constant"() {value = dense<2> : tensor<6xi32>} : () -> tensor<6xi32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<15xi32>
%10 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 1>} : (tensor<6xi32>) -> tensor<15x6xi32>
%11 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0>} : (tensor<15xi32>) -> tensor<15x6xi32>
%12 = "stablehlo.compare"(%10, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<15x6xi32>, tensor<15x6xi32>) -> tensor<15x6xi1>
%13 = "stablehlo.not"(%12) : (tensor<15x6xi1>) -> tensor<15x6xi1>
%14 = "stablehlo.convert"(%13) : (tensor<15x6xi1>) -> tensor<15x6xi32>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.reduce"(%14, %15) ({
^bb0(%16: tensor<i32>, %17: tensor<i32>):
%18 = "stablehlo.add"(%16, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%18) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<15x6xi32>, tensor<i32>) -> tensor<15xi32>
%20 = "stablehlo.constant"() {value = dense<1> : tensor<15xi32>} : () -> tensor<15xi32>
%21 = "stablehlo.subtract"(%19, %20) : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%22 = "stablehlo.gather"(%8, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<6xi32>, tensor<15xi32>) -> tensor<15xi32>
%23 = "stablehlo.subtract"(%9, %22) : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%24 = "stablehlo.add"(%23, %21) : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%25 = "stablehlo.constant"() {value = dense<1> : tensor<15xi32>} : () -> tensor<15xi32>
%26 = "stablehlo.add"(%24, %25) : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%27 = "stablehlo.gather"(%1, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>} : (tensor<6x4xf32>, tensor<15xi32>) -> tensor<15x4xf32>
%28 = "stablehlo.gather"(%1, %26) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>} : (tensor<6x4xf32>, tensor<15xi32>) -> tensor<15x4xf32>
%29 = "stablehlo.subtract"(%27, %28) : (tensor<15x4xf32>, tensor<15x4xf32>) -> tensor<15x4xf32>
%30 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0>} : (tensor<15xf32>) -> tensor<15x4xf32>
%31 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0>} : (tensor<15xf32>) -> tensor<15x4xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<15x4xf32>} : () -> tensor<15x4xf32>
%33 = "stablehlo.compare"(%31, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<15x4xf32>, tensor<15x4xf32>) -> tensor<15x4xi1>
%34 = "stablehlo.divide"(%29, %31) : (tensor<15x4xf32>, tensor<15x4xf32>) -> tensor<15x4xf32>
%35 = "stablehlo.multiply"(%30, %34) : (tensor<15x4xf32>, tensor<15x4xf32>) -> tensor<15x4xf32>
%36 = "stablehlo.select"(%33, %32, %35) : (tensor<15x4xi1>, tensor<15x4xf32>, tensor<15x4xf32>) -> tensor<15x4xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%41 = "stablehlo.scatter"(%37, %21, %36) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<6x4xf32>, tensor<15xi32>, tensor<15x4xf32>) -> tensor<6x4xf32>
%42 = "stablehlo.negate"(%36) : (tensor<15x4xf32>) -> tensor<15x4xf32>
%46 = "stablehlo.scatter"(%41, %26, %42) ({
^bb0(%43: tensor<f32>, %44: tensor<f32>):
%45 = "stablehlo.add"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%45) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<6x4xf32>, tensor<15xi32>, tensor<15x4xf32>) -> tensor<6x4xf32>
return %46 : tensor<6x4xf32>
}
}

// f32[15] f32[6,4] 1.0 f32[15]
module @example {
func.func public @main(%0: tensor<15xf32>, %1: tensor<6x4xf32>, %2: tensor<15xf32>) -> (tensor<6x4xf32>) {
%3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
%4 = "stablehlo.constant"() {value = dense<11> : tensor<6xi32>} : () -> tensor<6xi32>
%5 = "stablehlo.subtract"(%4, %3) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%7 = "stablehlo.constant"() {value = dense<2> : tensor<6xi32>} : () -> tensor<6xi32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<15xi32>
%10 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 1>} : (tensor<6xi32>) -> tensor<15x6xi32>
%11 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0>} : (tensor<15xi32>) -> tensor<15x6xi32>
%12 = "stablehlo.compare"(%10, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<15x6xi32>, tensor<15x6xi32>) -> tensor<15x6xi1>
%13 = "stablehlo.not"(%12) : (tensor<15x6xi1>) -> tensor<15x6xi1>
%14 = "stablehlo.convert"(%13) : (tensor<15x6xi1>) -> tensor<15x6xi32>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.reduce"(%14, %15) ({
^bb0(%16: tensor<i32>, %17: tensor<i32>):
%18 = "stablehlo.add"(%16, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%18) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<15x6xi32>, tensor<i32>) -> tensor<15xi32>
%20 = "stablehlo.constant"() {value = dense<1> : tensor<15xi32>} : () -> tensor<15xi32>
%21 = "stablehlo.subtract"(%19, %20) : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%22 = "stablehlo.gather"(%8, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<6xi32>, tensor<15xi32>) -> tensor<15xi32>
%23 = "stablehlo.subtract"(%9, %22) : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%24 = "stablehlo.add"(%23, %21) : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%25 = "stablehlo.constant"() {value = dense<1> : tensor<15xi32>} : () -> tensor<15xi32>
%26 = "stablehlo.add"(%24, %25) : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%27 = "stablehlo.gather"(%1, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>} : (tensor<6x4xf32>, tensor<15xi32>) -> tensor<15x4xf32>
%28 = "stablehlo.gather"(%1, %26) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>} : (tensor<6x4xf32>, tensor<15xi32>) -> tensor<15x4xf32>
%29 = "stablehlo.subtract"(%27, %28) : (tensor<15x4xf32>, tensor<15x4xf32>) -> tensor<15x4xf32>
%30 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0>} : (tensor<15xf32>) -> tensor<15x4xf32>
%31 = "stablehlo.sign"(%29) : (tensor<15x4xf32>) -> tensor<15x4xf32>
%32 = "stablehlo.multiply"(%30, %31) : (tensor<15x4xf32>, tensor<15x4xf32>) -> tensor<15x4xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%37 = "stablehlo.scatter"(%33, %21, %32) ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.add"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<6x4xf32>, tensor<15xi32>, tensor<15x4xf32>) -> tensor<6x4xf32>
%38 = "stablehlo.negate"(%32) : (tensor<15x4xf32>) -> tensor<15x4xf32>
%42 = "stablehlo.scatter"(%37, %26, %38) ({
^bb0(%39: tensor<f32>, %40: tensor<f32>):
%41 = "stablehlo.add"(%39, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%41) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<6x4xf32>, tensor<15xi32>, tensor<15x4xf32>) -> tensor<6x4xf32>
return %42 : tensor<6x4xf32>
}
}

