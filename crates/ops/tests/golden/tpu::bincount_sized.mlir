// s64[9] none 7
module @example {
func.func public @main(%0: tensor<9xi64>) -> (tensor<7xi64>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
%4 = "stablehlo.constant"() {value = dense<7> : tensor<i64>} : () -> tensor<i64>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
%6 = "stablehlo.compare"(%0, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
%7 = "stablehlo.and"(%3, %6) : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
%8 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<i1>, %10: tensor<i1>):
%11 = "stablehlo.and"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%13 = "stablehlo.convert"(%0) : (tensor<9xi64>) -> tensor<9xi32>
%14 = "stablehlo.constant"() {value = dense<1> : tensor<9xi64>} : () -> tensor<9xi64>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<7xi64>} : () -> tensor<7xi64>
%19 = "stablehlo.scatter"(%15, %13, %14) ({
^bb0(%16: tensor<i64>, %17: tensor<i64>):
%18 = "stablehlo.add"(%16, %17) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%18) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<7xi64>, tensor<9xi32>, tensor<9xi64>) -> tensor<7xi64>
return %19 : tensor<7xi64>
}
}

// s32[9] f32[9] 9
module @example {
func.func public @main(%0: tensor<9xi32>, %1: tensor<9xf32>) -> (tensor<9xf32>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<9xi32>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
%5 = "stablehlo.constant"() {value = dense<9> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<9xi32>
%7 = "stablehlo.compare"(%0, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
%8 = "stablehlo.and"(%4, %7) : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
%9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%18 = "stablehlo.scatter"(%14, %0, %1) ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<9xf32>, tensor<9xi32>, tensor<9xf32>) -> tensor<9xf32>
return %18 : tensor<9xf32>
}
}

// u8[5] s64[5] 8
module @example {
func.func public @main(%0: tensor<5xui8>, %1: tensor<5xi64>) -> (tensor<8xf64>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<5xui8>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xui8>, tensor<5xui8>) -> tensor<5xi1>
%5 = "stablehlo.constant"() {value = dense<8> : tensor<ui8>} : () -> tensor<ui8>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<5xui8>
%7 = "stablehlo.compare"(%0, %6) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xui8>, tensor<5xui8>) -> tensor<5xi1>
%8 = "stablehlo.and"(%4, %7) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
%14 = "stablehlo.convert"(%0) : (tensor<5xui8>) -> tensor<5xi32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%16 = "stablehlo.convert"(%1) : (tensor<5xi64>) -> tensor<5xf64>
%20 = "stablehlo.scatter"(%15, %14, %16) ({
^bb0(%17: tensor<f64>, %18: tensor<f64>):
%19 = "stablehlo.add"(%17, %18) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%19) : (tensor<f64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<8xf64>, tensor<5xi32>, tensor<5xf64>) -> tensor<8xf64>
return %20 : tensor<8xf64>
}
}

// s64[0] none 3
module @example {
func.func public @main(%0: tensor<0xi64>) -> (tensor<3xi64>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%3 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%4 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%6 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%7 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%8 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<i1>, %10: tensor<i1>):
%11 = "stablehlo.and"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<0xi1>, tensor<i1>) -> tensor<i1>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
%14 = "stablehlo.constant"() {value = dense<1> : tensor<0xi64>} : () -> tensor<0xi64>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
%19 = "stablehlo.scatter"(%15, %13, %14) ({
^bb0(%16: tensor<i64>, %17: tensor<i64>):
%18 = "stablehlo.add"(%16, %17) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%18) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<3xi64>, tensor<0xi32>, tensor<0xi64>) -> tensor<3xi64>
return %19 : tensor<3xi64>
}
}

