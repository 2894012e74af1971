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
%17 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%19 = "stablehlo.compare"(%1, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%20 = "stablehlo.constant"() {value = dense<7> : tensor<i64>} : () -> tensor<i64>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%22 = "stablehlo.compare"(%1, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%23 = "stablehlo.and"(%19, %22) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%24 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%28 = "stablehlo.reduce"(%23, %24) ({
^bb0(%25: tensor<i1>, %26: tensor<i1>):
%27 = "stablehlo.and"(%25, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%27) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%29 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%30 = "stablehlo.gather"(%0, %29) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%31 = "stablehlo.constant"() {value = dense<2> : tensor<6xi64>} : () -> tensor<6xi64>
%32 = "stablehlo.compare"(%1, %31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%33 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%35 = "stablehlo.select"(%32, %34, %16) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%36 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
%37 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%41 = "stablehlo.scatter"(%37, %35, %36) ({
^bb0(%38: tensor<i64>, %39: tensor<i64>):
%40 = "stablehlo.add"(%38, %39) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%40) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xi64>, tensor<6xi32>, tensor<6xi64>) -> tensor<4xi64>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%46 = "stablehlo.scatter"(%42, %35, %30) ({
^bb0(%43: tensor<f32>, %44: tensor<f32>):
%45 = "stablehlo.add"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%45) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%47 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%48 = "stablehlo.convert"(%16) : (tensor<6xi32>) -> tensor<6xi64>
return %46, %48, %47, %47 : tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>
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
%18 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%20 = "stablehlo.compare"(%1, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%21 = "stablehlo.constant"() {value = dense<7> : tensor<i64>} : () -> tensor<i64>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%23 = "stablehlo.compare"(%1, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%24 = "stablehlo.and"(%20, %23) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%25 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%29 = "stablehlo.reduce"(%24, %25) ({
^bb0(%26: tensor<i1>, %27: tensor<i1>):
%28 = "stablehlo.and"(%26, %27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%28) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%30 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%31 = "stablehlo.gather"(%0, %30) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%32 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
%33 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%37 = "stablehlo.scatter"(%33, %17, %32) ({
^bb0(%34: tensor<i64>, %35: tensor<i64>):
%36 = "stablehlo.add"(%34, %35) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%36) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xi64>, tensor<6xi32>, tensor<6xi64>) -> tensor<4xi64>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%39 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x3xf32>
%40 = "stablehlo.multiply"(%31, %39) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%44 = "stablehlo.scatter"(%38, %17, %40) ({
^bb0(%41: tensor<f32>, %42: tensor<f32>):
%43 = "stablehlo.add"(%41, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%43) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%45 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%46 = "stablehlo.convert"(%17) : (tensor<6xi32>) -> tensor<6xi64>
return %44, %46, %45, %45 : tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>
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
%16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%18 = "stablehlo.compare"(%1, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%19 = "stablehlo.constant"() {value = dense<7> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%21 = "stablehlo.compare"(%1, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%22 = "stablehlo.and"(%18, %21) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%23 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%27 = "stablehlo.reduce"(%22, %23) ({
^bb0(%24: tensor<i1>, %25: tensor<i1>):
%26 = "stablehlo.and"(%24, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%26) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%28 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%29 = "stablehlo.constant"() {value = dense<1> : tensor<6xi32>} : () -> tensor<6xi32>
%30 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%34 = "stablehlo.scatter"(%30, %15, %29) ({
^bb0(%31: tensor<i32>, %32: tensor<i32>):
%33 = "stablehlo.add"(%31, %32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%33) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xi32>, tensor<6xi32>, tensor<6xi32>) -> tensor<4xi32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%39 = "stablehlo.scatter"(%35, %15, %28) ({
^bb0(%36: tensor<f32>, %37: tensor<f32>):
%38 = "stablehlo.add"(%36, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%38) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%40 = "stablehlo.constant"() {value = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
%41 = "stablehlo.maximum"(%34, %40) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%42 = "stablehlo.convert"(%41) : (tensor<4xi32>) -> tensor<4xf32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
%44 = "stablehlo.divide"(%39, %43) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %44, %15, %34, %34 : tensor<4x3xf32>, tensor<6xi32>, tensor<4xi32>, tensor<4xi32>
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
%18 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%20 = "stablehlo.compare"(%1, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%21 = "stablehlo.constant"() {value = dense<7> : tensor<i64>} : () -> tensor<i64>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%23 = "stablehlo.compare"(%1, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%24 = "stablehlo.and"(%20, %23) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%25 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%29 = "stablehlo.reduce"(%24, %25) ({
^bb0(%26: tensor<i1>, %27: tensor<i1>):
%28 = "stablehlo.and"(%26, %27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%28) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%30 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%31 = "stablehlo.gather"(%0, %30) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xbf16>, tensor<6xi32>) -> tensor<6x3xbf16>
%32 = "stablehlo.convert"(%31) : (tensor<6x3xbf16>) -> tensor<6x3xf32>
%33 = "stablehlo.constant"() {value = dense<2> : tensor<6xi64>} : () -> tensor<6xi64>
%34 = "stablehlo.compare"(%1, %33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%35 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%37 = "stablehlo.select"(%34, %36, %17) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%38 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
%39 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%43 = "stablehlo.scatter"(%39, %37, %38) ({
^bb0(%40: tensor<i64>, %41: tensor<i64>):
%42 = "stablehlo.add"(%40, %41) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%42) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xi64>, tensor<6xi32>, tensor<6xi64>) -> tensor<4xi64>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%48 = "stablehlo.scatter"(%44, %37, %32) ({
^bb0(%45: tensor<f32>, %46: tensor<f32>):
%47 = "stablehlo.add"(%45, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%47) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%49 = "stablehlo.constant"() {value = dense<1> : tensor<4xi64>} : () -> tensor<4xi64>
%50 = "stablehlo.maximum"(%43, %49) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%51 = "stablehlo.convert"(%50) : (tensor<4xi64>) -> tensor<4xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
%53 = "stablehlo.divide"(%48, %52) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%54 = "stablehlo.convert"(%53) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%55 = "stablehlo.convert"(%17) : (tensor<6xi32>) -> tensor<6xi64>
return %54, %55, %43, %43 : tensor<4x3xbf16>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>
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
%17 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%19 = "stablehlo.compare"(%1, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%20 = "stablehlo.constant"() {value = dense<7> : tensor<i64>} : () -> tensor<i64>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%22 = "stablehlo.compare"(%1, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%23 = "stablehlo.and"(%19, %22) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%24 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%28 = "stablehlo.reduce"(%23, %24) ({
^bb0(%25: tensor<i1>, %26: tensor<i1>):
%27 = "stablehlo.and"(%25, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%27) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%29 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%30 = "stablehlo.gather"(%0, %29) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%31 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
%32 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%36 = "stablehlo.scatter"(%32, %16, %31) ({
^bb0(%33: tensor<i64>, %34: tensor<i64>):
%35 = "stablehlo.add"(%33, %34) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%35) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xi64>, tensor<6xi32>, tensor<6xi64>) -> tensor<4xi64>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%38 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%43 = "stablehlo.scatter"(%39, %16, %30) ({
^bb0(%40: tensor<f32>, %41: tensor<f32>):
%42 = "stablehlo.maximum"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%42) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%44 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6x3xi32>
%45 = "stablehlo.gather"(%43, %16) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%46 = "stablehlo.compare"(%30, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
%47 = "stablehlo.constant"() {value = dense<6> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%48 = "stablehlo.select"(%46, %44, %47) : (tensor<6x3xi1>, tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%49 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xi32>} : () -> tensor<4x3xi32>
%53 = "stablehlo.scatter"(%49, %16, %48) ({
^bb0(%50: tensor<i32>, %51: tensor<i32>):
%52 = "stablehlo.minimum"(%50, %51) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%52) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xi32>, tensor<6xi32>, tensor<6x3xi32>) -> tensor<4x3xi32>
%54 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%55 = "stablehlo.compare"(%36, %54) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi1>) -> tensor<4x3xi1>
%57 = "stablehlo.gather"(%1, %53) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<6xi64>, tensor<4x3xi32>) -> tensor<4x3xi64>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%59 = "stablehlo.select"(%56, %58, %43) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%60 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%61 = "stablehlo.select"(%56, %60, %57) : (tensor<4x3xi1>, tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
%62 = "stablehlo.convert"(%16) : (tensor<6xi32>) -> tensor<6xi64>
return %59, %62, %36, %61 : tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4x3xi64>
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
%17 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%19 = "stablehlo.compare"(%1, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%20 = "stablehlo.constant"() {value = dense<7> : tensor<i64>} : () -> tensor<i64>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%22 = "stablehlo.compare"(%1, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%23 = "stablehlo.and"(%19, %22) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%24 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%28 = "stablehlo.reduce"(%23, %24) ({
^bb0(%25: tensor<i1>, %26: tensor<i1>):
%27 = "stablehlo.and"(%25, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%27) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%29 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%30 = "stablehlo.gather"(%0, %29) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%31 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
%32 = "stablehlo.compare"(%1, %31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%33 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%35 = "stablehlo.select"(%32, %34, %16) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%36 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
%37 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%41 = "stablehlo.scatter"(%37, %35, %36) ({
^bb0(%38: tensor<i64>, %39: tensor<i64>):
%40 = "stablehlo.add"(%38, %39) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%40) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xi64>, tensor<6xi32>, tensor<6xi64>) -> tensor<4xi64>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%43 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%48 = "stablehlo.scatter"(%44, %35, %30) ({
^bb0(%45: tensor<f32>, %46: tensor<f32>):
%47 = "stablehlo.maximum"(%45, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%47) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%49 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6x3xi32>
%50 = "stablehlo.gather"(%48, %35) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%51 = "stablehlo.compare"(%30, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
%52 = "stablehlo.constant"() {value = dense<6> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%53 = "stablehlo.select"(%51, %49, %52) : (tensor<6x3xi1>, tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%54 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xi32>} : () -> tensor<4x3xi32>
%58 = "stablehlo.scatter"(%54, %35, %53) ({
^bb0(%55: tensor<i32>, %56: tensor<i32>):
%57 = "stablehlo.minimum"(%55, %56) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%57) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xi32>, tensor<6xi32>, tensor<6x3xi32>) -> tensor<4x3xi32>
%59 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%60 = "stablehlo.compare"(%41, %59) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi1>) -> tensor<4x3xi1>
%62 = "stablehlo.gather"(%1, %58) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<6xi64>, tensor<4x3xi32>) -> tensor<4x3xi64>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%64 = "stablehlo.select"(%61, %63, %48) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%65 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%66 = "stablehlo.select"(%61, %65, %62) : (tensor<4x3xi1>, tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
%67 = "stablehlo.convert"(%16) : (tensor<6xi32>) -> tensor<6xi64>
return %64, %67, %41, %66 : tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4x3xi64>
}
}

// f32[7,3] s64[0] s64[4] mode=2
module @example {
func.func public @main(%0: tensor<7x3xf32>, %1: tensor<0xi64>, %2: tensor<4xi64>) -> (tensor<4x3xf32>, tensor<0xi64>, tensor<4xi64>, tensor<4x3xi64>) {
%3 = "stablehlo.convert"(%2) : (tensor<4xi64>) -> tensor<4xi32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
%6 = "stablehlo.constant"() {value = dense<1> : tensor<0xi32>} : () -> tensor<0xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%10 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%11 = "stablehlo.constant"() {value = dense<7> : tensor<i64>} : () -> tensor<i64>
%12 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%13 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%14 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%15 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%19 = "stablehlo.reduce"(%14, %15) ({
^bb0(%16: tensor<i1>, %17: tensor<i1>):
%18 = "stablehlo.and"(%16, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%18) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<0xi1>, tensor<i1>) -> tensor<i1>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x3xf32>} : () -> tensor<0x3xf32>
%22 = "stablehlo.constant"() {value = dense<1> : tensor<0xi64>} : () -> tensor<0xi64>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%27 = "stablehlo.scatter"(%23, %7, %22) ({
^bb0(%24: tensor<i64>, %25: tensor<i64>):
%26 = "stablehlo.add"(%24, %25) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%26) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xi64>, tensor<0xi32>, tensor<0xi64>) -> tensor<4xi64>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%29 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%34 = "stablehlo.scatter"(%30, %7, %21) ({
^bb0(%31: tensor<f32>, %32: tensor<f32>):
%33 = "stablehlo.maximum"(%31, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%33) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<0xi32>, tensor<0x3xf32>) -> tensor<4x3xf32>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<0x3xi32>} : () -> tensor<0x3xi32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x3xf32>} : () -> tensor<0x3xf32>
%37 = "stablehlo.constant"() {value = dense<false> : tensor<0x3xi1>} : () -> tensor<0x3xi1>
%38 = "stablehlo.constant"() {value = dense<0> : tensor<0x3xi32>} : () -> tensor<0x3xi32>
%39 = "stablehlo.constant"() {value = dense<0> : tensor<0x3xi32>} : () -> tensor<0x3xi32>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi32>} : () -> tensor<4x3xi32>
%44 = "stablehlo.scatter"(%40, %7, %39) ({
^bb0(%41: tensor<i32>, %42: tensor<i32>):
%43 = "stablehlo.minimum"(%41, %42) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%43) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xi32>, tensor<0xi32>, tensor<0x3xi32>) -> tensor<4x3xi32>
%45 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%46 = "stablehlo.compare"(%27, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi1>) -> tensor<4x3xi1>
%48 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%50 = "stablehlo.select"(%47, %49, %34) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%51 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%52 = "stablehlo.select"(%47, %51, %48) : (tensor<4x3xi1>, tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
%53 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
return %50, %53, %27, %52 : tensor<4x3xf32>, tensor<0xi64>, tensor<4xi64>, tensor<4x3xi64>
}
}

// f32[7,3] s64[6,1] s64[4]
module @example {
func.func public @main(%0: tensor<7x3xf32>, %1: tensor<6x1xi64>, %2: tensor<4xi64>) -> (tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>) {
%3 = "stablehlo.reshape"(%1) : (tensor<6x1xi64>) -> tensor<6xi64>
%4 = "stablehlo.reshape"(%1) : (tensor<6x1xi64>) -> tensor<6xi64>
%5 = "stablehlo.convert"(%2) : (tensor<4xi64>) -> tensor<4xi32>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
%7 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<6x4xi32>
%8 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x4xi32>
%9 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
%10 = "stablehlo.not"(%9) : (tensor<6x4xi1>) -> tensor<6x4xi1>
%11 = "stablehlo.convert"(%10) : (tensor<6x4xi1>) -> tensor<6x4xi32>
%12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<i32>, %14: tensor<i32>):
%15 = "stablehlo.add"(%13, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%15) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<6x4xi32>, tensor<i32>) -> tensor<6xi32>
%17 = "stablehlo.constant"() {value = dense<1> : tensor<6xi32>} : () -> tensor<6xi32>
%18 = "stablehlo.subtract"(%16, %17) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%21 = "stablehlo.compare"(%3, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%22 = "stablehlo.constant"() {value = dense<7> : tensor<i64>} : () -> tensor<i64>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%24 = "stablehlo.compare"(%3, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%25 = "stablehlo.and"(%21, %24) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%26 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%30 = "stablehlo.reduce"(%25, %26) ({
^bb0(%27: tensor<i1>, %28: tensor<i1>):
%29 = "stablehlo.and"(%27, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%29) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%31 = "stablehlo.convert"(%3) : (tensor<6xi64>) -> tensor<6xi32>
%32 = "stablehlo.gather"(%0, %31) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<7x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
%33 = "stablehlo.reshape"(%1) : (tensor<6x1xi64>) -> tensor<6xi64>
%34 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%39 = "stablehlo.scatter"(%35, %18, %34) ({
^bb0(%36: tensor<i64>, %37: tensor<i64>):
%38 = "stablehlo.add"(%36, %37) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%38) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xi64>, tensor<6xi32>, tensor<6xi64>) -> tensor<4xi64>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%44 = "stablehlo.scatter"(%40, %18, %32) ({
^bb0(%41: tensor<f32>, %42: tensor<f32>):
%43 = "stablehlo.add"(%41, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%43) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%45 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%46 = "stablehlo.convert"(%18) : (tensor<6xi32>) -> tensor<6xi64>
return %44, %46, %45, %45 : tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>
}
}

