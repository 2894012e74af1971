// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "stablehlo.logistic"(%0) : (tensor<2x8xf32>) -> tensor<2x8xf32>
return %1 : tensor<2x8xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "stablehlo.logistic"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%2) : (tensor<8xf32>) -> tensor<8xbf16>
return %3 : tensor<8xbf16>
}
}

// f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>) -> (tensor<4xf64>) {
%1 = "stablehlo.logistic"(%0) : (tensor<4xf64>) -> tensor<4xf64>
return %1 : tensor<4xf64>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "stablehlo.logistic"(%1) : (tensor<4xf32>) -> tensor<4xf32>
return %2 : tensor<4xf32>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%1 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<4xcomplex<f32>>} : () -> tensor<4xcomplex<f32>>
%2 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<4xcomplex<f32>>} : () -> tensor<4xcomplex<f32>>
%3 = "stablehlo.negate"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%4 = "stablehlo.real"(%3) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%5 = "stablehlo.imag"(%3) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%6 = "stablehlo.exponential"(%4) : (tensor<4xf32>) -> tensor<4xf32>
%7 = "stablehlo.abs"(%4) : (tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%9 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%10 = "stablehlo.abs"(%6) : (tensor<4xf32>) -> tensor<4xf32>
%11 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%12 = "stablehlo.compare"(%10, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%13 = "stablehlo.and"(%9, %12) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%14 = "stablehlo.is_finite"(%5) : (tensor<4xf32>) -> tensor<4xi1>
%15 = "stablehlo.not"(%14) : (tensor<4xi1>) -> tensor<4xi1>
%16 = "stablehlo.and"(%13, %15) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%17 = "stablehlo.abs"(%6) : (tensor<4xf32>) -> tensor<4xf32>
%18 = "stablehlo.cosine"(%5) : (tensor<4xf32>) -> tensor<4xf32>
%19 = "stablehlo.bitcast_convert"(%6) : (tensor<4xf32>) -> tensor<4xi32>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%21 = "stablehlo.compare"(%19, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%23 = "stablehlo.negate"(%22) : (tensor<4xf32>) -> tensor<4xf32>
%24 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%25 = "stablehlo.select"(%21, %23, %24) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%27 = "stablehlo.compare"(%18, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%28 = "stablehlo.compare"(%6, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%29 = "stablehlo.and"(%27, %28) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%30 = "stablehlo.select"(%29, %25, %6) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%31 = "stablehlo.bitcast_convert"(%18) : (tensor<4xf32>) -> tensor<4xi32>
%32 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%33 = "stablehlo.compare"(%31, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%35 = "stablehlo.negate"(%34) : (tensor<4xf32>) -> tensor<4xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%37 = "stablehlo.select"(%33, %35, %36) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%39 = "stablehlo.compare"(%6, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%40 = "stablehlo.compare"(%18, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%41 = "stablehlo.and"(%39, %40) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%42 = "stablehlo.select"(%41, %37, %18) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%43 = "stablehlo.multiply"(%30, %42) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%44 = "stablehlo.select"(%16, %17, %43) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%45 = "stablehlo.sine"(%5) : (tensor<4xf32>) -> tensor<4xf32>
%46 = "stablehlo.bitcast_convert"(%6) : (tensor<4xf32>) -> tensor<4xi32>
%47 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%48 = "stablehlo.compare"(%46, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%49 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%50 = "stablehlo.negate"(%49) : (tensor<4xf32>) -> tensor<4xf32>
%51 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%52 = "stablehlo.select"(%48, %50, %51) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%54 = "stablehlo.compare"(%45, %53) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%55 = "stablehlo.compare"(%6, %53) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%56 = "stablehlo.and"(%54, %55) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%57 = "stablehlo.select"(%56, %52, %6) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%58 = "stablehlo.bitcast_convert"(%45) : (tensor<4xf32>) -> tensor<4xi32>
%59 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%60 = "stablehlo.compare"(%58, %59) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%61 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%62 = "stablehlo.negate"(%61) : (tensor<4xf32>) -> tensor<4xf32>
%63 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%64 = "stablehlo.select"(%60, %62, %63) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%66 = "stablehlo.compare"(%6, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%67 = "stablehlo.compare"(%45, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%68 = "stablehlo.and"(%66, %67) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%69 = "stablehlo.select"(%68, %64, %45) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%70 = "stablehlo.multiply"(%57, %69) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%71 = "stablehlo.complex"(%44, %70) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
%72 = "stablehlo.add"(%2, %71) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%73 = "stablehlo.divide"(%1, %72) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
return %73 : tensor<4xcomplex<f32>>
}
}

