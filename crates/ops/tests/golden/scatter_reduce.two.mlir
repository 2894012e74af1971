// f32[3,4] 0 s64[6,4] f32[6,4] sum
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<6x4xi64>, %2: tensor<6x4xf32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x4xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x4xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<6x4xi1>, tensor<6x4xi1>) -> tensor<6x4xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<6x4xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<6x4xi64>) -> tensor<6x4xi32>
%19 = "stablehlo.scatter"(%0, %15, %2) ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
%18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xf32>, tensor<6x4xi32>, tensor<6x4xf32>) -> tensor<3x4xf32>
return %19 : tensor<3x4xf32>
}
}

// f32[3,4] 0 s64[6,4] f32[6,4] prod include_self=false
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<6x4xi64>, %2: tensor<6x4xf32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x4xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x4xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<6x4xi1>, tensor<6x4xi1>) -> tensor<6x4xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<6x4xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<6x4xi64>) -> tensor<6x4xi32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%18 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%19 = "stablehlo.constant"() {value = dense<true> : tensor<6x4xi1>} : () -> tensor<6x4xi1>
%22 = "stablehlo.scatter"(%18, %15, %19) ({
^bb0(%20: tensor<i1>, %21: tensor<i1>):
"stablehlo.return"(%21) : (tensor<i1>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xi1>, tensor<6x4xi32>, tensor<6x4xi1>) -> tensor<3x4xi1>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
%25 = "stablehlo.select"(%22, %24, %0) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%29 = "stablehlo.scatter"(%25, %15, %2) ({
^bb0(%26: tensor<f32>, %27: tensor<f32>):
%28 = "stablehlo.multiply"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%28) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xf32>, tensor<6x4xi32>, tensor<6x4xf32>) -> tensor<3x4xf32>
return %29 : tensor<3x4xf32>
}
}

// f32[3,4] 0 s64[6,4] f32[6,4] mean
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<6x4xi64>, %2: tensor<6x4xf32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x4xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x4xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<6x4xi1>, tensor<6x4xi1>) -> tensor<6x4xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<6x4xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<6x4xi64>) -> tensor<6x4xi32>
%19 = "stablehlo.scatter"(%0, %15, %2) ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
%18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xf32>, tensor<6x4xi32>, tensor<6x4xf32>) -> tensor<3x4xf32>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%25 = "stablehlo.scatter"(%20, %15, %21) ({
^bb0(%22: tensor<f32>, %23: tensor<f32>):
%24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%24) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xf32>, tensor<6x4xi32>, tensor<6x4xf32>) -> tensor<3x4xf32>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%27 = "stablehlo.maximum"(%25, %26) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%28 = "stablehlo.divide"(%19, %27) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %28 : tensor<3x4xf32>
}
}

// f32[3,4] 0 s64[6,4] f32[6,4] mean include_self=false
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<6x4xi64>, %2: tensor<6x4xf32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x4xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x4xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<6x4xi1>, tensor<6x4xi1>) -> tensor<6x4xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<6x4xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<6x4xi64>) -> tensor<6x4xi32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%18 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%19 = "stablehlo.constant"() {value = dense<true> : tensor<6x4xi1>} : () -> tensor<6x4xi1>
%22 = "stablehlo.scatter"(%18, %15, %19) ({
^bb0(%20: tensor<i1>, %21: tensor<i1>):
"stablehlo.return"(%21) : (tensor<i1>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xi1>, tensor<6x4xi32>, tensor<6x4xi1>) -> tensor<3x4xi1>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
%25 = "stablehlo.select"(%22, %24, %0) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%29 = "stablehlo.scatter"(%25, %15, %2) ({
^bb0(%26: tensor<f32>, %27: tensor<f32>):
%28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%28) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xf32>, tensor<6x4xi32>, tensor<6x4xf32>) -> tensor<3x4xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%35 = "stablehlo.scatter"(%30, %15, %31) ({
^bb0(%32: tensor<f32>, %33: tensor<f32>):
%34 = "stablehlo.add"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%34) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xf32>, tensor<6x4xi32>, tensor<6x4xf32>) -> tensor<3x4xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%37 = "stablehlo.maximum"(%35, %36) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%38 = "stablehlo.divide"(%29, %37) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %38 : tensor<3x4xf32>
}
}

