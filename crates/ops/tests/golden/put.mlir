// f32[4,3] s64[2,2] f32[4]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<2x2xi64>, %2: tensor<4xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.constant"() {value = dense<-12> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x2xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
%6 = "stablehlo.constant"() {value = dense<12> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x2xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x2xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.reshape"(%0) : (tensor<4x3xf32>) -> tensor<12xf32>
%16 = "stablehlo.reshape"(%1) : (tensor<2x2xi64>) -> tensor<4xi64>
%17 = "stablehlo.convert"(%16) : (tensor<4xi64>) -> tensor<4xi32>
%18 = "stablehlo.constant"() {value = dense<12> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%20 = "stablehlo.add"(%17, %19) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%23 = "stablehlo.compare"(%17, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%24 = "stablehlo.select"(%23, %20, %17) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%27 = "stablehlo.scatter"(%15, %24, %2) ({
^bb0(%25: tensor<f32>, %26: tensor<f32>):
"stablehlo.return"(%26) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<12xf32>, tensor<4xi32>, tensor<4xf32>) -> tensor<12xf32>
%28 = "stablehlo.reshape"(%27) : (tensor<12xf32>) -> tensor<4x3xf32>
return %28 : tensor<4x3xf32>
}
}

// bf16[4,3] s64[20] bf16[4,5] true
module @example {
func.func public @main(%0: tensor<4x3xbf16>, %1: tensor<20xi64>, %2: tensor<4x5xbf16>) -> (tensor<4x3xbf16>) {
%3 = "stablehlo.constant"() {value = dense<-12> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<20xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<20xi64>, tensor<20xi64>) -> tensor<20xi1>
%6 = "stablehlo.constant"() {value = dense<12> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<20xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<20xi64>, tensor<20xi64>) -> tensor<20xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<20xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.reshape"(%0) : (tensor<4x3xbf16>) -> tensor<12xbf16>
%16 = "stablehlo.convert"(%15) : (tensor<12xbf16>) -> tensor<12xf32>
%17 = "stablehlo.convert"(%1) : (tensor<20xi64>) -> tensor<20xi32>
%18 = "stablehlo.constant"() {value = dense<12> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%20 = "stablehlo.add"(%17, %19) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
%23 = "stablehlo.compare"(%17, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
%24 = "stablehlo.select"(%23, %20, %17) : (tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%25 = "stablehlo.reshape"(%2) : (tensor<4x5xbf16>) -> tensor<20xbf16>
%26 = "stablehlo.convert"(%25) : (tensor<20xbf16>) -> tensor<20xf32>
%30 = "stablehlo.scatter"(%16, %24, %26) ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<12xf32>, tensor<20xi32>, tensor<20xf32>) -> tensor<12xf32>
%31 = "stablehlo.convert"(%30) : (tensor<12xf32>) -> tensor<12xbf16>
%32 = "stablehlo.reshape"(%31) : (tensor<12xbf16>) -> tensor<4x3xbf16>
return %32 : tensor<4x3xbf16>
}
}

// s64[] s64[1] s64[1]
module @example {
func.func public @main(%0: tensor<i64>, %1: tensor<1xi64>, %2: tensor<1xi64>) -> (tensor<i64>) {
%3 = "stablehlo.constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%6 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.reshape"(%0) : (tensor<i64>) -> tensor<1xi64>
%16 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xi32>
%17 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%19 = "stablehlo.add"(%16, %18) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%22 = "stablehlo.compare"(%16, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%23 = "stablehlo.select"(%22, %19, %16) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%26 = "stablehlo.scatter"(%15, %23, %2) ({
^bb0(%24: tensor<i64>, %25: tensor<i64>):
"stablehlo.return"(%25) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<1xi64>, tensor<1xi32>, tensor<1xi64>) -> tensor<1xi64>
%27 = "stablehlo.reshape"(%26) : (tensor<1xi64>) -> tensor<i64>
return %27 : tensor<i64>
}
}

