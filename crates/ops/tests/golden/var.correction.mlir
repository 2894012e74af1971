// f32[3,4]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<f32>) {
%1 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%2 = "stablehlo.divide"(%0, %1) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
%9 = "stablehlo.subtract"(%0, %8) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%10 = "stablehlo.abs"(%9) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.maximum"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%18 = "stablehlo.is_finite"(%15) : (tensor<f32>) -> tensor<i1>
%19 = "stablehlo.not"(%18) : (tensor<i1>) -> tensor<i1>
%20 = "stablehlo.or"(%17, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.select"(%20, %21, %15) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
%24 = "stablehlo.divide"(%9, %23) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%25 = "stablehlo.multiply"(%24, %24) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%30 = "stablehlo.reduce"(%24, %26) ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.reduce"(%25, %31) ({
^bb0(%32: tensor<f32>, %33: tensor<f32>):
%34 = "stablehlo.add"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%34) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
%36 = "stablehlo.multiply"(%30, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%37 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.divide"(%36, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%39 = "stablehlo.subtract"(%35, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%40 = "stablehlo.constant"() {value = dense<1.1e1> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.divide"(%39, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%42 = "stablehlo.multiply"(%41, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%43 = "stablehlo.multiply"(%42, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %43 : tensor<f32>
}
}

// bf16[3,4] [1] correction=0 keepdim=true
module @example {
func.func public @main(%0: tensor<3x4xbf16>) -> (tensor<3x1xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%3 = "stablehlo.divide"(%1, %2) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%10 = "stablehlo.subtract"(%1, %9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.abs"(%10) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%12 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<f32>, %14: tensor<f32>):
%15 = "stablehlo.maximum"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%15) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%18 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%19 = "stablehlo.is_finite"(%16) : (tensor<3xf32>) -> tensor<3xi1>
%20 = "stablehlo.not"(%19) : (tensor<3xi1>) -> tensor<3xi1>
%21 = "stablehlo.or"(%18, %20) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%23 = "stablehlo.select"(%21, %22, %16) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%25 = "stablehlo.divide"(%10, %24) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%26 = "stablehlo.multiply"(%25, %25) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%31 = "stablehlo.reduce"(%25, %27) ({
^bb0(%28: tensor<f32>, %29: tensor<f32>):
%30 = "stablehlo.add"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%30) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.reduce"(%26, %32) ({
^bb0(%33: tensor<f32>, %34: tensor<f32>):
%35 = "stablehlo.add"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%35) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%37 = "stablehlo.multiply"(%31, %31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%38 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%39 = "stablehlo.divide"(%37, %38) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%40 = "stablehlo.subtract"(%36, %39) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%41 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%42 = "stablehlo.divide"(%40, %41) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%43 = "stablehlo.multiply"(%42, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%44 = "stablehlo.multiply"(%43, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%45 = "stablehlo.convert"(%44) : (tensor<3xf32>) -> tensor<3xbf16>
%46 = "stablehlo.reshape"(%45) : (tensor<3xbf16>) -> tensor<3x1xbf16>
return %46 : tensor<3x1xbf16>
}
}

// c64[3,4] [0]
module @example {
func.func public @main(%0: tensor<3x4xcomplex<f32>>) -> (tensor<4xf32>) {
%1 = "stablehlo.real"(%0) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
%2 = "stablehlo.imag"(%0) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
%3 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%4 = "stablehlo.divide"(%1, %3) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.subtract"(%1, %10) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%12 = "stablehlo.abs"(%11) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%13 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.maximum"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%20 = "stablehlo.is_finite"(%17) : (tensor<4xf32>) -> tensor<4xi1>
%21 = "stablehlo.not"(%20) : (tensor<4xi1>) -> tensor<4xi1>
%22 = "stablehlo.or"(%19, %21) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%24 = "stablehlo.select"(%22, %23, %17) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%26 = "stablehlo.divide"(%11, %25) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%27 = "stablehlo.multiply"(%26, %26) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.reduce"(%26, %28) ({
^bb0(%29: tensor<f32>, %30: tensor<f32>):
%31 = "stablehlo.add"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%31) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.reduce"(%27, %33) ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.add"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%38 = "stablehlo.multiply"(%32, %32) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%39 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%40 = "stablehlo.divide"(%38, %39) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%41 = "stablehlo.subtract"(%37, %40) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%42 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%43 = "stablehlo.divide"(%41, %42) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%44 = "stablehlo.multiply"(%43, %24) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%45 = "stablehlo.multiply"(%44, %24) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%46 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%47 = "stablehlo.divide"(%2, %46) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.reduce"(%47, %48) ({
^bb0(%49: tensor<f32>, %50: tensor<f32>):
%51 = "stablehlo.add"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%51) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%54 = "stablehlo.subtract"(%2, %53) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%55 = "stablehlo.abs"(%54) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%56 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%60 = "stablehlo.reduce"(%55, %56) ({
^bb0(%57: tensor<f32>, %58: tensor<f32>):
%59 = "stablehlo.maximum"(%57, %58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%59) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%62 = "stablehlo.compare"(%60, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%63 = "stablehlo.is_finite"(%60) : (tensor<4xf32>) -> tensor<4xi1>
%64 = "stablehlo.not"(%63) : (tensor<4xi1>) -> tensor<4xi1>
%65 = "stablehlo.or"(%62, %64) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%66 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%67 = "stablehlo.select"(%65, %66, %60) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%69 = "stablehlo.divide"(%54, %68) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%70 = "stablehlo.multiply"(%69, %69) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%75 = "stablehlo.reduce"(%69, %71) ({
^bb0(%72: tensor<f32>, %73: tensor<f32>):
%74 = "stablehlo.add"(%72, %73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%74) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.reduce"(%70, %76) ({
^bb0(%77: tensor<f32>, %78: tensor<f32>):
%79 = "stablehlo.add"(%77, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%79) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%81 = "stablehlo.multiply"(%75, %75) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%82 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%83 = "stablehlo.divide"(%81, %82) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%84 = "stablehlo.subtract"(%80, %83) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%85 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%86 = "stablehlo.divide"(%84, %85) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%87 = "stablehlo.multiply"(%86, %67) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%88 = "stablehlo.multiply"(%87, %67) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%89 = "stablehlo.add"(%45, %88) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %89 : tensor<4xf32>
}
}

