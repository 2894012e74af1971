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
%11 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%12 = "stablehlo.compare"(%3, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%13 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%14 = "stablehlo.select"(%12, %13, %10) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%36, %37, %38, %39 = "stablehlo.while"(%9, %10, %15, %14) ({
^bb0(%16: tensor<i32>, %17: tensor<2x16xf32>, %18: tensor<2x16xf32>, %19: tensor<2x16xf32>):
%20 = "stablehlo.compare"(%16, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%20) : (tensor<i1>) -> ()
}, {
^bb0(%21: tensor<i32>, %22: tensor<2x16xf32>, %23: tensor<2x16xf32>, %24: tensor<2x16xf32>):
%25 = "stablehlo.convert"(%21) : (tensor<i32>) -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x16xf32>
%27 = "stablehlo.multiply"(%0, %22) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%28 = "stablehlo.multiply"(%26, %23) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%29 = "stablehlo.subtract"(%27, %28) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%30 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%31 = "stablehlo.multiply"(%30, %29) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%32 = "stablehlo.add"(%21, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x16xi32>
%34 = "stablehlo.compare"(%3, %33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%35 = "stablehlo.select"(%34, %31, %24) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
"stablehlo.return"(%32, %31, %22, %35) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> ()
}) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>)
%40 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%41 = "stablehlo.compare"(%3, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%43 = "stablehlo.select"(%41, %42, %39) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %43 : tensor<2x16xf32>
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
%11 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%12 = "stablehlo.compare"(%3, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%13 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%14 = "stablehlo.select"(%12, %13, %10) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%36, %37, %38, %39 = "stablehlo.while"(%9, %10, %15, %14) ({
^bb0(%16: tensor<i32>, %17: tensor<8xf64>, %18: tensor<8xf64>, %19: tensor<8xf64>):
%20 = "stablehlo.compare"(%16, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%20) : (tensor<i1>) -> ()
}, {
^bb0(%21: tensor<i32>, %22: tensor<8xf64>, %23: tensor<8xf64>, %24: tensor<8xf64>):
%25 = "stablehlo.convert"(%21) : (tensor<i32>) -> tensor<f64>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8xf64>
%27 = "stablehlo.multiply"(%0, %22) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%28 = "stablehlo.multiply"(%26, %23) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%29 = "stablehlo.subtract"(%27, %28) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%30 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%31 = "stablehlo.multiply"(%30, %29) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%32 = "stablehlo.add"(%21, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%34 = "stablehlo.compare"(%3, %33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%35 = "stablehlo.select"(%34, %31, %24) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
"stablehlo.return"(%32, %31, %22, %35) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> ()
}) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>)
%40 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%41 = "stablehlo.compare"(%3, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%43 = "stablehlo.select"(%41, %42, %39) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
return %43 : tensor<8xf64>
}
}

