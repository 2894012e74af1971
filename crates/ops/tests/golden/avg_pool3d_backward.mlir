// f32[2,3,3,6,4] f32[2,3,5,6,7] [2,3,2] [2,1,2] [0,1,1] true false none
module @example {
func.func public @main(%0: tensor<2x3x3x6x4xf32>, %1: tensor<2x3x5x6x7xf32>) -> (tensor<2x3x5x6x7xf32>) {
%2 = "stablehlo.constant"() {value = dense<[2.0e0, 2.0e0, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3x6x4xf32>
%4 = "stablehlo.constant"() {value = dense<[2.0e0, 3.0e0, 3.0e0, 3.0e0, 3.0e0, 2.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 3>} : (tensor<6xf32>) -> tensor<2x3x3x6x4xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x3x6x4xf32>, tensor<2x3x3x6x4xf32>) -> tensor<2x3x3x6x4xf32>
%7 = "stablehlo.constant"() {value = dense<[1.0e0, 2.0e0, 2.0e0, 2.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<2x3x3x6x4xf32>
%9 = "stablehlo.multiply"(%6, %8) : (tensor<2x3x3x6x4xf32>, tensor<2x3x3x6x4xf32>) -> tensor<2x3x3x6x4xf32>
%10 = "stablehlo.divide"(%0, %9) : (tensor<2x3x3x6x4xf32>, tensor<2x3x3x6x4xf32>) -> tensor<2x3x3x6x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x3x6x4xf32>) -> tensor<2x3x3x2x6x4xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<2x3x3x2x6x4xf32>) -> tensor<2x3x6x6x4xf32>
%14 = "stablehlo.slice"(%13) {limit_indices = array<i64: 2, 3, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.pad"(%14, %15) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xf32>, tensor<f32>) -> tensor<2x3x5x7x4xf32>
%17 = "stablehlo.slice"(%16) {limit_indices = array<i64: 2, 3, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x7x4xf32>) -> tensor<2x3x5x6x4xf32>
%18 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.0e0, 1.0e0, 1.0e0, 1.0e0, 1.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 3>} : (tensor<6xf32>) -> tensor<2x3x5x6x4xf32>
%20 = "stablehlo.multiply"(%17, %19) : (tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%22 = "stablehlo.compare"(%18, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 3>} : (tensor<6xi1>) -> tensor<2x3x5x6x4xi1>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5x6x4xf32>} : () -> tensor<2x3x5x6x4xf32>
%25 = "stablehlo.select"(%23, %20, %24) : (tensor<2x3x5x6x4xi1>, tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%27 = "stablehlo.add"(%25, %14) : (tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%29 = "stablehlo.pad"(%14, %28) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xf32>, tensor<f32>) -> tensor<2x3x5x7x4xf32>
%30 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x7x4xf32>) -> tensor<2x3x5x6x4xf32>
%31 = "stablehlo.constant"() {value = dense<[1.0e0, 1.0e0, 1.0e0, 1.0e0, 1.0e0, -0.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 3>} : (tensor<6xf32>) -> tensor<2x3x5x6x4xf32>
%33 = "stablehlo.multiply"(%30, %32) : (tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%35 = "stablehlo.compare"(%31, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 3>} : (tensor<6xi1>) -> tensor<2x3x5x6x4xi1>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5x6x4xf32>} : () -> tensor<2x3x5x6x4xf32>
%38 = "stablehlo.select"(%36, %33, %37) : (tensor<2x3x5x6x4xi1>, tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%39 = "stablehlo.add"(%27, %38) : (tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4x2xf32>
%42 = "stablehlo.reshape"(%41) : (tensor<2x3x5x6x4x2xf32>) -> tensor<2x3x5x6x8xf32>
%43 = "stablehlo.slice"(%42) {limit_indices = array<i64: 2, 3, 5, 6, 8>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x6x8xf32>) -> tensor<2x3x5x6x7xf32>
return %43 : tensor<2x3x5x6x7xf32>
}
}

// f32[3,2,2,2] f32[3,4,4,4] [2] [] [0] false true none
module @example {
func.func public @main(%0: tensor<3x2x2x2xf32>, %1: tensor<3x4x4x4xf32>) -> (tensor<3x4x4x4xf32>) {
%2 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3x2x2x2xf32>} : () -> tensor<3x2x2x2xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>) -> tensor<3x2x2x2xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 3, 4>} : (tensor<3x2x2x2xf32>) -> tensor<3x2x2x2x2xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<3x2x2x2x2xf32>) -> tensor<3x4x2x2xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<3x4x2x2xf32>) -> tensor<3x4x2x2x2xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<3x4x2x2x2xf32>) -> tensor<3x4x4x2xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<3x4x4x2xf32>) -> tensor<3x4x4x2x2xf32>
%10 = "stablehlo.reshape"(%9) : (tensor<3x4x4x2x2xf32>) -> tensor<3x4x4x4xf32>
return %10 : tensor<3x4x4x4xf32>
}
}

