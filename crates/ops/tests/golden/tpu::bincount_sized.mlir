// s64[9] none 7
module @example {
func.func public @main(%0: tensor<9xi64>) -> (tensor<7xi64>) {
%1 = "stablehlo.convert"(%0) : (tensor<9xi64>) -> tensor<9xi32>
%2 = "stablehlo.constant"() {value = dense<1> : tensor<9xi64>} : () -> tensor<9xi64>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<7xi64>} : () -> tensor<7xi64>
%7 = "stablehlo.scatter"(%3, %1, %2) ({
^bb0(%4: tensor<i64>, %5: tensor<i64>):
%6 = "stablehlo.add"(%4, %5) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%6) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<7xi64>, tensor<9xi32>, tensor<9xi64>) -> tensor<7xi64>
return %7 : tensor<7xi64>
}
}

// s32[9] f32[9] 9
module @example {
func.func public @main(%0: tensor<9xi32>, %1: tensor<9xf32>) -> (tensor<9xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%6 = "stablehlo.scatter"(%2, %0, %1) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<9xf32>, tensor<9xi32>, tensor<9xf32>) -> tensor<9xf32>
return %6 : tensor<9xf32>
}
}

// u8[5] s64[5] 8
module @example {
func.func public @main(%0: tensor<5xui8>, %1: tensor<5xi64>) -> (tensor<8xf64>) {
%2 = "stablehlo.convert"(%0) : (tensor<5xui8>) -> tensor<5xi32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%4 = "stablehlo.convert"(%1) : (tensor<5xi64>) -> tensor<5xf64>
%8 = "stablehlo.scatter"(%3, %2, %4) ({
^bb0(%5: tensor<f64>, %6: tensor<f64>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%7) : (tensor<f64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<8xf64>, tensor<5xi32>, tensor<5xf64>) -> tensor<8xf64>
return %8 : tensor<8xf64>
}
}

// s64[0] none 3
module @example {
func.func public @main(%0: tensor<0xi64>) -> (tensor<3xi64>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
%2 = "stablehlo.constant"() {value = dense<1> : tensor<0xi64>} : () -> tensor<0xi64>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
%7 = "stablehlo.scatter"(%3, %1, %2) ({
^bb0(%4: tensor<i64>, %5: tensor<i64>):
%6 = "stablehlo.add"(%4, %5) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%6) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<3xi64>, tensor<0xi32>, tensor<0xi64>) -> tensor<3xi64>
return %7 : tensor<3xi64>
}
}

