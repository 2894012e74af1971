// s64[3,5]
module @example {
func.func public @main(%0: tensor<3x5xi64>) -> (tensor<15xi64>, tensor<3x5xi64>, tensor<15xi64>, tensor<i64>) {
%1 = "stablehlo.reshape"(%0) : (tensor<3x5xi64>) -> tensor<15xi64>
%2 = "stablehlo.constant"() {value = dense<true> : tensor<1xi1>} : () -> tensor<1xi1>
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 15>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<15xi64>) -> tensor<14xi64>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 14>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<15xi64>) -> tensor<14xi64>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
%6 = "stablehlo.concatenate"(%2, %5) {dimension = 0 : i64} : (tensor<1xi1>, tensor<14xi1>) -> tensor<15xi1>
%7 = "stablehlo.convert"(%6) : (tensor<15xi1>) -> tensor<15xi32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.reduce_window"(%7, %8) ({
^bb0(%9: tensor<i32>, %10: tensor<i32>):
%11 = "stablehlo.add"(%9, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%11) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[14, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 15>, window_strides = array<i64: 1>} : (tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
%13 = "stablehlo.constant"() {value = dense<1> : tensor<15xi32>} : () -> tensor<15xi32>
%14 = "stablehlo.subtract"(%12, %13) : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%15 = "stablehlo.convert"(%6) : (tensor<15xi1>) -> tensor<15xi64>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%20 = "stablehlo.reduce"(%15, %16) ({
^bb0(%17: tensor<i64>, %18: tensor<i64>):
%19 = "stablehlo.add"(%17, %18) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%19) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<15xi64>, tensor<i64>) -> tensor<i64>
%21 = "stablehlo.constant"() {value = dense<-1> : tensor<15xi32>} : () -> tensor<15xi32>
%22 = "stablehlo.select"(%6, %14, %21) : (tensor<15xi1>, tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<15xi64>} : () -> tensor<15xi64>
%26 = "stablehlo.scatter"(%23, %22, %1) ({
^bb0(%24: tensor<i64>, %25: tensor<i64>):
"stablehlo.return"(%25) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<15xi64>, tensor<15xi32>, tensor<15xi64>) -> tensor<15xi64>
%27 = "stablehlo.constant"() {value = dense<1> : tensor<15xi64>} : () -> tensor<15xi64>
%28 = "stablehlo.constant"() {value = dense<0> : tensor<15xi64>} : () -> tensor<15xi64>
%32 = "stablehlo.scatter"(%28, %14, %27) ({
^bb0(%29: tensor<i64>, %30: tensor<i64>):
%31 = "stablehlo.add"(%29, %30) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%31) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<15xi64>, tensor<15xi32>, tensor<15xi64>) -> tensor<15xi64>
%33 = "stablehlo.convert"(%14) : (tensor<15xi32>) -> tensor<15xi64>
%34 = "stablehlo.reshape"(%33) : (tensor<15xi64>) -> tensor<3x5xi64>
return %26, %34, %32, %20 : tensor<15xi64>, tensor<3x5xi64>, tensor<15xi64>, tensor<i64>
}
}

