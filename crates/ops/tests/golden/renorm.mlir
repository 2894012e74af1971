// f32[3,4] 2 0 1.5
// run-time numbers: maxnorm:F32
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<f32>) -> (tensor<3x4xf32>) {
%2 = "stablehlo.multiply"(%0, %0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%8 = "stablehlo.sqrt"(%7) : (tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%11 = "stablehlo.constant"() {value = dense<1.0e-7> : tensor<3xf32>} : () -> tensor<3xf32>
%12 = "stablehlo.add"(%8, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%13 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%14 = "stablehlo.divide"(%13, %12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%16 = "stablehlo.select"(%10, %14, %15) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%18 = "stablehlo.multiply"(%0, %17) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %18 : tensor<3x4xf32>
}
}

// bf16[3,4,2] 1.0 -1 2
// run-time numbers: maxnorm:I64
module @example {
func.func public @main(%0: tensor<3x4x2xbf16>, %1: tensor<i64>) -> (tensor<3x4x2xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<3x4x2xbf16>) -> tensor<3x4x2xf32>
%3 = "stablehlo.abs"(%2) : (tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4x2xf32>, tensor<f32>) -> tensor<2xf32>
%9 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<f32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%11 = "stablehlo.compare"(%8, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%12 = "stablehlo.constant"() {value = dense<1.0e-7> : tensor<2xf32>} : () -> tensor<2xf32>
%13 = "stablehlo.add"(%8, %12) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%14 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%15 = "stablehlo.divide"(%14, %13) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%17 = "stablehlo.select"(%11, %15, %16) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%18 = "stablehlo.reduce_precision"(%17) {exponent_bits = 8 : i32, mantissa_bits = 7 : i32} : (tensor<2xf32>) -> tensor<2xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<3x4x2xf32>
%20 = "stablehlo.multiply"(%2, %19) : (tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
%21 = "stablehlo.convert"(%20) : (tensor<3x4x2xf32>) -> tensor<3x4x2xbf16>
return %21 : tensor<3x4x2xbf16>
}
}

