// f32[2,3] f32[3] f32[2,1]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>, %2: tensor<2x1xf32>) -> (tensor<2x3xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.add"(%0, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %6 : tensor<2x3xf32>
}
}

// f32[4] f32[4] f32[4] value=0.1
// run-time numbers: value:F32
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<4xf32>, %2: tensor<4xf32>, %3: tensor<f32>) -> (tensor<4xf32>) {
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%5 = "stablehlo.multiply"(%1, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%6 = "stablehlo.multiply"(%5, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%7 = "stablehlo.add"(%0, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %7 : tensor<4xf32>
}
}

// s64[3] s64[3] s64[3]
module @example {
func.func public @main(%0: tensor<3xi64>, %1: tensor<3xi64>, %2: tensor<3xi64>) -> (tensor<3xi64>) {
%3 = "stablehlo.multiply"(%1, %2) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%4 = "stablehlo.add"(%0, %3) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
return %4 : tensor<3xi64>
}
}

// c64[4] c64[4] c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>, %2: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%3 = "stablehlo.multiply"(%1, %2) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%4 = "stablehlo.add"(%0, %3) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
return %4 : tensor<4xcomplex<f32>>
}
}

