// f32[4,3] bool[4,3]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4x3xi1>) -> (tensor<12xf32>, tensor<i64>) {
%2 = "stablehlo.reshape"(%1) : (tensor<4x3xi1>) -> tensor<12xi1>
%3 = "stablehlo.convert"(%2) : (tensor<12xi1>) -> tensor<12xi32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.reduce_window"(%3, %4) ({
^bb0(%5: tensor<i32>, %6: tensor<i32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%7) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[11, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 12>, window_strides = array<i64: 1>} : (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
%9 = "stablehlo.constant"() {value = dense<1> : tensor<12xi32>} : () -> tensor<12xi32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
%11 = "stablehlo.reshape"(%10) : (tensor<12xi32>) -> tensor<4x3xi32>
%12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.reduce"(%3, %12) ({
^bb0(%13: tensor<i32>, %14: tensor<i32>):
%15 = "stablehlo.add"(%13, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%15) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<12xi32>, tensor<i32>) -> tensor<i32>
%17 = "stablehlo.constant"() {value = dense<-1> : tensor<4x3xi32>} : () -> tensor<4x3xi32>
%18 = "stablehlo.select"(%1, %11, %17) : (tensor<4x3xi1>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
%19 = "stablehlo.reshape"(%18) : (tensor<4x3xi32>) -> tensor<12xi32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%21 = "stablehlo.reshape"(%0) : (tensor<4x3xf32>) -> tensor<12xf32>
%24 = "stablehlo.scatter"(%20, %19, %21) ({
^bb0(%22: tensor<f32>, %23: tensor<f32>):
"stablehlo.return"(%23) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<12xf32>, tensor<12xi32>, tensor<12xf32>) -> tensor<12xf32>
%25 = "stablehlo.convert"(%16) : (tensor<i32>) -> tensor<i64>
return %24, %25 : tensor<12xf32>, tensor<i64>
}
}

// bf16[3] bool[2,1]
module @example {
func.func public @main(%0: tensor<3xbf16>, %1: tensor<2x1xi1>) -> (tensor<6xbf16>, tensor<i64>) {
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<3xbf16>) -> tensor<2x3xbf16>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi1>) -> tensor<2x3xi1>
%4 = "stablehlo.reshape"(%3) : (tensor<2x3xi1>) -> tensor<6xi1>
%5 = "stablehlo.convert"(%4) : (tensor<6xi1>) -> tensor<6xi32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.reduce_window"(%5, %6) ({
^bb0(%7: tensor<i32>, %8: tensor<i32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%9) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>} : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
%11 = "stablehlo.constant"() {value = dense<1> : tensor<6xi32>} : () -> tensor<6xi32>
%12 = "stablehlo.subtract"(%10, %11) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%13 = "stablehlo.reshape"(%12) : (tensor<6xi32>) -> tensor<2x3xi32>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%18 = "stablehlo.reduce"(%5, %14) ({
^bb0(%15: tensor<i32>, %16: tensor<i32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%17) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
%19 = "stablehlo.constant"() {value = dense<-1> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%20 = "stablehlo.select"(%3, %13, %19) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%21 = "stablehlo.reshape"(%20) : (tensor<2x3xi32>) -> tensor<6xi32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xbf16>} : () -> tensor<6xbf16>
%23 = "stablehlo.reshape"(%2) : (tensor<2x3xbf16>) -> tensor<6xbf16>
%26 = "stablehlo.scatter"(%22, %21, %23) ({
^bb0(%24: tensor<bf16>, %25: tensor<bf16>):
"stablehlo.return"(%25) : (tensor<bf16>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<6xbf16>, tensor<6xi32>, tensor<6xbf16>) -> tensor<6xbf16>
%27 = "stablehlo.convert"(%18) : (tensor<i32>) -> tensor<i64>
return %26, %27 : tensor<6xbf16>, tensor<i64>
}
}

// s64[] bool[]
module @example {
func.func public @main(%0: tensor<i64>, %1: tensor<i1>) -> (tensor<1xi64>, tensor<i64>) {
%2 = "stablehlo.reshape"(%1) : (tensor<i1>) -> tensor<1xi1>
%3 = "stablehlo.convert"(%2) : (tensor<1xi1>) -> tensor<1xi32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.reduce_window"(%3, %4) ({
^bb0(%5: tensor<i32>, %6: tensor<i32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%7) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>} : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
%9 = "stablehlo.constant"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%11 = "stablehlo.reshape"(%10) : (tensor<1xi32>) -> tensor<i32>
%12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.reduce"(%3, %12) ({
^bb0(%13: tensor<i32>, %14: tensor<i32>):
%15 = "stablehlo.add"(%13, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%15) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
%17 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%18 = "stablehlo.select"(%1, %11, %17) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%19 = "stablehlo.reshape"(%18) : (tensor<i32>) -> tensor<1xi32>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
%21 = "stablehlo.reshape"(%0) : (tensor<i64>) -> tensor<1xi64>
%24 = "stablehlo.scatter"(%20, %19, %21) ({
^bb0(%22: tensor<i64>, %23: tensor<i64>):
"stablehlo.return"(%23) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<1xi64>, tensor<1xi32>, tensor<1xi64>) -> tensor<1xi64>
%25 = "stablehlo.convert"(%16) : (tensor<i32>) -> tensor<i64>
return %24, %25 : tensor<1xi64>, tensor<i64>
}
}

