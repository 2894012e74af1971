// f32[2,4,3,2] f32[4] f32[4] 2 4 6 2 0.00001
module @example {
func.func public @main(%0: tensor<2x4x3x2xf32>, %1: tensor<4xf32>, %2: tensor<4xf32>) -> (tensor<2x4x3x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
%3 = "stablehlo.reshape"(%0) : (tensor<2x4x3x2xf32>) -> tensor<2x2x12xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x12xf32>, tensor<f32>) -> tensor<2x2xf32>
%9 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%10 = "stablehlo.divide"(%8, %9) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x12xf32>
%12 = "stablehlo.subtract"(%3, %11) : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
%13 = "stablehlo.multiply"(%12, %12) : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x12xf32>, tensor<f32>) -> tensor<2x2xf32>
%19 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%20 = "stablehlo.divide"(%18, %19) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e-5> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%22 = "stablehlo.add"(%20, %21) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%23 = "stablehlo.rsqrt"(%22) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%24 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x12xf32>
%25 = "stablehlo.subtract"(%3, %24) : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
%26 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x12xf32>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
%28 = "stablehlo.reshape"(%27) : (tensor<2x2x12xf32>) -> tensor<2x4x6xf32>
%29 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x6xf32>
%30 = "stablehlo.multiply"(%28, %29) : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
%31 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x6xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
%33 = "stablehlo.reshape"(%32) : (tensor<2x4x6xf32>) -> tensor<2x4x3x2xf32>
return %33, %10, %23 : tensor<2x4x3x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
}
}

// bf16[2,4,5] f32[4] f32[4] 2 4 5 4 0.00001
module @example {
func.func public @main(%0: tensor<2x4x5xbf16>, %1: tensor<4xf32>, %2: tensor<4xf32>) -> (tensor<2x4x5xbf16>, tensor<2x4xf32>, tensor<2x4xf32>) {
%3 = "stablehlo.convert"(%0) : (tensor<2x4x5xbf16>) -> tensor<2x4x5xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x4x5xf32>, tensor<f32>) -> tensor<2x4xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%10 = "stablehlo.divide"(%8, %9) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x5xf32>
%12 = "stablehlo.subtract"(%3, %11) : (tensor<2x4x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
%13 = "stablehlo.multiply"(%12, %12) : (tensor<2x4x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x4x5xf32>, tensor<f32>) -> tensor<2x4xf32>
%19 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%20 = "stablehlo.divide"(%18, %19) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e-5> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%22 = "stablehlo.add"(%20, %21) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%23 = "stablehlo.rsqrt"(%22) : (tensor<2x4xf32>) -> tensor<2x4xf32>
%24 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x5xf32>
%25 = "stablehlo.subtract"(%3, %24) : (tensor<2x4x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
%26 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x5xf32>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<2x4x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
%28 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x5xf32>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<2x4x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
%30 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x5xf32>
%31 = "stablehlo.add"(%29, %30) : (tensor<2x4x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
%32 = "stablehlo.convert"(%31) : (tensor<2x4x5xf32>) -> tensor<2x4x5xbf16>
return %32, %10, %23 : tensor<2x4x5xbf16>, tensor<2x4xf32>, tensor<2x4xf32>
}
}

// f32[2,4] none none 2 4 1 1 0.001
module @example {
func.func public @main(%0: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x1xf32>, tensor<2x1xf32>) {
%1 = "stablehlo.reshape"(%0) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x1x4xf32>, tensor<f32>) -> tensor<2x1xf32>
%7 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x1x4xf32>
%10 = "stablehlo.subtract"(%1, %9) : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
%11 = "stablehlo.multiply"(%10, %10) : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<f32>, %14: tensor<f32>):
%15 = "stablehlo.add"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%15) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x1x4xf32>, tensor<f32>) -> tensor<2x1xf32>
%17 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%18 = "stablehlo.divide"(%16, %17) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%19 = "stablehlo.constant"() {value = dense<1.0e-3> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%20 = "stablehlo.add"(%18, %19) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%21 = "stablehlo.rsqrt"(%20) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%22 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x1x4xf32>
%23 = "stablehlo.subtract"(%1, %22) : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
%24 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x1x4xf32>
%25 = "stablehlo.multiply"(%23, %24) : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<2x1x4xf32>) -> tensor<2x4x1xf32>
%27 = "stablehlo.reshape"(%26) : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
return %27, %8, %21 : tensor<2x4xf32>, tensor<2x1xf32>, tensor<2x1xf32>
}
}

