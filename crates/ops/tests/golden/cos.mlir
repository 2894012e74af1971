// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "stablehlo.cosine"(%0) : (tensor<2x8xf32>) -> tensor<2x8xf32>
return %1 : tensor<2x8xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "stablehlo.cosine"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%2) : (tensor<8xf32>) -> tensor<8xbf16>
return %3 : tensor<8xbf16>
}
}

// f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>) -> (tensor<4xf64>) {
%1 = "stablehlo.cosine"(%0) : (tensor<4xf64>) -> tensor<4xf64>
return %1 : tensor<4xf64>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "stablehlo.cosine"(%1) : (tensor<4xf32>) -> tensor<4xf32>
return %2 : tensor<4xf32>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%1 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%2 = "stablehlo.imag"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%3 = "chlo.cosh"(%2) : (tensor<4xf32>) -> tensor<4xf32>
%4 = "chlo.sinh"(%2) : (tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.negate"(%4) : (tensor<4xf32>) -> tensor<4xf32>
%6 = "stablehlo.abs"(%2) : (tensor<4xf32>) -> tensor<4xf32>
%7 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.abs"(%3) : (tensor<4xf32>) -> tensor<4xf32>
%10 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%11 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%12 = "stablehlo.and"(%8, %11) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%13 = "stablehlo.is_finite"(%1) : (tensor<4xf32>) -> tensor<4xi1>
%14 = "stablehlo.not"(%13) : (tensor<4xi1>) -> tensor<4xi1>
%15 = "stablehlo.and"(%12, %14) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%16 = "stablehlo.abs"(%3) : (tensor<4xf32>) -> tensor<4xf32>
%17 = "stablehlo.cosine"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%18 = "stablehlo.bitcast_convert"(%3) : (tensor<4xf32>) -> tensor<4xi32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%20 = "stablehlo.compare"(%18, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%22 = "stablehlo.negate"(%21) : (tensor<4xf32>) -> tensor<4xf32>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%24 = "stablehlo.select"(%20, %22, %23) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%26 = "stablehlo.compare"(%17, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%27 = "stablehlo.compare"(%3, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%28 = "stablehlo.and"(%26, %27) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%29 = "stablehlo.select"(%28, %24, %3) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%30 = "stablehlo.bitcast_convert"(%17) : (tensor<4xf32>) -> tensor<4xi32>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%32 = "stablehlo.compare"(%30, %31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%33 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%34 = "stablehlo.negate"(%33) : (tensor<4xf32>) -> tensor<4xf32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%36 = "stablehlo.select"(%32, %34, %35) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%38 = "stablehlo.compare"(%3, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%39 = "stablehlo.compare"(%17, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%40 = "stablehlo.and"(%38, %39) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%41 = "stablehlo.select"(%40, %36, %17) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%42 = "stablehlo.multiply"(%29, %41) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%43 = "stablehlo.select"(%15, %16, %42) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%44 = "stablehlo.sine"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%45 = "stablehlo.bitcast_convert"(%5) : (tensor<4xf32>) -> tensor<4xi32>
%46 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%47 = "stablehlo.compare"(%45, %46) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%49 = "stablehlo.negate"(%48) : (tensor<4xf32>) -> tensor<4xf32>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%51 = "stablehlo.select"(%47, %49, %50) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%53 = "stablehlo.compare"(%44, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%54 = "stablehlo.compare"(%5, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%55 = "stablehlo.and"(%53, %54) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%56 = "stablehlo.select"(%55, %51, %5) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%57 = "stablehlo.bitcast_convert"(%44) : (tensor<4xf32>) -> tensor<4xi32>
%58 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%59 = "stablehlo.compare"(%57, %58) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%61 = "stablehlo.negate"(%60) : (tensor<4xf32>) -> tensor<4xf32>
%62 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%63 = "stablehlo.select"(%59, %61, %62) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%65 = "stablehlo.compare"(%5, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%66 = "stablehlo.compare"(%44, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%67 = "stablehlo.and"(%65, %66) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%68 = "stablehlo.select"(%67, %63, %44) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%69 = "stablehlo.multiply"(%56, %68) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%70 = "stablehlo.complex"(%43, %69) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
return %70 : tensor<4xcomplex<f32>>
}
}

