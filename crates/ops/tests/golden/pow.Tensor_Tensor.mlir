// f32[4] f32[4]
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<4xf32>) -> (tensor<4xf32>) {
%2 = "stablehlo.power"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %2 : tensor<4xf32>
}
}

// s64[16] s64[16]
module @example {
func.func public @main(%0: tensor<16xi64>, %1: tensor<16xi64>) -> (tensor<16xi64>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<16xi64>} : () -> tensor<16xi64>
%3 = "stablehlo.constant"() {value = dense<1> : tensor<16xi64>} : () -> tensor<16xi64>
%4 = "stablehlo.constant"() {value = dense<1> : tensor<16xi64>} : () -> tensor<16xi64>
%24, %25, %26 = "stablehlo.while"(%4, %0, %1) ({
^bb0(%5: tensor<16xi64>, %6: tensor<16xi64>, %7: tensor<16xi64>):
%8 = "stablehlo.compare"(%7, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
%14 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}, {
^bb0(%15: tensor<16xi64>, %16: tensor<16xi64>, %17: tensor<16xi64>):
%18 = "stablehlo.and"(%17, %3) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%19 = "stablehlo.compare"(%18, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%20 = "stablehlo.multiply"(%15, %16) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%21 = "stablehlo.select"(%19, %20, %15) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%22 = "stablehlo.multiply"(%16, %16) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%23 = "stablehlo.shift_right_logical"(%17, %3) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
"stablehlo.return"(%21, %22, %23) : (tensor<16xi64>, tensor<16xi64>, tensor<16xi64>) -> ()
}) : (tensor<16xi64>, tensor<16xi64>, tensor<16xi64>) -> (tensor<16xi64>, tensor<16xi64>, tensor<16xi64>)
%27 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%28 = "stablehlo.abs"(%0) : (tensor<16xi64>) -> tensor<16xi64>
%29 = "stablehlo.constant"() {value = dense<1> : tensor<16xi64>} : () -> tensor<16xi64>
%30 = "stablehlo.compare"(%28, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%31 = "stablehlo.not"(%30) : (tensor<16xi1>) -> tensor<16xi1>
%32 = "stablehlo.and"(%27, %31) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%33 = "stablehlo.constant"() {value = dense<0> : tensor<16xi64>} : () -> tensor<16xi64>
%34 = "stablehlo.select"(%32, %33, %24) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
return %34 : tensor<16xi64>
}
}

// bf16[2,1] bf16[3]
module @example {
func.func public @main(%0: tensor<2x1xbf16>, %1: tensor<3xbf16>) -> (tensor<2x3xbf16>) {
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xbf16>) -> tensor<2x3xbf16>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xbf16>) -> tensor<2x3xbf16>
%4 = "stablehlo.convert"(%2) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
%5 = "stablehlo.convert"(%3) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
%6 = "stablehlo.power"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.convert"(%6) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
return %7 : tensor<2x3xbf16>
}
}

