// f32[4,3] f32[3]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<3xf32>) -> (tensor<4x3xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.pad"(%1, %2) {edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x3xi32>
%8 = "stablehlo.add"(%5, %7) : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
%9 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%11 = "stablehlo.select"(%10, %4, %0) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %11 : tensor<4x3xf32>
}
}

// f32[4,3] f64[2] -2
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<2xf64>) -> (tensor<4x3xf32>) {
%2 = "stablehlo.convert"(%1) : (tensor<2xf64>) -> tensor<2xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.pad"(%2, %3) {edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 2>, interior_padding = array<i64: 0>} : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%7 = "stablehlo.constant"() {value = dense<-2> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x3xi32>
%9 = "stablehlo.add"(%6, %8) : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
%10 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
%11 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%12 = "stablehlo.select"(%11, %5, %0) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %12 : tensor<4x3xf32>
}
}

// f32[2,4,3] f32[4,1] 2 0 2
module @example {
func.func public @main(%0: tensor<2x4x3xf32>, %1: tensor<4x1xf32>) -> (tensor<2x4x3xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.pad"(%1, %2) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x1xf32>, tensor<f32>) -> tensor<4x2xf32>
%4 = "stablehlo.transpose"(%3) {permutation = array<i64: 1, 0>} : (tensor<4x2xf32>) -> tensor<2x4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x4x3xi32>
%7 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x4x3xi32>
%9 = "stablehlo.add"(%6, %8) : (tensor<2x4x3xi32>, tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
%10 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x4x3xi32>
%11 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3xi32>, tensor<2x4x3xi32>) -> tensor<2x4x3xi1>
%12 = "stablehlo.select"(%11, %5, %0) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
return %12 : tensor<2x4x3xf32>
}
}

