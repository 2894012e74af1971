// f32[64]
module @example {
func.func public @main(%0: tensor<64xf32>) -> (tensor<64xf32>) {
%1 = "stablehlo.multiply"(%0, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%3 = "stablehlo.constant"() {value = dense<1.56e2> : tensor<64xf32>} : () -> tensor<64xf32>
%4 = "stablehlo.divide"(%1, %3) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%5 = "stablehlo.multiply"(%4, %2) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%7 = "stablehlo.subtract"(%6, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%8 = "stablehlo.constant"() {value = dense<1.1e2> : tensor<64xf32>} : () -> tensor<64xf32>
%9 = "stablehlo.divide"(%1, %8) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%10 = "stablehlo.multiply"(%9, %7) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%12 = "stablehlo.subtract"(%11, %10) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%13 = "stablehlo.constant"() {value = dense<7.2e1> : tensor<64xf32>} : () -> tensor<64xf32>
%14 = "stablehlo.divide"(%1, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%15 = "stablehlo.multiply"(%14, %12) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%17 = "stablehlo.subtract"(%16, %15) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%18 = "stablehlo.constant"() {value = dense<4.2e1> : tensor<64xf32>} : () -> tensor<64xf32>
%19 = "stablehlo.divide"(%1, %18) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%20 = "stablehlo.multiply"(%19, %17) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%22 = "stablehlo.subtract"(%21, %20) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%23 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<64xf32>} : () -> tensor<64xf32>
%24 = "stablehlo.divide"(%1, %23) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%25 = "stablehlo.multiply"(%24, %22) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%27 = "stablehlo.subtract"(%26, %25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%28 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%29 = "stablehlo.divide"(%1, %28) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%30 = "stablehlo.multiply"(%29, %27) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%32 = "stablehlo.subtract"(%31, %30) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%33 = "stablehlo.abs"(%0) : (tensor<64xf32>) -> tensor<64xf32>
%34 = "stablehlo.sine"(%0) : (tensor<64xf32>) -> tensor<64xf32>
%35 = "stablehlo.divide"(%34, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%36 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%37 = "stablehlo.compare"(%33, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%38 = "stablehlo.select"(%37, %32, %35) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%39 = "stablehlo.abs"(%0) : (tensor<64xf32>) -> tensor<64xf32>
%40 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<64xf32>} : () -> tensor<64xf32>
%41 = "stablehlo.compare"(%39, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%43 = "stablehlo.select"(%41, %42, %38) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
return %43 : tensor<64xf32>
}
}

// f64[32]
module @example {
func.func public @main(%0: tensor<32xf64>) -> (tensor<32xf64>) {
%1 = "stablehlo.multiply"(%0, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%3 = "stablehlo.constant"() {value = dense<1.56e2> : tensor<32xf64>} : () -> tensor<32xf64>
%4 = "stablehlo.divide"(%1, %3) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%5 = "stablehlo.multiply"(%4, %2) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%7 = "stablehlo.subtract"(%6, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%8 = "stablehlo.constant"() {value = dense<1.1e2> : tensor<32xf64>} : () -> tensor<32xf64>
%9 = "stablehlo.divide"(%1, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%10 = "stablehlo.multiply"(%9, %7) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%12 = "stablehlo.subtract"(%11, %10) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%13 = "stablehlo.constant"() {value = dense<7.2e1> : tensor<32xf64>} : () -> tensor<32xf64>
%14 = "stablehlo.divide"(%1, %13) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%15 = "stablehlo.multiply"(%14, %12) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%17 = "stablehlo.subtract"(%16, %15) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%18 = "stablehlo.constant"() {value = dense<4.2e1> : tensor<32xf64>} : () -> tensor<32xf64>
%19 = "stablehlo.divide"(%1, %18) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%20 = "stablehlo.multiply"(%19, %17) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%22 = "stablehlo.subtract"(%21, %20) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%23 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<32xf64>} : () -> tensor<32xf64>
%24 = "stablehlo.divide"(%1, %23) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%25 = "stablehlo.multiply"(%24, %22) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%27 = "stablehlo.subtract"(%26, %25) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%28 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%29 = "stablehlo.divide"(%1, %28) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%30 = "stablehlo.multiply"(%29, %27) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%32 = "stablehlo.subtract"(%31, %30) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%33 = "stablehlo.abs"(%0) : (tensor<32xf64>) -> tensor<32xf64>
%34 = "stablehlo.sine"(%0) : (tensor<32xf64>) -> tensor<32xf64>
%35 = "stablehlo.divide"(%34, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%36 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%37 = "stablehlo.compare"(%33, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
%38 = "stablehlo.select"(%37, %32, %35) : (tensor<32xi1>, tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%39 = "stablehlo.abs"(%0) : (tensor<32xf64>) -> tensor<32xf64>
%40 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<32xf64>} : () -> tensor<32xf64>
%41 = "stablehlo.compare"(%39, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%43 = "stablehlo.select"(%41, %42, %38) : (tensor<32xi1>, tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
return %43 : tensor<32xf64>
}
}

// s64[8]
module @example {
func.func public @main(%0: tensor<8xi64>) -> (tensor<8xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xi64>) -> tensor<8xf32>
%2 = "stablehlo.multiply"(%1, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%4 = "stablehlo.constant"() {value = dense<1.56e2> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.divide"(%2, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.multiply"(%5, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.subtract"(%7, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.constant"() {value = dense<1.1e2> : tensor<8xf32>} : () -> tensor<8xf32>
%10 = "stablehlo.divide"(%2, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.multiply"(%10, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%13 = "stablehlo.subtract"(%12, %11) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.constant"() {value = dense<7.2e1> : tensor<8xf32>} : () -> tensor<8xf32>
%15 = "stablehlo.divide"(%2, %14) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%16 = "stablehlo.multiply"(%15, %13) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%18 = "stablehlo.subtract"(%17, %16) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%19 = "stablehlo.constant"() {value = dense<4.2e1> : tensor<8xf32>} : () -> tensor<8xf32>
%20 = "stablehlo.divide"(%2, %19) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%21 = "stablehlo.multiply"(%20, %18) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%24 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<8xf32>} : () -> tensor<8xf32>
%25 = "stablehlo.divide"(%2, %24) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%26 = "stablehlo.multiply"(%25, %23) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%27 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%28 = "stablehlo.subtract"(%27, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%29 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%30 = "stablehlo.divide"(%2, %29) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%31 = "stablehlo.multiply"(%30, %28) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%33 = "stablehlo.subtract"(%32, %31) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%34 = "stablehlo.abs"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%35 = "stablehlo.sine"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%36 = "stablehlo.divide"(%35, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%37 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%38 = "stablehlo.compare"(%34, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%39 = "stablehlo.select"(%38, %33, %36) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%40 = "stablehlo.abs"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%41 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<8xf32>} : () -> tensor<8xf32>
%42 = "stablehlo.compare"(%40, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%44 = "stablehlo.select"(%42, %43, %39) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %44 : tensor<8xf32>
}
}

