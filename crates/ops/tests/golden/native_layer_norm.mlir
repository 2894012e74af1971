// f32[2,3,4] [4] f32[4] f32[4] 0.00001
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<4xf32>, %2: tensor<4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%0, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
%8 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%9 = "stablehlo.divide"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%11 = "stablehlo.subtract"(%0, %10) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%12 = "stablehlo.multiply"(%11, %11) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
%18 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%19 = "stablehlo.divide"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%20 = "stablehlo.constant"() {value = dense<1.0e-5> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%22 = "stablehlo.rsqrt"(%21) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%23 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%24 = "stablehlo.subtract"(%0, %23) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%25 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%27 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4xf32>
%28 = "stablehlo.multiply"(%26, %27) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%29 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4xf32>
%30 = "stablehlo.add"(%28, %29) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%31 = "stablehlo.reshape"(%9) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
%32 = "stablehlo.reshape"(%22) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
return %30, %31, %32 : tensor<2x3x4xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>
}
}

// f32[2,3,4] [3,4] none none 0.00001
module @example {
func.func public @main(%0: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x1x1xf32>, tensor<2x1x1xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2xf32>
%6 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<2xf32>} : () -> tensor<2xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3x4xf32>
%9 = "stablehlo.subtract"(%0, %8) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%10 = "stablehlo.multiply"(%9, %9) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2xf32>
%16 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<2xf32>} : () -> tensor<2xf32>
%17 = "stablehlo.divide"(%15, %16) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e-5> : tensor<2xf32>} : () -> tensor<2xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%20 = "stablehlo.rsqrt"(%19) : (tensor<2xf32>) -> tensor<2xf32>
%21 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3x4xf32>
%22 = "stablehlo.subtract"(%0, %21) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%23 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3x4xf32>
%24 = "stablehlo.multiply"(%22, %23) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%25 = "stablehlo.reshape"(%7) : (tensor<2xf32>) -> tensor<2x1x1xf32>
%26 = "stablehlo.reshape"(%20) : (tensor<2xf32>) -> tensor<2x1x1xf32>
return %24, %25, %26 : tensor<2x3x4xf32>, tensor<2x1x1xf32>, tensor<2x1x1xf32>
}
}

// bf16[2,3,4] [4] f32[4] f32[4] 0.00001
module @example {
func.func public @main(%0: tensor<2x3x4xbf16>, %1: tensor<4xf32>, %2: tensor<4xf32>) -> (tensor<2x3x4xbf16>, tensor<2x3x1xf32>, tensor<2x3x1xf32>) {
%3 = "stablehlo.convert"(%0) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
%9 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%10 = "stablehlo.divide"(%8, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%12 = "stablehlo.subtract"(%3, %11) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%13 = "stablehlo.multiply"(%12, %12) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
%19 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%20 = "stablehlo.divide"(%18, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e-5> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%22 = "stablehlo.add"(%20, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%23 = "stablehlo.rsqrt"(%22) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%24 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%25 = "stablehlo.subtract"(%3, %24) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%26 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%28 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4xf32>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%30 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4xf32>
%31 = "stablehlo.add"(%29, %30) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%32 = "stablehlo.convert"(%31) : (tensor<2x3x4xf32>) -> tensor<2x3x4xbf16>
%33 = "stablehlo.reshape"(%10) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
%34 = "stablehlo.reshape"(%23) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
return %32, %33, %34 : tensor<2x3x4xbf16>, tensor<2x3x1xf32>, tensor<2x3x1xf32>
}
}

// f32[2,0,4] [4] f32[4] none 0.00001
module @example {
func.func public @main(%0: tensor<2x0x4xf32>, %1: tensor<4xf32>) -> (tensor<2x0x4xf32>, tensor<2x0x1xf32>, tensor<2x0x1xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x0x4xf32>} : () -> tensor<2x0x4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x0x1xf32>} : () -> tensor<2x0x1xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x0x1xf32>} : () -> tensor<2x0x1xf32>
return %2, %3, %4 : tensor<2x0x4xf32>, tensor<2x0x1xf32>, tensor<2x0x1xf32>
}
}

