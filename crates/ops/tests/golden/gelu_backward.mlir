// f32[2,16] f32[2,16]
module @example {
func.func public @main(%0: tensor<2x16xf32>, %1: tensor<2x16xf32>) -> (tensor<2x16xf32>) {
%2 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%4 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xi1>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%7 = "chlo.erf"(%3) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%9 = "stablehlo.add"(%8, %7) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%10 = "stablehlo.select"(%5, %6, %9) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%11 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%12 = "stablehlo.multiply"(%11, %10) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%13 = "stablehlo.multiply"(%1, %1) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%14 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%15 = "stablehlo.multiply"(%14, %13) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%16 = "stablehlo.exponential"(%15) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%17 = "stablehlo.constant"() {value = dense<3.989422804014327e-1> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%18 = "stablehlo.multiply"(%17, %16) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%19 = "stablehlo.multiply"(%1, %18) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%20 = "stablehlo.add"(%12, %19) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%21 = "stablehlo.multiply"(%0, %20) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %21 : tensor<2x16xf32>
}
}

// bf16[8] bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<8xbf16>) -> (tensor<8xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%1) : (tensor<8xbf16>) -> tensor<8xf32>
%4 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%9 = "chlo.erf"(%5) : (tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%11 = "stablehlo.add"(%10, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.select"(%7, %8, %11) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%14 = "stablehlo.multiply"(%13, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%15 = "stablehlo.multiply"(%3, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%16 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%17 = "stablehlo.multiply"(%16, %15) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%18 = "stablehlo.exponential"(%17) : (tensor<8xf32>) -> tensor<8xf32>
%19 = "stablehlo.constant"() {value = dense<3.989422804014327e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%20 = "stablehlo.multiply"(%19, %18) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%21 = "stablehlo.multiply"(%3, %20) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%22 = "stablehlo.add"(%14, %21) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%23 = "stablehlo.multiply"(%2, %22) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%24 = "stablehlo.convert"(%23) : (tensor<8xf32>) -> tensor<8xbf16>
return %24 : tensor<8xbf16>
}
}

// f32[16] f32[16] approximate=tanh
module @example {
func.func public @main(%0: tensor<16xf32>, %1: tensor<16xf32>) -> (tensor<16xf32>) {
%2 = "stablehlo.multiply"(%1, %1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%4 = "stablehlo.constant"() {value = dense<4.4715e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%5 = "stablehlo.multiply"(%4, %3) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%6 = "stablehlo.add"(%1, %5) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%7 = "stablehlo.constant"() {value = dense<7.978845608028654e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%8 = "stablehlo.multiply"(%7, %6) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%9 = "stablehlo.tanh"(%8) : (tensor<16xf32>) -> tensor<16xf32>
%10 = "stablehlo.constant"() {value = dense<1.34145e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%11 = "stablehlo.multiply"(%10, %2) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%13 = "stablehlo.add"(%12, %11) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%14 = "stablehlo.constant"() {value = dense<7.978845608028654e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%15 = "stablehlo.multiply"(%14, %13) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%17 = "stablehlo.add"(%16, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%18 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%19 = "stablehlo.multiply"(%18, %17) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%20 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%21 = "stablehlo.multiply"(%20, %1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%22 = "stablehlo.multiply"(%9, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%24 = "stablehlo.subtract"(%23, %22) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%25 = "stablehlo.multiply"(%24, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%26 = "stablehlo.multiply"(%21, %25) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%27 = "stablehlo.add"(%19, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%28 = "stablehlo.multiply"(%0, %27) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
return %28 : tensor<16xf32>
}
}

