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
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%11 = "stablehlo.subtract"(%10, %0) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%12 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%13 = "stablehlo.compare"(%3, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%15 = "stablehlo.select"(%13, %14, %11) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%43, %44, %45, %46 = "stablehlo.while"(%9, %11, %16, %15) ({
^bb0(%17: tensor<i32>, %18: tensor<2x16xf32>, %19: tensor<2x16xf32>, %20: tensor<2x16xf32>):
%21 = "stablehlo.compare"(%17, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%21) : (tensor<i1>) -> ()
}, {
^bb0(%22: tensor<i32>, %23: tensor<2x16xf32>, %24: tensor<2x16xf32>, %25: tensor<2x16xf32>):
%26 = "stablehlo.convert"(%22) : (tensor<i32>) -> tensor<f32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x16xf32>
%28 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%29 = "stablehlo.multiply"(%28, %27) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%30 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%31 = "stablehlo.add"(%29, %30) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%32 = "stablehlo.subtract"(%31, %0) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%33 = "stablehlo.multiply"(%32, %23) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%34 = "stablehlo.multiply"(%27, %24) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%35 = "stablehlo.subtract"(%33, %34) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%37 = "stablehlo.add"(%27, %36) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%38 = "stablehlo.divide"(%35, %37) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%39 = "stablehlo.add"(%22, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x16xi32>
%41 = "stablehlo.compare"(%3, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%42 = "stablehlo.select"(%41, %38, %25) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
"stablehlo.return"(%39, %38, %23, %42) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> ()
}) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>)
%47 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%48 = "stablehlo.compare"(%3, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%50 = "stablehlo.select"(%48, %49, %46) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %50 : tensor<2x16xf32>
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
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%11 = "stablehlo.subtract"(%10, %0) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%12 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%13 = "stablehlo.compare"(%3, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%15 = "stablehlo.select"(%13, %14, %11) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%43, %44, %45, %46 = "stablehlo.while"(%9, %11, %16, %15) ({
^bb0(%17: tensor<i32>, %18: tensor<8xf64>, %19: tensor<8xf64>, %20: tensor<8xf64>):
%21 = "stablehlo.compare"(%17, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%21) : (tensor<i1>) -> ()
}, {
^bb0(%22: tensor<i32>, %23: tensor<8xf64>, %24: tensor<8xf64>, %25: tensor<8xf64>):
%26 = "stablehlo.convert"(%22) : (tensor<i32>) -> tensor<f64>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8xf64>
%28 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%29 = "stablehlo.multiply"(%28, %27) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%30 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%31 = "stablehlo.add"(%29, %30) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%32 = "stablehlo.subtract"(%31, %0) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%33 = "stablehlo.multiply"(%32, %23) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%34 = "stablehlo.multiply"(%27, %24) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%35 = "stablehlo.subtract"(%33, %34) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%37 = "stablehlo.add"(%27, %36) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%38 = "stablehlo.divide"(%35, %37) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%39 = "stablehlo.add"(%22, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%41 = "stablehlo.compare"(%3, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%42 = "stablehlo.select"(%41, %38, %25) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
"stablehlo.return"(%39, %38, %23, %42) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> ()
}) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>)
%47 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%48 = "stablehlo.compare"(%3, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%50 = "stablehlo.select"(%48, %49, %46) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
return %50 : tensor<8xf64>
}
}

