// f32[2,3,4] f32[3] f32[3] f32[3] f32[3] 0.00001
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>) -> (tensor<2x3x4xf32>) {
%5 = "stablehlo.multiply"(%1, %4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%7 = "stablehlo.subtract"(%0, %6) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%8 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%10 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%11 = "stablehlo.add"(%9, %10) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
return %11 : tensor<2x3x4xf32>
}
}

// bf16[2,3,4,5] none none f32[3] f32[3] 0.00001
module @example {
func.func public @main(%0: tensor<2x3x4x5xbf16>, %1: tensor<3xf32>, %2: tensor<3xf32>) -> (tensor<2x3x4x5xbf16>) {
%3 = "stablehlo.convert"(%0) : (tensor<2x3x4x5xbf16>) -> tensor<2x3x4x5xf32>
%4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4x5xf32>
%5 = "stablehlo.subtract"(%3, %4) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%6 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4x5xf32>
%7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%8 = "stablehlo.convert"(%7) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
return %8 : tensor<2x3x4x5xbf16>
}
}

