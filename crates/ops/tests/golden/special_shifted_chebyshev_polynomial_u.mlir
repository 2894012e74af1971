// f32[2,16] f32[16]
module @example {
func.func public @main(%0: tensor<2x16xf32>, %1: tensor<16xf32>) -> (tensor<2x16xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<2x16xf32>
%3 = "stablehlo.add"(%0, %0) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%5 = "stablehlo.subtract"(%3, %4) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%6 = "stablehlo.convert"(%2) : (tensor<2x16xf32>) -> tensor<2x16xi32>
%7 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<i32>, %9: tensor<i32>):
%10 = "stablehlo.maximum"(%8, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%10) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x16xi32>, tensor<i32>) -> tensor<i32>
%12 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.add"(%5, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%15 = "stablehlo.compare"(%6, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%17 = "stablehlo.select"(%15, %16, %13) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%36, %37, %38, %39 = "stablehlo.while"(%12, %13, %18, %17) ({
^bb0(%19: tensor<i32>, %20: tensor<2x16xf32>, %21: tensor<2x16xf32>, %22: tensor<2x16xf32>):
%23 = "stablehlo.compare"(%19, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%23) : (tensor<i1>) -> ()
}, {
^bb0(%24: tensor<i32>, %25: tensor<2x16xf32>, %26: tensor<2x16xf32>, %27: tensor<2x16xf32>):
%28 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%29 = "stablehlo.multiply"(%28, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%30 = "stablehlo.multiply"(%29, %25) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%31 = "stablehlo.subtract"(%30, %26) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%32 = "stablehlo.add"(%24, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x16xi32>
%34 = "stablehlo.compare"(%6, %33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%35 = "stablehlo.select"(%34, %31, %27) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
"stablehlo.return"(%32, %31, %25, %35) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> ()
}) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>)
%40 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%41 = "stablehlo.compare"(%6, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%43 = "stablehlo.select"(%41, %42, %39) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %43 : tensor<2x16xf32>
}
}

// f64[8] s64[8]
module @example {
func.func public @main(%0: tensor<8xf64>, %1: tensor<8xi64>) -> (tensor<8xf64>) {
%2 = "stablehlo.convert"(%1) : (tensor<8xi64>) -> tensor<8xf64>
%3 = "stablehlo.add"(%0, %0) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%5 = "stablehlo.subtract"(%3, %4) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%6 = "stablehlo.convert"(%2) : (tensor<8xf64>) -> tensor<8xi32>
%7 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<i32>, %9: tensor<i32>):
%10 = "stablehlo.maximum"(%8, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%10) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
%12 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.add"(%5, %5) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%15 = "stablehlo.compare"(%6, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%17 = "stablehlo.select"(%15, %16, %13) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%36, %37, %38, %39 = "stablehlo.while"(%12, %13, %18, %17) ({
^bb0(%19: tensor<i32>, %20: tensor<8xf64>, %21: tensor<8xf64>, %22: tensor<8xf64>):
%23 = "stablehlo.compare"(%19, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%23) : (tensor<i1>) -> ()
}, {
^bb0(%24: tensor<i32>, %25: tensor<8xf64>, %26: tensor<8xf64>, %27: tensor<8xf64>):
%28 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%29 = "stablehlo.multiply"(%28, %5) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%30 = "stablehlo.multiply"(%29, %25) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%31 = "stablehlo.subtract"(%30, %26) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%32 = "stablehlo.add"(%24, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%34 = "stablehlo.compare"(%6, %33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%35 = "stablehlo.select"(%34, %31, %27) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
"stablehlo.return"(%32, %31, %25, %35) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> ()
}) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>)
%40 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%41 = "stablehlo.compare"(%6, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%43 = "stablehlo.select"(%41, %42, %39) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
return %43 : tensor<8xf64>
}
}

