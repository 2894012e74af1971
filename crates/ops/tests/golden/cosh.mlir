// f32[2,8]
module @example {
func.func public @main(%0: tensor<2x8xf32>) -> (tensor<2x8xf32>) {
%1 = "chlo.cosh"(%0) : (tensor<2x8xf32>) -> tensor<2x8xf32>
return %1 : tensor<2x8xf32>
}
}

// bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>) -> (tensor<8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%2 = "chlo.cosh"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%2) : (tensor<8xf32>) -> tensor<8xbf16>
return %3 : tensor<8xbf16>
}
}

// f64[4]
module @example {
func.func public @main(%0: tensor<4xf64>) -> (tensor<4xf64>) {
%1 = "chlo.cosh"(%0) : (tensor<4xf64>) -> tensor<4xf64>
return %1 : tensor<4xf64>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "chlo.cosh"(%1) : (tensor<4xf32>) -> tensor<4xf32>
return %2 : tensor<4xf32>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%1 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%2 = "stablehlo.imag"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%3 = "chlo.cosh"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%4 = "chlo.sinh"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.abs"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%6 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%8 = "stablehlo.abs"(%3) : (tensor<4xf32>) -> tensor<4xf32>
%9 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%11 = "stablehlo.and"(%7, %10) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%12 = "stablehlo.is_finite"(%2) : (tensor<4xf32>) -> tensor<4xi1>
%13 = "stablehlo.not"(%12) : (tensor<4xi1>) -> tensor<4xi1>
%14 = "stablehlo.and"(%11, %13) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%15 = "stablehlo.abs"(%3) : (tensor<4xf32>) -> tensor<4xf32>
%16 = "stablehlo.cosine"(%2) : (tensor<4xf32>) -> tensor<4xf32>
%17 = "stablehlo.bitcast_convert"(%3) : (tensor<4xf32>) -> tensor<4xi32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%21 = "stablehlo.negate"(%20) : (tensor<4xf32>) -> tensor<4xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%23 = "stablehlo.select"(%19, %21, %22) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%25 = "stablehlo.compare"(%16, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%26 = "stablehlo.compare"(%3, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%27 = "stablehlo.and"(%25, %26) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%28 = "stablehlo.select"(%27, %23, %3) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%29 = "stablehlo.bitcast_convert"(%16) : (tensor<4xf32>) -> tensor<4xi32>
%30 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%31 = "stablehlo.compare"(%29, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%33 = "stablehlo.negate"(%32) : (tensor<4xf32>) -> tensor<4xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%35 = "stablehlo.select"(%31, %33, %34) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%37 = "stablehlo.compare"(%3, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%38 = "stablehlo.compare"(%16, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%39 = "stablehlo.and"(%37, %38) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%40 = "stablehlo.select"(%39, %35, %16) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%41 = "stablehlo.multiply"(%28, %40) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%42 = "stablehlo.select"(%14, %15, %41) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%43 = "stablehlo.sine"(%2) : (tensor<4xf32>) -> tensor<4xf32>
%44 = "stablehlo.bitcast_convert"(%4) : (tensor<4xf32>) -> tensor<4xi32>
%45 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%47 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%48 = "stablehlo.negate"(%47) : (tensor<4xf32>) -> tensor<4xf32>
%49 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%50 = "stablehlo.select"(%46, %48, %49) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%52 = "stablehlo.compare"(%43, %51) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%53 = "stablehlo.compare"(%4, %51) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%54 = "stablehlo.and"(%52, %53) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%55 = "stablehlo.select"(%54, %50, %4) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%56 = "stablehlo.bitcast_convert"(%43) : (tensor<4xf32>) -> tensor<4xi32>
%57 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%58 = "stablehlo.compare"(%56, %57) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%59 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%60 = "stablehlo.negate"(%59) : (tensor<4xf32>) -> tensor<4xf32>
%61 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%62 = "stablehlo.select"(%58, %60, %61) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%64 = "stablehlo.compare"(%4, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%65 = "stablehlo.compare"(%43, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%66 = "stablehlo.and"(%64, %65) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%67 = "stablehlo.select"(%66, %62, %43) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%68 = "stablehlo.multiply"(%55, %67) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%69 = "stablehlo.complex"(%42, %68) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
return %69 : tensor<4xcomplex<f32>>
}
}

