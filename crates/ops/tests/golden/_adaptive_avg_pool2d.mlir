// f32[2,3,8,6] [4,3]
module @example {
func.func public @main(%0: tensor<2x3x8x6xf32>) -> (tensor<2x3x4x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x6xf32>, tensor<f32>) -> tensor<2x3x4x3xf32>
%6 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
return %7 : tensor<2x3x4x3xf32>
}
}

// f32[2,3,7,5] [3,7]
module @example {
func.func public @main(%0: tensor<2x3x7x5xf32>) -> (tensor<2x3x3x7xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 3, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x3x5xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
%7 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<2x3x5xf32>) -> tensor<2x3x1x5xf32>
%10 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 5, 5>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x3x5xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
%16 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%17 = "stablehlo.divide"(%15, %16) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<2x3x5xf32>) -> tensor<2x3x1x5xf32>
%19 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x3x5xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.reduce"(%19, %20) ({
^bb0(%21: tensor<f32>, %22: tensor<f32>):
%23 = "stablehlo.add"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%23) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
%25 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%26 = "stablehlo.divide"(%24, %25) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%27 = "stablehlo.reshape"(%26) : (tensor<2x3x5xf32>) -> tensor<2x3x1x5xf32>
%28 = "stablehlo.concatenate"(%9, %18, %27) {dimension = 2 : i64} : (tensor<2x3x1x5xf32>, tensor<2x3x1x5xf32>, tensor<2x3x1x5xf32>) -> tensor<2x3x3x5xf32>
%29 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 3, 3, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x1xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.reduce"(%29, %30) ({
^bb0(%31: tensor<f32>, %32: tensor<f32>):
%33 = "stablehlo.add"(%31, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%33) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x3x1xf32>, tensor<f32>) -> tensor<2x3x3xf32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%36 = "stablehlo.divide"(%34, %35) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%37 = "stablehlo.reshape"(%36) : (tensor<2x3x3xf32>) -> tensor<2x3x3x1xf32>
%38 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 3, 3, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x2xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%43 = "stablehlo.reduce"(%38, %39) ({
^bb0(%40: tensor<f32>, %41: tensor<f32>):
%42 = "stablehlo.add"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%42) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x3x2xf32>, tensor<f32>) -> tensor<2x3x3xf32>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%45 = "stablehlo.divide"(%43, %44) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%46 = "stablehlo.reshape"(%45) : (tensor<2x3x3xf32>) -> tensor<2x3x3x1xf32>
%47 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 3, 3, 3>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x2xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.reduce"(%47, %48) ({
^bb0(%49: tensor<f32>, %50: tensor<f32>):
%51 = "stablehlo.add"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%51) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x3x2xf32>, tensor<f32>) -> tensor<2x3x3xf32>
%53 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%54 = "stablehlo.divide"(%52, %53) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%55 = "stablehlo.reshape"(%54) : (tensor<2x3x3xf32>) -> tensor<2x3x3x1xf32>
%56 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 3, 3, 3>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x1xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.reduce"(%56, %57) ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x3x1xf32>, tensor<f32>) -> tensor<2x3x3xf32>
%62 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%63 = "stablehlo.divide"(%61, %62) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%64 = "stablehlo.reshape"(%63) : (tensor<2x3x3xf32>) -> tensor<2x3x3x1xf32>
%65 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 3, 3, 4>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x2xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.reduce"(%65, %66) ({
^bb0(%67: tensor<f32>, %68: tensor<f32>):
%69 = "stablehlo.add"(%67, %68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%69) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x3x2xf32>, tensor<f32>) -> tensor<2x3x3xf32>
%71 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%72 = "stablehlo.divide"(%70, %71) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%73 = "stablehlo.reshape"(%72) : (tensor<2x3x3xf32>) -> tensor<2x3x3x1xf32>
%74 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 3, 3, 5>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x2xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.reduce"(%74, %75) ({
^bb0(%76: tensor<f32>, %77: tensor<f32>):
%78 = "stablehlo.add"(%76, %77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%78) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x3x2xf32>, tensor<f32>) -> tensor<2x3x3xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%81 = "stablehlo.divide"(%79, %80) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%82 = "stablehlo.reshape"(%81) : (tensor<2x3x3xf32>) -> tensor<2x3x3x1xf32>
%83 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 3, 3, 5>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x3x5xf32>) -> tensor<2x3x3x1xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%88 = "stablehlo.reduce"(%83, %84) ({
^bb0(%85: tensor<f32>, %86: tensor<f32>):
%87 = "stablehlo.add"(%85, %86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%87) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x3x1xf32>, tensor<f32>) -> tensor<2x3x3xf32>
%89 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%90 = "stablehlo.divide"(%88, %89) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%91 = "stablehlo.reshape"(%90) : (tensor<2x3x3xf32>) -> tensor<2x3x3x1xf32>
%92 = "stablehlo.concatenate"(%37, %46, %55, %64, %73, %82, %91) {dimension = 3 : i64} : (tensor<2x3x3x1xf32>, tensor<2x3x3x1xf32>, tensor<2x3x3x1xf32>, tensor<2x3x3x1xf32>, tensor<2x3x3x1xf32>, tensor<2x3x3x1xf32>, tensor<2x3x3x1xf32>) -> tensor<2x3x3x7xf32>
return %92 : tensor<2x3x3x7xf32>
}
}

// bf16[3,4,5] [1,1]
module @example {
func.func public @main(%0: tensor<3x4x5xbf16>) -> (tensor<3x1x1xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<3x4x5xbf16>) -> tensor<3x4x5xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce_window"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 5>, window_strides = array<i64: 1, 4, 5>} : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x1x1xf32>
%7 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<3x1x1xf32>} : () -> tensor<3x1x1xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
%9 = "stablehlo.convert"(%8) : (tensor<3x1x1xf32>) -> tensor<3x1x1xbf16>
return %9 : tensor<3x1x1xbf16>
}
}

// f32[2,3,4,4] [0,2]
module @example {
func.func public @main(%0: tensor<2x3x4x4xf32>) -> (tensor<2x3x0x2xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x0x2xf32>} : () -> tensor<2x3x0x2xf32>
return %1 : tensor<2x3x0x2xf32>
}
}

