// (f32[3,2] f32[4]) (f32[3,2] f32[4]) (f32[3,2] f32[4]) (f32[3,2] f32[4]) () (f32[] f32[]) lr=0.01 beta1=0.9 beta2=0.99 weight_decay=0.1 eps=1e-8 amsgrad=false maximize=false
// run-time numbers: weight_decay:F64 lr:F32 beta1:F64 beta2:F64 eps:F64
module @example {
func.func public @main(%0: tensor<3x2xf32>, %1: tensor<4xf32>, %2: tensor<3x2xf32>, %3: tensor<4xf32>, %4: tensor<3x2xf32>, %5: tensor<4xf32>, %6: tensor<3x2xf32>, %7: tensor<4xf32>, %8: tensor<f32>, %9: tensor<f32>, %10: tensor<f64>, %11: tensor<f32>, %12: tensor<f64>, %13: tensor<f64>, %14: tensor<f64>) -> (tensor<3x2xf32>, tensor<4xf32>, tensor<3x2xf32>, tensor<4xf32>, tensor<3x2xf32>, tensor<4xf32>) {
%15 = "stablehlo.convert"(%11) : (tensor<f32>) -> tensor<f64>
%16 = "stablehlo.multiply"(%15, %10) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%17 = "stablehlo.convert"(%16) : (tensor<f64>) -> tensor<f32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%19 = "stablehlo.multiply"(%0, %18) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%20 = "stablehlo.subtract"(%0, %19) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%21 = "stablehlo.subtract"(%2, %4) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%23 = "stablehlo.subtract"(%22, %12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%24 = "stablehlo.convert"(%23) : (tensor<f64>) -> tensor<f32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%26 = "stablehlo.multiply"(%21, %25) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%27 = "stablehlo.add"(%4, %26) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%28 = "stablehlo.convert"(%13) : (tensor<f64>) -> tensor<f32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%30 = "stablehlo.multiply"(%6, %29) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%31 = "stablehlo.multiply"(%2, %2) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%33 = "stablehlo.subtract"(%32, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%34 = "stablehlo.convert"(%33) : (tensor<f64>) -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%36 = "stablehlo.multiply"(%31, %35) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%37 = "stablehlo.add"(%30, %36) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%38 = "stablehlo.convert"(%8) : (tensor<f32>) -> tensor<f64>
%39 = "stablehlo.sqrt"(%37) : (tensor<3x2xf32>) -> tensor<3x2xf32>
%40 = "stablehlo.power"(%13, %38) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%41 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%42 = "stablehlo.subtract"(%41, %40) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%43 = "stablehlo.sqrt"(%42) : (tensor<f64>) -> tensor<f64>
%44 = "stablehlo.convert"(%43) : (tensor<f64>) -> tensor<f32>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%46 = "stablehlo.divide"(%39, %45) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%47 = "stablehlo.convert"(%14) : (tensor<f64>) -> tensor<f32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%49 = "stablehlo.add"(%46, %48) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%50 = "stablehlo.power"(%12, %38) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%51 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%52 = "stablehlo.subtract"(%51, %50) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%53 = "stablehlo.divide"(%15, %52) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%54 = "stablehlo.convert"(%53) : (tensor<f64>) -> tensor<f32>
%55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%56 = "stablehlo.multiply"(%27, %55) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%57 = "stablehlo.divide"(%56, %49) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%58 = "stablehlo.subtract"(%20, %57) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%59 = "stablehlo.multiply"(%15, %10) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%60 = "stablehlo.convert"(%59) : (tensor<f64>) -> tensor<f32>
%61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%62 = "stablehlo.multiply"(%1, %61) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%63 = "stablehlo.subtract"(%1, %62) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%64 = "stablehlo.subtract"(%3, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%65 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%66 = "stablehlo.subtract"(%65, %12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%67 = "stablehlo.convert"(%66) : (tensor<f64>) -> tensor<f32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%69 = "stablehlo.multiply"(%64, %68) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%70 = "stablehlo.add"(%5, %69) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%71 = "stablehlo.convert"(%13) : (tensor<f64>) -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%73 = "stablehlo.multiply"(%7, %72) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%74 = "stablehlo.multiply"(%3, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%76 = "stablehlo.subtract"(%75, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%77 = "stablehlo.convert"(%76) : (tensor<f64>) -> tensor<f32>
%78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%79 = "stablehlo.multiply"(%74, %78) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%80 = "stablehlo.add"(%73, %79) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%81 = "stablehlo.convert"(%9) : (tensor<f32>) -> tensor<f64>
%82 = "stablehlo.sqrt"(%80) : (tensor<4xf32>) -> tensor<4xf32>
%83 = "stablehlo.power"(%13, %81) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%84 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%85 = "stablehlo.subtract"(%84, %83) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%86 = "stablehlo.sqrt"(%85) : (tensor<f64>) -> tensor<f64>
%87 = "stablehlo.convert"(%86) : (tensor<f64>) -> tensor<f32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%89 = "stablehlo.divide"(%82, %88) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%90 = "stablehlo.convert"(%14) : (tensor<f64>) -> tensor<f32>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%92 = "stablehlo.add"(%89, %91) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%93 = "stablehlo.power"(%12, %81) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%94 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%95 = "stablehlo.subtract"(%94, %93) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%96 = "stablehlo.divide"(%15, %95) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%97 = "stablehlo.convert"(%96) : (tensor<f64>) -> tensor<f32>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%99 = "stablehlo.multiply"(%70, %98) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%100 = "stablehlo.divide"(%99, %92) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%101 = "stablehlo.subtract"(%63, %100) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %58, %101, %27, %70, %37, %80 : tensor<3x2xf32>, tensor<4xf32>, tensor<3x2xf32>, tensor<4xf32>, tensor<3x2xf32>, tensor<4xf32>
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
%21 = "stablehlo.multiply"(%17, %8) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%22 = "stablehlo.convert"(%21) : (tensor<f64>) -> tensor<f32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%24 = "stablehlo.multiply"(%0, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%25 = "stablehlo.subtract"(%0, %24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%26 = "stablehlo.subtract"(%20, %2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%27 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%28 = "stablehlo.subtract"(%27, %10) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%29 = "stablehlo.convert"(%28) : (tensor<f64>) -> tensor<f32>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%31 = "stablehlo.multiply"(%26, %30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%32 = "stablehlo.add"(%2, %31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%33 = "stablehlo.convert"(%11) : (tensor<f64>) -> tensor<f32>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%35 = "stablehlo.multiply"(%3, %34) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%36 = "stablehlo.multiply"(%20, %20) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%37 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%38 = "stablehlo.subtract"(%37, %11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%39 = "stablehlo.convert"(%38) : (tensor<f64>) -> tensor<f32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%41 = "stablehlo.multiply"(%36, %40) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%42 = "stablehlo.add"(%35, %41) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%43 = "stablehlo.maximum"(%4, %42) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%44 = "stablehlo.convert"(%5) : (tensor<f32>) -> tensor<f64>
%45 = "stablehlo.sqrt"(%43) : (tensor<3xf32>) -> tensor<3xf32>
%46 = "stablehlo.power"(%11, %44) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%47 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%48 = "stablehlo.subtract"(%47, %46) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%49 = "stablehlo.sqrt"(%48) : (tensor<f64>) -> tensor<f64>
%50 = "stablehlo.convert"(%49) : (tensor<f64>) -> tensor<f32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%52 = "stablehlo.divide"(%45, %51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%53 = "stablehlo.convert"(%12) : (tensor<f64>) -> tensor<f32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%55 = "stablehlo.add"(%52, %54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%56 = "stablehlo.power"(%10, %44) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%57 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%58 = "stablehlo.subtract"(%57, %56) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%59 = "stablehlo.divide"(%17, %58) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%60 = "stablehlo.convert"(%59) : (tensor<f64>) -> tensor<f32>
%61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%62 = "stablehlo.multiply"(%32, %61) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%63 = "stablehlo.divide"(%62, %55) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%64 = "stablehlo.subtract"(%25, %63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%65 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
%66 = "stablehlo.select"(%65, %0, %64) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%67 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%68 = "stablehlo.divide"(%1, %67) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%69 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
%70 = "stablehlo.select"(%69, %1, %68) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%71 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
%72 = "stablehlo.select"(%71, %2, %32) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%73 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
%74 = "stablehlo.select"(%73, %3, %42) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%75 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
%76 = "stablehlo.select"(%75, %4, %43) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %66, %70, %72, %74, %76 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
}

// (bf16[3]) (bf16[3]) (bf16[3]) (bf16[3]) () (f32[]) lr=0.01 beta1=0.9 beta2=0.99 weight_decay=0.1 eps=1e-8 amsgrad=false maximize=false
// run-time numbers: weight_decay:F64 lr:F32 beta1:F64 beta2:F64 eps:F64
module @example {
func.func public @main(%0: tensor<3xbf16>, %1: tensor<3xbf16>, %2: tensor<3xbf16>, %3: tensor<3xbf16>, %4: tensor<f32>, %5: tensor<f64>, %6: tensor<f32>, %7: tensor<f64>, %8: tensor<f64>, %9: tensor<f64>) -> (tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
%10 = "stablehlo.convert"(%6) : (tensor<f32>) -> tensor<f64>
%11 = "stablehlo.convert"(%0) : (tensor<3xbf16>) -> tensor<3xf32>
%12 = "stablehlo.convert"(%1) : (tensor<3xbf16>) -> tensor<3xf32>
%13 = "stablehlo.multiply"(%10, %5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%14 = "stablehlo.convert"(%13) : (tensor<f64>) -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%16 = "stablehlo.multiply"(%11, %15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%17 = "stablehlo.subtract"(%11, %16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%18 = "stablehlo.convert"(%2) : (tensor<3xbf16>) -> tensor<3xf32>
%19 = "stablehlo.convert"(%3) : (tensor<3xbf16>) -> tensor<3xf32>
%20 = "stablehlo.subtract"(%12, %18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%22 = "stablehlo.subtract"(%21, %7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%23 = "stablehlo.convert"(%22) : (tensor<f64>) -> tensor<f32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%25 = "stablehlo.multiply"(%20, %24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%26 = "stablehlo.add"(%18, %25) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%27 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%29 = "stablehlo.multiply"(%19, %28) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%30 = "stablehlo.multiply"(%12, %12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%32 = "stablehlo.subtract"(%31, %8) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%33 = "stablehlo.convert"(%32) : (tensor<f64>) -> tensor<f32>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%35 = "stablehlo.multiply"(%30, %34) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%36 = "stablehlo.add"(%29, %35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%37 = "stablehlo.convert"(%4) : (tensor<f32>) -> tensor<f64>
%38 = "stablehlo.sqrt"(%36) : (tensor<3xf32>) -> tensor<3xf32>
%39 = "stablehlo.power"(%8, %37) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%40 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%41 = "stablehlo.subtract"(%40, %39) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%42 = "stablehlo.sqrt"(%41) : (tensor<f64>) -> tensor<f64>
%43 = "stablehlo.convert"(%42) : (tensor<f64>) -> tensor<f32>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%45 = "stablehlo.divide"(%38, %44) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%46 = "stablehlo.convert"(%9) : (tensor<f64>) -> tensor<f32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%48 = "stablehlo.add"(%45, %47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%49 = "stablehlo.power"(%7, %37) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%51 = "stablehlo.subtract"(%50, %49) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%52 = "stablehlo.divide"(%10, %51) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%53 = "stablehlo.convert"(%52) : (tensor<f64>) -> tensor<f32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%55 = "stablehlo.multiply"(%26, %54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%56 = "stablehlo.divide"(%55, %48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%57 = "stablehlo.subtract"(%17, %56) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%58 = "stablehlo.convert"(%57) : (tensor<3xf32>) -> tensor<3xbf16>
%59 = "stablehlo.convert"(%26) : (tensor<3xf32>) -> tensor<3xbf16>
%60 = "stablehlo.convert"(%36) : (tensor<3xf32>) -> tensor<3xbf16>
return %58, %59, %60 : tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>
}
}

