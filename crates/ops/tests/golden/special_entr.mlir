// f32[16]
module @example {
func.func public @main(%0: tensor<16xf32>) -> (tensor<16xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%3 = "stablehlo.log"(%0) : (tensor<16xf32>) -> tensor<16xf32>
%4 = "stablehlo.multiply"(%0, %3) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%5 = "stablehlo.negate"(%4) : (tensor<16xf32>) -> tensor<16xf32>
%6 = "stablehlo.select"(%2, %5, %1) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%7 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%8 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<16xf32>} : () -> tensor<16xf32>
%9 = "stablehlo.select"(%7, %8, %6) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%10 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%11 = "stablehlo.select"(%10, %0, %9) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
return %11 : tensor<16xf32>
}
}

// f64[8]
module @example {
func.func public @main(%0: tensor<8xf64>) -> (tensor<8xf64>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%3 = "stablehlo.log"(%0) : (tensor<8xf64>) -> tensor<8xf64>
%4 = "stablehlo.multiply"(%0, %3) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%5 = "stablehlo.negate"(%4) : (tensor<8xf64>) -> tensor<8xf64>
%6 = "stablehlo.select"(%2, %5, %1) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%7 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%8 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<8xf64>} : () -> tensor<8xf64>
%9 = "stablehlo.select"(%7, %8, %6) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%10 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%11 = "stablehlo.select"(%10, %0, %9) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
return %11 : tensor<8xf64>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%4 = "stablehlo.log"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.multiply"(%1, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%6 = "stablehlo.negate"(%5) : (tensor<4xf32>) -> tensor<4xf32>
%7 = "stablehlo.select"(%3, %6, %2) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<4xf32>} : () -> tensor<4xf32>
%10 = "stablehlo.select"(%8, %9, %7) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%11 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%12 = "stablehlo.select"(%11, %1, %10) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %12 : tensor<4xf32>
}
}

