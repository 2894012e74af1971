// f32[3,4] 1 s64[3,1] f32[3,1]
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<3x1xi64>, %2: tensor<3x1xf32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3x1xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
%6 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3x1xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<3x1xi1>, tensor<3x1xi1>) -> tensor<3x1xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x1xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<3x1xi64>) -> tensor<3x1xi32>
%16 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
%17 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xf32>) -> tensor<3x4xf32>
%18 = "stablehlo.add"(%0, %17) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%19 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi32>) -> tensor<3x4xi32>
%20 = "stablehlo.compare"(%16, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%21 = "stablehlo.select"(%20, %18, %0) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %21 : tensor<3x4xf32>
}
}

// f32[3,4] 0 s64[6,4] f32[6,4]
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

// bf16[3,4] 0 s64[6,2] bf16[7,4]
module @example {
func.func public @main(%0: tensor<3x4xbf16>, %1: tensor<6x2xi64>, %2: tensor<7x4xbf16>) -> (tensor<3x4xbf16>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x2xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x2xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<6x2xi1>, tensor<6x2xi1>) -> tensor<6x2xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<6x2xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.slice"(%2) {limit_indices = array<i64: 6, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<7x4xbf16>) -> tensor<6x2xbf16>
%16 = "stablehlo.convert"(%1) : (tensor<6x2xi64>) -> tensor<6x2xi32>
%17 = "stablehlo.convert"(%0) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
%18 = "stablehlo.convert"(%15) : (tensor<6x2xbf16>) -> tensor<6x2xf32>
%19 = "stablehlo.slice"(%17) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x4xf32>) -> tensor<3x2xf32>
%23 = "stablehlo.scatter"(%19, %16, %18) ({
^bb0(%20: tensor<f32>, %21: tensor<f32>):
%22 = "stablehlo.add"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%22) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x2xf32>, tensor<6x2xi32>, tensor<6x2xf32>) -> tensor<3x2xf32>
%24 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%26 = "stablehlo.optimization_barrier"(%23) : (tensor<3x2xf32>) -> tensor<3x2xf32>
%27 = "stablehlo.dynamic_update_slice"(%17, %26, %24, %25) : (tensor<3x4xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
%28 = "stablehlo.convert"(%27) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
return %28 : tensor<3x4xbf16>
}
}

// f32[] 0 s64[6] f32[6]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<6xi64>, %2: tensor<6xf32>) -> (tensor<f32>) {
%3 = "stablehlo.reshape"(%0) : (tensor<f32>) -> tensor<1xf32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%6 = "stablehlo.compare"(%1, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%7 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%9 = "stablehlo.compare"(%1, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%10 = "stablehlo.and"(%6, %9) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<i1>, %13: tensor<i1>):
%14 = "stablehlo.and"(%12, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%16 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%20 = "stablehlo.scatter"(%3, %16, %2) ({
^bb0(%17: tensor<f32>, %18: tensor<f32>):
%19 = "stablehlo.add"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%19) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<1xf32>, tensor<6xi32>, tensor<6xf32>) -> tensor<1xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<1xf32>) -> tensor<f32>
return %21 : tensor<f32>
}
}

// s32[2,3,4] 1 s64[1,5,2] s32[1,5,2]
module @example {
func.func public @main(%0: tensor<2x3x4xi32>, %1: tensor<1x5x2xi64>, %2: tensor<1x5x2xi32>) -> (tensor<2x3x4xi32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x5x2xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x5x2xi64>, tensor<1x5x2xi64>) -> tensor<1x5x2xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x5x2xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x5x2xi64>, tensor<1x5x2xi64>) -> tensor<1x5x2xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<1x5x2xi1>, tensor<1x5x2xi1>) -> tensor<1x5x2xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<1x5x2xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<1x5x2xi64>) -> tensor<1x5x2xi32>
%16 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 3, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x4xi32>) -> tensor<1x3x2xi32>
%20 = "stablehlo.scatter"(%16, %15, %2) ({
^bb0(%17: tensor<i32>, %18: tensor<i32>):
%19 = "stablehlo.add"(%17, %18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%19) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0, 2], scatter_indices_batching_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 3>, unique_indices = false} : (tensor<1x3x2xi32>, tensor<1x5x2xi32>, tensor<1x5x2xi32>) -> tensor<1x3x2xi32>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%24 = "stablehlo.optimization_barrier"(%20) : (tensor<1x3x2xi32>) -> tensor<1x3x2xi32>
%25 = "stablehlo.dynamic_update_slice"(%0, %24, %21, %22, %23) : (tensor<2x3x4xi32>, tensor<1x3x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4xi32>
return %25 : tensor<2x3x4xi32>
}
}

