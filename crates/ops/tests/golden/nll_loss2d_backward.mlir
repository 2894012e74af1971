// f32[] f32[2,4,3,2] s64[2,3,2] none 1 -100 f32[]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<2x4x3x2xf32>, %2: tensor<2x3x2xi64>, %3: tensor<f32>) -> (tensor<2x4x3x2xf32>) {
%4 = "stablehlo.constant"() {value = dense<-100> : tensor<2x3x2xi64>} : () -> tensor<2x3x2xi64>
%5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2xi1>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2xi64>} : () -> tensor<2x3x2xi64>
%7 = "stablehlo.select"(%5, %2, %6) : (tensor<2x3x2xi1>, tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2xi64>
%8 = "stablehlo.convert"(%7) : (tensor<2x3x2xi64>) -> tensor<2x3x2xi32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%11 = "stablehlo.select"(%5, %9, %10) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%12 = "stablehlo.divide"(%0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x2xf32>
%14 = "stablehlo.multiply"(%13, %11) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%15 = "stablehlo.negate"(%14) : (tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%17 = "stablehlo.select"(%5, %15, %16) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%18 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4x3x2xi32>
%19 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x3x2xi32>) -> tensor<2x4x3x2xi32>
%20 = "stablehlo.compare"(%18, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3x2xi32>, tensor<2x4x3x2xi32>) -> tensor<2x4x3x2xi1>
%21 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x3x2xf32>) -> tensor<2x4x3x2xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3x2xf32>} : () -> tensor<2x4x3x2xf32>
%23 = "stablehlo.select"(%20, %21, %22) : (tensor<2x4x3x2xi1>, tensor<2x4x3x2xf32>, tensor<2x4x3x2xf32>) -> tensor<2x4x3x2xf32>
return %23 : tensor<2x4x3x2xf32>
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
%10 = "stablehlo.gather"(%3, %9) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<2x3x2xi32>) -> tensor<2x3x2xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%12 = "stablehlo.select"(%6, %10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%13 = "stablehlo.multiply"(%0, %12) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%14 = "stablehlo.negate"(%13) : (tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%16 = "stablehlo.select"(%6, %14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%17 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4x3x2xi32>
%18 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x3x2xi32>) -> tensor<2x4x3x2xi32>
%19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3x2xi32>, tensor<2x4x3x2xi32>) -> tensor<2x4x3x2xi1>
%20 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x3x2xf32>) -> tensor<2x4x3x2xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3x2xf32>} : () -> tensor<2x4x3x2xf32>
%22 = "stablehlo.select"(%19, %20, %21) : (tensor<2x4x3x2xi1>, tensor<2x4x3x2xf32>, tensor<2x4x3x2xf32>) -> tensor<2x4x3x2xf32>
return %22 : tensor<2x4x3x2xf32>
}
}

