// f32[2,3] f32[3] 0.3
// run-time numbers: weight:F32
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>, %2: tensor<f32>) -> (tensor<2x3xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.subtract"(%3, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
%6 = "stablehlo.multiply"(%5, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.add"(%0, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %7 : tensor<2x3xf32>
}
}

// f32[3] f32[3] 0.8
// run-time numbers: weight:F32
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<3xf32>, %2: tensor<f32>) -> (tensor<3xf32>) {
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.subtract"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.subtract"(%1, %0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%6 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%7 = "stablehlo.multiply"(%6, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%8 = "stablehlo.add"(%1, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %8 : tensor<3xf32>
}
}

// c64[4] c64[4] 0.7
// run-time numbers: weight:F32
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>, %2: tensor<f32>) -> (tensor<4xcomplex<f32>>) {
%3 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<complex<f32>>
%4 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%5 = "stablehlo.subtract"(%3, %4) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%6 = "stablehlo.subtract"(%1, %0) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%7 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
%8 = "stablehlo.multiply"(%7, %6) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%9 = "stablehlo.add"(%1, %8) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
return %9 : tensor<4xcomplex<f32>>
}
}

// bf16[4] bf16[4] 0.1
// run-time numbers: weight:F32
module @example {
func.func public @main(%0: tensor<4xbf16>, %1: tensor<4xbf16>, %2: tensor<f32>) -> (tensor<4xbf16>) {
%3 = "stablehlo.convert"(%0) : (tensor<4xbf16>) -> tensor<4xf32>
%4 = "stablehlo.convert"(%1) : (tensor<4xbf16>) -> tensor<4xf32>
%5 = "stablehlo.subtract"(%4, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%6 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%7 = "stablehlo.multiply"(%6, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.add"(%3, %7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%9 = "stablehlo.convert"(%8) : (tensor<4xf32>) -> tensor<4xbf16>
return %9 : tensor<4xbf16>
}
}

