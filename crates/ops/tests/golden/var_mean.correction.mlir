// f32[3,4] [1] correction=0 keepdim=true
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<3x1xf32>, tensor<3x1xf32>) {
%1 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%2 = "stablehlo.divide"(%0, %1) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%9 = "stablehlo.subtract"(%0, %8) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%10 = "stablehlo.abs"(%9) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.maximum"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%18 = "stablehlo.is_finite"(%15) : (tensor<3xf32>) -> tensor<3xi1>
%19 = "stablehlo.not"(%18) : (tensor<3xi1>) -> tensor<3xi1>
%20 = "stablehlo.or"(%17, %19) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%22 = "stablehlo.select"(%20, %21, %15) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%24 = "stablehlo.divide"(%9, %23) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%25 = "stablehlo.multiply"(%24, %24) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%30 = "stablehlo.reduce"(%24, %26) ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.reduce"(%25, %31) ({
^bb0(%32: tensor<f32>, %33: tensor<f32>):
%34 = "stablehlo.add"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%34) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%36 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%37 = "stablehlo.divide"(%30, %36) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%38 = "stablehlo.multiply"(%22, %37) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%39 = "stablehlo.is_finite"(%38) : (tensor<3xf32>) -> tensor<3xi1>
%40 = "stablehlo.add"(%7, %38) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%41 = "stablehlo.select"(%39, %40, %7) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%42 = "stablehlo.multiply"(%30, %30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%43 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%44 = "stablehlo.divide"(%42, %43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%45 = "stablehlo.subtract"(%35, %44) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%46 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%47 = "stablehlo.divide"(%45, %46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%48 = "stablehlo.multiply"(%47, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%49 = "stablehlo.multiply"(%48, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%50 = "stablehlo.reshape"(%49) : (tensor<3xf32>) -> tensor<3x1xf32>
%51 = "stablehlo.reshape"(%41) : (tensor<3xf32>) -> tensor<3x1xf32>
return %50, %51 : tensor<3x1xf32>, tensor<3x1xf32>
}
}

// f16[2,3,4] [0,2]
module @example {
func.func public @main(%0: tensor<2x3x4xf16>) -> (tensor<3xf16>, tensor<3xf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<2x3x4xf16>) -> tensor<2x3x4xf32>
%2 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<2x3x4xf32>} : () -> tensor<2x3x4xf32>
%3 = "stablehlo.divide"(%1, %2) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%10 = "stablehlo.subtract"(%1, %9) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%11 = "stablehlo.abs"(%10) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%12 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<f32>, %14: tensor<f32>):
%15 = "stablehlo.maximum"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%15) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%18 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%19 = "stablehlo.is_finite"(%16) : (tensor<3xf32>) -> tensor<3xi1>
%20 = "stablehlo.not"(%19) : (tensor<3xi1>) -> tensor<3xi1>
%21 = "stablehlo.or"(%18, %20) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%23 = "stablehlo.select"(%21, %22, %16) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%25 = "stablehlo.divide"(%10, %24) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%26 = "stablehlo.multiply"(%25, %25) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%31 = "stablehlo.reduce"(%25, %27) ({
^bb0(%28: tensor<f32>, %29: tensor<f32>):
%30 = "stablehlo.add"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%30) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.reduce"(%26, %32) ({
^bb0(%33: tensor<f32>, %34: tensor<f32>):
%35 = "stablehlo.add"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%35) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%37 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%38 = "stablehlo.divide"(%31, %37) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%39 = "stablehlo.multiply"(%23, %38) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%40 = "stablehlo.is_finite"(%39) : (tensor<3xf32>) -> tensor<3xi1>
%41 = "stablehlo.add"(%8, %39) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%42 = "stablehlo.select"(%40, %41, %8) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%43 = "stablehlo.multiply"(%31, %31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%44 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%45 = "stablehlo.divide"(%43, %44) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%46 = "stablehlo.subtract"(%36, %45) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%47 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%48 = "stablehlo.divide"(%46, %47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%49 = "stablehlo.multiply"(%48, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%50 = "stablehlo.multiply"(%49, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%51 = "stablehlo.convert"(%50) : (tensor<3xf32>) -> tensor<3xf16>
%52 = "stablehlo.convert"(%42) : (tensor<3xf32>) -> tensor<3xf16>
return %51, %52 : tensor<3xf16>, tensor<3xf16>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<f32>, tensor<complex<f32>>) {
%1 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%2 = "stablehlo.imag"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%3 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.divide"(%1, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%11 = "stablehlo.subtract"(%1, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%12 = "stablehlo.abs"(%11) : (tensor<4xf32>) -> tensor<4xf32>
%13 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.maximum"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%20 = "stablehlo.is_finite"(%17) : (tensor<f32>) -> tensor<i1>
%21 = "stablehlo.not"(%20) : (tensor<i1>) -> tensor<i1>
%22 = "stablehlo.or"(%19, %21) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.select"(%22, %23, %17) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%26 = "stablehlo.divide"(%11, %25) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%27 = "stablehlo.multiply"(%26, %26) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.reduce"(%26, %28) ({
^bb0(%29: tensor<f32>, %30: tensor<f32>):
%31 = "stablehlo.add"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%31) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.reduce"(%27, %33) ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.add"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%38 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.divide"(%32, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%40 = "stablehlo.multiply"(%24, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%41 = "stablehlo.is_finite"(%40) : (tensor<f32>) -> tensor<i1>
%42 = "stablehlo.add"(%9, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%43 = "stablehlo.select"(%41, %42, %9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%44 = "stablehlo.multiply"(%32, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%45 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.divide"(%44, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%47 = "stablehlo.subtract"(%37, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%48 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%49 = "stablehlo.divide"(%47, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%50 = "stablehlo.multiply"(%49, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%51 = "stablehlo.multiply"(%50, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%52 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%53 = "stablehlo.divide"(%2, %52) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.reduce"(%53, %54) ({
^bb0(%55: tensor<f32>, %56: tensor<f32>):
%57 = "stablehlo.add"(%55, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%57) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%60 = "stablehlo.subtract"(%2, %59) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%61 = "stablehlo.abs"(%60) : (tensor<4xf32>) -> tensor<4xf32>
%62 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%66 = "stablehlo.reduce"(%61, %62) ({
^bb0(%63: tensor<f32>, %64: tensor<f32>):
%65 = "stablehlo.maximum"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%65) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%68 = "stablehlo.compare"(%66, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%69 = "stablehlo.is_finite"(%66) : (tensor<f32>) -> tensor<i1>
%70 = "stablehlo.not"(%69) : (tensor<i1>) -> tensor<i1>
%71 = "stablehlo.or"(%68, %70) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%72 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.select"(%71, %72, %66) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%75 = "stablehlo.divide"(%60, %74) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%76 = "stablehlo.multiply"(%75, %75) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.reduce"(%75, %77) ({
^bb0(%78: tensor<f32>, %79: tensor<f32>):
%80 = "stablehlo.add"(%78, %79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%80) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%86 = "stablehlo.reduce"(%76, %82) ({
^bb0(%83: tensor<f32>, %84: tensor<f32>):
%85 = "stablehlo.add"(%83, %84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%85) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%87 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%88 = "stablehlo.divide"(%81, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%89 = "stablehlo.multiply"(%73, %88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%90 = "stablehlo.is_finite"(%89) : (tensor<f32>) -> tensor<i1>
%91 = "stablehlo.add"(%58, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%92 = "stablehlo.select"(%90, %91, %58) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%93 = "stablehlo.multiply"(%81, %81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%94 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%95 = "stablehlo.divide"(%93, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%96 = "stablehlo.subtract"(%86, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%97 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.divide"(%96, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%99 = "stablehlo.multiply"(%98, %73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%100 = "stablehlo.multiply"(%99, %73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%101 = "stablehlo.add"(%51, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%102 = "stablehlo.complex"(%43, %92) : (tensor<f32>, tensor<f32>) -> tensor<complex<f32>>
return %101, %102 : tensor<f32>, tensor<complex<f32>>
}
}

