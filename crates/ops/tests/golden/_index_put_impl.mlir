// f32[4,3] (s64[2]) f32[2,3] true
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<2xi64>, %2: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<2xi64>) -> tensor<2xi32>
%4 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%6 = "stablehlo.add"(%3, %5) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%9 = "stablehlo.compare"(%3, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%10 = "stablehlo.select"(%9, %6, %3) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%14 = "stablehlo.scatter"(%0, %10, %2) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
%13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%13) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<4x3xf32>
return %14 : tensor<4x3xf32>
}
}

// f32[4,3] (none s64[2]) f32[] false
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<2xi64>, %2: tensor<f32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<2xi64>) -> tensor<2xi32>
%4 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%6 = "stablehlo.add"(%3, %5) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%9 = "stablehlo.compare"(%3, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%10 = "stablehlo.select"(%9, %6, %3) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%11 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x2xf32>
%14 = "stablehlo.scatter"(%0, %10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
"stablehlo.return"(%13) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<2xi32>, tensor<4x2xf32>) -> tensor<4x3xf32>
return %14 : tensor<4x3xf32>
}
}

// bf16[4,3,5] (s64[2,1] none s64[3]) bf16[2,3,3] true
module @example {
func.func public @main(%0: tensor<4x3x5xbf16>, %1: tensor<2x1xi64>, %2: tensor<3xi64>, %3: tensor<2x3x3xbf16>) -> (tensor<4x3x5xbf16>) {
%4 = "stablehlo.convert"(%1) : (tensor<2x1xi64>) -> tensor<2x1xi32>
%5 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%7 = "stablehlo.add"(%4, %6) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%10 = "stablehlo.compare"(%4, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
%11 = "stablehlo.select"(%10, %7, %4) : (tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%13 = "stablehlo.convert"(%2) : (tensor<3xi64>) -> tensor<3xi32>
%14 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%16 = "stablehlo.add"(%13, %15) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%19 = "stablehlo.compare"(%13, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%20 = "stablehlo.select"(%19, %16, %13) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<2x3xi32>
%22 = "stablehlo.reshape"(%12) : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
%23 = "stablehlo.reshape"(%21) : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
%24 = "stablehlo.concatenate"(%22, %23) {dimension = 2 : i64} : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x2xi32>
%28 = "stablehlo.scatter"(%0, %24, %3) ({
^bb0(%25: tensor<bf16>, %26: tensor<bf16>):
%27 = "stablehlo.add"(%25, %26) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
"stablehlo.return"(%27) : (tensor<bf16>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>, unique_indices = false} : (tensor<4x3x5xbf16>, tensor<2x3x2xi32>, tensor<2x3x3xbf16>) -> tensor<4x3x5xbf16>
return %28 : tensor<4x3x5xbf16>
}
}

// f32[4,3] (bool[4]) f32[] false
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4xi1>, %2: tensor<f32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi1>) -> tensor<4x3xi1>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%5 = "stablehlo.select"(%3, %4, %0) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %5 : tensor<4x3xf32>
}
}

// f32[4,3] (none bool[3]) f32[4,1] true
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<3xi1>, %2: tensor<4x1xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi1>) -> tensor<4x3xi1>
%4 = "stablehlo.reshape"(%2) : (tensor<4x1xf32>) -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
%6 = "stablehlo.add"(%0, %5) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%7 = "stablehlo.select"(%3, %6, %0) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %7 : tensor<4x3xf32>
}
}

