// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "stablehlo.abs"(%0) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%4 = "stablehlo.sign"(%0) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%5 = "chlo.erf"(%0) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%6 = "stablehlo.select"(%3, %4, %5) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %6 : tensor<2x8xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "stablehlo.abs"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%5 = "stablehlo.sign"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%6 = "chlo.erf"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.select"(%4, %5, %6) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.convert"(%7) : (tensor<8xf32>) -> tensor<8xbf16>
return %8 : tensor<8xbf16>
}
}

// f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>) -> (tensor<4xf64>) {
%1 = "stablehlo.abs"(%0) : (tensor<4xf64>) -> tensor<4xf64>
%2 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%4 = "stablehlo.sign"(%0) : (tensor<4xf64>) -> tensor<4xf64>
%5 = "chlo.erf"(%0) : (tensor<4xf64>) -> tensor<4xf64>
%6 = "stablehlo.select"(%3, %4, %5) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
return %6 : tensor<4xf64>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "stablehlo.abs"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%3 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%5 = "stablehlo.sign"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%6 = "chlo.erf"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%7 = "stablehlo.select"(%4, %5, %6) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %7 : tensor<4xf32>
}
}

