// f32[4,3] f32[4,3]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4x3xf32>) -> (tensor<f32>) {
%2 = "stablehlo.subtract"(%0, %1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%3 = "stablehlo.multiply"(%2, %2) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
%9 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.divide"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %10 : tensor<f32>
}
}

// bf16[8] bf16[8] 2
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<8xbf16>) -> (tensor<bf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%1) : (tensor<8xbf16>) -> tensor<8xf32>
%4 = "stablehlo.subtract"(%2, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.multiply"(%4, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
%11 = "stablehlo.convert"(%10) : (tensor<f32>) -> tensor<bf16>
return %11 : tensor<bf16>
}
}

// f32[4] f32[] 0
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<f32>) -> (tensor<4xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%3 = "stablehlo.subtract"(%0, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%4 = "stablehlo.multiply"(%3, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %4 : tensor<4xf32>
}
}

// f32[2,3] f64[3]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf64>) -> (tensor<f64>) {
%2 = "stablehlo.convert"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf64>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf64>) -> tensor<2x3xf64>
%4 = "stablehlo.subtract"(%2, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%5 = "stablehlo.multiply"(%4, %4) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<f64>, %8: tensor<f64>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%9) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf64>, tensor<f64>) -> tensor<f64>
%11 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f64>} : () -> tensor<f64>
%12 = "stablehlo.divide"(%10, %11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
return %12 : tensor<f64>
}
}

