// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x8xf32>) -> tensor<2x8xi32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<2x8xi32>} : () -> tensor<2x8xi32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
%4 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%5 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%6 = "stablehlo.select"(%3, %4, %5) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%8 = "stablehlo.compare"(%0, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%9 = "chlo.digamma"(%0) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%10 = "stablehlo.select"(%8, %6, %9) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %10 : tensor<2x8xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "stablehlo.bitcast_convert"(%1) : (tensor<8xf32>) -> tensor<8xi32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%5 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<8xf32>} : () -> tensor<8xf32>
%6 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<8xf32>} : () -> tensor<8xf32>
%7 = "stablehlo.select"(%4, %5, %6) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%9 = "stablehlo.compare"(%1, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%10 = "chlo.digamma"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.select"(%9, %7, %10) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.convert"(%11) : (tensor<8xf32>) -> tensor<8xbf16>
return %12 : tensor<8xbf16>
}
}

// f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>) -> (tensor<4xf64>) {
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<4xf64>) -> tensor<4xi64>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%4 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<4xf64>} : () -> tensor<4xf64>
%5 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<4xf64>} : () -> tensor<4xf64>
%6 = "stablehlo.select"(%3, %4, %5) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%8 = "stablehlo.compare"(%0, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%9 = "chlo.digamma"(%0) : (tensor<4xf64>) -> tensor<4xf64>
%10 = "stablehlo.select"(%8, %6, %9) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
return %10 : tensor<4xf64>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "stablehlo.bitcast_convert"(%1) : (tensor<4xf32>) -> tensor<4xi32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%5 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%6 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.select"(%4, %5, %6) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%9 = "stablehlo.compare"(%1, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%10 = "chlo.digamma"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%11 = "stablehlo.select"(%9, %7, %10) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %11 : tensor<4xf32>
}
}

