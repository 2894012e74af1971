// f32[2,4,3,2] f32[2,4,3,2] f32[2,2] f32[2,2] f32[4] 2 4 6 2 [true,true,true]
module @example {
func.func public @main(%0: tensor<2x4x3x2xf32>, %1: tensor<2x4x3x2xf32>, %2: tensor<2x2xf32>, %3: tensor<2x2xf32>, %4: tensor<4xf32>) -> (tensor<2x4x3x2xf32>, tensor<4xf32>, tensor<4xf32>) {
%5 = "stablehlo.reshape"(%1) : (tensor<2x4x3x2xf32>) -> tensor<2x2x12xf32>
%6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x12xf32>
%7 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x12xf32>
%8 = "stablehlo.subtract"(%5, %7) : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
%9 = "stablehlo.multiply"(%8, %6) : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
%10 = "stablehlo.reshape"(%0) : (tensor<2x4x3x2xf32>) -> tensor<2x4x6xf32>
%11 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x6xf32>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<2x4x6xf32>) -> tensor<2x2x12xf32>
%14 = "stablehlo.multiply"(%13, %9) : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.reduce"(%14, %15) ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
%18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x12xf32>, tensor<f32>) -> tensor<2x2xf32>
%20 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%21 = "stablehlo.divide"(%19, %20) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x12xf32>
%23 = "stablehlo.multiply"(%9, %22) : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%28 = "stablehlo.reduce"(%13, %24) ({
^bb0(%25: tensor<f32>, %26: tensor<f32>):
%27 = "stablehlo.add"(%25, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%27) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x12xf32>, tensor<f32>) -> tensor<2x2xf32>
%29 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%30 = "stablehlo.divide"(%28, %29) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x12xf32>
%32 = "stablehlo.subtract"(%13, %31) : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
%33 = "stablehlo.subtract"(%32, %23) : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
%34 = "stablehlo.multiply"(%33, %6) : (tensor<2x2x12xf32>, tensor<2x2x12xf32>) -> tensor<2x2x12xf32>
%35 = "stablehlo.reshape"(%34) : (tensor<2x2x12xf32>) -> tensor<2x4x3x2xf32>
%36 = "stablehlo.reshape"(%9) : (tensor<2x2x12xf32>) -> tensor<2x4x6xf32>
%37 = "stablehlo.multiply"(%10, %36) : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%42 = "stablehlo.reduce"(%37, %38) ({
^bb0(%39: tensor<f32>, %40: tensor<f32>):
%41 = "stablehlo.add"(%39, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%41) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x4x6xf32>, tensor<f32>) -> tensor<4xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.reduce"(%10, %43) ({
^bb0(%44: tensor<f32>, %45: tensor<f32>):
%46 = "stablehlo.add"(%44, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%46) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x4x6xf32>, tensor<f32>) -> tensor<4xf32>
return %35, %42, %47 : tensor<2x4x3x2xf32>, tensor<4xf32>, tensor<4xf32>
}
}

// f32[2,4,5] f32[2,4,5] f32[2,1] f32[2,1] none 2 4 5 1 [true,false,false]
module @example {
func.func public @main(%0: tensor<2x4x5xf32>, %1: tensor<2x4x5xf32>, %2: tensor<2x1xf32>, %3: tensor<2x1xf32>) -> (tensor<2x4x5xf32>) {
%4 = "stablehlo.reshape"(%1) : (tensor<2x4x5xf32>) -> tensor<2x1x20xf32>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x1x20xf32>
%6 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x1x20xf32>
%7 = "stablehlo.subtract"(%4, %6) : (tensor<2x1x20xf32>, tensor<2x1x20xf32>) -> tensor<2x1x20xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<2x1x20xf32>, tensor<2x1x20xf32>) -> tensor<2x1x20xf32>
%9 = "stablehlo.reshape"(%0) : (tensor<2x4x5xf32>) -> tensor<2x1x20xf32>
%10 = "stablehlo.multiply"(%9, %8) : (tensor<2x1x20xf32>, tensor<2x1x20xf32>) -> tensor<2x1x20xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x1x20xf32>, tensor<f32>) -> tensor<2x1xf32>
%16 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%17 = "stablehlo.divide"(%15, %16) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x1x20xf32>
%19 = "stablehlo.multiply"(%8, %18) : (tensor<2x1x20xf32>, tensor<2x1x20xf32>) -> tensor<2x1x20xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.reduce"(%9, %20) ({
^bb0(%21: tensor<f32>, %22: tensor<f32>):
%23 = "stablehlo.add"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%23) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x1x20xf32>, tensor<f32>) -> tensor<2x1xf32>
%25 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%26 = "stablehlo.divide"(%24, %25) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x1x20xf32>
%28 = "stablehlo.subtract"(%9, %27) : (tensor<2x1x20xf32>, tensor<2x1x20xf32>) -> tensor<2x1x20xf32>
%29 = "stablehlo.subtract"(%28, %19) : (tensor<2x1x20xf32>, tensor<2x1x20xf32>) -> tensor<2x1x20xf32>
%30 = "stablehlo.multiply"(%29, %5) : (tensor<2x1x20xf32>, tensor<2x1x20xf32>) -> tensor<2x1x20xf32>
%31 = "stablehlo.reshape"(%30) : (tensor<2x1x20xf32>) -> tensor<2x4x5xf32>
return %31 : tensor<2x4x5xf32>
}
}

