// f32[4,3] s64[6] s64[6] s64[4] s64[4] 7 false 0 f32[6]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<6xi64>, %2: tensor<6xi64>, %3: tensor<4xi64>, %4: tensor<4xi64>, %5: tensor<6xf32>) -> (tensor<7x3xf32>) {
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x3xf32>} : () -> tensor<7x3xf32>
%7 = "stablehlo.convert"(%2) : (tensor<6xi64>) -> tensor<6xi32>
%8 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%9 = "stablehlo.gather"(%0, %7) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%10 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x3xf32>
%11 = "stablehlo.multiply"(%9, %10) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%15 = "stablehlo.scatter"(%6, %8, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<7x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<7x3xf32>
return %15 : tensor<7x3xf32>
}
}

// f32[4,3] s64[6] s64[6] s64[4] s64[4] 7 false 1 none padding_idx=2
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<6xi64>, %2: tensor<6xi64>, %3: tensor<4xi64>, %4: tensor<4xi64>) -> (tensor<7x3xf32>) {
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x3xf32>} : () -> tensor<7x3xf32>
%6 = "stablehlo.convert"(%2) : (tensor<6xi64>) -> tensor<6xi32>
%7 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%8 = "stablehlo.constant"() {value = dense<2> : tensor<6xi64>} : () -> tensor<6xi64>
%9 = "stablehlo.compare"(%1, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%10 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%12 = "stablehlo.select"(%9, %11, %7) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%13 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%14 = "stablehlo.gather"(%3, %6) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xi64>, tensor<6xi32>) -> tensor<6xi64>
%15 = "stablehlo.convert"(%14) : (tensor<6xi64>) -> tensor<6xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x3xf32>
%17 = "stablehlo.divide"(%13, %16) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%21 = "stablehlo.scatter"(%5, %12, %17) ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
%20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%20) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<7x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<7x3xf32>
return %21 : tensor<7x3xf32>
}
}

// f32[4,3] s64[6] s64[6] s64[4] s64[4,3] 7 false 2 none
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<6xi64>, %2: tensor<6xi64>, %3: tensor<4xi64>, %4: tensor<4x3xi64>) -> (tensor<7x3xf32>) {
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x3xf32>} : () -> tensor<7x3xf32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi1>) -> tensor<4x3xi1>
%9 = "stablehlo.convert"(%4) : (tensor<4x3xi64>) -> tensor<4x3xi32>
%10 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x3xi32>
%12 = "stablehlo.select"(%8, %11, %9) : (tensor<4x3xi1>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
%13 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7x3xi32>
%14 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<1x3xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<7x3xf32>
%16 = "stablehlo.add"(%5, %15) : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
%17 = "stablehlo.slice"(%12) {limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xi32>) -> tensor<1x3xi32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xi32>) -> tensor<7x3xi32>
%19 = "stablehlo.compare"(%13, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x3xi32>, tensor<7x3xi32>) -> tensor<7x3xi1>
%20 = "stablehlo.select"(%19, %16, %5) : (tensor<7x3xi1>, tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
%21 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<1x3xf32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<7x3xf32>
%23 = "stablehlo.add"(%20, %22) : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
%24 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xi32>) -> tensor<1x3xi32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xi32>) -> tensor<7x3xi32>
%26 = "stablehlo.compare"(%13, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x3xi32>, tensor<7x3xi32>) -> tensor<7x3xi1>
%27 = "stablehlo.select"(%26, %23, %20) : (tensor<7x3xi1>, tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
%28 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<1x3xf32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<7x3xf32>
%30 = "stablehlo.add"(%27, %29) : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
%31 = "stablehlo.slice"(%12) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xi32>) -> tensor<1x3xi32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xi32>) -> tensor<7x3xi32>
%33 = "stablehlo.compare"(%13, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x3xi32>, tensor<7x3xi32>) -> tensor<7x3xi1>
%34 = "stablehlo.select"(%33, %30, %27) : (tensor<7x3xi1>, tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
%35 = "stablehlo.slice"(%0) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<1x3xf32>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<7x3xf32>
%37 = "stablehlo.add"(%34, %36) : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
%38 = "stablehlo.slice"(%12) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xi32>) -> tensor<1x3xi32>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xi32>) -> tensor<7x3xi32>
%40 = "stablehlo.compare"(%13, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x3xi32>, tensor<7x3xi32>) -> tensor<7x3xi1>
%41 = "stablehlo.select"(%40, %37, %34) : (tensor<7x3xi1>, tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
return %41 : tensor<7x3xf32>
}
}

