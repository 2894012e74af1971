// c64[3,3] [1] 2 5
module @example {
func.func public @main(%0: tensor<3x3xcomplex<f32>>) -> (tensor<3x5xf32>) {
%1 = "stablehlo.fft"(%0) {fft_length = array<i64: 5>, fft_type = #stablehlo<fft_type IRFFT>} : (tensor<3x3xcomplex<f32>>) -> tensor<3x5xf32>
return %1 : tensor<3x5xf32>
}
}

// c64[3,4] [0,1] 0 6
module @example {
func.func public @main(%0: tensor<3x4xcomplex<f32>>) -> (tensor<3x6xf32>) {
%1 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0>} : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%2 = "stablehlo.fft"(%1) {fft_length = array<i64: 3>, fft_type = #stablehlo<fft_type IFFT>} : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%3 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0>} : (tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%4 = "stablehlo.constant"() {value = dense<(3.0e0, 0.0e0)> : tensor<3x4xcomplex<f32>>} : () -> tensor<3x4xcomplex<f32>>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%6 = "stablehlo.fft"(%5) {fft_length = array<i64: 6>, fft_type = #stablehlo<fft_type IRFFT>} : (tensor<3x4xcomplex<f32>>) -> tensor<3x6xf32>
%7 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%8 = "stablehlo.multiply"(%6, %7) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
return %8 : tensor<3x6xf32>
}
}

// c128[3,2] [0] 1 4
module @example {
func.func public @main(%0: tensor<3x2xcomplex<f64>>) -> (tensor<4x2xf64>) {
%1 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0>} : (tensor<3x2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
%2 = "stablehlo.fft"(%1) {fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type IRFFT>} : (tensor<2x3xcomplex<f64>>) -> tensor<2x4xf64>
%3 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0>} : (tensor<2x4xf64>) -> tensor<4x2xf64>
%4 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4x2xf64>} : () -> tensor<4x2xf64>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
return %5 : tensor<4x2xf64>
}
}

