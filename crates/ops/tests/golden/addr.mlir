// f32[2,3] f32[2] f32[3]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<2xf32>, %2: tensor<3xf32>) -> (tensor<2x3xf32>) {
%3 = "stablehlo.reshape"(%1) : (tensor<2xf32>) -> tensor<2x1xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.reshape"(%2) : (tensor<3xf32>) -> tensor<1x3xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.multiply"(%4, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%8 = "stablehlo.add"(%0, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %8 : tensor<2x3xf32>
}
}

// f32[] s32[2] s32[3] beta=0.5 alpha=2.0
// run-time numbers: alpha:F32 beta:F32
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<2xi32>, %2: tensor<3xi32>, %3: tensor<f32>, %4: tensor<f32>) -> (tensor<2x3xf32>) {
%5 = "stablehlo.convert"(%1) : (tensor<2xi32>) -> tensor<2xf32>
%6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%7 = "stablehlo.multiply"(%5, %6) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<2xf32>) -> tensor<2x1xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x3xf32>
%10 = "stablehlo.convert"(%2) : (tensor<3xi32>) -> tensor<3xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<3xf32>) -> tensor<1x3xf32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<2x3xf32>
%13 = "stablehlo.multiply"(%9, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.compare"(%4, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%18 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
%19 = "stablehlo.multiply"(%14, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%20 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<2x3xi1>
%21 = "stablehlo.select"(%20, %17, %19) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%22 = "stablehlo.add"(%21, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %22 : tensor<2x3xf32>
}
}

