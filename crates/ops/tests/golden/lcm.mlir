// s64[16] s64[16]
module @example {
func.func public @main(%0: tensor<16xi64>, %1: tensor<16xi64>) -> (tensor<16xi64>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<16xi64>} : () -> tensor<16xi64>
%19, %20 = "stablehlo.while"(%0, %1) ({
^bb0(%3: tensor<16xi64>, %4: tensor<16xi64>):
%5 = "stablehlo.compare"(%4, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%6 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i1>, %8: tensor<i1>):
%9 = "stablehlo.or"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%10) : (tensor<i1>) -> ()
}, {
^bb0(%11: tensor<16xi64>, %12: tensor<16xi64>):
%13 = "stablehlo.compare"(%12, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%14 = "stablehlo.constant"() {value = dense<1> : tensor<16xi64>} : () -> tensor<16xi64>
%15 = "stablehlo.select"(%13, %12, %14) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%16 = "stablehlo.remainder"(%11, %15) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%17 = "stablehlo.select"(%13, %16, %2) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%18 = "stablehlo.select"(%13, %12, %11) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
"stablehlo.return"(%18, %17) : (tensor<16xi64>, tensor<16xi64>) -> ()
}) : (tensor<16xi64>, tensor<16xi64>) -> (tensor<16xi64>, tensor<16xi64>)
%21 = "stablehlo.abs"(%19) : (tensor<16xi64>) -> tensor<16xi64>
%22 = "stablehlo.constant"() {value = dense<0> : tensor<16xi64>} : () -> tensor<16xi64>
%23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%24 = "stablehlo.constant"() {value = dense<1> : tensor<16xi64>} : () -> tensor<16xi64>
%25 = "stablehlo.select"(%23, %24, %21) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%26 = "stablehlo.divide"(%0, %25) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%27 = "stablehlo.multiply"(%26, %1) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%28 = "stablehlo.abs"(%27) : (tensor<16xi64>) -> tensor<16xi64>
%29 = "stablehlo.select"(%23, %21, %28) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
return %29 : tensor<16xi64>
}
}

// s32[8] s32[]
module @example {
func.func public @main(%0: tensor<8xi32>, %1: tensor<i32>) -> (tensor<8xi32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%20, %21 = "stablehlo.while"(%0, %2) ({
^bb0(%4: tensor<8xi32>, %5: tensor<8xi32>):
%6 = "stablehlo.compare"(%5, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%7 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<i1>, %9: tensor<i1>):
%10 = "stablehlo.or"(%8, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%10) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}, {
^bb0(%12: tensor<8xi32>, %13: tensor<8xi32>):
%14 = "stablehlo.compare"(%13, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%15 = "stablehlo.constant"() {value = dense<1> : tensor<8xi32>} : () -> tensor<8xi32>
%16 = "stablehlo.select"(%14, %13, %15) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
%17 = "stablehlo.remainder"(%12, %16) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
%18 = "stablehlo.select"(%14, %17, %3) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
%19 = "stablehlo.select"(%14, %13, %12) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
"stablehlo.return"(%19, %18) : (tensor<8xi32>, tensor<8xi32>) -> ()
}) : (tensor<8xi32>, tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>)
%22 = "stablehlo.abs"(%20) : (tensor<8xi32>) -> tensor<8xi32>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%24 = "stablehlo.compare"(%22, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%25 = "stablehlo.constant"() {value = dense<1> : tensor<8xi32>} : () -> tensor<8xi32>
%26 = "stablehlo.select"(%24, %25, %22) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
%27 = "stablehlo.divide"(%0, %26) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
%28 = "stablehlo.multiply"(%27, %2) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
%29 = "stablehlo.abs"(%28) : (tensor<8xi32>) -> tensor<8xi32>
%30 = "stablehlo.select"(%24, %22, %29) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
return %30 : tensor<8xi32>
}
}

