// bool[2,3] 1
module @example {
func.func public @main(%0: tensor<2x3xi1>) -> (tensor<2xi1>) {
%1 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<i1>, %3: tensor<i1>):
%4 = "stablehlo.or"(%2, %3) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%4) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
return %5 : tensor<2xi1>
}
}

// u8[2,3] 0 true
module @example {
func.func public @main(%0: tensor<2x3xui8>) -> (tensor<1x3xui8>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<2x3xui8>} : () -> tensor<2x3xui8>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
%3 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<i1>, %5: tensor<i1>):
%6 = "stablehlo.or"(%4, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<3xi1>
%8 = "stablehlo.convert"(%7) : (tensor<3xi1>) -> tensor<3xui8>
%9 = "stablehlo.reshape"(%8) : (tensor<3xui8>) -> tensor<1x3xui8>
return %9 : tensor<1x3xui8>
}
}

