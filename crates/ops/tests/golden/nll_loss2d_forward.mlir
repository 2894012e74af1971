// f32[2,4,3,2] s64[2,3,2] none 1 -100
module @example {
func.func public @main(%0: tensor<2x4x3x2xf32>, %1: tensor<2x3x2xi64>) -> (tensor<f32>, tensor<f32>) {
%2 = "stablehlo.constant"() {value = dense<-100> : tensor<2x3x2xi64>} : () -> tensor<2x3x2xi64>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2xi1>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2xi64>} : () -> tensor<2x3x2xi64>
%5 = "stablehlo.select"(%3, %1, %4) : (tensor<2x3x2xi1>, tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2xi64>
%6 = "stablehlo.convert"(%5) : (tensor<2x3x2xi64>) -> tensor<2x3x2xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
%9 = "stablehlo.constant"() {value = dense<4> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
%11 = "stablehlo.and"(%8, %10) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> tensor<2x3x2xi1>
%12 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<i1>, %14: tensor<i1>):
%15 = "stablehlo.and"(%13, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%15) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x2xi1>, tensor<i1>) -> tensor<i1>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%19 = "stablehlo.select"(%3, %17, %18) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%20 = "stablehlo.reshape"(%6) : (tensor<2x3x2xi32>) -> tensor<2x3x2x1xi32>
%21 = "stablehlo.gather"(%0, %20) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2, 3], start_indices_batching_dims = [0, 1, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>} : (tensor<2x4x3x2xf32>, tensor<2x3x2x1xi32>) -> tensor<2x3x2xf32>
%22 = "stablehlo.multiply"(%19, %21) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%23 = "stablehlo.negate"(%22) : (tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%25 = "stablehlo.select"(%3, %23, %24) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%30 = "stablehlo.reduce"(%19, %26) ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<f32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.reduce"(%25, %31) ({
^bb0(%32: tensor<f32>, %33: tensor<f32>):
%34 = "stablehlo.add"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%34) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<f32>
%36 = "stablehlo.divide"(%35, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %36, %30 : tensor<f32>, tensor<f32>
}
}

// f32[2,4,3,2] s64[2,3,2] f32[4] 0 1
module @example {
func.func public @main(%0: tensor<2x4x3x2xf32>, %1: tensor<2x3x2xi64>, %2: tensor<4xf32>) -> (tensor<2x3x2xf32>, tensor<f32>) {
%3 = "stablehlo.constant"() {value = dense<1> : tensor<2x3x2xi64>} : () -> tensor<2x3x2xi64>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2xi1>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2xi64>} : () -> tensor<2x3x2xi64>
%6 = "stablehlo.select"(%4, %1, %5) : (tensor<2x3x2xi1>, tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2xi64>
%7 = "stablehlo.convert"(%6) : (tensor<2x3x2xi64>) -> tensor<2x3x2xi32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
%9 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
%10 = "stablehlo.constant"() {value = dense<4> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
%11 = "stablehlo.compare"(%7, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
%12 = "stablehlo.and"(%9, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> tensor<2x3x2xi1>
%13 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<i1>, %15: tensor<i1>):
%16 = "stablehlo.and"(%14, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%16) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x2xi1>, tensor<i1>) -> tensor<i1>
%18 = "stablehlo.gather"(%2, %7) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<2x3x2xi32>) -> tensor<2x3x2xf32>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%20 = "stablehlo.select"(%4, %18, %19) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%21 = "stablehlo.reshape"(%7) : (tensor<2x3x2xi32>) -> tensor<2x3x2x1xi32>
%22 = "stablehlo.gather"(%0, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2, 3], start_indices_batching_dims = [0, 1, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>} : (tensor<2x4x3x2xf32>, tensor<2x3x2x1xi32>) -> tensor<2x3x2xf32>
%23 = "stablehlo.multiply"(%20, %22) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%24 = "stablehlo.negate"(%23) : (tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%26 = "stablehlo.select"(%4, %24, %25) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
return %26, %27 : tensor<2x3x2xf32>, tensor<f32>
}
}

