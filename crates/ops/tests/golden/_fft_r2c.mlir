// f32[3,5] [1] 0 true
module @example {
func.func public @main(%0: tensor<3x5xf32>) -> (tensor<3x3xcomplex<f32>>) {
%1 = "stablehlo.fft"(%0) {fft_length = array<i64: 5>, fft_type = #stablehlo<fft_type RFFT>} : (tensor<3x5xf32>) -> tensor<3x3xcomplex<f32>>
return %1 : tensor<3x3xcomplex<f32>>
}
}

// f32[3,4] [1,0] 1 true
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<2x4xcomplex<f32>>) {
%1 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0>} : (tensor<3x4xf32>) -> tensor<4x3xf32>
%2 = "stablehlo.fft"(%1) {fft_length = array<i64: 3>, fft_type = #stablehlo<fft_type RFFT>} : (tensor<4x3xf32>) -> tensor<4x2xcomplex<f32>>
%3 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0>} : (tensor<4x2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%4 = "stablehlo.constant"() {value = dense<(5.773502691896258e-1, 0.0e0)> : tensor<2x4xcomplex<f32>>} : () -> tensor<2x4xcomplex<f32>>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%6 = "stablehlo.fft"(%5) {fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type FFT>} : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%7 = "stablehlo.constant"() {value = dense<(5.0e-1, 0.0e0)> : tensor<2x4xcomplex<f32>>} : () -> tensor<2x4xcomplex<f32>>
%8 = "stablehlo.multiply"(%6, %7) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
return %8 : tensor<2x4xcomplex<f32>>
}
}

// f64[4,2] [0] 2 false
module @example {
func.func public @main(%0: tensor<4x2xf64>) -> (tensor<4x2xcomplex<f64>>) {
%1 = "stablehlo.convert"(%0) : (tensor<4x2xf64>) -> tensor<4x2xcomplex<f64>>
%2 = "stablehlo.transpose"(%1) {permutation = array<i64: 1, 0>} : (tensor<4x2xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
%3 = "stablehlo.fft"(%2) {fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type FFT>} : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
%4 = "stablehlo.transpose"(%3) {permutation = array<i64: 1, 0>} : (tensor<2x4xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
%5 = "stablehlo.constant"() {value = dense<(2.5e-1, 0.0e0)> : tensor<4x2xcomplex<f64>>} : () -> tensor<4x2xcomplex<f64>>
%6 = "stablehlo.multiply"(%4, %5) : (tensor<4x2xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
return %6 : tensor<4x2xcomplex<f64>>
}
}

