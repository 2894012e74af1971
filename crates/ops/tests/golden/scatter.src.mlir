// f32[3,4] 0 s64[1,4] f32[2,4]
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<1x4xi64>, %2: tensor<2x4xf32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x4xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x4xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<1x4xi1>, tensor<1x4xi1>) -> tensor<1x4xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<1x4xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%16 = "stablehlo.convert"(%1) : (tensor<1x4xi64>) -> tensor<1x4xi32>
%17 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
%18 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<3x4xf32>
%19 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xi32>) -> tensor<3x4xi32>
%20 = "stablehlo.compare"(%17, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%21 = "stablehlo.select"(%20, %18, %0) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %21 : tensor<3x4xf32>
}
}

// f32[9,4] 0 s64[7,3] f32[7,5]
module @example {
func.func public @main(%0: tensor<9x4xf32>, %1: tensor<7x3xi64>, %2: tensor<7x5xf32>) -> (tensor<9x4xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<7x3xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<7x3xi64>, tensor<7x3xi64>) -> tensor<7x3xi1>
%6 = "stablehlo.constant"() {value = dense<9> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<7x3xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x3xi64>, tensor<7x3xi64>) -> tensor<7x3xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<7x3xi1>, tensor<7x3xi1>) -> tensor<7x3xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<7x3xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.slice"(%2) {limit_indices = array<i64: 7, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<7x5xf32>) -> tensor<7x3xf32>
%16 = "stablehlo.convert"(%1) : (tensor<7x3xi64>) -> tensor<7x3xi32>
%17 = "stablehlo.slice"(%0) {limit_indices = array<i64: 9, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<9x4xf32>) -> tensor<9x3xf32>
%20 = "stablehlo.scatter"(%17, %16, %15) ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
"stablehlo.return"(%19) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<9x3xf32>, tensor<7x3xi32>, tensor<7x3xf32>) -> tensor<9x3xf32>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.optimization_barrier"(%20) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%24 = "stablehlo.dynamic_update_slice"(%0, %23, %21, %22) : (tensor<9x4xf32>, tensor<9x3xf32>, tensor<i32>, tensor<i32>) -> tensor<9x4xf32>
return %24 : tensor<9x4xf32>
}
}

// bf16[2,8] -1 s32[2,6] bf16[2,6]
module @example {
func.func public @main(%0: tensor<2x8xbf16>, %1: tensor<2x6xi32>, %2: tensor<2x6xbf16>) -> (tensor<2x8xbf16>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x6xi32>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi1>
%6 = "stablehlo.constant"() {value = dense<8> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x6xi32>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x6xi1>, tensor<i1>) -> tensor<i1>
%17 = "stablehlo.scatter"(%0, %1, %2) ({
^bb0(%15: tensor<bf16>, %16: tensor<bf16>):
"stablehlo.return"(%16) : (tensor<bf16>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<2x8xbf16>, tensor<2x6xi32>, tensor<2x6xbf16>) -> tensor<2x8xbf16>
return %17 : tensor<2x8xbf16>
}
}

// s64[3] 0 s64[] s64[]
module @example {
func.func public @main(%0: tensor<3xi64>, %1: tensor<i64>, %2: tensor<i64>) -> (tensor<3xi64>) {
%3 = "stablehlo.reshape"(%1) : (tensor<i64>) -> tensor<1xi64>
%4 = "stablehlo.reshape"(%2) : (tensor<i64>) -> tensor<1xi64>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%8 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
%10 = "stablehlo.compare"(%3, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%11 = "stablehlo.and"(%7, %10) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%12 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<i1>, %14: tensor<i1>):
%15 = "stablehlo.and"(%13, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%15) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
%17 = "stablehlo.convert"(%3) : (tensor<1xi64>) -> tensor<1xi32>
%18 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%19 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi64>) -> tensor<3xi64>
%20 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%21 = "stablehlo.compare"(%18, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%22 = "stablehlo.select"(%21, %19, %0) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
return %22 : tensor<3xi64>
}
}

// f32[2,2] 0 s64[0] f32[2,2]
module @example {
func.func public @main(%0: tensor<2x2xf32>, %1: tensor<0xi64>, %2: tensor<2x2xf32>) -> (tensor<2x2xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%5 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%6 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%8 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%9 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<0xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
return %0 : tensor<2x2xf32>
}
}

// f32[] 0 s64[1] f32[1]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<1xi64>, %2: tensor<1xf32>) -> (tensor<f32>) {
%3 = "stablehlo.reshape"(%0) : (tensor<f32>) -> tensor<1xf32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
%6 = "stablehlo.compare"(%1, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%7 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
%9 = "stablehlo.compare"(%1, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%10 = "stablehlo.and"(%6, %9) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<i1>, %13: tensor<i1>):
%14 = "stablehlo.and"(%12, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
%16 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xi32>
%17 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
%18 = "stablehlo.compare"(%17, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%19 = "stablehlo.select"(%18, %2, %3) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
return %20 : tensor<f32>
}
}

