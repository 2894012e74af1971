// f32[] f32[2,4,3,2] s64[2,3,2] none 1 -100 f32[]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<2x4x3x2xf32>, %2: tensor<2x3x2xi64>, %3: tensor<f32>) -> (tensor<2x4x3x2xf32>) {
%4 = "stablehlo.constant"() {value = dense<-100> : tensor<2x3x2xi64>} : () -> tensor<2x3x2xi64>
%5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2xi1>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2xi64>} : () -> tensor<2x3x2xi64>
%7 = "stablehlo.select"(%5, %2, %6) : (tensor<2x3x2xi1>, tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2xi64>
%8 = "stablehlo.convert"(%7) : (tensor<2x3x2xi64>) -> tensor<2x3x2xi32>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
%11 = "stablehlo.constant"() {value = dense<4> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
%12 = "stablehlo.compare"(%8, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
%13 = "stablehlo.and"(%10, %12) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> tensor<2x3x2xi1>
%14 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<i1>, %16: tensor<i1>):
%17 = "stablehlo.and"(%15, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%17) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x2xi1>, tensor<i1>) -> tensor<i1>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%21 = "stablehlo.select"(%5, %19, %20) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%22 = "stablehlo.divide"(%0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x2xf32>
%24 = "stablehlo.multiply"(%23, %21) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%25 = "stablehlo.negate"(%24) : (tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%27 = "stablehlo.select"(%5, %25, %26) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%28 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4x3x2xi32>
%29 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x3x2xi32>) -> tensor<2x4x3x2xi32>
%30 = "stablehlo.compare"(%28, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3x2xi32>, tensor<2x4x3x2xi32>) -> tensor<2x4x3x2xi1>
%31 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x3x2xf32>) -> tensor<2x4x3x2xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3x2xf32>} : () -> tensor<2x4x3x2xf32>
%33 = "stablehlo.select"(%30, %31, %32) : (tensor<2x4x3x2xi1>, tensor<2x4x3x2xf32>, tensor<2x4x3x2xf32>) -> tensor<2x4x3x2xf32>
return %33 : tensor<2x4x3x2xf32>
}
}

// f32[2,3,2] f32[2,4,3,2] s64[2,3,2] f32[4] 0 1 f32[]
module @example {
func.func public @main(%0: tensor<2x3x2xf32>, %1: tensor<2x4x3x2xf32>, %2: tensor<2x3x2xi64>, %3: tensor<4xf32>, %4: tensor<f32>) -> (tensor<2x4x3x2xf32>) {
%5 = "stablehlo.constant"() {value = dense<1> : tensor<2x3x2xi64>} : () -> tensor<2x3x2xi64>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2xi1>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2xi64>} : () -> tensor<2x3x2xi64>
%8 = "stablehlo.select"(%6, %2, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2xi64>
%9 = "stablehlo.convert"(%8) : (tensor<2x3x2xi64>) -> tensor<2x3x2xi32>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
%11 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
%12 = "stablehlo.constant"() {value = dense<4> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
%13 = "stablehlo.compare"(%9, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
%14 = "stablehlo.and"(%11, %13) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> tensor<2x3x2xi1>
%15 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%19 = "stablehlo.reduce"(%14, %15) ({
^bb0(%16: tensor<i1>, %17: tensor<i1>):
%18 = "stablehlo.and"(%16, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%18) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x2xi1>, tensor<i1>) -> tensor<i1>
%20 = "stablehlo.gather"(%3, %9) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<2x3x2xi32>) -> tensor<2x3x2xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%22 = "stablehlo.select"(%6, %20, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%23 = "stablehlo.multiply"(%0, %22) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%24 = "stablehlo.negate"(%23) : (tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%26 = "stablehlo.select"(%6, %24, %25) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%27 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4x3x2xi32>
%28 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x3x2xi32>) -> tensor<2x4x3x2xi32>
%29 = "stablehlo.compare"(%27, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3x2xi32>, tensor<2x4x3x2xi32>) -> tensor<2x4x3x2xi1>
%30 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x3x2xf32>) -> tensor<2x4x3x2xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3x2xf32>} : () -> tensor<2x4x3x2xf32>
%32 = "stablehlo.select"(%29, %30, %31) : (tensor<2x4x3x2xi1>, tensor<2x4x3x2xf32>, tensor<2x4x3x2xf32>) -> tensor<2x4x3x2xf32>
return %32 : tensor<2x4x3x2xf32>
}
}

