// f32[3,4] 0 s64[2,4] f32[2,4] reduce=add
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<2x4xi64>, %2: tensor<2x4xf32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x4xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x4xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<2x4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x4xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<2x4xi64>) -> tensor<2x4xi32>
%16 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
%17 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<3x4xf32>
%19 = "stablehlo.add"(%0, %18) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%20 = "stablehlo.slice"(%15) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xi32>) -> tensor<1x4xi32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xi32>) -> tensor<3x4xi32>
%22 = "stablehlo.compare"(%16, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%23 = "stablehlo.select"(%22, %19, %0) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%24 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<3x4xf32>
%26 = "stablehlo.add"(%23, %25) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%27 = "stablehlo.slice"(%15) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xi32>) -> tensor<1x4xi32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xi32>) -> tensor<3x4xi32>
%29 = "stablehlo.compare"(%16, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%30 = "stablehlo.select"(%29, %26, %23) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %30 : tensor<3x4xf32>
}
}

// f32[3,4] 0 s64[6,4] f32[6,4] reduce=multiply
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
%18 = "stablehlo.multiply"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xf32>, tensor<6x4xi32>, tensor<6x4xf32>) -> tensor<3x4xf32>
return %19 : tensor<3x4xf32>
}
}

// f32[2,2] 0 s64[0] f32[2,2] reduce=add
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

