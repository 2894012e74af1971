// f32[16]
module @example {
func.func public @main(%0: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xi32>) {
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<16xf32>) -> tensor<16xi32>
%2 = "stablehlo.constant"() {value = dense<2147483647> : tensor<16xi32>} : () -> tensor<16xi32>
%3 = "stablehlo.and"(%1, %2) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
%4 = "stablehlo.constant"() {value = dense<23> : tensor<16xi32>} : () -> tensor<16xi32>
%5 = "stablehlo.shift_right_logical"(%3, %4) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
%6 = "stablehlo.count_leading_zeros"(%3) : (tensor<16xi32>) -> tensor<16xi32>
%7 = "stablehlo.constant"() {value = dense<8> : tensor<16xi32>} : () -> tensor<16xi32>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<16xi32>} : () -> tensor<16xi32>
%10 = "stablehlo.compare"(%5, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
%11 = "stablehlo.shift_left"(%3, %8) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
%12 = "stablehlo.select"(%10, %11, %3) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
%13 = "stablehlo.constant"() {value = dense<8388607> : tensor<16xi32>} : () -> tensor<16xi32>
%14 = "stablehlo.and"(%12, %13) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
%15 = "stablehlo.constant"() {value = dense<1> : tensor<16xi32>} : () -> tensor<16xi32>
%16 = "stablehlo.subtract"(%15, %8) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
%17 = "stablehlo.select"(%10, %16, %5) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<16xi32>} : () -> tensor<16xi32>
%19 = "stablehlo.compare"(%3, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
%20 = "stablehlo.constant"() {value = dense<255> : tensor<16xi32>} : () -> tensor<16xi32>
%21 = "stablehlo.compare"(%17, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
%22 = "stablehlo.and"(%19, %21) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%23 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<16xi32>} : () -> tensor<16xi32>
%24 = "stablehlo.and"(%1, %23) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
%25 = "stablehlo.or"(%24, %14) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
%26 = "stablehlo.constant"() {value = dense<1056964608> : tensor<16xi32>} : () -> tensor<16xi32>
%27 = "stablehlo.or"(%25, %26) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
%28 = "stablehlo.bitcast_convert"(%27) : (tensor<16xi32>) -> tensor<16xf32>
%29 = "stablehlo.constant"() {value = dense<126> : tensor<16xi32>} : () -> tensor<16xi32>
%30 = "stablehlo.subtract"(%17, %29) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<16xi32>} : () -> tensor<16xi32>
%32 = "stablehlo.select"(%22, %30, %31) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
%33 = "stablehlo.select"(%22, %28, %0) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
return %33, %32 : tensor<16xf32>, tensor<16xi32>
}
}

