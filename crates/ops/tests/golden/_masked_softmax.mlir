// f32[2,3] bool[2,3] 1 2
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<2x3xi1>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
%4 = "stablehlo.select"(%1, %3, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.maximum"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
%11 = "stablehlo.subtract"(%4, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%12 = "stablehlo.exponential"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
%19 = "stablehlo.divide"(%12, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %19 : tensor<2x3xf32>
}
}

// f32[2,4,3,3] bool[3,3] 3 0
module @example {
func.func public @main(%0: tensor<2x4x3x3xf32>, %1: tensor<3x3xi1>) -> (tensor<2x4x3x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<3x3xi1>) -> tensor<2x4x3x3xi1>
%3 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x3xf32>
%5 = "stablehlo.select"(%2, %4, %0) : (tensor<2x4x3x3xi1>, tensor<2x4x3x3xf32>, tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
%6 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.maximum"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x3xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x3xf32>
%12 = "stablehlo.subtract"(%5, %11) : (tensor<2x4x3x3xf32>, tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
%13 = "stablehlo.exponential"(%12) : (tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x3xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x3xf32>
%20 = "stablehlo.divide"(%13, %19) : (tensor<2x4x3x3xf32>, tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
return %20 : tensor<2x4x3x3xf32>
}
}

// bf16[2,4,3,3] bool[2,3] 3 1
module @example {
func.func public @main(%0: tensor<2x4x3x3xbf16>, %1: tensor<2x3xi1>) -> (tensor<2x4x3x3xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<2x4x3x3xbf16>) -> tensor<2x4x3x3xf32>
%3 = "stablehlo.reduce_precision"(%2) {exponent_bits = 8 : i32, mantissa_bits = 7 : i32} : (tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
%4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<2x3xi1>) -> tensor<2x4x3x3xi1>
%5 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x3xf32>
%7 = "stablehlo.select"(%4, %6, %3) : (tensor<2x4x3x3xi1>, tensor<2x4x3x3xf32>, tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
%8 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<f32>, %10: tensor<f32>):
%11 = "stablehlo.maximum"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%11) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x3xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x3xf32>
%14 = "stablehlo.subtract"(%7, %13) : (tensor<2x4x3x3xf32>, tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
%15 = "stablehlo.exponential"(%14) : (tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%20 = "stablehlo.reduce"(%15, %16) ({
^bb0(%17: tensor<f32>, %18: tensor<f32>):
%19 = "stablehlo.add"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%19) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x3xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x3xf32>
%22 = "stablehlo.divide"(%15, %21) : (tensor<2x4x3x3xf32>, tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
%23 = "stablehlo.convert"(%22) : (tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xbf16>
return %23 : tensor<2x4x3x3xbf16>
}
}

// f32[2,3] bool[2,3]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<2x3xi1>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
%4 = "stablehlo.select"(%1, %3, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.maximum"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
%11 = "stablehlo.subtract"(%4, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%12 = "stablehlo.exponential"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
%19 = "stablehlo.divide"(%12, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %19 : tensor<2x3xf32>
}
}

