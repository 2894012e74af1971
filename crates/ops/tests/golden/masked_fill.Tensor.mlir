// f32[2,3] bool[3] f32[]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xi1>, %2: tensor<f32>) -> (tensor<2x3xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<f64>
%4 = "stablehlo.abs"(%3) : (tensor<f64>) -> tensor<f64>
%5 = "stablehlo.constant"() {value = dense<3.4028234663852886e38> : tensor<f64>} : () -> tensor<f64>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%7 = "stablehlo.is_finite"(%3) : (tensor<f64>) -> tensor<i1>
%8 = "stablehlo.not"(%7) : (tensor<i1>) -> tensor<i1>
%9 = "stablehlo.or"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%10 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi1>) -> tensor<2x3xi1>
%11 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
%12 = "stablehlo.select"(%10, %11, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %12 : tensor<2x3xf32>
}
}

// bf16[4] bool[4] f32[]
module @example {
func.func public @main(%0: tensor<4xbf16>, %1: tensor<4xi1>, %2: tensor<f32>) -> (tensor<4xbf16>) {
%3 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<f64>
%4 = "stablehlo.abs"(%3) : (tensor<f64>) -> tensor<f64>
%5 = "stablehlo.constant"() {value = dense<3.3895313892515355e38> : tensor<f64>} : () -> tensor<f64>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%7 = "stablehlo.is_finite"(%3) : (tensor<f64>) -> tensor<i1>
%8 = "stablehlo.not"(%7) : (tensor<i1>) -> tensor<i1>
%9 = "stablehlo.or"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%10 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<bf16>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<4xbf16>
%12 = "stablehlo.select"(%1, %11, %0) : (tensor<4xi1>, tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
return %12 : tensor<4xbf16>
}
}

