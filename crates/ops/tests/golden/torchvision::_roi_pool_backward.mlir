// f32[5,3,2,3] f32[5,5] s32[5,3,2,3] 0.5 2 3 2 3 8 9
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<5x3x2x3xf32>, %1: tensor<5x5xf32>, %2: tensor<5x3x2x3xi32>, %3: tensor<f32>) -> (tensor<2x3x8x9xf32>) {
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<5x1xf32>) -> tensor<5xf32>
%6 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%7 = "stablehlo.abs"(%5) : (tensor<5xf32>) -> tensor<5xf32>
%8 = "stablehlo.compare"(%7, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%9 = "stablehlo.negate"(%6) : (tensor<5xf32>) -> tensor<5xf32>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%11 = "stablehlo.convert"(%10) : (tensor<5xf32>) -> tensor<5xi32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3x2x3xi32>
%13 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x2x3xi32>
%14 = "stablehlo.constant"() {value = dense<3> : tensor<5x3x2x3xi32>} : () -> tensor<5x3x2x3xi32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<5x3x2x3xi32>, tensor<5x3x2x3xi32>) -> tensor<5x3x2x3xi32>
%16 = "stablehlo.add"(%15, %13) : (tensor<5x3x2x3xi32>, tensor<5x3x2x3xi32>) -> tensor<5x3x2x3xi32>
%17 = "stablehlo.constant"() {value = dense<72> : tensor<5x3x2x3xi32>} : () -> tensor<5x3x2x3xi32>
%18 = "stablehlo.multiply"(%16, %17) : (tensor<5x3x2x3xi32>, tensor<5x3x2x3xi32>) -> tensor<5x3x2x3xi32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<5x3x2x3xi32>} : () -> tensor<5x3x2x3xi32>
%20 = "stablehlo.compare"(%2, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x2x3xi32>, tensor<5x3x2x3xi32>) -> tensor<5x3x2x3xi1>
%21 = "stablehlo.constant"() {value = dense<-1> : tensor<5x3x2x3xi32>} : () -> tensor<5x3x2x3xi32>
%22 = "stablehlo.add"(%18, %2) : (tensor<5x3x2x3xi32>, tensor<5x3x2x3xi32>) -> tensor<5x3x2x3xi32>
%23 = "stablehlo.select"(%20, %21, %22) : (tensor<5x3x2x3xi1>, tensor<5x3x2x3xi32>, tensor<5x3x2x3xi32>) -> tensor<5x3x2x3xi32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<432xf32>} : () -> tensor<432xf32>
%25 = "stablehlo.reshape"(%23) : (tensor<5x3x2x3xi32>) -> tensor<90xi32>
%26 = "stablehlo.reshape"(%0) : (tensor<5x3x2x3xf32>) -> tensor<90xf32>
%30 = "stablehlo.scatter"(%24, %25, %26) ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<432xf32>, tensor<90xi32>, tensor<90xf32>) -> tensor<432xf32>
%31 = "stablehlo.reshape"(%30) : (tensor<432xf32>) -> tensor<2x3x8x9xf32>
return %31 : tensor<2x3x8x9xf32>
}
}

// f64[5,3,2,3] f64[5,5] s32[5,3,2,3] 0.5 2 3 1 3 8 9
// run-time numbers: spatial_scale:F64
module @example {
func.func public @main(%0: tensor<5x3x2x3xf64>, %1: tensor<5x5xf64>, %2: tensor<5x3x2x3xi32>, %3: tensor<f64>) -> (tensor<1x3x8x9xf64>) {
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%5 = "stablehlo.reshape"(%4) : (tensor<5x1xf64>) -> tensor<5xf64>
%6 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf64>} : () -> tensor<5xf64>
%7 = "stablehlo.abs"(%5) : (tensor<5xf64>) -> tensor<5xf64>
%8 = "stablehlo.compare"(%7, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%9 = "stablehlo.negate"(%6) : (tensor<5xf64>) -> tensor<5xf64>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%11 = "stablehlo.convert"(%10) : (tensor<5xf64>) -> tensor<5xi32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3x2x3xi32>
%13 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x2x3xi32>
%14 = "stablehlo.constant"() {value = dense<3> : tensor<5x3x2x3xi32>} : () -> tensor<5x3x2x3xi32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<5x3x2x3xi32>, tensor<5x3x2x3xi32>) -> tensor<5x3x2x3xi32>
%16 = "stablehlo.add"(%15, %13) : (tensor<5x3x2x3xi32>, tensor<5x3x2x3xi32>) -> tensor<5x3x2x3xi32>
%17 = "stablehlo.constant"() {value = dense<72> : tensor<5x3x2x3xi32>} : () -> tensor<5x3x2x3xi32>
%18 = "stablehlo.multiply"(%16, %17) : (tensor<5x3x2x3xi32>, tensor<5x3x2x3xi32>) -> tensor<5x3x2x3xi32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<5x3x2x3xi32>} : () -> tensor<5x3x2x3xi32>
%20 = "stablehlo.compare"(%2, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x2x3xi32>, tensor<5x3x2x3xi32>) -> tensor<5x3x2x3xi1>
%21 = "stablehlo.constant"() {value = dense<-1> : tensor<5x3x2x3xi32>} : () -> tensor<5x3x2x3xi32>
%22 = "stablehlo.add"(%18, %2) : (tensor<5x3x2x3xi32>, tensor<5x3x2x3xi32>) -> tensor<5x3x2x3xi32>
%23 = "stablehlo.select"(%20, %21, %22) : (tensor<5x3x2x3xi1>, tensor<5x3x2x3xi32>, tensor<5x3x2x3xi32>) -> tensor<5x3x2x3xi32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<216xf64>} : () -> tensor<216xf64>
%25 = "stablehlo.reshape"(%23) : (tensor<5x3x2x3xi32>) -> tensor<90xi32>
%26 = "stablehlo.reshape"(%0) : (tensor<5x3x2x3xf64>) -> tensor<90xf64>
%30 = "stablehlo.scatter"(%24, %25, %26) ({
^bb0(%27: tensor<f64>, %28: tensor<f64>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%29) : (tensor<f64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<216xf64>, tensor<90xi32>, tensor<90xf64>) -> tensor<216xf64>
%31 = "stablehlo.reshape"(%30) : (tensor<216xf64>) -> tensor<1x3x8x9xf64>
return %31 : tensor<1x3x8x9xf64>
}
}

