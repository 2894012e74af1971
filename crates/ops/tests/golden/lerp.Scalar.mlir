// f32[2,3] f32[3] 0.3
// run-time numbers: weight:F32
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>, %2: tensor<f32>) -> (tensor<2x3xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.abs"(%2) : (tensor<f32>) -> tensor<f32>
%5 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.subtract"(%2, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%9 = "stablehlo.select"(%6, %2, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%10 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<2x3xi1>
%11 = "stablehlo.select"(%10, %0, %3) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%12 = "stablehlo.subtract"(%3, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%13 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
%14 = "stablehlo.multiply"(%13, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%15 = "stablehlo.add"(%11, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %15 : tensor<2x3xf32>
}
}

// f32[3] f32[3] 0.8
// run-time numbers: weight:F32
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<3xf32>, %2: tensor<f32>) -> (tensor<3xf32>) {
%3 = "stablehlo.abs"(%2) : (tensor<f32>) -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.subtract"(%2, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%8 = "stablehlo.select"(%5, %2, %7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%9 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
%10 = "stablehlo.select"(%9, %0, %1) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%11 = "stablehlo.subtract"(%1, %0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%12 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%13 = "stablehlo.multiply"(%12, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%14 = "stablehlo.add"(%10, %13) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %14 : tensor<3xf32>
}
}

// c64[4] c64[4] 0.7
// run-time numbers: weight:F32
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>, %2: tensor<f32>) -> (tensor<4xcomplex<f32>>) {
%3 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<complex<f32>>
%4 = "stablehlo.abs"(%3) : (tensor<complex<f32>>) -> tensor<f32>
%5 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%8 = "stablehlo.subtract"(%3, %7) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%9 = "stablehlo.select"(%6, %3, %8) : (tensor<i1>, tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%10 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<4xi1>
%11 = "stablehlo.select"(%10, %0, %1) : (tensor<4xi1>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%12 = "stablehlo.subtract"(%1, %0) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%13 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
%14 = "stablehlo.multiply"(%13, %12) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%15 = "stablehlo.add"(%11, %14) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
return %15 : tensor<4xcomplex<f32>>
}
}

// bf16[4] bf16[4] 0.1
// run-time numbers: weight:F32
module @example {
func.func public @main(%0: tensor<4xbf16>, %1: tensor<4xbf16>, %2: tensor<f32>) -> (tensor<4xbf16>) {
%3 = "stablehlo.convert"(%0) : (tensor<4xbf16>) -> tensor<4xf32>
%4 = "stablehlo.convert"(%1) : (tensor<4xbf16>) -> tensor<4xf32>
%5 = "stablehlo.abs"(%2) : (tensor<f32>) -> tensor<f32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.subtract"(%2, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%10 = "stablehlo.select"(%7, %2, %9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%11 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<4xi1>
%12 = "stablehlo.select"(%11, %3, %4) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%13 = "stablehlo.subtract"(%4, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%14 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%15 = "stablehlo.multiply"(%14, %13) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%16 = "stablehlo.add"(%12, %15) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%17 = "stablehlo.convert"(%16) : (tensor<4xf32>) -> tensor<4xbf16>
return %17 : tensor<4xbf16>
}
}