// s64[3,4] 0 s64[6,4] s64[6,4] mean
module @example {
func.func public @main(%0: tensor<3x4xi64>, %1: tensor<6x4xi64>, %2: tensor<6x4xi64>) -> (tensor<3x4xi64>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x4xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x4xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<6x4xi1>, tensor<6x4xi1>) -> tensor<6x4xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<6x4xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<6x4xi64>) -> tensor<6x4xi32>
%19 = "stablehlo.scatter"(%0, %15, %2) ({
^bb0(%16: tensor<i64>, %17: tensor<i64>):
%18 = "stablehlo.add"(%16, %17) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%18) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xi64>, tensor<6x4xi32>, tensor<6x4xi64>) -> tensor<3x4xi64>
%20 = "stablehlo.constant"() {value = dense<1> : tensor<3x4xi64>} : () -> tensor<3x4xi64>
%21 = "stablehlo.constant"() {value = dense<1> : tensor<6x4xi64>} : () -> tensor<6x4xi64>
%25 = "stablehlo.scatter"(%20, %15, %21) ({
^bb0(%22: tensor<i64>, %23: tensor<i64>):
%24 = "stablehlo.add"(%22, %23) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%24) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xi64>, tensor<6x4xi32>, tensor<6x4xi64>) -> tensor<3x4xi64>
%26 = "stablehlo.constant"() {value = dense<1> : tensor<3x4xi64>} : () -> tensor<3x4xi64>
%27 = "stablehlo.maximum"(%25, %26) : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
%28 = "stablehlo.divide"(%19, %27) : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
%29 = "stablehlo.constant"() {value = dense<0> : tensor<3x4xi64>} : () -> tensor<3x4xi64>
%30 = "stablehlo.compare"(%19, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%31 = "stablehlo.remainder"(%19, %27) : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
%32 = "stablehlo.compare"(%31, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%33 = "stablehlo.and"(%30, %32) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
%34 = "stablehlo.constant"() {value = dense<1> : tensor<3x4xi64>} : () -> tensor<3x4xi64>
%35 = "stablehlo.subtract"(%28, %34) : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
%36 = "stablehlo.select"(%33, %35, %28) : (tensor<3x4xi1>, tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
return %36 : tensor<3x4xi64>
}
}

// bf16[3,4] 0 s64[6,4] bf16[6,4] amax
module @example {
func.func public @main(%0: tensor<3x4xbf16>, %1: tensor<6x4xi64>, %2: tensor<6x4xbf16>) -> (tensor<3x4xbf16>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x4xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x4xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<6x4xi1>, tensor<6x4xi1>) -> tensor<6x4xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<6x4xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<6x4xi64>) -> tensor<6x4xi32>
%16 = "stablehlo.convert"(%0) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
%17 = "stablehlo.convert"(%2) : (tensor<6x4xbf16>) -> tensor<6x4xf32>
%21 = "stablehlo.scatter"(%16, %15, %17) ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
%20 = "stablehlo.maximum"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%20) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xf32>, tensor<6x4xi32>, tensor<6x4xf32>) -> tensor<3x4xf32>
%22 = "stablehlo.convert"(%21) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
return %22 : tensor<3x4xbf16>
}
}

