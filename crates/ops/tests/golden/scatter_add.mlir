// f32[3,4] 1 s64[3,1] f32[3,1]
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<3x1xi64>, %2: tensor<3x1xf32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<3x1xi64>) -> tensor<3x1xi32>
%4 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xf32>) -> tensor<3x4xf32>
%6 = "stablehlo.add"(%0, %5) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%7 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi32>) -> tensor<3x4xi32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%9 = "stablehlo.select"(%8, %6, %0) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %9 : tensor<3x4xf32>
}
}

// f32[3,4] 0 s64[6,4] f32[6,4]
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<6x4xi64>, %2: tensor<6x4xf32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<6x4xi64>) -> tensor<6x4xi32>
%7 = "stablehlo.scatter"(%0, %3, %2) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xf32>, tensor<6x4xi32>, tensor<6x4xf32>) -> tensor<3x4xf32>
return %7 : tensor<3x4xf32>
}
}

// bf16[3,4] 0 s64[6,2] bf16[7,4]
module @example {
func.func public @main(%0: tensor<3x4xbf16>, %1: tensor<6x2xi64>, %2: tensor<7x4xbf16>) -> (tensor<3x4xbf16>) {
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 6, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<7x4xbf16>) -> tensor<6x2xbf16>
%4 = "stablehlo.convert"(%1) : (tensor<6x2xi64>) -> tensor<6x2xi32>
%5 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x4xbf16>) -> tensor<3x2xbf16>
%9 = "stablehlo.scatter"(%5, %4, %3) ({
^bb0(%6: tensor<bf16>, %7: tensor<bf16>):
%8 = "stablehlo.add"(%6, %7) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
"stablehlo.return"(%8) : (tensor<bf16>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x2xbf16>, tensor<6x2xi32>, tensor<6x2xbf16>) -> tensor<3x2xbf16>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.dynamic_update_slice"(%0, %9, %10, %11) : (tensor<3x4xbf16>, tensor<3x2xbf16>, tensor<i32>, tensor<i32>) -> tensor<3x4xbf16>
return %12 : tensor<3x4xbf16>
}
}

// f32[] 0 s64[6] f32[6]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<6xi64>, %2: tensor<6xf32>) -> (tensor<f32>) {
%3 = "stablehlo.reshape"(%0) : (tensor<f32>) -> tensor<1xf32>
%4 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%8 = "stablehlo.scatter"(%3, %4, %2) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<1xf32>, tensor<6xi32>, tensor<6xf32>) -> tensor<1xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
return %9 : tensor<f32>
}
}

// s32[2,3,4] 1 s64[1,5,2] s32[1,5,2]
module @example {
func.func public @main(%0: tensor<2x3x4xi32>, %1: tensor<1x5x2xi64>, %2: tensor<1x5x2xi32>) -> (tensor<2x3x4xi32>) {
%3 = "stablehlo.convert"(%1) : (tensor<1x5x2xi64>) -> tensor<1x5x2xi32>
%4 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 3, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x4xi32>) -> tensor<1x3x2xi32>
%8 = "stablehlo.scatter"(%4, %3, %2) ({
^bb0(%5: tensor<i32>, %6: tensor<i32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%7) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0, 2], scatter_indices_batching_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 3>, unique_indices = false} : (tensor<1x3x2xi32>, tensor<1x5x2xi32>, tensor<1x5x2xi32>) -> tensor<1x3x2xi32>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.dynamic_update_slice"(%0, %8, %9, %10, %11) : (tensor<2x3x4xi32>, tensor<1x3x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4xi32>
return %12 : tensor<2x3x4xi32>
}
}

