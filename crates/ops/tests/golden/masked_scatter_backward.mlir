// f32[4,3] bool[4,3] [5,4]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4x3xi1>) -> (tensor<5x4xf32>) {
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
%12 = "stablehlo.constant"() {value = dense<-1> : tensor<4x3xi32>} : () -> tensor<4x3xi32>
%13 = "stablehlo.select"(%1, %11, %12) : (tensor<4x3xi1>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
%14 = "stablehlo.reshape"(%13) : (tensor<4x3xi32>) -> tensor<12xi32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%16 = "stablehlo.reshape"(%0) : (tensor<4x3xf32>) -> tensor<12xf32>
%19 = "stablehlo.scatter"(%15, %14, %16) ({
^bb0(%17: tensor<f32>, %18: tensor<f32>):
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<12xf32>, tensor<12xi32>, tensor<12xf32>) -> tensor<12xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.pad"(%19, %20) {edge_padding_high = array<i64: 8>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<12xf32>, tensor<f32>) -> tensor<20xf32>
%22 = "stablehlo.reshape"(%21) : (tensor<20xf32>) -> tensor<5x4xf32>
return %22 : tensor<5x4xf32>
}
}

// f32[4,3] bool[4,3] [12]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4x3xi1>) -> (tensor<12xf32>) {
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
%12 = "stablehlo.constant"() {value = dense<-1> : tensor<4x3xi32>} : () -> tensor<4x3xi32>
%13 = "stablehlo.select"(%1, %11, %12) : (tensor<4x3xi1>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
%14 = "stablehlo.reshape"(%13) : (tensor<4x3xi32>) -> tensor<12xi32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%16 = "stablehlo.reshape"(%0) : (tensor<4x3xf32>) -> tensor<12xf32>
%19 = "stablehlo.scatter"(%15, %14, %16) ({
^bb0(%17: tensor<f32>, %18: tensor<f32>):
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<12xf32>, tensor<12xi32>, tensor<12xf32>) -> tensor<12xf32>
return %19 : tensor<12xf32>
}
}

