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
%33, %34, %35, %36 = "stablehlo.while"(%9, %10, %15, %14) ({
^bb0(%16: tensor<i32>, %17: tensor<2x16xf32>, %18: tensor<2x16xf32>, %19: tensor<2x16xf32>):
%20 = "stablehlo.compare"(%16, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%20) : (tensor<i1>) -> ()
}, {
^bb0(%21: tensor<i32>, %22: tensor<2x16xf32>, %23: tensor<2x16xf32>, %24: tensor<2x16xf32>):
%25 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%26 = "stablehlo.multiply"(%25, %0) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%27 = "stablehlo.multiply"(%26, %22) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%28 = "stablehlo.subtract"(%27, %23) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%29 = "stablehlo.add"(%21, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x16xi32>
%31 = "stablehlo.compare"(%3, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%32 = "stablehlo.select"(%31, %28, %24) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
"stablehlo.return"(%29, %28, %22, %32) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> ()
}) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>)
%37 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%38 = "stablehlo.compare"(%3, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%40 = "stablehlo.select"(%38, %39, %36) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %40 : tensor<2x16xf32>
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
%33, %34, %35, %36 = "stablehlo.while"(%9, %10, %15, %14) ({
^bb0(%16: tensor<i32>, %17: tensor<8xf64>, %18: tensor<8xf64>, %19: tensor<8xf64>):
%20 = "stablehlo.compare"(%16, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%20) : (tensor<i1>) -> ()
}, {
^bb0(%21: tensor<i32>, %22: tensor<8xf64>, %23: tensor<8xf64>, %24: tensor<8xf64>):
%25 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%26 = "stablehlo.multiply"(%25, %0) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%27 = "stablehlo.multiply"(%26, %22) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%28 = "stablehlo.subtract"(%27, %23) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%29 = "stablehlo.add"(%21, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%31 = "stablehlo.compare"(%3, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%32 = "stablehlo.select"(%31, %28, %24) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
"stablehlo.return"(%29, %28, %22, %32) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> ()
}) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>)
%37 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%38 = "stablehlo.compare"(%3, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%40 = "stablehlo.select"(%38, %39, %36) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
return %40 : tensor<8xf64>
}
}

