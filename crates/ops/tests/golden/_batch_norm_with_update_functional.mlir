// f32[2,3,4] f32[3] f32[3] f32[3] f32[3] 0.1 0.00001
// run-time numbers: momentum:F32
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>, %5: tensor<f32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xui8>, tensor<3xf32>, tensor<3xf32>) {
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
%51 = "stablehlo.constant"() {value = dense<0> : tensor<0xui8>} : () -> tensor<0xui8>
return %32, %12, %25, %51, %43, %50 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xui8>, tensor<3xf32>, tensor<3xf32>
}
}

