// f32[8] f32[8]
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xf32>) {
%2 = "stablehlo.remainder"(%0, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.subtract"(%0, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%4 = "stablehlo.divide"(%3, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.compare"(%2, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%10 = "stablehlo.compare"(%1, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%11 = "stablehlo.compare"(%8, %10) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%12 = "stablehlo.and"(%6, %11) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%13 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%14 = "stablehlo.subtract"(%4, %13) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%15 = "stablehlo.select"(%12, %14, %4) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%16 = "stablehlo.floor"(%15) : (tensor<8xf32>) -> tensor<8xf32>
%17 = "stablehlo.subtract"(%15, %16) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%18 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%21 = "stablehlo.add"(%16, %20) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%22 = "stablehlo.select"(%19, %21, %16) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%23 = "stablehlo.divide"(%0, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%24 = "stablehlo.bitcast_convert"(%23) : (tensor<8xf32>) -> tensor<8xi32>
%25 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%26 = "stablehlo.compare"(%24, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%27 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%29 = "stablehlo.select"(%26, %27, %28) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%31 = "stablehlo.compare"(%15, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%32 = "stablehlo.select"(%31, %29, %22) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%34 = "stablehlo.compare"(%1, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%35 = "stablehlo.select"(%34, %23, %32) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %35 : tensor<8xf32>
}
}

// s64[8] s64[8]
module @example {
func.func public @main(%0: tensor<8xi64>, %1: tensor<8xi64>) -> (tensor<8xi64>) {
%2 = "stablehlo.divide"(%0, %1) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%3 = "stablehlo.remainder"(%0, %1) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<8xi64>} : () -> tensor<8xi64>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<8xi64>} : () -> tensor<8xi64>
%6 = "stablehlo.compare"(%3, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<8xi64>} : () -> tensor<8xi64>
%8 = "stablehlo.compare"(%3, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
%9 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%11 = "stablehlo.and"(%6, %10) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%12 = "stablehlo.constant"() {value = dense<1> : tensor<8xi64>} : () -> tensor<8xi64>
%13 = "stablehlo.subtract"(%2, %12) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%14 = "stablehlo.select"(%11, %13, %2) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
return %14 : tensor<8xi64>
}
}

