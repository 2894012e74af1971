// (f32[3,2]) (f32[3,2]) (f32[3,2]) (f32[3,2]) () (f32[]) lr=f32[] beta1=0.9 beta2=0.99 weight_decay=0.1 eps=1e-8 amsgrad=false maximize=false
// run-time numbers: weight_decay:F64 beta1:F64 beta2:F64 eps:F64
module @example {
func.func public @main(%0: tensor<3x2xf32>, %1: tensor<3x2xf32>, %2: tensor<3x2xf32>, %3: tensor<3x2xf32>, %4: tensor<f32>, %5: tensor<f32>, %6: tensor<f64>, %7: tensor<f64>, %8: tensor<f64>, %9: tensor<f64>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>) {
%10 = "stablehlo.convert"(%5) : (tensor<f32>) -> tensor<f64>
%11 = "stablehlo.convert"(%6) : (tensor<f64>) -> tensor<f32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%13 = "stablehlo.multiply"(%0, %12) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%14 = "stablehlo.add"(%1, %13) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%15 = "stablehlo.subtract"(%14, %2) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%17 = "stablehlo.subtract"(%16, %7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%18 = "stablehlo.convert"(%17) : (tensor<f64>) -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%20 = "stablehlo.multiply"(%15, %19) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%21 = "stablehlo.add"(%2, %20) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%22 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%24 = "stablehlo.multiply"(%3, %23) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%25 = "stablehlo.multiply"(%14, %14) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%27 = "stablehlo.subtract"(%26, %8) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%28 = "stablehlo.convert"(%27) : (tensor<f64>) -> tensor<f32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%30 = "stablehlo.multiply"(%25, %29) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%31 = "stablehlo.add"(%24, %30) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%32 = "stablehlo.convert"(%4) : (tensor<f32>) -> tensor<f64>
%33 = "stablehlo.sqrt"(%31) : (tensor<3x2xf32>) -> tensor<3x2xf32>
%34 = "stablehlo.power"(%8, %32) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%36 = "stablehlo.subtract"(%35, %34) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%37 = "stablehlo.sqrt"(%36) : (tensor<f64>) -> tensor<f64>
%38 = "stablehlo.convert"(%37) : (tensor<f64>) -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%40 = "stablehlo.divide"(%33, %39) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%41 = "stablehlo.convert"(%9) : (tensor<f64>) -> tensor<f32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%43 = "stablehlo.add"(%40, %42) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%44 = "stablehlo.power"(%7, %32) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%45 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%46 = "stablehlo.subtract"(%45, %44) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%47 = "stablehlo.divide"(%10, %46) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%48 = "stablehlo.convert"(%47) : (tensor<f64>) -> tensor<f32>
%49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%50 = "stablehlo.multiply"(%21, %49) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%51 = "stablehlo.divide"(%50, %43) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%52 = "stablehlo.subtract"(%0, %51) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
return %52, %21, %31 : tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>
}
}

