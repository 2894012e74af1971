// f32[3,4] [1] correction=0 keepdim=true
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<3x1xf32>, tensor<3x1xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%9 = "stablehlo.subtract"(%0, %8) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%10 = "stablehlo.multiply"(%9, %9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%16 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%17 = "stablehlo.divide"(%15, %16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%18 = "stablehlo.is_finite"(%17) : (tensor<3xf32>) -> tensor<3xi1>
%19 = "stablehlo.constant"() {value = dense<7.888609052210118e-31> : tensor<3xf32>} : () -> tensor<3xf32>
%20 = "stablehlo.compare"(%17, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%21 = "stablehlo.and"(%18, %20) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%22 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%26 = "stablehlo.reduce"(%21, %22) ({
^bb0(%23: tensor<i1>, %24: tensor<i1>):
%25 = "stablehlo.and"(%23, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%25) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
%76, %77 = "stablehlo.if"(%26) ({
"stablehlo.return"(%7, %17) : (tensor<3xf32>, tensor<3xf32>) -> ()
}, {
%27 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%28 = "stablehlo.divide"(%0, %27) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.reduce"(%28, %29) ({
^bb0(%30: tensor<f32>, %31: tensor<f32>):
%32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%32) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%35 = "stablehlo.subtract"(%0, %34) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%36 = "stablehlo.abs"(%35) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%37 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.maximum"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%43 = "stablehlo.compare"(%41, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%44 = "stablehlo.is_finite"(%41) : (tensor<3xf32>) -> tensor<3xi1>
%45 = "stablehlo.not"(%44) : (tensor<3xi1>) -> tensor<3xi1>
%46 = "stablehlo.or"(%43, %45) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%47 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%48 = "stablehlo.select"(%46, %47, %41) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%50 = "stablehlo.divide"(%35, %49) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%51 = "stablehlo.multiply"(%50, %50) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%56 = "stablehlo.reduce"(%50, %52) ({
^bb0(%53: tensor<f32>, %54: tensor<f32>):
%55 = "stablehlo.add"(%53, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%55) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.reduce"(%51, %57) ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%62 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%63 = "stablehlo.divide"(%56, %62) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%64 = "stablehlo.multiply"(%48, %63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%65 = "stablehlo.is_finite"(%64) : (tensor<3xf32>) -> tensor<3xi1>
%66 = "stablehlo.add"(%33, %64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%67 = "stablehlo.select"(%65, %66, %33) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%68 = "stablehlo.multiply"(%56, %56) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%69 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%70 = "stablehlo.divide"(%68, %69) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%71 = "stablehlo.subtract"(%61, %70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%72 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%73 = "stablehlo.divide"(%71, %72) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%74 = "stablehlo.multiply"(%73, %48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%75 = "stablehlo.multiply"(%74, %48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
"stablehlo.return"(%67, %75) : (tensor<3xf32>, tensor<3xf32>) -> ()
}) : (tensor<i1>) -> (tensor<3xf32>, tensor<3xf32>)
%78 = "stablehlo.reshape"(%77) : (tensor<3xf32>) -> tensor<3x1xf32>
%79 = "stablehlo.reshape"(%76) : (tensor<3xf32>) -> tensor<3x1xf32>
return %78, %79 : tensor<3x1xf32>, tensor<3x1xf32>
}
}

// f16[2,3,4] [0,2]
module @example {
func.func public @main(%0: tensor<2x3x4xf16>) -> (tensor<3xf16>, tensor<3xf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<2x3x4xf16>) -> tensor<2x3x4xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%7 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%10 = "stablehlo.subtract"(%1, %9) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%11 = "stablehlo.multiply"(%10, %10) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<f32>, %14: tensor<f32>):
%15 = "stablehlo.add"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%15) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%17 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%18 = "stablehlo.divide"(%16, %17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%19 = "stablehlo.is_finite"(%18) : (tensor<3xf32>) -> tensor<3xi1>
%20 = "stablehlo.constant"() {value = dense<7.888609052210118e-31> : tensor<3xf32>} : () -> tensor<3xf32>
%21 = "stablehlo.compare"(%18, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%22 = "stablehlo.and"(%19, %21) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%23 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%27 = "stablehlo.reduce"(%22, %23) ({
^bb0(%24: tensor<i1>, %25: tensor<i1>):
%26 = "stablehlo.and"(%24, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%26) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
%77, %78 = "stablehlo.if"(%27) ({
"stablehlo.return"(%8, %18) : (tensor<3xf32>, tensor<3xf32>) -> ()
}, {
%28 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<2x3x4xf32>} : () -> tensor<2x3x4xf32>
%29 = "stablehlo.divide"(%1, %28) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.reduce"(%29, %30) ({
^bb0(%31: tensor<f32>, %32: tensor<f32>):
%33 = "stablehlo.add"(%31, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%33) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%36 = "stablehlo.subtract"(%1, %35) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%37 = "stablehlo.abs"(%36) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%38 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%42 = "stablehlo.reduce"(%37, %38) ({
^bb0(%39: tensor<f32>, %40: tensor<f32>):
%41 = "stablehlo.maximum"(%39, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%41) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%44 = "stablehlo.compare"(%42, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%45 = "stablehlo.is_finite"(%42) : (tensor<3xf32>) -> tensor<3xi1>
%46 = "stablehlo.not"(%45) : (tensor<3xi1>) -> tensor<3xi1>
%47 = "stablehlo.or"(%44, %46) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%49 = "stablehlo.select"(%47, %48, %42) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%51 = "stablehlo.divide"(%36, %50) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%52 = "stablehlo.multiply"(%51, %51) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.reduce"(%51, %53) ({
^bb0(%54: tensor<f32>, %55: tensor<f32>):
%56 = "stablehlo.add"(%54, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%56) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%62 = "stablehlo.reduce"(%52, %58) ({
^bb0(%59: tensor<f32>, %60: tensor<f32>):
%61 = "stablehlo.add"(%59, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%61) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%63 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%64 = "stablehlo.divide"(%57, %63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%65 = "stablehlo.multiply"(%49, %64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%66 = "stablehlo.is_finite"(%65) : (tensor<3xf32>) -> tensor<3xi1>
%67 = "stablehlo.add"(%34, %65) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%68 = "stablehlo.select"(%66, %67, %34) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%69 = "stablehlo.multiply"(%57, %57) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%70 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%71 = "stablehlo.divide"(%69, %70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%72 = "stablehlo.subtract"(%62, %71) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%73 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%74 = "stablehlo.divide"(%72, %73) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%75 = "stablehlo.multiply"(%74, %49) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%76 = "stablehlo.multiply"(%75, %49) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
"stablehlo.return"(%68, %76) : (tensor<3xf32>, tensor<3xf32>) -> ()
}) : (tensor<i1>) -> (tensor<3xf32>, tensor<3xf32>)
%79 = "stablehlo.convert"(%78) : (tensor<3xf32>) -> tensor<3xf16>
%80 = "stablehlo.convert"(%77) : (tensor<3xf32>) -> tensor<3xf16>
return %79, %80 : tensor<3xf16>, tensor<3xf16>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<f32>, tensor<complex<f32>>) {
%1 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%2 = "stablehlo.imag"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%1, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%8 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.divide"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%11 = "stablehlo.subtract"(%1, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%12 = "stablehlo.multiply"(%11, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.divide"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%20 = "stablehlo.is_finite"(%19) : (tensor<f32>) -> tensor<i1>
%21 = "stablehlo.constant"() {value = dense<7.888609052210118e-31> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.compare"(%19, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%23 = "stablehlo.and"(%20, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%73, %74 = "stablehlo.if"(%23) ({
"stablehlo.return"(%9, %19) : (tensor<f32>, tensor<f32>) -> ()
}, {
%24 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%25 = "stablehlo.divide"(%1, %24) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%30 = "stablehlo.reduce"(%25, %26) ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%32 = "stablehlo.subtract"(%1, %31) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%33 = "stablehlo.abs"(%32) : (tensor<4xf32>) -> tensor<4xf32>
%34 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.reduce"(%33, %34) ({
^bb0(%35: tensor<f32>, %36: tensor<f32>):
%37 = "stablehlo.maximum"(%35, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%37) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.compare"(%38, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%41 = "stablehlo.is_finite"(%38) : (tensor<f32>) -> tensor<i1>
%42 = "stablehlo.not"(%41) : (tensor<i1>) -> tensor<i1>
%43 = "stablehlo.or"(%40, %42) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%44 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%45 = "stablehlo.select"(%43, %44, %38) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%47 = "stablehlo.divide"(%32, %46) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%48 = "stablehlo.multiply"(%47, %47) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%53 = "stablehlo.reduce"(%47, %49) ({
^bb0(%50: tensor<f32>, %51: tensor<f32>):
%52 = "stablehlo.add"(%50, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%52) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.reduce"(%48, %54) ({
^bb0(%55: tensor<f32>, %56: tensor<f32>):
%57 = "stablehlo.add"(%55, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%57) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%59 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%60 = "stablehlo.divide"(%53, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%61 = "stablehlo.multiply"(%45, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%62 = "stablehlo.is_finite"(%61) : (tensor<f32>) -> tensor<i1>
%63 = "stablehlo.add"(%30, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%64 = "stablehlo.select"(%62, %63, %30) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%65 = "stablehlo.multiply"(%53, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%66 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%67 = "stablehlo.divide"(%65, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%68 = "stablehlo.subtract"(%58, %67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%69 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.divide"(%68, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%71 = "stablehlo.multiply"(%70, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%72 = "stablehlo.multiply"(%71, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%64, %72) : (tensor<f32>, tensor<f32>) -> ()
}) : (tensor<i1>) -> (tensor<f32>, tensor<f32>)
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.reduce"(%2, %75) ({
^bb0(%76: tensor<f32>, %77: tensor<f32>):
%78 = "stablehlo.add"(%76, %77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%78) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%80 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.divide"(%79, %80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%83 = "stablehlo.subtract"(%2, %82) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%84 = "stablehlo.multiply"(%83, %83) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.reduce"(%84, %85) ({
^bb0(%86: tensor<f32>, %87: tensor<f32>):
%88 = "stablehlo.add"(%86, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%88) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%90 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%91 = "stablehlo.divide"(%89, %90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%92 = "stablehlo.is_finite"(%91) : (tensor<f32>) -> tensor<i1>
%93 = "stablehlo.constant"() {value = dense<7.888609052210118e-31> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.compare"(%91, %93) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%95 = "stablehlo.and"(%92, %94) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%145, %146 = "stablehlo.if"(%95) ({
"stablehlo.return"(%81, %91) : (tensor<f32>, tensor<f32>) -> ()
}, {
%96 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%97 = "stablehlo.divide"(%2, %96) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%102 = "stablehlo.reduce"(%97, %98) ({
^bb0(%99: tensor<f32>, %100: tensor<f32>):
%101 = "stablehlo.add"(%99, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%101) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%104 = "stablehlo.subtract"(%2, %103) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%105 = "stablehlo.abs"(%104) : (tensor<4xf32>) -> tensor<4xf32>
%106 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%110 = "stablehlo.reduce"(%105, %106) ({
^bb0(%107: tensor<f32>, %108: tensor<f32>):
%109 = "stablehlo.maximum"(%107, %108) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%109) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%112 = "stablehlo.compare"(%110, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%113 = "stablehlo.is_finite"(%110) : (tensor<f32>) -> tensor<i1>
%114 = "stablehlo.not"(%113) : (tensor<i1>) -> tensor<i1>
%115 = "stablehlo.or"(%112, %114) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%117 = "stablehlo.select"(%115, %116, %110) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%119 = "stablehlo.divide"(%104, %118) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%120 = "stablehlo.multiply"(%119, %119) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%125 = "stablehlo.reduce"(%119, %121) ({
^bb0(%122: tensor<f32>, %123: tensor<f32>):
%124 = "stablehlo.add"(%122, %123) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%124) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%130 = "stablehlo.reduce"(%120, %126) ({
^bb0(%127: tensor<f32>, %128: tensor<f32>):
%129 = "stablehlo.add"(%127, %128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%129) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%131 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%132 = "stablehlo.divide"(%125, %131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%133 = "stablehlo.multiply"(%117, %132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%134 = "stablehlo.is_finite"(%133) : (tensor<f32>) -> tensor<i1>
%135 = "stablehlo.add"(%102, %133) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%136 = "stablehlo.select"(%134, %135, %102) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%137 = "stablehlo.multiply"(%125, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%138 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%139 = "stablehlo.divide"(%137, %138) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%140 = "stablehlo.subtract"(%130, %139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%141 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%142 = "stablehlo.divide"(%140, %141) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%143 = "stablehlo.multiply"(%142, %117) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%144 = "stablehlo.multiply"(%143, %117) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%136, %144) : (tensor<f32>, tensor<f32>) -> ()
}) : (tensor<i1>) -> (tensor<f32>, tensor<f32>)
%147 = "stablehlo.add"(%74, %146) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%148 = "stablehlo.complex"(%73, %145) : (tensor<f32>, tensor<f32>) -> tensor<complex<f32>>
return %147, %148 : tensor<f32>, tensor<complex<f32>>
}
}

