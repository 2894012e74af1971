// f32[2,3,4] f32[2,3,4] [4] f32[2,3,1] f32[2,3,1] f32[4] f32[4] [true,true,true]
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<2x3x4xf32>, %2: tensor<2x3x1xf32>, %3: tensor<2x3x1xf32>, %4: tensor<4xf32>, %5: tensor<4xf32>) -> (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>) {
%6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x1xf32>) -> tensor<2x3x4xf32>
%7 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x1xf32>) -> tensor<2x3x4xf32>
%8 = "stablehlo.subtract"(%1, %7) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%9 = "stablehlo.multiply"(%8, %6) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%10 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4xf32>
%11 = "stablehlo.multiply"(%0, %10) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%12 = "stablehlo.multiply"(%11, %9) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
%18 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%19 = "stablehlo.divide"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%21 = "stablehlo.multiply"(%9, %20) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.reduce"(%11, %22) ({
^bb0(%23: tensor<f32>, %24: tensor<f32>):
%25 = "stablehlo.add"(%23, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%25) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
%27 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%28 = "stablehlo.divide"(%26, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%30 = "stablehlo.subtract"(%11, %29) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%31 = "stablehlo.subtract"(%30, %21) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%32 = "stablehlo.multiply"(%31, %6) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%33 = "stablehlo.multiply"(%0, %9) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.reduce"(%33, %34) ({
^bb0(%35: tensor<f32>, %36: tensor<f32>):
%37 = "stablehlo.add"(%35, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%37) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<4xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%43 = "stablehlo.reduce"(%0, %39) ({
^bb0(%40: tensor<f32>, %41: tensor<f32>):
%42 = "stablehlo.add"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%42) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<4xf32>
return %32, %38, %43 : tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>
}
}

// bf16[2,3,4] bf16[2,3,4] [3,4] f32[2,1,1] f32[2,1,1] f32[3,4] f32[3,4] [true,true,true]
module @example {
func.func public @main(%0: tensor<2x3x4xbf16>, %1: tensor<2x3x4xbf16>, %2: tensor<2x1x1xf32>, %3: tensor<2x1x1xf32>, %4: tensor<3x4xf32>, %5: tensor<3x4xf32>) -> (tensor<2x3x4xbf16>, tensor<3x4xf32>, tensor<3x4xf32>) {
%6 = "stablehlo.convert"(%1) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
%7 = "stablehlo.convert"(%0) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
%8 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xf32>) -> tensor<2x3x4xf32>
%9 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xf32>) -> tensor<2x3x4xf32>
%10 = "stablehlo.subtract"(%6, %9) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%11 = "stablehlo.multiply"(%10, %8) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%12 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x4xf32>) -> tensor<2x3x4xf32>
%13 = "stablehlo.multiply"(%7, %12) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%14 = "stablehlo.multiply"(%13, %11) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.reduce"(%14, %15) ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
%18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2xf32>
%20 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<2xf32>} : () -> tensor<2xf32>
%21 = "stablehlo.divide"(%19, %20) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3x4xf32>
%23 = "stablehlo.multiply"(%11, %22) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%28 = "stablehlo.reduce"(%13, %24) ({
^bb0(%25: tensor<f32>, %26: tensor<f32>):
%27 = "stablehlo.add"(%25, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%27) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2xf32>
%29 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<2xf32>} : () -> tensor<2xf32>
%30 = "stablehlo.divide"(%28, %29) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3x4xf32>
%32 = "stablehlo.subtract"(%13, %31) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%33 = "stablehlo.subtract"(%32, %23) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%34 = "stablehlo.multiply"(%33, %8) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%35 = "stablehlo.convert"(%34) : (tensor<2x3x4xf32>) -> tensor<2x3x4xbf16>
%36 = "stablehlo.multiply"(%7, %11) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.reduce"(%7, %42) ({
^bb0(%43: tensor<f32>, %44: tensor<f32>):
%45 = "stablehlo.add"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%45) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
return %35, %41, %46 : tensor<2x3x4xbf16>, tensor<3x4xf32>, tensor<3x4xf32>
}
}

// f32[2,4] f32[2,4] [4] f32[2,1] f32[2,1] none none [true,false,false]
module @example {
func.func public @main(%0: tensor<2x4xf32>, %1: tensor<2x4xf32>, %2: tensor<2x1xf32>, %3: tensor<2x1xf32>) -> (tensor<2x4xf32>) {
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%6 = "stablehlo.subtract"(%1, %5) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%7 = "stablehlo.multiply"(%6, %4) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%8 = "stablehlo.multiply"(%0, %7) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
%14 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%15 = "stablehlo.divide"(%13, %14) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x4xf32>
%17 = "stablehlo.multiply"(%7, %16) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.reduce"(%0, %18) ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
%21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%21) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
%23 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%24 = "stablehlo.divide"(%22, %23) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x4xf32>
%26 = "stablehlo.subtract"(%0, %25) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%27 = "stablehlo.subtract"(%26, %17) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%28 = "stablehlo.multiply"(%27, %4) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
return %28 : tensor<2x4xf32>
}
}

