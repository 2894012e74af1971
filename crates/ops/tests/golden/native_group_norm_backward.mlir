// f32[2,4,3,2] f32[2,4,3,2] f32[2,2] f32[2,2] f32[4] 2 4 6 2 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x4x3x2xf32>, %1: tensor<2x4x3x2xf32>, %2: tensor<2x2xf32>, %3: tensor<2x2xf32>, %4: tensor<4xf32>) -> (tensor<2x4x3x2xf32>, tensor<4xf32>, tensor<4xf32>) {
%5 = "stablehlo.reshape"(%1) : (tensor<2x4x3x2xf32>) -> tensor<2x4x6xf32>
%6 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x2xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<2x2x2xf32>) -> tensor<2x4xf32>
%8 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x2xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<2x2x2xf32>) -> tensor<2x4xf32>
%10 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x6xf32>
%11 = "stablehlo.subtract"(%5, %10) : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
%12 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x6xf32>
%13 = "stablehlo.multiply"(%11, %12) : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
%14 = "stablehlo.reshape"(%0) : (tensor<2x4x3x2xf32>) -> tensor<2x4x6xf32>
%15 = "stablehlo.multiply"(%14, %13) : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%20 = "stablehlo.reduce"(%14, %16) ({
^bb0(%17: tensor<f32>, %18: tensor<f32>):
%19 = "stablehlo.add"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%19) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x4x6xf32>, tensor<f32>) -> tensor<2x4xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.reduce"(%15, %21) ({
^bb0(%22: tensor<f32>, %23: tensor<f32>):
%24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%24) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x4x6xf32>, tensor<f32>) -> tensor<2x4xf32>
%26, %27 = "stablehlo.optimization_barrier"(%20, %25) : (tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>)
%28 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x6xf32>
%29 = "stablehlo.multiply"(%14, %28) : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
%30 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
%31 = "stablehlo.multiply"(%26, %30) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%32 = "stablehlo.reshape"(%31) : (tensor<2x4xf32>) -> tensor<2x2x2xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.reduce"(%32, %33) ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.add"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
%38 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%39 = "stablehlo.divide"(%37, %38) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x2xf32>
%41 = "stablehlo.reshape"(%40) : (tensor<2x2x2xf32>) -> tensor<2x4xf32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x6xf32>
%43 = "stablehlo.subtract"(%29, %42) : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
%44 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
%45 = "stablehlo.multiply"(%27, %44) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%46 = "stablehlo.reshape"(%45) : (tensor<2x4xf32>) -> tensor<2x2x2xf32>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%51 = "stablehlo.reduce"(%46, %47) ({
^bb0(%48: tensor<f32>, %49: tensor<f32>):
%50 = "stablehlo.add"(%48, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%50) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
%52 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%53 = "stablehlo.divide"(%51, %52) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x2xf32>
%55 = "stablehlo.reshape"(%54) : (tensor<2x2x2xf32>) -> tensor<2x4xf32>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x6xf32>
%57 = "stablehlo.multiply"(%13, %56) : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
%58 = "stablehlo.subtract"(%43, %57) : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
%59 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x6xf32>
%60 = "stablehlo.multiply"(%58, %59) : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
%61 = "stablehlo.reshape"(%60) : (tensor<2x4x6xf32>) -> tensor<2x4x3x2xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%66 = "stablehlo.reduce"(%27, %62) ({
^bb0(%63: tensor<f32>, %64: tensor<f32>):
%65 = "stablehlo.add"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%65) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.reduce"(%26, %67) ({
^bb0(%68: tensor<f32>, %69: tensor<f32>):
%70 = "stablehlo.add"(%68, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%70) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
return %61, %66, %71 : tensor<2x4x3x2xf32>, tensor<4xf32>, tensor<4xf32>
}
}

// f32[2,4,5] f32[2,4,5] f32[2,1] f32[2,1] none 2 4 5 1 [true,false,false]
module @example {
func.func public @main(%0: tensor<2x4x5xf32>, %1: tensor<2x4x5xf32>, %2: tensor<2x1xf32>, %3: tensor<2x1xf32>) -> (tensor<2x4x5xf32>) {
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x1x4xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
%6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x1x4xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
%8 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x5xf32>
%9 = "stablehlo.subtract"(%1, %8) : (tensor<2x4x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
%10 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x5xf32>
%11 = "stablehlo.multiply"(%9, %10) : (tensor<2x4x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
%12 = "stablehlo.multiply"(%0, %11) : (tensor<2x4x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.reduce"(%0, %13) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x4x5xf32>, tensor<f32>) -> tensor<2x4xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.reduce"(%12, %18) ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
%21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%21) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x4x5xf32>, tensor<f32>) -> tensor<2x4xf32>
%23, %24 = "stablehlo.optimization_barrier"(%17, %22) : (tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>)
%25 = "stablehlo.reshape"(%23) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%30 = "stablehlo.reduce"(%25, %26) ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x1x4xf32>, tensor<f32>) -> tensor<2x1xf32>
%31 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%32 = "stablehlo.divide"(%30, %31) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x1x4xf32>
%34 = "stablehlo.reshape"(%33) : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x5xf32>
%36 = "stablehlo.subtract"(%0, %35) : (tensor<2x4x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
%37 = "stablehlo.reshape"(%24) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%42 = "stablehlo.reduce"(%37, %38) ({
^bb0(%39: tensor<f32>, %40: tensor<f32>):
%41 = "stablehlo.add"(%39, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%41) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x1x4xf32>, tensor<f32>) -> tensor<2x1xf32>
%43 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%44 = "stablehlo.divide"(%42, %43) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x1x4xf32>
%46 = "stablehlo.reshape"(%45) : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x5xf32>
%48 = "stablehlo.multiply"(%11, %47) : (tensor<2x4x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
%49 = "stablehlo.subtract"(%36, %48) : (tensor<2x4x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
%50 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x5xf32>
%51 = "stablehlo.multiply"(%49, %50) : (tensor<2x4x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
return %51 : tensor<2x4x5xf32>
}
}

