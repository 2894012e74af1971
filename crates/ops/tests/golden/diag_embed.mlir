// f32[3]
module @example {
func.func public @main(%0: tensor<3xf32>) -> (tensor<3x3xf32>) {
%1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3xf32>
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x3xi32>
%5 = "stablehlo.add"(%2, %4) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
%6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%9 = "stablehlo.select"(%7, %1, %8) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
return %9 : tensor<3x3xf32>
}
}

// f32[2,3] 1 0 2
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<4x2x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x4xf32>
%3 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0>} : (tensor<2x4xf32>) -> tensor<4x2xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x2xf32>) -> tensor<4x2x4xf32>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x2x4xi32>
%6 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x2x4xi32>
%8 = "stablehlo.add"(%5, %7) : (tensor<4x2x4xi32>, tensor<4x2x4xi32>) -> tensor<4x2x4xi32>
%9 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<4x2x4xi32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x2x4xi32>, tensor<4x2x4xi32>) -> tensor<4x2x4xi1>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x4xf32>} : () -> tensor<4x2x4xf32>
%12 = "stablehlo.select"(%10, %4, %11) : (tensor<4x2x4xi1>, tensor<4x2x4xf32>, tensor<4x2x4xf32>) -> tensor<4x2x4xf32>
return %12 : tensor<4x2x4xf32>
}
}

// f32[2,3] -2 1 0
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<5x5x2xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x5xf32>
%3 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0>} : (tensor<2x5xf32>) -> tensor<5x2xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<5x2xf32>) -> tensor<5x5x2xf32>
%5 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5x2xi32>
%6 = "stablehlo.constant"() {value = dense<-2> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5x2xi32>
%8 = "stablehlo.add"(%5, %7) : (tensor<5x5x2xi32>, tensor<5x5x2xi32>) -> tensor<5x5x2xi32>
%9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5x2xi32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5x2xi32>, tensor<5x5x2xi32>) -> tensor<5x5x2xi1>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x5x2xf32>} : () -> tensor<5x5x2xf32>
%12 = "stablehlo.select"(%10, %4, %11) : (tensor<5x5x2xi1>, tensor<5x5x2xf32>, tensor<5x5x2xf32>) -> tensor<5x5x2xf32>
return %12 : tensor<5x5x2xf32>
}
}

