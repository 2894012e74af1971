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
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x3x6x4xf32>) -> tensor<2x3x3x2x6x4xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<2x3x3x2x6x4xf32>) -> tensor<2x3x6x6x4xf32>
%13 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 3, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.pad"(%13, %14) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xf32>, tensor<f32>) -> tensor<2x3x5x7x4xf32>
%16 = "stablehlo.slice"(%15) {limit_indices = array<i64: 2, 3, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x7x4xf32>) -> tensor<2x3x5x6x4xf32>
%17 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.0e0, 1.0e0, 1.0e0, 1.0e0, 1.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 3>} : (tensor<6xf32>) -> tensor<2x3x5x6x4xf32>
%19 = "stablehlo.multiply"(%16, %18) : (tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%21 = "stablehlo.compare"(%17, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 3>} : (tensor<6xi1>) -> tensor<2x3x5x6x4xi1>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5x6x4xf32>} : () -> tensor<2x3x5x6x4xf32>
%24 = "stablehlo.select"(%22, %19, %23) : (tensor<2x3x5x6x4xi1>, tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%25 = "stablehlo.add"(%24, %13) : (tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%27 = "stablehlo.pad"(%13, %26) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xf32>, tensor<f32>) -> tensor<2x3x5x7x4xf32>
%28 = "stablehlo.slice"(%27) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x7x4xf32>) -> tensor<2x3x5x6x4xf32>
%29 = "stablehlo.constant"() {value = dense<[1.0e0, 1.0e0, 1.0e0, 1.0e0, 1.0e0, -0.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 3>} : (tensor<6xf32>) -> tensor<2x3x5x6x4xf32>
%31 = "stablehlo.multiply"(%28, %30) : (tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%33 = "stablehlo.compare"(%29, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 3>} : (tensor<6xi1>) -> tensor<2x3x5x6x4xi1>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5x6x4xf32>} : () -> tensor<2x3x5x6x4xf32>
%36 = "stablehlo.select"(%34, %31, %35) : (tensor<2x3x5x6x4xi1>, tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%37 = "stablehlo.add"(%25, %36) : (tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4x2xf32>
%39 = "stablehlo.reshape"(%38) : (tensor<2x3x5x6x4x2xf32>) -> tensor<2x3x5x6x8xf32>
%40 = "stablehlo.slice"(%39) {limit_indices = array<i64: 2, 3, 5, 6, 8>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x6x8xf32>) -> tensor<2x3x5x6x7xf32>
return %40 : tensor<2x3x5x6x7xf32>
}
}

// f32[3,2,2,2] f32[3,4,4,4] [2] [] [0] false true none
module @example {
func.func public @main(%0: tensor<3x2x2x2xf32>, %1: tensor<3x4x4x4xf32>) -> (tensor<3x4x4x4xf32>) {
%2 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3x2x2x2xf32>} : () -> tensor<3x2x2x2xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>) -> tensor<3x2x2x2xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 3, 4>} : (tensor<3x2x2x2xf32>) -> tensor<3x2x2x2x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<3x2x2x2x2xf32>) -> tensor<3x4x2x2xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<3x4x2x2xf32>) -> tensor<3x4x2x2x2xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<3x4x2x2x2xf32>) -> tensor<3x4x4x2xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<3x4x4x2xf32>) -> tensor<3x4x4x2x2xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<3x4x4x2x2xf32>) -> tensor<3x4x4x4xf32>
return %9 : tensor<3x4x4x4xf32>
}
}

