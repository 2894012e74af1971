// f32[4,3] 0 s64[6] f32[6,3]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<6xi64>, %2: tensor<6x3xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%6 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%19 = "stablehlo.scatter"(%0, %15, %2) ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
%18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
return %19 : tensor<4x3xf32>
}
}

// bf16[4,3,2] 1 s32[5] bf16[4,5,2] alpha=0.5
// run-time numbers: alpha:F32
module @example {
func.func public @main(%0: tensor<4x3x2xbf16>, %1: tensor<5xi32>, %2: tensor<4x5x2xbf16>, %3: tensor<f32>) -> (tensor<4x3x2xbf16>) {
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%6 = "stablehlo.compare"(%1, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%7 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%9 = "stablehlo.compare"(%1, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%10 = "stablehlo.and"(%6, %9) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<i1>, %13: tensor<i1>):
%14 = "stablehlo.and"(%12, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
%16 = "stablehlo.convert"(%2) : (tensor<4x5x2xbf16>) -> tensor<4x5x2xf32>
%17 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5x2xf32>
%18 = "stablehlo.multiply"(%16, %17) : (tensor<4x5x2xf32>, tensor<4x5x2xf32>) -> tensor<4x5x2xf32>
%19 = "stablehlo.convert"(%0) : (tensor<4x3x2xbf16>) -> tensor<4x3x2xf32>
%20 = "stablehlo.transpose"(%19) {permutation = array<i64: 1, 0, 2>} : (tensor<4x3x2xf32>) -> tensor<3x4x2xf32>
%21 = "stablehlo.transpose"(%18) {permutation = array<i64: 1, 0, 2>} : (tensor<4x5x2xf32>) -> tensor<5x4x2xf32>
%25 = "stablehlo.scatter"(%20, %1, %21) ({
^bb0(%22: tensor<f32>, %23: tensor<f32>):
%24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%24) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<3x4x2xf32>, tensor<5xi32>, tensor<5x4x2xf32>) -> tensor<3x4x2xf32>
%26 = "stablehlo.transpose"(%25) {permutation = array<i64: 1, 0, 2>} : (tensor<3x4x2xf32>) -> tensor<4x3x2xf32>
%27 = "stablehlo.convert"(%26) : (tensor<4x3x2xf32>) -> tensor<4x3x2xbf16>
return %27 : tensor<4x3x2xbf16>
}
}

// s64[4] 0 s64[] s64[1] alpha=2
// run-time numbers: alpha:I64
module @example {
func.func public @main(%0: tensor<4xi64>, %1: tensor<i64>, %2: tensor<1xi64>, %3: tensor<i64>) -> (tensor<4xi64>) {
%4 = "stablehlo.reshape"(%1) : (tensor<i64>) -> tensor<1xi64>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
%7 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%8 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
%10 = "stablehlo.compare"(%4, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%11 = "stablehlo.and"(%7, %10) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%12 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<i1>, %14: tensor<i1>):
%15 = "stablehlo.and"(%13, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%15) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
%17 = "stablehlo.convert"(%4) : (tensor<1xi64>) -> tensor<1xi32>
%18 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
%19 = "stablehlo.multiply"(%2, %18) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
%23 = "stablehlo.scatter"(%0, %17, %19) ({
^bb0(%20: tensor<i64>, %21: tensor<i64>):
%22 = "stablehlo.add"(%20, %21) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%22) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xi64>, tensor<1xi32>, tensor<1xi64>) -> tensor<4xi64>
return %23 : tensor<4xi64>
}
}

// f32[4,3] 1 s64[0] f32[4,0]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<0xi64>, %2: tensor<4x0xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%5 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
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
return %0 : tensor<4x3xf32>
}
}