// bool[9]
module @example {
func.func public @main(%0: tensor<9xi1>) -> (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>, tensor<i64>) {
%1 = "stablehlo.constant"() {value = dense<true> : tensor<1xi1>} : () -> tensor<1xi1>
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 9>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<9xi1>) -> tensor<8xi1>
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 8>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<9xi1>) -> tensor<8xi1>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%5 = "stablehlo.concatenate"(%1, %4) {dimension = 0 : i64} : (tensor<1xi1>, tensor<8xi1>) -> tensor<9xi1>
%6 = "stablehlo.convert"(%5) : (tensor<9xi1>) -> tensor<9xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.reduce_window"(%6, %7) ({
^bb0(%8: tensor<i32>, %9: tensor<i32>):
%10 = "stablehlo.add"(%8, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%10) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>} : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
%12 = "stablehlo.constant"() {value = dense<1> : tensor<9xi32>} : () -> tensor<9xi32>
%13 = "stablehlo.subtract"(%11, %12) : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
%14 = "stablehlo.convert"(%5) : (tensor<9xi1>) -> tensor<9xi64>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%19 = "stablehlo.reduce"(%14, %15) ({
^bb0(%16: tensor<i64>, %17: tensor<i64>):
%18 = "stablehlo.add"(%16, %17) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%18) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<9xi64>, tensor<i64>) -> tensor<i64>
%20 = "stablehlo.constant"() {value = dense<-1> : tensor<9xi32>} : () -> tensor<9xi32>
%21 = "stablehlo.select"(%5, %13, %20) : (tensor<9xi1>, tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
%22 = "stablehlo.constant"() {value = dense<false> : tensor<9xi1>} : () -> tensor<9xi1>
%25 = "stablehlo.scatter"(%22, %21, %0) ({
^bb0(%23: tensor<i1>, %24: tensor<i1>):
"stablehlo.return"(%24) : (tensor<i1>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<9xi1>, tensor<9xi32>, tensor<9xi1>) -> tensor<9xi1>
%26 = "stablehlo.constant"() {value = dense<1> : tensor<9xi64>} : () -> tensor<9xi64>
%27 = "stablehlo.constant"() {value = dense<0> : tensor<9xi64>} : () -> tensor<9xi64>
%31 = "stablehlo.scatter"(%27, %13, %26) ({
^bb0(%28: tensor<i64>, %29: tensor<i64>):
%30 = "stablehlo.add"(%28, %29) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%30) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<9xi64>, tensor<9xi32>, tensor<9xi64>) -> tensor<9xi64>
%32 = "stablehlo.convert"(%13) : (tensor<9xi32>) -> tensor<9xi64>
return %25, %32, %31, %19 : tensor<9xi1>, tensor<9xi64>, tensor<9xi64>, tensor<i64>
}
}

// f32[1]
module @example {
func.func public @main(%0: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xi64>, tensor<1xi64>, tensor<i64>) {
%1 = "stablehlo.constant"() {value = dense<true> : tensor<1xi1>} : () -> tensor<1xi1>
%2 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%3 = "stablehlo.concatenate"(%1, %2) {dimension = 0 : i64} : (tensor<1xi1>, tensor<0xi1>) -> tensor<1xi1>
%4 = "stablehlo.convert"(%3) : (tensor<1xi1>) -> tensor<1xi32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.reduce_window"(%4, %5) ({
^bb0(%6: tensor<i32>, %7: tensor<i32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%8) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>} : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
%10 = "stablehlo.constant"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
%11 = "stablehlo.subtract"(%9, %10) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%12 = "stablehlo.convert"(%3) : (tensor<1xi1>) -> tensor<1xi64>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<i64>, %15: tensor<i64>):
%16 = "stablehlo.add"(%14, %15) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%16) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<1xi64>, tensor<i64>) -> tensor<i64>
%18 = "stablehlo.constant"() {value = dense<-1> : tensor<1xi32>} : () -> tensor<1xi32>
%19 = "stablehlo.select"(%3, %11, %18) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1xf32>} : () -> tensor<1xf32>
%23 = "stablehlo.scatter"(%20, %19, %0) ({
^bb0(%21: tensor<f32>, %22: tensor<f32>):
"stablehlo.return"(%22) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<1xf32>, tensor<1xi32>, tensor<1xf32>) -> tensor<1xf32>
%24 = "stablehlo.constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
%25 = "stablehlo.constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
%29 = "stablehlo.scatter"(%25, %11, %24) ({
^bb0(%26: tensor<i64>, %27: tensor<i64>):
%28 = "stablehlo.add"(%26, %27) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%28) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<1xi64>, tensor<1xi32>, tensor<1xi64>) -> tensor<1xi64>
%30 = "stablehlo.convert"(%11) : (tensor<1xi32>) -> tensor<1xi64>
return %23, %30, %29, %17 : tensor<1xf32>, tensor<1xi64>, tensor<1xi64>, tensor<i64>
}
}

// s32[0]
module @example {
func.func public @main(%0: tensor<0xi32>) -> (tensor<0xi32>, tensor<0xi64>, tensor<0xi64>, tensor<i64>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<i64>, %4: tensor<i64>):
%5 = "stablehlo.add"(%3, %4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%5) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<0xi64>, tensor<i64>) -> tensor<i64>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
return %7, %9, %8, %6 : tensor<0xi32>, tensor<0xi64>, tensor<0xi64>, tensor<i64>
}
}

