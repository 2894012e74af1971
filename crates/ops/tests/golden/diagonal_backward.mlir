// f32[3] [3,4] 0 0 1
module @example {
func.func public @main(%0: tensor<3xf32>) -> (tensor<3x4xf32>) {
%1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x4xi32>
%5 = "stablehlo.add"(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
%6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
%7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%9 = "stablehlo.select"(%7, %1, %8) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %9 : tensor<3x4xf32>
}
}

// f32[2,3] [3,2,5] 1 0 2
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<3x2x5xf32>) {
%1 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x2xf32>) -> tensor<3x2x5xf32>
%3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x2x5xi32>
%4 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x2x5xi32>
%6 = "stablehlo.add"(%3, %5) : (tensor<3x2x5xi32>, tensor<3x2x5xi32>) -> tensor<3x2x5xi32>
%7 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x2x5xi32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2x5xi32>, tensor<3x2x5xi32>) -> tensor<3x2x5xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2x5xf32>} : () -> tensor<3x2x5xf32>
%10 = "stablehlo.select"(%8, %2, %9) : (tensor<3x2x5xi1>, tensor<3x2x5xf32>, tensor<3x2x5xf32>) -> tensor<3x2x5xf32>
return %10 : tensor<3x2x5xf32>
}
}

// f32[2,2] [5,2,3] -1 2 0
module @example {
func.func public @main(%0: tensor<2x2xf32>) -> (tensor<5x2x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x3xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x3xf32>) -> tensor<5x2x3xf32>
%4 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x3xi32>
%5 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x2x3xi32>
%7 = "stablehlo.add"(%4, %6) : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi32>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x2x3xi32>
%9 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x3xf32>} : () -> tensor<5x2x3xf32>
%11 = "stablehlo.select"(%9, %3, %10) : (tensor<5x2x3xi1>, tensor<5x2x3xf32>, tensor<5x2x3xf32>) -> tensor<5x2x3xf32>
return %11 : tensor<5x2x3xf32>
}
}

