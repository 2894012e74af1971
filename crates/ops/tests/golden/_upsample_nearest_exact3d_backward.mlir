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
%4 = "stablehlo.constant"() {value = dense<[1.0e0, -0.0e0, 1.0e0, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x5x4xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x5x4xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.constant"() {value = dense<[0, 1, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
%14 = "stablehlo.gather"(%11, %13) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x4x3x4xf32>
%15 = "stablehlo.constant"() {value = dense<[1.0e0, -0.0e0, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<1x2x4x3x4xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<3xi1>) -> tensor<1x2x4x3x4xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.constant"() {value = dense<[1, 2, 4]> : tensor<3xi32>} : () -> tensor<3xi32>
%25 = "stablehlo.gather"(%11, %24) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x4x3x4xf32>
%26 = "stablehlo.add"(%22, %25) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%28 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 3]> : tensor<5xi32>} : () -> tensor<5xi32>
%29 = "stablehlo.gather"(%26, %28) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 3, 1>} : (tensor<1x2x4x3x4xf32>, tensor<5xi32>) -> tensor<1x2x4x3x5xf32>
%30 = "stablehlo.constant"() {value = dense<[1.0e0, -0.0e0, -0.0e0, 1.0e0, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 4>} : (tensor<5xf32>) -> tensor<1x2x4x3x5xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%34 = "stablehlo.compare"(%30, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 4>} : (tensor<5xi1>) -> tensor<1x2x4x3x5xi1>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%37 = "stablehlo.select"(%35, %32, %36) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.constant"() {value = dense<[1, 1, 2, 3, 3]> : tensor<5xi32>} : () -> tensor<5xi32>
%40 = "stablehlo.gather"(%26, %39) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 3, 1>} : (tensor<1x2x4x3x4xf32>, tensor<5xi32>) -> tensor<1x2x4x3x5xf32>
%41 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 4>} : (tensor<5xf32>) -> tensor<1x2x4x3x5xf32>
%43 = "stablehlo.multiply"(%40, %42) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%45 = "stablehlo.compare"(%41, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 4>} : (tensor<5xi1>) -> tensor<1x2x4x3x5xi1>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%48 = "stablehlo.select"(%46, %43, %47) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%49 = "stablehlo.add"(%37, %48) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
return %49 : tensor<1x2x4x3x5xf32>
}
}