// f32[3,4] 1 s64[2,2] f32[3,4] amin include_self=false
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<2x2xi64>, %2: tensor<3x4xf32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x2xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
%6 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x2xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x2xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x4xf32>) -> tensor<2x2xf32>
%16 = "stablehlo.convert"(%1) : (tensor<2x2xi64>) -> tensor<2x2xi32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%20 = "stablehlo.constant"() {value = dense<true> : tensor<2x2xi1>} : () -> tensor<2x2xi1>
%21 = "stablehlo.slice"(%19) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x4xi1>) -> tensor<2x4xi1>
%22 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4xi32>
%23 = "stablehlo.slice"(%20) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xi1>) -> tensor<2x1xi1>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi1>) -> tensor<2x4xi1>
%25 = "stablehlo.slice"(%16) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xi32>) -> tensor<2x1xi32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x4xi32>
%27 = "stablehlo.compare"(%22, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
%28 = "stablehlo.select"(%27, %24, %21) : (tensor<2x4xi1>, tensor<2x4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
%29 = "stablehlo.slice"(%20) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x2xi1>) -> tensor<2x1xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi1>) -> tensor<2x4xi1>
%31 = "stablehlo.slice"(%16) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x2xi32>) -> tensor<2x1xi32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x4xi32>
%33 = "stablehlo.compare"(%22, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
%34 = "stablehlo.select"(%33, %30, %28) : (tensor<2x4xi1>, tensor<2x4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%36 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%37 = "stablehlo.optimization_barrier"(%34) : (tensor<2x4xi1>) -> tensor<2x4xi1>
%38 = "stablehlo.dynamic_update_slice"(%19, %37, %35, %36) : (tensor<3x4xi1>, tensor<2x4xi1>, tensor<i32>, tensor<i32>) -> tensor<3x4xi1>
%39 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
%41 = "stablehlo.select"(%38, %40, %0) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%42 = "stablehlo.slice"(%41) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x4xf32>) -> tensor<2x4xf32>
%43 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4xi32>
%44 = "stablehlo.slice"(%15) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xf32>) -> tensor<2x1xf32>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%46 = "stablehlo.minimum"(%42, %45) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%47 = "stablehlo.slice"(%16) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xi32>) -> tensor<2x1xi32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x4xi32>
%49 = "stablehlo.compare"(%43, %48) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
%50 = "stablehlo.select"(%49, %46, %42) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%51 = "stablehlo.slice"(%15) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x2xf32>) -> tensor<2x1xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%53 = "stablehlo.minimum"(%50, %52) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%54 = "stablehlo.slice"(%16) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x2xi32>) -> tensor<2x1xi32>
%55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x4xi32>
%56 = "stablehlo.compare"(%43, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
%57 = "stablehlo.select"(%56, %53, %50) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%58 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%59 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%60 = "stablehlo.optimization_barrier"(%57) : (tensor<2x4xf32>) -> tensor<2x4xf32>
%61 = "stablehlo.dynamic_update_slice"(%41, %60, %58, %59) : (tensor<3x4xf32>, tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
return %61 : tensor<3x4xf32>
}
}

// s32[5] 0 s64[8] s32[8] amin include_self=false
module @example {
func.func public @main(%0: tensor<5xi32>, %1: tensor<8xi64>, %2: tensor<8xi32>) -> (tensor<5xi32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<8xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
%6 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<8xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<8xi64>) -> tensor<8xi32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
%18 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%19 = "stablehlo.constant"() {value = dense<true> : tensor<8xi1>} : () -> tensor<8xi1>
%22 = "stablehlo.scatter"(%18, %15, %19) ({
^bb0(%20: tensor<i1>, %21: tensor<i1>):
"stablehlo.return"(%21) : (tensor<i1>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5xi1>, tensor<8xi32>, tensor<8xi1>) -> tensor<5xi1>
%23 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%25 = "stablehlo.select"(%22, %24, %0) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%29 = "stablehlo.scatter"(%25, %15, %2) ({
^bb0(%26: tensor<i32>, %27: tensor<i32>):
%28 = "stablehlo.minimum"(%26, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%28) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<5xi32>
return %29 : tensor<5xi32>
}
}

