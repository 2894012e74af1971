// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "chlo.erf_inv"(%0) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%2 = "stablehlo.abs"(%0) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%3 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%7 = "stablehlo.and"(%4, %6) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%8 = "stablehlo.abs"(%1) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%9 = "chlo.erfc"(%8) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%11 = "stablehlo.subtract"(%10, %2) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%12 = "stablehlo.subtract"(%9, %11) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%13 = "stablehlo.multiply"(%8, %8) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%14 = "stablehlo.exponential"(%13) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%16 = "stablehlo.constant"() {value = dense<8.862269254527579e-1> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%17 = "stablehlo.multiply"(%15, %16) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%18 = "stablehlo.add"(%8, %17) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%20 = "stablehlo.compare"(%0, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%21 = "stablehlo.negate"(%18) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%22 = "stablehlo.select"(%20, %21, %18) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%23 = "stablehlo.select"(%7, %22, %1) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %23 : tensor<2x8xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "chlo.erf_inv"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.abs"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%4 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%8 = "stablehlo.and"(%5, %7) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%9 = "stablehlo.abs"(%2) : (tensor<8xf32>) -> tensor<8xf32>
%10 = "chlo.erfc"(%9) : (tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%12 = "stablehlo.subtract"(%11, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.subtract"(%10, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.multiply"(%9, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%15 = "stablehlo.exponential"(%14) : (tensor<8xf32>) -> tensor<8xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%17 = "stablehlo.constant"() {value = dense<8.862269254527579e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%18 = "stablehlo.multiply"(%16, %17) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%19 = "stablehlo.add"(%9, %18) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%21 = "stablehlo.compare"(%1, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%22 = "stablehlo.negate"(%19) : (tensor<8xf32>) -> tensor<8xf32>
%23 = "stablehlo.select"(%21, %22, %19) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%24 = "stablehlo.select"(%8, %23, %2) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%25 = "stablehlo.convert"(%24) : (tensor<8xf32>) -> tensor<8xbf16>
return %25 : tensor<8xbf16>
}
}

// f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>) -> (tensor<4xf64>) {
%1 = "chlo.erf_inv"(%0) : (tensor<4xf64>) -> tensor<4xf64>
%2 = "stablehlo.abs"(%0) : (tensor<4xf64>) -> tensor<4xf64>
%3 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4xf64>} : () -> tensor<4xf64>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%7 = "stablehlo.and"(%4, %6) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%8 = "stablehlo.abs"(%1) : (tensor<4xf64>) -> tensor<4xf64>
%9 = "chlo.erfc"(%8) : (tensor<4xf64>) -> tensor<4xf64>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%11 = "stablehlo.subtract"(%10, %2) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%12 = "stablehlo.subtract"(%9, %11) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%13 = "stablehlo.multiply"(%8, %8) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%14 = "stablehlo.exponential"(%13) : (tensor<4xf64>) -> tensor<4xf64>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%16 = "stablehlo.constant"() {value = dense<8.862269254527579e-1> : tensor<4xf64>} : () -> tensor<4xf64>
%17 = "stablehlo.multiply"(%15, %16) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%18 = "stablehlo.add"(%8, %17) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%20 = "stablehlo.compare"(%0, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%21 = "stablehlo.negate"(%18) : (tensor<4xf64>) -> tensor<4xf64>
%22 = "stablehlo.select"(%20, %21, %18) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%23 = "stablehlo.select"(%7, %22, %1) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
return %23 : tensor<4xf64>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "chlo.erf_inv"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%3 = "stablehlo.abs"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%4 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%8 = "stablehlo.and"(%5, %7) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%9 = "stablehlo.abs"(%2) : (tensor<4xf32>) -> tensor<4xf32>
%10 = "chlo.erfc"(%9) : (tensor<4xf32>) -> tensor<4xf32>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%12 = "stablehlo.subtract"(%11, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%13 = "stablehlo.subtract"(%10, %12) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%14 = "stablehlo.multiply"(%9, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%15 = "stablehlo.exponential"(%14) : (tensor<4xf32>) -> tensor<4xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%17 = "stablehlo.constant"() {value = dense<8.862269254527579e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%18 = "stablehlo.multiply"(%16, %17) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%19 = "stablehlo.add"(%9, %18) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%21 = "stablehlo.compare"(%1, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%22 = "stablehlo.negate"(%19) : (tensor<4xf32>) -> tensor<4xf32>
%23 = "stablehlo.select"(%21, %22, %19) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%24 = "stablehlo.select"(%8, %23, %2) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %24 : tensor<4xf32>
}
}

