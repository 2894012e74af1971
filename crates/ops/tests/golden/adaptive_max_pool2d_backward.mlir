// f32[2,3,4,3] f32[2,3,8,6] s64[2,3,4,3]
module @example {
func.func public @main(%0: tensor<2x3x4x3xf32>, %1: tensor<2x3x8x6xf32>, %2: tensor<2x3x4x3xi64>) -> (tensor<2x3x8x6xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<2x3x4x3xi64>) -> tensor<2x3x4x3xi32>
%4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<48xi32>
%5 = "stablehlo.reshape"(%4) : (tensor<48xi32>) -> tensor<8x6xi32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x6xi32>) -> tensor<2x3x8x6xi32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6xf32>} : () -> tensor<2x3x8x6xf32>
%8 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xi32>) -> tensor<2x3x4x2x3xi32>
%9 = "stablehlo.reshape"(%8) : (tensor<2x3x4x2x3xi32>) -> tensor<2x3x8x3xi32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x3xi32>) -> tensor<2x3x8x3x2xi32>
%11 = "stablehlo.reshape"(%10) : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x8x6xi32>
%12 = "stablehlo.compare"(%11, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x6xi32>, tensor<2x3x8x6xi32>) -> tensor<2x3x8x6xi1>
%13 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%14 = "stablehlo.reshape"(%13) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x8x3x2xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x8x6xf32>
%17 = "stablehlo.select"(%12, %16, %7) : (tensor<2x3x8x6xi1>, tensor<2x3x8x6xf32>, tensor<2x3x8x6xf32>) -> tensor<2x3x8x6xf32>
return %17 : tensor<2x3x8x6xf32>
}
}

// f32[2,3,3,7] f32[2,3,7,5] s64[2,3,3,7]
module @example {
func.func public @main(%0: tensor<2x3x3x7xf32>, %1: tensor<2x3x7x5xf32>, %2: tensor<2x3x3x7xi64>) -> (tensor<2x3x7x5xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x35xf32>} : () -> tensor<6x35xf32>
%4 = "stablehlo.convert"(%2) : (tensor<2x3x3x7xi64>) -> tensor<2x3x3x7xi32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3x3x7xi32>) -> tensor<6x21x1xi32>
%6 = "stablehlo.reshape"(%0) : (tensor<2x3x3x7xf32>) -> tensor<6x21xf32>
%10 = "stablehlo.scatter"(%3, %5, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<6x35xf32>, tensor<6x21x1xi32>, tensor<6x21xf32>) -> tensor<6x35xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<6x35xf32>) -> tensor<2x3x7x5xf32>
return %11 : tensor<2x3x7x5xf32>
}
}

