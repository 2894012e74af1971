// f32[2,3] 1.0
// run-time numbers: other:F32
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<f32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
%3 = "stablehlo.subtract"(%2, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %3 : tensor<2x3xf32>
}
}

// bf16[3] 0.1
// run-time numbers: other:F32
module @example {
func.func public @main(%0: tensor<3xbf16>, %1: tensor<f32>) -> (tensor<3xbf16>) {
%2 = "stablehlo.convert"(%1) : (tensor<f32>) -> tensor<bf16>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<3xbf16>
%4 = "stablehlo.subtract"(%3, %0) : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
return %4 : tensor<3xbf16>
}
}

// s32[3] 2 3
// run-time numbers: alpha:I64 other:I64
module @example {
func.func public @main(%0: tensor<3xi32>, %1: tensor<i64>, %2: tensor<i64>) -> (tensor<3xi32>) {
%3 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<i32>
%4 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<i32>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%6 = "stablehlo.multiply"(%0, %5) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%7 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%8 = "stablehlo.subtract"(%7, %6) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
return %8 : tensor<3xi32>
}
}

// f32[3] 2 0.5
// run-time numbers: alpha:F32 other:I64
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<f32>, %2: tensor<i64>) -> (tensor<3xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<f32>
%4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%5 = "stablehlo.multiply"(%0, %4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%7 = "stablehlo.subtract"(%6, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %7 : tensor<3xf32>
}
}

