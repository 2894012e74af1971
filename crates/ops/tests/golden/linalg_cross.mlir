// f32[2,3] f32[1,3]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<1x3xf32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x2xf32>
%4 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x1xf32>
%5 = "stablehlo.concatenate"(%3, %4) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x1xf32>
%7 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x2xf32>
%8 = "stablehlo.concatenate"(%6, %7) {dimension = 1 : i64} : (tensor<2x1xf32>, tensor<2x2xf32>) -> tensor<2x3xf32>
%9 = "stablehlo.multiply"(%5, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%10 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x1xf32>
%11 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x2xf32>
%12 = "stablehlo.concatenate"(%10, %11) {dimension = 1 : i64} : (tensor<2x1xf32>, tensor<2x2xf32>) -> tensor<2x3xf32>
%13 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x2xf32>
%14 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x1xf32>
%15 = "stablehlo.concatenate"(%13, %14) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
%16 = "stablehlo.multiply"(%12, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%17 = "stablehlo.subtract"(%9, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %17 : tensor<2x3xf32>
}
}

// s64[3,4] s64[3,4] dim=0
module @example {
func.func public @main(%0: tensor<3x4xi64>, %1: tensor<3x4xi64>) -> (tensor<3x4xi64>) {
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<3x4xi64>) -> tensor<2x4xi64>
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x4xi64>) -> tensor<1x4xi64>
%4 = "stablehlo.concatenate"(%2, %3) {dimension = 0 : i64} : (tensor<2x4xi64>, tensor<1x4xi64>) -> tensor<3x4xi64>
%5 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<3x4xi64>) -> tensor<1x4xi64>
%6 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x4xi64>) -> tensor<2x4xi64>
%7 = "stablehlo.concatenate"(%5, %6) {dimension = 0 : i64} : (tensor<1x4xi64>, tensor<2x4xi64>) -> tensor<3x4xi64>
%8 = "stablehlo.multiply"(%4, %7) : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
%9 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<3x4xi64>) -> tensor<1x4xi64>
%10 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x4xi64>) -> tensor<2x4xi64>
%11 = "stablehlo.concatenate"(%9, %10) {dimension = 0 : i64} : (tensor<1x4xi64>, tensor<2x4xi64>) -> tensor<3x4xi64>
%12 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<3x4xi64>) -> tensor<2x4xi64>
%13 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x4xi64>) -> tensor<1x4xi64>
%14 = "stablehlo.concatenate"(%12, %13) {dimension = 0 : i64} : (tensor<2x4xi64>, tensor<1x4xi64>) -> tensor<3x4xi64>
%15 = "stablehlo.multiply"(%11, %14) : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
%16 = "stablehlo.subtract"(%8, %15) : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
return %16 : tensor<3x4xi64>
}
}

// c64[3] c64[3]
module @example {
func.func public @main(%0: tensor<3xcomplex<f32>>, %1: tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>) {
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<3xcomplex<f32>>) -> tensor<2xcomplex<f32>>
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
%4 = "stablehlo.concatenate"(%2, %3) {dimension = 0 : i64} : (tensor<2xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<3xcomplex<f32>>
%5 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
%6 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xcomplex<f32>>) -> tensor<2xcomplex<f32>>
%7 = "stablehlo.concatenate"(%5, %6) {dimension = 0 : i64} : (tensor<1xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<3xcomplex<f32>>
%8 = "stablehlo.multiply"(%4, %7) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
%9 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
%10 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xcomplex<f32>>) -> tensor<2xcomplex<f32>>
%11 = "stablehlo.concatenate"(%9, %10) {dimension = 0 : i64} : (tensor<1xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<3xcomplex<f32>>
%12 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<3xcomplex<f32>>) -> tensor<2xcomplex<f32>>
%13 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
%14 = "stablehlo.concatenate"(%12, %13) {dimension = 0 : i64} : (tensor<2xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<3xcomplex<f32>>
%15 = "stablehlo.multiply"(%11, %14) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
%16 = "stablehlo.subtract"(%8, %15) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
return %16 : tensor<3xcomplex<f32>>
}
}

