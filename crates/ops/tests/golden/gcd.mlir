// s64[16] s64[16]
module @example {
func.func public @main(%0: tensor<16xi64>, %1: tensor<16xi64>) -> (tensor<16xi64>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<16xi64>} : () -> tensor<16xi64>
%3 = "stablehlo.abs"(%1) : (tensor<16xi64>) -> tensor<16xi64>
%4 = "stablehlo.abs"(%0) : (tensor<16xi64>) -> tensor<16xi64>
%21, %22 = "stablehlo.while"(%3, %4) ({
^bb0(%5: tensor<16xi64>, %6: tensor<16xi64>):
%7 = "stablehlo.compare"(%6, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%8 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<i1>, %10: tensor<i1>):
%11 = "stablehlo.or"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}, {
^bb0(%13: tensor<16xi64>, %14: tensor<16xi64>):
%15 = "stablehlo.compare"(%14, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%16 = "stablehlo.constant"() {value = dense<1> : tensor<16xi64>} : () -> tensor<16xi64>
%17 = "stablehlo.select"(%15, %14, %16) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%18 = "stablehlo.remainder"(%13, %17) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%19 = "stablehlo.select"(%15, %18, %2) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%20 = "stablehlo.select"(%15, %14, %13) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
"stablehlo.return"(%20, %19) : (tensor<16xi64>, tensor<16xi64>) -> ()
}) : (tensor<16xi64>, tensor<16xi64>) -> (tensor<16xi64>, tensor<16xi64>)
return %21 : tensor<16xi64>
}
}

// s32[2,1] s32[3]
module @example {
func.func public @main(%0: tensor<2x1xi32>, %1: tensor<3xi32>) -> (tensor<2x3xi32>) {
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<2x3xi32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%5 = "stablehlo.abs"(%3) : (tensor<2x3xi32>) -> tensor<2x3xi32>
%6 = "stablehlo.abs"(%2) : (tensor<2x3xi32>) -> tensor<2x3xi32>
%23, %24 = "stablehlo.while"(%5, %6) ({
^bb0(%7: tensor<2x3xi32>, %8: tensor<2x3xi32>):
%9 = "stablehlo.compare"(%8, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%10 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.or"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}, {
^bb0(%15: tensor<2x3xi32>, %16: tensor<2x3xi32>):
%17 = "stablehlo.compare"(%16, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%18 = "stablehlo.constant"() {value = dense<1> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%19 = "stablehlo.select"(%17, %16, %18) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%20 = "stablehlo.remainder"(%15, %19) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%21 = "stablehlo.select"(%17, %20, %4) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%22 = "stablehlo.select"(%17, %16, %15) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
"stablehlo.return"(%22, %21) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
}) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
return %23 : tensor<2x3xi32>
}
}

// u8[4] u8[4]
module @example {
func.func public @main(%0: tensor<4xui8>, %1: tensor<4xui8>) -> (tensor<4xui8>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<4xui8>} : () -> tensor<4xui8>
%19, %20 = "stablehlo.while"(%1, %0) ({
^bb0(%3: tensor<4xui8>, %4: tensor<4xui8>):
%5 = "stablehlo.compare"(%4, %2) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
%6 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i1>, %8: tensor<i1>):
%9 = "stablehlo.or"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%10) : (tensor<i1>) -> ()
}, {
^bb0(%11: tensor<4xui8>, %12: tensor<4xui8>):
%13 = "stablehlo.compare"(%12, %2) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
%14 = "stablehlo.constant"() {value = dense<1> : tensor<4xui8>} : () -> tensor<4xui8>
%15 = "stablehlo.select"(%13, %12, %14) : (tensor<4xi1>, tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
%16 = "stablehlo.remainder"(%11, %15) : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
%17 = "stablehlo.select"(%13, %16, %2) : (tensor<4xi1>, tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
%18 = "stablehlo.select"(%13, %12, %11) : (tensor<4xi1>, tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
"stablehlo.return"(%18, %17) : (tensor<4xui8>, tensor<4xui8>) -> ()
}) : (tensor<4xui8>, tensor<4xui8>) -> (tensor<4xui8>, tensor<4xui8>)
return %19 : tensor<4xui8>
}
}

