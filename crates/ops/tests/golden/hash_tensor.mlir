// f32[3,4]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<ui64>) {
%1 = "stablehlo.convert"(%0) : (tensor<3x4xf32>) -> tensor<3x4xf64>
%2 = "stablehlo.bitcast_convert"(%1) : (tensor<3x4xf64>) -> tensor<3x4xui64>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<ui64>, %5: tensor<ui64>):
%6 = "stablehlo.xor"(%4, %5) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
"stablehlo.return"(%6) : (tensor<ui64>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xui64>, tensor<ui64>) -> tensor<ui64>
return %7 : tensor<ui64>
}
}

// s8[3,4] [1] keepdim=true
module @example {
func.func public @main(%0: tensor<3x4xi8>) -> (tensor<3x1xui64>) {
%1 = "stablehlo.convert"(%0) : (tensor<3x4xi8>) -> tensor<3x4xi64>
%2 = "stablehlo.bitcast_convert"(%1) : (tensor<3x4xi64>) -> tensor<3x4xui64>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<ui64>, %5: tensor<ui64>):
%6 = "stablehlo.xor"(%4, %5) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
"stablehlo.return"(%6) : (tensor<ui64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xui64>, tensor<ui64>) -> tensor<3xui64>
%8 = "stablehlo.reshape"(%7) : (tensor<3xui64>) -> tensor<3x1xui64>
return %8 : tensor<3x1xui64>
}
}