// s32[4] f32[4]
module @example {
func.func public @main(%0: tensor<4xi32>, %1: tensor<4xf32>) -> (tensor<4xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf32>
%3 = "stablehlo.power"(%2, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %3 : tensor<4xf32>
}
}

// c64[4] c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%2 = "stablehlo.real"(%1) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%3 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<4xcomplex<f32>>} : () -> tensor<4xcomplex<f32>>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%7 = "stablehlo.and"(%4, %6) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%8 = "stablehlo.power"(%0, %1) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%9 = "stablehlo.real"(%8) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%10 = "stablehlo.is_finite"(%9) : (tensor<4xf32>) -> tensor<4xi1>
%11 = "stablehlo.imag"(%8) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%12 = "stablehlo.is_finite"(%11) : (tensor<4xf32>) -> tensor<4xi1>
%13 = "stablehlo.and"(%10, %12) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%14 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%15 = "stablehlo.imag"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%16 = "stablehlo.log"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%17 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%18 = "stablehlo.abs"(%14) : (tensor<4xf32>) -> tensor<4xf32>
%19 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%20 = "stablehlo.compare"(%18, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%21 = "stablehlo.abs"(%15) : (tensor<4xf32>) -> tensor<4xf32>
%22 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%24 = "stablehlo.or"(%20, %23) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%25 = "stablehlo.real"(%16) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%26 = "stablehlo.select"(%24, %17, %25) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%27 = "stablehlo.imag"(%16) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%28 = "stablehlo.complex"(%26, %27) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
%29 = "stablehlo.multiply"(%1, %28) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%30 = "stablehlo.real"(%29) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%31 = "stablehlo.imag"(%29) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%32 = "stablehlo.exponential"(%30) : (tensor<4xf32>) -> tensor<4xf32>
%33 = "stablehlo.abs"(%30) : (tensor<4xf32>) -> tensor<4xf32>
%34 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%35 = "stablehlo.compare"(%33, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%36 = "stablehlo.abs"(%32) : (tensor<4xf32>) -> tensor<4xf32>
%37 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%38 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%39 = "stablehlo.and"(%35, %38) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%40 = "stablehlo.is_finite"(%31) : (tensor<4xf32>) -> tensor<4xi1>
%41 = "stablehlo.not"(%40) : (tensor<4xi1>) -> tensor<4xi1>
%42 = "stablehlo.and"(%39, %41) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%43 = "stablehlo.abs"(%32) : (tensor<4xf32>) -> tensor<4xf32>
%44 = "stablehlo.cosine"(%31) : (tensor<4xf32>) -> tensor<4xf32>
%45 = "stablehlo.bitcast_convert"(%32) : (tensor<4xf32>) -> tensor<4xi32>
%46 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%47 = "stablehlo.compare"(%45, %46) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%49 = "stablehlo.negate"(%48) : (tensor<4xf32>) -> tensor<4xf32>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%51 = "stablehlo.select"(%47, %49, %50) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%53 = "stablehlo.compare"(%44, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%54 = "stablehlo.compare"(%32, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%55 = "stablehlo.and"(%53, %54) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%56 = "stablehlo.select"(%55, %51, %32) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%57 = "stablehlo.bitcast_convert"(%44) : (tensor<4xf32>) -> tensor<4xi32>
%58 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%59 = "stablehlo.compare"(%57, %58) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%61 = "stablehlo.negate"(%60) : (tensor<4xf32>) -> tensor<4xf32>
%62 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%63 = "stablehlo.select"(%59, %61, %62) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%65 = "stablehlo.compare"(%32, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%66 = "stablehlo.compare"(%44, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%67 = "stablehlo.and"(%65, %66) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%68 = "stablehlo.select"(%67, %63, %44) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%69 = "stablehlo.multiply"(%56, %68) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%70 = "stablehlo.select"(%42, %43, %69) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%71 = "stablehlo.sine"(%31) : (tensor<4xf32>) -> tensor<4xf32>
%72 = "stablehlo.bitcast_convert"(%32) : (tensor<4xf32>) -> tensor<4xi32>
%73 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%74 = "stablehlo.compare"(%72, %73) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%76 = "stablehlo.negate"(%75) : (tensor<4xf32>) -> tensor<4xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%78 = "stablehlo.select"(%74, %76, %77) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%80 = "stablehlo.compare"(%71, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%81 = "stablehlo.compare"(%32, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%82 = "stablehlo.and"(%80, %81) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%83 = "stablehlo.select"(%82, %78, %32) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%84 = "stablehlo.bitcast_convert"(%71) : (tensor<4xf32>) -> tensor<4xi32>
%85 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%86 = "stablehlo.compare"(%84, %85) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%87 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%88 = "stablehlo.negate"(%87) : (tensor<4xf32>) -> tensor<4xf32>
%89 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%90 = "stablehlo.select"(%86, %88, %89) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%92 = "stablehlo.compare"(%32, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%93 = "stablehlo.compare"(%71, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%94 = "stablehlo.and"(%92, %93) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%95 = "stablehlo.select"(%94, %90, %71) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%96 = "stablehlo.multiply"(%83, %95) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%97 = "stablehlo.complex"(%70, %96) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
%98 = "stablehlo.select"(%13, %8, %97) : (tensor<4xi1>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%99 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<4xcomplex<f32>>} : () -> tensor<4xcomplex<f32>>
%100 = "stablehlo.select"(%7, %99, %98) : (tensor<4xi1>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
return %100 : tensor<4xcomplex<f32>>
}
}

