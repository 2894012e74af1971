// f32[3,4]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<f32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
%9 = "stablehlo.subtract"(%0, %8) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%10 = "stablehlo.multiply"(%9, %9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
%16 = "stablehlo.constant"() {value = dense<1.1e1> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.divide"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%18 = "stablehlo.is_finite"(%17) : (tensor<f32>) -> tensor<i1>
%19 = "stablehlo.constant"() {value = dense<7.888609052210118e-31> : tensor<f32>} : () -> tensor<f32>
%20 = "stablehlo.compare"(%17, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%21 = "stablehlo.and"(%18, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%71, %72 = "stablehlo.if"(%21) ({
"stablehlo.return"(%7, %17) : (tensor<f32>, tensor<f32>) -> ()
}, {
%22 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%23 = "stablehlo.divide"(%0, %22) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%28 = "stablehlo.reduce"(%23, %24) ({
^bb0(%25: tensor<f32>, %26: tensor<f32>):
%27 = "stablehlo.add"(%25, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%27) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
%30 = "stablehlo.subtract"(%0, %29) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%31 = "stablehlo.abs"(%30) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%32 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.reduce"(%31, %32) ({
^bb0(%33: tensor<f32>, %34: tensor<f32>):
%35 = "stablehlo.maximum"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%35) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%39 = "stablehlo.is_finite"(%36) : (tensor<f32>) -> tensor<i1>
%40 = "stablehlo.not"(%39) : (tensor<i1>) -> tensor<i1>
%41 = "stablehlo.or"(%38, %40) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%42 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%43 = "stablehlo.select"(%41, %42, %36) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
%45 = "stablehlo.divide"(%30, %44) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%46 = "stablehlo.multiply"(%45, %45) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%51 = "stablehlo.reduce"(%45, %47) ({
^bb0(%48: tensor<f32>, %49: tensor<f32>):
%50 = "stablehlo.add"(%48, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%50) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%56 = "stablehlo.reduce"(%46, %52) ({
^bb0(%53: tensor<f32>, %54: tensor<f32>):
%55 = "stablehlo.add"(%53, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%55) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
%57 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.divide"(%51, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%59 = "stablehlo.multiply"(%43, %58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%60 = "stablehlo.is_finite"(%59) : (tensor<f32>) -> tensor<i1>
%61 = "stablehlo.add"(%28, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%62 = "stablehlo.select"(%60, %61, %28) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%63 = "stablehlo.multiply"(%51, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%64 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.divide"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%66 = "stablehlo.subtract"(%56, %65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%67 = "stablehlo.constant"() {value = dense<1.1e1> : tensor<f32>} : () -> tensor<f32>
%68 = "stablehlo.divide"(%66, %67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%69 = "stablehlo.multiply"(%68, %43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%70 = "stablehlo.multiply"(%69, %43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%62, %70) : (tensor<f32>, tensor<f32>) -> ()
}) : (tensor<i1>) -> (tensor<f32>, tensor<f32>)
return %72 : tensor<f32>
}
}

// bf16[3,4] [1] correction=0 keepdim=true
module @example {
func.func public @main(%0: tensor<3x4xbf16>) -> (tensor<3x1xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%7 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%10 = "stablehlo.subtract"(%1, %9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.multiply"(%10, %10) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<f32>, %14: tensor<f32>):
%15 = "stablehlo.add"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%15) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%17 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
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
%28 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%29 = "stablehlo.divide"(%1, %28) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.reduce"(%29, %30) ({
^bb0(%31: tensor<f32>, %32: tensor<f32>):
%33 = "stablehlo.add"(%31, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%33) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%36 = "stablehlo.subtract"(%1, %35) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%37 = "stablehlo.abs"(%36) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%38 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%42 = "stablehlo.reduce"(%37, %38) ({
^bb0(%39: tensor<f32>, %40: tensor<f32>):
%41 = "stablehlo.maximum"(%39, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%41) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%44 = "stablehlo.compare"(%42, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%45 = "stablehlo.is_finite"(%42) : (tensor<3xf32>) -> tensor<3xi1>
%46 = "stablehlo.not"(%45) : (tensor<3xi1>) -> tensor<3xi1>
%47 = "stablehlo.or"(%44, %46) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%49 = "stablehlo.select"(%47, %48, %42) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%51 = "stablehlo.divide"(%36, %50) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%52 = "stablehlo.multiply"(%51, %51) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.reduce"(%51, %53) ({
^bb0(%54: tensor<f32>, %55: tensor<f32>):
%56 = "stablehlo.add"(%54, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%56) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%62 = "stablehlo.reduce"(%52, %58) ({
^bb0(%59: tensor<f32>, %60: tensor<f32>):
%61 = "stablehlo.add"(%59, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%61) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%63 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%64 = "stablehlo.divide"(%57, %63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%65 = "stablehlo.multiply"(%49, %64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%66 = "stablehlo.is_finite"(%65) : (tensor<3xf32>) -> tensor<3xi1>
%67 = "stablehlo.add"(%34, %65) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%68 = "stablehlo.select"(%66, %67, %34) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%69 = "stablehlo.multiply"(%57, %57) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%70 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%71 = "stablehlo.divide"(%69, %70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%72 = "stablehlo.subtract"(%62, %71) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%73 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%74 = "stablehlo.divide"(%72, %73) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%75 = "stablehlo.multiply"(%74, %49) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%76 = "stablehlo.multiply"(%75, %49) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
"stablehlo.return"(%68, %76) : (tensor<3xf32>, tensor<3xf32>) -> ()
}) : (tensor<i1>) -> (tensor<3xf32>, tensor<3xf32>)
%79 = "stablehlo.convert"(%78) : (tensor<3xf32>) -> tensor<3xbf16>
%80 = "stablehlo.reshape"(%79) : (tensor<3xbf16>) -> tensor<3x1xbf16>
return %80 : tensor<3x1xbf16>
}
}

// c64[3,4] [0]
module @example {
func.func public @main(%0: tensor<3x4xcomplex<f32>>) -> (tensor<4xf32>) {
%1 = "stablehlo.real"(%0) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
%2 = "stablehlo.imag"(%0) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%1, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%8 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%9 = "stablehlo.divide"(%7, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.subtract"(%1, %10) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%12 = "stablehlo.multiply"(%11, %11) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%18 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.divide"(%17, %18) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%20 = "stablehlo.is_finite"(%19) : (tensor<4xf32>) -> tensor<4xi1>
%21 = "stablehlo.constant"() {value = dense<7.888609052210118e-31> : tensor<4xf32>} : () -> tensor<4xf32>
%22 = "stablehlo.compare"(%19, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%23 = "stablehlo.and"(%20, %22) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%24 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%28 = "stablehlo.reduce"(%23, %24) ({
^bb0(%25: tensor<i1>, %26: tensor<i1>):
%27 = "stablehlo.and"(%25, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%27) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
%78, %79 = "stablehlo.if"(%28) ({
"stablehlo.return"(%9, %19) : (tensor<4xf32>, tensor<4xf32>) -> ()
}, {
%29 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%30 = "stablehlo.divide"(%1, %29) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.reduce"(%30, %31) ({
^bb0(%32: tensor<f32>, %33: tensor<f32>):
%34 = "stablehlo.add"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%34) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%37 = "stablehlo.subtract"(%1, %36) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%38 = "stablehlo.abs"(%37) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%39 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%43 = "stablehlo.reduce"(%38, %39) ({
^bb0(%40: tensor<f32>, %41: tensor<f32>):
%42 = "stablehlo.maximum"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%42) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%45 = "stablehlo.compare"(%43, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%46 = "stablehlo.is_finite"(%43) : (tensor<4xf32>) -> tensor<4xi1>
%47 = "stablehlo.not"(%46) : (tensor<4xi1>) -> tensor<4xi1>
%48 = "stablehlo.or"(%45, %47) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%49 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%50 = "stablehlo.select"(%48, %49, %43) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%52 = "stablehlo.divide"(%37, %51) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%53 = "stablehlo.multiply"(%52, %52) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.reduce"(%52, %54) ({
^bb0(%55: tensor<f32>, %56: tensor<f32>):
%57 = "stablehlo.add"(%55, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%57) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%63 = "stablehlo.reduce"(%53, %59) ({
^bb0(%60: tensor<f32>, %61: tensor<f32>):
%62 = "stablehlo.add"(%60, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%62) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%64 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%65 = "stablehlo.divide"(%58, %64) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%66 = "stablehlo.multiply"(%50, %65) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%67 = "stablehlo.is_finite"(%66) : (tensor<4xf32>) -> tensor<4xi1>
%68 = "stablehlo.add"(%35, %66) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%69 = "stablehlo.select"(%67, %68, %35) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%70 = "stablehlo.multiply"(%58, %58) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%71 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%72 = "stablehlo.divide"(%70, %71) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%73 = "stablehlo.subtract"(%63, %72) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%74 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%75 = "stablehlo.divide"(%73, %74) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%76 = "stablehlo.multiply"(%75, %50) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%77 = "stablehlo.multiply"(%76, %50) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
"stablehlo.return"(%69, %77) : (tensor<4xf32>, tensor<4xf32>) -> ()
}) : (tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>)
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%84 = "stablehlo.reduce"(%2, %80) ({
^bb0(%81: tensor<f32>, %82: tensor<f32>):
%83 = "stablehlo.add"(%81, %82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%83) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%85 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%86 = "stablehlo.divide"(%84, %85) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%88 = "stablehlo.subtract"(%2, %87) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%89 = "stablehlo.multiply"(%88, %88) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.reduce"(%89, %90) ({
^bb0(%91: tensor<f32>, %92: tensor<f32>):
%93 = "stablehlo.add"(%91, %92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%93) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%95 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%96 = "stablehlo.divide"(%94, %95) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%97 = "stablehlo.is_finite"(%96) : (tensor<4xf32>) -> tensor<4xi1>
%98 = "stablehlo.constant"() {value = dense<7.888609052210118e-31> : tensor<4xf32>} : () -> tensor<4xf32>
%99 = "stablehlo.compare"(%96, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%100 = "stablehlo.and"(%97, %99) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%101 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%105 = "stablehlo.reduce"(%100, %101) ({
^bb0(%102: tensor<i1>, %103: tensor<i1>):
%104 = "stablehlo.and"(%102, %103) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%104) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
%155, %156 = "stablehlo.if"(%105) ({
"stablehlo.return"(%86, %96) : (tensor<4xf32>, tensor<4xf32>) -> ()
}, {
%106 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%107 = "stablehlo.divide"(%2, %106) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%112 = "stablehlo.reduce"(%107, %108) ({
^bb0(%109: tensor<f32>, %110: tensor<f32>):
%111 = "stablehlo.add"(%109, %110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%111) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%114 = "stablehlo.subtract"(%2, %113) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%115 = "stablehlo.abs"(%114) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%116 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%120 = "stablehlo.reduce"(%115, %116) ({
^bb0(%117: tensor<f32>, %118: tensor<f32>):
%119 = "stablehlo.maximum"(%117, %118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%119) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%122 = "stablehlo.compare"(%120, %121) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%123 = "stablehlo.is_finite"(%120) : (tensor<4xf32>) -> tensor<4xi1>
%124 = "stablehlo.not"(%123) : (tensor<4xi1>) -> tensor<4xi1>
%125 = "stablehlo.or"(%122, %124) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%126 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%127 = "stablehlo.select"(%125, %126, %120) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%129 = "stablehlo.divide"(%114, %128) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%130 = "stablehlo.multiply"(%129, %129) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%135 = "stablehlo.reduce"(%129, %131) ({
^bb0(%132: tensor<f32>, %133: tensor<f32>):
%134 = "stablehlo.add"(%132, %133) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%134) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%140 = "stablehlo.reduce"(%130, %136) ({
^bb0(%137: tensor<f32>, %138: tensor<f32>):
%139 = "stablehlo.add"(%137, %138) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%139) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%141 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%142 = "stablehlo.divide"(%135, %141) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%143 = "stablehlo.multiply"(%127, %142) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%144 = "stablehlo.is_finite"(%143) : (tensor<4xf32>) -> tensor<4xi1>
%145 = "stablehlo.add"(%112, %143) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%146 = "stablehlo.select"(%144, %145, %112) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%147 = "stablehlo.multiply"(%135, %135) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%148 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%149 = "stablehlo.divide"(%147, %148) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%150 = "stablehlo.subtract"(%140, %149) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%151 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%152 = "stablehlo.divide"(%150, %151) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%153 = "stablehlo.multiply"(%152, %127) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%154 = "stablehlo.multiply"(%153, %127) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
"stablehlo.return"(%146, %154) : (tensor<4xf32>, tensor<4xf32>) -> ()
}) : (tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>)
%157 = "stablehlo.add"(%79, %156) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %157 : tensor<4xf32>
}
}

