// f32[2,3] f32[3]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.add"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %3 : tensor<2x3xf32>
}
}

// bf16[4] 0.1
// run-time numbers: other:F32
module @example {
func.func public @main(%0: tensor<4xbf16>, %1: tensor<f32>) -> (tensor<4xbf16>) {
%2 = "stablehlo.convert"(%1) : (tensor<f32>) -> tensor<bf16>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<4xbf16>
%4 = "stablehlo.add"(%0, %3) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
return %4 : tensor<4xbf16>
}
}

// bf16[4] bf16[4]
module @example {
func.func public @main(%0: tensor<4xbf16>, %1: tensor<4xbf16>) -> (tensor<4xbf16>) {
%2 = "stablehlo.add"(%0, %1) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
return %2 : tensor<4xbf16>
}
}

// f32[4] f32[4] alpha=0.1
// run-time numbers: alpha:F32
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<4xf32>, %2: tensor<f32>) -> (tensor<4xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.add"(%0, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %5 : tensor<4xf32>
}
}

// bf16[4] bf16[4] alpha=0.1
// run-time numbers: alpha:F32
module @example {
func.func public @main(%0: tensor<4xbf16>, %1: tensor<4xbf16>, %2: tensor<f32>) -> (tensor<4xbf16>) {
%3 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<bf16>
%4 = "stablehlo.convert"(%3) : (tensor<bf16>) -> tensor<f32>
%5 = "stablehlo.convert"(%0) : (tensor<4xbf16>) -> tensor<4xf32>
%6 = "stablehlo.convert"(%1) : (tensor<4xbf16>) -> tensor<4xf32>
%7 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%8 = "stablehlo.multiply"(%6, %7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%9 = "stablehlo.add"(%5, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%10 = "stablehlo.convert"(%9) : (tensor<4xf32>) -> tensor<4xbf16>
return %10 : tensor<4xbf16>
}
}

// s32[2] f32[]
module @example {
func.func public @main(%0: tensor<2xi32>, %1: tensor<f32>) -> (tensor<2xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<2xi32>) -> tensor<2xf32>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%4 = "stablehlo.add"(%2, %3) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
return %4 : tensor<2xf32>
}
}

// bool[3] bool[3]
module @example {
func.func public @main(%0: tensor<3xi1>, %1: tensor<3xi1>) -> (tensor<3xi1>) {
%2 = "stablehlo.or"(%0, %1) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
return %2 : tensor<3xi1>
}
}

// c64[3] f32[3]
module @example {
func.func public @main(%0: tensor<3xcomplex<f32>>, %1: tensor<3xf32>) -> (tensor<3xcomplex<f32>>) {
%2 = "stablehlo.convert"(%1) : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
%3 = "stablehlo.add"(%0, %2) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
return %3 : tensor<3xcomplex<f32>>
}
}

