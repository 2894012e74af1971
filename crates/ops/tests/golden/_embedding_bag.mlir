// f32[7,3] s64[6] s64[4] padding_idx=2
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
%19 = "stablehlo.constant"() {value = dense<2> : tensor<6xi64>} : () -> tensor<6xi64>
%20 = "stablehlo.compare"(%1, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%21 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%23 = "stablehlo.select"(%20, %22, %16) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%28 = "stablehlo.scatter"(%24, %23, %18) ({
^bb0(%25: tensor<f32>, %26: tensor<f32>):
%27 = "stablehlo.add"(%25, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%27) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%29 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%30 = "stablehlo.convert"(%16) : (tensor<6xi32>) -> tensor<6xi64>
return %28, %30, %29, %29 : tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>
}
}

// f32[7,3] s64[6] s64[4] per_sample_weights=f32[6]
module @example {
func.func public @main(%0: tensor<7x3xf32>, %1: tensor<6xi64>, %2: tensor<4xi64>, %3: tensor<6xf32>) -> (tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>) {
%4 = "stablehlo.convert"(%2) : (tensor<4xi64>) -> tensor<4xi32>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
%6 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<6x4xi32>
%7 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x4xi32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
%9 = "stablehlo.not"(%8) : (tensor<6x4xi1>) -> tensor<6x4xi1>
%10 = "stablehlo.convert"(%9) : (tensor<6x4xi1>) -> tensor<6x4xi32>
%11 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<i32>, %13: tensor<i32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%14) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<6x4xi32>, tensor<i32>) -> tensor<6xi32>
%16 = "stablehlo.constant"() {value = dense<1> : tensor<6xi32>} : () -> tensor<6xi32>
%17 = "stablehlo.subtract"(%15, %16) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%18 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%19 = "stablehlo.gather"(%0, %18) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%21 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x3xf32>
%22 = "stablehlo.multiply"(%19, %21) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%26 = "stablehlo.scatter"(%20, %17, %22) ({
^bb0(%23: tensor<f32>, %24: tensor<f32>):
%25 = "stablehlo.add"(%23, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%25) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%27 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%28 = "stablehlo.convert"(%17) : (tensor<6xi32>) -> tensor<6xi64>
return %26, %28, %27, %27 : tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>
}
}

// f32[7,3] s32[6] s32[4] mode=1
module @example {
func.func public @main(%0: tensor<7x3xf32>, %1: tensor<6xi32>, %2: tensor<4xi32>) -> (tensor<4x3xf32>, tensor<6xi32>, tensor<4xi32>, tensor<4xi32>) {
%3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<6x4xi32>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x4xi32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
%7 = "stablehlo.not"(%6) : (tensor<6x4xi1>) -> tensor<6x4xi1>
%8 = "stablehlo.convert"(%7) : (tensor<6x4xi1>) -> tensor<6x4xi32>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i32>, %11: tensor<i32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%12) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<6x4xi32>, tensor<i32>) -> tensor<6xi32>
%14 = "stablehlo.constant"() {value = dense<1> : tensor<6xi32>} : () -> tensor<6xi32>
%15 = "stablehlo.subtract"(%13, %14) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%16 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%17 = "stablehlo.constant"() {value = dense<1> : tensor<6xi32>} : () -> tensor<6xi32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%22 = "stablehlo.scatter"(%18, %15, %17) ({
^bb0(%19: tensor<i32>, %20: tensor<i32>):
%21 = "stablehlo.add"(%19, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%21) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xi32>, tensor<6xi32>, tensor<6xi32>) -> tensor<4xi32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%27 = "stablehlo.scatter"(%23, %15, %16) ({
^bb0(%24: tensor<f32>, %25: tensor<f32>):
%26 = "stablehlo.add"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%26) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%28 = "stablehlo.constant"() {value = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
%29 = "stablehlo.maximum"(%22, %28) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%30 = "stablehlo.convert"(%29) : (tensor<4xi32>) -> tensor<4xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
%32 = "stablehlo.divide"(%27, %31) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %32, %15, %22, %22 : tensor<4x3xf32>, tensor<6xi32>, tensor<4xi32>, tensor<4xi32>
}
}

// bf16[7,3] s64[6] s64[5] mode=1 include_last_offset=true padding_idx=2
module @example {
func.func public @main(%0: tensor<7x3xbf16>, %1: tensor<6xi64>, %2: tensor<5xi64>) -> (tensor<4x3xbf16>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>) {
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<5xi64>) -> tensor<4xi64>
%4 = "stablehlo.convert"(%3) : (tensor<4xi64>) -> tensor<4xi32>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
%6 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<6x4xi32>
%7 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x4xi32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
%9 = "stablehlo.not"(%8) : (tensor<6x4xi1>) -> tensor<6x4xi1>
%10 = "stablehlo.convert"(%9) : (tensor<6x4xi1>) -> tensor<6x4xi32>
%11 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<i32>, %13: tensor<i32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%14) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<6x4xi32>, tensor<i32>) -> tensor<6xi32>
%16 = "stablehlo.constant"() {value = dense<1> : tensor<6xi32>} : () -> tensor<6xi32>
%17 = "stablehlo.subtract"(%15, %16) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%18 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%19 = "stablehlo.gather"(%0, %18) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xbf16>, tensor<6xi32>) -> tensor<6x3xbf16>
%20 = "stablehlo.convert"(%19) : (tensor<6x3xbf16>) -> tensor<6x3xf32>
%21 = "stablehlo.constant"() {value = dense<2> : tensor<6xi64>} : () -> tensor<6xi64>
%22 = "stablehlo.compare"(%1, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%23 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%25 = "stablehlo.select"(%22, %24, %17) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%26 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
%27 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%31 = "stablehlo.scatter"(%27, %25, %26) ({
^bb0(%28: tensor<i64>, %29: tensor<i64>):
%30 = "stablehlo.add"(%28, %29) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%30) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xi64>, tensor<6xi32>, tensor<6xi64>) -> tensor<4xi64>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%36 = "stablehlo.scatter"(%32, %25, %20) ({
^bb0(%33: tensor<f32>, %34: tensor<f32>):
%35 = "stablehlo.add"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%35) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%37 = "stablehlo.constant"() {value = dense<1> : tensor<4xi64>} : () -> tensor<4xi64>
%38 = "stablehlo.maximum"(%31, %37) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%39 = "stablehlo.convert"(%38) : (tensor<4xi64>) -> tensor<4xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
%41 = "stablehlo.divide"(%36, %40) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%42 = "stablehlo.convert"(%41) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%43 = "stablehlo.convert"(%17) : (tensor<6xi32>) -> tensor<6xi64>
return %42, %43, %31, %31 : tensor<4x3xbf16>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>
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

// f32[7,3] s64[6] s64[4] mode=2 padding_idx=1
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
%20 = "stablehlo.compare"(%1, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%21 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%23 = "stablehlo.select"(%20, %22, %16) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%24 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
%25 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%29 = "stablehlo.scatter"(%25, %23, %24) ({
^bb0(%26: tensor<i64>, %27: tensor<i64>):
%28 = "stablehlo.add"(%26, %27) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%28) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xi64>, tensor<6xi32>, tensor<6xi64>) -> tensor<4xi64>
%30 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%35 = "stablehlo.scatter"(%31, %23, %18) ({
^bb0(%32: tensor<f32>, %33: tensor<f32>):
%34 = "stablehlo.maximum"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%34) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%36 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6x3xi32>
%37 = "stablehlo.gather"(%35, %23) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%38 = "stablehlo.compare"(%18, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
%39 = "stablehlo.constant"() {value = dense<6> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%40 = "stablehlo.select"(%38, %36, %39) : (tensor<6x3xi1>, tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%41 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xi32>} : () -> tensor<4x3xi32>
%45 = "stablehlo.scatter"(%41, %23, %40) ({
^bb0(%42: tensor<i32>, %43: tensor<i32>):
%44 = "stablehlo.minimum"(%42, %43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%44) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xi32>, tensor<6xi32>, tensor<6x3xi32>) -> tensor<4x3xi32>
%46 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%47 = "stablehlo.compare"(%29, %46) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi1>) -> tensor<4x3xi1>
%49 = "stablehlo.gather"(%1, %45) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<6xi64>, tensor<4x3xi32>) -> tensor<4x3xi64>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%51 = "stablehlo.select"(%48, %50, %35) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%52 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%53 = "stablehlo.select"(%48, %52, %49) : (tensor<4x3xi1>, tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
%54 = "stablehlo.convert"(%16) : (tensor<6xi32>) -> tensor<6xi64>
return %51, %54, %29, %53 : tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4x3xi64>
}
}

// f32[7,3] s64[0] s64[4] mode=2
module @example {
func.func public @main(%0: tensor<7x3xf32>, %1: tensor<0xi64>, %2: tensor<4xi64>) -> (tensor<4x3xf32>, tensor<0xi64>, tensor<4xi64>, tensor<4x3xi64>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x3xf32>} : () -> tensor<0x3xf32>
%5 = "stablehlo.constant"() {value = dense<1> : tensor<0xi64>} : () -> tensor<0xi64>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%10 = "stablehlo.scatter"(%6, %3, %5) ({
^bb0(%7: tensor<i64>, %8: tensor<i64>):
%9 = "stablehlo.add"(%7, %8) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%9) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xi64>, tensor<0xi32>, tensor<0xi64>) -> tensor<4xi64>
%11 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%16 = "stablehlo.scatter"(%12, %3, %4) ({
^bb0(%13: tensor<f32>, %14: tensor<f32>):
%15 = "stablehlo.maximum"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%15) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<0xi32>, tensor<0x3xf32>) -> tensor<4x3xf32>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%18 = "stablehlo.compare"(%10, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi1>) -> tensor<4x3xi1>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%22 = "stablehlo.select"(%19, %21, %16) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%24 = "stablehlo.select"(%19, %23, %20) : (tensor<4x3xi1>, tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
%25 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
return %22, %25, %10, %24 : tensor<4x3xf32>, tensor<0xi64>, tensor<4xi64>, tensor<4x3xi64>
}
}

// f32[7,3] s64[6,1] s64[4]
module @example {
func.func public @main(%0: tensor<7x3xf32>, %1: tensor<6x1xi64>, %2: tensor<4xi64>) -> (tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>) {
%3 = "stablehlo.reshape"(%1) : (tensor<6x1xi64>) -> tensor<6xi64>
%4 = "stablehlo.convert"(%2) : (tensor<4xi64>) -> tensor<4xi32>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
%6 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<6x4xi32>
%7 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x4xi32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
%9 = "stablehlo.not"(%8) : (tensor<6x4xi1>) -> tensor<6x4xi1>
%10 = "stablehlo.convert"(%9) : (tensor<6x4xi1>) -> tensor<6x4xi32>
%11 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<i32>, %13: tensor<i32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%14) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<6x4xi32>, tensor<i32>) -> tensor<6xi32>
%16 = "stablehlo.constant"() {value = dense<1> : tensor<6xi32>} : () -> tensor<6xi32>
%17 = "stablehlo.subtract"(%15, %16) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%18 = "stablehlo.convert"(%3) : (tensor<6xi64>) -> tensor<6xi32>
%19 = "stablehlo.gather"(%0, %18) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%24 = "stablehlo.scatter"(%20, %17, %19) ({
^bb0(%21: tensor<f32>, %22: tensor<f32>):
%23 = "stablehlo.add"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%23) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%25 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%26 = "stablehlo.convert"(%17) : (tensor<6xi32>) -> tensor<6xi64>
return %24, %26, %25, %25 : tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>
}
}

