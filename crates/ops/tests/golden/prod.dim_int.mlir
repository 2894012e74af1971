// f32[2,3] -1
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2xf32>) {
%1 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.multiply"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
return %5 : tensor<2xf32>
}
}

// s32[3,2] 0 true
module @example {
func.func public @main(%0: tensor<3x2xi32>) -> (tensor<1x2xi64>) {
%1 = "stablehlo.convert"(%0) : (tensor<3x2xi32>) -> tensor<3x2xi64>
%2 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<i64>, %4: tensor<i64>):
%5 = "stablehlo.multiply"(%3, %4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%5) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x2xi64>, tensor<i64>) -> tensor<2xi64>
%7 = "stablehlo.reshape"(%6) : (tensor<2xi64>) -> tensor<1x2xi64>
return %7 : tensor<1x2xi64>
}
}

