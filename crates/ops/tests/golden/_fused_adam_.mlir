// (f32[3,2] f32[4]) (f32[3,2] f32[4]) (f32[3,2] f32[4]) (f32[3,2] f32[4]) () (f32[] f32[]) lr=0.01 beta1=0.9 beta2=0.99 weight_decay=0.1 eps=1e-8 amsgrad=false maximize=false
// run-time numbers: weight_decay:F64 lr:F32 beta1:F64 beta2:F64 eps:F64
module @example {
func.func public @main(%0: tensor<3x2xf32>, %1: tensor<4xf32>, %2: tensor<3x2xf32>, %3: tensor<4xf32>, %4: tensor<3x2xf32>, %5: tensor<4xf32>, %6: tensor<3x2xf32>, %7: tensor<4xf32>, %8: tensor<f32>, %9: tensor<f32>, %10: tensor<f64>, %11: tensor<f32>, %12: tensor<f64>, %13: tensor<f64>, %14: tensor<f64>) -> (tensor<3x2xf32>, tensor<4xf32>, tensor<3x2xf32>, tensor<4xf32>, tensor<3x2xf32>, tensor<4xf32>) {
%15 = "stablehlo.convert"(%11) : (tensor<f32>) -> tensor<f64>
%16 = "stablehlo.convert"(%10) : (tensor<f64>) -> tensor<f32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%18 = "stablehlo.multiply"(%0, %17) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%19 = "stablehlo.add"(%2, %18) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%20 = "stablehlo.subtract"(%19, %4) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%22 = "stablehlo.subtract"(%21, %12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%23 = "stablehlo.convert"(%22) : (tensor<f64>) -> tensor<f32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%25 = "stablehlo.multiply"(%20, %24) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%26 = "stablehlo.add"(%4, %25) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%27 = "stablehlo.convert"(%13) : (tensor<f64>) -> tensor<f32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%29 = "stablehlo.multiply"(%6, %28) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%30 = "stablehlo.multiply"(%19, %19) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%32 = "stablehlo.subtract"(%31, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%33 = "stablehlo.convert"(%32) : (tensor<f64>) -> tensor<f32>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%35 = "stablehlo.multiply"(%30, %34) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%36 = "stablehlo.add"(%29, %35) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%37 = "stablehlo.convert"(%8) : (tensor<f32>) -> tensor<f64>
%38 = "stablehlo.sqrt"(%36) : (tensor<3x2xf32>) -> tensor<3x2xf32>
%39 = "stablehlo.power"(%13, %37) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%40 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%41 = "stablehlo.subtract"(%40, %39) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%42 = "stablehlo.sqrt"(%41) : (tensor<f64>) -> tensor<f64>
%43 = "stablehlo.convert"(%42) : (tensor<f64>) -> tensor<f32>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%45 = "stablehlo.divide"(%38, %44) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%46 = "stablehlo.convert"(%14) : (tensor<f64>) -> tensor<f32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%48 = "stablehlo.add"(%45, %47) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%49 = "stablehlo.power"(%12, %37) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%51 = "stablehlo.subtract"(%50, %49) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%52 = "stablehlo.divide"(%15, %51) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%53 = "stablehlo.convert"(%52) : (tensor<f64>) -> tensor<f32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%55 = "stablehlo.multiply"(%26, %54) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%56 = "stablehlo.divide"(%55, %48) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%57 = "stablehlo.subtract"(%0, %56) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%58 = "stablehlo.convert"(%10) : (tensor<f64>) -> tensor<f32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%60 = "stablehlo.multiply"(%1, %59) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%61 = "stablehlo.add"(%3, %60) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%62 = "stablehlo.subtract"(%61, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%63 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%64 = "stablehlo.subtract"(%63, %12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%65 = "stablehlo.convert"(%64) : (tensor<f64>) -> tensor<f32>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%67 = "stablehlo.multiply"(%62, %66) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%68 = "stablehlo.add"(%5, %67) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%69 = "stablehlo.convert"(%13) : (tensor<f64>) -> tensor<f32>
%70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%71 = "stablehlo.multiply"(%7, %70) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%72 = "stablehlo.multiply"(%61, %61) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%74 = "stablehlo.subtract"(%73, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%75 = "stablehlo.convert"(%74) : (tensor<f64>) -> tensor<f32>
%76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%77 = "stablehlo.multiply"(%72, %76) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%78 = "stablehlo.add"(%71, %77) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%79 = "stablehlo.convert"(%9) : (tensor<f32>) -> tensor<f64>
%80 = "stablehlo.sqrt"(%78) : (tensor<4xf32>) -> tensor<4xf32>
%81 = "stablehlo.power"(%13, %79) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%82 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%83 = "stablehlo.subtract"(%82, %81) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%84 = "stablehlo.sqrt"(%83) : (tensor<f64>) -> tensor<f64>
%85 = "stablehlo.convert"(%84) : (tensor<f64>) -> tensor<f32>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%87 = "stablehlo.divide"(%80, %86) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%88 = "stablehlo.convert"(%14) : (tensor<f64>) -> tensor<f32>
%89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%90 = "stablehlo.add"(%87, %89) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%91 = "stablehlo.power"(%12, %79) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%92 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%93 = "stablehlo.subtract"(%92, %91) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%94 = "stablehlo.divide"(%15, %93) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%95 = "stablehlo.convert"(%94) : (tensor<f64>) -> tensor<f32>
%96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%97 = "stablehlo.multiply"(%68, %96) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%98 = "stablehlo.divide"(%97, %90) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%99 = "stablehlo.subtract"(%1, %98) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %57, %99, %26, %68, %36, %78 : tensor<3x2xf32>, tensor<4xf32>, tensor<3x2xf32>, tensor<4xf32>, tensor<3x2xf32>, tensor<4xf32>
}
}

// (f32[3]) (f32[3]) (f32[3]) (f32[3]) (f32[3]) (f32[]) lr=0.01 beta1=0.9 beta2=0.99 weight_decay=0.0 eps=1e-8 amsgrad=true maximize=true grad_scale=f32[1] found_inf=f32[1]
// run-time numbers: weight_decay:F64 lr:F32 beta1:F64 beta2:F64 eps:F64
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>, %5: tensor<f32>, %6: tensor<1xf32>, %7: tensor<1xf32>, %8: tensor<f64>, %9: tensor<f32>, %10: tensor<f64>, %11: tensor<f64>, %12: tensor<f64>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
%13 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%16 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
%17 = "stablehlo.convert"(%9) : (tensor<f32>) -> tensor<f64>
%18 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%19 = "stablehlo.divide"(%1, %18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%20 = "stablehlo.negate"(%19) : (tensor<3xf32>) -> tensor<3xf32>
%21 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%23 = "stablehlo.multiply"(%0, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%24 = "stablehlo.add"(%20, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%25 = "stablehlo.subtract"(%24, %2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%27 = "stablehlo.subtract"(%26, %10) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%28 = "stablehlo.convert"(%27) : (tensor<f64>) -> tensor<f32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%30 = "stablehlo.multiply"(%25, %29) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%31 = "stablehlo.add"(%2, %30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%32 = "stablehlo.convert"(%11) : (tensor<f64>) -> tensor<f32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%34 = "stablehlo.multiply"(%3, %33) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%35 = "stablehlo.multiply"(%24, %24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%37 = "stablehlo.subtract"(%36, %11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%38 = "stablehlo.convert"(%37) : (tensor<f64>) -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%40 = "stablehlo.multiply"(%35, %39) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%41 = "stablehlo.add"(%34, %40) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%42 = "stablehlo.maximum"(%4, %41) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%43 = "stablehlo.convert"(%5) : (tensor<f32>) -> tensor<f64>
%44 = "stablehlo.sqrt"(%42) : (tensor<3xf32>) -> tensor<3xf32>
%45 = "stablehlo.power"(%11, %43) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%46 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%47 = "stablehlo.subtract"(%46, %45) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%48 = "stablehlo.sqrt"(%47) : (tensor<f64>) -> tensor<f64>
%49 = "stablehlo.convert"(%48) : (tensor<f64>) -> tensor<f32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%51 = "stablehlo.divide"(%44, %50) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%52 = "stablehlo.convert"(%12) : (tensor<f64>) -> tensor<f32>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%54 = "stablehlo.add"(%51, %53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%55 = "stablehlo.power"(%10, %43) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%56 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%57 = "stablehlo.subtract"(%56, %55) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%58 = "stablehlo.divide"(%17, %57) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%59 = "stablehlo.convert"(%58) : (tensor<f64>) -> tensor<f32>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%61 = "stablehlo.multiply"(%31, %60) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%62 = "stablehlo.divide"(%61, %54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%63 = "stablehlo.subtract"(%0, %62) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%64 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
%65 = "stablehlo.select"(%64, %0, %63) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%66 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%67 = "stablehlo.divide"(%1, %66) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%68 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
%69 = "stablehlo.select"(%68, %1, %67) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%70 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
%71 = "stablehlo.select"(%70, %2, %31) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%72 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
%73 = "stablehlo.select"(%72, %3, %41) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%74 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
%75 = "stablehlo.select"(%74, %4, %42) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %65, %69, %71, %73, %75 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
}

// (bf16[3]) (bf16[3]) (bf16[3]) (bf16[3]) () (f32[]) lr=0.01 beta1=0.9 beta2=0.99 weight_decay=0.1 eps=1e-8 amsgrad=false maximize=false
// run-time numbers: weight_decay:F64 lr:F32 beta1:F64 beta2:F64 eps:F64
module @example {
func.func public @main(%0: tensor<3xbf16>, %1: tensor<3xbf16>, %2: tensor<3xbf16>, %3: tensor<3xbf16>, %4: tensor<f32>, %5: tensor<f64>, %6: tensor<f32>, %7: tensor<f64>, %8: tensor<f64>, %9: tensor<f64>) -> (tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
%10 = "stablehlo.convert"(%6) : (tensor<f32>) -> tensor<f64>
%11 = "stablehlo.convert"(%0) : (tensor<3xbf16>) -> tensor<3xf32>
%12 = "stablehlo.convert"(%1) : (tensor<3xbf16>) -> tensor<3xf32>
%13 = "stablehlo.convert"(%5) : (tensor<f64>) -> tensor<f32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%15 = "stablehlo.multiply"(%11, %14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%16 = "stablehlo.add"(%12, %15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%17 = "stablehlo.convert"(%2) : (tensor<3xbf16>) -> tensor<3xf32>
%18 = "stablehlo.convert"(%3) : (tensor<3xbf16>) -> tensor<3xf32>
%19 = "stablehlo.subtract"(%16, %17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%21 = "stablehlo.subtract"(%20, %7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%22 = "stablehlo.convert"(%21) : (tensor<f64>) -> tensor<f32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%24 = "stablehlo.multiply"(%19, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%25 = "stablehlo.add"(%17, %24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%26 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%28 = "stablehlo.multiply"(%18, %27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%29 = "stablehlo.multiply"(%16, %16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%30 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%31 = "stablehlo.subtract"(%30, %8) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%32 = "stablehlo.convert"(%31) : (tensor<f64>) -> tensor<f32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%34 = "stablehlo.multiply"(%29, %33) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%35 = "stablehlo.add"(%28, %34) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%36 = "stablehlo.convert"(%4) : (tensor<f32>) -> tensor<f64>
%37 = "stablehlo.sqrt"(%35) : (tensor<3xf32>) -> tensor<3xf32>
%38 = "stablehlo.power"(%8, %36) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%39 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%40 = "stablehlo.subtract"(%39, %38) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%41 = "stablehlo.sqrt"(%40) : (tensor<f64>) -> tensor<f64>
%42 = "stablehlo.convert"(%41) : (tensor<f64>) -> tensor<f32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%44 = "stablehlo.divide"(%37, %43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%45 = "stablehlo.convert"(%9) : (tensor<f64>) -> tensor<f32>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%47 = "stablehlo.add"(%44, %46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%48 = "stablehlo.power"(%7, %36) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%49 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%50 = "stablehlo.subtract"(%49, %48) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%51 = "stablehlo.divide"(%10, %50) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%52 = "stablehlo.convert"(%51) : (tensor<f64>) -> tensor<f32>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%54 = "stablehlo.multiply"(%25, %53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%55 = "stablehlo.divide"(%54, %47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%56 = "stablehlo.subtract"(%11, %55) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%57 = "stablehlo.convert"(%56) : (tensor<3xf32>) -> tensor<3xbf16>
%58 = "stablehlo.convert"(%25) : (tensor<3xf32>) -> tensor<3xbf16>
%59 = "stablehlo.convert"(%35) : (tensor<3xf32>) -> tensor<3xbf16>
return %57, %58, %59 : tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>
}
}

