// f32[4,3] f32[4,3]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4x3xf32>) -> (tensor<f32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%3 = "stablehlo.minimum"(%0, %2) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%4 = "stablehlo.abs"(%0) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%5 = "stablehlo.negate"(%4) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%6 = "stablehlo.exponential"(%5) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%7 = "stablehlo.log_plus_one"(%6) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%8 = "stablehlo.subtract"(%3, %7) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%10 = "stablehlo.subtract"(%9, %1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%11 = "stablehlo.multiply"(%10, %0) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%12 = "stablehlo.subtract"(%11, %8) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.divide"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %19 : tensor<f32>
}
}

// f32[4,3] f32[4,3] f32[3] f32[3] 0
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4x3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>) -> (tensor<4x3xf32>) {
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%5 = "stablehlo.subtract"(%3, %4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%7 = "stablehlo.multiply"(%6, %1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%9 = "stablehlo.add"(%8, %7) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%11 = "stablehlo.minimum"(%0, %10) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%12 = "stablehlo.abs"(%0) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%13 = "stablehlo.negate"(%12) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%14 = "stablehlo.exponential"(%13) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%15 = "stablehlo.log_plus_one"(%14) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%16 = "stablehlo.subtract"(%11, %15) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%17 = "stablehlo.multiply"(%9, %16) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%19 = "stablehlo.subtract"(%18, %1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%20 = "stablehlo.multiply"(%19, %0) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%21 = "stablehlo.subtract"(%20, %17) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%22 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%23 = "stablehlo.multiply"(%21, %22) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %23 : tensor<4x3xf32>
}
}

// bf16[8] bf16[8] none none 2
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<8xbf16>) -> (tensor<bf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%1) : (tensor<8xbf16>) -> tensor<8xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.minimum"(%2, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.abs"(%2) : (tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.negate"(%6) : (tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.exponential"(%7) : (tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.log_plus_one"(%8) : (tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.subtract"(%5, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%12 = "stablehlo.subtract"(%11, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.multiply"(%12, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.subtract"(%13, %10) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.reduce"(%14, %15) ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
%18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
%20 = "stablehlo.convert"(%19) : (tensor<f32>) -> tensor<bf16>
return %20 : tensor<bf16>
}
}

