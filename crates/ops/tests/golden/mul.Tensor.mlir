// f32[2,3] f32[3]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.multiply"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %3 : tensor<2x3xf32>
}
}

// bf16[4] 0.1
// run-time numbers: other:F32
module @example {
func.func public @main(%0: tensor<4xbf16>, %1: tensor<f32>) -> (tensor<4xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<4xbf16>) -> tensor<4xf32>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%4 = "stablehlo.multiply"(%2, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.convert"(%4) : (tensor<4xf32>) -> tensor<4xbf16>
return %5 : tensor<4xbf16>
}
}

// f32[] f64[2]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<2xf64>) -> (tensor<2xf64>) {
%2 = "stablehlo.convert"(%0) : (tensor<f32>) -> tensor<f64>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
%4 = "stablehlo.multiply"(%3, %1) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
return %4 : tensor<2xf64>
}
}

// bool[3] bool[3]
module @example {
func.func public @main(%0: tensor<3xi1>, %1: tensor<3xi1>) -> (tensor<3xi1>) {
%2 = "stablehlo.and"(%0, %1) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
return %2 : tensor<3xi1>
}
}

// c64[2] c64[2]
module @example {
func.func public @main(%0: tensor<2xcomplex<f32>>, %1: tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>) {
%2 = "stablehlo.multiply"(%0, %1) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
return %2 : tensor<2xcomplex<f32>>
}
}

