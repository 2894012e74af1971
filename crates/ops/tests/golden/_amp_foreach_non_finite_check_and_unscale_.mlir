// (f32[3,2] f16[4]) f32[1] f32[1]
module @example {
func.func public @main(%0: tensor<3x2xf32>, %1: tensor<4xf16>, %2: tensor<1xf32>, %3: tensor<1xf32>) -> (tensor<3x2xf32>, tensor<4xf16>, tensor<1xf32>) {
%4 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
%5 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%6 = "stablehlo.is_finite"(%0) : (tensor<3x2xf32>) -> tensor<3x2xi1>
%7 = "stablehlo.not"(%6) : (tensor<3x2xi1>) -> tensor<3x2xi1>
%8 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<i1>, %10: tensor<i1>):
%11 = "stablehlo.or"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x2xi1>, tensor<i1>) -> tensor<i1>
%13 = "stablehlo.or"(%5, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%14 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%15 = "stablehlo.multiply"(%0, %14) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%16 = "stablehlo.is_finite"(%1) : (tensor<4xf16>) -> tensor<4xi1>
%17 = "stablehlo.not"(%16) : (tensor<4xi1>) -> tensor<4xi1>
%18 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%22 = "stablehlo.reduce"(%17, %18) ({
^bb0(%19: tensor<i1>, %20: tensor<i1>):
%21 = "stablehlo.or"(%19, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%21) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
%23 = "stablehlo.or"(%13, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%24 = "stablehlo.convert"(%1) : (tensor<4xf16>) -> tensor<4xf32>
%25 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%27 = "stablehlo.convert"(%26) : (tensor<4xf32>) -> tensor<4xf16>
%28 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1xf32>} : () -> tensor<1xf32>
%29 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1xi1>
%30 = "stablehlo.select"(%29, %28, %2) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
return %15, %27, %30 : tensor<3x2xf32>, tensor<4xf16>, tensor<1xf32>
}
}

// (f32[3]) f32[] f32[]
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<f32>, %2: tensor<f32>) -> (tensor<3xf32>, tensor<f32>) {
%3 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%4 = "stablehlo.is_finite"(%0) : (tensor<3xf32>) -> tensor<3xi1>
%5 = "stablehlo.not"(%4) : (tensor<3xi1>) -> tensor<3xi1>
%6 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i1>, %8: tensor<i1>):
%9 = "stablehlo.or"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.or"(%3, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%13 = "stablehlo.multiply"(%0, %12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.select"(%11, %14, %1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
return %13, %15 : tensor<3xf32>, tensor<f32>
}
}

