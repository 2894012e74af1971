// 0 f32[8]
module @example {
func.func public @main(%0: tensor<8xf32>) -> (tensor<8xf32>) {
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<8xf32>) -> tensor<8xi32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%4 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<8xf32>} : () -> tensor<8xf32>
%6 = "stablehlo.select"(%3, %4, %5) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.compare"(%0, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%9 = "chlo.digamma"(%0) : (tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.select"(%8, %6, %9) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %10 : tensor<8xf32>
}
}

// 1 f32[16]
module @example {
func.func public @main(%0: tensor<16xf32>) -> (tensor<16xf32>) {
%1 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%3 = "stablehlo.constant"() {value = dense<3.141592653589793e0> : tensor<16xf32>} : () -> tensor<16xf32>
%4 = "stablehlo.multiply"(%0, %3) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%5 = "stablehlo.sine"(%4) : (tensor<16xf32>) -> tensor<16xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%7 = "stablehlo.subtract"(%6, %0) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%8 = "stablehlo.select"(%2, %7, %0) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%9 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%11 = "stablehlo.compare"(%8, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%12 = "stablehlo.floor"(%8) : (tensor<16xf32>) -> tensor<16xf32>
%13 = "stablehlo.compare"(%8, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%14 = "stablehlo.and"(%11, %13) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%16 = "stablehlo.compare"(%9, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%17 = "stablehlo.and"(%14, %16) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%18 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<16xf32>} : () -> tensor<16xf32>
%19 = "chlo.zeta"(%9, %8) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%20 = "stablehlo.select"(%17, %18, %19) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%21 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<16xf32>} : () -> tensor<16xf32>
%22 = "stablehlo.compare"(%8, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%24 = "stablehlo.select"(%22, %23, %20) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%25 = "stablehlo.multiply"(%5, %5) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%26 = "stablehlo.constant"() {value = dense<9.869604401089358e0> : tensor<16xf32>} : () -> tensor<16xf32>
%27 = "stablehlo.divide"(%26, %25) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%28 = "stablehlo.subtract"(%27, %24) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%29 = "stablehlo.select"(%2, %28, %24) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
return %29 : tensor<16xf32>
}
}

// 2 f32[8]
module @example {
func.func public @main(%0: tensor<8xf32>) -> (tensor<8xf32>) {
%1 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%4 = "stablehlo.floor"(%0) : (tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.compare"(%0, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%6 = "stablehlo.and"(%3, %5) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%9 = "stablehlo.and"(%6, %8) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%10 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<8xf32>} : () -> tensor<8xf32>
%11 = "chlo.zeta"(%1, %0) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.select"(%9, %10, %11) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<8xf32>} : () -> tensor<8xf32>
%14 = "stablehlo.compare"(%0, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%16 = "stablehlo.select"(%14, %15, %12) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%17 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%18 = "stablehlo.multiply"(%17, %16) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %18 : tensor<8xf32>
}
}

// 3 f64[8]
module @example {
func.func public @main(%0: tensor<8xf64>) -> (tensor<8xf64>) {
%1 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%4 = "stablehlo.floor"(%0) : (tensor<8xf64>) -> tensor<8xf64>
%5 = "stablehlo.compare"(%0, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%6 = "stablehlo.and"(%3, %5) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%9 = "stablehlo.and"(%6, %8) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%10 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<8xf64>} : () -> tensor<8xf64>
%11 = "chlo.zeta"(%1, %0) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%12 = "stablehlo.select"(%9, %10, %11) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%13 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<8xf64>} : () -> tensor<8xf64>
%14 = "stablehlo.compare"(%0, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%16 = "stablehlo.select"(%14, %15, %12) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%17 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%18 = "stablehlo.multiply"(%17, %16) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
return %18 : tensor<8xf64>
}
}

// 4 s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%5 = "stablehlo.floor"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%6 = "stablehlo.compare"(%1, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%7 = "stablehlo.and"(%4, %6) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%9 = "stablehlo.compare"(%2, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%10 = "stablehlo.and"(%7, %9) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%11 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%12 = "chlo.zeta"(%2, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%13 = "stablehlo.select"(%10, %11, %12) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%14 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%15 = "stablehlo.compare"(%1, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%17 = "stablehlo.select"(%15, %16, %13) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%18 = "stablehlo.constant"() {value = dense<-2.4e1> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.multiply"(%18, %17) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %19 : tensor<4xf32>
}
}

