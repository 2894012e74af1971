// f32[4,3] 1 s64[5] f32[]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<5xi64>, %2: tensor<f32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.constant"() {value = dense<-3> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<5xi64>) -> tensor<5xi32>
%16 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%18 = "stablehlo.add"(%15, %17) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%21 = "stablehlo.compare"(%15, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%22 = "stablehlo.select"(%21, %18, %15) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%23 = "stablehlo.constant"() {value = dense<false> : tensor<3xi1>} : () -> tensor<3xi1>
%24 = "stablehlo.constant"() {value = dense<true> : tensor<5xi1>} : () -> tensor<5xi1>
%27 = "stablehlo.scatter"(%23, %22, %24) ({
^bb0(%25: tensor<i1>, %26: tensor<i1>):
"stablehlo.return"(%26) : (tensor<i1>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<3xi1>, tensor<5xi32>, tensor<5xi1>) -> tensor<3xi1>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi1>) -> tensor<4x3xi1>
%29 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%30 = "stablehlo.select"(%28, %29, %0) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %30 : tensor<4x3xf32>
}
}

// bf16[4,3] 0 s64[1] f32[]
module @example {
func.func public @main(%0: tensor<4x3xbf16>, %1: tensor<1xi64>, %2: tensor<f32>) -> (tensor<4x3xbf16>) {
%3 = "stablehlo.constant"() {value = dense<-4> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%6 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<bf16>
%16 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xi32>
%17 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%19 = "stablehlo.add"(%16, %18) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%22 = "stablehlo.compare"(%16, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%23 = "stablehlo.select"(%22, %19, %16) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%24 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%25 = "stablehlo.reshape"(%23) : (tensor<1xi32>) -> tensor<i32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x3xi32>
%27 = "stablehlo.compare"(%24, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%28 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<4x3xbf16>
%29 = "stablehlo.select"(%27, %28, %0) : (tensor<4x3xi1>, tensor<4x3xbf16>, tensor<4x3xbf16>) -> tensor<4x3xbf16>
return %29 : tensor<4x3xbf16>
}
}

