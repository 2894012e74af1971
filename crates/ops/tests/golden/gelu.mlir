// f32[2,16]
module @example {
func.func public @main(%0: tensor<2x16xf32>) -> (tensor<2x16xf32>) {
%1 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%2 = "stablehlo.multiply"(%0, %1) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%3 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xi1>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%6 = "chlo.erf"(%2) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%8 = "stablehlo.add"(%7, %6) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%9 = "stablehlo.select"(%4, %5, %8) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%10 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%11 = "stablehlo.multiply"(%10, %0) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%12 = "stablehlo.multiply"(%11, %9) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %12 : tensor<2x16xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%4 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%7 = "chlo.erf"(%3) : (tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%9 = "stablehlo.add"(%8, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.select"(%5, %6, %9) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%12 = "stablehlo.multiply"(%11, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.multiply"(%12, %10) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.convert"(%13) : (tensor<8xf32>) -> tensor<8xbf16>
return %14 : tensor<8xbf16>
}
}

// f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>) -> (tensor<4xf64>) {
%1 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<4xf64>} : () -> tensor<4xf64>
%2 = "stablehlo.multiply"(%0, %1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%3 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%6 = "chlo.erf"(%2) : (tensor<4xf64>) -> tensor<4xf64>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%8 = "stablehlo.add"(%7, %6) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%9 = "stablehlo.select"(%4, %5, %8) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%10 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4xf64>} : () -> tensor<4xf64>
%11 = "stablehlo.multiply"(%10, %0) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%12 = "stablehlo.multiply"(%11, %9) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
return %12 : tensor<4xf64>
}
}

// f32[16] approximate=tanh
module @example {
func.func public @main(%0: tensor<16xf32>) -> (tensor<16xf32>) {
%1 = "stablehlo.multiply"(%0, %0) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%2 = "stablehlo.multiply"(%1, %0) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%3 = "stablehlo.constant"() {value = dense<4.4715e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%4 = "stablehlo.multiply"(%3, %2) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%5 = "stablehlo.add"(%0, %4) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%6 = "stablehlo.constant"() {value = dense<7.978845608028654e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%7 = "stablehlo.multiply"(%6, %5) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%8 = "stablehlo.tanh"(%7) : (tensor<16xf32>) -> tensor<16xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%10 = "stablehlo.add"(%9, %8) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%11 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%12 = "stablehlo.multiply"(%11, %0) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%13 = "stablehlo.multiply"(%12, %10) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
return %13 : tensor<16xf32>
}
}

// bf16[8] approximate=tanh
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "stablehlo.multiply"(%1, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.multiply"(%2, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%4 = "stablehlo.constant"() {value = dense<4.4715e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.multiply"(%4, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.add"(%1, %5) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.constant"() {value = dense<7.978845608028654e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.multiply"(%7, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.tanh"(%8) : (tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%11 = "stablehlo.add"(%10, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%13 = "stablehlo.multiply"(%12, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.multiply"(%13, %11) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%15 = "stablehlo.convert"(%14) : (tensor<8xf32>) -> tensor<8xbf16>
return %15 : tensor<8xbf16>
}
}

