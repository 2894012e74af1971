// f32[2,3,4] f32[2,3] f32[2,3] f32[3] f32[3] 0.1 0.00001 f32[2]
// run-time numbers: momentum:F32
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<2x3xf32>, %2: tensor<2x3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>, %5: tensor<2xf32>, %6: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
%7 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<f32>, %10: tensor<f32>):
%11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%11) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
%13 = "stablehlo.multiply"(%1, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
%19 = "stablehlo.divide"(%18, %12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%20 = "stablehlo.multiply"(%2, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%22 = "stablehlo.divide"(%21, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%23 = "stablehlo.constant"() {value = dense<1.0e-5> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%24 = "stablehlo.subtract"(%22, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%25 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%26 = "stablehlo.subtract"(%1, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%27 = "stablehlo.multiply"(%26, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%28 = "stablehlo.add"(%24, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%29 = "stablehlo.multiply"(%28, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.reduce"(%29, %30) ({
^bb0(%31: tensor<f32>, %32: tensor<f32>):
%33 = "stablehlo.add"(%31, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%33) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
%35 = "stablehlo.divide"(%34, %12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e-5> : tensor<3xf32>} : () -> tensor<3xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%38 = "stablehlo.rsqrt"(%37) : (tensor<3xf32>) -> tensor<3xf32>
%39 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%40 = "stablehlo.subtract"(%12, %39) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%41 = "stablehlo.divide"(%34, %40) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%42 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%43 = "stablehlo.subtract"(%42, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%45 = "stablehlo.multiply"(%3, %44) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%46 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%47 = "stablehlo.multiply"(%19, %46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%48 = "stablehlo.add"(%45, %47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%49 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.subtract"(%49, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%52 = "stablehlo.multiply"(%4, %51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%53 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%54 = "stablehlo.multiply"(%41, %53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%55 = "stablehlo.add"(%52, %54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %19, %38, %48, %55 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
}

// bf16[4,3] f32[4,3] f32[4,3] none none 0.1 0.00001 f32[4]
module @example {
func.func public @main(%0: tensor<4x3xbf16>, %1: tensor<4x3xf32>, %2: tensor<4x3xf32>, %3: tensor<4xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
%10 = "stablehlo.multiply"(%1, %4) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
%16 = "stablehlo.divide"(%15, %9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%17 = "stablehlo.multiply"(%2, %2) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%19 = "stablehlo.divide"(%18, %17) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%20 = "stablehlo.constant"() {value = dense<1.0e-5> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%21 = "stablehlo.subtract"(%19, %20) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%22 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%23 = "stablehlo.subtract"(%1, %22) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%24 = "stablehlo.multiply"(%23, %23) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%25 = "stablehlo.add"(%21, %24) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%26 = "stablehlo.multiply"(%25, %4) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%31 = "stablehlo.reduce"(%26, %27) ({
^bb0(%28: tensor<f32>, %29: tensor<f32>):
%30 = "stablehlo.add"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%30) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
%32 = "stablehlo.divide"(%31, %9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%33 = "stablehlo.constant"() {value = dense<1.0e-5> : tensor<3xf32>} : () -> tensor<3xf32>
%34 = "stablehlo.add"(%32, %33) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%35 = "stablehlo.rsqrt"(%34) : (tensor<3xf32>) -> tensor<3xf32>
return %16, %35 : tensor<3xf32>, tensor<3xf32>
}
}

