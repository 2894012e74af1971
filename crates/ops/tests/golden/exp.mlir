// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "stablehlo.exponential"(%0) : (tensor<2x8xf32>) -> tensor<2x8xf32>
return %1 : tensor<2x8xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "stablehlo.exponential"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%2) : (tensor<8xf32>) -> tensor<8xbf16>
return %3 : tensor<8xbf16>
}
}

// f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>) -> (tensor<4xf64>) {
%1 = "stablehlo.exponential"(%0) : (tensor<4xf64>) -> tensor<4xf64>
return %1 : tensor<4xf64>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "stablehlo.exponential"(%1) : (tensor<4xf32>) -> tensor<4xf32>
return %2 : tensor<4xf32>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%1 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%2 = "stablehlo.imag"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%3 = "stablehlo.exponential"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%4 = "stablehlo.abs"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%7 = "stablehlo.abs"(%3) : (tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%9 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%10 = "stablehlo.and"(%6, %9) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%11 = "stablehlo.is_finite"(%2) : (tensor<4xf32>) -> tensor<4xi1>
%12 = "stablehlo.not"(%11) : (tensor<4xi1>) -> tensor<4xi1>
%13 = "stablehlo.and"(%10, %12) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%14 = "stablehlo.abs"(%3) : (tensor<4xf32>) -> tensor<4xf32>
%15 = "stablehlo.cosine"(%2) : (tensor<4xf32>) -> tensor<4xf32>
%16 = "stablehlo.bitcast_convert"(%3) : (tensor<4xf32>) -> tensor<4xi32>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%18 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%20 = "stablehlo.negate"(%19) : (tensor<4xf32>) -> tensor<4xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%22 = "stablehlo.select"(%18, %20, %21) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%24 = "stablehlo.compare"(%15, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%25 = "stablehlo.compare"(%3, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%26 = "stablehlo.and"(%24, %25) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%27 = "stablehlo.select"(%26, %22, %3) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%28 = "stablehlo.bitcast_convert"(%15) : (tensor<4xf32>) -> tensor<4xi32>
%29 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%30 = "stablehlo.compare"(%28, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%32 = "stablehlo.negate"(%31) : (tensor<4xf32>) -> tensor<4xf32>
%33 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%34 = "stablehlo.select"(%30, %32, %33) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%36 = "stablehlo.compare"(%3, %35) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%37 = "stablehlo.compare"(%15, %35) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%38 = "stablehlo.and"(%36, %37) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%39 = "stablehlo.select"(%38, %34, %15) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%40 = "stablehlo.multiply"(%27, %39) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%41 = "stablehlo.select"(%13, %14, %40) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%42 = "stablehlo.sine"(%2) : (tensor<4xf32>) -> tensor<4xf32>
%43 = "stablehlo.bitcast_convert"(%3) : (tensor<4xf32>) -> tensor<4xi32>
%44 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%45 = "stablehlo.compare"(%43, %44) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%46 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%47 = "stablehlo.negate"(%46) : (tensor<4xf32>) -> tensor<4xf32>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%49 = "stablehlo.select"(%45, %47, %48) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%51 = "stablehlo.compare"(%42, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%52 = "stablehlo.compare"(%3, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%53 = "stablehlo.and"(%51, %52) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%54 = "stablehlo.select"(%53, %49, %3) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%55 = "stablehlo.bitcast_convert"(%42) : (tensor<4xf32>) -> tensor<4xi32>
%56 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%57 = "stablehlo.compare"(%55, %56) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%58 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%59 = "stablehlo.negate"(%58) : (tensor<4xf32>) -> tensor<4xf32>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%61 = "stablehlo.select"(%57, %59, %60) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%63 = "stablehlo.compare"(%3, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%64 = "stablehlo.compare"(%42, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%65 = "stablehlo.and"(%63, %64) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%66 = "stablehlo.select"(%65, %61, %42) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%67 = "stablehlo.multiply"(%54, %66) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%68 = "stablehlo.complex"(%41, %67) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
return %68 : tensor<4xcomplex<f32>>
}
}

