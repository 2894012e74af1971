// f32[7,3] s64[6] s64[4] mode=1
module @example {
func.func public @main(%0: tensor<7x3xf32>, %1: tensor<6xi64>, %2: tensor<4xi64>) -> (tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>) {
%3 = "stablehlo.convert"(%2) : (tensor<4xi64>) -> tensor<4xi32>
%4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<6x4xi32>
%6 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x4xi32>
%7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
%8 = "stablehlo.not"(%7) : (tensor<6x4xi1>) -> tensor<6x4xi1>
%9 = "stablehlo.convert"(%8) : (tensor<6x4xi1>) -> tensor<6x4xi32>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i32>, %12: tensor<i32>):
%13 = "stablehlo.add"(%11, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%13) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<6x4xi32>, tensor<i32>) -> tensor<6xi32>
%15 = "stablehlo.constant"() {value = dense<1> : tensor<6xi32>} : () -> tensor<6xi32>
%16 = "stablehlo.subtract"(%14, %15) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%17 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%18 = "stablehlo.gather"(%0, %17) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%19 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%24 = "stablehlo.scatter"(%20, %16, %19) ({
^bb0(%21: tensor<i64>, %22: tensor<i64>):
%23 = "stablehlo.add"(%21, %22) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%23) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xi64>, tensor<6xi32>, tensor<6xi64>) -> tensor<4xi64>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%29 = "stablehlo.scatter"(%25, %16, %18) ({
^bb0(%26: tensor<f32>, %27: tensor<f32>):
%28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%28) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%30 = "stablehlo.constant"() {value = dense<1> : tensor<4xi64>} : () -> tensor<4xi64>
%31 = "stablehlo.maximum"(%24, %30) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%32 = "stablehlo.convert"(%31) : (tensor<4xi64>) -> tensor<4xf32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
%34 = "stablehlo.divide"(%29, %33) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%35 = "stablehlo.convert"(%16) : (tensor<6xi32>) -> tensor<6xi64>
return %34, %35, %24, %24 : tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>
}
}

// f32[7,3] s64[6] s64[4] mode=2
module @example {
func.func public @main(%0: tensor<7x3xf32>, %1: tensor<6xi64>, %2: tensor<4xi64>) -> (tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4x3xi64>) {
%3 = "stablehlo.convert"(%2) : (tensor<4xi64>) -> tensor<4xi32>
%4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<6x4xi32>
%6 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x4xi32>
%7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
%8 = "stablehlo.not"(%7) : (tensor<6x4xi1>) -> tensor<6x4xi1>
%9 = "stablehlo.convert"(%8) : (tensor<6x4xi1>) -> tensor<6x4xi32>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i32>, %12: tensor<i32>):
%13 = "stablehlo.add"(%11, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%13) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<6x4xi32>, tensor<i32>) -> tensor<6xi32>
%15 = "stablehlo.constant"() {value = dense<1> : tensor<6xi32>} : () -> tensor<6xi32>
%16 = "stablehlo.subtract"(%14, %15) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%17 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%18 = "stablehlo.gather"(%0, %17) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%19 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%24 = "stablehlo.scatter"(%20, %16, %19) ({
^bb0(%21: tensor<i64>, %22: tensor<i64>):
%23 = "stablehlo.add"(%21, %22) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%23) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xi64>, tensor<6xi32>, tensor<6xi64>) -> tensor<4xi64>
%25 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%30 = "stablehlo.scatter"(%26, %16, %18) ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.maximum"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%31 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6x3xi32>
%32 = "stablehlo.gather"(%30, %16) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%33 = "stablehlo.compare"(%18, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
%34 = "stablehlo.constant"() {value = dense<6> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%35 = "stablehlo.select"(%33, %31, %34) : (tensor<6x3xi1>, tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%36 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xi32>} : () -> tensor<4x3xi32>
%40 = "stablehlo.scatter"(%36, %16, %35) ({
^bb0(%37: tensor<i32>, %38: tensor<i32>):
%39 = "stablehlo.minimum"(%37, %38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%39) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xi32>, tensor<6xi32>, tensor<6x3xi32>) -> tensor<4x3xi32>
%41 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%42 = "stablehlo.compare"(%24, %41) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi1>) -> tensor<4x3xi1>
%44 = "stablehlo.gather"(%1, %40) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<6xi64>, tensor<4x3xi32>) -> tensor<4x3xi64>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%46 = "stablehlo.select"(%43, %45, %30) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%47 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%48 = "stablehlo.select"(%43, %47, %44) : (tensor<4x3xi1>, tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
%49 = "stablehlo.convert"(%16) : (tensor<6xi32>) -> tensor<6xi64>
return %46, %49, %24, %48 : tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4x3xi64>
}
}

