// f32[2,8] f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>, %1: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%4 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%5 = "stablehlo.divide"(%1, %4) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%7 = "stablehlo.add"(%5, %6) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%8 = "stablehlo.multiply"(%0, %7) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%9 = "stablehlo.select"(%3, %0, %8) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%10 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%11 = "stablehlo.compare"(%1, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%13 = "stablehlo.select"(%11, %12, %9) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %13 : tensor<2x8xf32>
}
}

// bf16[8] bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<8xbf16>) -> (tensor<8xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%1) : (tensor<8xbf16>) -> tensor<8xf32>
%4 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%6 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%7 = "stablehlo.divide"(%3, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%9 = "stablehlo.add"(%7, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.multiply"(%2, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.select"(%5, %2, %10) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%13 = "stablehlo.compare"(%3, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%15 = "stablehlo.select"(%13, %14, %11) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%16 = "stablehlo.convert"(%15) : (tensor<8xf32>) -> tensor<8xbf16>
return %16 : tensor<8xbf16>
}
}

// f64[4] f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>, %1: tensor<4xf64>) -> (tensor<4xf64>) {
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%4 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%5 = "stablehlo.divide"(%1, %4) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4xf64>} : () -> tensor<4xf64>
%7 = "stablehlo.add"(%5, %6) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%8 = "stablehlo.multiply"(%0, %7) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%9 = "stablehlo.select"(%3, %0, %8) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%10 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%11 = "stablehlo.compare"(%1, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%13 = "stablehlo.select"(%11, %12, %9) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
return %13 : tensor<4xf64>
}
}

