// f32[2,3]
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<f32>, tensor<f32>) {
%1 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.minimum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reduce"(%0, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.maximum"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
return %5, %10 : tensor<f32>, tensor<f32>
}
}

// s64[2,3] dim=0 keepdim=true
module @example {
func.func public @main(%0: tensor<2x3xi64>) -> (tensor<1x3xi64>, tensor<1x3xi64>) {
%1 = "stablehlo.constant"() {value = dense<9223372036854775807> : tensor<i64>} : () -> tensor<i64>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<i64>, %3: tensor<i64>):
%4 = "stablehlo.minimum"(%2, %3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%4) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x3xi64>, tensor<i64>) -> tensor<3xi64>
%6 = "stablehlo.reshape"(%5) : (tensor<3xi64>) -> tensor<1x3xi64>
%7 = "stablehlo.constant"() {value = dense<-9223372036854775808> : tensor<i64>} : () -> tensor<i64>
%11 = "stablehlo.reduce"(%0, %7) ({
^bb0(%8: tensor<i64>, %9: tensor<i64>):
%10 = "stablehlo.maximum"(%8, %9) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%10) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x3xi64>, tensor<i64>) -> tensor<3xi64>
%12 = "stablehlo.reshape"(%11) : (tensor<3xi64>) -> tensor<1x3xi64>
return %6, %12 : tensor<1x3xi64>, tensor<1x3xi64>
}
}

