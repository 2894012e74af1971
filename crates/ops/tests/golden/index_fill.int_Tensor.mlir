// f32[4,3] 1 s64[5] f32[]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<5xi64>, %2: tensor<f32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<5xi64>) -> tensor<5xi32>
%4 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%6 = "stablehlo.add"(%3, %5) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%9 = "stablehlo.compare"(%3, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%10 = "stablehlo.select"(%9, %6, %3) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%11 = "stablehlo.constant"() {value = dense<false> : tensor<3xi1>} : () -> tensor<3xi1>
%12 = "stablehlo.constant"() {value = dense<true> : tensor<5xi1>} : () -> tensor<5xi1>
%15 = "stablehlo.scatter"(%11, %10, %12) ({
^bb0(%13: tensor<i1>, %14: tensor<i1>):
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<3xi1>, tensor<5xi32>, tensor<5xi1>) -> tensor<3xi1>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi1>) -> tensor<4x3xi1>
%17 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%18 = "stablehlo.select"(%16, %17, %0) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %18 : tensor<4x3xf32>
}
}

// bf16[4,3] 0 s64[1] f32[]
module @example {
func.func public @main(%0: tensor<4x3xbf16>, %1: tensor<1xi64>, %2: tensor<f32>) -> (tensor<4x3xbf16>) {
%3 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<bf16>
%4 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xi32>
%5 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%7 = "stablehlo.add"(%4, %6) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%10 = "stablehlo.compare"(%4, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%11 = "stablehlo.select"(%10, %7, %4) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%12 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%13 = "stablehlo.reshape"(%11) : (tensor<1xi32>) -> tensor<i32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x3xi32>
%15 = "stablehlo.compare"(%12, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%16 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<4x3xbf16>
%17 = "stablehlo.select"(%15, %16, %0) : (tensor<4x3xi1>, tensor<4x3xbf16>, tensor<4x3xbf16>) -> tensor<4x3xbf16>
return %17 : tensor<4x3xbf16>
}
}

