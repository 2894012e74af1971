// f32[2,3,2] [0,2] true
module @example {
func.func public @main(%0: tensor<2x3x2xf32>) -> (tensor<1x3x1xi1>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xi1>
%3 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<i1>, %5: tensor<i1>):
%6 = "stablehlo.or"(%4, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x2xi1>, tensor<i1>) -> tensor<3xi1>
%8 = "stablehlo.reshape"(%7) : (tensor<3xi1>) -> tensor<1x3x1xi1>
return %8 : tensor<1x3x1xi1>
}
}

// u8[2,3] []
module @example {
func.func public @main(%0: tensor<2x3xui8>) -> (tensor<2x3xui8>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<2x3xui8>} : () -> tensor<2x3xui8>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
%3 = "stablehlo.convert"(%2) : (tensor<2x3xi1>) -> tensor<2x3xui8>
return %3 : tensor<2x3xui8>
}
}

