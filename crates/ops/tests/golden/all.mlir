// bool[2,3]
module @example {
func.func public @main(%0: tensor<2x3xi1>) -> (tensor<i1>) {
%1 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<i1>, %3: tensor<i1>):
%4 = "stablehlo.and"(%2, %3) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%4) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
return %5 : tensor<i1>
}
}

// f32[3]
module @example {
func.func public @main(%0: tensor<3xf32>) -> (tensor<i1>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%3 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<i1>, %5: tensor<i1>):
%6 = "stablehlo.and"(%4, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
return %7 : tensor<i1>
}
}

// u8[2]
module @example {
func.func public @main(%0: tensor<2xui8>) -> (tensor<ui8>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<2xui8>} : () -> tensor<2xui8>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
%3 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<i1>, %5: tensor<i1>):
%6 = "stablehlo.and"(%4, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
%8 = "stablehlo.convert"(%7) : (tensor<i1>) -> tensor<ui8>
return %8 : tensor<ui8>
}
}

