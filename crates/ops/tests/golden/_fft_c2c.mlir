// c64[3,4] [1] 0 true
module @example {
func.func public @main(%0: tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>) {
%1 = "stablehlo.fft"(%0) {fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type FFT>} : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
return %1 : tensor<3x4xcomplex<f32>>
}
}

// c64[3,4,2] [2,0] 1 false
module @example {
func.func public @main(%0: tensor<3x4x2xcomplex<f32>>) -> (tensor<3x4x2xcomplex<f32>>) {
%1 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 2, 0>} : (tensor<3x4x2xcomplex<f32>>) -> tensor<4x2x3xcomplex<f32>>
%2 = "stablehlo.fft"(%1) {fft_length = array<i64: 2, 3>, fft_type = #stablehlo<fft_type IFFT>} : (tensor<4x2x3xcomplex<f32>>) -> tensor<4x2x3xcomplex<f32>>
%3 = "stablehlo.transpose"(%2) {permutation = array<i64: 2, 0, 1>} : (tensor<4x2x3xcomplex<f32>>) -> tensor<3x4x2xcomplex<f32>>
%4 = "stablehlo.constant"() {value = dense<(2.4494897427831783e0, 0.0e0)> : tensor<3x4x2xcomplex<f32>>} : () -> tensor<3x4x2xcomplex<f32>>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<3x4x2xcomplex<f32>>, tensor<3x4x2xcomplex<f32>>) -> tensor<3x4x2xcomplex<f32>>
return %5 : tensor<3x4x2xcomplex<f32>>
}
}

// c64[2,3,4,2] [0,1,2,3] 2 true
module @example {
func.func public @main(%0: tensor<2x3x4x2xcomplex<f32>>) -> (tensor<2x3x4x2xcomplex<f32>>) {
%1 = "stablehlo.fft"(%0) {fft_length = array<i64: 3, 4, 2>, fft_type = #stablehlo<fft_type FFT>} : (tensor<2x3x4x2xcomplex<f32>>) -> tensor<2x3x4x2xcomplex<f32>>
%2 = "stablehlo.transpose"(%1) {permutation = array<i64: 1, 2, 3, 0>} : (tensor<2x3x4x2xcomplex<f32>>) -> tensor<3x4x2x2xcomplex<f32>>
%3 = "stablehlo.fft"(%2) {fft_length = array<i64: 2>, fft_type = #stablehlo<fft_type FFT>} : (tensor<3x4x2x2xcomplex<f32>>) -> tensor<3x4x2x2xcomplex<f32>>
%4 = "stablehlo.transpose"(%3) {permutation = array<i64: 3, 0, 1, 2>} : (tensor<3x4x2x2xcomplex<f32>>) -> tensor<2x3x4x2xcomplex<f32>>
%5 = "stablehlo.constant"() {value = dense<(2.0833333333333332e-2, 0.0e0)> : tensor<2x3x4x2xcomplex<f32>>} : () -> tensor<2x3x4x2xcomplex<f32>>
%6 = "stablehlo.multiply"(%4, %5) : (tensor<2x3x4x2xcomplex<f32>>, tensor<2x3x4x2xcomplex<f32>>) -> tensor<2x3x4x2xcomplex<f32>>
return %6 : tensor<2x3x4x2xcomplex<f32>>
}
}

// c128[4] [0] 2 false
module @example {
func.func public @main(%0: tensor<4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>) {
%1 = "stablehlo.fft"(%0) {fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type IFFT>} : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
return %1 : tensor<4xcomplex<f64>>
}
}

// c64[0,4] [1] 0 true
module @example {
func.func public @main(%0: tensor<0x4xcomplex<f32>>) -> (tensor<0x4xcomplex<f32>>) {
%1 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<0x4xcomplex<f32>>} : () -> tensor<0x4xcomplex<f32>>
return %1 : tensor<0x4xcomplex<f32>>
}
}

