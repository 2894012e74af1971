// f32[3,4] -1 false
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<3x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%7 = "stablehlo.subtract"(%0, %6) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%8 = "stablehlo.exponential"(%7) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%15 = "stablehlo.divide"(%8, %14) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %15 : tensor<3x4xf32>
}
}

// bf16[2,3,4] 1 false
module @example {
func.func public @main(%0: tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
%2 = "stablehlo.reduce_precision"(%1) {exponent_bits = 8 : i32, mantissa_bits = 7 : i32} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%3 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.maximum"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x4xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x4xf32>) -> tensor<2x3x4xf32>
%9 = "stablehlo.subtract"(%2, %8) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%10 = "stablehlo.exponential"(%9) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x4xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x4xf32>) -> tensor<2x3x4xf32>
%17 = "stablehlo.divide"(%10, %16) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%18 = "stablehlo.convert"(%17) : (tensor<2x3x4xf32>) -> tensor<2x3x4xbf16>
return %18 : tensor<2x3x4xbf16>
}
}

// f16[2,3] 0 true
module @example {
func.func public @main(%0: tensor<2x3xf16>) -> (tensor<2x3xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
%2 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.maximum"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%8 = "stablehlo.subtract"(%1, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%9 = "stablehlo.exponential"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
%13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%13) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%16 = "stablehlo.divide"(%9, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %16 : tensor<2x3xf32>
}
}

// f32[] 0 false
module @example {
func.func public @main(%0: tensor<f32>) -> (tensor<f32>) {
%1 = "stablehlo.subtract"(%0, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%2 = "stablehlo.exponential"(%1) : (tensor<f32>) -> tensor<f32>
%3 = "stablehlo.divide"(%2, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %3 : tensor<f32>
}
}

