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
%41 = "stablehlo.scatter"(%37, %16, %30) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%42 = "stablehlo.constant"() {value = dense<1> : tensor<4xi64>} : () -> tensor<4xi64>
%43 = "stablehlo.maximum"(%36, %42) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%44 = "stablehlo.convert"(%43) : (tensor<4xi64>) -> tensor<4xf32>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
%46 = "stablehlo.divide"(%41, %45) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%47 = "stablehlo.convert"(%16) : (tensor<6xi32>) -> tensor<6xi64>
return %46, %47, %36, %36 : tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>
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

