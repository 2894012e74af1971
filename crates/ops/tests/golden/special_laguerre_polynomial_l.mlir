// f32[2,16] f32[16]
module @example {
func.func public @main(%0: tensor<2x16xf32>, %1: tensor<16xf32>) -> (tensor<2x16xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<2x16xf32>
%3 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%4 = "stablehlo.abs"(%2) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%5 = "stablehlo.compare"(%4, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xi1>
%6 = "stablehlo.negate"(%3) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%7 = "stablehlo.select"(%5, %2, %6) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%8 = "stablehlo.convert"(%7) : (tensor<2x16xf32>) -> tensor<2x16xi32>
%9 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i32>, %11: tensor<i32>):
%12 = "stablehlo.maximum"(%10, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%12) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x16xi32>, tensor<i32>) -> tensor<i32>
%14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%16 = "stablehlo.subtract"(%15, %0) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%18 = "stablehlo.compare"(%8, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%20 = "stablehlo.select"(%18, %19, %16) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%48, %49, %50, %51 = "stablehlo.while"(%14, %16, %21, %20) ({
^bb0(%22: tensor<i32>, %23: tensor<2x16xf32>, %24: tensor<2x16xf32>, %25: tensor<2x16xf32>):
%26 = "stablehlo.compare"(%22, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%26) : (tensor<i1>) -> ()
}, {
^bb0(%27: tensor<i32>, %28: tensor<2x16xf32>, %29: tensor<2x16xf32>, %30: tensor<2x16xf32>):
%31 = "stablehlo.convert"(%27) : (tensor<i32>) -> tensor<f32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x16xf32>
%33 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%34 = "stablehlo.multiply"(%33, %32) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%36 = "stablehlo.add"(%34, %35) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%37 = "stablehlo.subtract"(%36, %0) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%38 = "stablehlo.multiply"(%37, %28) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%39 = "stablehlo.multiply"(%32, %29) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%40 = "stablehlo.subtract"(%38, %39) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%41 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%42 = "stablehlo.add"(%32, %41) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%43 = "stablehlo.divide"(%40, %42) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%44 = "stablehlo.add"(%27, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x16xi32>
%46 = "stablehlo.compare"(%8, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%47 = "stablehlo.select"(%46, %43, %30) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
"stablehlo.return"(%44, %43, %28, %47) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> ()
}) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>)
%52 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%53 = "stablehlo.compare"(%8, %52) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%55 = "stablehlo.select"(%53, %54, %51) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %55 : tensor<2x16xf32>
}
}

// f64[8] s64[8]
module @example {
func.func public @main(%0: tensor<8xf64>, %1: tensor<8xi64>) -> (tensor<8xf64>) {
%2 = "stablehlo.convert"(%1) : (tensor<8xi64>) -> tensor<8xf64>
%3 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf64>} : () -> tensor<8xf64>
%4 = "stablehlo.abs"(%2) : (tensor<8xf64>) -> tensor<8xf64>
%5 = "stablehlo.compare"(%4, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%6 = "stablehlo.negate"(%3) : (tensor<8xf64>) -> tensor<8xf64>
%7 = "stablehlo.select"(%5, %2, %6) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%8 = "stablehlo.convert"(%7) : (tensor<8xf64>) -> tensor<8xi32>
%9 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i32>, %11: tensor<i32>):
%12 = "stablehlo.maximum"(%10, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%12) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
%14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%16 = "stablehlo.subtract"(%15, %0) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%18 = "stablehlo.compare"(%8, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%20 = "stablehlo.select"(%18, %19, %16) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%48, %49, %50, %51 = "stablehlo.while"(%14, %16, %21, %20) ({
^bb0(%22: tensor<i32>, %23: tensor<8xf64>, %24: tensor<8xf64>, %25: tensor<8xf64>):
%26 = "stablehlo.compare"(%22, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%26) : (tensor<i1>) -> ()
}, {
^bb0(%27: tensor<i32>, %28: tensor<8xf64>, %29: tensor<8xf64>, %30: tensor<8xf64>):
%31 = "stablehlo.convert"(%27) : (tensor<i32>) -> tensor<f64>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8xf64>
%33 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%34 = "stablehlo.multiply"(%33, %32) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%36 = "stablehlo.add"(%34, %35) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%37 = "stablehlo.subtract"(%36, %0) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%38 = "stablehlo.multiply"(%37, %28) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%39 = "stablehlo.multiply"(%32, %29) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%40 = "stablehlo.subtract"(%38, %39) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%41 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%42 = "stablehlo.add"(%32, %41) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%43 = "stablehlo.divide"(%40, %42) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%44 = "stablehlo.add"(%27, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%46 = "stablehlo.compare"(%8, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%47 = "stablehlo.select"(%46, %43, %30) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
"stablehlo.return"(%44, %43, %28, %47) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> ()
}) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>)
%52 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%53 = "stablehlo.compare"(%8, %52) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%55 = "stablehlo.select"(%53, %54, %51) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
return %55 : tensor<8xf64>
}
}

