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
%23 = "stablehlo.constant"() {value = dense<0> : tensor<16xi64>} : () -> tensor<16xi64>
%24 = "stablehlo.compare"(%21, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%25 = "stablehlo.constant"() {value = dense<1> : tensor<16xi64>} : () -> tensor<16xi64>
%26 = "stablehlo.select"(%24, %25, %21) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%27 = "stablehlo.divide"(%0, %26) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%28 = "stablehlo.multiply"(%27, %1) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%29 = "stablehlo.abs"(%28) : (tensor<16xi64>) -> tensor<16xi64>
%30 = "stablehlo.select"(%24, %21, %29) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
return %30 : tensor<16xi64>
}
}

// s32[8] s32[]
module @example {
func.func public @main(%0: tensor<8xi32>, %1: tensor<i32>) -> (tensor<8xi32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%4 = "stablehlo.abs"(%2) : (tensor<8xi32>) -> tensor<8xi32>
%5 = "stablehlo.abs"(%0) : (tensor<8xi32>) -> tensor<8xi32>
%22, %23 = "stablehlo.while"(%4, %5) ({
^bb0(%6: tensor<8xi32>, %7: tensor<8xi32>):
%8 = "stablehlo.compare"(%7, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%9 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.or"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}, {
^bb0(%14: tensor<8xi32>, %15: tensor<8xi32>):
%16 = "stablehlo.compare"(%15, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%17 = "stablehlo.constant"() {value = dense<1> : tensor<8xi32>} : () -> tensor<8xi32>
%18 = "stablehlo.select"(%16, %15, %17) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
%19 = "stablehlo.remainder"(%14, %18) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
%20 = "stablehlo.select"(%16, %19, %3) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
%21 = "stablehlo.select"(%16, %15, %14) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
"stablehlo.return"(%21, %20) : (tensor<8xi32>, tensor<8xi32>) -> ()
}) : (tensor<8xi32>, tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>)
%24 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%25 = "stablehlo.compare"(%22, %24) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%26 = "stablehlo.constant"() {value = dense<1> : tensor<8xi32>} : () -> tensor<8xi32>
%27 = "stablehlo.select"(%25, %26, %22) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
%28 = "stablehlo.divide"(%0, %27) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
%29 = "stablehlo.multiply"(%28, %2) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
%30 = "stablehlo.abs"(%29) : (tensor<8xi32>) -> tensor<8xi32>
%31 = "stablehlo.select"(%25, %22, %30) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
return %31 : tensor<8xi32>
}
}

