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
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%20 = "stablehlo.add"(%18, %19) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%22 = "stablehlo.compare"(%11, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%24 = "stablehlo.select"(%22, %23, %20) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%25 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%43, %44, %45, %46 = "stablehlo.while"(%17, %20, %25, %24) ({
^bb0(%26: tensor<i32>, %27: tensor<2x16xf32>, %28: tensor<2x16xf32>, %29: tensor<2x16xf32>):
%30 = "stablehlo.compare"(%26, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%30) : (tensor<i1>) -> ()
}, {
^bb0(%31: tensor<i32>, %32: tensor<2x16xf32>, %33: tensor<2x16xf32>, %34: tensor<2x16xf32>):
%35 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%36 = "stablehlo.multiply"(%35, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%37 = "stablehlo.multiply"(%36, %32) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%38 = "stablehlo.subtract"(%37, %33) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%39 = "stablehlo.add"(%31, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x16xi32>
%41 = "stablehlo.compare"(%11, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%42 = "stablehlo.select"(%41, %38, %34) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
"stablehlo.return"(%39, %38, %32, %42) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> ()
}) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>)
%47 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%48 = "stablehlo.compare"(%11, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%50 = "stablehlo.select"(%48, %49, %46) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %50 : tensor<2x16xf32>
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
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%20 = "stablehlo.add"(%18, %19) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%22 = "stablehlo.compare"(%11, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%24 = "stablehlo.select"(%22, %23, %20) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%25 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%43, %44, %45, %46 = "stablehlo.while"(%17, %20, %25, %24) ({
^bb0(%26: tensor<i32>, %27: tensor<8xf64>, %28: tensor<8xf64>, %29: tensor<8xf64>):
%30 = "stablehlo.compare"(%26, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%30) : (tensor<i1>) -> ()
}, {
^bb0(%31: tensor<i32>, %32: tensor<8xf64>, %33: tensor<8xf64>, %34: tensor<8xf64>):
%35 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%36 = "stablehlo.multiply"(%35, %5) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%37 = "stablehlo.multiply"(%36, %32) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%38 = "stablehlo.subtract"(%37, %33) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%39 = "stablehlo.add"(%31, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%41 = "stablehlo.compare"(%11, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%42 = "stablehlo.select"(%41, %38, %34) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
"stablehlo.return"(%39, %38, %32, %42) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> ()
}) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>)
%47 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%48 = "stablehlo.compare"(%11, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%50 = "stablehlo.select"(%48, %49, %46) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
return %50 : tensor<8xf64>
}
}