// bf16[16]
module @example {
func.func public @main(%0: tensor<16xbf16>) -> (tensor<16xbf16>, tensor<16xi32>) {
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<16xbf16>) -> tensor<16xi16>
%2 = "stablehlo.constant"() {value = dense<32767> : tensor<16xi16>} : () -> tensor<16xi16>
%3 = "stablehlo.and"(%1, %2) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%4 = "stablehlo.constant"() {value = dense<7> : tensor<16xi16>} : () -> tensor<16xi16>
%5 = "stablehlo.shift_right_logical"(%3, %4) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%6 = "stablehlo.count_leading_zeros"(%3) : (tensor<16xi16>) -> tensor<16xi16>
%7 = "stablehlo.constant"() {value = dense<8> : tensor<16xi16>} : () -> tensor<16xi16>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<16xi16>} : () -> tensor<16xi16>
%10 = "stablehlo.compare"(%5, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi1>
%11 = "stablehlo.shift_left"(%3, %8) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%12 = "stablehlo.select"(%10, %11, %3) : (tensor<16xi1>, tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%13 = "stablehlo.constant"() {value = dense<127> : tensor<16xi16>} : () -> tensor<16xi16>
%14 = "stablehlo.and"(%12, %13) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%15 = "stablehlo.constant"() {value = dense<1> : tensor<16xi16>} : () -> tensor<16xi16>
%16 = "stablehlo.subtract"(%15, %8) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%17 = "stablehlo.select"(%10, %16, %5) : (tensor<16xi1>, tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<16xi16>} : () -> tensor<16xi16>
%19 = "stablehlo.compare"(%3, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi1>
%20 = "stablehlo.constant"() {value = dense<255> : tensor<16xi16>} : () -> tensor<16xi16>
%21 = "stablehlo.compare"(%17, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi1>
%22 = "stablehlo.and"(%19, %21) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%23 = "stablehlo.constant"() {value = dense<-32768> : tensor<16xi16>} : () -> tensor<16xi16>
%24 = "stablehlo.and"(%1, %23) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%25 = "stablehlo.or"(%24, %14) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%26 = "stablehlo.constant"() {value = dense<16128> : tensor<16xi16>} : () -> tensor<16xi16>
%27 = "stablehlo.or"(%25, %26) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%28 = "stablehlo.bitcast_convert"(%27) : (tensor<16xi16>) -> tensor<16xbf16>
%29 = "stablehlo.constant"() {value = dense<126> : tensor<16xi16>} : () -> tensor<16xi16>
%30 = "stablehlo.subtract"(%17, %29) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<16xi16>} : () -> tensor<16xi16>
%32 = "stablehlo.select"(%22, %30, %31) : (tensor<16xi1>, tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%33 = "stablehlo.convert"(%32) : (tensor<16xi16>) -> tensor<16xi32>
%34 = "stablehlo.select"(%22, %28, %0) : (tensor<16xi1>, tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xbf16>
return %34, %33 : tensor<16xbf16>, tensor<16xi32>
}
}

// f16[16]
module @example {
func.func public @main(%0: tensor<16xf16>) -> (tensor<16xf16>, tensor<16xi32>) {
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<16xf16>) -> tensor<16xi16>
%2 = "stablehlo.constant"() {value = dense<32767> : tensor<16xi16>} : () -> tensor<16xi16>
%3 = "stablehlo.and"(%1, %2) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%4 = "stablehlo.constant"() {value = dense<10> : tensor<16xi16>} : () -> tensor<16xi16>
%5 = "stablehlo.shift_right_logical"(%3, %4) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%6 = "stablehlo.count_leading_zeros"(%3) : (tensor<16xi16>) -> tensor<16xi16>
%7 = "stablehlo.constant"() {value = dense<5> : tensor<16xi16>} : () -> tensor<16xi16>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<16xi16>} : () -> tensor<16xi16>
%10 = "stablehlo.compare"(%5, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi1>
%11 = "stablehlo.shift_left"(%3, %8) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%12 = "stablehlo.select"(%10, %11, %3) : (tensor<16xi1>, tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%13 = "stablehlo.constant"() {value = dense<1023> : tensor<16xi16>} : () -> tensor<16xi16>
%14 = "stablehlo.and"(%12, %13) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%15 = "stablehlo.constant"() {value = dense<1> : tensor<16xi16>} : () -> tensor<16xi16>
%16 = "stablehlo.subtract"(%15, %8) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%17 = "stablehlo.select"(%10, %16, %5) : (tensor<16xi1>, tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<16xi16>} : () -> tensor<16xi16>
%19 = "stablehlo.compare"(%3, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi1>
%20 = "stablehlo.constant"() {value = dense<31> : tensor<16xi16>} : () -> tensor<16xi16>
%21 = "stablehlo.compare"(%17, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi1>
%22 = "stablehlo.and"(%19, %21) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%23 = "stablehlo.constant"() {value = dense<-32768> : tensor<16xi16>} : () -> tensor<16xi16>
%24 = "stablehlo.and"(%1, %23) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%25 = "stablehlo.or"(%24, %14) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%26 = "stablehlo.constant"() {value = dense<14336> : tensor<16xi16>} : () -> tensor<16xi16>
%27 = "stablehlo.or"(%25, %26) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%28 = "stablehlo.bitcast_convert"(%27) : (tensor<16xi16>) -> tensor<16xf16>
%29 = "stablehlo.constant"() {value = dense<14> : tensor<16xi16>} : () -> tensor<16xi16>
%30 = "stablehlo.subtract"(%17, %29) : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<16xi16>} : () -> tensor<16xi16>
%32 = "stablehlo.select"(%22, %30, %31) : (tensor<16xi1>, tensor<16xi16>, tensor<16xi16>) -> tensor<16xi16>
%33 = "stablehlo.convert"(%32) : (tensor<16xi16>) -> tensor<16xi32>
%34 = "stablehlo.select"(%22, %28, %0) : (tensor<16xi1>, tensor<16xf16>, tensor<16xf16>) -> tensor<16xf16>
return %34, %33 : tensor<16xf16>, tensor<16xi32>
}
}

// f64[8]
module @example {
func.func public @main(%0: tensor<8xf64>) -> (tensor<8xf64>, tensor<8xi32>) {
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<8xf64>) -> tensor<8xi64>
%2 = "stablehlo.constant"() {value = dense<9223372036854775807> : tensor<8xi64>} : () -> tensor<8xi64>
%3 = "stablehlo.and"(%1, %2) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%4 = "stablehlo.constant"() {value = dense<52> : tensor<8xi64>} : () -> tensor<8xi64>
%5 = "stablehlo.shift_right_logical"(%3, %4) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%6 = "stablehlo.count_leading_zeros"(%3) : (tensor<8xi64>) -> tensor<8xi64>
%7 = "stablehlo.constant"() {value = dense<11> : tensor<8xi64>} : () -> tensor<8xi64>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<8xi64>} : () -> tensor<8xi64>
%10 = "stablehlo.compare"(%5, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
%11 = "stablehlo.shift_left"(%3, %8) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%12 = "stablehlo.select"(%10, %11, %3) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%13 = "stablehlo.constant"() {value = dense<4503599627370495> : tensor<8xi64>} : () -> tensor<8xi64>
%14 = "stablehlo.and"(%12, %13) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%15 = "stablehlo.constant"() {value = dense<1> : tensor<8xi64>} : () -> tensor<8xi64>
%16 = "stablehlo.subtract"(%15, %8) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%17 = "stablehlo.select"(%10, %16, %5) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<8xi64>} : () -> tensor<8xi64>
%19 = "stablehlo.compare"(%3, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
%20 = "stablehlo.constant"() {value = dense<2047> : tensor<8xi64>} : () -> tensor<8xi64>
%21 = "stablehlo.compare"(%17, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
%22 = "stablehlo.and"(%19, %21) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%23 = "stablehlo.constant"() {value = dense<-9223372036854775808> : tensor<8xi64>} : () -> tensor<8xi64>
%24 = "stablehlo.and"(%1, %23) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%25 = "stablehlo.or"(%24, %14) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%26 = "stablehlo.constant"() {value = dense<4602678819172646912> : tensor<8xi64>} : () -> tensor<8xi64>
%27 = "stablehlo.or"(%25, %26) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%28 = "stablehlo.bitcast_convert"(%27) : (tensor<8xi64>) -> tensor<8xf64>
%29 = "stablehlo.constant"() {value = dense<1022> : tensor<8xi64>} : () -> tensor<8xi64>
%30 = "stablehlo.subtract"(%17, %29) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<8xi64>} : () -> tensor<8xi64>
%32 = "stablehlo.select"(%22, %30, %31) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
%33 = "stablehlo.convert"(%32) : (tensor<8xi64>) -> tensor<8xi32>
%34 = "stablehlo.select"(%22, %28, %0) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
return %34, %33 : tensor<8xf64>, tensor<8xi32>
}
}

