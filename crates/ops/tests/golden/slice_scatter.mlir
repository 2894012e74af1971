// f32[4,3] f32[2,3] 0 1 3
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
%2 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.dynamic_update_slice"(%0, %1, %2, %3) : (tensor<4x3xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
return %4 : tensor<4x3xf32>
}
}

// f32[4,5] f64[4,2] 1 -4 step=2
module @example {
func.func public @main(%0: tensor<4x5xf32>, %1: tensor<4x2xf64>) -> (tensor<4x5xf32>) {
%2 = "stablehlo.convert"(%1) : (tensor<4x2xf64>) -> tensor<4x2xf32>
%3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x5xi32>
%4 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x5xi32>
%6 = "stablehlo.compare"(%3, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
%7 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x5xi32>
%9 = "stablehlo.compare"(%3, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
%10 = "stablehlo.and"(%6, %9) : (tensor<4x5xi1>, tensor<4x5xi1>) -> tensor<4x5xi1>
%11 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x5xi32>
%13 = "stablehlo.subtract"(%3, %12) : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi32>
%14 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x5xi32>
%16 = "stablehlo.remainder"(%13, %15) : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi32>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x5xi32>
%19 = "stablehlo.compare"(%16, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
%20 = "stablehlo.and"(%10, %19) : (tensor<4x5xi1>, tensor<4x5xi1>) -> tensor<4x5xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.pad"(%2, %21) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 1>} : (tensor<4x2xf32>, tensor<f32>) -> tensor<4x5xf32>
%23 = "stablehlo.select"(%20, %22, %0) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
return %23 : tensor<4x5xf32>
}
}

// f32[4,3] f32[4,3]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
return %1 : tensor<4x3xf32>
}
}

// f32[4,3] f32[0,3] 0 2 1
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<0x3xf32>) -> (tensor<4x3xf32>) {
%2 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.dynamic_update_slice"(%0, %1, %2, %3) : (tensor<4x3xf32>, tensor<0x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
return %4 : tensor<4x3xf32>
}
}

