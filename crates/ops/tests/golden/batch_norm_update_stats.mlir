// f32[2,3,4] f32[3] f32[3] 0.1
// run-time numbers: momentum:F32
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce"(%0, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%9 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%10 = "stablehlo.divide"(%8, %9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%12 = "stablehlo.subtract"(%0, %11) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%13 = "stablehlo.multiply"(%12, %12) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%19 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%20 = "stablehlo.divide"(%18, %19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%21 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%22 = "stablehlo.multiply"(%20, %21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%23 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%24 = "stablehlo.divide"(%22, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%25 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.subtract"(%25, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%28 = "stablehlo.multiply"(%1, %27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%29 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%30 = "stablehlo.multiply"(%10, %29) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%31 = "stablehlo.add"(%28, %30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.subtract"(%32, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%35 = "stablehlo.multiply"(%2, %34) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%36 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%37 = "stablehlo.multiply"(%24, %36) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%38 = "stablehlo.add"(%35, %37) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %10, %20, %31, %38 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
}

// f32[2,3,4] none none 0.1
module @example {
func.func public @main(%0: tensor<2x3x4xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%9 = "stablehlo.subtract"(%0, %8) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%10 = "stablehlo.multiply"(%9, %9) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%16 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%17 = "stablehlo.divide"(%15, %16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %7, %17 : tensor<3xf32>, tensor<3xf32>
}
}

