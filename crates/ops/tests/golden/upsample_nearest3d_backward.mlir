// f32[2,3,4,8,6] [4,8,6] [2,3,2,4,3]
module @example {
func.func public @main(%0: tensor<2x3x4x8x6xf32>) -> (tensor<2x3x2x4x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.reshape"(%0) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x2x2x8x6xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x2x2x8x6xf32>, tensor<f32>) -> tensor<2x3x2x8x6xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reshape"(%7) : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x4x2x6xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
%13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%13) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 4>} : (tensor<2x3x2x4x2x6xf32>, tensor<f32>) -> tensor<2x3x2x4x6xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.reshape"(%14) : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x3x2xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.reduce"(%16, %17) ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
%20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%20) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 5>} : (tensor<2x3x2x4x3x2xf32>, tensor<f32>) -> tensor<2x3x2x4x3xf32>
return %21 : tensor<2x3x2x4x3xf32>
}
}

// f32[1,2,3,5,4] [3,5,4] [1,2,4,3,5]
module @example {
func.func public @main(%0: tensor<1x2x3x5x4xf32>) -> (tensor<1x2x4x3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
%3 = "stablehlo.gather"(%0, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 5, 4>} : (tensor<1x2x3x5x4xf32>, tensor<4xi32>) -> tensor<1x2x4x5x4xf32>
%4 = "stablehlo.constant"() {value = dense<[1.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x5x4xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x5x4xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.constant"() {value = dense<[1, 1, 2, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
%14 = "stablehlo.gather"(%0, %13) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 5, 4>} : (tensor<1x2x3x5x4xf32>, tensor<4xi32>) -> tensor<1x2x4x5x4xf32>
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.0e0, 1.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x5x4xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x5x4xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%23 = "stablehlo.add"(%11, %22) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.pad"(%23, %24) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x2x4x5x4xf32>, tensor<f32>) -> tensor<1x2x4x6x4xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<1x2x4x6x4xf32>) -> tensor<1x2x4x3x2x4xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%31 = "stablehlo.reduce"(%26, %27) ({
^bb0(%28: tensor<f32>, %29: tensor<f32>):
%30 = "stablehlo.add"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%30) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 4>} : (tensor<1x2x4x3x2x4xf32>, tensor<f32>) -> tensor<1x2x4x3x4xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 3]> : tensor<5xi32>} : () -> tensor<5xi32>
%34 = "stablehlo.gather"(%31, %33) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 3, 1>} : (tensor<1x2x4x3x4xf32>, tensor<5xi32>) -> tensor<1x2x4x3x5xf32>
%35 = "stablehlo.constant"() {value = dense<[1.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 4>} : (tensor<5xf32>) -> tensor<1x2x4x3x5xf32>
%37 = "stablehlo.multiply"(%34, %36) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%39 = "stablehlo.compare"(%35, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 4>} : (tensor<5xi1>) -> tensor<1x2x4x3x5xi1>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%44 = "stablehlo.constant"() {value = dense<[1, 1, 2, 3, 3]> : tensor<5xi32>} : () -> tensor<5xi32>
%45 = "stablehlo.gather"(%31, %44) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 3, 1>} : (tensor<1x2x4x3x4xf32>, tensor<5xi32>) -> tensor<1x2x4x3x5xf32>
%46 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.0e0, 1.0e0, 1.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 4>} : (tensor<5xf32>) -> tensor<1x2x4x3x5xf32>
%48 = "stablehlo.multiply"(%45, %47) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%50 = "stablehlo.compare"(%46, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 4>} : (tensor<5xi1>) -> tensor<1x2x4x3x5xi1>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%53 = "stablehlo.select"(%51, %48, %52) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%54 = "stablehlo.add"(%42, %53) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
return %54 : tensor<1x2x4x3x5xf32>
}
}

