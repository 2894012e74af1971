// f32[3,4] [0]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%6 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%9 = "stablehlo.subtract"(%0, %8) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%10 = "stablehlo.multiply"(%9, %9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%16 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%17 = "stablehlo.divide"(%15, %16) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%18 = "stablehlo.is_finite"(%17) : (tensor<4xf32>) -> tensor<4xi1>
%19 = "stablehlo.constant"() {value = dense<7.888609052210118e-31> : tensor<4xf32>} : () -> tensor<4xf32>
%20 = "stablehlo.compare"(%17, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%21 = "stablehlo.and"(%18, %20) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%22 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%26 = "stablehlo.reduce"(%21, %22) ({
^bb0(%23: tensor<i1>, %24: tensor<i1>):
%25 = "stablehlo.and"(%23, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%25) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
%77, %78 = "stablehlo.if"(%26) ({
%27 = "stablehlo.sqrt"(%17) : (tensor<4xf32>) -> tensor<4xf32>
"stablehlo.return"(%7, %27) : (tensor<4xf32>, tensor<4xf32>) -> ()
}, {
%28 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%29 = "stablehlo.divide"(%0, %28) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.reduce"(%29, %30) ({
^bb0(%31: tensor<f32>, %32: tensor<f32>):
%33 = "stablehlo.add"(%31, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%33) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%36 = "stablehlo.subtract"(%0, %35) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%37 = "stablehlo.abs"(%36) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%38 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%42 = "stablehlo.reduce"(%37, %38) ({
^bb0(%39: tensor<f32>, %40: tensor<f32>):
%41 = "stablehlo.maximum"(%39, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%41) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%44 = "stablehlo.compare"(%42, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%45 = "stablehlo.is_finite"(%42) : (tensor<4xf32>) -> tensor<4xi1>
%46 = "stablehlo.not"(%45) : (tensor<4xi1>) -> tensor<4xi1>
%47 = "stablehlo.or"(%44, %46) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%49 = "stablehlo.select"(%47, %48, %42) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%51 = "stablehlo.divide"(%36, %50) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%52 = "stablehlo.multiply"(%51, %51) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.reduce"(%51, %53) ({
^bb0(%54: tensor<f32>, %55: tensor<f32>):
%56 = "stablehlo.add"(%54, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%56) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%62 = "stablehlo.reduce"(%52, %58) ({
^bb0(%59: tensor<f32>, %60: tensor<f32>):
%61 = "stablehlo.add"(%59, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%61) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%63 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%64 = "stablehlo.divide"(%57, %63) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%65 = "stablehlo.multiply"(%49, %64) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%66 = "stablehlo.is_finite"(%65) : (tensor<4xf32>) -> tensor<4xi1>
%67 = "stablehlo.add"(%34, %65) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%68 = "stablehlo.select"(%66, %67, %34) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%69 = "stablehlo.multiply"(%57, %57) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%70 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%71 = "stablehlo.divide"(%69, %70) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%72 = "stablehlo.subtract"(%62, %71) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%73 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%74 = "stablehlo.divide"(%72, %73) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%75 = "stablehlo.sqrt"(%74) : (tensor<4xf32>) -> tensor<4xf32>
%76 = "stablehlo.multiply"(%75, %49) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
"stablehlo.return"(%68, %76) : (tensor<4xf32>, tensor<4xf32>) -> ()
}) : (tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>)
return %78 : tensor<4xf32>
}
}

// f64[5] correction=2
module @example {
func.func public @main(%0: tensor<5xf64>) -> (tensor<f64>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f64>, %3: tensor<f64>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%4) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
%6 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f64>} : () -> tensor<f64>
%7 = "stablehlo.divide"(%5, %6) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%9 = "stablehlo.subtract"(%0, %8) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%10 = "stablehlo.multiply"(%9, %9) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f64>, %13: tensor<f64>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%14) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
%16 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%17 = "stablehlo.divide"(%15, %16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%18 = "stablehlo.is_finite"(%17) : (tensor<f64>) -> tensor<i1>
%19 = "stablehlo.constant"() {value = dense<1.0261342003245941e-289> : tensor<f64>} : () -> tensor<f64>
%20 = "stablehlo.compare"(%17, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%21 = "stablehlo.and"(%18, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%72, %73 = "stablehlo.if"(%21) ({
%22 = "stablehlo.sqrt"(%17) : (tensor<f64>) -> tensor<f64>
"stablehlo.return"(%7, %22) : (tensor<f64>, tensor<f64>) -> ()
}, {
%23 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%24 = "stablehlo.divide"(%0, %23) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%29 = "stablehlo.reduce"(%24, %25) ({
^bb0(%26: tensor<f64>, %27: tensor<f64>):
%28 = "stablehlo.add"(%26, %27) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%28) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%31 = "stablehlo.subtract"(%0, %30) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%32 = "stablehlo.abs"(%31) : (tensor<5xf64>) -> tensor<5xf64>
%33 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%37 = "stablehlo.reduce"(%32, %33) ({
^bb0(%34: tensor<f64>, %35: tensor<f64>):
%36 = "stablehlo.maximum"(%34, %35) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%36) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%39 = "stablehlo.compare"(%37, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%40 = "stablehlo.is_finite"(%37) : (tensor<f64>) -> tensor<i1>
%41 = "stablehlo.not"(%40) : (tensor<i1>) -> tensor<i1>
%42 = "stablehlo.or"(%39, %41) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%43 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%44 = "stablehlo.select"(%42, %43, %37) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%46 = "stablehlo.divide"(%31, %45) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%47 = "stablehlo.multiply"(%46, %46) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%52 = "stablehlo.reduce"(%46, %48) ({
^bb0(%49: tensor<f64>, %50: tensor<f64>):
%51 = "stablehlo.add"(%49, %50) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%51) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%57 = "stablehlo.reduce"(%47, %53) ({
^bb0(%54: tensor<f64>, %55: tensor<f64>):
%56 = "stablehlo.add"(%54, %55) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%56) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
%58 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f64>} : () -> tensor<f64>
%59 = "stablehlo.divide"(%52, %58) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%60 = "stablehlo.multiply"(%44, %59) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%61 = "stablehlo.is_finite"(%60) : (tensor<f64>) -> tensor<i1>
%62 = "stablehlo.add"(%29, %60) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%63 = "stablehlo.select"(%61, %62, %29) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
%64 = "stablehlo.multiply"(%52, %52) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%65 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f64>} : () -> tensor<f64>
%66 = "stablehlo.divide"(%64, %65) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%67 = "stablehlo.subtract"(%57, %66) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%68 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%69 = "stablehlo.divide"(%67, %68) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%70 = "stablehlo.sqrt"(%69) : (tensor<f64>) -> tensor<f64>
%71 = "stablehlo.multiply"(%70, %44) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%63, %71) : (tensor<f64>, tensor<f64>) -> ()
}) : (tensor<i1>) -> (tensor<f64>, tensor<f64>)
return %73 : tensor<f64>
}
}

