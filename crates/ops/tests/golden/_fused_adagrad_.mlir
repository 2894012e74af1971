// (f32[3] f32[2]) (f32[3] f32[2]) (f32[3] f32[2]) (f32[] f32[]) lr=0.01 lr_decay=0.1 weight_decay=0.1 eps=1e-10 maximize=false
// run-time numbers: weight_decay:F64 lr:F32 lr_decay:F64 eps:F64
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<2xf32>, %2: tensor<3xf32>, %3: tensor<2xf32>, %4: tensor<3xf32>, %5: tensor<2xf32>, %6: tensor<f32>, %7: tensor<f32>, %8: tensor<f64>, %9: tensor<f32>, %10: tensor<f64>, %11: tensor<f64>) -> (tensor<3xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2xf32>) {
%12 = "stablehlo.convert"(%9) : (tensor<f32>) -> tensor<f64>
%13 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%15 = "stablehlo.multiply"(%0, %14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%16 = "stablehlo.add"(%2, %15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%17 = "stablehlo.multiply"(%16, %16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%18 = "stablehlo.add"(%4, %17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%19 = "stablehlo.convert"(%6) : (tensor<f32>) -> tensor<f64>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%21 = "stablehlo.subtract"(%19, %20) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%22 = "stablehlo.multiply"(%21, %10) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%24 = "stablehlo.add"(%23, %22) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%25 = "stablehlo.divide"(%12, %24) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%26 = "stablehlo.convert"(%25) : (tensor<f64>) -> tensor<f32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%28 = "stablehlo.multiply"(%16, %27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%29 = "stablehlo.sqrt"(%18) : (tensor<3xf32>) -> tensor<3xf32>
%30 = "stablehlo.convert"(%11) : (tensor<f64>) -> tensor<f32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%32 = "stablehlo.add"(%29, %31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%33 = "stablehlo.divide"(%28, %32) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%34 = "stablehlo.subtract"(%0, %33) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%35 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%37 = "stablehlo.multiply"(%1, %36) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%38 = "stablehlo.add"(%3, %37) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%39 = "stablehlo.multiply"(%38, %38) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%40 = "stablehlo.add"(%5, %39) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%41 = "stablehlo.convert"(%7) : (tensor<f32>) -> tensor<f64>
%42 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%43 = "stablehlo.subtract"(%41, %42) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%44 = "stablehlo.multiply"(%43, %10) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%45 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%46 = "stablehlo.add"(%45, %44) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%47 = "stablehlo.divide"(%12, %46) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%48 = "stablehlo.convert"(%47) : (tensor<f64>) -> tensor<f32>
%49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%50 = "stablehlo.multiply"(%38, %49) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%51 = "stablehlo.sqrt"(%40) : (tensor<2xf32>) -> tensor<2xf32>
%52 = "stablehlo.convert"(%11) : (tensor<f64>) -> tensor<f32>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%54 = "stablehlo.add"(%51, %53) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%55 = "stablehlo.divide"(%50, %54) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%56 = "stablehlo.subtract"(%1, %55) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
return %34, %56, %18, %40 : tensor<3xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2xf32>
}
}

