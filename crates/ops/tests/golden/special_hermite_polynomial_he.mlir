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
%15 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%16 = "stablehlo.compare"(%8, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%18 = "stablehlo.select"(%16, %17, %0) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%38, %39, %40, %41 = "stablehlo.while"(%14, %0, %19, %18) ({
^bb0(%20: tensor<i32>, %21: tensor<2x16xf32>, %22: tensor<2x16xf32>, %23: tensor<2x16xf32>):
%24 = "stablehlo.compare"(%20, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%24) : (tensor<i1>) -> ()
}, {
^bb0(%25: tensor<i32>, %26: tensor<2x16xf32>, %27: tensor<2x16xf32>, %28: tensor<2x16xf32>):
%29 = "stablehlo.convert"(%25) : (tensor<i32>) -> tensor<f32>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x16xf32>
%31 = "stablehlo.multiply"(%0, %26) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%32 = "stablehlo.multiply"(%30, %27) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%34 = "stablehlo.add"(%25, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x16xi32>
%36 = "stablehlo.compare"(%8, %35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%37 = "stablehlo.select"(%36, %33, %28) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
"stablehlo.return"(%34, %33, %26, %37) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> ()
}) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>)
%42 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%43 = "stablehlo.compare"(%8, %42) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%45 = "stablehlo.select"(%43, %44, %41) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %45 : tensor<2x16xf32>
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
%15 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%16 = "stablehlo.compare"(%8, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%18 = "stablehlo.select"(%16, %17, %0) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%38, %39, %40, %41 = "stablehlo.while"(%14, %0, %19, %18) ({
^bb0(%20: tensor<i32>, %21: tensor<8xf64>, %22: tensor<8xf64>, %23: tensor<8xf64>):
%24 = "stablehlo.compare"(%20, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%24) : (tensor<i1>) -> ()
}, {
^bb0(%25: tensor<i32>, %26: tensor<8xf64>, %27: tensor<8xf64>, %28: tensor<8xf64>):
%29 = "stablehlo.convert"(%25) : (tensor<i32>) -> tensor<f64>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8xf64>
%31 = "stablehlo.multiply"(%0, %26) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%32 = "stablehlo.multiply"(%30, %27) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%34 = "stablehlo.add"(%25, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%36 = "stablehlo.compare"(%8, %35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%37 = "stablehlo.select"(%36, %33, %28) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
"stablehlo.return"(%34, %33, %26, %37) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> ()
}) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>)
%42 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%43 = "stablehlo.compare"(%8, %42) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%45 = "stablehlo.select"(%43, %44, %41) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
return %45 : tensor<8xf64>
}
}

