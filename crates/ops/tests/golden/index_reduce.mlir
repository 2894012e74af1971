// f32[4,3] 0 s64[6] f32[6,3] prod
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<6xi64>, %2: tensor<6x3xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%7 = "stablehlo.scatter"(%0, %3, %2) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.multiply"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
return %7 : tensor<4x3xf32>
}
}

// f32[4,3] 0 s64[6] f32[6,3] mean
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<6xi64>, %2: tensor<6x3xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%7 = "stablehlo.scatter"(%0, %3, %2) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%13 = "stablehlo.scatter"(%8, %3, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%15 = "stablehlo.maximum"(%13, %14) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%16 = "stablehlo.divide"(%7, %15) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %16 : tensor<4x3xf32>
}
}

// s64[4,3] 1 s64[6] s64[4,6] mean include_self=false
module @example {
func.func public @main(%0: tensor<4x3xi64>, %1: tensor<6xi64>, %2: tensor<4x6xi64>) -> (tensor<4x3xi64>) {
%3 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
%7 = "stablehlo.constant"() {value = dense<true> : tensor<4x6xi1>} : () -> tensor<4x6xi1>
%8 = "stablehlo.transpose"(%6) {permutation = array<i64: 1, 0>} : (tensor<4x3xi1>) -> tensor<3x4xi1>
%9 = "stablehlo.transpose"(%7) {permutation = array<i64: 1, 0>} : (tensor<4x6xi1>) -> tensor<6x4xi1>
%12 = "stablehlo.scatter"(%8, %3, %9) ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<3x4xi1>, tensor<6xi32>, tensor<6x4xi1>) -> tensor<3x4xi1>
%13 = "stablehlo.transpose"(%12) {permutation = array<i64: 1, 0>} : (tensor<3x4xi1>) -> tensor<4x3xi1>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
%16 = "stablehlo.select"(%13, %15, %0) : (tensor<4x3xi1>, tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
%17 = "stablehlo.transpose"(%16) {permutation = array<i64: 1, 0>} : (tensor<4x3xi64>) -> tensor<3x4xi64>
%18 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0>} : (tensor<4x6xi64>) -> tensor<6x4xi64>
%22 = "stablehlo.scatter"(%17, %3, %18) ({
^bb0(%19: tensor<i64>, %20: tensor<i64>):
%21 = "stablehlo.add"(%19, %20) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%21) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<3x4xi64>, tensor<6xi32>, tensor<6x4xi64>) -> tensor<3x4xi64>
%23 = "stablehlo.transpose"(%22) {permutation = array<i64: 1, 0>} : (tensor<3x4xi64>) -> tensor<4x3xi64>
%24 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%25 = "stablehlo.constant"() {value = dense<1> : tensor<4x6xi64>} : () -> tensor<4x6xi64>
%26 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<4x3xi64>) -> tensor<3x4xi64>
%27 = "stablehlo.transpose"(%25) {permutation = array<i64: 1, 0>} : (tensor<4x6xi64>) -> tensor<6x4xi64>
%31 = "stablehlo.scatter"(%26, %3, %27) ({
^bb0(%28: tensor<i64>, %29: tensor<i64>):
%30 = "stablehlo.add"(%28, %29) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%30) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<3x4xi64>, tensor<6xi32>, tensor<6x4xi64>) -> tensor<3x4xi64>
%32 = "stablehlo.transpose"(%31) {permutation = array<i64: 1, 0>} : (tensor<3x4xi64>) -> tensor<4x3xi64>
%33 = "stablehlo.constant"() {value = dense<1> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%34 = "stablehlo.maximum"(%32, %33) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
%35 = "stablehlo.divide"(%23, %34) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
%36 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%37 = "stablehlo.compare"(%23, %36) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
%38 = "stablehlo.remainder"(%23, %34) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
%39 = "stablehlo.compare"(%38, %36) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
%40 = "stablehlo.and"(%37, %39) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
%41 = "stablehlo.constant"() {value = dense<1> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%42 = "stablehlo.subtract"(%35, %41) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
%43 = "stablehlo.select"(%40, %42, %35) : (tensor<4x3xi1>, tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
return %43 : tensor<4x3xi64>
}
}

// f32[4,3] 0 s64[2] f32[2,3] amax include_self=false
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<2xi64>, %2: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<2xi64>) -> tensor<2xi32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
%7 = "stablehlo.constant"() {value = dense<true> : tensor<2x3xi1>} : () -> tensor<2x3xi1>
%10 = "stablehlo.scatter"(%6, %3, %7) ({
^bb0(%8: tensor<i1>, %9: tensor<i1>):
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xi1>, tensor<2xi32>, tensor<2x3xi1>) -> tensor<4x3xi1>
%11 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%13 = "stablehlo.select"(%10, %12, %0) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%17 = "stablehlo.scatter"(%13, %3, %2) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.maximum"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<4x3xf32>
return %17 : tensor<4x3xf32>
}
}

// bf16[4,3] 1 s32[5] bf16[4,5] amin
module @example {
func.func public @main(%0: tensor<4x3xbf16>, %1: tensor<5xi32>, %2: tensor<4x5xbf16>) -> (tensor<4x3xbf16>) {
%3 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0>} : (tensor<4x3xbf16>) -> tensor<3x4xbf16>
%4 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0>} : (tensor<4x5xbf16>) -> tensor<5x4xbf16>
%8 = "stablehlo.scatter"(%3, %1, %4) ({
^bb0(%5: tensor<bf16>, %6: tensor<bf16>):
%7 = "stablehlo.minimum"(%5, %6) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
"stablehlo.return"(%7) : (tensor<bf16>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<3x4xbf16>, tensor<5xi32>, tensor<5x4xbf16>) -> tensor<3x4xbf16>
%9 = "stablehlo.transpose"(%8) {permutation = array<i64: 1, 0>} : (tensor<3x4xbf16>) -> tensor<4x3xbf16>
return %9 : tensor<4x3xbf16>
}
}

