// f32[2,16] f32[16]
module @example {
func.func public @main(%0: tensor<2x16xf32>, %1: tensor<16xf32>) -> (tensor<2x16xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<2x16xf32>
%3 = "stablehlo.convert"(%2) : (tensor<2x16xf32>) -> tensor<2x16xi32>
%4 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<i32>, %6: tensor<i32>):
%7 = "stablehlo.maximum"(%5, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%7) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x16xi32>, tensor<i32>) -> tensor<i32>
%9 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.add"(%0, %0) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%12 = "stablehlo.add"(%10, %11) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%14 = "stablehlo.compare"(%3, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%16 = "stablehlo.select"(%14, %15, %12) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%35, %36, %37, %38 = "stablehlo.while"(%9, %12, %17, %16) ({
^bb0(%18: tensor<i32>, %19: tensor<2x16xf32>, %20: tensor<2x16xf32>, %21: tensor<2x16xf32>):
%22 = "stablehlo.compare"(%18, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%22) : (tensor<i1>) -> ()
}, {
^bb0(%23: tensor<i32>, %24: tensor<2x16xf32>, %25: tensor<2x16xf32>, %26: tensor<2x16xf32>):
%27 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%28 = "stablehlo.multiply"(%27, %0) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%29 = "stablehlo.multiply"(%28, %24) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%30 = "stablehlo.subtract"(%29, %25) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%31 = "stablehlo.add"(%23, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x16xi32>
%33 = "stablehlo.compare"(%3, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%34 = "stablehlo.select"(%33, %30, %26) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
"stablehlo.return"(%31, %30, %24, %34) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> ()
}) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>)
%39 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%40 = "stablehlo.compare"(%3, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%42 = "stablehlo.select"(%40, %41, %38) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %42 : tensor<2x16xf32>
}
}

// f64[8] s64[8]
module @example {
func.func public @main(%0: tensor<8xf64>, %1: tensor<8xi64>) -> (tensor<8xf64>) {
%2 = "stablehlo.convert"(%1) : (tensor<8xi64>) -> tensor<8xf64>
%3 = "stablehlo.convert"(%2) : (tensor<8xf64>) -> tensor<8xi32>
%4 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<i32>, %6: tensor<i32>):
%7 = "stablehlo.maximum"(%5, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%7) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
%9 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.add"(%0, %0) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%12 = "stablehlo.add"(%10, %11) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%14 = "stablehlo.compare"(%3, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%16 = "stablehlo.select"(%14, %15, %12) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%35, %36, %37, %38 = "stablehlo.while"(%9, %12, %17, %16) ({
^bb0(%18: tensor<i32>, %19: tensor<8xf64>, %20: tensor<8xf64>, %21: tensor<8xf64>):
%22 = "stablehlo.compare"(%18, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%22) : (tensor<i1>) -> ()
}, {
^bb0(%23: tensor<i32>, %24: tensor<8xf64>, %25: tensor<8xf64>, %26: tensor<8xf64>):
%27 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%28 = "stablehlo.multiply"(%27, %0) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%29 = "stablehlo.multiply"(%28, %24) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%30 = "stablehlo.subtract"(%29, %25) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%31 = "stablehlo.add"(%23, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%33 = "stablehlo.compare"(%3, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%34 = "stablehlo.select"(%33, %30, %26) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
"stablehlo.return"(%31, %30, %24, %34) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> ()
}) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>)
%39 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%40 = "stablehlo.compare"(%3, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%42 = "stablehlo.select"(%40, %41, %38) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
return %42 : tensor<8xf64>
}
}

