// f32[2,3,8,6,5] [4,3,2]
module @example {
func.func public @main(%0: tensor<2x3x8x6x5xf32>) -> (tensor<2x3x4x3x2xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 2, 6, 5>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x2x6x5xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x6x5xf32>, tensor<f32>) -> tensor<2x3x6x5xf32>
%7 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x6x5xf32>} : () -> tensor<2x3x6x5xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<2x3x6x5xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x6x5xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<2x3x6x5xf32>) -> tensor<2x3x1x6x5xf32>
%10 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 4, 6, 5>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x2x6x5xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x6x5xf32>, tensor<f32>) -> tensor<2x3x6x5xf32>
%16 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x6x5xf32>} : () -> tensor<2x3x6x5xf32>
%17 = "stablehlo.divide"(%15, %16) : (tensor<2x3x6x5xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x6x5xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<2x3x6x5xf32>) -> tensor<2x3x1x6x5xf32>
%19 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 6, 6, 5>, start_indices = array<i64: 0, 0, 4, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x2x6x5xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.reduce"(%19, %20) ({
^bb0(%21: tensor<f32>, %22: tensor<f32>):
%23 = "stablehlo.add"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%23) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x6x5xf32>, tensor<f32>) -> tensor<2x3x6x5xf32>
%25 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x6x5xf32>} : () -> tensor<2x3x6x5xf32>
%26 = "stablehlo.divide"(%24, %25) : (tensor<2x3x6x5xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x6x5xf32>
%27 = "stablehlo.reshape"(%26) : (tensor<2x3x6x5xf32>) -> tensor<2x3x1x6x5xf32>
%28 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 6, 5>, start_indices = array<i64: 0, 0, 6, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x2x6x5xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.reduce"(%28, %29) ({
^bb0(%30: tensor<f32>, %31: tensor<f32>):
%32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%32) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x6x5xf32>, tensor<f32>) -> tensor<2x3x6x5xf32>
%34 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x6x5xf32>} : () -> tensor<2x3x6x5xf32>
%35 = "stablehlo.divide"(%33, %34) : (tensor<2x3x6x5xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x6x5xf32>
%36 = "stablehlo.reshape"(%35) : (tensor<2x3x6x5xf32>) -> tensor<2x3x1x6x5xf32>
%37 = "stablehlo.concatenate"(%9, %18, %27, %36) {dimension = 2 : i64} : (tensor<2x3x1x6x5xf32>, tensor<2x3x1x6x5xf32>, tensor<2x3x1x6x5xf32>, tensor<2x3x1x6x5xf32>) -> tensor<2x3x4x6x5xf32>
%38 = "stablehlo.slice"(%37) {limit_indices = array<i64: 2, 3, 4, 2, 5>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x2x5xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%43 = "stablehlo.reduce"(%38, %39) ({
^bb0(%40: tensor<f32>, %41: tensor<f32>):
%42 = "stablehlo.add"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%42) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x2x5xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%45 = "stablehlo.divide"(%43, %44) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%46 = "stablehlo.reshape"(%45) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x1x5xf32>
%47 = "stablehlo.slice"(%37) {limit_indices = array<i64: 2, 3, 4, 4, 5>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x2x5xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.reduce"(%47, %48) ({
^bb0(%49: tensor<f32>, %50: tensor<f32>):
%51 = "stablehlo.add"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%51) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x2x5xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
%53 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%54 = "stablehlo.divide"(%52, %53) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%55 = "stablehlo.reshape"(%54) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x1x5xf32>
%56 = "stablehlo.slice"(%37) {limit_indices = array<i64: 2, 3, 4, 6, 5>, start_indices = array<i64: 0, 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x4x2x5xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.reduce"(%56, %57) ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x2x5xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
%62 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%63 = "stablehlo.divide"(%61, %62) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%64 = "stablehlo.reshape"(%63) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x1x5xf32>
%65 = "stablehlo.concatenate"(%46, %55, %64) {dimension = 3 : i64} : (tensor<2x3x4x1x5xf32>, tensor<2x3x4x1x5xf32>, tensor<2x3x4x1x5xf32>) -> tensor<2x3x4x3x5xf32>
%66 = "stablehlo.slice"(%65) {limit_indices = array<i64: 2, 3, 4, 3, 3>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x3xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.reduce"(%66, %67) ({
^bb0(%68: tensor<f32>, %69: tensor<f32>):
%70 = "stablehlo.add"(%68, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%70) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 4>} : (tensor<2x3x4x3x3xf32>, tensor<f32>) -> tensor<2x3x4x3xf32>
%72 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%73 = "stablehlo.divide"(%71, %72) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%74 = "stablehlo.reshape"(%73) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x1xf32>
%75 = "stablehlo.slice"(%65) {limit_indices = array<i64: 2, 3, 4, 3, 5>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x3xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.reduce"(%75, %76) ({
^bb0(%77: tensor<f32>, %78: tensor<f32>):
%79 = "stablehlo.add"(%77, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%79) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 4>} : (tensor<2x3x4x3x3xf32>, tensor<f32>) -> tensor<2x3x4x3xf32>
%81 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%82 = "stablehlo.divide"(%80, %81) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%83 = "stablehlo.reshape"(%82) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x1xf32>
%84 = "stablehlo.concatenate"(%74, %83) {dimension = 4 : i64} : (tensor<2x3x4x3x1xf32>, tensor<2x3x4x3x1xf32>) -> tensor<2x3x4x3x2xf32>
return %84 : tensor<2x3x4x3x2xf32>
}
}

// f32[3,4,4,4] [1,2,4]
module @example {
func.func public @main(%0: tensor<3x4x4x4xf32>) -> (tensor<3x1x2x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 4, 2, 1>, window_strides = array<i64: 1, 4, 2, 1>} : (tensor<3x4x4x4xf32>, tensor<f32>) -> tensor<3x1x2x4xf32>
%6 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3x1x2x4xf32>} : () -> tensor<3x1x2x4xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xf32>
return %7 : tensor<3x1x2x4xf32>
}
}

