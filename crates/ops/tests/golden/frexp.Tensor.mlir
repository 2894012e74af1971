// f32[16]
module @example {
func.func public @main(%0: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xi32>) {
%1 = "stablehlo.convert"(%0) : (tensor<16xf32>) -> tensor<16xf64>
%2 = "stablehlo.bitcast_convert"(%1) : (tensor<16xf64>) -> tensor<16xi64>
%3 = "stablehlo.constant"() {value = dense<52> : tensor<16xi64>} : () -> tensor<16xi64>
%4 = "stablehlo.shift_right_logical"(%2, %3) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%5 = "stablehlo.constant"() {value = dense<2047> : tensor<16xi64>} : () -> tensor<16xi64>
%6 = "stablehlo.and"(%4, %5) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%7 = "stablehlo.constant"() {value = dense<1022> : tensor<16xi64>} : () -> tensor<16xi64>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<16xi64>} : () -> tensor<16xi64>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%11 = "stablehlo.constant"() {value = dense<2047> : tensor<16xi64>} : () -> tensor<16xi64>
%12 = "stablehlo.compare"(%6, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%13 = "stablehlo.and"(%10, %12) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%14 = "stablehlo.constant"() {value = dense<-9218868437227405313> : tensor<16xi64>} : () -> tensor<16xi64>
%15 = "stablehlo.and"(%2, %14) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%16 = "stablehlo.constant"() {value = dense<4602678819172646912> : tensor<16xi64>} : () -> tensor<16xi64>
%17 = "stablehlo.or"(%15, %16) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%18 = "stablehlo.bitcast_convert"(%17) : (tensor<16xi64>) -> tensor<16xf64>
%19 = "stablehlo.convert"(%18) : (tensor<16xf64>) -> tensor<16xf32>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<16xi64>} : () -> tensor<16xi64>
%21 = "stablehlo.select"(%13, %8, %20) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%22 = "stablehlo.convert"(%21) : (tensor<16xi64>) -> tensor<16xi32>
%23 = "stablehlo.select"(%13, %19, %0) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
return %23, %22 : tensor<16xf32>, tensor<16xi32>
}
}

// bf16[16]
module @example {
func.func public @main(%0: tensor<16xbf16>) -> (tensor<16xbf16>, tensor<16xi32>) {
%1 = "stablehlo.convert"(%0) : (tensor<16xbf16>) -> tensor<16xf64>
%2 = "stablehlo.bitcast_convert"(%1) : (tensor<16xf64>) -> tensor<16xi64>
%3 = "stablehlo.constant"() {value = dense<52> : tensor<16xi64>} : () -> tensor<16xi64>
%4 = "stablehlo.shift_right_logical"(%2, %3) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%5 = "stablehlo.constant"() {value = dense<2047> : tensor<16xi64>} : () -> tensor<16xi64>
%6 = "stablehlo.and"(%4, %5) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%7 = "stablehlo.constant"() {value = dense<1022> : tensor<16xi64>} : () -> tensor<16xi64>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<16xi64>} : () -> tensor<16xi64>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%11 = "stablehlo.constant"() {value = dense<2047> : tensor<16xi64>} : () -> tensor<16xi64>
%12 = "stablehlo.compare"(%6, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%13 = "stablehlo.and"(%10, %12) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%14 = "stablehlo.constant"() {value = dense<-9218868437227405313> : tensor<16xi64>} : () -> tensor<16xi64>
%15 = "stablehlo.and"(%2, %14) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%16 = "stablehlo.constant"() {value = dense<4602678819172646912> : tensor<16xi64>} : () -> tensor<16xi64>
%17 = "stablehlo.or"(%15, %16) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%18 = "stablehlo.bitcast_convert"(%17) : (tensor<16xi64>) -> tensor<16xf64>
%19 = "stablehlo.convert"(%18) : (tensor<16xf64>) -> tensor<16xbf16>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<16xi64>} : () -> tensor<16xi64>
%21 = "stablehlo.select"(%13, %8, %20) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%22 = "stablehlo.convert"(%21) : (tensor<16xi64>) -> tensor<16xi32>
%23 = "stablehlo.select"(%13, %19, %0) : (tensor<16xi1>, tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xbf16>
return %23, %22 : tensor<16xbf16>, tensor<16xi32>
}
}

// f16[16]
module @example {
func.func public @main(%0: tensor<16xf16>) -> (tensor<16xf16>, tensor<16xi32>) {
%1 = "stablehlo.convert"(%0) : (tensor<16xf16>) -> tensor<16xf64>
%2 = "stablehlo.bitcast_convert"(%1) : (tensor<16xf64>) -> tensor<16xi64>
%3 = "stablehlo.constant"() {value = dense<52> : tensor<16xi64>} : () -> tensor<16xi64>
%4 = "stablehlo.shift_right_logical"(%2, %3) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%5 = "stablehlo.constant"() {value = dense<2047> : tensor<16xi64>} : () -> tensor<16xi64>
%6 = "stablehlo.and"(%4, %5) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%7 = "stablehlo.constant"() {value = dense<1022> : tensor<16xi64>} : () -> tensor<16xi64>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<16xi64>} : () -> tensor<16xi64>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%11 = "stablehlo.constant"() {value = dense<2047> : tensor<16xi64>} : () -> tensor<16xi64>
%12 = "stablehlo.compare"(%6, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%13 = "stablehlo.and"(%10, %12) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%14 = "stablehlo.constant"() {value = dense<-9218868437227405313> : tensor<16xi64>} : () -> tensor<16xi64>
%15 = "stablehlo.and"(%2, %14) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%16 = "stablehlo.constant"() {value = dense<4602678819172646912> : tensor<16xi64>} : () -> tensor<16xi64>
%17 = "stablehlo.or"(%15, %16) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%18 = "stablehlo.bitcast_convert"(%17) : (tensor<16xi64>) -> tensor<16xf64>
%19 = "stablehlo.convert"(%18) : (tensor<16xf64>) -> tensor<16xf16>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<16xi64>} : () -> tensor<16xi64>
%21 = "stablehlo.select"(%13, %8, %20) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%22 = "stablehlo.convert"(%21) : (tensor<16xi64>) -> tensor<16xi32>
%23 = "stablehlo.select"(%13, %19, %0) : (tensor<16xi1>, tensor<16xf16>, tensor<16xf16>) -> tensor<16xf16>
return %23, %22 : tensor<16xf16>, tensor<16xi32>
}
}

