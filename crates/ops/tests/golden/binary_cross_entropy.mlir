// f32[4,3] f32[4,3]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4x3xf32>) -> (tensor<f32>) {
%2 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%3 = "stablehlo.log"(%0) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%4 = "stablehlo.maximum"(%3, %2) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%5 = "stablehlo.negate"(%0) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%6 = "stablehlo.log_plus_one"(%5) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%7 = "stablehlo.maximum"(%6, %2) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%9 = "stablehlo.subtract"(%1, %8) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%10 = "stablehlo.multiply"(%9, %7) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%11 = "stablehlo.multiply"(%1, %4) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%12 = "stablehlo.subtract"(%10, %11) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
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

// f32[4,3] f32[4,3] f32[3] 0
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4x3xf32>, %2: tensor<3xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%4 = "stablehlo.log"(%0) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%5 = "stablehlo.maximum"(%4, %3) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%6 = "stablehlo.negate"(%0) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%7 = "stablehlo.log_plus_one"(%6) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%8 = "stablehlo.maximum"(%7, %3) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%10 = "stablehlo.subtract"(%1, %9) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%11 = "stablehlo.multiply"(%10, %8) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%12 = "stablehlo.multiply"(%1, %5) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%13 = "stablehlo.subtract"(%11, %12) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%14 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%15 = "stablehlo.multiply"(%13, %14) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %15 : tensor<4x3xf32>
}
}

// bf16[8] bf16[8] none 2
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<8xbf16>) -> (tensor<bf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%1) : (tensor<8xbf16>) -> tensor<8xf32>
%4 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.log"(%2) : (tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.maximum"(%5, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.negate"(%2) : (tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.log_plus_one"(%7) : (tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.maximum"(%8, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%11 = "stablehlo.subtract"(%3, %10) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.multiply"(%11, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.multiply"(%3, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.subtract"(%12, %13) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
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

