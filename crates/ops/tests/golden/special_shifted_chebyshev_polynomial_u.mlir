// f32[2,16] f32[16]
module @example {
func.func public @main(%0: tensor<2x16xf32>, %1: tensor<16xf32>) -> (tensor<2x16xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<2x16xf32>
%3 = "stablehlo.add"(%0, %0) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%5 = "stablehlo.subtract"(%3, %4) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%6 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%7 = "stablehlo.abs"(%2) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%8 = "stablehlo.compare"(%7, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xi1>
%9 = "stablehlo.negate"(%6) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%10 = "stablehlo.select"(%8, %2, %9) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%11 = "stablehlo.convert"(%10) : (tensor<2x16xf32>) -> tensor<2x16xi32>
%12 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<i32>, %14: tensor<i32>):
%15 = "stablehlo.maximum"(%13, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%15) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x16xi32>, tensor<i32>) -> tensor<i32>
%17 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%18 = "stablehlo.add"(%5, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%20 = "stablehlo.compare"(%11, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%22 = "stablehlo.select"(%20, %21, %18) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%41, %42, %43, %44 = "stablehlo.while"(%17, %18, %23, %22) ({
^bb0(%24: tensor<i32>, %25: tensor<2x16xf32>, %26: tensor<2x16xf32>, %27: tensor<2x16xf32>):
%28 = "stablehlo.compare"(%24, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%28) : (tensor<i1>) -> ()
}, {
^bb0(%29: tensor<i32>, %30: tensor<2x16xf32>, %31: tensor<2x16xf32>, %32: tensor<2x16xf32>):
%33 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%34 = "stablehlo.multiply"(%33, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%35 = "stablehlo.multiply"(%34, %30) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%36 = "stablehlo.subtract"(%35, %31) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%37 = "stablehlo.add"(%29, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x16xi32>
%39 = "stablehlo.compare"(%11, %38) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%40 = "stablehlo.select"(%39, %36, %32) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
"stablehlo.return"(%37, %36, %30, %40) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> ()
}) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>)
%45 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%46 = "stablehlo.compare"(%11, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%48 = "stablehlo.select"(%46, %47, %44) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %48 : tensor<2x16xf32>
}
}

// f64[8] s64[8]
module @example {
func.func public @main(%0: tensor<8xf64>, %1: tensor<8xi64>) -> (tensor<8xf64>) {
%2 = "stablehlo.convert"(%1) : (tensor<8xi64>) -> tensor<8xf64>
%3 = "stablehlo.add"(%0, %0) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%5 = "stablehlo.subtract"(%3, %4) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%6 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf64>} : () -> tensor<8xf64>
%7 = "stablehlo.abs"(%2) : (tensor<8xf64>) -> tensor<8xf64>
%8 = "stablehlo.compare"(%7, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%9 = "stablehlo.negate"(%6) : (tensor<8xf64>) -> tensor<8xf64>
%10 = "stablehlo.select"(%8, %2, %9) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%11 = "stablehlo.convert"(%10) : (tensor<8xf64>) -> tensor<8xi32>
%12 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<i32>, %14: tensor<i32>):
%15 = "stablehlo.maximum"(%13, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%15) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
%17 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%18 = "stablehlo.add"(%5, %5) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%20 = "stablehlo.compare"(%11, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%22 = "stablehlo.select"(%20, %21, %18) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%41, %42, %43, %44 = "stablehlo.while"(%17, %18, %23, %22) ({
^bb0(%24: tensor<i32>, %25: tensor<8xf64>, %26: tensor<8xf64>, %27: tensor<8xf64>):
%28 = "stablehlo.compare"(%24, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%28) : (tensor<i1>) -> ()
}, {
^bb0(%29: tensor<i32>, %30: tensor<8xf64>, %31: tensor<8xf64>, %32: tensor<8xf64>):
%33 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%34 = "stablehlo.multiply"(%33, %5) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%35 = "stablehlo.multiply"(%34, %30) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%36 = "stablehlo.subtract"(%35, %31) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%37 = "stablehlo.add"(%29, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%39 = "stablehlo.compare"(%11, %38) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%40 = "stablehlo.select"(%39, %36, %32) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
"stablehlo.return"(%37, %36, %30, %40) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> ()
}) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>)
%45 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%46 = "stablehlo.compare"(%11, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%48 = "stablehlo.select"(%46, %47, %44) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
return %48 : tensor<8xf64>
}
}

