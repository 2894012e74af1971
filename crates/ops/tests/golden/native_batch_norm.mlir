// f32[2,3,4] f32[3] f32[3] f32[3] f32[3] true 0.1 0.00001
// run-time numbers: momentum:F32
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>, %5: tensor<f32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reduce"(%0, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%11 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%12 = "stablehlo.divide"(%10, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%14 = "stablehlo.subtract"(%0, %13) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%15 = "stablehlo.multiply"(%14, %14) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%20 = "stablehlo.reduce"(%15, %16) ({
^bb0(%17: tensor<f32>, %18: tensor<f32>):
%19 = "stablehlo.add"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%19) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%21 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%22 = "stablehlo.divide"(%20, %21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%23 = "stablehlo.constant"() {value = dense<1.0e-5> : tensor<3xf32>} : () -> tensor<3xf32>
%24 = "stablehlo.add"(%22, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%25 = "stablehlo.rsqrt"(%24) : (tensor<3xf32>) -> tensor<3xf32>
%26 = "stablehlo.multiply"(%1, %25) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%27 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%28 = "stablehlo.subtract"(%0, %27) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%29 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%30 = "stablehlo.multiply"(%28, %29) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%31 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%33 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%34 = "stablehlo.multiply"(%22, %33) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%35 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%36 = "stablehlo.divide"(%34, %35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%37 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.subtract"(%37, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%40 = "stablehlo.multiply"(%3, %39) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%41 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%42 = "stablehlo.multiply"(%12, %41) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%43 = "stablehlo.add"(%40, %42) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%44 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%45 = "stablehlo.subtract"(%44, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%47 = "stablehlo.multiply"(%4, %46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%48 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%49 = "stablehlo.multiply"(%36, %48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%50 = "stablehlo.add"(%47, %49) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %32, %12, %25, %43, %50 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
}

// f32[2,3,4,2] f32[3] f32[3] f32[3] f32[3] false 0.1 0.00001
module @example {
func.func public @main(%0: tensor<2x3x4x2xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>) -> (tensor<2x3x4x2xf32>, tensor<0xf32>, tensor<0xf32>) {
%5 = "stablehlo.constant"() {value = dense<1.0e-5> : tensor<3xf32>} : () -> tensor<3xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%7 = "stablehlo.rsqrt"(%6) : (tensor<3xf32>) -> tensor<3xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
%9 = "stablehlo.multiply"(%1, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4x2xf32>
%11 = "stablehlo.subtract"(%0, %10) : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
%12 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4x2xf32>
%13 = "stablehlo.multiply"(%11, %12) : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
%14 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4x2xf32>
%15 = "stablehlo.add"(%13, %14) : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
return %15, %8, %8 : tensor<2x3x4x2xf32>, tensor<0xf32>, tensor<0xf32>
}
}

// bf16[4,3] f32[3] f32[3] f32[3] f32[3] true 0.1 0.00001
// run-time numbers: momentum:F32
module @example {
func.func public @main(%0: tensor<4x3xbf16>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>, %5: tensor<f32>) -> (tensor<4x3xbf16>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
%6 = "stablehlo.convert"(%0) : (tensor<4x3xbf16>) -> tensor<4x3xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<f32>, %9: tensor<f32>):
%10 = "stablehlo.add"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%10) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
%12 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%13 = "stablehlo.divide"(%11, %12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%15 = "stablehlo.subtract"(%6, %14) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%16 = "stablehlo.multiply"(%15, %15) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.reduce"(%16, %17) ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
%20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%20) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
%22 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%23 = "stablehlo.divide"(%21, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%24 = "stablehlo.constant"() {value = dense<1.0e-5> : tensor<3xf32>} : () -> tensor<3xf32>
%25 = "stablehlo.add"(%23, %24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%26 = "stablehlo.rsqrt"(%25) : (tensor<3xf32>) -> tensor<3xf32>
%27 = "stablehlo.multiply"(%1, %26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%28 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%29 = "stablehlo.subtract"(%6, %28) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%30 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%32 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%33 = "stablehlo.add"(%31, %32) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%34 = "stablehlo.convert"(%33) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%35 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%36 = "stablehlo.multiply"(%23, %35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%37 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%38 = "stablehlo.divide"(%36, %37) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%39 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.subtract"(%39, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%42 = "stablehlo.multiply"(%3, %41) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%43 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%44 = "stablehlo.multiply"(%13, %43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%45 = "stablehlo.add"(%42, %44) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%46 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.subtract"(%46, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%49 = "stablehlo.multiply"(%4, %48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%50 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%51 = "stablehlo.multiply"(%38, %50) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%52 = "stablehlo.add"(%49, %51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %34, %13, %26, %45, %52 : tensor<4x3xbf16>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
}

// f32[2,3,4] none none none none true 0.1 0.001
module @example {
func.func public @main(%0: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%9 = "stablehlo.subtract"(%0, %8) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%10 = "stablehlo.multiply"(%9, %9) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
%16 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%17 = "stablehlo.divide"(%15, %16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e-3> : tensor<3xf32>} : () -> tensor<3xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%20 = "stablehlo.rsqrt"(%19) : (tensor<3xf32>) -> tensor<3xf32>
%21 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%22 = "stablehlo.subtract"(%0, %21) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%23 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
%24 = "stablehlo.multiply"(%22, %23) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
return %24, %7, %20 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>
}
}

